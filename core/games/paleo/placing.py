"""Where a reef may lie in Paleo, and why not elsewhere (PAL-08 to PAL-13)."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot

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
    return min(
        _from_side(point, mine[k - 1], mine[k])
        for mine, other in ((one, two), (two, one))
        for k in range(len(mine))
        for point in other
    )


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
    gaps = [(apart(outline, other.corners()), Reason.REEF_NEAR_REEF) for other in (*others, *FIXED)]
    if any(gap <= 0 for gap, _ in gaps):
        return Refusal(Reason.REEF_ON_REEF)
    gaps += [(apart(outline, facade.corners()), Reason.REEF_NEAR_FACADE) for facade in FACADES]
    gaps += [(room, Reason.REEF_NEAR_RIM), (gate - GATE, Reason.REEF_NEAR_GATE)]
    nearest, reason = min(gaps, key=lambda gap: gap[0])
    if nearest < SPACE - EPSILON:
        return Refusal(reason, (max(1, round((SPACE - nearest) / (2 * RADIUS) * 10)),))
    if facing(side, box.y) >= 0 and own_outside >= 3:
        return Refusal(Reason.REEF_OUTSIDE)
    return None


def _from_point(outline: Sequence[Point]) -> float:
    """How far the middle of the board is from an outline; 0 inside."""
    inside = all(
        (b[0] - a[0]) * (0 - a[1]) - (b[1] - a[1]) * (0 - a[0]) >= 0
        for a, b in zip((outline[-1], *outline[:-1]), outline, strict=True)
    )
    return 0.0 if inside else min(_from_side((0.0, 0.0), outline[k - 1], outline[k]) for k in range(len(outline)))
