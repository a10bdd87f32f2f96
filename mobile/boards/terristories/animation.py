"""Shows what happens in TerriStories."""

from __future__ import annotations

from typing import ClassVar, Protocol

from mobile.boards import acts
from mobile.boards.terristories.sight import Sight


class Around(Sight, Protocol):
    """Where it happens."""


class Animation(acts.Animation):
    """The acts of the entry that is being shown."""

    shows: ClassVar = {}

    def __init__(self, board: Around) -> None:
        super().__init__()
        self.board = board
        self.slow = False  # is it shown once more?

    @property
    def moving(self) -> bool:
        """Is anything on its way that lies on none of the board's canvases?"""
        return False

    def finish(self) -> None:
        """It is there at once."""
