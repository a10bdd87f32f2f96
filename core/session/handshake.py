"""How a guest and a host who share a password come to share keys, over a wire that anybody may read and change.

    guest: HELLO, host: ACK, guest: PROOF, host: PROOF

The password is the room's code, the key of an invitation, or the secret that a member kept from the last time. All go
through SPAKE2: who listens learns nothing by which passwords could be tried, who takes part can try one password for
each handshake, and a password that becomes known later opens nothing that was sealed before. The keys depend on every
byte of HELLO and ACK, so that a proof fails if any was changed on the way. The guest proves first: whoever knocks with
a wrong code learns nothing but that it was wrong.

Nothing here waits or sends. `take` is given the body that came and returns the body to answer with; it raises Failed,
and nothing else, for whatever a stranger may send.
"""

from __future__ import annotations

import hmac
import math
import os
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import StrEnum
from hashlib import sha256
from typing import Annotated, Protocol

import msgspec
from spake2 import SPAKE2_A, SPAKE2_B, SPAKEError  # type: ignore[import-untyped]
from spake2.ed25519_basic import NotOnCurve, Q  # type: ignore[import-untyped]

from core.packing import Unreadable, pack, unpack
from core.session.code import NAME, ROOM, plain_name

LONGEST = 1024  # bytes of a body
VERSIONS = (2, 2)  # of what is said in sealed frames and of the handshake itself: the oldest and the newest we speak
APP = 32  # characters
MEMBER = 8  # bytes of a member's name
SECRET = 32
_MAGIC = "pichenette"
_NONCE = 16
_MARK = 4
_POINT = 33

_Nonce = Annotated[bytes, msgspec.Meta(min_length=_NONCE, max_length=_NONCE)]
_Point = Annotated[bytes, msgspec.Meta(min_length=_POINT, max_length=_POINT)]
_Tag = Annotated[bytes, msgspec.Meta(min_length=32, max_length=32)]
_Version = Annotated[int, msgspec.Meta(ge=0, le=1 << 16)]
_Entropy = Callable[[int], bytes]


class Sort(StrEnum):
    """Of which sort the password is."""

    CODE = "code"
    LINK = "link"
    MEMBER = "member"


class Reason(StrEnum):
    """Why it came to nothing."""

    WRONG_CODE = "wrong_code"  # the passwords differ, or someone changed what was said
    VERSION = "version"
    ROOM = "room"  # the room is not here
    BUSY = "busy"  # too many wrong codes; the seconds say when to try again
    FULL = "full"
    FORGOTTEN = "forgotten"  # the host does not know the member, or not by this secret
    UNREADABLE = "unreadable"


class Failed(Exception):
    """The handshake is over. What the peer is told of it, if anything, is in `answer`, to be sent before closing.

    What a host says before it has proved itself may be anybody's word: no secret is to be thrown away for it.
    """

    def __init__(self, reason: Reason, seconds: int = 0) -> None:
        super().__init__(reason)
        self.reason = reason
        self.seconds = seconds
        self.answer: bytes | None = None


class About(msgspec.Struct, frozen=True, array_like=True):
    """What a device says of itself. Whether both have the same rules is for those to judge who start a match."""

    app: Annotated[str, msgspec.Meta(max_length=APP)]  # its version
    rules: Annotated[bytes, msgspec.Meta(min_length=8, max_length=8)]
    name: Annotated[str, msgspec.Meta(max_length=NAME)]


class _Hello(msgspec.Struct, frozen=True, array_like=True, tag="hello"):
    """Of a later version it may have more fields; it is answered all the same, with the version."""

    magic: str
    oldest: _Version
    newest: _Version
    room: Annotated[bytes, msgspec.Meta(max_length=ROOM)]
    sort: Sort
    member: Annotated[bytes, msgspec.Meta(max_length=MEMBER)]
    mark: Annotated[bytes, msgspec.Meta(max_length=_MARK)]
    nonce: _Nonce
    about: About
    point: _Point


class _Ack(msgspec.Struct, frozen=True, array_like=True, tag="ack"):
    version: _Version
    room: Annotated[bytes, msgspec.Meta(min_length=ROOM, max_length=ROOM)]
    nonce: _Nonce
    about: About
    point: _Point


class _Sorry(msgspec.Struct, frozen=True, array_like=True, tag="sorry"):
    reason: Reason
    seconds: Annotated[int, msgspec.Meta(ge=0, le=3600)]


class _Proof(msgspec.Struct, frozen=True, array_like=True, tag="proof"):
    tag: _Tag


class _Spake(Protocol):
    idA: bytes  # noqa: N815
    idB: bytes  # noqa: N815

    def start(self) -> bytes: ...

    def finish(self, point: bytes) -> bytes: ...


@dataclass(frozen=True, slots=True)
class Keys:
    """What both ends have when the handshake is done; none of it is ever printed."""

    to_host: bytes = field(repr=False)
    to_guest: bytes = field(repr=False)
    resume: bytes = field(repr=False)  # the member's secret for the next time


