"""Trails where nobody hears the touch screen's own times: what Kivy finds at a poll, once a frame.

How many reports have come since the last poll is known, and where each was; not when. A device that moves reports at an
even pace, so its reports are laid out at that pace: on from the last poll where the finger was on its way before, up
to this poll where it has just set out. The pace is learned from what goes on through several polls.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from mobile.gestures.trail import STOOD, Place, Report, Trail

FADES = 0.8  # of what earlier fingers told of the pace, with each one


class Pace:
    """How many seconds lie between a device's reports, learned from its fingers."""

    def __init__(self) -> None:
        self._seconds = self._reports = 0.0

    @property
    def period(self) -> float:
        """As long as nothing is known: whatever a poll says by itself."""
        return self._seconds / self._reports if self._reports > 1 else 1.0

    def learn(self, polls: list[tuple[float, int]]) -> None:
        """From when polls found how many reports of one finger: between the first of them and the last but one."""
        told = [poll for poll in polls if poll[1]]
        gaps = [two[0] - one[0] for one, two in pairwise(told)]
        if len(told) < 3 or max(gaps) > STOOD + 2 * min(gaps):
            return
        self._seconds = FADES * self._seconds + told[-2][0] - told[0][0]
        self._reports = FADES * self._reports + sum(count for _, count in told[1:-1])


class PolledTrail(Trail):
    """One finger, told poll by poll."""

    def __init__(self, clock: Callable[[], float], pace: Pace) -> None:
        super().__init__(clock)
        self._pace = pace
        self._polls: list[tuple[float, int]] = []

    def came(self, at: float, place: Place, lasted: float) -> None:
        self.down = Report(at, *place)
        self._heed(lasted)

    def went(self, at: float, places: list[Place], lasted: float) -> None:
        """It was there since the poll before, which was so many seconds ago."""
        self._heed(lasted)
        self._polls.append((at, len(places)))
        before = at - lasted
        apart = min(self._pace.period, lasted / len(places))
        last = self.reports[-1].at
        goes_on = bool(self.moves) and before - last < STOOD + apart
        first = before + apart / 2 if goes_on else at - (len(places) - 0.5) * apart
        for k, (x, y) in enumerate(places):
            last = max(last + apart / 100, first + k * apart)
            self.moves.append(Report(last, x, y))

    def left(self, at: float, place: Place, lasted: float) -> None:
        """As soon after it was felt last as it may have been."""
        self._heed(lasted)
        last = self.reports[-1].at
        self.up = Report(max(last, at - lasted), *place)
        self._pace.learn(self._polls)

    def _heed(self, lasted: float) -> None:
        self.grain = max(self.grain, lasted)
