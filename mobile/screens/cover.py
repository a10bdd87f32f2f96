"""The cover between two persons: whose turn with the phone it is, and a seal to be slid up, or held for a second."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kivy.clock import Clock
from kivy.input.motionevent import MotionEvent
from kivy.metrics import dp
from kivy.uix.floatlayout import FloatLayout

from core.log import Seated
from mobile.look import sound, theme
from mobile.look.kit import Picture, Plate, Shade, Text, WordButton, put
from mobile.look.theme import roomy
from mobile.words import say

TRAVEL = 100  # dp the seal must go
HOLD = 1.0  # seconds


class Cover(FloatLayout):
    """Nothing of the match is drawn beneath it."""

    def __init__(
        self,
        screen: Any,
        to: Seated,
        previous: Seated | None,
        opened: Callable[[], None],
        back: tuple[str, Callable[[], None]] | None = None,
    ) -> None:
        super().__init__(size=screen.size, size_hint=(None, None))
        self._opened = opened
        self._done = False
        self._holding: Any = None
        seat = theme.SEATS[to.mark]
        colour = [part * 0.5 for part in theme.SEAT_COLOURS[to.mark][:3]] + [1.0]
        ground = Shade(colour)
        put(ground, 0, 0, screen.width, screen.height)
        self.add_widget(ground)
        if screen.landscape:
            middle, slide_x = screen.left + screen.wide * 0.3, screen.left + screen.wide * 0.7
            shape_y = screen.bottom + screen.high * 0.36
        else:
            middle = slide_x = screen.left + screen.wide / 2
            shape_y = screen.bottom + screen.high * 0.6
        if previous is not None and previous.name != to.name:
            band = Plate("house/panel_dark")
            high = roomy(54)
            put(band, screen.left + dp(16), screen.roof - high - dp(8), min(screen.wide - dp(32), dp(420)), high)
            self.add_widget(band)
            token = Picture(f"house/seat_{theme.SEATS[previous.mark]}", fill=True)
            put(token, band.x + dp(10), band.center_y - dp(13), dp(26), dp(26))
            words = Text(say("cover.done", name=previous.name), 16, 800)
            put(words, band.x + dp(46), band.y, band.width - dp(56), high)
            self.add_widget(token)
            self.add_widget(words)
        side = min(dp(170), screen.high * 0.26)
        room = min(screen.wide * (0.55 if screen.landscape else 1.0) - dp(24), dp(420))
        passing = Text(say("cover.pass"), 18, 700, align="center", lines=1)
        name_high = roomy(50)
        put(passing, middle - room / 2, shape_y + side / 2 + name_high + dp(2), room, roomy(30))
        name = Text(to.name, 34, align="center", fraunces=True, lines=1)
        put(name, middle - room / 2, shape_y + side / 2 + dp(2), room, name_high)
        shape = Picture(f"house/shape_{seat}", fill=True)
        put(shape, middle - side / 2, shape_y - side / 2, side, side)
        look = Text(say("cover.look_away"), 16, 700, align="center")
        put(look, middle - room / 2, shape_y - side / 2 - roomy(40), room, roomy(34))
        for part in (passing, name, shape, look):
            self.add_widget(part)
        button_high = roomy(54)
        self._button_box = (slide_x - dp(110), screen.bottom + dp(12), dp(220), button_high)
        self._back: WordButton | None = None
        if back is not None:
            wide = dp(104)
            self._button_box = (slide_x - dp(110) + wide / 2, screen.bottom + dp(12), dp(220) - wide * 0.1, button_high)
            self._back = WordButton(say("cover.back", name=back[0]), back[1], "button_dark", size=14)
            put(self._back, slide_x - dp(110) - wide / 2 - dp(6), screen.bottom + dp(12), wide, button_high)
            self.add_widget(self._back)
        self._hold = WordButton(say("cover.i_am", name=to.name), None, "button_paper", size=17)
        put(self._hold, *self._button_box)
        self.add_widget(self._hold)
        or_hold = Text(say("cover.or_hold"), 14, 600, align="center")
        put(or_hold, slide_x - dp(150), self._hold.top + dp(2), dp(300), roomy(24))
        self.add_widget(or_hold)
        groove = Picture("house/groove", fill=True)
        groove_high = (
            min(dp(168), shape_y - side / 2 - roomy(44) - or_hold.top - dp(8)) if not screen.landscape else dp(168)
        )
        put(groove, slide_x - dp(42), or_hold.top + dp(4), dp(84), max(dp(130), groove_high))
        self.add_widget(groove)
        self._seal = Picture(f"house/seal_{seat}", fill=True)
        self._rest = (slide_x - dp(37), groove.y + dp(8))
        put(self._seal, *self._rest, dp(74), dp(74))
        self.add_widget(self._seal)
        hint = Text(say("cover.slide"), 15, 700, align="left")
        put(hint, slide_x + dp(52), groove.y, max(dp(80), screen.left + screen.wide - slide_x - dp(58)), groove.height)
        self.add_widget(hint)

    def on_touch_down(self, touch: MotionEvent) -> bool:
        if self._back is not None and self._back.on_touch_down(touch):
            return True
        touch.grab(self)
        if self._seal.collide_point(*touch.pos):
            touch.ud["seal"] = touch.y
        elif self._hold.collide_point(*touch.pos):
            self._hold.look_pressed(True)
            self._holding = Clock.schedule_once(lambda _: self._open(), HOLD)
        return True

    def on_touch_move(self, touch: MotionEvent) -> bool:
        if touch.grab_current is not self:
            return bool(self._back is not None and self._back.on_touch_move(touch))
        if self._holding is not None and not self._hold.collide_point(*touch.pos):
            self._let_go()
        if "seal" in touch.ud:
            up = max(0.0, touch.y - touch.ud["seal"])
            self._seal.y = self._rest[1] + min(up, dp(TRAVEL))
            if up >= dp(TRAVEL):
                self._open()
        return True

    def on_touch_up(self, touch: MotionEvent) -> bool:
        if touch.grab_current is not self:
            return bool(self._back is not None and self._back.on_touch_up(touch))
        touch.ungrab(self)
        self._let_go()
        if "seal" in touch.ud and not self._done:
            self._seal.pos = self._rest
        return True

    def _let_go(self) -> None:
        if self._holding is not None:
            self._holding.cancel()
            self._holding = None
            self._hold.look_pressed(False)

    def _open(self) -> None:
        if not self._done:
            self._done = True
            sound.play("card")
            Clock.schedule_once(lambda _: self._opened(), 0)
