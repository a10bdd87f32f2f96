"""The hard bots beside what they were before they learnt (tests/sparring), at equal time, from every seat.

Two sit at a table, one of each. Of Paleo single rounds count. In TerriStories nobody plays against the others: there
both sit in the same seat of the same deal, one after the other, among bots of the normal level; more points are better.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from functools import partial
from math import sqrt
from typing import Any

import msgspec

from core.bots.drive import Budget, Drive
from core.command.spread import Workers
from core.game import Bot, Level
from core.games import find
from core.games.paleo.position import RoundOver
from core.log import Seated
from core.match import Match
from tests.sparring import partner

WON = 0.6  # of the matches the later bot shall win
ROUNDS_EACH = 2  # of one match of Paleo
ALLIED = 3  # players, where the table plays together

AnyMatch = Match[Any, Any, Any, Any, Any]


class Sparred(msgspec.Struct, frozen=True):
    """How one game went."""

    game: str
    time: float  # the share of the bots' own seconds
    more: float  # times as much of it as the old bot has
    matches: int
    won: float
    error: float  # standard error of `won`
    held: bool


def driven(match: AnyMatch, n: int, budgets: dict[int, Budget], bots: dict[int, Bot[Any, Any, Any]]) -> Drive:
    """Who plays so, the same each time."""
    return Drive(match, budgets, {s: random.Random(1000 * n + s) for s in budgets}, bots)


def spar(game: str, share: float, more: float, itself: bool, n: int) -> list[float]:
    """The n-th match, or its rounds: 1 for each that the later bot wins, in parts where it is shared."""
    if find(game).allied:
        return [_allied(game, share, more, itself, n)]
    seat = n % 2
    hard = [Seated(level=Level.HARD)] * 2
    match: AnyMatch = Match.begin(find(game), hard, n // 4 if game == "paleo" else n // 2, first=n // 2 % 2)
    budgets = {s: Budget(share=share * more if s == seat else share) for s in (0, 1)}
    drive = driven(match, n, budgets, {} if itself else {1 - seat: partner(game)})
    rounds = list[float]()
    while match.outcome is None and len(rounds) < ROUNDS_EACH:
        entry = drive.work()
        for event in entry.events if entry and game == "paleo" else ():
            if isinstance(event, RoundOver):
                rounds.append(0.5 if event.winner < 0 else event.winner == seat)
    if game == "paleo":
        return rounds
    assert match.outcome is not None
    winners = match.outcome.winners
    return [(seat in winners) / len(winners) if winners else 0.5]


def _allied(game: str, share: float, more: float, itself: bool, n: int) -> float:
    seat, points = n % ALLIED, []
    for later in (True, False):
        seats = [Seated(level=Level.HARD if s == seat else Level.NORMAL) for s in range(ALLIED)]
        match: AnyMatch = Match.begin(find(game), seats, n // ALLIED)
        budgets = {s: Budget(share=share * more if later and s == seat else share) for s in range(ALLIED)}
        drive = driven(match, n, budgets, {} if later or itself else {seat: partner(game)})
        while match.outcome is None:
            drive.work()
        points.append(match.outcome.scores[seat])
    return 0.5 if points[0] == points[1] else float(points[0] > points[1])


def measure(
    workers: Workers, games: Iterable[str], share: float, matches: int, more: float = 1.0, itself: bool = False
) -> list[Sparred]:
    """Against the old, or with more time against itself."""
    found = []
    for game in games:
        wanted = max(4, matches // 4) if game == "paleo" else matches
        told = workers.map(partial(spar, game, share, more, itself), range(wanted))
        results = [won for match in told for won in match]
        won = sum(results) / len(results)
        error = sqrt(sum((one - won) ** 2 for one in results) / len(results) / max(len(results) - 1, 1))
        held = won <= WON if itself else won >= WON
        found.append(Sparred(game, share, more, len(results), round(won, 4), round(error, 4), held))
        whom = f"itself, {more:g} times the time" if itself else "as it was"
        print(
            f"{game:12} hard – {whom:28} time × {share:<5g} {len(results):4} matches  {won:6.1%} ± {error:.1%}"
            f"{'' if held else '  MISSED'}",
            flush=True,
        )
    return found
