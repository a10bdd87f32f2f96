"""Matches spread over a Dask cluster as its users start one: a scheduler and two workers, here on loopback."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path

import pytest

from core.bots.drive import Budget
from core.command.simulate import Plan, play_one
from core.command.spread import ROOT, spread
from core.game import Level
from core.games import find

HERE = "127.0.0.1"
PATIENCE = 60.0
MATCHES = Plan(find("terristories"), 3, 120, 5, (Level.EASY, Level.NORMAL), {}, Budget(1))
WORDS = (
    "simulate",
    "terristories",
    "--players",
    "2",
    "--matches",
    "24",
    "--seed",
    "3",
    "--bots",
    "normal",
    "--playouts",
    "1",
)


class Running:
    """A command that runs beside the test, in a folder of its own where nothing of ours is found."""

    def __init__(self, folder: Path, name: str, *words: str) -> None:
        self.told = folder / name
        with self.told.open("w") as told:
            command = [sys.executable, "-m", "dask", *words]
            self.process = subprocess.Popen(command, cwd=folder, stdout=told, stderr=subprocess.STDOUT)

    def says(self, pattern: str) -> str:
        """What it says sooner or later."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until and self.process.poll() is None:
            if found := re.search(pattern, self.told.read_text()):
                return found[1]
            time.sleep(0.05)
        raise AssertionError(self.told.read_text())

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()


@pytest.fixture
def scheduler(tmp_path: Path) -> Iterator[tuple[str, Callable[[], Running]]]:
    """Its address, and how another worker comes to it."""
    words = ("scheduler", "--host", HERE, "--port", "0", "--no-dashboard", "--no-show")
    started = [Running(tmp_path, "scheduler", *words)]
    address = started[0].says(r"Scheduler at: +(tcp://[\d.:]+)")

    def worker() -> Running:
        name = f"worker-{len(started)}"
        words = ("--host", HERE, "--nthreads", "1", "--no-nanny", "--no-dashboard", "--name", name)
        started.append(Running(tmp_path, name, "worker", address, *words, "--local-directory", str(tmp_path)))
        started[-1].says(r"(Registered to): +tcp")
        return started[-1]

    yield address, worker
    for running in started:
        with suppress(ProcessLookupError):
            running.kill()


def run(*words: str, root: Path = ROOT) -> dict:
    """What `python -m core` in a checkout says last, without what a clock says."""
    done = subprocess.run([sys.executable, "-m", "core", *words], cwd=root, capture_output=True, text=True, check=True)
    told = json.loads(done.stdout.splitlines()[-1])
    return {name: value for name, value in told.items() if name not in ("seconds", "moves_per_s")}


def test_a_worker_dies_in_the_middle_and_the_results_are_those_of_one(scheduler) -> None:
    address, worker = scheduler
    alone = [play_one(MATCHES, k) for k in range(MATCHES.matches)]
    dies, stays = worker(), worker()
    told = []
    with spread(dask=address) as workers:
        for played in workers.map(partial(play_one, MATCHES), range(MATCHES.matches), 4):
            told.append(played)
            if len(told) == 20:
                dies.kill()
    assert stays.process.poll() is None
    assert [(one.outcome, one.moves) for one in told] == [(one.outcome, one.moves) for one in alone]


def test_the_command_line_says_the_same_with_a_cluster_and_with_changed_cards_too(scheduler, tmp_path) -> None:
    """The workers have no code but what is sent to them, and no old one once there is newer."""
    address, worker = scheduler
    worker(), worker()
    changed = tmp_path / "changed"
    shutil.copytree(ROOT / "core", changed / "core", ignore=shutil.ignore_patterns("__pycache__"))
    cards = changed / "core/games/terristories/cards.json"
    cards.write_text(re.sub(r'"cost": (\d)', '"cost": 1', cards.read_text()))
    ours, theirs = run(*WORDS, "--workers", "1"), run(*WORDS, "--workers", "1", root=changed)
    assert ours != theirs
    assert run(*WORDS, "--dask", address) == ours
    assert run(*WORDS, "--dask", address, root=changed) == theirs
    assert run(*WORDS, "--dask", address) == ours
