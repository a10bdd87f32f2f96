"""The table is laid at a guest's too who is there from the beginning; what happens meanwhile is shown afterwards."""

import pytest

from mobile.screens.match import MatchScreen
from tests.mobile.far import FarHost, until
from tests.mobile.test_session_visits import begin, enter
from tests.mobile.window import journey

pytestmark = pytest.mark.once

PACE = "real"  # as the other devices'


@journey
def test_a_guest_sees_the_table_being_laid_and_then_what_happened_meanwhile(hand):
    far = FarHost()
    yield from enter(hand, far)
    hand.app.evenings = True
    hand.app.change(speed=0.5)
    far.begin()
    yield from until(lambda: isinstance(hand.app.screen, MatchScreen))
    assert hand.match.evening.on
    yield from far.move()
    yield from until(lambda: hand.n == 1)
    assert hand.match.evening.on
    assert hand.match.showing.queue
    yield from hand.tap_at(180, 300)
    assert not hand.match.evening.on
    yield from until(lambda: not hand.match.showing.queue and not hand.board.moving)
    assert hand.board.view == hand.hotseat.view


@journey
def test_who_comes_when_it_has_begun_sees_no_table_being_laid(hand):
    far = FarHost()
    yield from begin(hand, far)
    hand.app.evenings = True
    hand.app.change(speed=1.0)
    hand.app.flow.began(hand.app.session, hand.app.session.guest.table)
    yield 0.2
    assert not hand.match.evening.on
