"""What is left of somebody's time, beside their plate: a disc that empties, and the seconds. Touched, it stops all."""

from __future__ import annotations

from collections.abc import Callable

from kivy.graphics import Color, Ellipse
from kivy.input.motionevent import MotionEvent
from kivy.metrics import dp

from core.game import Seat
from mobile.boards.base import Box, Thing
from mobile.look import theme
from mobile.look.kit import PressPlate, Text, put
from mobile.words import say, whose

HURRY = 10  # seconds from which on it is to be seen that it is short
DISC = 20  # dp
EMPTY = (1, 1, 1, 0.22)
CALM, SHORT, UP = (0.94, 0.87, 0.70, 1), (0.36, 0.20, 0.05, 1), (1, 1, 1, 1)


class TimeTag(PressPlate):
    """Empty where nobody's time runs."""

    def __init__(self, pressed: Callable[[], None]) -> None:
        super().__init__("house/chip_dark", pressed)
        self.shown: tuple[Seat, int, bool] | None = None  # whose, the seconds, and does it run?
        self._worded = False
        with self.canvas:
            self._empty = Color(*EMPTY)
            self._ground = Ellipse()
            self._colour = Color(*CALM)
            self._disc = Ellipse()
        self._words = Text("", 17, 800, theme.ON_WOOD, "center", lines=1)
        self.add_widget(self._words)
        self.bind(pos=self._arrange, size=self._arrange)
        self.hide()

    def hide(self) -> None:
        self.shown, self.opacity = None, 0.0
        self.enabled = False

    def rest(self) -> None:
        """Nobody's time is counted: it only stops the match."""
        if self.enabled and self.shown is None:
            return
        self.shown, self.opacity, self.enabled = None, 1.0, True
        self.dress("house/chip_dark")
        self._words.color = theme.ON_WOOD
        self._words.text = self.spoken = say("time.rest")
        self._whole(True)

    def _whole(self, worded: bool) -> None:
        """Is there nothing but words on it?"""
        if worded != self._worded:
            self._worded = worded
            self._arrange()

    def show(self, seat: Seat, name: str, left: float, of: float, runs: bool) -> bool:
        """So much of the time is left; is it to be seen otherwise than before?"""
        seconds = int(left + 0.999)
        if (seat, seconds, runs) == self.shown:
            return False
        self.shown, self.opacity, self.enabled = (seat, seconds, runs), 1.0, True
        short, up = seconds <= HURRY, seconds == 0
        self.dress("house/button_final" if up else "house/chip_gold" if short else "house/chip_dark")
        self._words.color = theme.ON_WOOD if up or not short else theme.INK
        self._words.text = say("time.seconds", n=seconds) if 0 < seconds <= HURRY else clock(seconds)
        self._colour.rgba = UP if up else SHORT if short else CALM
        self._disc.angle_start, self._disc.angle_end = 360 * (1 - min(1.0, seconds / of)), 360
        self._whole(False)
        self.spoken = say("time.left", whose=whose(name), time=self._words.text)
        return True

    def thing(self, x: float, y: float) -> Thing | None:
        """What it says of itself when it is held."""
        if not self.enabled:
            return None
        box = Box(*self.to_window(*self.pos), self.width, self.height)
        return Thing("timer", ("house/icon_clock",), place=box)

    def look_pressed(self, down: bool) -> None:
        if self.enabled:
            super().look_pressed(down)

    def _hit(self, touch: MotionEvent) -> bool:
        return self.enabled and super()._hit(touch)

    def _arrange(self, *_: object) -> None:
        side = min(dp(DISC), self.height - dp(12))
        for disc in (self._ground, self._disc):
            disc.pos, disc.size = (self.x + dp(8), self.y + (self.height - side) / 2), (side, side)
        for colour, seen in ((self._empty, EMPTY[3]), (self._colour, 1.0)):
            colour.a = 0.0 if self._worded else seen  # Kivy draws a disc that has no size any more as it was
        left = dp(5) if self._worded else side + dp(10)
        put(self._words, self.x + left, self.y, self.width - left - dp(4), self.height)


def clock(seconds: int) -> str:
    return f"{seconds // 60}:{seconds % 60:02d}"
