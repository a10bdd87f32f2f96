"""Sapiens as data: scenes, tiles, valleys, and every place a tile could lie.

A valley is seen upright: seven columns a..g and ten rows 0..9, the border of mountains being its outermost squares; the
left half board is the upper one. A square is a number 0..69, row by row; c4 is square 30. A tile's kind is a number
0..27, one for each pair of scenes; a tile that carries brawl tokens is its kind plus 32 for each of them, see `laden`.
"""

from __future__ import annotations

from enum import IntEnum
from functools import cache

import msgspec

from core.games.sapiens.faces import LEFT, RIGHT, Face

COLUMNS, ROWS = 7, 10
SQUARES = COLUMNS * ROWS
RESERVE, COMMON = 4, 5  # SAP-10, SAP-07
STEAKS, BEARS, BRAWLS = 18, 18, 3  # SAP-05
AWAY = {2: 12, 3: 18, 4: 6}  # SAP-06: tiles that stay out, by number of players
STEAK_FOOD = (0, 1, 3, 5, 7, 10)  # SAP-50; more than five give no more
CAMP_SHELTER, GATHERING_FOOD = 3, 1  # SAP-48, SAP-39
EMPTY = -1  # a slot without a tile


class Scene(IntEnum):
    """SAP-01, and the ninth one of the mountain tiles (SAP-68)."""

    FEAST = 0
    GATHERING = 1
    RITUAL = 2
    BRAWL = 3
    WATER = 4
    CAMP = 5
    HUNT = 6
    FIRE = 7
    MOUNTAIN = 8


SCENES = 8  # those of the ordinary tiles
ALL_SCENES = (1 << SCENES) - 1  # as bits
GATHERING_BIT = 1 << Scene.GATHERING

KINDS: tuple[tuple[Scene, Scene], ...] = tuple(
    (Scene(a), Scene(b)) for a in range(SCENES) for b in range(a + 1, SCENES)
)
COPIES = tuple(3 if Scene.GATHERING in kind else 2 for kind in KINDS)  # SAP-02
TILES = sum(COPIES)

# A tile with its brawl tokens: two bits for each owner, above the five bits of the kind.
_KIND_BITS = 5
_KIND = (1 << _KIND_BITS) - 1


def kind_of(tile: int) -> int:
    return tile & _KIND


@cache  # asked several times with each move of a finger
def scenes_of(tile: int) -> tuple[Scene, Scene]:
    return KINDS[tile & _KIND]


def tokens_on(tile: int, owner: int) -> int:
    """How many brawl tokens of this owner lie on the tile."""
    return tile >> _KIND_BITS + 2 * owner & 3


def laden(tile: int, owner: int, more: int = 1) -> int:
    """The tile with so many more brawl tokens of this owner."""
    return tile + (more << _KIND_BITS + 2 * owner)


def owners_on(tile: int) -> tuple[int, ...]:
    """The owners of the brawl tokens on a tile, one for each token."""
    return tuple(owner for owner in range(4) for _ in range(tokens_on(tile, owner)))


class Ground(IntEnum):
    """What a square is."""

    PLAIN = 0
    FOREST = 1
    CAVE = 2
    MOUNTAIN = 3
    FALL = 4


class Valley(msgspec.Struct, frozen=True, eq=False):
    """Two halves put together."""

    ground: tuple[Ground, ...]
    food: tuple[int, ...]  # 0 where there is none
    caves: tuple[int, ...]  # six squares
    worth: tuple[tuple[int, int], ...]  # for each square its shelter with and without token; (0, 0) elsewhere
    falls: tuple[int, ...]  # two squares
    before: tuple[int, ...]  # the valley square before each cave; -1 elsewhere

    @property
    def places(self) -> tuple[int, ...]:
        """Where mountain tokens lie at the beginning (SAP-09)."""
        return self.caves + self.falls


NEIGHBOURS: tuple[tuple[int, ...], ...] = tuple(
    tuple(
        (row + down) * COLUMNS + column + across
        for down, across in ((-1, 0), (0, -1), (0, 1), (1, 0))
        if 0 <= row + down < ROWS and 0 <= column + across < COLUMNS
    )
    for row in range(ROWS)
    for column in range(COLUMNS)
)


def is_border(square: int) -> bool:
    row, column = divmod(square, COLUMNS)
    return row in (0, ROWS - 1) or column in (0, COLUMNS - 1)


VALLEY_SQUARES = tuple(square for square in range(SQUARES) if not is_border(square))
HALVES = len(LEFT) * 2  # faces of one kind of half


def face(half: int, upper: bool) -> Face:
    """A half's face by its number: the board times two plus its side."""
    return (LEFT if upper else RIGHT)[half // 2][half % 2]


@cache
def valley(number: int) -> Valley:
    """The valley of a left face and a right face: left * 8 + right."""
    rows = (*face(number // HALVES, True), *face(number % HALVES, False))
    cells = [cell for row in rows for cell in row.split()]
    ground, food, worth = [], [], []
    for cell in cells:
        letter = cell[0]
        kind = {"P": Ground.PLAIN, "F": Ground.FOREST, "^": Ground.MOUNTAIN, "~": Ground.FALL}.get(letter, Ground.CAVE)
        ground.append(kind)
        food.append(int(cell[1]) if kind <= Ground.FOREST else 0)
        worth.append((int(letter), int(cell[1])) if kind is Ground.CAVE else (0, 0))
    caves = tuple(square for square in range(SQUARES) if ground[square] is Ground.CAVE)
    falls = tuple(square for square in range(SQUARES) if ground[square] is Ground.FALL)
    before = tuple(
        next((n for n in NEIGHBOURS[square] if not is_border(n)), -1) if square in caves else -1
        for square in range(SQUARES)
    )
    return Valley(tuple(ground), tuple(food), caves, tuple(worth), falls, before)


# What lies on a square of a player's board: 0 nothing; else the scene plus one, where the other half of its tile lies,
# whether its tribe was abandoned; or a bear.

BEAR = 128
ABANDONED = 64
_SCENE = 15
_WAYS = (-COLUMNS, -1, 1, COLUMNS)


def covered(scene: int, square: int, other: int) -> int:
    """A square covered by one scene of a tile whose other scene lies on `other`."""
    return scene + 1 | _WAYS.index(other - square) << 4


def scene_on(code: int) -> int:
    """The scene lying on a square; -1 where none does."""
    return (code & _SCENE) - 1


def other_half(code: int, square: int) -> int:
    """Where the other half of the tile lies that covers a square."""
    return square + _WAYS[code >> 4 & 3]


def has_tile(code: int) -> bool:
    return bool(code & _SCENE)


def square_name(square: int) -> str:
    return "abcdefg"[square % COLUMNS] + str(square // COLUMNS)


def square_named(name: str) -> int:
    """The square of a name; ValueError when there is none."""
    if len(name) != 2 or name[1] not in "0123456789":
        raise ValueError(name)
    return "abcdefg".index(name[0]) + COLUMNS * int(name[1])
