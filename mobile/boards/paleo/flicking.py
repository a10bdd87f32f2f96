"""A finger that flicks the chosen pawn, on the pad or on the board itself; nothing is added to what it did.

A swipe: the pawn goes as the finger went in its last moments. Before it a finger may draw a line of aim: moved slowly,
or stopped before it leaves, it flicks nothing and the line stays. Another slow drag turns the line a little, and a
swipe along it goes exactly where it points. Pulled back like a bow, the pawn goes the other way when the finger leaves,
and a second finger turns the aim a little meanwhile.
"""

from __future__ import annotations

import time
from math import cos, hypot, pi, radians, sin
from typing import TYPE_CHECKING

from kivy.clock import Clock

from core.games.paleo.content import FASTEST, SLOWEST

if TYPE_CHECKING:
    from mobile.boards.paleo.board import Board

WINDOW = 0.08  # seconds of a swipe that count
LEAST = 0.03  # seconds to measure at least, where frames are so slow that fewer moments are known
STALE = 0.05  # a finger that stood so long did not flick
QUICK = 0.25  # a swipe within so many seconds was not meant to turn the line before
GAIN = 1.5  # mm/s of a pawn for a dp/s of the finger: the same on every screen
PULL = 14.0  # mm/s for a dp of pulling back
RING = 20.0  # dp round the pawn: a finger that comes back there takes the flick back
SLOP = 8.0  # dp
NEAR = radians(15)  # a swipe so near to the line goes along it
FINE = radians(0.1)  # that a dp of a slow drag across turns the line: a tenth of what the first one does

Spot = tuple[float, float]


class Flicking:
    """What the finger does to the aim. Places and ways are in dp of the window, y upwards."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.down = False
        self._resting = Clock.create_trigger(lambda _: self._rest(), STALE)
        self._second: Spot | None = None  # where another finger came down that corrects

    def begin(self, spot: Spot, pawn: Spot) -> None:
        """A finger came down; `pawn` is where its pawn is seen."""
        self.down = True
        self._start, self._pawn, self._last = spot, pawn, spot
        self._begun = time.perf_counter()
        self._samples = [(self._begun, *spot)]
        self._before = self.board.aim.line
        self._draws = self._before is None or self._inside(spot)  # the line anew, or does it turn the one before?
        self._second, self._turned = None, 0.0

    def move(self, spot: Spot) -> None:
        if spot == self._last:
            return
        self._last = spot
        if self.board.pulls:
            self._pull()
        else:
            self._swipe()

    def end(self, spot: Spot) -> None:
        """The finger left: the pawn is flicked, or the line stays, or nothing was meant."""
        aim = self.board.aim
        self.stop()
        stale = time.perf_counter() - self._samples[-1][0] > STALE
        if self._inside(spot):
            if self._draws and not self.board.pulls:
                aim.line = None
            aim.speed = 0.0
        elif stale and not self.board.pulls:
            aim.speed = 0.0
        move = aim.move
        if move is None:
            aim.speed = 0.0
            self.board.touched()
        else:
            self.board.send(move)

    def cancel(self) -> None:
        """All is as before the finger."""
        if self.down:
            self.stop()
            self.board.aim.speed, self.board.aim.line = 0.0, self._before
            self.board.touched()

    def stop(self) -> None:
        """The finger means nothing any more."""
        self.down = False
        self._second = None
        self._resting.cancel()

    def _inside(self, spot: Spot) -> bool:
        return hypot(spot[0] - self._pawn[0], spot[1] - self._pawn[1]) < RING

    # A swipe, and the line before it

    def _swipe(self) -> None:
        now, aim = time.perf_counter(), self.board.aim
        self._samples.append((now, *self._last))
        while now - self._samples[0][0] > WINDOW and now - self._samples[1][0] > LEAST:
            self._samples.pop(0)
        across, up = self._slope()
        fast = hypot(across, up) * GAIN
        if fast < SLOWEST:
            self._line()
        else:
            if now - self._begun < QUICK:
                aim.line = self._before
            aim.speed = min(float(FASTEST), fast)
            aim.angle = self.board.ground.angle(across, up)
            if aim.line is not None and abs((aim.angle - aim.line + pi) % (2 * pi) - pi) < NEAR:
                aim.angle = aim.line
        self._resting.cancel()
        self._resting()

    def _slope(self) -> Spot:
        """Dp a second, by least squares."""
        n = len(self._samples)
        mean = sum(t for t, _, _ in self._samples) / n
        spread = sum((t - mean) ** 2 for t, _, _ in self._samples)
        if spread <= 0:
            return 0.0, 0.0
        across = sum((t - mean) * x for t, x, _ in self._samples) / spread
        return across, sum((t - mean) * y for t, _, y in self._samples) / spread

    def _rest(self) -> None:
        """The finger stands still: it would flick nothing, and one sees the line."""
        if self.down and not self.board.pulls:
            self._line()
            self.board.touched()

    def _line(self) -> None:
        """From the pawn to the finger; one that was there before turns by a tenth."""
        aim = self.board.aim
        aim.speed = 0.0
        if self._draws:
            if not self._inside(self._last):
                aim.line = self.board.ground.angle(self._last[0] - self._pawn[0], self._last[1] - self._pawn[1])
        elif self._before is not None and self._far() > SLOP:
            aim.line = (self._before + self._across(self._start, self._last, self._before)) % (2 * pi)

    def _far(self) -> float:
        return hypot(self._last[0] - self._start[0], self._last[1] - self._start[1])

    def _across(self, start: Spot, end: Spot, angle: float) -> float:
        """How far a drag turns an aim: only what goes across it counts, to its left or right."""
        seen = angle + radians(self.board.ground.degrees)
        return FINE * ((end[1] - start[1]) * cos(seen) - (end[0] - start[0]) * sin(seen))

    # A pull

    def _pull(self) -> None:
        """The pawn goes the other way, faster the further. While a second finger corrects, the first one only holds."""
        if self._second is not None:
            return
        aim = self.board.aim
        across, up = self._pawn[0] - self._last[0], self._pawn[1] - self._last[1]
        far = hypot(across, up)
        if far > 1:
            aim.angle = (self.board.ground.angle(across, up) + self._turned) % (2 * pi)
        aim.speed = min(float(FASTEST), max(0.0, far - 12) * PULL)

    def second_down(self, spot: Spot) -> bool:
        """Another finger: it corrects a pull, and takes a swipe back."""
        if not self.down or self._second is not None:
            return False
        if self.board.pulls:
            self._second, self._from = spot, self.board.aim.angle
        else:
            self.cancel()
        return True

    def second_moved(self, spot: Spot) -> None:
        if self._second is not None:
            self.board.aim.angle = (self._from + self._across(self._second, spot, self._from)) % (2 * pi)
            self.board.touched()

    def second_up(self) -> None:
        if self._second is not None:
            self._turned += (self.board.aim.angle - self._from + pi) % (2 * pi) - pi
            self._second = None
