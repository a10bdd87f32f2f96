"""Wires, doors and dialling over TCP, all on the loopback interface."""

import contextlib
import random
import selectors
import socket
import sys
import threading
import time

import pytest

from core.packing import Unreadable
from core.session.link import addresses, tcp
from core.session.link.addresses import is_near, read, write
from core.session.link.rate import Pace
from core.session.link.tcp import BACKLOG, PIECE, TcpListener, TcpWire, dial, wait
from core.session.link.wire import Gone, Listener, Pipe, Wire


@pytest.fixture(autouse=True)
def _nothing_leaves(monkeypatch):
    monkeypatch.setenv("PICHENETTE_LOOPBACK", "1")


@pytest.fixture
def later():
    """Closes what is handed to it."""
    with contextlib.ExitStack() as stack:
        yield lambda thing: stack.enter_context(contextlib.closing(thing))


@pytest.fixture
def listener(later):
    return later(TcpListener())


@pytest.fixture
def ends(listener, later):
    """A connected guest, and the host's wire to it."""
    guest = later(connect(listener.addresses[0]))
    wait([listener], 5)
    return guest, later(listener.accept())


def connect(address):
    dialling = dial(address)
    while (wire := dialling.poll()) is None:
        wait([dialling], 1)
    return wire


def gone(wire, within=5.0):
    """All that it still reads, and why it ended."""
    come, until = b"", time.monotonic() + within
    while time.monotonic() < until:
        try:
            come += wire.receive()
        except Gone as end:
            return come, str(end)
        wait([wire], 0.1)
    raise AssertionError("not gone")


def failure(dialling):
    """Why nobody answers."""
    while True:
        try:
            assert dialling.poll() is None
        except Gone as end:
            return str(end)
        wait([dialling], 0.05)


def is_open(guest):
    """Whether the other side has let it in, a moment later."""
    wait([guest], 0.1)
    try:
        guest.receive()
    except Gone:
        return False
    return True


# Wires


def test_wires_and_doors_are_what_a_session_takes(listener, ends):
    guest, host = ends
    a_door: Listener = listener
    wires: list[Wire] = [guest, host]
    assert a_door.addresses
    assert all(wire.patience == 9 and wire.backlog == 0 for wire in wires)
    assert guest.where == listener.addresses[0]
    assert read(host.where)[0] == "127.0.0.1"


def test_much_is_echoed_whole(ends):
    guest, host = ends
    for wire in ends:  # so little room that much goes only in part
        ((sock, _),) = wire.watch()
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 65_536)
    said, heard, sent, in_part = random.Random(7).randbytes(5_000_000), b"", 0, False
    while len(heard) < len(said):
        if guest.backlog == 0 and sent < len(said):
            guest.send(said[sent : sent + 100_000])
            in_part |= 0 < guest.backlog < 100_000
            sent += 100_000
        host.send(host.receive())
        heard += (piece := guest.receive())
        assert len(piece) <= PIECE
        wait([guest, host], 0.1)
    assert heard == said
    assert in_part


def test_what_is_sent_byte_by_byte_is_read_byte_by_byte(ends, monkeypatch):
    guest, host = ends
    monkeypatch.setattr(tcp, "PIECE", 1)
    for n in range(100):
        guest.send(bytes([n]))
    come = []
    while len(come) < 100:
        wait([host], 1)
        come.append(host.receive())
    assert come == [bytes([n]) for n in range(100)]


def test_small_things_go_at_once(ends):
    for wire in ends:
        ((sock, _),) = wire.watch()
        assert sock.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
        assert sock.getsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE)
        assert sock.gettimeout() == 0


def test_nothing_has_come_yet(ends):
    assert ends[0].receive() == b""


def test_what_came_before_the_end_is_read(ends):
    guest, host = ends
    guest.send(b"x" * 100_000)
    guest.send(b"bye")
    guest.close()
    assert gone(host) == (b"x" * 100_000 + b"bye", "closed")
    with pytest.raises(Gone):
        host.receive()


def test_a_last_word_arrives_though_something_was_left_unread(ends):
    guest, host = ends
    host.send(b"not read by the guest")
    wait([guest], 1)
    guest.send(b"bye")
    guest.close()
    assert gone(host) == (b"bye", "closed")
    assert gone(guest) == (b"not read by the guest", "closed")


def die(wire):
    """As if its device had restarted: it takes back even what is on the way."""
    ((sock, _),) = wire.watch()
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")
    sock.close()


def test_a_peer_that_dies_is_gone(ends):
    guest, host = ends
    die(guest)
    wait([host], 1)
    with pytest.raises(Gone, match="lost"):
        host.receive()
    assert host.closed


