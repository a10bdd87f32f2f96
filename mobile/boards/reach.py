"""What may be touched on a board now, for who plays by keys, and where the rules tell of what is asked.

A game's module of it answers the same; here is any board's.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Protocol

from mobile.boards.canvas import BoardCanvas

Place = tuple[float, float]


class Reach(Protocol):
    """What a game's module of it answers."""

    def spots(self, board: Any) -> Iterable[Place]:
        """The places of the window at which a touch would mean something now, and that are no button."""

    def chapter(self, board: Any) -> str:
        """Where the rules page tells of what is asked now; nothing: its beginning."""


def spots(board: object) -> Iterable[Place]:
    return ()


def chapter(board: object) -> str:
    return ""


def seen(canvas: BoardCanvas, places: Iterable[Place]) -> Iterable[Place]:
    """Of these places of a canvas's world those that are in sight, in the window."""
    for place in places:
        x, y = canvas.to_window_place(*place)
        if canvas.opacity and canvas.collide_point(x, y):
            yield float(x), float(y)
