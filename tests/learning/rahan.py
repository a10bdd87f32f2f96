"""Rahan learns how likely a seat wins from where everybody stands: each turn of many matches, held against its end."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from math import sqrt
from typing import Any

from core.bots.drive import Budget, Drive
from core.command.spread import Workers
from core.game import Level
from core.games import find
from core.games.rahan import odds
from core.games.rahan.bot import Thinker
from core.games.rahan.position import Ask
from core.log import Seated
from core.match import Match
from tests.learning import ROOT

FILE = ROOT / "core" / "games" / "rahan" / "judged.json"
MATCHES = 1000
DEPTH = 3  # cards of a plan
FIRST = 1_000_000  # deals that no measurement plays
CALMS = (0.1, 0.3, 1.0)
PULL = 0.05  # towards nothing, for what was seen seldom
STEPS = 8

Turn = tuple[list[tuple[float, ...]], int]  # what is said of each seat, and who won


def play(n: int) -> list[Turn]:
    """The turns of one match between quick bots with a steady thumb."""
    players = (2, 2, 3, 4)[n % 4]
    match: Match[Any, Any, Any, Any, Any] = Match.begin(
        find("rahan"), [Seated(level=Level.HARD)] * players, FIRST + n, first=n // 4 % players
    )
    quick = Thinker(depth=2, hands=6, noise=0.3, thumb=1.0, force=0.02, rivals=True)
    rngs = {seat: random.Random(1000 * n + seat) for seat in range(players)}
    drive = Drive(match, dict.fromkeys(rngs, Budget(playouts=6)), rngs, dict.fromkeys(rngs, quick))
    seen: list[list[tuple[float, ...]]] = []
    turns = 0
    while match.outcome is None:
        state = match.state_copy()
        if state.ask in (Ask.TURN, Ask.BESET) and sum(state.turns) > turns:
            turns = sum(state.turns)
            seen.append([odds.features(state, seat, state.turn, DEPTH) for seat in range(players)])
        drive.work()
    return [(rows, match.outcome.winners[0]) for rows in seen]


def fitted(turns: Sequence[Turn], calm: float) -> tuple[list[float], float]:
    """The weights under which what came was likeliest (Newton's way), and how unlikely it still was."""
    size = len(odds.FEATURES)
    weights = [1.0] + [0.0] * (size - 1)
    for _ in range(STEPS):
        slope = [PULL * weight for weight in weights]
        bend = [[PULL * (a == b) for b in range(size)] for a in range(size)]
        for rows, winner in turns:
            scale = 1 / sqrt(calm + max(0.0, min(row[0] for row in rows)))
            shares = odds.chances(rows, weights, calm)
            mean = [sum(share * row[k] for share, row in zip(shares, rows, strict=True)) for k in range(size)]
            for k, value in enumerate(rows[winner]):
                slope[k] += scale * (value - mean[k])
            for share, row in zip(shares, rows, strict=True):
                apart = [scale * (value - middle) for value, middle in zip(row, mean, strict=True)]
                for a, value in enumerate(apart):
                    if value:
                        part, line = share * value, bend[a]
                        for b in range(a, size):
                            line[b] += part * apart[b]
        change = solved(bend, slope)
        weights = [weight - by for weight, by in zip(weights, change, strict=True)]
        if max(map(abs, change)) < 1e-3:
            break
    return weights, unlikely(turns, weights, calm)


def unlikely(turns: Sequence[Turn], weights: Sequence[float], calm: float) -> float:
    """How far the chances were off (Brier)."""
    off = 0.0
    for rows, winner in turns:
        off += (1 - odds.chances(rows, weights, calm)[winner]) ** 2
    return off / len(turns)


def solved(upper: list[list[float]], right: list[float]) -> list[float]:
    """What a symmetric system comes to, of which the upper half is given."""
    size = len(right)
    rows = [[upper[min(a, b)][max(a, b)] for b in range(size)] + [right[a]] for a in range(size)]
    for k in range(size):
        top = max(range(k, size), key=lambda row: abs(rows[row][k]))
        rows[k], rows[top] = rows[top], rows[k]
        for other in range(size):
            if other != k:
                part = rows[other][k] / rows[k][k]
                rows[other] = [one - part * two for one, two in zip(rows[other], rows[k], strict=True)]
    return [rows[k][size] / rows[k][k] for k in range(size)]


def learn(workers: Workers) -> str:
    """The whole file."""
    return written(*learnt(workers, MATCHES))


def learnt(workers: Workers, matches: int) -> tuple[float, list[float]]:
    """From so many matches: how calm, and the weights."""
    turns = [turn for told in workers.map(play, range(matches), 8) for turn in told]
    found = []
    for calm in CALMS:
        weights, off = fitted(turns, calm)
        print(f"rahan: {len(turns)} turns, calm {calm:g}: off by {off:.4f}", flush=True)
        found.append((off, calm, weights))
    _, calm, weights = min(found)
    return calm, weights


def written(calm: float, weights: Sequence[float]) -> str:
    """The file's text."""
    turns = {name: round(one, 3) for name, one in zip(odds.FEATURES, weights, strict=True)}
    return json.dumps({"calm": calm, "turns": turns}, indent=2) + "\n"
