"""Sessions over TCP: a wire, the door where guests knock, and dialling, none of which ever waits."""

from __future__ import annotations

import contextlib
import errno
import queue
import selectors
import socket
import threading
import time
from collections.abc import Callable, Iterable, Sequence
from typing import Protocol, runtime_checkable

from core.session.link.addresses import is_loopback, is_name, is_near, loopback_only, own, rank, read, write
from core.session.link.rate import Pace
from core.session.link.wire import Gone

BACKLOG = 256 * 1024  # beyond that, who does not read is cut off
PIECE = 64 * 1024  # received at most at a time
LAST = 4 * PIECE  # kept at most of what came before the end
KNOCKS = 64  # looked at in one go
WAITING = 128  # with the system, until they are looked at
HERE = ("127.0.0.1", "::1")
LOOK = 5.0  # seconds from one look at our own addresses to the next

_WHY = {errno.ECONNREFUSED: "refused", errno.ECONNRESET: "refused", errno.ETIMEDOUT: "timeout"}

Watch = list[tuple[socket.socket, int]]


@runtime_checkable
class Watched(Protocol):
    """What tells on which sockets it waits, and for what; nothing if it has none."""

    def watch(self) -> Watch: ...


class TcpWire:
    """One connection."""

    def __init__(self, sock: socket.socket, where: str) -> None:
        sock.setblocking(False)
        with contextlib.suppress(OSError):  # refused when it has already ended
            sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
        self.where = where
        self.patience = 9.0
        self._sock: socket.socket | None = sock
        self._why = "closed"
        self._out = bytearray()
        self._come = bytearray()  # what had come before the end

    @property
    def backlog(self) -> int:
        return len(self._out)

    @property
    def closed(self) -> bool:
        return self._sock is None

    def send(self, data: bytes) -> None:
        if self._sock is None:
            return
        self._out += data
        self._flush(self._sock)
        if len(self._out) > BACKLOG:
            self._end("backlog")

    def receive(self) -> bytes:
        if self._sock is not None:
            self._flush(self._sock)
        if self._sock is None:
            if not self._come:
                raise Gone(self._why)
            piece = bytes(self._come[:PIECE])
            del self._come[:PIECE]
            return piece
        try:
            piece = self._sock.recv(PIECE)
        except (BlockingIOError, InterruptedError):
            return b""
        except OSError:
            self._end("lost")
            raise Gone(self._why) from None
        if not piece:
            self._end("closed")
            raise Gone(self._why)
        return piece

    def close(self) -> None:
        if self._sock is not None:
            self._flush(self._sock)
            self._end("closed")

    def watch(self) -> Watch:
        if self._sock is None:
            return []
        return [(self._sock, selectors.EVENT_READ | (selectors.EVENT_WRITE if self._out else 0))]

    def _flush(self, sock: socket.socket) -> None:
        """Send what goes at once."""
        try:
            while self._out:
                del self._out[: sock.send(self._out)]
        except (BlockingIOError, InterruptedError):
            pass
        except OSError:
            self._end("lost")

    def _end(self, why: str) -> None:
        """Cut. What has come is read first: a socket closed with something unread takes back what it sent last."""
        sock, self._sock, self._why = self._sock, None, why
        if sock is None:
            return
        with contextlib.suppress(OSError):
            while len(self._come) < LAST and (piece := sock.recv(PIECE)):
                self._come += piece
        self._out.clear()
        sock.close()


class TcpListener:
    """Listens on IPv4 and, where there is, IPv6. Raises OSError when the port is taken; 0 takes any free one."""

    def __init__(self, port: int = 0, loopback: bool = False, clock: Callable[[], float] = time.monotonic) -> None:
        self._loopback = loopback_only(loopback)
        self._clock = clock
        self._pace = Pace(rate=1, burst=4)
        self._socks = _listen(port, self._loopback)
        self.port: int = self._socks[0].getsockname()[1]
        self.addresses: Sequence[str] = ()
        self.look()

    def look(self) -> None:
        """Take this device's addresses anew: it may have joined another network."""
        self._looked = self._clock()
        families = {sock.family for sock in self._socks}
        self.addresses = tuple(
            write(ip, self.port)
            for ip in own(self._loopback)
            if (socket.AF_INET6 if ":" in ip else socket.AF_INET) in families
        )

    def accept(self) -> TcpWire | None:
        if self._socks and self._clock() >= self._looked + LOOK:
            self.look()
        for sock in self._socks:
            for _ in range(KNOCKS):
                try:
                    came, peer = sock.accept()
                except OSError:  # nobody there, or gone again
                    break
                ip = _with_zone(*peer)
                if self._admits(ip):
                    return TcpWire(came, write(ip, peer[1]))
                came.close()
        return None

    def close(self) -> None:
        """Wires that were accepted stay."""
        for sock in self._socks:
            sock.close()
        self._socks = []

    def watch(self) -> Watch:
        return [(sock, selectors.EVENT_READ) for sock in self._socks]

    def _admits(self, ip: str) -> bool:
        """Is it near, and has it not just been here? This very device may come as often as it likes."""
        return is_near(ip) and (ip in HERE or self._pace.allows(ip, self._clock()))


