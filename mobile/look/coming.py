"""Things of a long page, each made when one comes near it: until then something light has its place and its name."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from kivy.clock import Clock, ClockEvent
from kivy.input.motionevent import MotionEvent
from kivy.uix.scrollview import ScrollView

from mobile.look.kit import Press, put

AHEAD = 0.3  # of what is in sight, above it and below
PIECE = 0.004  # seconds of a frame after which no other thing is begun


class Place(Press):
    """Where a thing will be. It may be found and gone to by its name; who touches it touches the thing."""

    def __init__(self, spoken: str, make: Callable[[], Press]) -> None:
        super().__init__()
        self.spoken, self._make = spoken, make
        self._thing: Press | None = None
        self.pressed = lambda: self.fill().pressed()

    @property
    def filled(self) -> bool:
        return self._thing is not None

    def fill(self) -> Press:
        """The thing, made if it is not there yet."""
        if self._thing is None:
            self._thing = thing = self._make()
            self.enabled, self.spoken = False, ""  # it is the thing now that is touched
            put(thing, *self.pos, *self.size)
            self.add_widget(thing)
        return self._thing

    def on_touch_down(self, touch: MotionEvent) -> bool:
        if self.collide_point(*touch.pos):
            self.fill()
        return super().on_touch_down(touch)


class Coming:
    """Fills the places of a view, those in sight first and then those near it, some a frame."""

    def __init__(self, view: ScrollView, places: Sequence[Place]) -> None:
        self._view, self._empty = view, list(places)
        self._filling: ClockEvent | None = None
        view.fbind("scroll_y", self._wake)
        self._wake()

    @property
    def busy(self) -> bool:
        """Is something to be made that one may see soon?"""
        return self._filling is not None

    def fill_sight(self, seconds: float) -> None:
        """What is in sight is made at once, unless it takes longer than so many seconds: then the rest follows."""
        self._fill(0.0, seconds)

    def _wake(self, *_: object) -> None:
        if self._filling is None and self._empty:
            self._filling = Clock.schedule_interval(self._look, 0)

    def _look(self, _: float) -> bool:
        if self._view.parent is None or not self._fill(AHEAD, PIECE):
            self._filling = None
            return False
        return True

    def _fill(self, ahead: float, seconds: float) -> bool:
        """Is there more of it?"""
        view = self._view
        view.update_from_scroll()
        self._empty = [place for place in self._empty if not place.filled]
        floor, most = view.to_window(*view.pos)[1], ahead * view.height
        near = [place for place in self._empty if _beyond(place, floor, view.height) <= most]
        near.sort(key=lambda place: _beyond(place, floor, view.height))
        until = time.perf_counter() + seconds
        for k, place in enumerate(near):
            if k and time.perf_counter() > until:
                return True
            place.fill()
        return False


def _beyond(place: Place, floor: float, high: float) -> float:
    """How many pixels it is away from what is in sight, which is so high."""
    low = place.to_window(*place.pos)[1] - floor
    return float(max(0.0, -low - place.height, low - high))
