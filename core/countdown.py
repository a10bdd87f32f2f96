"""The table's clock: what is left of the time that a game allows for what is asked.

It runs only while it is looked at: a phone that sleeps, or an app that is put aside, stops it. Whoever has the match
looks at it again and again (`work`); where the time is over, the rules say what follows.
"""

from __future__ import annotations

from typing import Any

from core.log import Entry
from core.match import Match

LONGEST = 1.0  # seconds that go by at most between two looks
AGAIN = 5.0  # seconds until what could not be done or kept is tried once more


class Countdown:
    """One match's."""

    def __init__(self, match: Match[Any, Any, Any, Any, Any], left: float | None = None) -> None:
        """`left`: of a match that is taken up again."""
        self._match = match
        self._asked: object = None  # what the time is for
        self._left = 0.0
        self._looked: float | None = None
        match.listen(self._new_entry)
        self._begin()
        if left is not None:
            self._left = left

    @property
    def left(self) -> float | None:
        """Seconds; None where there is as much as it takes."""
        return max(0.0, self._left) if self._asked is not None else None

    def work(self, now: float) -> bool:
        """Let time go by; True when it was over and the rules have said what follows. NotKept passes through."""
        passed = min(LONGEST, now - self._looked) if self._looked is not None else 0.0
        self._looked = now
        if self._asked is None:
            return False
        self._left -= passed
        if self._left > 0:
            return False
        self._left = AGAIN
        self._match.time_up()
        return True

    def rest(self) -> None:
        """Time stands still until it is looked at again."""
        self._looked = None

    def _new_entry(self, _: Entry) -> None:
        self._begin()

    def _begin(self) -> None:
        """The time runs on as long as the same is asked."""
        match = self._match
        seconds = match.clock()
        asked = (seconds, match.game.question(match.view(None))) if seconds else None
        if asked != self._asked:
            self._asked, self._left = asked, float(seconds)
