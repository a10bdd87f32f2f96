"""Where squares of Rahan are smaller than a finger, the valley is seen nearer; all of it stays in sight in a corner."""

import pytest
from kivy.metrics import dp

from core.games.rahan.content import ANIMAL_SQUARES, MM, Animal, at
from core.games.rahan.position import Ask
from mobile.tour.walks import rahan as walk
from mobile.words import say
from tests.mobile.valley import STEP_1, STEP_2, STEP_4, WEAPON, card, carry, square, two
from tests.mobile.window import journey

pytestmark = pytest.mark.once

SIZE = "360x640"
FINGER = 44


def side(hand):
    """How large a square is seen, in dp."""
    hand.board.camera.arrive()
    return hand.board.canvas.unit * MM / dp(1)


def hidden(hand, *squares):
    """Those of these squares that are not to be seen, or lie under the corner."""
    canvas, corner = hand.board.canvas, hand.board.camera.corner
    places = {number: square(hand, number) for number in squares}
    return [
        number
        for number, place in places.items()
        if not canvas.collide_point(*place) or (corner.shown and corner.collide_point(*place))
    ]


@journey
def test_squares_of_a_chosen_card_are_as_large_as_a_finger_and_all_in_sight(hand):
    yield from two(hand, STEP_2, STEP_1, bot=None)
    whole = side(hand)
    assert whole < 30
    assert not hand.board.camera.corner.shown
    yield from hand.tap_at(*card(hand, STEP_2))
    assert side(hand) >= FINGER
    assert hidden(hand, *hand.board.choosing.lit()) == []
    assert hand.board.camera.corner.shown, "and where that is"
    yield from hand.tap(say("cancel"))
    assert side(hand) == whole


@journey
def test_squares_of_the_longest_card_are_all_in_sight(hand):
    yield from two(hand, STEP_4, bot=None, cavemen=(at(4, 6), at(8, 9)))
    yield from hand.tap_at(*card(hand, STEP_4))
    assert side(hand) > 36
    assert hidden(hand, *hand.board.choosing.lit()) == []


@journey
def test_a_small_square_is_seen_nearer_before_anybody_goes_there(hand):
    """Without a confirming button too: the first touch of a small square shows it, the next one is meant."""
    hand.app.change(confirm=False)
    try:
        yield from two(hand, STEP_1, STEP_2, bot=None)
        n = hand.n
        yield from hand.tap_at(*square(hand, at(3, 6)))
        assert (hand.n, hand.board.choosing.move.to) == (n, at(3, 6))
        assert side(hand) >= FINGER
        yield from hand.tap_at(*square(hand, at(3, 7)))
        yield from hand.settled()
        assert hand.match.hotseat.match._state.cavemen[0] == at(3, 7)
        assert not hand.board.camera.corner.shown, "all of it again"
    finally:
        hand.app.change(confirm=True)


@journey
def test_a_carried_card_has_a_lens_under_it_and_the_corner_is_never_under_the_finger(hand):
    yield from two(hand, STEP_2, bot=None)
    seen = []
    for goal in (at(0, 0), at(8, 0), at(0, 12), at(8, 12)):

        def look(goal=goal):
            seen.append((side(hand), hidden(hand, goal)))

        yield from carry(hand, STEP_2, goal, look)
        yield from hand.settled()
    assert all(large >= FINGER for large, _ in seen)
    assert [under for _, under in seen] == [[], [], [], []]


@journey
def test_a_touch_of_the_corner_shows_that_part_of_the_valley(hand):
    yield from two(hand, cavemen=(at(2, 10), at(8, 9)), ask=Ask.HUNT, shots=2, bot=None)
    n, corner = hand.n, hand.board.camera.corner
    assert hand.board.thing_at(*corner.center).kind == "corner"
    assert hidden(hand, at(7, 1)) == [at(7, 1)]
    yield from hand.tap_at(*corner.to_window_place(7.5 * MM, 1.5 * MM))
    assert hidden(hand, at(6, 1)) == []
    assert (hand.n, hand.board.busy) == (n, False)


@journey
def test_whoever_is_flicked_is_seen_near_with_what_is_aimed_at(hand):
    rabbit = ANIMAL_SQUARES[Animal.RABBIT]
    yield from two(hand, cavemen=(at(3, 9), at(8, 9)), ask=Ask.HUNT, shots=2, bot=None)
    assert side(hand) >= FINGER
    assert hidden(hand, at(3, 9), rabbit) == []
    yield from walk.flick(hand, fast=500.0)
    yield from hand.settled(60.0)


@journey
def test_a_swipe_brings_back_a_caveman_who_was_moved_out_of_sight(hand):
    yield from two(hand, cavemen=(at(2, 10), at(8, 9)), ask=Ask.HUNT, shots=2, bot=None)
    n, corner = hand.n, hand.board.camera.corner
    yield from hand.tap_at(*corner.to_window_place(7.5 * MM, 1.5 * MM))
    assert hidden(hand, at(2, 10)) == [at(2, 10)]
    yield from walk.stroke(hand)
    assert hidden(hand, at(2, 10)) == []
    assert hand.n == n
    yield from walk.flick(hand, fast=500.0)
    yield from hand.settled(60.0)
    assert hand.n > n


@journey
def test_an_animal_is_meant_by_a_touch_beside_it_when_a_weapon_is_chosen(hand):
    yield from two(hand, WEAPON, bot=None, cavemen=(at(2, 8), at(8, 9)))
    yield from hand.tap_at(*card(hand, WEAPON))
    x, y = square(hand, ANIMAL_SQUARES[Animal.DEER])
    yield from hand.tap_at(x + dp(18), y - dp(6))
    assert hand.board.choosing.aimed == ("animal", Animal.DEER)


@journey
def test_lying_the_board_takes_the_room_beside_the_hand_when_it_is_seen_near(hand):
    try:
        yield from hand.resize(780, 360)
        yield from two(hand, STEP_2, bot=None)
        yield from hand.tap_at(*card(hand, STEP_2))
        assert side(hand) >= FINGER
        assert hidden(hand, *hand.board.choosing.lit()) == []
        yield from hand.tap(say("cancel"))
    finally:
        yield from hand.resize(360, 640)
