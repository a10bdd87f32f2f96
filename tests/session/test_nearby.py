"""Tables announced and found: on the loopback interface, and between two namespaces on a cable.

On this machine others may be announcing and looking too, so what is said here has a port, a kind and names of its own.
"""

import contextlib
import gc
import json
import os
import random
import socket
import sys
import time
import tracemalloc
from pathlib import Path
from types import SimpleNamespace

import msgspec
import pytest
from zeroconf import ServiceInfo, Zeroconf

from core.packing import Unreadable
from core.session.discovery import beacon, bonjour, mdns, nearby
from core.session.discovery.beacon import LONGEST, Announcement, Beacon, Ear, Mouth, clean
from core.session.discovery.nearby import Announcer, Seeker
from core.session.link import addresses
from core.session.link.addresses import read
from core.session.link.tcp import wait
from tests.session import namespaces
from tests.session.namespaces import TABLE, Cable, told

NO_CABLE = namespaces.missing()
ANA = msgspec.structs.replace(TABLE, room=os.urandom(8), instance=os.urandom(8))
BEN = msgspec.structs.replace(ANA, room=os.urandom(8), port=40124, name="Ben")


@pytest.fixture(autouse=True)
def _nothing_leaves(monkeypatch):
    """Nothing leaves this machine, nor does anything here meet what others say on it."""
    monkeypatch.setenv("PICHENETTE_LOOPBACK", "1")
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as free:
        free.bind(("", 0))
        monkeypatch.setattr(beacon, "PORT", free.getsockname()[1])
    monkeypatch.setattr(mdns, "KIND", f"_{ANA.room.hex()[:12]}._tcp.local.")


@pytest.fixture
def later():
    """Closes what is handed to it, and waits until it is."""
    with contextlib.ExitStack() as stack:
        yield lambda thing: stack.callback(thing.close, 5) and thing


@pytest.fixture
def no_zeroconf(monkeypatch):
    monkeypatch.setattr(nearby, "Bonjour", namespaces.Nobody)


@pytest.fixture
def no_beacon(monkeypatch):
    monkeypatch.setattr(Mouth, "say", lambda self, packed: None)
    monkeypatch.setattr(Ear, "tune", lambda self: None)


@pytest.fixture
def air(monkeypatch, no_zeroconf):
    """What is said is kept here, and what is put here is heard."""
    air = SimpleNamespace(said=[], heard=[])
    monkeypatch.setattr(Mouth, "say", lambda self, packed: air.said.append(packed))
    monkeypatch.setattr(Ear, "tune", lambda self: None)
    monkeypatch.setattr(Ear, "hear", lambda self: air.heard.pop(0) if air.heard else None)
    return air


def changed(table, **what):
    return msgspec.structs.replace(table, **what)


def until(seeker, condition, *announcers, within=10.0, at=None):
    """Work until it is so, while time goes on or stands still; how long that took."""
    began = time.monotonic()
    while not condition(seeker.found()):
        now = time.monotonic()
        assert now < began + within, seeker.found()
        for each in (*announcers, seeker):
            each.work(now if at is None else at)
        wait([seeker], 0.02)
    return time.monotonic() - began


def names(found):
    return [each.table.name for each in found]


# Datagrams


def test_a_beacon_comes_back():
    for leaving in (False, True):
        assert beacon.read(beacon.write(ANA, leaving)) == Beacon("pichenette", ANA, leaving)


def test_the_longest_beacon_is_short_enough():
    table = Announcement(b"\xff" * 8, b"\xff" * 8, 65535, "\U0001f9b4" * 30, "x" * 24, 99, 99, 65535, 65535)
    assert len(beacon.write(table)) <= LONGEST
    assert beacon.read(beacon.write(table)).table == changed(table, name="\U0001f9b4" * 24)


def test_later_versions_may_add_at_the_end():
    packed = msgspec.msgpack.encode(["pichenette", [*msgspec.structs.astuple(ANA), "more"], False, {"more": 1}])
    assert beacon.read(packed).table == ANA


