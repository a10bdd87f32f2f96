"""How touches arrive: with the trail of what their finger did, and told first where it came down.

Kivy keeps one MotionEvent a finger, moves it for all that came since the last frame, and only then tells of it. So a
finger would come down where it already is at the end of that frame: on another piece, or past the one that was meant.
Here its coming down is told before it is moved on.

The trail is that of the touch screen's own reports, where somebody hears them (`reports.py`); else it is made of what
Kivy finds at each poll (`polls.py`).
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Any

from kivy.base import EventLoop
from kivy.clock import Clock
from kivy.core.window import Window
from kivy.input import motionevent
from kivy.input.motionevent import MotionEvent
from kivy.input.providers.mouse import MouseMotionEventProvider
from kivy.metrics import dp

from mobile.gestures.polls import Pace, PolledTrail
from mobile.gestures.reports import Reports
from mobile.gestures.trail import Place, Trail

TRAIL = "trail"


def trail_of(touch: MotionEvent) -> Trail:
    """What its finger did so far."""
    trail: Trail = touch.ud[TRAIL]
    return trail


def give_trail(touch: MotionEvent, trail: Trail) -> None:
    """Whoever makes a touch may know by itself what its finger does, and when."""
    touch.ud[TRAIL] = trail


class Arrivals:
    """All touches of the window."""

    def __init__(self, reports: Reports | None) -> None:
        self.reports = reports  # those of the touch screen, where they are heard
        self._paces: dict[str, Pace] = {}  # of other devices, by their names
        self._passed: dict[int | str, list[Place]] = {}  # where touches were since Kivy told of them
        self._measure()
        Window.bind(on_motion=self._notice, size=self._measure)
        self._fingers_first()
        if EventLoop.status == "started":
            self._listen_to_mouse()
        else:
            EventLoop.bind(on_start=self._listen_to_mouse)

    def _measure(self, *_: object) -> None:
        self._room = ((Window.width - 1) / dp(1), (Window.height - 1) / dp(1))
        if self.reports is not None:
            self.reports.room = self._room

    def _notice(self, _: object, etype: str, touch: MotionEvent) -> None:
        """Before any widget hears of it."""
        if not touch.is_touch:
            return
        new = TRAIL not in touch.ud  # mostly as it begins; a finger may have been down before anybody listened
        if new:
            touch.ud[TRAIL] = self._trail(touch)
        trail, passed = trail_of(touch), self._passed.pop(touch.id, None)
        if not isinstance(trail, PolledTrail):
            return
        at, place, lasted = _now(), self._place(touch.sx, touch.sy), Clock.frametime
        if new:
            trail.came(at, place, lasted)
        elif etype == "update":
            trail.went(at, [self._place(*spot) for spot in passed] if passed else [place], lasted)
        else:
            trail.left(at, place, lasted)

    def _trail(self, touch: MotionEvent) -> Trail:
        """The touch screen's own, or one that is told by us."""
        found = self.reports.claim(touch.sx, touch.sy) if self.reports is not None and touch.device == "sdl" else None
        return found or PolledTrail(_now, self._paces.setdefault(touch.device, Pace()))

    def _place(self, x: float, y: float) -> Place:
        return x * self._room[0], y * self._room[1]

    def passes(self, touch: int | str, x: float, y: float) -> None:
        """A touch was there, of which Kivy tells only where it was last; a part of the window, y upwards."""
        self._passed.setdefault(touch, []).append((x, y))

    # Where a finger or a mouse came down

    def _listen_to_mouse(self, *_: object) -> None:
        """After Kivy's own listening: who listens last hears first."""
        Window.bind(on_mouse_move=self._mouse_goes_on)

    def _mouse_goes_on(self, _: object, x: float, y: float, __: object) -> None:
        """If its button is not yet told to be down, it is now."""
        for mouse in [one for one in EventLoop.input_providers if isinstance(one, MouseMotionEventProvider)]:
            if any(etype == "begin" and event.is_touch for etype, event in mouse.waiting_event):
                EventLoop.dispatch_input()
            if mouse.current_drag is not None:
                across, down = Window.to_normalized_pos(x, y)
                self.passes(mouse.current_drag.id, across, 1 - down)

    def _fingers_first(self) -> None:
        """In the place of Kivy's provider of SDL's fingers, ours."""
        for kivys in [one for one in EventLoop.input_providers if type(one).__name__ == "SDL2MotionEventProvider"]:
            EventLoop.remove_input_provider(kivys)
            EventLoop.add_input_provider(_fingers(type(kivys), self.passes))


def _now() -> float:
    """By the clock with which Kivy stamps touches."""
    now: float = motionevent.time()
    return now


def _fingers(kivys: type[Any], passes: Callable[[int, float, float], None]) -> Any:
    """Kivy's provider of fingers, with a way of its own to tell of them."""

    class Fingers(kivys):  # type: ignore[misc]
        """Tells of a finger that came down before it tells what that finger did next."""

        def __init__(self, device: str, args: str) -> None:
            super().__init__(device, args)
            self.q: deque[Any] = deque()  # what Kivy's own update takes now

        def update(self, dispatch_fn: Callable[..., None]) -> None:
            come, fresh = kivys.q, set[int]()
            while come:
                event = come.pop()
                action, finger = event[:2]
                if finger in fresh:
                    super().update(dispatch_fn)
                    _tell()
                    fresh.clear()
                if action == "fingerdown":
                    fresh.add(finger)
                elif action == "fingermotion":
                    passes(finger, event[2], 1 - event[3])
                self.q.appendleft(event)
            super().update(dispatch_fn)

    return Fingers("sdl", "")


def _tell() -> None:
    """What providers have told so far, to all who listen: the second half of EventLoop.dispatch_input."""
    for module in EventLoop.postproc_modules:
        EventLoop.input_events = module.process(events=EventLoop.input_events)
    while EventLoop.input_events:
        EventLoop.post_dispatch_input(*EventLoop.input_events.pop(0))
