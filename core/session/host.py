"""The host: one room, its people, and the match they play. It is the authority; everybody else has what it tells.

Give it time by `work`. It knows wires and doors, no sockets; the match's bots are driven by whoever holds the host.
"""

from __future__ import annotations

import logging
import os
import time
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from core.game import Game, Level, Options, Refusal, Seat, TableReason
from core.log import By, Journal, Seated, Setup
from core.match import Match
from core.packing import Unreadable
from core.session.code import Invitation, new_code
from core.session.frames import Allowance
from core.session.handshake import About, Failed, Guesses, HostShake, Reason, Sort
from core.session.kept import KeptMember, KeptRoom
from core.session.link import Cut, Link
from core.session.lobby import Lobby, tidy_name
from core.session.messages import (
    REACTIONS,
    Agree,
    Answer,
    Asks,
    Away,
    Began,
    Chair,
    Ended,
    FromGuest,
    Hello,
    Lost,
    Offer,
    Person,
    Presence,
    Ready,
    Replace,
    Resign,
    Rise,
    Room,
    RoomReason,
    Said,
    Say,
    Sit,
    Taken,
    Undo,
    Welcome,
    Wish,
)
from core.session.teller import Teller
from core.session.wire import Door, Wire
from core.table import LocalTable, NewEntry, News, Proposed

log = logging.getLogger(__name__)

GUESTS, WATCHERS = 3, 4
STRANGERS = 8  # links that have not proved themselves
HELLO = 5.0  # seconds for the first word after the handshake
WISHES, WISHES_BURST = 20.0, 40.0  # messages a second
WAITING = 60  # messages of one guest that wait for their turn
TEXTS, TEXTS_BURST = 0.5, 6.0  # what people say
LEAP = 1000  # no honest guest's wishes are numbered with such gaps
ANSWERS = 32  # kept for each member, in case a wish comes twice


