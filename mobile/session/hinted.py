"""Hints of a match at a table of several devices: its host knows of all of them, and tells everybody."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from core.game import Seat
from core.hints.marks import Hinted, Marks
from core.table import Step

if TYPE_CHECKING:
    from mobile.session.base import Session


class TableHints(Hinted):
    """As the room says; when the room goes on to the next match, those of the last one stay."""

    def __init__(self, session: Session, ask: Callable[[Seat], None], on: Callable[[], bool]) -> None:
        """`on`: is it this match that is on in the room?"""
        super().__init__(Marks())
        self._session, self._ask, self._on = session, ask, on

    @property
    def marks(self) -> Marks:
        room = self._session.room
        if room is not None and room.playing and self._on():
            self._marks = room.hints
        return self._marks

    def ask(self, seat: Seat) -> None:
        self._ask(seat)

    def heard(self, step: Step) -> None:
        """The host hears it, too."""
