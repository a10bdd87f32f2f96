"""Frames on a byte stream: four bytes of length, then the body. What is too long is refused before it is read."""

from __future__ import annotations

from collections.abc import Iterator

SHORT = 1024  # the longest body of a stranger
LONG = 64 * 1024 + 16  # of somebody who has proved to know the code: a piece, sealed
PIECE = 16 * 1024  # longer messages go in pieces, so that others come in between
LARGEST = 256 * 1024  # a whole message of a guest
TABLE = 16 * 1024 * 1024  # of the host, who may hand a whole table over
_MORE, _LAST = b"\x01", b"\x00"


class TooMuch(Exception):
    """The other side sends more than it may."""


def framed(body: bytes) -> bytes:
    return len(body).to_bytes(4, "big") + body


class Frames:
    """Cuts what comes into bodies."""

    def __init__(self) -> None:
        self.longest = SHORT
        self._come = bytearray()

    def take(self, some: bytes) -> Iterator[bytes]:
        """The bodies that are complete by now. The bound may be raised between two of them."""
        come = self._come
        come += some
        while len(come) >= 4:
            length = int.from_bytes(come[:4], "big")
            if length > self.longest:
                raise TooMuch(f"a body of {length} bytes")
            if len(come) < 4 + length:
                return
            body = bytes(come[4 : 4 + length])
            del come[: 4 + length]
            yield body


def pieces(message: bytes) -> Iterator[bytes]:
    """A message as bodies; each begins with whether more follow."""
    for at in range(0, max(1, len(message)), PIECE):
        last = at + PIECE >= len(message)
        yield (_LAST if last else _MORE) + message[at : at + PIECE]


class Whole:
    """Puts pieces together again."""

    def __init__(self, longest: int = LARGEST) -> None:
        self._longest = longest
        self._parts = bytearray()

    def take(self, piece: bytes) -> bytes | None:
        """The message, once it is whole."""
        if piece[:1] not in (_MORE, _LAST):
            raise TooMuch("no piece begins so")
        self._parts += piece[1:]
        if len(self._parts) > self._longest:
            raise TooMuch("a message without end")
        if piece[:1] == _MORE:
            return None
        whole = bytes(self._parts)
        self._parts.clear()
        return whole


class Allowance:
    """How much somebody may send: so many at once, and so many more each second."""

    def __init__(self, burst: float, per_second: float, now: float) -> None:
        self._burst, self._rate = burst, per_second
        self._left, self._at = burst, now

    def spend(self, now: float, cost: float = 1.0) -> bool:
        """Is it still within what is allowed?"""
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < cost:
            return False
        self._left -= cost
        return True
