"""Paleo as data: the board in millimetres from its middle, pawns, reefs, sanctuaries and keys (PAL-01 to PAL-06).

Side 0 is red and plays white from the bottom (y < 0), side 1 green and plays black from the top: its mirror image. A
pawn is a number 0..15: eight of side 0, then eight of side 1. Sanctuaries, doorways and keys are 0 and 1 at the bottom,
2 and 3 at the top, left before right. Angles count from the x axis towards y.
"""

from __future__ import annotations

from math import atan2, hypot, pi, sqrt

from core.physics import Box, Doorway, Stuff

RADIUS = 14.0
PAWN = 2 * RADIUS
HALF = 325.0
LIMIT = 2500.0  # PAL-32: mm/s towards the rim that throw a pawn out
SLOWEST, FASTEST = 250, 4000  # PAL-23
STUFF = Stuff(radius=RADIUS, friction=0.15, disc=0.85, wall=0.65, rim=0.70, grip=0.2)  # PAL-53

PAWNS, NUMBERS = 16, 8
MERCENARIES = (1, 2, 8)  # PAL-02
REEFS = 5  # a side
REEF = (45.0, 16.0)
SPACE = 1.5 * PAWN  # PAL-10
NEAR, THICK = 0.1 * PAWN, 0.4 * PAWN  # PAL-22
LIMITED, AIMLESS = 40, 200  # flicks by each side, until a round ends unscored: with a limit, and without (PAL-49)
UNSCORED = 3
GOAL = 4  # PAL-48
GATE_POINTS, CAPTURE_POINTS = 2, 1
PARTNER = (1, 3, 4, 5)  # PAL-51: the numbers of the first of two partners; the second has the others

GATE = 31.0  # radius
ISLAND = 115.0
CAMP = (-92.0, -325.0, 92.0, -226.0)  # side 0's base camp: left, bottom, right, top
ADVANCED = (-92.0, -214.0, 92.0, -166.0)
CIRCLES = tuple((x, y) for y in (-296.0, -254.0) for x in (-60.0, -20.0, 20.0, 60.0))
ADVANCED_CIRCLES = tuple((x, -190.0) for x in (-60.0, -20.0, 20.0, 60.0))

_SLANT = sqrt(0.5)
_CORNER = 150.0  # what a sanctuary cuts off of each side of the board
_WALL, _DOOR, _THICKNESS = 82.0, 48.0, 16.0


def _facades() -> tuple[Box, ...]:
    boxes = []
    for up in (-1, 1):
        for right in (-1, 1):
            x, y = right * (HALF - _CORNER / 2), up * (HALF - _CORNER / 2)
            for way in (-1, 1):
                far = way * (_DOOR + _WALL) / 2
                boxes.append(Box(x + far * right * _SLANT, y - far * up * _SLANT, _WALL, _THICKNESS, atan2(-up, right)))
    return tuple(boxes)


def _doorways() -> tuple[Doorway, ...]:
    """Beyond the walls' inner faces."""
    far = (2 * HALF - _CORNER) * _SLANT + _THICKNESS / 2
    return tuple(Doorway(right * _SLANT, up * _SLANT, far) for up in (-1, 1) for right in (-1, 1))


FACADES = _facades()
DOORWAYS = _doorways()
FIXED = tuple(Box(right * 62.0, up * 62.0, *REEF, atan2(-up, right)) for up in (-1, 1) for right in (-1, 1))
WALLS = FACADES + FIXED


def side_of(pawn: int) -> int:
    return pawn // NUMBERS


def number_of(pawn: int) -> int:
    return pawn % NUMBERS + 1


def pawn_of(side: int, number: int) -> int:
    return side * NUMBERS + number - 1


def is_mercenary(pawn: int) -> bool:
    return number_of(pawn) in MERCENARIES


def facing(side: int, y: float) -> float:
    """A height as side 0 would see it from its own end."""
    return y if side == 0 else -y


def circles(side: int) -> tuple[tuple[float, float], ...]:
    """The eight circles of a side's base camp, then the four of its advanced camp."""
    return tuple((x, facing(side, y)) for x, y in CIRCLES + ADVANCED_CIRCLES)


def in_camp(side: int, x: float, y: float) -> bool:
    """Is a centre in a side's base camp?"""
    left, bottom, right, top = CAMP
    return left <= x <= right and bottom <= facing(side, y) <= top


def sanctuary_side(sanctuary: int) -> int:
    return sanctuary // 2


def on_gate(x: float, y: float) -> bool:
    """Does a pawn lie wholly on the gate? (PAL-42)"""
    return hypot(x, y) + RADIUS <= GATE


def reef_box(x: int, y: int, angle: int) -> Box:
    """A reef by its whole numbers: 0.1 mm and 0.01°."""
    return Box(x / 10, y / 10, *REEF, angle * pi / 18000)
