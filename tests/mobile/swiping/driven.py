"""The driven part: the app in its window, in a time of its own, with SDL's queue, Kivy's poll and the app's widgets.

What is not driven: the drawing itself, which is skipped, and the thread that delivers on a phone. Reports are pushed
while a frame lasts, each at the moment at which it comes.
"""

from __future__ import annotations

import ctypes
import json
import sys
import time
from collections.abc import Iterator
from math import pi
from typing import Any, NamedTuple

from mobile.device import sdl, touch_screen
from mobile.gestures.flick import GAIN
from tests.mobile.swiping.made import Frames, Swipe, Told, told

KINDS = {"down": 0x700, "up": 0x701, "move": 0x702}
MOUSE = {"down": 0x401, "up": 0x402, "move": 0x400}
BEGUN = 1000.0  # seconds, when nothing has happened yet
AFTER = 0.25  # seconds until all that follows from a swipe has followed


class Condition(NamedTuple):
    frames: int
    hitches: bool
    reports: int
    source: str = "touch"  # touch: a touch screen and all that SDL tells of it; blind: without SDL's times; mouse

    @property
    def name(self) -> str:
        hitches = " with hitches" if self.hitches else ""
        return f"{self.source}, {self.frames} frames{hitches}, {self.reports} reports a second"


class Outcome(NamedTuple):
    """What a swipe brought."""

    flicked: bool
    speed: float = 0.0  # dp/s
    angle: float = 0.0  # radians
    astray: str = ""  # what else it pressed
    said: str = ""
    began: tuple[float, float] = (0.0, 0.0)  # how far from where the finger came down the app was told that it did


class Event(touch_screen.Event):
    """All of SDL's SDL_TouchFingerEvent, and room for its largest event."""

    _fields_ = (
        ("dx", ctypes.c_float),
        ("dy", ctypes.c_float),
        ("pressure", ctypes.c_float),
        ("window", ctypes.c_uint32),
        ("room", ctypes.c_uint8 * 64),
    )


class Motion(ctypes.Structure):
    """SDL_MouseMotionEvent."""

    _fields_ = (
        ("type", ctypes.c_uint32),
        ("timestamp", ctypes.c_uint32),
        ("window", ctypes.c_uint32),
        ("which", ctypes.c_uint32),
        ("state", ctypes.c_uint32),
        ("x", ctypes.c_int32),
        ("y", ctypes.c_int32),
        ("dx", ctypes.c_int32),
        ("dy", ctypes.c_int32),
        ("room", ctypes.c_uint8 * 64),
    )


class Button(ctypes.Structure):
    """SDL_MouseButtonEvent."""

    _fields_ = (
        ("type", ctypes.c_uint32),
        ("timestamp", ctypes.c_uint32),
        ("window", ctypes.c_uint32),
        ("which", ctypes.c_uint32),
        ("button", ctypes.c_uint8),
        ("state", ctypes.c_uint8),
        ("clicks", ctypes.c_uint8),
        ("padding", ctypes.c_uint8),
        ("x", ctypes.c_int32),
        ("y", ctypes.c_int32),
        ("room", ctypes.c_uint8 * 64),
    )


