"""The cover between two persons: whose turn with the phone it is, and a seal to be slid up, or held for a second."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from kivy.clock import Clock, ClockEvent
from kivy.input.motionevent import MotionEvent
from kivy.metrics import dp
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from core import characters
from core.log import Seated
from mobile.look import sound, theme
from mobile.look.kit import Background, Bare, Picture, Plate, Shade, Text, WordButton, put
from mobile.look.seat_sign import SeatSign
from mobile.look.theme import roomy
from mobile.words import say

if TYPE_CHECKING:
    from mobile.screens.base import Screen

Part = TypeVar("Part", bound=Widget)

TRAVEL = 100  # dp the seal must go
HOLD = 1.0  # seconds
LEAST, LEAST_WORDS = 174, 212  # dp of all that stands above each other, and of what of it grows with the words
SIDE = 168  # dp from the middle of the buttons to where they begin
BACK = 130  # dp of the button that gives the phone back: the longest name fits


class Cover(FloatLayout):
    """Nothing of the match is drawn beneath it."""

    catches = True  # no touch comes through

    def __init__(
        self,
        screen: Screen,
        to: Seated,
        previous: Seated | None,
        opened: Callable[[], None],
        back: tuple[str, Callable[[], None]] | None = None,
        menu: Callable[[], None] | None = None,
    ) -> None:
        super().__init__(size=screen.size, size_hint=(None, None))
        self._opened = opened
        self._done = False
        self._holding: ClockEvent | None = None
        self._held: MotionEvent | None = None  # the finger that holds the button
        self._screen = screen
        self._ink = theme.SEAT_INKS[to.mark]
        self._add(Shade(theme.SEAT_COLOURS[to.mark]), 0, 0, screen.width, screen.height)
        self._add(Background(theme.GRAIN), 0, 0, screen.width, screen.height)
        # Half a screen, perhaps: name and seal stand side by side, and nothing grows with the words.
        self._low = not screen.landscape and screen.high < dp(LEAST) + roomy(LEAST_WORDS)
        if self._low:
            middle, slide_x = screen.left + screen.wide * 0.27, screen.left + screen.wide * 0.66
            shape_y = screen.bottom + screen.high * 0.5
        elif screen.landscape:
            slide_x = screen.left + screen.wide * 0.7
            middle = (screen.left + slide_x - dp(SIDE)) / 2  # of what the buttons leave
            shape_y = screen.bottom + screen.high * 0.36
        else:
            middle = slide_x = screen.left + screen.wide / 2
            shape_y = screen.bottom + screen.high * 0.6
        self._menu = Bare("menu", menu, say("menu"))
        self._menu.enabled = menu is not None
        if menu is not None:
            self._add(self._menu, screen.left + screen.wide - dp(51), screen.roof - dp(50), dp(46), dp(46))
        if previous is not None and previous.name != to.name:
            self._who_played(previous)
        above = self._buttons(to, back, screen.left + screen.wide / 2 if self._low else slide_x)
        floor = above if self._low else screen.bottom if screen.landscape else above + dp(146)
        below = self._to_whom(to, middle, shape_y, floor)
        beside = screen.landscape or self._low
        self._slide(to, slide_x, above, (dp(130) if self._low else dp(168)) if beside else below - above - dp(8))

    def _room(self, size: float) -> float:
        """A height in pixels that grows with the words, where there is room for that."""
        return dp(size) if self._low else roomy(size)

    def _add(self, part: Part, x: float, y: float, width: float, height: float) -> Part:
        put(part, x, y, width, height)
        self.add_widget(part)
        return part

    def _who_played(self, previous: Seated) -> None:
        screen, high = self._screen, self._room(54)
        width = min(screen.wide - dp(32) - (dp(44) if self._menu.enabled else 0), dp(420))
        if screen.landscape:
            width = min(width, screen.wide * 0.7 - dp(64))  # beside the groove
        band = self._add(Plate("house/panel_dark"), screen.left + dp(16), screen.roof - high - dp(8), width, high)
        token = SeatSign(previous.mark, characters.face(previous))
        self._add(token, band.x + dp(9), band.center_y - dp(15), dp(30), dp(30))
        words = Text(say("cover.done", name=previous.name), 16, 800)
        self._add(words, band.x + dp(46), band.y, band.width - dp(56), high)

    def _to_whom(self, to: Seated, middle: float, y: float, floor: float) -> float:
        """Name, shape, and what the others do meanwhile, as far as there is room; answers the lowest edge."""
        screen = self._screen
        highest = screen.roof - self._room(54) - dp(14)  # below the band that says who has played
        names, look_high = self._room(80), self._room(46 if self._low else 40)  # two lines beside the seal
        free = highest - floor - names
        looks = free > look_high + dp(60)
        side = min(dp(170), screen.high * 0.26, free - (look_high if looks else dp(6)))
        y = max(min(y, highest - side / 2 - names), floor + side / 2 + (look_high if looks else dp(6)))
        beside = self._low or screen.landscape
        room = min(2 * (middle - screen.left) - dp(12) if beside else screen.wide - dp(24), dp(420))
        left = middle - room / 2
        passing = Text(say("cover.pass"), 18, 700, self._ink, "center", lines=1)
        self._add(passing, left, y + side / 2 + self._room(50), room, self._room(30))
        name = Text(to.name, 34, colour=self._ink, align="center", fraunces=True, lines=1)
        self._add(name, left, y + side / 2 + dp(2), room, self._room(50))
        if side > dp(24):
            shape = Picture(f"house/shape_{theme.SEATS[to.mark]}", fill=True)
            self._add(shape, middle - side / 2, y - side / 2, side, side)
        if looks:
            look = Text(say("cover.look_away"), 16, 700, self._ink, "center")
            self._add(look, left, y - side / 2 - look_high, room, look_high - dp(4))
        return float(y - side / 2 - (look_high if looks else dp(6)))

    def _buttons(self, to: Seated, back: tuple[str, Callable[[], None]] | None, middle: float) -> float:
        """To be held for a second, or to give the phone back; answers the upper edge."""
        y, high, wide = self._screen.bottom + dp(12), self._room(54), dp(BACK)
        self._back: WordButton | None = None
        x, width = middle - dp(110), dp(220)
        if back is not None:
            self._back = WordButton(say("cover.back", name=back[0]), back[1], "button_dark", size=14)
            x = max(self._screen.left + dp(6), middle - dp(SIDE))
            self._add(self._back, x, y, wide, high)
            x += wide + dp(6)
            width = min(dp(198), self._screen.left + self._screen.wide - dp(6) - x)
        self._hold = WordButton(say("cover.i_am", name=to.name), None, "button_paper", size=17)
        self._add(self._hold, x, y, width, high)
        hint = Text(say("cover.or_hold"), 14, 700, self._ink, "center")
        self._add(hint, middle - dp(150), self._hold.top + dp(2), dp(300), self._room(24))
        return float(hint.top)

    def _slide(self, to: Seated, middle: float, y: float, room: float) -> None:
        """The seal in its groove."""
        screen, high = self._screen, max(dp(130), min(dp(168), room))
        groove = self._add(Picture("house/groove", fill=True), middle - dp(42), y + dp(4), dp(84), high)
        self._rest = (middle - dp(37), groove.y + dp(8))
        self._seal = Picture(f"house/seal_{theme.SEATS[to.mark]}", fill=True)
        self._add(self._seal, *self._rest, dp(74), dp(74))
        hint = Text(say("cover.slide"), 15, 700, self._ink)
        width = max(0.0 if self._low else dp(80), screen.left + screen.wide - middle - dp(58))
        self._add(hint, middle + dp(52), groove.y, width, groove.height)

    def on_touch_down(self, touch: MotionEvent) -> bool:
        if self._back is not None and self._back.on_touch_down(touch):
            return True
        if self._menu.enabled and self._menu.on_touch_down(touch):
            return True
        touch.grab(self)
        if self._seal.collide_point(*touch.pos):
            touch.ud["seal"] = touch.y
        elif self._held is None and self._hold.collide_point(*touch.pos):
            self._held = touch
            self._hold.look_pressed(True)
            self._holding = Clock.schedule_once(lambda _: self._open(), HOLD)
        return True

    def on_touch_move(self, touch: MotionEvent) -> bool:
        if touch.grab_current is not self:
            return any(button.on_touch_move(touch) for button in (self._back, self._menu) if button is not None)
        if not self._hold.collide_point(*touch.pos):
            self._let_go(touch)
        if "seal" in touch.ud:
            up = max(0.0, touch.y - touch.ud["seal"])
            self._seal.y = self._rest[1] + min(up, dp(TRAVEL))
            if up >= dp(TRAVEL):
                self._open()
        return True

    def on_touch_up(self, touch: MotionEvent) -> bool:
        if touch.grab_current is not self:
            return any(button.on_touch_up(touch) for button in (self._back, self._menu) if button is not None)
        touch.ungrab(self)
        self._let_go(touch)
        if "seal" in touch.ud and not self._done:
            self._seal.pos = self._rest
        return True

    def _let_go(self, touch: MotionEvent) -> None:
        if touch is self._held and self._holding is not None:
            self._holding.cancel()
            self._holding = self._held = None
            self._hold.look_pressed(False)

    def _open(self) -> None:
        if not self._done and self.parent is not None:  # else another cover has its place by now
            self._done = True
            sound.play("slide")
            Clock.schedule_once(lambda _: self._opened(), 0)
