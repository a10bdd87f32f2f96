"""Where a flicked disc first meets something: exactly, before anything is stepped.

Until then it goes straight and slows down evenly, so no step is needed, and what it meets it meets where a steady eye
would say. Aiming asks this too.
"""

from __future__ import annotations

from math import cos, hypot, sin, sqrt

import msgspec

from core.physics.roll import What
from core.physics.surface import Box, Surface, slowing

NEAR = 1e-9
SURE = 1e-3  # mm: nothing is passed over for so little


class Meeting(msgspec.Struct, frozen=True, gc=False):
    """The first thing met on a straight way; `what` None: nothing, it comes to rest."""

    distance: float  # mm travelled until then
    what: What | None
    other: int  # place of the disc or wall in the surface's list
    x: float  # where the disc's middle is then
    y: float
    across: float  # the direction from the disc towards what it met
    down: float


def sweep(surface: Surface, x: float, y: float, angle: float, speed: float, skip: int = -1) -> Meeting:
    """The first meeting of a disc that starts at a place in a direction; `skip` is its own place in the list."""
    dx, dy = cos(angle), sin(angle)
    reach = speed * speed / (2 * slowing(surface.stuff))
    radius = surface.stuff.radius
    best, what, other, nx, ny = reach, None, -1, dx, dy
    for k, disc in enumerate(surface.discs):
        if k == skip:
            continue
        found = _circle(x, y, dx, dy, disc.x, disc.y, 2 * radius)
        if found is not None and found < best:
            best, what, other = found, What.DISC, k
    for k, box in enumerate(surface.walls):
        px, py = box.x - x, box.y - y
        along, wide = px * dx + py * dy, hypot(box.width, box.height) / 2 + radius + SURE
        if abs(px * dy - py * dx) > wide or along < -wide or along - wide > best:
            continue  # it lies beside the way, behind, or too far on it
        hit = _box(x, y, dx, dy, box, radius)
        if hit is not None and hit[0] < best:
            (best, nx, ny), what, other = hit, What.WALL, k
    room = surface.half - radius
    for place, way, across, down in ((x, dx, 1.0, 0.0), (y, dy, 0.0, 1.0)):
        if abs(way) > NEAR:
            far = max(0.0, (room - place if way > 0 else room + place) / abs(way))
            if far < best:
                sign = 1.0 if way > 0 else -1.0
                best, what, other, nx, ny = far, What.RIM, 0, across * sign, down * sign
    cx, cy = x + dx * best, y + dy * best
    if what is What.DISC:
        disc = surface.discs[other]
        apart = hypot(disc.x - cx, disc.y - cy) or 1.0
        nx, ny = (disc.x - cx) / apart, (disc.y - cy) / apart
    return Meeting(best, what, other, cx, cy, nx, ny)


def _circle(x: float, y: float, dx: float, dy: float, ox: float, oy: float, radius: float) -> float | None:
    """How far along its way a point comes within a circle; 0 when it is there already and goes deeper."""
    ax, ay = ox - x, oy - y
    along = ax * dx + ay * dy
    if along <= 0:
        return None
    beside = ax * ax + ay * ay - along * along
    inside = radius * radius - beside
    return max(0.0, along - sqrt(inside)) if inside > 0 else None


def _box(x: float, y: float, dx: float, dy: float, box: Box, radius: float) -> tuple[float, float, float] | None:
    """How far along its way a disc meets a wall, and the direction towards the wall there."""
    c, s = cos(box.angle), sin(box.angle)
    px, py = (x - box.x) * c + (y - box.y) * s, (y - box.y) * c - (x - box.x) * s
    vx, vy = dx * c + dy * s, dy * c - dx * s
    w, h = box.width / 2, box.height / 2
    best: tuple[float, float, float] | None = None
    for place, way, beside, slide, far, wide, flat in (
        (px, vx, py, vy, w, h, True),
        (py, vy, px, vx, h, w, False),
    ):
        if abs(way) <= NEAR:
            continue
        side = -1.0 if way > 0 else 1.0
        t = (side * (far + radius) - place) / way
        if t < 0 and side * place < far:
            continue  # it starts beyond this side
        t = max(0.0, t)
        if abs(beside + slide * t) <= wide and (best is None or t < best[0]):
            best = (t, -side, 0.0) if flat else (t, 0.0, -side)
    for cx in (-w, w):
        for cy in (-h, h):
            corner = _circle(px, py, vx, vy, cx, cy, radius)
            if corner is not None and (best is None or corner < best[0]):
                ox, oy = cx - px - vx * corner, cy - py - vy * corner
                apart = hypot(ox, oy) or 1.0
                best = (corner, ox / apart, oy / apart)
    if best is None:
        return None
    t, nx, ny = best
    return t, nx * c - ny * s, nx * s + ny * c
