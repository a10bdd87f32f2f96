"""A table on this device, to which others come: the room, its doors, and what announces it."""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from core.game import Level, Options, Seat
from core.hints.marks import Marks
from core.packing import Unreadable
from core.session.discovery.nearby import Announcer
from core.session.link import tcp
from core.session.link.code import link
from core.session.link.signals import Ended
from core.session.link.wire import Listener
from core.session.room.about import about, announcement
from core.session.room.events import Changed, GivenAway, HostEvent, Stays
from core.session.room.host import Host, Keep
from core.session.room.messages import Presence, Room, Said
from core.session.room.stored import StoredRoom
from core.table import begins_next
from mobile import games
from mobile.device import bluetooth
from mobile.session.base import Session
from mobile.session.files import room_name

if TYPE_CHECKING:
    from core.deals import Deal
    from core.match import Match
    from mobile.session.flow import SessionFlow

log = logging.getLogger(__name__)

LOOK = 4.0  # seconds between two looks at this device's addresses


class HostSession(Session):
    """This device has the table."""

    hosting = True

    def __init__(
        self, flow: SessionFlow, make: Callable[[Keep], Host], first: int | None = None, silent: bool = False
    ) -> None:
        self._keeps = True
        self._hinted: Marks | None = None  # as it was written down
        self.host = make(self._keep)
        super().__init__(flow)
        self._silent = silent  # it is not announced: the host who gave it to us has not yet let go of it
        self.first = first  # the mark of who begins; nobody: drawn
        self.came = False  # has anybody ever found the way?
        self.since = time.monotonic()
        self._due = 0.0  # when the addresses are looked at again
        self._announcer: Announcer | None = None
        self._tcp: tcp.TcpListener | None = None
        self._bluetooth: Listener | None = None
        self._open_tcp()
        self.host.write()

    @classmethod
    def fresh(
        cls, flow: SessionFlow, game: str, options: Options, first: int | None, known: Deal | None = None
    ) -> HostSession:
        """A new room."""
        name, found = flow.app.person, games.find(game)
        return cls(flow, lambda keep: Host(found, options, name, about(name), keep=keep, known=known), first)

    @classmethod
    def reopened(
        cls, flow: SessionFlow, room: StoredRoom, match: Match[Any, Any, Any, Any, Any], silent: bool = False
    ) -> HostSession:
        """The room of a kept match, for the same people."""
        return cls(flow, lambda keep: Host.reopen(room, match, about(room.name), keep=keep), silent=silent)

    @property
    def room(self) -> Room:
        return self.host.room

    @property
    def you(self) -> int:
        return 0

    @property
    def invitation(self) -> str:
        """The link that leads here; nothing while there is no address to be told."""
        invitation = self.host.invitation()
        try:
            return link(invitation) if invitation.addresses else ""
        except Unreadable as bad:
            log.warning("no link: %s", bad)
            return ""

    @property
    def addresses(self) -> Sequence[str]:
        """Where the table can be reached over the network, as it would be typed."""
        return self._tcp.addresses if self._tcp is not None else ()

    @property
    def bluetooth(self) -> bool:
        """Is its door open?"""
        return self._bluetooth is not None

    def open_bluetooth(self) -> None:
        """Let guests in that way too, once the person has allowed it; `changed` tells."""
        if self._bluetooth is not None:
            return

        def asked(state: bluetooth.State) -> None:
            if state is bluetooth.State.OFF:
                bluetooth.turn_on(lambda: asked(bluetooth.state()))
            if self.open and state is bluetooth.State.READY:
                self._open_bluetooth()
                bluetooth.make_discoverable()
            self._notify()

        bluetooth.ask(asked)

    def say(self, reaction: str = "", text: str = "") -> None:
        self.host.say(reaction, text)

    def sit(self, chair: int, name: str, mark: int) -> None:
        self.host.sit(chair, name, mark)

    def replace(self, seat: Seat) -> None:
        self.host.reseating.replace(seat)

    def rise(self, seat: Seat) -> None:
        """A bot plays on at a seat of ours."""
        if self.host.table is not None:
            self.host.table.seat_bot(seat, Level.NORMAL)

    def looked(self) -> None:
        self.host.hearing.recalls.looked(0)

    def work(self) -> None:
        self.host.work()
        while self.open and (event := self.host.next_event()) is not None:
            self._take(event)
        if not self.open:
            return
        now = time.monotonic()
        if self._announcer is not None:
            self._announcer.work(now)
        if self._tcp is not None and now > self._due:
            self._due = now + LOOK
            before = self._tcp.addresses
            self._tcp.look()  # the device may have come into a network, or into another one
            if self._tcp.addresses != before:
                self._notify()

    def sleep(self) -> None:
        super().sleep()
        _aside(self.host, Presence.AWAY)
        self.host.write()

    def wake(self) -> None:
        super().wake()
        self.host.wake()
        if self.host.ended is not None:  # an heir has taken the table up meanwhile
            return
        self.host.doors.shut_all()
        self._tcp = None
        self.host.instance = secrets.token_bytes(8)
        if self._announcer is not None:
            self._announcer.close()
            self._announcer = None
        self._open_tcp()
        if self._bluetooth is not None:
            self._open_bluetooth()
        _aside(self.host, Presence.HERE)

    def close(self, why: Ended = Ended.PAUSED) -> None:
        super().close()
        if self._announcer is not None:
            self._announcer.close()
        if self.host.ended is Ended.HANDED:
            self._forget()
        elif self.host.table is None or self.host.table.outcome is not None:
            why = Ended.CLOSED
            self._forget()
        else:
            self.host.write()
        self._keeps = False
        if self.host.ended is None:
            self.host.close(why)

    def _open_tcp(self) -> None:
        """The door of the network, on the port it had if that is free; and the board beside it."""
        for port in dict.fromkeys((self.flow.app.settings.port, 0)):
            try:
                self._tcp = tcp.TcpListener(port)
                break
            except OSError as taken:
                log.warning("port %d: %s", port, taken)
        if self._tcp is None:
            return
        if self._tcp.port != self.flow.app.settings.port:
            self.flow.app.store.change(port=self._tcp.port)
        self.host.doors.open(self._tcp)
        if not self._silent:
            self.announce()

    @property
    def announced(self) -> bool:
        """Can those who look for tables find it?"""
        return self._announcer is not None

    def announce(self) -> None:
        """Say to all near by that there is this table."""
        self._silent = False
        if self._tcp is None or self._announcer is not None:
            return
        try:
            self._announcer = Announcer(announcement(self.host, self._tcp.port))
        except (OSError, Unreadable) as bad:
            log.warning("the table is not announced: %s", bad)

    def _open_bluetooth(self) -> None:
        try:
            self._bluetooth = bluetooth.listener()
            self.host.doors.open(self._bluetooth)
        except OSError as refused:
            log.warning("no bluetooth: %s", refused)
            self._bluetooth = None

    def _take(self, event: HostEvent) -> None:
        match event:
            case Changed():
                self._changed()
            case Said():
                self._heard(event)
            case Stays(fate, number):
                self._notify()
                self.flow.table_stays(self, fate, number)
            case GivenAway(way):
                self.flow.handed_away(self, way)

    def _changed(self) -> None:
        self.came = self.came or len(self.host.members) > 0
        if self._announcer is not None and self._tcp is not None:
            self._announcer.update(announcement(self.host, self._tcp.port))
        self._notify()

    # Keeping

    @property
    def entries(self) -> int:
        """The newest entry of the match that is on."""
        return self.host.match.n if self.host.match is not None else -1

    def _name(self) -> str:
        """What the room of the match on is kept under, if the match is kept."""
        row = self.host.match.number if self.host.match is not None else None
        return "" if row is None else room_name(row)

    def _keep(self, kept: StoredRoom) -> bool:
        """Write the room down, if its match is; could it be?"""
        match = self.host.match if self._keeps else None
        if match is not None and match.number is not None and kept.hints != self._hinted:  # for who looks back at it
            self._hinted = kept.hints
            self.flow.app.hints.put(match.number, match.setup, kept.hints)
        return not self._keeps or not self._name() or self.drawer.put(self._name(), kept)

    def _forget(self) -> None:
        if self._name():
            self.drawer.forget(self._name())

    def drop(self) -> None:
        """The table is somebody else's: nothing of it stays here."""
        row = self.host.match.number if self.host.match is not None else None
        self.host.ended = self.host.ended or Ended.HANDED
        self.host.doors.shut_all()
        self.close()
        if row is not None and self.flow.app.archive is not None:
            self.flow.app.archive.forget(row)

    def again(self, ready: bool) -> bool:
        """After a match: back to the room, with everybody on their chairs; who sits next to who began begins.

        May the next one begin at once, because all are here and nobody is to be asked?
        """
        name, table, seating = self._name(), self.host.table, self.host.seating
        players = table.setup.players if table is not None else 0
        if table is not None:
            self.first = table.seats[begins_next(table)].mark
        self.host.again(ready)  # it may write the room down once more, as it was when the match ended
        if name:
            self.drawer.forget(name)
        return ready and len(seating.taken) == players and seating.refusal() is None


def _aside(host: Host, presence: Presence) -> None:
    """This phone is put aside, or taken up again: the others are told at once, for it may stand still now."""
    host.seating.put(msgspec.structs.replace(host.seating.people[0], presence=presence))
    host.work()
