"""Who is at a table and who sits where: the only record of it, without any link.

Before a match there are chairs. While one is on, who plays a seat is what the match's log tells; here stands to which
device each seat belongs. All else that says who sits where is made from this: the seats of a device, the room as it is
told, what is written down.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from core.characters import character
from core.deals import Deal
from core.game import Game, Level, Options, Refusal, Seat
from core.hints.marks import Hinted, Marks
from core.log import Seated
from core.match import Match
from core.session.room.messages import Chair, Person, Presence, Room, RoomReason
from core.session.room.naming import tidy_name
from core.timer import Limit

MARKS = 4


def kept_free(chairs: Iterable[Chair], people: Iterable[Person], number: int) -> bool:
    """Are the free chairs kept for others, so that a guest's device that has one may not take another?

    Each device that is here and wants to play has a claim to one, the host's too.
    """
    chairs = tuple(chairs)
    sitting = {chair.person for chair in chairs}
    waiting = [
        person
        for person in people
        if person.number not in sitting and not person.watching and person.presence is not Presence.LOST
    ]
    return number in sitting and sum(chair.free for chair in chairs) <= len(waiting)


def _for_itself(chair: Chair) -> Chair:
    """A bot that played for somebody who is gone for good stays under its own name."""
    found = character(chair.face) if chair.level is not None else None
    return chair if found is None else msgspec.structs.replace(chair, name=found.name)


class Seating:
    """Person 0 is the host's device; whoever has no chair watches."""

    def __init__(
        self, game: Game[Any, Any, Any, Any, Any], options: Options, host: str, deal: Deal | None = None
    ) -> None:
        self.game = game
        self._options = dict(options if deal is None else deal.options)
        self._deal = deal  # of the next match, where it is one that people know
        self._limit: Limit | None = None if deal is None else deal.limit
        self._people: dict[int, Person] = {0: Person(0, tidy_name(host) or "?", Presence.HERE, ready=True)}
        chairs = max(game.seats) if deal is None else deal.players
        self._chairs: list[Chair] = [Chair(mark=k % MARKS) for k in range(chairs)]
        self._match: Match[Any, Any, Any, Any, Any] | None = None
        self.hints = Hinted(Marks(), lambda _: self.changed())
        self._room: Room | None = None  # made anew when something is not as it was

    # What follows from it

    @property
    def options(self) -> dict[str, str]:
        return self._options

    @property
    def deal(self) -> Deal | None:
        """What the next match will be dealt, if that is settled: everybody in the room is told its code."""
        return self._deal

    @property
    def known(self) -> str:
        """The code of the deal that is played, or will be; nothing where nobody knows it."""
        if self._match is not None:
            return self._match.setup.known
        return "" if self._deal is None else self._deal.code

    @property
    def limit(self) -> Limit | None:
        """The time for a choice, if the table gives one."""
        return self._limit

    @property
    def people(self) -> Mapping[int, Person]:
        return self._people

    @property
    def chairs(self) -> Sequence[Chair]:
        """While a match is on: one a seat, with whoever plays there now, unless a bot only plays on for a device."""
        if self._match is None:
            return self._chairs
        persons = [chair.person for chair in self._chairs]
        return [
            Chair(who.name, who.mark, person, *((who.level, who.face) if person is None else ()))
            for who, person in zip(self._match.seats, persons, strict=True)
        ]

    @property
    def taken(self) -> list[Chair]:
        return [chair for chair in self.chairs if not chair.free]

    @property
    def owners(self) -> list[int]:
        """While a match is on: for each seat the device it belongs to, -1: a bot's."""
        if self._match is None:
            return []
        return [-1 if chair.person is None else chair.person for chair in self._chairs]

    def of(self, number: int) -> tuple[Seat, ...]:
        """A device's seats."""
        return tuple(seat for seat, owner in enumerate(self.owners) if owner == number)

    @property
    def room(self) -> Room:
        """As the host's device sees it: the same thing, until something has changed."""
        if self._room is None:
            people = tuple(self._people[number] for number in sorted(self._people))
            name, chairs, owners = self._people[0].name, tuple(self.chairs), tuple(self.owners)
            playing = self._match is not None
            known, limit, hints = self.known, self._limit, self.hints.marks
            self._room = Room(
                name, self.game.name, self._options, 0, chairs, people, playing, owners, known, limit, hints
            )
        return self._room

    @property
    def guests(self) -> int:
        """How many other devices play, or may want to; not those that are gone and had no chair."""
        sitting = {chair.person for chair in self._chairs}
        return sum(
            number > 0 and not person.watching and (number in sitting or person.presence is not Presence.LOST)
            for number, person in self._people.items()
        )

    def number(self) -> int:
        """For somebody new."""
        return next(k for k in range(1, 256) if k not in self._people)

    def gone(self, person: int | None) -> bool:
        """Is the device not there?"""
        if person is None:
            return False
        there = self._people.get(person)
        return there is None or there.presence in (Presence.LOST, Presence.AWAY)

    def refusal(self) -> Refusal | None:
        """Why the match may not begin yet."""
        count = len(self.taken)
        if count not in (self.game.seats if self._deal is None else (self._deal.players,)):
            return Refusal(RoomReason.TOO_FEW if count < min(self.game.seats) else RoomReason.NOT_SO_MANY, (count,))
        sitting = {chair.person for chair in self.taken if chair.person}
        if any(self.gone(person) for person in sitting):
            return Refusal(RoomReason.SOMEBODY_GONE)
        if any(not self._people[person].ready for person in sitting if person is not None):
            return Refusal(RoomReason.NOT_READY)
        return None

    # People

    def put(self, person: Person) -> None:
        """Somebody new, or somebody of whom something has changed."""
        self._people[person.number] = person
        self.changed()

    def ready(self, number: int, yes: bool) -> None:
        """All who play at a device are ready, or not yet."""
        if number in self._people:
            self.put(msgspec.structs.replace(self._people[number], ready=yes))

    def leave(self, number: int) -> None:
        """A device is out of the room for good; the seat it had in a match that is on waits, and is nobody else's."""
        if number in self.owners:
            self.put(msgspec.structs.replace(self._people[number], presence=Presence.LOST))
            return
        self._people.pop(number, None)
        for k, chair in enumerate(self._chairs):
            if chair.person == number:
                self._chairs[k] = Chair(mark=chair.mark)
        self.changed()

    # Chairs

    def choose(self, options: Options) -> None:
        self._options = dict(options)
        self.changed()

    def give_time(self, limit: Limit | None) -> None:
        self._limit = limit
        self.changed()

    def sit(self, person: int, k: int, name: str, mark: int) -> Refusal | None:
        """Take a free chair, or one whose device is gone; rename or recolour one's own."""
        if not 0 <= k < len(self._chairs):
            return Refusal(RoomReason.NO_CHAIR)
        if person not in self._people:
            return Refusal(RoomReason.SOMEBODY_GONE)
        chair = self._chairs[k]
        if chair.level is not None or not (chair.free or chair.person == person or self.gone(chair.person)):
            return Refusal(RoomReason.TAKEN)
        if person and chair.person != person and kept_free(self._chairs, self._people.values(), person):
            return Refusal(RoomReason.KEPT_FREE)
        self._put(k, Chair(tidy_name(name) or self._people[person].name, mark % MARKS, person))
        return None

    def seat_bot(self, k: int, name: str, level: Level, face: str = "") -> Refusal | None:
        chair = self._chairs[k]
        if not chair.free and chair.level is None:
            return Refusal(RoomReason.TAKEN)
        self._put(k, Chair(tidy_name(name), chair.mark, None, level, face))
        return None

    def rise(self, k: int, person: int | None = None) -> Refusal | None:
        """Free a chair: one's own, or (the host: no person) anybody's."""
        if not 0 <= k < len(self._chairs):
            return Refusal(RoomReason.NO_CHAIR)
        chair = self._chairs[k]
        if person is not None and chair.person != person:
            return Refusal(RoomReason.TAKEN)
        self._chairs[k] = Chair(mark=chair.mark)
        self.changed()
        return None

    def swap(self, a: int, b: int) -> None:
        """Two chairs change places: who sits where decides in which order they play."""
        self._chairs[a], self._chairs[b] = self._chairs[b], self._chairs[a]
        self.changed()

    # A match

    def settled(self) -> tuple[tuple[Seated, ...], list[int]]:
        """The chairs as seats: who sits where, and to which device each seat belongs (-1: a bot's)."""
        seats = tuple(Seated(chair.name, chair.level, chair.mark, chair.face) for chair in self.taken)
        return seats, [-1 if chair.person is None else chair.person for chair in self.taken]

    def begin(self, match: Match[Any, Any, Any, Any, Any], owners: Sequence[int]) -> None:
        """A match is on, at whose seats these devices sit."""
        self._match, self._limit = match, match.setup.limit
        self._chairs = [Chair(person=None if owner < 0 else owner) for owner in owners]
        self.changed()

    def give(self, seat: Seat, person: int) -> None:
        """A seat changes devices; -1: it is a bot's from now on."""
        self._chairs[seat] = Chair(person=None if person < 0 else person)
        self.changed()

    def end(self) -> None:
        """After a match: everybody stays on their chairs, and there is room for others again."""
        self._chairs = [_for_itself(chair) for chair in self.chairs]
        self._match = self._deal = None
        self.hints.become(Marks(self.hints.allowed))
        free = max(self.game.seats) - len(self._chairs)
        marks = [mark for mark in range(MARKS) if mark not in {chair.mark for chair in self._chairs}]
        self._chairs += [Chair(mark=(marks[k : k + 1] or [k % MARKS])[0]) for k in range(free)]
        self.changed()

    def changed(self) -> None:
        """The room is not as it was."""
        self._room = None

    def _put(self, k: int, chair: Chair) -> None:
        """No two sit under the same mark: whoever had it gets the other's."""
        old = self._chairs[k].mark
        for j, other in enumerate(self._chairs):
            if j != k and other.mark == chair.mark:
                self._chairs[j] = msgspec.structs.replace(other, mark=old)
        self._chairs[k] = chair
        self.changed()