class Stage:
    """The window, its time, and a match of Paleo in it with a pawn to flick."""

    def __init__(self) -> None:
        self.now = BEGUN
        self._stop_time()
        from kivy.base import runTouchApp
        from kivy.core.window import window_sdl2

        self.kivy = window_sdl2
        self.sdl = sdl.library("SDL2")
        self.sdl.SDL_PushEvent.argtypes = [ctypes.c_void_p]
        # Before any watch of the app's own: SDL stamps what is pushed with the time of the machine.
        watch = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.POINTER(Event))
        self._stamps = watch(self._stamp)
        self.sdl.SDL_AddEventWatch(self._stamps, None)

        from mobile.app import PichenetteApp

        self.app = PichenetteApp("en")
        self.app._run_prepare()
        self.reports = self.app.arrivals.reports
        self.reports.clock = lambda: self.now
        runTouchApp(embedded=True)
        for _ in range(5):
            self.frame(0.02)
        self._sit_down()

    def _stop_time(self) -> None:
        """Time passes only when we say so."""
        import kivy.input.motionevent
        from kivy.clock import Clock

        Clock.time = lambda: self.now
        Clock.usleep = lambda _: None
        Clock._max_fps = 0
        Clock._last_tick = self.now
        kivy.input.motionevent.time = lambda: self.now

    def _stamp(self, _: object, event: Any) -> int:
        event.contents.timestamp = round(1000 * self.now)
        return 0

    def _sit_down(self) -> None:
        from core.game import Level
        from core.log import Seated
        from mobile.screens.match import MatchScreen
        from mobile.tour.walks.paleo_positions import flicking, played

        seats = [Seated("Ana", None, 0), Seated("Bo", Level.EASY, 1)]
        self.app._play(played(seats, 15, flicking))
        while not isinstance(self.app.screen, MatchScreen):  # a thread reads its pictures
            self.frame(0.05)
            time.sleep(0.01)
        for _ in range(40):
            self.frame(0.05)
        self.screen = self.app.screen
        self.board = self.screen.board
        self.sent: list[Any] = []
        self.board.play = self.sent.append  # the position stays
        self.pawn = self.board.mine[2]
        self.downs: list[tuple[float, float]] = []
        self.seen: tuple[object, ...] = ()

        def noted(_: object, etype: str, touch: Any) -> None:
            if etype == "begin" and touch.is_touch:
                from kivy.core.window import Window

                self.downs.append((touch.sx * (Window.width - 1), touch.sy * (Window.height - 1)))

        from kivy.core.window import Window

        Window.bind(on_motion=noted)

    def frame(self, lasts: float, idle: float = 0.0, come: Any = None) -> None:
        """One turn of the loop: what is due, input, layout; meanwhile reports come; then the poll."""
        from kivy.base import EventLoop
        from kivy.clock import Clock
        from kivy.core.window import Window
        from kivy.lang import Builder

        end = self.now + lasts
        self._until(self.now + lasts * idle, come)
        Clock.tick()
        EventLoop.dispatch_input()
        Builder.sync()
        Clock.tick_draw()
        Builder.sync()
        self._until(end, come)
        Window.mainloop()

    def _until(self, end: float, come: Any) -> None:
        if come is not None:
            come(end)
        self.now = max(self.now, end)

    def play(self, swipe: Swipe, condition: Condition, seed: int) -> Outcome:
        """One swipe through the chosen pawn, and what came of it."""
        from kivy.core.window import Window

        board, sent = self.board, self.sent
        mouse = condition.source == "mouse"
        self.kivy.platform = "linux" if mouse else "android"
        self.app.arrivals.reports = None if condition.source == "blind" else self.reports
        sent.clear()
        self.downs.clear()
        if board.aim.pawn != self.pawn:
            board.tap_pawn(self.pawn)
            board.touched()
        board.camera.arrive()
        before = self._seen()
        frames = Frames(condition.frames, condition.hitches, seed)
        reports = told(swipe, condition.reports, seed, condition.name)
        x, y = board.flicks.pawn  # a dp is a pixel here
        begun = self.now + frames.phase
        waiting = iter([report._replace(at=report.at + begun) for report in reports])
        push = self._pushed(waiting, (x, y), mouse)
        last = begun + reports[-1].at
        while self.now < last + AFTER:
            steady = self.now > last + 0.15  # what comes late has come: no need for so many frames
            self.frame(0.05 if steady else frames.next(), frames.idle, push)
        after, words = self._seen(), self._said()
        astray = next((f"{a} is {b}" for a, b in zip(before, after) if a != b), "") if not sent else ""
        astray = astray or ("twice" if len(sent) > 1 else "")
        wide, high = Window.width - 1, Window.height - 1
        came = (x + reports[0].x, y + reports[0].y)
        came = (min(max(came[0], 0), wide), min(max(came[1], 0), high))
        began = (self.downs[0][0] - came[0], self.downs[0][1] - came[1]) if self.downs else (999.0, 999.0)
        made = sent[0] if sent else None
        board.cancel()
        if made is None:
            return Outcome(False, astray=astray, said=words, began=began)
        return Outcome(True, made.speed / GAIN, made.angle / 18000 * pi, astray, words, began)

    def _seen(self) -> tuple[object, ...]:
        """What a swipe that flicks nothing leaves as it was."""
        from mobile.screens.base import Dialog

        board, app = self.board, self.app
        over = sum(isinstance(widget, Dialog) for widget in app.ground.walk())
        return (
            type(app.screen).__name__,
            len(app.screen.children),
            over,
            board.aim.pawn,
            board.aim.stepping,
            *self._view(),
            board.flicking.down,
        )

    def _view(self) -> tuple[object, ...]:
        """What of the board is seen; a line that was drawn is looked along."""
        board = self.board
        if board.aim.line is None:
            self.seen = board.canvas.zoom, board.canvas.pan
        return self.seen

    def _said(self) -> str:
        """Why nothing was flicked, where the board says so."""
        from mobile.boards.paleo.lines import missed

        said = self.board.bubble()
        return str(said.first) if said is not None and said.first == missed(self.board) else ""

    def _pushed(self, waiting: Iterator[Told], pawn: tuple[float, float], mouse: bool) -> Any:
        """Pushes what has come until a moment. What a mouse does is read from the system at the poll only."""
        from kivy.core.window import Window

        wide, high = Window.width - 1, Window.height - 1
        following = [next(waiting, None)]

        def finger(report: Told) -> None:
            self.now = max(self.now, report.at)
            x, y = (pawn[0] + report.x) / wide, 1 - (pawn[1] + report.y) / high
            event = Event(KINDS[report.kind], 0, 1, 0, x, y, 0, 0, 1.0)
            self.sdl.SDL_PushEvent(ctypes.byref(event))

        def pointer(report: Told) -> None:
            x, y = round(pawn[0] + report.x), round(high - (pawn[1] + report.y))
            if report.kind == "move":
                event: Any = Motion(MOUSE["move"], 0, 0, 0, 1, x, y, 0, 0)
            else:
                event = Button(MOUSE[report.kind], 0, 0, 0, 1, report.kind == "down", 1, 0, x, y)
            self.sdl.SDL_PushEvent(ctypes.byref(event))

        def come(end: float) -> None:
            while following[0] is not None and following[0].at <= end:
                report = following[0]
                following[0] = next(waiting, None)
                (pointer if mouse else finger)(report)

        return come


def main(wanted: str) -> None:
    from kivy.config import Config

    from tests.mobile.swiping.shares import told_of

    for name, value in (("width", "360"), ("height", "780"), ("multisamples", "0")):
        Config.set("graphics", name, value)
    Config.set("input", "mouse", "mouse,disable_multitouch")
    answers, sys.stdout = sys.stdout, sys.stderr
    print(json.dumps(told_of(Stage().play, json.loads(wanted))), file=answers, flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