class Dialling:
    """A connection that is being made. Far addresses are not called; names are looked up beside, in a thread."""

    def __init__(self, address: str, timeout: float, loopback: bool, clock: Callable[[], float]) -> None:
        host, port = read(address)
        self._loopback = loopback_only(loopback)
        self._port = port
        self._clock = clock
        self._until = clock() + timeout
        self._sock: socket.socket | None = None
        self._where = ""
        self._why = "unreachable"
        self._over = False
        self._targets: list[str] = []
        self._named: queue.SimpleQueue[list[str]] | None = None
        if not is_name(host):
            self._aim([host])
        elif not self._loopback:
            self._named = queue.SimpleQueue()
            threading.Thread(target=_look_up, args=(host, self._named), daemon=True).start()

    def poll(self) -> TcpWire | None:
        """The wire, once. Raises Gone: refused, unreachable or timeout."""
        if self._over:
            raise Gone(self._why)
        if self._named is not None:
            with contextlib.suppress(queue.Empty):
                self._aim(self._named.get_nowait())
                self._named = None
        while self._sock is not None or self._targets:
            if self._sock is None:
                self._call(self._targets.pop(0), self._port)
            if self._sock is not None:
                if (wire := self._answer(self._sock)) is not None:
                    return wire
                if self._sock is not None:
                    break
        if self._sock is None and self._named is None:
            self._end(self._why)
        if self._clock() >= self._until:
            self._end("timeout")
        if self._over:
            raise Gone(self._why)
        return None

    def close(self) -> None:
        if not self._over:
            self._end("closed")

    def watch(self) -> Watch:
        return [] if self._sock is None else [(self._sock, selectors.EVENT_WRITE)]

    def _aim(self, ips: list[str]) -> None:
        ranked = sorted(
            (n, ip) for ip in ips if (n := rank(ip)) is not None and (is_loopback(ip) or not self._loopback)
        )
        self._targets = [ip for _, ip in ranked[:4]]

    def _call(self, ip: str, port: int) -> None:
        """Begin to connect."""
        bare, _, zone = ip.partition("%")
        self._where = write(ip, port)
        try:
            self._sock = socket.socket(socket.AF_INET6 if ":" in bare else socket.AF_INET, socket.SOCK_STREAM)
            self._sock.setblocking(False)
            scope = (int(zone) if zone.isdecimal() else socket.if_nametoindex(zone)) if zone else 0
            failed = self._sock.connect_ex((bare, port, 0, scope) if ":" in bare else (bare, port))
        except (OSError, OverflowError):
            failed = errno.ENETUNREACH
        if failed not in (0, errno.EINPROGRESS, errno.EWOULDBLOCK, errno.EINTR):
            self._miss(failed)

    def _answer(self, sock: socket.socket) -> TcpWire | None:
        """The wire if connected; without the socket afterwards, it failed."""
        failed = sock.getsockopt(socket.SOL_SOCKET, socket.SO_ERROR)
        if failed:
            self._miss(failed)
            return None
        try:
            other = sock.getpeername()
        except OSError:  # not yet
            return None
        if other == sock.getsockname():  # nobody listened, and by chance it reached itself
            self._miss(errno.ECONNREFUSED)
            return None
        self._sock = None
        self._end("closed")
        return TcpWire(sock, self._where)

    def _miss(self, failed: int) -> None:
        self._why = _WHY.get(failed, "unreachable")
        if self._sock is not None:
            self._sock.close()
            self._sock = None

    def _end(self, why: str) -> None:
        self._over, self._why = True, why
        self._targets = []
        if self._sock is not None:
            self._sock.close()
            self._sock = None


def dial(
    address: str, timeout: float = 5.0, loopback: bool = False, clock: Callable[[], float] = time.monotonic
) -> Dialling:
    """Call an address as people type it; raises Unreadable when it is none."""
    return Dialling(address, timeout, loopback, clock)


def wait(things: Iterable[object], seconds: float) -> None:
    """Block until one of these wires and doors may have something to do, at most so long.

    Those without sockets cannot tell, so with one of them it takes 10 ms at most.
    """
    with selectors.DefaultSelector() as selector:
        for thing in things:
            watch = thing.watch() if isinstance(thing, Watched) else []
            for sock, events in watch:
                selector.register(sock, events)
            if not watch:
                seconds = min(seconds, 0.01)
        selector.select(seconds)


def _listen(port: int, loopback: bool) -> list[socket.socket]:
    """The listening sockets, all on one port."""
    for attempt in range(8):
        four = _listener(socket.AF_INET, "127.0.0.1" if loopback else "", port)
        try:
            return [four, _listener(socket.AF_INET6, "::1" if loopback else "::", four.getsockname()[1])]
        except OSError as bad:
            # A free port may be taken for IPv6: another one then, unless it must be this one.
            if bad.errno != errno.EADDRINUSE or port or attempt == 7:
                return [four]
            four.close()
    raise AssertionError


def _listener(family: socket.AddressFamily, ip: str, port: int) -> socket.socket:
    sock = socket.socket(family, socket.SOCK_STREAM)
    try:
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)  # the port we had before a pause
        if family == socket.AF_INET6:
            sock.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        sock.setblocking(False)
        sock.bind((ip, port))
        sock.listen(WAITING)
    except OSError:
        sock.close()
        raise
    return sock


def _with_zone(ip: str, _port: int, _flow: int = 0, scope: int = 0) -> str:
    """A peer's address, with the name of the interface it is on where it means nothing without."""
    if not scope or "%" in ip:
        return ip
    try:
        return f"{ip}%{socket.if_indextoname(scope)}"
    except OSError:
        return f"{ip}%{scope}"


def _look_up(host: str, answer: queue.SimpleQueue[list[str]]) -> None:
    try:
        found = socket.getaddrinfo(host, None, type=socket.SOCK_STREAM)
        answer.put([_with_zone(*there) if ":" in str(there[0]) else str(there[0]) for *_, there in found])
    except OSError:
        answer.put([])
