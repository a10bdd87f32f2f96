"""Shows what moved by itself for a while, as it was reckoned: where everything was at each moment, knocks as loud as
they were, at the speed that is wished. It knows no game and no physics."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from math import copysign, exp
from typing import NamedTuple, Protocol

from kivy.clock import Clock, ClockEvent

from mobile.boards.canvas import BoardCanvas, Sprite
from mobile.look import motion, sound

FOLLOWS = 10.0  # a second: how fast the view follows what is away from its middle
SIGHT = 0.35  # of the view's width: nothing gets farther from its middle
SLOWLY = 0.35  # how fast a roll is shown that is watched again
NEARER = 0.002  # how much larger something is seen for each dp that it is above the board
FALLS = 0.4  # dp that its shadow is away from it, across and down, for each dp


class Knock(NamedTuple):
    """Something that is heard."""

    at: float  # ms
    name: str
    hard: float  # up to 1: as loud it is, and as strongly it is felt


class Course(Protocol):
    """What is shown; times are in ms."""

    @property
    def lasted(self) -> float: ...
    @property
    def knocks(self) -> Sequence[Knock]:
        """In their order."""

    def sprites(self, time: float) -> list[Sprite]:
        """What moves, as it is then."""

    def followed(self, time: float) -> Sequence[tuple[float, float]]:
        """The places of the world that are to be kept in sight, first what matters most."""


class Follower(Protocol):
    """What looks where something moves."""

    def begin(self, course: Course) -> float:
        """It is about to move; answers for how many seconds it waits, until it is seen where it begins."""

    def follow(self, course: Course, time: float, passed: float) -> None:
        """A frame of so many seconds, at a time of the course."""

    def over(self) -> None:
        """All is at rest."""


def raised(sprite: Sprite, shadow: Sprite, height: float) -> list[Sprite]:
    """Something so many dp above the board where it is, with its shadow on the board."""
    fallen = replace(shadow, x=sprite.x + height * FALLS, y=sprite.y + height * FALLS)
    return [fallen, replace(sprite, scale=sprite.scale * (1 + height * NEARER))]


def _shift(off: float, width: float, passed: float) -> float:
    """By how much the view moves when what it follows is so far off its middle."""
    least = max(0.0, abs(off) - SIGHT * width)
    return copysign(max(least, abs(off) * (1 - exp(-FOLLOWS * passed))), off)


class RollPlayer:
    """Shows one course at a time above a board."""

    def __init__(self, canvas: BoardCanvas, follower: Follower | None = None) -> None:
        self.canvas = canvas
        self.follower = follower  # else what is followed stays in sight of a board that is enlarged
        self.running = False
        self.course: Course | None = None  # the one that is shown, or was shown last
        self.time = 0.0  # ms of it
        self.pace = 1000.0  # ms of it in a second
        self._heard = 0
        self._ticking: ClockEvent | None = None
        self._done: Callable[[], None] = lambda: None

    def show(self, course: Course, done: Callable[[], None], slowly: bool = False) -> None:
        """From its beginning until everything is at rest; then `done`."""
        self.course, self._done = course, done
        self.time, self._heard = 0.0, 0
        self.pace = 1000.0 * (SLOWLY if slowly else 1.0)
        self.running = True
        sprites = course.sprites(0.0)
        if motion.seconds(1.0) <= 0 or not sprites:
            self.finish()
            return
        if self.follower is not None:
            self.time = -self.follower.begin(course) * self.pace
            sprites = course.sprites(0.0)  # seen as near as it is now
        self.canvas.air(sprites)
        self._ticking = Clock.schedule_interval(self._tick, 0)

    @property
    def part(self) -> float:
        """How much of it was shown, up to 1; 0 before the first."""
        return max(0.0, min(1.0, self.time / max(1, self.course.lasted))) if self.course is not None else 0.0

    def _tick(self, passed: float) -> None:
        course = self.course
        assert course is not None
        self.time += min(passed, 0.05) * self.pace / max(0.01, motion.seconds(1.0))
        self._hear(course)
        if self.time >= course.lasted:
            self.finish()
        else:
            self._follow(course, passed)
            self.canvas.air(course.sprites(max(0.0, self.time)))

    def _follow(self, course: Course, passed: float) -> None:
        """Where the board is enlarged, keep what is followed in sight: gently, but however fast it is."""
        if self.follower is not None:
            self.follower.follow(course, max(0.0, self.time), min(passed, 0.05))
            return
        canvas, places = self.canvas, course.followed(self.time)
        if canvas.zoom > 1.01 and places:
            x, y = canvas.to_window_place(*places[0])
            across = _shift(canvas.center_x - x, canvas.width, passed)
            up = _shift(canvas.center_y - y, canvas.height, passed)
            canvas.view_at(canvas.zoom, (canvas.pan[0] + across, canvas.pan[1] + up))

    def _hear(self, course: Course) -> None:
        """The knocks since the last frame."""
        knocks = course.knocks
        while self._heard < len(knocks) and knocks[self._heard].at <= self.time:
            knock = knocks[self._heard]
            self._heard += 1
            sound.play(knock.name, knock.hard)

    def finish(self) -> None:
        """At the end, at once."""
        if not self.running:
            return
        self.running = False
        if self._ticking is not None:
            self._ticking.cancel()
            self._ticking = None
        self.canvas.air([])
        if self.follower is not None:
            self.follower.over()
        self._done()
