"""A bot thinks ahead in the lulls of a match that lies open, where power is to spare; and nothing of it is seen."""

import os

import pytest
from kivy.core.window import Window

from core.game import Level
from core.log import Seated
from core.timer import Limit
from mobile import lull
from mobile.device import battery
from mobile.hotseat import Phase
from mobile.settings import Table
from mobile.tour.fingers import Finger
from tests.mobile.far import until
from tests.mobile.window import journey

pytestmark = pytest.mark.once

LONG = 4 * lull.REST  # in which a lull would have begun it again
FADED = 1.0  # and what scrolls draws so long


def endless(hand):
    """The bot at the table has always more to think ahead about; which slices it had."""
    slices = []
    hand.hotseat.ponder = lambda seconds: slices.append(seconds) or True
    return slices


def on(hand):
    yield from until(lambda: hand.match.pondering.on)


def off(hand, slices, why):
    """Now, and as long as it stays so."""
    assert not hand.match.pondering.on, why
    slices.clear()
    yield LONG
    assert not hand.match.pondering.on, why
    assert not slices, why


@journey
def test_it_goes_on_until_it_has_had_its_time_and_then_nothing_is_left_of_it(hand):
    yield from hand.begin(None, Level.HARD)
    bot = hand.hotseat.drive._bot(1)
    bot.playouts, bot.seconds = 600, 0.1
    yield from hand.my_turn()
    yield from on(hand)
    drawn = []
    Window.bind(on_flip=lambda *_: drawn.append(1))
    yield from until(lambda: not hand.match.pondering.on)
    assert not drawn, "it draws nothing"
    assert not hand.hotseat.ponders, "it had its time"
    yield LONG
    assert not hand.match.pondering.on
    assert not drawn
    found, usual = [], bot.think_on
    bot.think_on = lambda notes, *given: found.append(notes._tree) or usual(notes, *given)
    yield from hand.drag_move(hand.any_move())
    yield from hand.my_turn()
    assert len(found) == 1
    assert found[0] is not None, "what it noted was there when it was asked"
    yield from on(hand)
    hand.app.go_home()
    yield 0
    assert hand.app.screen.pondering is None


@journey
def test_it_ends_with_whatever_goes_on_and_the_next_lull_begins_it_again(hand):
    seats = (Seated("Ana", None, 0), Seated("Léo", Level.HARD, 1))
    hand.app.begin("help_me", Table(seats, {}, 0, limit=Limit(600)))
    yield 0.2
    yield from hand.my_turn()
    slices = endless(hand)
    yield from on(hand)
    yield from until(lambda: len(slices) > 3)
    assert hand.app._busy(), "garbage is looked for when it has ended"

    finger = Finger(1, 1)  # where nothing answers, and nothing is drawn
    finger.down()
    yield 0.05
    yield from off(hand, slices, "a finger is down")
    finger.up()
    yield from on(hand)

    hand.match.choices.menu()
    yield FADED
    yield from off(hand, slices, "a dialog is on")
    yield from hand.back()
    yield from on(hand)

    hand.app.show_rules("help_me")
    yield 0.05
    match = hand.app._match
    assert not match.pondering.on
    slices.clear()
    yield LONG
    assert not slices, "the rules lie over it"
    yield from hand.back()
    assert hand.match is match
    yield from on(hand)

    hand.match.timing.pause()
    yield 0.05
    yield from off(hand, slices, "the match is stopped")
    hand.match.timing.go_on()
    yield from on(hand)

    assert hand.app.dispatch("on_pause")
    yield 0.05
    yield from off(hand, slices, "the app is put aside")
    hand.app.dispatch("on_resume")
    yield from on(hand)

    for told, goes in (("0.5", False), ("0.6", True)):
        os.environ["PICHENETTE_BATTERY"] = told
        battery.forget()
        hand.match.pondering.stop()
        try:
            yield from on(hand) if goes else off(hand, slices, "half the battery is gone")
        finally:
            del os.environ["PICHENETTE_BATTERY"]
            battery.forget()

    hand.hotseat.table.resign(0)
    yield from until(lambda: hand.hotseat.phase is Phase.OVER)
    yield 0.05
    assert not hand.hotseat.ponders
    slices.clear()
    yield LONG
    assert not slices, "it is over"


@journey
def test_nothing_is_thought_behind_a_cover(hand):
    yield from hand.begin(None, None, Level.HARD)
    yield from hand.my_turn()
    slices = endless(hand)
    yield from on(hand)
    yield from hand.drag_move(hand.any_move())
    yield from until(lambda: hand.hotseat.phase is Phase.PASS)
    yield from hand.settled()
    yield from off(hand, slices, "the phone goes round")
    yield from hand.my_turn()
    yield from on(hand)
