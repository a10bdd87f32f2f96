"""What a position of Paleo is worth to a bot, at a glance: what each side has, and the best flick each could make next.

A flick is not rolled out for that. Whether the way is free, how wide the target looks from here, and how much the hand
shakes say how likely it is to succeed.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import atanh, cos, erf, exp, hypot, pi, sin, sqrt, tan, tanh

import msgspec

from core.games.paleo.content import (
    CAPTURE_POINTS,
    DOORWAYS,
    FACADES,
    FIXED,
    GATE,
    GOAL,
    HALF,
    NUMBERS,
    PAWN,
    RADIUS,
    is_mercenary,
    reef_box,
)
from core.games.paleo.position import Position, Reef
from core.physics import Box

Point = tuple[float, float]
Wall = tuple[
    float, float, float, float, float, float, float
]  # middle, cos, sin, half sides with a pawn's radius, reach

# What things are worth; a round won by the gate is ROUND, and nothing short of it is as much.
ROUND = 32.0
GATE_WON = 28.0  # of that, what a bot goes by before it tries a flick out: the last key, with an explorer on the gate
GATE_TRIED = 24.0  # an explorer onto the gate
KEY = (0.0, 12.0, 26.0)  # so many keys
EXPLORERS = (0.0, 3.2, 4.4, 5.2, 5.8, 6.3)  # so many explorers
MERCENARIES = (0.0, 3.8, 6.3, 8.4)  # so many mercenaries
PEACE = (0.0, 6.0, 8.0, 9.0, 9.5, 10.0)  # so many explorers that no mercenary can take any more
ALONE = (0.0, 4.0, 6.0, 7.0, 7.5, 8.0)  # so many explorers against none: only this side may still open the gate
HUNT = 7.0  # mercenaries against none
CHASE = 32.0  # the same with an explorer that may still open the gate: hardly ever lost
BY_CAPTURE = 0.35  # of a round won by the gate: half as many points, and a lead that was in hand is gone
NEXT, LATER = 1.1, 0.3  # what counts of the best flick of the side whose turn it is, and of the other's
KEY_LATER = 0.45  # and of the best way to a key or the gate, which often stays open
BESIDE = 0.2  # and of the second best
OTHER_KIND = 0.2
DETOUR = 0.25  # of the chance to get there in two flicks
LURE = 0.05  # of being near a doorway whose way is not free
BACK = 0.6  # what a capture brings, since the mercenary lies open afterwards

DOORS: tuple[Point, ...] = tuple((door.a * (door.c - 8), door.b * (door.c - 8)) for door in DOORWAYS)
KNOWN = 8192  # ways that are kept
_SLIT, _DEEP = 48.0, 16.0
_ROOT = sqrt(2)
_STOP = (GATE - RADIUS) * 0.886  # a square as large as the circle within which a middle must rest


class Hand(msgspec.Struct, frozen=True):
    """How much a hand shakes: standard deviations of the angle in radians and of the speed as a part of it."""

    angle: float
    speed: float


class Walls(tuple[Wall, ...]):
    """What stands on a board, and which ways past it were looked at: most pawns lie where they lay."""

    known: dict[tuple[Point, Point], bool]

    def pass_(self, a: Point, b: Point) -> bool:
        """May a pawn go straight from one place to the other?"""
        key = a, b
        free = self.known.get(key)
        if free is None:
            if len(self.known) >= KNOWN:
                self.known.clear()
            free = self.known[key] = past(a, b, self)
        return free


def wall_of(box: Box) -> Wall:
    more = RADIUS - 0.5
    w, h = box.width / 2, box.height / 2
    return box.x, box.y, cos(box.angle), sin(box.angle), w + more, h + more, hypot(w, h) + RADIUS


_FACADES = tuple(map(wall_of, FACADES))
_FIXED = tuple(map(wall_of, FIXED))


def walls_of(walls: Sequence[Wall]) -> Walls:
    built = Walls(walls)
    built.known = {}
    return built


@lru_cache(64)
def reef_walls(reefs: tuple[Reef, ...]) -> Walls:
    return walls_of(_FIXED + tuple(wall_of(reef_box(*reef)) for reef in reefs if reef))


@lru_cache(64)
def all_walls(reefs: tuple[Reef, ...]) -> Walls:
    """With the façades."""
    return walls_of(reef_walls(reefs) + _FACADES)


def inside(x: float, y: float, wall: Wall) -> bool:
    """Would a pawn there overlap a wall?"""
    px, py = x - wall[0], y - wall[1]
    return abs(px * wall[2] + py * wall[3]) < wall[4] and abs(py * wall[2] - px * wall[3]) < wall[5]


@lru_cache(64)
def approaches(reefs: tuple[Reef, ...]) -> tuple[tuple[tuple[Point, float, float], ...], ...]:
    """Good places to flick from at each doorway and (the last) the gate: each with how wide that lies open, how far."""
    walls = reef_walls(reefs)
    found = []
    for place, door in enumerate(DOORWAYS):
        ex, ey = DOORS[place]
        spots = []
        for far in (60.0, 110.0, 170.0, 240.0, 320.0):
            for turn in (0.0, 0.22, -0.22, 0.42, -0.42):
                c, s = cos(turn) * far, sin(turn) * far
                x, y = ex - door.a * c + door.b * s, ey - door.b * c - door.a * s
                if max(abs(x), abs(y)) > HALF - RADIUS - 4 or any(inside(x, y, wall) for wall in walls + _FACADES):
                    continue
                if past((x, y), (ex, ey), walls):
                    spots.append(((x, y), min(12.7, 7.4 + 0.8 * opening(x, y, place)), far))
        found.append(tuple(spots))
    spots = []
    for far in (60.0, 100.0, 150.0, 210.0):
        for k in range(12):
            x, y = far * cos(k * pi / 6), far * sin(k * pi / 6)
            if not any(inside(x, y, wall) for wall in walls) and past((x, y), (0.0, 0.0), walls):
                spots.append(((x, y), _STOP, far))
    return (*found, tuple(spots))


class Table:
    """Where everything lies, made for quick looking."""

    __slots__ = (
        "approaches",
        "captured",
        "discs",
        "explorers",
        "keys",
        "mercenaries",
        "points",
        "reefs",
        "spots",
        "walls",
    )

    def __init__(self, state: Position, moved: int = -1, x: float = 0.0, y: float = 0.0) -> None:
        """One pawn perhaps elsewhere."""
        spots: list[Point | None] = [(at[0] / 1000, at[1] / 1000) if at else None for at in state.places]
        if moved >= 0:
            spots[moved] = (x, y)
        self.spots = spots
        self.discs = [(pawn, spot[0], spot[1]) for pawn, spot in enumerate(spots) if spot]
        self.keys, self.captured, self.points = state.keys, state.captured, state.points
        self.reefs = reef_walls(state.reefs)
        self.walls = all_walls(state.reefs)
        self.approaches = approaches(state.reefs)
        half = [pawn for pawn, _, _ in self.discs if pawn < NUMBERS], [p for p, _, _ in self.discs if p >= NUMBERS]
        self.mercenaries = tuple([pawn for pawn in mine if is_mercenary(pawn)] for mine in half)
        self.explorers = tuple([pawn for pawn in mine if not is_mercenary(pawn)] for mine in half)

    def clear(self, a: Point, b: Point, walls: Walls, but: int, target: int = -1) -> bool:
        """May a pawn go straight from one place to the other, past all pawns but itself and its target?"""
        ax, ay = a
        dx, dy = b[0] - ax, b[1] - ay
        whole = dx * dx + dy * dy
        if whole < 1.0:
            return True
        if not walls.pass_(a, b):
            return False
        for pawn, x, y in self.discs:
            if pawn in (but, target):
                continue
            px, py = x - ax, y - ay
            along = px * dx + py * dy
            if along <= 0:
                continue
            if along >= whole:
                if (x - b[0]) ** 2 + (y - b[1]) ** 2 < PAWN * PAWN:
                    return False
            else:
                beside = px * dy - py * dx
                if beside * beside < PAWN * PAWN * whole:
                    return False
        return True


def past(a: Point, b: Point, walls: Sequence[Wall]) -> bool:
    """May a pawn go straight from one place to the other, past these walls?"""
    ax, ay = a
    dx, dy = b[0] - ax, b[1] - ay
    whole = dx * dx + dy * dy
    far = sqrt(whole)
    for x, y, c, s, w, h, reach in walls:
        px, py = x - ax, y - ay
        wide = reach * far
        if abs(px * dy - py * dx) > wide:
            continue
        along = px * dx + py * dy
        if along < -wide or along > whole + wide:
            continue
        u, v = -px * c - py * s, px * s - py * c
        du, dv = dx * c + dy * s, dy * c - dx * s
        low, high = 0.0, 1.0
        for place, way, half in ((u, du, w), (v, dv, h)):
            if abs(way) < 1e-9:
                if abs(place) >= half:
                    low = 2.0
                continue
            one, two = (-half - place) / way, (half - place) / way
            if one > two:
                one, two = two, one
            low, high = max(low, one), min(high, two)
        if low < high and not (low == 0.0 and du * u + dv * v >= 0):
            return False
    return True


def within(width: float, sigma: float) -> float:
    """How likely an error stays within a width to both sides."""
    return erf(width / (sigma * _ROOT)) if width > 0 else 0.0


def hit(table: Table, pawn: int, target: int, hand: Hand) -> float:
    """How likely a pawn hits another straight."""
    a, b = table.spots[pawn], table.spots[target]
    assert a
    assert b
    far = hypot(b[0] - a[0], b[1] - a[1])
    half = PAWN / max(far, PAWN)
    if table.clear(a, b, table.walls, pawn, target):
        return within(half, hand.angle)
    if far > 2 * PAWN:
        ox, oy = (b[1] - a[1]) / far * 17, (a[0] - b[0]) / far * 17
        for way in (1, -1):
            if table.clear(a, (b[0] + ox * way, b[1] + oy * way), table.walls, pawn, target):
                return within(half / 2.5, hand.angle)
    return 0.0


def opening(x: float, y: float, sanctuary: int) -> float:
    """How far to both sides of the middle a pawn may be that goes through a doorway from here, in mm."""
    door, (ex, ey) = DOORWAYS[sanctuary], DOORS[sanctuary]
    along = door.a * (ex - x) + door.b * (ey - y)
    if along <= 0:
        return -99.0
    slope = abs(door.b * (ex - x) - door.a * (ey - y)) / along
    c = 1 / sqrt(1 + slope * slope)
    return (_SLIT * c - _DEEP * c * slope - 2 * RADIUS) / 2


def enter(table: Table, pawn: int, at: Point, sanctuary: int, hand: Hand) -> float:
    """How likely a pawn that lay there would pass a doorway."""
    ex, ey = DOORS[sanctuary]
    far = hypot(ex - at[0], ey - at[1])
    half = min(12.7, 7.4 + 0.8 * opening(at[0], at[1], sanctuary))  # measured: who grazes a façade often slips in
    if half <= 0 or far > 700 or not table.clear(at, (ex, ey), table.reefs, pawn):
        return 0.0
    return within(half, far * hand.angle + 0.1)


def stop(table: Table, pawn: int, at: Point, hand: Hand) -> float:
    """How likely a pawn that lay there would come to rest on the gate."""
    far = hypot(*at)
    if far + RADIUS <= GATE:
        return 0.9
    if not table.clear(at, (0.0, 0.0), table.reefs, pawn):
        return 0.0
    return within(_STOP, far * tan(hand.angle) + 0.1) * within(_STOP, 2 * far * hand.speed + 0.1)


def detour(table: Table, pawn: int, at: Point, goal: int, hand: Hand) -> float:
    """How likely a pawn gets through a doorway, or (4) onto the gate, by a flick to a good place and another."""
    best = 0.0
    for spot, half, far in table.approaches[goal]:
        way = hypot(spot[0] - at[0], spot[1] - at[1])
        likely = within(half, (far + 0.3 * way) * hand.angle + way * hand.speed * 0.3)
        if goal == 4:
            likely *= within(half, 2 * far * hand.speed)
        if likely > best and way < 900 and table.clear(at, spot, table.walls, pawn):
            best = likely
    return best


def keys_of(keys: int, side: int) -> int:
    return ((keys & (0b1100 if side == 0 else 0b0011)).bit_count()) & 3


def wanted(keys: int, side: int) -> tuple[int, ...]:
    """The sanctuaries whose keys a side still lacks."""
    return tuple(place for place in ((2, 3) if side == 0 else (0, 1)) if not keys >> place & 1)


def by_capture(points: int) -> float:
    """What a round won by capture is worth to a side with so many points: half as many, unless one is enough."""
    return ROUND * (1.0 if points + CAPTURE_POINTS >= GOAL else BY_CAPTURE)


def tamed(value: float) -> float:
    """What a position is worth beside rounds won: however good, it is not won yet."""
    return ROUND * tanh(value / ROUND)


@lru_cache(1024)
def held(explorers: int, mercenaries: int, keys: int, runners: int, hunters: int) -> float:
    """What a side has, against so many explorers and mercenaries."""
    value = EXPLORERS[explorers] + MERCENARIES[mercenaries] + KEY[keys] * (1.0 if explorers else 0.2)
    if not runners:
        value += ALONE[explorers]
    if not hunters:
        value += PEACE[explorers or mercenaries > 1]  # one of two mercenaries may free an explorer
        if mercenaries:
            value += CHASE if explorers else HUNT
    return value


def lead(table: Table, side: int, without: int = -1) -> float:
    """How much more a side has than the other, perhaps without one of the other's pawns."""
    e, m = len(table.explorers[side]), len(table.mercenaries[side])
    oe, om = len(table.explorers[1 - side]), len(table.mercenaries[1 - side])
    if without >= 0:
        oe, om = (oe, om - 1) if is_mercenary(without) else (oe - 1, om)
    keys = keys_of(table.keys, side), keys_of(table.keys, 1 - side)
    return held(e, m, keys[0], oe, om) - held(oe, om, keys[1], e, m)


