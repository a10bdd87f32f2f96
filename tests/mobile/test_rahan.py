"""Rahan by touches: drawing, moving, Rahan, swapping, beasts, hunts, combat and the way home."""

import pytest
from kivy.metrics import dp

from core.games.rahan.content import (
    ANIMAL_SQUARES,
    BEAST_SQUARES,
    CENTRE,
    RAHAN_START,
    Animal,
    Beast,
    Need,
    at,
)
from core.games.rahan.position import Ask, Caught, Threw
from mobile.boards import base
from mobile.boards.rahan.choosing import COMBAT
from mobile.tour.walks import rahan as walk
from mobile.words import count, say
from tests.mobile.valley import ALL, KNIFE, LEAD, STEP_1, STEP_2, STEP_3, WEAPON, card, cards, carry, sit, square, two
from tests.mobile.window import journey

pytestmark = pytest.mark.once

LAKE = at(0, 1)  # a water square


def held(hand, seat=0):
    return sum(hand.board.view.hands[seat])


def until(true, what, most=20.0):
    waited = 0.0
    while not true():
        assert waited < most, what
        waited += 0.05
        yield 0.05


@journey
def test_one_touch_of_the_die_draws(hand):
    yield from two(hand, bot=None)
    yield from hand.tap_at(*walk.deck(hand))
    assert hand.board.moving, "the die rolls"
    yield from hand.settled()
    view = hand.match.hotseat.match._state
    assert 0 < sum(view.hands[0]) + sum(beast >= 0 for beast in view.beset) <= 6
    assert "draw" in hand.match.ticker.told


@journey
def test_a_full_hand_says_why_the_die_is_no_use(hand):
    yield from two(hand, *[STEP_1] * 7, *[STEP_2] * 3)
    n = hand.n
    yield from hand.tap_at(*walk.deck(hand))
    assert hand.n == n
    assert hand.board.bubble().first == say("rahan.hand_full")


@journey
def test_squares_that_one_card_reaches_are_lit_and_those_of_one_more_faint(hand):
    yield from two(hand, STEP_1, STEP_3)
    board = hand.board
    start = at(2, 6)
    one = {at(2 + x, 6 + y) for x in (-1, 0, 1) for y in (-1, 0, 1)} - {start}
    three = {at(5, 6), at(5, 3), at(5, 9), at(2, 3), at(2, 9)}
    assert set(board.choosing.lit()) == one | three
    assert at(2, 5) not in board.choosing.faint()
    assert at(5, 5) in board.choosing.faint(), "one up and three to the right"
    yield from hand.tap_at(*card(hand, STEP_3))
    assert set(board.choosing.lit()) == three
    yield from hand.tap_at(*card(hand, STEP_3))
    assert set(board.choosing.lit()) == one | three, "put back"


@journey
def test_a_card_and_a_square_are_touched_and_the_caveman_goes(hand):
    yield from two(hand, STEP_3, bot=None)
    yield from hand.tap_at(*card(hand, STEP_3))
    yield from hand.tap_at(*square(hand, at(5, 6)))
    assert hand.board.ask_line() == count("rahan.ask_go_sure", 3)
    laid = []
    trail, hand.board.trail = hand.board.trail, lambda recent: (laid.append(len(recent)), trail(recent))
    yield from hand.tap(say("rahan.do_go"))
    yield from hand.settled()
    assert hand.board.view.cavemen[0] == at(5, 6)
    assert max(laid) > 0, "where it went stays to be seen"


@journey
def test_a_card_is_dragged_to_a_square_and_what_is_refused_says_so_before_the_finger_lifts(hand):
    yield from two(hand, STEP_2, bot=None)
    board, said = hand.board, []
    yield from carry(hand, STEP_2, at(5, 6), lambda: said.append(board.bubble()))
    assert said[0].refused
    assert (board.choosing.move, board.busy) == (None, False)
    yield from carry(hand, STEP_2, at(4, 6))
    assert board.choosing.move.to == at(4, 6)
    assert board.canvas.zoom == 1.0, "the lens is put away"
    yield from hand.tap(say("rahan.do_go"))
    yield from hand.settled()
    assert board.view.cavemen[0] == at(4, 6)


@journey
def test_a_card_that_is_let_go_over_the_caveman_asks_where_to(hand):
    yield from two(hand, STEP_2, bot=None)
    yield from carry(hand, STEP_2, at(2, 6))
    assert hand.board.choosing.card == STEP_2
    assert set(hand.board.choosing.lit()) == {
        at(4, 6),
        at(4, 4),
        at(4, 8),
        at(2, 4),
        at(2, 8),
        at(0, 4),
        at(0, 6),
        at(0, 8),
    }


@journey
def test_a_far_square_says_how_many_cards_away_it_is_and_what_is_held_of_them(hand):
    yield from two(hand, STEP_3)
    yield from hand.tap_at(*square(hand, at(5, 1)))
    said = hand.board.bubble()
    assert said.first.startswith("2 cards")
    assert "3" in said.second


