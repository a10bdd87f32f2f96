"""How long a guest waits from offering a move until its view shows it, beside a bare TCP round trip of the same bytes.

Host and guest are two processes on this machine's loopback; so are the two ends of the bare trip. The host's rules take
their part of the time. Allowed are three such trips and a millisecond; the ratio is what part of that is used, in the
slower game.
"""

from __future__ import annotations

import os
import random
import socket
import statistics
import subprocess
import sys
import time
from typing import Any

from core import games
from core.session.link import tcp
from core.session.link.handshake import Sort
from core.session.link.wire import Wire
from core.session.room.about import about
from core.session.room.guest import Guest
from core.session.room.host import Host

BOUND, TRIPS, GRACE = 1.0, 3, 0.001
GAMES = ("help_me", "sapiens")  # a flick of Paleo is physics, measured elsewhere
MOVES = 200
PAUSE = 0.06  # seconds between two offers: who speaks faster is heard more slowly


def serve(game: str) -> None:
    """The host's process: says where it is, and plays until nobody is left."""
    room = Host(games.find(game), {}, "host", about("host"))
    listener = tcp.TcpListener(0, loopback=True)
    room.doors.open(listener)
    print(listener.port, room.key.hex(), flush=True)
    deal = 0
    while deal == 0 or any(member.link for member in room.members.values()):
        room.work()
        if room.table is not None and room.table.outcome is not None:
            room.again()
        if room.table is None and len(room.seating.taken) == 2 and room.seating.refusal() is None:
            deal += 1
            room.begin(deal)
        tcp.wait([*room.doors, *room.wires], 0.2)
    room.close()


def echo() -> None:
    """The other end of the bare trip: so many bytes in, so many out."""
    listening = socket.create_server(("127.0.0.1", 0))
    print(listening.getsockname()[1], flush=True)
    sock, _ = listening.accept()
    sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    while head := sock.recv(8, socket.MSG_WAITALL):
        come, go = int.from_bytes(head[:4], "big"), int.from_bytes(head[4:], "big")
        sock.recv(come - 8, socket.MSG_WAITALL)
        sock.sendall(bytes(go))


def measure() -> dict[str, Any]:
    found = {game: _game(game) for game in GAMES}
    ratios = {game: offer / (TRIPS * trip + GRACE) for game, (offer, _, trip) in found.items()}
    worst = max(ratios, key=lambda game: ratios[game])
    return {
        "games": {
            game: {"offer_ms": round(offer * 1e3, 3), "slow_ms": round(slow * 1e3, 3), "trip_ms": round(trip * 1e3, 3)}
            for game, (offer, slow, trip) in found.items()
        },
        "peer": "three TCP round trips of the same bytes and a millisecond",
        "ratio": round(ratios[worst], 3),
        "bound": BOUND,
    }


def _game(game: str) -> tuple[float, float, float]:
    """Seconds of an offer (the middle one, and the slowest of twenty), and of the bare trips in between."""
    host, where = _start(f"serve({game!r})")
    other, port = _start("echo()")
    bare = socket.create_connection(("127.0.0.1", int(port)))
    bare.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    number, key = where.split()
    guest = Guest("guest", about("guest"), games.find, tcp.dial, [f"127.0.0.1:{number}"], bytes.fromhex(key), Sort.LINK)
    try:
        return _offers(guest, bare)
    finally:
        guest.leave()
        bare.close()
        host.wait(10)
        other.wait(10)


def _offers(guest: Guest, bare: socket.socket) -> tuple[float, float, float]:
    rng = random.Random(1)
    offers: list[float] = []
    trips: list[float] = []
    seen = None
    while not guest.way.linked:
        _step(guest)
    assert guest.way.link is not None
    wire = guest.way.link.wire = _Counted(guest.way.link.wire)
    while len(offers) < MOVES:
        _step(guest)
        room, table = guest.room, guest.table
        if room is None or room.playing != (table is not None) or (table is not None and table.known[0] < 0):
            continue
        if table is None and room is not seen:
            seen = room
            for k in range(2):
                if room.chairs[k].person != room.you:
                    guest.sit(k, f"seat {k}", k)
            guest.ready(True)
        elif table is not None and table.outcome is None and table.locked is None and table.wished is None:
            seat = table.asked[0]
            moves = table.moves(seat)
            assert moves is not None
            time.sleep(PAUSE)
            wire.sent = wire.come = 0
            n = table.n
            begun = time.perf_counter()
            table.offer(seat, rng.choice(moves), n)
            while table.n == n:
                tcp.wait(guest.way.wires, 0.2)
                guest.work()
            offers.append(time.perf_counter() - begun)
            trips.append(_trip(bare, wire.sent, wire.come))
    return statistics.median(offers), statistics.quantiles(offers, n=20)[-1], statistics.median(trips)


class _Counted:
    """Stands before a guest's wire and counts the bytes."""

    def __init__(self, wire: Wire) -> None:
        self.where, self.patience = wire.where, wire.patience
        self.sent = self.come = 0
        self._wire = wire

    @property
    def backlog(self) -> int:
        return self._wire.backlog

    def send(self, data: bytes) -> None:
        self.sent += len(data)
        self._wire.send(data)

    def receive(self) -> bytes:
        some = self._wire.receive()
        self.come += len(some)
        return some

    def close(self) -> None:
        self._wire.close()

    def watch(self) -> tcp.Watch:
        return self._wire.watch() if isinstance(self._wire, tcp.Watched) else []


def _trip(bare: socket.socket, go: int, come: int) -> float:
    begun = time.perf_counter()
    bare.sendall(go.to_bytes(4, "big") + come.to_bytes(4, "big") + bytes(go - 8))
    bare.recv(come, socket.MSG_WAITALL)
    return time.perf_counter() - begun


def _step(guest: Guest) -> None:
    tcp.wait(guest.way.wires, 0.02)
    guest.work()


def _start(what: str) -> tuple[subprocess.Popen[str], str]:
    command = [sys.executable, "-c", f"from core.bench.session import *; {what}"]
    env = os.environ | {"PICHENETTE_LOOPBACK": "1"}
    started = subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True)
    assert started.stdout is not None
    return started, started.stdout.readline().strip()