class Passwords(Protocol):
    """Which passwords the host takes from whom."""

    def __call__(self, sort: Sort, member: bytes, /) -> tuple[bytes, ...] | None:
        """For a member its secrets, the newest first; else the one code or key. None if there is none.

        May raise Failed to turn the guest away, for instance because the room is full.
        """


@dataclass(eq=False, slots=True)
class Guess:
    """One try at the room's code."""

    at: float


class Guesses:
    """Counts the tries at a room's code that have not proved right, whoever made them, and makes the next ones wait."""

    FREE = 3
    LONGEST_WAIT = 60
    MOST = 10

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._open: list[Guess] = []

    @property
    def exhausted(self) -> bool:
        """The code has been tried too often: the room needs a new one, then `renew`. Until then none is taken."""
        return len(self._open) >= self.MOST

    @property
    def seconds(self) -> int:
        """How long the next guest with a code has to wait."""
        if self.exhausted:
            return self.LONGEST_WAIT
        if len(self._open) < self.FREE:
            return 0
        wait = min(2 << len(self._open) - self.FREE, self.LONGEST_WAIT)
        return max(0, math.ceil(self._open[-1].at + wait - self._clock()))

    def charge(self) -> Guess:
        guess = Guess(self._clock())
        self._open.append(guess)
        return guess

    def refund(self, guess: Guess) -> None:
        """It was right after all. Nothing happens if it was made at an earlier code."""
        if guess in self._open:
            self._open.remove(guess)

    def renew(self) -> None:
        """There is a new code: count afresh."""
        self._open.clear()


class GuestShake:
    """The guest's end. A typed address leads to whatever room is there: then `room` is empty at first."""

    def __init__(
        self,
        password: bytes | str,
        sort: Sort,
        member: bytes,
        room: bytes,
        about: About,
        entropy: _Entropy = os.urandom,
        versions: tuple[int, int] = VERSIONS,
    ) -> None:
        self._password = password.encode() if isinstance(password, str) else password
        self._sort = sort
        self._versions = versions
        self._spake: _Spake = SPAKE2_A(self._password, entropy_f=entropy)
        self._said = self._greeting(member, room, about, entropy)
        self._proof: bytes | None = None  # which the host will send if it knows the password
        self._derived: Keys | None = None
        self._seen: About | None = None
        self._over = False
        self.room = room
        self.version = 0
        self.keys: Keys | None = None
        self.host: About | None = None

    def _greeting(self, member: bytes, room: bytes, about: About, entropy: _Entropy) -> bytes:
        nonce = entropy(_NONCE)
        mark = _mark(self._password, nonce) if self._sort is Sort.MEMBER else b""
        point, about = self._spake.start(), _tidied(about)
        return pack(_Hello(_MAGIC, *self._versions, room, self._sort, member, mark, nonce, about, point))

    @property
    def done(self) -> bool:
        return self.keys is not None

    def hello(self) -> bytes:
        """The first body."""
        return self._said

    def take(self, body: bytes) -> bytes | None:
        """The next body to send, None when all is done."""
        if self._over:
            raise Failed(Reason.UNREADABLE)
        try:
            heard = _read(body)
            if isinstance(heard, _Sorry):
                raise Failed(heard.reason, heard.seconds)
            if isinstance(heard, _Ack) and self._proof is None:
                return self._answer(heard, body)
            if isinstance(heard, _Proof) and self._proof is not None:
                self._believe(heard, self._proof)
                return None
            raise Failed(Reason.UNREADABLE)
        except Failed:
            self._over = True
            raise

    def _answer(self, ack: _Ack, body: bytes) -> bytes:
        if not self._versions[0] <= ack.version <= self._versions[1]:
            raise Failed(Reason.VERSION)
        if self.room not in (b"", ack.room):
            raise Failed(Reason.ROOM)
        shared = _shared(self._spake, self._sort, ack.room, ack.point)
        self._derived, own, self._proof = _derive(shared, self._said, body)
        self._seen, self.room, self.version = _tidied(ack.about), ack.room, ack.version
        return pack(_Proof(own))

    def _believe(self, proof: _Proof, due: bytes) -> None:
        if not hmac.compare_digest(proof.tag, due):
            raise Failed(Reason.WRONG_CODE)
        self.keys, self.host, self._over = self._derived, self._seen, True


