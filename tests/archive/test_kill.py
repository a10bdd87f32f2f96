"""Killed without warning at any moment, a match is resumed and nothing that was shown is lost."""

from __future__ import annotations

import random
import subprocess
import sys
import time

import pytest

from core.archive import Archive
from core.packing import digest, pack
from tests.contract.games import find, wander

KILLS = [*range(8), *(pytest.param(seed, marks=pytest.mark.soak) for seed in range(8, 200))]


@pytest.mark.parametrize("seed", KILLS)
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
            assert digest(pack(resumed.entries[n].state)).hex() == stood
        assert resumed.n - max(told.get(kept.id, {-1: ""})) in (0, 1), "at most what was written and not yet shown"
    last = archive.kept()[0]
    wander(archive.resume(find(last.game), last.id), random.Random(1))
    assert archive.kept()[0].outcome is not None


UNDER_A_LIMIT = """
import random, resource, sys
from pathlib import Path
from core.archive import Archive
from core.packing import pack
from core.log import Seated
from core.match import Match
from core.table import LocalTable
from tests.contract.games import find

game, path = find("rehearsal"), Path(sys.argv[1])
archive = Archive(path)
match = Match.begin(game, [Seated(), Seated()], 1, first=0, journal=archive.journal(1))
for text in ("bid 1", "bid 1", "flick 90 900", "answer 0"):
    match.play(match.asked[0], game.read(text))
wal = path.with_name(path.name + "-wal")
resource.setrlimit(resource.RLIMIT_FSIZE, (wal.stat().st_size + 30_000, resource.RLIM_INFINITY))
table, refusals = LocalTable(match), []
for k in range(60):
    n, state = match.n, pack(match.state_copy())
    refusal = table.offer(0, game.read(f"stake {1 + k % 2}"), match.n)
    if refusal is not None:
        assert (match.n, pack(match.state_copy())) == (n, state)
        refusals.append(refusal.reason)
resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
stake = 3 - match.view(0).stakes[0]
assert table.offer(0, game.read(f"stake {stake}"), match.n) is None
archive.close()
archive = Archive(path)
assert archive.notices == []
assert archive.resume(game, 1).records() == match.records()
print(len(refusals), set(refusals), match.n)
"""


def test_when_the_system_itself_refuses_to_write_nothing_is_torn(tmp_path):
    """The limit on a file's size stands for a full disk: the error comes from the system, in the middle of a write."""
    command = [sys.executable, "-c", UNDER_A_LIMIT, str(tmp_path / "matches.sqlite")]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    refused, _, n = done.stdout.replace("{", "").split(" ", 2)
    assert int(refused) > 10
    assert "table." in done.stdout
    assert int(n.rsplit(" ", 1)[-1]) > 5
