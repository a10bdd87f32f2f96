"""A player's valley as sprites: ground, caves and waterfalls with their tokens, tiles, bears; and where squares are."""

from __future__ import annotations

from math import floor

from core.game import Seat
from core.games.sapiens.content import (
    ABANDONED,
    BEAR,
    COLUMNS,
    ROWS,
    SQUARES,
    Ground,
    Scene,
    has_tile,
    other_half,
    scene_on,
    valley,
)
from core.games.sapiens.position import Position
from mobile.boards.canvas import Sprite
from mobile.boards.sprites import at_body

SQUARE = 50.0  # dp
NAMES = tuple(scene.name.lower() for scene in Scene)
TRACK = 5.0  # dp that a score track takes at either side

Place = tuple[float, float]


def at(name: str, x: float, y: float, grown: float = 1.0) -> Sprite:
    """A picture of this game, its body centred on a place."""
    return at_body(f"sapiens/{name}", x, y, grown)


class Ways:
    """Where the squares of a valley are in its world: upright, or lying when the screen does."""

    def __init__(self, wide: bool, tracks: bool) -> None:
        self.wide = wide
        self.edge = TRACK if tracks else 0.0
        across, down = COLUMNS * SQUARE, ROWS * SQUARE
        self.world: tuple[float, float] = (down, across) if wide else (across + 2 * self.edge, down)
        self._centres = [self._centre(square) for square in range(SQUARES)]

    def _centre(self, square: int) -> Place:
        row, column = divmod(square, COLUMNS)
        if self.wide:
            row, column = COLUMNS - 1 - column, row
        return self.edge + SQUARE * (column + 0.5), SQUARE * (row + 0.5)

    def centre(self, square: int) -> Place:
        return self._centres[square]

    def square_at(self, x: float, y: float) -> int | None:
        """The square under a place."""
        column, row = floor((x - self.edge) / SQUARE), floor(y / SQUARE)
        if self.wide:
            column, row = COLUMNS - 1 - row, column
        return row * COLUMNS + column if 0 <= column < COLUMNS and 0 <= row < ROWS else None

    def across(self, one: int, two: int) -> bool:
        """Do two neighbouring squares lie side by side on the screen?"""
        return self._centres[one][1] == self._centres[two][1]

    def between(self, one: int, two: int) -> Place:
        (a, b), (c, d) = self._centres[one], self._centres[two]
        return (a + c) / 2, (b + d) / 2

    def tile(self, scenes: tuple[int, int], one: int, two: int, shadow: str = "shadow") -> list[Sprite]:
        """A tile whose scenes lie on two squares."""
        first, second = self.centre(one), self.centre(two)
        return tile_sprites(scenes, first, second, shadow)

    def ground(self, number: int) -> list[Sprite]:
        """What never changes: squares, and the bank where the valley meets the mountains."""
        there = valley(number)
        sprites = []
        for square, kind in enumerate(there.ground):
            x, y = self.centre(square)
            variant = 1 + (square * 5 + square // COLUMNS + number) % 3
            if kind is Ground.FALL:
                name = f"waterfall_{1 + square % 2}"
            elif kind is Ground.CAVE:
                name = "cave_{}_{}".format(*there.worth[square])
            else:
                name = f"{('plain', 'forest', 'cave', 'mountain')[kind]}_{variant}"
            sprites.append(at(name, x, y))
        return sprites

    def pieces(self, position: Position, seat: Seat, without: tuple[int, ...] = ()) -> list[Sprite]:
        """What lies on it: food, mountain tokens, tiles and bears; not on the squares in `without`."""
        board, there = position.boards[seat], valley(position.valleys[seat])
        sprites = []
        for square, kind in enumerate(there.ground):
            if kind <= Ground.FOREST and not board[square] and square not in without:
                x, y = self.centre(square)
                sprites.append(at(f"number_{there.food[square]}", x, y))
        for scene, square in enumerate(position.tokens[seat]):
            if square >= 0 and not has_tile(board[square]):
                sprites.append(self.token(scene, square, there.ground[square] is Ground.CAVE))
        shadows, tiles = [], []
        for square, code in enumerate(board):
            if has_tile(code) and square not in without:
                other = other_half(code, square)
                if other < square:
                    continue
                if code & ABANDONED:
                    way = "across" if self.across(square, other) else "down"
                    tiles.append(at(f"back_{way}", *self.between(square, other)))
                else:
                    shadow, *tile = self.tile((scene_on(code), scene_on(board[other])), square, other)
                    shadows.append(shadow)
                    tiles += tile
        sprites += shadows + tiles
        sprites += [at("bear", *self.centre(square)) for square, code in enumerate(board) if code & BEAR]
        return sprites

    def token(self, scene: int, square: int, cave: bool) -> Sprite:
        x, y = self.centre(square)
        return at(f"token_{NAMES[scene]}", x, y - (8 if cave else 0), 0.9)


def tile_sprites(
    scenes: tuple[int, int], first: Place, second: Place, shadow: str = "shadow", grown: float = 1.0
) -> list[Sprite]:
    """Shadow, paper and the two scenes of a tile whose halves are centred on two places."""
    way = "across" if abs(first[1] - second[1]) < abs(first[0] - second[0]) else "down"
    x, y = (first[0] + second[0]) / 2, (first[1] + second[1]) / 2
    return [
        at_body(f"sapiens/{shadow}_{way}", x, y, grown),
        at_body(f"sapiens/tile_{way}", x, y, grown),
        at_body(f"sapiens/scene_{NAMES[scenes[0]]}", *first, grown),
        at_body(f"sapiens/scene_{NAMES[scenes[1]]}", *second, grown),
    ]
