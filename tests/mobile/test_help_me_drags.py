"""Help Me! by drags: one step goes by the direction of the finger."""

import pytest

from core.game import Level
from core.games.help_me import COLUMNS, Move
from mobile.boards.help_me import CELL
from mobile.fingers import Finger
from mobile.words import say
from tests.mobile.window import journey

MIDDLE = 12  # a place with neighbours all round
WAYS = {"right": (1, 0), "left": (-1, 0), "up": (0, 1), "down": (0, -1)}
STEPS = {"right": 1, "left": -1, "up": -COLUMNS, "down": COLUMNS}


def carried(hand, across, up, begun=(0.0, 0.0)):
    """A finger that took up the pile in the middle and went so many cells; it is still down."""
    yield from hand.begin(None, Level.EASY)
    cell = CELL * hand.board.canvas.unit
    x, y = hand.place(MIDDLE)
    x, y = x + begun[0] * cell, y + begun[1] * cell
    finger = Finger(x, y)
    finger.down()
    for part in range(1, 9):
        finger.move_to(x + across * cell * part / 8, y + up * cell * part / 8)
    yield 0.02
    return finger


@pytest.mark.parametrize("far", [0.45, 1.0, 2.1])
@pytest.mark.parametrize("way", WAYS)
@journey
def test_a_drag_means_the_neighbour_in_its_direction_however_far_it_goes(hand, way, far):
    hand.app.change(confirm=False)
    try:
        across, up = WAYS[way]
        finger = yield from carried(hand, across * far + 0.1 * up, up * far + 0.1 * across)
        assert hand.board.goal == MIDDLE + STEPS[way]
        finger.up()
        yield 0.05
        assert hand.sitting.match.entries[1].move == Move(MIDDLE, MIDDLE + STEPS[way])
    finally:
        hand.app.change(confirm=True)


@pytest.mark.parametrize("begun", [(-0.4, 0.4), (0.4, -0.4), (0.4, 0.4)])
@journey
def test_the_place_below_the_finger_is_meant_wherever_the_pile_was_taken(hand, begun):
    yield from carried(hand, -begun[0], -1 - begun[1], begun)
    assert hand.board.goal == MIDDLE + STEPS["down"]


@journey
def test_what_is_carried_hangs_where_the_finger_is(hand):
    finger = yield from carried(hand, 1.0, 0.0)
    canvas = hand.board.canvas
    x, y = canvas.to_window_place(*hand.board._finger)
    assert abs(x - finger.x) < 1
    assert 0 <= y - finger.y < 20 * canvas.unit


@journey
def test_a_short_way_means_nothing_yet_and_the_pile_goes_home(hand):
    finger = yield from carried(hand, 0.3, 0.0)
    assert hand.board.chosen == MIDDLE
    assert (hand.board.goal, hand.board.refused) == (None, None)
    finger.up()
    yield from hand.settled()
    assert not hand.board.busy


@journey
def test_a_diagonal_is_no_direction_and_says_why(hand):
    yield from carried(hand, 1.0, 0.9)
    assert hand.board.goal is None
    assert hand.board.refused[0] == MIDDLE + STEPS["right"] + STEPS["up"]
    assert say("help_me.not_next") in hand.words()


@journey
def test_off_the_board_nothing_is_meant(hand):
    yield from hand.begin(None, Level.EASY)
    x, y = hand.place(0)
    finger = Finger(x, y)
    finger.down()
    for part in range(1, 9):
        finger.move_to(x - part * 8, y)
    yield 0.02
    assert hand.board.chosen == 0
    assert (hand.board.goal, hand.board.refused) == (None, None)
    finger.up()
    yield from hand.settled()
    assert hand.n == 0
