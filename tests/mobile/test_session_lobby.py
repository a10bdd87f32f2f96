"""The lobby of our own table, and the way to another's, while others come and go: what is asked, typed, touched."""

import time

import pytest

from core.session.discovery.nearby import Announcer
from core.session.link import tcp
from core.session.link.code import new_code, shown
from core.session.room.guest import Stage
from core.session.room.messages import RoomReason
from mobile.screens.qr import Square
from mobile.session import host as hosting
from mobile.tour.fingers import Finger
from mobile.words import say, whose
from tests.mobile.far import FarGuest, FarHost, until
from tests.mobile.test_session_rooms import open_table
from tests.mobile.test_session_visits import no_other, told
from tests.mobile.window import journey

pytestmark = pytest.mark.once

PACE = "real"  # as the other devices'


@pytest.mark.parametrize("choice", ["ok", "lobby.free", "lobby.seat_bot", "lobby.up", "lobby.remove"])
@pytest.mark.parametrize("follows", [False, True])
@journey
def test_what_is_asked_of_a_guest_who_has_left_is_done_to_nobody(hand, choice, follows):
    """Whoever came next has the number of who left, and may have the chair."""
    yield from open_table(hand)
    host = hand.app.session.host
    far = FarGuest(hand.app.session, "Léo")
    yield from far.come()
    yield from hand.tap(say("lobby.edit", name="Léo"))
    yield 0.2
    far.guest.leave()
    yield from until(lambda: host.seating.chairs[1].free)
    code = host.code
    if follows:
        zoe = FarGuest(hand.app.session, "Zoé")
        yield from zoe.come()
    yield from hand.tap(say(choice))
    yield 0.2
    assert not hand.dialog
    chairs = [(chair.name, chair.person, chair.level) for chair in host.seating.chairs[:2]]
    assert chairs == [("Ana", 0, None), ("Zoé", 1, None) if follows else ("", None, None)]
    if follows:
        assert zoe.guest.stage is Stage.ROOM
        assert host.code == code


@journey
def test_a_bot_sits_on_no_chair_that_a_guest_has_taken_meanwhile(hand):
    yield from open_table(hand)
    far = FarGuest(hand.app.session, "Léo")
    yield from until(lambda: far.guest.stage is Stage.ROOM)
    yield from hand.tap(say("lobby.edit", name=say("setup.free", n=2)))
    yield 0.2
    yield from far.come()
    yield from hand.tap(say("lobby.seat_bot"))
    yield 0.2
    assert say(RoomReason.TAKEN) in hand.dialog
    assert hand.app.session.host.seating.chairs[1].name == "Léo"


@journey
def test_what_is_typed_stays_when_the_network_or_the_code_changes(hand):
    """Both are shown when the dialog has been answered."""
    own, look = tcp.own, hosting.LOOK
    tcp.own, hosting.LOOK = (lambda loopback=False: ()), 0.1
    try:
        yield from open_table(hand)
        yield from hand.tap(say("lobby.edit", name="Ana"))
        yield 0.2
        yield from hand.type("Anaïs")
        tcp.own, host = own, hand.app.session.host
        yield from until(lambda: hand.app.session.invitation)
        host.admission.code = new_code()
        host.events.changed()
        yield from until(lambda: shown(host.code) in hand.words())
        assert say("setup.edit_title") in hand.dialog
        yield from hand.tap(say("ok"))
        yield 0.1
        assert host.seating.chairs[0].name == "Anaïs"
        assert say("lobby.new_code") in hand.dialog
        yield from hand.tap(say("ok"))
        yield from until(lambda: hand.all(Square))
    finally:
        tcp.own, hosting.LOOK = own, look


@journey
def test_the_large_square_is_held_up_until_it_is_put_away(hand):
    """And leads to this phone, under another address too."""
    own, look = tcp.own, hosting.LOOK
    hosting.LOOK = 0.1
    try:
        yield from open_table(hand)
        yield from hand.tap(say("lobby.square"))
        yield 0.1
        old = hand.app.session.invitation
        for addresses in ((), ("127.0.0.2",)):
            tcp.own = lambda loopback=False, addresses=addresses: addresses
            yield from until(lambda addresses=addresses: len(hand.app.session.addresses) == len(addresses))
            yield 0.1
            assert say("close") in hand.dialog
            assert hand.all(Square)[-1].text == (hand.app.session.invitation or old)
        assert hand.app.session.invitation != old
        host = hand.app.session.host
        host.admission.code = new_code()
        host.events.changed()
        yield from until(lambda: shown(host.code) in hand.dialog)
        yield from hand.tap(say("close"))
        yield from until(lambda: say("lobby.new_code") in hand.dialog)
        yield from hand.tap(say("ok"))
        yield from until(lambda: [one.text for one in hand.all(Square)] == [hand.app.session.invitation])
    finally:
        tcp.own, hosting.LOOK = own, look


def press(hand, spoken):
    """A finger on it, which stays there."""
    widget = hand.named(spoken)
    finger = Finger(*widget.to_window(*widget.center))
    finger.down()
    yield 0.3
    return finger


@journey
def test_a_row_of_the_lobby_stays_under_the_finger_when_somebody_comes(hand):
    yield from open_table(hand)
    finger = yield from press(hand, say("lobby.edit", name="Ana"))
    far = FarGuest(hand.app.session, "Léo")
    yield from until(lambda: far.guest.stage is Stage.ROOM and hand.app.session.person(1) is not None)
    yield 0.3
    finger.up()
    yield 0.1
    assert say("setup.edit_title") in hand.dialog
    yield from until(lambda: say("lobby.watches", name="Léo") in hand.words())


@journey
def test_a_row_stays_under_the_finger_when_a_table_is_found(hand):
    far = FarHost(no_other())
    hand.app.change(speed=0.0, name="Léo")
    hand.app.flow.join()
    yield 0.2
    finger = yield from press(hand, say("join.address"))
    announcer, lookout = Announcer(told(far)), hand.app.flow.lookout
    yield from until(
        lambda: announcer.work(time.monotonic()) or any(one.table.room == far.host.id for one in lookout.found)
    )
    yield 0.3
    finger.up()
    yield 0.1
    assert say("join.address_text") in hand.dialog
    title = say("lobby.table", whose=whose(far.name))
    yield from until(lambda: announcer.work(time.monotonic()) or title in hand.spoken())
    announcer.close()
