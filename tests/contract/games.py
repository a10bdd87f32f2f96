"""The games all shared tests run over, and a way to wander through their matches."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import pytest

from core import games
from core.game import Level, Options
from core.log import Seated
from core.match import Match
from core.packing import pack
from tests.rehearsal import Rehearsal

AnyMatch = Match[Any, Any, Any, Any, Any]
AnyGame = games.AnyGame

ALL: list[AnyGame] = [Rehearsal(), *map(games.find, games.names())]
TABLES = [(game, players) for game in ALL for players in game.seats]

LONGEST = 10_000  # entries; a match that goes on for so long hangs
SHORT = 250  # entries; a match that ends by then is followed to its end wherever tests look at whole matches
SECONDS = 2.0  # of the processor that a shared test may take over one game; more finds more (tests/soak.py)

every_game = pytest.mark.parametrize("game", ALL, ids=[game.name for game in ALL])
every_table = pytest.mark.parametrize(("game", "players"), TABLES, ids=[f"{g.name}-{p}" for g, p in TABLES])


def find(name: str) -> AnyGame:
    return {game.name: game for game in ALL}[name]


def sound(game: AnyGame) -> Callable[[Any], None]:
    """The game's own check that a position can be: tests/rules/sound_<game>.py, where there is one."""
    name = f"tests.rules.sound_{game.name}"
    check: Callable[[Any], None] = import_module(name).check if find_spec(name) else lambda state: None
    return check


@cache
def counted(game: AnyGame) -> bool:
    """Can the moves be counted that are there at the beginning, and random ones to the end of a match?

    Not where a whole board is open to them, and not where they go on and on.
    """
    rng = random.Random(1)
    match = begin(game, game.seats[0], rng)
    if match.moves(match.asked[0]) is None:
        return False
    for _ in range(SHORT):
        if match.asked:
            step(match, rng)
    return not match.asked


def rounds(test: str, game: AnyGame, *given: object, least: int = 4, most: int = 1000) -> Iterator[random.Random]:
    """Chance for one random match after the other, as many as the seconds of a shared test allow.

    The k-th is the same on any machine, and `least` of them there always are: a test that counts what it met counts on
    those alone. A test that is given a number of players has its part of the game's seconds.
    """
    seconds = SECONDS / (len(game.seats) if given else 1)
    begun = time.thread_time()
    for k in range(most):
        if k >= least and time.thread_time() - begun > seconds:
            return
        yield random.Random(" ".join(map(str, (test, game.name, *given, k))))


def followed(game: AnyGame) -> int:
    """How many entries of a match are looked at where its end is none of the question."""
    return LONGEST if counted(game) else 60


def random_options(game: AnyGame, rng: random.Random) -> Options:
    return {option.name: rng.choice(option.choices) for option in game.options}


def begin(game: AnyGame, players: int, rng: random.Random, bots: bool = False) -> AnyMatch:
    level = Level.EASY if bots else None
    seats = [Seated(f"seat {s}", level if s else None) for s in range(players)]
    return Match.begin(game, seats, rng.randrange(10**12), random_options(game, rng))


def step(match: AnyMatch, rng: random.Random) -> None:
    """One entry: mostly a move of somebody who is asked, now and then a free one, or the time is up."""
    if match.clock() and rng.random() < 0.05:
        match.time_up()
        return
    seat = rng.choice(match.asked)
    if rng.random() < 0.15:
        free = rng.randrange(match.setup.players)
        if match.moves(free):
            seat = free
    match.play(seat, match.sample(seat, rng))


def wander(match: AnyMatch, rng: random.Random, steps: int = LONGEST) -> AnyMatch:
    """Random entries until the end, or so many."""
    for _ in range(steps):
        if not match.asked:
            return match
        step(match, rng)
    assert steps < LONGEST, "the match does not end"
    return match


def anywhere(game: AnyGame, players: int, rng: random.Random) -> AnyMatch:
    """A match stopped somewhere on its way."""
    return wander(begin(game, players, rng), rng, rng.randrange(40))


def hiding(game: AnyGame, players: int, seat: int | None, rng: random.Random) -> AnyMatch:
    """A match stopped where something is hidden from the seat: in a game of flicks that is a line-up, and soon over."""
    if counted(game) or not game.hides:
        return anywhere(game, players, rng)
    for _ in range(100):
        match = begin(game, players, rng)
        for _ in range(20):
            hidden = pack(game.imagine(match.view(seat), match.memory(seat), rng)) != pack(match.state_copy())
            if hidden and rng.random() < 0.5:
                return match
            step(match, rng)
    raise AssertionError("nothing is ever hidden")
