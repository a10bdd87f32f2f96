"""Beside the valley: the seat's own reserve and pouch, the common reserve, the draw pile, the mountain tiles."""

from __future__ import annotations

from collections.abc import Iterator

from core.game import Seat
from core.games.sapiens.content import COMMON, EMPTY, RESERVE, owners_on, scenes_of
from core.games.sapiens.position import COMMON_PLACE, Position
from mobile.boards.canvas import Sprite
from mobile.boards.sapiens.valley import SQUARE, at, tile_sprites
from mobile.boards.shelf import Area, Spot
from mobile.look.theme import SEATS

POUCH_HIGH = 84.0  # dp of the pouch below the others

OWN, SHARED, POUCH, PILE, MOUNTAINS = "own", "common", "pouch", "pile", "mountains"


def rows(width: float, height: float, mountains: bool) -> tuple[list[Spot], list[Area]]:
    """Two rows: mine with the pouch, and the common one with the pile."""
    upper = (height - 3) * 50 / 95
    lower = height - 3 - upper
    spots, areas = own_row(width, upper)
    ends = [MOUNTAINS] * mountains
    end = 46.0 if width > 280 else 44.0
    pitch = (width - 6 - end * (1 + len(ends))) / COMMON
    grown = min((pitch - 4) / (2 * SQUARE), (lower - 14) / SQUARE)
    y = upper + 3 + lower / 2
    for slot in range(COMMON):
        spots.append(Spot(SHARED, slot, 4 + pitch * (slot + 0.5), y, pitch, max(44.0, lower), grown))
    x = 4 + pitch * COMMON
    for kind in (*ends, PILE):
        spots.append(Spot(kind, 0, x + end / 2, y, end, max(44.0, lower), 1.0))
        x += end
    areas.append(Area("tray_common", 0, upper + 3, width, lower))
    return spots, areas


def own_row(width: float, height: float, pouch: bool = True) -> tuple[list[Spot], list[Area]]:
    """The seat's four tiles, and its pouch at the end."""
    end = 66.0 if pouch else 0.0
    pitch = (width - end - 4) / RESERVE
    grown = min((pitch - 4) / (2 * SQUARE), (height - 14) / SQUARE)
    spots = [
        Spot(OWN, slot, 2 + pitch * (slot + 0.5), height / 2, pitch, max(46.0, height), grown)
        for slot in range(RESERVE)
    ]
    if pouch:
        spots.append(Spot(POUCH, 0, width - end / 2 - 1, height / 2, end - 4, max(44.0, height - 4), 1.0))
    return spots, [Area("tray_own", 0, 0, width, height)]


def has_room(height: float, mountains: bool) -> bool:
    """Has such a column room for the pouch, below what else is to be touched in it?"""
    return height >= POUCH_HIGH + 6 + 44 * (COMMON + 1 + mountains)


def column(width: float, height: float, mountains: bool) -> tuple[list[Spot], list[Area]]:
    """For low phones: pile, common reserve and pouch one below the other; the pouch only where it has room."""
    kinds = [PILE] + [MOUNTAINS] * mountains
    room = has_room(height, mountains)
    pouch = POUCH_HIGH if room else 0.0
    each = (height - pouch - 6) / (COMMON + len(kinds))
    grown = min((width - 6) / (2 * SQUARE), (each - 6) / SQUARE)
    spots, y = [], 3.0
    for kind in kinds:
        spots.append(Spot(kind, 0, width / 2, y + each / 2, width, each, 1.0))
        y += each
    for slot in range(COMMON):
        spots.append(Spot(SHARED, slot, width / 2, y + each / 2, width, each, grown))
        y += each
    if room:
        spots.append(Spot(POUCH, 0, width / 2, height - pouch / 2 - 2, width - 4, pouch - 4, 1.0))
    return spots, [Area("tray_common", 0, 0, width, height)]


def brawl_marks(tile: int, x: float, y: float, grown: float, marks: tuple[int, ...]) -> Iterator[Sprite]:
    """The brawl tokens on a tile, along its upper edge from the right."""
    for k, owner in enumerate(owners_on(tile)):
        size = max(0.6, grown)
        yield at(
            f"brawl_{SEATS[marks[owner]]}", x + (SQUARE - 8) * grown - k * 15 * size, y - (SQUARE / 2 - 3) * grown, size
        )


def laid_out(tile: int, x: float, y: float, grown: float, marks: tuple[int, ...], tall: bool = False) -> list[Sprite]:
    """A tile in a reserve, with its brawl tokens."""
    half = SQUARE / 2 * grown
    first, second = ((x, y - half), (x, y + half)) if tall else ((x - half, y), (x + half, y))
    return [
        *tile_sprites(scenes_of(tile), first, second, "shadow", grown),
        *brawl_marks(tile, x, y, grown, marks),
    ]


def tile_of(position: Position, place: Seat, slot: int) -> int:
    """The tile of a slot; EMPTY where there is none."""
    row = position.common if place == COMMON_PLACE else position.reserves[place]
    return row[slot] if 0 <= slot < len(row) else EMPTY
