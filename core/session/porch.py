"""Where those wait who knock at a room, until they have proved that they know its code, or belong to it."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any, Protocol

from core.session.code import new_code
from core.session.handshake import About, Failed, Guesses, HostShake, Reason, Sort
from core.session.link import Cut, Link
from core.session.member import Member
from core.session.messages import Ended, FromGuest, Hello
from core.session.wire import Door, Wire

log = logging.getLogger(__name__)

HELLO = 10.0  # seconds until the first word
STRANGERS = 8  # who knock when so many wait are turned away


class Opens(Protocol):
    """What the porch must know of its room."""

    id: bytes
    about: About
    members: dict[bytes, Member]
    changed: Callable[[], None]

    @property
    def full(self) -> bool: ...
    def write(self) -> bool:
        """Keep the members' secrets; were they kept?"""


class Porch:
    """Counts guesses for the whole room, whoever makes them; when there were too many, the room gets another code."""

    def __init__(self, room: Opens, clock: Callable[[], float], entropy: Callable[[int], bytes]) -> None:
        self.code = new_code()
        self.key = entropy(16)
        self._room = room
        self._clock, self._entropy = clock, entropy
        self._guesses = Guesses(clock)
        self._strangers: list[tuple[Link, Door | None]] = []

    @property
    def links(self) -> list[Link]:
        return [link for link, _ in self._strangers]

    def meet(self, wire: Wire, door: Door | None) -> None:
        """Somebody knocks."""
        if len(self._strangers) >= STRANGERS:
            wire.close()
            return
        shake = HostShake(self._room.id, self._room.about, self._passwords, self._guesses, self._entropy)
        link = Link(wire, shake, FromGuest, self._clock())
        link.proved = lambda: self._rotate(shake)
        self._strangers.append((link, door))

    def work(self, now: float) -> list[tuple[Link, list[Any]]]:
        """Those who have proved themselves since the last look, with what they say: a Hello first."""
        come = []
        for link, door in tuple(self._strangers):
            said = self._hear(link, door, now)
            if said:
                come.append((link, said))
        return come

    def clear(self) -> None:
        for link, _ in self._strangers:
            link.close()
        self._strangers.clear()

    def _hear(self, link: Link, door: Door | None, now: float) -> list[Any]:
        try:
            said = link.work(now)
            if not said and now - link.begun > HELLO:
                raise Cut(Ended.SILENT)
        except Cut as cut:
            self._strangers.remove((link, door))
            link.close(cut.why if isinstance(cut.why, Ended) else None)
            self._recode()
            return []
        if not said:
            return []
        self._strangers.remove((link, door))
        shake = link.shake
        assert isinstance(shake, HostShake)
        assert shake.guest is not None
        if not isinstance(said[0], Hello):
            link.close(Ended.NONSENSE)
            return []
        if not self._holds(shake):
            link.close()
            return []
        if shake.guest.rules != self._room.about.rules:
            link.close(Ended.VERSION)
            return []
        if door is not None:
            door.known(link.wire)
        return said

    def _recode(self) -> None:
        if self._guesses.exhausted:
            self._guesses.renew()
            self.code = new_code()
            log.warning("too many wrong codes: the room has a new one")
            self._room.changed()

    def _passwords(self, sort: Sort, member: bytes) -> tuple[bytes, ...] | None:
        if sort is Sort.MEMBER:
            known = self._room.members.get(member)
            return known.secrets if known else None
        if self._room.full:
            raise Failed(Reason.FULL)
        return (self.code.encode(),) if sort is Sort.CODE else (self.key,)

    def _holds(self, shake: HostShake) -> bool:
        """Is what it came by still good? A device may have been forgotten since."""
        return shake.sort is not Sort.MEMBER or shake.member in self._room.members

    def renew(self) -> None:
        """Another code and another key: who knew the old ones does not come in by them, nor has a foot in the door."""
        self.clear()
        self.code, self.key = new_code(), self._entropy(16)
        self._guesses.renew()

    def _rotate(self, shake: HostShake) -> None:
        """A member that comes back will have a new secret; the one it knows holds until it has used the new one.

        What cannot be written down does not count: it would be unknown here after a kill, and the guest then has
        nothing else. The guest keeps the older one, and so it is the older one that holds.
        """
        member = self._room.members.get(shake.member) if shake.sort is Sort.MEMBER else None
        if member is not None and shake.keys is not None:
            before = member.secrets
            others = [secret for secret in before if secret != shake.used]
            member.proved = shake.keys.resume
            member.secrets = (member.proved, shake.used, *others)[:4]
            if not self._room.write():
                member.secrets = before
