"""Packed forms: how states, events, views, moves and messages become bytes and come back."""

from __future__ import annotations

from functools import lru_cache
from hashlib import blake2b
from typing import Any

import msgspec


class Unreadable(ValueError):
    """A text or bytes that make no sense."""


def pack(thing: object) -> bytes:
    """The packed form: equal things give equal bytes."""
    return msgspec.msgpack.encode(thing)


def digest(packed: bytes) -> bytes:
    """Eight bytes that tell packed things apart."""
    return blake2b(packed, digest_size=8).digest()


@lru_cache(64)
def _decoder(kind: Any) -> msgspec.msgpack.Decoder[Any]:
    """Made once for each kind: what it must be takes longer to find out than most messages to read."""
    return msgspec.msgpack.Decoder(kind)


def unpack(packed: bytes | msgspec.Raw, kind: Any) -> Any:
    """What was packed, strictly of this kind; raises Unreadable whatever else the bytes are."""
    try:
        return _decoder(kind).decode(packed)
    except (ValueError, RecursionError) as bad:  # msgspec's own errors, text that is no text, nesting without end
        raise Unreadable(str(bad)) from bad
