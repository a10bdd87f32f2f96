"""The host: one room, its people, and the match they play. It is the authority; everybody else has what it tells.

Give it time by `work`. It knows wires and doors, no sockets; the match's bots are driven by whoever holds the host.
"""

from __future__ import annotations

import logging
import os
import time
from collections.abc import Callable, Sequence
from itertools import islice
from typing import Any

import msgspec

from core.game import Game, Level, Options, Refusal, Seat, TableReason
from core.log import By, Journal, Setup
from core.match import Match
from core.session.link.code import ADDRESSES, Invitation
from core.session.link.frames import Bucket
from core.session.link.handshake import About, HostShake, Sort
from core.session.link.link import Cut, Link
from core.session.link.signals import Ended
from core.session.link.wire import Listener, Wire
from core.session.room.admission import Admission
from core.session.room.feed import GuestFeed
from core.session.room.handover import HandOvers
from core.session.room.hearing import Hearing
from core.session.room.lobby import Lobby, tidy_name, tidy_text
from core.session.room.member import Member
from core.session.room.messages import (
    LONGEST_TEXT,
    REACTIONS,
    Asks,
    Began,
    Chair,
    Hello,
    Person,
    Presence,
    Room,
    RoomReason,
    Said,
    Welcome,
)
from core.session.room.seating import Seats
from core.session.room.stored import StoredMember, StoredRoom, Ticket
from core.table import LocalTable, NewEntry, News, Proposed

log = logging.getLogger(__name__)

GUESTS, WATCHERS = 3, 4
MEMBERS = 24  # devices that are remembered
KNOCKS = 32  # wires taken from a door in one go
ROOMS, ROOMS_BURST = 5.0, 12.0  # how often a second all are told of the room, whatever changes how often


