"""Persons share one phone: what is one's own and secret is behind a cover wherever it lies open, however often the
phone has gone round."""

import random

import pytest

from mobile.hotseat import Phase
from mobile.words import say
from tests.mobile.test_paleo import lining_up, sit, until
from tests.mobile.window import journey

pytestmark = pytest.mark.once


@journey
def test_a_hidden_line_up_is_covered_between_two_who_have_opened_covers_before(hand):
    yield from sit(hand, lining_up, None, None)
    hand.hotseat._opened |= {0, 1}
    yield from hand.open_cover()
    line = list(hand.board.standing.line)
    yield from hand.tap(say("paleo.do_ready"))
    yield from until(lambda: hand.hotseat.phase is Phase.PASS and hand.covered, "the phone goes round uncovered")
    assert hand.hotseat.viewer is None
    assert hand.board.canvas.opacity == 0
    yield from hand.open_cover()
    assert hand.hotseat.viewer == 1
    assert not any(hand.board.view.places[:8]), "and what the other has lined up is not there"
    assert line


@journey
def test_of_hands_at_the_open_table_only_the_opened_one_is_ever_on_the_board(hand):
    yield from hand.begin(None, None, game="terristories")
    match, rng = hand.hotseat.match, random.Random(3)
    while not all(match.state_copy().hands):
        seat = match.asked[0]
        match.play(seat, match.sample(seat, rng))
    yield from hand.settled()
    for opened, covered in ((0, 1), (1, 0)):
        hand.match.open_table._open(opened)
        yield 0.1
        if hand.hotseat.phase is Phase.PASS:
            yield from hand.open_cover()
        yield from hand.settled()
        true = match.state_copy().hands
        assert hand.hotseat.viewer == opened
        assert hand.board.view.hands[opened] == true[opened]
        assert hand.board.view.hands[covered] != true[covered], "the other's are not even known to the board"
        hand.match.open_table.close()
        yield 0.1
        assert hand.hotseat.viewer is None
        assert all(shown != cards for shown, cards in zip(hand.board.view.hands, true, strict=True))