def test_a_peer_that_dies_is_noticed_when_sending(ends):
    guest, host = ends
    die(guest)
    wait([host], 1)
    host.send(b"into the void")
    assert host.closed
    assert host.backlog == 0
    host.send(b"and again")
    assert gone(host) == (b"", "lost")


def test_after_the_end_sending_does_nothing(ends):
    guest, host = ends
    guest.close()
    guest.close()
    guest.send(b"x")
    assert guest.backlog == 0
    assert gone(host) == (b"", "closed")


def test_who_does_not_read_is_cut_off(ends):
    guest, host = ends
    most = 0
    for _ in range(10_000):
        host.send(b"x" * 16_384)
        most = max(most, host.backlog)
        if host.closed:
            break
    assert 0 < most <= BACKLOG
    assert gone(host) == (b"", "backlog")
    assert gone(guest)[1] in ("closed", "lost")


def test_an_end_keeps_only_so_much(ends):
    guest, host = ends
    for _ in range(200):
        guest.send(b"x" * 16_384)
        if guest.backlog:
            break
    host.close()
    assert len(gone(host)[0]) <= tcp.LAST + PIECE


# Doors


def test_a_door_says_where_it_is(listener):
    assert listener.addresses[0] == f"127.0.0.1:{listener.port}"
    assert listener.accept() is None


def test_a_door_notices_another_network(later, monkeypatch):
    now, here = [0.0], ["192.168.1.9"]
    monkeypatch.setattr(tcp, "own", lambda loopback: tuple(here))
    listener = later(TcpListener(clock=lambda: now[0]))
    here.insert(0, "192.168.43.1")
    now[0] = 4.0
    listener.accept()
    assert listener.addresses == (f"192.168.1.9:{listener.port}",)
    now[0] = 5.0
    listener.accept()
    assert listener.addresses == (f"192.168.43.1:{listener.port}", f"192.168.1.9:{listener.port}")


def test_guests_come_by_ipv6_too(listener, later):
    if len(listener.addresses) < 2:
        pytest.skip("no IPv6 here")
    guest = later(connect(listener.addresses[1]))
    wait([listener], 1)
    host = later(listener.accept())
    assert guest.where == f"[::1]:{listener.port}"
    assert host.where.startswith("[::1]:")


def test_the_parameter_keeps_it_on_loopback_as_well(monkeypatch, later):
    monkeypatch.delenv("PICHENETTE_LOOPBACK")
    listener = later(TcpListener(loopback=True))
    for sock, _ in listener.watch():
        assert sock.getsockname()[0] in ("127.0.0.1", "::1")
        if sock.family == socket.AF_INET6:  # or it would be in the way of IPv4's
            assert sock.getsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY)
    assert failure(dial("10.0.0.1:80", loopback=True)) == "unreachable"


def test_after_a_pause_the_door_is_where_it_was(later):
    first = TcpListener()
    guest = later(connect(first.addresses[0]))
    wait([first], 1)
    host = first.accept()
    host.close()  # the side that closes first keeps the port busy for a minute, were it not for SO_REUSEADDR
    first.close()
    assert first.accept() is None
    assert gone(guest)[1] == "closed"
    again = later(TcpListener(first.port))
    assert again.addresses == first.addresses
    later(connect(again.addresses[0]))
    wait([again], 1)
    later(again.accept())


def test_a_port_in_use_is_refused(listener):
    with pytest.raises(OSError, match="in use"):
        TcpListener(listener.port)


class Knocking:
    """A listening socket where they knock whom the test names."""

    family = socket.AF_INET

    def __init__(self, *ips):
        self.ips = list(ips)
        self.others = []

    def accept(self):
        if not self.ips:
            raise BlockingIOError
        here, other = socket.socketpair()
        self.others.append(other)
        return here, (self.ips.pop(0), 5000)

    def close(self):
        for other in self.others:
            other.close()


def knock(later, now, *ips):
    """A door, and the addresses it lets in of those that knock."""
    listener = later(TcpListener(clock=lambda: now[0]))
    listener.close()
    listener._socks = [Knocking(*ips)]
    return listener


def let_in(listener, later):
    come = []
    while (wire := listener.accept()) is not None:
        come.append(read(later(wire).where)[0])
    return come


def test_far_ones_are_closed_at_once(later, monkeypatch):
    we_are_at(monkeypatch, ("192.168.1.9", 24))
    listener = knock(later, [0.0], "8.8.8.8", "192.168.1.5", "172.32.0.1", "100.64.0.1", "2001:db8::1", "fe80::1%lo")
    assert let_in(listener, later) == ["192.168.1.5", "100.64.0.1", "fe80::1%lo"]
    assert listener._socks[0].others[0].recv(1) == b""


