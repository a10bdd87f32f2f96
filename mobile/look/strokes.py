"""Lines along many points, each with dashes of its own, so that they are told apart without colours."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import cycle, pairwise
from math import hypot

from kivy.graphics import Mesh

Point = tuple[float, float]

# By mark, in widths of the line: drawn, left away, drawn, …; nothing: a line without gaps.
DASHES: tuple[tuple[float, ...], ...] = ((), (3.6, 1.6), (1.0, 1.2), (4.0, 1.4, 1.0, 1.4))


def pieces(points: Sequence[Point], dashes: Sequence[float]) -> Iterator[tuple[Point, Point]]:
    """What is drawn of it, piece by piece."""
    if not dashes:
        yield from pairwise(points)
        return
    lengths = cycle(dashes)
    left, drawn = next(lengths), True
    for one, other in pairwise(points):
        long = hypot(other[0] - one[0], other[1] - one[1])
        done = 0.0
        while long - done > 1e-6:
            part = min(left, long - done)
            if drawn:
                yield _on(one, other, done / long), _on(one, other, (done + part) / long)
            done, left = done + part, left - part
            if left <= 1e-6:
                left, drawn = next(lengths), not drawn


def _on(one: Point, other: Point, part: float) -> Point:
    return one[0] + (other[0] - one[0]) * part, one[1] + (other[1] - one[1]) * part


def stroke(points: Sequence[Point], width: float, mark: int, thicker: float = 0.0) -> Mesh:
    """A line so wide in pixels, with the dashes of a mark; `thicker` is its edge, in pixels on each side."""
    half, corners, indices = width / 2 + thicker, list[float](), list[int]()
    dashes = [length * width for length in DASHES[mark]]
    for (x, y), (u, v) in pieces(points, dashes):
        long = hypot(u - x, v - y) or 1.0
        along, across = (u - x) / long * half, (v - y) / long * half
        ahead, aside = along * 0.5, across * 0.5  # so that pieces meet without a gap
        for px, py in (
            (x - ahead - across, y - aside + along),
            (x - ahead + across, y - aside - along),
            (u + ahead + across, v + aside - along),
            (u + ahead - across, v + aside + along),
        ):
            corners += (px, py, 0.0, 0.0)
        first = len(corners) // 4 - 4
        indices += (first, first + 1, first + 2, first, first + 2, first + 3)
    return Mesh(vertices=corners, indices=indices, mode="triangles")
