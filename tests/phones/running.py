"""The package run: by the Python that is packed, without assertions and docstrings, with only what a phone has."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
from pathlib import Path

from tests.phones.files import ABSENT
from tests.phones.ground import OUT, ROOT, WORK, hold

STARTED = Path(__file__).with_name("started.py")
# What a phone's package holds beside the app; python-for-android adds those of the second line by itself.
SITE = (
    "kivy kivymd asynckivy asyncgui materialyoucolor plyer filetype msgspec pymunk cffi _cffi_backend spake2 hkdf "
    "segno zeroconf ifaddr certifi chardet idna requests urllib3 six setuptools"
)


def started(python: str) -> str:
    """It starts and draws, from the archive alone."""
    told = _run(python, "start", WORK / "start.log", 300)
    hold("drawn" in told, f"it did not start: {told[-600:]}")
    return told.splitlines()[-1]


def toured(python: str) -> str:
    """The whole walk through the app, from the archive; the walk itself comes from outside."""
    outside, pictures = WORK / "outside", WORK / "pictures"
    for folder in (outside, pictures):
        shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(ROOT / "mobile" / "tour", outside / "tour", ignore=shutil.ignore_patterns("__pycache__"))
    told = _run(python, "tour", WORK / "tour.log", 1800, OUTSIDE=str(outside), PICTURES=str(pictures))
    taken = len(list(pictures.glob("*.png")))
    hold("walked" in told and taken, f"the tour stopped after {taken} pictures: {told[-1200:]}")
    return f"{taken} pictures"


def _run(python: str, what: str, log: Path, patience: float, **more: str) -> str:
    """In a home of its own, on a screen that nobody sees."""
    home = WORK / f"home-{what}"
    shutil.rmtree(home, ignore_errors=True)
    home.mkdir(parents=True)
    passed = {name: os.environ[name] for name in ("PATH", "LANG", "TMPDIR") if name in os.environ}
    surroundings = {
        **passed,
        **more,
        "HOME": str(home),
        "PICHENETTE_HOME": str(home),
        "PICHENETTE_LOOPBACK": "1",
        "SDL_AUDIODRIVER": "dummy",
        "KIVY_METRICS_DENSITY": "1.0",
        "LIBGL_ALWAYS_SOFTWARE": "1",
        "PHONE_SITE": SITE,
        "PHONE_ABSENT": " ".join(sorted(ABSENT)),
    }
    command = ["xvfb-run", "-a", "-s", "-screen 0 1280x1280x24", python, "-OO", "-B", str(STARTED), str(OUT), what]
    with log.open("w") as file:
        run = subprocess.Popen(command, env=surroundings, stdout=file, stderr=subprocess.STDOUT, start_new_session=True)
        try:
            code: int | str = run.wait(patience)
        except subprocess.TimeoutExpired:
            os.killpg(run.pid, signal.SIGKILL)
            code = f"nothing, for {patience:.0f} s"
    told = log.read_text("utf-8")
    hold(code == 0, f"it stopped by {code}: {told[-1500:]}")
    hold("Traceback" not in told, f"an error was told: {told[-1500:]}")
    return told
