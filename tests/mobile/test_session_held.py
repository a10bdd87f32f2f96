"""Held at a table of several devices: what is there only then says what it is too, at the host's and at a guest's."""

import pytest

from mobile.look.kit import Picture
from mobile.screens.saying import SaidBubble
from mobile.words import say
from tests.mobile.far import FarHost, until
from tests.mobile.test_holding import about, card, held
from tests.mobile.test_session_rooms import begin as host_begins
from tests.mobile.test_session_visits import begin as guest_begins
from tests.mobile.window import journey

pytestmark = pytest.mark.once

PACE = "real"  # as the other devices'


@journey
def test_a_device_that_sleeps_and_the_button_to_speak_say_what_they_are(hand):
    far, _ = yield from host_begins(hand, ("Léo", "Mina"))
    finger = yield from held(hand, *hand.named(say("match.say")).center)
    finger.up()
    yield 0.1
    assert about(hand) == "speech"
    yield from hand.touch(hand.named(say("close")))
    assert not hand.dialog, "it did not fire"
    far.guest.away(True)
    yield from until(lambda: badges(hand) or hand.match.plated == 1)
    if badges(hand):
        finger = yield from held(hand, *badges(hand)[0].center)
        finger.up()
        assert about(hand) == "asleep"
        assert any("Léo" in words for words in hand.words())


def badges(hand):
    return [
        picture
        for picture in hand.all(Picture)
        if picture.name == "house/icon_asleep" and picture.parent.parent is hand.match.others
    ]


@journey
def test_a_guest_asks_as_a_host_does_and_nothing_is_sent(hand):
    far = FarHost()
    yield from guest_begins(hand, far)
    n = far.match.n
    finger = yield from held(hand, *hand.place(7))
    finger.up()
    yield 0.2
    assert about(hand) == "tile"
    assert far.match.n == n
    hand.app.back()
    yield 0.1
    assert not card(hand)
    assert not hand.all(SaidBubble)
