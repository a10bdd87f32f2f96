"""Makes the exercises of a game by search, and checks those that are kept.

    python -m tests.puzzles make GAME [--seed 1]      writes core/games/GAME/practice.json
    python -m tests.puzzles check [GAME …]            every one, as thoroughly as when it was made

Neither is quick: minutes on one core. The suite checks the same with fewer tries (tests/practice).
"""

from __future__ import annotations

import argparse
import random
import time
from importlib import import_module

from core.games import find
from core.practice.exercise import read, write
from tests.puzzles import GAMES, ROOT


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.puzzles")
    parser.add_argument("deed", choices=("make", "check"))
    parser.add_argument("games", nargs="*", choices=(*GAMES, []))
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    for name in given.games or GAMES:
        maker = import_module(f"tests.puzzles.{name}")
        file, begun = ROOT / "core" / "games" / name / "practice.json", time.time()
        if given.deed == "make":
            made = maker.exercises(random.Random(given.seed))
            file.write_bytes(write(made))
        else:
            made = read(find(name), file.read_bytes())
            for one in made:
                maker.verify(one)
        print(f"{name}: {len(made)} exercises, {time.time() - begun:.0f} s")


if __name__ == "__main__":
    main()
