"""Statistics of a person, of one game or all: figures, charts with a sentence each, who was there; made as one comes
to them. The results go out as a file, and may be forgotten."""

from __future__ import annotations

import logging
import re
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kivy.metrics import dp
from kivy.uix.scrollview import ScrollView
from kivy.uix.widget import Widget

from core.archive.exported import as_csv, as_json
from core.archive.statistics import Other, Played, Tally, by_game, by_level, by_other, by_players, matches, reckon
from core.game import Game
from core.log import NotKept
from mobile import games
from mobile.device import files
from mobile.hotseat import named
from mobile.look import speech, theme
from mobile.look.charts import Bar, Bars, Course, Point
from mobile.look.column import Column
from mobile.look.growing import grow
from mobile.look.kit import Picture, Plate, PressPlate, Text, WordButton, put
from mobile.look.measure import extent
from mobile.look.seat_sign import face
from mobile.look.theme import roomy, sp
from mobile.material.rows import PersonRow, Row, SignRow
from mobile.screens import statistics_words as words
from mobile.screens.base import Final, Screen
from mobile.screens.choosing import choose
from mobile.screens.parcels import folder_of, told
from mobile.words import count, say

if TYPE_CHECKING:
    from mobile.screens.navigator import Navigator

log = logging.getLogger(__name__)

EDGE, PAD = 5, 14  # dp round the rows of a list, and round what else lies on paper
LAST = 24  # matches in the course of points
FOUR = 520  # dp: on a wider page four figures stand beside each other
OTHERS = 12  # people and bots that are listed
AT_ONCE = 0.02  # seconds in which the page's beginning is made; the rest follows a piece a frame
KINDS: tuple[tuple[str, str, Callable[[Sequence[Played]], bytes]], ...] = (
    ("stats.csv", ".csv", as_csv),
    ("stats.json", ".json", as_json),
)


