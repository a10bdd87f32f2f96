"""Matches from what was kept of them: played again entry by entry, with no generator and no physics."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from typing import Any, TypeVar

from core.chance import Differs, Live
from core.game import Game, Outcome
from core.log import Journal, Record, Refused, Setup
from core.match import Match
from core.packing import Unreadable, digest, pack, unpack

T = TypeVar("T")

# What rules may raise when they are asked to play what no longer makes sense to them.
RULE_ERRORS = (
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    NotImplementedError,
    TypeError,
    ValueError,
)


class Broken(Exception):
    """A kept match cannot be played again: which entry differs, and how."""

    def __init__(self, n: int, why: str) -> None:
        super().__init__(f"entry {n}: {why}")
        self.n = n


def replay(
    game: Game[Any, Any, Any, Any, Any], setup: Setup, records: Iterable[Record], deal: int = 0
) -> Match[Any, Any, Any, Any, Any]:
    """The match played again to its last record; raises Broken where it differs."""
    return at_once(replaying(game, setup, records, deal))


def replaying(
    game: Game[Any, Any, Any, Any, Any], setup: Setup, records: Iterable[Record], deal: int = 0, many: int = 1
) -> Generator[float, None, Match[Any, Any, Any, Any, Any]]:
    """The same, an entry a step; each says which share of so many is done."""
    match = Match(game, setup, Live(deal))
    for record in records:
        _again(match, record)
        yield len(match.entries) / many
    if not match.entries:
        raise Broken(0, "there is no entry")
    return match


def at_once(steps: Generator[object, None, T]) -> T:
    """What comes of all the steps."""
    while True:
        try:
            next(steps)
        except StopIteration as done:
            answer: T = done.value
            return answer


def resume(
    game: Game[Any, Any, Any, Any, Any],
    setup: Setup,
    records: Sequence[Record],
    deal: int,
    kept: bytes,
    result: Outcome | None = None,
    journal: Journal | None = None,
) -> tuple[Match[Any, Any, Any, Any, Any], bool]:
    """The match as it was left, and whether all of it could be played again by today's rules.

    Where older rules made it and today's tell it otherwise, it goes on from the kept position. Raises Broken when
    that is not possible, or the records themselves are damaged.
    """
    return at_once(resuming(game, setup, records, deal, kept, result, journal))


def resuming(
    game: Game[Any, Any, Any, Any, Any],
    setup: Setup,
    records: Sequence[Record],
    deal: int,
    kept: bytes,
    result: Outcome | None = None,
    journal: Journal | None = None,
) -> Generator[float, None, tuple[Match[Any, Any, Any, Any, Any], bool]]:
    """The same, an entry a step; each says which share of them is done."""
    match = Match(game, setup, Live(deal))
    whole = True
    for i, record in enumerate(records):
        try:
            _again(match, record)
        except Broken:
            if setup.rules == game.rules:
                raise
            whole = False
            match.carry_on(records[i:], _position(game, record.n, kept), result)
            break
        yield (i + 1) / len(records)
    if not match.entries:
        raise Broken(0, "there is no entry")
    match.keep_on(journal)
    return match, whole


def _again(match: Match[Any, Any, Any, Any, Any], record: Record) -> None:
    """Play one kept entry again."""
    if record.n != len(match.entries):
        raise Broken(record.n, f"entry {len(match.entries)} is missing")
    try:
        entry = match.rebuilt(record)
        if digest(pack(entry.state)) != record.digest:
            raise Differs("the position differs")
        match.adopt(entry)
    except (Differs, Unreadable, Refused) as differs:
        raise Broken(record.n, str(differs)) from differs
    except RULE_ERRORS as error:
        raise Broken(record.n, f"the rules fail here: {error!r}") from error


def _position(game: Game[Any, Any, Any, Any, Any], n: int, kept: bytes) -> Any:
    try:
        return unpack(kept, game.state_type)
    except Unreadable as broken:
        raise Broken(n, f"made by older rules, and its kept position cannot be read: {broken}") from broken
