"""What an exercise says: a paper across the top; at its foot which one it is, and the stars it has earned."""

from __future__ import annotations

from kivy.metrics import dp
from kivy.uix.floatlayout import FloatLayout

from core.practice.exercise import MOST_STARS
from mobile.boards.base import Box
from mobile.look import theme
from mobile.look.kit import Picture, Plate, Text, put
from mobile.look.theme import sp

STAR = 18.0  # dp
UNEARNED = 0.22  # how much of a star is seen that is not earned


class Stars(FloatLayout):
    """Three stars in a row, so many of them bright."""

    def __init__(self, x: float, y: float, side: float) -> None:
        super().__init__(size_hint=(None, None), pos=(x, y), size=(side * MOST_STARS, side))
        self._stars = [Picture("house/icon_star", fill=True) for _ in range(MOST_STARS)]
        for k, star in enumerate(self._stars):
            put(star, x + k * side, y, side, side)
            self.add_widget(star)
        self.earn(0)

    def earn(self, stars: int) -> None:
        for k, star in enumerate(self._stars):
            star.fade(1.0 if k < stars else UNEARNED)


class PracticePanel(Plate):
    """Stands where what happened last is told in a match."""

    def __init__(self, box: Box, foot: str) -> None:
        super().__init__("house/panel_paper")
        put(self, *box)
        edge, low = dp(10), max(dp(STAR), sp(14) * 1.3)
        self.words = Text("", 17, 700, theme.INK, line_height=0.95)
        put(self.words, box.x + edge, box.y + low + dp(4), box.width - 2 * edge, box.height - low - dp(6))
        stars = dp(STAR) * MOST_STARS
        self.foot = Text(foot, 14, 600, theme.INK_SECOND, lines=1)
        put(self.foot, box.x + edge, box.y + dp(3), box.width - 2 * edge - stars - dp(6), low)
        self.stars = Stars(box.right - edge - stars, box.y + dp(3) + (low - dp(STAR)) / 2, dp(STAR))
        for part in (self.words, self.foot, self.stars):
            self.add_widget(part)

    def tell(self, text: str, wrong: bool = False) -> None:
        """What is wanted, or what came of a try."""
        self.words.color = theme.WARNING if wrong else theme.INK
        self.words.text = text
