"""Time as the tour and journeys have it: a sixtieth of a second a frame, however long the frame took.

So they do not depend on how busy the machine is, and waits cost nothing: what a person would wait for passes as fast as
frames can be made. Where others have to keep up (another process, another device, an X server that moves the mouse)
time goes as it does outside.
"""

from __future__ import annotations

from collections.abc import Callable

from kivy.clock import ClockBase
from kivy.input import motionevent
from kivy.input.postproc import doubletap

FRAME = 1 / 60


def steady(clock: ClockBase) -> Callable[[], None]:
    """From now on each frame of Kivy's clock takes a sixtieth of a second. What is answered lets it go as before."""
    before = (clock.time, clock.idle, motionevent.time, doubletap.time)
    now = clock.time()

    def idle() -> float:
        nonlocal now
        now += FRAME
        clock._dt = FRAME
        clock._last_tick = now
        return now

    def real() -> None:
        outside, clock.idle, motionevent.time, doubletap.time = before
        ahead = now - outside()
        clock.time = lambda: outside() + ahead  # it never jumps back

    clock.time = lambda: now
    clock.idle = idle
    # What touches and double taps are timed by.
    motionevent.time = doubletap.time = clock.time
    return real
