"""The time of a guest's table: what its host has told of it, counted on here."""

from __future__ import annotations

from collections.abc import Callable, Collection

from core.game import Seat
from core.session.room.messages import Pause, Still
from core.timer import GRACE, PATIENCE, Limit, Times


class GuestTime:
    """Of one match."""

    def __init__(self, limit: Limit | None, say: Callable[[Pause | Still], None], clock: Callable[[], float]) -> None:
        self.limit = limit
        self._say, self._clock = say, clock
        self._n = -1  # the newest entry
        self._since = clock()  # when it came
        self._times: Times | None = None
        self._told_at = 0.0
        self._still: frozenset[Seat] = frozenset()

    @property
    def paused(self) -> Seat | None:
        return self._times.paused if self._times is not None else None

    @property
    def turns(self) -> Collection[Seat]:
        return self._times.turns if self._times is not None else ()

    @property
    def asked_left(self) -> float | None:
        """What is left of the time that the game itself allows, while it stands still."""
        times = self._times
        return times.asked / 1000 if times is not None and times.paused is not None and times.asked >= 0 else None

    def left(self, seat: Seat) -> float | None:
        left = self._left(seat)
        return None if left is None else max(0.0, left)

    def runs(self, seat: Seat) -> bool:
        return self._times is not None and self._times.n == self._n and seat in self._times.runs

    def overdue(self, seat: Seat) -> bool:
        """As far as can be seen from here; the host knows it better."""
        if self.limit is None:
            return self._clock() - self._since >= PATIENCE
        left = self._left(seat)
        return left is not None and left <= -GRACE

    def pause(self, seat: Seat) -> None:
        self._say(Pause(seat, True))

    def go_on(self, seat: Seat) -> None:
        self._say(Pause(seat, False))

    def still(self, seats: Collection[Seat]) -> None:
        if self._times is not None and frozenset(seats) != self._still:
            self._still = frozenset(seats)
            self._say(Still(tuple(sorted(self._still))))

    def keep(self) -> None:
        """The host does."""

    # What the host says

    def take(self, times: Times) -> None:
        """How time stands now."""
        self._times, self._told_at = times, self._clock()

    def entered(self, n: int) -> None:
        """The match has a new entry."""
        self._n, self._since = n, self._clock()

    def back(self) -> None:
        """There is another link: what was said over the old one may be lost."""
        self._still = frozenset()

    def _left(self, seat: Seat) -> float | None:
        times = self._times
        if times is None or times.n != self._n or not 0 <= seat < len(times.left) or times.left[seat] < 0:
            return None
        gone = self._clock() - self._told_at if seat in times.runs else 0.0
        return times.left[seat] / 1000 - gone
