"""How often each of many may do something."""

from __future__ import annotations


class Pace:
    """`burst` times at once, then `rate` times a second, for each of the `kept` that came last."""

    def __init__(self, rate: float, burst: float, kept: int = 256) -> None:
        self._rate = rate
        self._burst = burst
        self._kept = kept
        self._left: dict[str, tuple[float, float]] = {}  # how often still, as of when; who came last is last

    def allows(self, who: str, now: float) -> bool:
        """Whether it may now; if so, that counts."""
        left, then = self._left.pop(who, (self._burst, now))
        left = min(self._burst, left + (now - then) * self._rate)
        may = left >= 1
        self._left[who] = (left - may, now)
        if len(self._left) > self._kept:
            del self._left[next(iter(self._left))]
        return may
