"""A person who has no screen to touch, but keys: the ring is led by arrows and Tab, and Enter is a finger on it."""

from __future__ import annotations

from math import hypot
from operator import sub

from kivy.core.window import Window

from mobile.screens.keys import ARROWS, ENTER, TAB, toward
from mobile.words import say
from tests.mobile.plainly import Still

NEAR = 26  # a reef is put where a board's places are so far apart


def down(key, *modifiers):
    """As the window tells of a key: what nobody takes is told a second time."""
    if not Window.dispatch("on_key_down", key, 0, None, list(modifiers)):
        Window.dispatch("on_keyboard", key, 0, None, list(modifiers))


def strike(key, *modifiers, seconds=0.02):
    down(key, *modifiers)
    yield seconds
    Window.dispatch("on_key_up", key, 0)
    yield 0.02


def at(hand):
    return hand.app.keys.at


def go_to(hand, wanted):
    """Arrows and Tab until the ring is on what is wanted; every step leads somewhere."""
    for _ in range(80):
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


def touch_spot(hand, x, y, seconds=0.02):
    """A place of the board: Tab to the board, then the shortest way that arrows lead."""

    def far(place):
        return hypot(place.middle[0] - x, place.middle[1] - y)

    yield from go_to(hand, lambda place: place.widget is None)
    for key in way(hand, lambda places: min((one for one in places if one.widget is None), key=far)):
        yield from strike(key)
    assert far(at(hand)) < NEAR, f"nothing may be touched at {(x, y)}; the ring is at {at(hand)}"
    yield from strike(ENTER, seconds=seconds)


def way(hand, wanted):
    """The arrows that lead from where the ring is to what is wanted."""
    places = list(hand.app.keys.places())
    goal, start = wanted(places), min(places, key=lambda one: hypot(*map(sub, one.middle, at(hand).middle)))
    known, ahead = {start: []}, [start]
    for place in ahead:
        if place == goal:
            return known[place]
        for key, (across, up) in ARROWS.items():
            found = toward(place, places, across, up)
            if found is not None and found not in known:
                known[found] = [*known[place], key]
                ahead.append(found)
    raise AssertionError(f"no arrows lead from {start} to {goal}")


def hold(hand, seconds):
    """Enter stays down."""
    yield from strike(ENTER, seconds=seconds)


def uncover(hand):
    """The phone goes round: what says who has it is held."""
    if hand.covered:
        yield from go_to(hand, lambda place: place.widget is not None)
        yield from hold(hand, 1.2)
        yield 0.3
        if say("since.go") in hand.spoken():
            yield from press(hand, say("since.go"))
            yield 0.2


class Keyed(Still):
    """A hand that has no screen to touch, but keys: whatever is to be touched is gone to."""

    def tap_at(self, x, y):
        """What lies there: a place of the board, or else a button."""
        here = [one for one in self.app.keys.places() if _holds(one, x, y)]
        if here and not any(one.widget is None for one in here):
            button = min(here, key=lambda one: one.box.width * one.box.height).widget
            yield from go_to(self, lambda place: place.widget is button)
            yield from strike(ENTER)
        else:
            yield from touch_spot(self, x, y)
        yield 0.05

    def touch(self, press):
        while not getattr(press, "settled", True):
            yield 0.02
        if not press.enabled:  # a touch would do nothing either
            return
        yield from go_to(self, lambda place: place.widget is press)
        while not getattr(press, "settled", True):  # a bot did something meanwhile: it means something new
            yield 0.02
        yield from strike(ENTER)
        yield 0.05

    def hold(self, x, y, seconds, meanwhile=None):
        yield from touch_spot(self, x, y, seconds)

    def drag(self, start, goal, stop=None):
        """First one, then the other."""
        yield from touch_spot(self, *start)
        yield from touch_spot(self, *goal)


def _holds(place, x, y):
    box = place.box
    return box.x <= x <= box.right and box.y <= y <= box.top
