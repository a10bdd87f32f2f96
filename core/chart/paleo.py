"""Paleo: the chance of a side to win the match, by its rounds won and by how it stands in this one."""

from __future__ import annotations

from collections.abc import Collection, Generator, Sequence
from functools import cache
from math import pi

from core.chance import Recorded
from core.chart.chart import CERTAIN, Decided, Line, Unit
from core.chart.reckoning import Slices
from core.game import Outcome, Seat
from core.games.paleo import course
from core.games.paleo.content import CAPTURE_POINTS, GATE_POINTS, GOAL, NUMBERS, side_of
from core.games.paleo.judge import ROUND, Hand, Table, outlook
from core.games.paleo.position import Ask, Circle, Exchange, How, RoundOver, State
from core.games.paleo.rules import Paleo
from core.log import Entry

UNIT = Unit.CHANCE
GAME = Paleo()
HAND = Hand(2.5 * pi / 180, 0.06)  # as people flick
NOTHING = Recorded(())  # of chance is asked
SURE = 0.97  # no round is won before it is over
GATES = 0.6  # so many rounds end at the gate


def lines(last: State) -> tuple[Line, ...]:
    return tuple(Line(course.seats_of(last.players, side)) for side in (0, 1))


def when(state: State, turn: int) -> int:
    return state.round


def stands(state: State, lines: Sequence[Line]) -> Slices:
    over = GAME.outcome(state)
    if over is not None:
        share = CERTAIN // 2 if not over.winners else CERTAIN * (0 in over.winners)
    else:
        win = yield from _round(state)
        one, other = state.points
        share = round(CERTAIN * (win * _won(one, other, 0) + (1 - win) * _won(one, other, 1)))
    return share, CERTAIN - share


def _round(state: State) -> Generator[None, None, float]:
    """That the first side wins the round that is on."""
    if state.ask in (Ask.EXCHANGE, Ask.CIRCLE):
        state = _put_back(state)
    if state.ask is not Ask.FLICK or not any(state.places):
        return 0.5
    table = Table(state)  # whoever is next: else each turn would swing to and fro
    ahead = outlook(table, 0, HAND) / 2
    yield
    ahead += outlook(table, 1, HAND) / 2
    return 0.5 + 0.5 * max(-SURE, min(SURE, ahead / ROUND))


def _put_back(state: State) -> State:
    """With the pawns that entered back in camp: what they brought is the flick's, not that of a choice after it."""
    state = GAME.copy(state)
    for _ in range(2 * NUMBERS):
        if state.ask is Ask.EXCHANGE:
            GAME.play(state, state.turn, Exchange(0), NOTHING)
        elif state.ask is Ask.CIRCLE:
            free = course.free_circles(state, side_of(state.entered[0][0]))
            GAME.play(state, state.turn, Circle(free[0]), NOTHING)
    return state


def _won(one: int, other: int, side: int) -> float:
    """The first side's chance when a side wins the round with these points before it."""
    found = 0.0
    for points, likely in ((GATE_POINTS, GATES), (CAPTURE_POINTS, 1 - GATES)):
        found += likely * _even(one + points * (side == 0), other + points * (side == 1))
    return found


@cache
def _even(one: int, other: int) -> float:
    """The first side's chance before a round with these points."""
    if one >= GOAL or other >= GOAL:
        return float(one >= GOAL)
    return 0.5 * (_won(one, other, 0) + _won(one, other, 1))


def decided(path: Sequence[Entry], outcome: Outcome, gone: Collection[Seat]) -> Decided:
    """By what the winning side won more of its points."""
    if not outcome.winners:
        return Decided("points.tie")
    state: State = path[-1].state
    side = course.side_of_seat(state.players, outcome.winners[0])
    by = {How.GATE: 0, How.CAPTURE: 0}
    for entry in path:
        for event in entry.events:
            if isinstance(event, RoundOver) and event.winner == side and event.how in by:
                by[event.how] += GATE_POINTS if event.how is How.GATE else CAPTURE_POINTS
    margin = state.points[side] - state.points[1 - side]
    seats = course.seats_of(state.players, 1 - side)
    other, *beside = [seat for seat in seats if seat not in gone] or seats
    if not margin:
        return Decided("paleo.spoils", outcome.winners[0], other)
    kind = "points.close" if margin == 1 else "points.far" if not state.points[1 - side] else "points.clear"
    cause = "paleo.gate" if by[How.GATE] >= by[How.CAPTURE] else "paleo.capture"
    return Decided(kind, outcome.winners[0], other, margin, cause, beside=tuple(beside))
