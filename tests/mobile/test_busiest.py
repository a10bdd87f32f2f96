"""What the bench measures is the busiest board of each game, and of its frames what is no thought."""

from importlib import import_module

import pytest

from core.game import Level
from mobile import games
from mobile.tour.stopwatch import Stopwatch
from tests.mobile.window import journey

pytestmark = pytest.mark.once


FULL = {
    "help_me": lambda state: sum(len(pile) > 1 for pile in state.piles) >= 4 and max(map(len, state.piles)) >= 3,
    "paleo": lambda state: min(state.flicks) >= 6 and all(state.reefs),
    "rahan": lambda state: sum(state.hands[0]) >= 6,
    "sapiens": lambda state: sum(map(bool, state.boards[0])) >= 20 and min(state.reserves[0]) >= 0,
    "terristories": lambda state: sum(map(sum, state.zones)) >= 12 and all(state.active),
}


@pytest.mark.parametrize("game", games.names())
@journey
def test_four_sit_in_the_midst_of_a_match_that_is_the_same_each_time(hand, game):
    walk = import_module(f"mobile.tour.walks.{game}")
    seen = []
    for _ in range(2):
        yield from walk.in_the_midst(hand)
        while hand.curtained:
            yield 0.1
        yield from hand.settled(60.0)
        table = hand.match.hotseat.table
        assert [seated.level for seated in table.seats] == [None, *[Level.HARD] * 3]
        assert hand.match.hotseat.holder == 0, "a person is asked"
        assert FULL[game](hand.match.hotseat.match._state)
        seen.append((table.n, table.view(0)))
        hand.app.go_home()
        yield 0.3
    assert seen[0] == seen[1]


@journey
def test_of_a_frame_the_stopwatch_tells_a_thought_apart(hand):
    walk = import_module("mobile.tour.walks.help_me")
    watch = Stopwatch()
    watch.set_thought_apart()
    yield from walk.in_the_midst(hand)
    while hand.curtained:
        yield 0.1
    yield from hand.settled(60.0)
    watch.begin()
    yield from walk.go_on(hand)
    for _ in range(600):  # what the person did is shown first
        if watch.beside:
            break
        yield 0
    frames = watch.end()
    assert len(watch.beside) == 1, "in one frame somebody thought"
    assert 0 < watch.beside[0] < frames[-1]
