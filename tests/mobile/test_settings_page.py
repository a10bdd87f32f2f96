"""The settings page: lists, switches, sliders and menus of KivyMD's, by fingers and by keys, at every size."""

import gc
import sys
from itertools import combinations

import pytest
from kivy.core.window import Window
from kivy.metrics import dp
from kivy.uix.label import Label
from kivy.uix.textinput import TextInput

from mobile.look import theme
from mobile.look.coming import Place
from mobile.look.kit import Text
from mobile.material.menu import Menu
from mobile.material.rows import Row, SwitchRow
from mobile.screens.settings_rows import SECTIONS, there
from mobile.tour.fingers import Finger
from mobile.words import name_of, say
from tests.mobile.fit import box_of, inside, look, meet
from tests.mobile.keyed import at, go_to, strike
from tests.mobile.test_paging import until
from tests.mobile.test_speech import listening
from tests.mobile.window import journey

pytestmark = pytest.mark.once

RIGHT, ENTER, TAB, HOME = 275, 13, 9, 278
LIGHT, LIGHT_WORDS = 4600, 320  # blocks of memory that a row with a switch takes, and words


def row(hand, name):
    return next(one for one in hand.all(Row) if one.spoken.startswith(f"{say(f'settings.{name}')}:"))


def names(hand):
    """Of all settings, in the order in which they stand on the page."""
    wanted = [f"{say(f'settings.{one.name}')}:" for _, settings in SECTIONS for one in there(settings)]
    spoken = hand.spoken()
    return [next(name for name in spoken if name.startswith(title)) for title in wanted]


def words_out_of_their_row(hand):
    """Words that stick out of the row they stand in, or lie over one another."""
    found = []
    for one in hand.all(Row):
        boxes = [box_of(label) for label in one.walk(restrict=True) if isinstance(label, Label) and label.text.strip()]
        found += [f"{one.spoken!r}: words leave the row" for box in boxes if not inside(box, box_of(one), 1)]
        found += [f"{one.spoken!r}: words over words" for a, b in combinations(boxes, 2) if meet(a, b)]
    return found


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("size", [1.0, 2.0])
@journey
def test_every_setting_is_whole_and_large_enough_for_a_finger(hand, language, size):
    yield from hand.resize(360, 640)
    hand.app.change(language=language, text_size=size)
    hand.app.show_settings()
    yield 0.6
    wanted, view = names(hand), hand.app.screen.view
    while view.scroll_y > 0.0:
        view.scroll_y = max(0.0, view.scroll_y - 0.8 * view.height / (view.children[0].height - view.height))
        yield from until(lambda: not hand.app.screen.busy)
    rows = hand.all(Row)
    assert sorted(one.spoken for one in rows) == sorted(wanted)
    assert not [one.spoken for one in rows if one.fbo is not None], "a ripple waits for the finger"
    found = []
    for far in (1.0, 0.66, 0.33, 0.0):
        view.scroll_y = far
        yield from look(hand, f"{language} {size} {far}", found)
    yield from hand.touch(row(hand, "follow"))
    yield 0.3
    found += words_out_of_their_row(hand)
    (menu,) = hand.all(Menu)
    assert menu.y >= 0
    assert menu.top <= hand.app.screen.height
    yield from look(hand, f"{language} {size} menu", found)
    assert not found, "\n".join(dict.fromkeys(found))
    yield from hand.back()
    assert not hand.all(Menu)
    assert hand.app.settings.follow == "always", "nothing was chosen"
    hand.app.change(language="en", text_size=1.0)
    yield from hand.resize(360, 780)


@journey
def test_rows_are_made_as_a_finger_comes_to_them(hand):
    """What is in sight is there whenever one looks, and nothing jumps."""
    yield from hand.resize(360, 640)
    hand.app.show_settings()
    yield 0.6
    wanted = names(hand)
    assert len(hand.all(Row)) < len(wanted) * 0.8
    view, turns = hand.app.screen.view, 0
    content = view.children[0]
    high, x = content.height, view.center_x - view.width * 0.3
    while view.scroll_y > 0.001:
        before = {one.spoken: one.to_window(*one.pos)[1] for one in hand.all(Row)}
        yield from hand.drag((x, view.y + view.height * 0.2), (x, view.y + view.height * 0.8))
        yield from until(lambda: not hand.app.screen.busy)
        moved = {one.to_window(*one.pos)[1] - before[one.spoken] for one in hand.all(Row) if one.spoken in before}
        assert max(moved) - min(moved) < 1, "rows move together"
        assert content.height == high, "the bar is as long as it was"
        seen = [one for one in hand.all(Place) if meet(box_of(one), box_of(view))]
        assert all(one.filled for one in seen), "what is in sight is there"
        turns += 1
        assert turns < 40, "it does not end"
    assert sorted(one.spoken for one in hand.all(Row)) == sorted(wanted)
    yield from hand.tap(wanted[-1])
    assert not hand.app.settings.bots_talk
    hand.app.change(bots_talk=True)
    yield from hand.resize(360, 780)


