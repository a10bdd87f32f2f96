"""What is said over a picture where a flick is aimed: what it would meet, or what to do; and how hard it would go, as a
bar in the force's colour, a word and a number. Of any game.
"""

from __future__ import annotations

from typing import NamedTuple

from kivy.graphics import Color, Rectangle
from kivy.metrics import dp
from kivy.uix.widget import Widget

from mobile.boards.base import Box, Stage
from mobile.look import theme
from mobile.look.kit import Plate, Text, put
from mobile.look.measure import measured

Place = tuple[float, float]

HIGH, FORCE = 30.0, 34.0  # dp of what is said, and of the force
BAR = 64.0  # dp
GAP = 6.0  # dp to the edge of the picture
CLEAR = 24.0  # dp between a goal and what is said of it
NOWHERE = Box(-1.0, -1.0, 0.0, 0.0)


class Force(NamedTuple):
    """How hard it would go: which part of the hardest, in a word and as a number, and its colour."""

    part: float
    word: str
    number: str
    colour: tuple[int, int, int]


class Bar(Widget):
    """A part of a row of eight, in a colour."""

    PARTS = 8

    def __init__(self) -> None:
        super().__init__(size_hint=(None, None))
        self._shown: object = None
        self._place: tuple[float, ...] = ()
        with self.canvas:
            self._looks = [(Color(1, 1, 1, 0.2), Rectangle(size=(0, 0))) for _ in range(self.PARTS)]

    def show(self, x: float, y: float, wide: float, high: float, part: float, colour: tuple[int, int, int]) -> None:
        lit = round(part * self.PARTS + 0.499)
        if (lit, colour) != self._shown:
            self._shown = lit, colour
            red, green, blue = (value / 255 for value in colour)
            for k, (look, _) in enumerate(self._looks):
                look.rgba = (red, green, blue, 1) if k < lit else (1, 1, 1, 0.18)
        if (x, y, wide, high) != self._place:
            self._place = x, y, wide, high
            each = wide / self.PARTS
            for k, (_, box) in enumerate(self._looks):
                box.pos, box.size = (x + k * each, y), (each * 0.8, high)


class AimWords(Widget):
    """Two plates over a picture; nothing here listens to fingers."""

    def __init__(self) -> None:
        super().__init__(size_hint=(None, None))
        self.told_plate = Plate("house/bubble")
        self.told = Text("", 15, 800, theme.INK, "center", lines=1)
        self.force_plate = Plate("house/chip_dark")
        self.bar = Bar()
        self.words = Text("", 15, 800, theme.ON_WOOD, "left", lines=1)
        self._told_parts: tuple[Widget, ...] = (self.told_plate, self.told)
        self._force_parts: tuple[Widget, ...] = (self.force_plate, self.bar, self.words)
        self._unit = self._grown = 1.0  # pixels a dp, and how much higher plates are in large text
        self._edges = (0.0, 0.0, 0.0, 0.0)  # left, bottom, right, top of where it may be
        self._written: object = None
        self._wide = 0.0  # what is said
        self._told_box: tuple[float, float, float, float] = NOWHERE
        self._apart = NOWHERE  # what lies over the picture too, and is not to be hidden
        self._tells: object = None
        self._forces: object = None

    def arrange(self, stage: Stage, box: Box) -> None:
        """Over this picture."""
        self.forget()
        gap = dp(GAP)
        self._edges = (box.x + gap, box.y + gap, box.right - gap, box.top - gap)
        stage.add(self, *box)
        self._unit, self._grown = dp(1), theme.text_scale() ** 0.5

    def forget(self) -> None:
        """It is nowhere, and nothing is said."""
        if self.parent is not None:
            self.parent.remove_widget(self)
        self._tells = self._forces = None
        self._drop((*self._told_parts, *self._force_parts))

    def weighs(self, x: float, y: float) -> bool:
        """Is it said at a place of the window how hard it would go?"""
        return self.force_plate.parent is not None and bool(self.force_plate.collide_point(x, y))

    def spare(self, apart: Box | None) -> None:
        """Something else lies there, over the picture."""
        self._apart = apart or NOWHERE

    def say(self, text: str, warns: bool, at: Place | None = None, low: bool = False) -> None:
        """At the upper edge of the picture, or the lower one; or beside a place of the window."""
        tells = (text, warns, at, low, self._apart)
        if tells == self._tells or self.parent is None:
            return
        self._tells = tells
        if not text:
            self._told_box = NOWHERE
            self._drop(self._told_parts)
            return
        if (text, warns) != self._written:
            self._written = text, warns
            self.told.text = text
            self.told.color = theme.WARNING if warns else theme.INK
            self._wide = measured(text, 15, 800) + 28 * self._unit
        left, bottom, right, top = self._edges
        wide, high = min(self._wide, right - left), HIGH * self._unit * self._grown
        x, y = (left + right - wide) / 2, bottom if low else top - high
        if at is not None:
            clear = CLEAR * self._unit
            x = min(max(at[0] - wide / 2, left), right - wide)
            y = at[1] + clear if at[1] + clear + high < top else at[1] - clear - high
            y = min(max(y, bottom), top - high)
        x, y = self._free(x, y, wide, high)
        self._told_box = (x, y, wide, high)
        self._lay(self._told_parts, (self._told_box, self._told_box))

    def _free(self, x: float, y: float, wide: float, high: float) -> Place:
        """Beside what lies there; where there is no room, below or above it."""
        (a, b, across, up), gap = self._apart, GAP * self._unit
        if x + wide <= a or x >= a + across or y + high <= b or y >= b + up:
            return x, y
        left, bottom, right, _ = self._edges
        if a - left >= wide + gap:
            return a - gap - wide, y
        if right - a - across >= wide + gap:
            return a + across + gap, y
        return x, b - gap - high if b - gap - high > bottom else b + up + gap

    def weigh(self, force: Force | None, low: bool) -> None:
        """How hard it would go, at the lower or the upper edge of the picture, where nothing else is said."""
        forces = (force, low, self._apart, self._told_box)
        if forces == self._forces or self.parent is None:
            return
        self._forces = forces
        if force is None:
            self._drop(self._force_parts)
            return
        text, unit = f"{force.word}  {force.number}" if force.number else force.word, self._unit
        self.words.text = text
        left, bottom, right, top = self._edges
        high, bar = FORCE * unit * self._grown, BAR * unit
        wide = min(measured(text, 15, 800) + bar + 34 * unit, right - left)
        x, y = self._beside((left + right - wide) / 2, (bottom, top - high), wide, high, low)
        words = (x + bar + 20 * unit, y, wide - bar - 28 * unit, high)
        self._lay(self._force_parts, ((x, y, wide, high), (x, y, 0.0, 0.0), words))
        self.bar.show(x + 11 * unit, y + high / 2 - 6 * unit, bar, 12 * unit, force.part, force.colour)

    def _beside(self, x: float, edges: Place, wide: float, high: float, low: bool) -> Place:
        """At one of two edges, the one where nothing is said."""
        _, said, _, up = self._told_box
        first = self._free(x, edges[0 if low else 1], wide, high)
        if first[1] + high <= said or first[1] >= said + up:
            return first
        return self._free(x, edges[1 if low else 0], wide, high)

    def _drop(self, parts: tuple[Widget, ...]) -> None:
        for part in parts:
            if part.parent is not None:
                self.remove_widget(part)

    def _lay(self, parts: tuple[Widget, ...], boxes: tuple[tuple[float, float, float, float], ...]) -> None:
        for part, place in zip(parts, boxes, strict=True):
            put(part, *place)
            if part.parent is None:
                self.add_widget(part)
