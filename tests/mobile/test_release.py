"""After ten pieces placed by the button it is asked, once, whether letting go is enough."""

import pytest

from core.game import Level
from mobile import games
from mobile.screens.lesson import LessonScreen
from mobile.screens.practice import PracticeScreen
from mobile.screens.release import ENOUGH
from mobile.settings import ASKED
from mobile.tour.fingers import Finger
from mobile.tour.walks import help_me, lessons
from mobile.words import say
from tests.mobile.far import until
from tests.mobile.window import journey

pytestmark = pytest.mark.once

PLACED = 1  # the lesson of Sapiens in which a tile is placed


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


@journey
def test_a_lesson_counts_nothing_and_is_not_interrupted(hand):
    """Before their first match nobody knows how they would rather place."""
    for placed in (ENOUGH - 1, ENOUGH):
        hand.app.change(placed=placed, confirm=True)
        hand.app.open_lesson("sapiens", PLACED)
        yield from until(lambda: isinstance(hand.app.screen, LessonScreen) and hand.app.screen.calm)
        yield 1.5
        assert not hand.dialog
        yield from lessons.play(hand, "sapiens", PLACED)
        yield 1.5
        assert not hand.dialog
        assert hand.app.settings.placed == placed


@journey
def test_an_exercise_counts_nothing_and_is_not_interrupted(hand):
    for placed in (ENOUGH - 1, ENOUGH):
        hand.app.change(placed=placed, confirm=True)
        hand.app.open_exercise("help_me", 0)
        yield from until(lambda: isinstance(hand.app.screen, PracticeScreen) and not hand.app.screen.busy)
        yield 1.5
        assert not hand.dialog
        for text in hand.app.screen.exercise.solution:
            yield from help_me.make(hand, games.find("help_me").read(text))
        yield from until(lambda: hand.app.screen.tries)
        yield 1.5
        assert not hand.dialog
        assert hand.app.settings.placed == placed
