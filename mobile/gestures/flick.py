"""A finger that flicks a piece; nothing is added to what it did.

A swipe: the piece goes as the finger went in its last moments. Before it a finger may draw a line of aim: moved slowly,
or stopped before it leaves, it flicks nothing and the line stays. Another slow drag turns the line a little, and a
swipe along it goes exactly where it points. Pulled back like a bow, the piece goes the other way when the finger
leaves, and a second finger turns the aim a little meanwhile.

What counts is the finger's own trail, never when a frame was drawn. While the finger is down the aim is shown as it is
known by then; it is reckoned anew from the whole trail when the finger has left. A swipe that flicks nothing says why.
"""

from __future__ import annotations

from enum import Enum
from math import atan2, cos, hypot, pi, radians, sin
from typing import Protocol

from kivy.clock import Clock

from mobile.gestures.trail import Place, Trail

GAIN = 1.5  # mm/s of a piece for a dp/s of the finger: the same on every screen
PULL = 14.0  # mm/s for a dp of pulling back
RING = 20.0  # dp round the piece: a finger that comes back there takes the flick back
OUT = RING + 4.0  # dp: only from here on a finger has been away
SLOP = 8.0  # dp
LEAST = 16.0  # dp a finger goes for a flick
NEAR = radians(15)  # a swipe so near to the line goes along it
FINE = radians(0.1)  # that a dp of a slow drag across turns the line: a tenth of what the first one does
LOOK = 0.05  # seconds until we look whether a finger that tells nothing stands


class Why(Enum):
    """Why a swipe flicked nothing."""

    SLOW = "slow"  # it left too slowly, and drew or turned the line
    STOPPED = "stopped"  # it was fast, but stood before it left
    BACK = "back"  # it had been away and came back
    SHORT = "short"
    BESIDE = "beside"  # it was none on this piece at all


class Aim(Protocol):
    """What a flick is aimed with. Angles are the game's own, in radians."""

    angle: float
    speed: float  # mm/s; 0: not aimed
    line: float | None  # along which a swipe is to go


class Flicked(Protocol):
    """What a board tells and hears of flicks."""

    slowest: float  # mm/s
    fastest: float

    @property
    def aim(self) -> Aim: ...

    @property
    def pulls(self) -> bool:
        """Is a flick pulled back, instead of swiped?"""

    @property
    def turned(self) -> float:
        """By how much the game's angles are turned on the screen, in radians."""

    def touched(self) -> None:
        """The aim has changed."""

    def flick(self) -> bool:
        """The finger left: do what is aimed; answers whether anything was."""


