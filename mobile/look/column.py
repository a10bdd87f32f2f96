"""Widgets one below the other, and side by side in a strip: what scrolls, and what lies on a sheet."""

from __future__ import annotations

from kivy.metrics import dp
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.relativelayout import RelativeLayout
from kivy.uix.widget import Widget

from mobile.look.kit import Text, put


class Strip(RelativeLayout):
    """So high, with widgets side by side; their places are its own, from its lower left corner."""

    def add(self, widget: Widget, x: float, width: float, low: float = 0.0, height: float | None = None) -> Widget:
        """As high as the strip, unless it is said."""
        put(widget, x, low, width, self.height if height is None else height)
        self.add_widget(widget)
        return widget


class Column(FloatLayout):
    """Widgets one below the other, for lists that scroll.

    What is stacked lives in a layout whose origin is the column's top, so that it stays where it is, with all that lies
    on it, when more is stacked below.
    """

    def __init__(self, width: float) -> None:
        super().__init__(size_hint=(None, None), width=width, height=dp(1))
        self._down = 0.0
        self._inner = RelativeLayout(size_hint=(None, None), size=(width, 0))
        self.add_widget(self._inner)
        self.bind(pos=self._hang, height=self._hang)

    def _hang(self, *_: object) -> None:
        self._inner.pos = (self.x, self.y + self.height)

    def end(self) -> tuple[int, float]:
        """Where it ends now, for `cut`."""
        return len(self._inner.children), self._down

    def cut(self, end: tuple[int, float]) -> None:
        """Take away all that was stacked since."""
        kept, self._down = end
        for widget in self._inner.children[: len(self._inner.children) - kept]:
            self._inner.remove_widget(widget)

    def stack(self, widget: Widget, height: float, gap: float = 0.0, inset: float = 0.0) -> Widget:
        put(widget, inset, -self._down - height, self.width - 2 * inset, height)
        self._inner.add_widget(widget)
        self._down += height + gap
        self.height = self._down
        self._hang()
        return widget

    def skip(self, gap: float) -> None:
        """Leave room."""
        self._down += gap
        self.height = self._down
        self._hang()

    def words(self, text: Text, gap: float = 0.0, inset: float = 0.0) -> Widget:
        """Words, as high as they need."""
        return self.stack(text, text.flow(self.width - 2 * inset), gap, inset)

    def strip(self, height: float, gap: float = 0.0) -> Strip:
        """Room for widgets side by side."""
        strip = Strip(size_hint=(None, None))
        self.stack(strip, height, gap)
        return strip


class Margin(FloatLayout):
    """A column with as much room on both sides of it, over which what it holds may reach."""

    def __init__(self, column: Column, edge: float) -> None:
        super().__init__(size_hint=(None, None), size=(column.width + 2 * edge, column.height))
        self.column, self._edge = column, edge
        self.add_widget(column)
        column.bind(height=self._lay)
        self.bind(pos=self._lay)

    def _lay(self, *_: object) -> None:
        self.height = self.column.height
        self.column.pos = (self.x + self._edge, self.y)
