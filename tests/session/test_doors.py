"""Who presses on a room's door: removed guests, strangers without number, guessers. Friends and members come in."""

from __future__ import annotations

import contextlib
import socket
import time
from collections.abc import Callable

import pytest

from core.packing import pack
from core.session.link import tcp
from core.session.link.frames import framed
from core.session.link.handshake import GuestShake, Reason, Sort
from core.session.link.link import Cut, Link
from core.session.link.rate import Pace
from core.session.link.wire import Gone, Pipe
from core.session.room.admission import EACH, LINE, SILENT
from core.session.room.guest import Guest, Stage
from core.session.room.host import Host
from core.session.room.messages import FromHost, Hello
from tests.session.rooms import ABOUT, Rooms, find, seated

EVERY_SORT = pytest.mark.parametrize("sort", [*Sort])


def entered(rooms: Rooms, name: str, **given: object) -> Guest:
    guest = rooms.guest(name, **given)
    rooms.until(lambda: guest.room)
    return guest


class Knock:
    """Somebody who knocks and goes on by hand, step by step."""

    def __init__(self, rooms: Rooms, sort: Sort, key: bytes | str, where: str = "here") -> None:
        self._rooms = rooms
        shake = GuestShake(key, sort, rooms.host.id, ABOUT)
        self.link = Link(rooms.pipe(where), shake, FromHost, rooms.clock.now)
        rooms.go(1)

    def work(self) -> None:
        """Hear the host, and answer; what it says is of no interest here."""
        try:
            self.link.work(self._rooms.clock.now)
        except Cut:
            self.link.wire.close()
        self._rooms.go(1)

    def enter(self) -> None:
        """Whatever is still to be said for coming in."""
        for _ in range(3):
            self.work()
        self.link.say(Hello("Eve again"))
        self._rooms.go(4)


# Who was removed


@EVERY_SORT
@pytest.mark.parametrize("steps", [0, 2], ids=["answered", "proved"])
@pytest.mark.parametrize("again", [0, 1], ids=["at once", "renewed"])
def test_who_was_removed_does_not_come_back_by_a_connection_that_was_left_half_way(sort, steps, again):
    rooms = Rooms("help_me")
    eve = entered(rooms, "Eve")
    keys = {Sort.CODE: rooms.host.code, Sort.LINK: rooms.host.key, Sort.MEMBER: eve.way.keys.key}
    knocks = [Knock(rooms, sort, keys[sort]) for _ in range(1 + again)]
    for knock in knocks:
        for _ in range(steps):
            knock.work()
        assert knock.link.open == bool(steps)
    rooms.guests.remove(eve)
    rooms.host.remove(1)
    for knock in knocks:
        knock.enter()
    assert rooms.host.members == {}
    assert [person.name for person in rooms.host.room.people] == ["Ana"]


@EVERY_SORT
def test_whoever_stands_in_the_door_while_somebody_is_removed_comes_in_by_what_holds_then(sort):
    """Nothing is held against them: they knock again."""
    rooms = Rooms("help_me")
    entered(rooms, "Eve")
    ben = entered(rooms, "Ben")
    keys = {Sort.CODE: rooms.host.code, Sort.LINK: rooms.host.key, Sort.MEMBER: ben.way.keys.key}
    knock = Knock(rooms, sort, keys[sort])
    rooms.host.remove(1)
    knock.enter()
    assert len(rooms.host.members) == 1
    keys = {Sort.CODE: rooms.host.code, Sort.LINK: rooms.host.key, Sort.MEMBER: ben.way.keys.key}
    Knock(rooms, sort, keys[sort]).enter()
    assert len(rooms.host.members) == (1 if sort is Sort.MEMBER else 2)


# Who presses on the door


class Crowd:
    """Strangers who press on the door from so many addresses, each as fast as a door lets an address knock."""

    def __init__(self, rooms: Rooms, addresses: int, sort: Sort | None = None, proves: bool = True) -> None:
        self.judged = 0  # tries that were answered
        self._rooms, self._proves = rooms, proves
        password = {Sort.CODE: "AAAAAA", Sort.LINK: bytes(16), Sort.MEMBER: bytes(32)}.get(sort, b"")
        shake = GuestShake(password, sort or Sort.CODE, rooms.host.id, ABOUT)
        self._word = framed(shake.hello()) if sort else b""
        self._pace = Pace(rate=1, burst=4)
        self._knocks: dict[str, list[Pipe]] = {f"10.0.0.{k}:99": [] for k in range(addresses)}
        rooms.between = self.work

    def work(self) -> None:
        for where, pipes in self._knocks.items():
            while self._pace.allows(where, self._rooms.clock.now):
                pipe = self._rooms.pipe(where)
                pipe.send(self._word)
                pipes.append(pipe)
            self._knocks[where] = [pipe for pipe in pipes if self._goes_on(pipe)]

    def _goes_on(self, pipe: Pipe) -> bool:
        try:
            some = pipe.receive()
        except Gone:
            return False
        if b"\xa3ack" in some:
            self.judged += 1
            if self._proves:
                pipe.send(framed(pack(["proof", bytes(32)])))
        return True


