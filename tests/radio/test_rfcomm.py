"""A desktop's Bluetooth sockets, stood in for by loopback ones that know addresses and channels."""

import contextlib
import hashlib
import random
import socket
import time

import pytest

from core.packing import Unreadable
from core.session.link import rfcomm
from core.session.link.wire import Gone
from mobile.device import bluetooth

HOST = "bt:AA:00:00:00:00:01"
GUESTS = ["bt:AA:00:00:00:00:02", "bt:AA:00:00:00:00:03", "bt:AA:00:00:00:00:04"]


class Ether:
    """Which device sits here, and where the others listen."""

    def __init__(self):
        self.here = HOST
        self.listening = {}  # ports by address and channel
        self.calling = {}  # addresses by the port from which they call


class Radio(socket.socket):
    """A loopback socket with the manners of AF_BLUETOOTH."""

    def __init__(self, ether):
        super().__init__(socket.AF_INET, socket.SOCK_STREAM)
        self.setblocking(False)
        self._ether, self._own = ether, rfcomm.plain(ether.here)

    def bind(self, address):
        mac, self._channel = address
        assert mac == "00:00:00:00:00:00"
        if (self._own, self._channel) in self._ether.listening:
            raise OSError("taken")
        super().bind(("127.0.0.1", 0))
        self._ether.listening[self._own, self._channel] = self.getsockname()[1]

    def connect_ex(self, address):
        super().bind(("127.0.0.1", 0))
        self._ether.calling[self.getsockname()[1]] = self._own
        return super().connect_ex(("127.0.0.1", self._ether.listening.get(address, 1)))

    def accept(self):
        sock, (_, port) = super().accept()
        return sock, (self._ether.calling[port], 1)

    def close(self):
        with contextlib.suppress(AttributeError):
            self._ether.listening.pop((self._own, self._channel), None)
        super().close()


@pytest.fixture
def ether(monkeypatch):
    ether = Ether()
    monkeypatch.setattr(rfcomm, "_fresh", lambda: Radio(ether))
    return ether


@pytest.fixture
def listener(ether):
    listener = rfcomm.RfcommListener()
    yield listener
    listener.close()


def until(happened, seconds=20):
    end = time.monotonic() + seconds
    while not (what := happened()):
        assert time.monotonic() < end
        time.sleep(0.001)
    return what


@pytest.fixture
def meet(ether, listener):
    """The ends of a guest and of its host; closed when the test is over."""
    met = []

    def meet(guest):
        ether.here = guest
        dialling = rfcomm.dial(HOST)
        met.append(until(dialling.poll))
        met.append(until(listener.accept))
        with pytest.raises(Gone, match="closed"):
            dialling.poll()
        return met[-2:]

    yield meet
    for wire in met:
        wire.close()


def hear_to_the_end(wire):
    with pytest.raises(Gone) as gone:
        until(lambda: wire.receive() and None)
    return str(gone.value)


def test_a_megabyte_for_each_of_three_guests_at_once(meet):
    pairs = [meet(guest) for guest in GUESTS]
    assert [(guest.where, host.where) for guest, host in pairs] == [(HOST, where) for where in GUESTS]
    assert {wire.patience for pair in pairs for wire in pair} == {15.0}
    words = [random.Random(n).randbytes(1 << 20) for n in range(3)]
    sent, heard = [0] * 3, [bytearray() for _ in GUESTS]

    def all_heard():
        for n, (guest, host) in enumerate(pairs):
            if sent[n] < len(words[n]) and guest.backlog < 64 * 1024:
                guest.send(words[n][sent[n] : sent[n] + 8192])
                sent[n] += 8192
            guest.receive()
            heard[n] += host.receive()
        return all(len(come) == 1 << 20 for come in heard)

    until(all_heard)
    assert [hashlib.sha256(come).digest() for come in heard] == [hashlib.sha256(part).digest() for part in words]


def test_who_goes_is_gone_and_may_come_back(meet, listener):
    guest, host = meet(GUESTS[0])
    host.send(b"bye")
    host.close()
    assert until(guest.receive) == b"bye"
    assert hear_to_the_end(guest) == "closed"
    guest, host = meet(GUESTS[0])
    guest.send(b"again")
    assert until(host.receive) == b"again"


