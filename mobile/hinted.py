"""Hints of the store's matches: are they allowed, and which moves were made after one?

It is beside the store, not in it. What cannot be read, or belongs to another match of the same number, is as if nothing
had been written down: hints are allowed, and none was asked for.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from core.game import Seat
from core.hints.marks import Hinted, Marks
from core.log import Setup
from mobile.notes import Notes

ALLOWED = Marks(True)


class Noted(msgspec.Struct, frozen=True):
    """What is written down of one match."""

    setup: Setup
    allowed: bool = True
    entries: tuple[int, ...] = ()  # the moves before which their seat had asked
    asking: tuple[Seat, ...] = ()  # who has asked and not moved yet


class HintNotes:
    """Those of the store's matches."""

    def __init__(self, folder: Path) -> None:
        self._notes = Notes(folder, "hints", Noted)

    def of(self, match: int | None, setup: Setup) -> Hinted:
        """A match as it was left; what is not kept is noted nowhere."""
        if match is None:
            return Hinted(ALLOWED)
        found: Noted | None = self._notes.get(match)
        if found is None or found.setup != setup:
            found = Noted(setup)
        marks = Marks(found.allowed, found.asking, found.entries)
        return Hinted(marks, lambda marks: self.put(match, setup, marks))

    def begin(self, match: int | None, setup: Setup, allowed: bool) -> Hinted:
        """One that begins at a table at which hints are allowed, or are not."""
        if match is not None:
            self.forget(match)
        hinted = self.of(match, setup)
        hinted.become(Marks(allowed))
        return hinted

    def forget(self, match: int) -> None:
        self._notes.forget(match)

    def keep_only(self, matches: set[int]) -> None:
        """All that belongs to no match any more goes."""
        self._notes.keep_only(matches)

    def put(self, match: int, setup: Setup, marks: Marks) -> None:
        """How it stands is written down."""
        self._notes.put(match, Noted(setup, marks.allowed, marks.entries, marks.asking))