ADDRESSES = pytest.mark.parametrize("addresses", [1, 2, 4, 16])


@ADDRESSES
@pytest.mark.parametrize("by", [None, *Sort], ids=["nothing", *Sort])
def test_a_member_comes_back_while_strangers_press_on_the_door(addresses, by):
    rooms = seated("help_me", "1h")
    ben = rooms.guests[0]
    Crowd(rooms, addresses, by, proves=False)
    rooms.go(100, 0.05)
    for _ in range(5):
        rooms.cut(next(k for k, (_, end) in enumerate(rooms.pipes) if end is ben.way.link.wire._other))
        rooms.go(1, 0.05)
        assert not ben.way.linked
        rooms.until(lambda: ben.way.linked and ben.table.locked is None, 3.0)
        rooms.go(100, 0.05)


@ADDRESSES
@pytest.mark.parametrize("proves", [True, False], ids=["proving", "silent"])
def test_friends_with_the_code_come_in_while_strangers_guess(addresses, proves):
    """Whose addresses have not guessed before come first; the strangers' have, after half a minute at most."""
    rooms = Rooms("help_me")
    crowd = Crowd(rooms, addresses, Sort.CODE, proves)
    took, code = [], rooms.host.code
    for k in range(7):
        rooms.go(100, 0.1)
        friend, began = rooms.guest(f"friend {k}", where=f"10.0.1.{k}:99"), rooms.clock.now
        rooms.until(lambda friend=friend: friend.room, 60)
        took.append(rooms.clock.now - began)
    assert max(took) < 2 * addresses + 3
    assert max(took[3:]) < 3
    assert rooms.host.code == code
    seconds = rooms.clock.now - 1000
    assert seconds / 2 - 10 < crowd.judged <= 4 + seconds / 2, "nor do they have fewer tries than they may"


@ADDRESSES
def test_friends_with_an_invitation_come_in_while_strangers_have_the_host_reckon(addresses):
    rooms = Rooms("help_me")
    crowd = Crowd(rooms, addresses, Sort.LINK, proves=False)
    rooms.go(100, 0.05)
    for k in range(5):
        friend = rooms.guest(f"friend {k}", where=f"10.0.1.{k}:99", key=rooms.host.key, sort=Sort.LINK)
        rooms.until(lambda friend=friend: friend.room, 2.0)
    assert crowd.judged <= 8 + 4 * (rooms.clock.now - 1000), "so much reckoning and no more"


class Endless(Crowd):
    """One stranger with addresses of IPv6 without end: each knocks once."""

    def work(self) -> None:
        count = getattr(self, "count", 0)
        self.count = count + 6
        for k in range(count, self.count):
            pipe = self._rooms.pipe(where := f"[fd00::{k:x}]:99")
            pipe.send(self._word)
            self._knocks[where] = [pipe]
        self._knocks = {where: pipes for where, pipes in self._knocks.items() if self._goes_on(pipes[0])}


@pytest.mark.parametrize("sort", [Sort.CODE, Sort.LINK])
def test_who_has_addresses_of_ipv6_without_end_does_not_fill_the_line(sort):
    rooms = Rooms("help_me")
    crowd = Endless(rooms, 0, sort)
    rooms.go(100, 0.1)
    for k in range(5):
        given = {"key": rooms.host.key, "sort": sort} if sort is Sort.LINK else {}
        friend = rooms.guest(f"friend {k}", where=f"10.0.1.{k}:99", **given)
        rooms.until(lambda friend=friend: friend.room, 4.0)
    assert crowd.judged > 4, "nor does nobody by IPv6 come in"


def test_friends_come_in_by_ipv6_too():
    rooms = Rooms("help_me")
    Crowd(rooms, 4, Sort.CODE)
    rooms.go(400, 0.1)
    for k in range(3):
        friend = rooms.guest(f"friend {k}", where=f"[fe80::{k}%eth0]:99")
        rooms.until(lambda friend=friend: friend.room, 4.0)


def test_who_mistyped_comes_before_those_who_guess_and_after_those_who_do_not():
    rooms = Rooms("help_me")
    Crowd(rooms, 4, Sort.CODE)
    rooms.go(400, 0.1)
    clumsy = rooms.guest("Ben", where="10.0.1.1:99", key="AAAAAA")
    rooms.until(lambda: clumsy.stage is Stage.OVER, 10)
    assert clumsy.why is Reason.WRONG_CODE
    ben = rooms.guest("Ben", where="10.0.1.1:99")
    cleo = rooms.guest("Cleo", where="10.0.1.2:99")
    rooms.until(lambda: ben.room, 5)
    assert cleo.room


