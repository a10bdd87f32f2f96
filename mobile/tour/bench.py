"""How fast the app is, measured by itself: Python's time a frame, stillness, and its start against a peer's.

python -m mobile.tour.bench prints a line for each measurement and at last all of them as one JSON object; it fails
where one is beyond its bound, or worse by a quarter than docs/measured.md holds (WRITE=1 writes that anew); what does
not stand there yet is named. Without a display it runs on a virtual one. The peer is the smallest KivyMD app there is,
started in the same way, in turns. All is time of the processor, so what else the machine does hardly matters;
where a frame is beyond its bound all are measured twice more, and the middle of the three counts.
"""

from __future__ import annotations

import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Generator, Iterator
from typing import TYPE_CHECKING, Any

from mobile.tour import held, memory, packed
from mobile.tour.stopwatch import Stopwatch, beyond, measured, middle

if TYPE_CHECKING:
    from mobile.settings import Table
    from mobile.tour.fingers import Fingers

PIECE = 0.06  # seconds a frame may take that nobody waits for: the first ones at home, before a match, after it is left
START = 1.25  # times the start of the peer
ROUNDS = 7
SIZE = (360, 780)  # dp


# In the measured process


def _configure() -> None:
    from kivy.config import Config

    density = float(os.environ["KIVY_METRICS_DENSITY"])
    Config.set("graphics", "width", str(round(SIZE[0] * density)))
    Config.set("graphics", "height", str(round(SIZE[1] * density)))
    Config.set("graphics", "multisamples", "0")


def _answer(answer: object) -> None:
    print(json.dumps(answer), flush=True)


def _first_frame() -> None:
    """Tell when a frame is on screen and the next one takes input."""
    from kivy.app import App
    from kivy.clock import Clock
    from kivy.core.window import Window

    def drawn(*_: object) -> None:
        Window.unbind(on_flip=drawn)
        Clock.schedule_once(tell, 0)

    def tell(_: float) -> None:
        _answer({"seconds": time.process_time()})
        app = App.get_running_app()
        assert app is not None
        app.stop()

    Window.bind(on_flip=drawn)


def hello() -> None:
    """The peer: a KivyMD app with one button."""
    _configure()
    from kivymd.app import MDApp
    from kivymd.uix.button import MDButton, MDButtonText
    from kivymd.uix.screen import MDScreen

    class Hello(MDApp):
        def build(self) -> MDScreen:
            return MDScreen(MDButton(MDButtonText(text="Hello"), pos_hint={"center_x": 0.5, "center_y": 0.5}))

        def on_start(self) -> None:
            _first_frame()

    Hello().run()


def home() -> None:
    """Our app until it can be used, started as `python -m mobile` does."""
    from mobile.start import swift

    swift()
    _configure()
    from mobile.app import PichenetteApp

    app = PichenetteApp("en")
    app.bind(on_start=lambda *_: _first_frame())
    app.run()


def frames() -> None:
    """A drag, animations, strong bots' thoughts, and a board at rest."""
    _measure(_busiest)


def _busiest(hand: Fingers, watch: Stopwatch) -> Walk:
    from mobile.tour.busiest import measure  # not before the window is as large as it shall be

    return measure(hand, watch)


def openings() -> None:
    """What must be loaded: after the first frame at home, and before a match stands."""
    _measure(_visits)


def visits() -> None:
    """Everything there is, for the memory it takes."""
    _measure(lambda hand, _: memory.visits(hand))


def fifty() -> None:
    """One match after the other, for the memory that stays."""
    _measure(lambda hand, _: memory.fifty(hand))


def plain() -> None:
    """The peer in memory: Kivy with one word."""
    _configure()
    memory.plain(_answer)


Walk = Generator[float, None, dict[str, Any]]


def _measure(walk: Callable[[Fingers, Stopwatch], Walk]) -> None:
    """Walk through the app with fingers, started as ever."""
    from mobile.start import swift

    swift()
    _configure()
    from kivy.clock import Clock

    from mobile.app import PichenetteApp

    app = PichenetteApp("en")

    def begin(*_: object) -> None:
        from mobile.settings import ASKED
        from mobile.tour.fingers import Fingers

        app.settings.placed, app.evenings = ASKED, False
        hand = Fingers(app)
        steps = walk(hand, Stopwatch())

        def go(_: float) -> None:
            try:
                Clock.schedule_once(go, 0.1 if hand.curtained else next(steps))
            except StopIteration as done:
                _answer(done.value)
                app.stop()
            except Exception:  # without an answer it has failed: nobody waits until it is late
                app.stop()
                raise

        go(0)

    app.bind(on_start=begin)
    app.run()


def _table() -> Table:
    from core.game import Level
    from core.log import Seated
    from mobile.settings import Table

    return Table((Seated("Ana", None, 0), Seated("Bo", Level.HARD, 1)), {}, 0)


def _touched() -> Iterator[float]:
    """As before everything that a person opens: a finger was down a moment ago, and what waits for a lull waits."""
    from mobile.tour.fingers import Finger

    finger = Finger(1, 1)
    finger.down()
    yield 0.15
    finger.up()


