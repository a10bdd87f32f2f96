"""No bot of any level makes a move at which a person would laugh: positions in which there is such a move.

They were found in bots' matches, by what a move gives away for nothing; where one who plays well makes it all the same,
it is none.
"""

from __future__ import annotations

import json
import random
from pathlib import Path

import msgspec
import pytest

from core.bots.drive import Budget, Thought, bot_of
from core.chance import Loose
from core.game import LEVELS, Level, Temper
from core.games import find
from core.games.paleo.position import Captured, Entered

pytestmark = pytest.mark.once

FOLDER = Path(__file__).parent / "laughable"
GAMES = ("help_me", "rahan", "sapiens", "terristories")
FEWEST = 20  # positions a game
PLAYOUTS = 64  # at most: who thinks longer laughs louder


def positions(name, what="laughable"):
    game = find(name)
    for row in json.loads((FOLDER / f"{name}.json").read_text("utf-8")):
        state = msgspec.convert(row["state"], game.state_type, strict=True)
        memory = msgspec.convert(row["memory"], game.memory_type)
        yield row["about"], state, row["seat"], memory, row[what]


def choice(game, level, temper, state, seat, memory, seed, most=PLAYOUTS):
    bot = bot_of(game, level, temper)
    thinking = bot.think(game.view(state, seat), memory, random.Random(seed))
    thought = Thought(bot, thinking, Budget(playouts=min(bot.playouts, most)))
    assert thought.work()
    return thought.move


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", GAMES)
def test_no_level_and_no_temper_plays_what_one_would_laugh_at(name, level):
    """Each position with a seed and a temper of its own, which go round."""
    game, tempers, met = find(name), (None, *Temper), 0
    for n, (about, state, seat, memory, laughable) in enumerate(positions(name)):
        for move in laughable:
            assert game.refusal(state, seat, game.read(move)) is None, f"{name} {n}: {move} is not allowed"
        temper = tempers[n % len(tempers)]
        chosen = game.text(choice(game, level, temper, state, seat, memory, n))
        assert chosen not in laughable, f"{name} {n}, {level}, {temper}: {chosen}: {about}"
        met += 1
    assert met >= FEWEST


FLICKERS = (Level.CASUAL, Level.NORMAL, Level.STRONG, Level.HARD)


def test_nobody_leaves_a_key_that_lies_before_an_explorer():
    """A beginner in each position, and one of the others: they try, or take something else."""
    game, met = find("paleo"), 0
    for n, (about, state, seat, memory, takers) in enumerate(positions("paleo", "takers")):
        for level in (Level.EASY, FLICKERS[n % len(FLICKERS)]):
            move = choice(game, level, None, state, seat, memory, n, 6)
            if move.pawn not in takers:
                events = game.play(game.copy(state), seat, move, Loose(random.Random(n)))
                assert any(isinstance(event, Captured | Entered) for event in events), f"{n}, {level}: {about}"
        met += 1
    assert met >= FEWEST
