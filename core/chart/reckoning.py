"""Reckons a chart, position by position, a slice at a time. After the end nothing is hidden, so states may be read."""

from __future__ import annotations

import time
from collections.abc import Collection, Generator, Sequence
from importlib import import_module
from typing import Any, Protocol

from core.chart.chart import CERTAIN, Best, Chart, Decided, Line, Turn, Unit
from core.chart.turning import best_turn, turning_point
from core.game import EndReason, Outcome, Seat
from core.games import AnyGame
from core.log import Entry, Kind
from core.match import SeenEntry
from core.past import PastTable
from core.table import LocalTable, Table

Slices = Generator[None, None, tuple[int, ...]]
Usual = Generator[None, None, float]


def entries_of(table: Table) -> Sequence[Entry] | None:
    """All that happened at a table, as far as it is known here; None where some of it is not.

    At another's table one was told what everybody may know, which is all that a chart needs.
    """
    if isinstance(table, LocalTable | PastTable):
        own = table.match.entries if isinstance(table, LocalTable) else table.entries
        return own if all(entry.state is not None for entry in own) else None
    entries = []
    for n in range(table.n + 1):
        seen = table.seen(n, None)
        if not isinstance(seen, SeenEntry):
            return None
        to, seated = seen.to, seen.seated
        entries.append(Entry(n, seen.kind, seen.seat, None, (), seen.events, seen.view, 0.0, to=to, seated=seated))
    return entries


class Reading(Protocol):
    """What a game answers about its positions."""

    UNIT: Unit

    def lines(self, last: Any) -> tuple[Line, ...]:
        """Whose there are."""

    def when(self, state: Any, turn: int) -> int:
        """The round, as players count."""

    def stands(self, state: Any, lines: Sequence[Line]) -> Slices:
        """How each line stands in a position."""

    def decided(self, path: Sequence[Entry], outcome: Outcome, gone: Collection[Seat]) -> Decided:
        """What decided it, where nobody ended it by giving up; who gave up before is gone, and did not come second."""


def reading_of(game: AnyGame) -> Reading:
    found: Any = import_module(f"core.chart.{game.name}")
    reading: Reading = found
    return reading


def path_of(entries: Sequence[Entry]) -> list[Entry]:
    """The entries that led to the end: without what was undone, without hand-overs."""
    path: list[Entry] = []
    for entry in entries:
        if entry.kind is Kind.UNDO:
            while path[-1].n > entry.to:
                path.pop()
        elif entry.kind not in (Kind.HAND, Kind.RESIGN):
            path.append(entry)
    return path


def what_decided(game: AnyGame, entries: Sequence[Entry], outcome: Outcome) -> Decided:
    """In short what a match was won or lost by; it takes no time worth mentioning."""
    gone = [entry.seat for entry in entries if entry.kind is Kind.RESIGN]
    winner = outcome.winners[0] if len(outcome.winners) == 1 else -1
    if outcome.reason == EndReason.RESIGNED:
        return Decided("resigned", winner, gone[-1] if gone else -1)
    if outcome.reason == EndReason.RESIGNED_AHEAD:
        return Decided("resigned_ahead", winner, max(gone, key=lambda seat: outcome.scores[seat], default=-1))
    return reading_of(game).decided(path_of(entries), outcome, gone)


def reckon(game: AnyGame, entries: Sequence[Entry], outcome: Outcome) -> Generator[None, None, Chart]:
    """The chart of a match; yields after each slice of work."""
    reading, path = reading_of(game), path_of(entries)
    complete = getattr(reading, "completed", None)  # where one was only told of it
    path = complete(path) if complete is not None else path
    yield
    lines = reading.lines(path[-1].state)
    rows: list[tuple[int, ...]] = []
    for entry in path:
        rows.append((yield from reading.stands(entry.state, lines)))
        yield
    turns = _turns(reading, path, rows)
    resigned = outcome.reason == EndReason.RESIGNED
    if resigned:
        turns.append(_given_up(reading.UNIT, lines, entries, turns[-1], outcome))
    yield
    usual: dict[int, float] = {}
    think = getattr(reading, "usual", None)  # a game may know what a turn usually brings where it is made
    if think is not None:
        for k, entry in enumerate(path):
            if k and entry.kind is Kind.MOVE:
                usual[entry.n] = yield from think(path[k - 1].state, entry.seat)
                yield
    turning, turned = (-1, None) if resigned else turning_point(reading.UNIT, lines, turns, outcome)
    best = best_turn(reading.UNIT, lines, turns, usual)
    values = [value for turn in turns for value in turn.stands]
    most = CERTAIN if reading.UNIT is Unit.CHANCE else max(1, *values)
    judged = Best.SWING if reading.UNIT is Unit.CHANCE else Best.MOVES if usual else Best.TURNS
    return Chart(reading.UNIT, most, min(0, *values), lines, tuple(turns), turning, turned, best, judged)


def _turns(reading: Reading, path: Sequence[Entry], rows: Sequence[tuple[int, ...]]) -> list[Turn]:
    """What one seat did in a row is one turn."""
    turns: list[Turn] = []
    changed = 0  # by the entry of a turn by which most changed
    for k, entry in enumerate(path):
        by = sum(abs(now - then) for now, then in zip(rows[k], rows[k - 1], strict=True)) if k else 0
        before = path[k - 1] if k else entry
        if k > 1 and before.kind is entry.kind is Kind.MOVE and before.seat == entry.seat:
            turn = turns.pop()
            key = entry.n if by > changed else turn.key
            turns.append(Turn(turn.first, entry.n, key, entry.seat, turn.when, rows[k]))
            changed = max(changed, by)
        else:
            seat = entry.seat if entry.kind is Kind.MOVE else -1
            when = reading.when(before.state, len(turns))
            turns.append(Turn(entry.n, entry.n, entry.n, seat, when, rows[k]))
            changed = by
    return turns


def _given_up(unit: Unit, lines: Sequence[Line], entries: Sequence[Entry], last: Turn, outcome: Outcome) -> Turn:
    """Who gave up ended it."""
    n, seat, stands = entries[-1].n, entries[-1].seat, last.stands
    if unit is Unit.CHANCE:
        stands = tuple(CERTAIN * any(seat in outcome.winners for seat in line.seats) for line in lines)
    return Turn(n, n, n, seat, last.when, stands)


class Reckoning:
    """One chart being reckoned."""

    def __init__(self, game: AnyGame, entries: Sequence[Entry], outcome: Outcome) -> None:
        self.chart: Chart | None = None  # once it is done
        self._steps = reckon(game, entries, outcome)

    def work(self, seconds: float = float("inf")) -> bool:
        """Go on for so long; True when it is done."""
        until = time.perf_counter() + seconds
        while self.chart is None:
            try:
                next(self._steps)
            except StopIteration as done:
                self.chart = done.value
            if time.perf_counter() >= until:
                break
        return self.chart is not None


def competing(outcome: Outcome, gone: Collection[Seat]) -> tuple[Seat, Seat]:
    """Who won alone, and who of the others that did not give up came next; below 0 where there is nobody."""
    if len(outcome.winners) != 1:
        return -1, -1
    first = outcome.winners[0]
    others = [seat for seat in range(len(outcome.scores)) if seat != first and seat not in gone]
    return first, max(others, key=lambda seat: outcome.scores[seat], default=-1)
