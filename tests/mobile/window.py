"""Runs journeys through the app in a window: one process a file of tests, on a display of the tests' own.

A journey is a generator that gets a `Hand` and yields the seconds to wait before it goes on, as the tour does. It looks
like a test and runs in the process of the window: `journey` makes a test of it that asks that process to walk it.
"""

from __future__ import annotations

import importlib
import inspect
import json
import os
import select
import subprocess
import sys
import tempfile
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
PATIENCE = 200.0  # seconds a journey may take, on a machine that is busy with other things
DEAL = 7  # of every match in a journey, unless it says otherwise


def journey(walk: Callable[..., Any]) -> Callable[..., Any]:
    """A test that walks this in the window of its file."""

    def test(window: App, **given: Any) -> None:
        window.walk(f"{walk.__module__}:{walk.__name__}", given)

    own = list(inspect.signature(walk).parameters.values())[1:]
    first = inspect.Parameter("window", inspect.Parameter.POSITIONAL_OR_KEYWORD)
    test.__signature__ = inspect.Signature([first, *own])  # type: ignore[attr-defined]
    test.__name__, test.__doc__, test.__module__ = walk.__name__, walk.__doc__, walk.__module__
    test.walk = walk  # type: ignore[attr-defined]
    return test


class Display:
    """An X server that nobody sees, with a number that was free."""

    def __init__(self) -> None:
        reading, writing = os.pipe()
        self._server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1600x1600x24", "-nolisten", "tcp"],
            pass_fds=(writing,),
            stderr=subprocess.DEVNULL,
        )
        os.close(writing)
        with os.fdopen(reading) as told:
            if not select.select([told], [], [], 20.0)[0]:
                self.close()
                raise RuntimeError("Xvfb does not start")
            self.name = f":{told.readline().strip()}"

    def close(self) -> None:
        self._server.terminate()
        self._server.wait(20)


def surroundings(display: str, home: Path, density: float = 1.0) -> dict[str, str]:
    """The environment of an app under test."""
    return os.environ | {
        "DISPLAY": display,
        "PICHENETTE_HOME": str(home),
        "PICHENETTE_LOOPBACK": "1",
        "KIVY_HOME": str(home / "kivy"),
        "KIVY_METRICS_DENSITY": str(density),
        "KIVY_NO_ARGS": "1",
        "KIVY_NO_FILELOG": "1",
        "KIVY_LOG_MODE": "PYTHON",
        "SDL_AUDIODRIVER": "dummy",
        "LC_ALL": "en_GB.UTF-8",
    }


class Failed(AssertionError):
    """What went wrong in the process of the window."""


class App:
    """The app in a process of its own. One that died is started again for the next journey."""

    def __init__(
        self, display: str, home: Path, size: str = "360x780", pace: str = "real", longest: float = PATIENCE
    ) -> None:
        self._display, self._home, self._size, self._pace = display, home, size, pace
        self._longest = longest
        self._process: subprocess.Popen[str] | None = None

    def walk(self, name: str, given: dict[str, Any] | None = None) -> Any:
        """Let it walk a journey; answers what the journey answers."""
        process = self.start()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(json.dumps([name, given or {}]) + "\n")
        process.stdin.flush()
        ready, _, _ = select.select([process.stdout], [], [], self._longest)
        line = process.stdout.readline() if ready else ""
        if not line:
            self.kill()
            raise Failed("the app hangs" if not ready else f"the app has died:\n{self.said()}")
        answer = json.loads(line)
        if answer.get("error"):
            raise Failed(answer["error"])
        return answer.get("answer")

    def start(self) -> subprocess.Popen[str]:
        if self._process is None or self._process.poll() is not None:
            self.close()
            self._home.mkdir(parents=True, exist_ok=True)
            with (self._home / "said").open("w") as said:
                self._process = subprocess.Popen(
                    [sys.executable, "-m", "tests.mobile.window", self._size, self._pace],
                    cwd=ROOT,
                    env=surroundings(self._display, self._home),
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    stderr=said,
                    text=True,
                )
        return self._process

    def said(self) -> str:
        return (self._home / "said").read_text()[-4000:]

    def kill(self) -> None:
        """As the system does it: at once, without a word."""
        if self._process is not None:
            self._process.kill()
        self.close()

    def close(self) -> None:
        if self._process is not None:
            process, self._process = self._process, None
            try:
                process.communicate(timeout=20)
            except (subprocess.TimeoutExpired, BrokenPipeError):
                process.kill()
                process.communicate()


