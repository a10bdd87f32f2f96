"""A thrown flint as it flies: it rises and grows, tumbles, bounces, slides and lies; what it lands on springs up."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from core.games.rahan.content import TERRAIN, column_of, middle, row_of
from core.games.rahan.position import Threw
from core.physics.throw import Course, How
from mobile.boards.canvas import Sprite
from mobile.boards.rahan.ground import at_piece, square_at
from mobile.boards.roll_player import Knock

SLOWER = 1.6  # than it truly is
GROWN = 0.95  # mm a dp of its picture, on the ground
NEARER = 0.012  # how much larger for each mm that it is above the board
LIFTED = 0.55  # mm up the screen for each mm of height
FALLS = 0.35  # mm that its shadow is aside for each mm of height
FRAMES = 12
TURN = 26.0  # ms from one frame of its tumbling to the next
LYING = 250.0  # ms that it is seen to lie
SEEN = 420.0  # ms that is seen what springs up where it comes down
BOUNCED = 0.72  # times as much at each further landing
BED = 1.15  # mm a dp of that picture, at the first one
GROUNDS = {  # by what the ground is: what springs up, and what is heard
    **dict.fromkeys("~w", ("hit_splash", "flint_water")),
    **dict.fromkeys("^V", ("hit_stone", "flint_stone")),
    **dict.fromkeys("#fS", ("hit_dust", "flint_stone")),
}
GRASS, BEYOND = ("hit_grass", "flint_grass"), ("hit_dust", "flint_stone")


class Mark(NamedTuple):
    """What springs up where it comes down: from when on, by which picture, where, and how large."""

    since: float  # ms
    name: str
    x: float
    y: float
    large: float


class Flight:
    """What was thrown; times are in ms, places in mm."""

    def __init__(self, threw: Threw) -> None:
        self.course = Course(*middle(threw.start), threw.roll)
        self.hit = threw.roll.how is not How.MISSED
        self._flown = 1000 * SLOWER * self.course.lasts
        self.lasted = self._flown + (0.0 if self.hit else LYING)
        self.knocks = [Knock(0.0, "flint_air", 1.0)]
        self.marks: list[Mark] = []
        loud = large = 1.0
        for landing in self.course.landings:
            since, (name, sound) = 1000 * SLOWER * landing.time, ground_at(landing.x, landing.y)
            self.knocks.append(Knock(since, sound, loud))
            self.marks.append(Mark(since, name, landing.x, landing.y, large))
            loud, large = loud * 0.5, large * BOUNCED
        self._down = max((1000 * SLOWER * landing.time for landing in self.course.landings), default=self._flown)

    def sprites(self, time: float) -> list[Sprite]:
        """What springs up from the ground, the shadow on it, and the flint above; it tumbles until it slides."""
        x, y, high = self.course.at(min(time, self._flown) / 1000 / SLOWER)
        frame = int(min(time, self._down) / TURN) % FRAMES if time < self._down else 0
        shadow = at_piece(
            "flint_shadow_high" if high > 25 else "flint_shadow", x + high * FALLS, y + high * FALLS, GROWN
        )
        shadow.alpha = max(0.35, 1 - high / 200)
        flint = at_piece(f"flint_{frame}", x, y - high * LIFTED, GROWN * (1 + high * NEARER))
        return [*self._sprung(time), shadow, flint]

    def _sprung(self, time: float) -> Iterator[Sprite]:
        """It grows, and fades."""
        for mark in self.marks:
            part = (time - mark.since) / SEEN
            if 0 <= part < 1:
                sprung = at_piece(mark.name, mark.x, mark.y, BED * mark.large * (0.55 + 0.45 * min(1.0, 3 * part)))
                sprung.alpha = min(1.0, 2 * (1 - part))
                yield sprung

    def followed(self, time: float) -> list[tuple[float, float]]:
        x, y, _ = self.course.at(min(time, self._flown) / 1000 / SLOWER)
        return [(x, y)]


def ground_at(x: float, y: float) -> tuple[str, str]:
    """What springs up where it lands, and what that sounds like."""
    square = square_at(x, y)
    if square is None:
        return BEYOND
    return GROUNDS.get(TERRAIN[row_of(square)][column_of(square)], GRASS)
