"""What people at a guest's device have said that stands until the host has heard it: links come and go meanwhile."""

from __future__ import annotations

from core.session.room.messages import Away, Ready, Room, Takes
from core.session.room.way import Way


class Standing:
    """One guest's."""

    def __init__(self, way: Way) -> None:
        self._way = way
        self._aside = False
        self._ready: bool | None = None  # until the room shows it
        self._answer: bool | None = None  # whether we will have the table, until something has come of it

    def again(self) -> None:
        """Over a new link."""
        if self._aside:
            self._way.say(Away(True))
        if self._ready is not None:
            self._way.say(Ready(self._ready))

    def away(self, yes: bool) -> None:
        """The device is put aside, or taken up again."""
        self._aside = yes
        self._way.say(Away(yes))

    def ready(self, yes: bool) -> None:
        """All who play here are ready, or not yet."""
        self._ready = yes
        self._way.say(Ready(yes))

    def shown(self, room: Room) -> None:
        """The host tells of the room: has it heard whether we are ready?"""
        if any(one.number == room.you and one.ready is self._ready for one in room.people):
            self._ready = None

    def take_over(self, yes: bool) -> None:
        """Whoever is here will have the table, or would rather not."""
        self._answer = yes
        self._way.will(yes)
        self._way.say(Takes(yes))

    def answered(self) -> bool:
        """We are asked whether we will have the table; have we said so, and the answer was lost? It is said again."""
        if self._answer is None:
            return False
        self.take_over(self._answer)
        return True

    def unasked(self) -> None:
        """Nobody waits for an answer any more: the table is here, or stays there."""
        self._answer = None
        self._way.will(False)