class Flicking:
    """What the finger does to the aim. Places are in dp of the window, y upwards."""

    def __init__(self, board: Flicked) -> None:
        self.board = board
        self.down = False
        self.why: Why | None = None  # the last swipe flicked nothing
        self.piece: Place = (0.0, 0.0)  # where the piece is seen that is to be flicked
        self._looking = Clock.create_trigger(lambda _: self._look(), LOOK)
        self._second: Place | None = None  # where another finger came down that corrects

    def begin(self, trail: Trail, piece: Place) -> None:
        """A finger came down that may flick the piece which is seen there."""
        self.down, self.why = True, None
        self._trail, self.piece = trail, piece
        start = trail.reports[0]
        self._start = self._last = (start.x, start.y)
        self._before = self.board.aim.line
        self._draws = self._before is None or self._inside(self._start)  # anew, or does it turn the one before?
        self._second, self._turned = None, 0.0

    def move(self, spot: Place) -> None:
        if spot == self._last:
            return
        self._last = spot
        aim = self.board.aim
        before = (aim.angle, aim.speed, aim.line)
        if self.board.pulls:
            self._pull()
        else:
            if not self._swipe():
                self._draw()
            self._looking.cancel()
            self._looking()
        if before != (aim.angle, aim.speed, aim.line):
            self.board.touched()

    def end(self, spot: Place) -> None:
        """The finger left: the piece is flicked, or the line stays, or nothing was meant."""
        if self._trail.taken:
            self.cancel()
            return
        self._last = spot
        self.stop()
        self.why = self._judge_pull() if self.board.pulls else self._judge()
        if not self.board.flick():
            self.board.aim.speed = 0.0
            self.board.touched()

    def beside(self, piece: Place) -> None:
        """A finger went over something else, as if it were to flick the piece which is seen there."""
        if not self.down:
            self.why, self.piece = Why.BESIDE, piece
            self.board.touched()

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
        self._looking.cancel()

    def forget(self) -> None:
        """And nothing of the last one is to be said."""
        self.stop()
        self.why = None

    def _inside(self, spot: Place) -> bool:
        return hypot(spot[0] - self.piece[0], spot[1] - self.piece[1]) < RING

    # A swipe

    def _judge(self) -> Why | None:
        """Aims from all that is known of the finger, or tells why not; None also where no swipe was meant."""
        aim, trail, inside = self.board.aim, self._trail, self._inside(self._last)
        back, far = inside and self._came_back(), trail.way()
        if not back and far >= LEAST and self._swipe():
            return None
        swiped = far >= SLOP and trail.pace() * GAIN >= self.board.slowest  # else a line was drawn, or it was a touch
        self._draw()
        if inside:
            if self._draws:
                aim.line = None
            return Why.BACK if back else Why.SHORT if swiped else None
        if trail.stands():
            return Why.STOPPED if swiped else None
        return Why.SLOW if far >= SLOP else None

    def _swipe(self) -> bool:
        """Aim as the finger goes, if it is fast enough; near to the line exactly along it."""
        aim = self.board.aim
        across, up = self._trail.velocity()
        fast = hypot(across, up) * GAIN
        if fast < self.board.slowest:
            return False
        rest = self._trail.rest()
        aim.line = self._before if rest is None else self._line(rest)  # what a finger draws in passing is no line
        aim.speed = min(self.board.fastest, fast)
        aim.angle = self._angle(across, up)
        if aim.line is not None and abs((aim.angle - aim.line + pi) % (2 * pi) - pi) < NEAR:
            aim.angle = aim.line
        return True

    def _came_back(self) -> bool:
        """Was the finger at the piece, then away from it?"""
        near = False
        for report in self._trail.reports:
            away = hypot(report.x - self.piece[0], report.y - self.piece[1])
            if near and away > OUT:
                return True
            near = near or away < RING
        return False

    # The line before it

    def _look(self) -> None:
        """A finger that stands would flick nothing, and one sees the line."""
        if not self.down or self.board.pulls:
            return
        if self._trail.stands():
            self._draw()
            self.board.touched()
        else:
            self._looking()

    def _draw(self) -> None:
        self.board.aim.speed = 0.0
        self.board.aim.line = self._line(self._last)

    def _line(self, spot: Place) -> float | None:
        """From the piece to the finger; one that was there before turns by a tenth."""
        if self._draws:
            return self._before if self._inside(spot) else self._angle(spot[0] - self.piece[0], spot[1] - self.piece[1])
        if self._before is None or hypot(spot[0] - self._start[0], spot[1] - self._start[1]) <= SLOP:
            return self._before
        return (self._before + self._across(self._start, spot, self._before)) % (2 * pi)

    def _angle(self, across: float, up: float) -> float:
        """The game's angle of a direction on the screen."""
        return (atan2(up, across) - self.board.turned) % (2 * pi)

    def _across(self, start: Place, end: Place, angle: float) -> float:
        """How far a drag turns an aim: only what goes across it counts, to its left or right."""
        seen = angle + self.board.turned
        return FINE * ((end[1] - start[1]) * cos(seen) - (end[0] - start[0]) * sin(seen))

    # A pull

    def _pull(self) -> None:
        """The piece goes the other way, faster the further. While a second finger corrects, the first only holds."""
        if self._second is not None:
            return
        aim = self.board.aim
        across, up = self.piece[0] - self._last[0], self.piece[1] - self._last[1]
        far = hypot(across, up)
        if far > 1:
            aim.angle = (self._angle(across, up) + self._turned) % (2 * pi)
        aim.speed = min(self.board.fastest, max(0.0, far - 12) * PULL)

    def _judge_pull(self) -> Why | None:
        """It is taken back at the piece; what is pulled too little flicks nothing."""
        aim = self.board.aim
        if self._inside(self._last):
            aim.speed = 0.0
        if aim.speed >= self.board.slowest or self._trail.way() < SLOP:
            return None
        return Why.BACK if self._inside(self._last) and self._came_back() else Why.SHORT

    def second_down(self, spot: Place) -> bool:
        """Another finger: it corrects a pull, and takes a swipe back."""
        if not self.down or self._second is not None:
            return False
        if self.board.pulls:
            self._second, self._from = spot, self.board.aim.angle
        else:
            self.cancel()
        return True

    def second_moved(self, spot: Place) -> None:
        if self._second is not None:
            self.board.aim.angle = (self._from + self._across(self._second, spot, self._from)) % (2 * pi)
            self.board.touched()

    def second_up(self) -> None:
        if self._second is not None:
            self._turned += (self.board.aim.angle - self._from + pi) % (2 * pi) - pi
            self._second = None
