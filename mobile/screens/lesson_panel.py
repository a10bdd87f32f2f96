"""What a lesson says: a paper across the top, with a dot for each lesson of the course."""

from __future__ import annotations

from kivy.graphics import Color, Ellipse, Line
from kivy.metrics import dp

from mobile.boards.base import Box
from mobile.look import theme
from mobile.look.kit import Plate, Text, put

DOT, GAP = 7.0, 6.0  # dp
EDGE = 10.0  # dp between the paper's edge and the words


class LessonPanel(Plate):
    """Stands where what happened last is told in a match."""

    def __init__(self, box: Box, lessons: int, done: int) -> None:
        super().__init__("house/panel_paper")
        put(self, *box)
        self.words = Text("", 17, 700, theme.INK, line_height=0.95)
        foot = dp(DOT + GAP)
        put(self.words, box.x + dp(EDGE), box.y + foot, box.width - 2 * dp(EDGE), box.height - foot - dp(3))
        self.add_widget(self.words)
        step = dp(DOT + GAP)
        x = box.x + (box.width - (lessons * step - dp(GAP))) / 2
        with self.canvas:
            for k in range(lessons):
                at = (x + k * step, box.y + dp(4))
                Color(*(theme.INK_SECOND if k <= done else [0.29, 0.2, 0.13, 0.3]))
                Ellipse(pos=at, size=(dp(DOT), dp(DOT)))
                if k == done:
                    Line(circle=(at[0] + dp(DOT) / 2, at[1] + dp(DOT) / 2, dp(DOT * 0.8)), width=dp(1))

    def tell(self, text: str, wrong: bool = False) -> None:
        """What is to be done, what came of it, or why what was tried is not it."""
        self.words.color = theme.WARNING if wrong else theme.INK
        self.words.text = text
