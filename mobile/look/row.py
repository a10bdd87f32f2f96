"""A row of small pictures and words: scores on a plate, what a placement would earn, what a chip says."""

from __future__ import annotations

from typing import Any, NamedTuple

from kivy.graphics import Color, Line
from kivy.metrics import dp
from kivy.uix.widget import Widget

from mobile.look import theme
from mobile.look.kit import Colour, Picture, Text, extent, middle, put


class Part(NamedTuple):
    """A picture, words, or both; underlined when it is what counts."""

    icon: str = ""
    text: str = ""
    under: bool = False
    bold: bool = True
    spoken: str = ""  # what a picture alone is called


class Row(Widget):
    """Parts side by side, centred or from the left, made smaller when they are too wide."""

    def __init__(
        self, size: float = 16, centred: bool = False, gap: float = 9, icons: float = 1.25, **kwargs: Any
    ) -> None:
        super().__init__(**kwargs)
        self._size = size
        self._centred = centred
        self._gap = gap
        self._icons = icons  # how large pictures are beside the words
        self._parts: tuple[Part, ...] = ()
        self._ink: Colour = theme.ON_WOOD
        self.bind(pos=self._arrange, size=self._arrange)

    @property
    def text(self) -> str:
        """What it says, for tests and for reading aloud."""
        return " ".join(part.text for part in self._parts if part.text)

    def show(self, parts: tuple[Part, ...], ink: Colour) -> None:
        if (parts, ink) != (self._parts, self._ink):
            self._parts, self._ink = parts, ink
            self._arrange()

    def natural(self, scale: float = 1.0) -> float:
        """How wide the row is at its own size."""
        return sum(self._widths(scale)) + dp(self._gap) * scale * max(0, len(self._parts) - 1)

    def _widths(self, scale: float) -> list[float]:
        size = theme.sp(self._size) * scale
        widths = []
        for part in self._parts:
            icon = size * self._icons if part.icon else 0.0
            words = extent(part.text, self._font(part), size)[0] if part.text else 0.0
            widths.append(icon + words + (self._between(size) if part.icon and part.text else 0.0))
        return widths

    def _between(self, size: float) -> float:
        return size * (0.22 if self._icons > 1 else 0.1)

    @staticmethod
    def _font(part: Part) -> str:
        return "Nunito800" if part.bold else "Nunito600"

    def _arrange(self, *_: object) -> None:
        self.clear_widgets()
        self.canvas.after.clear()
        if not self._parts or self.width <= 1:
            return
        scale, least = 1.0, dp(theme.SMALLEST) / theme.sp(self._size)
        while scale > least and (self.natural(scale) > self.width or theme.sp(self._size) * scale * 1.3 > self.height):
            scale = max(least, scale * 0.95)
        gap = dp(self._gap) * scale
        if self.natural(scale) > self.width and len(self._parts) > 1:
            gap = max(dp(3), gap - (self.natural(scale) - self.width) / (len(self._parts) - 1))
        widths = self._widths(scale)
        size = theme.sp(self._size) * scale
        whole = sum(widths) + gap * (len(widths) - 1)
        x = self.x + max(0.0, (self.width - whole) / 2) if self._centred else self.x
        for part, width in zip(self._parts, widths, strict=True):
            words = x
            if part.icon:
                side = size * self._icons
                picture = Picture(part.icon, fill=True)
                put(picture, x, middle(self)[1] - side / 2, side, side)
                self.add_widget(picture)
                words = x + side + (self._between(size) if part.text else 0.0)
            if part.text:
                label = Text(part.text, self._size, 800 if part.bold else 600, self._ink, lines=1)
                put(label, words, self.y, x + width - words + dp(3), self.height)
                self.add_widget(label)
                if part.under:
                    with self.canvas.after:
                        Color(*self._ink)
                        low = middle(self)[1] - size * 0.6
                        Line(points=(words, low, x + width, low), width=dp(1))
            x += width + gap
