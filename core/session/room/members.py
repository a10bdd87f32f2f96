"""The devices that belong to a room, here or not: how they come in and come back, and who is forgotten."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator

import msgspec

from core.session.link.handshake import HostShake, Sort
from core.session.link.link import Link
from core.session.link.signals import Ended
from core.session.room.member import Member
from core.session.room.messages import FromHost, Hello, Person, Presence
from core.session.room.naming import tidy_name
from core.session.room.seating import Seating
from core.session.room.stored import StoredMember

log = logging.getLogger(__name__)

GUESTS, WATCHERS = 3, 4
MEMBERS = 24  # devices that are remembered


class Members(dict[bytes, Member]):
    """One host's, by their keys."""

    def __init__(
        self, seating: Seating, clock: Callable[[], float], entropy: Callable[[int], bytes], write: Callable[[], bool]
    ) -> None:
        super().__init__()
        self._seating = seating
        self._clock, self._entropy = clock, entropy
        self._write = write  # keep who belongs here; could it be?

    @property
    def full(self) -> bool:
        return sum(1 for _ in self.linked()) >= GUESTS + WATCHERS

    def linked(self) -> Iterator[tuple[Member, Link]]:
        """Those that have a link."""
        for member in tuple(self.values()):
            if member.link is not None:
                yield member, member.link

    def numbered(self, number: int) -> Member | None:
        """A guest's device, by its number in the room."""
        return next((member for member in self.values() if member.number == number), None)

    def say(self, message: FromHost, but: int = 0) -> None:
        """To all of them, one left out."""
        for member, link in self.linked():
            if member.number != but:
                link.say(message)

    def enter(self, link: Link, hello: Hello, now: float) -> Member | None:
        """A device comes in, or comes back: its old link gives way. None: it does not come in, and its link is cut."""
        shake = link.shake
        assert isinstance(shake, HostShake)
        member = self.get(shake.member) if shake.sort is Sort.MEMBER else None
        if member is None:
            if not self._place_for_one():
                link.close(Ended.FULL)
                return None
            member = self._new(hello, now)
        elif shake.keys is None or shake.keys.resume != member.proved:
            link.close()  # it has come back by another link meanwhile
            return None
        else:
            self.drop(member, Ended.AGAIN)
        assert shake.keys is not None
        log.debug("device %d comes in by %s", member.number, shake.sort)
        member.link, member.away, member.left, member.expected = link, False, False, False
        member.newest = hello.wishes
        # The guest has the new one, for it has spoken under its keys; one older, in case we lose our last moments.
        before, member.proved = member.secrets, shake.keys.resume
        member.secrets = (member.proved, shake.used) if before else (member.proved,)
        if not self._write() and before:
            member.secrets = before
        return member

    def drop(self, member: Member, why: Ended | None) -> None:
        """End a device's link."""
        if member.link is not None:
            member.gone = self._clock()
            link, member.link, member.feed = member.link, None, None
            member.waiting.clear()
            link.close(why)

    def drop_all(self, why: Ended | None) -> None:
        for member, _ in self.linked():
            self.drop(member, why)

    def forget(self, member: Member) -> None:
        del self[member.key]
        self._seating.leave(member.number)
        self._write()

    def look(self, now: float) -> None:
        """Who is there, and how far away? Small changes of pings wait."""
        people = self._seating.people
        for member in self.values():
            person = people[member.number]
            ping = member.link.ping if member.link is not None else -1
            presence = member.presence
            other = abs(person.ping - ping) > max(20, person.ping // 2) and member.paces.pings.spend(now)
            if person.presence is not presence:
                log.debug("device %d is %s", member.number, presence)
            why = {"left": member.left, "expected": member.expected}
            if person.presence is not presence or (person.left, person.expected) != (*why.values(),) or other:
                self._seating.put(msgspec.structs.replace(person, presence=presence, ping=ping, **why))

    def stored(self) -> tuple[StoredMember, ...]:
        people = self._seating.people
        return tuple(
            StoredMember(m.key, m.number, people[m.number].name, m.secrets, tuple(sorted(m.hands)))
            for m in self.values()
        )

    def restore(self, kept: tuple[StoredMember, ...]) -> None:
        """Those of a room that is opened again."""
        for one in kept:
            member = self[one.key] = Member(one.key, one.number, self._clock())
            member.secrets, member.expected = one.secrets, True
            self._seating.put(Person(one.number, one.name, Presence.LOST, ready=True, expected=True))

    def _new(self, hello: Hello, now: float) -> Member:
        seating = self._seating
        member = Member(self._entropy(8), seating.number(), now)
        self[member.key] = member
        watching = hello.watching or seating.guests >= GUESTS
        name = tidy_name(hello.name) or f"{member.number}"
        seating.put(Person(member.number, name, Presence.HERE, watching=watching))
        return member

    def _place_for_one(self) -> bool:
        """Is there room for somebody new? Who is gone and has no seat is forgotten first."""
        if len(self) >= MEMBERS:
            sitting = {chair.person for chair in self._seating.chairs}
            idle = [member for member in self.values() if member.link is None and member.number not in sitting]
            if not idle:
                return False
            self.forget(min(idle, key=lambda member: member.gone))
        return True