@pytest.mark.parametrize(
    ("name", "cleaned"),
    [
        ("Ana", "Ana"),
        ("  Ana \n\t Bo  ", "Ana Bo"),
        ("A\x00n\x1b[31ma", "An[31ma"),
        ("\u202eanA\u202c", "anA"),
        ("e\u0301", "é"),
        ("a\u2028b", "a b"),
        ("x" * 100, "x" * 24),
        ("x" * 23 + " yz", "x" * 23),
        ("\ue000", ""),
        ("Ana 🦴 山", "Ana 🦴 山"),
    ],
)
def test_names_are_cleaned(name, cleaned):
    assert clean(name) == cleaned
    if len(name) < 100:
        assert (
            beacon.read(msgspec.msgpack.encode(Beacon("pichenette", changed(ANA, name=name), False))).table.name
            == cleaned
        )


WRONG = [
    {"room": b"short"},
    {"room": b"much too long"},
    {"instance": b""},
    {"room": "roomroom"},
    {"port": 0},
    {"port": 65536},
    {"port": -1},
    {"port": 40123.0},
    {"port": True},
    {"port": "40123"},
    {"port": 2**70},
    {"name": b"Ana"},
    {"name": None},
    {"name": "x" * 301},
    {"game": "Sapiens"},
    {"game": "sapiens\n"},
    {"game": ""},
    {"game": "x" * 25},
    {"taken": -1},
    {"taken": 5},
    {"seats": 100},
    {"lowest": 2},
    {"highest": 65536},
]


@pytest.mark.parametrize("wrong", WRONG, ids=str)
def test_what_is_not_right_is_no_beacon(wrong):
    with contextlib.suppress(OverflowError):  # what cannot even be packed
        packed = msgspec.msgpack.encode(["pichenette", [*(msgspec.structs.asdict(ANA) | wrong).values()], False])
        with pytest.raises(Unreadable):
            beacon.read(packed)


@pytest.mark.parametrize(
    "packed",
    [
        *(b"", b"\xc0", b"\x93", b"\xff" * 300, b"\xdd\xff\xff\xff\xff", b"\x91" * 300, b"\xdb\xff\xff\xff\xff"),
        *(msgspec.msgpack.encode(["other", ANA, False]), msgspec.msgpack.encode(["pichenette", ANA])),
        *(msgspec.msgpack.encode(["pichenette", ANA, 0]), beacon.write(ANA) + b"x", beacon.write(ANA)[:-1]),
        msgspec.msgpack.encode({"magic": "pichenette", "table": ANA, "leaving": False}),
        msgspec.msgpack.encode(["pichenette", ANA, False, "x" * LONGEST]),
    ],
)
def test_other_datagrams_are_no_beacons(packed):
    with pytest.raises(Unreadable):
        beacon.read(packed)


def test_what_nobody_would_read_is_not_announced(air):
    with pytest.raises(Unreadable):
        Announcer(changed(ANA, room=b"short"))
    assert air.said == []


# When it is said


def test_a_beacon_goes_every_second_and_later_every_five(air):
    announcer = Announcer(ANA)
    times = []
    for tick in range(1000):
        announcer.work(tick / 10)
        if air.said:
            times.append(tick / 10)
            assert beacon.read(air.said.pop()) == Beacon("pichenette", ANA, False)
    announcer.close()
    assert times == [*range(30), *range(30, 100, 5)]


def test_a_change_is_said_at_once(air):
    announcer = Announcer(ANA)
    announcer.work(0.0)
    announcer.update(ANA)
    announcer.work(0.1)
    assert len(air.said) == 1
    announcer.update(changed(ANA, taken=2))
    announcer.work(0.2)
    assert beacon.read(air.said[1]).table.taken == 2
    announcer.work(0.3)
    assert len(air.said) == 2
    announcer.close()


def test_it_says_goodbye_once_and_then_nothing(air):
    announcer = Announcer(ANA)
    announcer.close()
    announcer.close()
    announcer.work(5.0)
    announcer.update(BEN)
    assert [beacon.read(packed).leaving for packed in air.said] == [True]


