"""The host: one room, its people, and the match they play. It is the authority; everybody else has what it tells.

Give it time by `work`, and take what it has to say by `next_event`. It knows wires and doors, no sockets; the match's
bots are driven by whoever holds the host.
"""

from __future__ import annotations

import logging
import os
import time
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from core.deals import Deal
from core.game import Game, Options, Refusal, Seat, TableReason
from core.log import Journal, Kind, Setup
from core.match import Match
from core.session.link.code import Invitation
from core.session.link.frames import Bucket
from core.session.link.handshake import About
from core.session.link.link import Cut, Link
from core.session.link.signals import Ended
from core.session.link.wire import Wire
from core.session.room.admission import Admission
from core.session.room.doors import Doors
from core.session.room.events import Events, HostEvent
from core.session.room.feed import GuestFeed
from core.session.room.handover import HandOvers
from core.session.room.hearing import Hearing
from core.session.room.member import Member
from core.session.room.members import Members
from core.session.room.messages import (
    LONGEST_TEXT,
    REACTIONS,
    Asks,
    Began,
    Hello,
    Person,
    Presence,
    Room,
    RoomReason,
    Said,
    Welcome,
)
from core.session.room.naming import tidy_name, tidy_text
from core.session.room.reseating import Reseating
from core.session.room.seating import Seating
from core.session.room.stored import StoredRoom
from core.table import LocalTable, NewEntry, News, Proposed

log = logging.getLogger(__name__)

