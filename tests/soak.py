"""The slow checks: many more matches, kills and hand-overs than `make test` has time for.

python -m tests.soak [MINUTES]
"""

from __future__ import annotations

import itertools
import random
import sys
import tempfile
import time
from pathlib import Path

from core.packing import pack
from core.replay import replay
from tests.archive.test_kill import test_nothing_shown_is_lost_by_a_kill as kill
from tests.contract.games import TABLES, begin, sound, step, tries
from tests.contract.test_table import test_a_table_of_bytes_is_the_same_table as table
from tests.contract.test_undo import test_matches_with_undo_hand_over_and_resignation_replay_the_same as undo


def matches(seed: int) -> int:
    """A few hundred matches of every game, checked at every step and replayed."""
    entries = 0
    for game, players in TABLES:
        rng = random.Random(f"soak {seed} {game.name} {players}")
        check = sound(game)
        for _ in range(tries(game, 100)):
            match = begin(game, players, rng)
            while match.asked:
                step(match, rng)
                check(match.entries[-1].state)
            again = replay(game, match.setup, match.records())
            assert pack(again.state_copy()) == pack(match.state_copy())
            entries += match.n
    return entries


def main(minutes: float = 10.0) -> None:
    until = time.monotonic() + 60 * minutes
    entries = 0
    for round_ in itertools.count(1):
        if time.monotonic() > until:
            break
        entries += matches(round_)
        with tempfile.TemporaryDirectory() as folder:
            kill(1000 + round_, Path(folder))
        print(f"{entries} entries, {round_} kills", flush=True)
    for game, players in TABLES:
        table(game, players)
        undo(game, players)
    print("nothing broke")


if __name__ == "__main__":
    main(*map(float, sys.argv[1:2]))
