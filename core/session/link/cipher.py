"""What goes over a wire once both ends know each other: sealed under one key for each direction.

A piece carries no number of its own: the first is 0, the next 1, at both ends. One that is lost, repeated, out of
order, sent back to its sender or changed in a single bit does not open.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Protocol

from core.session.link import chacha

TAG = 16  # by how many bytes a sealed piece is longer


class Forged(Exception):
    """What came is not the next piece that the other end sealed."""


class _Box(Protocol):
    def encrypt(self, nonce: bytes, plain: bytes, more: bytes | None, /) -> bytes: ...

    def decrypt(self, nonce: bytes, sealed: bytes, more: bytes | None, /) -> bytes: ...


@cache
def engine() -> tuple[Callable[[bytes], _Box], type[Exception]]:
    """What seals, and what it raises where something was forged: looked for when the first link is sealed.

    Compiled it takes five megabytes, which nobody needs who plays at one phone.
    """
    try:
        from cryptography.exceptions import InvalidTag
        from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305
    except ImportError:  # iOS
        return chacha.ChaCha20Poly1305, chacha.Invalid
    return ChaCha20Poly1305, InvalidTag


class _Nonces:
    """A nonce for each piece, never one twice."""

    def __init__(self) -> None:
        self.n = 0

    def next(self) -> bytes:
        """Raises OverflowError after 2^64."""
        nonce = bytes(4) + self.n.to_bytes(8, "little")
        self.n += 1
        return nonce


class Seal:
    """The end that sends in one direction."""

    def __init__(self, key: bytes) -> None:
        self._box = engine()[0](key)
        self._nonces = _Nonces()

    def seal(self, plain: bytes) -> bytes:
        """Raises OverflowError when all numbers are used up; nothing is ever sealed under one twice."""
        return self._box.encrypt(self._nonces.next(), plain, None)


class Opener:
    """The end that receives in one direction. After the first forgery nothing opens any more."""

    def __init__(self, key: bytes) -> None:
        make, self._invalid = engine()
        self._box = make(key)
        self._nonces = _Nonces()
        self._forged = False

    def open(self, sealed: bytes) -> bytes:
        """What was sealed; raises Forged."""
        if self._forged:
            raise Forged
        try:
            return self._box.decrypt(self._nonces.next(), sealed, None)
        except (self._invalid, OverflowError) as bad:
            self._forged = True
            raise Forged from bad
