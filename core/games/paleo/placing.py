"""Where a reef may lie in Paleo, and why not elsewhere (PAL-08 to PAL-13)."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot, inf, sqrt

from core.game import Refusal
from core.games.paleo.content import ADVANCED, CAMP, FACADES, FIXED, GATE, HALF, RADIUS, SPACE, facing
from core.games.paleo.position import Reason
from core.physics import Box

Point = tuple[float, float]
_CUT = 2 * HALF - 150.0  # a sanctuary is where |x| + |y| is more
EPSILON = 1e-6


def apart(one: Sequence[Point], two: Sequence[Point]) -> float:
    """How far two convex outlines are from each other; 0 when they overlap."""
    if _overlap(one, two):
        return 0.0
    least = inf  # in plain loops, squared: this is most of what placing a reef costs
    for mine, other in ((one, two), (two, one)):
        ax, ay = mine[-1]
        for bx, by in mine:
            dx, dy = bx - ax, by - ay
            whole = dx * dx + dy * dy
            for px, py in other:
                part = ((px - ax) * dx + (py - ay) * dy) / whole
                part = 0.0 if part < 0.0 else 1.0 if part > 1.0 else part
                x, y = px - ax - dx * part, py - ay - dy * part
                far = x * x + y * y
                if far < least:
                    least = far
            ax, ay = bx, by
    return sqrt(least)


def _from_side(point: Point, a: Point, b: Point) -> float:
    (px, py), (ax, ay), (bx, by) = point, a, b
    dx, dy = bx - ax, by - ay
    part = max(0.0, min(1.0, ((px - ax) * dx + (py - ay) * dy) / (dx * dx + dy * dy)))
    return hypot(px - ax - dx * part, py - ay - dy * part)


def _overlap(one: Sequence[Point], two: Sequence[Point]) -> bool:
    for mine in (one, two):
        for k in range(len(mine)):
            nx, ny = mine[k][1] - mine[k - 1][1], mine[k - 1][0] - mine[k][0]
            here = [x * nx + y * ny for x, y in one]
            there = [x * nx + y * ny for x, y in two]
            if max(here) <= min(there) or max(there) <= min(here):
                return False
    return True


def _rectangle(sides: tuple[float, float, float, float], side: int) -> list[Point]:
    left, bottom, right, top = sides
    low, high = sorted((facing(side, bottom), facing(side, top)))
    return [(left, low), (right, low), (right, high), (left, high)]


def reef_refusal(box: Box, others: Sequence[Box], own_outside: int, side: int, players: int) -> Refusal | None:
    """Why a side's reef may not lie there; `others` lie already, `own_outside` of its own lie outside its half.

    The number is what is missing, in tenths of a pawn.
    """
    outline = box.corners()
    room = HALF - max(max(abs(x), abs(y)) for x, y in outline)
    if room < 0:
        return Refusal(Reason.REEF_OFF)
    for end in (0, 1):
        if _overlap(outline, _rectangle(CAMP, end)):
            return Refusal(Reason.REEF_IN_CAMP)
        if players > 2 and _overlap(outline, _rectangle(ADVANCED, end)):
            return Refusal(Reason.REEF_IN_ADVANCED)
    if any(abs(x) + abs(y) > _CUT for x, y in outline):
        return Refusal(Reason.REEF_IN_SANCTUARY)
    gate = _from_point(outline)
    if gate < GATE:
        return Refusal(Reason.REEF_ON_GATE)
    reefs = [other for other in (*others, *FIXED) if _perhaps_near(box, other)]
    gaps = [(apart(outline, other.corners()), Reason.REEF_NEAR_REEF) for other in reefs]
    if any(gap <= 0 for gap, _ in gaps):
        return Refusal(Reason.REEF_ON_REEF)
    facades = [facade for facade in FACADES if _perhaps_near(box, facade)]
    gaps += [(apart(outline, facade.corners()), Reason.REEF_NEAR_FACADE) for facade in facades]
    gaps += [(room, Reason.REEF_NEAR_RIM), (gate - GATE, Reason.REEF_NEAR_GATE)]
    nearest, reason = min(gaps, key=lambda gap: gap[0])
    if nearest < SPACE - EPSILON:
        return Refusal(reason, (max(1, round((SPACE - nearest) / (2 * RADIUS) * 10)),))
    if facing(side, box.y) >= 0 and own_outside >= 3:
        return Refusal(Reason.REEF_OUTSIDE)
    return None


def _perhaps_near(box: Box, other: Box) -> bool:
    """May there be less space between them than must be, as far as circles round them tell?"""
    reach = (hypot(box.width, box.height) + hypot(other.width, other.height)) / 2
    return hypot(box.x - other.x, box.y - other.y) < reach + SPACE


def _from_point(outline: Sequence[Point]) -> float:
    """How far the middle of the board is from an outline; 0 inside."""
    inside = all(
        (b[0] - a[0]) * (0 - a[1]) - (b[1] - a[1]) * (0 - a[0]) >= 0
        for a, b in zip((outline[-1], *outline[:-1]), outline, strict=True)
    )
    return 0.0 if inside else min(_from_side((0.0, 0.0), outline[k - 1], outline[k]) for k in range(len(outline)))
