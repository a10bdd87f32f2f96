"""What fingers mean on a board: tap, lift and drag a piece, cancel, zoom and pan.

One finger on a piece that can be lifted lifts it once it has moved by 8 dp or rested 180 ms; a shorter one is a tap.
Two fingers zoom and pan and never lift, drop or confirm; a second finger while a piece is held sends it home, unless
the board has a use for it, as turning what the first one holds. One finger on an empty part pans when the board is
zoomed. A double tap there fits the board or enlarges it; so does the wheel.

Which finger holds something is written down once, with the board (`Play.held`). When the board forgets what it had in
hand, for whatever reason, the drag is over: its finger means nothing any more until it has left.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from kivy.clock import Clock, ClockEvent
from kivy.input.motionevent import MotionEvent
from kivy.metrics import dp
from kivy.uix.widget import Widget

from mobile.gestures.arrivals import trail_of

SLOP = 8  # dp
REST = 0.18  # seconds
QUICK = 450.0  # dp a second


class Play(Protocol):
    """What a board wants to know of fingers; places are of its world."""

    held: MotionEvent | None  # the finger that holds what was lifted; None as soon as nothing is held

    def liftable(self, x: float, y: float) -> bool: ...
    def lift(self, x: float, y: float) -> None: ...
    def drag(self, x: float, y: float) -> None: ...
    def drop(self, x: float, y: float) -> None: ...
    def send_home(self) -> None: ...
    def finish_moving(self) -> bool:
        """A touch while something moves finishes it; answers whether anything moved."""

    def second_finger(self) -> bool:
        """Another finger came down; answers whether that meant something, as turning what the first one holds."""

    def tap(self, x: float, y: float) -> bool:
        """A short touch; answers whether it meant something there."""


Spot = tuple[float, float]


class Second(Protocol):
    """What a board wants to know of a second finger that turns or corrects something; places are of the window."""

    def second_down(self, second: Spot, first: Spot | None) -> bool:
        """It came down; `first`: where a finger lies on this canvas that holds nothing. Is it meant so?"""

    def second_moved(self, second: Spot, first: Spot | None) -> None: ...
    def second_up(self) -> None: ...


class BoardGestures(Widget):
    """Listens to fingers. What is zoomed and panned is another base of whoever inherits this one."""

    world: tuple[float, float]
    zoom: float
    pan: tuple[float, float]
    to_world: Callable[[float, float], Spot]
    to_window_place: Callable[[float, float], Spot]
    view_at: Callable[[float, Spot], None]
    zoom_at: Callable[[float, float, float], None]

    play: Play | None = None
    other: Second | None = None
    stroked: Callable[[float, float], None] | None = None  # a finger swiped from there, and lifted nothing
    fixed = False  # does it stay as it is, whatever two fingers do?

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._fingers: list[MotionEvent] = []
        self._second: MotionEvent | None = None  # that turns or corrects something
        self._resting: ClockEvent | None = None
        self._pinch: tuple[float, float, float] | None = None

    def on_touch_down(self, touch: MotionEvent) -> bool:
        if not self.collide_point(*touch.pos):
            return False
        if self.play is not None and (self.play.finish_moving() or self.play.second_finger()):
            return True
        if touch.is_mouse_scrolling:
            if self.fixed:
                return False
            factor = 1 / 1.15 if touch.button == "scrollup" else 1.15
            self.zoom_at(self.zoom * factor, *touch.pos)
            return True
        if self._second_down(touch):
            return True
        touch.grab(self)
        self._fingers.append(touch)
        if len(self._fingers) == 2:
            self._send_home()
            if not self.fixed:
                self._begin_pinch()
        elif len(self._fingers) == 1 and self.play is not None and self.play.liftable(*self.to_world(*touch.pos)):
            self._resting = Clock.schedule_once(lambda _: self._lift(touch), REST)
        return True

    def on_touch_move(self, touch: MotionEvent) -> bool:
        if touch.grab_current is not self:
            return False
        if self._moved(touch):
            touch.ud["moved"] = True
        if self._second is not None and not self._holds(touch):
            if self.other is not None:
                self.other.second_moved(self._second.pos, self._lying)
        elif self._pinch is not None:
            self._do_pinch()
        elif self._holds(touch) and self.play is not None:
            self.play.drag(*self.to_world(*touch.pos))
        elif len(self._fingers) == 1 and self._moved(touch) and "spent" not in touch.ud:
            if self._resting is not None:
                self._lift(touch)
            elif self.zoom > 1.0 and "panning" not in touch.ud:
                touch.ud["panning"] = True
            if "panning" in touch.ud:
                self.view_at(self.zoom, (self.pan[0] + touch.dx, self.pan[1] + touch.dy))
        return True

    def on_touch_up(self, touch: MotionEvent) -> bool:
        if touch.grab_current is not self:
            return False
        touch.ungrab(self)
        if touch is self._second:
            self._second = None
            if self.other is not None:
                self.other.second_up()
            return True
        if touch in self._fingers:
            self._fingers.remove(touch)
        if self._pinch is not None:
            if not self._fingers:
                self._pinch = None
            return True
        self._forget_rest()
        if self.play is None:
            return True
        if self._holds(touch):
            self.play.held = None
            if "moved" in touch.ud or self._moved(touch):
                self.play.drag(*self.to_world(*touch.pos))  # a slow device may not have told of all the way
                self.play.drop(*self.to_world(*touch.pos))
            else:  # rested and never moved: a long tap
                self.play.send_home()
                self.play.tap(*self.to_world(*touch.pos))
        elif not self._moved(touch) and "spent" not in touch.ud:
            meant = self.play.tap(*self.to_world(*touch.pos))
            if not meant and touch.is_double_tap and not self.fixed:
                self.zoom_at(1.0 if self.zoom > 1.01 else 1.8, *touch.pos)
        elif "spent" not in touch.ud and self.stroked is not None:
            if "panning" not in touch.ud or trail_of(touch).pace() > QUICK:  # so quick a pan was to be a swipe
                self.stroked(*self.to_world(touch.ox, touch.oy))
        return True

    def release(self) -> None:
        """Something comes between: what is held here goes home, and fingers that are down mean nothing any more."""
        self._send_home()
        if self._second is not None:
            self._second.ungrab(self)
            self._second = None
            if self.other is not None:
                self.other.second_up()
        for touch in self._fingers:
            touch.ungrab(self)
        self._fingers.clear()
        self._pinch = None

    def _holds(self, touch: MotionEvent) -> bool:
        return self.play is not None and self.play.held is touch

    @property
    def _lying(self) -> Spot | None:
        """Where a finger lies that holds nothing."""
        return self._fingers[0].pos if self._fingers and not any(map(self._holds, self._fingers)) else None

    def _second_down(self, touch: MotionEvent) -> bool:
        """Is it a second finger for which the board has a use?"""
        if self.other is None or self._second is not None or self._pinch is not None:
            return False
        if not self.other.second_down(touch.pos, self._lying):
            return False
        self._forget_rest()
        if self._lying is not None:
            self._fingers[0].ud["spent"] = True  # no tap when it leaves
        touch.grab(self)
        self._second = touch
        return True

    def _moved(self, touch: MotionEvent) -> bool:
        return abs(touch.x - touch.ox) > dp(SLOP) or abs(touch.y - touch.oy) > dp(SLOP)

    def _lift(self, touch: MotionEvent) -> None:
        self._forget_rest()
        if self.play is not None and touch in self._fingers:
            touch.ud["spent"] = True  # whatever becomes of what it lifts: no tap, and no pan
            if not self.play.liftable(*self.to_world(touch.ox, touch.oy)):
                return  # the position is another one than when it came down
            self.play.lift(*self.to_world(touch.ox, touch.oy))
            self.play.held = touch
            self.play.drag(*self.to_world(*touch.pos))

    def _send_home(self) -> None:
        """What a finger holds here goes home, and none is about to lift anything."""
        self._forget_rest()
        if self.play is not None and any(map(self._holds, self._fingers)):
            self.play.held = None
            self.play.send_home()

    def _forget_rest(self) -> None:
        if self._resting is not None:
            self._resting.cancel()
            self._resting = None

    def _begin_pinch(self) -> None:
        one, two = self._fingers[:2]
        apart = max(dp(20), ((one.x - two.x) ** 2 + (one.y - two.y) ** 2) ** 0.5)
        self._pinch = (apart / self.zoom, *self.to_world((one.x + two.x) / 2, (one.y + two.y) / 2))

    def _do_pinch(self) -> None:
        """The world's place that was between the fingers stays between them."""
        if self._pinch is None or len(self._fingers) < 2:
            return
        one, two = self._fingers[:2]
        apart = max(dp(20), ((one.x - two.x) ** 2 + (one.y - two.y) ** 2) ** 0.5)
        base, x, y = self._pinch
        self.view_at(apart / base, self.pan)
        middle = ((one.x + two.x) / 2, (one.y + two.y) / 2)
        now = self.to_window_place(x, y)
        self.view_at(self.zoom, (self.pan[0] + middle[0] - now[0], self.pan[1] + middle[1] - now[1]))
