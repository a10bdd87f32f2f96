"""Whoever does not swipe turns lists by buttons, which are there where they lead on."""

import gc

import pytest
from kivy.uix.scrollview import ScrollView

from core.game import Level
from mobile.words import say
from tests.mobile.fit import targets_too_small
from tests.mobile.plainly import Still
from tests.mobile.window import journey

pytestmark = pytest.mark.once


def until(seen):
    """Time goes by until it is so."""
    for _ in range(60):
        if seen():
            return
        yield 0.05
    raise AssertionError("it never is so")


@journey
def test_lists_are_turned_by_buttons_where_that_is_wished_for(hand):
    hand.__class__ = Still
    yield from hand.resize(360, 640)
    try:
        hand.app.show_settings()
        yield 0.6
        assert "page_down" not in hand.spoken()
        yield from hand.tap(f"{say('settings.page_buttons')}: {say('off')}")
        yield from until(lambda: "page_down" in hand.spoken())
        yield 0.6
        view = hand.app.screen.view
        while "page_down" in hand.spoken():
            before = view.scroll_y
            yield from hand.tap("page_down")
            yield from until(lambda before=before: view.scroll_y < before)
            yield 0.1
        assert view.scroll_y == 0.0
        assert not targets_too_small(hand)
        yield from hand.tap("page_up")
        yield from until(lambda: view.scroll_y > 0.0)
        hand.app.show_rules("sapiens")
        gc.collect()
        yield from until(lambda: "page_down" in hand.spoken())
        yield from hand.tap("page_down")
        yield from until(lambda: hand.all(ScrollView)[0].scroll_y < 1.0)
        yield from hand.begin(None, Level.EASY, game="paleo")
        yield from hand.settled()
        assert not {"page_up", "page_down"} & hand.spoken()
        yield from hand.tap(say("menu"))
        yield from until(lambda: "page_down" in hand.spoken())
        yield from hand.tap("page_down")
        yield from until(lambda: "page_up" in hand.spoken())
        yield from hand.back()
        assert not {"page_up", "page_down"} & hand.spoken(), "they go with what they turn"
    finally:
        hand.app.change(page_buttons=False)
        yield from hand.resize(360, 780)
