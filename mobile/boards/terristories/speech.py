"""What was said and agreed to in this negotiation: read from its entries, and shown with the face of who said it."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from kivy.clock import Clock, ClockEvent
from kivy.metrics import dp
from kivy.uix.widget import Widget

from core.game import Seat
from core.games.terristories.content import CARDS
from core.games.terristories.events import Agreed, Event, Remark, Said, Stage
from core.games.terristories.measures import bill
from core.games.terristories.position import View
from core.match import SeenEntry
from mobile.boards.base import Thing
from mobile.boards.terristories import reckoning, wording
from mobile.boards.terristories.card import box_of
from mobile.boards.terristories.sight import Sight
from mobile.boards.terristories.things import thing
from mobile.boards.terristories.told import remark_words
from mobile.look import theme
from mobile.look.kit import Picture, PressPlate, Text, put
from mobile.look.measure import gist, measured
from mobile.look.row import Part, Row
from mobile.look.theme import sp
from mobile.words import cards, say

SIZE = 15  # sp
NUMBERED = 300  # dp: where there is less, the number of the proposal is told by holding
STAYS = 6.0  # seconds
FAR = 80  # entries at most that are looked back


class Heard(NamedTuple):
    """A remark: whose, and which."""

    seat: Seat
    remark: Remark
    numbers: tuple[int, ...]


class Minutes:
    """What the entries of this step told so far."""

    def __init__(self, board: Sight) -> None:
        self.board = board
        self.heard: tuple[Heard, ...] = ()
        self.agreed: dict[Seat, int] = {}  # to which deal each seat agreed last
        self._read: object = None

    def read(self) -> None:
        """Read what is new; after something was undone, all of it."""
        path = self.board.table.path
        if not path or self._read == (path[-1].n, self.board.seat):
            return
        self._read = (path[-1].n, self.board.seat)
        heard: list[Heard] = []
        agreed: dict[Seat, int] = {}
        for step in reversed(path[-FAR:]):
            seen = self.board.table.seen(step.n, self.board.seat)
            if not isinstance(seen, SeenEntry):
                break
            for event in reversed(seen.events):
                _note(event, heard, agreed)
            if any(isinstance(event, Stage) for event in seen.events):
                break
        self.heard, self.agreed = tuple(reversed(heard)), agreed


class Ear:
    """What is shown: the newest remark, for some seconds; or what happened last, where nothing else tells it."""

    def __init__(self, minutes: Minutes, changed: Callable[[], None]) -> None:
        self.minutes, self._changed = minutes, changed
        self.now: Heard | str | None = None
        self._newest: Heard | None = None
        self._last: Heard | str | None = None  # what was said last
        self._told = ""  # what happened
        self._closing: ClockEvent | None = None

    def listen(self) -> None:
        """Show what is new."""
        newest = self.minutes.heard[-1] if self.minutes.heard else None
        if newest is not self._newest and newest != self._newest:
            self._newest = newest
            self._say(newest)

    def tell(self, text: str) -> None:
        """What happened last."""
        if text != self._told:
            self._told = text
            self._say(text)
            self._changed()

    def touch(self) -> None:
        """What is shown goes; else what was said last is said again."""
        self._say(None if self.now is not None else self._last)

    def _say(self, heard: Heard | str | None) -> None:
        self.now, self._last = heard, heard or self._last
        if self._closing is not None:
            self._closing.cancel()
        self._closing = Clock.schedule_once(self._end, STAYS) if heard is not None else None

    def _end(self, _: float) -> None:
        self.now = self._closing = None
        self._changed()


def _note(event: Event, heard: list[Heard], agreed: dict[Seat, int]) -> None:
    match event:
        case Said(seat, remark, numbers):
            heard.append(Heard(seat, remark, numbers))
        case Agreed(seat, deal):
            agreed.setdefault(seat, deal)


def why(view: View, heard: Heard, name_of: Callable[[Seat], str]) -> str:
    """The longer reason for a remark."""
    match heard.remark:
        case Remark.LACK:
            index = heard.numbers[0]
            given = {"now": wording.level(view.indices[index]), "goal": wording.level(view.targets[index])}
            said = say("terristories.why.lack", index=wording.sentence(wording.index(index)), **given)
            own = view.offers[heard.seat] if heard.seat < len(view.offers) else -1
            return f"{said} {_project(view, own)}".strip()
        case Remark.ASK | Remark.MINE:
            return _project(view, view.offers[heard.numbers[1]])
        case Remark.RATHER | Remark.DEAR:
            return _project(view, view.offers[heard.numbers[0]])
        case Remark.WAGES:
            owed = bill(view, heard.seat)
            return say("terristories.why.wages", name=name_of(heard.seat), n=owed, have=view.resources[heard.seat])
    return ""


def _project(view: View, card: int) -> str:
    """What a project would bring."""
    if card < 0:
        return ""
    moves = wording.shifts(dict(enumerate(CARDS[card].impacts)))
    text = cards.project_text(card)
    return say("terristories.why.project", what=cards.project_title(card), moves=moves, does=text)


class Voice(PressPlate):
    """The newest remark, with a face; else what the table would come to."""

    def __init__(self, pressed: Callable[[], None]) -> None:
        super().__init__("house/chip_paper", pressed)
        self._face = Picture("house/icon_flag", fill=True)
        self._words = Text("", SIZE, 700, theme.INK, line_height=0.86)
        self._rows = Row(SIZE, icons=1.25, gap=8), Row(SIZE, icons=1.25, gap=8)
        self._number = Text("", 14, 700, theme.INK_SECOND, "right", lines=1)
        self._here = self._whose = ""
        self._beside = 0  # the row beside which the number of the deal stands: the one with more room
        self._said: object = None
        self._lines: tuple[tuple[Part, ...], ...] = ()
        self.add_widget(self._face)
        self.bind(pos=self._arrange, size=self._arrange)

    @staticmethod
    def least() -> float:
        """How high it must be, in pixels."""
        return max(dp(40), 2 * sp(SIZE) * 1.25 + dp(2))

    def tell(self, view: View) -> None:
        """What it comes to."""
        lines = reckoning.sum_parts(view)
        self._number.text = say("terristories.deal.number", n=view.deal)
        if self._said == lines:
            return
        self._said = lines
        self.spoken, self._here, self._whose, self._face.name = reckoning.sum_line(view), "", "", "house/icon_flag"
        needs = [row.natural(parts) for row, parts in zip(self._rows, lines, strict=True)]
        self._beside = needs.index(min(needs))
        self._lines = lines
        self._stand(*self._rows, self._number)
        self._arrange()

    def quote(self, view: View, heard: Heard, name_of: Callable[[Seat], str]) -> None:
        """What somebody said."""
        if self._said is heard:
            return
        self._said = heard
        self._whose = name_of(heard.seat)
        words = remark_words(heard.remark, heard.numbers, name_of)
        self.spoken = self._words.text = say("terristories.says", name=self._whose, words=words)
        self._here = why(view, heard, name_of)
        self._face.name = f"terristories/face_{view.roles[heard.seat]}"
        self._stand(self._words)

    def report(self, text: str) -> None:
        """What happened."""
        if self._said == text:
            return
        self._said, self._whose, self._here, self.spoken, self._face.name = text, "", "", text, "house/icon_log"
        room = self.width - self.height - dp(18)
        self._words.text = gist(text, self._words.font_name, dp(theme.SMALLEST), room, 2)
        self._stand(self._words)

    def _stand(self, *parts: Widget) -> None:
        """These are seen, and nothing else."""
        for part in (self._words, *self._rows, self._number):
            if (part in parts) is not (part.parent is self):
                (self.add_widget if part in parts else self.remove_widget)(part)

    def thing(self, x: float, y: float) -> Thing:
        """Why it was said, to be asked about."""
        if not self._whose:
            return thing("deal", "cube", box_of(self), self.spoken)
        return thing("remark", self._face.name, box_of(self), self._here, name=self._whose)

    def _arrange(self, *_: object) -> None:
        side = min(self.height - dp(6), dp(42))
        put(self._face, self.x + dp(6), self.y + (self.height - side) / 2, side, side)
        x = self.x + side + dp(12)
        wide, half = self.right - x - dp(6), (self.height - dp(4)) / 2
        put(self._words, x, self.y + dp(2), wide, 2 * half)
        number = measured("n° 999", 14) if self.width > dp(NUMBERED) else 0.0
        self._number.opacity = 1.0 if number else 0.0
        for k, row in enumerate(self._rows):
            room = wide - (number if k == self._beside else 0)
            put(row, x, self.y + dp(2) + (1 - k) * half, room, half)
            if self._lines:
                parts = self._lines[k]
                brief = len(parts) > 1 and row.natural(parts) > room
                row.show(parts[1:] if brief else parts, theme.INK)  # the signs tell it without the words
        low = self.y + dp(2) + (1 - self._beside) * half
        put(self._number, self.right - number - dp(8), low, number, half)
