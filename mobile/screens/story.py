"""How a match went, on its result: a chart of it, the turn in which it turned, its best move, and the way to each.

It is reckoned while the result is looked at, a little in each frame, and kept.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property, partial
from typing import TYPE_CHECKING

from kivy.clock import ClockEvent
from kivy.metrics import dp

from core import characters
from core.chart.chart import Chart
from core.chart.reckoning import Reckoning, entries_of, what_decided
from core.log import Entry, Seated
from core.past import PastTable
from core.replay import RULE_ERRORS
from mobile.look import speech, theme
from mobile.look.kit import Picture, Plate, PressPlate, Text, WordButton, alike, put
from mobile.look.measure import shortened
from mobile.look.seat_sign import SeatSign
from mobile.look.theme import roomy
from mobile.lull import touched
from mobile.net import every
from mobile.screens import story_words
from mobile.screens.course_chart import CourseChart
from mobile.words import say

if TYPE_CHECKING:
    from mobile.look.column import Column
    from mobile.screens.match_base import MatchBase
    from mobile.screens.navigator import Navigator

log = logging.getLogger(__name__)

SLICE, SLICE_TOUCHED = 0.004, 0.001  # seconds of a frame in which it is reckoned, and while a finger is down
HIGH = 142  # dp of the chart
LINES = 3  # at most, of what happened
LARGE = 1.3  # text, where all that is said of a turn may take two rows
FEW = 2  # lines whose standings have room in one row, where they are told without their goals
READ = 25, 61, 22  # dp of what is said of a turn: when, what happened, how all stood


class Story:
    """One match's, for the result that is shown."""

    def __init__(self, app: Navigator, match: MatchBase, look_back: Callable[[int], None]) -> None:
        """`look_back` leads to the board as it was after an entry."""
        self.app, self.match, self._look_back = app, match, look_back
        self.table = match.hotseat.table
        self.chart: Chart | None = None
        self._reckoning: Reckoning | None = None
        self._ticking: ClockEvent | None = None
        self._then: Callable[[Chart], None] = lambda _: None
        self._otherwise: Callable[[], None] = lambda: None
        self._entries = entries_of(self.table)
        self._broken = False  # rules do not do what they did
        self._said = False

    def learn(self, entries: Sequence[Entry]) -> bool:
        """The whole match has come from its host; was some of it not known here?"""
        if self._entries is not None or self._broken:
            return False
        self._entries = entries
        self.__dict__.pop("decided", None)
        return True

    @cached_property
    def decided(self) -> str:
        """What decided it, in a sentence."""
        outcome = self.table.outcome
        if self._entries is None or outcome is None:
            return ""
        try:
            found = what_decided(self.table.game, self._entries, outcome)
        except RULE_ERRORS as broken:
            self._never(broken)
            return ""
        return story_words.decided_line(self.match, found)

    # Reckoning

    def begin(self, then: Callable[[Chart], None], otherwise: Callable[[], None]) -> bool:
        """Call when it is there: at once, or a few frames later. False: it will never be, not all of it is known;
        where that is found out later, call `otherwise`."""
        self._then, self._otherwise = then, otherwise
        if self.chart is None and self._entries is not None:
            self.chart = self.app.charts.of(self._number, self.table.setup, self.table.n)
        if self.chart is not None:
            then(self.chart)
        elif self._entries is not None and self._ticking is None:
            self._ticking = every(0, self._tick)
        return self._entries is not None

    def stop(self) -> None:
        if self._ticking is not None:
            self._ticking.cancel()
            self._ticking = None

    def _tick(self, _: float) -> bool:
        outcome = self.table.outcome
        if outcome is None or self._entries is None:
            self.stop()
            return False
        if self._reckoning is None:
            self._reckoning = Reckoning(self.table.game, self._entries, outcome)
        try:
            if not self._reckoning.work(SLICE_TOUCHED if touched() else SLICE):
                return True
        except RULE_ERRORS as broken:
            self._never(broken)
            return False
        self.stop()
        self.chart, self._reckoning = self._reckoning.chart, None
        if self.chart is not None:
            self.app.charts.put(self._number, self.table.setup, self.table.n, self.chart)
            self._then(self.chart)
        return False

    def _never(self, broken: Exception) -> None:
        """What another device told of the match makes no sense to who reckons it: there is no chart."""
        log.warning("how the match went cannot be told: %r", broken)
        self._entries = self._reckoning = None
        self._broken = True
        self.stop()
        self._otherwise()

    @property
    def _number(self) -> int | None:
        return self.table.number if isinstance(self.table, PastTable) else self.match.hotseat.number

    def say(self, text: str) -> None:
        """Aloud, once."""
        if not self._said:
            self._said = True
            speech.say(text)

    # The way back

    def look_back(self, turn: int) -> None:
        """To the board as it was after a turn, by the entry that mattered."""
        if self.chart is not None:
            self._look_back(self.chart.turns[turn].key)