def test_it_goes_to_all_in_every_network(monkeypatch):
    sent = []

    class Silent(socket.socket):
        def bind(self, there):
            self.own = there

        def setsockopt(self, *what):
            pass

        def sendto(self, packed, there):
            sent.append((self.own[0], there[0], there[1]))

    nets = [addresses.IPv4Interface("192.168.1.9/24"), addresses.IPv4Interface("10.9.9.9/32")]
    monkeypatch.setattr(socket, "socket", Silent)
    monkeypatch.setattr(beacon, "networks", lambda loopback: nets)
    Mouth(loopback=False).say(b"x")
    assert sorted(sent) == [
        ("10.9.9.9", beacon.GROUP, beacon.PORT),
        ("10.9.9.9", "255.255.255.255", beacon.PORT),
        ("192.168.1.9", "192.168.1.255", beacon.PORT),
        ("192.168.1.9", beacon.GROUP, beacon.PORT),
        ("192.168.1.9", "255.255.255.255", beacon.PORT),
    ]
    sent.clear()
    monkeypatch.setattr(beacon, "networks", addresses.networks)
    Mouth(loopback=True).say(b"x")
    assert sorted(sent) == [("127.0.0.1", "127.255.255.255", beacon.PORT), ("127.0.0.1", beacon.GROUP, beacon.PORT)]


@pytest.mark.parametrize("number", [101, 1, 13, 65])
def test_a_network_that_refuses_is_logged_once(monkeypatch, caplog, no_zeroconf, number):
    class Refusing(socket.socket):
        tries = 0

        def sendto(self, packed, there):
            Refusing.tries += 1
            raise OSError(number, "refused")

    monkeypatch.setattr(socket, "socket", Refusing)
    announcer = Announcer(ANA)
    for now in range(5):
        announcer.work(float(now))
    announcer.close()
    assert Refusing.tries == 12
    assert len(caplog.records) == 1


def test_a_busy_port_is_no_end(monkeypatch, caplog, no_zeroconf, later):
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as taken:
        taken.bind(("", beacon.PORT))
        seeker = later(Seeker())
        for now in range(20):
            seeker.work(float(now))
        assert seeker.watch() == []
        assert len(caplog.records) == 1
    seeker.work(30.0)
    assert seeker.watch()


# What is heard


def hear(air, seeker, now, *datagrams):
    air.heard += [(packed, ip) for packed, ip in datagrams]
    seeker.work(now)
    while air.heard:
        seeker.work(now)
    return [(each.table.name, each.addresses, each.seen) for each in seeker.found()]


@pytest.fixture
def seeker(air, later, monkeypatch):
    monkeypatch.delenv("PICHENETTE_LOOPBACK")
    return later(Seeker())


HOME, OTHER = "192.168.1.5", "192.168.1.6"


def test_a_table_is_found_and_vanishes_in_silence(air, seeker):
    assert hear(air, seeker, 0.0, (beacon.write(ANA), HOME)) == [("Ana", ("192.168.1.5:40123",), 0.0)]
    assert hear(air, seeker, 5.0, (beacon.write(BEN), OTHER))[1] == ("Ben", ("192.168.1.6:40124",), 5.0)
    assert [each[0] for each in hear(air, seeker, 14.9)] == ["Ana", "Ben"]
    assert [each[0] for each in hear(air, seeker, 15.1)] == ["Ben"]
    assert hear(air, seeker, 20.1) == []


def test_a_table_changes_in_its_place(air, seeker):
    hear(air, seeker, 0.0, (beacon.write(ANA), HOME), (beacon.write(BEN), OTHER))
    hear(air, seeker, 1.0, (beacon.write(changed(ANA, name="Ana 2", taken=3)), HOME))
    assert names(seeker.found()) == ["Ana 2", "Ben"]
    assert seeker.found()[0].table.taken == 3


