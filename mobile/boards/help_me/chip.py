"""Another seat at the end: its name, the faces of whom it protected, and its points, which rise as they are counted."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from kivy.metrics import dp

from mobile.boards.base import Box
from mobile.look import theme
from mobile.look.kit import Picture, Plate, Text, put
from mobile.look.seat_sign import SeatSign, beside

ROOMY = 110  # dp: a wider chip has its points beside the name, large
SCORE = 19  # dp that two digits take at least
CUT = 0.23  # of a card's foot


class Chip(Plate):
    """Made once; only faces and points change."""

    def __init__(self, name: str, sign: SeatSign, faces: Sequence[str], score: int, box: Box) -> None:
        super().__init__("house/chip_dark")
        half, side = box.height / 2, dp(18)
        roomy = box.width > dp(ROOMY)
        right = min(dp(44), box.width * 0.3) if roomy else 0.0
        label = Text(name, 14, 800, theme.ON_WOOD, lines=1)
        beside(sign, label, (box.x + dp(1), box.y + half, box.width - dp(6) - right, half), side, dp(1))
        for part in (sign, label):
            self.add_widget(part)
        wide, x, n = half * 0.92, box.x + dp(4), len(faces)
        area = box.width - dp(SCORE + 6)  # in a narrow chip faces lie partly on one another
        step = min(wide + dp(2), (area - wide) / (n - 1)) if n > 1 and not roomy else wide + dp(2)
        self._faces = []
        for face in faces:
            picture = Picture(face, fill=True, cut=CUT)
            put(picture, x, box.y + dp(2), wide, half - dp(2))
            self._faces.append(picture)
            self.add_widget(picture)
            x += step
        self._score = Text(str(score), 24 if roomy else 16, 800, theme.GOLD, "center", fraunces=roomy, lines=1)
        if roomy:
            put(self._score, box.right - right - dp(3), box.y, right, box.height)
        else:
            left = min(x - step + wide + dp(2), box.right - dp(SCORE + 2))
            put(self._score, left, box.y, box.right - left - dp(1), half)
        self.add_widget(self._score)

    def turn(self, faces: Iterable[str]) -> None:
        """The cards turn over."""
        for picture, face in zip(self._faces, faces, strict=True):
            picture.name = face

    def count(self, score: int) -> None:
        """So many points by now."""
        if self._score.text != str(score):
            self._score.text = str(score)
