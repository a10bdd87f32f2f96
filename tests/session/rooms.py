"""A host and its guests in one process: pipes that can be cut, and a clock that goes as we say."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

from core.bots.drive import Budget, Drive
from core.game import Level
from core.match import Match
from core.packing import pack
from core.session.link.cipher import Seal
from core.session.link.frames import framed, pieces
from core.session.link.handshake import About, Sort
from core.session.link.wire import Gone, Pipe
from core.session.room.feed import GuestFeed
from core.session.room.guest import Guest, Stage
from core.session.room.guest_table import GuestTable
from core.session.room.host import Host
from tests.contract.games import find
from tests.session.taking import Taking

ABOUT = About("1.0", b"rulesrul", "phone")


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


class Call:
    """Dialling within the process: the host is there, or not."""

    def __init__(self, rooms: Rooms, where: str = "here") -> None:
        self._rooms, self._where = rooms, where

    def poll(self) -> Pipe | None:
        if not self._rooms.reachable or self._rooms.host is None:
            raise Gone("unreachable")
        return self._rooms.pipe(self._where)

    def close(self) -> None:
        pass


class Rooms(Taking):
    """One host, some guests, and the time."""

    def __init__(self, game: str, options: dict[str, str] | None = None, host: Host | None = None) -> None:
        super().__init__()
        self.clock = Clock()
        self.game = find(game)
        self.options = options or {}
        self.host: Host = host or Host(self.game, self.options, "Ana", ABOUT, self.clock)
        self.guests: list[Guest] = []
        self.pipes: list[tuple[Pipe, Pipe]] = []  # the guest's end, the host's end
        self.reachable = True
        self.between: Callable[[], None] = lambda: None  # done when the host has spoken and nobody has heard it yet
        self.said: list[bytes] = []  # what the host said to guests, before it was sealed

    def pipe(self, where: str = "here") -> Pipe:
        """A wire to the host from some address."""
        ours, theirs = Pipe.pair()
        theirs.where = where
        ours.clock = theirs.clock = self.clock
        self.pipes.append((ours, theirs))
        self.host.admission.meet(theirs)
        link = self.host.admission._strangers[-1].link
        say = link.say

        def saying(message: Any) -> None:
            self.said.append(pack(message))
            say(message)

        link.say = saying  # type: ignore[method-assign]
        return ours

    @classmethod
    def at(cls, match: Match[Any, Any, Any, Any, Any], away: Sequence[int]) -> Rooms:
        """A match that is on, some of whose seats are the first guest's."""
        rooms = cls(match.game.name)
        guest = rooms.guest("Ben")
        rooms.until(lambda: guest.room)
        rooms.host.play(match, [1 if seat in away else 0 for seat in range(len(match.seats))])
        rooms.until(lambda: guest.stage is Stage.PLAYING)
        return rooms

    @property
    def table(self) -> GuestTable:
        """The first guest's."""
        table = self.guests[0].table
        assert table is not None
        return table

    def cut(self, k: int = -1) -> None:
        """The newest wire, or the k-th, breaks; what was under way is lost."""
        for end in self.pipes[k]:
            end._come.clear()
            end.close()

    def guest(self, name: str, where: str = "here", **given: Any) -> Guest:
        given = {"key": self.host.code, "sort": Sort.CODE} | given
        guest = Guest(name, ABOUT, find, lambda _: Call(self, where), ["here"], clock=self.clock, **given)
        self.guests.append(guest)
        return guest

    def go(self, times: int = 8, seconds: float = 0.01) -> None:
        for _ in range(times):
            self.clock.now += seconds
            self.host.work()
            self.take(self.host)
            self.between()
            for guest in tuple(self.guests):
                guest.work()
                self.take(guest)

    def until(self, done: Callable[[], object], longest: float = 30.0) -> None:
        end = self.clock.now + longest
        while not done():
            assert self.clock.now < end, "it does not come"
            self.go(1, 0.05)


def seated(game: str, seats: str, **given: Any) -> Rooms:
    """A room in which a match has begun: 'h' a seat of the host's, 'b' a bot's, 1, 2, 3 a guest's."""
    rooms = Rooms(game, **given)
    for n in range(1, 1 + max((int(c) for c in seats if c.isdigit()), default=0)):
        guest = rooms.guest(f"guest {n}")
        rooms.until(lambda guest=guest: guest.stage is Stage.ROOM and guest.room)
    for k, who in enumerate(seats):
        if who == "h":
            assert rooms.host.sit(k, f"host {k}", k) is None
        elif who == "b":
            assert rooms.host.seating.seat_bot(k, f"bot {k}", Level.RANDOM) is None
        else:
            rooms.guests[int(who) - 1].sit(k, f"seat {k}", k)
        rooms.go()
    for guest in rooms.guests:
        guest.ready(True)
    rooms.go()
    assert rooms.host.begin(12345) is None
    rooms.go()
    return rooms


def play_on(rooms: Rooms, rng: random.Random, steps: int) -> None:
    """Everybody who is asked moves somehow, wherever they sit."""
    host = rooms.host
    assert host.match is not None
    assert host.table is not None
    drive = Drive(host.match, {s: Budget(playouts=1) for s in range(4)}, {s: random.Random(s) for s in range(4)})
    for _ in range(steps):
        if host.table.outcome is not None:
            return
        seat = host.table.asked[0]
        owner = host.seating.owners[seat]
        if host.match.holds(seat).level is not None:
            drive.work()
        elif owner == 0:
            assert host.table.offer(seat, host.match.sample(seat, rng), host.table.n) is None
        else:
            guest = next(g for g in rooms.guests if g.room and g.room.you == owner)
            table = guest.table
            assert table is not None
            n = host.table.n
            move = table.game.sample(table.sights.position(seat), seat, rng)
            assert table.offer(seat, move, table.n) is None
            rooms.until(lambda n=n: host.table.n > n)
        rooms.go(3)


def overheard(match: Match[Any, Any, Any, Any, Any], seats: tuple[int, ...]) -> list[bytes]:
    """All that a device with these seats is told, from the position as it is now on."""
    feed = GuestFeed(match, seats)
    said = [pack(feed.snap(0))]
    match.listen(lambda entry: said.append(pack(feed.told(entry))))
    return said


def sealed(message: bytes) -> int:
    """How many bytes of it go over the wire."""
    seal = Seal(bytes(32))
    return sum(len(framed(seal.seal(piece))) for piece in pieces(message))
