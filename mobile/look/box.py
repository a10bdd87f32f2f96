"""A rectangle of the window."""

from __future__ import annotations

from typing import NamedTuple


class Box(NamedTuple):
    """A rectangle of the window, in pixels from the bottom left."""

    x: float
    y: float
    width: float
    height: float

    @property
    def top(self) -> float:
        return self.y + self.height

    @property
    def right(self) -> float:
        return self.x + self.width
