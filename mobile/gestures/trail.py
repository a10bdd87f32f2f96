"""The trail of one finger: when it was where, by the clock of whoever saw it.

How fast a finger went when it left, and whether it stood, follows from the reports of the touch screen and their own
times; how many frames the app has drawn meanwhile, and how long each took, has no part in it. Where only frames tell
of a finger (`polls.py`), it stands only when it has been quiet for longer by a frame: that is its `grain`.

Places are in dp of the window, y upwards; times in seconds.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from math import hypot
from typing import NamedTuple

NEW, OLD = 0.03, 0.06  # seconds: what is newer says how fast a finger is, what is older says nothing of it
FEW, WIDER = 3, 0.07  # so many reports count in any case, if they are not older than so many seconds
AT_ONCE = 0.025  # seconds in which a finger that does not rest reports again
BRIEF = 0.05  # seconds that a swipe takes of which few reports are known
MOST = 64  # reports that come within all these
STOOD = 0.05  # a finger that was quiet for so many seconds stands
STILL = 60.0  # dp/s: what is slower than this stands, too: no finger is quite still

Place = tuple[float, float]


class Report(NamedTuple):
    at: float
    x: float
    y: float


class Trail:
    """What is known of one finger from its coming down on; it grows until the finger has left."""

    def __init__(self, clock: Callable[[], float], grain: float = 0.0) -> None:
        self.clock = clock  # looks whether there is more to know, and says how late it is
        self.grain = grain
        self.down: Report | None = None
        self.moves: list[Report] = []
        self.up: Report | None = None
        self.taken = False  # it did not leave by itself, and means nothing

    @property
    def reports(self) -> list[Report]:
        """From its coming down on, but not its leaving: that says when, and hardly where."""
        return [self.down, *self.moves] if self.down is not None else list(self.moves)

    @property
    def patience(self) -> float:
        return STOOD + self.grain

    def stands(self) -> bool:
        """Did it stand when it left, or does it now?"""
        now = self.clock()
        last = self.moves[-1] if self.moves else self.down
        until = self.up.at if self.up is not None else now
        return last is None or until - last.at > self.patience

    def velocity(self) -> tuple[float, float]:
        """In dp a second, when it left, or as it is now: by least squares over its last reports of motion.

        Where it came down it may have rested. So that report counts only where there are few others, and those came
        at once.
        """
        if self.stands():
            return 0.0, 0.0
        moves = self.moves[-MOST:]
        if self.down is not None and (len(moves) < 2 or self._at_once(self.down, moves)):
            moves.insert(0, self.down)
        if len(moves) < 2 and self.up is not None:
            moves.append(self.up)
        if len(moves) < 2:
            return 0.0, 0.0
        return slope(moves, self._weights(moves))

    def _at_once(self, down: Report, moves: list[Report]) -> bool:
        return moves[-1].at - down.at <= BRIEF and moves[0].at - down.at <= AT_ONCE

    @staticmethod
    def _weights(moves: list[Report]) -> list[float]:
        """The last few count in any case; older ones fade, so that being a little late makes no difference."""
        weights = []
        for k, move in enumerate(moves):
            ago, place = moves[-1].at - move.at, len(moves) - k
            counts = place <= 2 or (place <= FEW and ago <= WIDER)
            weights.append(1.0 if counts else min(1.0, max(0.0, (OLD - ago) / (OLD - NEW))))
        return weights

    def rest(self) -> Place | None:
        """Where it stood last on its way, if it did."""
        reports, patience = self.reports, self.patience
        j = len(reports)
        for k in range(len(reports) - 1, 0, -1):
            here, before = reports[k], reports[k - 1]
            if here.at - before.at > patience:
                return before.x, before.y
            j = min(j, k - 1)
            while j >= 0 and here.at - reports[j].at < patience:
                j -= 1
            past = reports[j]  # a while before
            if j >= 0 and hypot(here.x - past.x, here.y - past.y) < STILL * (here.at - past.at):
                return here.x, here.y
        return None

    def way(self) -> float:
        """How many dp it went, there and back."""
        reports = self.reports
        return sum(far(one, two) for one, two in pairwise(reports))

    def pace(self) -> float:
        """In dp a second, as long as it did not stand."""
        reports = self.reports
        gone = [(one, two) for one, two in pairwise(reports) if far(one, two) > STILL * (two.at - one.at)]
        took = sum(two.at - one.at for one, two in gone)
        return sum(far(one, two) for one, two in gone) / took if took > 0 else 0.0


def far(one: Report, two: Report) -> float:
    return hypot(two.x - one.x, two.y - one.y)


def slope(reports: list[Report], weights: list[float]) -> tuple[float, float]:
    """The velocity that lies nearest to these places and times."""
    mean = spread = across = up = 0.0
    for report, weight in zip(reports, weights, strict=True):
        mean += weight * report.at
    mean /= sum(weights)
    for report, weight in zip(reports, weights, strict=True):
        pull = weight * (report.at - mean)
        spread += pull * (report.at - mean)
        across += pull * report.x
        up += pull * report.y
    return (across / spread, up / spread) if spread > 0 else (0.0, 0.0)
