"""How much memory the app takes after everything was visited, less what plain Kivy takes: a part of the bench.

Where there is no graphics card, a program does its work, and what the card would hold counts too. From run to run it
differs by a few megabytes at most, and it hardly asks how fast the machine is: one run of each is enough, several at a
time.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from random import Random
from statistics import median
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mobile.tour.fingers import Fingers

BOUND = 110  # megabytes above plain Kivy
DENSITIES = (1, 2, 3)
PEERS = 3  # runs of a peer
AT_ONCE = 2  # runs: they wait more than they work
# Where the processor draws, each frame at once: else what draws keeps the pictures of some frame long gone, up to 17 MB
# by chance, ours and the peer's, as no graphics card would.
DRAWN = {"LP_NUM_THREADS": "0"}
MOVES = 12  # of each match
MATCHES = 50  # short ones, after which no more may be held than after the first of them
GROWN = 8  # megabytes that the C library may keep of them for later


def resident() -> float:
    """Megabytes of this process that are in memory."""
    told = Path("/proc/self/status").read_text("ascii")
    return int(told.partition("VmRSS:")[2].split()[0]) / 1000


def plain(answer: Callable[[object], None]) -> None:
    """The peer: one word in a window."""
    from kivy.app import App
    from kivy.clock import Clock
    from kivy.uix.label import Label

    class Plain(App):
        def build(self) -> Label:
            return Label(text="Hello")

        def on_start(self) -> None:
            Clock.schedule_once(self._tell, 1.0)

        def _tell(self, _: float) -> None:
            answer({"megabytes": resident()})
            self.stop()

    Plain().run()


def visits(hand: Fingers) -> Generator[float, None, dict[str, float]]:
    """Every game, its rules and some moves of a match, then all other screens, and home again."""
    from mobile import games

    app, found = hand.app, {}
    yield 1.0
    found["home"] = resident()
    app.change(speed=0.0, name="Ana")
    for name in games.names():
        app.set_up(name)
        yield 0.5
        yield from _read(hand, name)
        yield from _played(hand, name)
        found[name] = resident()
        yield from _read(hand, name)
        app.go_home()
        yield from _rested(hand)
    for show in (app.show_settings, app.show_matches, app.flow.join, app.go_home):
        show()
        yield from _rested(hand)
    return found | {"megabytes": resident()}


def fifty(hand: Fingers) -> Generator[float, None, dict[str, float]]:
    """So many short matches, the games in turns; what is held after two turns of all, and at the end."""
    from mobile import games

    yield 1.0
    hand.app.change(speed=0.0, name="Ana")
    names, held = games.names(), list[float]()
    for turn in range(2 + MATCHES // len(names)):
        for name in names:
            yield from _played(hand, name)
            hand.app.go_home()
            yield from _rested(hand)
        held.append(resident())
        print(f"after {(turn + 1) * len(names)} matches: {held[-1]:.1f}", file=sys.stderr, flush=True)
    first, last = held[2:5], held[-3:]
    return {"first": median(first), "last": median(last), "grown_mb": median(last) - median(first), "bound": GROWN}


def _played(hand: Fingers, name: str) -> Iterator[float]:
    """Some moves of a match. Nothing here holds on to it afterwards: it would stay in memory for that alone."""
    from core.log import Seated
    from mobile.hotseat import Phase
    from mobile.settings import Table

    hand.app.begin(name, Table((Seated("Ana", None, 0), Seated("Bo", None, 1)), {}, 0))
    yield 0.5
    hotseat, rng = hand.match.hotseat, Random(1)
    for _ in range(MOVES):
        yield 0.3
        yield from hand.open_cover()
        if hotseat.phase is Phase.PLAY and hotseat.holder is not None:
            hotseat.offer(hotseat.match.sample(hotseat.holder, rng))


def _rested(hand: Fingers) -> Iterator[float]:
    """A moment's look at a screen, in which what is no longer needed goes."""
    yield 1.0
    while not hand.rested:
        yield 0.1
    yield 0.3


def _read(hand: Fingers, name: str) -> Iterator[float]:
    """The rules from the top to the bottom, and back to where one was."""
    from kivy.uix.scrollview import ScrollView

    hand.app.show_rules(name)
    yield 0.2
    for step in range(11):
        hand.all(ScrollView)[0].scroll_y = 1 - step / 10
        yield 0.05
    hand.app.back()
    yield 0.3


Measured = tuple[str, dict[str, float]]


def measure(run: Callable[[str, int], dict[str, float]]) -> Iterator[Measured]:
    """A line a density, as soon as it is known.

    Peers run alone and a few times: beside others up to 20 megabytes less of their code are there, and ours has it all.
    """
    yield f"held over {MATCHES} matches", run("--fifty", 1)
    peers = {density: max(run("--plain", density)["megabytes"] for _ in range(PEERS)) for density in DENSITIES}
    with ThreadPoolExecutor(AT_ONCE) as pool:
        for density, found in zip(DENSITIES, pool.map(partial(run, "--visits"), DENSITIES), strict=True):
            ours, peer = found["megabytes"], peers[density]
            more = {"ours": ours, "peer": peer, "more_mb": ours - peer, "bound": BOUND}
            yield f"memory at density {density}", more
