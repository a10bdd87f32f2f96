"""A newcomer's first minute: the app opens for an account that has no folder yet, and for one that can have none."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.mobile.window import Display

ROOT = Path(__file__).parents[2]
LONGEST = 60.0  # seconds until it has opened
PLACES = ("PICHENETTE_HOME", "KIVY_HOME", "XDG_CONFIG_HOME", "DISPLAY", "WAYLAND_DISPLAY")


@pytest.fixture(scope="module")
def display() -> Iterator[str]:
    shown = Display()
    yield shown.name
    shown.close()


@contextlib.contextmanager
def started(command: list[str], said: Path, cwd: Path = ROOT, **changes: str) -> Iterator[subprocess.Popen[bytes]]:
    """A process group of its own, which is gone afterwards."""
    clean = {name: value for name, value in os.environ.items() if name not in PLACES}
    quiet = {"PICHENETTE_LOOPBACK": "1", "SDL_AUDIODRIVER": "dummy", "RUN": sys.executable}
    with said.open("wb") as told:
        process = subprocess.Popen(
            command, cwd=cwd, env=clean | quiet | changes, stdout=told, stderr=told, start_new_session=True
        )
    try:
        yield process
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGTERM)
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()


def comes(what: Callable[[], bool], process: subprocess.Popen[bytes], said: Path) -> None:
    """Wait until it is so, as long as the process lives."""
    end = time.monotonic() + LONGEST
    while not what():
        assert process.poll() is None, f"it has ended:\n{said.read_text()}"
        assert time.monotonic() < end, f"it does not come:\n{said.read_text()}"
        time.sleep(0.05)
    assert "Traceback" not in said.read_text()


def test_the_app_opens_for_an_account_with_an_empty_home(display: str, tmp_path: Path) -> None:
    home, said = tmp_path / "home", tmp_path / "said"
    home.mkdir()
    with started(["sh", "setup/play.sh"], said, HOME=str(home), DISPLAY=display) as process:
        comes(lambda: any(home.glob(".config/*/matches.sqlite")), process, said)


def test_the_tour_is_taken_for_an_account_with_an_empty_home(display: str, tmp_path: Path) -> None:
    home, said, pictures = tmp_path / "home", tmp_path / "said", tmp_path / "pictures"
    home.mkdir()
    command = [sys.executable, "-m", "mobile", "--tour", str(pictures), "--size", "360x640", "--density", "1"]
    with started(command, said, HOME=str(home), DISPLAY=display) as process:
        comes(lambda: any(pictures.glob("*.png")), process, said)


def test_a_home_that_takes_no_files_is_said_and_the_app_opens(display: str, tmp_path: Path) -> None:
    home, said = tmp_path / "a file", tmp_path / "said"
    home.write_text("no folder")
    passing = tmp_path / "passing"
    passing.mkdir()
    changes = {"HOME": str(home), "DISPLAY": display, "TMPDIR": str(passing)}
    with started(["sh", "setup/play.sh"], said, **changes) as process:
        comes(lambda: any(passing.glob("*/matches.sqlite")), process, said)
    assert "takes no files" in said.read_text()
