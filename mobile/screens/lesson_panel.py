"""What a lesson says: a paper across the top, with a dot for each lesson of the course."""

from __future__ import annotations

from kivy.graphics import Color, Ellipse, Line
from kivy.metrics import dp
from kivy.uix.scrollview import ScrollView

from mobile.boards.base import Box
from mobile.look import theme
from mobile.look.column import Column
from mobile.look.kit import Plate, Text, put
from mobile.look.scroll import MARGIN, scrolling

DOT, GAP = 7.0, 6.0  # dp
EDGE = 10.0  # dp between the paper's edge and the words


class LessonPanel(Plate):
    """Stands where what happened last is told in a match. Words that have no room, as on half a screen, scroll."""

    def __init__(self, box: Box, lessons: int, done: int) -> None:
        super().__init__("house/panel_paper")
        put(self, *box)
        self.words = Text("", 17, 700, theme.INK, line_height=0.95)
        foot = dp(DOT + GAP)
        put(self.words, box.x + dp(EDGE), box.y + foot, box.width - 2 * dp(EDGE), box.height - foot - dp(3))
        self.add_widget(self.words)
        self._view: ScrollView | None = None
        self._told: tuple[str, list[float]] | None = None
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
        ink, fits = theme.WARNING if wrong else theme.INK, self.words.has_room(text)
        self.words.color, self.words.text = ink, text if fits else ""
        if (text, ink) == self._told:  # it stays where it was scrolled to
            return
        self._told = text, ink
        if self._view is not None:
            self.remove_widget(self._view)
            self._view = None
        if not fits:
            column = Column(self.words.width - dp(MARGIN))
            column.words(Text(text, theme.SMALLEST, 700, ink, valign="top", line_height=0.95))
            self._view = scrolling(column, self.words.x, self.words.y, column.width, self.words.height)
            self.add_widget(self._view)
