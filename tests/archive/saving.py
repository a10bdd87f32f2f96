"""A process that plays and saves matches, telling each entry once it is shown; to be killed at any moment.

python -m tests.archive.saving FILE SEED
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

from core.archive import Archive
from core.log import Seated
from core.match import Match
from tests.contract.games import ALL, step


def main(path: str, seed: str) -> None:
    rng = random.Random(seed)
    archive = Archive(Path(path))
    while True:
        game = rng.choice(ALL)
        seats = [Seated(f"seat {s}") for s in range(rng.choice(game.seats))]
        deal = rng.randrange(10**9)
        writer = archive.journal(deal)
        match = Match.begin(game, seats, deal, journal=writer)
        show(writer.match, match)
        while match.asked:
            step(match, rng)
            show(writer.match, match)


def show(number: int | None, match: Match) -> None:
    """What a person has seen: which match, which entry, and how it stood."""
    print(number, match.n, match.record(match.entries[-1]).digest.hex(), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
