"""The room of a table, without any link: who is in it, which chair is whose, and when the match may begin."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from typing import Any

from core.game import Game, Level, Options, Refusal
from core.log import Seated
from core.session.room.messages import LONGEST_NAME, Chair, Person, Presence, Room, RoomReason

MARKS = 4
_JOINER = "\u200d"  # joins emoji
_BLANK = "\u115f\u1160\u3164\uffa0\u2800"  # letters and signs that show nothing


def tidy_name(name: str) -> str:
    """A name as others may be shown it: no control characters, not too long."""
    tidy = tidy_text(name)[:LONGEST_NAME].strip()
    return tidy if any(unicodedata.category(c)[0] in "LNPS" and c not in _BLANK for c in tidy) else ""


def tidy_text(text: str) -> str:
    """One line, without what has no shape or turns other letters round."""
    plain = unicodedata.normalize("NFC", " ".join(text.split()))
    return "".join(c for c in plain if unicodedata.category(c)[0] != "C" or c == _JOINER)


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


class Lobby:
    """Chairs and people. Person 0 is the host's device; whoever has no chair watches."""

    def __init__(self, game: Game[Any, Any, Any, Any, Any], options: Options, host: str) -> None:
        self.game = game
        self.options = dict(options)
        self.people: dict[int, Person] = {0: Person(0, tidy_name(host) or "?", Presence.HERE, ready=True)}
        self.chairs: list[Chair] = [Chair(mark=k % MARKS) for k in range(max(game.seats))]

    def room(self, you: int, playing: bool, owners: Sequence[int]) -> Room:
        """As one of the devices sees it."""
        people = tuple(self.people[number] for number in sorted(self.people))
        host, chairs = self.people[0].name, tuple(self.chairs)
        return Room(host, self.game.name, self.options, you, chairs, people, playing, tuple(owners))

    @property
    def taken(self) -> list[Chair]:
        return [chair for chair in self.chairs if not chair.free]

    @property
    def guests(self) -> int:
        """How many other devices play, or may want to; not those that are gone and had no chair."""
        sitting = {chair.person for chair in self.chairs}
        return sum(
            number > 0 and not person.watching and (number in sitting or person.presence is not Presence.LOST)
            for number, person in self.people.items()
        )

    def number(self) -> int:
        """For somebody new."""
        return next(k for k in range(1, 256) if k not in self.people)

    def sit(self, person: int, k: int, name: str, mark: int) -> Refusal | None:
        """Take a free chair, or one whose device is gone; rename or recolour one's own."""
        if not 0 <= k < len(self.chairs):
            return Refusal(RoomReason.NO_CHAIR)
        chair = self.chairs[k]
        if chair.level is not None or not (chair.free or chair.person == person or self.gone(chair.person)):
            return Refusal(RoomReason.TAKEN)
        if person and chair.person != person and kept_free(self.chairs, self.people.values(), person):
            return Refusal(RoomReason.KEPT_FREE)
        self._put(k, Chair(tidy_name(name) or self.people[person].name, mark % MARKS, person))
        return None

    def seat_bot(self, k: int, name: str, level: Level) -> Refusal | None:
        chair = self.chairs[k]
        if not chair.free and chair.level is None:
            return Refusal(RoomReason.TAKEN)
        self._put(k, Chair(tidy_name(name), chair.mark, None, level))
        return None

    def rise(self, k: int, person: int | None = None) -> Refusal | None:
        """Free a chair: one's own, or (the host: no person) anybody's."""
        if not 0 <= k < len(self.chairs):
            return Refusal(RoomReason.NO_CHAIR)
        chair = self.chairs[k]
        if person is not None and chair.person != person:
            return Refusal(RoomReason.TAKEN)
        self.chairs[k] = Chair(mark=chair.mark)
        return None

    def swap(self, a: int, b: int) -> None:
        """Two chairs change places: who sits where decides in which order they play."""
        self.chairs[a], self.chairs[b] = self.chairs[b], self.chairs[a]

    def leave(self, person: int) -> None:
        """A device is out of the room for good."""
        self.people.pop(person, None)
        for k, chair in enumerate(self.chairs):
            if chair.person == person:
                self.chairs[k] = Chair(mark=chair.mark)

    def gone(self, person: int | None) -> bool:
        """Is the device not there?"""
        if person is None:
            return False
        there = self.people.get(person)
        return there is None or there.presence in (Presence.LOST, Presence.AWAY)

    def refusal(self) -> Refusal | None:
        """Why the match may not begin yet."""
        count = len(self.taken)
        if count not in self.game.seats:
            return Refusal(RoomReason.TOO_FEW if count < min(self.game.seats) else RoomReason.NOT_SO_MANY, (count,))
        sitting = {chair.person for chair in self.taken if chair.person}
        if any(self.gone(person) for person in sitting):
            return Refusal(RoomReason.SOMEBODY_GONE)
        if any(not self.people[person].ready for person in sitting if person is not None):
            return Refusal(RoomReason.NOT_READY)
        return None

    def settle(self) -> tuple[tuple[Seated, ...], list[int]]:
        """The chairs become seats: who sits where, and to which device each seat belongs (-1: a bot's)."""
        self.chairs = self.taken
        seats = tuple(Seated(chair.name, chair.level, chair.mark) for chair in self.chairs)
        return seats, [-1 if chair.person is None else chair.person for chair in self.chairs]

    def spread(self) -> None:
        """After a match: there is room for others again."""
        free = max(self.game.seats) - len(self.chairs)
        marks = [mark for mark in range(MARKS) if mark not in {chair.mark for chair in self.chairs}]
        self.chairs += [Chair(mark=(marks[k : k + 1] or [k % MARKS])[0]) for k in range(free)]

    def _put(self, k: int, chair: Chair) -> None:
        """No two sit under the same mark: whoever had it gets the other's."""
        old = self.chairs[k].mark
        for j, other in enumerate(self.chairs):
            if j != k and other.mark == chair.mark:
                self.chairs[j] = Chair(other.name, old, other.person, other.level)
        self.chairs[k] = chair
