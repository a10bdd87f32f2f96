"""Another seat at the end, where there is little room: its name, and the faces of whom it protected."""

from __future__ import annotations

from collections.abc import Iterable

from kivy.metrics import dp

from mobile.boards.base import Box
from mobile.look import theme
from mobile.look.kit import Picture, Plate, Text, put


class Chip(Plate):
    """As narrow as chips are on a low phone."""

    def __init__(self, name: str, mark: int, faces: Iterable[str], box: Box) -> None:
        super().__init__("house/chip_dark")
        half, side = box.height / 2, dp(14)
        token = Picture(f"house/seat_{theme.SEATS[mark]}", fill=True)
        put(token, box.x + dp(4), box.y + half + (half - side) / 2, side, side)
        label = Text(name, 14, 800, theme.ON_WOOD, lines=1)
        put(label, box.x + dp(20), box.y + half, box.width - dp(24), half)
        for part in (token, label):
            self.add_widget(part)
        wide = half * 0.92
        for k, face in enumerate(faces):
            picture = Picture(face, fill=True, cut=0.23)
            put(picture, box.x + dp(8) + k * (wide + dp(4)), box.y + dp(2), wide, half - dp(2))
            self.add_widget(picture)