def test_an_address_knocks_once_a_second(later):
    now = [0.0]
    listener = knock(later, now)

    def come(ip, times):
        listener._socks[0].ips = [ip] * times
        return len(let_in(listener, later))

    assert come("192.168.1.5", 10) == 4
    assert come("192.168.1.6", 2) == 2
    now[0] = 1.0
    assert come("192.168.1.5", 10) == 1
    now[0] = 3.5
    assert come("192.168.1.5", 10) == 2
    now[0] = 1000.0
    assert come("192.168.1.5", 10) == 4
    assert come("127.0.0.1", 10) == 10, "this device itself"
    assert come("127.0.0.2", 10) == 4


def test_a_crowd_at_the_door_is_looked_at_in_parts(later):
    listener = knock(later, [0.0], *["8.8.8.8"] * 2 * tcp.KNOCKS, "192.168.1.5")
    assert listener.accept() is None
    assert len(listener._socks[0].ips) > tcp.KNOCKS
    while listener._socks[0].ips:
        wire = listener.accept()
    assert later(wire).where == "192.168.1.5:5000"


def test_a_pace_forgets_the_oldest():
    pace = Pace(rate=1, burst=1, kept=3)
    assert all(pace.allows(str(n), 0.0) for n in range(1000))
    assert len(pace._left) == 3
    assert not pace.allows("999", 0.5)
    assert pace.allows("999", 1.6)


# Dialling


def test_nobody_listens():
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port = taken.getsockname()[1]
        dialling = dial(f"127.0.0.1:{port}")
        assert failure(dialling) == "refused"
        with pytest.raises(Gone, match="refused"):
            dialling.poll()


def test_nobody_answers(later):
    with contextlib.ExitStack() as stack:
        deaf = stack.enter_context(socket.socket())
        deaf.bind(("127.0.0.1", 0))
        deaf.listen(0)
        address = write(*deaf.getsockname())
        for _ in range(3):  # then its queue is full
            early = stack.enter_context(socket.socket())
            early.setblocking(False)
            early.connect_ex(deaf.getsockname())
        began = time.monotonic()
        assert failure(dial(address, timeout=0.3)) == "timeout"
        assert 0.25 < time.monotonic() - began < 2


def test_dialling_is_given_up(listener):
    dialling = dial(listener.addresses[0])
    dialling.close()
    with pytest.raises(Gone):
        dialling.poll()
    dial(listener.addresses[0], timeout=60).close()


def test_a_wire_is_given_once(listener, later):
    dialling = dial(listener.addresses[0])
    while (wire := dialling.poll()) is None:
        wait([dialling], 1)
    later(wire)
    with pytest.raises(Gone):
        dialling.poll()
    dialling.close()
    assert not wire.closed


def test_nobody_is_called_but_this_device(monkeypatch):
    asked = []
    monkeypatch.setattr(socket.socket, "connect_ex", lambda *_: pytest.fail("called"))
    monkeypatch.setattr(socket, "getaddrinfo", lambda *what, **_: asked.append(what) or [])
    for address in ("192.168.1.20:40123", "8.8.8.8:53", "[fe80::1%eth0]:40123", "ana.local:40123"):
        assert failure(dial(address)) == "unreachable"
    assert asked == []


def test_a_far_one_is_not_called(monkeypatch):
    we_are_at(monkeypatch, ("192.168.1.9", 24))
    monkeypatch.delenv("PICHENETTE_LOOPBACK")
    monkeypatch.setattr(socket.socket, "connect_ex", lambda *_: pytest.fail("called"))
    assert failure(dial("8.8.8.8:53")) == "unreachable"
    assert failure(dial("[fe80::1%nowhere]:40123")) == "unreachable"


def test_local_names_are_looked_up_beside(listener, monkeypatch, later):
    monkeypatch.delenv("PICHENETTE_LOOPBACK")

    known, threads = threading.Event(), []

    def slowly(host, *_, **__):
        threads.append(threading.current_thread())
        if not known.wait(10) or host == "nobody.local":
            raise socket.gaierror
        there = {"ana.local": "127.0.0.1", "far.local": "8.8.8.8"}[host]
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("9.9.9.9", 0)), (socket.AF_INET, 1, 6, "", (there, 0))]

    monkeypatch.setattr(socket, "getaddrinfo", slowly)
    dialling = dial(f"Ana.local:{listener.port}")
    assert dialling.poll() is None, "nobody waits for the answer"
    known.set()
    while (wire := dialling.poll()) is None:
        wait([dialling], 1)
    assert later(wire).where == listener.addresses[0]
    assert failure(dial("nobody.local:1")) == "unreachable"
    assert failure(dial("far.local:1")) == "unreachable"
    known.clear()
    assert failure(dial("ana.local:1", timeout=0.02)) == "timeout"
    while len(threads) < 4:
        time.sleep(0.01)
    known.set()
    for thread in threads:
        assert thread is not threading.current_thread()
        thread.join(10)


