"""Wires over RFCOMM's own frames and credits."""

import random
import time

import pytest

from core.session.link.wire import Gone
from tests.radio.virtual import Ether, VirtualDoor, virtual_dial

HOST = "bt:F0:00:00:00:00:01"
GUESTS = ["bt:F0:00:00:00:00:02", "bt:F0:00:00:00:00:03", "bt:F0:00:00:00:00:04"]
SIZE = 200_000


@pytest.fixture
def ether():
    with Ether() as ether:
        yield ether


@pytest.fixture
def listener(ether):
    return VirtualDoor(ether, HOST)


def until(happened, seconds=60):
    end = time.monotonic() + seconds
    while not (what := happened()):
        assert time.monotonic() < end
        time.sleep(0.001)
    return what


def connect(ether, listener, guests):
    """The guests' ends, and the host's by their address."""
    dialled = [virtual_dial(ether, HOST, own=guest) for guest in guests]  # all at once
    ends = [until(dialling.poll) for dialling in dialled]
    came = [until(listener.accept) for _ in guests]
    return ends, {wire.where: wire for wire in came}


def hear_to_the_end(wire):
    come = bytearray()

    def cut():
        try:
            come.extend(wire.receive())
        except Gone as gone:
            return str(gone)
        return None

    return until(cut), bytes(come)


def test_three_guests_hear_their_own_words_again(ether, listener):
    ends, at_host = connect(ether, listener, GUESTS)
    assert sorted(at_host) == GUESTS
    assert [wire.where for wire in ends] == [HOST] * 3
    said = [random.Random(n).randbytes(SIZE) for n in range(3)]
    heard = [bytearray() for _ in GUESTS]
    for wire, words in zip(ends, said, strict=True):
        wire.send(words)

    def all_heard():
        for wire in at_host.values():
            wire.send(wire.receive())
        for wire, come in zip(ends, heard, strict=True):
            come += wire.receive()
        return all(len(come) >= SIZE for come in heard)

    until(all_heard)
    assert [bytes(come) for come in heard] == said
    assert [wire.backlog for wire in ends] == [0, 0, 0]


@pytest.mark.parametrize("who", ["guest", "host"])
def test_last_words_arrive_and_then_both_are_gone(ether, listener, who):
    (guest,), at_host = connect(ether, listener, GUESTS[:1])
    (host,) = at_host.values()
    first, last = (guest, host) if who == "guest" else (host, guest)
    words = random.Random(1).randbytes(SIZE)
    first.send(words)
    first.close()
    assert hear_to_the_end(last) == ("lost", words)
    assert hear_to_the_end(first) == ("closed", b"")
    last.send(b"too late")
    assert last.backlog == 0


def test_one_guest_leaves_and_the_others_stay(ether, listener):
    ends, at_host = connect(ether, listener, GUESTS)
    ends[0].close()
    assert hear_to_the_end(at_host[GUESTS[0]])[0] == "lost"
    for guest, wire in zip(GUESTS[1:], ends[1:], strict=True):
        wire.send(b"here")
        assert until(at_host[guest].receive) == b"here"


def test_too_much_waiting_cuts(ether, listener):
    (guest,), at_host = connect(ether, listener, GUESTS[:1])
    guest.send(bytes(300 * 1024))
    assert hear_to_the_end(guest)[0] == "backlog"
    (host,) = at_host.values()
    assert hear_to_the_end(host)[0] == "lost"


def test_a_guest_may_come_back(ether, listener):
    (guest,), _ = connect(ether, listener, GUESTS[:1])
    guest.close()
    until(lambda: not ether.devices[GUESTS[0]].connections)
    (guest,), at_host = connect(ether, listener, GUESTS[:1])
    guest.send(b"again")
    assert until(at_host[GUESTS[0]].receive) == b"again"


def test_nobody_is_there(ether):
    dialling = virtual_dial(ether, HOST, own=GUESTS[0])
    with pytest.raises(Gone, match="unreachable"):
        until(dialling.poll)


def test_a_closed_door_lets_nobody_in(ether, listener):
    (guest,), at_host = connect(ether, listener, GUESTS[:1])
    listener.close()
    dialling = virtual_dial(ether, HOST, own=GUESTS[1])
    with pytest.raises(Gone, match="unreachable"):
        until(dialling.poll)
    guest.send(b"still here")
    assert until(at_host[GUESTS[0]].receive) == b"still here"
