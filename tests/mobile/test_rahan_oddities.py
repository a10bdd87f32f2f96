"""What seldom comes about in Rahan is said and can be gone on with: no animal left, a full hand and no weapon."""

import pytest

from core.games.rahan.content import ANIMAL_SQUARES, Animal, Beast, at
from core.games.rahan.position import Returned
from mobile.tour.walks import rahan as walk
from mobile.words import say
from tests.mobile.valley import KNIFE, STEP_1, STEP_2, STEP_3, WEAPON, card, square, two
from tests.mobile.window import journey

pytestmark = pytest.mark.once

EATEN = ((0, 0, 0, 0), (1, 0, 0, 0))  # the other has food


@journey
def test_ten_cards_and_a_beast_but_no_weapon(hand):
    """Neither a shot nor the die: three cards are exchanged, it is said, and the beast is there still."""
    ten = [STEP_1] * 3 + [STEP_2] * 3 + [STEP_3] * 2 + [KNIFE] * 2
    yield from two(hand, *ten, beset=(int(Beast.TIGER), -1), bot=None)
    board, beast = hand.board, say("rahan.the.tiger")
    assert board.ask_line().lower() == say("rahan.ask_beset_swap", beast=beast).lower()
    assert [action.text for action in board.actions() if action.enabled] == [say("rahan.do_swap")]
    n = hand.n
    yield from hand.tap_at(*walk.deck(hand))
    assert (hand.n, board.bubble().refused) == (n, True), "the die says why not"
    yield from hand.tap_at(*card(hand, STEP_1))
    assert beast in board.bubble().first, "so do the cards"
    yield from walk.swap(hand, (STEP_1, STEP_2, KNIFE))
    yield from hand.settled()
    state = hand.match.hotseat.match._state
    assert (sum(state.hands[0]) >= 7, state.beset[0]) == (True, Beast.TIGER)


@journey
def test_no_animal_is_left_and_somebody_lacks_food(hand):
    """With a combat card one takes it from the other; without, an animal comes back after the turn, and it is told."""
    yield from two(hand, STEP_1, WEAPON, animals=0, needs=EATEN, combat=0b11, bot=None)
    yield from hand.tap_at(*card(hand, WEAPON))
    assert hand.board.bubble().first == say("rahan.no_animal")
    empty = ANIMAL_SQUARES[Animal.RABBIT]
    assert hand.board.thing_at(*square(hand, empty)).kind == "animal_square"
    yield from two(hand, STEP_1, animals=0, needs=EATEN, combat=0b10, bot=None)
    yield from hand.tap_at(*square(hand, at(3, 6)))
    yield from hand.tap(say("rahan.do_go"))
    yield from hand.settled()
    match = hand.match.hotseat.match
    back = next(event for event in match.entries[-1].events if isinstance(event, Returned))
    assert match._state.animals == 1 << back.animal
    prey = say(f"rahan.the.{Animal(back.animal).name.lower()}")
    assert prey.lower() in hand.match.ticker.told.lower()
    assert hand.board.thing_at(*square(hand, back.square)).kind == Animal(back.animal).name.lower()
