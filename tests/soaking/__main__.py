"""Plays every game at every number of players in a window, by touches, as long as it is told: a part of `make soak`.

    python -m tests.soaking [--seconds 3600] [--seed 0] [--games paleo,rahan]

Bots and persons sit at the tables. In between fingers scribble, the phone is turned and put aside, and now and then the
app is killed without a word and started again. Nothing may be told as an error, and nothing that was shown may be lost.
From the middle of the time on nobody kills it: then from match to match no more memory may be held. The last line is a
JSON object; `grown` is null where too few matches were played to tell.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import random
import statistics
import sys
import tempfile
import threading
import time
from pathlib import Path

from core.archive import Archive
from mobile import games
from tests.mobile.window import App, Display, Failed

MOST = 400  # moves of persons in a match
LONGEST = 3600.0  # seconds after which a match hangs, on a machine that is busy with other things
KILLED = 0.25  # of the matches, once
GROWTH = 12.0  # megabytes that twenty matches may add, once every game was seen
ENOUGH = 3600.0  # seconds in which growth is to be seen


class Soak:
    """One window after the other, on one folder."""

    def __init__(self, display: str, home: Path, seed: int) -> None:
        self.home = home
        self.app = App(display, home, pace="steady", longest=LONGEST)
        self.rng = random.Random(seed)
        self.told = {"matches": 0, "cut off": 0, "kills": 0, "entries": 0}
        self.held: list[float] = []  # megabytes after each match, since the app was started last
        self._struck = False  # has the killer of this match?

    def play(self, game: str, players: int, kills: bool) -> None:
        """A match, killed or not; its own troubles are raised."""
        rng, killer = self.rng, None
        seed, persons = rng.randrange(1 << 30), rng.randint(1, players)
        self._struck = False
        if kills and rng.random() < KILLED:
            killer = threading.Timer(rng.uniform(2.0, 15.0), self._kill)
            killer.start()
        given = {"game": game, "players": players, "persons": persons, "seed": seed, "most": MOST, "keep": True}
        name = "tests.soaking.evening:plays"
        while True:
            try:
                answer = self.app.walk(name, given)
            except Failed:
                if killer is None or not self._struck:
                    raise
                killer.join()
                self._count_kill()
                n = self._kept()
                if n is None:  # killed before anything was shown
                    return
                killer = None
                given = {"n": n, "seed": seed + 1, "most": MOST, "keep": True}
                name = "tests.soaking.evening:resumes"
                continue
            break
        if killer is not None:
            killer.cancel()
            killer.join()
            if self._struck:  # after the end
                self._count_kill()
        self._look_for_errors()
        self.told["matches"] += 1
        self.told["cut off"] += not answer["over"]
        self.held.append(answer["resident"])

    def _kill(self) -> None:
        process, self._struck = self.app._process, True
        if process is not None:
            process.kill()
            process.wait()

    def _count_kill(self) -> None:
        """Another app is started, which holds less."""
        self.told["kills"] += 1
        self.held.clear()

    def _look_for_errors(self) -> None:
        """Also those that no screen told, of threads and of what is written down only."""
        if "Traceback" in self.app.said():
            raise AssertionError(self.app.said())

    def _kept(self) -> int | None:
        """What was shown last, after a look at whether it is there; None: nothing was."""
        self.app.close()
        self._look_for_errors()
        journal = self.home / "shown"
        shown = [line.split() for line in journal.read_text().splitlines()] if journal.exists() else []
        archive = Archive(self.home / "matches.sqlite")
        try:
            if not archive.kept():
                return None
            last = archive.kept()[0]
            match = archive.resume(games.find(last.game), last.id)
            self.told["entries"] += match.n
            seen = [int(n) for number, n in shown if int(number) == last.id]
            if seen and match.n < max(seen):
                raise AssertionError(f"entry {max(seen)} was shown and is lost: {match.n}")
            return max(seen) if seen and match.outcome is None else None
        finally:
            archive.close()

    def grown(self, every: int) -> float | None:
        """Megabytes that were added, from the first time all games were seen to now; None: too few matches since."""
        known = self.held[every:]
        return None if len(known) < 8 else round(statistics.median(known[-4:]) - statistics.median(known[:4]), 1)


def main() -> int:
    ask = argparse.ArgumentParser(prog="python -m tests.soaking", description=__doc__)
    ask.add_argument("--seconds", type=float, default=3600.0)
    ask.add_argument("--seed", type=int, default=0)
    ask.add_argument("--games", default=",".join(games.names()))
    args = ask.parse_args()
    cases = [(game, n) for game in args.games.split(",") for n in range(2, 5)]
    begun, end = time.monotonic(), time.monotonic() + args.seconds
    display, home = Display(), Path(tempfile.mkdtemp(prefix="soak-"))
    soak = Soak(display.name, home, args.seed)
    wrong = ""
    try:
        while not wrong and time.monotonic() < end:
            for game, players in random.Random(args.seed + soak.told["matches"]).sample(cases, len(cases)):
                if time.monotonic() > end:
                    break
                print(f"{time.monotonic() - begun:6.0f} s  {game}, {players} players", flush=True)
                soak.play(game, players, kills=time.monotonic() - begun < args.seconds / 2)
                grown = soak.grown(len(cases))
                allowed = GROWTH * max(1.0, len(soak.held) / 20)
                if grown is not None and grown > allowed:
                    wrong = f"{grown:.0f} MB more are held after {len(soak.held)} matches"
                    break
        if not wrong and args.seconds >= ENOUGH and soak.grown(len(cases)) is None:
            wrong = f"too few matches to see whether memory grows: {len(soak.held)}"
    except (Failed, AssertionError) as failed:
        wrong = str(failed)
    finally:
        with contextlib.suppress(Exception):
            soak.app.close()
        display.close()
    told = {**soak.told, "resident": soak.held[-1:], "grown": soak.grown(len(cases)), "wrong": wrong[-1500:]}
    print(json.dumps(told))
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main())
