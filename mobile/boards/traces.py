"""Where something happened: ways, rings, bursts and footprints, for the trail of any board."""

from __future__ import annotations

from collections.abc import Iterable
from math import atan2, cos, degrees, hypot, radians, sin

from mobile.boards.canvas import Sprite
from mobile.look.theme import SEATS

Place = tuple[float, float]

DOT = 11.0  # dp between two dots of a way
STEP = 15.0  # and between two footprints
ASIDE = 3.5  # dp by which feet stand beside their way


def way(points: Iterable[Place], mark: int, unit: float = 1.0) -> list[Sprite]:
    """A dotted way along places of the world, with a head at its end, in a seat's colour; `unit` makes all larger."""
    spots = list(_along(points, DOT * unit))
    if len(spots) < 2:
        return []
    seat = SEATS[mark]
    dots = [Sprite(f"house/trace_dot_{seat}", x, y, scale=unit) for x, y, _ in spots[:-1]]
    x, y, angle = spots[-1]
    return [*dots, Sprite(f"house/trace_head_{seat}", x, y, angle=angle, scale=unit)]


def ring(x: float, y: float, mark: int, across: float = 0.0) -> Sprite:
    """Round something that a seat did something to, so wide in dp."""
    return Sprite(f"house/trace_ring_{SEATS[mark]}", x, y, across, across)


def burst(x: float, y: float, scale: float = 1.0) -> Sprite:
    """Where two things met."""
    return Sprite("house/trace_burst", x, y, scale=scale)


def steps(points: Iterable[Place], scale: float = 1.0) -> list[Sprite]:
    """Footprints along places of the world, left and right."""
    made = []
    for k, (x, y, angle) in enumerate(_along(points, STEP * scale)):
        side = ASIDE * scale * (1 if k % 2 else -1)
        made.append(Sprite("house/trace_foot", *_beside(x, y, angle, side), angle=angle, scale=scale))
    return made


def _along(points: Iterable[Place], every: float) -> Iterable[tuple[float, float, float]]:
    """Places so far apart along a way, and whither it goes there: by degrees against the clock from the right."""
    rest = 0.0
    last: Place | None = None
    angle = 0.0
    for point in points:
        if last is not None:
            across, down = point[0] - last[0], point[1] - last[1]
            long = hypot(across, down)
            if long:
                angle = degrees(atan2(-down, across))
            while long and rest <= long:
                yield last[0] + across * rest / long, last[1] + down * rest / long, angle
                rest += every
            rest -= long
        last = point
    if last is not None:
        yield *last, angle


def _beside(x: float, y: float, angle: float, far: float) -> Place:
    turn = radians(angle)
    return x + far * sin(turn), y + far * cos(turn)
