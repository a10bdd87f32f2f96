"""A combat of Rahan between two devices, whose link breaks between two shots and comes back: nothing is lost."""

from math import atan2, pi

import pytest

from core.games.rahan.content import middle
from core.games.rahan.position import Ask, Fight, Flick, Threw
from core.physics.throw import SLOWEST
from core.session.room.guest import Stage
from core.session.room.messages import Presence
from mobile.boards.rahan import ground
from mobile.boards.rahan.choosing import COMBAT
from mobile.screens.match import MatchScreen
from mobile.screens.remote_strip import Strip
from mobile.tour.walks import rahan as walk
from mobile.words import say
from tests.mobile.far import FarGuest, FarHost, until
from tests.mobile.test_session_rooms import open_table
from tests.mobile.test_session_visits import enter
from tests.mobile.window import journey

pytestmark = pytest.mark.once

PACE = "real"  # as the other devices'


def away(view, seat):
    """The way of the board, in radians, that leads straight away from the other."""
    (x, y), (a, b) = (middle(view.cavemen[one]) for one in (seat, 1 - seat))
    return atan2(y - b, x - a)


def far_shot(table, seat, view):
    """The other device flicks past its foe."""
    angle = round(away(view, seat) * 18000 / pi) % 36000
    assert table.offer(seat, Flick(angle, SLOWEST), table.n) is None


def asked_here(hand, ask):
    yield from until(lambda: hand.board.playable and hand.board.ask is ask and not hand.match.showing.queue)


def shots(entries):
    return [event.seat for entry in entries for event in entry.events if isinstance(event, Threw)]


@journey
def test_the_hosts_link_breaks_between_two_shots_and_comes_back(hand):
    far = FarHost(game="rahan")
    yield from enter(hand, far)
    far.begin()
    yield from until(lambda: isinstance(hand.app.screen, MatchScreen))
    assert far.host.table.offer(0, Fight(1), far.host.table.n) is None
    yield from asked_here(hand, Ask.ASIDE)
    yield from walk.go_on(hand)
    yield from until(lambda: far.match._state.ask is Ask.FIGHT)
    far_shot(far.host.table, 0, far.match._state)
    yield from asked_here(hand, Ask.FIGHT)
    n, before = hand.n, hand.board.view
    far.cut()
    yield from until(lambda: hand.all(Strip))
    assert not hand.board.playable
    far.mend()
    yield from until(lambda: not hand.all(Strip), 30)
    yield from asked_here(hand, Ask.FIGHT)
    assert (hand.n, hand.board.view) == (n, before), "whose shot it is, where both stand, and all else"
    yield from walk.swipe(hand, away(before, 1), 260.0)
    yield from until(lambda: far.match.n > n)
    assert shots(far.match.entries) == [0, 1], "each shot once"
    yield from until(lambda: hand.n == far.match.n)


@journey
def test_a_guests_link_breaks_before_its_shot_and_comes_back(hand):
    yield from open_table(hand, "rahan")
    far = FarGuest(hand.app.session, "Léo")
    yield from far.come()
    yield from until(lambda: say("lobby.start.2") in hand.spoken())
    hand.app.session.first = 0
    yield from hand.tap(say("lobby.start.2"))
    yield from until(lambda: far.guest.stage is Stage.PLAYING)
    yield from asked_here(hand, Ask.TURN)
    yield from hand.tap_at(*walk.spot(hand, "card", COMBAT))
    place = ground.feet(hand.board.view)[ground.CAVEMAN, 1]
    hand.board.camera.arrive()
    yield from hand.tap_at(*hand.board.canvas.to_window_place(*place))
    yield from hand.tap(say("rahan.do_fight"))
    yield from far.move()
    yield from asked_here(hand, Ask.FIGHT)
    yield from walk.swipe(hand, away(hand.board.view, 0), 260.0)
    yield from until(lambda: far.table.asked == (1,) and far.table.view(1).ask is Ask.FIGHT)
    before, n = far.table.view(1), far.table.n
    far.cut()
    yield from until(lambda: hand.app.session.person(1).presence is Presence.LOST)
    yield from until(lambda: hand.all(Strip))
    far.on = True
    yield from until(lambda: not hand.all(Strip) and far.table.locked is None, 30)
    assert (far.table.n, far.table.view(1)) == (n, before), "all as it was, there too"
    far_shot(far.table, 1, before)
    yield from asked_here(hand, Ask.FIGHT)
    assert shots(hand.hotseat.match.entries) == [0, 1], "each shot once"
    assert hand.board.may_flick
