"""Help Me! as data: creatures, tiles, the places of the rectangle, and every move there can ever be.

A tile is a number 0..29: its creature times five plus its number less one. A place is a number 0..29, row by row.
Places carry letters for their columns (a..e) and digits for their rows (1..6): c4 is place 17.
"""

from __future__ import annotations

from enum import IntEnum
from functools import cache
from typing import Annotated

import msgspec

COLUMNS, ROWS = 5, 6  # HLP-03
PLACES = COLUMNS * ROWS
NUMBERS = 5
EMPTY = -1  # where a tile could be
NOBODY = -1  # who owns a creature left over
UNKNOWN = -2  # whom it is not yet to be known
Tile = Annotated[int, msgspec.Meta(ge=0, le=29)]
Place = Annotated[int, msgspec.Meta(ge=0, le=PLACES - 1)]


class Creature(IntEnum):
    """HLP-02"""

    BAOBAB = 0
    CHERRY = 1
    PALM = 2
    BAMBOO = 3
    WILLOW = 4
    OAK = 5


TILES = len(Creature) * NUMBERS
CREATURES_EACH = {2: 2, 3: 2, 4: 1}  # HLP-04: by number of players


def tile(creature: int, number: int) -> int:
    return creature * NUMBERS + number - 1


def creature_of(tile: int) -> Creature:
    return Creature(tile // NUMBERS)


def number_of(tile: int) -> int:
    return tile % NUMBERS + 1


class Move(msgspec.Struct, frozen=True, tag="move", gc=False):
    """The pile at one place goes onto the pile at another."""

    start: int
    goal: int


def place_name(place: int) -> str:
    return "abcde"[place % COLUMNS] + str(place // COLUMNS + 1)


def place_named(name: str) -> int:
    """The place of a name; ValueError when there is none."""
    if len(name) != 2 or name[1] not in "123456":
        raise ValueError(name)
    return "abcde".index(name[0]) + COLUMNS * (int(name[1]) - 1)


@cache
def _across(place: int) -> tuple[Move, Move]:
    return Move(place, place + 1), Move(place + 1, place)


@cache
def _down(place: int) -> tuple[Move, Move]:
    return Move(place, place + COLUMNS), Move(place + COLUMNS, place)


# Which moves there are depends on which places are taken, and on nothing else. So they are looked up: two rows at a
# time, by the ten bits that say which of their places are taken, and between those pairs of rows by five bits.

_PAIR, _SEAM = (1 << 2 * COLUMNS) - 1, (1 << COLUMNS) - 1


def _within(pair: int, taken: int) -> tuple[Move, ...]:
    moves: list[Move] = []
    for row in (0, 1):
        for column in range(COLUMNS):
            here = row * COLUMNS + column
            if not taken >> here & 1:
                continue
            if column + 1 < COLUMNS and taken >> here + 1 & 1:
                moves += _across(pair * 2 * COLUMNS + here)
            if row == 0 and taken >> here + COLUMNS & 1:
                moves += _down(pair * 2 * COLUMNS + here)
    return tuple(moves)


def _between(pair: int, both: int) -> tuple[Move, ...]:
    row = (2 * pair + 1) * COLUMNS
    return tuple(move for column in range(COLUMNS) if both >> column & 1 for move in _down(row + column))


_WITHIN = tuple(tuple(_within(pair, taken) for taken in range(_PAIR + 1)) for pair in range(3))
_BETWEEN = tuple(tuple(_between(pair, both) for both in range(_SEAM + 1)) for pair in range(2))
_TOP, _MIDDLE, _BOTTOM = _WITHIN
_UPPER, _LOWER = _BETWEEN


def moves_where(taken: int) -> tuple[Move, ...]:
    """All moves when the places whose bits are set are taken."""
    return (
        _TOP[taken & _PAIR]
        + _UPPER[taken >> 5 & taken >> 10 & _SEAM]
        + _MIDDLE[taken >> 10 & _PAIR]
        + _LOWER[taken >> 15 & taken >> 20 & _SEAM]
        + _BOTTOM[taken >> 20]
    )


_NOT_LAST_COLUMN = sum(1 << place for place in range(PLACES) if place % COLUMNS < COLUMNS - 1)


def movable(taken: int) -> bool:
    """Is there any move?"""
    return bool(taken & (taken >> COLUMNS | taken >> 1 & _NOT_LAST_COLUMN))


NEIGHBOURS = frozenset((move.start, move.goal) for move in moves_where((1 << PLACES) - 1))
ALL_TAKEN = (1 << PLACES) - 1
