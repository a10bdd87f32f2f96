"""The evening round a match: how its table is laid before it, and the moment of who has won after it.

A scene is an act. A board answers which one; these are what any board can make them of. All pictures are at hand when
a scene begins: its sprites are made then, and only moved while it is seen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from math import cos, hypot, radians, sin
from typing import Any, NamedTuple, Protocol

from core.game import Seat
from mobile.boards.acts import Act, Place, both, now, then, wait
from mobile.boards.canvas import BoardCanvas, Sprite
from mobile.look import sound, theme

LAID = 2.3  # seconds a table may take to be laid
COMES = 0.32  # and one thing on its way there
GAP = 0.16  # at most, from one to the next
HEARD = 9  # sounds of things that come, at most
HOP = 0.17  # seconds up, and as many down
CELLS = 6  # across the board: what lies in one of them comes together
WHOLE = 0.6  # of the board: what is larger is its ground
CROWN = 215  # dp of a board on which the laurel is as large as it is drawn
FAN, FLIES = 10, 0.75  # stars, and the seconds of their flight


class Comes(NamedTuple):
    """Things that come together, and from how far away."""

    sprites: list[Sprite]
    way: Place


class Scene:
    """What a scene is shown on: the board's canvas, and one over the whole window. Skipped, it is heard no more."""

    def __init__(self, canvas: BoardCanvas, over: BoardCanvas) -> None:
        self.canvas = canvas
        self.over = over
        self.skipped = False

    def heard(self, name: str) -> Act:
        def play() -> None:
            if not self.skipped:
                sound.play(name)

        return now(play)

    def above(self, place: Place) -> Place:
        """A place of the board, on what lies over the window."""
        return self.over.to_world(*self.canvas.to_window_place(*place))

    def laid(self, coming: Sequence[Comes], sounds: Sequence[str] = ("stack",), most: float = LAID) -> Act | None:
        """What lies on the board comes there, one after the other; all else lies there already."""
        if not coming:
            return None
        canvas, lying = self.canvas, self.canvas.lying
        away = {id(sprite) for group in coming for sprite in group.sprites}
        gap = min(GAP, (most - COMES) / len(coming))
        every = max(1, len(coming) // HEARD)

        def draw() -> None:
            canvas.draw([sprite for sprite in lying if id(sprite) not in away])

        def land(group: Comes) -> None:
            away.difference_update(map(id, group.sprites))
            if away:
                draw()
            else:
                canvas.draw(lying)

        def one(k: int, group: Comes) -> Act | None:
            flying = [replace(sprite, x=sprite.x + group.way[0], y=sprite.y + group.way[1]) for sprite in group.sprites]
            back = (-group.way[0], -group.way[1])
            heard = self.heard(sounds[k % len(sounds)]) if k % every == 0 else None
            flight: Act = lambda done: canvas.fly(flying, back, COMES, done)  # noqa: E731
            return then(wait(canvas, 0.1 + k * gap), flight, heard, now(lambda: land(group)))

        return then(now(draw), both(*(one(k, group) for k, group in enumerate(coming))))

    def hopping(self, groups: Sequence[list[Sprite]], high: float, times: int = 2, gap: float = 0.07) -> Act | None:
        """Things of the board hop for joy, one after the other."""
        if not groups:
            return None
        canvas, lying = self.canvas, self.canvas.lying
        up = {id(sprite) for group in groups for sprite in group}
        rest = [sprite for sprite in lying if id(sprite) not in up]
        copies = [[replace(sprite) for sprite in group] for group in groups]

        def one(k: int, group: list[Sprite]) -> Act | None:
            def leap(way: float) -> Act:
                return lambda done: canvas.fly(group, (0.0, way), HOP, done)

            still = _pause(canvas, k * gap, group)
            end = _pause(canvas, (len(groups) - 1 - k) * gap, group)
            return then(still, *[leap(way) for _ in range(times) for way in (-high, high)], end)

        hops = both(*(one(k, group) for k, group in enumerate(copies)))
        return then(now(lambda: canvas.draw(rest)), hops, now(lambda: canvas.draw(lying)))

    def given(
        self, picture: str, start: Place, goals: Iterable[Place], scale: float = 0.6, name: str = "deal"
    ) -> Act | None:
        """The same thing goes from one place of the window to others, one after the other."""
        over = self.over
        x, y = over.to_world(*start)

        def one(k: int, goal: Place) -> Act | None:
            across, down = over.to_world(*goal)
            card = [Sprite(picture, x, y, scale=scale)]
            return then(
                _pause(over, k * GAP),
                self.heard(name),
                lambda done: over.fly(card, (across - x, down - y), COMES, done, -0.5),
            )

        return both(*(one(k, goal) for k, goal in enumerate(goals)))

    def gathered(
        self,
        pictures: Sequence[str],
        start: Place,
        spots: Sequence[Place],
        scale: float,
        written: Callable[[int, Sprite], Sprite] | None = None,
    ) -> Act | None:
        """Things, as large as they would be on the board, come from a place of the window to places of the board, and
        are seen there for a while; `written`: words on each of them.
        """
        over = self.over
        x, y = over.to_world(*start)
        scale *= self.canvas.unit / over.unit

        def one(k: int, picture: str, spot: Place) -> Act | None:
            across, down = self.above(spot)
            card = [Sprite(picture, x, y, scale=scale)]
            card += [written(k, card[0])] if written is not None else []
            fly: Act = lambda done: over.fly(card, (across - x, down - y), COMES, done)  # noqa: E731
            stays = wait(over, 0.7 - k * GAP / 2, card)
            return then(_pause(over, k * GAP / 2), self.heard("card"), fly, stays)

        return both(*(one(k, *each) for k, each in enumerate(zip(pictures, spots, strict=True))))

    def leaving(self, groups: Sequence[list[Sprite]], gap: float = 0.05) -> Act | None:
        """Things of the board rise and are gone."""
        canvas, lying = self.canvas, self.canvas.lying
        gone = {id(sprite) for group in groups for sprite in group}
        rest = [sprite for sprite in lying if id(sprite) not in gone]
        gap = min(gap, 0.9 / max(1, len(groups)))

        def one(k: int, group: list[Sprite]) -> Act | None:
            copies = [replace(sprite) for sprite in group]
            up = -canvas.world[1]
            return then(_pause(canvas, k * gap, copies), lambda done: canvas.fly(copies, (0.0, up), 0.9, done, -0.3))

        return then(now(lambda: canvas.draw(rest)), both(*(one(k, group) for k, group in enumerate(groups))))

    def crowned(self, place: Place, marks: Sequence[int], seconds: float = 1.1) -> Act | None:
        """A laurel grows at a place of the board, with the colours of those who have won, and stars fly from it."""
        over = self.over
        x, y = self.above(place)
        unit = max(0.8, min(2.6, min(self.canvas.size) / over.unit / CROWN))
        _, roof = self.over.to_world(self.canvas.x, self.canvas.top)
        y = max(y, roof + 56 * unit)
        laurel = Sprite("house/laurel", x, y, scale=0.3 * unit)
        left = x - (len(marks) - 1) * 17 * unit
        seats = [
            Sprite(f"house/seat_{theme.SEATS[mark]}", left + k * 34 * unit, y + 52 * unit, scale=1.2 * unit)
            for k, mark in enumerate(marks)
        ]
        ways = [(cos(radians(a)) * 110 * unit, sin(radians(a)) * 110 * unit) for a in range(18, 378, 360 // FAN)]
        stars = [Sprite("house/star_gold", x, y, scale=0.7 * unit) for _ in ways]

        def star(sprite: Sprite, way: Place) -> Act:
            return lambda done: over.fly([sprite], way, FLIES, done, -0.8)

        grows: Act = lambda done: over.fly([laurel], (0.0, 0.0), 0.3, done, 3.4)  # noqa: E731
        fan = both(*(star(sprite, way) for sprite, way in zip(stars, ways, strict=True)))
        return both(then(grows, wait(over, FLIES + seconds, [laurel, *seats])), fan)


def _pause(canvas: BoardCanvas, seconds: float, sprites: Iterable[Sprite] = ()) -> Act | None:
    """A wait that may be none: one without length would finish all that moves."""
    return wait(canvas, seconds, sprites) if seconds > 0 else None


def in_rows(canvas: BoardCanvas) -> list[Comes]:
    """What lies on any board, in parts, from its far side to the near one; each comes in over the near edge."""
    wide, high = canvas.world
    side = wide / CELLS
    rows: dict[int, list[Sprite]] = {}
    for sprite in canvas.lying:
        if max(sprite.width * sprite.scale / wide, sprite.height * sprite.scale / high) < WHOLE:
            rows.setdefault(round(sprite.y / side), []).append(sprite)
    return [Comes(rows[row], (0.0, high - row * side + side)) for row in sorted(rows)]


def apart(canvas: BoardCanvas, key: Callable[[Sprite], object]) -> list[list[Sprite]]:
    """What lies on a board in parts that belong together, in their order; what has no key stays where it is."""
    parts: dict[object, list[Sprite]] = {}
    for sprite in canvas.lying:
        part = key(sprite)
        if part is not None:
            parts.setdefault(part, []).append(sprite)
    return list(parts.values())


def outwards(canvas: BoardCanvas, sprites: list[Sprite]) -> Place:
    """A way from the board's middle through these sprites to beyond its edge."""
    x, y = canvas.world[0] / 2, canvas.world[1] / 2
    across = sum(sprite.x for sprite in sprites) / len(sprites) - x
    down = sum(sprite.y for sprite in sprites) / len(sprites) - y
    far = hypot(across, down) or 1.0
    long = hypot(x, y) * 1.3
    return across / far * long, down / far * long


class Scenes(Protocol):
    """The scenes of a game: what its module of them answers. Here are those of any board."""

    def opening(self, board: Any, scene: Scene) -> Act | None:
        """How the table is laid before a match; everybody's view is shown."""

    def closing(self, board: Any, scene: Scene, winners: Sequence[Seat]) -> Act | None:
        """The last scene of a match: the moment of those who have won."""


class Around(Protocol):
    """Whose evening it is."""

    marks: tuple[int, ...]


def opening(board: Around, scene: Scene) -> Act | None:
    return scene.laid(in_rows(scene.canvas))


def closing(board: Around, scene: Scene, winners: Sequence[Seat]) -> Act | None:
    if not winners:
        return None
    middle = (scene.canvas.world[0] / 2, scene.canvas.world[1] / 2)
    return then(scene.heard("goal"), scene.crowned(middle, [board.marks[seat] for seat in winners]))