def test_a_goodbye_counts_only_from_where_the_table_is(air, seeker):
    bye = beacon.write(ANA, leaving=True)
    hear(air, seeker, 0.0, (beacon.write(ANA), HOME))
    assert hear(air, seeker, 1.0, (bye, OTHER))
    assert hear(air, seeker, 1.0, (beacon.write(changed(ANA, instance=b"another!"), leaving=True), HOME))
    assert hear(air, seeker, 1.0, (bye, HOME)) == []
    assert hear(air, seeker, 1.0, (bye, HOME)) == []


def test_an_echo_after_the_goodbye_is_not_believed(air, seeker):
    hear(air, seeker, 0.0, (beacon.write(ANA), HOME))
    assert hear(air, seeker, 1.0, (beacon.write(ANA, leaving=True), HOME), (beacon.write(ANA), HOME)) == []
    back = changed(ANA, instance=b"another!")
    assert len(hear(air, seeker, 1.5, (beacon.write(back), HOME))) == 1
    hear(air, seeker, 2.0, (beacon.write(back, leaving=True), HOME))
    assert len(hear(air, seeker, 4.1, (beacon.write(back), HOME))) == 1


def test_all_addresses_are_kept_while_they_are_heard_of(air, seeker):
    hear(air, seeker, 0.0, (beacon.write(ANA), HOME), (beacon.write(ANA), "10.0.0.5"))
    assert hear(air, seeker, 9.0, (beacon.write(ANA), "10.0.0.5"))[0][1] == ("192.168.1.5:40123", "10.0.0.5:40123")
    assert hear(air, seeker, 16.0)[0][1] == ("10.0.0.5:40123",)


def test_a_host_that_has_come_back_is_tried_where_it_is_now(air, seeker):
    hear(air, seeker, 0.0, (beacon.write(ANA), HOME))
    back = changed(ANA, instance=b"another!", port=40999)
    assert hear(air, seeker, 1.0, (beacon.write(back), HOME))[0][1] == ("192.168.1.5:40999",)


def test_a_host_that_has_come_back_elsewhere_is_found_there(air, seeker):
    """Anybody may say that it has: where it was goes first until it is silent there."""
    hear(air, seeker, 0.0, (beacon.write(ANA), HOME))
    back = changed(ANA, instance=b"another!", port=40999)
    assert hear(air, seeker, 10.0, (beacon.write(back), OTHER))[0][1] == ("192.168.1.5:40123", "192.168.1.6:40999")
    assert hear(air, seeker, 15.1)[0][1] == ("192.168.1.6:40999",)


# What liars say

LIAR = "192.168.1.66"


def test_who_announces_anothers_table_takes_neither_its_name_nor_its_first_address(air, seeker):
    hear(air, seeker, 0.0, (beacon.write(ANA), HOME))
    for instance in (ANA.instance, b"another!"):
        lie = changed(ANA, name="Eve", instance=instance, game="help_me", taken=4, port=666)
        found = hear(air, seeker, 1.0, (beacon.write(lie), LIAR), (beacon.write(ANA), HOME))
        assert found == [("Ana", ("192.168.1.5:40123", "192.168.1.66:666"), 1.0)]
        assert seeker.found()[0].table == ANA


def test_who_announces_anothers_table_cannot_say_goodbye_for_it(air, seeker):
    hear(air, seeker, 0.0, (beacon.write(ANA), HOME), (beacon.write(ANA), LIAR))
    found = hear(air, seeker, 1.0, (beacon.write(ANA, leaving=True), LIAR))
    assert found == [("Ana", ("192.168.1.5:40123",), 0.0)]


def test_a_few_devices_that_announce_many_tables_do_not_hide_the_others(air, seeker):
    lies = rooms(40, first=100)
    hear(air, seeker, 0.0, *[(packed, f"10.0.0.{n % 4}") for n, packed in enumerate(lies)])
    assert len(seeker.found()) == nearby.TABLES
    hear(air, seeker, 1.0, (beacon.write(ANA), HOME), (beacon.write(BEN), OTHER))
    assert {"Ana", "Ben"} <= {found.table.name for found in seeker.found() if found.addresses[0].startswith("192")}
    assert len(seeker.found()) == nearby.TABLES
    hear(air, seeker, 2.0, *[(packed, f"10.0.0.{n % 4}") for n, packed in enumerate(rooms(40, first=200))])
    assert sum(found.addresses[0].startswith("192") for found in seeker.found()) == 2, "and they stay"


