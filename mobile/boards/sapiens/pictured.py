"""What an entry of Sapiens is about: the scene that was laid, a token, a bear, steaks, food or shelter."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from core.games.sapiens.content import EMPTY, Scene, scenes_of
from core.games.sapiens.position import (
    BearGone,
    BearPut,
    Brawled,
    Declined,
    Fed,
    Gained,
    Hunted,
    Laid,
    Recalled,
    Removed,
    Sheltered,
    Swapped,
    Taken,
    TokenPlayed,
    TokenTaken,
    Tolled,
)
from core.match import SeenEntry
from mobile.boards.sapiens.valley import NAMES
from mobile.look.theme import SEATS


def pictures(seen: SeenEntry, marks: Sequence[int]) -> tuple[str, ...]:
    """By the first of its events that has one."""
    for event in seen.events:
        name = _picture(event, seen.view, marks)
        if name:
            return (f"sapiens/{name}",)
    return ()


def _picture(event: Any, view: Any, marks: Sequence[int]) -> str:
    match event:
        case Laid(_, _, scenes, _, _):
            return _scene(scenes[0])
        case Gained(_, scene, _, _) | Declined(_, scene, _):
            return _scene(scene)
        case Fed():
            return "food_dark"
        case Sheltered():
            return "shelter_dark"
        case Hunted():
            return "steak"
        case BearPut() | BearGone():
            return "bear"
        case Brawled(seat) | Recalled(seat) | Tolled(_, seat):
            return f"brawl_{SEATS[marks[seat]]}"
        case TokenTaken(_, scene) | TokenPlayed(_, scene) if 0 <= scene < Scene.MOUNTAIN:
            return f"token_{NAMES[scene]}"
        case Swapped():
            return _scene(Scene.WATER)
        case Taken(seat, _, goal):
            return _tile(view.reserves[seat][goal])
        case Removed(_, _, tile):
            return _tile(tile)
    return ""


def _scene(scene: int) -> str:
    return f"scene_{NAMES[scene]}" if 0 <= scene < len(NAMES) else ""


def _tile(tile: int) -> str:
    return _scene(scenes_of(tile)[0]) if tile != EMPTY else "pile"
