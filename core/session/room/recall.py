"""A match that is over, as a guest gets it from its host: the whole of it, a part at a time, and never before its end.

Once it is over nothing of it is a secret any more. What comes is a stranger's all the same: it is bounded, is played
again from its beginning (core/archive/parcel.py), and has to be the match of which this device was told.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import TYPE_CHECKING, Any

import msgspec

from core.archive.parcel import MOST, Found, Parcel, ParcelReason, Refuses, unwrapping, wrap
from core.game import Seat
from core.log import Refused, Setup
from core.match import Match
from core.packing import digest
from core.past import PastTable, Unseen
from core.session.room.guest_sights import BadHost
from core.session.room.messages import PART, Recall, Recalled

if TYPE_CHECKING:
    from core.session.room.guest_table import GuestTable
    from core.session.room.host import Host


class Recalls:
    """The host's side: the match that is over, or the one before the room went on."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._last: tuple[bytes, PastTable] | None = None
        self._parcels: dict[bytes, bytes] = {}  # of the two newest: made once, when the first asks

    def keep(self) -> None:
        """The room goes on: who has not got the match yet may still have it."""
        past = self._over()
        self._last = None if past is None else (self._host.match_id, past)

    def answer(self, asked: Recall) -> Recalled:
        """A part of it; nothing at all while it goes on."""
        whole = self._found(asked.match)
        return Recalled(asked.match, asked.at, len(whole), whole[asked.at : asked.at + PART])

    def _found(self, match: bytes) -> bytes:
        if match not in self._parcels:
            past = self._over() if match == self._host.match_id else None
            if past is None and self._last is not None and self._last[0] == match:
                past = self._last[1]
            if past is None:
                return b""
            self._parcels = dict([*self._parcels.items(), (match, wrap(past))][-2:])
        return self._parcels[match]

    def _over(self) -> PastTable | None:
        """From now on nothing of it is taken back: somebody will have seen all of it."""
        try:
            return PastTable.of(self._host.table) if self._host.table is not None else None
        except Unseen:
            return None


class Finished(msgspec.Struct, frozen=True):
    """What this device knows of a match whose whole it wants."""

    match: bytes
    setup: Setup
    own: tuple[Seat, ...]
    n: int  # the newest entry it was told
    digest: bytes  # of what it was shown there
    over: bool  # was it told the end?


class Recaller:
    """A guest's side. `parcel` is there once all has come; `none` when the host has nothing to give."""

    def __init__(self, say: Callable[[Recall], None]) -> None:
        self._say = say
        self.of: Finished | None = None
        self.parcel = b""
        self.asking = self.none = False
        self._come = bytearray()
        self._whole = 0

    def know(self, table: GuestTable) -> None:
        """The match at which this device sits or sat."""
        if table.known[0] < 0 or (self.of is not None and self.of.match == table.match_id and self.parcel):
            return
        if self.of is None or self.of.match != table.match_id:
            self.parcel, self._whole, self.asking, self.none = b"", 0, False, False
            self._come.clear()
        n, known = table.known
        self.of = Finished(table.match_id, table.setup, table.own, n, known, table.outcome is not None)

    def ask(self) -> None:
        """For the next part; for the first one, if nothing has come. Anew, too, over a new link."""
        if self.of is not None and not self.parcel:
            self.asking, self.none = True, False
            self._say(Recall(self.of.match, len(self._come)))

    def again(self) -> None:
        """There is a new link."""
        if self.asking:
            self.ask()

    def take(self, part: Recalled) -> bool:
        """Some of it has come; is that all? Raises BadHost."""
        if self.of is None or not self.asking or part.match != self.of.match:
            return False  # of the match before, or nobody asked
        if not part.whole:
            self.asking, self.none = False, True
            return True
        if part.at != len(self._come) or not part.part or (self._whole and part.whole != self._whole):
            raise BadHost("a past in parts that do not fit")
        if part.whole > MOST or len(self._come) + len(part.part) > part.whole:
            raise BadHost("a past without end")
        self._whole = part.whole
        self._come += part.part
        if len(self._come) < self._whole:
            self.ask()
            return False
        self.parcel, self.asking = bytes(self._come), False
        self._come.clear()
        return True


def proving(known: Finished, parcel: bytes, found: Found) -> Generator[float, None, Match[Any, Any, Any, Any, Any]]:
    """The match in a parcel, step by step, if it is the one of which this device was told; raises Refuses."""
    match = yield from unwrapping(parcel, found, lambda parcel: _meant(known, parcel))
    if not _told(known, match):
        raise Refuses(ParcelReason.ANOTHER)
    return match


def _meant(known: Finished, parcel: Parcel) -> bool:
    """Is it of these people, and as long as what was told?"""
    newest = len(parcel.records) - 1
    return parcel.setup == known.setup and (newest == known.n if known.over else newest >= known.n)


def _told(known: Finished, match: Match[Any, Any, Any, Any, Any]) -> bool:
    """Does it show at that entry what this device was shown?"""
    if not 0 <= known.n <= match.n or (known.over and known.n != match.n):
        return False
    try:
        sights = [match.sight(match.entries[known.n], seat) for seat in (*known.own, None)]
    except Refused:
        return False
    return digest(b"".join(sight.digest for sight in sights)) == known.digest
