"""Tables nearby: a host announces its own, a guest looks for them. By datagrams, and by zeroconf where it is installed.

Both are driven by whoever drives the session: `work` is called often and never waits.
"""

from __future__ import annotations

import contextlib
import selectors
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

from core.packing import Unreadable
from core.session.discovery import beacon
from core.session.discovery.beacon import Announcement, Ear, Mouth
from core.session.discovery.bonjour import Bonjour
from core.session.link.addresses import is_loopback, is_near, loopback_only
from core.session.link.addresses import write as typed
from core.session.link.rate import Pace
from core.session.link.tcp import Watch

__all__ = ["Announcement", "Announcer", "Found", "Seeker"]

OFTEN, FOR, SELDOM = 1.0, 30.0, 5.0  # seconds: a beacon every second for half a minute, then less
SILENCE = 15.0  # seconds after which a table is gone
ECHO = 2.0  # seconds in which one that has said goodbye is not believed to be there
TABLES = 32
EACH = 8  # tables from one address
ADDRESSES = 8
PATIENCE = 64  # datagrams read in one go
ASKS = 5.0  # seconds from one look at our own networks to the next


@dataclass(frozen=True)
class Found:
    """A table nearby. The addresses are in the order in which to try them."""

    table: Announcement
    addresses: tuple[str, ...]
    seen: float  # when it last gave a sign


@dataclass(slots=True)
class _Place:
    """Where a table is said to be, and what is said of it there."""

    table: Announcement
    address: str
    seen: float
    beacon: bool  # by a beacon from there, which also says goodbye for it


class _Known:
    """A table, as it is told from each device. Anybody may announce it too, so who did so first goes first."""

    def __init__(self) -> None:
        self.places: dict[str, _Place] = {}

    def add(self, place: _Place) -> None:
        where = _host(place.address)
        if where in self.places or len(self.places) < ADDRESSES:
            self.places[where] = place

    def keep(self, which: Callable[[_Place], bool]) -> None:
        self.places = {where: place for where, place in self.places.items() if which(place)}

    def told(self) -> Found:
        places = list(self.places.values())
        return Found(places[0].table, tuple(p.address for p in places), max(p.seen for p in places))


def _host(address: str) -> str:
    """An address without its port."""
    return address.rpartition(":")[0]


class Announcer:
    """Announces one table until it is closed."""

    def __init__(self, table: Announcement, loopback: bool = False) -> None:
        loopback = loopback_only(loopback)
        self._table = table
        self._packed = beacon.write(table)
        self._mouth = Mouth(loopback)
        self._bonjour = Bonjour(looking=False, loopback=loopback)
        self._began: float | None = None
        self._due: float | None = None  # at once
        self._open = True
        self.update(table)

    def update(self, table: Announcement) -> None:
        """The table has changed: who looks shall see it soon. Raises Unreadable when it cannot be announced."""
        self._packed = beacon.write(table)
        if self._open:
            self._bonjour.announce(table)
        if table != self._table:
            self._table, self._due = table, None

    def work(self, now: float) -> None:
        """Send what is due."""
        if not self._open or (self._due is not None and now < self._due):
            return
        self._began = now if self._began is None else self._began
        self._due = now + (OFTEN if now - self._began < FOR else SELDOM)
        self._mouth.say(self._packed)

    def close(self, wait: float = 0.0) -> None:
        """Say goodbye. Zeroconf's takes half a second in the background, of which this waits at most so much."""
        if self._open:
            self._open = False
            self._mouth.say(beacon.write(self._table, leaving=True))
        self._bonjour.close(wait)


class Seeker:
    """Looks for tables until it is closed."""

    def __init__(self, loopback: bool = False) -> None:
        self._loopback = loopback_only(loopback)
        self._ear = Ear(self._loopback)
        self._bonjour = Bonjour(looking=True, loopback=self._loopback)
        self._pace = Pace(rate=16, burst=48)
        self._known: dict[bytes, _Known] = {}  # by room
        self._left: dict[tuple[bytes, bytes], float] = {}  # room and instance, and when they said goodbye
        self._tune: float | None = None  # when to look at our networks; at once
        self._open = True

    def found(self) -> tuple[Found, ...]:
        """The tables, in the order in which they appeared."""
        return tuple(known.told() for known in self._known.values())

    def work(self, now: float) -> None:
        """Take in what has come, and forget who is silent."""
        if not self._open:
            return
        if self._tune is None or now >= self._tune:
            self._tune = now + ASKS
            self._ear.tune()
        self._left = {who: then for who, then in self._left.items() if now - then < ECHO}
        for _ in range(PATIENCE):
            if (heard := self._ear.hear()) is None:
                break
            self._hear(*heard, now)
        while (seen := self._bonjour.seen()) is not None:
            if seen.table is None:
                self._lose(seen.room, seen.instance, now, lambda place: place.beacon)
            else:
                for address in seen.addresses:
                    self._see(_Place(seen.table, address, now, beacon=False))
        for known in self._known.values():
            known.keep(lambda place: now - place.seen < SILENCE)
        self._known = {room: known for room, known in self._known.items() if known.places}

    def close(self, wait: float = 0.0) -> None:
        """Stop looking. What was found stays."""
        self._open = False
        self._ear.close()
        self._bonjour.close(wait)

    def watch(self) -> Watch:
        return [] if self._ear.sock is None else [(self._ear.sock, selectors.EVENT_READ)]

    def _hear(self, packed: bytes, ip: str, now: float) -> None:
        """A datagram from anybody whatever."""
        if not is_near(ip) or (self._loopback and not is_loopback(ip)) or not self._pace.allows(ip, now):
            return
        with contextlib.suppress(Unreadable):
            heard = beacon.read(packed)
            place = _Place(heard.table, typed(ip, heard.table.port), now, beacon=True)
            if heard.leaving:
                self._lose(heard.table.room, heard.table.instance, now, lambda other: other.address != place.address)
            else:
                self._see(place)

    def _see(self, place: _Place) -> None:
        room = place.table.room
        if (room, place.table.instance) in self._left:
            return
        if room not in self._known and not self._has_room(_host(place.address)):
            return
        self._known.setdefault(room, _Known()).add(place)

    def _lose(self, room: bytes, instance: bytes, now: float, stays: Callable[[_Place], bool]) -> None:
        """Somebody has said goodbye: only what it said itself is forgotten."""
        known = self._known.get(room)
        if known is not None:
            known.keep(lambda place: stays(place) or place.table.instance != instance)
            if not known.places:
                del self._known[room]
                self._left[room, instance] = now

    def _has_room(self, host: str) -> bool:
        """May a device announce one more table? Where there are too many, the newest goes of who announces most."""
        counted = Counter(where for known in self._known.values() for where in known.places)
        if counted[host] >= EACH:
            return False
        if len(self._known) >= TABLES:
            most = max(counted, key=counted.__getitem__)
            if counted[most] <= counted[host] + 1:
                return False
            del self._known[next(room for room, known in reversed(self._known.items()) if most in known.places)]
        return True
