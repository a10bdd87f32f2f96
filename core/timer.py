"""The time that a table gives each person for a choice, where it wants to: how it runs, stands still, and is kept.

Like a sand timer that is turned over whenever somebody is asked something new: nobody saves time, nobody is punished
for a long match, and a game with ten choices a turn is as fair as one with a single choice.

It knows no match and looks at no clock: it is told who is asked what, and how much time has gone by.
"""

from __future__ import annotations

from collections.abc import Collection, Hashable, Mapping
from enum import StrEnum
from typing import Annotated

import msgspec

from core.game import Seat

SECONDS = (30, 60, 120, 300)  # what tables may choose
GRACE = 10.0  # seconds after the time is up, until others may have a bot play for who is asked
PATIENCE = 180.0  # the same, where a table gives as much time as it takes
STILL = 60.0  # seconds a device may say in vain, for one choice, that nobody can choose there yet
AGAIN = 5.0  # seconds until what could not be done is tried once more


class TimeUp(StrEnum):
    """What follows when somebody's time is up. Nobody ever loses by it."""

    BELL = "bell"  # it is heard and seen
    BOT = "bot"  # and a bot plays this turn


class Limit(msgspec.Struct, frozen=True):
    """What a table has settled: so many seconds for a choice, and what follows when they are over."""

    seconds: Annotated[int, msgspec.Meta(ge=10, le=600)]
    then: TimeUp = TimeUp.BELL


Left = Annotated[int, msgspec.Meta(ge=-1, le=600_000)]  # milliseconds; -1: as long as it takes
Seats = Annotated[tuple[Seat, ...], msgspec.Meta(max_length=8)]


class Times(msgspec.Struct, frozen=True):
    """How time stands at a table, as it is kept with its match and told to whoever is there."""

    n: Annotated[int, msgspec.Meta(ge=-1, le=100_000)]  # after this entry
    left: Annotated[tuple[Left, ...], msgspec.Meta(max_length=8)]  # of each seat
    paused: Seat | None = None  # who has stopped it; -1: the table itself
    turns: Seats = ()  # where a bot plays this turn, and no other
    runs: Seats = ()  # for whom it runs
    asked: Left = -1  # what is left of the time that the game itself allows


class Timer:
    """One table's."""

    def __init__(self, limit: Limit | None, kept: Times | None = None, still: float = float("inf")) -> None:
        """`still`: seconds for which a seat may be held, for one choice."""
        self.limit = limit
        self.paused = kept.paused if kept is not None else None
        self._kept = kept
        self._still = still
        self._asked: Mapping[Seat, Hashable] = {}  # what each person is asked
        self._waited: dict[Seat, float] = {}  # seconds that each has had for it
        self._saved: dict[Seat, float] = {}  # seconds for which each has been held meanwhile
        self._held: Collection[Seat] = ()
        self._absent: Collection[Seat] = ()

    def ask(self, asked: Mapping[Seat, Hashable], n: int, moved: Collection[Seat] = ()) -> None:
        """Who is asked what after entry `n`; whoever has moved meanwhile has done what they were asked before."""
        waited, saved = {}, {}
        for seat, question in asked.items():
            same = seat in self._asked and self._asked[seat] == question and seat not in moved
            waited[seat] = self._waited[seat] if same else self._as_kept(seat, n)
            saved[seat] = self._saved[seat] if same else 0.0
        self._asked, self._waited, self._saved, self._kept = dict(asked), waited, saved, None

    def hold(self, seats: Collection[Seat]) -> None:
        """At these seats something is still being shown, or lies over the board: time stands still, for a while."""
        self._held = frozenset(seats)

    def miss(self, seats: Collection[Seat]) -> None:
        """The devices of these seats are not there: time stands still."""
        self._absent = frozenset(seats)

    def runs(self, seat: Seat) -> bool:
        """Does time go by for the seat?"""
        if self.paused is not None or seat not in self._asked or seat in self._absent:
            return False
        return seat not in self._held or self._saved[seat] >= self._still

    @property
    def running(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in sorted(self._asked) if self.runs(seat))

    def work(self, seconds: float) -> None:
        """So much time has gone by."""
        for seat in self._asked:
            if self.runs(seat):
                self._waited[seat] += seconds
            elif seat in self._held and self.paused is None:
                self._saved[seat] += seconds

    def left(self, seat: Seat) -> float | None:
        """Seconds; None where there is as much as it takes, and who is not asked."""
        if self.limit is None or seat not in self._asked:
            return None
        return max(0.0, self.limit.seconds - self._waited[seat])

    def up(self) -> tuple[Seat, ...]:
        """Whose time is over."""
        return tuple(seat for seat in sorted(self._asked) if self.left(seat) == 0.0)

    def renew(self) -> None:
        """Whose time is over has all of it once more."""
        for seat in self.up():
            self._waited[seat] = 0.0

    def put_off(self, seat: Seat) -> None:
        """What follows could not be done: it is up once more in a moment."""
        if self.limit is not None and seat in self._asked:
            self._waited[seat] = self.limit.seconds - AGAIN

    def overdue(self, seat: Seat) -> bool:
        """May the others have a bot play for who is asked?"""
        most = PATIENCE if self.limit is None else self.limit.seconds + GRACE
        return self._waited.get(seat, 0.0) >= most

    def times(self, n: int, players: int, turns: Collection[Seat] = (), asked: float | None = None) -> Times:
        """How it stands."""
        left = tuple(_milliseconds(self.left(seat)) for seat in range(players))
        return Times(n, left, self.paused, tuple(sorted(turns)), self.running, _milliseconds(asked))

    def _as_kept(self, seat: Seat, n: int) -> float:
        """How much of its time a seat has had already: after a match was taken up again."""
        kept, limit = self._kept, self.limit
        if kept is None or limit is None or kept.n != n or not 0 <= seat < len(kept.left) or kept.left[seat] < 0:
            return 0.0
        return max(0.0, limit.seconds - kept.left[seat] / 1000)


def _milliseconds(seconds: float | None) -> int:
    return -1 if seconds is None else min(600_000, int(1000 * max(0.0, seconds) + 0.5))
