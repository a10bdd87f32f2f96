"""Learns judged.json of Sapiens: what the expert makes of positions is held against how quick bots' matches went on.

They choose loosely in some matches, so that odd positions are seen too.
"""

from __future__ import annotations

import json
import random
from collections.abc import Sequence

from core.chance import Live
from core.command.spread import Workers
from core.game import settle
from core.games.sapiens.habit import ENOUGH, early, quick, weigh
from core.games.sapiens.judge import foreseen, heading, look
from core.games.sapiens.position import Ask, Move, State
from core.games.sapiens.rules import Sapiens
from core.games.sapiens.standing import PARTS, parts, said
from tests.learning import ROOT
from tests.learning.ridge import Ridge, Row

GAME = Sapiens()
FILE = ROOT / "core" / "games" / "sapiens" / "judged.json"
MATCHES = 2500
FIRST = 10_000_000  # deals that no measurement plays
LOOSE = (0.0, 0.2, 0.5)  # how far a match's bots are out where they lay and take
LOOSELY = (Ask.START, Ask.LAY, Ask.ABANDON, Ask.FEAST, Ask.REFILL)
ROLES = ("waits", "moves")
PULL = 30.0

Case = tuple[bool, int, tuple[float, ...], float]  # does it move, its turns left, what is said of it, and what came


def play(n: int) -> list[Case]:
    """One match between two: each seat at each turn's beginning, and what its result was beyond what its scores let
    expect."""
    rng, chance = random.Random(n), Live(FIRST + n)
    loose = LOOSE[n % len(LOOSE)]
    state, _ = GAME.start(2, settle(GAME.options, {}), n % 2, chance)
    seen: list[tuple[bool, int, tuple[float, ...], float, int]] = []
    turn = (0, 0)
    while state.ask is not None:
        if state.round and turn != (state.round, state.turn):
            turn = (state.round, state.turn)
            now = foreseen(state, {})
            for seat in range(2):
                prospect = heading(now, seat)
                told = said(now, seat, look(now, seat), prospect)
                seen.append((seat == state.turn, prospect.left, told, prospect.value, seat))
        GAME.play(state, state.turn, loosely(state, loose, rng), chance)
        chance.take()
    results = list(map(min, state.food, state.shelter))
    return [(moves, left, told, results[seat] - value) for moves, left, told, value, seat in seen]


def loosely(state: State, loose: float, rng: random.Random) -> Move:
    """What looks best at a glance, and may not be."""
    if not loose or state.ask not in LOOSELY:
        return quick(state)
    return (
        early(state, ENOUGH)
        or max([(worth + rng.gauss(0, loose), n, move) for n, (worth, move) in enumerate(weigh(state))])[2]
    )


def row_of(left: int, told: Sequence[float]) -> Row:
    """What is said of a seat, for each part of a match."""
    return {
        part * len(told) + n: share * value
        for part, share in enumerate(parts(left))
        if share
        for n, value in enumerate(told)
        if value
    }


def learnt(workers: Workers, matches: int) -> dict[str, list[float]]:
    """The numbers, from so many matches."""
    ridges: list[Ridge] = []
    known: list[Case] = []
    size = 0
    for n, cases in enumerate(workers.map(play, range(matches), 16)):
        for moves, left, told, came in cases:
            if not size:
                size = len(told)
                ridges = [Ridge(size * len(PARTS)) for _ in ROLES]
            if n % 10:
                ridges[moves].add(row_of(left, told), came)
            else:
                known.append((moves, left, told, came))
    found = [ridge.solve(PULL) for ridge in ridges]
    missed = whole = 0.0
    for moves, left, told, came in known:  # these were not learnt from
        missed += (came - sum(found[moves][at] * value for at, value in row_of(left, told).items())) ** 2
        whole += came * came
    print(f"sapiens: {sum(ridge.rows for ridge in ridges)} seats, {1 - missed / whole:.1%} foreseen", flush=True)
    return {
        f"{role} {part}": [round(value, 3) for value in numbers[n * size : (n + 1) * size]]
        for role, numbers in zip(ROLES, found, strict=True)
        for n, part in enumerate(PARTS)
    }


def written(told: dict[str, list[float]]) -> str:
    """As a file that can be read: a line for each list."""
    return "{\n" + ",\n".join(f'"{name}": {json.dumps(values)}' for name, values in told.items()) + "\n}\n"


def learn(workers: Workers) -> str:
    """All of judged.json."""
    return written(learnt(workers, MATCHES))
