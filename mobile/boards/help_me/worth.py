"""What is worth a word: a pile that grew high. Whose creature it is stays secret, so that is no reason."""

from __future__ import annotations

from core.games.help_me.rules import Moved
from core.match import SeenEntry
from mobile.boards.occasions import Kind, Occasion

HIGH = 5  # tiles


def occasions(seen: SeenEntry) -> list[Occasion]:
    return [
        Occasion(event.seat, Kind.GAIN)
        for event in seen.events
        if isinstance(event, Moved) and seen.view.heights[event.goal] >= HIGH
    ]
