"""Whole matches of TerriStories by touches: alone with bots, and several persons at one phone."""

import pytest

from core.game import Level
from core.games.terristories.position import Ask
from mobile.hotseat import Phase
from mobile.screens.match import MatchScreen
from tests.mobile.window import journey

pytestmark = pytest.mark.once


@journey
def test_a_person_plays_a_match_with_three_bots_to_its_end(hand):
    hand.app.change(speed=0.0)
    yield from hand.begin(None, Level.EASY, Level.EASY, Level.EASY, game="terristories")
    yield from hand.play_on(400)
    screen = hand.app.screen
    over = not isinstance(screen, MatchScreen) or screen.hotseat.phase is Phase.OVER
    assert over


@journey
def test_three_persons_at_one_phone_play_two_rounds(hand):
    hand.app.change(speed=0.0)
    yield from hand.begin(None, None, None, game="terristories")
    asked = set()
    for _ in range(200):
        yield from hand.settled()
        if hand.hotseat.phase is Phase.OVER or hand.board.view.round > 2:
            break
        asked.add(hand.board.ask)
        n = hand.n
        yield from hand.play_on(1)
        assert hand.n > n
    assert hand.board.view.round > 2
    assert {Ask.ROLE, Ask.SETTLE, Ask.COUNCIL, Ask.BUILD, Ask.PROPOSE, Ask.DEAL, Ask.HARVEST} <= asked
