"""Throws: a flint that is flipped up, comes down, bounces, slides and lies, on one straight ray.

A sibling of the flick, and simpler: what flies meets nothing but what it is aimed at, so there is nothing to step. All
lengths of a flight are shares of v²/g, the same for every throw, and follow from how things land (`_parts`). A throw is
a pure function of what it is given; what rules draw for it are two numbers that say by how much a hand shakes.

Places are in millimetres, x to the right and y down the board, angles from the x axis towards y, heights up from the
board. A board has edges and nothing behind them: what comes to rest beyond one is off.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from math import atan2, cos, hypot, pi, radians, sin, sqrt
from typing import Annotated, NamedTuple

import msgspec

from core.physics.surface import GRAVITY

LIFT = radians(50)  # at which it always rises
GIVES = 0.30  # what is left of the speed towards the board when it lands
GRIP = 0.30  # how much landing and sliding slow it: dry friction
BOUNCES = 3
FLINT = 9.0  # the flint's radius
BASE = 15.0  # that of whatever stands
REACH = FLINT + BASE

NEAREST, FARTHEST = 30.0, 585.0  # where the weakest and the strongest throw come to rest
PARTS = 1000  # a shake is one of so many: 0 .. 999

# What numbers may be, wherever they come from
_Thousandths = Annotated[int, msgspec.Meta(ge=-10_000_000, le=10_000_000)]
_Angle = Annotated[int, msgspec.Meta(ge=-720_000, le=720_000)]
_Speed = Annotated[int, msgspec.Meta(ge=0, le=10_000_000)]
_Number = Annotated[int, msgspec.Meta(ge=-1, le=255)]


class Arc(NamedTuple):
    """One flight from the board to the board, as shares of v²/g (its time: of v/g)."""

    starts: float
    length: float
    steepness: float  # the tangent of its rise
    lasts: float


class How(IntEnum):
    """How the flint met what stands there."""

    MISSED = 0
    SIDE = 1  # flying
    ONTO = 2  # coming down on it
    SLID = 3


class Standing(msgspec.Struct, frozen=True, gc=False):
    """Something that stands on the board; its number is that of whoever asks, and comes back in the throw."""

    number: int
    x: float
    y: float
    height: float


class Steadiness(msgspec.Struct, frozen=True):
    """How much a hand shakes at the weakest throw, and by how much more at the strongest."""

    angle: float  # radians
    angle_more: float
    speed: float  # as a part of it
    speed_more: float


class Meeting(NamedTuple):
    """The first touch: what was met, how far along the ray, and how."""

    number: int
    far: float
    how: How


class Throw(msgspec.Struct, frozen=True):
    """What a throw did, in whole numbers, so that it is kept and sent exactly as it happened."""

    angle: _Angle  # 0.001°: where it truly went
    speed: _Speed  # 0.001 mm/s: how fast it truly was
    touched: _Number  # the number of what it met; -1 nothing
    how: How
    over: Annotated[tuple[_Number, ...], msgspec.Meta(max_length=16)]  # what it flew over, in the order given
    x: _Thousandths  # mm: where it lies
    y: _Thousandths
    on: bool  # on the board


CHILD = Steadiness(radians(16.0), radians(2.0), 0.06, 0.04)
FAMILY = Steadiness(radians(9.0), radians(4.0), 0.04, 0.02)
EXPERT = Steadiness(radians(5.5), radians(1.0), 0.03, 0.01)


def _parts() -> tuple[tuple[Arc, ...], Arc]:
    """The arcs of a flight, and its slide. At each landing the blow drags as much as it lifts, times the friction."""
    up, level, starts = sin(LIFT), cos(LIFT), 0.0
    arcs = []
    for _ in range(BOUNCES + 1):
        arc = Arc(starts, 2 * up * level, up / level, 2 * up)
        arcs.append(arc)
        starts += arc.length
        up, level = GIVES * up, level - GRIP * (1 + GIVES) * up
    return tuple(arcs), Arc(starts, level * level / (2 * GRIP), 0.0, level / GRIP)


ARCS, SLIDE = _parts()
REST = SLIDE.starts + SLIDE.length  # where it lies, as a share of v²/g
HARDEST = sqrt(FARTHEST * GRAVITY / REST)


def reach(speed: float) -> float:
    """How far a throw carries when it meets nothing."""
    return REST * speed * speed / GRAVITY


def speed_to(distance: float) -> float:
    """The speed at which a throw that meets nothing comes to rest so far away."""
    return sqrt(distance * GRAVITY / REST)


SLOWEST, FASTEST = round(speed_to(NEAREST)), int(HARDEST)


def strength(share: float) -> int:
    """The speed of a throw between the weakest (0) and the strongest (1): its distance grows evenly."""
    distance = NEAREST + (FARTHEST - NEAREST) * min(max(share, 0.0), 1.0)
    return min(max(round(speed_to(distance)), SLOWEST), FASTEST)


# A hand shakes


def bell(part: int) -> float:
    """A normal deviate from one of PARTS even parts, by the four operations alone: the same bits everywhere."""
    x = (2 * part - (PARTS - 1)) / PARTS
    s = x * x
    return x * (1.2692 + s * (-1.9370 + s * 0.6770)) / (1.0 + s * (-1.7341 + s * 0.7368))


_BELL = tuple(bell(part) for part in range(PARTS))


def spread(speed: float, steadiness: Steadiness) -> tuple[float, float]:
    """How far angle (radians) and speed (as a part of it) scatter: a normal deviate's unit."""
    hard = speed / HARDEST
    hard *= hard
    return (
        steadiness.angle + steadiness.angle_more * hard,
        steadiness.speed + steadiness.speed_more * hard,
    )


