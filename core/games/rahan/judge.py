"""How well somebody stands in Rahan: about how many of their turns are left until they are home with everything.

Three things are reckoned beforehand and kept: how many turns it takes to come from one square to another with cards as
they usually come (`way`), from each square to all that is lacking and home (`rest`), and how likely a throw hits at a
distance (`hit`). A plan goes on from there with the cards that somebody truly holds (`left`).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import asin, erf, hypot, radians, sqrt

from core.game import Seat
from core.games.rahan.content import (
    ANIMAL_SQUARES,
    BEAST_SQUARES,
    CAVE,
    FIRE,
    KNIFE_SHOTS,
    LANES,
    LEAD,
    NOTHING,
    RAYS,
    SQUARES,
    STEPS,
    WATER,
    Animal,
    Card,
    Hand,
    Need,
    apart,
    column_of,
    row_of,
)
from core.games.rahan.position import Position
from core.games.rahan.shooting import STEADINESS
from core.physics.throw import FARTHEST, HARDEST, REACH, speed_to

FOOD, WATERS, FIRES, MEET = (1 << need for need in Need)  # what somebody lacks, as bits
BITS = (FOOD, WATERS, FIRES, MEET)
ALL = sum(BITS)

# Cards as they usually come: how likely one has a card of a number, and how many turns of drawing a move costs beside.
SUPPLY, UPKEEP = 0.55, 0.30
LONG = 1.2  # how many times the distance a throw is meant to carry: rather a little long than short
SHOT = 0.55  # turns of drawing that a shot costs
AGAIN = 1.6  # turns until one who missed can shoot again
THUMB = radians(3.0)

_PATHS = tuple(
    tuple(tuple(ray[far] for ray in RAYS[square] if len(ray) > far) for far in range(STEPS))
    for square in range(SQUARES)
)
_STANDING = frozenset(ANIMAL_SQUARES)


def _free_paths() -> tuple[tuple[tuple[int, ...], ...], ...]:
    """For each square and card the squares it leads to, past animals that all stand."""
    blocked = sum(1 << square for square in ANIMAL_SQUARES)
    return tuple(
        tuple(tuple(goal for goal in goals if not LANES[square][goal][1] & blocked) for goals in _PATHS[square])
        for square in range(SQUARES)
    )


PATHS = _free_paths()


# Hitting


@lru_cache(maxsize=2048)
def chance(squared: int, hand: Hand, thumb: float = THUMB) -> float:
    """Of hitting what stands so far away (squares of squares), aimed straight, a little long."""
    distance = 45.0 * sqrt(squared)
    if distance <= REACH:
        return 1.0
    steady, hard = STEADINESS[hand], (speed_to(min(LONG * distance, FARTHEST)) / HARDEST) ** 2
    aside = hypot(steady.angle + steady.angle_more * hard, thumb)
    long = 1.0 if LONG * distance < FARTHEST else 0.9
    return long * 0.98 * erf(asin(REACH / distance) / aside / sqrt(2))


def between(one: int, two: int) -> int:
    """The straight distance of two squares, squared."""
    return (column_of(one) - column_of(two)) ** 2 + (row_of(one) - row_of(two)) ** 2


def hit(one: int, two: int, hand: Hand, thumb: float = THUMB) -> float:
    return chance(between(one, two), hand, thumb)


@lru_cache(maxsize=64)
def _hunting(animals: int, hand: Hand) -> tuple[float, ...]:
    there = [ANIMAL_SQUARES[animal] for animal in Animal if animals >> animal & 1]
    return tuple(max((hit(square, spot, hand) for spot in there), default=0.0) for square in range(SQUARES))


def hunt(square: int, animals: int, hand: Hand) -> float:
    """The chance of a shot at the nearest animal."""
    return _hunting(animals, hand)[square]


@lru_cache(maxsize=4096)
def duel(steps: int, first: Hand, second: Hand, shots: int = 12) -> float:
    """The chance that whoever shoots first wins, so many steps apart; both come nearer with each miss."""
    if not shots:
        return 0.5
    likely = chance(steps * steps, first)
    return likely + (1 - likely) * (1 - duel(max(steps - 1, 1), second, first, shots - 1))


# Ways

_ways: dict[int, tuple[float, ...]] = {}
SWEEPS, NEAR = 7, 0.02
HOME = -1


def way(goal: int) -> tuple[float, ...]:
    """From each square: turns until one stands on the goal; HOME: until one has come home by a move."""
    if goal not in _ways:
        for _ in _swept(goal):
            pass
    return _ways[goal]


def _swept(goal: int) -> Iterator[None]:
    """Reckon a way, sweep by sweep: from each square one goes on by the best card that one is likely to have."""
    goals = set(CAVE) if goal == HOME else {goal}
    turns = [0.0 if square in goals else 6.0 for square in range(SQUARES)]
    miss = 1 - SUPPLY
    for _ in range(SWEEPS):
        found = turns.copy()
        for square in range(SQUARES):
            if square in goals:
                continue
            ends = sorted([min([turns[end] for end in ends]) if ends else 9.0 for ends in PATHS[square]])
            waits = 1 + turns[square]
            total, likely = miss**STEPS * waits, SUPPLY
            for end in ends:
                total += likely * min(1 + UPKEEP + end, waits)
                likely *= miss
            found[square] = total
        near = max(map(abs, map(float.__sub__, found, turns))) < NEAR
        turns = found
        if near:
            break
        yield
    if goal == HOME:  # who is in the cave must move once more (RAH-49)
        for square in goals:
            turns[square] = 1.2
    _ways[goal] = tuple(turns)


def prepared(state: Position, rahan: int | None = None) -> Iterator[None]:
    """Reckon all that is needed to judge a position, a small part at a time; perhaps with Rahan elsewhere."""
    rahan = state.rahan if rahan is None else rahan
    hands = set(state.steadiness)
    stops = {stop for hand in hands for bit in BITS for stop, _ in _stops(bit, rahan, state.animals, hand)}
    for goal in (HOME, *stops):
        if goal not in _ways:
            yield from _swept(goal)
    for lacks in range(1, ALL + 1):
        for hand in hands:
            rest(lacks, rahan, state.animals, hand)
        yield


def feed(likely: float) -> float:
    """Turns until there is food, for somebody without a card to shoot with, where a shot hits so likely."""
    return 1 + SHOT / likely + AGAIN * (1 - likely) / likely if likely > 0.05 else 30.0


@lru_cache(maxsize=64)
def _food(animals: int, hand: Hand) -> tuple[tuple[int, float], ...]:
    """Squares from which one hunts, and what it takes there."""
    spots = []
    for animal in Animal:
        if animals >> animal & 1:
            at = ANIMAL_SQUARES[animal]
            near = [square for square in range(SQUARES) if apart(square, at) in (1, 2) and square not in _STANDING]
            straight = [square for square in near if column_of(square) == column_of(at) or row_of(square) == row_of(at)]
            spots += [(square, feed(hit(square, at, hand))) for square in straight]
    return tuple(spots)


@lru_cache(maxsize=1024)
def _stops(bit: int, rahan: int, animals: int, hand: Hand) -> tuple[tuple[int, float], ...]:
    """Where something that is lacking is to be had, and the turns it takes there."""
    if bit == FOOD:
        return _food(animals, hand)
    if bit == MEET:
        return ((rahan, 0.0),)
    return tuple((square, 0.0) for square in (WATER if bit == WATERS else FIRE))


@lru_cache(maxsize=1536)
def rest(lacks: int, rahan: int, animals: int, hand: Hand) -> tuple[float, ...]:
    """From each square: turns until all that is lacking is there, and one is home. Cards as they usually come."""
    if not lacks:
        return way(HOME)
    if not lacks & MEET and rahan:
        return rest(lacks, 0, animals, hand)
    if lacks & FOOD and not animals:  # one will come back, or has to be won by combat
        return tuple(turns + 6.0 for turns in rest(lacks & ~FOOD, rahan, animals, hand))
    best = [99.0] * SQUARES
    for bit in BITS:
        if not lacks & bit:
            continue
        after = rest(lacks & ~bit, rahan, animals, hand)
        for stop, takes in _stops(bit, rahan, animals, hand):
            more = takes + after[stop]
            best = list(map(min, best, [turns + more for turns in way(stop)]))
    return tuple(best)


# Plans


class Worth:
    """What it counts to hold cards: turns that each saves."""

    step = 0.16  # each kind of move card
    more = 0.07  # each further one
    weapon = 0.55  # the first; against the beast that comes
    arms = 0.18  # each further shot while food is lacking
    rahan = 0.35
    combat = 1.1
    free = 0.05


def lacking(needs: tuple[int, ...]) -> int:
    """What of the four somebody lacks, as bits."""
    return sum(1 << need for need in Need if not needs[need])


def beset_for(state: Position, seat: Seat) -> float:
    """Turns a beast costs whoever is beset."""
    beast = state.beset[seat]
    if beast == NOTHING:
        return 0.0
    likely = max(hit(state.cavemen[seat], BEAST_SQUARES[beast], state.steadiness[seat]), 0.3)
    weapons = state.hands[seat][Card.WEAPON]
    if not weapons:
        return 3.4 + 0.9 / likely
    missed = (1 - likely) * (1 - max(likely, 0.55)) ** (weapons - 1)
    return 1.0 + missed * 3.6


def held_worth(hand: tuple[int, ...], lacks: int) -> float:
    """The turns that cards in a hand save, beside the plan they serve."""
    worth = 0.0
    for card in range(STEPS):
        if hand[card]:
            worth += Worth.step + Worth.more * (hand[card] - 1)
    weapons, knives = hand[Card.WEAPON], hand[Card.KNIFE]
    if weapons:
        worth += Worth.weapon + Worth.free * (weapons - 1)
    if lacks & FOOD:
        worth += Worth.arms * min(weapons + KNIFE_SHOTS * knives, 5)
    if hand[Card.RAHAN]:
        worth += Worth.rahan if lacks & MEET else 0.1
    return worth


def left(state: Position, seat: Seat, depth: int) -> float:
    """About how many turns a seat has left until it wins, with plans so many cards long."""
    lacks = lacking(state.needs[seat])
    hand = state.hands[seat]
    turns = planned(state.cavemen[seat], lacks, hand, depth, state.rahan, state.animals, state.steadiness[seat])
    turns += beset_for(state, seat)
    return turns - held_worth(hand, lacks) - (Worth.combat if state.combat >> seat & 1 else 0.0)


@lru_cache(maxsize=16384)
def planned(at: int, lacks: int, hand: tuple[int, ...], depth: int, rahan: int, animals: int, steady: Hand) -> float:
    """The fewest turns with the cards of a hand, and then with such as usually come."""
    turns = rest(lacks, rahan, animals, steady)[at]
    if not depth:
        return turns
    if lacks & FOOD and animals:
        shots = max(hand[Card.WEAPON], KNIFE_SHOTS if hand[Card.KNIFE] else 0)
        if shots:
            likely = hunt(at, animals, steady)
            failed = (1 - likely) ** shots
            if failed < 0.8:
                spent = (*hand[: Card.KNIFE], 0, 0)
                after = planned(at, lacks & ~FOOD, spent, depth - 1, rahan, animals, steady)
                turns = min(turns, 1 + failed * feed(likely) + after)
    if lacks & MEET and hand[Card.RAHAN]:
        lane = LANES[rahan].get(at)
        if lane and lane[0] <= LEAD:
            turns = min(turns, 1 + planned(at, lacks & ~MEET, hand, depth - 1, rahan, animals, steady))
    hope = SAVED * (depth - 1)
    for card in range(STEPS):
        if not hand[card]:
            continue
        spent = (*hand[:card], hand[card] - 1, *hand[card + 1 :])
        for goal in PATHS[at][card]:
            if not lacks and goal in _CAVE:
                return 1.0
            then = lacks & ~_GIVEN[goal] if goal != rahan else lacks & ~_GIVEN[goal] & ~MEET
            least = 1 + rest(then, rahan, animals, steady)[goal]
            if least - hope < turns:
                turns = min(
                    turns,
                    least if depth == 1 else 1 + planned(goal, then, spent, depth - 1, rahan, animals, steady),
                )
    return turns


SAVED = 0.8  # turns that a card in the hand saves at most, beside one that has to come
_CAVE = frozenset(CAVE)
_GIVEN = tuple((WATERS if square in WATER else 0) | (FIRES if square in FIRE else 0) for square in range(SQUARES))
