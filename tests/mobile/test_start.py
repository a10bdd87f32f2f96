"""The first frame waits for nothing that home does not show."""

import json
import subprocess
import sys

from tests.mobile.window import ROOT, surroundings

LOADED = """
import json, sys
from mobile.tour import bench
bench._answer = lambda _: print(json.dumps(sorted(sys.modules)), flush=True)
bench.home()
"""
LATER = (
    "PIL",
    "kivymd.uix.",
    "core.games.",
    "core.session.room.host",
    "cryptography",
    "zeroconf",
    "pymunk",
    "mobile.boards.",
    "mobile.screens.match",
    "mobile.screens.setup",
    "mobile.screens.lobby",
)


def test_home_stands_before_games_and_sessions_are_loaded(display, tmp_path):
    ran = subprocess.run(
        [sys.executable, "-c", LOADED],
        cwd=ROOT,
        env=surroundings(display, tmp_path),
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert ran.returncode == 0, ran.stderr[-3000:]
    loaded = json.loads(ran.stdout.splitlines()[-1])
    assert "mobile.screens.home" in loaded
    assert [module for module in loaded if module.startswith(LATER)] == []
