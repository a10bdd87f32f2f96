"""Cubes that fingers carry: from a seat's own store to what is paid for, to another seat, and back.

Several fingers may carry at once, each for itself; what others do at other devices takes nothing out of a hand.
"""

from __future__ import annotations

from typing import NamedTuple, Protocol

from kivy.clock import Clock, ClockEvent
from kivy.input.motionevent import MotionEvent
from kivy.metrics import dp
from kivy.uix.floatlayout import FloatLayout

from core.game import Refusal, Seat
from mobile.gestures.board import REST, SLOP
from mobile.look import motion
from mobile.look.kit import Picture, put

SIDE, ABOVE = 36.0, 26.0  # dp of a cube in the air, and how far above the finger it hangs
FLIGHT, ARC = 0.3, 24.0  # seconds of a cube that goes by itself, and how far up its way bends, in dp
STORE = -1
Place = tuple[float, float]


class Load(NamedTuple):
    """A cube that is carried: whose, and from which slot; STORE: it was free."""

    seat: Seat
    slot: int


class Target(NamedTuple):
    """Where a finger is: over a slot, or over a seat's store; none of both: nowhere."""

    slot: int = STORE
    seat: int = STORE


NOWHERE = Target()


class Counter(Protocol):
    """What fingers carry from and to."""

    held: MotionEvent | None

    def load_at(self, x: float, y: float) -> Load | None:
        """The cube at a place of the window that somebody here may take up."""

    def target_at(self, x: float, y: float) -> Target: ...
    def picture_of(self, load: Load) -> str: ...
    def refused(self, load: Load, target: Target) -> Refusal | None:
        """Why it may not be put there."""

    def carried(self) -> None:
        """Something is carried, or no more, or over something else."""

    def put_down(self, load: Load, target: Target, x: float, y: float) -> None: ...
    def tapped(self, load: Load) -> None: ...


class Carried:
    """What one finger has."""

    def __init__(self, load: Load, waiting: ClockEvent) -> None:
        self.load, self.waiting = load, waiting
        self.picture: Picture | None = None  # in the air
        self.target = NOWHERE


class Hands(FloatLayout):
    """The layer on which the negotiation lies; it takes fingers that come down on cubes."""

    def __init__(self, counter: Counter) -> None:
        super().__init__(size_hint=(None, None))
        self.counter = counter
        self.carries: dict[MotionEvent, Carried] = {}
        self._put: set[Seat] = set()  # whose cube is just being put down

    def lifted(self, seat: Seat, slot: int) -> int:
        """How many cubes of a seat are in the air that lay there."""
        return sum(one.picture is not None and one.load == (seat, slot) for one in self.carries.values())

    @property
    def in_air(self) -> list[Carried]:
        return [one for one in self.carries.values() if one.picture is not None]

    # On their own way

    def fly(self, picture: str, start: Place, goal: Place) -> None:
        """A cube goes by itself; nothing waits for it."""
        seconds = motion.seconds(FLIGHT)
        if seconds <= 0 or motion.reduced():
            return
        flying = Picture(picture, fill=True)
        self.add_widget(flying)
        spent = 0.0
        side = dp(SIDE) * 0.8

        def on(passed: float) -> bool:
            nonlocal spent
            spent += min(passed, 0.05)
            part = motion.ease_out(min(1.0, spent / seconds))
            x, y = (a + (b - a) * part - side / 2 for a, b in zip(start, goal, strict=True))
            put(flying, x, y + dp(ARC) * 4 * part * (1 - part), side, side)
            if part < 1.0 and flying.parent is self:
                return True
            self.remove_widget(flying)
            return False

        on(0.0)
        Clock.schedule_interval(on, 0)

    def moved(self, seat: Seat) -> bool:
        """Has a finger just put down a cube of that seat, or does it hold one?"""
        return seat in self._put or any(one.load.seat == seat for one in self.in_air)

    # Fingers

    def on_touch_down(self, touch: MotionEvent) -> bool:
        load = None if touch.is_mouse_scrolling or not self.children else self.counter.load_at(touch.x, touch.y)
        if load is None:
            return bool(super().on_touch_down(touch))
        touch.grab(self)
        self.carries[touch] = Carried(load, Clock.schedule_once(lambda _: self._lift(touch), REST))
        return True

    def on_touch_move(self, touch: MotionEvent) -> bool:
        if touch.grab_current is not self:
            return bool(super().on_touch_move(touch))
        one = self.carries.get(touch)
        if one is None:
            return True
        if one.picture is None and max(abs(touch.x - touch.ox), abs(touch.y - touch.oy)) > dp(SLOP):
            self._lift(touch)
        if one.picture is not None:
            self._carry(touch, one)
        return True

    def on_touch_up(self, touch: MotionEvent) -> bool:
        if touch.grab_current is not self:
            return bool(super().on_touch_up(touch))
        touch.ungrab(self)
        one = self.carries.get(touch)
        if one is None:
            return True
        moved = max(abs(touch.x - touch.ox), abs(touch.y - touch.oy)) > dp(SLOP)
        if one.picture is not None and moved:
            self._carry(touch, one)  # a slow device may not have told of all the way
        aloft = one.picture is not None
        self._drop(touch)
        self.counter.carried()
        if aloft and moved:
            self._put.add(one.load.seat)
            self.counter.put_down(one.load, one.target, touch.x, touch.y)
            self._put.clear()
        else:
            self.counter.tapped(one.load)
        return True

    def let_go(self, touch: MotionEvent) -> None:
        """The finger means something else."""
        touch.ungrab(self)
        if touch in self.carries:
            self._drop(touch)
            self.counter.carried()

    def release(self) -> None:
        """All that is carried goes home."""
        for touch in tuple(self.carries):
            touch.ungrab(self)
            self._drop(touch)

    def _lift(self, touch: MotionEvent) -> None:
        one = self.carries.get(touch)
        if one is None or one.picture is not None:
            return
        one.waiting.cancel()
        if self.counter.load_at(touch.ox, touch.oy) != one.load:  # it is not there any more
            touch.ungrab(self)
            self._drop(touch)
            return
        one.picture = Picture(self.counter.picture_of(one.load), fill=True)
        self.add_widget(one.picture)
        self.counter.held = touch
        self._carry(touch, one)
        self.counter.carried()

    def _carry(self, touch: MotionEvent, one: Carried) -> None:
        assert one.picture is not None
        side = dp(SIDE)
        put(one.picture, touch.x - side / 2, touch.y - side / 2 + dp(ABOVE), side, side)
        target = self.counter.target_at(touch.x, touch.y)
        if target != one.target:
            one.target = target
            self.counter.carried()

    def _drop(self, touch: MotionEvent) -> None:
        one = self.carries.pop(touch)
        one.waiting.cancel()
        if one.picture is not None:
            self.remove_widget(one.picture)
        if self.counter.held is touch:
            self.counter.held = next((other for other, two in self.carries.items() if two.picture is not None), None)
