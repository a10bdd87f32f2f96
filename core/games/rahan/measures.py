"""What people weigh in Rahan, for whoever shows it: what is lacking, how far away it is, how likely a throw hits.

All of it follows from what everybody sees.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from math import cos, pi, sin

import msgspec

from core.game import Seat
from core.games.rahan.content import (
    ANIMAL_SQUARES,
    CAVE,
    FIRE,
    HEIGHT,
    LANES,
    LEAD,
    NOTHING,
    RAYS,
    SQUARES,
    STEPS,
    WATER,
    WIDTH,
    Animal,
    Card,
    Need,
    apart,
    middle,
)
from core.games.rahan.course import complete, standing
from core.games.rahan.judge import duel, hit
from core.games.rahan.legal import reachable
from core.games.rahan.position import Position
from core.games.rahan.shooting import STEADINESS, targets
from core.physics.throw import PARTS, meeting, reach, scattered, spread

FAR = 9  # cards: as good as never
EVEN = 0.5  # a throw that hits so likely is worth a weapon
GRID = range(25, PARTS, 50)  # parts of a hand's shaking over which a throw is counted


class Away(msgspec.Struct, frozen=True):
    """How many move cards, of whatever numbers, lie between a caveman and what it may want."""

    water: int
    fire: int
    food: int  # a square from which a shot at an animal hits as often as not
    rahan: int
    home: int


class Cone(msgspec.Struct, frozen=True):
    """Where a throw may come to rest: an ellipse around a place (mm) that holds two throws of five."""

    x: float
    y: float
    along: float
    across: float
    off: bool  # does its middle lie beyond an edge?


def lacks(state: Position, seat: Seat) -> tuple[Need, ...]:
    """What a seat has yet to bring together."""
    return tuple(need for need in Need if not state.needs[seat][need])


# Ways


@lru_cache(maxsize=256)
def _cards(goals: frozenset[int], taken: int) -> tuple[int, ...]:
    """From each square the fewest move cards to one of the goals, past all that stands."""
    found, edge = dict.fromkeys(goals, 0), list(goals)
    while edge:
        nearer, edge = edge, []
        for square in nearer:
            for ray in RAYS[square]:
                for other in ray[:STEPS]:
                    if taken >> other & 1:
                        break
                    if other not in found:
                        found[other] = found[square] + 1
                        edge.append(other)
    return tuple(found.get(square, FAR) for square in range(SQUARES))


def cards_to(state: Position, seat: Seat, goals: Collection[int]) -> int:
    """The fewest move cards to one of the goals; 0 on it, FAR where nothing leads there."""
    return _cards(frozenset(goals), standing(state))[state.cavemen[seat]]


def route(state: Position, seat: Seat, goal: int) -> tuple[int, ...]:
    """The numbers of the fewest cards that lead to a square, held ones where there is a choice; () where none do."""
    taken, here, hand = standing(state), state.cavemen[seat], list(state.hands[seat])
    far, numbers = _cards(frozenset((goal,)), taken), []
    while here != goal and far[here] < FAR:
        nearer = [
            (hand[LANES[here][to][0] - 1] > 0, -LANES[here][to][0], to)
            for to in reachable(here, (1,) * STEPS + (0,) * (len(hand) - STEPS), taken)
            if far[to] == far[here] - 1
        ]
        held, number, here = max(nearer)
        hand[-number - 1] -= held
        numbers.append(-number)
    return tuple(numbers)


def within_reach(state: Position, seat: Seat) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The squares to which one card of the hand leads, and those to which a second one leads from there."""
    taken, hand = standing(state), state.hands[seat]
    first = reachable(state.cavemen[seat], hand, taken)
    second: set[int] = set()
    for square in first:
        number = LANES[state.cavemen[seat]][square][0] - 1
        second.update(reachable(square, (*hand[:number], hand[number] - 1, *hand[number + 1 :]), taken))
    return tuple(first), tuple(sorted(second - set(first) - {state.cavemen[seat]}))


def away(state: Position, seat: Seat) -> Away:
    animals = [ANIMAL_SQUARES[animal] for animal in Animal if state.animals >> animal & 1]
    hand, taken = state.steadiness[seat], standing(state)
    near = [
        square
        for square in range(SQUARES)
        if not taken >> square & 1 and any(hit(square, animal, hand, 0.0) >= EVEN for animal in animals)
    ]
    goals = (WATER, FIRE, near, (state.rahan,), CAVE)
    return Away(*(cards_to(state, seat, squares) for squares in goals))


# Who may do what next


def home_with(state: Position, seat: Seat) -> tuple[int, ...]:
    """The numbers of held cards with which a seat would be home in its next turn."""
    if not complete(state.needs[seat]) or state.beset[seat] != NOTHING:
        return ()
    here = state.cavemen[seat]
    goals = reachable(here, state.hands[seat], standing(state))
    return tuple(sorted({LANES[here][goal][0] for goal in goals if goal in CAVE}))


def meets_rahan(state: Position, seat: Seat) -> bool:
    """Can a seat that lacks an invention get one with its next card?"""
    if state.needs[seat][Need.INVENTION] or state.beset[seat] != NOTHING:
        return False
    here, taken = state.cavemen[seat], standing(state)
    lane = LANES[state.rahan].get(here)
    led = state.hands[seat][Card.RAHAN] and lane is not None and lane[0] <= LEAD and not lane[1] & taken
    return bool(led) or state.rahan in reachable(here, state.hands[seat], taken)


# Throws


def odds(state: Position, seat: Seat, square: int, shots: int = 1) -> float:
    """How likely a seat that aims well hits what stands on a square, with one of so many shots from where it is."""
    return 1 - (1 - hit(state.cavemen[seat], square, state.steadiness[seat], 0.0)) ** shots


def duel_odds(state: Position, seat: Seat, foe: Seat) -> float:
    """How likely the seat wins a combat that it begins; from one square the other steps beside it first."""
    steps = max(apart(state.cavemen[seat], state.cavemen[foe]), 1)
    return duel(steps, state.steadiness[seat], state.steadiness[foe])


def likely(state: Position, angle: int, speed: int) -> float:
    """How likely this very throw hits what it is aimed at: its hand shakes evenly over all that it may do."""
    aims, hand = targets(state), STEADINESS[state.steadiness[state.who]]
    x, y = middle(state.cavemen[state.who])
    way, hits = angle * pi / 18000, 0
    for a in GRID:
        for b in GRID:
            hits += meeting(x, y, *scattered(way, float(speed), hand, a, b), aims) is not None
    return hits / len(GRID) ** 2


def cone(state: Position, angle: int, speed: int) -> Cone:
    """Where this throw of the seat that is asked may come to rest, if it meets nothing."""
    x, y = middle(state.cavemen[state.who])
    way, far = angle * pi / 18000, reach(float(speed))
    aside, along = spread(float(speed), STEADINESS[state.steadiness[state.who]])
    u, v = x + far * cos(way), y + far * sin(way)
    return Cone(u, v, 2 * along * far, aside * far, not (0 <= u < WIDTH and 0 <= v < HEIGHT))


def weapons_left(state: Position) -> tuple[int, int]:
    """How many weapons are among how many cards of the deck."""
    return state.deck[Card.WEAPON], sum(state.deck)
