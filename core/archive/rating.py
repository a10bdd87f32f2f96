"""The right opponent: by how somebody's matches against bots ended, the level with which they have an even chance.

A small rating (Elo), a game and a person: what one match tells moves it, by how surprising it was. How strong the
levels are is measured by tests/balance; between them lies what they win against each other.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from core.archive.store import Result
from core.game import Level

STRENGTH = {Level.EASY: 1000.0, Level.NORMAL: 1190.0, Level.HARD: 1300.0}
STEP = 64.0  # points at most by which one match moves a rating
FEWEST = 3  # matches before anything is said
EVEN = (0.4, 0.6)  # chances that are as they should be


class Rated(msgspec.Struct, frozen=True):
    """What is known of somebody."""

    matches: int = 0
    points: float = STRENGTH[Level.EASY]

    def chance(self, level: Level) -> float:
        """Of winning against one bot of this level."""
        return float(1 / (1 + 10 ** ((STRENGTH[level] - self.points) / 400)))


def rated(results: Iterable[Result], game: str, name: str) -> Rated:
    """By matches of this game in which the person alone played against bots, and somebody won and somebody lost."""
    known = Rated()
    for result in results:
        setup, winners = result.setup, result.outcome.winners
        persons = [seat for seat, who in enumerate(setup.seats) if who.level is None]
        levels = [who.level for who in setup.seats if who.level in STRENGTH]
        apart = 0 < len(winners) < setup.players
        if setup.game != game or len(persons) != 1 or not levels or not apart or setup.seats[persons[0]].name != name:
            continue
        likely = 1.0  # of being better than every bot there
        for level in levels:
            likely *= known.chance(level)
        won = 1 / len(winners) if persons[0] in winners else 0.0
        known = Rated(known.matches + 1, known.points + STEP * (won - likely))
    return known


def fair(known: Rated, level: Level) -> Level | None:
    """Another level than the bots have now, with which the chance is nearer to even; None where theirs is right."""
    if known.matches < FEWEST or level not in STRENGTH or EVEN[0] <= known.chance(level) <= EVEN[1]:
        return None
    best = min(STRENGTH, key=lambda other: abs(known.chance(other) - 0.5))
    return None if best is level else best
