"""The store of matches, in sqlite.

An entry and the position after it are written in one transaction before anybody sees them, so a killed app loses
nothing. A store that is damaged or of a newer format is put aside whole, and a fresh one takes its place.
"""

from __future__ import annotations

import contextlib
import sqlite3
import time
from collections.abc import Sequence
from enum import StrEnum
from pathlib import Path
from typing import Any

import msgspec

from core.game import Game, Outcome, Refusal, TableReason
from core.log import Kind, NotKept, Record, Setup
from core.match import Match
from core.packing import Unreadable, pack, unpack
from core.replay import Broken, resume

FORMAT = 1
PAGES = 1000  # written aside until they are folded into the main file: hundreds of moves, and some milliseconds then

_TABLES = """
CREATE TABLE matches (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game TEXT NOT NULL,
    setup BLOB NOT NULL,       -- packed Setup
    deal INTEGER NOT NULL,     -- the deal's number; leaves this device only with a table handed over
    n INTEGER NOT NULL,        -- newest entry
    state BLOB NOT NULL,       -- the position after it, packed
    changed REAL NOT NULL,     -- seconds since 1970
    result BLOB                -- packed Outcome once the match is over
) STRICT;
CREATE TABLE entries (
    match INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE,
    n INTEGER NOT NULL,
    record BLOB NOT NULL,      -- packed Record
    PRIMARY KEY (match, n)
) STRICT, WITHOUT ROWID;
CREATE TABLE results (         -- of finished matches; they stay when a match is forgotten
    match INTEGER PRIMARY KEY,
    setup BLOB NOT NULL,
    outcome BLOB NOT NULL,
    ended REAL NOT NULL
) STRICT;
"""


class NoticeReason(StrEnum):
    """What the store has to tell the person."""

    DAMAGED = "store.damaged"
    NEWER = "store.newer"
    UNREADABLE = "store.unreadable"
    OLD_RULES = "store.old_rules"


class Notice(msgspec.Struct, frozen=True):
    """Something happened to what was kept: why, and where the copy is."""

    reason: NoticeReason
    copy: str = ""


class Kept(msgspec.Struct, frozen=True):
    """A match in the store, as the list shows it."""

    id: int
    game: str
    setup: Setup
    n: int
    changed: float
    outcome: Outcome | None


class Result(msgspec.Struct, frozen=True):
    """How a finished match ended: what statistics are made of."""

    match: int
    setup: Setup
    outcome: Outcome
    ended: float


