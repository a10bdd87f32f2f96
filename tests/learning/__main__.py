"""Learns anew what hard bots make of positions, and writes it beside their game: half an hour on two quiet cores.

    python -m tests.learning [GAME …] [--workers 2] [--dask ADDRESS]

The same numbers come of it each time, for thought is counted in playouts. A game's module says how it is done.
"""

from __future__ import annotations

import argparse
import time
from importlib import import_module

from core.command.spread import spread
from tests.learning import GAMES


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.learning")
    parser.add_argument("games", nargs="*", choices=(*GAMES, []))
    parser.add_argument("--workers", type=int, default=0)
    parser.add_argument("--dask", default="")
    given = parser.parse_args()
    with spread(given.workers, given.dask) as workers:
        for name in given.games or GAMES:
            maker, begun = import_module(f"tests.learning.{name}"), time.time()
            maker.FILE.write_text(maker.learn(workers))
            print(f"{name}: learnt in {time.time() - begun:.0f} s")


if __name__ == "__main__":
    main()