class StoryCard:
    """The story on paper, put into a column piece by piece, so that no frame takes long."""

    def __init__(self, story: Story, chart: Chart, column: Column, then: Callable[[], None]) -> None:
        """`then` stacks what comes below it."""
        self._then = then
        self.story, self.chart = story, chart
        self.done = False  # is all of it there?
        self._column = column
        self.course: CourseChart | None = None
        self._words: list[Text] = []
        self._sign = SeatSign(-1)
        self._read: PressPlate | None = None
        self._at = self._first
        self._steps = self._build()
        self._stacking = every(0, lambda _: next(self._steps, None) is not None)

    @property
    def _first(self) -> int:
        """The turn that is told at first."""
        chart = self.chart
        return next((turn for turn in (chart.turning, chart.best) if turn >= 0), len(chart.turns) - 1)

    def stop(self) -> None:
        self._stacking.cancel()

    def _build(self) -> Iterator[bool]:
        """The chart; what is said of a turn; the ways to what mattered."""
        while touched():
            yield True
        chart, match, column = self.chart, self.story.match, self._column
        sheet = Plate("house/panel_paper")
        ways = [turn for turn in (chart.turning, chart.best) if turn >= 0]
        both = len(set(ways)) == 2
        head, high, row = roomy(30), roomy(HIGH, 1.4), roomy(48)
        lines, large = [roomy(size) for size in READ], theme.text_scale() > LARGE
        lines[0] *= 2 if large else 1
        lines[2] *= 2 if large or len(chart.lines) > FEW or any(line.goal for line in chart.lines) else 1
        read = sum(lines) + dp(8)
        column.stack(sheet, head + high + read + (row + dp(8) if both else 0.0) + dp(26), dp(6))
        top = sheet.top - dp(8) - head
        self._then()
        yield True
        title = Text(say("chart.title"), 18, colour=theme.INK, fraunces=True, lines=1)
        put(title, sheet.x + dp(16), top, sheet.width - dp(32), head)
        sheet.add_widget(title)
        course = CourseChart(chart, self._who(), self.show, self.story.look_back)
        course.spoken = story_words.spoken_line(match, chart)
        course.show(self._at)
        put(course, sheet.x + dp(12), top - high, sheet.width - dp(20), high)
        sheet.add_widget(course)
        self.course = course
        yield True
        top -= high + dp(6)
        sheet.add_widget(self._reading(sheet.x + dp(8), top - read, sheet.width - dp(16), read, lines))
        self.show(self._at)
        yield True
        if both:
            self._buttons(sheet, top - read - dp(6) - row, row)
        self.story.say(f"{self.story.decided} {course.spoken}".strip())
        self.done = True

    def _who(self) -> list[Seated | None]:
        return [None if len(line.seats) > 2 or line.goal == "common" else self.story.match.who(line.seats[0])
                for line in self.chart.lines]  # fmt: skip

    def _reading(self, x: float, y: float, width: float, high: float, lines: list[float]) -> Plate:
        """What is said of the turn where one is; a touch leads there."""
        card = PressPlate("house/chip_paper", self._open)
        put(card, x, y, width, high)
        room, top, aside = width - dp(52), card.top - dp(3), dp(40)
        sizes = ((16, 800, theme.INK), (15, 600, theme.INK), (14, 600, theme.INK_SECOND))
        for line, (size, weight, colour) in zip(lines, sizes, strict=True):
            top -= line
            words = Text("", size, weight, colour, lines=0 if line > roomy(READ[0]) else 1)
            put(words, x + dp(42), top, room - (aside if self._words else 0.0), line)
            card.add_widget(words)
            self._words.append(words)
        put(self._sign, x + dp(9), card.top - dp(6) - dp(26), dp(26), dp(26))
        card.add_widget(self._sign)
        again = Picture("house/icon_replay", fill=True)
        put(again, card.right - dp(42), card.center_y - dp(14), dp(28), dp(28))
        card.add_widget(again)
        self._read = card
        return card

    def _buttons(self, sheet: Plate, y: float, high: float) -> None:
        """To what turned it, and to its best move, each with the picture that marks it above the chart."""
        part = (sheet.width - dp(16) - dp(8)) / 2
        labels = []
        for k, (turn, icon, key) in enumerate(
            ((self.chart.turning, "flag", "chart.to_turning"), (self.chart.best, "star", "chart.to_best"))
        ):
            way = WordButton(say(key), partial(self._go, turn), "button_paper", icon, 15, beside=True)
            put(way, sheet.x + dp(8) + k * (part + dp(8)), y, part, high)
            sheet.add_widget(way)
            labels += [way.label] if way.label is not None else []
        alike(labels)

    # Where one is

    def show(self, turn: int) -> None:
        """Tell of this turn."""
        self._at = turn
        if not self._words:
            return
        chart, match = self.chart, self.story.match
        doer = chart.turns[turn].seat
        said = (
            story_words.head_line(match, chart, turn),
            story_words.told_line(match, chart.turns[turn]),
            story_words.stands_line(match, chart, turn),
        )
        for k, (words, text) in enumerate(zip(self._words, said, strict=True)):
            fits = shortened(text, words.font_name, dp(theme.SMALLEST), words.width, LINES) if k == 1 else text
            if words.text != fits:
                words.text = fits
        who = match.who(doer) if doer >= 0 else None
        self._sign.show(-1 if who is None else who.mark, None if who is None else characters.face(who))
        if self._read is not None:
            self._read.spoken = f"{said[0]} {said[1]}"

    def _go(self, turn: int) -> None:
        """A finger asks for a moment; where one is already, it leads there."""
        if turn == self._at:
            self.story.look_back(turn)
            return
        if self.course is not None:
            self.course.show(turn)
        self.show(turn)
        if self._read is not None:
            speech.say(self._read.spoken, True)

    def _open(self) -> None:
        self.story.look_back(self._at)
