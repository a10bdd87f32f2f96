"""A thrown flint as it flies: it rises and grows, its shadow parts from it, it tumbles, bounces, slides and lies."""

from __future__ import annotations

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
WET, HARD = "~w", "^V#"


class Flight:
    """What was thrown; times are in ms, places in mm."""

    def __init__(self, threw: Threw) -> None:
        self.course = Course(*middle(threw.start), threw.roll)
        self.hit = threw.roll.how is not How.MISSED
        self._flown = 1000 * SLOWER * self.course.lasts
        self.lasted = self._flown + (0.0 if self.hit else LYING)
        self.knocks = [Knock(0.0, "flint_air", 0.8)]
        loud = 1.0
        for landing in self.course.landings:
            self.knocks.append(Knock(1000 * SLOWER * landing.time, heard(landing.x, landing.y), loud))
            loud *= 0.5
        self._down = max((1000 * SLOWER * landing.time for landing in self.course.landings), default=self._flown)

    def sprites(self, time: float) -> list[Sprite]:
        """The shadow on the board, and the flint above it; it tumbles until it slides."""
        x, y, high = self.course.at(min(time, self._flown) / 1000 / SLOWER)
        frame = int(min(time, self._down) / TURN) % FRAMES if time < self._down else 0
        shadow = at_piece(
            "flint_shadow_high" if high > 25 else "flint_shadow", x + high * FALLS, y + high * FALLS, GROWN
        )
        shadow.alpha = max(0.35, 1 - high / 200)
        flint = at_piece(f"flint_{frame}", x, y - high * LIFTED, GROWN * (1 + high * NEARER))
        return [shadow, flint]

    def followed(self, time: float) -> tuple[float, float] | None:
        x, y, _ = self.course.at(min(time, self._flown) / 1000 / SLOWER)
        return x, y


def heard(x: float, y: float) -> str:
    """What it sounds like where it lands."""
    square = square_at(x, y)
    if square is None:
        return "flint_stone"
    ground = TERRAIN[row_of(square)][column_of(square)]
    return "flint_water" if ground in WET else "flint_stone" if ground in HARD else "flint_grass"
