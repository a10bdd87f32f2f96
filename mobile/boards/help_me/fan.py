"""A pile of Help Me! that was opened: its tiles side by side like a fan, the top one first, in its owner's colour."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from mobile.boards.canvas import Sprite
from mobile.boards.help_me.ground import TILE, tile_picture
from mobile.look.theme import SEATS

ASIDE = (1.0, 2.0)  # dp from a tile's middle, without its thickness, to that of its picture
LEAN = 3.5  # degrees that one tile leans more than the next
MOST = 15.0  # and that the outer ones lean at most
SINK = 0.14  # of a tile by which the outer ones lie lower


class Spot(NamedTuple):
    """Where a tile lies in a fan, from its middle, and how it leans."""

    x: float
    y: float
    angle: float


def spots(n: int, step: float, wide: float, side: float) -> list[Spot]:
    """Of so many tiles, the top one first: a step apart, unless that is wider than there is room."""
    if n == 1:
        return [Spot(0.0, 0.0, 0.0)]
    step, lean = min(step, (wide - side) / (n - 1)), min(MOST, LEAN * (n - 1) / 2)
    parts = [2 * k / (n - 1) - 1 for k in range(n)]
    return [Spot((n - 1) / 2 * step * t, side * SINK * t * t, -lean * t) for t in parts]


class Fan:
    """The tiles of one pile, their sprites kept while they move."""

    def __init__(self, pile: Sequence[int], mark: int) -> None:
        """`pile`: from the bottom up."""
        self.n = len(pile)
        self.tiles = [Sprite(f"help_me/{tile_picture(tile)}", 0, 0) for tile in pile]
        self.edges = [Sprite(f"help_me/edge_{SEATS[mark]}", 0, 0) for _ in pile]
        self.sprites = [sprite for pair in zip(self.edges, self.tiles, strict=True) for sprite in pair]

    def lay(self, x: float, y: float, spread: Sequence[Spot], scale: float, part: float = 1.0) -> None:
        """Round a place, as far open as this part says."""
        for edge, tile, spot in zip(self.edges, self.tiles, reversed(spread), strict=True):
            edge.x, edge.y = x + spot.x * part, y + spot.y * part
            tile.x, tile.y = edge.x + ASIDE[0] * scale, edge.y + ASIDE[1] * scale
            edge.angle = tile.angle = spot.angle * part
            edge.scale = tile.scale = scale


STAYS = 0.82  # of a tile, in a fan that stays
ROOM = 112.0  # dp of the board that such a fan may be wide: beside a pile that cannot move nothing lies


def staying(pile: Sequence[int], mark: int, x: float, y: float, across: float) -> tuple[Fan, list[Spot], float]:
    """A fan that stays where its pile lay, in a world so wide; answers where its middle is, too."""
    side = TILE * STAYS
    spread = spots(len(pile), side * 0.3, ROOM, side)
    half = spread[-1].x + side / 2 + 6
    x = min(max(x, half), across - half)
    fan = Fan(pile, mark)
    fan.lay(x, y, spread, STAYS)
    return fan, spread, x
