# ruff: noqa: E501 - the outlines of drawings are long
"""Solid things that really turn: a die, a flint. Each pose is projected from the solid, lit by the one lamp.

A solid is a list of faces, each its corners in order; what is written on a face lies flat on it. One looks from above
and a little from the front. Whatever tumbles in another game, as a token of two sides, can be posed the same way.
"""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from assets.build.hand import path
from assets.rahan.paint import Place, mixed

Point = tuple[float, float, float]  # right, up, towards the viewer
Matrix = tuple[Point, Point, Point]

LAMP: Point = (-0.48, 0.74, 0.47)


@dataclass(frozen=True)
class Face:
    corners: tuple[Point, ...]
    name: str = ""


def turned(axis: Point, degrees: float) -> Matrix:
    """What turns points about an axis, by the right hand."""
    long = math.sqrt(sum(a * a for a in axis))
    x, y, z = (a / long for a in axis)
    a = math.radians(degrees)
    c, s = math.cos(a), math.sin(a)
    k = 1 - c
    return (
        (c + x * x * k, x * y * k - z * s, x * z * k + y * s),
        (y * x * k + z * s, c + y * y * k, y * z * k - x * s),
        (z * x * k - y * s, z * y * k + x * s, c + z * z * k),
    )


def after(first: Matrix, then: Matrix) -> Matrix:
    """First one turn, then the other."""
    rows = [[sum(then[i][k] * first[k][j] for k in range(3)) for j in range(3)] for i in range(3)]
    return (
        (rows[0][0], rows[0][1], rows[0][2]),
        (rows[1][0], rows[1][1], rows[1][2]),
        (rows[2][0], rows[2][1], rows[2][2]),
    )


def moved(point: Point, by: Matrix) -> Point:
    x, y, z = (sum(row[k] * point[k] for k in range(3)) for row in by)
    return x, y, z


def normal(corners: Sequence[Point]) -> Point:
    """Which way a face looks; its corners go round it against the clock, seen from outside."""
    (ax, ay, az), (bx, by, bz), (cx, cy, cz) = corners[0], corners[1], corners[2]
    u, v = (bx - ax, by - ay, bz - az), (cx - bx, cy - by, cz - bz)
    n = (u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0])
    long = math.sqrt(sum(a * a for a in n)) or 1
    return n[0] / long, n[1] / long, n[2] / long


def light(face: Sequence[Point]) -> float:
    """How bright a face is, 0 to 1."""
    return 0.5 + 0.5 * sum(a * b for a, b in zip(normal(face), LAMP, strict=True))


def hull(places: Sequence[Place]) -> list[Place]:
    """The outline round places."""
    places = sorted(set(places))

    def half(these: Sequence[Place]) -> list[Place]:
        made: list[Place] = []
        for it in these:
            while len(made) > 1 and (made[-1][0] - made[-2][0]) * (it[1] - made[-2][1]) <= (
                made[-1][1] - made[-2][1]
            ) * (it[0] - made[-2][0]):
                made.pop()
            made.append(it)
        return made[:-1]

    return half(places) + half(places[::-1])


def rounded(places: Sequence[Place], r: float) -> str:
    """A polygon with round corners, as the d of a path."""
    count, d = len(places), ""
    for i in range(count):
        (ax, ay), (bx, by), (cx, cy) = places[i - 1], places[i], places[(i + 1) % count]
        one, two = math.hypot(ax - bx, ay - by), math.hypot(cx - bx, cy - by)
        k, m = min(r, one * 0.45) / one, min(r, two * 0.45) / two
        d += f"{'L' if d else 'M'}{bx + (ax - bx) * k:.2f} {by + (ay - by) * k:.2f}Q{bx:.2f} {by:.2f} {bx + (cx - bx) * m:.2f} {by + (cy - by) * m:.2f}"
    return d + "Z"


def posed(
    faces: Sequence[Face],
    pose: Matrix,
    size: float,
    tones: tuple[str, str, str],
    written: Callable[[str], str],
    round_: float,
) -> list[tuple[str, str, float]]:
    """The faces that are seen: the d of each, what is on it, and how bright it is; the size is that of a unit."""
    seen = []
    for face in faces:
        corners = [moved(it, pose) for it in face.corners]
        if normal(corners)[2] > 0.02:
            places = [(x * size, -y * size) for x, y, _ in corners]
            share = light(corners)
            on = ""
            if face.name:
                (ox, oy), (ux, uy), (_, _), (vx, vy) = places
                # written in a field of 100 units a side, its upper left at the first corner
                on = f'<g transform="matrix({(vx - ox) / 100:.4f} {(vy - oy) / 100:.4f} {(ux - ox) / 100:.4f} {(uy - oy) / 100:.4f} {ox:.2f} {oy:.2f})">{written(face.name)}</g>'
            dark, mid, lit = tones
            fill = mixed(dark, mid, share * 2) if share < 0.5 else mixed(mid, lit, share * 2 - 1)
            d = rounded(places, round_)
            seen.append((path(d, fill=fill), on, share))
    return seen
