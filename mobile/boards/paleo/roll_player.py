"""Shows a roll as it happened: every disc along its path, knocks as loud as they were, at the speed that is wished."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from math import copysign, exp
from typing import Any, Protocol

from kivy.clock import Clock

from core.games.paleo.position import Rolled
from core.physics import Path, Roll, What
from mobile.boards.canvas import Sprite, TouchBoard
from mobile.boards.paleo.ground import Ground
from mobile.look import motion, sound

LOUD = 1500.0  # mm/s: a knock as loud as can be
SOFT = 60.0  # slower ones are not heard
FELT = 0.3  # of the loudest: softer knocks are not felt
FOLLOWS = 10.0  # a second: how fast the view follows what is away from its middle
SIGHT = 0.35  # of the view's width: nothing gets farther from its middle
SLOWLY = 0.35  # how fast a roll is shown that is watched again


def place_at(path: Path, time: float) -> tuple[float, float]:
    """Where a disc is, in mm, at a time in ms."""
    points = path.points
    k = bisect_right(points, time, key=lambda point: point[0])
    if k == 0:
        return points[0][1] / 10, points[0][2] / 10
    if k == len(points):
        return points[-1][1] / 10, points[-1][2] / 10
    (t0, x0, y0), (t1, x1, y1) = points[k - 1], points[k]
    part = (time - t0) / (t1 - t0) if t1 > t0 else 1.0
    return (x0 + (x1 - x0) * part) / 10, (y0 + (y1 - y0) * part) / 10


def turn_at(path: Path, time: float) -> float:
    """How far it has turned then, in degrees. It comes to rest upright, so that one can read it: what it would lie
    turned by is taken back little by little while it moves."""
    turns = path.turns
    if not turns:
        return 0.0
    begun, rests = path.points[0][0], path.points[-1][0]
    part = min(1.0, max(0.0, (time - begun) / max(1, rests - begun)))
    k = bisect_right(turns, time, key=lambda turn: turn[0])
    if k in (0, len(turns)):
        turned = float(turns[min(k, len(turns) - 1)][1])
    else:
        (t0, a0), (t1, a1) = turns[k - 1], turns[k]
        turned = a0 + (a1 - a0) * (time - t0) / (t1 - t0)
    lies = (turns[-1][1] + 180) % 360 - 180
    return turned - lies * part * part


def _shift(off: float, width: float, passed: float) -> float:
    """By how much the view moves when what it follows is so far off its middle."""
    least = max(0.0, abs(off) - SIGHT * width)
    return copysign(max(least, abs(off) * (1 - exp(-FOLLOWS * passed))), off)


class Around(Protocol):
    """Where it is shown."""

    ground: Ground
    canvas: TouchBoard

    def draw_without(self, moving: frozenset[int]) -> None:
        """Everything that lies still."""


class RollPlayer:
    """One roll being shown."""

    def __init__(self, board: Around) -> None:
        self.board = board
        self.running = False
        self._ticking: Any = None
        self._roll: Roll | None = None
        self._time = 0.0  # ms of it

    def show(self, rolled: Rolled, done: Callable[[], None], slowly: bool = False) -> None:
        """From the flick until everything is at rest; then `done`."""
        self._roll = rolled.roll
        self._pawn = rolled.pawn
        self._done = done
        self._time = 0.0
        self._touch = 0
        self._pace = 1000.0 * (SLOWLY if slowly else 1.0)
        self.running = True
        sound.play("flick", min(1.0, 0.3 + rolled.speed / 3000))
        moving = frozenset(path.disc for path in self._roll.paths)
        self.board.draw_without(moving)
        if motion.seconds(1.0) <= 0 or not self._roll.paths:
            self.finish()
            return
        self.board.canvas.air(self._sprites())
        self._ticking = Clock.schedule_interval(self._tick, 0)

    @property
    def part(self) -> float:
        """How much of the roll was shown, up to 1; 0 before the first."""
        return min(1.0, self._time / max(1, self._roll.lasted)) if self._roll is not None else 0.0

    def _tick(self, passed: float) -> None:
        self._time += min(passed, 0.05) * self._pace / max(0.01, motion.seconds(1.0))
        self._hear()
        if self._time >= self._roll.lasted:
            self.finish()
        else:
            self._follow(passed)
            self.board.canvas.air(self._sprites())

    def _follow(self, passed: float) -> None:
        """Where the board is enlarged, keep the flicked pawn in sight: gently, but however fast it is."""
        canvas = self.board.canvas
        path = next((path for path in self._roll.paths if path.disc == self._pawn), None)
        if canvas.zoom > 1.01 and path is not None:
            x, y = canvas.to_window_place(*self.board.ground.place(*place_at(path, self._time)))
            across = _shift(canvas.center_x - x, canvas.width, passed)
            up = _shift(canvas.center_y - y, canvas.height, passed)
            canvas.view_at(canvas.zoom, (canvas.pan[0] + across, canvas.pan[1] + up))

    def _sprites(self) -> list[Sprite]:
        ground = self.board.ground
        sprites = []
        for path in self._roll.paths:
            sprites.append(sprite := ground.pawn(path.disc, *place_at(path, self._time)))
            sprite.angle = turn_at(path, self._time)
        return sprites + [ground.ring(path.disc, *place_at(path, self._time)) for path in self._roll.paths]

    def _hear(self) -> None:
        """The knocks since the last frame, as loud as the things met."""
        touches = self._roll.touches
        while self._touch < len(touches) and touches[self._touch].at <= self._time:
            touch = touches[self._touch]
            self._touch += 1
            if touch.speed < SOFT:
                continue
            loud = min(1.0, touch.speed / LOUD)
            name = {What.DISC: f"knock_{1 + touch.at % 3}", What.WALL: "reef", What.RIM: "rim"}[touch.what]
            sound.play(name, loud)
            if loud > FELT:
                sound.tick(0.5 + loud)

    def finish(self) -> None:
        """At the end, at once."""
        if not self.running:
            return
        self.running = False
        if self._ticking is not None:
            self._ticking.cancel()
            self._ticking = None
        self.board.canvas.air([])
        self._done()
