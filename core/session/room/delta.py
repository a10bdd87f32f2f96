"""Packed views made small: a view goes deflated against one that both sides have, so that no game writes patches."""

from __future__ import annotations

import zlib

from core.packing import Unreadable

LARGEST = 256 * 1024  # bytes of anything unpacked from one message
_WINDOW = 32 * 1024  # how far back deflate looks


def compress(plain: bytes, known: bytes = b"") -> bytes:
    """Deflated, given what the other side knows already."""
    press = zlib.compressobj(6, wbits=-15, zdict=known[-_WINDOW:])
    return press.compress(plain) + press.flush()


def expand(compressed: bytes, known: bytes = b"") -> bytes:
    """What was squeezed; raises Unreadable, also for what would grow too large."""
    press = zlib.decompressobj(wbits=-15, zdict=known[-_WINDOW:])
    try:
        plain = press.decompress(compressed, LARGEST)
    except zlib.error as bad:
        raise Unreadable(str(bad)) from bad
    if not press.eof or press.unused_data:
        raise Unreadable("squeezed wrongly, or too large")
    return plain
