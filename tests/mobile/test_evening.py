"""A match as an evening: its table is laid before the first question, and its end has a last scene."""

import pytest

from core.game import Level
from core.log import Seated
from mobile import games
from mobile.hotseat import Phase
from mobile.screens.evening import Veil
from mobile.screens.match import MatchScreen
from mobile.screens.result import ResultScreen
from mobile.settings import Table
from mobile.tour.fingers import Missing
from mobile.words import say
from tests.mobile.window import journey

pytestmark = pytest.mark.once

LAID, LAST = 2.5, 3.0  # seconds in which a table lies, and in which a last scene is over
FAST = 2.0  # the speed at which every game is looked at


def set_up(hand, game):
    """By the way everybody goes: from home."""
    hand.app.evenings = True
    hand.app.go_home()
    yield 0.2
    yield from hand.tap(say(f"game.{game}"))
    yield 0.2
    yield from hand.tap(say("setup.play"))
    yield from laid(hand)


def begun(hand, *levels, game="help_me"):
    hand.app.evenings = True
    yield from hand.begin(*levels, game=game)
    yield from laid(hand)


def laid(hand):
    """Until the match stands."""
    for _ in range(100):
        if isinstance(hand.app.screen, MatchScreen):
            return
        yield 0.05
    raise Missing("no match")


def over(hand, seconds):
    """Until the scene is over."""
    passed = 0.0
    while hand.match.evening.on:
        yield 0.1
        passed += 0.1
        assert passed <= seconds + 0.3


@pytest.mark.parametrize("game", games.names())
@journey
def test_a_table_is_laid_before_its_first_question(hand, game):
    hand.app.change(speed=FAST)
    yield from set_up(hand, game)
    assert hand.match.evening.on
    assert say("match.laying") in hand.words()
    yield 0.3
    assert hand.n == 0  # no bot begins meanwhile
    assert hand.board.seat is None  # nothing is seen but what everybody may see
    yield from over(hand, LAID / FAST)
    assert hand.board.canvas.lying
    assert not hand.all(Veil)
    assert say("match.laying") not in hand.words()
    yield from hand.settled()
    yield from hand.open_cover()
    assert hand.board.seat == hand.hotseat.viewer


@journey
def test_a_touch_ends_the_opening_and_does_nothing_else(hand):
    yield from begun(hand, None, Level.EASY, game="terristories")
    assert hand.match.evening.on
    yield 0.4
    menu = hand.named(say("menu"))
    yield from hand.tap_at(*menu.center)
    yield 0.1
    assert not hand.match.evening.on
    assert not hand.dialog
    assert hand.n == 0
    lying = len(hand.board.canvas.lying)
    yield from hand.tap_at(*menu.center)
    yield 0.2
    assert hand.dialog  # now it means what it says
    yield from hand.back()
    assert len(hand.board.canvas.lying) >= lying


@journey
def test_back_and_a_turned_phone_end_it_too(hand):
    yield from begun(hand, None, Level.EASY)
    yield 0.3
    yield from hand.back()
    assert not hand.match.evening.on
    assert not hand.dialog
    yield from begun(hand, None, Level.EASY)
    yield 0.3
    yield from hand.resize(780, 360)
    assert not hand.match.evening.on
    yield from hand.my_turn()
    yield from hand.resize(360, 780)


@journey
def test_the_cover_comes_after_the_table_is_laid(hand):
    yield from begun(hand, None, None, game="paleo")
    assert hand.match.evening.on
    assert not hand.covered
    yield from over(hand, LAID)
    assert hand.covered is (hand.hotseat.phase is Phase.PASS)


@journey
def test_no_table_is_laid_for_who_wants_no_motion_or_takes_a_match_up_again(hand):
    for still in ({"reduced_motion": True}, {"speed": 0.0}):
        hand.app.change(**still)
        yield from begun(hand, None, Level.EASY)
        assert not hand.match.evening.on
        hand.app.change(reduced_motion=False, speed=1.0)
    hand.app.go_home()
    yield 0.2
    yield from hand.tap(say("home.resume"))
    yield from laid(hand)
    assert not hand.match.evening.on


def finished(hand):
    """A match one move before its end, and that move."""
    hand.app.evenings = False
    yield from hand.late(None, None)
    hand.app.evenings = True
    yield from hand.play_on(1)
    for _ in range(200):
        if not isinstance(hand.app.screen, MatchScreen) or hand.match.evening.on:
            return
        hand.board.finish_moving()  # what is counted
        yield 0.05


@journey
def test_the_end_has_a_last_scene_and_then_the_result(hand):
    yield from finished(hand)
    assert hand.match.evening.on
    yield from over(hand, LAST)
    yield 0.5
    assert isinstance(hand.app.screen, ResultScreen)
    yield from hand.tap(say("result.board"))
    yield 0.5
    assert not hand.match.evening.on  # once


@journey
def test_a_touch_ends_the_last_scene_and_the_result_follows(hand):
    yield from finished(hand)
    yield 0.3
    yield from hand.tap_at(180, 300)
    assert not hand.match.evening.on
    yield 0.5
    assert isinstance(hand.app.screen, ResultScreen)


@journey
def test_without_motion_the_result_follows_at_once(hand):
    hand.app.change(reduced_motion=True)
    yield from finished(hand)
    for _ in range(60):
        if isinstance(hand.app.screen, ResultScreen):
            break
        assert not hand.match.evening.on
        yield 0.05
    assert isinstance(hand.app.screen, ResultScreen)


@pytest.mark.parametrize("game", games.names())
@journey
def test_every_board_has_a_last_scene_for_who_has_won(hand, game):
    hand.app.change(speed=FAST)
    yield from hand.begin(None, Level.EASY, game=game)
    yield from hand.settled()
    yield from hand.open_cover()
    lying = [sprite.picture for sprite in hand.board.canvas.lying]
    evening = hand.match.evening
    assert evening._begin(lambda scene: hand.board.scenes.closing(hand.board, scene, (0,)), lambda: None)
    yield from over(hand, LAST / FAST)
    assert [sprite.picture for sprite in hand.board.canvas.lying] == lying


@journey
def test_a_match_again_has_its_table_laid_again(hand):
    hand.app.evenings = True
    hand.app.begin("help_me", Table((Seated("Ana", None, 0), Seated("Bo", Level.EASY, 1)), {}, 0))
    yield from laid(hand)
    assert hand.match.evening.on
    hotseat = hand.hotseat
    hand.app.rematch(hotseat)
    yield from laid(hand)
    assert hand.match.evening.on
    assert not hotseat.listeners or hand.hotseat is not hotseat
