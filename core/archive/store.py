"""The store of matches, in sqlite.

An entry and the position after it are written in one transaction before anybody sees them, so a killed app loses
nothing. A store that is damaged or of a newer format is put aside whole, and a fresh one takes its place. Who opens it
has it alone until it is closed: so sqlite needs no file for what several share, which a full disk could not hold.
"""

from __future__ import annotations

import contextlib
import random
import sqlite3
import time
from collections.abc import Generator, Iterator, Sequence
from enum import StrEnum
from pathlib import Path
from typing import Any

import msgspec

from core.archive import lengths
from core.game import Game, Outcome, Refusal, Seat, TableReason
from core.log import Kind, NotKept, Record, Setup
from core.match import Match
from core.packing import Unreadable, pack, unpack
from core.replay import RULE_ERRORS, Broken, at_once, resuming
from core.timer import Times

FORMAT = 1
PATIENCE = 1.0  # seconds to wait for another app that may be about to close
PAGES = 1000  # written aside until they are folded into the main file: hundreds of moves, and some milliseconds then

_TABLES = """
CREATE TABLE matches (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game TEXT NOT NULL,
    setup BLOB NOT NULL,       -- packed Setup
    deal INTEGER NOT NULL,     -- the deal's number; secret until the match is over, unless all know it
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

# Made when it is first needed: a store is of the same format with and without it.
_TIMES = """
CREATE TABLE IF NOT EXISTS times (
    match INTEGER PRIMARY KEY REFERENCES matches ON DELETE CASCADE,
    times BLOB NOT NULL        -- packed Times
) STRICT;
"""

_NEWEST = "(SELECT record FROM entries WHERE match = id ORDER BY entries.n DESC LIMIT 1)"  # of a row of matches


class NoticeReason(StrEnum):
    """What the store has to tell the person."""

    DAMAGED = "store.damaged"
    NEWER = "store.newer"
    UNREADABLE = "store.unreadable"
    OLD_RULES = "store.old_rules"
    BUSY = "store.busy"


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
    """One store. Opens whatever lies there (`notices` says what had to be put aside).

    Raises NotKept where nothing can be written, or another app has it.
    """

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
        newest = self._rows("SELECT max(changed) FROM matches")
        self._order = _Order((newest and newest[0][0]) or 0.0)

    def _open(self) -> sqlite3.Connection:
        """The store for us alone. Whoever does not get it lets go of all it has, so that another one can."""
        until = time.monotonic() + PATIENCE
        while True:
            try:
                return self._try_to_open()
            except _Busy:
                if time.monotonic() > until:
                    raise NotKept(Refusal(NoticeReason.BUSY)) from None
                time.sleep(random.uniform(0.02, 0.1))

    def _try_to_open(self) -> sqlite3.Connection:
        try:
            db = sqlite3.connect(self.path, isolation_level=None, timeout=0.1)
        except sqlite3.OperationalError as error:
            raise NotKept(Refusal(_why(error))) from error
        try:
            db.execute("PRAGMA locking_mode = EXCLUSIVE")
            db.execute("BEGIN EXCLUSIVE")  # before anything is read: who reads what another is making sees half of it
            db.execute("ROLLBACK")
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
            if error.sqlite_errorcode & 0xFF in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
                raise _Busy from error
            raise NotKept(Refusal(_why(error))) from error
        except (sqlite3.DatabaseError, UnicodeError) as damaged:  # what sqlite says of noise may hold some of it
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
        return _Writer(self._db, self._order, deal)

    def adopt(self, setup: Setup, deal: int, records: Sequence[Record], state: bytes, result: Outcome | None) -> int:
        """Keep a match that comes from another device, all or nothing; its number here. Raises NotKept."""
        try:
            with self._db:
                self._db.execute("BEGIN IMMEDIATE")
                last, packed = records[-1], None if result is None else pack(result)
                made = self._db.execute(
                    "INSERT INTO matches (game, setup, deal, n, state, changed, result) VALUES (?, ?, ?, ?, ?, ?, ?)",
                    (setup.game, pack(setup), deal, last.n, state, self._order.after(time.time()), packed),
                )
                rows = ((made.lastrowid, record.n, pack(record)) for record in records)
                self._db.executemany("INSERT INTO entries VALUES (?, ?, ?)", rows)
        except (sqlite3.Error, OverflowError) as error:  # a number that is none of sqlite's
            raise NotKept(Refusal(_why(error))) from error
        assert made.lastrowid is not None
        return made.lastrowid

    def take_in(self, match: Match[Any, Any, Any, Any, Any]) -> int:
        """Keep a match that is over, whoever played it; its number here, or 0 if it was kept already. Raises NotKept.

        It is none of the results before it is counted.
        """
        if self._there(match):
            return 0
        return self.adopt(match.setup, match.deal, match.records(), pack(match.entries[-1].state), match.outcome)

    def _there(self, match: Match[Any, Any, Any, Any, Any]) -> bool:
        """Is a match that is over kept already? Others of the same people may have ended alike, after as many."""
        newest = match.record(match.entries[-1])
        told = (newest.at, newest.digest, match.setup, match.outcome)
        wanted = f"SELECT setup, result, {_NEWEST} FROM matches WHERE game = ? AND n = ? AND result IS NOT NULL"
        for setup, result, record in self._rows(wanted, match.setup.game, match.n):
            with contextlib.suppress(Unreadable, TypeError):  # TypeError: nothing is left of it
                last = unpack(record, Record)
                if (last.at, last.digest, unpack(setup, Setup), _outcome(result)) == told:
                    return True
        return False

    def checkpoint(self) -> None:
        """Fold what was written into the store's main file: on pause; in play only when very much was written."""
        with contextlib.suppress(sqlite3.OperationalError):
            self._db.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    def close(self) -> None:
        self.checkpoint()
        self._db.close()

    def forget(self, match: int) -> None:
        """Remove a match, of which only its result stays; raises NotKept when that cannot be written."""
        for _ in self.measure(match):
            pass
        try:
            self._db.execute("DELETE FROM matches WHERE id = ?", (match,))
        except sqlite3.Error as error:
            raise NotKept(Refusal(_why(error))) from error

    def forget_results(self, game: str = "") -> int:
        """Remove how finished matches ended and how long they were, those of a game or all; answers how many.

        The matches themselves stay. Raises NotKept.
        """
        gone = [result.match for result in self.results() if game in ("", result.setup.game)]
        try:
            with self._db:
                self._db.execute("BEGIN IMMEDIATE")
                if game:
                    self._db.executemany("DELETE FROM results WHERE match = ?", ((match,) for match in gone))
                else:  # also what cannot be read
                    self._db.execute("DELETE FROM results")
        except sqlite3.Error as error:
            raise NotKept(Refusal(_why(error))) from error
        lengths.tidy(self._db)
        return len(gone)

    def count(self, match: int) -> None:
        """Take a finished match that came from elsewhere into the results, unless it is there; raises NotKept."""
        for setup, result, record in self._rows(f"SELECT setup, result, {_NEWEST} FROM matches WHERE id = ?", match):
            try:
                ended, known = unpack(record, Record).at, (unpack(setup, Setup), _outcome(result))
            except (Unreadable, TypeError):  # TypeError: nothing is left of it
                return
            same = ((one.setup, one.outcome) == known and abs(one.ended - ended) < 1.0 for one in self.results())
            if result is None or any(same):
                return
            try:
                self._db.execute("INSERT OR REPLACE INTO results VALUES (?, ?, ?, ?)", (match, setup, result, ended))
            except sqlite3.Error as error:
                raise NotKept(Refusal(_why(error))) from error

    def measure(self, match: int | None = None) -> Iterator[None]:
        """Find out how long finished matches were, that one or all: one a step, as far as that was not done before."""
        return lengths.measure(self._db, match)

    # Reading

    @property
    def unused(self) -> bool:
        """Has no match ever had a number here? A store that cannot say so has been used."""
        return bool(self._rows("SELECT 1 WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence)"))

    def lengths(self) -> dict[int, lengths.Length]:
        """By the number of a match, how long it was, as far as that was measured."""
        return lengths.known(self._db)

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

    def asked(self, game: Game[Any, Any, Any, Any, Any], match: int) -> tuple[Seat, ...]:
        """The seats a match waits for; none where its position cannot be read."""
        for state, result in self._rows("SELECT state, result FROM matches WHERE id = ?", match):
            try:
                return () if result is not None else tuple(game.asked(unpack(state, game.state_type)))
            except (Unreadable, *RULE_ERRORS):
                return ()
        return ()

    def results(self) -> list[Result]:
        """How all finished matches ended, the oldest first."""
        return self._results("")

    def _results(self, which: str, *given: object) -> list[Result]:
        rows = self._rows(f"SELECT match, setup, outcome, ended FROM results {which} ORDER BY ended, match", *given)
        found = []
        for match, setup, outcome, ended in rows:
            try:
                found.append(Result(match, unpack(setup, Setup), unpack(outcome, Outcome), ended))
            except Unreadable:
                self._tell(NoticeReason.UNREADABLE)
        return found

    def deal(self, match: int) -> int | None:
        """The number of a finished match's deal; nothing while it is not over, or where nobody here knows it."""
        found = self._rows("SELECT deal FROM matches WHERE id = ? AND result IS NOT NULL AND deal != 0", match)
        return found[0][0] if found else None

    def result(self, match: int) -> Result | None:
        """How a match ended; nothing while it is not over."""
        found = self._results("WHERE match = ?", match)
        return found[0] if found else None

    def compared(self, code: str, number: int) -> list[Result]:
        """How matches ended that may have been of this deal, also of those forgotten whose code all knew."""
        wanted = "WHERE instr(setup, ?) OR match IN (SELECT id FROM matches WHERE deal = ? AND deal != 0)"
        return self._results(wanted, code.encode(), number)

    def resume(self, game: Game[Any, Any, Any, Any, Any], match: int) -> Match[Any, Any, Any, Any, Any]:
        """A kept match, ready to be played on. Broken says why it cannot be; it stays in the store."""
        return at_once(self.resuming(game, match))

    def resuming(
        self, game: Game[Any, Any, Any, Any, Any], match: int
    ) -> Generator[float, None, Match[Any, Any, Any, Any, Any]]:
        """The same, step by step: each says which share is done."""
        found = self._rows("SELECT setup, deal, state, result, n FROM matches WHERE id = ?", match)
        if not found:
            raise Broken(0, "there is no such match")
        setup, deal, state, result, newest = found[0]
        rows = self._rows("SELECT record FROM entries WHERE match = ? ORDER BY n", match)
        try:
            read = unpack(setup, Setup)
            outcome = _outcome(result)
            records = [unpack(record, Record) for (record,) in rows]
        except Unreadable as damaged:
            self._tell(NoticeReason.UNREADABLE)
            raise Broken(0, str(damaged)) from damaged
        if len(records) != newest + 1:
            self._tell(NoticeReason.UNREADABLE)
            raise Broken(len(records), f"of {newest + 1} entries {len(records)} are left")
        writer = _Writer(self._db, self._order, deal, match, read)
        resumed, whole = yield from resuming(game, read, records, deal, state, outcome, writer)
        if not whole:
            self._tell(NoticeReason.OLD_RULES)
        resumed.times = self._times(match)
        return resumed

    def _times(self, match: int) -> Times | None:
        """How time stood when a match was left; None where nobody wrote that down, or it cannot be read."""
        with contextlib.suppress(sqlite3.Error, Unreadable):
            for (kept,) in self._db.execute("SELECT times FROM times WHERE match = ?", (match,)).fetchall():
                found: Times = unpack(kept, Times)
                return found
        return None

    def _rows(self, wanted: str, *given: object) -> list[Any]:
        """What a query finds; in a store that got damaged meanwhile, nothing, with a notice."""
        try:
            return self._db.execute(wanted, given).fetchall()
        except (sqlite3.DatabaseError, UnicodeError):
            self._tell(NoticeReason.UNREADABLE)
            return []

    def _tell(self, reason: NoticeReason) -> None:
        notice = Notice(reason, str(self.path))
        if notice not in self.notices:
            self.notices.append(notice)


