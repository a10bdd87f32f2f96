"""TerriStories: the chance that the common goal is reached, and how far those personal goals are that all have seen."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from math import exp, sqrt

from msgspec.structs import replace

from core.chart.chart import CERTAIN, Decided, Line, Unit
from core.chart.reckoning import Slices
from core.game import Outcome, Seat
from core.games.terristories.content import PERSONS, ROUNDS
from core.games.terristories.effects import INDICES
from core.games.terristories.measures import count
from core.games.terristories.position import UNKNOWN, End, Law, Position, State, Step, goal_index
from core.log import Entry

UNIT = Unit.CHANCE
COMMON, OWN = "common", "own"
PACE, DOUBT = 2.6, 2.4  # points that a round brings, and how much that differs: measured with bots
FEW = 2  # points
LOSS = (0.0, 0.05, 0.2, 0.35)  # points that hazards take from each index in a round, by players


def completed(path: Sequence[Entry]) -> list[Entry]:
    """With the characters as they are in the end: before that they were not drawn yet, or secret."""
    last: Position = path[-1].state
    return [replace(entry, state=replace(entry.state, characters=last.characters)) for entry in path]


def lines(last: State) -> tuple[Line, ...]:
    everybody = tuple(range(last.players))
    shown = [seat for seat in everybody if last.law & Law.GOALS and last.revealed >> seat & 1]
    return (Line(everybody, COMMON), *(Line((seat,), OWN) for seat in shown))


def when(state: State, turn: int) -> int:
    return state.round


def stands(state: State, lines: Sequence[Line]) -> Slices:
    yield from ()
    return tuple(_common(state) if line.goal == COMMON else _own(state, line.seats[0]) for line in lines)


def _common(state: State) -> int:
    """The nearer the indices are to their targets, and the more rounds are left, the likelier."""
    if state.end is not None:
        return CERTAIN * (state.end is End.COMMON)
    left = ROUNDS - state.round + (state.step <= Step.DEAL)  # points come by projects
    missing = sum(max(0, target - index) for index, target in zip(state.indices, state.targets, strict=True))
    missing_later = missing + LOSS[state.players - 1] * min(3, left)
    ahead = (PACE * left - missing_later) / (DOUBT * sqrt(left + 0.5))
    return round(CERTAIN / (1 + exp(-1.7 * max(-20.0, min(20.0, ahead)))))


def _own(state: State, seat: Seat) -> int:
    """How far a personal goal is: the index and the feat, each a half."""
    if state.won >> seat & 1:
        return CERTAIN
    character = state.characters[seat]
    if character == UNKNOWN:
        return 0
    person = PERSONS[character]
    wanted, needed = goal_index(state, character), person.wanted(state.players)
    now, have = state.indices[person.index.place], count(state, seat, person.count)
    lacks = max(0, wanted - now) / max(1, wanted + 3), max(0, needed - have) / max(1, needed)
    return round(CERTAIN * 0.95 * (1 - sum(lacks) / 2))


def decided(path: Sequence[Entry], outcome: Outcome, gone: Collection[Seat]) -> Decided:
    """By how much the indices passed their targets, or what was missing most."""
    state: State = path[-1].state
    over = [index - target for index, target in zip(state.indices, state.targets, strict=True)]
    behind = min(range(len(over)), key=over.__getitem__)
    named = {"index": f"terristories.the_index.{INDICES[behind]}"}
    if state.end is End.COMMON:
        kind = "close" if sum(over) <= 1 or state.round == ROUNDS else "clear"
        return Decided(f"terristories.{kind}", n=state.round, names=named)
    missing = -sum(min(0, more) for more in over)
    if state.end in (End.COMMON_LOST, End.CONQUERED):
        return Decided("")  # in a conquest the reason says it all
    if state.end is End.STOPPED or not missing:
        return Decided("terristories.other", n=state.round)
    kind = "terristories.short" if missing <= FEW else "terristories.lost"
    return Decided(kind, n=missing, number=-over[behind], names=named)
