"""Help Me!: what the piles count as they lie, each for who protects its top."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from msgspec.structs import replace

from core.chart.chart import Decided, Line, Unit
from core.chart.closeness import closeness
from core.chart.reckoning import Slices, Usual, competing
from core.chart.turning import lead
from core.game import Outcome, Seat
from core.games.help_me.content import NOBODY, Creature, creature_of, moves_where
from core.games.help_me.rules import Laid, Moved, Pile, State, View, count
from core.log import Entry

UNIT = Unit.POINTS
SLICE = 12  # moves looked at in one go


def completed(path: Sequence[Entry]) -> list[Entry]:
    """The positions of a match of which all was told to everybody: in the end whose creatures are, and every move."""
    if isinstance(path[-1].state, State):
        return list(path)
    view: View = path[-1].state
    piles: list[Pile] = []
    found = []
    for entry in path:
        for event in entry.events:
            if isinstance(event, Laid):
                piles = [(tile,) for tile in event.tiles]
            elif isinstance(event, Moved):
                piles[event.goal] += piles[event.start]
                piles[event.start] = ()
        taken = sum(1 << place for place, pile in enumerate(piles) if pile)
        over = entry is path[-1] and view.question is None
        state = State(view.players, entry.state.turn, piles.copy(), taken, over, view.owners, view.open)
        found.append(replace(entry, state=state))
    return found


def lines(last: State) -> tuple[Line, ...]:
    return tuple(Line((seat,)) for seat in range(last.players))


def when(state: State, turn: int) -> int:
    return turn


def stands(state: State, lines: Sequence[Line]) -> Slices:
    yield from ()
    return tuple(_points(state))


def _points(state: State) -> list[int]:
    points = [0] * state.players
    for pile in state.piles:
        _count(state, pile, points, 1)
    return points


def _count(state: State, pile: Pile, points: list[int], times: int) -> None:
    owner = state.owners[creature_of(pile[-1])] if pile else NOBODY
    if owner != NOBODY:
        points[owner] += times * sum(count(pile))


def usual(before: State, seat: Seat) -> Usual:
    """What a move of the seat brings there on average."""
    whose, now = lines(before), _points(before)
    gained, moves = 0, moves_where(before.taken)
    for k, move in enumerate(moves):
        start, goal, points = before.piles[move.start], before.piles[move.goal], now.copy()
        for pile, times in ((start, -1), (goal, -1), (goal + start, 1)):
            _count(before, pile, points, times)
        gained += lead(points, seat, whose) - lead(now, seat, whose)
        if k % SLICE == SLICE - 1:
            yield
    return gained / max(1, len(moves))


def decided(path: Sequence[Entry], outcome: Outcome, gone: Collection[Seat]) -> Decided:
    """The creature that brought the winner most."""
    first, second = competing(outcome, gone)
    if min(first, second) < 0:
        return Decided("points.tie")
    state: State = completed(path)[-1].state
    worth = {creature: 0 for creature in Creature if state.owners[creature] == first}
    for pile in state.piles:
        if pile and creature_of(pile[-1]) in worth:
            worth[creature_of(pile[-1])] += sum(count(pile))
    creature = max(worth, key=lambda one: worth[one])
    margin = outcome.scores[first] - outcome.scores[second]
    kind = closeness(outcome.scores[first], outcome.scores[second])
    named = {"creature": f"help_me.{creature.name.lower()}"}
    return Decided(kind, first, second, margin, "help_me.creature", worth[creature], named)
