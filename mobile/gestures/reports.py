"""What a touch screen reports, from whoever hears of it before the app does: a trail for each finger, until it is asked
for.

The app hears of a finger frames later, when others may have come down since, even under the same number. So whoever
follows a finger asks by the place where it came down.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from enum import Enum

from mobile.gestures.trail import Report, Trail

MOST = 32  # fingers that nobody has asked for yet
SOON = 3.0  # seconds within which somebody asks for a finger, unless the app slept meanwhile
SAME = 1.5  # dp between a place and the same one, as two tellers round it


class Kind(Enum):
    DOWN = "down"
    MOVE = "move"
    UP = "up"
    TAKEN = "taken"  # the system has taken the finger for something of its own


class Reports:
    """Of all fingers. May be told by another thread."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self.clock = clock
        self.room = (1.0, 1.0)  # the window, in dp
        self._down: dict[int, Trail] = {}  # by the finger's number
        self._unclaimed: deque[Trail] = deque(maxlen=MOST)

    def heard(self, kind: Kind, finger: int, at: float, x: float, y: float) -> None:
        """A report; its place is a part of the window, y downwards."""
        report = Report(at, x * self.room[0], (1 - y) * self.room[1])
        if kind is Kind.DOWN:
            trail = self._down[finger] = Trail(lambda: self.clock())
            trail.down = report
            self._unclaimed.append(trail)
            return
        known = self._down.get(finger)
        if known is None:
            return
        if kind is Kind.MOVE:
            known.moves.append(report)
        else:
            known.up, known.taken = report, kind is Kind.TAKEN
            self._down.pop(finger, None)

    def claim(self, x: float, y: float) -> Trail | None:
        """Of the finger that came down there, a part of the window, y upwards; of several the one that did first."""
        now = self.clock()
        across, up = x * self.room[0], y * self.room[1]
        for trail in list(self._unclaimed):
            down = trail.down
            if down is None or now - down.at > SOON:
                continue
            if abs(down.x - across) < SAME and abs(down.y - up) < SAME:
                while self._unclaimed and self._unclaimed.popleft() is not trail:
                    pass  # whoever came before it and was not asked for was of no use to anybody
                return trail
        return None
