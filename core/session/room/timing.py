"""Time at a host's table: guests stop the match and have it go on, say where nobody can choose yet, and are told how
time stands.

Who is gone loses no time. Who says that nothing can be chosen yet is believed for a while (core/timer.py).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.game import Seat
from core.session.link.frames import Bucket
from core.session.room.member import Member
from core.session.room.messages import Pause, Still, Timed
from core.timer import Times

if TYPE_CHECKING:
    from core.session.room.host import Host
    from core.table import LocalTable

TELLS, TELLS_BURST = 5.0, 12.0  # how often a second all are told how time stands, whatever changes how often


class Timing:
    """One host's."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._tells = Bucket(TELLS_BURST, TELLS, host.clock())
        self._told: object = None  # what was said last, without the seconds
        self._still: dict[int, frozenset[Seat]] = {}  # by device: where nobody can choose yet

    def begin(self) -> None:
        """Another match is on."""
        self._told, self._still = None, {}

    def pause(self, member: Member, message: Pause) -> None:
        """Whoever sits at the table may stop it, and have it go on."""
        table = self._host.table
        if table is None or table.locked is not None or not self._host.reseating.sits(member.number, message.seat):
            return  # nobody is told that a table stands still which is already somebody else's
        if message.yes:
            table.time.pause(message.seat)
        else:
            table.time.go_on(message.seat)

    def still(self, member: Member, message: Still) -> None:
        self._still[member.number] = frozenset(message.seats)

    def look(self, table: LocalTable) -> None:
        """Say to the table who is there and can choose."""
        seating = self._host.seating
        owners = seating.owners
        table.time.miss([seat for seat, owner in enumerate(owners) if owner > 0 and seating.gone(owner)])
        table.time.hold([seat for seat, owner in enumerate(owners) if seat in self._still.get(owner, ())])

    def tell_all(self, table: LocalTable, now: float) -> None:
        """Say to all who are there how time stands, if it is not as it was."""
        times = table.time.times()
        stands = (times.n, times.paused, times.turns, times.runs)
        silent = table.time.limit is None and times.paused is None and not times.turns
        if stands == self._told or (self._told is None and silent) or not self._tells.spend(now):
            return
        self._told = stands
        for member, link in self._host.members.linked():
            if member.feed is not None:
                link.say(Timed(times))

    def tell(self, member: Member, times: Times, back: bool) -> None:
        """A device has come, or come back: what it said before is said once more, or holds no longer.

        Who is back at this match may have heard that it is stopped, though that was before it was opened again here.
        """
        self._still.pop(member.number, None)
        if member.link is not None and (back or self._told is not None):
            member.link.say(Timed(times))
