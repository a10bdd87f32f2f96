"""Sessions over Bluetooth, where Python has sockets for it: on Linux and Windows, and not in every build.

Such a socket knows channels and no services, so both sides use one channel that never changes. Phones choose theirs
anew each time: with them a desktop plays over the network.
"""

from __future__ import annotations

import errno
import re
import selectors
import socket
import time
from collections.abc import Callable, Sequence

from core.packing import Unreadable
from core.session.link.tcp import TcpWire, Watch
from core.session.link.wire import Gone

CHANNEL = 22
PATIENCE = 15.0  # seconds: a radio is silent for longer than a cable, and comes back
TIMEOUT = 20.0  # seconds to reach another device, which may be asleep
GUESTS = 7  # as many as one radio serves
ANYWHERE = "00:00:00:00:00:00"

_MAC = re.compile("([0-9A-F]{2}:){5}[0-9A-F]{2}")


def written(mac: str) -> str:
    """A device's address as it is written everywhere else."""
    return f"bt:{mac.upper()}"


def plain(address: str) -> str:
    """The radio's own form of an address; raises Unreadable if it is none."""
    mac = address.removeprefix("bt:").upper()
    if not address.startswith("bt:") or not _MAC.fullmatch(mac):
        raise Unreadable(f"no Bluetooth address: {address}")
    return mac


def available() -> bool:
    """Whether this Python and this system have such sockets."""
    try:
        _fresh().close()
    except OSError:
        return False
    return True


class RfcommListener:
    """Lets several devices in, each once. Raises OSError when there is no Bluetooth, or the channel is taken."""

    def __init__(self) -> None:
        self.addresses: Sequence[str] = ()  # which a system does not tell before somebody has come
        self._inside: dict[str, TcpWire] = {}
        self._sock: socket.socket | None = _fresh()
        try:
            self._sock.bind((ANYWHERE, CHANNEL))
            self._sock.listen(GUESTS)
        except OSError:
            self.close()
            raise

    def accept(self) -> TcpWire | None:
        while self._sock is not None:
            try:
                sock, (mac, _) = self._sock.accept()
            except OSError:  # nobody there, or gone again
                break
            where = written(mac)
            there = self._inside.get(where)
            if there is None or there.closed:
                self._inside[where] = wire = _wire(sock, where)
                return wire
            sock.close()
        return None

    def close(self) -> None:
        """Wires that were accepted stay."""
        if self._sock is not None:
            self._sock.close()
            self._sock = None

    def watch(self) -> Watch:
        return [] if self._sock is None else [(self._sock, selectors.EVENT_READ)]


class RfcommDialling:
    """A connection that is being made."""

    def __init__(self, mac: str, timeout: float, clock: Callable[[], float]) -> None:
        self._where = written(mac)
        self._clock = clock
        self._until = clock() + timeout
        self._sock: socket.socket | None = None
        self._why = ""
        try:
            self._sock = _fresh()
            failed = self._sock.connect_ex((mac, CHANNEL))
        except OSError:
            failed = errno.ENODEV
        if failed not in (0, errno.EINPROGRESS, errno.EWOULDBLOCK):
            self._end(_reason(failed))

    def poll(self) -> TcpWire | None:
        """The wire, once. Raises Gone: refused, unreachable or timeout."""
        if self._sock is None:
            raise Gone(self._why)
        if not self._answered(self._sock):
            if self._clock() < self._until:
                return None
            self._end("timeout")
            raise Gone(self._why)
        failed = self._sock.getsockopt(socket.SOL_SOCKET, socket.SO_ERROR)
        if failed:
            self._end(_reason(failed))
            raise Gone(self._why)
        sock, self._sock, self._why = self._sock, None, "closed"
        return _wire(sock, self._where)

    def close(self) -> None:
        self._end("closed")

    def watch(self) -> Watch:
        return [] if self._sock is None else [(self._sock, selectors.EVENT_WRITE)]

    def _answered(self, sock: socket.socket) -> bool:
        """Asked of the selector, for on Linux such a socket names its peer before it is connected."""
        with selectors.DefaultSelector() as selector:
            selector.register(sock, selectors.EVENT_WRITE)
            return bool(selector.select(0))

    def _end(self, why: str) -> None:
        self._why = self._why or why
        if self._sock is not None:
            self._sock.close()
            self._sock = None


def dial(address: str, timeout: float = TIMEOUT, clock: Callable[[], float] = time.monotonic) -> RfcommDialling:
    """Call a device; raises Unreadable when the address is none."""
    return RfcommDialling(plain(address), timeout, clock)


def _fresh() -> socket.socket:
    """A socket that never waits. Raises OSError where there are none."""
    family, protocol = getattr(socket, "AF_BLUETOOTH", None), getattr(socket, "BTPROTO_RFCOMM", None)
    if family is None or protocol is None:
        raise OSError(errno.EAFNOSUPPORT, "this Python has no Bluetooth sockets")
    sock = socket.socket(family, socket.SOCK_STREAM, protocol)
    sock.setblocking(False)
    return sock


def _wire(sock: socket.socket, where: str) -> TcpWire:
    """TCP's wire serves for any stream that has a socket."""
    wire = TcpWire(sock, where)
    wire.patience = PATIENCE
    return wire


def _reason(failed: int) -> str:
    return {errno.ECONNREFUSED: "refused", errno.ETIMEDOUT: "timeout"}.get(failed, "unreachable")
