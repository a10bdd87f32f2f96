"""Who has to give a card, or to throw some away: one row for each person here, whose hand opens while it is held."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from kivy.input.motionevent import MotionEvent
from kivy.metrics import dp

from core.game import Seat
from mobile.boards.base import Thing
from mobile.boards.terristories.card import LARGE_TEXT, box_of
from mobile.boards.terristories.question_sheet import HoldPlate
from mobile.boards.terristories.things import thing
from mobile.look import theme
from mobile.look.kit import Picture, Plate, Text, WordButton, put
from mobile.look.theme import roomy, sp
from mobile.words import whose

HOLD, DONE = 128.0, 70.0  # dp of its buttons


class Turn(NamedTuple):
    """What one row says: whose, how things are, and what may be done."""

    name: str
    mark: int
    picture: str
    line: str
    hold: str = ""  # the hand opens; nothing: it may not
    done: str = ""


class GivingRow(Plate):
    """One person's."""

    def __init__(
        self, seat: Seat, turn: Turn, held: Callable[[Seat, MotionEvent | None], None], done: Callable[[Seat], None]
    ) -> None:
        super().__init__("terristories/card")
        self.seat, self.shown = seat, turn
        self._view = Picture(turn.picture, fill=True)
        self._sign = Picture(f"house/seat_{theme.SEATS[turn.mark]}", fill=True)
        self._name = Text(turn.name, 17, 800, theme.INK, lines=1)
        self._line = Text(turn.line, 15, 600, theme.INK_SECOND, lines=1)
        self._held, self._done = partial(held, seat), partial(done, seat)
        self.hold: HoldPlate | None = None
        self.done: WordButton | None = None
        for part in (self._view, self._sign, self._name, self._line):
            part.size_hint = (None, None)
            self.add_widget(part)
        self._put_buttons(turn)
        self.bind(pos=self._arrange, size=self._arrange)

    def show(self, turn: Turn) -> None:
        """As it is after an entry; a button that stays is the same one, with the finger on it."""
        if turn != self.shown:
            self.shown = turn
            self._line.text = turn.line
            self._put_buttons(turn)
            self._arrange()

    def _put_buttons(self, turn: Turn) -> None:
        if turn.hold != (self.hold.spoken if self.hold is not None else ""):
            if self.hold is not None:
                self.remove_widget(self.hold)
            self.hold = HoldPlate(turn.hold, self._held) if turn.hold else None
            if self.hold is not None:
                self.hold.size_hint = (None, None)
                self.add_widget(self.hold)
        if turn.done != (self.done.spoken if self.done is not None else ""):
            if self.done is not None:
                self.remove_widget(self.done)
            self.done = WordButton(turn.done, self._done, "button_paper", size=15) if turn.done else None
            if self.done is not None:
                self.done.size_hint = (None, None)
                self.add_widget(self.done)

    @staticmethod
    def least(turn: Turn) -> float:
        """How high it must be, in pixels."""
        words = sp(17) * 1.35 + sp(15) * 1.35 + dp(10)
        if not _large() or not (turn.hold or turn.done):
            return max(words, dp(60))
        return words + roomy(48, 1.6) + dp(8)

    def thing(self, x: float, y: float) -> Thing:
        """What the row is about, to be asked."""
        return thing("hand", self._view.name, box_of(self), self._line.text, whose=whose(self.shown.name))

    def _arrange(self, *_: object) -> None:
        edge, gap, line = dp(8), dp(6), sp(17) * 1.35
        buttons = [part for part in (self.hold, self.done) if part is not None]
        high = min(self.height - 2 * edge, roomy(48, 1.6))
        low, right = self.y + (self.height - high) / 2, self.right - edge
        if _large():
            low = self.y + edge
            shares = [(self.width - 2 * edge - gap * (len(buttons) - 1)) / max(1, len(buttons))] * len(buttons)
            top = low + high + gap if buttons else self.y + edge
        else:
            shares = [dp(HOLD) if part is self.hold else dp(DONE) for part in buttons]
            top = self.y + edge
        for part, share in zip(reversed(buttons), reversed(shares), strict=True):
            put(part, right - share, low, share, high)
            right -= share + gap
        end = self.right - edge if _large() else right
        side = min(self.top - edge - top, dp(50))
        middle = (self.top + top - edge) / 2 + edge / 2
        put(self._view, self.x + edge, middle - side / 2, side, side)
        x = self.x + edge + side + dp(6)
        put(self._sign, x, middle + (line - dp(20)) / 2, dp(20), dp(20))
        put(self._name, x + dp(24), middle, end - x - dp(24), line)
        put(self._line, x, middle - line, end - x, line)


def _large() -> bool:
    """Is text so large that buttons stand below the words?"""
    return theme.text_scale() > LARGE_TEXT
