"""How long finished matches were. It is found out from their entries, when there is time, and stays when they go."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from core.log import Kind, Record
from core.packing import Unreadable, unpack

BREAK = 300.0  # seconds: nobody thinks longer than that about a move

# Made when it is first needed: a store is of the same format with and without it.
_TABLE = """
CREATE TABLE IF NOT EXISTS lengths (
    match INTEGER PRIMARY KEY,
    n INTEGER NOT NULL,        -- newest entry when it was measured
    moves INTEGER NOT NULL,
    seconds REAL NOT NULL
) STRICT;
"""
_UNMEASURED = """
SELECT matches.id, matches.n FROM matches JOIN results ON results.match = matches.id
LEFT JOIN lengths ON lengths.match = matches.id AND lengths.n = matches.n
WHERE lengths.match IS NULL AND (:match IS NULL OR matches.id = :match)
"""


class Length(NamedTuple):
    """How long a match was: moves that were not taken back, and seconds in which somebody was at it."""

    moves: int
    seconds: float


def measure(db: sqlite3.Connection, match: int | None = None) -> Iterator[None]:
    """Find it out, of one match or all: one a step, as far as that was not done before."""
    try:
        db.execute(_TABLE)
        rows = db.execute(_UNMEASURED, {"match": match}).fetchall()
    except sqlite3.Error:  # a full disk, perhaps: another time
        return
    for one, n in rows:
        with contextlib.suppress(sqlite3.Error, Unreadable):
            entries = db.execute("SELECT record FROM entries WHERE match = ? ORDER BY n", (one,)).fetchall()
            length = length_of([unpack(record, Record) for (record,) in entries])
            db.execute("INSERT OR REPLACE INTO lengths VALUES (?, ?, ?, ?)", (one, n, *length))
        yield


def known(db: sqlite3.Connection) -> dict[int, Length]:
    """By the number of a match, as far as it was measured."""
    try:
        found = db.execute("SELECT match, moves, seconds FROM lengths").fetchall()
    except sqlite3.Error:
        return {}
    return {match: Length(moves, seconds) for match, moves, seconds in found}


def tidy(db: sqlite3.Connection) -> None:
    """Those of matches without a result go."""
    with contextlib.suppress(sqlite3.Error):
        db.execute("DELETE FROM lengths WHERE match NOT IN (SELECT match FROM results)")


def length_of(records: Sequence[Record]) -> Length:
    """Of the moves that stand at the end. A break longer than a pause for thought is none of the match's time."""
    standing: list[Record] = []
    for record in records:
        if record.kind is Kind.UNDO:
            standing = [one for one in standing if one.n <= record.to]
        else:
            standing.append(record)
    gaps = (later.at - earlier.at for earlier, later in pairwise(records))
    seconds = sum(min(max(0.0, gap), BREAK) for gap in gaps)
    return Length(sum(one.kind is Kind.MOVE for one in standing), seconds)
