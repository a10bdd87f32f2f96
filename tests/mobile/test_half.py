"""Half a screen, upright and lying: all there is can be read and touched, and the board is as large as it can be."""

import pytest

from core.game import Level
from mobile import games
from tests.mobile.fit import look
from tests.mobile.window import journey

pytestmark = pytest.mark.once

LEAST = {"help_me": 150, "paleo": 100, "rahan": 140, "sapiens": 120}  # dp of a board
HALVES = ((360, 380), (392, 360))


@pytest.mark.parametrize("game", games.names())
@journey
def test_on_half_a_screen_all_is_there_and_the_match_goes_on(hand, game):
    found = []
    try:
        for size in HALVES:
            yield from hand.resize(*size)
            yield from hand.begin(None, Level.EASY, Level.EASY, game=game)
            yield from hand.settled()
            n = hand.n
            yield from hand.play_on(1)
            yield from hand.settled()
            assert hand.n > n
            yield from look(hand, f"{size}", found)
            least = LEAST.get(game, 0)
            assert min(hand.board.canvas.size) >= least, f"{size}: the board is {hand.board.canvas.size}"
    finally:
        yield from hand.resize(360, 780)
    assert not found, "\n".join(found)
