"""Where the places of Help Me! are on the screen, and what a pile looks like there."""

from __future__ import annotations

from math import copysign, floor

from core.games.help_me import COLUMNS, EMPTY, PLACES, ROWS, Creature, View, creature_of, number_of
from core.games.help_me.content import NEIGHBOURS
from mobile.boards.canvas import Sprite
from mobile.boards.sprites import at_body, faded
from mobile.look.theme import SEATS

Place = tuple[float, float]

CELL = 68.0  # dp
TILE = 58.0
RISE = (0.0, 4.0, 7.0, 10.0, 12.5, 15.0, 17.0, 19.0)  # dp by which tiles below lift the top one, as drawn
TALLEST = len(RISE) - 1
EDGE = 3.0  # dp at the upper edge that the frame covers
TAG = (-19.0, -23.0)  # dp from the top tile's middle to the middle of what says how high a pile is
FAR = 0.4  # of a cell that a finger goes before its direction counts
STRAIGHT = 0.7  # the smaller part of a way must be less than this share of the larger: else it goes nowhere
STUCK = 0.55  # how much is seen of a pile that will never move again
NAMES = tuple(creature.name.lower() for creature in Creature)


def tile_picture(tile: int) -> str:
    return f"tile_{NAMES[creature_of(tile)]}_{number_of(tile)}"


def rise(height: int) -> float:
    """How much the tiles below lift the top one of a pile, as drawn."""
    return RISE[min(height - 1, TALLEST)]


def neighbours(place: int) -> list[int]:
    """The places one step from it, in their order."""
    return [goal for goal in range(PLACES) if (place, goal) in NEIGHBOURS]


def stuck(view: View, place: int) -> bool:
    """Will what lies there never move again? An empty place stays empty."""
    return not any(view.heights[goal] for goal in neighbours(place))


class Ground:
    """The rectangle, upright or lying."""

    def __init__(self) -> None:
        self.wide = False

    @property
    def world(self) -> Place:
        across, down = (ROWS, COLUMNS) if self.wide else (COLUMNS, ROWS)
        return across * CELL + 14, down * CELL + 16

    # Places

    def centre(self, place: int) -> Place:
        column, row = place % COLUMNS, place // COLUMNS
        if self.wide:
            column, row = row, COLUMNS - 1 - column
        return 8 + CELL * (column + 0.5), 8 + CELL * (row + 0.5)

    def place_at(self, x: float, y: float) -> int | None:
        """The place under a point of the world."""
        column, row = floor((x - 8) / CELL), floor((y - 8) / CELL)
        if self.wide:
            column, row = COLUMNS - 1 - row, column
        return row * COLUMNS + column if 0 <= column < COLUMNS and 0 <= row < ROWS else None

    def meant(self, start: int, began: Place | None, now: Place) -> int | None:
        """The place where a finger that carries a pile wants it, if there is one."""
        spot = self._spot(start, began, now)
        place = None if spot is None else self.place_at(*spot)
        return None if place == start else place

    def beyond(self, start: int, began: Place | None, now: Place) -> bool:
        """Does it want to go off the board?"""
        spot = self._spot(start, began, now)
        return spot is not None and self.place_at(*spot) is None

    def _spot(self, start: int, began: Place | None, now: Place) -> Place | None:
        """Where it wants to go: to the neighbour in the direction it has gone; where that is none, below it."""
        column, row = self.centre(start)
        whence = began or (column, row)
        across, down = now[0] - whence[0], now[1] - whence[1]
        long, short = max(abs(across), abs(down)), min(abs(across), abs(down))
        if long < FAR * CELL:
            return None
        if short > STRAIGHT * long:
            return now
        if abs(across) > abs(down):
            return column + copysign(CELL, across), row
        return column, row + copysign(CELL, down)

    def way(self, start: int, goal: int) -> str:
        """Which way that is on the screen."""
        here, there = self.centre(start), self.centre(goal)
        if here[1] == there[1]:
            return "right" if there[0] > here[0] else "left"
        return "down" if there[1] > here[1] else "up"

    # What lies there

    def piles(self, view: View, lifted: int | None = None) -> list[Sprite]:
        """All of them; one may be lifted out. What will never move again is paler while the others do."""
        sprites: list[Sprite] = []
        for place in range(PLACES):
            if not view.heights[place] or place == lifted:
                sprites.append(at("mark_empty", *self.centre(place)))
                continue
            pile = self.pile(view, place)
            sprites += faded(pile, STUCK) if not view.counts and stuck(view, place) else pile
        return sprites

    def pile(self, view: View, place: int, where: Place | None = None, grown: float = 1.0) -> list[Sprite]:
        """What lies at a place, there or somewhere else."""
        across, down = where or self.centre(place)
        top, height = view.tops[place], view.heights[place]
        if top == EMPTY:
            return []
        shadow = "shadow_lifted" if grown > 1 else "shadow_resting"
        half = rise(height) * grown / 2  # the top goes up by half of it, the foot down by the other half
        sprites = [at(shadow, across, down + half, grown)]
        down -= half
        if height > 1:
            sprites.append(at(f"pile_{min(height - 1, TALLEST)}", across, down, grown))
        sprites.append(at(tile_picture(top), across, down, grown))
        if height > 1:
            sprites.append(self._tag(height, across, down, grown))
        return sprites

    def tags(self, view: View, lifted: int | None = None) -> list[Sprite]:
        """How high the piles are, once more, above what lies on them."""
        sprites = []
        for place in range(PLACES):
            if view.heights[place] > 1 and place != lifted:
                across, down = self.centre(place)
                sprites.append(self._tag(view.heights[place], across, down - rise(view.heights[place]) / 2))
        return sprites

    @staticmethod
    def _tag(height: int, across: float, down: float, grown: float = 1.0) -> Sprite:
        """How many tiles lie there, at a corner of the top one; in the upper row inside of the frame all the same."""
        tag = at(f"tag_{height}", across + TAG[0] * grown, down + TAG[1] * grown, grown)
        if grown == 1.0:
            tag.y = max(tag.y, tag.height / 2 + EDGE)
        return tag

    def arrow(self, start: int, goal: int, mark: int) -> Sprite:
        """Whence and whither a seat moved a pile."""
        here, there = self.centre(start), self.centre(goal)
        name = f"arrow_{SEATS[mark]}_{self.way(start, goal)}"
        return at(name, (here[0] + there[0]) / 2, (here[1] + there[1]) / 2, body=False)


def at(name: str, x: float, y: float, grown: float = 1.0, body: bool = True) -> Sprite:
    return at_body(f"help_me/{name}", x, y, grown, body)
