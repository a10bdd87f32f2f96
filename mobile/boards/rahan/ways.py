"""How far everything is, in move cards: the number that this game is played with."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from core.game import Seat
from core.games.rahan.content import (
    ANIMAL_SQUARES,
    CAVE,
    FIRE,
    RAYS,
    RINGS,
    SQUARES,
    STEPS,
    WATER,
    Animal,
    Card,
    Need,
)
from core.games.rahan.course import complete, standing
from core.games.rahan.legal import leads, reachable
from core.games.rahan.position import View

FAR = 99  # cards: there is no way


class Way(NamedTuple):
    """A way of straight moves to a square: how many steps each of them has."""

    steps: tuple[int, ...]
    held: bool  # are the cards for all of it in the hand?


@lru_cache(maxsize=256)
def _cards_to(start: int, taken: int) -> tuple[int, ...]:
    """How many cards, whatever they are, lead to each square."""
    far = [FAR] * SQUARES
    far[start], edge, cards = 0, [start], 0
    while edge:
        cards += 1
        found = []
        for square in edge:
            for to in _moves(square, taken):
                if far[to] == FAR:
                    far[to] = cards
                    found.append(to)
        edge = found
    return tuple(far)


def _moves(start: int, taken: int) -> Iterable[int]:
    for ray in RAYS[start]:
        for to in ray[:STEPS]:
            if taken >> to & 1:
                break
            yield to


def cards_to(view: View, start: int, goals: Iterable[int]) -> int:
    """The fewest cards from a square to any of these; none where one stands there already."""
    far = _cards_to(start, standing(view))
    return min((far[goal] for goal in goals), default=FAR)


def cards_for(view: View, seat: Seat, need: Need) -> int:
    """The fewest cards to where a thing may be had: prey is had from a square beside it."""
    start = view.cavemen[seat]
    if need is Need.WATER:
        return _from_elsewhere(view, start, WATER)
    if need is Need.FIRE:
        return _from_elsewhere(view, start, FIRE)
    if need is Need.INVENTION:
        return _from_elsewhere(view, start, (view.rahan,))
    return cards_to(view, start, beside_prey(view))


def _from_elsewhere(view: View, start: int, goals: Sequence[int]) -> int:
    """One must come there by a card: whoever stands there already goes away and back, or to another."""
    if start not in goals:
        return cards_to(view, start, goals)
    others = [goal for goal in goals if goal != start]
    return min(2, cards_to(view, start, others))


def beside_prey(view: View) -> tuple[int, ...]:
    """The squares beside an animal."""
    taken = standing(view)
    found = {
        square
        for animal in Animal
        if view.animals >> animal & 1
        for square in RINGS[ANIMAL_SQUARES[animal]][0]
        if not taken >> square & 1
    }
    return tuple(sorted(found))


def home_card(view: View, seat: Seat) -> int:
    """The steps of a card in hand that brings the seat home and wins; 0: none does."""
    if not complete(view.needs[seat]) or view.beset[seat] >= 0:
        return 0
    start, hand, taken = view.cavemen[seat], view.hands[seat], standing(view)
    for to in reachable(start, hand, taken):
        if to in CAVE:
            return steps_between(start, to)
    return 0


def meets_rahan(view: View, seat: Seat) -> bool:
    """Can the seat, which lacks an invention, bring caveman and Rahan together with one card in hand?"""
    if view.needs[seat][Need.INVENTION] or view.beset[seat] >= 0:
        return False
    taken = standing(view)
    if view.rahan in reachable(view.cavemen[seat], view.hands[seat], taken):
        return True
    return bool(view.hands[seat][Card.RAHAN]) and view.cavemen[seat] in leads(view.rahan, taken)


def steps_between(start: int, to: int) -> int:
    """How many steps a straight way has."""
    for ray in RAYS[start]:
        if to in ray:
            return ray.index(to) + 1
    return 0


# The hand


@lru_cache(maxsize=64)
def _after(start: int, hand: tuple[int, ...], taken: int) -> tuple[frozenset[int], frozenset[int]]:
    """The squares to which one card of the hand leads, and those to which a second one leads then."""
    first = reachable(start, hand, taken)
    second = set()
    for square in first:
        used = steps_between(start, square) - 1
        left = (*hand[:used], hand[used] - 1, *hand[used + 1 :])
        second.update(reachable(square, left, taken))
    return frozenset(first), frozenset(second) - set(first) - {start}


def one_and_two(view: View, seat: Seat) -> tuple[frozenset[int], frozenset[int]]:
    """The squares a seat reaches with one card of its hand, and those it reaches with one more."""
    return _after(view.cavemen[seat], view.hands[seat], standing(view))


def way_to(view: View, seat: Seat, goal: int) -> Way | None:
    """The shortest way, by cards in the hand as far as there are any."""
    start, taken, hand = view.cavemen[seat], standing(view), view.hands[seat]
    cards = _cards_to(start, taken)[goal]
    if cards in (0, FAR):
        return None
    return _best(start, goal, taken, hand[:STEPS], cards)


@lru_cache(maxsize=256)
def _best(start: int, goal: int, taken: int, hand: tuple[int, ...], cards: int) -> Way:
    """Of all ways of so many cards the one of which most is in the hand, and least is to be drawn."""
    back = _cards_to(goal, taken & ~(1 << goal))

    def ways(square: int, left: int) -> Iterable[tuple[int, ...]]:
        if not left:
            yield ()
            return
        for ray in RAYS[square]:
            for far, to in enumerate(ray[:STEPS], 1):
                if taken >> to & 1:
                    break
                if back[to] == left - 1:
                    for rest in ways(to, left - 1):
                        yield (far, *rest)

    def lacking(steps: tuple[int, ...]) -> int:
        return sum(max(0, steps.count(far) - hand[far - 1]) for far in set(steps))

    found = min(ways(start, cards), key=lambda steps: (lacking(steps), steps), default=())
    return Way(found, not lacking(found))
