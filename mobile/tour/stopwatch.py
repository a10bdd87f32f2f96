"""What frames take, what they may take, and what of it is a bot's thought."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from math import inf
from statistics import median
from typing import Any

FRAME = 0.004  # seconds of Python a frame may take, in 95 of 100
# And while a bot thinks and nothing moves: a thought fills eight thousandths on purpose, what is beside it has FRAME.
THOUGHT = 0.01
LONGEST = 0.016  # seconds the longest frame may take under a finger, while something moves and while a bot thinks

Results = Mapping[str, Mapping[str, float]]


def _usually(values: list[float]) -> float:
    """Thousandths of a second that 95 of 100 do not exceed."""
    ordered = sorted(values)
    return round(1000 * ordered[min(len(ordered) - 1, len(ordered) * 95 // 100)], 3)


def measured(values: list[float], usual: float, longest: float) -> dict[str, float]:
    """95 of 100 frames took no longer, and the longest of them."""
    return {
        "frames": len(values),
        "p95_ms": _usually(values),
        "bound_ms": 1000 * usual,
        "longest_ms": round(1000 * max(values), 3),
        "longest_bound_ms": 1000 * longest,
    }


def thought(values: list[float], beside: list[float]) -> dict[str, float]:
    """Frames while bots think and move; and what is beside a thought, which may take as long as any other frame."""
    return measured(values, THOUGHT, LONGEST) | {"beside_p95_ms": _usually(beside), "beside_bound_ms": 1000 * FRAME}


def beyond(results: Results) -> list[str]:
    """What is not within its bound."""
    pairs = (
        ("p95_ms", "bound_ms"),
        ("longest_ms", "longest_bound_ms"),
        ("beside_p95_ms", "beside_bound_ms"),
        ("frames_drawn", "bound"),
        ("ratio", "bound"),
        ("more_mb", "bound"),
        ("grown_mb", "bound"),
        ("packed_mb", "bound"),
    )
    return [
        f"{name}: {what} {result[what]:g} is above {result[bound]:g}"
        for name, result in results.items()
        for what, bound in pairs
        if what in result and result[what] > result[bound]
    ]


def middle(runs: Sequence[Results]) -> dict[str, dict[str, float]]:
    """Of each time the middle one; all else as the first run found it."""
    return {
        name: {key: median(run[name][key] for run in runs) if key.endswith("_ms") else row[key] for key in row}
        for name, row in runs[0].items()
    }


class Stopwatch:
    """Python's time a frame: clock events and layout, input, and the canvas they build; not the drawing itself."""

    def __init__(self) -> None:
        from kivy.base import EventLoop
        from kivy.clock import Clock
        from kivy.core.window import Window

        self.frames: list[float] = []
        self.beside: list[float] = []  # of those with a thought what was none
        self.on = False
        self.drawn = 0
        self._spent = 0.0
        self._thought = 0.0
        Window.bind(on_flip=self._flipped)
        self._wrap(Clock, "post_idle")  # what is due, without the sleep that keeps the pace
        self._wrap(Clock, "tick_draw")
        self._wrap(EventLoop, "dispatch_input")
        idle = EventLoop.idle

        def whole() -> object:
            self._spent = self._thought = 0.0
            result = idle()
            if self.on:
                self.frames.append(self._spent)
                if self._thought:
                    self.beside.append(self._spent - self._thought)
            return result

        EventLoop.idle = whole

    def begin(self) -> None:
        self.frames, self.beside = [], []
        self.on = True

    def end(self) -> list[float]:
        """What the frames since took."""
        self.on = False
        return self.frames

    def _wrap(self, owner: object, name: str) -> None:
        action: Callable[..., Any] = getattr(owner, name)

        def timed(*given: Any) -> Any:
            begun = time.thread_time()
            try:
                return action(*given)
            finally:
                self._spent += time.thread_time() - begun

        setattr(owner, name, timed)

    def set_thought_apart(self) -> None:
        """From now on it is known what of a frame is a bot's thought."""
        from core.bots.drive import Thought

        work = Thought.work

        def timed(thought: Thought[Any], seconds: float = inf) -> bool:
            begun = time.thread_time()
            try:
                return work(thought, seconds)
            finally:
                self._thought += time.thread_time() - begun

        setattr(Thought, "work", timed)  # noqa: B010 (a method is not assigned to)

    def _flipped(self, *_: object) -> None:
        self.drawn += 1