def test_a_guest_comes_in_once(ether, listener, meet):
    guest, host = meet(GUESTS[0])
    second = until(rfcomm.dial(HOST).poll)
    until(lambda: listener.accept() is None)
    assert hear_to_the_end(second) in ("closed", "lost")
    guest.send(b"still here")
    assert until(host.receive) == b"still here"


def test_nobody_listens(ether):
    dialling = rfcomm.dial(HOST)
    with pytest.raises(Gone, match="refused"):
        until(dialling.poll)


def test_who_does_not_answer_is_given_up(ether, monkeypatch):
    now = [0.0]
    monkeypatch.setattr(rfcomm.RfcommDialling, "_answered", lambda self, sock: False)
    dialling = rfcomm.dial(HOST, timeout=5, clock=lambda: now[0])
    assert dialling.poll() is None
    assert dialling.watch() != []
    now[0] = 5.0
    with pytest.raises(Gone, match="timeout"):
        dialling.poll()
    assert dialling.watch() == []


def test_dialling_can_be_given_up(ether, listener):
    dialling = rfcomm.dial(HOST)
    dialling.close()
    with pytest.raises(Gone, match="closed"):
        dialling.poll()


def test_the_channel_is_free_again_once_the_door_is_closed(ether, listener):
    with pytest.raises(OSError, match="taken"):
        rfcomm.RfcommListener()
    listener.close()
    assert listener.accept() is None
    assert listener.watch() == []
    again = rfcomm.RfcommListener()
    again.close()


@pytest.mark.parametrize(
    "text", ["AA:00:00:00:00:01", "bt:AA:00:00:00:00", "bt:AA:00:00:00:00:0G", "bt:", "127.0.0.1:1"]
)
def test_other_addresses_are_unreadable(text):
    with pytest.raises(Unreadable):
        rfcomm.dial(text)


def test_addresses_are_written_large():
    assert rfcomm.written("aa:00:00:00:00:01") == HOST
    assert rfcomm.plain("bt:aa:00:00:00:00:01") == "AA:00:00:00:00:01"


def test_a_desktop_plays_by_these_sockets(ether, listener):
    assert bluetooth.offered()
    assert bluetooth.state() is bluetooth.State.READY
    assert bluetooth.bonded() == ()
    assert bluetooth.own_name() == ""
    dialling = bluetooth.dial(HOST)
    assert isinstance(dialling, rfcomm.RfcommDialling)
    dialling.close()
    listener.close()
    again = bluetooth.listener()
    assert isinstance(again, rfcomm.RfcommListener)
    again.close()


def test_without_such_sockets_nothing_is_offered(monkeypatch):
    for name in ("AF_BLUETOOTH", "BTPROTO_RFCOMM"):
        monkeypatch.delattr(socket, name, raising=False)
    assert not rfcomm.available()
    assert not bluetooth.offered()
    assert bluetooth.state() is bluetooth.State.ABSENT
    with pytest.raises(OSError, match="Bluetooth"):
        bluetooth.listener()
    with pytest.raises(Gone, match="unreachable"):
        bluetooth.dial(HOST).poll()


def test_a_system_without_bluetooth_offers_nothing(monkeypatch):
    monkeypatch.setattr(socket, "AF_BLUETOOTH", -1, raising=False)
    monkeypatch.setattr(socket, "BTPROTO_RFCOMM", 3, raising=False)
    assert not rfcomm.available()


def test_ios_is_not_offered_it(ether, monkeypatch):
    monkeypatch.setattr(bluetooth, "platform", "ios")
    assert not bluetooth.offered()
    assert bluetooth.state() is bluetooth.State.ABSENT


@pytest.mark.parametrize("tell", ["ask", "scan"])
def test_a_desktop_asks_nobody_and_finds_nobody(tell):
    from kivy.clock import Clock

    told = []
    state = bluetooth.state()
    if tell == "ask":
        bluetooth.ask(told.append)
    else:
        bluetooth.scan(told.append, told.append)
    assert told == []
    until(lambda: Clock.tick() or told)
    assert told == [state]
    bluetooth.stop_scan()
    bluetooth.make_discoverable()
    bluetooth.turn_on()
