"""A guest's way to its host: who is dialled, by which secret, when the next try is due, and whether it goes on at all.

It knows wires and whoever dials them, no sockets; and nothing of rooms and matches.
"""

from __future__ import annotations

import logging
import random
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from core.session.link.handshake import About, Failed, GuestShake, Reason
from core.session.link.link import Link
from core.session.link.signals import Ended
from core.session.link.wire import Gone, Wire
from core.session.room.keyring import Keyring
from core.session.room.messages import FromGuest, FromHost

log = logging.getLogger(__name__)

RETRIES = (0.2, 0.5, 1.0, 2.0, 4.0, 8.0)  # seconds before the next try, a little more or less
ADDRESSES = 16  # under which a host is looked for


class Dialling(Protocol):
    """A wire that is being made."""

    def poll(self) -> Wire | None:
        """The wire once it is there; raises Gone when it will not be."""

    def close(self) -> None: ...


class Opened:
    """Both have proved themselves; what follows is what the host says."""


class Way:
    """`seek` while there is no link, `hear` while there is one. It is `lost` and found again, or it ends with `end`."""

    def __init__(
        self,
        keys: Keyring,
        about: About,
        dial: Callable[[str], Dialling],
        addresses: Sequence[str],
        clock: Callable[[], float],
        entropy: Callable[[int], bytes],
    ) -> None:
        self.keys = keys
        self.addresses = list(addresses)  # the one that proved itself last goes first
        self.why: Ended | Reason | None = None  # it is over, or why the link is down
        self.unknown = False  # at an address of the table there is another one, or one that does not know us
        self.seconds = 0  # after BUSY: when another code may be tried
        self.host: About | None = None
        self.link: Link | None = None
        self.willing = False  # has somebody here said that they will have the table?
        self._about, self._dial = about, dial
        self._clock, self._entropy = clock, entropy
        self._dialling: Dialling | None = None
        self._called = ""  # the address that was dialled last
        self._tries = 0
        self._next = clock()  # when the next try is due
        self._rng = random.Random()

    @property
    def linked(self) -> bool:
        return self.link is not None and self.link.open

    @property
    def weak(self) -> bool:
        return self.link is not None and self.link.weak

    @property
    def ping(self) -> int:
        return self.link.ping if self.link is not None else -1

    @property
    def wires(self) -> list[Wire]:
        return [self.link.wire] if self.link is not None else []

    @property
    def turn(self) -> int:
        """Seconds until the host judges the code we have typed; none while nobody is before us."""
        shake = self.link.shake if self.link is not None and not self.link.open else None
        return shake.wait if isinstance(shake, GuestShake) else 0

    @property
    def retry(self) -> float:
        """Seconds until the next try to reach the host."""
        return max(0.0, self._next - self._clock())

    def hear_of(self, found: Sequence[str]) -> None:
        """The table is said to be there, by whomever: those are tried next, after the one that proved itself."""
        if set(found) - set(self.addresses):
            self._order([*self.addresses[:1], *found, *self.addresses[1:]])
            self._next = min(self._next, self._clock())

    def try_now(self) -> None:
        """Do not wait for the next try."""
        self._next = self._clock()
        self._tries = 0

    def seek(self, now: float) -> bool:
        """Dial, when it is time to; was that in vain?"""
        if self._dialling is not None:
            return self._poll(self._dialling, now)
        if now < self._next or not self.addresses:
            return False
        self._called = self.addresses[self._tries % len(self.addresses)]
        self._tries += 1
        try:
            log.debug("dialling %s", self._called)
            self._dialling = self._dial(self._called)
        except (Gone, ValueError) as bad:
            log.info("%s cannot be dialled: %s", self._called, bad)
            self._later(now)
            return True
        return False

    def hear(self, now: float) -> list[Any]:
        """What has come over the link. Raises Cut when that is at its end."""
        if self.link is None:
            return []
        opened = self.link.open
        come = self.link.work(now)
        if self.link.open and not opened:
            self._opened(self.link)
            come.insert(0, Opened())
        return come

    def say(self, message: FromGuest) -> None:
        if self.link is not None:
            self.link.say(message)

    def will(self, yes: bool) -> None:
        """Is a whole table to come? Nobody may send one, or anything as large, who was not told so."""
        self.willing = yes
        if self.link is not None:
            self.link.expect_table(yes)

    def welcomed(self, member: bytes, turn: int) -> None:
        """The host says as whom we belong to the table."""
        assert self.link is not None
        assert self.link.shake.keys is not None
        self.keys.welcomed(member, self.link.shake.keys.resume, turn)
        self._tries, self.why = 0, None

    def moved(self, addresses: Sequence[str], turn: int) -> None:
        """The table goes on at another device, where we are known by a secret that follows from ours."""
        self.keys.moved(turn)
        self._order([*addresses, *self.addresses])

    def cut(self, why: Ended | None) -> None:
        """The link is gone; another one is looked for."""
        if self.link is not None:
            self.link.close()
            self.link = None
        self.why = why

    def lost(self, why: Ended | Failed, now: float) -> Ended | Reason | None:
        """The link has come to its end: why it is over for good; None: only for now."""
        if isinstance(why, Failed):
            self.seconds = why.seconds
            if not self.keys.belongs:
                return why.reason
            if why.reason is Reason.FORGOTTEN and self.keys.refused():
                self._tries = max(0, self._tries - 1)
                self.cut(Ended.SILENT)
                self._next = now + RETRIES[0]
                return None
            self.unknown = why.reason in (Reason.FORGOTTEN, Reason.ROOM)
            why = Ended.SILENT  # anybody may have said so: no reason to give up
        again = why is Ended.SILENT or (self.keys.belongs and why in (Ended.FLOOD, Ended.NONSENSE, Ended.PAUSED))
        if not again:
            return why
        self.cut(why)
        self._later(now)
        return None

    def end(self, why: Ended | Reason) -> None:
        """It is over for good; who leaves says so."""
        if self.link is not None:
            self.link.close(why if why is Ended.LEFT else None)
            self.link = None
        if self._dialling is not None:
            self._dialling.close()
            self._dialling = None
        self.why = why

    def _poll(self, dialling: Dialling, now: float) -> bool:
        try:
            wire = dialling.poll()
        except Gone as gone:
            log.info("no host: %s", gone)
            self._dialling = None
            self._later(now)
            return True
        if wire is not None:
            self._dialling = None
            shake = GuestShake(self.keys.secret, self.keys.sort, self.keys.room, self._about, self._entropy)
            self.link = Link(wire, shake, FromHost, now)
        return False

    def _opened(self, link: Link) -> None:
        """Both know the secret: from now on another one."""
        shake = link.shake
        assert isinstance(shake, GuestShake)
        assert shake.keys is not None
        self.host = shake.host
        self.keys.proved(shake.room, shake.keys.resume)
        self._order([self._called, *self.addresses])

    def _later(self, now: float) -> None:
        wait = RETRIES[min(self._tries, len(RETRIES)) - 1] if self._tries else RETRIES[0]
        self._next = now + wait * self._rng.uniform(0.8, 1.2)

    def _order(self, addresses: Sequence[str]) -> None:
        self.addresses = list(dict.fromkeys(addresses))[:ADDRESSES]
