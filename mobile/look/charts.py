"""Charts, drawn on paper: bars one below the other, and a course over time. Every number in them is written as well."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from kivy.graphics import Color, Ellipse, Line, Rectangle
from kivy.metrics import dp
from kivy.uix.relativelayout import RelativeLayout

from mobile.look import theme
from mobile.look.kit import Text, alike, put
from mobile.look.measure import extent
from mobile.look.theme import roomy, sp

BAR, LEAST = 14, 3  # dp: how high a bar is, and how wide one is at least that stands for something
DOT = 5.0  # dp: the radius of a point
TALL = 150  # dp of a course


class Bar(NamedTuple):
    """So many of so many."""

    name: str
    part: int
    whole: int
    said: str  # the numbers, as they are written


class Bars(RelativeLayout):
    """Each as long as its whole, as compared with the longest; its part is full, the rest empty and framed."""

    def __init__(self, bars: Sequence[Bar], width: float) -> None:
        line = sp(15) * 1.5
        step = line + dp(BAR) + dp(10)
        super().__init__(size_hint=(None, None), size=(width, step * len(bars)))
        most = max((bar.whole for bar in bars), default=1) or 1
        names, values = [], []
        for k, bar in enumerate(bars):
            top = self.height - k * step
            share = extent(bar.said, "Nunito700", sp(15))[0] + dp(8)
            share = min(share, width * 0.5)
            name = Text(bar.name, 15, 700, theme.INK, lines=1)
            said = Text(bar.said, 15, 700, theme.INK, "right", lines=1)
            put(name, 0, top - line, width - share, line)
            put(said, width - share, top - line, share, line)
            names.append(name)
            values.append(said)
            low, long_ = top - line - dp(BAR), max(dp(LEAST), width * bar.whole / most)
            full = max(dp(LEAST), long_ * bar.part / bar.whole) if bar.part else 0.0
            with self.canvas.before:
                Color(*theme.CLAY)
                Rectangle(pos=(0, low), size=(long_, dp(BAR)))
                Color(*theme.LEAF)
                Rectangle(pos=(0, low), size=(full, dp(BAR)))
                Color(*theme.INK)
                Line(rectangle=(0, low, long_, dp(BAR)), width=dp(0.8))
        for text in (*names, *values):
            self.add_widget(text)
        alike([*names, *values])


class Point(NamedTuple):
    """A value, and whether its point is full."""

    value: float
    full: bool


class Course(RelativeLayout):
    """Values one after the other, from left to right; a broken line goes through their mean."""

    def __init__(self, points: Sequence[Point], width: float) -> None:
        high = roomy(TALL, 1.4)
        super().__init__(size_hint=(None, None), size=(width, high))
        values = [point.value for point in points]
        low, top, mean = min(values), max(values), sum(values) / len(values)
        marks = sorted({low, top})
        written = {mark: f"{mark:g}" for mark in marks}
        left = max(extent(text, "Nunito700", sp(14))[0] for text in written.values()) + dp(10)
        line, edge = sp(14) * 1.4, dp(DOT) + dp(3)
        span = (top - low) or 1.0
        floor, room = line / 2, high - line
        right = width - edge

        def up(value: float) -> float:
            return floor + (room * (value - low) / span if top > low else room / 2)

        step = (right - left - edge) / max(1, len(points) - 1)
        places = [(left + edge + (k * step if len(points) > 1 else 0), up(one.value)) for k, one in enumerate(points)]
        with self.canvas.before:
            Color(*theme.CLAY)
            for mark in marks:
                Line(points=(left, up(mark), width, up(mark)), width=dp(0.7))
            Color(*theme.WARNING[:3], 0.75)
            for k in range(int((width - left) / dp(10))):  # a line of dashes, which scales with the screen
                x = left + k * dp(10)
                Line(points=(x, up(mean), x + dp(5), up(mean)), width=dp(0.8))
            Color(*theme.INK[:3], 0.7)
            if len(places) > 1:
                Line(points=[part for place in places for part in place], width=dp(1.1))
            for (x, y), point in zip(places, points, strict=True):
                self._dot(x, y, point.full)
        for mark in marks:
            text = Text(written[mark], 14, 700, theme.INK, "right", lines=1)
            put(text, 0, up(mark) - line / 2, left - dp(6), line)
            self.add_widget(text)

    @staticmethod
    def _dot(x: float, y: float, full: bool) -> None:
        """Full or a ring: told apart without colours too."""
        radius = dp(DOT)
        Color(*theme.INK)
        Ellipse(pos=(x - radius - dp(1), y - radius - dp(1)), size=(2 * radius + dp(2), 2 * radius + dp(2)))
        Color(*(theme.LEAF if full else theme.ON_WOOD))
        Ellipse(pos=(x - radius, y - radius), size=(2 * radius, 2 * radius))
