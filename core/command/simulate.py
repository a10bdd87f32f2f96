"""Many matches played by bots: for those who look after the games."""

from __future__ import annotations

import os
import random
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from hashlib import blake2b
from typing import Any, TextIO

import msgspec

from core.bots.drive import Budget, Drive
from core.command.spread import spread
from core.command.transcript import Scribe
from core.game import Level, Outcome
from core.games import AnyGame
from core.log import Entry, Seated
from core.match import Match

AnyMatch = Match[Any, Any, Any, Any, Any]
TOGETHER = 4  # matches that a worker is handed at a time


class Plan(msgspec.Struct, frozen=True):
    """What to simulate."""

    game: AnyGame
    players: int
    matches: int = 1
    seed: int = 0
    levels: tuple[Level, ...] = ()  # one a seat, repeated as needed; none: random
    options: Mapping[str, str] = {}
    budget: Budget = Budget()

    def level(self, seat: int) -> Level:
        return self.levels[seat % len(self.levels)] if self.levels else Level.RANDOM


class Summary(msgspec.Struct):
    """What came of it. Whoever shares a win has won."""

    game: str
    players: int
    matches: int
    moves: int
    seconds: float
    moves_per_s: float
    wins: list[int]
    mean_scores: list[float]
    outcomes: dict[str, int]


def deal_number(seed: int, k: int) -> int:
    """The deal of the k-th match of a simulation."""
    return int.from_bytes(blake2b(b"%d/%d" % (seed, k), digest_size=7).digest(), "little")


def begin(plan: Plan, k: int) -> AnyMatch:
    """The k-th match, dealt."""
    levels = [plan.level(seat) for seat in range(plan.players)]
    seats = [Seated(f"{level} {seat + 1}", level) for seat, level in enumerate(levels)]
    return Match.begin(plan.game, seats, deal_number(plan.seed, k), plan.options)


def play_out(match: AnyMatch, plan: Plan, k: int) -> Outcome:
    """Play a match to its end."""
    rngs = {seat: random.Random(f"{plan.seed}/{k}/{seat}") for seat in range(plan.players)}
    drive = Drive(match, dict.fromkeys(rngs, plan.budget), rngs)
    levels = [plan.level(seat) for seat in range(plan.players)]
    while asked := match.asked:
        seat = asked[0]
        if levels[seat] is Level.RANDOM:
            match.play(seat, match.sample(seat, rngs[seat]))
        else:
            drive.work()
    if match.outcome is None:
        raise RuntimeError(f"{match.game.name}: nobody is asked, and it is not over")
    return match.outcome


class Played(msgspec.Struct, frozen=True):
    """What came of one match."""

    outcome: Outcome
    moves: int
    seconds: float


def play_one(
    plan: Plan, k: int, log: TextIO | None = None, views: bool = False, show: Callable[[str], None] | None = None
) -> Played:
    """Play the k-th match, the same on any machine where bots count their playouts."""
    begun = time.perf_counter()
    match = begin(plan, k)
    scribe = Scribe(log, k, match, views) if log else None
    if show:
        _narrate(match, show)
    outcome = play_out(match, plan, k)
    seconds = time.perf_counter() - begun
    if scribe:
        scribe.finish()
    if show:
        show(f"{outcome.reason}: scores {' '.join(map(str, outcome.scores))}")
    return Played(outcome, match.n, seconds)


def simulate(
    plan: Plan,
    log: TextIO | None = None,
    views: bool = False,
    show: Callable[[str], None] | None = None,
    workers: int = 1,
    dask: str = "",
) -> Summary:
    """Play them all, on so many workers (0: one a core) or a cluster; one by one where they are written or shown."""
    wins, totals, reasons = [0] * plan.players, [0] * plan.players, Counter[str]()
    moves = 0
    seconds = 0.0
    alone = log is not None or show is not None
    play = partial(play_one, plan, log=log, views=views, show=show)
    with spread(1 if alone else min(workers or os.cpu_count() or 1, plan.matches), "" if alone else dask) as them:
        for played in them.map(play, range(plan.matches), TOGETHER):
            seconds += played.seconds
            moves += played.moves
            reasons[played.outcome.reason] += 1
            for seat in played.outcome.winners:
                wins[seat] += 1
            totals = [total + score for total, score in zip(totals, played.outcome.scores, strict=True)]
    mean = [round(total / max(1, plan.matches), 3) for total in totals]
    pace = round(moves / seconds) if seconds else 0
    return Summary(
        plan.game.name, plan.players, plan.matches, moves, round(seconds, 3), pace, wins, mean, dict(reasons)
    )


def _narrate(match: AnyMatch, show: Callable[[str], None]) -> None:
    names: Sequence[str] = [seated.name for seated in match.seats]
    width = max(map(len, names))

    def told(entry: Entry) -> None:
        move = "" if entry.move is None else match.game.text(entry.move)
        show(f"{entry.n:4} {names[entry.seat]:{width}} {move}")

    match.listen(told)
