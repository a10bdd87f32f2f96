"""The made part: fingers, what a touch screen reports of them, and how long frames take. Everything follows from seeds.

A report is old when the app hears of it, and a lock that something holds makes some later still. A finger that leaves
is told of a little after it was felt for the last time, at the place where that was. None of it was measured on a
phone.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from math import cos, degrees, hypot, pi, sin
from typing import NamedTuple

NOISE = 0.25  # dp, of every report
OLD = 0.005  # seconds from the touch screen to the app
BUSY = 0.5  # the share of time in which Python holds its lock
LATE = (0.0005, 0.0045)  # seconds more, then, on average and at most
LEAVES = (0.004, 0.012)  # seconds after the last contact
BEFORE = 22.0  # dp before the pawn, where most swipes begin
HITCH = (0.05, 0.12)  # seconds

Place = tuple[float, float]


class Told(NamedTuple):
    """What the app is told of the finger: when, what, and where, in dp from the pawn."""

    at: float
    kind: str  # down, move or up
    x: float
    y: float


class Swipe(NamedTuple):
    name: str
    flicks: bool  # should it flick?
    speed: float  # dp/s at the end
    way: float  # radians, at the end
    lasts: float  # seconds
    place: Callable[[float], Place]
    quiet: bool = False  # does the touch screen say nothing of a finger that stands?


def straight(speed: float, way: float, start: float, far: float) -> Swipe:
    x, y = -start * cos(way), -start * sin(way)
    lasts = far / speed
    return Swipe("", True, speed, way, lasts, lambda t: (x + speed * t * cos(way), y + speed * t * sin(way)))


def growing(speed: float, way: float, far: float) -> Swipe:
    """From a third of the speed to all of it."""
    first = speed / 3
    lasts = 2 * far / (first + speed)

    def place(t: float) -> Place:
        gone = first * t + (speed - first) * t * t / (2 * lasts) - BEFORE
        return gone * cos(way), gone * sin(way)

    return Swipe("growing", True, speed, way, lasts, place)


def curved(speed: float, way: float, far: float, radius: float) -> Swipe:
    """Along a circle that goes through the pawn's middle; the way is that of the end."""
    lasts, begun = far / speed, way - far / radius
    across = begun + BEFORE / radius  # where it goes through the pawn

    def place(t: float) -> Place:
        now = begun + speed * t / radius
        return radius * (sin(now) - sin(across)), radius * (cos(across) - cos(now))

    return Swipe("curved", True, speed, way, lasts, place)


def stopping(swipe: Swipe, stands: float, quiet: bool) -> Swipe:
    """The same, but the finger stands before it leaves."""
    whole = swipe.lasts
    return Swipe("stops", False, 0.0, swipe.way, whole + stands, lambda t: swipe.place(min(t, whole)), quiet)


def swipes(seed: int = 1) -> list[Swipe]:
    """184 that are to flick and 48 that are not, of all speeds and in all directions."""
    rng = random.Random(f"swipes {seed}")

    def speed() -> float:
        return 250.0 * (2400.0 / 250.0) ** rng.random()

    def way() -> float:
        return rng.uniform(0.0, 2 * pi)

    made = []
    for _ in range(46):
        made.append(straight(speed(), way(), BEFORE, rng.uniform(90, 140))._replace(name="plain"))
        made.append(straight(speed(), way(), rng.uniform(14, 30), rng.uniform(48, 56))._replace(name="short"))
        made.append(growing(speed(), way(), rng.uniform(90, 140)))
        made.append(curved(speed(), way(), rng.uniform(80, 120), rng.choice((-1, 1)) * rng.uniform(250, 500)))
    for k in range(32):
        plain = straight(speed(), way(), BEFORE, rng.uniform(60, 120))
        made.append(stopping(plain, rng.uniform(0.09, 0.4), quiet=k % 2 == 0))
    slow = [straight(rng.uniform(50, 120), way(), BEFORE, rng.uniform(60, 90)) for _ in range(16)]
    return made + [swipe._replace(name="slow", flicks=False) for swipe in slow]


def told(swipe: Swipe, rate: int, seed: int, circumstances: str) -> list[Told]:
    """What the app hears of it, at so many reports a second; how late depends on what else goes on."""
    rng, lateness = random.Random(f"told {seed} {rate}"), random.Random(f"late {seed} {circumstances}")

    def spoilt(t: float) -> Place:
        x, y = swipe.place(t)
        return x + rng.gauss(0, NOISE), y + rng.gauss(0, NOISE)

    def heard(t: float) -> float:
        late = min(LATE[1], lateness.expovariate(1 / LATE[0])) if lateness.random() < BUSY else 0.0
        return t + OLD + late

    found = [Told(heard(0.0), "down", *spoilt(0.0))]
    t, last = rng.uniform(0.2, 1.0) / rate, swipe.place(0.0)
    contact, felt = 0.0, found[0][2:]
    while t <= swipe.lasts:
        there = swipe.place(t)
        contact = t
        if not (swipe.quiet and hypot(there[0] - last[0], there[1] - last[1]) < 0.01):
            felt = spoilt(t)
            found.append(Told(heard(t), "move", *felt))
        last = there
        t += 1 / rate
    found.append(Told(max(contact, swipe.lasts) + rng.uniform(*LEAVES) + OLD, "up", *felt))
    ordered: list[Told] = []
    for report in found:  # none overtakes another
        after = ordered[-1].at + 0.0001 if ordered else 0.0
        ordered.append(report._replace(at=max(report.at, after)))
    return ordered


class Frames:
    """How long frames take: some take much longer, if there are hitches."""

    def __init__(self, rate: int, hitches: bool, seed: int) -> None:
        self._rng = random.Random(f"frames {seed} {rate} {hitches}")
        self._rate, self._hitches = rate, hitches
        self.phase = self._rng.random() / rate  # how long before the first report the first frame began
        self.idle = self._rng.uniform(0.0, 0.6)  # the part of a frame that is slept away after the poll

    def next(self) -> float:
        lasts = self._rng.uniform(0.9, 1.1) / self._rate
        if self._hitches and self._rng.random() < max(0.08, 12 / self._rate * 0.5):
            lasts = max(lasts, self._rng.uniform(*HITCH))
        return lasts


def turned(angle: float, other: float) -> float:
    """How far one is from the other, in degrees."""
    return abs(degrees((angle - other + pi) % (2 * pi) - pi))
