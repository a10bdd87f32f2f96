"""How a room is named to the people who shall join: a code to be typed, or a link to be tapped or shown as a square."""

from __future__ import annotations

import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from ipaddress import IPv4Address, IPv6Address
from string import hexdigits
from urllib.parse import parse_qsl, quote

import msgspec

from core.letters import ALPHABET as ALPHABET
from core.letters import bare, plain
from core.packing import Unreadable

LENGTH = 6
ROOM = 8  # bytes of a room's public name
KEY = 16
NAME = 40  # characters of a device's name
ADDRESSES = 8
_LINK = "pichenette://join?"
_LONGEST = 1024


class Invitation(msgspec.Struct, frozen=True):
    """All that a device needs to join a room without typing."""

    addresses: tuple[str, ...]  # as Door has them: "192.168.1.20:40123", "[fd00::20]:40123", "bt:AA:BB:CC:DD:EE:FF"
    room: bytes
    key: bytes
    name: str  # of the host's device

    def __repr__(self) -> str:
        return f"Invitation({self.addresses}, {self.room.hex()}, {self.name!r})"  # the key stays out of logs


def new_code() -> str:
    return "".join([secrets.choice(ALPHABET) for _ in range(LENGTH)])


def tidy(typed: str) -> str | None:
    """The code as new_code gives it, from whatever way it was typed, or None if it is none."""
    kept = bare(typed)
    code = kept.upper()
    return code if kept.isascii() and len(code) == LENGTH and all(mark in ALPHABET for mark in code) else None


def shown(code: str) -> str:
    """In two halves, as it is read out."""
    return f"{code[:3]} {code[3:]}"


def plain_name(name: str) -> str:
    """A device's name as it may be shown and sent: one line, of bounded length, with nothing unseen in it."""
    return plain(name, NAME)


def link(invitation: Invitation) -> str:
    """For the system's camera to open, or a chat; raises Unreadable rather than write what nobody could read."""
    addresses = ",".join([quote(address, safe=":") for address in invitation.addresses])
    name = quote(plain_name(invitation.name), safe="")
    text = f"{_LINK}a={addresses}&r={invitation.room.hex()}&k={_coded(invitation.key)}&n={name}"
    read_link(text)
    return text


def read_link(text: str) -> Invitation:
    """Raises Unreadable for anything but what `link` writes."""
    if len(text) > _LONGEST or not text.startswith(_LINK):
        raise Unreadable("no invitation")
    try:
        fields = parse_qsl(text.removeprefix(_LINK), True, True, errors="strict")
    except ValueError as bad:
        raise Unreadable("not the fields of an invitation") from bad  # what is wrong may be its key
    if [field for field, _ in fields] != ["a", "r", "k", "n"]:
        raise Unreadable("not the fields of an invitation")
    listed, room, key, name = [value for _, value in fields]
    addresses = tuple(listed.split(","))
    if len(addresses) > ADDRESSES or not all(_is_address(address) for address in addresses):
        raise Unreadable("addresses that lead nowhere")
    if len(room) != 2 * ROOM or not all(digit in hexdigits for digit in room):
        raise Unreadable("no room")
    if name != plain_name(name):
        raise Unreadable("no name of a device")
    return Invitation(addresses, bytes.fromhex(room), _key(key), name)


def _is_address(text: str) -> bool:
    if text.startswith("bt:"):
        parts = text.split(":")[1:]
        return len(parts) == 6 and all(len(part) == 2 and set(part) <= set(hexdigits) for part in parts)
    host, _, port = text.rpartition(":")
    if "%" in host or not (port.isascii() and port.isdecimal() and len(port) <= 5 and 0 < int(port) < 1 << 16):
        return False
    try:
        if host.startswith("[") and host.endswith("]"):
            IPv6Address(host[1:-1])
        else:
            IPv4Address(host)
    except ValueError:
        return False
    return True


def _coded(key: bytes) -> str:
    return urlsafe_b64encode(key).decode().rstrip("=")


def _key(text: str) -> bytes:
    try:
        key = urlsafe_b64decode(text + "==")
    except ValueError as bad:
        raise Unreadable(str(bad)) from bad
    if len(key) != KEY or _coded(key) != text:
        raise Unreadable("no key")
    return key