ROOMS, ROOMS_BURST = 5.0, 12.0  # how often a second all are told of the room, whatever changes how often
Keep = Callable[[StoredRoom], bool | None]  # writes the room down; False: it could not be


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
        keep: Keep = lambda kept: None,
        known: Deal | None = None,
    ) -> None:
        self.seating = Seating(game, options, name, known)
        self.about, self.clock = about, clock
        self.keep = keep
        self.id = entropy(8)
        self.instance = entropy(8)  # another one each time the room is opened
        self.match_id = b""
        self.table: LocalTable | None = None
        self.members = Members(self.seating, clock, entropy, self.write)
        self.admission = Admission(self, clock, entropy)
        self.doors = Doors()
        self.reseating = Reseating(self)
        self.hearing = Hearing(self, entropy)
        self.handover = HandOvers(self, clock, entropy)
        self.events: Events[HostEvent] = Events()
        self.ended: Ended | None = None
        self._entropy = entropy
        self._told: Room | None = None  # the room as it was told last
        self._tells = Bucket(ROOMS_BURST, ROOMS, clock())
        self._stop: Callable[[], None] = lambda: None

    # The room, as the host's own screens see it

    def next_event(self) -> HostEvent | None:
        """What has come about, the oldest first; None when all of it was taken."""
        return self.events.next()

    @property
    def game(self) -> Game[Any, Any, Any, Any, Any]:
        return self.seating.game

    @property
    def code(self) -> str:
        """What others type to come in. It changes when it was guessed at too often."""
        return self.admission.code

    @property
    def key(self) -> bytes:
        """What an invitation holds instead of the code."""
        return self.admission.key

    @property
    def room(self) -> Room:
        return self.seating.room

    @property
    def match(self) -> Match[Any, Any, Any, Any, Any] | None:
        return self.table.match if self.table is not None else None

    @property
    def playing(self) -> bool:
        return self.table is not None and self.table.outcome is None

    def invitation(self) -> Invitation:
        """What a picture or a link says to those who shall come."""
        return Invitation(self.doors.addresses, self.id, self.key, self.seating.people[0].name)

    # What people do. Chairs are taken and left, bots seated, options chosen at `seating`.

    def sit(self, chair: int, name: str, mark: int, person: int = 0) -> Refusal | None:
        """Take a chair; during a match, a bot's seat or one whose device is gone."""
        if self.table is not None:
            return self.reseating.sit(person, chair, name)
        return self.seating.sit(person, chair, name, mark)

    def rise(self, chair: int, person: int) -> None:
        """In the room: a device leaves its chair. During a match: a bot plays on."""
        if self.table is None:
            self.seating.rise(chair, person)
        else:
            self.reseating.rise(person, chair)

    def say(self, reaction: str = "", text: str = "", person: int = 0) -> None:
        """Say something to everybody in the room."""
        said = Said(person, reaction if reaction in REACTIONS else "", tidy_text(text)[:LONGEST_TEXT])
        if said.reaction or said.text:
            self.events.add(said)
            self.members.say(said, but=person)

    def remove(self, number: int) -> None:
        """Ask a device to leave, for good."""
        member = self.members.numbered(number)
        if member is not None:
            self.members.drop(member, Ended.REMOVED)
            self.members.forget(member)
        self.admission.renew()

    # The match

    def begin(
        self, deal: int, first: Seat | None = None, journal: Callable[[Setup], Journal] | None = None
    ) -> Refusal | None:
        """Everybody sits down. ValueError and NotKept as Match.begin raises them.

        A deal that the room was told of is the one that is played.
        """
        known = self.seating.deal
        if known is not None:
            deal, first = known.number, known.first
        refusal = self.seating.refusal()
        if refusal is None and self.table is not None:
            refusal = Refusal(RoomReason.NOT_READY)
        if refusal is not None:
            return refusal
        seats, owners = self.seating.settled()
        code, options = self.seating.known, self.seating.options
        limit = self.seating.limit
        self.play(Match.begin(self.game, seats, deal, options, first, journal, known=code, limit=limit), owners)
        return None

    def play(self, match: Match[Any, Any, Any, Any, Any], owners: Sequence[int]) -> None:
        """A match is on."""
        self._play(match, owners, self._entropy(8))
        self.write()
        for member in self.members.values():
            self._seat(member)
        self._look()

    def again(self, ready: bool = False) -> None:
        """After a match: back to the room, everybody on their chairs; `ready`: nobody who is here is asked."""
        log.debug("back to the room")
        self.hearing.recalls.keep()
        self._stop()
        self._stop = lambda: None
        self.table = None
        self.match_id = b""
        self.seating.end()
        self.handover.forget()
        for member in tuple(self.members.values()):
            if member.left:
                self.members.drop(member, Ended.LEFT)
                self.members.forget(member)
        for number in tuple(self.seating.people):
            if number and self.members.numbered(number) is None:
                self.seating.leave(number)  # it was removed, and its seat waited
        for member in self.members.values():
            member.feed = None
            self.seating.ready(member.number, ready and member.presence in (Presence.HERE, Presence.WEAK))
        self._look()
        self.write()

    def reseated(self, *numbers: int) -> None:
        """Seats have changed devices: these have others now."""
        for member in self.members.values():
            if member.number in numbers:
                self._seat(member)
        self._look()
        self.write()

    # Time

    @property
    def wires(self) -> list[Wire]:
        return [link.wire for link in (*self.admission.links, *(link for _, link in self.members.linked()))]

    def work(self) -> None:
        """Hear whoever has said something. Never waits."""
        now = self.clock()
        self.hearing.recalls.work(now)
        for wire in self.doors.knocks():
            self.admission.meet(wire)
        for link, said in self.admission.work(now):
            self._enter(link, said, now)
        for member, link in self.members.linked():
            self._hear(member, link, now)
        self.handover.work(now)
        if self.table is not None:
            self.hearing.timing.look(self.table)
            self.table.work(now)
            self.hearing.timing.tell_all(self.table, now)
        self._look()

    def close(self, why: Ended = Ended.CLOSED) -> None:
        """Everybody is told; the room is no more, or waits on this device (PAUSED)."""
        if self.ended is not None:
            return
        log.debug("the room is closed: %s", why)
        if why is not Ended.HANDED:
            self.hearing.recalls.settle()  # whoever has the match under its lock may have it
        self.ended = why
        self._stop()
        self._stop = lambda: None
        if self.table is not None and why is Ended.HANDED:
            self.table.locked = Refusal(TableReason.NO_LINK)  # it is another's now
        self.members.drop_all(why)
        self.admission.clear()
        self.doors.shut_all()

    def wake(self) -> None:
        """The device has slept: no link is trusted any more, guests come back by themselves.

        What they have said meanwhile is heard first, for they do not say it again.
        """
        now = self.clock()
        if not self.handover.under_way:
            self.handover.forget()  # a table is not sent over a link that is cut next
        for member, link in self.members.linked():
            self._hear(member, link, now)
        self.members.drop_all(None)
        self.admission.clear()
        self._look()

    # Guests

    def _enter(self, link: Link, said: Sequence[Any], now: float) -> None:
        """A device comes in, or comes back: it is told where it is, and what it has missed."""
        hello = said[0]
        member = self.members.enter(link, hello, now)
        if member is None:
            return
        link.say(Welcome(member.key, member.number, self.handover.turn))
        link.say(msgspec.structs.replace(self.room, you=member.number))
        self.reseating.back(member)
        self._seat(member, hello)
        self.handover.back(member, bool(hello.match))
        self.hearing.hear(member, said[1:], now)

    def _seat(self, member: Member, hello: Hello | None = None) -> None:
        """Tell a device of the match: what it has missed, or the position as it is."""
        if self.table is None or member.link is None:
            return
        own, table, match = self.seating.of(member.number), self.table, self.table.match
        feed = member.feed = GuestFeed(match, own, lambda: table.left)
        member.link.say(Began(self.match_id, match.setup, own, match.n))
        told, lost = None, 0
        back = hello is not None and hello.match == self.match_id
        if hello is not None and back:
            told = feed.since(hello.n, hello.digest)
            lost = max(0, hello.n - match.n) or int(not feed.knows(hello.n, hello.digest))
        for word in [feed.snap(member.done, lost)] if told is None else told:
            member.link.say(word)
        if table.proposal is not None or back:
            member.link.say(Asks(table.proposal))  # also that nobody asks any more what it was asked before
        self.hearing.timing.tell(member, table.time.times(), back)

    def _hear(self, member: Member, link: Link, now: float) -> None:
        try:
            come = link.work(now)
        except Cut as cut:
            left = member.left = cut.why is Ended.LEFT
            self.members.drop(member, None if left else cut.why if isinstance(cut.why, Ended) else None)
            if left and self.table is None:
                self.members.forget(member)
            return
        self.hearing.hear(member, come, now)

    def _news(self, news: News) -> None:
        """Something is new at the table."""
        assert self.match is not None
        if isinstance(news, NewEntry) and news.step.kind in (Kind.HAND, Kind.RESIGN):
            self.seating.changed()
        if isinstance(news, NewEntry):
            self.seating.hints.heard(news.step)
        for member, link in self.members.linked():
            if member.feed is not None and isinstance(news, NewEntry):
                link.say(member.feed.told(self.match.entries[news.n]))
            elif member.feed is not None and isinstance(news, Proposed):
                link.say(Asks(news.proposal))

    def _look(self) -> None:
        """Tell everybody when anything in the room has changed, but not without end."""
        now = self.clock()
        self.members.look(now)
        room = self.room
        if room is self._told:  # nothing has said that it is another
            return
        if room == self._told:
            self._told = room
        elif self._tells.spend(now):
            hinted, self._told = self._told is None or self._told.hints != room.hints, room
            if hinted and self.table is not None:
                self.write()
            for member, link in self.members.linked():
                if link.open:
                    link.say(msgspec.structs.replace(room, you=member.number))
            self.events.changed()

    # Keeping

    def write(self) -> bool:
        """Write the room down; could it be?"""
        return self.keep(self.kept()) is not False

    def kept(self) -> StoredRoom:
        """What this device must know to open the room again."""
        seating, members = self.seating, self.members.stored()
        name, owners, turn = seating.people[0].name, tuple(seating.owners), self.handover.turn
        match, hints, settled = self.match_id, seating.hints.marks, self.table is not None and self.table.settled
        return StoredRoom(
            self.id, self.game.name, seating.options, name, match, owners, members, turn, hints=hints, settled=settled
        )

    @classmethod
    def reopen(
        cls,
        kept: StoredRoom,
        match: Match[Any, Any, Any, Any, Any],
        about: About,
        clock: Callable[[], float] = time.monotonic,
        entropy: Callable[[int], bytes] = os.urandom,
        keep: Keep = lambda kept: None,
    ) -> Host:
        """The room of a match that is taken up again, for the same people."""
        host = cls(match.game, kept.options, kept.name, about, clock, entropy, keep)
        host.id, host.handover.turn = kept.room, kept.turn
        host.members.restore(kept.members)
        host.seating.hints.become(kept.hints)
        for seat, number in enumerate(kept.owners):
            if number > 0 and number not in host.seating.people:  # it was removed: its seat waits, and is nobody else's
                host.seating.put(Person(number, tidy_name(match.seats[seat].name), Presence.LOST))
        host._play(match, kept.owners, kept.match)
        if kept.settled and match.outcome is not None and host.table is not None:
            host.table.settle()
        for one in kept.members:
            host.members[one.key].hands |= set(one.hands)
        return host

    def _play(self, match: Match[Any, Any, Any, Any, Any], owners: Sequence[int], match_id: bytes) -> None:
        """A match is on: a new one, or one that is taken up again."""
        self._stop()
        log.debug("a match of %s begins or goes on at entry %d; seats' devices: %s", match.game.name, match.n, owners)
        self.seating.begin(match, owners)
        self.match_id = match_id
        self.table = LocalTable(match, lambda: self.seating.of(0))
        self._stop = self.table.listen(self._news)
        self.hearing.timing.begin()
        self.handover.forget()
        granted = [entry.by for entry in match.entries if entry.by is not None]
        for member in self.members.values():
            member.hands = set(self.seating.of(member.number))
            member.done = max((number for key, number in granted if key == member.key), default=member.done)
            member.made = sum(key == member.key for key, _ in granted)
