"""A hint in a match: thought out between frames, shown by a hand, told in a sentence, marked, and switched off."""

import pytest

from core.game import Level
from mobile.screens.entry_line import entry_line
from mobile.words import say
from tests.mobile.window import journey

pytestmark = pytest.mark.once


def hinted(hand):
    """Ask for it by the menu, and wait for it."""
    yield from hand.tap(say("menu"))
    yield from hand.tap(say("hint.ask"))
    waited = 0.0
    while hand.match.hint.line in ("", say("hint.thinks")) and waited < 20.0:
        yield 0.05
        waited += 0.05
    assert hand.match.hint.line not in ("", say("hint.thinks"))


@pytest.mark.parametrize("game", ["help_me", "paleo", "rahan", "sapiens", "terristories"])
@journey
def test_it_stands_where_the_question_stands_and_a_hand_shows_the_move_until_it_is_made(hand, game):
    yield from hand.begin(None, Level.EASY, game=game)
    while hand.curtained:
        yield 0.05
    yield from hand.my_turn()
    yield from hinted(hand)
    screen, asked = hand.match, hand.match.bar.asked.text
    assert asked.startswith(say("hint.says", why=""))
    if game not in ("terristories",):  # a role is chosen from a list: it is named
        waited = 0.0
        while not screen.hint.hand_shows and waited < 4.0:
            yield 0.05
            waited += 0.05
        assert screen.hint.hand_shows
    seat, advised = hand.hotseat.viewer, screen.hint.move
    assert hand.hotseat.table.refusal(seat, advised) is None
    n = hand.n
    assert hand.hotseat.offer(advised) is None
    yield 0.2
    assert screen.hint.line == ""
    seen = hand.hotseat.table.seen(n + 1, seat)
    assert entry_line(seen, screen.board, hand.hotseat).endswith(say("hint.marked"))
    assert not entry_line(hand.hotseat.table.seen(n, seat), screen.board, hand.hotseat).endswith(say("hint.marked"))


@journey
def test_nobody_is_offered_one_who_has_switched_it_off_and_leaving_stops_the_thought(hand):
    hand.app.change(hints=False)
    yield from hand.begin(None, Level.EASY)
    yield from hand.my_turn()
    yield from hand.tap(say("menu"))
    assert say("hint.ask") not in hand.spoken()
    yield from hand.back()
    hand.app.change(hints=True)
    yield from hand.tap(say("menu"))
    yield from hand.tap(say("hint.ask"))
    screen = hand.match
    assert screen.bar.asked.text == say("hint.thinks")
    hand.app.go_home()
    yield 0.3
    assert screen.hint.line == ""
