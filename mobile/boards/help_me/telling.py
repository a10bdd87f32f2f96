"""What happens in Help Me!, what lies there and how it counts, in sentences. Nothing of what is covered (HLP-13)."""

from __future__ import annotations

from collections.abc import Callable

from core.game import Seat
from core.games.help_me import EMPTY, Creature, Moved, Revealed, View, creature_of, number_of
from core.games.help_me.content import NOBODY
from core.match import SeenEntry
from mobile.boards.help_me.ground import NAMES, Ground, neighbours
from mobile.words import count, say, whose

WAYS = {"right": "right", "left": "left_way", "up": "up", "down": "down"}  # as they are called in words


def tile_name(tile: int) -> str:
    """A tile in words: "oak 3"."""
    return say("help_me.tile", creature=creature_name(creature_of(tile)), number=number_of(tile))


def creature_name(creature: Creature) -> str:
    return say(f"help_me.{NAMES[creature]}")


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def owned(view: View, seat: Seat) -> list[Creature]:
    """The creatures that a seat protects, as far as that is known."""
    return [creature for creature in Creature if view.owners[creature] == seat]


class Telling:
    """Who moved what, whither, and what came of it; "you" is the seat whose view is shown."""

    def __init__(self, ground: Ground, name_of: Callable[[Seat], str]) -> None:
        self.ground, self._name = ground, name_of

    def event(self, seen: SeenEntry, viewer: Seat | None) -> str:
        said = []
        for event in seen.events:
            if isinstance(event, Moved):
                said.append(self._moved(event, seen.view, viewer))
            elif isinstance(event, Revealed):
                said.append(say("help_me.told_last"))
        return " ".join(said)

    def _moved(self, moved: Moved, view: View, viewer: Seat | None) -> str:
        tile, height = view.tops[moved.goal], view.heights[moved.goal]
        creature = creature_name(creature_of(tile)) if tile != EMPTY else ""
        way = say(f"help_me.{WAYS[self.ground.way(moved.start, moved.goal)]}")
        if moved.seat == viewer:
            return say("help_me.moved.you", creature=creature, way=way, height=height)
        return say("help_me.moved", name=self._name(moved.seat), creature=creature, way=way, height=height)

    def revealed(self, view: View, seat: Seat, viewer: Seat | None) -> str:
        """Whom a seat protected."""
        creatures = say("list.and").join(say("help_me.the", creature=creature_name(one)) for one in owned(view, seat))
        if seat == viewer:
            return say("help_me.told_reveal.you", creatures=creatures)
        return say("help_me.told_reveal", name=self._name(seat), creatures=creatures)

    def opening(self, seat: Seat, viewer: Seat | None) -> str:
        """Whose piles are opened and counted now."""
        return say("help_me.told_open.you" if seat == viewer else "help_me.told_open", whose=whose(self._name(seat)))

    def counted(self, top: int, height: int, owner: Seat, bonus: int) -> str:
        """What a pile is worth, and to whom."""
        tile = tile_name(top)
        if owner == NOBODY:
            return say("help_me.told_nobody", n=height, tile=tile)
        key, name = "help_me.told_pile_bonus" if bonus else "help_me.told_pile", self._name(owner)
        return say(key, n=height, tile=tile, points=height, bonus=bonus, total=height + bonus, name=name)

    def steps(self, view: View, place: int) -> str:
        """Where what lies there may go, and how high the piles would be."""
        heights = {goal: view.heights[place] + view.heights[goal] for goal in neighbours(place) if view.heights[goal]}
        if not heights:
            return say("help_me.stuck")
        if len(heights) > 1 and len(set(heights.values())) == 1:
            return say("help_me.steps_alike", n=heights.popitem()[1])
        ways = [
            say("help_me.step", way=say(f"help_me.{WAYS[self.ground.way(place, goal)]}"), n=high)
            for goal, high in heights.items()
        ]
        *most, last = ways
        return say("help_me.steps", ways=say("list.or").join([*([say("list.comma").join(most)] if most else []), last]))

    def covering(self, view: View, start: int, goal: int) -> str:
        """What comes of it when one pile goes onto another."""
        height = view.heights[start] + view.heights[goal]
        return say("help_me.would_cover", n=height, tile=tile_name(view.tops[start]))


def breakdown(view: View, seat: Seat) -> list[str]:
    """Where the points come from, pile by pile."""
    lines = []
    for place, owner, points, bonus in view.counts:
        if owner == seat:
            top = tile_name(view.tops[place])
            key = "help_me.pile_bonus" if bonus else "help_me.pile_plain"
            lines.append(say(key, tile=top, points=points, bonus=bonus, total=points + bonus))
    return lines


def creatures(view: View, short: bool) -> str:
    """How many every seat has."""
    n = secret_count(view)
    return count("help_me.creatures_short", n) if short else count("help_me.creatures", n)


def secret_count(view: View) -> int:
    return 1 if view.players == 4 else 2
