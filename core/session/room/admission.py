"""Where those wait who knock at a room, until they have proved that they know its code, or belong to it.

Anybody in the Wi-Fi may knock, from as many addresses as they can make, so nobody gets anything here by being many:

- Who has said nothing yet has one of few places, and the newest pushes out the oldest. A guest speaks at once.
- Who was at the table before shows it by the mark in its first word, and is answered at once.
- Who comes by code or by invitation waits in line: a try is answered at a pace, and those whose addresses have tried
  wrongly stand behind those that have not. They are told how long it will take. Addresses of IPv6 count as one, for
  each device may have as many of them as it likes; who comes by IPv4, as guests do first, does not wait for them.

A code is one of 2^30. With one try each two seconds, whoever makes them, four hours of guessing find one once in
149,000 times.
"""

from __future__ import annotations

import logging
import math
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from core.session.link.code import new_code
from core.session.link.handshake import About, Failed, HostShake, Reason, Sort
from core.session.link.link import Cut, Link
from core.session.link.signals import Ended
from core.session.link.wire import Wire
from core.session.room.events import Events, HostEvent
from core.session.room.members import Members
from core.session.room.messages import FromGuest, Hello
from core.session.room.turns import Turns

log = logging.getLogger(__name__)

STEP = 3.0  # seconds for each next word: the first one, the proof, and the first under the seal
SILENT = 32  # places for those who have said nothing
LINE = 32  # who wait for their turn
EACH = 2  # from one address
GUESSES, GUESSES_BURST = 0.5, 4  # codes tried a second
MOST = 300  # wrong guesses, then there is another code
KEYS, KEYS_BURST = 4.0, 8  # keys of invitations a second: each costs the host some milliseconds of reckoning
AGAIN = 2.0  # seconds until who waits hears again that it does
MARKS = 256  # of members, not to be used twice
HERE = ("", "127.0.0.1", "[::1]")  # on this device several may knock
SIX = "IPv6"  # in line for all of its addresses


class Opens(Protocol):
    """What must be known here of the room."""

    id: bytes
    about: About
    members: Members
    events: Events[HostEvent]

    def write(self) -> bool:
        """Keep the members' secrets; were they kept?"""


@dataclass(eq=False, slots=True)
class _Stranger:
    link: Link
    shake: HostShake
    address: str
    told: float = -math.inf  # when it last heard how long it has to wait

    @property
    def whose(self) -> str:
        """Whose turn it is when it is this one's."""
        return SIX if self.address.startswith("[") and self.address not in HERE else self.address