class Archive:
    """One store. Opens whatever lies there (`notices` says what had to be put aside), unless nothing can be written."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.notices: list[Notice] = []
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            try:
                self._db = self._open()
            except _Unusable as unusable:
                self.notices.append(Notice(unusable.reason, str(self._put_aside(unusable.reason))))
                self._db = self._open()
        except OSError as error:
            raise NotKept(Refusal(TableReason.NOT_KEPT)) from error

    def _open(self) -> sqlite3.Connection:
        try:
            db = sqlite3.connect(self.path, isolation_level=None, timeout=5.0)
        except sqlite3.OperationalError as error:
            raise NotKept(Refusal(_why(error))) from error
        try:
            (version,) = db.execute("PRAGMA user_version").fetchone()
            if version > FORMAT:
                raise _Unusable(NoticeReason.NEWER)
            db.execute("PRAGMA journal_mode = WAL")
            db.execute("PRAGMA synchronous = NORMAL")
            db.execute(f"PRAGMA wal_autocheckpoint = {PAGES}")
            db.execute("PRAGMA foreign_keys = ON")
            if version == 0:
                if db.execute("SELECT count(*) FROM sqlite_master").fetchone() != (0,):
                    raise _Unusable(NoticeReason.DAMAGED)
                db.executescript(f"BEGIN; {_TABLES} PRAGMA user_version = {FORMAT}; COMMIT;")
            elif db.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
                raise _Unusable(NoticeReason.DAMAGED)
        except sqlite3.OperationalError as error:
            db.close()
            raise NotKept(Refusal(_why(error))) from error
        except sqlite3.DatabaseError as damaged:
            db.close()
            raise _Unusable(NoticeReason.DAMAGED) from damaged
        except _Unusable:
            db.close()
            raise
        return db

    def _put_aside(self, reason: NoticeReason) -> Path:
        """Rename the store with its side files; nothing of it is changed or lost."""
        word = reason.rsplit(".", 1)[-1]
        aside = self.path.with_name(f"{self.path.name}.{word}-{time.strftime('%Y%m%d-%H%M%S')}")
        k = 1
        while aside.exists():
            k += 1
            aside = aside.with_name(f"{aside.name.split('~')[0]}~{k}")
        for tail in ("", "-wal", "-shm"):
            part = self.path.with_name(self.path.name + tail)
            if part.exists():
                part.rename(aside.with_name(aside.name + tail))
        return aside

    # Writing

    def journal(self, deal: int) -> _Writer:
        """The journal of a match that is about to begin. Nothing is kept before its first entry."""
        return _Writer(self._db, deal)

    def adopt(self, setup: Setup, deal: int, records: Sequence[Record], state: bytes, result: Outcome | None) -> int:
        """Keep a match that comes from another device, all or nothing; its number here. Raises NotKept."""
        try:
            with self._db:
                self._db.execute("BEGIN IMMEDIATE")
                last, packed = records[-1], None if result is None else pack(result)
                made = self._db.execute(
                    "INSERT INTO matches (game, setup, deal, n, state, changed, result) VALUES (?, ?, ?, ?, ?, ?, ?)",
                    (setup.game, pack(setup), deal, last.n, state, last.at, packed),
                )
                rows = ((made.lastrowid, record.n, pack(record)) for record in records)
                self._db.executemany("INSERT INTO entries VALUES (?, ?, ?)", rows)
        except sqlite3.Error as error:
            raise NotKept(Refusal(_why(error))) from error
        assert made.lastrowid is not None
        return made.lastrowid

    def checkpoint(self) -> None:
        """Fold what was written into the store's main file: on pause; in play only when very much was written."""
        with contextlib.suppress(sqlite3.OperationalError):
            self._db.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    def close(self) -> None:
        self.checkpoint()
        self._db.close()

    def forget(self, match: int) -> None:
        """Remove a match; raises NotKept when that cannot be written."""
        try:
            self._db.execute("DELETE FROM matches WHERE id = ?", (match,))
        except sqlite3.Error as error:
            raise NotKept(Refusal(_why(error))) from error

    # Reading

    def kept(self) -> list[Kept]:
        """All matches, the last changed first. One that cannot be read is left where it is, with a notice."""
        wanted = "SELECT id, game, setup, n, changed, result FROM matches ORDER BY changed DESC, id DESC"
        rows = self._rows(wanted)
        matches = []
        for row, game, setup, n, changed, result in rows:
            try:
                read = unpack(setup, Setup)
                outcome = _outcome(result)
            except Unreadable:
                self._tell(NoticeReason.UNREADABLE)
            else:
                matches.append(Kept(row, game, read, n, changed, outcome))
        return matches

    def results(self) -> list[Result]:
        """How all finished matches ended, the oldest first."""
        rows = self._rows("SELECT match, setup, outcome, ended FROM results ORDER BY ended, match")
        found = []
        for match, setup, outcome, ended in rows:
            try:
                found.append(Result(match, unpack(setup, Setup), unpack(outcome, Outcome), ended))
            except Unreadable:
                self._tell(NoticeReason.UNREADABLE)
        return found

    def resume(self, game: Game[Any, Any, Any, Any, Any], match: int) -> Match[Any, Any, Any, Any, Any]:
        """A kept match, ready to be played on. Broken says why it cannot be; it stays in the store."""
        found = self._rows("SELECT setup, deal, state, result FROM matches WHERE id = ?", match)
        if not found:
            raise Broken(0, "there is no such match")
        setup, deal, state, result = found[0]
        rows = self._rows("SELECT record FROM entries WHERE match = ? ORDER BY n", match)
        try:
            read = unpack(setup, Setup)
            outcome = _outcome(result)
            records = [unpack(record, Record) for (record,) in rows]
        except Unreadable as damaged:
            self._tell(NoticeReason.UNREADABLE)
            raise Broken(0, str(damaged)) from damaged
        writer = _Writer(self._db, deal, match, read)
        resumed, whole = resume(game, read, records, deal, state, outcome, writer)
        if not whole:
            self._tell(NoticeReason.OLD_RULES)
        return resumed

    def _rows(self, wanted: str, *given: object) -> list[Any]:
        """What a query finds; in a store that got damaged meanwhile, nothing, with a notice."""
        try:
            return self._db.execute(wanted, given).fetchall()
        except sqlite3.DatabaseError:
            self._tell(NoticeReason.UNREADABLE)
            return []

    def _tell(self, reason: NoticeReason) -> None:
        notice = Notice(reason, str(self.path))
        if notice not in self.notices:
            self.notices.append(notice)


class _Unusable(Exception):
    def __init__(self, reason: NoticeReason) -> None:
        super().__init__(reason)
        self.reason = reason


class _Writer:
    """The journal of one match."""

    def __init__(self, db: sqlite3.Connection, deal: int, match: int | None = None, setup: Setup | None = None) -> None:
        self._db = db
        self._deal = deal
        self.match = match
        self._setup = setup

    def __call__(self, setup: Setup) -> _Writer:
        """For Match.begin: the set-up this journal belongs to."""
        self._setup = setup
        return self

    def write(self, record: Record, state: bytes, outcome: Outcome | None) -> None:
        """One transaction for the entry, the newest position and the result."""
        db = self._db
        result = None if outcome is None else pack(outcome)
        try:
            db.execute("BEGIN IMMEDIATE")
            match = self.match
            if match is None:
                game = self._setup.game if self._setup else ""
                made = db.execute(
                    "INSERT INTO matches (game, setup, deal, n, state, changed) VALUES (?, ?, ?, ?, ?, ?)",
                    (game, pack(self._setup), self._deal, record.n, state, record.at),
                )
                match = made.lastrowid
            db.execute("INSERT INTO entries VALUES (?, ?, ?)", (match, record.n, pack(record)))
            db.execute(
                "UPDATE matches SET n = ?, state = ?, changed = ?, result = ? WHERE id = ?",
                (record.n, state, record.at, result, match),
            )
            if result is not None:
                row = (match, pack(self._setup), result, record.at)
                db.execute("INSERT OR REPLACE INTO results VALUES (?, ?, ?, ?)", row)
            elif record.kind is Kind.UNDO:
                db.execute("DELETE FROM results WHERE match = ?", (match,))
            db.execute("COMMIT")
        except sqlite3.Error as error:
            with contextlib.suppress(sqlite3.Error):
                db.execute("ROLLBACK")
            raise NotKept(Refusal(_why(error))) from error
        self.match = match


def _outcome(result: bytes | None) -> Outcome | None:
    return None if result is None else unpack(result, Outcome)


def _why(error: sqlite3.Error) -> TableReason:
    full = getattr(error, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_FULL
    return TableReason.DISK_FULL if full else TableReason.NOT_KEPT
