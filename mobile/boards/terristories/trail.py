"""Where things happened on the planet, until somebody touches it."""

from __future__ import annotations

from core.match import SeenEntry
from mobile.boards.canvas import Sprite
from mobile.boards.terristories.sight import Sight


def trail(recent: list[SeenEntry], board: Sight) -> list[Sprite]:
    """In the world of the planet's canvas."""
    return []