def worth(table: Table, pawn: int) -> float:
    """What a pawn's capture brings the other side."""
    side = 1 - pawn // NUMBERS
    now = lead(table, side)
    if len(table.explorers[1 - side]) + len(table.mercenaries[1 - side]) > 1:
        return lead(table, side, pawn) - now
    won = min(by_capture(table.points[side]) / ROUND, 0.95)
    return max(ROUND * atanh(won) - now, 0.1)


def answered(table: Table, side: int, target: int) -> bool:
    """May a mercenary of the side be taken in return for its capture?"""
    return any(pawn != target for pawn in table.mercenaries[1 - side])


def key_gain(table: Table, side: int) -> float:
    """What a side gains by its next key: the whole round, if an explorer waits on the gate."""
    have = keys_of(table.keys, side)
    if have == 1 and any(hypot(*spot) + RADIUS <= GATE for p in table.explorers[side] if (spot := table.spots[p])):
        return GATE_WON
    return KEY[have + 1] - KEY[have]


def chances(table: Table, side: int, hand: Hand) -> tuple[list[tuple[float, int, int]], float]:
    """What a side's flicks may bring, each with its pawn and its target (a pawn, or ~0 to ~3 a doorway, ~4 the gate).

    And how well its explorers lie for flicks later on.
    """
    found: list[tuple[float, int, int]] = []
    for pawn in table.mercenaries[side]:
        for target in (*table.mercenaries[1 - side], *table.explorers[1 - side]):
            price = worth(table, target)
            likely = hit(table, pawn, target, hand)
            if likely > 0.02:
                found.append((price * likely * (BACK if answered(table, side, target) else 1.0), pawn, target))
    goals, lure = ways(table, side, hand)
    return found + goals, lure


