"""What people at a guest's device have said that stands until the host has heard it: links come and go meanwhile."""

from __future__ import annotations

from core.session.room.messages import Away, Takes
from core.session.room.way import Way


class Standing:
    """One guest's."""

    def __init__(self, way: Way) -> None:
        self._way = way
        self._aside = False
        self._answer: bool | None = None  # whether we will have the table, until something has come of it

    def again(self) -> None:
        """Over a new link."""
        if self._aside:
            self._way.say(Away(True))

    def away(self, yes: bool) -> None:
        """The device is put aside, or taken up again."""
        self._aside = yes
        self._way.say(Away(yes))

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
