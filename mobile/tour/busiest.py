"""The busiest board of each game, measured: four at the table in the midst of a match, three of them strong bots.

A game's walk sits down there (`in_the_midst`), the same each time. Where something else is to be carried than there,
it says where (`to_carry`); and how something is aimed, where one aims (`aiming`), or follows what rolls (`aimed`).
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from importlib import import_module
from types import ModuleType

from mobile import games
from mobile.hotseat import Phase
from mobile.screens.match import MatchScreen
from mobile.tour.fingers import Finger, Fingers, Steps
from mobile.tour.stopwatch import FRAME, LONGEST, Stopwatch, measured, thought

Results = dict[str, dict[str, float]]
Walk = Generator[float, None, Results]
Spot = tuple[float, float]

STEPS = 90  # frames of a drag
SHOWN = 3  # times: of one time's frames, chance says which are the five longest of a hundred
THOUGHTS = 4  # of three bots each


def rested(hand: Fingers) -> Iterator[float]:
    """Until nothing waits for a lull any more."""
    while not hand.rested:
        yield 0.1


def measure(hand: Fingers, watch: Stopwatch) -> Walk:
    """Every game's, one after the other."""
    found: Results = {}
    watch.set_thought_apart()
    yield 0.5
    yield from rested(hand)  # what waits for a lull is measured with the openings
    for name in games.names():
        walk = import_module(f"mobile.tour.walks.{name}")
        hand.app.change(speed=1.0)
        for part in (_carried, _still, _aimed, _animated, _thinking, _pondering):
            for what, result in (yield from part(hand, watch, walk)).items():
                found[f"{name} {what}"] = result
        hand.app.go_home()
        yield 0.5
    return found


def _sat(hand: Fingers, sit: Callable[[Fingers], Steps]) -> Iterator[float]:
    """Sat down anew, and everything is at rest."""
    hand.app.go_home()  # else the bots of the match before would think on
    yield 0.3
    yield from sit(hand)
    yield from hand.settled(60.0)
    yield 0.5


def _dragged(hand: Fingers, watch: Stopwatch, here: Spot, there: Spot) -> Walk:
    """To and fro between two places, and let go where nothing is."""
    finger = Finger(*here)
    watch.begin()
    finger.down()
    yield 0.3
    for step in range(STEPS):
        part = abs(step % 30 - 15) / 15
        finger.move_to(here[0] + (there[0] - here[0]) * part, here[1] + (there[1] - here[1]) * part + step)
        yield 0
    finger.move_to(0, 0)
    yield 0.15  # so that nothing is flicked
    finger.up()
    yield 0.1
    result = measured(watch.end(), FRAME, LONGEST)
    yield 0.4
    if hand.match.board.busy:
        hand.match.board.cancel()
    return {"drag": result}


def _carried(hand: Fingers, watch: Stopwatch, walk: ModuleType) -> Walk:
    yield from _sat(hand, getattr(walk, "to_carry", walk.in_the_midst))
    return (yield from _dragged(hand, watch, *walk.carried(hand)))


def _still(hand: Fingers, watch: Stopwatch, walk: ModuleType) -> Walk:
    """Nothing is drawn where nothing moves."""
    yield from _sat(hand, walk.in_the_midst)
    yield 0.5
    watch.drawn = 0
    yield 1.0
    return {"still": {"frames_drawn": watch.drawn, "bound": 0}}


def _aimed(hand: Fingers, watch: Stopwatch, walk: ModuleType) -> Walk:
    """An aim is turned; and one goes near, aims, and follows what rolls."""
    found: Results = {}
    if hasattr(walk, "aiming"):
        here, there = yield from walk.aiming(hand)
        found["aiming"] = (yield from _dragged(hand, watch, here, there))["drag"]
        yield from _sat(hand, walk.in_the_midst)
    if hasattr(walk, "aimed"):
        watch.begin()
        yield from walk.aimed(hand)
        found["aimed"] = measured(watch.end(), FRAME, LONGEST)
    return found


def _animated(hand: Fingers, watch: Stopwatch, walk: ModuleType) -> Walk:
    """The same move is made some times, and shown slowly."""
    values: list[float] = []
    for _ in range(SHOWN):
        hand.app.change(speed=1.0)
        yield from _sat(hand, walk.in_the_midst)
        hand.app.change(speed=0.25)
        board = hand.match.board
        watch.begin()
        yield from walk.go_on(hand)
        for _ in range(30):  # until it begins
            if board.moving:
                break
            yield 0
        for _ in range(600):
            if not board.moving:
                break
            yield 0
        values += watch.end()
    hand.app.change(speed=0.0)
    return {"animation": measured(values, FRAME, LONGEST)}


def _asked(hand: Fingers, walk: ModuleType) -> Iterator[float]:
    """A person is asked; where the match is over it is begun anew in its midst."""
    yield from hand.settled(60.0)
    if not isinstance(hand.app.screen, MatchScreen) or hand.match.hotseat.phase is Phase.OVER:
        yield from _sat(hand, walk.in_the_midst)


def _thinking(hand: Fingers, watch: Stopwatch, walk: ModuleType) -> Walk:
    """Some thoughts of strong bots, who are asked after a person's move."""
    values: list[float] = []
    beside: list[float] = []
    thoughts = 0
    while thoughts < THOUGHTS:
        yield from _asked(hand, walk)
        yield from rested(hand)  # what is looked for in a lull is no part of a thought
        hotseat = hand.match.hotseat
        watch.begin()
        yield from walk.go_on(hand)
        thoughts += hotseat.thinking
        while hotseat.thinking:
            yield 0.01
        values += watch.end()
        beside += watch.beside
    return {"thinking": thought(values, beside)}


def _ponders(hand: Fingers) -> bool:
    """Is a bot thinking ahead?"""
    return hand.match.pondering.on


def _pondering(hand: Fingers, watch: Stopwatch, walk: ModuleType) -> Walk:
    """A bot thinks ahead, where one does; nothing is drawn meanwhile."""
    yield from _sat(hand, walk.in_the_midst)
    for _ in range(60):
        if _ponders(hand) or not hand.match.hotseat.ponders:
            break
        yield 0.05
    if not _ponders(hand):
        return {}
    watch.begin()
    watch.drawn = 0
    while _ponders(hand):
        yield 0.01
    return {
        "pondering": thought(watch.end(), watch.beside),
        "pondering still": {"frames_drawn": watch.drawn, "bound": 0},
    }
