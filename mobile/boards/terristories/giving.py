"""Who has to give a card, or to throw some away: one row for each person here, whose hand opens while it is held."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from kivy.input.motionevent import MotionEvent
from kivy.metrics import dp

from core.game import Seat
from mobile.boards.base import Thing
from mobile.boards.terristories.card import box_of
from mobile.boards.terristories.question_sheet import HoldPlate
from mobile.boards.terristories.things import thing
from mobile.look import theme
from mobile.look.kit import Picture, Plate, Text, WordButton, put
from mobile.look.theme import roomy, sp
from mobile.words import whose


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
        self._line = Text(turn.line, 15, 600, theme.INK_SECOND, valign="top")
        self.hold = HoldPlate(turn.hold, partial(held, seat)) if turn.hold else None
        self.done = WordButton(turn.done, partial(done, seat), "button_paper", size=15) if turn.done else None
        for part in (self._view, self._sign, self._name, self._line, self.hold, self.done):
            if part is not None:
                part.size_hint = (None, None)
                self.add_widget(part)
        self.bind(pos=self._arrange, size=self._arrange)

    @staticmethod
    def least(turn: Turn) -> float:
        """How high it must be, in pixels."""
        words = sp(17) * 1.35 + sp(15) * 1.35 * (1 if theme.text_scale() < 1.3 else 2) + dp(14)
        return words + (roomy(48, 1.6) + dp(8) if turn.hold or turn.done else 0.0)

    def thing(self, x: float, y: float) -> Thing:
        """What the row is about, to be asked."""
        return thing("hand", self._view.name, box_of(self), self._line.text, whose=whose(self.shown.name))

    def _arrange(self, *_: object) -> None:
        edge = dp(8)
        buttons = roomy(48, 1.6) if self.hold is not None or self.done is not None else 0.0
        top, low = self.top - edge, self.y + edge + (buttons + dp(6) if buttons else 0.0)
        side = min(top - low, dp(58))
        put(self._view, self.x + edge, top - side, side, side)
        x, line = self.x + 2 * edge + side, sp(17) * 1.35
        put(self._sign, x, top - line + (line - dp(20)) / 2, dp(20), dp(20))
        put(self._name, x + dp(26), top - line, self.right - x - dp(26) - edge, line)
        put(self._line, x, low, self.right - x - edge, top - line - low)
        room, gap = self.width - 2 * edge, dp(8)
        share = room if self.done is None else (room - gap) * 0.62
        if self.hold is not None:
            put(self.hold, self.x + edge, self.y + edge, share, buttons)
        if self.done is not None:
            start = self.x + edge + (share + gap if self.hold is not None else 0.0)
            put(self.done, start, self.y + edge, self.right - edge - start, buttons)
