"""Another seat at the end, where there is little room: its name, and the faces of whom it protected."""

from __future__ import annotations

from collections.abc import Iterable

from kivy.metrics import dp

from mobile.boards.base import Box
from mobile.look import theme
from mobile.look.kit import Picture, Plate, Text, put
from mobile.look.seat_sign import SeatSign, beside


class Chip(Plate):
    """As narrow as chips are on a low phone."""

    def __init__(self, name: str, sign: SeatSign, faces: Iterable[str], box: Box) -> None:
        super().__init__("house/chip_dark")
        half, side = box.height / 2, dp(18)
        label = Text(name, 14, 800, theme.ON_WOOD, lines=1)
        beside(sign, label, (box.x + dp(1), box.y + half, box.width - dp(2), half), side, dp(1))
        for part in (sign, label):
            self.add_widget(part)
        wide = half * 0.92
        for k, face in enumerate(faces):
            picture = Picture(face, fill=True, cut=0.23)
            put(picture, box.x + dp(8) + k * (wide + dp(4)), box.y + dp(2), wide, half - dp(2))
            self.add_widget(picture)