@journey
def test_water_is_told_before_and_taken(hand):
    yield from two(hand, STEP_2, bot=None, cavemen=(at(0, 3), at(8, 9)))
    yield from hand.tap_at(*square(hand, LAKE))
    assert say("rahan.get.water") in hand.board.bubble().first
    yield from hand.tap(say("rahan.do_go"))
    yield from hand.settled()
    assert hand.board.view.needs[0][Need.WATER] == 1
    assert hand.match.ticker.told


@journey
def test_rahan_is_led_by_his_card_and_it_is_said_who_gains(hand):
    yield from two(hand, LEAD, bot=None, cavemen=(at(4, 4), at(8, 9)))
    yield from carry(hand, LEAD, RAHAN_START)
    assert at(4, 4) in hand.board.choosing.lit()
    yield from hand.tap_at(*square(hand, at(4, 4)))
    assert hand.board.bubble().first == say("rahan.lead_you")
    yield from hand.tap(say("rahan.do_lead"))
    yield from hand.settled()
    assert hand.board.view.rahan == at(4, 4)
    assert hand.board.view.needs[0][Need.INVENTION] == 1


@journey
def test_three_cards_are_swapped(hand):
    yield from two(hand, STEP_1, STEP_1, STEP_2, KNIFE, bot=None)
    yield from walk.swap(hand, (STEP_1, STEP_1, KNIFE))
    yield from hand.settled()
    view = hand.match.hotseat.match._state
    assert sum(view.discards) >= 3
    assert view.turn == 1 or view.ask is Ask.KEEP or view.ask is Ask.ASIDE


@journey
def test_a_weapon_on_an_animal_asks_how_many_with_their_chances(hand):
    yield from two(hand, WEAPON, WEAPON, STEP_1, cavemen=(at(2, 8), at(8, 9)))
    rabbit = ANIMAL_SQUARES[Animal.RABBIT]
    yield from carry(hand, WEAPON, rabbit)
    texts = [action.text for action in hand.board.actions()]
    assert len(texts) == 2
    assert all("%" in text for text in texts)
    first, second = (int(text.split(":")[1].strip("% ")) for text in texts)
    assert 50 < first < second < 100
    yield from hand.tap(texts[0])
    yield from hand.settled()
    assert hand.board.view.ask is Ask.HUNT
    assert hand.board.may_flick


@journey
def test_a_flick_by_steps_hunts_until_it_hits(hand):
    yield from two(hand, cavemen=(at(2, 9), at(8, 9)), ask=Ask.HUNT, shots=10, bot=None)
    for _ in range(10):
        if hand.match.hotseat.match._state.ask is not Ask.HUNT:
            break
        yield from hand.tap(say("rahan.by_steps"))
        yield from hand.tap(say("rahan.do_fire"))
        yield from hand.settled(60.0)
    events = [event for entry in hand.match.hotseat.match.entries for event in entry.events]
    assert any(isinstance(event, Caught) for event in events)
    assert hand.match.hotseat.match._state.needs[0][Need.FOOD] == 1


@journey
def test_a_swipe_through_the_caveman_flicks_the_flint(hand):
    yield from two(hand, cavemen=(at(2, 6), at(8, 9)), ask=Ask.HUNT, shots=2, bot=None)
    n = hand.n
    yield from walk.flick(hand, fast=500.0)
    assert hand.board.animation.film.running
    yield from hand.settled(60.0)
    threw = next(event for event in hand.match.hotseat.match.entries[n + 1].events if isinstance(event, Threw))
    assert threw.start == at(2, 6)
    assert hand.board.canvas.zoom >= 1.0


@journey
def test_a_flick_is_pulled_back_like_a_bow(hand):
    hand.app.change(pull=True)
    try:
        yield from two(hand, cavemen=(at(2, 6), at(8, 9)), ask=Ask.HUNT, shots=2, bot=None)
        n = hand.n
        x, y = walk.caveman(hand)
        yield from hand.drag((x, y), (x, y + dp(70)))
        yield from hand.settled(60.0)
        threw = next(event for event in hand.match.hotseat.match.entries[n + 1].events if isinstance(event, Threw))
        assert 7000 < threw.angle < 11000, "down the board"
    finally:
        hand.app.change(pull=False)


@journey
def test_an_aim_that_is_taken_back_leaves_no_chance_behind(hand):
    yield from two(hand, cavemen=(at(2, 6), at(8, 9)), ask=Ask.HUNT, shots=2, bot=None)
    yield from hand.tap(say("rahan.by_steps"))
    yield from hand.tap_at(*square(hand, ANIMAL_SQUARES[Animal.RABBIT]))
    yield 0.1
    assert say("rahan.how_to_step") not in hand.words()
    chance = hand.board.flint.tells()
    assert chance in hand.words()
    yield from hand.tap(say("cancel"))
    yield 0.1
    assert chance not in hand.words()
    assert say("rahan.how_to_step") in hand.words()


