"""Another device's table, as this one is at it or on its way there: the guest, and how it finds the host again."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import msgspec

from core import VERSION
from core.game import Seat
from core.session.discovery.nearby import Seeker
from core.session.link import tcp
from core.session.link.code import Invitation
from core.session.link.handshake import Reason, Sort
from core.session.link.signals import Ended
from core.session.room.about import about
from core.session.room.events import Changed, Fetched, GuestEvent, Started
from core.session.room.guest import Guest, Keep, Stage
from core.session.room.messages import Heir, Room, Said, Stayed
from core.session.room.stored import Handed, Ticket
from mobile import games
from mobile.device import bluetooth
from mobile.session.base import Session
from mobile.session.fetching import Fetching
from mobile.session.files import pass_name, passes
from mobile.session.leaving import Leaving
from mobile.words import say

if TYPE_CHECKING:
    from core.session.room.guest_table import GuestTable
    from core.session.room.way import Dialling
    from mobile.session.flow import SessionFlow
    from mobile.session.host import HostSession

SLOW = 4.0  # seconds on the way after which the host is perhaps not to be reached
RETURNS = 4.0  # seconds that the way back takes after a sleep, if nothing is wrong
FORGETS = (Ended.CLOSED, Ended.REMOVED)  # after these there is no way back

Why = Ended | Reason


def dial(address: str) -> Dialling:
    return bluetooth.dial(address) if address.startswith("bt:") else tcp.dial(address)


class GuestSession(Session):
    """This device is at another's table, or on its way there.

    Large because all that screens ask about another's table is asked here.
    """

    def __init__(self, flow: SessionFlow, make: Callable[[Keep], Guest], room: bytes = b"", host: str = "") -> None:
        super().__init__(flow)
        self.guest = make(self._keep)
        self.since = time.monotonic()
        self.fetching = Fetching(flow.app, self.guest, self._notify)  # of the match that is over
        self.settle = True  # take a chair at once
        self.followed = False  # was the table ours, and do we come after it?
        self.entered = False  # is its lobby on, perhaps under another screen?
        self.played = False  # was there a match?
        self.called: GuestTable | None = None  # another match is on, while the one before is still looked at here
        self.again = False  # was this match begun with the same people as the one before?
        self._host = host
        self._id = room
        self._seeker: Seeker | None = None
        self._met: set[bytes] = set()  # under which this table was announced while the way was lost
        self._over = self._weak = False
        self._woke = -RETURNS  # when this device had slept last
        self._pass: Ticket | None = None
        self.doubt = False  # has the link been down since?
        self.declines: Callable[[], None] | None = None  # puts the question away whether we will have the table
        self.heir: HostSession | None = None  # the table, when the host has given it to us and has not yet let go of it

    @classmethod
    def by_code(cls, flow: SessionFlow, addresses: Sequence[str], code: str, room: bytes = b"") -> GuestSession:
        name = flow.app.person

        def make(keep: Keep) -> Guest:
            return Guest(name, about(name), games.find, dial, addresses, code, Sort.CODE, room, keep=keep)

        return cls(flow, make, room)

    @classmethod
    def by_link(cls, flow: SessionFlow, asked: Invitation) -> GuestSession:
        name, to = flow.app.person, asked.addresses

        def make(keep: Keep) -> Guest:
            return Guest(name, about(name), games.find, dial, to, asked.key, Sort.LINK, asked.room, keep=keep)

        return cls(flow, make, asked.room, asked.name)

    @classmethod
    def back(cls, flow: SessionFlow, kept: Ticket) -> GuestSession:
        def make(keep: Keep) -> Guest:
            return Guest.back(kept, about(kept.name), games.find, dial, keep=keep)

        made = cls(flow, make, kept.room, kept.host)
        made._pass = kept
        made.settle = False
        return made

    @property
    def room(self) -> Room | None:
        return self.guest.room

    @property
    def host_name(self) -> str:
        return self.guest.room.host if self.guest.room is not None else self._host

    @property
    def had(self) -> tuple[Seat, ...]:
        table = self.guest.table
        return tuple(sorted(table.had)) if table is not None else ()

    @property
    def known(self) -> bool:
        """Has this device been at the table before?"""
        return self._pass is not None

    @property
    def down(self) -> bool:
        """Was there a link, and is there none now?"""
        return self.guest.stage is Stage.AWAY

    @property
    def returning(self) -> bool:
        """Has this device just slept, and is on its way back? That is nobody's trouble."""
        return self.down and time.monotonic() < self._woke + RETURNS

    @property
    def slow(self) -> bool:
        """On the way for so long that the host is perhaps not to be reached."""
        return self.guest.stage is Stage.DIALLING and time.monotonic() - self.since > (SLOW / 3 if self.known else SLOW)

    def say(self, reaction: str = "", text: str = "") -> None:
        self.guest.say(reaction, text)
        self._heard(Said(self.you, reaction, text))  # the host tells it to all but us

    def sit(self, chair: int, name: str, mark: int) -> None:
        self.guest.sit(chair, name, mark)

    def replace(self, seat: Seat) -> None:
        self.guest.replace(seat)

    def rise(self, seat: Seat) -> None:
        """A bot plays on at a seat of ours."""
        self.guest.rise(seat)

    def looked(self) -> None:
        self.guest.past.looked()

    def call(self, table: GuestTable | None) -> None:
        """Another match waits for whoever is here; or no more."""
        self.called = table
        self._notify()

    def renounce(self) -> None:
        """The table that was to be ours stays with its host."""
        heir, self.heir, self.doubt = self.heir, None, False
        if heir is not None:
            heir.drop()

    def work(self) -> None:
        self.guest.work()
        while self.open and (event := self.guest.next_event()) is not None:
            self._take(event)
        table = self.guest.table
        if self.heir is not None and table is not None and table.known[0] > self.heir.entries:
            self.renounce()  # it went on meanwhile
        if self.open:
            self._seek()
            self.fetching.work()
            if self.called is not None:
                self.called.time.still(self.called.own)  # nobody here can choose yet
            if self.guest.way.weak != self._weak:
                self._weak = self.guest.way.weak
                self._notify()

    def sleep(self) -> None:
        self.guest.away(True)
        self._stop_seeking()
        super().sleep()

    def wake(self) -> None:
        super().wake()
        self._woke = time.monotonic()
        self.guest.away(False)
        self.guest.wake()

    @property
    def by_bluetooth(self) -> bool:
        return any(wire.where.startswith("bt:") for wire in self.guest.way.wires)

    def close(self, forget: bool = False) -> None:
        """Leave; the pass stays as long as there is something to come back to."""
        super().close()
        self._stop_seeking()
        table = self.guest.table
        over = table is not None and table.outcome is not None
        playing = self.guest.room is not None and self.guest.room.playing
        if self.guest.why in FORGETS:  # its host has it, and says so
            self.renounce()
        self._leave_heir()
        if forget or over or (self.guest.room is not None and not playing) or self.guest.why in FORGETS:
            self._forget()
        if over and self.guest.way.linked and self.fetching.under_way:
            Leaving(self.guest, lambda: self.fetching.under_way, self.fetching.came)
        else:
            self.guest.leave()

    def _leave_heir(self) -> None:
        """Nobody here knows whether the host has let go of the table that was to be ours: what we wrote down stays."""
        heir, self.heir, self.doubt = self.heir, None, False
        if heir is not None:
            heir.close()

    def _seek(self) -> None:
        """While the way is lost: is the table announced somewhere else now?"""
        lost = (self.down or self.slow or self.known) and self._id and not self.guest.way.linked
        if not lost:
            self._stop_seeking()
            return
        if self._seeker is None:
            self._seeker = Seeker()
        self._seeker.work(time.monotonic())
        for found in self._seeker.found():
            ours = self.heir is not None and found.table.instance == self.heir.host.instance
            if found.table.room == self._id and not ours:
                if found.table.instance not in self._met:  # it has just been opened again: no need to wait
                    self._met.add(found.table.instance)
                    self.guest.way.try_now()
                self.guest.way.hear_of(found.addresses)

    def _stop_seeking(self) -> None:
        if self._seeker is not None:
            self._seeker.close()
            self._seeker = None

    def _take(self, event: GuestEvent) -> None:
        match event:
            case Changed():
                self._changed()
            case Started(table):
                self.flow.began(self, table)
            case Said():
                self._heard(event)
            case Heir(asked):
                self.flow.asked_to_take(self, asked)
            case Handed():
                self.flow.handed_to_us(self, event)
            case Stayed(number, _):
                self.flow.table_stays_there(self, number)
            case Fetched():
                self.fetching.came()

    def _changed(self) -> None:
        guest = self.guest
        if guest.stage is Stage.OVER:
            if not self._over and guest.why is not None:
                self._over = True
                if guest.why in FORGETS:
                    self._forget()
                self.flow.turned_away(self, guest.why)
            return
        if guest.room is not None:
            self._name_pass(guest.room)
            if self.settle:
                self._take_a_chair(guest.room)
        self.flow.visit_changed(self)
        self._notify()

    def _take_a_chair(self, room: Room) -> None:
        """Whoever comes sits down on the first free chair, until they choose for themselves."""
        if room.playing or any(chair.person == room.you for chair in room.chairs):
            self.settle = False
            return
        watching = (person := self.person(room.you)) is not None and person.watching
        free = next((k for k, chair in enumerate(room.chairs) if chair.free), None)
        if free is not None and not watching:
            self.guest.sit(free, self.guest.name, room.chairs[free].mark)

    def _keep(self, kept: Ticket) -> None:
        if not kept.host and self._pass is not None:
            kept = msgspec.structs.replace(kept, host=self._pass.host, game=self._pass.game)
        others = (one.at + 0.001 for one in passes(self.drawer) if one.room != kept.room)
        kept = msgspec.structs.replace(kept, at=max(kept.at, *others, 0.0))  # the last one, though clocks are put back
        self._pass, self._id = kept, kept.room
        self.drawer.put(pass_name(kept), kept)

    def _name_pass(self, room: Room) -> None:
        """Whose table it is was not known when the pass was given."""
        kept = self._pass
        if kept is not None and (kept.host, kept.game) != (room.host, room.game):
            self._keep(msgspec.structs.replace(kept, host=room.host, game=room.game))

    def _forget(self) -> None:
        if self._pass is not None:
            self.drawer.forget(pass_name(self._pass))


def refusal(visit: GuestSession, why: Why) -> str:
    """Why the host did not let us in, or asked us to go."""
    guest = visit.guest
    if why in (Reason.VERSION, Ended.VERSION):
        theirs = guest.way.host.app if guest.way.host is not None else ""
        if theirs and theirs != VERSION:
            return say("door.versions", name=visit.host_name or "?", theirs=theirs, ours=VERSION)
        return say("door.version")
    if isinstance(why, Reason):
        return say(f"door.{why.value}")
    return say(why)