class StatisticsScreen(Screen):
    """Whose they are and of which game is chosen above; the rest follows from it."""

    def __init__(self, app: Navigator, back: Callable[[], None], person: str = "", game: str = "") -> None:
        """Of this person and game at first, if they are named."""
        super().__init__(app)
        self._way_back = back
        self.person = person.casefold()
        self.game = game  # none: all of them
        self.people: dict[str, list[Played]] = {}
        self.view: ScrollView | None = None

    def build(self) -> None:
        top = self.title(say("stats.title"))
        lengths = {} if self.app.archive is None else self.app.archive.lengths()
        self.people = matches(self.app.results(), lengths, _found, named)
        width = min(self.wide - dp(20), dp(640))
        column = Column(width)
        x, high = self.left + (self.wide - width) / 2, top - self.bottom - dp(4)
        if not self.people:
            self._empty(x, self.bottom, width, high)
            return
        if self.person not in self.people:
            own = self.app.person.casefold()
            self.person = own if own in self.people else max(self.people, key=lambda one: len(self.people[one]))
        if self.game not in {one.game for one in self.people[self.person]}:
            self.game = ""
        self.view = self.scroll(column, x, self.bottom, width, high)
        pieces = self._pieces(column)
        until = time.monotonic() + AT_ONCE
        more = True
        while more and time.monotonic() < until:
            more = next(pieces, False)
        if more:
            grow(self.view, lambda: next(pieces, False))
        speech.say(words.summary(self._name(self.person), reckon(self._shown())), True)

    def _shown(self) -> list[Played]:
        """The matches that are told of."""
        return [one for one in self.people[self.person] if self.game in ("", one.game)]

    def _name(self, person: str) -> str:
        return self.people[person][-1].name

    def _pieces(self, column: Column) -> Iterator[bool]:
        """One thing of the page after the other."""
        shown = self._shown()
        self._choices(column)
        yield True
        self._figures(column, shown)
        yield True
        for heading, chart, sentence in self._charts(column.width - 2 * dp(PAD), shown):
            self._chart(column, heading, chart, sentence)
            yield True
        others = by_other(shown)[:OTHERS]
        if others:
            yield from self._others(column, others)
        self._files(column)
        yield False

    # Above: whose, and of what

    def _choices(self, column: Column) -> None:
        people = sorted(self.people, key=lambda person: -len(self.people[person]))
        played = by_game(self.people[self.person])
        names = [self._name(person) for person in people]
        wanted = ["", *(game for game in games.names() if game in played)]
        called = [say(f"game.{game}") if game else say("stats.all_games") for game in wanted]
        rows = []
        if len(people) > 1:
            rows.append(self._choice("stats.who", names, people.index(self.person), lambda k: self.look_at(people[k])))
        rows.append(
            self._choice("stats.which", called, wanted.index(self.game), lambda k: self.look_at(game=wanted[k]))
        )
        self._list(column, rows)

    def _choice(self, key: str, called: list[str], now: int, chosen: Callable[[int], None]) -> Row:
        title = say(key)
        row = SignRow(title, called[now], "down", lambda: choose(self, row, called, now, chosen))
        row.spoken = f"{title}: {called[now]}"
        return row

    def look_at(self, person: str | None = None, game: str | None = None) -> None:
        """At somebody else's, or at another game's."""
        self.person = self.person if person is None else person
        self.game = self.game if game is None else game
        self.rebuild()

    def _list(self, column: Column, rows: Sequence[Row]) -> None:
        """Rows on a sheet of paper."""
        paper = Plate("house/panel_paper")
        inside = column.width - 2 * dp(EDGE)
        highs = [row.fit(inside) for row in rows]
        column.stack(paper, sum(highs) + 2 * dp(EDGE), dp(12))
        low = paper.top - dp(EDGE)
        for k, (row, high) in enumerate(zip(rows, highs, strict=True)):
            low -= high
            put(row, paper.x + dp(EDGE), low, inside, high)
            if k < len(rows) - 1:
                row.rule()
            paper.add_widget(row)

    def _heading(self, column: Column, text: str) -> None:
        column.words(Text(text, 18, colour=theme.GOLD, fraunces=True), dp(4), dp(10))

    # What is told

    def _figures(self, column: Column, shown: list[Played]) -> None:
        """Numbers and their words, two beside each other where there is room."""
        lines = words.figures(reckon(shown), shown, bool(self.game))
        across = 1 if theme.text_scale() > 1.3 else 2 if column.width < dp(FOUR) else 4
        paper = Plate("house/panel_paper")
        room = (column.width - 2 * dp(PAD) - dp(10) * (across - 1)) / across
        large, small = sp(24) * 1.3, 15.0
        cells = [
            (Text(number, 24, colour=theme.INK, fraunces=True, lines=1), Text(word, small, 600, theme.INK_SECOND))
            for number, word in lines
        ]
        highs = [word.flow(room) + large for _, word in cells]
        steps = [max(highs[k : k + across]) + dp(10) for k in range(0, len(cells), across)]
        note = Text(say("stats.allied"), 15, 600, theme.INK) if shown[-1].allied and self.game else None
        foot = 0.0 if note is None else note.flow(column.width - 2 * dp(PAD)) + dp(8)
        column.stack(paper, sum(steps) + foot + 2 * dp(PAD) - dp(8), dp(12))
        top = paper.top - dp(PAD) + dp(4)
        for k, (number, word) in enumerate(cells):
            x = paper.x + dp(PAD) + (k % across) * (room + dp(10))
            put(number, x, top - large, room, large)
            put(word, x, top - highs[k], room, highs[k] - large)
            if k % across == across - 1 or k == len(cells) - 1:
                top -= steps[k // across]
            paper.add_widget(number)
            paper.add_widget(word)
        if note is not None:
            put(note, paper.x + dp(PAD), paper.y + dp(PAD) - dp(4), column.width - 2 * dp(PAD), foot - dp(8))
            paper.add_widget(note)

    def _charts(self, width: float, shown: list[Played]) -> Iterator[tuple[str, Widget, str]]:
        """A heading, what is drawn, and the sentence that says it."""
        tallies = by_game(shown)
        played = {game: tallies[game] for game in games.names() if game in tallies}
        if not self.game and len(played) > 1:
            bars = _bars((say(f"game.{game}"), tally) for game, tally in played.items())
            yield "stats.games_chart", Bars(bars, width), words.games_told(played)
        points = [one for one in shown if one.score is not None][-LAST:]
        if self.game and points:
            course = Course([Point(float(one.score or 0), one.won) for one in points], width)
            if points[-1].allied:
                yield "stats.goals_chart", course, f"{words.goals_told(points)}\n{say('stats.grades')}"
            else:
                sentence = words.scores_told([one.score or 0 for one in points])
                yield "stats.scores_chart", course, f"{sentence}\n{say('stats.legend')}"
        levels = by_level(shown)
        if levels:
            bars = _bars((say(f"level.{level}"), tally) for level, tally in levels.items())
            yield "stats.levels_chart", Bars(bars, width), words.levels_told(levels)
        players = by_players(shown)
        if len(players) > 1:
            bars = _bars((say("stats.at_table", k=many), tally) for many, tally in players.items())
            yield "stats.players_chart", Bars(bars, width), words.players_told(players)

    def _chart(self, column: Column, heading: str, chart: Widget, sentence: str) -> None:
        """On paper, with its sentence below it; where there is a voice, a touch says that."""
        self._heading(column, say(heading))
        paper: Plate = Plate("house/panel_paper")
        if speech.on():
            paper = PressPlate("house/panel_paper", partial(speech.say, sentence, True))
            paper.spoken = f"{say(heading)}. {sentence}"
        below = Text(sentence, 15, 600, theme.INK, valign="top")
        foot = below.flow(column.width - 2 * dp(PAD))
        column.stack(paper, chart.height + foot + 2 * dp(PAD) + dp(8), dp(12))
        chart.pos = (paper.x + dp(PAD), paper.top - dp(PAD) - chart.height)
        put(below, paper.x + dp(PAD), paper.y + dp(PAD) - dp(4), column.width - 2 * dp(PAD), foot)
        paper.add_widget(chart)
        paper.add_widget(below)

    def _others(self, column: Column, others: list[tuple[Other, Tally]]) -> Iterator[bool]:
        self._heading(column, say("stats.others"))
        rows = []
        for other, tally in others:
            picture = "house/icon_person" if other.level is None else face(other.face)
            line = words.with_other(self._name(self.person), tally)
            rows.append(PersonRow(words.other_told(other), line, picture))
            yield True
        self._list(column, rows)

    # Files, and an end

    def _files(self, column: Column) -> None:
        self._heading(column, say("stats.files"))
        export = SignRow(say("stats.export"), say("stats.export_line"), "share", lambda: self._ask_kind(export))
        which = say("stats.reset_game" if self.game else "stats.reset_all")
        reset = SignRow(say("stats.reset"), which, "bin", self._ask_reset)
        self._list(column, [export, reset])

    def _ask_kind(self, row: Row) -> None:
        choose(self, row, [say(word) for word, _, _ in KINDS], -1, lambda k: self._export(*KINDS[k][1:]))

    def _export(self, suffix: str, made: Callable[[Sequence[Played]], bytes]) -> None:
        """The matches that are shown, to another app or into the folder."""
        folder, title = folder_of(self.app), say("stats.export")
        name = re.sub(r"[^\w-]+", "_", f"pichenette-{self._name(self.person)}-{self.game or 'all'}")[:60] + suffix
        try:
            if folder is None:
                raise OSError("there is no folder")
            path = files.hand_out(folder, name, made(self._shown()), title)
        except OSError as error:
            log.warning("the file could not be written: %s", error)
            self.dialog(title, say("table.not_kept"), [(say("ok"), None)])
            return
        if path is not None:
            text = say("parcel.given", name=told(Path(path.name)), folder=told(path.parent))
            self.dialog(title, text, [(say("ok"), None)])

    def _ask_reset(self) -> None:
        gone = sum(self.game in ("", result.setup.game) for result in self.app.results())
        which = say("stats.reset_game" if self.game else "stats.reset_all")
        title = count("stats.forget_title", gone)
        text = f"{say('stats.reset')} {which}. {say('stats.reset_text')}"
        self.dialog(title, text, [(say("cancel"), None), Final(say("stats.reset_yes"), self._reset)])

    def _reset(self) -> None:
        if self.app.archive is None:
            return
        try:
            self.app.archive.forget_results(self.game)
        except NotKept as no:
            self.dialog(say("trouble.title"), say(no.refusal.reason), [(say("ok"), None)])
            return
        self.rebuild()

    # Nothing yet

    def _empty(self, x: float, y: float, width: float, high: float) -> None:
        column = self.scroller(x, y, width, high)
        picture = Picture("house/laurel", fill=True)
        column.stack(picture, min(dp(150), high * 0.3), dp(14))
        column.words(Text(say("stats.empty"), 22, colour=theme.ON_WOOD, align="center", fraunces=True), dp(10), dp(8))
        text = say("stats.empty_text") if self.app.archive is not None else say("store.none")
        column.words(Text(text, 16, 600, theme.ON_WOOD, "center"), dp(16), dp(8))
        wide = min(width, extent(say("stats.empty_go"), "Nunito800", sp(17))[0] + dp(60))
        button = WordButton(say("stats.empty_go"), self.app.go_home, "button_gold", size=17)
        column.stack(button, roomy(54, 1.5), dp(8), (width - wide) / 2)

    def go_back(self) -> bool:
        self._way_back()
        return True


def _bars(tallies: Iterable[tuple[str, Tally]]) -> list[Bar]:
    return [Bar(name, tally.won, tally.played, words.of_all(tally)) for name, tally in tallies]


def _found(name: str) -> Game[Any, Any, Any, Any, Any] | None:
    return games.find(name) if name in games.names() else None
