"""During a match seats change devices: who may sit down and get up, and for whom a bot plays on meanwhile.

A device plays the seats it began with. Who had none may take one, and then no other: nobody gets to see a second hand,
and who has given up does not play on at somebody else's place.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from core.game import Level, Refusal, Seat, TableReason
from core.session.link.frames import Bucket
from core.session.room.member import Member
from core.session.room.messages import RoomReason
from core.session.room.naming import tidy_name

if TYPE_CHECKING:
    from core.session.room.host import Host

log = logging.getLogger(__name__)

CHANGES, CHANGES_BURST = 0.3, 12.0  # by all guests together, whoever they are: each makes bots begin to think anew
GRACE, ABANDONED = 10.0, 60.0  # seconds until guests may have a bot play for a device, and until they may take its seat


class Reseating:
    """One host's, while its match is on."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._changes = Bucket(CHANGES_BURST, CHANGES, host.clock())

    def may_change(self, member: Member, now: float) -> bool:
        """Has it been long enough since guests last changed seats, this one and all together?"""
        return self._changes.ready(now) and member.paces.seats.spend(now) and self._changes.spend(now)

    def sits(self, number: int, seat: Seat) -> bool:
        """Is it that device's seat, whoever plays there now?"""
        return self._host.table is not None and seat in self._host.seating.of(number)

    def speaks(self, number: int, seat: Seat) -> bool:
        """Is it that device's seat, and does a person sit there who has not given up?"""
        table = self._host.table
        if table is None or seat not in self._host.seating.of(number):
            return False
        return seat not in table.resigned and table.seats[seat].level is None

    def sit(self, person: int, seat: Seat, name: str) -> Refusal | None:
        """Take a bot's seat, or one whose device is gone."""
        host, table, owners = self._host, self._host.table, self._host.seating.owners
        if table is None or not 0 <= seat < len(owners):
            return Refusal(RoomReason.NO_CHAIR)
        owner = owners[seat]
        if seat in table.resigned or (owner == person and table.seats[seat].level is None):
            return Refusal(RoomReason.TAKEN)
        if owner == person:  # a bot played for them
            return table.seat_person(seat)
        member = host.members.numbered(person)
        if member is not None:  # who watches may play, but not with the hand of a phone that is only put aside
            lost = owner >= 0 and self._long_gone(owner, ABANDONED, lost=True)
            other = seat not in member.hands and (person in owners or bool(member.hands))
            if other or not (owner < 0 or lost):
                return Refusal(RoomReason.TAKEN)
        elif not (owner < 0 or host.seating.gone(owner)):
            return Refusal(RoomReason.TAKEN)
        refusal = table.seat_person(seat, tidy_name(name) or host.seating.people[person].name)
        if refusal is None:
            if member is not None:
                member.hands.add(seat)
            self._belongs(seat, person)
        return refusal

    def rise(self, person: int, seat: Seat) -> None:
        """A bot plays on at the device's seat, from now on."""
        table = self._host.table
        if table is None or seat not in self._host.seating.of(person) or seat in table.resigned:
            return
        if table.seats[seat].level is not None or table.seat_bot(seat, Level.NORMAL) is None:
            table.time.stay(seat)
            self._belongs(seat, -1)

    def replace(self, seat: Seat, person: int = 0) -> Refusal | None:
        """A bot plays on at a seat whose device is gone, until it comes back; guests may say so after a while.

        For who is there and takes very long it plays this turn.
        """
        table, seating = self._host.table, self._host.seating
        if table is None or not 0 <= seat < len(seating.owners):
            return Refusal(TableReason.NO_SUCH_SEAT, (seat,))
        owner = seating.owners[seat]
        if not seating.gone(owner) and owner != person and table.time.overdue(seat):
            return table.play_turn(seat)
        if not seating.gone(owner) or (person and not self._long_gone(owner, GRACE)):
            return Refusal(RoomReason.STILL_THERE)
        if table.seats[seat].level is not None:
            return Refusal(RoomReason.TAKEN)
        return table.seat_bot(seat, Level.NORMAL)

    def back(self, member: Member) -> None:
        """Bots that played on for a device give its seats back."""
        table = self._host.table
        if table is None or table.outcome is not None:
            return
        for seat in self._host.seating.of(member.number):
            if table.seats[seat].level is not None and seat not in table.resigned:
                table.seat_person(seat)

    def _belongs(self, seat: Seat, person: int) -> None:
        """A seat changes devices."""
        seating = self._host.seating
        before = seating.owners[seat]
        log.debug("seat %d was device %d's and is device %d's", seat, before, person)
        seating.give(seat, person)
        self._host.reseated(before, person)

    def _long_gone(self, number: int, seconds: float, lost: bool = False) -> bool:
        """Is a device not there, and for so long? Lost: put aside does not count."""
        member = self._host.members.numbered(number)
        if member is None:
            return number != 0
        there = member.link is not None and (lost or not member.away)
        return not there and self._host.clock() - member.gone >= seconds