def test_nobody_reaches_themselves(monkeypatch):
    """On one device, a call to a port where nobody listens may by chance be made from that very port."""
    made = []

    class Own(socket.socket):
        def connect_ex(self, there):
            self.bind(there)
            made.append(there)
            return super().connect_ex(there)

    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    monkeypatch.setattr(socket, "socket", Own)
    assert failure(dial(f"127.0.0.1:{port}")) == "refused"
    assert made == [("127.0.0.1", port)]


# Waiting


def test_waiting_ends_when_something_comes(ends):
    guest, host = ends
    began = time.monotonic()
    wait([host], 0.2)
    assert time.monotonic() - began > 0.15
    guest.send(b"x")
    began = time.monotonic()
    wait([host], 5)
    assert time.monotonic() - began < 1


def test_waiting_for_what_cannot_tell_is_short(ends):
    for things in ([Pipe()], [ends[0], Pipe()], [TcpWire(socket.socket(), "closed")]):
        for thing in things[-1:]:
            if isinstance(thing, TcpWire):
                thing.close()
        began = time.monotonic()
        wait(things, 5)
        assert time.monotonic() - began < 1


def test_who_has_something_to_send_waits_for_room(ends):
    guest, host = ends
    for _ in range(10_000):
        host.send(b"x" * 65_536)
        if host.backlog:  # until it stays so
            time.sleep(0.02)
            assert host.receive() == b""
            if host.backlog:
                break
    left = host.backlog
    assert left
    ((_, events),) = host.watch()
    assert events == selectors.EVENT_READ | selectors.EVENT_WRITE
    began = time.monotonic()
    wait([host], 0.2)
    assert time.monotonic() - began > 0.15
    while host.backlog:
        guest.receive()
        host.receive()
        wait([guest, host], 0.1)
    ((_, events),) = host.watch()
    assert events == selectors.EVENT_READ


# Addresses


def we_are_at(monkeypatch, *here):
    """This device's addresses, with the lengths of their networks' prefixes."""
    addresses._subnets.cache_clear()
    monkeypatch.setattr(addresses, "_interfaces", lambda: list(here))


@pytest.mark.parametrize(
    "ip",
    [
        *("192.168.1.20", "10.0.0.1", "10.255.255.255", "172.16.0.1", "172.31.255.255", "169.254.7.7"),
        *("127.0.0.1", "127.8.8.8", "100.64.0.1", "100.127.255.255", "fe80::1", "fe80::1%wlan0", "febf::1"),
        *("fc00::1", "fd12:3456::1", "::1", "::ffff:192.168.1.20"),
    ],
)
def test_near(ip):
    assert is_near(ip)


@pytest.mark.parametrize(
    "ip",
    [
        *("8.8.8.8", "172.15.255.255", "172.32.0.1", "192.167.1.1", "192.169.1.1", "11.0.0.1"),
        *("100.63.255.255", "100.128.0.0", "0.0.0.0", "169.253.1.1", "224.0.0.1", "255.255.255.255"),
        *("192.0.2.1", "198.18.0.1", "2001:db8::1", "2a00::1", "fec0::1", "ff02::1", "::", "::ffff:8.8.8.8"),
        *("64:ff9b::a00:1", "ana.local", "nonsense", "192.168.1", "192.168.1.020"),
        "",
    ],
)
def test_far(ip, monkeypatch):
    we_are_at(monkeypatch, ("192.168.1.9", 24), ("203.0.113.9", 24))
    assert not is_near(ip)


@pytest.mark.parametrize(
    ("ip", "near"),
    [
        *(("203.0.113.1", True), ("203.0.113.254", True), ("::ffff:203.0.113.7", True), ("203.0.114.1", False)),
        *(("198.51.100.9", False), ("198.51.100.8", False), ("8.8.8.8", False)),  # one alone, and half the world
        *(("2001:db8:1:2::77", True), ("2001:db8:1:3::77", False), ("2a00::8", False)),
    ],
)
def test_near_is_what_lies_in_a_network_of_ours(ip, near, monkeypatch):
    here = [("203.0.113.9", 24), ("198.51.100.9", 32), ("8.0.0.1", 5), ("2001:db8:1:2::1", 64), ("2a00::7", 16)]
    we_are_at(monkeypatch, *here)
    assert is_near(ip) is near


