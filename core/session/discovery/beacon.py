"""A table announced in one datagram, sent to all nearby: where guests can knock, and nothing of how they are let in."""

from __future__ import annotations

import contextlib
import logging
import socket
import unicodedata
from ipaddress import IPv4Interface
from typing import Annotated, Literal, NamedTuple

from msgspec import Meta, Struct
from msgspec.structs import replace

from core.packing import Unreadable, pack, unpack
from core.session.link.addresses import networks

log = logging.getLogger(__name__)

PORT = 24117
GROUP = "224.0.0.187"  # some phones let no other groups through than 224.0.0.x
LONGEST = 300
NAME = 24  # characters of a name

Id = Annotated[bytes, Meta(min_length=8, max_length=8)]
Count = Annotated[int, Meta(ge=0, le=99)]
Version = Annotated[int, Meta(ge=0, le=65535)]


class Announcement(Struct, frozen=True, array_like=True):
    """A table that guests may come to. The ids are random: `room` stays when a host comes back, `instance` does not."""

    room: Id
    instance: Id
    port: Annotated[int, Meta(ge=1, le=65535)]
    name: Annotated[str, Meta(max_length=LONGEST)]  # the host's
    game: Annotated[str, Meta(pattern=r"^[a-z0-9_-]{1,24}\Z")]
    taken: Count
    seats: Count
    lowest: Version  # the protocol versions it speaks
    highest: Version


class Sighting(NamedTuple):
    """A table that has answered, or (without the table) has gone."""

    room: bytes
    instance: bytes
    table: Announcement | None
    addresses: tuple[str, ...]


class Beacon(Struct, frozen=True, array_like=True):
    """What is sent. Later versions only add at the end."""

    magic: Literal["pichenette"]
    table: Announcement
    leaving: bool


def clean(name: str) -> str:
    """A name without what could disturb a line of text, and not too long."""
    plain = "".join(" " if c.isspace() else c for c in unicodedata.normalize("NFC", name))
    seen = "".join(c for c in plain if unicodedata.category(c) not in ("Cc", "Cf", "Cs", "Co"))
    return " ".join(seen.split())[:NAME].rstrip()


def write(table: Announcement, leaving: bool = False) -> bytes:
    """The datagram; raises Unreadable when nobody would read it."""
    packed = pack(Beacon("pichenette", replace(table, name=clean(table.name)), leaving))
    read(packed)
    return packed


def read(packed: bytes) -> Beacon:
    """What a datagram says, whoever sent it; raises Unreadable."""
    if len(packed) > LONGEST:
        raise Unreadable("too long")
    beacon: Beacon = unpack(packed, Beacon)
    table = beacon.table
    if table.taken > table.seats or table.lowest > table.highest:
        raise Unreadable("does not fit together")
    return Beacon(beacon.magic, replace(table, name=clean(table.name)), beacon.leaving)


class Complaints:
    """Each kind of trouble is logged once."""

    def __init__(self, doing: str) -> None:
        self._doing = doing
        self._known: set[str] = set()

    def add(self, trouble: Exception) -> None:
        kind = f"{type(trouble).__name__} {trouble.errno if isinstance(trouble, OSError) else trouble}"
        if kind not in self._known and len(self._known) < 32:
            self._known.add(kind)
            log.warning("%s: %s", self._doing, trouble)


class Mouth:
    """Sends datagrams to all nearby."""

    def __init__(self, loopback: bool) -> None:
        self._loopback = loopback
        self._complaints = Complaints("a beacon was not sent")

    def say(self, packed: bytes) -> None:
        """Into every network: to all in it by its own address, by the general one, and to the group."""
        for net in networks(self._loopback):
            try:
                with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as sock:
                    self._say(sock, net, packed)
            except OSError as trouble:
                self._complaints.add(trouble)

    def _say(self, sock: socket.socket, net: IPv4Interface, packed: bytes) -> None:
        sock.setblocking(False)
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_BROADCAST, 1)
        sock.setsockopt(socket.IPPROTO_IP, socket.IP_MULTICAST_IF, net.ip.packed)
        sock.setsockopt(socket.IPPROTO_IP, socket.IP_MULTICAST_TTL, 1)
        sock.bind((str(net.ip), 0))
        everybody = [GROUP]
        if net.network.prefixlen < 31:
            everybody.append(str(net.network.broadcast_address))
        if not self._loopback:  # some systems send that one into a real network, whatever it is bound to
            everybody.append("255.255.255.255")
        for there in everybody:
            try:
                sock.sendto(packed, (there, PORT))
            except OSError as trouble:
                self._complaints.add(trouble)


class Ear:
    """Hears datagrams sent to all nearby."""

    def __init__(self, loopback: bool) -> None:
        self._loopback = loopback
        self._complaints = Complaints("beacons are not heard")
        self._sock: socket.socket | None = None
        self._joined: set[IPv4Interface] = set()

    @property
    def sock(self) -> socket.socket | None:
        return self._sock

    def tune(self) -> None:
        """Open it if it is not, and join the group in every network that is new."""
        try:
            if self._sock is None:
                self._sock = self._open()
        except OSError as trouble:
            self._complaints.add(trouble)
            return
        nets = set(networks(self._loopback))
        for net in nets - self._joined:
            with contextlib.suppress(OSError):  # joined already, or no groups there
                member = socket.inet_aton(GROUP) + net.ip.packed
                self._sock.setsockopt(socket.IPPROTO_IP, socket.IP_ADD_MEMBERSHIP, member)
        self._joined = nets

    def hear(self) -> tuple[bytes, str] | None:
        """The next datagram and whence; too long ones come cut, but longer than any may be."""
        if self._sock is None:
            return None
        try:
            packed, (ip, _) = self._sock.recvfrom(LONGEST + 1)
        except (BlockingIOError, InterruptedError):
            return None
        except OSError as trouble:  # opened anew when next tuned
            self._complaints.add(trouble)
            self.close()
            return None
        return packed, ip

    def close(self) -> None:
        self._joined = set()
        if self._sock is not None:
            self._sock.close()
            self._sock = None

    def _open(self) -> socket.socket:
        sock = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        try:
            sock.setblocking(False)
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if hasattr(socket, "SO_REUSEPORT"):
                with contextlib.suppress(OSError):
                    sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
            if self._loopback and hasattr(socket, "SO_BINDTODEVICE"):
                with contextlib.suppress(OSError):  # who sent it is looked at as well
                    sock.setsockopt(socket.SOL_SOCKET, socket.SO_BINDTODEVICE, b"lo")
            sock.bind(("", PORT))
        except OSError:
            sock.close()
            raise
        return sock
