"""The foot of a match that is looked back at: a line to slide along its entries, with its turns; and the buttons of a
player below it.

It stands where what is asked stands else, and answers what is told to that.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from kivy.graphics import Color, Ellipse, Line, Rectangle
from kivy.metrics import dp
from kivy.uix.floatlayout import FloatLayout

from mobile.boards.base import Box
from mobile.look import theme
from mobile.look.kit import Text, WordButton, put
from mobile.look.slide import Slide
from mobile.words import say

EDGE = 16  # dp beside the line, for half its knob and the finger
GAP = 4  # dp between two buttons
TICK = 12, 2  # dp: a mark where a turn begins
CLOSE = 5  # dp: marks that would stand closer are left out
KNOB = 20  # dp


class Deeds(NamedTuple):
    """What the buttons and the line do."""

    before: Callable[[], None]
    play: Callable[[], None]
    after: Callable[[], None]
    pace: Callable[[], None]
    eyes: Callable[[], None]
    go: Callable[[int], None]


class Course(Slide):
    """The line: a finger anywhere on it is at that entry, and takes it along."""

    def __init__(self, last: int, turns: Sequence[int], go: Callable[[int], None]) -> None:
        super().__init__(last)
        self.turns, self._go = turns, go
        self.spoken = say("back.course")
        self._done: Line | None = None
        self._knob: Ellipse | None = None
        self.bind(pos=self._draw, size=self._draw)

    def show(self, n: int) -> None:
        if n != self.at:
            self.at = n
            self._place()

    def x_of(self, step: int) -> float:
        """Where an entry is."""
        return float(self.x + dp(EDGE) + (self.width - 2 * dp(EDGE)) * step / self.last)

    def _draw(self, *_: object) -> None:
        """The line and its marks, once for the room there is."""
        self.canvas.clear()
        middle, high, wide = self.center_y, dp(TICK[0]), dp(TICK[1])
        with self.canvas:
            Color(*theme.ON_WOOD_SECOND[:3], 0.55)
            before = -dp(CLOSE)
            for n in self.turns:
                x = self.x_of(n)
                if x - before >= dp(CLOSE):
                    Rectangle(pos=(x - wide / 2, middle - high / 2), size=(wide, high))
                    before = x
            Line(points=[self.x_of(0), middle, self.x_of(self.last), middle], width=dp(2))
            Color(*theme.GOLD)
            self._done = Line(points=[self.x_of(0), middle, self.x_of(0), middle], width=dp(2.5))
            self._knob = Ellipse(size=(dp(KNOB), dp(KNOB)))
        self._place()

    def _place(self) -> None:
        if self._knob is not None and self._done is not None:
            x = self.x_of(self.at)
            self._done.points = [self.x_of(0), self.center_y, x, self.center_y]
            self._knob.pos = (x - dp(KNOB) / 2, self.center_y - dp(KNOB) / 2)

    def reach(self, step: int) -> None:
        self.show(step)
        self._go(step)


class Playback(FloatLayout):
    """Line and buttons in one box; on half a screen side by side."""

    def __init__(self, box: Box, high: float, course: Course, deeds: Deeds, words: Sequence[str]) -> None:
        """`high` are the buttons; the words say what they do."""
        super().__init__(size_hint=(None, None))
        put(self, *box)
        self.course = course
        icons = ("back", "play", "next", "fast", "eye")
        does = (deeds.before, deeds.play, deeds.after, deeds.pace, deeds.eyes)
        self.buttons = [
            WordButton("" if k < 3 else " ", do, "button_dark", icon, 14)
            for k, (icon, do) in enumerate(zip(icons, does, strict=True))
        ]
        for button, word in zip(self.buttons, words, strict=True):
            button.spoken = word
        self.before, self.play, self.after, self.pace, self.eyes = self.buttons
        aside = box.height - high < dp(theme.TARGET) - 1
        gap, row = dp(GAP), Box(box.x, box.y + dp(2), box.width, high - dp(4))
        if aside:
            part = max(dp(theme.TARGET), (row.width * 0.62 - 4 * gap) / 5)
            line = Box(row.x, row.y, row.width - 5 * (part + gap), row.height)
            x = line.right + gap
        else:
            part, x = (row.width - 4 * gap) / 5, row.x
            line = Box(box.x, box.y + high, box.width, box.height - high)
        put(course, *line)
        self.add_widget(course)
        for button in self.buttons:
            put(button, x, row.y, part, row.height)
            self.add_widget(button)
            x += part + gap

    def tell(self, plays: bool, n: int, pace: str, eyes: str) -> None:
        """What is so now."""
        self.course.show(n)
        if self.play.icon is not None:
            self.play.icon.name = f"house/icon_{'pause' if plays else 'play'}"
        self.before.enable(n > 0)
        self.after.enable(n < self.course.last)
        for button, word in ((self.pace, pace), (self.eyes, eyes)):
            if isinstance(button.label, Text) and button.label.text != word:
                spoken = button.spoken
                button.say(word)
                button.spoken = spoken
