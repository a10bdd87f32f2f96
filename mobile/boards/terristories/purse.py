"""What each seat still has, below what is paid for: its free cubes, and whether it agrees."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from kivy.metrics import dp

from core.game import Seat
from mobile.boards.base import Box, Thing
from mobile.boards.terristories.card import LARGE_TEXT, box_of
from mobile.boards.terristories.cubes import cube
from mobile.look import theme
from mobile.look.kit import Picture, Plate, PressPlate, Text, put
from mobile.look.row import Part, Row
from mobile.look.theme import sp

NAME, SMALL = 15, 14  # sp


class Purse(NamedTuple):
    """What one shows."""

    name: str
    mark: int
    free: int
    state: Part
    chosen: bool = False  # do the buttons of the rows move its cubes?
    agreed: bool = False
    lit: bool = False  # is a cube held over it?


class PursePlate(PressPlate):
    """One seat's."""

    def __init__(self, seat: Seat, pressed: Callable[[Seat], None], asked: Callable[[Seat, Box], Thing]) -> None:
        super().__init__("house/chip_dark", partial(pressed, seat), size=(0, 0))
        self.seat = seat
        self.shown: Purse | None = None
        self._asked = asked
        self._sign = Picture("house/seat_red", fill=True)
        self._name = Text("", NAME, 800, theme.ON_WOOD, lines=1)
        self._cube = Picture(cube(0), fill=True)
        self._free = Text("", 18, 800, theme.ON_WOOD, lines=1)
        self._state = Row(SMALL, centred=True, icons=1.15, gap=3)
        self._frame = Plate("house/frame_gold")
        for part in (self._sign, self._name, self._cube, self._free, self._state):
            part.size_hint = (None, None)
            self.add_widget(part)
        self.bind(pos=self._arrange, size=self._arrange)

    @staticmethod
    def least(low: bool) -> float:
        """How high one must be, in pixels, where there is little room, and else."""
        if theme.text_scale() > LARGE_TEXT:
            return max(dp(48), sp(18) * 1.2)
        return max(dp(56 if low else 64), sp(NAME) * 1.2 + sp(18) * 1.15 + sp(SMALL) * 1.2)

    def show(self, purse: Purse) -> None:
        """As it is after an entry."""
        if purse == self.shown:
            return
        self.shown = purse
        self.spoken = purse.name
        self.dress("house/chip_paper" if purse.chosen else "house/chip_dark")
        ink = theme.INK if purse.chosen else theme.ON_WOOD
        self._sign.name, self._cube.name = f"house/seat_{theme.SEATS[purse.mark]}", cube(purse.mark)
        self._name.text, self._free.text = purse.name, str(purse.free)
        self._name.color = self._free.color = ink
        self._cube.fade(1.0 if purse.free else 0.35)
        state = purse.state._replace(text="") if theme.text_scale() > LARGE_TEXT else purse.state
        self._state.show((state,) if state.icon or state.text else (), ink)
        if purse.lit is not (self._frame.parent is self):
            (self.add_widget if purse.lit else self.remove_widget)(self._frame)

    def thing(self, x: float, y: float) -> Thing:
        """Whose it is, to be asked about."""
        return self._asked(self.seat, box_of(self))

    def holds(self, x: float, y: float) -> bool:
        """Are its cubes at that place of the window?"""
        across, up = self.to_widget(x, y)
        return bool(
            self.shown
            and self.shown.free
            and self.collide_point(across, up)
            and (up < self._name.y or across > self._name.right)
        )

    def cube_place(self) -> tuple[float, float]:
        """Where its cubes are in the window."""
        x, y = self.to_window(self._cube.x + self._cube.width / 2, self._cube.y + self._cube.height / 2)
        return float(x), float(y)

    def _arrange(self, *_: object) -> None:
        if self.width <= 1:
            return
        brief = theme.text_scale() > LARGE_TEXT
        self._name.opacity = 0.0 if brief else 1.0
        if brief:
            self._in_line()
        else:
            self._in_rows()
        put(self._frame, *self.pos, *self.size)

    def _in_line(self) -> None:
        """With large text there is no room for words: whose, how many, and a sign."""
        side, high = dp(18), self.height
        x = self.x + dp(5)
        put(self._sign, x, self.y + (high - side) / 2, side, side)
        put(self._cube, x + side, self.y + (high - dp(26)) / 2, dp(26), dp(26))
        x += side + dp(27)
        self._free.limit(dp(22))
        put(self._free, x, self.y, max(dp(13), self.right - x - dp(19)), high)
        put(self._name, self.x, self.y, 1, 1)
        put(self._state, self.right - dp(20), self.y + dp(2), dp(18), dp(20))

    def _in_rows(self) -> None:
        edge, side, line, state = dp(6), sp(NAME) * 1.1, sp(NAME) * 1.2, sp(SMALL) * 1.2
        low = self.top - dp(2) - line
        flat = self.height < self.least(True) - dp(2)
        put(self._sign, self.x + edge, low + (line - side) / 2, side, side)
        right = self.right - edge - (dp(50) if flat else 0.0)
        put(self._name, self.x + edge + side + dp(4), low, right - self.x - edge - side - dp(2), line)
        put(self._state, self.x + dp(3), self.y + dp(2), right - self.x, state)
        bottom, high = self.y + dp(2) + state, low - self.y - dp(2) - state
        middle = self.x + self.width / 2
        if flat:  # the cubes stand beside the words
            bottom, high, middle = self.y, self.height, right + dp(25)
        box = min(high + dp(6), dp(26 if flat else 34))
        put(self._cube, middle - box - dp(1), bottom + (high - box) / 2, box, box)
        put(self._free, middle + dp(4), bottom, dp(24) if flat else self.width / 2 - dp(6), high)
