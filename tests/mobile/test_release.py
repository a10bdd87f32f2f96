"""After ten pieces placed by the button it is asked, once, whether letting go is enough."""

import pytest

from core.game import Level
from mobile.screens.release import ENOUGH
from mobile.settings import ASKED
from mobile.tour.fingers import Finger
from mobile.words import say
from tests.mobile.window import journey

pytestmark = pytest.mark.once


def nearly(hand):
    """One piece before it is asked."""
    hand.app.change(placed=ENOUGH - 1, confirm=True)
    yield from hand.begin(None, Level.EASY)
    yield from hand.my_turn()
    assert hand.app.settings.placed == ENOUGH - 1


@journey
def test_after_ten_placed_pieces_letting_go_can_be_made_enough_at_once(hand):
    yield from nearly(hand)
    yield from hand.drag_move(hand.any_move())
    yield from hand.my_turn()
    yield 1.5
    assert say("release.ask") in hand.dialog
    yield from hand.tap(say("release.yes"))
    yield 0.2
    assert not hand.app.settings.confirm
    n, move = hand.n, hand.any_move()
    yield from hand.lift_towards(move.start, move.goal)
    yield 0.1
    assert hand.n == n + 1
    yield from hand.my_turn()
    hand.restart()
    assert (hand.app.store._read().placed, hand.app.settings.confirm) == (ASKED, False)


@journey
def test_it_is_asked_under_no_finger_and_once(hand):
    yield from nearly(hand)
    yield from hand.drag_move(hand.any_move())
    yield from hand.settled()
    finger = Finger(2, 400)  # on the bare table
    finger.down()
    yield 2.0
    assert not hand.dialog
    finger.up()
    yield 0.1
    yield 1.5
    assert say("release.ask") in hand.dialog
    yield from hand.back()  # put away: it stays as it is
    assert hand.app.settings.confirm
    yield from hand.drag_move(hand.any_move())
    yield from hand.my_turn()
    yield 1.5
    assert not hand.dialog
    assert hand.app.settings.placed == ASKED


@journey
def test_who_places_by_letting_go_is_asked_nothing(hand):
    yield from nearly(hand)
    hand.app.change(confirm=False)
    hand.board.confirm = False
    yield from hand.drag_move(hand.any_move())
    yield from hand.my_turn()
    yield 1.5
    assert not hand.dialog
    assert hand.app.settings.placed == ENOUGH - 1