@journey
def test_whoever_is_beset_shoots_at_their_beast_alone(hand):
    yield from two(hand, WEAPON, STEP_1, beset=(int(Beast.BEAR), int(Beast.MAMMOTH)))
    board = hand.board
    assert board.view.question is Ask.BESET
    assert [("%" in action.text) for action in board.actions()] == [True], "one big button"
    yield from hand.tap_at(*square(hand, BEAST_SQUARES[Beast.MAMMOTH]))
    assert board.bubble().refused
    assert board.bubble().second == say("rahan.others_beast")
    yield from hand.tap(say("cancel"))
    yield from hand.tap_at(*square(hand, at(2, 4)))
    assert board.bubble().refused, "no way leads on while it is there"
    yield from hand.tap(say("cancel"))
    yield from hand.tap(board.actions()[0].text)
    yield from hand.settled()
    assert board.view.ask is Ask.REPEL


@journey
def test_whoever_is_beset_without_a_weapon_rolls(hand):
    yield from two(hand, STEP_1, beset=(int(Beast.BEAR), -1), bot=None)
    (roll,) = (action for action in hand.board.actions() if action.enabled)
    assert roll.text == say("rahan.do_draw")
    yield from hand.tap_at(*card(hand, STEP_1))
    assert hand.board.bubble().refused, "and the cards say why they are dim"


@journey
def test_of_several_beasts_one_is_kept(hand):
    yield from two(hand, STEP_1, bot=None, ask=Ask.KEEP, drawn=0b0101)
    yield from walk.choose(hand, int(Beast.MAMMOTH))
    yield from hand.settled()
    assert hand.match.hotseat.match._state.beset[0] == Beast.MAMMOTH


@journey
def test_a_combat_is_weighed_before_and_answered_by_the_other_in_ones_turn(hand):
    yield from sit(hand, None, None, cavemen=(at(2, 6), at(8, 9)), needs=((0, 1, 0, 0), ALL), hands=(cards(), cards()))
    yield from carry(hand, COMBAT, at(8, 9))
    said = hand.board.bubble()
    assert "%" in said.first
    assert say("rahan.need.food") in said.second
    yield from hand.tap(say("rahan.do_fight"))
    yield from hand.settled()
    assert hand.board.view.ask is Ask.FIGHT
    assert hand.board.home == 0
    yield from walk.swipe(hand, 3.1, 300.0)  # away from the other
    yield from hand.settled(60.0)
    assert hand.board.view.cavemen[0] != at(2, 6), "a step nearer after the miss"
    assert (hand.board.home, hand.board.may_flick) == (1, True)
    assert not hand.covered
    yield 1.6
    assert not hand.match.past.shown, "the other has just seen it, and shoots at once"


@journey
def test_whoever_hit_chooses_what_is_given(hand):
    needs = ((0, 0, 0, 0), (1, 1, 0, 0))
    yield from sit(hand, None, None, ask=Ask.LOOT, foe=1, needs=needs, hands=(cards(), cards()), combat=2)
    yield from walk.choose(hand, int(Need.WATER))
    yield from hand.settled()
    assert hand.match.hotseat.match._state.needs[0][Need.WATER] == 1


@journey
def test_the_way_home_wins(hand):
    yield from two(hand, STEP_2, needs=(ALL, (0, 0, 0, 0)))
    assert hand.board.ask_line() == say("rahan.ask_home")
    yield from hand.tap_at(*square(hand, CENTRE))
    assert hand.board.bubble().first == say("rahan.will_win")
    yield from hand.tap(say("rahan.do_go"))
    yield from until(lambda: hand.match.hotseat.match._state.winner == 0, "nobody wins")


@journey
def test_a_chip_shows_what_is_lacking_who_is_nearly_home_and_the_cards(hand):
    yield from two(
        hand,
        STEP_2,
        needs=((0, 0, 0, 0), ALL),
        hands=(cards(STEP_2), cards(STEP_3, WEAPON)),
        cavemen=(at(2, 6), at(8, 6)),
    )
    chip = hand.board.chips[1]
    assert chip._ring.opacity == 1, "home with a 3"
    yield from hand.tap_at(*chip.center)
    board = hand.board
    assert board.shown == 1
    assert board.strip.kinds() == [STEP_3, WEAPON, COMBAT]
    yield from hand.tap(say("rahan.do_mine"))
    assert board.shown == 0
    yield from hand.tap_at(*chip.center)
    yield from hand.tap_at(*square(hand, at(2, 4)))
    assert (board.shown, board.ask_line()) == (0, count("rahan.ask_go_sure", 2)), "who plays on has their own cards"
    assert say("rahan.do_go") in hand.spoken()


@journey
def test_a_square_is_chosen_by_a_finger_where_squares_are_small(hand):
    """A touch that misses a square by half a finger still means the lit one that is next to it."""
    try:
        yield from hand.resize(360, 640)
        yield from two(hand, STEP_2, bot=None)
        assert hand.board.form is base.Form.COMPACT
        x, y = square(hand, at(4, 6))
        yield from hand.tap_at(x + dp(18), y)
        assert hand.board.choosing.move.to == at(4, 6)
    finally:
        yield from hand.resize(360, 780)
