"""Puzzles of Sapiens: the tile of a turn that brings most points, by every way in which the turn may go on."""

from __future__ import annotations

import random

from core.chance import Loose
from core.games import find
from core.games.sapiens.content import Scene
from core.games.sapiens.habit import quick
from core.games.sapiens.position import Ask, Lay, Pass, Play, Recall, State
from core.log import Seated
from core.match import Match
from core.practice.exercise import Exercise

GAME = find("sapiens")
OPTIONS = {"gains": "on"}
MOST = 6000  # positions of one turn: a wilder one is left alone
MOST_WAYS = 130
OVER = (None, Ask.REFILL, Ask.REMOVE, Ask.LAST)

# At which level, by how many players, in which rounds, among at least so many ways, by which margin.
KINDS = (
    (1, 2, (2, 3), 4, 4),
    (1, 3, (2, 4), 4, 4),
    (1, 4, (3, 5), 4, 4),
    (1, 2, (4, 6), 8, 4),
    (2, 2, (5, 8), 15, 3),
    (2, 3, (4, 6), 15, 3),
    (2, 4, (4, 7), 15, 3),
    (2, 2, (7, 10), 20, 3),
    (2, 3, (5, 8), 20, 3),
    (3, 2, (4, 10), 15, 2),
    (3, 3, (4, 9), 15, 2),
    (3, 4, (4, 9), 15, 2),
    (3, 2, (6, 12), 22, 2),
    (3, 3, (5, 10), 22, 2),
)


class TooWild(Exception):
    """A turn that may go on in too many ways."""


def exercises(rng: random.Random) -> tuple[Exercise, ...]:
    """One of each kind."""
    return tuple(_search(n, *kind, rng) for n, kind in enumerate(KINDS))


def _search(n, level, players, rounds, fewest, margin, rng) -> Exercise:
    while True:
        match = Match.begin(GAME, [Seated(f"S{k}") for k in range(players)], rng.getrandbits(60), OPTIONS)
        while match.asked:
            state = match.state_copy()
            if state.round > rounds[1]:
                break
            if state.round >= rounds[0] and state.ask is Ask.LAY and not state.placed:
                moves = GAME.moves(state, state.turn)
                lays = sum(isinstance(move, Lay) for move in moves)
                if fewest <= lays <= MOST_WAYS and not any(isinstance(move, Play) for move in moves):
                    try:
                        values = worths(state)
                    except TooWild:
                        values = {}
                    if fits(values, margin) and (level < 3 or deceives(state, values)):
                        best = max(values, key=values.get)
                        return Exercise(
                            name=f"tile{n + 1}", level=level, kind="tile", players=players, seat=state.turn,
                            state=state, options=OPTIONS, values=values, solution=(best,),
                            numbers={"ways": len(values)},
                        )  # fmt: skip
            match.play(state.turn, quick(state))


def fits(values: dict[str, int], margin: int) -> bool:
    """Is there exactly one best way, by the margin?"""
    if len(values) < 3:
        return False
    second, best = sorted(values.values())[-2:]
    return best - second >= margin


def deceives(state: State, values: dict[str, int]) -> bool:
    """Does another placing bring more at once than the best one does?"""
    best = max(values, key=values.get)
    at_once = {text: points(_after(state, GAME.read(text)), state.turn) for text in values}
    return at_once[best] < max(at_once.values())


def points(state: State, seat: int) -> int:
    return state.food[seat] + state.shelter[seat]


def worths(state: State) -> dict[str, int]:
    """How many points, food and shelter together, each placing brings in this turn, if the turn goes on as well as it
    may."""
    seat, found = state.turn, {}
    for move in GAME.moves(state, seat):
        if isinstance(move, Lay):
            known: dict[bytes, int] = {}
            found[GAME.text(move)] = _most(_after(state, move), seat, known) - points(state, seat)
    return found


def _after(state: State, move) -> State:
    after = GAME.copy(state)
    GAME.play(after, after.turn, move, Loose(random.Random(0)))
    return after


def _most(state: State, seat: int, known: dict) -> int:
    """The most points the seat has at the end of its turn."""
    if state.turn != seat or state.ask in OVER:
        return points(state, seat)
    key = tuple(getattr(state, name) for name in state.__struct_fields__)
    if key not in known:
        if len(known) > MOST:
            raise TooWild
        known[key] = max(_most(_after(state, move), seat, known) for move in _answers(state))
    return known[key]


def _answers(state: State):
    """What may be done, but for what brings nothing in this turn: whose tile is disturbed or swapped matters later."""
    moves = [move for move in GAME.moves(state, state.turn) if not isinstance(move, Recall)]
    feasts = Scene.FEAST in state.queue or any(isinstance(move, Play) for move in moves)
    if state.ask is Ask.BRAWL or (state.ask is Ask.WATER and not feasts):
        return [next((move for move in moves if isinstance(move, Pass)), moves[0])]
    return moves


def verify(one: Exercise, tries: int = 0) -> None:
    """Raises AssertionError where it is none: every way is tried anew, and only one is best by the margin."""
    margin = KINDS[int(one.name.removeprefix("tile")) - 1][-1]
    assert one.values == worths(one.state), f"{one.name}: it is worth something else"
    assert fits(one.values, margin), f"{one.name}: more than one way"
    assert one.solution == (one.best,)
