"""By what a guest is known to its host: the code, an invitation's key, or a member's secret from the last time."""

from __future__ import annotations

import functools
import itertools
import time
from collections.abc import Sequence

from core.session.link.handshake import Sort
from core.session.room.stored import Ticket, passed_on

MISSED = 3  # times a table may have been given away while this device was not there


class Keyring:
    """One guest's. A member's secret changes each time it is used, and when the table is given away."""

    def __init__(self, key: bytes | str, sort: Sort, room: bytes = b"", member: bytes = b"") -> None:
        self.key, self.sort, self.room, self.member = key, sort, room, member
        self._older = b""  # the secret before this one
        self._turn = 0  # how often the table was given away
        self._try = 0  # which of our secrets is tried: the host may know none but an older one, or one passed on

    @classmethod
    def of(cls, kept: Ticket) -> Keyring:
        """As it was written down."""
        keys = cls(kept.secret, Sort.MEMBER, kept.room, kept.member)
        keys._older, keys._turn = kept.older, kept.turn
        return keys

    def written(self, host: str, game: str, name: str, addresses: Sequence[str]) -> Ticket:
        key = self.key if isinstance(self.key, bytes) else self.key.encode()
        way = tuple(addresses)
        return Ticket(self.room, self.member, key, host, game, name, way, time.time(), self._older, self._turn)

    @property
    def belongs(self) -> bool:
        """Was this device at the table before?"""
        return self.sort is Sort.MEMBER

    @property
    def secret(self) -> bytes | str:
        """What is tried now: a code, a key, or one of a member's secrets."""
        if isinstance(self.key, str) or not self.belongs:
            return self.key
        secrets = self._secrets(self.key)
        return secrets[self._try % len(secrets)]

    def proved(self, room: bytes, resume: bytes) -> None:
        """Both know the secret that was tried: a member has another one from now on."""
        self.room = room
        used = self.secret
        if self.belongs and isinstance(used, bytes):
            self._older, self.key, self._try = used, resume, 0

    def welcomed(self, member: bytes, resume: bytes, turn: int) -> None:
        """From now on this device belongs to the table."""
        self.member, self.key, self.sort, self._turn = member, resume, Sort.MEMBER, turn

    def refused(self) -> bool:
        """The host does not know the secret that was tried: is there another to be tried at once?"""
        self._try += 1
        return isinstance(self.key, bytes) and self._try % len(self._secrets(self.key)) > 0

    def stayed(self, turn: int) -> None:
        """The table was given away, and is where it was."""
        self._turn = turn

    def moved(self, turn: int) -> None:
        """The table goes on at another device, where this one is known by a secret that follows from ours."""
        assert isinstance(self.key, bytes)
        self._older, self.key, self._turn = self.key, passed_on(self.key, turn), turn

    def _secrets(self, key: bytes) -> list[bytes]:
        """By which this member may be known: the host may have lost its last moments, and the table may have been given
        away, even twice, while we were not there."""
        turns = range(self._turn + 1, self._turn + 1 + MISSED)
        ways = [way for length in (1, 2) for way in itertools.combinations(turns, length)]
        passed = [functools.reduce(passed_on, way, key) for way in ways]
        return [key, *([self._older] if self._older else []), *passed]