class Admission:
    """Counts guesses for the whole room, whoever makes them; when there were too many, the room gets another code."""

    def __init__(self, room: Opens, clock: Callable[[], float], entropy: Callable[[int], bytes]) -> None:
        self.code = new_code()
        self.key = entropy(16)
        self._room = room
        self._clock, self._entropy = clock, entropy
        now = clock()
        self._turns = {Sort.CODE: Turns(GUESSES_BURST, GUESSES, now), Sort.LINK: Turns(KEYS_BURST, KEYS, now)}
        self._strangers: list[_Stranger] = []  # who came first is first
        self._marks: dict[bytes, None] = {}

    @property
    def links(self) -> list[Link]:
        return [stranger.link for stranger in self._strangers]

    def meet(self, wire: Wire) -> None:
        """Somebody knocks: there is always a place, if only until the next one comes."""
        where = wire.where
        address = where if where.startswith("bt:") else where.rpartition(":")[0]
        there = [one for one in self._strangers if one.address == address and not one.link.open]
        if len(there) >= EACH and address not in HERE:
            self._show_out(there[0])
        silent = [one for one in self._strangers if one.shake.asked is None]
        if len(silent) >= SILENT:
            self._show_out(silent[0])
        about, passwords = self._room.about, self._passwords
        shake = HostShake(self._room.id, about, passwords, self._entropy, holds=self._holds, fresh=self._fresh)
        stranger = _Stranger(Link(wire, shake, FromGuest, self._clock()), shake, address)
        stranger.link.proved = lambda: self._proved(stranger)
        self._strangers.append(stranger)

    def work(self, now: float) -> list[tuple[Link, list[Any]]]:
        """Those who have proved themselves since the last look, with what they say: a Hello first."""
        come = []
        for stranger in tuple(self._strangers):
            said = self._hear(stranger, now)
            if said:
                come.append((stranger.link, said))
        for sort, turns in self._turns.items():
            self._serve(sort, turns, now)
        return come

    def clear(self) -> None:
        for link in self.links:
            link.close()
        self._strangers.clear()

    def renew(self) -> None:
        """Another code and another key: who knew the old ones does not come in by them, nor has a foot in the door."""
        self.clear()
        self.key = self._entropy(16)
        self._recode()

    def _hear(self, stranger: _Stranger, now: float) -> list[Any]:
        link, shake = stranger.link, stranger.shake
        try:
            said = link.work(now)
            if not said and not shake.held and now - link.begun > STEP:
                raise Cut(Ended.SILENT)
        except Cut as cut:
            self._show_out(stranger, cut.why if isinstance(cut.why, Ended) else None)
            return []
        if not said:
            return []
        assert shake.guest is not None
        if shake.sort is Sort.MEMBER and shake.member not in self._room.members:
            self._show_out(stranger)  # it was forgotten since
        elif not isinstance(said[0], Hello):
            self._show_out(stranger, Ended.NONSENSE)
        elif shake.guest.rules != self._room.about.rules:
            self._show_out(stranger, Ended.VERSION)
        else:
            self._strangers.remove(stranger)
            return said
        return []

    def _show_out(self, stranger: _Stranger, why: Ended | None = None) -> None:
        log.debug("%s is shown out: %s", stranger.link.wire.where, why)
        self._strangers.remove(stranger)
        stranger.link.close(why)

    # Waiting in line

    def _holds(self, sort: Sort) -> bool:
        """Who belongs to the room does not wait."""
        if sort is not Sort.MEMBER and self._room.members.full:
            raise Failed(Reason.FULL)
        return sort is not Sort.MEMBER

    def _serve(self, sort: Sort, turns: Turns, now: float) -> None:
        """Answer those whose turn it is; the others hear how long it will take."""
        while (line := self._line(sort, turns)) and turns.seconds(0, now) == 0:
            self._answer(line[0], turns)
        for before, stranger in enumerate(line):
            if before >= LINE:
                self._strangers.remove(stranger)
                stranger.link.refuse(Reason.BUSY, turns.seconds(LINE, now))
            elif now - stranger.told >= AGAIN:
                stranger.told = now
                stranger.link.hold(turns.seconds(before, now))

    def _line(self, sort: Sort, turns: Turns) -> list[_Stranger]:
        """Who waits, the next one first. A second one of the same address comes after the first ones of all others."""
        ranks: list[tuple[int, _Stranger]] = []
        seen: Counter[str] = Counter()
        for one in self._strangers:
            if one.shake.held and one.shake.asked is sort:
                ranks.append((turns.tried(one.whose) + seen[one.whose], one))
                seen[one.whose] += 1
        return [one for _, one in sorted(ranks, key=lambda rank: rank[0])]

    def _answer(self, stranger: _Stranger, turns: Turns) -> None:
        turns.begin(stranger.whose)
        try:
            stranger.link.answer()
        except Cut:
            self._show_out(stranger)
        if turns is self._turns[Sort.CODE] and turns.wrong >= MOST:
            log.warning("too many wrong codes: the room has a new one")
            self._recode()
            self._room.events.changed()

    def _recode(self) -> None:
        self.code = new_code()
        self._turns[Sort.CODE].wrong = 0

    # Who knows what

    def _passwords(self, sort: Sort) -> list[tuple[bytes, bytes]]:
        if sort is Sort.MEMBER:
            return [(key, secret) for key, member in self._room.members.items() for secret in member.secrets]
        if self._room.members.full:
            raise Failed(Reason.FULL)
        return [(b"", self.code.encode() if sort is Sort.CODE else self.key)]

    def _fresh(self, mark: bytes) -> bool:
        """Has no member come by this mark yet?"""
        if mark in self._marks:
            return False
        self._marks[mark] = None
        if len(self._marks) > MARKS:
            del self._marks[next(iter(self._marks))]
        return True

    def _proved(self, stranger: _Stranger) -> None:
        """A try was right. A member will have a new secret; the one it knows holds until it has used the new one.

        What cannot be written down does not count: it would be unknown here after a kill, and the guest then has
        nothing else. The guest keeps the older one, and so it is the older one that holds.
        """
        shake = stranger.shake
        if shake.sort is not Sort.MEMBER:
            assert shake.sort is not None
            self._turns[shake.sort].right(stranger.whose)
            return
        member = self._room.members.get(shake.member)
        if member is not None and shake.keys is not None:
            before = member.secrets
            others = [secret for secret in before if secret != shake.used]
            member.proved = shake.keys.resume
            member.secrets = (member.proved, shake.used, *others)[:4]
            if not self._room.write():
                member.secrets = before
