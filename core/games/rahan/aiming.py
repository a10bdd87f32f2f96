"""How the bots of Rahan flick: at what stands nearest, rather a little long than short, as well as a thumb can."""

from __future__ import annotations

import random
from math import atan2, hypot, pi

from core.game import Seat
from core.games.rahan import shooting
from core.games.rahan.content import BEAST_SQUARES, HEIGHT, WIDTH, Card, middle
from core.games.rahan.judge import LONG, hit
from core.games.rahan.position import Ask, Flick, Shoot, State
from core.physics.throw import FASTEST, SLOWEST, speed_to

FULL_TURN = 36000


def aimed(state: State, seat: Seat, thumb: float, force: float, rng: random.Random) -> Flick:
    """By a thumb that errs so much, in direction (radians) and strength (as a part of it)."""
    x, y = middle(state.cavemen[seat])
    ways = [(piece.x - x, piece.y - y) for piece in shooting.targets(state)]
    across, down = min(ways, key=lambda way: hypot(*way))
    angle = atan2(down, across) + rng.gauss(0, thumb)
    long = LONG if state.ask is not Ask.REPEL else _staying(x, y, across, down)
    speed = speed_to(hypot(across, down) * long) * (1 + rng.gauss(0, force))
    return Flick(round(angle * FULL_TURN / (2 * pi)) % FULL_TURN, min(max(round(speed), SLOWEST), FASTEST))


def repelling(state: State, seat: Seat, thumb: float) -> Shoot:
    """So many weapons as the beast likely needs."""
    weapons, beast = state.hands[seat][Card.WEAPON], state.beset[seat]
    likely = hit(state.cavemen[seat], BEAST_SQUARES[beast], state.steadiness[seat], thumb)
    spend = 1 if likely > 0.75 else 2 if likely > 0.4 else weapons
    return Shoot(min(spend, weapons), beast)


def _staying(x: float, y: float, across: float, down: float) -> float:
    """How long a throw at a beast is meant: a miss that leaves the board leads no nearer to it (RAH-39)."""
    return next((long for long in (LONG, 1.1) if 0 < x + long * across < WIDTH and 0 < y + long * down < HEIGHT), 1.0)
