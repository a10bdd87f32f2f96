"""Whose turn it is to try a password: at a pace, and who has tried wrongly stands behind those who have not."""

from __future__ import annotations

import math

KEPT = 256  # addresses whose tries are remembered


class Turns:
    """So many tries at once and so many a second, by whomever. A try that proves right has cost nothing.

    An open try counts as a wrong one until it is proved, for who is silent shall gain nothing by it.
    """

    def __init__(self, burst: int, rate: float, now: float) -> None:
        self.wrong = 0  # tries at this password
        self._burst, self._rate = burst, rate
        self._left, self._at = float(burst), now
        self._tries: dict[str, int] = {}  # by address; who tried last is last

    def tried(self, address: str) -> int:
        """How often somebody there has tried, and was not right."""
        return self._tries.get(address, 0)

    def seconds(self, before: int, now: float) -> int:
        """How long it takes until it is the turn of somebody with so many before."""
        self._refill(now)
        return max(0, math.ceil((before + 1 - self._left) / self._rate))

    def begin(self, address: str) -> None:
        """Somebody there tries. Only when `seconds(0)` are none."""
        self._left -= 1
        self.wrong += 1
        self._tries[address] = self._tries.pop(address, 0) + 1
        if len(self._tries) > KEPT:
            del self._tries[next(iter(self._tries))]

    def right(self, address: str) -> None:
        """It was right."""
        self._left = min(self._burst, self._left + 1)
        self.wrong = max(0, self.wrong - 1)
        if address in self._tries:
            self._tries[address] -= 1

    def _refill(self, now: float) -> None:
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
