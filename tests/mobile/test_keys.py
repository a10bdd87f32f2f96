"""Everything by keys: a ring goes from thing to thing, Enter is a finger on it, pages scroll with it."""

import random
from importlib import import_module
from math import hypot

import pytest
from kivy.core.window import Window
from kivy.uix.textinput import TextInput

from core.game import Level
from mobile.hotseat import Phase
from mobile.screens.keys import ARROWS, ENTER, TAB
from mobile.words import say
from tests.mobile.window import journey

pytestmark = pytest.mark.once

UP, DOWN, RIGHT, LEFT = (
    next(key for key, way in ARROWS.items() if way == wanted) for wanted in ((0, 1), (0, -1), (1, 0), (-1, 0))
)


def down(key, *modifiers):
    """As the window tells of a key: what nobody takes is told a second time."""
    if not Window.dispatch("on_key_down", key, 0, None, list(modifiers)):
        Window.dispatch("on_keyboard", key, 0, None, list(modifiers))


def strike(key, *modifiers, seconds=0.05):
    down(key, *modifiers)
    yield seconds
    Window.dispatch("on_key_up", key, 0)
    yield 0.05


def at(hand):
    return hand.app.keys.at


def go_to(hand, wanted):
    """Arrows and Tab until the ring is on what is wanted; every step leads somewhere."""
    for step in range(80):
        place = at(hand)
        if place is not None and wanted(place):
            return
        yield from strike(TAB)
    raise AssertionError(f"no key leads there; the ring is at {at(hand)}")


def press(hand, spoken):
    """The button that is called so, by keys alone."""
    yield from go_to(hand, lambda place: getattr(place.widget, "spoken", None) == spoken)
    while not getattr(at(hand).widget, "settled", True):
        yield 0.05
    yield from strike(ENTER)


def touch_spot(hand, x, y):
    """A place of the board: Tab to the board, then arrows about on it."""
    yield from go_to(hand, lambda place: place.widget is None)
    for _ in range(60):
        mx, my = at(hand).middle
        if hypot(mx - x, my - y) < 6:
            yield from strike(ENTER)
            return
        wide = abs(x - mx) > abs(y - my)
        ways = [(RIGHT if x > mx else LEFT), (UP if y > my else DOWN)]
        before = at(hand).middle
        for way in ways if wide else reversed(ways):
            yield from strike(way)
            if at(hand).widget is None and at(hand).middle != before:
                break
            yield from go_to(hand, lambda place: place.widget is None)
    raise AssertionError(f"no arrows lead to {(x, y)}; the ring is at {at(hand)}")


@journey
def test_home_the_table_and_a_whole_match_of_help_me_by_keys(hand):
    hand.app.store.change(confirm=True)
    yield 0.2
    assert at(hand) is None, "no ring before a key is used"
    yield from go_to(hand, lambda place: getattr(place.widget, "spoken", "") == say("game.help_me"))
    yield from strike(ENTER)
    yield 0.5
    print(hand.spoken())
