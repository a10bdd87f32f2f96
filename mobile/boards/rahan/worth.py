"""What is worth a word: a large card, a beast, a hit in a combat; and that only the way home is left."""

from __future__ import annotations

from core.games.rahan.position import Came, Gained, Looted, Struck
from core.match import SeenEntry
from mobile.boards.occasions import Kind, Occasion


def occasions(seen: SeenEntry) -> list[Occasion]:
    found = []
    for event in seen.events:
        if isinstance(event, Gained):
            found.append(Occasion(event.seat, Kind.NEAR if all(seen.view.needs[event.seat]) else Kind.GAIN))
        elif isinstance(event, Came):
            found.append(Occasion(event.seat, Kind.LOSS))
        elif isinstance(event, Struck) or (isinstance(event, Looted) and event.need >= 0):
            found += [Occasion(event.seat, Kind.GAIN), Occasion(event.foe, Kind.LOSS)]
    return found
