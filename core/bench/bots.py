"""How long a hard bot thinks, by the clock, against what a turn may take; and how many playouts fit into it."""

from __future__ import annotations

import random
from typing import Any

from core.bots.drive import Budget, Drive
from core.game import Level
from core.games import find, names
from core.log import Seated
from core.match import Match

MOST_SECONDS = {"help_me": 1.0, "sapiens": 1.5}  # a turn, all its decisions together
ENTRIES = {"sapiens": 24}  # how far into a match: a turn has several


def measure() -> dict[str, Any]:
    result: dict[str, Any] = {"floor": "seconds a turn may take", "games": {}}
    worst = 0.0
    for name in names():
        game = find(name)
        match = Match.begin(game, [Seated("", Level.HARD)] * game.seats[0], 1)
        drive = Drive(match, {seat: Budget() for seat in range(game.seats[0])}, {0: random.Random(1)})
        playouts, seconds, slowest = 0, 0.0, 0.0
        turn, whose = 0.0, drive.seat
        while drive.seat is not None and match.n < ENTRIES.get(name, 6):
            turn, whose = (turn if drive.seat == whose else 0.0), drive.seat
            drive.work()
            playouts += drive.last_playouts
            seconds += drive.last_seconds
            turn += drive.last_seconds
            slowest = max(slowest, turn)
        most = MOST_SECONDS.get(name, 1.0)
        worst = max(worst, slowest / most)
        result["games"][name] = {
            "slowest_s": round(slowest, 3),
            "may_take_s": most,
            "playouts_per_s": round(playouts / seconds) if seconds else 0,
        }
    return result | {"ratio": round(worst, 3)}
