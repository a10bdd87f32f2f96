"""A roll as the roll player shows it: every disc along its path, and what it knocked against."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable

from core.games.paleo.position import Rolled
from core.physics import Path, What
from mobile.boards.canvas import Sprite
from mobile.boards.paleo import tokens
from mobile.boards.paleo.ground import Ground, Place
from mobile.boards.paleo.tokens import Lies
from mobile.boards.paleo.trail import Bursts
from mobile.boards.roll_player import Knock

LOUD = 1500.0  # mm/s: a knock as loud as can be
SOON = 220.0  # ms: one looks that far ahead of what moves
SOFT = 60.0  # slower ones are not heard


def place_at(path: Path, time: float) -> tuple[float, float]:
    """Where a disc is, in mm, at a time in ms."""
    points = path.points
    k = bisect_right(points, time, key=lambda point: point[0])
    if k == 0:
        return points[0][1] / 10, points[0][2] / 10
    if k == len(points):
        return points[-1][1] / 10, points[-1][2] / 10
    (t0, x0, y0), (t1, x1, y1) = points[k - 1], points[k]
    part = (time - t0) / (t1 - t0) if t1 > t0 else 1.0
    return (x0 + (x1 - x0) * part) / 10, (y0 + (y1 - y0) * part) / 10


def turn_at(path: Path, time: float) -> float:
    """How far it has turned then, in degrees. It comes to rest upright, so that one can read it: what it would lie
    turned by is taken back little by little while it moves."""
    turns = path.turns
    if not turns:
        return 0.0
    begun, rests = path.points[0][0], path.points[-1][0]
    part = min(1.0, max(0.0, (time - begun) / max(1, rests - begun)))
    k = bisect_right(turns, time, key=lambda turn: turn[0])
    if k in (0, len(turns)):
        turned = float(turns[min(k, len(turns) - 1)][1])
    else:
        (t0, a0), (t1, a1) = turns[k - 1], turns[k]
        turned = a0 + (a1 - a0) * (time - t0) / (t1 - t0)
    lies = (turns[-1][1] + 180) % 360 - 180
    return turned - lies * part * part


class PawnRoll:
    """What a flicked pawn set in motion; `unit`: how many pixels a mm has as it is seen now."""

    def __init__(self, ground: Ground, rolled: Rolled, unit: Callable[[], float]) -> None:
        self.ground, self.unit = ground, unit
        self.roll, self.pawn = rolled.roll, rolled.pawn
        self.lasted = float(rolled.roll.lasted)
        self.bursts = Bursts(rolled, ground)
        self.knocks = [
            Knock(
                touch.at,
                {What.DISC: "knock", What.WALL: "reef", What.RIM: "rim"}[touch.what],
                min(1.0, touch.speed / LOUD),
            )
            for touch in rolled.roll.touches
            if touch.speed >= SOFT
        ]

    def sprites(self, time: float) -> list[Sprite]:
        lie = [Lies(path.disc, *place_at(path, time), turn_at(path, time)) for path in self.roll.paths]
        return tokens.pictures(self.ground, lie, self.unit()) + self.bursts.sprites(time)

    def followed(self, time: float) -> list[Place]:
        """Who moves, and where it is soon; first who was flicked. At the end who moved last."""
        paths = sorted(self.roll.paths, key=lambda path: path.disc != self.pawn)
        moving = [path for path in paths if path.points[0][0] <= time + SOON and time < path.points[-1][0]]
        if not moving:
            moving = sorted(paths, key=lambda path: -path.points[-1][0])[:1]
        return [self.ground.place(*place_at(path, time + ahead)) for ahead in (0.0, SOON) for path in moving]
