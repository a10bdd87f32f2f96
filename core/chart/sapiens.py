"""Sapiens: the scarcer of food and shelter, which is what counts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from typing import Any

from core.chart.chart import Decided, Line, Unit
from core.chart.closeness import closeness
from core.chart.reckoning import Slices, competing
from core.game import Outcome, Seat
from core.games.sapiens.position import BearPut, Fed, Gained, Hunted, Sheltered, State, Tolled
from core.log import Entry

UNIT = Unit.POINTS
FOOD = ("squares", "gathering", "steaks", "brawls")
SHELTER = ("caves", "camps", "bears")


def lines(last: State) -> tuple[Line, ...]:
    return tuple(Line((seat,)) for seat in range(last.players))


def when(state: State, turn: int) -> int:
    return max(1, state.round)


def stands(state: State, lines: Sequence[Line]) -> Slices:
    yield from ()
    return tuple(map(min, state.food, state.shelter))


def decided(path: Sequence[Entry], outcome: Outcome, gone: Collection[Seat]) -> Decided:
    """By what the winner got more of the score that who came second lacked."""
    first, second = competing(outcome, gone)
    if min(first, second) < 0:
        return Decided("points.tie")
    state: State = path[-1].state
    brought = [sources(path, seat) for seat in (first, second)]
    lacked = FOOD if state.food[second] <= state.shelter[second] else SHELTER
    cause = max(lacked, key=lambda source: brought[0][source] - brought[1][source])
    more = brought[0][cause] - brought[1][cause]
    margin = outcome.scores[first] - outcome.scores[second]
    kind = closeness(outcome.scores[first], outcome.scores[second])
    return Decided(kind, first, second, margin, f"sapiens.{cause}" if more > 0 else "", brought[0][cause])


def sources(path: Sequence[Entry], seat: Seat) -> Counter[str]:
    """Where a seat's food and shelter came from."""
    found = Counter[str]()
    for entry in path:
        for event in entry.events:
            _add(found, event, seat)
    return found


def _add(found: Counter[str], event: Any, seat: Seat) -> None:
    match event:
        case Fed(who, _, food) if who == seat:
            found["squares"] += sum(food)
        case Gained(who, _, food, shelter) if who == seat:
            found["gathering"] += food
            found["camps"] += shelter
        case Hunted(who, _, _, food) if who == seat:
            found["steaks"] += food
        case Tolled(who, owner, paid):
            found["brawls"] += paid * (owner == seat)
            found["paid"] += paid * (who == seat)
        case Sheltered(who, _, shelter, _, _) if who == seat:
            found["caves"] += shelter
        case BearPut(who, _, _, shelter) if who == seat:
            found["bears"] += shelter
