"""The tile that an entry of Help Me! is about, on what it lies."""

from __future__ import annotations

from core.games.help_me import EMPTY, Moved
from core.match import SeenEntry
from mobile.boards.help_me.ground import tile_picture


def pictures(seen: SeenEntry) -> tuple[str, ...]:
    """What was moved lies on top where it went."""
    for event in seen.events:
        if isinstance(event, Moved) and seen.view.tops[event.goal] != EMPTY:
            high = min(seen.view.heights[event.goal] - 1, 3)
            below = (f"help_me/pile_{high}",) if high > 0 else ()
            return (*below, f"help_me/{tile_picture(seen.view.tops[event.goal])}")
    return ()
