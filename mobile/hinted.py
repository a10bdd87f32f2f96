"""Hints of one match: are they allowed at its table, and which moves were made after one?

It is beside the store, not in it: nothing of the rules depends on it. What cannot be read, or belongs to another match
of the same number, is as if nothing had been written down: hints are allowed, and none was asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

import msgspec

from core.game import Seat
from core.log import Setup
from mobile.notes import Notes


class Noted(msgspec.Struct, frozen=True):
    """What is written down of one match."""

    setup: Setup
    allowed: bool = True
    entries: tuple[int, ...] = ()  # the moves before which their seat had asked
    asking: tuple[Seat, ...] = ()  # who has asked and not moved yet


class Hinted:
    """One match's, as it goes on."""

    def __init__(
        self,
        allowed: bool = True,
        entries: Iterable[int] = (),
        asking: Iterable[Seat] = (),
        keep: Callable[[Hinted], None] | None = None,
    ) -> None:
        self.allowed = allowed
        self.entries = set(entries)
        self.asking = set(asking)
        self._keep = keep

    def ask(self, seat: Seat) -> None:
        """The seat is given one: its next move is marked, whenever that is."""
        if seat not in self.asking:
            self.asking.add(seat)
            self._note()

    def moved(self, seat: Seat, n: int) -> None:
        if seat in self.asking:
            self.asking.discard(seat)
            self.entries.add(n)
            self._note()

    def undone(self, seat: Seat, to: int) -> None:
        """Whoever takes a marked move back still knows what was advised."""
        if seat not in self.asking and any(n > to for n in self.entries):
            self.asking.add(seat)
            self._note()

    def _note(self) -> None:
        if self._keep is not None:
            self._keep(self)


class HintNotes:
    """Those of the store's matches."""

    def __init__(self, folder: Path) -> None:
        self._notes = Notes(folder, "hints", Noted)

    def of(self, match: int | None, setup: Setup) -> Hinted:
        """A match as it was left; what is not kept is noted nowhere."""
        if match is None:
            return Hinted()
        found: Noted | None = self._notes.get(match)
        if found is None or found.setup != setup:
            found = Noted(setup)
        return Hinted(found.allowed, found.entries, found.asking, lambda hinted: self._put(match, setup, hinted))

    def begin(self, match: int | None, setup: Setup, allowed: bool) -> Hinted:
        """One that begins at a table at which hints are allowed, or are not."""
        if match is not None:
            self.forget(match)
        hinted = self.of(match, setup)
        hinted.allowed = allowed
        if match is not None and not allowed:
            self._put(match, setup, hinted)
        return hinted

    def forget(self, match: int) -> None:
        self._notes.forget(match)

    def keep_only(self, matches: set[int]) -> None:
        """All that belongs to no match any more goes."""
        self._notes.keep_only(matches)

    def _put(self, match: int, setup: Setup, hinted: Hinted) -> None:
        noted = Noted(setup, hinted.allowed, tuple(sorted(hinted.entries)), tuple(sorted(hinted.asking)))
        self._notes.put(match, noted)
