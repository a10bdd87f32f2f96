"""ChaCha20-Poly1305 after RFC 8439, in Python alone, for devices on which no compiled library has it.

The numbers of clause and vector are those of the RFC. Python's integers take longer for longer numbers, so that the
time taken says something about the key to whoever can measure single operations on the device itself; over a network
nothing of it is seen.
"""

from __future__ import annotations

from hmac import compare_digest

_SIGMA = b"expand 32-byte k"
_CLAMP = 0x0FFFFFFC0FFFFFFC0FFFFFFC0FFFFFFF
_PRIME = (1 << 130) - 5
_TAG = 16


class Invalid(Exception):
    """Not what was encrypted under this key and nonce."""


class ChaCha20Poly1305:
    """Named and called as the one in the library `cryptography`."""

    def __init__(self, key: bytes) -> None:
        if len(key) != 32:
            raise ValueError("a key has 32 bytes")
        self._key = bytes(key)

    def encrypt(self, nonce: bytes, plain: bytes, more: bytes | None) -> bytes:
        """The ciphertext with its tag behind; `more` is vouched for as well and not part of it (2.8)."""
        once, mask = self._streams(nonce, len(plain))
        hidden = _xor(plain, mask)
        return hidden + poly1305(once, _vouched(more or b"", hidden))

    def decrypt(self, nonce: bytes, sealed: bytes, more: bytes | None) -> bytes:
        hidden, tag = sealed[:-_TAG], sealed[-_TAG:]
        once, mask = self._streams(nonce, len(hidden))
        if not compare_digest(poly1305(once, _vouched(more or b"", hidden)), tag):
            raise Invalid
        return _xor(hidden, mask)

    def _streams(self, nonce: bytes, length: int) -> tuple[bytes, bytes]:
        """The key for the one tag, from block 0 (2.6), and the key stream for so many bytes, from block 1 on."""
        stream = keystream(self._key, nonce, 0, 1 - (-length // 64))
        return stream[:32], stream[64 : 64 + length]


def keystream(key: bytes, nonce: bytes, first: int, blocks: int) -> bytes:
    """The key stream of so many blocks from number `first` on (2.3, 2.4).

    All blocks are computed at once. The four words of a row of the state, each for all blocks, stand side by side in
    one integer, every word in 64 bits of which the upper half is free for carries and for bits that are turned round.
    """
    if len(nonce) != 12:
        raise ValueError("a nonce has 12 bytes")
    if first + blocks > 1 << 32:
        raise OverflowError("more blocks than the counter can tell apart")
    low = int.from_bytes(b"\xff\xff\xff\xff\0\0\0\0" * 4 * blocks, "little")
    counters = b"".join([block.to_bytes(8, "little") for block in range(first, first + blocks)])
    a = int.from_bytes(_spread(_SIGMA, blocks), "little")
    b = int.from_bytes(_spread(key[:16], blocks), "little")
    c = int.from_bytes(_spread(key[16:], blocks), "little")
    d = int.from_bytes(counters + _spread(nonce, blocks), "little")
    stream = bytearray(64 * blocks)
    for row, (before, after) in enumerate(zip((a, b, c, d), _mixed(a, b, c, d, blocks, low))):
        words = (before + after & low).to_bytes(32 * blocks, "little")
        for place in range(16):
            word, byte = divmod(place, 4)
            lanes = words[8 * blocks * word : 8 * blocks * (word + 1)]
            stream[16 * row + place :: 64] = lanes[byte::8]
    return bytes(stream)


def _mixed(a: int, b: int, c: int, d: int, blocks: int, low: int) -> tuple[int, int, int, int]:
    """The rows after twenty rounds (2.3): a round on the columns, then on the diagonals, ten times."""
    one, two, three = 64 * blocks, 128 * blocks, 192 * blocks  # bits of one word of all blocks, of two, of three
    of_one, of_two, of_three = (1 << one) - 1, (1 << two) - 1, (1 << three) - 1
    for half in range(20):
        diagonal = half % 2
        if diagonal:
            b = b >> one | (b & of_one) << three
            c = c >> two | (c & of_two) << two
            d = d >> three | (d & of_three) << one
        a = a + b & low
        d ^= a
        d = (d << 16 | d >> 16) & low
        c = c + d & low
        b ^= c
        b = (b << 12 | b >> 20) & low
        a = a + b & low
        d ^= a
        d = (d << 8 | d >> 24) & low
        c = c + d & low
        b ^= c
        b = (b << 7 | b >> 25) & low
        if diagonal:
            b = b >> three | (b & of_three) << one
            c = c >> two | (c & of_two) << two
            d = d >> one | (d & of_one) << three
    return a, b, c, d


def _spread(words: bytes, blocks: int) -> bytes:
    """Each word of 32 bits in 64, once for every block."""
    return b"".join([(words[k : k + 4] + b"\0\0\0\0") * blocks for k in range(0, len(words), 4)])


def poly1305(once: bytes, text: bytes) -> bytes:
    """The tag of a text under a key that is used once (2.5)."""
    r = int.from_bytes(once[:16], "little") & _CLAMP
    total = 0
    for k in range(0, len(text), 16):
        total = (total + int.from_bytes(text[k : k + 16] + b"\x01", "little")) * r % _PRIME
    return (total + int.from_bytes(once[16:], "little") & (1 << 128) - 1).to_bytes(16, "little")


def _vouched(more: bytes, hidden: bytes) -> bytes:
    """What the tag is taken of (2.8)."""
    lengths = len(more).to_bytes(8, "little") + len(hidden).to_bytes(8, "little")
    return b"".join((more, bytes(-len(more) % 16), hidden, bytes(-len(hidden) % 16), lengths))


def _xor(one: bytes, two: bytes) -> bytes:
    return (int.from_bytes(one, "little") ^ int.from_bytes(two, "little")).to_bytes(len(one), "little")
