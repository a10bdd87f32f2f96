"""How a guest and a host who share a password come to share keys, over a wire that anybody may read and change.

    guest: HELLO, host: ACK, guest: PROOF, host: PROOF

The password is the room's code, the key of an invitation, or the secret that a member kept from the last time. All go
through SPAKE2: who listens learns nothing by which passwords could be tried, who takes part can try one password for
each handshake, and a password that becomes known later opens nothing that was sealed before. The keys depend on every
byte of HELLO and ACK, so that a proof fails if any was changed on the way. The guest proves first: whoever knocks with
a wrong code learns nothing but that it was wrong. A host at whose door many stand may say WAIT, as often as it likes,
before its ACK.

What is said before the proofs can be read by anybody, so a guest says neither its name nor which member it is: a mark,
another one each time, tells that to the host, which knows the secrets.

Nothing here waits or sends. `take` is given the body that came and returns the body to answer with; it raises Failed,
and nothing else, for whatever a stranger may send.
"""

from __future__ import annotations

import hmac
import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from enum import StrEnum
from hashlib import sha256
from typing import Annotated, Protocol

import msgspec
from spake2 import SPAKE2_A, SPAKE2_B, SPAKEError  # type: ignore[import-untyped]
from spake2.ed25519_basic import NotOnCurve, Q  # type: ignore[import-untyped]

from core.packing import Unreadable, pack, unpack
from core.session.link.code import NAME, ROOM, plain_name

LONGEST = 1024  # bytes of a body
VERSIONS = (4, 4)  # of what is said in sealed frames and of the handshake itself: the oldest and the newest we speak
APP = 32  # characters
LONGEST_WAIT = 3600  # seconds
_MAGIC = "pichenette"
_NONCE = 16
_MARK = 16
_POINT = 33

_Nonce = Annotated[bytes, msgspec.Meta(min_length=_NONCE, max_length=_NONCE)]
_Point = Annotated[bytes, msgspec.Meta(min_length=_POINT, max_length=_POINT)]
_Tag = Annotated[bytes, msgspec.Meta(min_length=32, max_length=32)]
_Seconds = Annotated[int, msgspec.Meta(ge=0, le=LONGEST_WAIT)]
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
    BUSY = "busy"  # too many wait for their turn; the seconds say when to try again
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


class _Wait(msgspec.Struct, frozen=True, array_like=True, tag="wait"):
    seconds: _Seconds


class _Sorry(msgspec.Struct, frozen=True, array_like=True, tag="sorry"):
    reason: Reason
    seconds: _Seconds


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
    """Which passwords the host takes."""

    def __call__(self, sort: Sort, /) -> Sequence[tuple[bytes, bytes]]:
        """Those of a sort: the member to which it belongs, if any, and the password; none if there is none.

        May raise Failed to turn the guest away, for instance because the room is full.
        """


