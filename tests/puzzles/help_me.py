"""Puzzles of Help Me!: the end of a match with open piles, counted out against the worst the others may protect and do.

Nothing is guessed: what a move is worth holds for every deal that the seat cannot rule out, and for every answer.
"""

from __future__ import annotations

import random
from itertools import combinations

from core.games import find
from core.games.help_me.content import CREATURES_EACH, NOBODY, Creature, Move, creature_of, moves_where
from core.games.help_me.rules import State, count
from core.log import Seated
from core.match import Match
from core.practice.exercise import Exercise

GAME = find("help_me")
OPTIONS = {"open_piles": "on"}

# What is wanted, at which level, by how many players, how many moves are left at least and at most, and the margin.
KINDS = (
    ("points", 1, 2, 1, 2, 4),
    ("points", 1, 3, 1, 2, 4),
    ("win", 1, 2, 1, 2, 3),
    ("points", 1, 2, 2, 3, 4),
    ("win", 1, 3, 1, 2, 3),
    ("points", 2, 2, 3, 5, 3),
    ("win", 2, 2, 3, 5, 3),
    ("points", 2, 3, 3, 5, 3),
    ("win", 2, 3, 3, 5, 2),
    ("points", 2, 4, 3, 5, 3),
    ("win", 3, 2, 5, 7, 2),
    ("points", 3, 3, 5, 7, 3),
    ("win", 3, 3, 5, 7, 2),
    ("points", 3, 2, 5, 8, 3),
)
FEWEST = {1: 4, 2: 6, 3: 8}  # moves to choose from, by level


def exercises(rng: random.Random) -> tuple[Exercise, ...]:
    """One of each kind."""
    return tuple(_search(n, *kind, rng) for n, kind in enumerate(KINDS))


def _search(n, kind, level, players, least, most, margin, rng) -> Exercise:
    while True:
        match = Match.begin(GAME, [Seated(f"S{k}") for k in range(players)], rng.getrandbits(60), OPTIONS)
        while match.asked:
            state = match.state_copy()
            seat = state.turn
            if len(moves_where(state.taken)) <= 22 and least <= _longest(state.taken) <= most:
                values = worths(kind, state, seat) if len(moves_where(state.taken)) >= FEWEST[level] else {}
                if fits(kind, values, margin):
                    best = max(values, key=values.get)
                    return Exercise(
                        name=f"{kind}{n + 1}", level=level, kind=kind, players=players, seat=seat, state=state,
                        options=OPTIONS, values=values, solution=(best,), numbers={"ways": len(values)},
                    )  # fmt: skip
            match.play(seat, match.sample(seat, rng))


def fits(kind: str, values: dict[str, int], margin: int) -> bool:
    """Is there exactly one best way, by the margin; and where it is to win, does only that win?"""
    if len(values) < 2:
        return False
    second, best = sorted(values.values())[-2:]
    return best - second >= margin and (kind != "win" or second <= 0 < best)


def _longest(taken: int) -> int:
    """How many moves are made at most."""
    found = [_longest(taken & ~(1 << move.start)) for move in moves_where(taken)] if taken.bit_count() <= 9 else [9]
    return 1 + max(found) if found else 0


def deals(state: State, seat: int) -> list[tuple[int, ...]]:
    """Who may own what, as far as the seat can tell."""
    found = [tuple(owner if owner == seat else NOBODY for owner in state.owners)]
    for other in range(state.players):
        if other != seat:
            found = [
                tuple(other if creature in hand else owner for creature, owner in enumerate(owners))
                for owners in found
                for hand in combinations(
                    [creature for creature in Creature if owners[creature] == NOBODY], CREATURES_EACH[state.players]
                )
            ]
    return found


def worths(kind: str, state: State, seat: int) -> dict[str, int]:
    """What each move is sure to bring at least: points, or the lead over whoever is best of the others."""
    dealt, known = deals(state, seat), {}

    def ended(piles) -> int:
        points = [0] * len(Creature)
        for pile in piles:
            if pile:
                points[creature_of(pile[-1])] += sum(count(pile))
        mine = sum(n for creature, n in enumerate(points) if state.owners[creature] == seat)
        if kind == "points":
            return mine
        others = (
            max(
                sum(n for creature, n in enumerate(points) if owners[creature] == other)
                for other in range(state.players)
                if other != seat
            )
            for owners in dealt
        )
        return mine - max(others)

    def solved(piles, turn) -> int:
        key = (piles, turn)
        if key not in known:
            moves = moves_where(sum(1 << place for place, pile in enumerate(piles) if pile))
            ends = [solved(after(piles, move), (turn + 1) % state.players) for move in moves]
            known[key] = ended(piles) if not ends else max(ends) if turn == seat else min(ends)
        return known[key]

    piles = tuple(state.piles)
    return {
        GAME.text(move): solved(after(piles, move), (seat + 1) % state.players) for move in moves_where(state.taken)
    }


def after(piles, move: Move):
    """The piles after a move."""
    found = list(piles)
    found[move.goal] += found[move.start]
    found[move.start] = ()
    return tuple(found)


def verify(one: Exercise, tries: int = 0) -> None:
    """Raises AssertionError where it is none: counted out anew, and only one move is best by the margin."""
    assert one.values == worths(one.kind, one.state, one.seat), f"{one.name}: it is worth something else"
    margin = next(row[-1] for n, row in enumerate(KINDS) if one.name == f"{row[0]}{n + 1}")
    assert fits(one.kind, one.values, margin), f"{one.name}: more than one way"
    assert one.solution == (one.best,)