def scattered(angle: float, speed: float, steadiness: Steadiness, a: int, b: int) -> tuple[float, float]:
    """Where a throw truly goes, and how fast it truly is, when a hand shakes by these two parts of PARTS."""
    aside, along = spread(speed, steadiness)
    return angle + aside * _BELL[a], speed * (1 + along * _BELL[b])


# Flight


def meeting(x: float, y: float, angle: float, speed: float, standing: Sequence[Standing]) -> Meeting | None:
    """What a throw meets first of what it is aimed at, if anything."""
    across, down, scale = cos(angle), sin(angle), speed * speed / GRAVITY
    best: Meeting | None = None
    for piece in standing:
        dx, dy = piece.x - x, piece.y - y
        aside = dx * down - dy * across
        if -REACH < aside < REACH:
            found = _on_ray(dx * across + dy * down, sqrt(REACH * REACH - aside * aside), piece.height, scale)
            if found is not None and (best is None or (found[0], piece.number) < (best.far, best.number)):
                best = Meeting(piece.number, *found)
    return best


def _on_ray(middle: float, half: float, height: float, scale: float) -> tuple[float, How] | None:
    """Where the flint meets a piece that lies across its ray so, and how."""
    enters, leaves = max(middle - half, 0.0), middle + half
    if enters > REST * scale:
        return None
    for starts, length, steepness, _ in ARCS:
        starts *= scale
        length *= scale
        if leaves < starts:
            return None
        if enters > starts + length:
            continue
        begin = max(enters - starts, 0.0)
        if begin * steepness * (1 - begin / length) < height:
            return starts + begin, How.SIDE
        falls = starts + length * (1 + sqrt(1 - 4 * height / (length * steepness))) / 2
        if falls <= leaves:
            return falls, How.ONTO
    slides = SLIDE.starts * scale
    return (max(enters, slides), How.SLID) if leaves >= slides else None


