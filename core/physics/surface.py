"""What a flick happens on: discs, walls, a rim and doorways. In millimetres, from the middle of the board."""

from __future__ import annotations

from math import cos, sin

import msgspec

GRAVITY = 9810.0  # mm/s²


class Disc(msgspec.Struct, frozen=True, gc=False):
    """A disc where it lies; its number is that of whoever asks, and comes back in the roll."""

    number: int
    x: float
    y: float


class Box(msgspec.Struct, frozen=True, gc=False):
    """A solid wall: a rectangle turned by an angle in radians."""

    x: float
    y: float
    width: float
    height: float
    angle: float

    def corners(self) -> list[tuple[float, float]]:
        """Its four corners."""
        c, s = cos(self.angle), sin(self.angle)
        w, h = self.width / 2, self.height / 2
        return [(self.x + x * c - y * s, self.y + x * s + y * c) for x, y in ((-w, -h), (w, -h), (w, h), (-w, h))]

    def away(self, x: float, y: float) -> tuple[float, float]:
        """The way from its nearest point to a place: (0, 0) within."""
        c, s = cos(self.angle), sin(self.angle)
        across, down = (x - self.x) * c + (y - self.y) * s, (y - self.y) * c - (x - self.x) * s
        dx = across - max(-self.width / 2, min(self.width / 2, across))
        dy = down - max(-self.height / 2, min(self.height / 2, down))
        return dx * c - dy * s, dx * s + dy * c


class Doorway(msgspec.Struct, frozen=True, gc=False):
    """Whoever's whole disc lies beyond a line has passed: beyond is where ax + by > c, with (a, b) of length 1."""

    a: float
    b: float
    c: float


class Stuff(msgspec.Struct, frozen=True):
    """What all is made of."""

    radius: float  # of every disc
    friction: float  # of a disc on the board
    disc: float  # what is left of the speed between two discs that met, along the line between them
    wall: float  # likewise at a wall
    rim: float
    grip: float  # how much surfaces that meet drag each other along: a little spin


class Surface(msgspec.Struct, frozen=True):
    """A square board with all that lies on it."""

    half: float  # from the middle to the rim
    limit: float  # what meets the rim faster than this, along its normal, jumps out
    stuff: Stuff
    walls: tuple[Box, ...]
    doorways: tuple[Doorway, ...]
    discs: tuple[Disc, ...]


def slowing(stuff: Stuff) -> float:
    """By how much a sliding disc loses speed, in mm/s²."""
    return stuff.friction * GRAVITY