def test_far_ones_are_not_heard(air, seeker):
    assert hear(air, seeker, 0.0, *((beacon.write(ANA), ip) for ip in ("8.8.8.8", "172.32.0.1", "0.0.0.0"))) == []


def test_on_loopback_only_this_device_is_heard(air, later):
    seeker = later(Seeker(loopback=True))
    assert hear(air, seeker, 0.0, (beacon.write(ANA), HOME)) == []
    assert hear(air, seeker, 0.0, (beacon.write(ANA), "127.0.0.1"))


def rooms(count, first=0):
    return [beacon.write(changed(ANA, room=n.to_bytes(8, "big"))) for n in range(first, first + count)]


def test_one_device_has_few_tables_and_all_have_not_many(air, seeker):
    assert len(hear(air, seeker, 0.0, *((packed, HOME) for packed in rooms(40)))) == nearby.EACH
    many = [(packed, f"10.0.0.{n}") for n, packed in enumerate(rooms(100, first=100))]
    assert len(hear(air, seeker, 0.0, *many)) == nearby.TABLES
    assert seeker.found()[0].addresses == ("192.168.1.5:40123",)


def test_one_table_has_few_addresses(air, seeker):
    hear(air, seeker, 0.0, *((beacon.write(ANA), f"10.0.0.{n}") for n in range(100)))
    assert len(seeker.found()[0].addresses) == nearby.ADDRESSES


def test_who_floods_is_not_listened_to(air, seeker, monkeypatch):
    seen = []
    monkeypatch.setattr(beacon, "read", lambda packed: seen.append(packed) or Beacon("pichenette", ANA, False))
    hear(air, seeker, 0.0, *[(b"x", HOME)] * 1000)
    assert len(seen) == 48
    hear(air, seeker, 0.0, (b"x", OTHER))
    assert len(seen) == 49
    hear(air, seeker, 1.0, *[(b"x", HOME)] * 1000)
    assert len(seen) == 49 + 16


def test_a_flood_is_read_in_parts(air, seeker):
    air.heard = [(b"x", HOME)] * 1000
    seeker.work(0.0)
    assert len(air.heard) == 1000 - nearby.PATIENCE


def test_rubbish_is_ignored_and_leaves_nothing_behind(air, seeker):
    chance = random.Random(7)
    good = [beacon.write(ANA), beacon.write(BEN, leaving=True), *rooms(3)]

    def rubbish():
        kind = chance.randrange(4)
        packed = bytearray(chance.choice(good))
        if kind == 0:
            return chance.randbytes(chance.randrange(302))
        if kind == 1:
            for _ in range(chance.randrange(1, 6)):
                packed[chance.randrange(len(packed))] = chance.randrange(256)
        elif kind == 2:
            del packed[chance.randrange(len(packed)) :]
        else:
            at = chance.randrange(len(packed))
            packed[at:at] = chance.randbytes(chance.randrange(1, 200))
        return bytes(packed[: LONGEST + 1])

    def flood(count, now):
        for n in range(0, count, 20):
            ips = (f"10.{chance.randrange(256)}.{chance.randrange(256)}.{chance.randrange(256)}" for _ in range(20))
            hear(air, seeker, now + n / 1000, *((rubbish(), ip) for ip in ips))
            for found in seeker.found():
                assert found.table.name == clean(found.table.name)
        assert len(seeker.found()) <= nearby.TABLES
        assert len(seeker._pace._left) <= 256

    tracemalloc.start()
    try:
        flood(10_000, 0.0)  # by then it knows as many tables and addresses as it ever will
        gc.collect()
        before = tracemalloc.get_traced_memory()[0]
        flood(10_000, 10.0)
        gc.collect()
        grown = tracemalloc.get_traced_memory()[0] - before
    finally:
        tracemalloc.stop()
    assert grown < 30_000
    seeker.work(1000.0)
    seeker.work(1001.0)
    assert seeker.found() == ()
    assert seeker._left == {}