@journey
def test_a_row_is_light(hand):
    """The library's own, with all its rules, takes seven thousand; so many that come and go make holes in memory."""

    def taken(make):
        made = [make()]  # the first of all loads something
        gc.collect()
        before = sys.getallocatedblocks()
        made += [make() for _ in range(5)]
        return (sys.getallocatedblocks() - before) / 5

    def row():
        return SwitchRow("A title", True, lambda: None, "And what it is about")

    yield 0.3
    assert taken(row) < LIGHT
    assert taken(lambda: Text("Words")) < LIGHT_WORDS, "Kivy's label takes 430"
    noted = len(Window.get_property_observers("mouse_pos"))
    kept = [row() for _ in range(5)]
    assert kept
    assert len(Window.get_property_observers("mouse_pos")) == noted, "the window keeps a note of each"


@journey
def test_what_is_set_holds_at_once_and_the_page_stays_where_it_is(hand):
    heard = listening(hand)
    hand.app.change(speed=1.0)
    yield from hand.resize(360, 640)
    hand.app.show_settings()
    yield 0.6
    view = hand.app.screen.view
    yield from hand.tap(f"{say('settings.left_hand')}: {say('off')}")
    far = view.scroll_y
    assert far < 1.0
    assert hand.app.settings.left_hand
    assert row(hand, "left_hand").fbo is not None, "it rippled"
    assert isinstance(hand.named(f"{say('settings.left_hand')}: {say('on')}"), SwitchRow)
    assert heard.said[-1] == f"{say('settings.left_hand')}: {say('on')}"
    yield from hand.choose(f"{say('settings.speed')}: {say('settings.speed.1')}", say("settings.speed.2"))
    assert hand.app.settings.speed == 2.0
    assert row(hand, "speed").words[1] == say("settings.speed.2")
    assert hand.app.screen.view is view, "nothing was made anew"
    view.scroll_y = 1.0
    yield 0.1
    high = row(hand, "language").height
    yield from hand.slide(f"{say('settings.text_size')}: 1 ×", 2)
    yield 0.3
    assert (hand.app.settings.text_size, theme.text_scale()) == (1.6, 1.6)
    assert row(hand, "language").height > high
    assert row(hand, "text_size").words[1] == "1.6 ×"
    hand.app.change(left_hand=False, speed=1.0, text_size=1.0)
    yield from hand.resize(360, 780)


@journey
def test_a_name_that_is_given_leaves_the_page_where_it_is(hand):
    yield from hand.resize(360, 640)
    hand.app.show_settings()
    yield 0.6
    named = hand.named(f"{say('settings.name')}: {hand.app.person}")
    yield from hand.into_sight(named)
    far = hand.app.screen.view.scroll_y
    assert far < 0.5
    named.pressed()
    yield 0.3
    (field,) = hand.all(TextInput)
    field.text = "Nour"
    yield from hand.tap(say("ok"))
    yield 0.3
    assert hand.app.person == "Nour"
    assert hand.app.screen.view.scroll_y == pytest.approx(far, abs=0.02)
    hand.app.change(name="")
    yield from hand.resize(360, 780)


@journey
def test_a_page_scrolls_where_a_slider_begins_a_swipe_upwards(hand):
    yield from hand.resize(360, 640)
    hand.app.show_settings()
    yield 0.6
    slide = row(hand, "text_size").slide
    x, y = slide.to_window(*slide.center)
    finger = Finger(x, y)  # quick, as one scrolls: the page asks for no more than a moment
    finger.down()
    for step in range(1, 9):
        finger.move_to(x, y + dp(20) * step)
        yield 0.01
    finger.up()
    yield 0.3
    assert hand.app.screen.view.scroll_y < 1.0
    assert hand.app.settings.text_size == 1.0
    yield from hand.resize(360, 780)


@journey
def test_settings_by_keys(hand):
    yield from hand.resize(360, 640)
    hand.app.show_settings()
    yield 0.6
    yield from go_to(hand, lambda place: place.widget is row(hand, "text_size"))
    yield from strike(RIGHT)
    yield 0.3
    assert hand.app.settings.text_size == 1.3, "a slider goes a step"
    yield from go_to(hand, lambda place: place.widget is row(hand, "language"))
    yield from strike(ENTER)
    yield 0.3
    yield from go_to(hand, lambda place: getattr(place.widget, "spoken", "") == name_of("fr"))
    yield from strike(ENTER)
    yield 0.3
    assert hand.app.settings.language == "fr"
    assert at(hand).widget is row(hand, "language"), "the ring is where it was"
    wanted, met = names(hand), []
    for _ in wanted:
        met.append(at(hand).widget.spoken)
        yield from strike(TAB)
    assert met == wanted, "one after the other, though they are made as one comes to them"
    yield from go_to(hand, lambda place: getattr(place.widget, "spoken", "") == wanted[-1])
    on = hand.app.settings.bots_talk
    yield from strike(ENTER)
    assert hand.app.settings.bots_talk is not on
    yield from strike(HOME)
    assert hand.app.screen.view.scroll_y == 1.0
    hand.app.change(bots_talk=on)
    hand.app.change(language="en", text_size=1.0)
    yield from hand.resize(360, 780)
