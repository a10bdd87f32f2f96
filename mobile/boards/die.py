"""A die that really tumbles to a number, or a token of two sides: a widget over the board, for any game."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kivy.clock import Clock, ClockEvent

from mobile.boards.canvas import BoardCanvas, Sprite
from mobile.look import motion

SIDE = 150.0  # dp of its world
LASTS = 0.75  # seconds
ROUNDS = 2  # times round before it lies
HOPS = ((0.0, 0.42, 46.0), (0.42, 0.72, 20.0), (0.72, 0.9, 7.0))  # from when to when, and how high
RESTS = 0.3  # seconds that it is seen to lie
LARGE = 1.7


class Die(BoardCanvas):
    """`rolls`: for each face, by its number from 1 on, the pictures of a roll in order; the last one lies still."""

    clipped = False

    def __init__(self, rolls: Sequence[Sequence[str]], shadow: str = "") -> None:
        super().__init__((SIDE, SIDE))
        self.size_hint = (None, None)
        self.rolls = rolls
        self.shadow = shadow
        self.face: int | None = None
        self._passed = 0.0
        self._rolling: ClockEvent | None = None
        self._done: Callable[[], None] = lambda: None

    @property
    def rolling(self) -> bool:
        return self._rolling is not None

    @property
    def part(self) -> float:
        """How much of its roll is shown, up to 1."""
        return min(1.0, self._passed / LASTS) if self.rolling else 0.0

    def rest(self, face: int | None) -> None:
        """It lies so; None: it is not there."""
        self.face = face
        self.draw([] if face is None else self._seen(1.0))

    def roll(self, face: int, done: Callable[[], None]) -> None:
        """It tumbles in from below and lies so; then `done`."""
        self.finish()
        self.face, self._done, self._passed = face, done, 0.0
        if motion.reduced() or motion.seconds(1.0) <= 0:
            self.rest(face)
            done()
            return
        self._rolling = Clock.schedule_interval(self._roll_on, 0)
        self.draw(self._seen(0.0))

    def finish(self) -> None:
        """It lies at once; what was to follow follows."""
        if self._rolling is not None:
            self._rolling.cancel()
            self._rolling = None
            self.rest(self.face)
            self._done()

    def _roll_on(self, passed: float) -> None:
        self._passed += min(passed, 0.05) / max(0.01, motion.seconds(1.0))
        if self._passed >= LASTS + RESTS:
            self.finish()
        else:
            self.draw(self._seen(min(1.0, self._passed / LASTS)))

    def _seen(self, part: float) -> list[Sprite]:
        """At this part of its roll: slower and slower, in dying hops."""
        assert self.face is not None
        pictures = self.rolls[self.face - 1]
        gone = motion.ease_out(part)
        frames = ROUNDS * len(pictures)
        frame = round(gone * frames) - 1
        x, y = SIDE / 2 - (1 - gone) * 60, SIDE / 2 + (1 - gone) * 120
        high = next((hop(part, *one) for one in HOPS if one[0] <= part < one[1]), 0.0)
        die = Sprite(pictures[frame % len(pictures)], x, y - high, scale=LARGE * (1 + high / 200))
        if not self.shadow:
            return [die]
        return [
            Sprite(self.shadow, x + high * 0.4, y + 7 * LARGE + high * 0.3, scale=LARGE, alpha=max(0.3, 1 - high / 80)),
            die,
        ]


def hop(part: float, begins: float, ends: float, high: float) -> float:
    """How high it is within a hop."""
    within = (part - begins) / (ends - begins)
    return 4 * high * within * (1 - within)
