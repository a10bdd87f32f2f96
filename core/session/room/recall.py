"""A match that is over, as a guest gets it from its host: the whole of it, a part at a time, and never before its end.

It comes at once, so that a host may close as soon as it likes; but under a lock, for the last move may still be taken
back. The key follows when nothing is any more: when everybody who sat at the table and is here has looked at how it
ended, when that takes too long, and when the host goes on or closes. Then nothing of it is a secret any more.

What comes is a stranger's all the same: it is bounded, is played again from its beginning (core/archive/parcel.py), and
has to be the match of which this device was told.
"""

from __future__ import annotations

import contextlib
import hashlib
from collections.abc import Callable, Generator
from typing import TYPE_CHECKING, Any

import msgspec

from core.archive.parcel import MOST, Found, Parcel, ParcelReason, Refuses, unwrapping, wrapping
from core.game import Refusal, Seat
from core.log import Refused, Setup
from core.match import Match
from core.packing import digest
from core.past import PastTable, Unseen
from core.session.room.guest_sights import BadHost
from core.session.room.messages import LOCK, PART, Looked, Recall, Recalled, Unlocks

if TYPE_CHECKING:
    from core.session.room.guest_table import GuestTable
    from core.session.room.host import Host

LATEST = 30.0  # seconds after the end, until nothing is taken back any more though somebody has not looked at it yet
ASKED = 30.0  # and so many more while all are asked whether they agree to go back


def locked(data: bytes, key: bytes) -> bytes:
    """Under its lock, or out of it: each byte as the key says. No key is used twice."""
    mask = hashlib.shake_256(key).digest(len(data))
    return (int.from_bytes(data, "big") ^ int.from_bytes(mask, "big")).to_bytes(len(data), "big")


class _End:
    """How a match ended, as long as nobody takes its last move back."""

    def __init__(self, match: bytes, past: PastTable, key: bytes, until: float) -> None:
        self.match, self.n = match, past.last
        self.key, self.until = key, until
        self.looked: set[int] = set()  # the devices at which it was seen
        self.settled = False
        self._wrapping: Generator[None, None, bytes] | None = wrapping(past)
        self._whole = b""

    @property
    def ready(self) -> bool:
        """Is all of it under its lock?"""
        return self._wrapping is None

    @property
    def whole(self) -> bytes:
        """All of it under its lock: made once."""
        while self._wrapping is not None:
            self.work()
        return self._whole

    def work(self) -> None:
        """A little of it: others have their last scene meanwhile."""
        if self._wrapping is not None:
            try:
                next(self._wrapping)
            except StopIteration as done:
                self._wrapping, self._whole = None, locked(done.value, self.key)

    @property
    def opens(self) -> Unlocks:
        return Unlocks(self.match, self.n, self.key)


class Recalls:
    """The host's side: the match that is over, and the one before the room went on."""

    def __init__(self, host: Host, entropy: Callable[[int], bytes]) -> None:
        self._host, self._entropy = host, entropy
        self._end: _End | None = None
        self._before: _End | None = None

    def work(self, now: float) -> None:
        """Has the match ended, and has everybody seen how?"""
        end, table = self._look(now), self._host.table
        if end is not None:
            end.work()
        if end is None or table is None or end.settled or self._host.handover.under_way:
            return
        asked = table.proposal is not None
        seen = not asked and self._sitting <= end.looked
        never = isinstance(table.step_back_right(), Refusal)  # not even all together may go back
        if table.settled or never or seen or now >= end.until + (ASKED if asked else 0.0):
            self.settle()

    def looked(self, number: int, match: bytes | None = None) -> bool:
        """Whoever is at a device has seen how it ended; is it this match, and has it?"""
        if self._end is None or match not in (None, self._end.match):
            return False
        self._end.looked.add(number)
        return True

    @property
    def ready(self) -> bool:
        """May parts be asked for?"""
        return self._end is None or self._end.ready

    def settle(self) -> None:
        """Nothing is taken back any more, and whoever was at the table may have all of it."""
        host, end = self._host, self._look(self._host.clock())
        if end is not None and host.table is not None and not end.settled:
            end.settled = True
            host.table.settle()
            host.members.say(end.opens)
            host.write()
            host.events.changed()

    def keep(self) -> None:
        """The room goes on: who has not got the match yet may still have it."""
        self.settle()
        self._before, self._end = self._end, None

    def answer(self, asked: Recall) -> list[Recalled | Unlocks]:
        """A part of it, and the key if that is no secret any more; nothing at all while the match goes on."""
        ends = (end for end in (self._end, self._before) if end is not None and end.match == asked.match)
        end = next((end for end in ends if asked.n in (-1, end.n)), None)
        if end is None:
            return [Recalled(asked.match, asked.n, asked.at, 0, b"")]
        part = Recalled(end.match, end.n, asked.at, len(end.whole), end.whole[asked.at : asked.at + PART])
        last = asked.at + PART >= len(end.whole)
        return [part, end.opens] if end.settled and last else [part]

    @property
    def _sitting(self) -> set[int]:
        """The devices that sit at the table and are here."""
        seating = self._host.seating
        return {owner for owner in seating.owners if owner >= 0 and not seating.gone(owner)}

    def _look(self, now: float) -> _End | None:
        """How the match has ended, if it has."""
        table = self._host.table
        if table is None or table.outcome is None:
            self._end = None
        elif self._end is None or self._end.n != table.n:
            with contextlib.suppress(Unseen):
                self._end = _End(self._host.match_id, PastTable(table.match), self._entropy(LOCK), now + LATEST)
        return self._end