class GuestShake:
    """The guest's end. A typed address leads to whatever room is there: then `room` is empty at first."""

    def __init__(
        self,
        password: bytes | str,
        sort: Sort,
        room: bytes,
        about: About,
        entropy: _Entropy = os.urandom,
        versions: tuple[int, int] = VERSIONS,
    ) -> None:
        self._password = password.encode() if isinstance(password, str) else password
        self._sort = sort
        self._versions = versions
        self._spake: _Spake = SPAKE2_A(self._password, entropy_f=entropy)
        self._said = self._greeting(room, about, entropy)
        self._proof: bytes | None = None  # which the host will send if it knows the password
        self._derived: Keys | None = None
        self._seen: About | None = None
        self._over = False
        self.room = room
        self.version = 0
        self.wait = 0  # seconds until it is our turn, as the host reckons
        self.keys: Keys | None = None
        self.host: About | None = None

    def _greeting(self, room: bytes, about: About, entropy: _Entropy) -> bytes:
        nonce = entropy(_NONCE)
        mark = _mark(self._password, nonce) if self._sort is Sort.MEMBER else b""
        point, about = self._spake.start(), _tidied(About(about.app, about.rules, ""))
        return pack(_Hello(_MAGIC, *self._versions, room, self._sort, mark, nonce, about, point))

    @property
    def done(self) -> bool:
        return self.keys is not None

    def hello(self) -> bytes:
        """The first body."""
        return self._said

    def take(self, body: bytes) -> bytes | None:
        """The next body to send, None when all is done or the host has us wait."""
        if self._over:
            raise Failed(Reason.UNREADABLE)
        try:
            heard = _read(body)
            if isinstance(heard, _Sorry):
                raise Failed(heard.reason, heard.seconds)
            if isinstance(heard, _Wait) and self._proof is None:
                self.wait = heard.seconds
                return None
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
    """The host's end, for one guest who knocked.

    Large because four words follow from each other, and what each leaves behind is needed for the next.

    `holds` says for which sorts the ACK is held back until `answer` is called, so that others may come first. `fresh`
    says whether a member's mark has come for the first time: a HELLO that somebody recorded is not answered again.
    """

    def __init__(
        self,
        room: bytes,
        about: About,
        passwords: Passwords,
        entropy: _Entropy = os.urandom,
        versions: tuple[int, int] = VERSIONS,
        holds: Callable[[Sort], bool] = lambda sort: False,
        fresh: Callable[[bytes], bool] = lambda mark: True,
    ) -> None:
        self._room = room
        self._about = _tidied(about)
        self._passwords = passwords
        self._entropy = entropy
        self._versions = versions
        self._holds, self._fresh = holds, fresh
        self._hello: tuple[_Hello, bytes] | None = None  # as it was read, and as it came
        self._proof = self._own = b""
        self._derived: Keys | None = None
        self._over = False
        self.held = False  # it waits for `answer`
        self.version = 0
        self.keys: Keys | None = None
        self.guest: About | None = None
        self.asked: Sort | None = None  # by which sort the guest says that it comes
        self.sort: Sort | None = None
        self.used = b""  # the password that the guest shall prove to know
        self.member = b""  # whose secret that is, once it is proved
        self._whose = b""

    @property
    def done(self) -> bool:
        return self.keys is not None

    def take(self, body: bytes) -> bytes | None:
        """The next body to send, or None if the guest is to wait. After the second it is done."""
        if self._over:
            raise Failed(Reason.UNREADABLE)
        with self._telling():
            heard = _read(body)
            if isinstance(heard, _Hello) and self._hello is None:
                return self._greeted(heard, body)
            if isinstance(heard, _Proof) and self._hello is not None and self._derived is not None:
                return self._believe(heard, self._hello[0], self._derived)
            raise Failed(Reason.UNREADABLE)

    def wait(self, seconds: int) -> bytes:
        """What to send to a guest that is held, now and again."""
        return pack(_Wait(min(seconds, LONGEST_WAIT)))

    def answer(self) -> bytes:
        """The ACK to a HELLO that was held back."""
        with self._telling():
            assert self._hello is not None
            self.held = False
            return self._answer(*self._hello)

    def refuse(self, reason: Reason, seconds: int) -> Failed:
        """Turn away a guest that was held."""
        self._over = True
        failed = Failed(reason, min(seconds, LONGEST_WAIT))
        failed.answer = pack(_Sorry(failed.reason, failed.seconds))
        return failed

    @contextmanager
    def _telling(self) -> Iterator[None]:
        """The guest is told why it failed."""
        try:
            yield
        except Failed as failed:
            raise self.refuse(failed.reason, failed.seconds) from failed

    def _greeted(self, hello: _Hello, body: bytes) -> bytes | None:
        self.version = self._version(hello)
        if hello.room not in (b"", self._room):
            raise Failed(Reason.ROOM)
        self.asked, self._hello = hello.sort, (hello, body)
        self.held = self._holds(hello.sort)
        return None if self.held else self._answer(hello, body)

    def _answer(self, hello: _Hello, body: bytes) -> bytes:
        spake: _Spake = SPAKE2_B(self._password(hello), entropy_f=self._entropy)
        ack = pack(_Ack(self.version, self._room, self._entropy(_NONCE), self._about, spake.start()))
        shared = _shared(spake, hello.sort, self._room, hello.point)
        self._derived, self._proof, self._own = _derive(shared, body, ack)
        return ack

    def _version(self, hello: _Hello) -> int:
        """The newest that both speak."""
        if hello.magic != _MAGIC or hello.oldest > hello.newest or len(hello.room) not in (0, ROOM):
            raise Failed(Reason.UNREADABLE)
        version = min(hello.newest, self._versions[1])
        if version < max(hello.oldest, self._versions[0]):
            raise Failed(Reason.VERSION)
        return version

    def _password(self, hello: _Hello) -> bytes:
        known = self._passwords(hello.sort)
        if hello.sort is Sort.MEMBER:
            known = [one for one in known if hmac.compare_digest(_mark(one[1], hello.nonce), hello.mark)]
            if not known or not self._fresh(hello.mark):
                raise Failed(Reason.FORGOTTEN)
        elif not known:
            raise Failed(Reason.WRONG_CODE)
        self._whose, self.used = known[0]
        return self.used

    def _believe(self, proof: _Proof, hello: _Hello, derived: Keys) -> bytes:
        if not hmac.compare_digest(proof.tag, self._proof):
            raise Failed(Reason.WRONG_CODE)
        self.keys, self.guest, self._over = derived, _tidied(hello.about), True
        self.sort, self.member = hello.sort, self._whose
        return pack(_Proof(self._own))


def _read(body: bytes) -> _Hello | _Wait | _Ack | _Proof | _Sorry:
    if len(body) > LONGEST:
        raise Failed(Reason.UNREADABLE)
    try:
        heard: _Hello | _Wait | _Ack | _Proof | _Sorry = unpack(body, _Hello | _Wait | _Ack | _Proof | _Sorry)
    except Unreadable:
        raise Failed(Reason.UNREADABLE) from None
    return heard


def _tidied(about: About) -> About:
    return About(plain_name(about.app)[:APP], about.rules, plain_name(about.name))


def _mark(secret: bytes, nonce: bytes) -> bytes:
    """By which a host sees whose secret is meant. Only of secrets too long to be guessed, never of a code."""
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
