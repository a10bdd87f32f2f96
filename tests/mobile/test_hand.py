"""An open hand of cards, as games will have it that are not built yet: picked from, scrolled, looked at closely."""

import pytest
from kivy.core.window import Window
from kivy.metrics import dp

from core.game import Level
from core.games.help_me import Creature
from mobile.boards.hand import CLOSE, Card, OpenHand
from mobile.look.kit import put
from mobile.tour.fingers import Finger
from tests.mobile.window import journey

pytestmark = pytest.mark.once

CARDS = [Card(f"help_me/card_{creature.name.lower()}", creature.name.title()) for creature in Creature]


def held(hand, most, cards=CARDS):
    """An open hand at the foot of a match's screen, and what it told."""
    yield from hand.begin(None, Level.EASY)
    told = []
    strip = OpenHand(hand.match, told.append)
    put(strip, 0, dp(100), Window.width, dp(110))
    hand.match.add_widget(strip)
    strip.show(cards, most)
    yield 0.1
    return strip, told


def cards(strip):
    return sorted(strip._strip.children, key=lambda card: card.x)


def tap(hand, strip, k):
    card = cards(strip)[k]
    yield from hand.tap_at(*card.to_window(*card.center))
    yield 0.3  # a view that scrolls waits whether a finger scrolls


@journey
def test_a_touch_picks_a_card_and_another_puts_it_back(hand):
    strip, told = yield from held(hand, 1)
    yield from tap(hand, strip, 1)
    assert told == [(1,)]
    low = min(card.y for card in cards(strip))
    assert [k for k, card in enumerate(cards(strip)) if card.y > low] == [1], "it stands above the others"
    yield from tap(hand, strip, 0)
    assert told[-1] == (0,), "instead of the first"
    yield from tap(hand, strip, 0)
    assert told[-1] == ()


@journey
def test_as_many_are_picked_as_may_be(hand):
    strip, told = yield from held(hand, 2)
    for k in (0, 1, 2):
        yield from tap(hand, strip, k)
    assert told[-1] == (1, 2)
    strip.show(CARDS, 2)
    assert strip.picked == (1, 2), "what is picked stays while the cards are the same"
    strip.show(CARDS[1:], 2)
    assert strip.picked == ()


@journey
def test_a_finger_that_rests_looks_at_a_card_and_picks_nothing(hand):
    strip, told = yield from held(hand, 1)
    card = cards(strip)[2]
    finger = Finger(*card.to_window(*card.center))
    before = hand.pictures().count(CARDS[2].face)
    finger.down()
    yield CLOSE + 0.5
    assert hand.pictures().count(CARDS[2].face) == before + 1, "it is seen large"
    finger.up()
    yield 0.2
    assert hand.pictures().count(CARDS[2].face) == before
    assert told == []


@journey
def test_many_cards_scroll(hand):
    strip, told = yield from held(hand, 1, CARDS * 2)
    assert strip._strip.width > strip.width
    finger = Finger(Window.width * 0.8, strip.center_y)
    finger.down()
    for part in range(1, 11):
        finger.move_to(Window.width * (0.8 - 0.06 * part), strip.center_y)
        yield 0.02
    finger.up()
    yield 0.5
    assert strip.scroll_x > 0
    assert told == [], "and nothing was picked"
