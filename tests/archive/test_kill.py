"""Killed without warning at any moment, a match is resumed and nothing that was shown is lost."""

from __future__ import annotations

import random
import subprocess
import sys
import time

import pytest

from core.archive import Archive
from core.log import digest
from tests.contract.games import find, wander

KILLS = 12


@pytest.mark.parametrize("seed", range(KILLS))
def test_nothing_shown_is_lost_by_a_kill(seed, tmp_path):
    path = tmp_path / "matches.sqlite"
    shown = tmp_path / "shown"
    with shown.open("w") as out:
        process = subprocess.Popen([sys.executable, "-m", "tests.archive.saving", str(path), str(seed)], stdout=out)
        while not shown.read_text():
            assert process.poll() is None
            time.sleep(0.01)
        time.sleep(random.Random(seed).random() * 0.5)
        process.kill()
        process.wait()
    told = {}
    for line in shown.read_text().split("\n")[:-1]:
        match, n, stood = line.split()
        told.setdefault(int(match), {})[int(n)] = stood
    archive = Archive(path)
    assert archive.notices == []
    assert len(archive.kept()) in (len(told), len(told) + 1)
    for kept in archive.kept()[:50]:
        resumed = archive.resume(find(kept.game), kept.id)
        for n, stood in told.get(kept.id, {}).items():
            assert digest(resumed.entries[n].state).hex() == stood
        assert resumed.n - max(told.get(kept.id, {-1: ""})) in (0, 1), "at most what was written and not yet shown"
    last = archive.kept()[0]
    wander(archive.resume(find(last.game), last.id), random.Random(1))
    assert archive.kept()[0].outcome is not None
