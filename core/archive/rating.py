"""The right opponent: by how somebody's matches against bots ended, the level with which they have an even chance.

A small rating (Elo), a game and a person: what one match tells moves it, by how surprising it was. How strong the
levels are is measured by tests/balance; between them lies what they win against each other. Where the table wins or
loses together, bots are partners: the stronger they are, the likelier it is that the goal is reached (tests/bases).
"""

from __future__ import annotations

from collections.abc import Iterable
from math import prod

import msgspec

from core.archive.store import Result
from core.game import Level

STRENGTH = {
    Level.EASY: 1000.0,
    Level.CASUAL: 1100.0,
    Level.NORMAL: 1190.0,
    Level.STRONG: 1250.0,
    Level.HARD: 1300.0,
}
# Points of a table, by one of its seats.
HELP = {Level.EASY: -290.0, Level.CASUAL: -180.0, Level.NORMAL: 0.0, Level.STRONG: 70.0, Level.HARD: 110.0}
STEP = 64.0  # points at most by which one match moves a rating
FEWEST = 3  # matches before anything is said
EVEN = (0.4, 0.6)  # chances that are as they should be


class Rated(msgspec.Struct, frozen=True):
    """What is known of somebody."""

    matches: int = 0
    points: float = STRENGTH[Level.EASY]
    allied: bool = False

    def chance(self, level: Level) -> float:
        """Of winning against one bot of this level, or with it."""
        ahead = self.points - STRENGTH[Level.EASY] + HELP[level] if self.allied else self.points - STRENGTH[level]
        return float(1 / (1 + 10 ** (-ahead / 400)))


def rated(results: Iterable[Result], game: str, name: str, allied: bool = False) -> Rated:
    """By matches of this game that the person alone played with bots: against them, those in which somebody won and
    somebody lost; with them, those in which all won or all lost."""
    known = Rated(allied=allied)
    for result in results:
        setup, winners = result.setup, result.outcome.winners
        persons = [seat for seat, who in enumerate(setup.seats) if who.level is None]
        levels = [who.level for who in setup.seats if who.level in STRENGTH]
        told = (0 < len(winners) < setup.players) is not allied
        if setup.game != game or len(persons) != 1 or not levels or not told or setup.seats[persons[0]].name != name:
            continue
        chances = [known.chance(level) for level in levels]
        likely = sum(chances) / len(chances) if allied else prod(chances)  # of being better than every bot there
        won = 0.0 if persons[0] not in winners else 1.0 if allied else 1 / len(winners)
        known = Rated(known.matches + 1, known.points + STEP * (won - likely), allied)
    return known


def fair(known: Rated, level: Level) -> Level | None:
    """Another level than the bots have now, with which the chance is nearer to even; None where theirs is right."""
    if known.matches < FEWEST or level not in STRENGTH or EVEN[0] <= known.chance(level) <= EVEN[1]:
        return None
    best = min(STRENGTH, key=lambda other: abs(known.chance(other) - 0.5))
    return None if best is level else best