def test_a_public_address_is_told_where_there_is_no_private_one(monkeypatch):
    """On a campus, in a container; the private ones of IPv6 alone do not do, for a guest may not have it."""
    we_are_at(
        monkeypatch, ("127.0.0.1", 8), ("203.0.113.9", 24), ("fd00::9", 64), ("2a00::7", 64), ("fe80::5%eth0", 64)
    )
    assert addresses.own() == ("203.0.113.9", "fd00::9", "2a00::7", "fe80::5%eth0")
    assert [str(net) for net in addresses.networks()] == ["203.0.113.9/24"]
    we_are_at(monkeypatch, ("203.0.113.9", 32), ("127.0.0.1", 8))
    assert addresses.own() == (), "nobody else is on such a link"


@pytest.mark.parametrize(
    ("text", "ip", "port"),
    [
        ("192.168.1.20:40123", "192.168.1.20", 40123),
        (" 192.168.1.20:1\n", "192.168.1.20", 1),
        ("[fe80::1%wlan0]:40123", "fe80::1%wlan0", 40123),
        ("[FE80:0:0::1]:65535", "fe80::1", 65535),
        ("[::1]:80", "::1", 80),
        ("Anas-iPhone.local:40123", "anas-iphone.local", 40123),
    ],
)
def test_addresses_are_read(text, ip, port):
    assert read(text) == (ip, port)
    assert read(write(ip, port)) == (ip, port)


@pytest.mark.parametrize(
    "text",
    [
        *("", ":", ":80", "192.168.1.20", "192.168.1.20:", "192.168.1.20:0", "192.168.1.20:65536", "192.168.1.20:080"),
        *(
            "192.168.1.20:-1",
            "192.168.1.20:+1",
            "192.168.1.20: 80",
            "192.168.1.20:٨٠",
            "192.168.1.256:80",
            "192.168.1:80",
        ),
        *(
            "192.168.01.20:80",
            "3232235796:80",
            "0x7f.0.0.1:80",
            "fe80::1:80",
            "[fe80::1]80",
            "[fe80::1]",
            "[192.168.1.20]:80",
        ),
        *(
            "[fe80::1%]:80",
            "[fe80::1%a/b]:80",
            "[fe80::g]:80",
            "example.com:80",
            "local:80",
            ".local:80",
            "a..local:80",
        ),
        *("-a.local:80", "a.local.:80", "ana local:80", "localhost:80", "http://192.168.1.20:80", "192.168.1.20:80/x"),
        *(
            "a" * 64 + ".local:80",
            "x" * 100_000,
            "[" + ":" * 100_000,
            "a." * 50_000 + "local:80",
            "1:2:3",
            "\0.local:80",
        ),
    ],
)
def test_nothing_else_is_an_address(text):
    with pytest.raises(Unreadable):
        read(text)
    with pytest.raises(Unreadable):
        dial(text)


def test_own_addresses_are_near_and_private_ones_first(monkeypatch):
    here = [
        *(
            ("fe80::5%wlan0", 64),
            ("169.254.9.9", 16),
            ("100.65.1.1", 10),
            ("8.8.4.4", 24),
            ("127.0.0.1", 8),
            ("::1", 128),
        ),
        *(("10.1.2.3", 8), ("192.168.1.9", 24), ("fd00::9", 64), ("172.20.10.1", 28), ("2a00::7", 64)),
    ]
    monkeypatch.setattr(addresses, "_interfaces", lambda: here)
    assert addresses.own() == (
        *("192.168.1.9", "172.20.10.1", "10.1.2.3", "fd00::9", "100.65.1.1", "169.254.9.9", "fe80::5%wlan0"),
    )
    assert addresses.own(loopback=True) == ("127.0.0.1", "::1")
    assert {str(net) for net in addresses.networks()} == {
        *("100.65.1.1/10", "10.1.2.3/8", "169.254.9.9/16", "172.20.10.1/28", "192.168.1.9/24"),
    }
    assert addresses.networks(loopback=True) == (addresses.LOOPBACK,)


def test_own_addresses_are_guessed_where_they_cannot_be_listed(monkeypatch):
    monkeypatch.setitem(sys.modules, "ifaddr", None)
    for ip, prefix in addresses._interfaces():
        assert prefix == 32
        socket.inet_aton(ip)