class _Busy(Exception):
    """Another app has the store."""


class _Unusable(Exception):
    def __init__(self, reason: NoticeReason) -> None:
        super().__init__(reason)
        self.reason = reason


class _Order:
    """Tells when matches were changed so that the last one changed is the newest, though clocks are put back."""

    def __init__(self, newest: float) -> None:
        self._newest = newest

    def after(self, now: float) -> float:
        self._newest = max(now, self._newest + 0.001)
        return self._newest


class _Writer:
    """The journal of one match."""

    def __init__(
        self,
        db: sqlite3.Connection,
        order: _Order,
        deal: int,
        match: int | None = None,
        setup: Setup | None = None,
    ) -> None:
        self._db = db
        self._order = order
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
                (record.n, state, self._order.after(record.at), result, match),
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

    def keep_times(self, times: Times) -> None:
        if self.match is None:
            return
        with contextlib.suppress(sqlite3.Error):
            self._db.execute(_TIMES)
            self._db.execute("INSERT OR REPLACE INTO times VALUES (?, ?)", (self.match, pack(times)))


def _outcome(result: bytes | None) -> Outcome | None:
    return None if result is None else unpack(result, Outcome)


def _why(error: Exception) -> TableReason:
    full = getattr(error, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_FULL
    return TableReason.DISK_FULL if full else TableReason.NOT_KEPT