# On the loopback interface


def test_found_by_beacon_on_loopback(no_zeroconf, later):
    """At once: as long as time stands still, nothing is said that is not said at once."""
    seeker, announcer = later(Seeker()), later(Announcer(ANA))
    seeker.work(0.0)  # from now on it hears
    until(seeker, bool, announcer, at=0.0)
    assert seeker.found()[0].addresses == ("127.0.0.1:40123",)
    announcer.update(changed(ANA, taken=3))
    until(seeker, lambda found: found[0].table.taken == 3, announcer, at=0.0)
    announcer.close()
    until(seeker, lambda found: not found, at=0.0)


def test_two_look_on_one_device(no_zeroconf, later):
    seekers, announcer = [later(Seeker()), later(Seeker())], later(Announcer(ANA))
    for each in seekers:
        until(each, bool, announcer)


def test_real_rubbish_is_survived(no_zeroconf, later):
    seeker, announcer = later(Seeker()), later(Announcer(ANA))
    seeker.work(0.0)
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as sock:
        for size in (0, 1, 300, 301, 9000, 60_000):
            sock.sendto(b"\x93" * size, ("127.0.0.1", beacon.PORT))
    until(seeker, bool, announcer)
    assert names(seeker.found()) == ["Ana"]


def test_found_by_zeroconf_on_loopback(no_beacon, later):
    seeker = later(Seeker())
    announcer = later(Announcer(ANA))
    assert until(seeker, bool) < 5
    (found,) = seeker.found()
    assert found.table == ANA
    assert found.addresses[0] == "127.0.0.1:40123"
    assert all(address in ("127.0.0.1:40123", "[::1]:40123") for address in found.addresses)
    announcer.update(changed(ANA, taken=3))
    assert until(seeker, lambda found: found[0].table.taken == 3) < 5
    announcer.close()
    assert until(seeker, lambda found: not found) < 5


def test_who_looks_later_finds_it_too(no_beacon, later):
    announcer = later(Announcer(ANA))
    time.sleep(1.5)
    assert announcer
    assert until(later(Seeker()), bool) < 5


def test_a_silent_table_answers_when_asked(no_beacon, later, monkeypatch):
    monkeypatch.setattr(bonjour, "ASKED", 0.5)
    seeker, _ = later(Seeker()), later(Announcer(ANA))
    until(seeker, bool)
    time.sleep(2)
    seeker.work(now := time.monotonic())
    first = seeker.found()[0].seen
    until(seeker, lambda found: found[0].seen > first)
    assert seeker.found()[0].seen >= now


def test_what_is_not_right_is_not_found_by_zeroconf(no_beacon, later, monkeypatch, caplog):
    monkeypatch.setattr(bonjour, "ASKED", 0.5)

    def entry(name, said, *at):
        name = name or ANA.room.hex() + ANA.instance.hex()
        properties = {} if said is None else {b"t": said}
        at = list(at or ["127.0.0.1"])
        ours = f"{name}-{ANA.room.hex()}.local."
        return ServiceInfo(mdns.KIND, f"{name}.{mdns.KIND}", 40123, 0, 0, properties, ours, parsed_addresses=at)

    def named(number):
        return f"{number:032x}"

    def table(number):
        ids = bytes.fromhex(named(number))
        return beacon.write(changed(ANA, room=ids[:8], instance=ids[8:], name=str(number)))

    wrong = [
        entry("not-hexadecimal", beacon.write(ANA)),
        entry(named(1)[:-2], table(1)),
        entry(named(2) + "00", table(2)),
        entry(named(3), None),
        entry(named(4), b"rubbish"),
        entry(named(5), table(6)),
        entry(named(7), table(7), "8.8.8.8"),
        entry(named(8), table(8), "192.168.1.5", "2001:db8::1"),
    ]
    with contextlib.closing(Zeroconf(interfaces=["127.0.0.1"])) as responder:
        for each in (*wrong, entry(None, beacon.write(ANA), "8.8.8.8", "127.0.0.1", "192.168.1.5", "fe80::1")):
            responder.loop.call_soon_threadsafe(responder.registry.async_add, each)
        seeker = later(Seeker())
        until(seeker, bool)
        for _ in range(2):  # until all have answered again, and once more
            seen = seeker.found()[0].seen
            until(seeker, lambda found, seen=seen: found[0].seen > seen)
    assert [(each.table.name, each.addresses) for each in seeker.found()] == [("Ana", ("127.0.0.1:40123",))]
    assert caplog.records == []


