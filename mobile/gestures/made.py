"""A finger that is made: by a key that stands for one, by the tour, by tests. It goes the way of every touch."""

from __future__ import annotations

import itertools
from collections.abc import Mapping

from kivy.base import EventLoop
from kivy.clock import Clock
from kivy.core.window import Window
from kivy.input.motionevent import MotionEvent
from kivy.metrics import dp

from mobile.gestures.arrivals import give_trail
from mobile.gestures.trail import Report, Trail


class Finger(MotionEvent):
    """One finger on the window. It tells when it was where as exactly as a touch screen does, on a slow machine too."""

    _ids = itertools.count(1000)

    def __init__(self, x: float, y: float) -> None:
        super().__init__("finger", next(self._ids), self._place(x, y), is_touch=True, type_id="touch")
        self.profile = ["pos"]
        self.trail = Trail(Clock.time)
        give_trail(self, self.trail)

    @staticmethod
    def _place(x: float, y: float) -> dict[str, float]:
        return {"x": x / max(1.0, Window.width - 1.0), "y": y / max(1.0, Window.height - 1.0)}

    def depack(self, args: Mapping[str, float]) -> None:
        self.sx, self.sy = args["x"], args["y"]
        super().depack(args)

    def _report(self) -> Report:
        wide, high = (Window.width - 1) / dp(1), (Window.height - 1) / dp(1)
        return Report(self.trail.clock(), self.sx * wide, self.sy * high)

    def down(self) -> None:
        self.trail.down = self._report()
        EventLoop.post_dispatch_input("begin", self)

    def move_to(self, x: float, y: float) -> None:
        self.move(self._place(x, y))
        self.trail.moves.append(self._report())
        EventLoop.post_dispatch_input("update", self)

    def up(self) -> None:
        self.trail.up = self._report()
        EventLoop.post_dispatch_input("end", self)