@pytest.fixture(scope="session")
def display():
    shown = Display()
    yield shown.name
    shown.close()


@pytest.fixture(scope="module")
def window(request, display, tmp_path_factory):
    """The window of a file of tests. SIZE there is its size; PACE = "real" lets time go on as outside (pace.py).

    PATIENCE is how long a journey may take there, in seconds.
    """
    size, pace = getattr(request.module, "SIZE", "360x780"), getattr(request.module, "PACE", "steady")
    longest = getattr(request.module, "PATIENCE", PATIENCE)
    app = App(display, tmp_path_factory.mktemp("window"), size, pace, longest)
    yield app
    app.close()


# The rest runs in the process of the window.


class Walker:
    """Reads what to walk, one a line; answers with a line when it is done."""

    def __init__(self, app: Any) -> None:
        self.app = app
        self.trouble: list[str] = []  # errors of the app outside of the journey's own steps
        self.answers = sys.stdout
        sys.stdout = sys.stderr  # whatever else is printed

    def listen(self, *_: object) -> None:
        from kivy.clock import Clock

        Clock.schedule_interval(self._look, 0.02)

    def _look(self, _: float) -> bool:
        if not select.select([sys.stdin], [], [], 0)[0]:
            return True
        line = sys.stdin.readline()
        if not line:
            self.app.stop()
            return False
        name, given = json.loads(line)
        self._begin(name, given)
        return False

    def _begin(self, name: str, given: dict[str, Any]) -> None:
        from kivy.clock import Clock

        from tests.mobile.hand import Hand

        try:
            hand = self._hand = Hand(self.app)
            if not given.pop("keep", False):
                self.trouble.clear()
                hand.home = Path(tempfile.mkdtemp(dir=Path(os.environ["KIVY_HOME"]).parent))
                hand.restart()
            module, _, function = name.partition(":")
            found = getattr(importlib.import_module(module), function)
            self._steps = getattr(found, "walk", found)(hand, **given)
        except BaseException:
            self._answer({"error": traceback.format_exc()})
        else:
            Clock.schedule_once(self._go, 0.15)  # what was built has its place then

    def _go(self, _: float) -> None:
        from kivy.clock import Clock

        if self._hand.curtained:
            Clock.schedule_once(self._go, 0.2)
            return
        try:
            wait = next(self._steps)
        except StopIteration as done:
            self._answer({"error": "\n".join(self.trouble), "answer": done.value})
        except BaseException:
            self._answer({"error": "\n".join([*self.trouble, traceback.format_exc(), self._seen()])})
        else:
            Clock.schedule_once(self._go, wait)

    def _seen(self) -> str:
        """A picture of what went wrong, for whoever looks into it."""
        from kivy.core.window import Window

        return f"Seen: {Window.screenshot(str(Path(os.environ['KIVY_HOME']).parent / 'failed.png'))}"

    def _answer(self, answer: dict[str, Any]) -> None:
        self.answers.write(json.dumps(answer) + "\n")
        self.answers.flush()
        self.listen()


def main(size: str, pace: str) -> None:
    from kivy.config import Config

    width, _, height = size.partition("x")
    for section, name, value in (
        ("graphics", "width", width),
        ("graphics", "height", height),
        ("graphics", "multisamples", "0"),
        ("graphics", "position", "custom"),
        ("graphics", "left", "0"),
        ("graphics", "top", "0"),
        ("input", "mouse", "mouse,disable_multitouch"),
    ):
        Config.set(section, name, value)
    from kivy.base import ExceptionHandler, ExceptionManager
    from kivy.clock import Clock

    from mobile.app import PichenetteApp
    from mobile.tour.pace import steady

    if pace == "steady":
        steady(Clock)

    app = PichenetteApp("en")
    walker = Walker(app)

    class Noted(ExceptionHandler):
        def handle_exception(self, inst: BaseException) -> int:
            if isinstance(inst, KeyboardInterrupt | SystemExit):
                return int(ExceptionManager.RAISE)
            walker.trouble.append("".join(traceback.format_exception(inst)))
            return int(ExceptionManager.PASS)

    ExceptionManager.add_handler(Noted())
    app.bind(on_start=walker.listen)
    app.run()


if __name__ == "__main__":
    main(*sys.argv[1:])