def ways(table: Table, side: int, hand: Hand) -> tuple[list[tuple[float, int, int]], float]:
    """Those of them that lead to keys and the gate."""
    found: list[tuple[float, int, int]] = []
    lure = 0.0
    spots = table.spots
    doors = wanted(table.keys, side)
    gain = key_gain(table, side) if doors else 0.0
    freed = 0.0
    if not table.explorers[side] and table.captured >> (side * NUMBERS) & 0b11111111:
        freed = EXPLORERS[1] + 0.8 * KEY[keys_of(table.keys, side)]
    coming: dict[int, float] = {}
    for pawn in table.explorers[side]:
        at = spots[pawn]
        assert at
        for door in doors:
            likely = enter(table, pawn, at, door, hand)
            if likely > 0.02:
                found.append((gain * likely, pawn, ~door))
            if likely < 0.5 and coming.get(door, 0.0) < 0.7:
                coming[door] = max(coming.get(door, 0.0), detour(table, pawn, at, door, hand))
            ex, ey = DOORS[door]
            lure = max(lure, exp(-hypot(ex - at[0], ey - at[1]) / 200))
        if not doors:
            likely = stop(table, pawn, at, hand)
            found.append((GATE_TRIED * likely, pawn, ~4))
            if likely < 0.4 and coming.get(4, 0.0) < 0.6:
                coming[4] = max(coming.get(4, 0.0), detour(table, pawn, at, 4, hand))
            lure = max(lure, exp(-hypot(*at) / 150))
        elif len(doors) == 1 and hypot(*at) + RADIUS <= GATE:
            lure += 0.5
    lure *= LURE * KEY[1]
    for goal, likely in coming.items():
        lure += DETOUR * likely * (GATE_TRIED if goal == 4 else gain)
    if freed:
        for pawn in table.mercenaries[side]:
            at = spots[pawn]
            assert at
            for door in (2, 3) if side == 0 else (0, 1):
                likely = enter(table, pawn, at, door, hand)
                found += [(freed * likely, pawn, ~door)]
                lure = max(lure, freed * DETOUR * detour(table, pawn, at, door, hand))
    return found, lure


