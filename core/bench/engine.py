"""How fast matches go: uniformly random two-player matches of Help Me! through the public contract, beside the same
rules on OpenSpiel's Python game API, in turns in one run."""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable
from importlib import import_module
from typing import Any

from core.games import AnyGame, find, names
from core.match import Match

FLOOR = 2.0  # at least so many times the peer's moves a second
ROUNDS, SECONDS = 7, 0.7


def random_match(game: AnyGame, rng: random.Random, deal: int, players: int = 2) -> int:
    """List the moves, choose, play (refusal, copy, entry, events), ask who is next; at the end the outcome."""
    match = Match.begin(game, players, deal)
    while asked := match.asked:
        seat = asked[0]
        match.play(seat, match.sample(seat, rng))
    if match.outcome is None:
        raise RuntimeError(f"{game.name} stopped without an outcome")
    return match.n


def _pace(play: Callable[[], int]) -> float:
    moves = 0
    begun = time.perf_counter()
    while (spent := time.perf_counter() - begun) < SECONDS:
        moves += play()
    return moves / spent


def copy_seconds(game: AnyGame) -> float:
    """How long copying a position takes."""
    state = Match.begin(game, game.seats[0], 1).state_copy()
    begun = time.perf_counter()
    for _ in range(20_000):
        game.copy(state)
    return (time.perf_counter() - begun) / 20_000


def measure() -> dict[str, Any]:
    game, rng, deals = find("help_me"), random.Random(1), iter(range(10**9))
    result: dict[str, Any] = {
        "moves_per_s": {
            name: round(_pace(lambda name=name: random_match(find(name), rng, next(deals), find(name).seats[0])))  # type: ignore[misc]
            for name in names()
        },
        "copy_us": {name: round(copy_seconds(find(name)) * 1e6, 2) for name in names()},
    }
    try:
        peer = import_module("core.bench.openspiel").random_match
    except ImportError:
        return result | {"ratio": None, "why": "OpenSpiel is not installed: make bench does that"}
    ours, theirs, bare = [], [], []
    for _ in range(ROUNDS):
        ours.append(_pace(lambda: random_match(game, rng, next(deals))))
        theirs.append(_pace(lambda: peer(rng)))
        bare.append(_pace(lambda: peer(rng, dealt_at_once=True)))
    ratio = statistics.median(a / b for a, b in zip(ours, theirs, strict=True))
    ratio_bare = statistics.median(a / b for a, b in zip(ours, bare, strict=True))
    return result | {
        "peer": "the same rules on OpenSpiel's Python game API",
        "ours": round(statistics.median(ours)),
        "theirs": round(statistics.median(theirs)),
        "ratio": round(ratio, 2),
        "floor": FLOOR,
        "ratio_if_the_peer_deals_for_nothing": round(ratio_bare, 2),
    }
