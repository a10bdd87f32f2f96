"""The match is stopped: nothing of it is seen, so that nobody thinks on in time that does not count."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from kivy.input.motionevent import MotionEvent
from kivy.metrics import dp
from kivy.uix.floatlayout import FloatLayout

from core.log import Seated
from mobile.look import theme
from mobile.look.kit import Background, Picture, Shade, Text, WordButton, put
from mobile.look.seat_sign import SeatSign
from mobile.look.theme import roomy
from mobile.words import say

if TYPE_CHECKING:
    from mobile.screens.base import Screen

WIDE = 420  # dp of words and buttons
SIGN = 96  # dp


class PauseCover(FloatLayout):
    """Who has stopped it, and the ways on."""

    catches = True  # no touch comes through

    def __init__(
        self, screen: Screen, who: Seated | None, choices: list[tuple[str, Callable[[], None]]], text: str
    ) -> None:
        super().__init__(size=screen.size, size_hint=(None, None))
        self._shade = Shade([0.16, 0.09, 0.04, 1.0])
        for ground in (self._shade, Background()):
            put(ground, 0, 0, screen.width, screen.height)
            self.add_widget(ground)
        width = min(screen.wide - dp(32), dp(WIDE))
        high, gap = roomy(56), dp(10)
        beside = screen.landscape
        middle = screen.left + screen.wide / 2
        foot = screen.bottom + dp(12)
        if beside:  # the words at the left, the buttons at the right
            width = min((screen.wide - dp(48)) / 2, dp(WIDE))
            middle = screen.left + screen.wide * 0.27
            foot = screen.bottom + (screen.high - len(choices) * (high + gap)) / 2
        x = screen.left + screen.wide - dp(16) - width if beside else middle - width / 2
        y = foot
        for k, (label, does) in enumerate(reversed(choices)):
            kind = "button_gold" if k == len(choices) - 1 else "button_dark"
            button = WordButton(label, does, kind, size=18)
            put(button, x, y, width, high)
            self.add_widget(button)
            y += high + gap
        floor = screen.bottom if beside else y
        self._words(screen, who, text, middle, width, floor)

    def _words(self, screen: Screen, who: Seated | None, text: str, middle: float, width: float, floor: float) -> None:
        """A sign, that the match is stopped, and by whom, in the middle of the room that is left."""
        title, line = roomy(48), roomy(66, 1.7)
        side = min(dp(SIGN), screen.roof - floor - title - line - dp(40))
        whole = max(0.0, side) + dp(12) + title + line
        top = floor + (screen.roof - floor + whole) / 2
        if side > dp(30):
            sign = SeatSign(who.mark, None) if who is not None else Picture("house/icon_pause", fill=True)
            put(sign, middle - side / 2, top - side, side, side)
            self.add_widget(sign)
            top -= side + dp(12)
        name = Text(say("time.paused"), 30, align="center", fraunces=True, lines=1)
        put(name, middle - width / 2, top - title, width, title)
        words = Text(text, 17, 700, theme.ON_WOOD_SECOND, "center", valign="top")
        put(words, middle - width / 2, top - title - line, width, line - dp(4))
        for part in (name, words):
            self.add_widget(part)

    def on_touch_down(self, touch: MotionEvent) -> bool:
        super().on_touch_down(touch)
        return True