def throw(
    x: float,
    y: float,
    angle: int,
    speed: int,
    steadiness: Steadiness,
    a: int,
    b: int,
    standing: Sequence[Standing],
    width: float,
    height: float,
) -> Throw:
    """What happens when the flint is flipped from a place: angle in 0.01°, speed in mm/s, and how the hand shakes."""
    true_angle, true_speed = scattered(angle * pi / 18000, float(speed), steadiness, a, b)
    met = meeting(x, y, true_angle, true_speed, standing)
    far = reach(true_speed) if met is None else met.far
    across, down = cos(true_angle), sin(true_angle)
    lies_x, lies_y = round(1000 * (x + far * across)), round(1000 * (y + far * down))
    over = tuple(
        piece.number
        for piece in standing
        if (met is None or piece.number != met.number) and _passes_over(x, y, across, down, far, piece)
    )
    return Throw(
        round(true_angle * 180_000 / pi),
        round(1000 * true_speed),
        -1 if met is None else met.number,
        How.MISSED if met is None else met.how,
        over,
        lies_x,
        lies_y,
        0 <= lies_x < 1000 * width and 0 <= lies_y < 1000 * height,
    )


def _passes_over(x: float, y: float, across: float, down: float, far: float, piece: Standing) -> bool:
    """Does the ray cross a piece that was not met, before it ends?"""
    dx, dy = piece.x - x, piece.y - y
    aside = dx * down - dy * across
    if abs(aside) >= REACH:
        return False
    half = sqrt(REACH * REACH - aside * aside)
    middle = dx * across + dy * down
    return middle + half > 0 and middle - half < far


# What is seen of it


class Landing(NamedTuple):
    """Where the flint comes down: after how many seconds, and where."""

    time: float
    x: float
    y: float


class Course:
    """A throw as it goes on in time, for whoever shows it: truly, without regard for how fast it is shown."""

    def __init__(self, x: float, y: float, thrown: Throw) -> None:
        self.x, self.y = x, y
        self.far = hypot(thrown.x / 1000 - x, thrown.y / 1000 - y)
        self._angle = atan2(thrown.y / 1000 - y, thrown.x / 1000 - x)
        self._speed = thrown.speed / 1000
        self.lasts = self._reached(self.far)

    def at(self, seconds: float) -> tuple[float, float, float]:
        """Where the flint is then, and how high."""
        far, high = self._along(min(max(seconds, 0.0), self.lasts))
        far = min(far, self.far)
        return self.x + far * cos(self._angle), self.y + far * sin(self._angle), high

    @property
    def landings(self) -> tuple[Landing, ...]:
        """Each time it comes down on the board, until it meets something or slides."""
        found, time, unit = [], 0.0, self._speed / GRAVITY
        for arc in ARCS:
            time += arc.lasts * unit
            if time < self.lasts:
                found.append(Landing(time, *self.at(time)[:2]))
        return tuple(found)

    def _along(self, seconds: float) -> tuple[float, float]:
        unit, scale = self._speed / GRAVITY, self._speed * self._speed / GRAVITY
        for starts, length, steepness, lasts in ARCS:
            lasts *= unit
            if seconds < lasts:
                part = seconds / lasts
                return scale * (starts + length * part), scale * length * part * steepness * (1 - part)
            seconds -= lasts
        lasts = SLIDE.lasts * unit
        left = 1 - min(seconds / lasts, 1.0)
        return scale * (SLIDE.starts + SLIDE.length * (1 - left * left)), 0.0

    def _reached(self, far: float) -> float:
        """After how many seconds it has come so far."""
        unit, scale = self._speed / GRAVITY, self._speed * self._speed / GRAVITY
        time = 0.0
        for starts, length, _, lasts in ARCS:
            if far < scale * (starts + length):
                return time + unit * lasts * (far / scale - starts) / length
            time += unit * lasts
        part = min(max((far / scale - SLIDE.starts) / SLIDE.length, 0.0), 1.0)
        return time + unit * SLIDE.lasts * (1 - sqrt(1 - part))
