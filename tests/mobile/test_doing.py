"""While somebody's turn is shown, the plate stands for them and nobody else is asked."""

import pytest

from core.game import Level
from mobile.tour.walks import paleo as walk
from mobile.words import say
from tests.mobile.test_paleo import calm, flicking, sit, until
from tests.mobile.window import journey

pytestmark = pytest.mark.once


@journey
def test_whose_turn_is_shown_and_only_then_who_is_asked(hand):
    yield from sit(hand, flicking, None, Level.EASY)
    calm(hand)
    match, film = hand.match, hand.board.animation.film
    yield from walk.swipe(hand, hand.board.mine[2], 1.4, 500.0)
    yield from until(lambda: film.running, "my own roll is not shown")
    while film.running:
        assert match.plated == 0
        match.look_again()
        assert match.bar.asked.text != hand.board.ask_line(), "nothing is asked meanwhile"
        yield 0.05
    yield from until(lambda: film.running, "its answer is not shown")
    assert hand.hotseat.table.asked == (0,), "though it is my turn by now"
    while film.running:
        assert match.plated == 1
        match.refresh()
        assert match.plated == 1
        assert say("match.your_turn", name="Ana") not in hand.words()
        yield 0.05
    yield from until(lambda: match.plated == 0, "then it is my turn")
    assert match.bar.asked.text == hand.board.ask_line()
    hand.board.replay_actions()[0].does()
    yield from until(lambda: film.running, "it is not shown once more")
    shown = match.plated
    assert shown == match.showing.doing.seat
    assert say("match.once_more", name=match.name_of(shown)) in (match.bar.asked.text, *match.plate._wants)
