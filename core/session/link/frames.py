"""Frames on a byte stream: four bytes of length, then the body. What is too long is refused before it is read.

A seal hides what is said and not how much, and a view is deflated, so that its length depends on what is in it: who
listens and knows the table could tell hands apart. So what is sealed goes in pieces that are filled up to one of few
sizes, far enough apart that what a hand is makes no difference.
"""

from __future__ import annotations

from collections.abc import Iterator

from core.session.link.cipher import TAG

SHORT = 1024  # the longest body of a stranger
SIZES = (128, *[1 << n for n in range(9, 15)])  # of frames, seal and all: questions, ordinary entries, and what is more
LONG = SIZES[-1] - 4  # the longest body of somebody who has proved to know the code: a piece, sealed
PIECE = LONG - TAG - 2  # of a message in one piece, so that others come in between; a mark before it and one behind
LARGEST = 256 * 1024  # a whole message of a guest
POSITION = 512 * 1024  # of the host
TABLE = 16 * 1024 * 1024  # of the host, to whoever has said yes to having its whole table
_MORE, _LAST = b"\x01", b"\x00"
_STOP = b"\x80"  # after the last byte that means something


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
    """A message as bodies to be sealed, filled up; each begins with whether more follow."""
    for at in range(0, max(1, len(message)), PIECE):
        last = at + PIECE >= len(message)
        yield _filled((_LAST if last else _MORE) + message[at : at + PIECE] + _STOP)


def _filled(piece: bytes) -> bytes:
    least = 4 + len(piece) + TAG
    return piece + bytes(next(size for size in SIZES if size >= least) - least)


class Whole:
    """Puts pieces together again."""

    def __init__(self, longest: int = LARGEST) -> None:
        self.longest = longest
        self._parts = bytearray()

    def take(self, piece: bytes) -> bytes | None:
        """The message, once it is whole."""
        meant = piece.rstrip(b"\0")
        if len(meant) < 2 or meant[:1] not in (_MORE, _LAST) or meant[-1:] != _STOP:
            raise TooMuch("no piece looks so")
        self._parts += meant[1:-1]
        if len(self._parts) > self.longest:
            raise TooMuch("a message without end")
        if piece[:1] == _MORE:
            return None
        whole = bytes(self._parts)
        self._parts.clear()
        return whole


class Bucket:
    """How much somebody may send: so many at once, and so many more each second."""

    def __init__(self, burst: float, per_second: float, now: float) -> None:
        self._burst, self._rate = burst, per_second
        self._left, self._at = burst, now

    def ready(self, now: float, cost: float = 1.0) -> bool:
        """Would it be within what is allowed?"""
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        return self._left >= cost

    def spend(self, now: float, cost: float = 1.0) -> bool:
        """Is it still within what is allowed? Then it counts."""
        if not self.ready(now, cost):
            return False
        self._left -= cost
        return True
