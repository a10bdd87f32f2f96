"""What of another's turn is worth to be seen in their valley, and what of it concerns who looks."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from core.game import Seat
from core.games.sapiens.content import tokens_on
from core.games.sapiens.position import (
    COMMON_PLACE,
    BearGone,
    BearPut,
    Brawled,
    Fed,
    Gained,
    Hunted,
    Laid,
    Position,
    Removed,
    Sheltered,
    Swapped,
    Taken,
    TokenPlayed,
    TokenTaken,
    Tolled,
)
from mobile.boards.sapiens.shelf import tile_of

SEEN = (Laid, Fed, Gained, Sheltered, TokenTaken, TokenPlayed, Brawled, Swapped, Hunted, BearPut, BearGone, Tolled)


def worth(events: Iterable[Any]) -> bool:
    """Is there more to be seen than tiles that are drawn or discarded?"""
    return any(isinstance(event, SEEN) for event in events)


def concerns(events: Iterable[Any], before: Position, me: Seat) -> bool:
    """Does any of it befall me: my valley, my reserve, my points, or a tile on which my brawl token lies?"""
    return any(_befalls(event, before, me) for event in events)


def _befalls(event: Any, before: Position, me: Seat) -> bool:
    match event:
        case BearPut(victim=victim):
            return bool(victim == me)
        case Brawled(place=place, from_place=start):
            return me in (place, start)  # laying my tile costs me one more, or one less
        case Swapped(place=place, gave=gave, got=got):
            return place == me or _mine(gave, me) or _mine(got, me)
        case Tolled(owner=owner):
            return bool(owner == me)
        case Laid(seat=seat, slot=slot):  # also where a mountain tile sends my token home (SAP-72)
            return _mine(tile_of(before, seat, slot), me)
        case Taken(slot=slot):  # whoever lays it will pay me
            return _mine(tile_of(before, COMMON_PLACE, slot), me)
        case Removed(tile=tile):
            return _mine(tile, me)
    return False


def _mine(tile: int, me: Seat) -> bool:
    """Does my brawl token lie on that tile?"""
    return tile >= 0 and bool(tokens_on(tile, me))
