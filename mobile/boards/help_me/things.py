"""What may be asked about in Help Me!: tiles, piles, how high they are, empty places, one's own and others' cards."""

from __future__ import annotations

from typing import Protocol

from core.game import Seat
from core.games.help_me import View, creature_of, number_of
from mobile.boards.base import Box, Thing
from mobile.boards.canvas import TouchBoard
from mobile.boards.help_me.ground import TAG, TILE, Ground, neighbours, rise, tile_picture
from mobile.boards.help_me.telling import Telling, capital, creature_name, owned

KINDS = ("empty", "height", "others", "own", "tile", "top")
BADGE = 13.0  # dp from the middle of what says how high a pile is to its edge


class Around(Protocol):
    """Where these things lie."""

    view: View
    ground: Ground
    canvas: TouchBoard
    telling: Telling
    chosen: int | None

    @property
    def told(self) -> bool: ...


def at(board: Around, x: float, y: float) -> Thing | None:
    """What lies at a place of the window."""
    canvas, ground, view = board.canvas, board.ground, board.view
    if not canvas.collide_point(x, y):
        return None
    across, down = canvas.to_world(x, y)
    place = ground.place_at(across, down)
    if place is None:
        return None
    left, low = ground.centre(place)
    height = view.heights[place]
    if not height:
        return Thing("empty", ("help_me/mark_empty",), place=_box(canvas, left, low, TILE / 2), chapter="move")
    low -= rise(height) / 2
    here = _here(board, place)
    tagged = left + TAG[0], low + TAG[1]
    if height > 1 and max(abs(across - tagged[0]), abs(down - tagged[1])) <= BADGE:
        box = _box(canvas, *tagged, BADGE)
        return Thing("height", (f"help_me/tag_{height}",), {"n": height}, here, box, "end")
    top = view.tops[place]
    given = {"creature": capital(creature_name(creature_of(top))), "number": number_of(top), "n": height}
    box = _box(canvas, left, low, TILE / 2)
    below = () if height < 2 else (f"help_me/pile_{min(height - 1, 3)}",)
    pictures = (*below, f"help_me/{tile_picture(top)}")
    return Thing("top" if height > 1 else "tile", pictures, given, here, box, "move")


def _here(board: Around, place: int) -> str:
    """What it would do there: where it may go, or what it becomes when what is chosen goes onto it."""
    view, telling = board.view, board.telling
    if board.told:
        owner, bonus = next((owner, bonus) for found, owner, _, bonus in view.counts if found == place)
        return telling.counted(view.tops[place], view.heights[place], owner, bonus)
    if board.chosen is not None and place in neighbours(board.chosen):
        return telling.covering(view, board.chosen, place)
    return telling.steps(view, place)


def own(board: Around, seat: Seat | None, place: Box) -> Thing:
    """The cards of the seat whose view is shown; who they are is not said while they are secret."""
    view = board.view
    if board.told and seat is not None:
        cards = tuple(f"help_me/card_{creature.name.lower()}" for creature in owned(view, seat)[:1])
        return Thing("own", cards, {}, board.telling.revealed(view, seat, seat), place, "end")
    return Thing("own", ("help_me/card_back",), {}, "", place, "start")


def others(board: Around, seat: Seat, name: str) -> Thing:
    """The cards of another seat."""
    here = board.telling.revealed(board.view, seat, None) if board.told else ""
    return Thing("others", ("help_me/card_back",), {"name": name}, here, None, "start")


def _box(canvas: TouchBoard, x: float, y: float, half: float) -> Box:
    left, low = canvas.to_window_place(x - half, y + half)
    right, top = canvas.to_window_place(x + half, y - half)
    return Box(left, low, right - left, top - low)