def test_closing_does_not_wait(later):
    seeker, announcer = later(Seeker()), later(Announcer(ANA))
    until(seeker, bool, announcer)
    began = time.monotonic()
    seeker.close()
    announcer.close()
    assert time.monotonic() - began < 0.1


def test_without_zeroconf_beacons_are_enough(monkeypatch, later):
    monkeypatch.setitem(sys.modules, "zeroconf", None)
    monkeypatch.delitem(sys.modules, "core.session.discovery.mdns", raising=False)
    seeker, announcer = later(Seeker()), later(Announcer(ANA))
    seeker.work(0.0)
    until(seeker, bool, announcer, at=0.0)


# Between two namespaces

PUBLIC = "203.0.113"  # for documentation; a link like that of a campus or a container

cable = pytest.mark.skipif(bool(NO_CABLE), reason=NO_CABLE or "-")


@cable
@pytest.mark.parametrize(
    ("way", "net"),
    [("beacon", "10.99.0"), ("zeroconf", "10.99.0"), ("both", "10.99.0"), ("beacon", PUBLIC), ("zeroconf", PUBLIC)],
)
def test_found_over_a_cable_and_reached(way, net):
    with Cable(net) as made:
        host = made.start(0, "host", way)
        _, listener = told(host)
        guest = made.start(1, "guest", way)
        _, seconds, name, found = told(guest)
        assert seconds < 10
        assert name == "Ana"
        assert found[0] == listener[0]
        assert found[0].startswith(f"{net}.1:")
        assert len(listener) == 1 + Path("/proc/net/if_inet6").exists()  # link-local IPv6 as well, where there is IPv6
        assert told(guest) == ["echo", "bonjour"]
        host.stdin.write(b"leave\n")
        host.stdin.flush()
        assert told(host) == ["left"]
        word, seconds = told(guest)
        assert word == "gone"
        assert seconds < 5
        assert host.wait(10) == 0
        assert guest.wait(10) == 0


@cable
def test_a_match_between_two_whose_only_addresses_are_public():
    """By the command line: it says where it is, an invitation to there, and whoever is on the link comes."""
    with Cable(PUBLIC) as made:
        words = ("--seats", "random,remote", "--seed", "1")
        host = made.start(0, "host", "help_me", *words, module="core")
        code, address = (host.stdout.readline().decode().strip() for _ in range(2))
        assert address.startswith(f"{PUBLIC}.1:")
        lines = iter(lambda: host.stdout.readline().decode().strip(), "")
        assert address in next(line for line in lines if line.startswith("pichenette://"))
        join = made.start(
            1, "join", address, code.removeprefix("code "), "--bot", "random", "--seed", "1", module="core"
        )
        ends = [json.loads(one.communicate(timeout=60)[0].splitlines()[-1]) for one in (host, join)]
        assert ends[0]["outcome"] == ends[1]["outcome"] is not None


@cable
def test_on_loopback_nothing_goes_over_the_cable():
    with Cable() as made:
        asking = made.start(1, "guest", "both")  # and nobody there is answered
        _, frames, found, listeners = told(made.start(0, "leak", "loopback"))
        assert frames == 0
        assert set(found) == {"127.0.0.1:40123", "[::1]:40123"}
        assert {read(address)[0] for address in listeners} <= {"127.0.0.1", "::1"}
        assert asking.poll() is None
    with Cable() as made:  # the sniffer does see what goes
        _, frames, found, listeners = told(made.start(0, "leak", "cable"))
        assert frames > 5
        assert found == ["10.99.0.1:40123"]
        assert "127.0.0.1" not in " ".join(listeners)
