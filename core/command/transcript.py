"""Matches as JSON lines: enough to replay them, and to judge them without our code."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any, TextIO

import msgspec

from core.chance import Draw
from core.game import Seat
from core.games import AnyGame
from core.log import Entry, Kind, Record, Seated, Setup
from core.match import Match
from core.packing import digest, pack
from core.replay import Broken


class Line(msgspec.Struct, omit_defaults=True):
    """Any line of a log. `state` is all of the position before the entry; the set-up's is the one it made.

    Large because it is every kind of line: each has some of these fields.
    """

    match: int
    kind: str
    n: int = -1
    game: str | None = None
    rules: int | None = None
    players: int | None = None
    options: dict[str, str] | None = None
    seats: tuple[Seated, ...] | None = None
    first: Seat | None = None
    seat: Seat | None = None
    move: str | None = None
    legal: tuple[str, ...] | None = None
    draws: tuple[Draw, ...] = ()
    events: Any = None
    to: int | None = None
    seated: Seated | None = None
    state: Any = None
    views: Any = None
    scores: tuple[int, ...] | None = None
    winners: tuple[Seat, ...] | None = None
    reason: str | None = None


class Scribe:
    """Writes one match to a log as it is played."""

    def __init__(self, out: TextIO, number: int, match: Match[Any, Any, Any, Any, Any], views: bool = False) -> None:
        self._out = out
        self._number = number
        self._match = match
        self._views = views
        setup, entry = match.setup, match.entries[0]
        self._before = entry.state
        self._line(
            0,
            Kind.SETUP,
            game=setup.game,
            rules=setup.rules,
            players=setup.players,
            options=setup.options,
            seats=setup.seats,
            first=setup.first,
            draws=entry.draws,
            events=entry.events,
        )
        match.listen(self._entry)

    def finish(self) -> None:
        """The last line."""
        outcome = self._match.outcome
        result = {} if outcome is None else msgspec.to_builtins(outcome)
        self._line(None, "end", **result)

    def _entry(self, entry: Entry) -> None:
        more: dict[str, Any] = {}
        if entry.kind is Kind.MOVE:
            game = self._match.game
            legal = game.moves(self._before, entry.seat)
            more["move"] = game.text(entry.move)
            more["legal"] = None if legal is None else [game.text(move) for move in legal]
        if entry.to >= 0:
            more["to"] = entry.to
        if entry.seated is not None:
            more["seated"] = entry.seated
        self._line(entry.n, entry.kind, seat=entry.seat, draws=entry.draws, events=entry.events, **more)
        self._before = entry.state

    def _line(self, n: int | None, kind: str, **more: Any) -> None:
        line: dict[str, Any] = {"match": self._number}
        if n is not None:
            line["n"] = n
        line |= {"kind": kind, **more, "state": self._before}
        if self._views:
            seats = (*range(self._match.setup.players), None)
            line["views"] = [self._match.game.view(self._before, seat) for seat in seats]
        self._out.write(msgspec.json.encode(line).decode() + "\n")


def matches(lines: Iterable[str]) -> Iterator[list[Line]]:
    """The lines of each match; Broken names the line that is none."""
    group: list[Line] = []
    for number, text in enumerate(lines, 1):
        try:
            line = msgspec.json.decode(text, type=Line)
        except (ValueError, RecursionError) as bad:
            raise Broken(max((line.n for line in group), default=-1) + 1, f"line {number}: {bad}") from bad
        if group and line.match != group[0].match:
            yield group
            group = []
        group.append(line)
    if group:
        yield group


def setup_of(lines: list[Line]) -> Setup:
    """The set-up a match's first line tells."""
    head = lines[0]
    if head.kind != Kind.SETUP or None in (head.game, head.rules, head.players, head.options, head.seats):
        raise Broken(0, "a match begins with its set-up")
    told = [name for name in Setup.__struct_fields__ if name in Line.__struct_fields__]  # no log has a deal or a clock
    return msgspec.convert({name: getattr(head, name) for name in told}, type=Setup, from_attributes=True)


def records_of(game: AnyGame, lines: list[Line]) -> list[Record]:
    """A match's lines as records: the state a line shows is what the entry before it must lead to."""
    entries = [line for line in lines if line.kind != "end"]
    after = [*lines[1:], lines[-1]] if lines[-1].kind == "end" else lines[1:]
    records = []
    for line, following in zip(entries, after, strict=False):
        shown = line if line.kind == Kind.SETUP else following
        try:
            kind = Kind(line.kind)
            state = msgspec.convert(shown.state, type=game.state_type)
        except (ValueError, RecursionError) as bad:
            raise Broken(line.n, f"cannot be read: {bad}") from bad
        seat, to = line.seat or 0, -1 if line.to is None else line.to
        records.append(Record(line.n, kind, seat, line.move or "", line.draws, to, line.seated, 0, digest(pack(state))))
    return records


def dumps(thing: object) -> str:
    """One JSON object on one line."""
    return json.dumps(msgspec.to_builtins(thing), ensure_ascii=False)
