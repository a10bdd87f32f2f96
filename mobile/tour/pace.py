"""Time as the tour and journeys have it: a sixtieth of a second a frame, however long the frame took.

So they do not depend on how busy the machine is, and waits cost nothing: what a person would wait for passes as fast as
frames can be made. Where others have to keep up (another process, another device, an X server that moves the mouse)
time goes as it does outside; while pictures are read beside the frames it goes no faster.

Of the frames nobody sees only one in a few is drawn: without a graphics chip that is what takes longest. Whoever looks
draws before (`Window.dispatch("on_draw")`).
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from time import sleep

from kivy.clock import ClockBase
from kivy.input import motionevent
from kivy.input.postproc import doubletap

FRAME = 1 / 60
DRAWN = 4  # of so many frames one is drawn


def steady(clock: ClockBase) -> Callable[[], None]:
    """From now on each frame of Kivy's clock takes a sixtieth of a second. What is answered lets it go as before."""
    from mobile.look.fetching import reading

    before = (clock.time, clock.idle, motionevent.time, doubletap.time)
    now = clock.time()
    drawn = seldom(clock)

    def idle() -> float:
        nonlocal now
        now += FRAME
        drawn()
        if reading():
            sleep(FRAME)
        clock._dt = FRAME
        clock._last_tick = now
        return now

    def real() -> None:
        outside, clock.idle, motionevent.time, doubletap.time = before
        ahead = now - outside()
        clock.time = lambda: outside() + ahead  # it never jumps back
        del clock.tick_draw

    clock.time = lambda: now
    clock.idle = idle
    # What touches and double taps are timed by.
    motionevent.time = doubletap.time = clock.time
    return real


def seldom(clock: ClockBase) -> Callable[[], None]:
    """Most frames are not drawn, until what is answered is called: then whoever asks for a drawing gets one."""
    from kivy.core.window import Window

    draw, flip, ready, frames = Window.on_draw, Window.flip, clock.tick_draw, count(1)

    def nothing() -> None:
        pass

    def tick_draw() -> None:  # the last that is done before a frame is drawn
        ready()
        if next(frames) % DRAWN:
            Window.on_draw = Window.flip = nothing

    def drawn() -> None:
        Window.on_draw, Window.flip = draw, flip

    clock.tick_draw = tick_draw
    return drawn
