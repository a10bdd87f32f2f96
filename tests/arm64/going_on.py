"""Plays a recorded match again to the middle, by what was recorded alone, and goes on from there.

python -m tests.arm64.going_on LOG MOVES      tells each move, what was drawn, and the position's digest
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

from core.command.transcript import dumps, matches, records_of, setup_of
from core.games import find
from core.packing import digest, pack
from core.replay import replay


def main() -> None:
    log, moves = Path(sys.argv[1]), int(sys.argv[2])
    with log.open(encoding="utf-8") as lines:
        group = next(iter(matches(lines)))
    setup = setup_of(group)
    records = records_of(find(setup.game), group)
    match = replay(find(setup.game), setup, records[: len(records) // 2], deal=7)
    rng = random.Random(7)
    for _ in range(moves):
        if not match.asked:
            break
        seat = match.asked[0]
        match.play(seat, match.sample(seat, rng))
        entry = match.entries[-1]
        print(dumps([entry.n, seat, match.game.text(entry.move), entry.draws, digest(pack(entry.state)).hex()]))


main()