def test_where_too_many_wait_the_last_ones_are_turned_away():
    rooms = Rooms("help_me")
    guests = []
    for k in range(LINE + 10):
        guests.append(rooms.guest("Eve", where=f"10.0.2.{k}:99", key="AAAAAA"))
        rooms.go(3)
    turned = [guest for guest in guests if guest.why is Reason.BUSY]
    assert len(turned) == 6, "four of them had their turn at once"
    assert all(guest.way.seconds > LINE for guest in turned)


def test_one_address_has_few_places_and_all_that_are_silent_not_many():
    rooms = Rooms("help_me")
    for _ in range(5):
        rooms.pipe("10.0.0.1:99")
    assert len(rooms.host.admission.links) == EACH
    for k in range(100):
        rooms.pipe(f"10.0.0.{k}:99")
    assert len(rooms.host.admission.links) == SILENT
    rooms.go(80, 0.05)
    assert rooms.host.admission.links == []


def test_who_waits_and_says_nothing_more_is_not_kept_without_end():
    """Its turn comes, it is answered, and it has no more time to prove itself than anybody."""
    rooms = Rooms("help_me")
    for k in range(10):
        rooms.pipe(f"10.0.0.{k}:99").send(framed(GuestShake("AAAAAA", Sort.CODE, b"", ABOUT).hello()))
    rooms.go(10, 0.1)
    assert len(rooms.host.admission.links) == 10
    rooms.go(200, 0.1)
    assert rooms.host.admission.links == []


def test_a_door_at_which_somebody_always_knocks_does_not_keep_the_host():
    class Besieged:
        addresses = ()

        def accept(self) -> Pipe:
            return Pipe.pair()[1]

        def close(self) -> None: ...

    rooms = Rooms("help_me")
    rooms.host.doors.open(Besieged())
    rooms.host.work()
    assert len(rooms.host.admission.links) == SILENT


# Where a table is said to be


def test_what_anybody_announces_does_not_lead_a_member_away_from_its_host():
    """The address that proved itself is tried again and again, and so is every other for which there is room."""
    rooms = seated("help_me", "1h")
    ben = rooms.guests[0]
    call, called = ben.way._dial, []
    ben.way._dial = lambda address: called.append(address) or call(address)
    rooms.reachable = False
    rooms.cut()
    ben.way.hear_of(["where it is now"])
    for k in range(100):
        ben.way.hear_of([f"invented {k}", "where it is now"])
        rooms.go(10, 0.1)
    assert ben.way.addresses[0] == "here"
    assert len(ben.way.addresses) == 16
    assert {"here", "where it is now"} <= set(called[-40:])
    rooms.reachable = True
    rooms.until(lambda: ben.way.linked and ben.table.locked is None)


def test_the_address_that_has_proved_itself_goes_first_from_then_on():
    rooms = seated("help_me", "1h")
    ben, kept = rooms.guests[0], []
    ben.way.addresses = ["nowhere", "there", "elsewhere"]
    call = ben.way._dial

    def dial(address: str) -> object:
        if address == "there":
            return call(address)
        raise Gone("unreachable")

    ben.way._dial, ben.keep = dial, kept.append
    rooms.cut()
    rooms.go(1)
    rooms.until(lambda: ben.way.linked)
    assert ben.way.addresses == ["there", "nowhere", "elsewhere"]
    assert kept[-1].addresses == ("there", "nowhere", "elsewhere")


# By real sockets


def test_a_member_comes_back_through_a_door_that_many_hold(monkeypatch):
    """Each of sixteen addresses of this machine holds as many connections as it gets, and makes new ones."""
    monkeypatch.setenv("PICHENETTE_LOOPBACK", "1")
    host = Host(find("help_me"), {}, "Ana", ABOUT)
    listener = tcp.TcpListener()
    host.doors.open(listener)
    ben = Guest("Ben", ABOUT, find, tcp.dial, [listener.addresses[0]], host.code)
    held: dict[str, list[socket.socket]] = {f"127.0.0.{k}": [] for k in range(2, 18)}

    def go() -> None:
        for ip, socks in held.items():
            while len(socks) < 4:
                socks.append(sock := socket.socket())
                sock.setblocking(False)
                sock.bind((ip, 0))
                sock.connect_ex(("127.0.0.1", listener.port))
        host.work()
        ben.work()
        for socks in held.values():
            for sock in tuple(socks):
                with contextlib.suppress(BlockingIOError):
                    try:
                        gone = not sock.recv(1)
                    except ConnectionError:
                        gone = True
                    if gone:
                        sock.close()
                        socks.remove(sock)
        tcp.wait([*host.doors, *host.wires, *ben.way.wires], 0.01)

    def until(done: Callable[[], object]) -> None:
        end = time.monotonic() + 20
        while not done():
            assert time.monotonic() < end, "it does not come"
            go()

    try:
        until(lambda: ben.room)
        for _ in range(4):
            ben.way.link.wire.close()
            until(lambda: not ben.way.linked)
            until(lambda: ben.way.linked and ben.stage is Stage.ROOM)
    finally:
        ben.leave()
        host.close()
        for socks in held.values():
            for sock in socks:
                sock.close()
