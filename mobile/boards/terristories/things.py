"""What may be asked about in TerriStories."""

from __future__ import annotations

from core.game import Seat
from mobile.boards.base import Box, Thing
from mobile.boards.terristories.sight import Sight

CHAPTERS: dict[str, str] = {}  # every kind of thing, and the chapter of the rules page that tells of it
KINDS = tuple(sorted(CHAPTERS))


class Things:
    """Finds what lies at a place of the window, on the planet, in the head and in the band."""

    def __init__(self, board: Sight) -> None:
        self.board = board

    def at(self, x: float, y: float) -> Thing | None:
        return None

    def rival(self, seat: Seat, box: Box | None) -> Thing | None:
        """Another seat: what its chip shows."""
        return None
