"""Measures how strong the bots are: every level must beat the one below it, by the clock and from every seat.

    python -m tests.balance [--matches 400] [--share 0.125] [--full 60] [--games help_me] [--players 2,3]

Each ladder is played at a share of the bots' own time (an eighth is what a phone gives), then confirmed at full time.
One bot of the stronger level sits among bots of the weaker, its seat moving on from match to match; a shared win counts
in parts. The last line is one JSON object; exit 1 if a bound is missed.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from typing import Any

import msgspec

from core.bots.drive import Budget, Drive
from core.game import Level
from core.games import find
from core.log import Seated
from core.match import Match

RANDOM, EASY, NORMAL, HARD = Level.RANDOM, Level.EASY, Level.NORMAL, Level.HARD


class Rung(msgspec.Struct, frozen=True):
    """One bot of the stronger level among bots of the weaker, and what it must win of the matches (0: as it comes)."""

    game: str
    players: int
    stronger: Level
    weaker: Level
    bound: float


# A game adds its ladder here.
LADDERS = (
    Rung("help_me", 2, EASY, RANDOM, 0.80),
    Rung("help_me", 2, NORMAL, EASY, 0.65),
    Rung("help_me", 2, HARD, NORMAL, 0.60),
    Rung("help_me", 3, EASY, RANDOM, 0.0),
    Rung("help_me", 3, NORMAL, EASY, 0.0),
    Rung("help_me", 3, HARD, NORMAL, 0.0),
    Rung("help_me", 4, EASY, RANDOM, 0.0),
    Rung("help_me", 4, NORMAL, EASY, 0.0),
    Rung("help_me", 4, HARD, NORMAL, 0.0),
)


class Played(msgspec.Struct, frozen=True):
    """What one match told."""

    won: float  # the stronger bot's part of the win
    slowest: tuple[float, float]  # thought of the stronger level and of the weaker, in seconds


class Measured(msgspec.Struct, frozen=True):
    """How one rung went."""

    game: str
    players: int
    stronger: Level
    weaker: Level
    time: float  # the share of the bots' own seconds
    matches: int
    won: float
    error: float  # standard error of `won`
    fair: float  # `won` as a multiple of what equals would win
    bound: float
    held: bool


def play(rung: Rung, n: int, budget: Budget) -> Played:
    """The n-th match of a rung. As many matches in a row as there are seats begin alike, once from each seat."""
    seat = n % rung.players
    levels = [rung.stronger if s == seat else rung.weaker for s in range(rung.players)]
    deal = n // rung.players
    match: Match[Any, Any, Any, Any, Any] = Match.begin(
        find(rung.game), [Seated(level=level) for level in levels], deal
    )
    budgets = {s: Budget() if level is RANDOM else budget for s, level in enumerate(levels)}
    drive = Drive(match, budgets, {s: random.Random(1000 * n + s) for s in range(rung.players)})
    while match.outcome is None:
        drive.work()
    winners = match.outcome.winners
    weaker = max((seconds for s, seconds in drive.slowest.items() if s != seat), default=0.0)
    return Played((seat in winners) / max(len(winners), 1), (drive.slowest.get(seat, 0.0), weaker))


def climb(pool: ProcessPoolExecutor, rung: Rung, matches: int, share: float) -> tuple[Measured, list[Played]]:
    """Play a rung on all cores; each bot thinks on one."""
    budget = Budget(share=share)
    told = [pool.submit(play, rung, n, budget) for n in range(matches)]
    played = [match.result() for match in told]
    won = sum(match.won for match in played) / matches
    error = sqrt(sum((match.won - won) ** 2 for match in played) / matches / max(matches - 1, 1))
    measured = Measured(
        rung.game,
        rung.players,
        rung.stronger,
        rung.weaker,
        share,
        matches,
        round(won, 4),
        round(error, 4),
        round(won * rung.players, 2),
        rung.bound,
        won >= rung.bound,
    )
    return measured, played


def line(measured: Measured) -> str:
    asked = f"at least {measured.bound:.0%}" if measured.bound else ""
    verdict = "" if measured.held else "  MISSED"
    return (
        f"{measured.game:12} {measured.players} players  {measured.stronger:>6} – {measured.weaker:6}"
        f"  time × {measured.time:<5g} {measured.matches:4} matches"
        f"  {measured.won:6.1%} ± {measured.error:.1%}  {measured.fair:4.2f} × fair  {asked}{verdict}"
    )


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.balance", description=__doc__.split("\n")[0] if __doc__ else ""
    )
    parser.add_argument("--matches", type=int, default=400, help="matches a rung at a share of the time")
    parser.add_argument("--share", type=float, default=0.125, help="that share")
    parser.add_argument("--full", type=int, default=60, help="matches a rung at full time")
    parser.add_argument("--games", help="only these, with commas")
    parser.add_argument("--players", default="2,3,4,5,6", help="only with so many, with commas")
    given = parser.parse_args()
    rungs = [
        rung
        for rung in LADDERS
        if str(rung.players) in given.players.split(",") and (not given.games or rung.game in given.games.split(","))
    ]
    begun = time.perf_counter()
    results: list[Measured] = []
    slowest: dict[str, float] = {}
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for share, matches in ((given.share, given.matches), (1.0, given.full)):
            for rung in rungs if matches else ():
                measured, played = climb(pool, rung, matches, share)
                results.append(measured)
                print(line(measured), flush=True)
                for place, level in enumerate((rung.stronger, rung.weaker)):
                    name = f"{rung.game} {level} × {share:g}"
                    slowest[name] = max(slowest.get(name, 0.0), *(match.slowest[place] for match in played))
    for name, seconds in slowest.items():
        print(f"slowest thought  {name:30} {1000 * seconds:8.1f} ms")
    held = all(measured.held for measured in results)
    report = {
        "held": held,
        "seconds": round(time.perf_counter() - begun, 1),
        "slowest": {name: round(seconds, 4) for name, seconds in slowest.items()},
        "rungs": msgspec.to_builtins(results),
    }
    print(json.dumps(report))
    return 0 if held else 1


if __name__ == "__main__":
    sys.exit(main())
