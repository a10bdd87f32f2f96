"""Hints of one match: does its table allow them, who has asked for one, and which moves were made after one?

Nothing of the rules depends on it: it stands beside the log of the match, not in it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated

import msgspec

from core.game import Seat
from core.log import Kind

if TYPE_CHECKING:
    from core.table import Step

_Entry = Annotated[int, msgspec.Meta(ge=0, le=100_000)]


class Marks(msgspec.Struct, frozen=True):
    """How it stands."""

    allowed: bool = False
    asking: Annotated[tuple[Seat, ...], msgspec.Meta(max_length=8)] = ()  # who has asked and not moved yet
    entries: Annotated[tuple[_Entry, ...], msgspec.Meta(max_length=100_000)] = ()  # the moves made after one

    def asked(self, seat: Seat) -> Marks:
        """The seat is given one: its next move is marked, whenever that is."""
        if seat in self.asking:
            return self
        return msgspec.structs.replace(self, asking=tuple(sorted({*self.asking, seat})))

    def moved(self, seat: Seat, n: int) -> Marks:
        if seat not in self.asking:
            return self
        left = tuple(one for one in self.asking if one != seat)
        return msgspec.structs.replace(self, asking=left, entries=(*self.entries, n))

    def undone(self, seat: Seat, to: int) -> Marks:
        """Whoever takes a marked move back still knows what was advised."""
        return self.asked(seat) if any(n > to for n in self.entries) else self


class Hinted:
    """One match's, as it goes on; `keep` is told whenever it is not as it was."""

    def __init__(self, marks: Marks, keep: Callable[[Marks], None] = lambda marks: None) -> None:
        self._marks = marks
        self._keep = keep

    @property
    def marks(self) -> Marks:
        return self._marks

    @property
    def allowed(self) -> bool:
        return self.marks.allowed

    @property
    def entries(self) -> frozenset[int]:
        return frozenset(self.marks.entries)

    def become(self, marks: Marks) -> None:
        """So it stands now."""
        if marks != self._marks:
            self._marks = marks
            self._keep(marks)

    def ask(self, seat: Seat) -> None:
        """Where hints are allowed."""
        if self.allowed:
            self.become(self.marks.asked(seat))

    def heard(self, step: Step) -> None:
        """Somebody has moved, or taken back."""
        if step.kind is Kind.MOVE:
            self.become(self._marks.moved(step.seat, step.n))
        elif step.kind is Kind.UNDO:
            self.become(self._marks.undone(step.seat, step.to))
