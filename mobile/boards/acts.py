"""What happens on a board, one thing after the other: acts, and what they are made of.

An act begins and says when it is over. None is an act that shows nothing: it may be given wherever one is wanted. A
board's animation is a table: what is shown of each kind of event, and what is heard with it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, ClassVar

from core.match import SeenEntry
from mobile.boards import traces
from mobile.boards.canvas import BoardCanvas, Sprite
from mobile.look import motion, sound

Place = tuple[float, float]
Done = Callable[[], None]
Act = Callable[[Done], None]

RISE = 26.0  # dp that points rise
BRIEF = 0.1  # seconds of any flight where motion is reduced


class Animation:
    """Shows entries: the acts of their events, one after the other, each with its sound."""

    # By the type of an event: what shows it (a method that makes the act), and the name of its sound or what finds it.
    shows: ClassVar[dict[Any, tuple[Callable[[Any, Any], Act | None] | None, str | Callable[[Any], str]]]] = {}
    # Types of events of which those that follow each other are shown at once, with one sound.
    together: ClassVar[frozenset[Any]] = frozenset()

    def __init__(self) -> None:
        self.showing: Any = None  # the event that is being shown, the first of those that are shown at once

    def animate(self, seen: SeenEntry, done: Callable[[], None]) -> None:
        left = self.runs(seen)

        def go_on() -> None:
            while left:
                run = left.pop(0)
                self.showing = run[0]
                act = self._begin(run)
                if act is not None:
                    act(go_on)
                    return
            self.showing = None
            done()

        go_on()

    def runs(self, seen: SeenEntry) -> list[list[Any]]:
        """Its events, those together that are shown at once."""
        found: list[list[Any]] = []
        for event in seen.events:
            if found and type(event) in self.together and type(event) is type(found[-1][0]):
                found[-1].append(event)
            else:
                found.append([event])
        return found

    def _begin(self, run: list[Any]) -> Act | None:
        show, heard = self.shows.get(type(run[0]), (None, ""))
        name = heard if isinstance(heard, str) else heard(run[0])
        if name:
            sound.play(name)
        return both(*(show(self, event) for event in run)) if show is not None else None


def then(*acts: Act | None) -> Act | None:
    """Acts one after the other."""
    rest = [act for act in acts if act is not None]
    if len(rest) < 2:
        return rest[0] if rest else None

    def begin(done: Callable[[], None]) -> None:
        left = list(rest)

        def go_on() -> None:
            if left:
                left.pop(0)(go_on)
            else:
                done()

        go_on()

    return begin


def both(*acts: Act | None) -> Act | None:
    """Acts at the same time; over when the last of them is."""
    begun = [act for act in acts if act is not None]
    if len(begun) < 2:
        return begun[0] if begun else None

    def begin(done: Callable[[], None]) -> None:
        left = len(begun)

        def over() -> None:
            nonlocal left
            left -= 1
            if not left:
                done()

        for act in begun:
            act(over)

    return begin


def now(does: Callable[[], object]) -> Act:
    """Something that takes no time."""

    def begin(done: Callable[[], None]) -> None:
        does()
        done()

    return begin


def later(made: Callable[[], Act | None]) -> Act:
    """An act that follows from how things are when it begins."""

    def begin(done: Done) -> None:
        act = made()
        if act is None:
            done()
        else:
            act(done)

    return begin


def fly(canvas: BoardCanvas, sprites: list[Sprite], start: Place, goal: Place, seconds: float) -> Act:
    """Sprites that lie at one place of the canvas's world go to another."""
    way = (goal[0] - start[0], goal[1] - start[1])
    return lambda done: canvas.fly(sprites, way, BRIEF if motion.reduced() else seconds, done)


def wait(canvas: BoardCanvas, seconds: float, sprites: Iterable[Sprite] = ()) -> Act:
    """For a while nothing moves; sprites may be seen meanwhile."""
    return lambda done: canvas.fly(list(sprites), (0.0, 0.0), seconds, done)


def burst(canvas: BoardCanvas, place: Place, scale: float = 1.0, seconds: float = 0.28) -> Act:
    """Two things meet at a place of the world."""
    return wait(canvas, seconds, [traces.burst(*place, scale)])


def carry(
    canvas: BoardCanvas, sprites: list[Sprite], start: Place | None, goal: Place | None, seconds: float = 0.26
) -> Act | None:
    """Sprites built round (0, 0) go from one place of the window to another; nothing where one of them is not seen."""
    if start is None or goal is None:
        return None

    def begin(done: Callable[[], None]) -> None:
        here, there = canvas.to_world(*start), canvas.to_world(*goal)
        for sprite in sprites:
            sprite.x += here[0]
            sprite.y += here[1]
        fly(canvas, sprites, here, there, seconds)(done)

    return begin


def rise(canvas: BoardCanvas, risen: Iterable[tuple[Sprite, Place]], seconds: float = 0.32) -> Act | None:
    """Things, built round (0, 0), that rise from places of the window, as points do."""
    high = RISE * canvas.unit
    return both(*(carry(canvas, [sprite], (x, y), (x, y + high), seconds) for sprite, (x, y) in risen))
