"""Sets apart what came to rest a hair within something else: only where things do not overlap is their meeting felt."""

from __future__ import annotations

from collections.abc import Iterable
from math import hypot

from core.physics.surface import Surface

HAIR = 0.002  # mm that are left between
TURNS = 200  # in a heap one push brings the next, and between two walls that nearly meet each helps a little
Place = tuple[float, float]


def set_apart(surface: Surface, places: dict[int, Place], moved: Iterable[int]) -> None:
    """Push the discs that moved off whatever they overlap; `places` of all that are on the board, by their order."""
    waiting = list(moved)
    for _ in range(TURNS):
        pushed = {k: place for k in waiting if (place := _pushed(surface, places, k)) is not None}
        if not pushed:
            break
        places.update(pushed)


def _pushed(surface: Surface, places: dict[int, Place], k: int) -> Place | None:
    """Where a disc lies once it is off the first thing that it overlaps; None: it overlaps nothing."""
    x, y = places[k]
    radius = surface.stuff.radius
    inside = surface.half - radius
    if abs(x) > inside or abs(y) > inside:
        inside -= HAIR
        return max(-inside, min(inside, x)), max(-inside, min(inside, y))
    for other, (u, v) in places.items():
        if other != k and abs(x - u) < 2 * radius and abs(y - v) < 2 * radius:
            apart = hypot(x - u, y - v)
            if 0 < apart < 2 * radius:
                far = (2 * radius + HAIR) / apart
                return u + (x - u) * far, v + (y - v) * far
    for box in surface.walls:
        if hypot(x - box.x, y - box.y) < radius + hypot(box.width, box.height) / 2:
            dx, dy = box.away(x, y)
            apart = hypot(dx, dy)
            if 0 < apart < radius:
                far = (radius + HAIR) / apart - 1
                return x + dx * far, y + dy * far
    return None
