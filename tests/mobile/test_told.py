"""What the frame tells: what happened, in the line under the plate and as a trail on the board, and what is asked."""

import pytest

from core.game import Level
from core.games.sapiens.position import First
from mobile.look import theme
from mobile.screens.match import MatchScreen
from mobile.screens.recap import RecapSheet
from mobile.words import say
from tests.mobile.test_sapiens_course import deep
from tests.mobile.tribe import play, quiet, sit_where
from tests.mobile.window import journey

pytestmark = pytest.mark.once


def until(true, what, most=10.0):
    """Wait for something."""
    waited = 0.0
    while not true():
        assert waited < most, what
        waited += 0.05
        yield 0.05


def opened(hand, *levels, game="help_me"):
    yield from hand.begin(*levels, game=game)
    yield from hand.settled()
    yield from hand.open_cover()


@journey
def test_the_line_under_the_plate_has_the_shape_of_who_did_it_and_opens_the_look_back(hand):
    yield from opened(hand, None, Level.EASY)
    match = hand.match
    assert match.ticker.doer.opacity == 0, "nobody has done anything yet"
    assert match.ticker.told == say("match.begins")
    move = hand.any_move(1)
    yield from hand.tap_move(move.start, move.goal)
    yield from hand.settled()
    yield from until(lambda: hand.n == 2, "the bot does not move")
    yield from hand.settled()
    assert match.ticker.doer.opacity == 1
    assert [part.name for part in match.ticker.doer.children] == [f"house/seat_{theme.SEATS[1]}", "house/bot_plain"]
    assert match.ticker.width == match.wide, "across the full width"
    assert match.ticker.top <= match.plate.y
    yield from hand.touch(match.ticker)
    yield 0.1
    assert hand.all(RecapSheet), "all that happened"


@journey
def test_what_happened_stays_on_the_board_until_the_next_touch(hand):
    yield from opened(hand, None, Level.EASY)
    match, board = hand.match, hand.board
    laid = []
    trail, board.trail = board.trail, lambda recent: (laid.append([seen.n for seen in recent]), trail(recent))
    move = hand.any_move(1)
    yield from hand.tap_move(move.start, move.goal)
    yield from until(lambda: hand.n == 2, "the bot does not move")
    yield from hand.settled()
    assert laid[-1] == [1, 2], "mine and the bot's"
    yield from hand.touch(match.ticker)
    yield 0.1
    yield from hand.tap(say("close"))
    yield 0.2
    assert laid[-1] == [1, 2], "reading is no touch of the board"
    yield from hand.tap_at(*hand.place(0))
    assert laid[-1] == [], "it was seen"


@journey
def test_what_is_taken_back_leaves_no_trail(hand):
    yield from sit_where(hand, 3, deep)
    yield from play(hand, First(0))
    showing, n = hand.match.showing, hand.n
    assert [seen.n for seen in showing.recent] == [n]
    yield from hand.tap(say("undo"))
    yield from quiet(hand)
    assert hand.n == n + 1
    assert not showing.recent, "the move is gone, and its trail with it"


@journey
def test_settings_are_in_the_match_and_lead_back_to_it(hand):
    yield from opened(hand, None, Level.EASY)
    n, words = hand.n, hand.match.bar.asked.text
    yield from hand.tap(say("menu"))
    yield from hand.tap(say("settings"))
    assert not isinstance(hand.app.screen, MatchScreen)
    size = f"{say('settings.text_size')}: 1 ×"
    yield 0.2
    yield from hand.slide(size, 3)
    assert theme.text_scale() > 1
    yield from hand.choose(f"{say('settings.language')}: English", "français")
    hand.app.back()
    yield 0.3
    assert isinstance(hand.app.screen, MatchScreen)
    assert hand.n == n
    assert hand.match.bar.asked.text not in ("", words), "in the other language"
    hand.app.change(language="en", text_size=1.0)


@journey
def test_undo_and_the_confirming_button_stand_at_the_two_edges_below_the_question(hand):
    yield from opened(hand, None, None)
    bar = hand.match.bar
    places = {(bar.undo.x, bar.act.right)}
    assert bar.undo.x < hand.app.ground.width * 0.1 < hand.app.ground.width * 0.9 < bar.act.right
    assert bar.asked.width > hand.app.ground.width * 0.9
    assert bar.asked.y >= bar.act.top, "the question has a row of its own"
    yield from hand.tap_at(*hand.place(0))
    places.add((bar.undo.x, bar.act.right))
    assert len(places) == 1