def best_of(found: list[tuple[float, int, int]], next_: bool) -> float:
    """What the flicks a side could make count for: captures, and ways to keys and the gate, which are kept apart."""
    prey = _two([entry for entry in found if entry[2] >= 0])
    goals = _two([entry for entry in found if entry[2] < 0])
    if next_:
        return NEXT * (max(prey, goals) + OTHER_KIND * min(prey, goals))
    return LATER * prey + KEY_LATER * goals


def _two(found: list[tuple[float, int, int]]) -> float:
    """The best, and a little of the best of another pawn's."""
    if not found:
        return 0.0
    first = max(found)
    return first[0] + BESIDE * max((entry[0] for entry in found if entry[1] != first[1]), default=0.0)


def gate_apart(
    table: Table, side: int, found: list[tuple[float, int, int]]
) -> tuple[float, list[tuple[float, int, int]]]:
    """How likely the best of a side's flicks opens the gate, and the flicks that bring something else."""
    doors = wanted(table.keys, side)
    won = key_gain(table, side) if doors else GATE_TRIED
    if won < GATE_TRIED:
        return 0.0, found
    likely = max((value / won for value, _, target in found if target < 0), default=0.0)
    return min(likely, 1.0), [entry for entry in found if entry[2] >= 0]


def judge(table: Table, mover: int, hand: Hand) -> float:
    """What the position is worth to side 0 when a side flicks next: a sum, for flicks that are only guessed at."""
    value = lead(table, 0)
    for side, sign in ((0, 1.0), (1, -1.0)):
        found, lure = chances(table, side, hand)
        value += sign * (lure + best_of(found, side == mover))
    return value


def outlook(table: Table, mover: int, hand: Hand) -> float:
    """What it is worth to side 0 beside rounds won: whoever may open the gate at once does so, or all else counts."""
    found, lure = chances(table, mover, hand)
    opens, rest = gate_apart(table, mover, found)
    others, their_lure = chances(table, 1 - mover, hand)
    value = lead(table, mover) + lure + best_of(rest, True) - their_lure - best_of(others, False)
    value = (1 - opens) * tamed(value) + opens * ROUND
    return value if mover == 0 else -value