class Finished(msgspec.Struct, frozen=True):
    """What this device knows of a match whose whole it wants."""

    match: bytes
    setup: Setup
    own: tuple[Seat, ...]
    n: int  # the newest entry it was told
    digest: bytes  # of what it was shown there
    over: bool  # was it told the end?


class Recaller:
    """A guest's side. `parcel` is there once all has come and was unlocked; `none`: the host has nothing to give."""

    def __init__(self, say: Callable[[Recall | Looked], None]) -> None:
        self._say = say
        self.of: Finished | None = None
        self.parcel = b""
        self.asking = self.none = False
        self._come = bytearray()
        self._whole = 0
        self._n = -1  # the newest entry of what comes; -1: nothing has
        self._key = b""

    def know(self, table: GuestTable) -> None:
        """The match at which this device sits or sat; it is asked for."""
        n, known = table.known
        before = self.of
        if n < 0 or (before is not None and (before.match, before.n) == (table.match_id, n)):
            return
        self.of = Finished(table.match_id, table.setup, table.own, n, known, table.outcome is not None)
        self._anew()
        self.ask()

    @property
    def waits(self) -> bool:
        """Is all of it here, and not unlocked yet?"""
        return 0 < self._whole == len(self._come)

    def ask(self) -> None:
        """For the next part, or for the first; nothing where it is on its way."""
        if self.of is not None and not (self.parcel or self.asking or self.waits):
            self._next()

    def again(self) -> None:
        """There is a new link, perhaps to another host: what has come and is still locked is worth nothing there."""
        if self.of is not None and not self.parcel and (self.asking or self.waits):
            self._anew()
            self.ask()

    def looked(self, leaves: bool = False) -> None:
        """Whoever is here has seen how it ended, and perhaps has gone."""
        if self.of is not None and (leaves or not self.parcel):
            self._say(Looked(self.of.match, leaves))

    def take(self, part: Recalled) -> bool:
        """Some of it has come; is that all? Raises BadHost."""
        if self.of is None or not self.asking or part.match != self.of.match or part.n not in self._wanted(part):
            return False  # of the match before, or of an end that was taken back, or nobody asked
        if not part.whole:
            self.asking, self.none = False, True
            return True
        if part.at != len(self._come) or not part.part or (self._whole and part.whole != self._whole):
            raise BadHost("a past in parts that do not fit")
        if part.whole > MOST or len(self._come) + len(part.part) > part.whole:
            raise BadHost("a past without end")
        self._n, self._whole = part.n, part.whole
        self._come += part.part
        if len(self._come) < self._whole:
            self._next()
            return False
        self.asking = False
        return self._open()

    def unlock(self, opens: Unlocks) -> bool:
        """Nothing is taken back any more; is all of it here?"""
        if self.of is None or self.parcel or opens.match != self.of.match or opens.n not in (self.of.n, self._n):
            return False
        self._key = opens.key
        return self._open()

    def _wanted(self, part: Recalled) -> tuple[int, ...]:
        assert self.of is not None
        if self._n >= 0:
            return (self._n,)
        return (self.of.n,) if self.of.over else (part.n,)

    def _next(self) -> None:
        assert self.of is not None
        self.asking, self.none = True, False
        n = self.of.n if self.of.over else self._n
        self._say(Recall(self.of.match, n, len(self._come)))

    def _open(self) -> bool:
        if not (self._key and self.waits):
            return False
        self.parcel = locked(bytes(self._come), self._key)
        self._come.clear()
        self._whole = 0
        return True

    def _anew(self) -> None:
        self.parcel = self._key = b""
        self.asking = self.none = False
        self._whole, self._n = 0, -1
        self._come.clear()


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