class HostShake:
    """The host's end, for one guest who knocked."""

    def __init__(
        self,
        room: bytes,
        about: About,
        passwords: Passwords,
        guesses: Guesses,
        entropy: _Entropy = os.urandom,
        versions: tuple[int, int] = VERSIONS,
    ) -> None:
        self._room = room
        self._about = _tidied(about)
        self._passwords = passwords
        self._guesses = guesses
        self._entropy = entropy
        self._versions = versions
        self._hello: _Hello | None = None
        self._guess: Guess | None = None
        self._proof = self._own = b""
        self._derived: Keys | None = None
        self._over = False
        self.version = 0
        self.keys: Keys | None = None
        self.guest: About | None = None
        self.used = b""  # the password that the guest knows
        self.member = b""  # proved by a member's secret only; with a code or a link it is the guest's mere word
        self.sort: Sort | None = None

    @property
    def done(self) -> bool:
        return self.keys is not None

    def take(self, body: bytes) -> bytes:
        """The next body to send. After the second it is done."""
        if self._over:
            raise Failed(Reason.UNREADABLE)
        try:
            heard = _read(body)
            if isinstance(heard, _Hello) and self._hello is None:
                return self._answer(heard, body)
            if isinstance(heard, _Proof) and self._hello is not None:
                return self._believe(heard, self._hello)
            raise Failed(Reason.UNREADABLE)
        except Failed as failed:
            self._over = True
            failed.answer = pack(_Sorry(failed.reason, failed.seconds))
            raise

    def _answer(self, hello: _Hello, body: bytes) -> bytes:
        version = self._version(hello)
        if hello.room not in (b"", self._room):
            raise Failed(Reason.ROOM)
        by_code = hello.sort is Sort.CODE
        if by_code and self._guesses.seconds:
            raise Failed(Reason.BUSY, self._guesses.seconds)
        spake: _Spake = SPAKE2_B(self._password(hello), entropy_f=self._entropy)
        ack = pack(_Ack(version, self._room, self._entropy(_NONCE), self._about, spake.start()))
        shared = _shared(spake, hello.sort, self._room, hello.point)
        self._derived, self._proof, self._own = _derive(shared, body, ack)
        self._hello, self.version = hello, version
        if by_code:
            self._guess = self._guesses.charge()
        return ack

    def _version(self, hello: _Hello) -> int:
        """The newest that both speak."""
        if hello.magic != _MAGIC or hello.oldest > hello.newest or len(hello.room) not in (0, ROOM):
            raise Failed(Reason.UNREADABLE)
        if len(hello.member) not in (0, MEMBER):
            raise Failed(Reason.UNREADABLE)
        version = min(hello.newest, self._versions[1])
        if version < max(hello.oldest, self._versions[0]):
            raise Failed(Reason.VERSION)
        return version

    def _password(self, hello: _Hello) -> bytes:
        known = self._passwords(hello.sort, hello.member) or ()
        if hello.sort is Sort.MEMBER:
            known = tuple([secret for secret in known if hmac.compare_digest(_mark(secret, hello.nonce), hello.mark)])
        if not known:
            raise Failed(Reason.FORGOTTEN if hello.sort is Sort.MEMBER else Reason.WRONG_CODE)
        self.used = known[0]
        return known[0]

    def _believe(self, proof: _Proof, hello: _Hello) -> bytes:
        if not hmac.compare_digest(proof.tag, self._proof):
            raise Failed(Reason.WRONG_CODE)
        if self._guess is not None:
            self._guesses.refund(self._guess)
        self.keys, self.guest, self._over = self._derived, _tidied(hello.about), True
        self.member, self.sort = hello.member, hello.sort
        return pack(_Proof(self._own))


def _read(body: bytes) -> _Hello | _Ack | _Proof | _Sorry:
    if len(body) > LONGEST:
        raise Failed(Reason.UNREADABLE)
    try:
        heard: _Hello | _Ack | _Proof | _Sorry = unpack(body, _Hello | _Ack | _Proof | _Sorry)
    except Unreadable:
        raise Failed(Reason.UNREADABLE) from None
    return heard


def _tidied(about: About) -> About:
    return About(plain_name(about.app)[:APP], about.rules, plain_name(about.name))


def _mark(secret: bytes, nonce: bytes) -> bytes:
    """By which a member's host sees which secret is meant. Only of secrets too long to be guessed, never of a code."""
    return hmac.digest(secret, b"pichenette mark" + nonce, "sha256")[:_MARK]


def _shared(spake: _Spake, sort: Sort, room: bytes, point: bytes) -> bytes:
    """The key of SPAKE2, from the peer's point. Who takes part in what is fixed only now: the guest's own point does
    not depend on it, and a guest who typed an address has just learnt which room is there."""
    spake.idA = b"pichenette guest by " + sort.encode() + room
    spake.idB = b"pichenette host by " + sort.encode() + room
    if not 1 < int.from_bytes(point[1:], "little") & (1 << 255) - 1 < Q:
        raise Failed(Reason.UNREADABLE)  # written otherwise than it should be, by which the library lets zero pass
    try:
        return spake.finish(point)
    except (SPAKEError, NotOnCurve, ValueError):
        raise Failed(Reason.UNREADABLE) from None


def _derive(shared: bytes, hello: bytes, ack: bytes) -> tuple[Keys, bytes, bytes]:
    """The keys, the guest's proof and the host's, by HKDF (RFC 5869) with SHA-256."""
    root = hmac.digest(sha256(hello + ack).digest(), shared, "sha256")

    def key(use: bytes) -> bytes:
        return hmac.digest(root, b"pichenette " + use + b"\x01", "sha256")

    return Keys(key(b"to host"), key(b"to guest"), key(b"resume")), key(b"guest proof"), key(b"host proof")
