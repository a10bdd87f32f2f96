"""Time as the window of a journey has it: a sixtieth of a second a frame, however long the frame took.

So a journey does not depend on how busy the machine is, and waits cost nothing: what a person would wait for passes as
fast as frames can be made. Where others have to keep up (another process, another window, an X server that moves the
mouse) time goes as it does outside: PACE = "real" in the file of tests.
"""

from __future__ import annotations

from typing import Any

from kivy.input import motionevent
from kivy.input.postproc import doubletap

FRAME = 1 / 60


def steady(clock: Any) -> None:
    """From now on each frame of Kivy's clock takes a sixtieth of a second."""
    now = clock.time()

    def idle() -> float:
        nonlocal now
        now += FRAME
        clock._dt = FRAME
        clock._last_tick = now
        return now

    clock.time = lambda: now
    clock.idle = idle
    # What touches and double taps are timed by.
    for module in (motionevent, doubletap):
        module.time = clock.time
