"""Rahan: the chance of each to be home first, by the turns that everybody has left."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from math import exp

from core.chart.chart import CERTAIN, Decided, Line, Unit
from core.chart.reckoning import Slices
from core.game import Outcome, Seat
from core.games.rahan import judge
from core.games.rahan.content import Need
from core.games.rahan.position import State
from core.log import Entry

UNIT = Unit.CHANCE
DEPTH = 1  # cards of a plan
WARMTH, HASTE = 0.33, 2.0  # how much a turn's lead makes it likelier to win; the more, the nearer the end is
NEEDS = ("food", "water", "fire", "invention")


def lines(last: State) -> tuple[Line, ...]:
    return tuple(Line((seat,)) for seat in range(last.players))


def when(state: State, turn: int) -> int:
    return max(1, *state.turns)


def stands(state: State, lines: Sequence[Line]) -> Slices:
    if state.ask is None:
        yield from ()
        return tuple(CERTAIN * (seat == state.winner) for seat in range(state.players))
    yield from judge.prepared(state)
    left = []
    for seat in range(state.players):
        left.append(max(0.0, judge.left(state, seat, DEPTH)))
        yield
    warmth = WARMTH * (1 + HASTE / max(1.0, min(left)))
    shares = [exp(-warmth * (turns - min(left))) for turns in left]
    return tuple(round(CERTAIN * share / sum(shares)) for share in shares)


def decided(path: Sequence[Entry], outcome: Outcome, gone: Collection[Seat]) -> Decided:
    """What who came next still lacked."""
    state: State = path[-1].state
    first = outcome.winners[0]
    others = [seat for seat in range(state.players) if seat != first and seat not in gone]
    second = min(others, key=lambda seat: (sum(not has for has in state.needs[seat]), state.turns[seat]))
    lacks = [need for need in Need if not state.needs[second][need]]
    kind = "rahan.close" if not lacks else "rahan.clear" if len(lacks) == 1 else "rahan.far"
    named = {"thing": f"rahan.need.{NEEDS[lacks[0]]}"} if lacks else {}
    return Decided(kind, first, second, len(lacks), "", 0, named)