def _visits(hand: Fingers, watch: Stopwatch) -> Walk:
    from mobile import games

    app, found = hand.app, {}
    while not watch.drawn:
        yield 0
    watch.begin()
    yield 2.0
    found["home"] = measured(watch.end(), PIECE, PIECE)
    for name in games.names():
        watch.begin()
        yield from _touched()
        app.set_up(name)
        yield 1.0
        yield from _touched()
        app.begin(name, _table())
        yield 0
        yield from hand.settled()
        yield 0.5
        found[f"{name} opened"] = measured(watch.end(), PIECE, PIECE)
        watch.begin()
        app.go_home()
        yield 1.5
        found[f"{name} left"] = measured(watch.end(), PIECE, PIECE)
        watch.begin()
        yield from _touched()
        app.resume(app.kept()[0])
        yield 0
        yield from hand.settled()
        yield 0.5
        found[f"{name} resumed"] = measured(watch.end(), PIECE, PIECE)
        app.go_home()
        yield 1.5
    return found


# In the process that measures


def _run(what: str, folder: str, density: int = 1, **more: str) -> dict[str, Any]:
    """Start it in these surroundings and `more`; answers what it answered."""
    surroundings = os.environ | {
        "PICHENETTE_HOME": folder,
        "KIVY_HOME": os.path.join(folder, "kivy"),  # noqa: PTH118 (a value for the environment)
        "KIVY_METRICS_DENSITY": str(density),
        "KIVY_NO_ARGS": "1",
        "KIVY_NO_FILELOG": "1",
        "KIVY_LOG_MODE": "PYTHON",
        "SDL_AUDIODRIVER": "dummy",
        "PYTHONPYCACHEPREFIX": os.path.join(folder, "code"),  # noqa: PTH118
        **more,
    }
    surroundings.pop("PYTHONDONTWRITEBYTECODE", None)  # on a phone it is compiled already
    ran = subprocess.run(
        [sys.executable, "-m", "mobile.tour.bench", what], env=surroundings, capture_output=True, text=True, timeout=900
    )
    if ran.returncode or not ran.stdout.strip():
        raise RuntimeError(f"{what} does not run:\n{ran.stderr[-3000:]}")
    answer: dict[str, Any] = json.loads(ran.stdout.splitlines()[-1])
    return answer


def _frames(what: str, folder: str, density: int = 1) -> dict[str, dict[str, float]]:
    """Frames of a run; where one is beyond its bound of three, and the middle of them counts.

    What the machine does besides strikes a frame here and there and is charged to it. What is ours comes again.
    """
    runs = [_run(what, folder, density)]
    if beyond(runs[0]):
        runs += [_run(what, folder, density) for _ in range(2)]
    return middle(runs)


def start(folder: str) -> dict[str, Any]:
    """Seconds of the processor until the first frame that takes input; the peer's in turns with ours."""
    taken: dict[str, list[float]] = {"--hello": [], "--home": []}
    for _ in range(ROUNDS + 1):  # the first fills the caches of files and does not count
        for what, times in taken.items():
            times.append(_run(what, folder)["seconds"])
    ours, peers = (statistics.median(taken[what][1:]) for what in ("--home", "--hello"))
    return {"seconds": round(ours, 3), "peer": round(peers, 3), "ratio": round(ours / peers, 3), "bound": START}


def _results(folder: str) -> Iterator[memory.Measured]:
    """Each as soon as it is known."""
    yield "package", packed.measured()
    yield "start", start(folder)
    yield from _frames("--frames", folder).items()
    for density in (1, 3):
        for name, found in _frames("--openings", folder, density).items():
            yield f"{name} at density {density}", found
    yield from memory.measure(lambda what, density: _run(what, folder, density, **memory.DRAWN))


def main() -> int:
    if not os.environ.get("DISPLAY") and sys.platform == "linux":
        if shutil.which("xvfb-run") is None:
            print("There is no display and no xvfb-run to make one.", file=sys.stderr)
            return 1
        screen = ["xvfb-run", "-a", "-s", "-screen 0 1100x2400x24"]
        return subprocess.run([*screen, sys.executable, "-m", "mobile.tour.bench"]).returncode
    results: dict[str, dict[str, float]] = {}
    with tempfile.TemporaryDirectory() as folder:
        for name, result in _results(folder):
            results[name] = result
            print(f"{name}: " + ", ".join(f"{what} {value:g}" for what, value in result.items()), flush=True)
    now = held.figures(results)
    print("in thousandths of the peer's start, and megabytes: " + json.dumps(now))
    page = held.PAGE.read_text("utf-8")
    if os.environ.get("WRITE"):
        held.PAGE.write_text(held.written(page, now), "utf-8")
    before = held.held(held.PAGE.read_text("utf-8"))
    print(*held.unheld(now, before), sep="\n")
    wrong = [*beyond(results), *held.worse(now, before)]
    print(*wrong, sep="\n", file=sys.stderr)
    print(json.dumps(results))
    return 1 if wrong else 0


PARTS = {
    "--hello": hello,
    "--home": home,
    "--frames": frames,
    "--openings": openings,
    "--visits": visits,
    "--fifty": fifty,
    "--plain": plain,
}

if __name__ == "__main__":
    if len(sys.argv) > 1:
        PARTS[sys.argv[1]]()
    else:
        sys.exit(main())
