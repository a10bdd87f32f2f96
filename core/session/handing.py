"""A table goes from its host to a guest, hidden things included, and everybody follows it.

The heir writes it down before the host lets go, so it is never nowhere. The host lets go only of what the heir has: if
anything happened in between, the table stays where it is.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from core.game import Refusal, TableReason
from core.session.kept import KeptMember, Pass, handed
from core.session.messages import Ended, HandOver, Moved, RoomReason

if TYPE_CHECKING:
    from core.session.host import Host

LONGEST = 15.0  # seconds for an heir to say that it has the table


class Handing:
    """One host's."""

    def __init__(self, host: Host, clock: Callable[[], float], entropy: Callable[[int], bytes]) -> None:
        self._host = host
        self._clock, self._entropy = clock, entropy
        self._heir: tuple[int, KeptMember] | None = None  # to whom the table goes, and as whom we come back to it
        self._until = 0.0

    def give(self, number: int) -> Refusal | None:
        """Send the table to a guest's device."""
        host = self._host
        member = next((m for m in host.members.values() if m.number == number), None)
        if member is None or member.link is None or host.match is None:
            return Refusal(RoomReason.SOMEBODY_GONE)
        if self._heir is not None and self._clock() < self._until:
            return Refusal(TableReason.WAITING)
        us = KeptMember(self._entropy(8), number, host.lobby.people[0].name, (self._entropy(32),))
        self._heir, self._until = (number, us), self._clock() + LONGEST
        kept = host.kept()
        heir = next(one for one in kept.members if one.number == number)
        member.link.say(HandOver(handed(kept, host.match, heir, us)))
        return None

    def taken(self, number: int, match_id: bytes, n: int, addresses: tuple[str, ...]) -> None:
        """The heir has the table as it was then: everybody is sent there, ourselves too. Else it stays here."""
        host = self._host
        if self._heir is None or self._heir[0] != number or host.match is None:
            return
        us = self._heir[1]
        self.forget()
        addresses += self._radio(number)
        if (match_id, n) != (host.match_id, host.match.n) or not addresses:
            return
        name = host.lobby.people[number].name
        for member in host.members.values():
            if member.link is not None and member.number != number:
                member.link.say(Moved(name, addresses))
        host.close(Ended.HANDED)
        way = Pass(host.id, us.key, us.secrets[0], name, host.game.name, us.name, addresses, time.time())
        host.taken(way)

    def forget(self) -> None:
        """Nobody is to have it any more."""
        self._heir = None

    def _radio(self, number: int) -> tuple[str, ...]:
        """Where a device is reached over Bluetooth, which it does not know itself."""
        links = [m.link for m in self._host.members.values() if m.number == number and m.link is not None]
        return tuple(link.wire.where for link in links if link.wire.where.startswith("bt:"))