class Host:
    """One table and everybody at it."""

    def __init__(
        self,
        game: Game[Any, Any, Any, Any, Any],
        options: Options,
        name: str,
        about: About,
        clock: Callable[[], float] = time.monotonic,
        entropy: Callable[[int], bytes] = os.urandom,
    ) -> None:
        self.lobby = Lobby(game, options, name)
        self.about, self.clock = about, clock
        self.id = entropy(8)
        self.instance = entropy(8)  # another one each time the room is opened
        self.match: Match[Any, Any, Any, Any, Any] | None = None
        self.match_id = b""
        self.table: LocalTable | None = None
        self.members: dict[bytes, Member] = {}
        self.admission = Admission(self, clock, entropy)
        self.seats = Seats(self)
        self.hearing = Hearing(self)
        self.handover = HandOvers(self, clock, entropy)
        self.changed: Callable[[], None] = lambda: None  # the room is not as it was
        self.said: Callable[[Said], None] = lambda said: None
        self.keep: Callable[[StoredRoom], bool | None] = lambda kept: None  # write the room down; False: it cannot be
        self.taken: Callable[[Ticket], None] = lambda way: None  # the table was handed over; this is our way back to it
        self.ended: Ended | None = None
        self._entropy = entropy
        self._listeners: list[Listener] = []
        self._told: Room | None = None  # the room as it was told last
        self._tells = Bucket(ROOMS_BURST, ROOMS, clock())
        self._stop: Callable[[], None] = lambda: None

    # The room, as the host's own screens see it

    @property
    def game(self) -> Game[Any, Any, Any, Any, Any]:
        return self.lobby.game

    @property
    def code(self) -> str:
        """What others type to come in. It changes when it was guessed at too often."""
        return self.admission.code

    @property
    def key(self) -> bytes:
        """What an invitation holds instead of the code."""
        return self.admission.key

    @property
    def full(self) -> bool:
        return sum(member.link is not None for member in self.members.values()) >= GUESTS + WATCHERS

    @property
    def room(self) -> Room:
        return self.lobby.room(0, self.table is not None, self.owners)

    @property
    def owners(self) -> list[int]:
        """For each seat the device it belongs to, -1: a bot's."""
        return self.seats.owners

    @property
    def playing(self) -> bool:
        return self.table is not None and self.table.outcome is None

    def invitation(self) -> Invitation:
        """What a picture or a link says to those who shall come. Zones of IPv6 mean nothing elsewhere."""
        addresses = [address for listener in self._listeners for address in listener.addresses if "%" not in address]
        return Invitation(tuple(addresses[:ADDRESSES]), self.id, self.key, self.lobby.people[0].name)

    def member(self, number: int) -> Member | None:
        """A guest's device, by its number in the room."""
        return next((member for member in self.members.values() if member.number == number), None)

    def sit(self, chair: int, name: str, mark: int, person: int = 0) -> Refusal | None:
        if self.table is not None:
            return self.seats.sit(person, chair, name)
        return self._did(self.lobby.sit(person, chair, name, mark))

    def seat_bot(self, chair: int, name: str, level: Level) -> Refusal | None:
        return self._did(self.lobby.seat_bot(chair, name, level))

    def rise(self, chair: int) -> Refusal | None:
        """The host frees anybody's chair."""
        return self._did(self.lobby.rise(chair))

    def leave_chair(self, chair: int, person: int) -> None:
        """In the room: a device leaves its chair. During a match: a bot plays on."""
        if self.table is None:
            self._did(self.lobby.rise(chair, person))
        else:
            self.seats.rise(person, chair)

    def ready(self, number: int, yes: bool) -> None:
        """All who play at a device are ready, or not yet."""
        person = self.lobby.people.get(number)
        if person is not None:
            self.lobby.people[number] = msgspec.structs.replace(person, ready=yes)
            self._did(None)

    def swap(self, a: int, b: int) -> None:
        self.lobby.swap(a, b)
        self._did(None)

    def choose(self, options: Options) -> None:
        self.lobby.options = dict(options)
        self._did(None)

    def say(self, reaction: str = "", text: str = "", person: int = 0) -> None:
        """Say something to everybody in the room."""
        said = Said(person, reaction if reaction in REACTIONS else "", tidy_text(text)[:LONGEST_TEXT])
        if said.reaction or said.text:
            self.said(said)
            for member in self.members.values():
                if member.number != person and member.link is not None:
                    member.link.say(said)

    def remove(self, number: int) -> None:
        """Ask a device to leave, for good."""
        for key, member in tuple(self.members.items()):
            if member.number == number:
                self.drop(member, Ended.REMOVED)
                self._forget(key)
        self.admission.renew()
        self._did(None)

    def replace(self, seat: Seat, person: int = 0) -> Refusal | None:
        """A bot plays on at a seat whose device is gone, until it comes back. Guests may say so after a while."""
        return self.seats.replace(seat, person)

    def hand_over(self, number: int) -> Refusal | None:
        """Give the whole table to a guest, hidden things included, if they will have it: they are asked."""
        return self.handover.give(number)

    # The match

    def begin(
        self, deal: int, first: Seat | None = None, journal: Callable[[Setup], Journal] | None = None
    ) -> Refusal | None:
        """Everybody sits down. ValueError and NotKept as Match.begin raises them."""
        refusal = self.lobby.refusal()
        if refusal is None and self.table is not None:
            refusal = Refusal(RoomReason.NOT_READY)
        if refusal is not None:
            return refusal
        chairs = self.lobby.chairs
        seats, owners = self.lobby.settle()
        try:
            match = Match.begin(self.game, seats, deal, self.lobby.options, first, journal)
        except Exception:
            self.lobby.chairs = chairs
            raise
        self.play(match, owners)
        return None

    def play(self, match: Match[Any, Any, Any, Any, Any], owners: Sequence[int], match_id: bytes = b"") -> None:
        """A match is on: a new one, or one that is taken up again."""
        self._stop()
        log.debug("a match of %s begins or goes on at entry %d; seats' devices: %s", match.game.name, match.n, owners)
        self.match = match
        self.seats.settle(list(owners))
        self.match_id = match_id or self._entropy(8)
        self.table = LocalTable(match, self.seats.of(0))
        self._stop = self.table.listen(self._news)
        self.handover.forget()
        self.write()
        for member in self.members.values():
            member.done = max((by[1] for by in self._granted() if by[0] == member.key), default=member.done)
            self._seat(member)
        self._did(None)

    def again(self) -> None:
        """After a match: back to the room, everybody on their chairs."""
        log.debug("back to the room")
        self._stop()
        self._stop = lambda: None
        self.match = self.table = None
        self.match_id = b""
        self.seats.settle([])
        self.handover.forget()
        for key, member in tuple(self.members.items()):
            if member.left:
                self._forget(key)
        for number in tuple(self.lobby.people):
            if number and self.member(number) is None:
                self.lobby.leave(number)  # it was removed, and its seat waited
        self.lobby.spread()
        for member in self.members.values():
            member.feed = None
            self.ready(member.number, False)
        self._did(None)
        self.write()

    # Time

    def open(self, listener: Listener) -> None:
        log.debug("a door opens at %s", listener.addresses)
        self._listeners.append(listener)

    def shut(self, listener: Listener) -> None:
        self._listeners.remove(listener)
        listener.close()

    @property
    def listeners(self) -> tuple[Listener, ...]:
        return tuple(self._listeners)

    @property
    def wires(self) -> list[Wire]:
        links = self.admission.links
        links += [member.link for member in self.members.values() if member.link is not None]
        return [link.wire for link in links]

    def meet(self, wire: Wire) -> None:
        """Somebody knocks."""
        self.admission.meet(wire)

    def work(self) -> None:
        """Hear whoever has said something. Never waits."""
        now = self.clock()
        for listener in tuple(self._listeners):
            for wire in islice(iter(listener.accept, None), KNOCKS):
                self.meet(wire)
        for link, said in self.admission.work(now):
            self._enter(link, said, now)
        for member in tuple(self.members.values()):
            if member.link is not None:
                self._member(member, member.link, now)
        self.handover.work(now)
        if self.table is not None:
            self.table.work(now)
        self._look()

    def close(self, why: Ended = Ended.CLOSED) -> None:
        """Everybody is told; the room is no more, or waits on this device (PAUSED)."""
        if self.ended is not None:
            return
        log.debug("the room is closed: %s", why)
        self.ended = why
        self._stop()
        self._stop = lambda: None
        if self.table is not None and why is Ended.HANDED:
            self.table.locked = Refusal(TableReason.NO_LINK)  # it is another's now
        for member in self.members.values():
            self.drop(member, why)
        self.admission.clear()
        for listener in self._listeners:
            listener.close()
        self._listeners.clear()

    def wake(self) -> None:
        """The device has slept: no link is trusted any more, guests come back by themselves."""
        for member in self.members.values():
            self.drop(member, None)
        self.admission.clear()
        self._look()

    # Members

    def _enter(self, link: Link, said: Sequence[Any], now: float) -> None:
        """A device comes in, or comes back: its old link gives way."""
        shake, hello = link.shake, said[0]
        assert isinstance(shake, HostShake)
        member = self.members.get(shake.member) if shake.sort is Sort.MEMBER else None
        if member is None:
            if not self._place_for_one():
                link.close(Ended.FULL)
                return
            member = Member(self._entropy(8), self.lobby.number(), now)
            self.members[member.key] = member
            watching = hello.watching or self.lobby.guests >= GUESTS
            name = tidy_name(hello.name) or f"{member.number}"
            self.lobby.people[member.number] = Person(member.number, name, Presence.HERE, watching=watching)
        elif shake.keys is None or shake.keys.resume != member.proved:
            link.close()  # it has come back by another link meanwhile
            return
        else:
            self.drop(member, Ended.AGAIN)
        assert shake.keys is not None
        log.debug("device %d comes in by %s", member.number, shake.sort)
        member.link, member.away, member.left = link, False, False
        member.newest = hello.wishes
        # The guest has the new one, for it has spoken under its keys; one older, in case we lose our last moments.
        before, member.proved = member.secrets, shake.keys.resume
        member.secrets = (member.proved, shake.used) if before else (member.proved,)
        if not self.write() and before:
            member.secrets = before
        link.say(Welcome(member.key, member.number, self.handover.turn))
        link.say(self.lobby.room(member.number, self.table is not None, self.owners))
        self.seats.back(member)
        if self.table is not None:
            self._seat(member, hello)
        self.hearing.hear(member, said[1:], now)

    def _seat(self, member: Member, hello: Hello | None = None) -> None:
        """Tell a device of the match: what it has missed, or the position as it is."""
        if self.match is None or self.table is None or member.link is None:
            return
        own, table = self.seats.of(member.number), self.table
        feed = member.feed = GuestFeed(self.match, own, lambda: table.left)
        member.link.say(Began(self.match_id, self.match.setup, own, self.match.n))
        told, lost = None, 0
        if hello is not None and hello.match == self.match_id:
            told = feed.since(hello.n, hello.digest)
            lost = max(0, hello.n - self.match.n) or int(not feed.knows(hello.n, hello.digest))
        for word in [feed.snap(member.done, lost)] if told is None else told:
            member.link.say(word)
        if self.table.proposal is not None:
            member.link.say(Asks(self.table.proposal))

    def _member(self, member: Member, link: Link, now: float) -> None:
        try:
            come = link.work(now)
        except Cut as cut:
            left = member.left = cut.why is Ended.LEFT
            self.drop(member, None if left else cut.why if isinstance(cut.why, Ended) else None)
            if left and self.table is None:
                self._forget(member.key)
            self._did(None)
            return
        self.hearing.hear(member, come, now)

    def reseated(self, *numbers: int) -> None:
        """Seats have changed devices: these have others now."""
        for member in self.members.values():
            if member.number in numbers:
                self._seat(member)
        self._did(None)
        self.write()

    def _place_for_one(self) -> bool:
        """Is there room for somebody new? Who is gone and has no seat is forgotten first."""
        if len(self.members) >= MEMBERS:
            sitting = {chair.person for chair in self.lobby.chairs} | set(self.owners)
            idle = [k for k, m in self.members.items() if m.link is None and m.number not in sitting]
            if not idle:
                return False
            self._forget(min(idle, key=lambda k: self.members[k].gone))
        return True

    def drop(self, member: Member, why: Ended | None) -> None:
        """End a device's link."""
        if member.link is not None:
            member.gone = self.clock()
            link, member.link, member.feed = member.link, None, None
            member.waiting.clear()
            link.close(why)

    def _forget(self, key: bytes) -> None:
        member = self.members.pop(key)
        if self.table is None or member.number not in self.owners:
            self.lobby.leave(member.number)
        else:
            gone = msgspec.structs.replace(self.lobby.people[member.number], presence=Presence.LOST)
            self.lobby.people[member.number] = gone
        self.write()

    # Telling

    def _news(self, news: News) -> None:
        assert self.match is not None
        for member in self.members.values():
            if member.link is None or member.feed is None:
                continue
            if isinstance(news, NewEntry):
                member.link.say(member.feed.told(self.match.entries[news.n]))
            elif isinstance(news, Proposed):
                member.link.say(Asks(news.proposal))

    def _did(self, refusal: Refusal | None) -> Refusal | None:
        if refusal is None:
            self._look()
        return refusal

    def _look(self) -> None:
        """Tell everybody when anything in the room has changed, but not without end. Small changes of pings wait."""
        now = self.clock()
        for member in self.members.values():
            person = self.lobby.people[member.number]
            ping = member.link.ping if member.link is not None else -1
            presence = member.presence
            other = abs(person.ping - ping) > max(20, person.ping // 2) and member.pings.spend(now)
            if person.presence is not presence:
                log.debug("device %d is %s", member.number, presence)
            if person.presence is not presence or other:
                self.lobby.people[member.number] = msgspec.structs.replace(person, presence=presence, ping=ping)
        room = self.room
        if room == self._told or not self._tells.spend(now):
            return
        self._told = room
        for member in self.members.values():
            if member.link is not None and member.link.open:
                member.link.say(msgspec.structs.replace(room, you=member.number))
        self.changed()

    # Keeping

    def _granted(self) -> list[By]:
        return [entry.by for entry in self.match.entries if entry.by is not None] if self.match else []

    def write(self) -> bool:
        """Write the room down; could it be?"""
        return self.keep(self.kept()) is not False

    def kept(self) -> StoredRoom:
        """What this device must know to open the room again."""
        people, name = self.lobby.people, self.lobby.people[0].name
        members = tuple(
            StoredMember(m.key, m.number, people[m.number].name, m.secrets, tuple(sorted(m.hands)))
            for m in self.members.values()
        )
        owners, turn = tuple(self.owners), self.handover.turn
        return StoredRoom(self.id, self.game.name, self.lobby.options, name, self.match_id, owners, members, turn)

    @classmethod
    def reopen(
        cls,
        kept: StoredRoom,
        match: Match[Any, Any, Any, Any, Any],
        about: About,
        clock: Callable[[], float] = time.monotonic,
        entropy: Callable[[int], bytes] = os.urandom,
    ) -> Host:
        """The room of a match that is taken up again, for the same people."""
        host = cls(match.game, kept.options, kept.name, about, clock, entropy)
        host.id, host.handover.turn = kept.room, kept.turn
        for one in kept.members:
            member = Member(one.key, one.number, clock())
            member.secrets = one.secrets
            host.members[one.key] = member
            host.lobby.people[one.number] = Person(one.number, one.name, Presence.LOST, ready=True)
        for seat, number in enumerate(kept.owners):
            if number > 0 and number not in host.lobby.people:  # it was removed: its seat waits, and is nobody else's
                host.lobby.people[number] = Person(number, tidy_name(match.seats[seat].name), Presence.LOST)
        host.lobby.chairs = [
            Chair(who.name, who.mark, None if owner < 0 else owner, who.level if owner < 0 else None)
            for who, owner in zip(match.seats, kept.owners, strict=True)
        ]
        host.play(match, kept.owners, kept.match)
        for one in kept.members:
            host.members[one.key].hands |= set(one.hands)
        return host
