"""Measures how strong the bots are: every level must beat the one below it, by the clock and from every seat.

    python -m tests.balance [--matches 400] [--share 0.125] [--full 60] [--games help_me] [--players 2,3]
        [--valleys 4200] [--caves 2000] [--counted] [--sparring] [--pondering] [--workers 2] [--dask ADDRESS]

Each ladder is played at a share of the bots' own time (an eighth is what a phone gives), then confirmed at full time.
One bot of the stronger level sits among bots of the weaker, its seat moving on from match to match; a shared win counts
in parts. Of Paleo half as many single rounds are played as matches of others; counted, where the machine has other
things to do meanwhile: then each bot gets as many playouts as an eighth of its time gives on a slow machine. Then
Sapiens is played by equal bots, of the normal level: what each face of a half board is worth, how high the winner
comes, and which of the two scores is the lower one; and Rahan likewise (tests/balance_rahan.py). With --sparring the
hard bots play those they were instead (tests/balance_sparring.py), with --pondering they play themselves, one of them
thinking on while the other does (tests/balance_pondering.py). The last line is one JSON object; exit 1 if a bound
is missed.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections import Counter
from functools import partial
from itertools import pairwise
from math import sqrt
from operator import mul
from typing import Any

import msgspec

from core.bots.drive import AHEAD, Budget, Drive, Thought
from core.chance import Live
from core.command.spread import Workers, spread
from core.game import LEVELS, Level, settle
from core.games import find, names
from core.games.paleo.position import Begun, How, Rolled, RoundOver
from core.games.sapiens.content import HALVES
from core.log import Seated
from core.match import Match
from tests import balance_pondering, balance_rahan, balance_sparring

RANDOM, EASY, CASUAL = Level.RANDOM, Level.EASY, Level.CASUAL
NORMAL, STRONG, HARD = Level.NORMAL, Level.STRONG, Level.HARD


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
    Rung("sapiens", 2, EASY, RANDOM, 0.80),
    Rung("sapiens", 2, NORMAL, EASY, 0.75),
    Rung("sapiens", 2, HARD, NORMAL, 0.65),
    Rung("sapiens", 3, EASY, RANDOM, 0.0),
    Rung("sapiens", 3, NORMAL, EASY, 0.0),
    Rung("sapiens", 3, HARD, NORMAL, 0.0),
    Rung("sapiens", 4, EASY, RANDOM, 0.0),
    Rung("sapiens", 4, NORMAL, EASY, 0.0),
    Rung("sapiens", 4, HARD, NORMAL, 0.0),
    Rung("rahan", 2, EASY, RANDOM, 0.85),
    Rung("rahan", 2, NORMAL, EASY, 0.70),
    Rung("rahan", 2, HARD, NORMAL, 0.60),
    Rung("rahan", 3, NORMAL, EASY, 0.0),
    Rung("rahan", 3, HARD, NORMAL, 0.0),
    Rung("rahan", 4, NORMAL, EASY, 0.0),
    Rung("rahan", 4, HARD, NORMAL, 0.0),
    *(
        Rung(game, 2, stronger, weaker, 0.53)
        for game in ("help_me", "sapiens", "rahan")
        for weaker, stronger in pairwise(LEVELS)
    ),
)


# Paleo's matches are long: single rounds count, and besides who wins them, how they end.
PALEO = (
    Rung("paleo", 2, NORMAL, EASY, 0.75),
    Rung("paleo", 2, HARD, NORMAL, 0.70),
    Rung("paleo", 2, HARD, HARD, 0.0),
    *(Rung("paleo", 2, stronger, weaker, 0.53) for weaker, stronger in pairwise(LEVELS)),
)
ROUNDS_EACH = 2  # of one match
COUNTED = {
    EASY: 8,
    CASUAL: 14,
    NORMAL: 20,
    STRONG: 32,
    HARD: 48,
}  # playouts of a flick: what an eighth of the time gives on a slow machine


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


def climb(workers: Workers, rung: Rung, matches: int, share: float) -> tuple[Measured, list[Played]]:
    """Play a rung; each bot thinks on one core."""
    played = list(workers.map(partial(play, rung, budget=Budget(share=share)), range(matches)))
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


class Flicked(msgspec.Struct):
    """What some rounds of Paleo told. Flicks and ejecting flicks go by level."""

    rounds: int = 0
    won: float = 0.0  # by the stronger; half of what nobody won
    captures: int = 0  # rounds that ended so
    unscored: int = 0
    began: int = 0  # rounds won by the side that flicked first
    flicks: Counter[str] = msgspec.field(default_factory=Counter)
    ejecting: Counter[str] = msgspec.field(default_factory=Counter)
    slowest: dict[str, float] = msgspec.field(default_factory=dict)

    def add(self, other: Flicked) -> None:
        for name in ("rounds", "won", "captures", "unscored", "began"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.flicks.update(other.flicks)
        self.ejecting.update(other.ejecting)
        for level, seconds in other.slowest.items():
            self.slowest[level] = max(self.slowest.get(level, 0.0), seconds)


def flick_rounds(rung: Rung, share: float, counted: bool, n: int) -> Flicked:
    """The n-th few rounds of a rung of Paleo: sides and beginners take turns."""
    seat = n % 2
    levels = [rung.stronger if s == seat else rung.weaker for s in (0, 1)]
    match: Match[Any, Any, Any, Any, Any] = Match.begin(
        find(rung.game), [Seated(level=level) for level in levels], n // 4, first=n // 2 % 2
    )
    budgets = {
        s: Budget(playouts=round(COUNTED[level] * share * 8)) if counted else Budget(share=share)
        for s, level in enumerate(levels)
    }
    drive = Drive(match, budgets, {s: random.Random(1000 * n + s) for s in (0, 1)})
    told = Flicked()
    beginner = match.view(None).beginner
    while match.outcome is None and told.rounds < ROUNDS_EACH:
        entry = drive.work()
        for event in entry.events if entry else ():
            match event:
                case Rolled(at, roll=roll):
                    told.flicks[levels[at]] += 1
                    told.ejecting[levels[at]] += bool(roll.exits)
                case RoundOver(winner, how):
                    told.rounds += 1
                    told.won += 0.5 if winner < 0 else winner == seat
                    told.captures += how is How.CAPTURE
                    told.unscored += how is How.UNSCORED
                    told.began += winner == beginner
                case Begun(_, beginner):
                    pass
    told.slowest = {str(levels[s]): seconds for s, seconds in drive.slowest.items()}
    return told


def climb_paleo(workers: Workers, rung: Rung, rounds: int, share: float, counted: bool) -> tuple[Measured, Flicked]:
    """Play a rung of Paleo."""
    told = Flicked()
    for few in workers.map(partial(flick_rounds, rung, share, counted), range(-(-rounds // ROUNDS_EACH))):
        told.add(few)
    won = told.won / told.rounds
    error = sqrt(won * (1 - won) / told.rounds)
    held = won >= rung.bound
    measured = Measured(
        rung.game,
        rung.players,
        rung.stronger,
        rung.weaker,
        share,
        told.rounds,
        round(won, 4),
        round(error, 4),
        round(2 * won, 2),
        rung.bound,
        held,
    )
    return measured, told


def flicked_line(told: Flicked) -> str:
    scored = max(told.rounds - told.unscored, 1)
    parts = [
        f"{told.rounds} rounds: by capture {told.captures / scored:.0%} (25 to 45%), unscored {told.unscored}",
        f"won by who flicked first {told.began / scored:.0%} (45 to 55%)",
        f"flicks a round {sum(told.flicks.values()) / told.rounds:.0f}",
    ]
    for level, flicks in told.flicks.items():
        parts.append(f"ejecting flicks of {level} {told.ejecting[level] / flicks:.1%} (1 to 3%)")
    return "  " + ", ".join(parts)


def line(measured: Measured) -> str:
    asked = f"at least {measured.bound:.0%}" if measured.bound else ""
    verdict = "" if measured.held else "  MISSED"
    return (
        f"{measured.game:12} {measured.players} players  {measured.stronger:>6} – {measured.weaker:6}"
        f"  time × {measured.time:<5g} {measured.matches:4} matches"
        f"  {measured.won:6.1%} ± {measured.error:.1%}  {measured.fair:4.2f} × fair  {asked}{verdict}"
    )


# Sapiens between equals (SAP-04)

WORTH = 2.0  # points of the result, of a face, above or below the mean of all
WINNER = (25.0, 35.0)  # between these lies the mean result of the winner
LOWER = (0.4, 0.6)  # and between these the share of results of which food is the lower score


class Seen(msgspec.Struct, frozen=True):
    """A match between equals: for each seat its valley, food and shelter."""

    valleys: tuple[int, ...]
    food: tuple[int, ...]
    shelter: tuple[int, ...]

    @property
    def results(self) -> list[int]:
        return list(map(min, self.food, self.shelter))


class Face(msgspec.Struct, frozen=True):
    """What a face is worth beside the mean of those it could be instead."""

    name: str
    seen: int
    worth: float
    error: float


class Table(msgspec.Struct, frozen=True):
    """How matches between so many equals went."""

    players: int
    matches: int
    winner: float  # mean result of who wins
    result: float  # of all
    food_lower: float  # share of results; where food and shelter are equal, half of it
    held: bool


def equals(n: int) -> Seen:
    """The n-th match of Sapiens between normal bots, of 2, 3 and 4 players in turns."""
    game = find("sapiens")
    players = game.seats[n % len(game.seats)]
    chance, bot, rng = Live(n), game.bot(NORMAL), random.Random(n)
    state, _ = game.start(players, settle(game.options, {}), None, chance)
    while asked := game.asked(state):
        (seat,) = asked
        thought = Thought(bot, bot.think(game.view(state, seat), game.blank(seat), rng), Budget(playouts=bot.playouts))
        thought.work()
        game.play(state, seat, thought.move, chance)
        chance.take()
    return Seen(state.valleys, state.food, state.shelter)


def inverse(rows: list[list[float]]) -> list[list[float]]:
    """The inverse of a positive definite matrix."""
    size = len(rows)
    wide = [row + [float(i == j) for j in range(size)] for i, row in enumerate(rows)]
    for i in range(size):
        pivot = wide[i][i]
        wide[i] = [value / pivot for value in wide[i]]
        for j in range(size):
            if j != i and wide[j][i]:
                times = wide[j][i]
                wide[j] = [a - times * b for a, b in zip(wide[j], wide[i], strict=True)]
    return [row[size:] for row in wide]


def worths(matches: list[Seen]) -> list[Face]:
    """What faces are worth: least squares over results less the mean of the table. On each side they sum to 0."""
    size = 2 * HALVES
    normal = [[0.0] * size for _ in range(size)]
    right = [0.0] * size
    seen = [0] * size
    tables = []
    for match in matches:
        results, players = match.results, len(match.valleys)
        share = [0.0] * size
        for number in match.valleys:
            for face in (number // HALVES, HALVES + number % HALVES):
                share[face] += 1 / players
                seen[face] += 1
        for number, result in zip(match.valleys, results, strict=True):
            mine = (number // HALVES, HALVES + number % HALVES)
            traits = [(face in mine) - share[face] for face in range(size)]
            beyond = result - sum(results) / players
            tables.append((traits, beyond, 1 - 1 / players))
            there = [face for face in range(size) if traits[face]]
            for a in there:
                right[a] += traits[a] * beyond
                for b in there:
                    normal[a][b] += traits[a] * traits[b]
    for side in (range(HALVES), range(HALVES, size)):
        for a in side:
            for b in side:
                normal[a][b] += 1.0  # the sum is 0: any weight says so
    solved = inverse(normal)
    worth = [sum(a * b for a, b in zip(row, right, strict=True)) for row in solved]
    left_over = sum((beyond - sum(map(mul, traits, worth))) ** 2 for traits, beyond, _ in tables)
    spread = left_over / max(sum(free for _, _, free in tables) - size + 2, 1.0)
    return [
        Face(
            f"{'left' if face < HALVES else 'right'} {face % HALVES // 2 + 1}{'ab'[face % 2]}",
            seen[face],
            round(worth[face], 3),
            round(sqrt(max(solved[face][face] - 1 / HALVES**2, 0.0) * spread), 3),
        )
        for face in range(size)
    ]


def told(players: int, matches: list[Seen]) -> Table:
    results = [result for match in matches for result in match.results]
    winner = sum(max(match.results) for match in matches) / len(matches)
    pairs = [pair for match in matches for pair in zip(match.food, match.shelter, strict=True)]
    lower = sum((food < shelter) + (food == shelter) / 2 for food, shelter in pairs) / len(pairs)
    held = WINNER[0] <= winner <= WINNER[1] and LOWER[0] <= lower <= LOWER[1]
    return Table(players, len(matches), round(winner, 2), round(sum(results) / len(results), 2), round(lower, 4), held)


def between_equals(workers: Workers, matches: int) -> tuple[list[Face], list[Table]]:
    """Sapiens between normal bots."""
    seen = list(workers.map(equals, range(matches), 20))
    faces = worths(seen)
    for face in faces:
        missed = "" if abs(face.worth) <= WORTH else "  MISSED"
        print(f"sapiens      face {face.name:9} {face.seen:5} valleys  {face.worth:+6.2f} ± {face.error:.2f}{missed}")
    tables = []
    for players in find("sapiens").seats:
        table = told(players, [match for match in seen if len(match.valleys) == players])
        tables.append(table)
        missed = "" if table.held else "  MISSED"
        print(
            f"sapiens      {players} players  {table.matches:5} matches"
            f"  winner {table.winner:.1f}  mean {table.result:.1f}"
            f"  food is the lower score of {table.food_lower:.0%}{missed}",
            flush=True,
        )
    return faces, tables


def spar(given: argparse.Namespace) -> int:
    """Later bots and earlier ones; and how much a later one gains by ten times its time."""
    games = given.games.split(",") if given.games else names()
    found = []
    with spread(given.workers, given.dask) as workers:
        for share, matches in ((given.share, given.matches), (1.0, given.full)):
            found += balance_sparring.measure(workers, games, share, matches) if matches else []
        found += balance_sparring.measure(workers, games, given.share, given.matches // 4, more=10.0, itself=True)
    held = all(sparred.held for sparred in found)
    print(json.dumps({"held": held, "sparring": msgspec.to_builtins(found)}))
    return 0 if held else 1


def ponder(given: argparse.Namespace) -> int:
    """Whoever only keeps what it thought, ponders as long as the other thinks, and as long as it may."""
    with spread(given.workers, given.dask) as workers:
        found = [balance_pondering.measure(workers, given.share, given.matches, longer) for longer in (0, 1, AHEAD)]
    print(json.dumps({"pondering": msgspec.to_builtins(found)}))
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.balance", description=__doc__.split("\n")[0] if __doc__ else ""
    )
    parser.add_argument("--matches", type=int, default=400, help="matches a rung at a share of the time")
    parser.add_argument("--share", type=float, default=0.125, help="that share")
    parser.add_argument("--full", type=int, default=60, help="matches a rung at full time")
    parser.add_argument("--games", help="only these, with commas")
    parser.add_argument("--valleys", type=int, default=4200, help="matches of Sapiens between equals")
    parser.add_argument("--caves", type=int, default=2000, help="matches of Rahan between equals, of each kind")
    parser.add_argument("--players", default="2,3,4,5,6", help="only with so many, with commas")
    parser.add_argument("--counted", action="store_true", help="playouts of Paleo's bots instead of their time")
    parser.add_argument("--workers", type=int, default=0, help="processes; 0: one a core")
    parser.add_argument("--dask", default="", metavar="ADDRESS", help="of a scheduler whose workers play instead")
    parser.add_argument("--sparring", action="store_true", help="instead: the hard bots against those they were")
    parser.add_argument(
        "--pondering", action="store_true", help="instead: a hard bot that thinks ahead, and one that does not"
    )
    given = parser.parse_args()
    if given.sparring or given.pondering:
        return spar(given) if given.sparring else ponder(given)
    rungs = [
        rung
        for rung in LADDERS
        if str(rung.players) in given.players.split(",") and (not given.games or rung.game in given.games.split(","))
    ]
    begun = time.perf_counter()
    results: list[Measured] = []
    slowest: dict[str, float] = {}
    with spread(given.workers, given.dask) as workers:
        for share, matches in ((given.share, given.matches), (1.0, given.full)):
            for rung in rungs if matches else ():
                measured, played = climb(workers, rung, matches, share)
                results.append(measured)
                print(line(measured), flush=True)
                for place, level in enumerate((rung.stronger, rung.weaker)):
                    name = f"{rung.game} {level} × {share:g}"
                    slowest[name] = max(slowest.get(name, 0.0), *(match.slowest[place] for match in played))
            wanted = not given.games or "paleo" in given.games.split(",")
            for rung in PALEO if matches and wanted and "2" in given.players.split(",") else ():
                measured, told = climb_paleo(workers, rung, matches // 2, share, given.counted)
                results.append(measured)
                print(line(measured), flicked_line(told), sep="\n", flush=True)
                for who, seconds in told.slowest.items():
                    name = f"paleo {who} × {share:g}"
                    slowest[name] = max(slowest.get(name, 0.0), seconds)
        faces, tables = [], []
        if given.valleys and (not given.games or "sapiens" in given.games.split(",")):
            faces, tables = between_equals(workers, given.valleys)
        fairs, sides = [], []
        if given.caves and (not given.games or "rahan" in given.games.split(",")):
            fairs, sides = balance_rahan.measure(workers, given.caves)
    for name, seconds in slowest.items():
        print(f"slowest thought  {name:30} {1000 * seconds:8.1f} ms")
    held = (
        all(measured.held for measured in results)
        and all(abs(face.worth) <= WORTH for face in faces)
        and all(table.held for table in tables)
        and balance_rahan.held(fairs, sides)
    )
    report = {
        "held": held,
        "seconds": round(time.perf_counter() - begun, 1),
        "slowest": {name: round(seconds, 4) for name, seconds in slowest.items()},
        "rungs": msgspec.to_builtins(results),
        "faces": msgspec.to_builtins(faces),
        "tables": msgspec.to_builtins(tables),
        "fairs": msgspec.to_builtins(fairs),
        "sides": msgspec.to_builtins(sides),
    }
    print(json.dumps(report))
    return 0 if held else 1


if __name__ == "__main__":
    from tests.balance import main as named  # what is sent elsewhere must be of a module that others find

    sys.exit(named())