class Member:
    """A device that has proved once that it belongs here. It stays one while its links come and go."""

    def __init__(self, key: bytes, number: int, now: float) -> None:
        self.key = key
        self.number = number
        self.secrets: tuple[bytes, ...] = ()  # by which it comes back, the newest first
        self.link: Link | None = None
        self.away = False
        self.waiting: list[FromGuest] = []  # said, and not heard yet
        self.teller: Teller | None = None
        self.done = 0  # its newest wish that was judged
        self.answers: dict[int, Refusal | None] = {}
        self.wishes = Allowance(WISHES_BURST, WISHES, now)
        self.texts = Allowance(TEXTS_BURST, TEXTS, now)

    @property
    def presence(self) -> Presence:
        if self.link is None:
            return Presence.LOST
        if self.away:
            return Presence.AWAY
        return Presence.WEAK if self.link.weak else Presence.HERE


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
        self.about = about
        self.id = entropy(8)
        self.instance = entropy(8)  # another one each time the room is opened
        self.code = new_code()
        self.key = entropy(16)
        self.match: Match[Any, Any, Any, Any, Any] | None = None
        self.match_id = b""
        self.table: LocalTable | None = None
        self.owners: list[int] = []  # for each seat the device it belongs to, -1: a bot's
        self.members: dict[bytes, Member] = {}
        self.changed: Callable[[], None] = lambda: None  # the room is not as it was
        self.said: Callable[[Said], None] = lambda said: None
        self.keep: Callable[[KeptRoom], None] = lambda kept: None  # write the room down
        self.taken: Callable[[int, tuple[str, ...]], None] = lambda number, addresses: None
        self.ended: Ended | None = None
        self._clock = clock
        self._entropy = entropy
        self._guesses = Guesses(clock)
        self._doors: list[Door] = []
        self._strangers: list[tuple[Link, Door | None]] = []
        self._told = ""  # the room as it was told last
        self._stop: Callable[[], None] = lambda: None

    # The room, as the host's own screens see it

    @property
    def game(self) -> Game[Any, Any, Any, Any, Any]:
        return self.lobby.game

    @property
    def room(self) -> Room:
        return self.lobby.room(0, self.table is not None, self.owners)

    @property
    def playing(self) -> bool:
        return self.table is not None and self.table.outcome is None

    def invitation(self) -> Invitation:
        """What a picture or a link says to those who shall come."""
        addresses = tuple(address for door in self._doors for address in door.addresses)
        return Invitation(addresses, self.id, self.key, self.lobby.people[0].name)

    def sit(self, chair: int, name: str, mark: int, person: int = 0) -> Refusal | None:
        if self.table is not None:
            return self._sit_in(person, chair, name)
        return self._did(self.lobby.sit(person, chair, name, mark))

    def seat_bot(self, chair: int, name: str, level: Level) -> Refusal | None:
        return self._did(self.lobby.seat_bot(chair, name, level))

    def rise(self, chair: int) -> Refusal | None:
        """The host frees anybody's chair."""
        return self._did(self.lobby.rise(chair))

    def swap(self, a: int, b: int) -> None:
        self.lobby.swap(a, b)
        self._did(None)

    def choose(self, options: Options) -> None:
        self.lobby.options = dict(options)
        self._did(None)

    def say(self, reaction: str = "", text: str = "", person: int = 0) -> None:
        """Say something to everybody in the room."""
        said = Said(person, reaction if reaction in REACTIONS else "", " ".join(text.split()))
        if said.reaction or said.text:
            self.said(said)
            for member in self.members.values():
                if member.number != person and member.link is not None:
                    member.link.say(said)

    def remove(self, number: int) -> None:
        """Ask a device to leave, for good."""
        for key, member in tuple(self.members.items()):
            if member.number == number:
                self._drop(member, Ended.REMOVED)
                self._forget(key)
        self._did(None)

    def replace(self, seat: Seat) -> Refusal | None:
        """A bot plays on at a seat whose device is gone, until it comes back."""
        if self.table is None or not 0 <= seat < len(self.owners):
            return Refusal(TableReason.NO_SUCH_SEAT, (seat,))
        if not self.lobby.gone(self.owners[seat]):
            return Refusal(RoomReason.STILL_THERE)
        return self.table.seat_bot(seat, Level.NORMAL)

    # The match

    def begin(
        self, deal: int, first: Seat | None = None, journal: Callable[[Setup], Journal] | None = None
    ) -> Refusal | None:
        """Everybody sits down. ValueError and NotKept as Match.begin raises them."""
        refusal = self.lobby.refusal()
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
        self.match, self.owners = match, list(owners)
        self.match_id = match_id or self._entropy(8)
        self.table = LocalTable(match, [seat for seat, owner in enumerate(owners) if owner == 0])
        self._stop = self.table.listen(self._news)
        for member in self.members.values():
            member.done = max((by[1] for by in self._granted() if by[0] == member.key), default=member.done)
            self._seat(member)
        self._did(None)
        self._write()

    def again(self) -> None:
        """After a match: back to the room, everybody on their chairs."""
        self._stop()
        self._stop = lambda: None
        self.match = self.table = None
        self.match_id, self.owners = b"", []
        self.lobby.spread()
        for member in self.members.values():
            member.teller = None
            self._ready(member.number, False)
        self._did(None)
        self._write()

    # Time

    def open(self, door: Door) -> None:
        self._doors.append(door)

    def shut(self, door: Door) -> None:
        self._doors.remove(door)
        door.close()

    @property
    def doors(self) -> tuple[Door, ...]:
        return tuple(self._doors)

    @property
    def wires(self) -> list[Wire]:
        links = [link for link, _ in self._strangers]
        links += [member.link for member in self.members.values() if member.link is not None]
        return [link.wire for link in links]

    def meet(self, wire: Wire, door: Door | None = None) -> None:
        """Somebody knocks."""
        if len(self._strangers) >= STRANGERS:
            wire.close()
            return
        shake = HostShake(self.id, self.about, self._passwords, self._guesses, self._entropy)
        self._strangers.append((Link(wire, shake, FromGuest, self._clock()), door))

    def work(self) -> None:
        """Hear whoever has said something. Never waits."""
        now = self._clock()
        for door in tuple(self._doors):
            while (wire := door.accept()) is not None:
                self.meet(wire, door)
        for link, by in tuple(self._strangers):
            self._stranger(link, by, now)
        for member in tuple(self.members.values()):
            if member.link is not None:
                self._member(member, member.link, now)
        self._look()

    def close(self, why: Ended = Ended.CLOSED) -> None:
        """Everybody is told; the room is no more, or waits on this device (PAUSED)."""
        self.ended = why
        self._stop()
        for member in self.members.values():
            self._drop(member, why)
        for link, _ in self._strangers:
            link.close()
        self._strangers.clear()
        for door in self._doors:
            door.close()
        self._doors.clear()

    def wake(self) -> None:
        """The device has slept: no link is trusted any more, guests come back by themselves."""
        for member in self.members.values():
            self._drop(member, None)
        for link, _ in self._strangers:
            link.close()
        self._strangers.clear()
        self._look()

    # Strangers

    def _passwords(self, sort: Sort, member: bytes) -> tuple[bytes, ...] | None:
        if sort is Sort.MEMBER:
            known = self.members.get(member)
            return known.secrets if known else None
        if len([m for m in self.members.values() if m.link is not None]) >= GUESTS + WATCHERS:
            raise Failed(Reason.FULL)
        return (self.code.encode(),) if sort is Sort.CODE else (self.key,)

    def _stranger(self, link: Link, door: Door | None, now: float) -> None:
        opened = link.open
        try:
            come = link.work(now)
        except Cut as cut:
            self._strangers.remove((link, door))
            link.close(cut.why if isinstance(cut.why, Ended) else None)
            if self._guesses.exhausted:
                self._guesses.renew()
                self.code = new_code()
                log.warning("too many wrong codes: the room has a new one")
                self.changed()
            return
        if link.open and not opened:
            self._rotate(link.shake)
        if not come:
            return
        self._strangers.remove((link, door))
        if not isinstance(come[0], Hello):
            link.close(Ended.NONSENSE)
            return
        shake = link.shake
        assert isinstance(shake, HostShake)
        assert shake.guest is not None
        if shake.guest.rules != self.about.rules:
            link.close(Ended.VERSION)
            return
        if door is not None:
            door.known(link.wire)
        self._enter(link, shake, come[0], now)
        member = next((m for m in self.members.values() if m.link is link), None)
        if member is not None:
            self._hear(member, come[1:], now)

    def _rotate(self, shake: Any) -> None:
        """A member that came back has, or will have, a new secret; the old one holds until it has used the new."""
        member = self.members.get(shake.member) if shake.sort is Sort.MEMBER else None
        if member is not None and shake.keys.resume not in member.secrets:
            member.secrets = (shake.keys.resume, *member.secrets)[:3]
            self._write()

    def _enter(self, link: Link, shake: HostShake, hello: Hello, now: float) -> None:
        """A device comes in, or comes back: its old link gives way."""
        member = self.members.get(shake.member) if shake.sort is Sort.MEMBER else None
        if member is None:
            member = Member(self._entropy(8), self.lobby.number(), now)
            self.members[member.key] = member
            playing = sum(not person.watching for person in self.lobby.people.values()) - 1
            watching = hello.watching or playing >= GUESTS
            name = tidy_name(hello.name) or f"{member.number}"
            self.lobby.people[member.number] = Person(member.number, name, Presence.HERE, watching=watching)
        elif shake.keys is None or shake.keys.resume not in member.secrets:
            link.close()  # it has come back by another link meanwhile
            return
        else:
            self._drop(member, Ended.AGAIN)
        assert shake.keys is not None
        member.secrets = (shake.keys.resume,)  # the guest has it: it has spoken under its keys
        member.link, member.away = link, False
        link.say(Welcome(member.key, member.number))
        link.say(self.lobby.room(member.number, self.table is not None, self.owners))
        self._write()
        self._back(member)
        if self.table is not None:
            self._seat(member, hello)

    def _back(self, member: Member) -> None:
        """Bots that played on for a device give its seats back."""
        if self.table is None or self.match is None or self.table.outcome is not None:
            return
        for seat, owner in enumerate(self.owners):
            who = self.match.holds(seat)
            if owner == member.number and who.level is not None and seat not in self.match.resigned:
                self.table.seat_person(seat)

    def _seat(self, member: Member, hello: Hello | None = None) -> None:
        """Tell a device of the match: what it has missed, or the position as it is."""
        if self.match is None or self.table is None or member.link is None:
            return
        own = tuple(seat for seat, owner in enumerate(self.owners) if owner == member.number)
        teller = member.teller = Teller(self.match, own)
        member.link.say(Began(self.match_id, self.match.setup, own, self.match.n))
        told, lost = None, 0
        if hello is not None and hello.match == self.match_id:
            told = teller.since(hello.n, hello.digest)
            lost = max(0, hello.n - self.match.n)
        for word in [teller.snap(member.done, lost)] if told is None else told:
            member.link.say(word)
        if self.table.proposal is not None:
            member.link.say(Asks(self.table.proposal))

    # Members

    def _member(self, member: Member, link: Link, now: float) -> None:
        try:
            come = link.work(now)
        except Cut as cut:
            left = cut.why is Ended.LEFT
            self._drop(member, None if left else cut.why if isinstance(cut.why, Ended) else None)
            if left and self.table is None:
                self._forget(member.key)
            self._did(None)
            return
        self._hear(member, come, now)

    def _hear(self, member: Member, come: Sequence[Any], now: float) -> None:
        """Whoever speaks too fast is heard more slowly, and cut off when too much waits."""
        member.waiting += come
        if len(member.waiting) > WAITING:
            self._drop(member, Ended.FLOOD)
        while member.link is not None and member.waiting and member.wishes.spend(now):
            self._take(member, member.waiting.pop(0), now)

    def _take(self, member: Member, message: FromGuest, now: float) -> None:
        number = member.number
        match message:
            case Wish():
                self._wish(member, message)
            case Sit(chair, name, mark):
                self.sit(chair, name, mark, number)
            case Rise(chair):
                self._rise(number, chair)
            case Ready(yes):
                self._ready(number, yes)
                self._did(None)
            case Say(reaction, text):
                if member.texts.spend(now):
                    self.say(reaction, text, number)
            case Replace(seat):
                self.replace(seat)
            case Away(yes):
                member.away = yes
            case Lost():
                if member.teller is not None and member.link is not None:
                    member.link.say(member.teller.snap(member.done))
            case Taken(addresses):
                self.taken(number, addresses)
            case _:
                self._drop(member, Ended.NONSENSE)

    def _wish(self, member: Member, wish: Wish) -> None:
        """Grant it once: a wish that comes again is answered as it was, and not granted again."""
        link = member.link
        if link is None:
            return
        if wish.number <= member.done:
            link.say(Answer(wish.number, member.answers.get(wish.number)))
            return
        if wish.number > member.done + LEAP:
            self._drop(member, Ended.NONSENSE)
            return
        if self.table is None or self.match is None:
            refusal: Refusal | None = Refusal(TableReason.OVER)
        elif not 0 <= wish.what.seat < len(self.owners) or self.owners[wish.what.seat] != member.number:
            refusal = Refusal(TableReason.NOT_YOURS)
        else:
            self.match.by = (member.key, wish.number)
            try:
                refusal = _granted(self.table, wish.what)
            finally:
                self.match.by = None
        member.done = wish.number
        member.answers[wish.number] = refusal
        while len(member.answers) > ANSWERS:
            del member.answers[next(iter(member.answers))]
        if member.link is not None:
            member.link.say(Answer(wish.number, refusal))

    def _sit_in(self, person: int, seat: Seat, name: str) -> Refusal | None:
        """During a match: take a bot's seat, or one whose device is gone."""
        if self.table is None or not 0 <= seat < len(self.owners):
            return Refusal(RoomReason.NO_CHAIR)
        owner = self.owners[seat]
        if owner == person or not (owner < 0 or self.lobby.gone(owner)) or seat in self.table.resigned:
            return Refusal(RoomReason.TAKEN)
        refusal = self.table.seat_person(seat, tidy_name(name) or self.lobby.people[person].name)
        if refusal is None:
            self._belongs(seat, person)
        return refusal

    def _rise(self, person: int, seat: int) -> None:
        """In the room: leave the chair. During a match: a bot plays on."""
        if self.table is None:
            self._did(self.lobby.rise(seat, person))
        elif 0 <= seat < len(self.owners) and self.owners[seat] == person:
            if self.table.seat_bot(seat, Level.NORMAL) is None:
                self._belongs(seat, -1)

    def _belongs(self, seat: Seat, person: int) -> None:
        """A seat changes devices."""
        assert self.table is not None
        before, self.owners[seat] = self.owners[seat], person
        who = self.table.seats[seat]
        chair = self.lobby.chairs[seat]
        self.lobby.chairs[seat] = msgspec.structs.replace(
            chair, name=who.name, person=None if person < 0 else person, level=who.level
        )
        self.table.own = tuple(s for s, owner in enumerate(self.owners) if owner == 0)
        for member in self.members.values():
            if member.number in (before, person):
                self._seat(member)
        self._did(None)
        self._write()

    def _ready(self, number: int, yes: bool) -> None:
        person = self.lobby.people.get(number)
        if person is not None:
            self.lobby.people[number] = msgspec.structs.replace(person, ready=yes)

    def _drop(self, member: Member, why: Ended | None) -> None:
        if member.link is not None:
            link, member.link, member.teller = member.link, None, None
            member.waiting.clear()
            link.close(why)

    def _forget(self, key: bytes) -> None:
        member = self.members.pop(key)
        if self.table is None:
            self.lobby.leave(member.number)
        else:
            gone = msgspec.structs.replace(self.lobby.people[member.number], presence=Presence.LOST)
            self.lobby.people[member.number] = gone
        self._write()

    # Telling

    def _news(self, news: News) -> None:
        assert self.match is not None
        for member in self.members.values():
            if member.link is None or member.teller is None:
                continue
            if isinstance(news, NewEntry):
                member.link.say(member.teller.told(self.match.entries[news.n]))
            elif isinstance(news, Proposed):
                member.link.say(Asks(news.proposal))

    def _did(self, refusal: Refusal | None) -> Refusal | None:
        if refusal is None:
            self._look()
        return refusal

    def _look(self) -> None:
        """Tell everybody when anything in the room has changed. Pings alone are told now and then, with the rest."""
        for member in self.members.values():
            person = self.lobby.people[member.number]
            ping = member.link.ping if member.link is not None else -1
            presence = member.presence
            if person.presence is not presence or abs(person.ping - ping) > max(20, person.ping // 2):
                self.lobby.people[member.number] = msgspec.structs.replace(person, presence=presence, ping=ping)
        room = self.room
        told = repr(room)
        if told == self._told:
            return
        self._told = told
        for member in self.members.values():
            if member.link is not None and member.link.open:
                member.link.say(msgspec.structs.replace(room, you=member.number))
        self.changed()

    # Keeping

    def _granted(self) -> list[By]:
        return [entry.by for entry in self.match.entries if entry.by is not None] if self.match else []

    def _write(self) -> None:
        self.keep(self.kept())

    def kept(self) -> KeptRoom:
        """What this device must know to open the room again."""
        members = tuple(
            KeptMember(m.key, m.number, self.lobby.people[m.number].name, m.secrets) for m in self.members.values()
        )
        name, options = self.lobby.people[0].name, self.lobby.options
        return KeptRoom(self.id, self.game.name, options, name, self.match_id, tuple(self.owners), members)

    @classmethod
    def reopen(
        cls,
        kept: KeptRoom,
        match: Match[Any, Any, Any, Any, Any],
        about: About,
        clock: Callable[[], float] = time.monotonic,
        entropy: Callable[[int], bytes] = os.urandom,
    ) -> Host:
        """The room of a match that is taken up again, for the same people."""
        host = cls(match.game, kept.options, kept.name, about, clock, entropy)
        host.id = kept.room
        for one in kept.members:
            member = Member(one.key, one.number, clock())
            member.secrets = one.secrets
            host.members[one.key] = member
            host.lobby.people[one.number] = Person(one.number, one.name, Presence.LOST, ready=True)
        host.lobby.chairs = [_chair(who, owner) for who, owner in zip(match.seats, kept.owners, strict=True)]
        host.play(match, kept.owners, kept.match)
        return host


def _chair(who: Seated, owner: int) -> Chair:
    return Chair(who.name, who.mark, None if owner < 0 else owner, who.level)


def _granted(table: LocalTable, wish: Offer | Undo | Agree | Resign) -> Refusal | None:
    match wish:
        case Offer(seat, text, after):
            try:
                move = table.game.read(text)
            except Unreadable:
                return Refusal(TableReason.UNREADABLE)
            return table.offer(seat, move, after)
        case Undo(seat, to):
            return table.undo(seat, to)
        case Agree(seat, yes):
            return table.agree(seat, yes)
        case Resign(seat):
            return table.resign(seat)
