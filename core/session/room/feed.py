"""What one guest is told of a match: its own seats' events and views and the public ones, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from core.game import Refusal, Seat, TableReason
from core.log import Entry, Kind, Refused
from core.match import Match
from core.packing import digest, pack
from core.session.room.delta import compress
from core.session.room.messages import NIL, Part, Snap, Told
from core.table import step_of

MISSED = 40  # entries told one by one to a guest that comes back; after more it gets the position
_NOTHING = Refusal(TableReason.UNDO_NOTHING)


class GuestFeed:
    """Knows which views the guest has, so that the next ones can be small."""

    def __init__(
        self,
        match: Match[Any, Any, Any, Any, Any],
        seats: Sequence[Seat],
        left: Callable[[], float | None] = lambda: None,
    ) -> None:
        self.match = match
        self._left = left  # seconds, for what is asked
        self.seats = tuple(seats)
        self._views: dict[Seat | None, bytes] = {}  # as the guest has them; empty until it has got any

    def told(self, entry: Entry) -> Told:
        """A new entry."""
        match = self.match
        newest = entry.n == match.n
        parts: list[Part] = []
        before: tuple[bytes, bytes] | None = None  # events and view of the part before
        views = {}
        for seat in (*self.seats, None):
            sight = match.sight(entry, seat)
            events, view = sight.events, sight.view
            known = before[1] if before else self._views.get(seat, b"")
            told = NIL if before and before[0] == events else msgspec.Raw(events)
            right = match.undo_right(seat) if seat is not None and newest else _NOTHING
            memory = msgspec.Raw(pack(match.memory(seat))) if entry.kind is Kind.UNDO or not self._views else NIL
            small, earliest = compress(view, known), match.earliest(seat)
            parts.append(Part(seat, told, small, sight.digest, right, earliest, memory))
            before = events, view
            views[seat] = view
        self._views = views
        asked, outcome = (match.asked, match.outcome) if newest else ((), None)
        kind, to, bot = entry.kind, entry.to, entry.bot
        back = match.step_back_right() if newest else _NOTHING
        seconds = self._left()
        left = -1 if seconds is None else int(1000 * seconds)
        return Told(entry.n, kind, entry.seat, to, entry.seated, bot, asked, outcome, back, tuple(parts), left)

    def snap(self, done: int, lost: int = 0) -> Snap:
        """The position as it is, and the steps that led to it: without what was undone, so that they stay few."""
        self._views = {}
        match = self.match
        newest = match.entries[-1]
        told = self.told(newest)
        path = {entry.n for entry in match.path} | {newest.n}
        steps = tuple(step_of(entry) for entry in match.entries if entry.n in path or entry.kind is Kind.RESIGN)
        return Snap(told, steps, tuple(match.seats), done, lost)

    def knows(self, n: int, known: bytes) -> bool:
        """Has the guest the same entry as we, as far as that can be told?"""
        try:
            sights = [self.match.sight(self.match.entries[n], seat) for seat in (*self.seats, None)]
        except (Refused, IndexError):
            return True
        return digest(b"".join(sight.digest for sight in sights)) == known

    def since(self, n: int, known: bytes) -> list[Told] | None:
        """The entries after the guest's newest one; None when it must have the position as it is.

        That is so when it knows another past, when too much has happened, when something was taken back, and where
        the past may not be shown.
        """
        match = self.match
        if not 0 <= n <= match.n or match.n - n > MISSED:
            return None
        missed = match.entries[n + 1 :]
        if any(entry.kind is Kind.UNDO for entry in missed):
            return None
        try:
            sights = {seat: match.sight(match.entries[n], seat) for seat in (*self.seats, None)}
            if digest(b"".join(sight.digest for sight in sights.values())) != known:
                return None
            self._views = {seat: sight.view for seat, sight in sights.items()}
            return [self.told(entry) for entry in missed]
        except Refused:
            return None
