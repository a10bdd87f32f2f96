"""A sheet of paper over a board or a screen: a head, rows, buttons at its foot; what is too high for it scrolls."""

from __future__ import annotations

from collections.abc import Callable

from kivy.metrics import dp
from kivy.uix.widget import Widget

from mobile.look import theme
from mobile.look.column import Column, Strip
from mobile.look.kit import CatchingPlate, Picture, Text, WordButton, put
from mobile.look.scroll import scrolling
from mobile.look.theme import sp


class Sheet(CatchingPlate):
    """Fill its rows, then lay it: it is as high as they need, or as it may be, and then they scroll.

    What is `fixed` stands above the rows and `foot` below them, however far they are scrolled.
    """

    def __init__(self, width: float, across: float = 12.0, above: float = 10.0, below: float = 10.0) -> None:
        """So wide in pixels, with margins in dp."""
        super().__init__("house/panel_paper")
        self._across, self._above, self._below = dp(across), dp(above), dp(below)
        self.wide = width
        self.rows = Column(width - 2 * self._across)
        self.fixed: list[Strip] = []
        self.foot: list[Strip] = []

    def head(self, icon: str, title: str, second: str = "") -> None:
        """A heading: a picture, where words leave room for it, a title and perhaps a line below it."""
        line, under = sp(18) * 1.4, sp(15) * 1.4
        head, words = Text(title, 18, 800, theme.INK), Text(second, 15, 600, theme.INK_SECOND, lines=1)
        head.lines = 1 if head.least_width <= self.rows.width else 2
        line *= head.lines
        strip = self.rows.strip(line + (under if second else 0.0), dp(4))
        x = dp(36) if icon and dp(36) + max(head.least_width, words.least_width) <= strip.width else 0.0
        if x:
            strip.add(Picture(icon, fill=True), 0, dp(28), strip.height - line - dp(2), line)
        strip.add(head, x, strip.width - x, strip.height - line, line)
        if second:
            strip.add(words, x, strip.width - x, 0, under)
            words.limit(float(head.font_size))

    def stay(self, height: float, at: list[Strip]) -> Strip:
        """A strip that stays where it is: `fixed` or at the `foot`."""
        strip = Strip(size_hint=(None, None), size=(self.rows.width, height))
        at.append(strip)
        self.add_widget(strip)
        return strip

    def buttons(self, choices: list[tuple[str, Callable[[], None]]], high: float, share: float = 0.5) -> None:
        """Side by side at its foot: the last one is golden, and of two it has such a share."""
        strip, gap = self.stay(high, self.foot), dp(10)
        room = strip.width - gap * (len(choices) - 1)
        x = 0.0
        for k, (word, pressed) in enumerate(choices):
            last = k == len(choices) - 1
            part = room / len(choices) if len(choices) != 2 else room * (share if last else 1 - share)
            strip.add(WordButton(word, pressed, "button_gold" if last else "button_paper", size=16 + last), x, part)
            x += part + gap

    @property
    def needs(self) -> float:
        """How high it would be."""
        gaps = dp(10) * (len(self.fixed) + len(self.foot))
        strips = sum(strip.height for strip in self.fixed + self.foot)
        return float(self.rows.height + self._above + self._below + strips + gaps)

    def lay(self, layer: Widget, x: float, y: float, most: float, hangs: bool = False, least: float = 0.0) -> None:
        """On a layer, no higher than that; `y` is its lower edge, or its upper one where it hangs."""
        high = max(least, min(most, self.needs))
        put(self, x, y - high if hangs else y, self.wide, high)
        layer.add_widget(self)
        left, low, top = x + self._across, self.y + self._below, self.top - self._above
        for strip in self.fixed:
            top -= strip.height
            strip.pos = (left, top)
            top -= dp(10)
        for strip in self.foot:
            strip.pos = (left, low)
            low += strip.height + dp(10)
        if self.rows.height <= top - low + 0.5:
            put(self.rows, left, top - self.rows.height, self.rows.width, self.rows.height)
            self.add_widget(self.rows)
        else:
            self.add_widget(scrolling(self.rows, left, low, self.rows.width, top - low))
