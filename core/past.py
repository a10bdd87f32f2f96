"""A finished match as it stood after any of its entries, for whoever looks back: a table at which nothing can be done.

Once it is over nothing of it is a secret any more, so that it may be seen from every seat.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any

from core.game import Game, Outcome, Refusal, Seat
from core.log import Entry, Kind, Record, Refused, Seated, Setup
from core.match import Match, SeenEntry
from core.table import OVER as OVER
from core.table import Anew, Heard, LocalTable, NewEntry, News, Proposal, Step, step_of
from core.table_time import NoTime


class Unseen(Exception):
    """A match cannot be looked back at: it is not over, or today's rules cannot play it again."""


class PastTable:
    """The positions are the match's own; what seats see of them is made when it is looked at.

    Large because it answers all that a table is asked.
    """

    def __init__(self, match: Match[Any, Any, Any, Any, Any]) -> None:
        if match.outcome is None or any(entry.state is None for entry in match.entries):
            raise Unseen
        self._match = match
        self.locked: Refusal | None = OVER
        self.settled = True
        self.time = NoTime()
        self._listeners: list[Heard] = []
        self._at = 0
        self._path: tuple[int, list[Step]] = (-1, [])  # kept until another entry is looked at
        self._seats: tuple[int, list[Seated], set[Seat]] = (-1, [], set())

    @classmethod
    def of(cls, table: LocalTable) -> PastTable:
        """Whoever looks back has seen everything: from now on nothing is taken back at the table itself."""
        past = cls(table.match)
        table.settle()
        return past

    @property
    def deal(self) -> int:
        """The number of its deal, which is no secret any more; 0: nobody here knows it."""
        return self._match.deal

    # Going to and fro

    @property
    def last(self) -> int:
        """The match's newest entry."""
        return self._match.n

    @property
    def number(self) -> int | None:
        """Under which the match is kept; None: it is not."""
        return self._match.number

    @property
    def entries(self) -> Sequence[Entry]:
        """All of the match, for who draws its course."""
        return self._match.entries

    @property
    def records(self) -> Sequence[Record]:
        """The whole match as it is kept."""
        return self._match.records()

    def go(self, n: int) -> None:
        """To the position after an entry."""
        self._at = max(0, min(self.last, n))
        self._tell(Anew())

    def go_on(self) -> bool:
        """The next entry happens once more; is there one?"""
        if self._at == self.last:
            return False
        self._at += 1
        self._tell(NewEntry(step_of(self._entry)))
        return True

    # What a table answers

    @property
    def own(self) -> tuple[Seat, ...]:
        return ()

    @property
    def waiting(self) -> bool:
        return False

    @property
    def game(self) -> Game[Any, Any, Any, Any, Any]:
        return self._match.game

    @property
    def setup(self) -> Setup:
        return self._match.setup

    @property
    def n(self) -> int:
        return self._at

    @property
    def asked(self) -> tuple[Seat, ...]:
        return () if self.outcome is not None else tuple(self.game.asked(self._entry.state))

    @property
    def outcome(self) -> Outcome | None:
        return self._match.outcome if self._at == self.last else None

    @property
    def proposal(self) -> Proposal | None:
        return None

    @property
    def seats(self) -> Sequence[Seated]:
        """Who sat there then."""
        return self._sat()[0]

    @property
    def path(self) -> Sequence[Step]:
        if self._path[0] != self._at:
            path: list[Step] = []
            for entry in self._match.entries[: self._at + 1]:
                if entry.kind is Kind.UNDO:
                    while path[-1].n > entry.to:
                        path.pop()
                elif entry.kind not in (Kind.HAND, Kind.RESIGN):
                    path.append(step_of(entry))
            self._path = self._at, path
        return self._path[1]

    @property
    def resigned(self) -> Collection[Seat]:
        return self._sat()[1]

    @property
    def left(self) -> float | None:
        return None

    def view(self, seat: Seat | None) -> Any:
        return self._match.seen(self._entry, seat).view

    def memory(self, seat: Seat | None) -> Any:
        """Nobody thinks here."""
        return None

    def moves(self, seat: Seat) -> tuple[Any, ...] | None:
        return ()

    def refusal(self, seat: Seat, move: Any) -> Refusal | None:
        return OVER

    def undo_right(self, seat: Seat) -> int | Refusal:
        return OVER

    def step_back_right(self) -> int | Refusal:
        return OVER

    def seen(self, n: int, seat: Seat | None) -> SeenEntry | Refusal:
        try:
            return self._match.seen(self._match.entries[n], seat)
        except Refused as refused:
            return refused.refusal

    def offer(self, seat: Seat, move: Any, after: int) -> Refusal | None:
        return OVER

    def undo(self, seat: Seat, to: int | None = None) -> Refusal | None:
        return OVER

    def agree(self, seat: Seat, yes: bool) -> Refusal | None:
        return OVER

    def resign(self, seat: Seat) -> Refusal | None:
        return OVER

    def listen(self, heard: Heard) -> Callable[[], None]:
        self._listeners.append(heard)
        return lambda: self._listeners.remove(heard)

    # Inside

    def _tell(self, news: News) -> None:
        for heard in tuple(self._listeners):
            heard(news)

    @property
    def _entry(self) -> Entry:
        return self._match.entries[self._at]

    def _sat(self) -> tuple[list[Seated], set[Seat]]:
        if self._seats[0] != self._at:
            seats, resigned = list(self.setup.seats), set[Seat]()
            for entry in self._match.entries[: self._at + 1]:
                if entry.kind is Kind.RESIGN:
                    resigned.add(entry.seat)
                if entry.kind in (Kind.HAND, Kind.RESIGN) and entry.seated is not None:
                    seats[entry.seat] = entry.seated
            self._seats = self._at, seats, resigned
        return self._seats[1], self._seats[2]
