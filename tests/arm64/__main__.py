"""Plays the same matches on this processor and on a 64-bit ARM, as phones have: `make check-arm64`.

    python -m tests.arm64 FOLDER [--games help_me,sapiens] [--playouts 20]

FOLDER is what setup/arm64.sh made; qemu plays its processor. Logs of the same seed must be equal. A match of
Paleo, of which this processor's physics made the first half, goes on there; how it goes on is told too.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).parents[2]
GAMES = "help_me,sapiens,terristories,rahan"
MOVES = 12  # of Paleo, after what was recorded


class Processor:
    """This one, or the other one."""

    def __init__(self, folder: Path | None = None) -> None:
        self.name = "arm64" if folder else "here"
        self._command = [sys.executable]
        self._more: dict[str, str] = {}
        if folder is not None:
            there = {"PYTHONPATH": f"{ROOT}:{folder / 'opt' / 'core'}", "PYTHONHOME": str(folder / "usr")}
            words = [word for name, value in there.items() for word in ("-E", f"{name}={value}")]
            self._command = ["qemu-aarch64-static", "-L", str(folder), *words, str(folder / "usr/bin/python3.13")]

    def run(self, *words: str) -> str:
        surroundings = os.environ | {"PYTHONDONTWRITEBYTECODE": "1", "PYTHONHASHSEED": "0"}
        run = subprocess.run(
            [*self._command, *words], cwd=ROOT, env=surroundings, capture_output=True, text=True, check=False
        )
        if run.returncode:
            sys.exit(f"check-arm64: {self.name}: {run.stderr[-1500:]}")
        return run.stdout

    def simulated(self, game: str, playouts: int, out: Path) -> bytes:
        """The log of a match."""
        log = out / f"{game}-{self.name}.jsonl"
        words = ["simulate", game, "--seed", "5", "--bots", "easy,normal", "--playouts", str(playouts)]
        self.run("-m", "core", *words, "--log", str(log))
        return log.read_bytes()


def main() -> int:
    ask = argparse.ArgumentParser(prog="python -m tests.arm64", description=__doc__)
    ask.add_argument("folder", type=Path)
    ask.add_argument("--games", default=GAMES)
    ask.add_argument("--playouts", type=int, default=4)
    args = ask.parse_args()
    here, there = Processor(), Processor(args.folder.resolve())
    machine = there.run("-c", "import platform; print(platform.machine())").strip()
    if machine != "aarch64":
        sys.exit(f"check-arm64: that is no 64-bit ARM but {machine}")
    out = args.folder / "logs"
    out.mkdir(exist_ok=True)
    for game in filter(None, args.games.split(",")):
        begun = time.monotonic()
        ours, theirs = (one.simulated(game, args.playouts, out) for one in (here, there))
        if ours != theirs:
            sys.exit(f"check-arm64: {game}: the logs differ (they lie in {out})")
        print(f"check-arm64: {game}: {len(ours)} bytes are equal ({time.monotonic() - begun:.0f} s)", flush=True)
    here.simulated("paleo", args.playouts, out)
    log = str(out / "paleo-here.jsonl")
    ours, theirs = (one.run("-m", "tests.arm64.going_on", log, str(MOVES)) for one in (here, there))
    if len(theirs.splitlines()) != MOVES:
        sys.exit(f"check-arm64: paleo: the match does not go on: {theirs[-500:]}")
    same = "to the byte as here" if ours == theirs else "OTHERWISE than here"
    print(f"check-arm64: paleo: a recorded match goes on, {same}")
    print("check-arm64: ok")
    return 0


if __name__ == "__main__":
    sys.exit(main())
