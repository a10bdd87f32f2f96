"""What is worth a word: a bear, much food or shelter at once."""

from __future__ import annotations

from core.games.sapiens.position import BearPut, Fed, Sheltered
from core.match import SeenEntry
from mobile.boards.occasions import Kind, Occasion

MUCH_FOOD, MUCH_SHELTER = 8, 6  # points at once


def occasions(seen: SeenEntry) -> list[Occasion]:
    found = []
    for event in seen.events:
        if isinstance(event, BearPut):
            found += [Occasion(event.victim, Kind.LOSS), Occasion(event.seat, Kind.GAIN)]
        elif (isinstance(event, Fed) and sum(event.food) >= MUCH_FOOD) or (
            isinstance(event, Sheltered) and event.shelter >= MUCH_SHELTER
        ):
            found.append(Occasion(event.seat, Kind.GAIN))
    return found
