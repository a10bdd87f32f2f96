"""What devices write down so that a table outlives them: the host its room, each guest its way back in.

Secrets are in both, so these files are for this device alone and never part of a saved match that is shared.
"""

from __future__ import annotations

import contextlib
import hmac
import logging
import os
from pathlib import Path
from typing import Annotated, Any, TypeVar

import msgspec

from core.game import Outcome
from core.hints.marks import Marks
from core.log import Record, Setup, Word
from core.match import Match
from core.packing import Unreadable, pack, unpack
from core.timer import Times

log = logging.getLogger(__name__)


# What it may be, for some of it comes from another device
_Key = Annotated[bytes, msgspec.Meta(max_length=64)]
_Name = Annotated[str, msgspec.Meta(max_length=80)]
_Number = Annotated[int, msgspec.Meta(ge=-1, le=255)]  # a device, or a seat


class StoredMember(msgspec.Struct, frozen=True):
    """A device that may come back."""

    key: _Key
    number: _Number
    name: _Name
    secrets: Annotated[tuple[_Key, ...], msgspec.Meta(max_length=8)]
    hands: Annotated[tuple[_Number, ...], msgspec.Meta(max_length=8)] = ()  # the seats it has had in this match


class StoredRoom(msgspec.Struct, frozen=True):
    """The host's side: the room of a match, and who belongs to it."""

    room: _Key
    game: Word
    options: Annotated[dict[Word, Word], msgspec.Meta(max_length=32)]
    name: _Name
    match: _Key
    owners: Annotated[tuple[_Number, ...], msgspec.Meta(max_length=8)]
    members: Annotated[tuple[StoredMember, ...], msgspec.Meta(max_length=64)]
    turn: Annotated[int, msgspec.Meta(ge=0, le=2**31)] = 0  # how often the table was given away, or was to be
    port: Annotated[int, msgspec.Meta(ge=0, le=65535)] = 0  # where its door was, if that is kept
    hints: Marks = Marks()
    settled: bool = False  # the match is over, and nothing of it is taken back any more


class Ticket(msgspec.Struct, frozen=True):
    """The guest's side: how to come back to a table."""

    room: bytes
    member: bytes
    secret: bytes
    host: str
    game: str
    name: str
    addresses: tuple[str, ...]
    at: float  # seconds since 1970
    older: bytes = b""  # the secret before: for a host that has lost its last moments
    turn: int = 0  # how often the table was given away, as far as we know


class Handed(msgspec.Struct, frozen=True):
    """A whole table, hidden things included, as one host gives it to the next."""

    room: StoredRoom
    setup: Setup
    deal: Annotated[int, msgspec.Meta(ge=0, le=2**63 - 1)]
    records: Annotated[tuple[Record, ...], msgspec.Meta(min_length=1, max_length=100_000)]
    state: Annotated[bytes, msgspec.Meta(max_length=2**20)]
    result: Outcome | None
    times: Times | None = None  # how time stands


def passed_on(secret: bytes, turn: int) -> bytes:
    """The secret by which a member is known where the table goes. Where the table was, it is worth nothing."""
    return hmac.digest(secret, b"pichenette passed on %d" % turn, "sha256")


def handed(room: StoredRoom, match: Match[Any, Any, Any, Any, Any], heir: StoredMember, us: StoredMember) -> Handed:
    """The table as the heir will have it: the heir's device is the host's, and ours is a member in its stead."""
    swapped = {0: heir.number, heir.number: 0}
    others = [
        msgspec.structs.replace(one, secrets=tuple(passed_on(secret, room.turn) for secret in one.secrets))
        for one in room.members
        if one.number != heir.number
    ]
    room = msgspec.structs.replace(
        room,
        name=heir.name,
        owners=tuple(swapped.get(owner, owner) for owner in room.owners),
        members=(us, *others),
    )
    state = pack(match.entries[-1].state)
    return Handed(room, match.setup, match.deal, tuple(match.records()), state, match.outcome, match.times)


K = TypeVar("K", StoredRoom, Ticket)


class Drawer:
    """A folder with one small file for each room. What cannot be read is left out; what cannot be written is logged."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def put(self, name: str, kept: StoredRoom | Ticket) -> bool:
        """Write it whole or not at all; was it written?"""
        path = self._folder / name
        new = path.with_suffix(".new")
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            descriptor = os.open(new, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
            with os.fdopen(descriptor, "wb") as file:
                file.write(pack(kept))
                file.flush()
                os.fsync(file.fileno())
            new.replace(path)
        except OSError as full:
            log.warning("a room cannot be written down: %s", full)
            return False
        return True

    def get(self, name: str, kind: type[K]) -> K | None:
        try:
            kept: K = unpack((self._folder / name).read_bytes(), kind)
        except (OSError, Unreadable):
            return None
        return kept

    def all(self, tail: str, kind: type[K]) -> dict[str, K]:
        """All that can be read, by name."""
        found = {}
        for path in sorted(self._folder.glob(f"*{tail}")) if self._folder.is_dir() else ():
            kept = self.get(path.name, kind)
            if kept is not None:
                found[path.name] = kept
        return found

    def forget_all(self, tail: str) -> None:
        for path in self._folder.glob(f"*{tail}") if self._folder.is_dir() else ():
            self.forget(path.name)

    def forget(self, name: str) -> None:
        with contextlib.suppress(OSError):
            (self._folder / name).unlink()
