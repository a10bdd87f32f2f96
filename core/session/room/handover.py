"""A table goes from its host to a guest, hidden things included, and everybody follows it.

The heir is asked, and gets nothing before somebody there has said yes. What it gets then are secrets that are worth
nothing here. It writes the table down before the host lets go, so it is never nowhere. The host lets go only of what
the heir has: if anything happened in between, the table stays where it is, and everybody is told who has seen it.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from core.game import Refusal
from core.session.link.signals import Ended
from core.session.room.events import Fate, GivenAway, Stays
from core.session.room.member import Member
from core.session.room.messages import HandOver, Heir, Moved, RoomReason, Stayed
from core.session.room.stored import StoredMember, Ticket, handed
from core.table import OVER

if TYPE_CHECKING:
    from core.session.room.host import Host

log = logging.getLogger(__name__)

ASKED = 60.0  # seconds for somebody at the heir to answer
LONGEST = 15.0  # seconds for an heir to say that it has the table; until then nothing happens at it


class HandOvers:
    """One host's."""

    def __init__(self, host: Host, clock: Callable[[], float], entropy: Callable[[int], bytes]) -> None:
        self.turn = 0  # how often the table was given away, or was to be
        self._host = host
        self._clock, self._entropy = clock, entropy
        self.heir: int | None = None  # whose device is asked, or has got the table
        self._us: StoredMember | None = None  # as whom we come back to the table: since the heir has it
        self._until = 0.0

    @property
    def under_way(self) -> bool:
        """Has the heir got the table, and not yet taken it up? Nothing may happen at it meanwhile."""
        return self._us is not None

    def give(self, number: int) -> Refusal | None:
        """Ask a guest's device whether it will have the table."""
        host, member = self._host, self._host.members.numbered(number)
        if member is None or member.link is None or host.match is None:
            return Refusal(RoomReason.SOMEBODY_GONE)
        if self.heir is not None:
            return Refusal(RoomReason.HANDING)
        log.debug("device %d is asked to have the table", number)
        self.heir, self._until = number, self._clock() + ASKED
        member.link.say(Heir(True))
        return None

    def answered(self, member: Member, yes: bool) -> None:
        """The heir will have it, or not. Also when it has got it and cannot keep it."""
        if self.heir != member.number:
            return
        if not yes:
            self._stays(Fate.NO)
        elif not self.under_way:
            self._send(member)

    def back(self, member: Member, known: bool) -> None:
        """A device has come back: it hears whether it is asked. `known`: it was at a match, and may have been."""
        asked = self.heir == member.number and not self.under_way
        if member.link is not None and (asked or known):
            member.link.say(Heir(asked))

    def taken(self, number: int, match_id: bytes, n: int, addresses: tuple[str, ...]) -> None:
        """The heir has the table as it was then: everybody is sent there, ourselves too. Else it stays here."""
        host, us = self._host, self._us
        if self.heir != number or us is None or host.match is None:
            return
        addresses += self._radio(number)
        if (match_id, n) != (host.match_id, host.match.n) or not addresses:
            self._stays(Fate.STAYED)
            return
        log.debug("device %d has the table", number)
        self.heir = self._us = None
        name = host.seating.people[number].name
        host.members.say(Moved(name, addresses, self.turn), but=number)
        host.close(Ended.HANDED)
        secret = us.secrets[0]
        way = Ticket(host.id, us.key, secret, name, host.game.name, us.name, addresses, time.time(), turn=self.turn)
        host.events.add(GivenAway(way))

    def work(self, now: float) -> None:
        """Nobody waits for an heir without end."""
        member = None if self.heir is None else self._host.members.numbered(self.heir)
        if self.heir is not None and (now >= self._until or member is None or member.link is None):
            self._stays(Fate.SILENT)

    def forget(self) -> None:
        """The match is another one: nobody is to have it any more."""
        if self.heir is not None:
            self._stays(Fate.SILENT)

    def _send(self, heir: Member) -> None:
        """All of the table, as it is now."""
        host, match, link = self._host, self._host.match, heir.link
        if match is None or host.table is None or link is None:
            return
        log.debug("the table is sent to device %d", heir.number)
        self.turn += 1
        number = heir.number
        self._us = StoredMember(
            self._entropy(8), number, host.seating.people[0].name, (self._entropy(32),), host.seating.of(0)
        )
        self._until = self._clock() + LONGEST
        host.table.locked = Refusal(RoomReason.HANDING)
        host.write()
        kept = host.kept()
        us = next(one for one in kept.members if one.number == number)
        match.times = host.table.time.times()
        link.say(HandOver(handed(kept, match, us, self._us)))

    def _stays(self, fate: Fate) -> None:
        """The table stays here. When the heir has had all of it, everybody is told; else it is the host's affair."""
        host, heir, had = self._host, self.heir, self.under_way
        assert heir is not None
        log.debug("the table stays, and does not go to device %d: %s", heir, fate)
        self.heir = self._us = None
        if had:
            fate = Fate.STAYED
            if host.table is not None:
                host.table.locked = OVER if host.table.settled else None
            host.members.say(Stayed(heir, self.turn))
            for member, _ in host.members.linked():
                if not member.away:
                    host.reseating.back(member)
        else:
            asked = host.members.numbered(heir)
            if asked is not None and asked.link is not None:
                asked.link.say(Heir(False))
        host.events.add(Stays(fate, heir))

    def _radio(self, number: int) -> tuple[str, ...]:
        """Where a device is reached over Bluetooth, which it does not know itself."""
        links = [link for member, link in self._host.members.linked() if member.number == number]
        return tuple(link.wire.where for link in links if link.wire.where.startswith("bt:"))
