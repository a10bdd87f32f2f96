"""What is worth a word: a project that acts, a promise kept, a land that turns barren or is restored, a hazard."""

from __future__ import annotations

from core.games.terristories import events as e
from core.match import SeenEntry
from mobile.boards.occasions import ANYBODY, Kind, Occasion


def occasions(seen: SeenEntry) -> list[Occasion]:
    found = []
    for event in seen.events:
        if isinstance(event, e.Acted | e.Kept):
            found.append(Occasion(event.seat, Kind.GAIN))
        elif isinstance(event, e.Restored):
            found.append(Occasion(ANYBODY, Kind.GAIN))
        elif isinstance(event, e.Barren) or (
            isinstance(event, e.Shifted) and event.cause is e.Cause.HAZARD and event.by < 0
        ):
            found.append(Occasion(ANYBODY, Kind.LOSS))
    return found
