"""Everything by keys: a ring goes from thing to thing, Enter is a finger on it, pages scroll with it."""

import subprocess

import pytest
from kivy.core.window import Window
from kivy.uix.textinput import TextInput

from core.game import Level
from core.log import Seated
from mobile.hotseat import Phase
from mobile.screens.base import SETTLES
from mobile.screens.home import HomeScreen
from mobile.screens.keys import ENTER, TAB
from mobile.screens.rules import Entry, Page
from mobile.screens.thing_card import ThingCard
from mobile.settings import Table
from mobile.tour.walks import lessons, rahan
from mobile.words import say
from tests.mobile.keyed import Keyed, at, go_to, hold, press, strike, touch_spot, uncover, way
from tests.mobile.plainly import Still, turns
from tests.mobile.window import journey

pytestmark = pytest.mark.once

UP, DOWN = 273, 274


@journey
def test_home_the_table_and_turns_of_help_me_by_keys(hand):
    hand.app.store.change(confirm=True)
    yield 0.2
    assert at(hand) is None, "no ring before a key is used"
    yield from press(hand, say("game.help_me"))
    yield 0.5
    yield from press(hand, say("setup.play"))
    yield 0.5
    for _ in range(2):
        yield from hand.settled()
        yield from uncover(hand)
        yield from hand.settled()
        move, n = hand.any_move(), hand.n
        yield from touch_spot(hand, *hand.place(move.start))
        assert hand.board.chosen == move.start
        yield from touch_spot(hand, *hand.place(move.goal))
        yield from press(hand, say("match.place"))
        yield 0.2
        assert hand.n > n
    yield from hand.settled()
    yield from uncover(hand)
    assert at(hand) is not None
    yield from hand.tap_at(5, 5)
    assert at(hand) is None, "a touch takes the ring away"
    yield from hand.back()
    assert say("match.go_on") in hand.dialog
    yield from press(hand, say("match.leave"))
    yield 0.3
    yield from press(hand, say("home.resume"))
    yield 0.3
    assert hand.match is not None


@journey
def test_a_match_of_help_me_to_its_end_by_keys(hand):
    hand.app.store.change(confirm=True)
    yield from hand.late(None, None, left=3)
    while hand.hotseat.phase is not Phase.OVER:
        yield from hand.settled()
        yield from uncover(hand)
        yield from hand.settled()
        move = hand.any_move()
        yield from touch_spot(hand, *hand.place(move.start))
        yield from touch_spot(hand, *hand.place(move.goal))
        yield from press(hand, say("match.place"))
        yield from hand.settled()
    for _ in range(40):
        if say("result.rematch") in hand.spoken():
            break
        yield 0.1
    yield from press(hand, say("result.rematch"))
    yield 0.3
    assert hand.hotseat.table.n == 0


# What is played, with what chosen for the table, and how many turns.
EACH = {
    "help_me": ("help_me", {}, 2),
    "reefs": ("paleo", {}, 1),
    "pawns": ("paleo", {"reefs": "ready"}, 3),
    "rahan": ("rahan", {}, 2),
    "sapiens": ("sapiens", {}, 3),
    "terristories": ("terristories", {}, 2),
}


def sit_down(hand, name):
    """Against a bot."""
    game, options, count = EACH[name]
    hand.app.store.change(confirm=True, speed=0)
    hand.app.begin(game, Table((Seated("Ana", None, 0), Seated("Léo", Level.EASY, 1)), options, 0))
    yield 0.2
    return count


@pytest.mark.parametrize("name", [name for name in EACH if name != "help_me"])
@journey
def test_turns_of_each_other_game_by_keys(hand, name):
    yield from turns(Keyed(hand.app), (yield from sit_down(hand, name)))


@pytest.mark.parametrize("name", EACH)
@journey
def test_turns_of_each_game_by_taps_alone(hand, name):
    yield from turns(Still(hand.app), (yield from sit_down(hand, name)))


@pytest.mark.parametrize("kind", ["keys", "taps"])
@journey
def test_a_flint_is_flicked_by(hand, kind):
    hand.app.store.change(confirm=True, speed=0)
    yield from rahan.sit_down(hand, rahan.flicking)
    yield from turns((Keyed if kind == "keys" else Still)(hand.app), 1)


@journey
def test_a_lesson_by_keys(hand):
    seen = []
    hand.app.store.change(speed=0)
    yield from lessons.play(Keyed(hand.app), "help_me", 0, seen.append)
    assert seen[-1] == "1_done"


@journey
def test_arrows_lead_to_all_that_may_be_touched_and_what_has_the_ring_is_seen(hand):
    """On a small phone, where lists scroll."""
    screens = (
        lambda: None,
        hand.app.show_settings,
        lambda: hand.app.set_up("rahan"),
        lambda: hand.app.show_lessons("paleo"),
        lambda: hand.app.show_practice("sapiens"),
        lambda: hand.app.show_rules("terristories"),
    )
    yield from hand.resize(360, 640)
    for show in screens:
        show()
        yield 0.4
        yield from strike(TAB)
        places = list(hand.app.keys.places())
        for place in places[::3]:
            assert way(hand, lambda found, place=place: place) is not None
        for _ in range(8):
            yield from strike(DOWN)
            box, view = at(hand).box, at(hand).view
            low, high = (view.y, view.top) if view is not None else (0, hand.app.screen.height)
            assert box.y >= low - 1
            assert box.top <= high + 1
    yield from hand.resize(360, 780)


@journey
def test_the_rules_scroll_by_arrows_and_words_are_typed(hand):
    hand.app.show_rules("help_me")
    yield 0.2
    view = hand.all(Page)[0].parent
    yield from strike(TAB)
    for _ in range(60):
        if view.scroll_y <= 0.001:
            break
        before = view.scroll_y
        yield from strike(DOWN)
        assert view.scroll_y < before or at(hand).view is None
    assert view.scroll_y <= 0.001, "down to the end"
    yield from strike(UP)
    assert view.scroll_y > 0.001
    yield from go_to(hand, lambda place: isinstance(place.widget, TextInput))
    yield from strike(ENTER)
    (entry,) = hand.all(TextInput)
    assert entry.focus
    for letter in "pile":
        Window.dispatch("on_key_down", ord(letter), 0, letter, [])
        Window.dispatch("on_textinput", letter)
    yield 0.2
    assert "pile" in entry.text
    assert at(hand).widget is entry, "letters and spaces are typed, and lead nowhere"
    yield from strike(DOWN)
    assert not entry.focus
    yield from go_to(hand, lambda place: isinstance(place.widget, Entry))
    yield from strike(ENTER)
    yield 0.2
    assert hand.all(Page)


@journey
def test_a_dialog_begins_at_the_harmless_choice_and_leaves_the_ring_where_it_was(hand):
    yield from hand.begin(None, Level.EASY)
    for _ in range(40):
        if list(hand.app.screen.spots()):
            break
        yield 0.1
    yield from go_to(hand, lambda place: place.widget is None)
    before = at(hand)
    assert before.widget is None, "on the board"
    yield from hand.back()
    yield SETTLES
    assert at(hand).widget.spoken == say("match.go_on")
    yield from strike(ENTER)
    yield 0.2
    assert at(hand).box == before.box
    yield from hold(hand, 0.7)
    assert hand.all(ThingCard), "a key that is held asks what this is"


@journey
def test_keys_of_the_system_come_through(hand):
    """As SDL tells of them, not as Kivy hands them on."""
    for key in ("Tab", "Down", "Return"):
        subprocess.run(["xdotool", "key", "--delay", "40", key], check=True, timeout=10)
        yield 0.4
    for _ in range(20):
        if at(hand) is not None:
            break
        yield 0.1
    assert at(hand) is not None
    for _ in range(30):
        if not isinstance(hand.app.screen, HomeScreen):
            return
        yield 0.1
    raise AssertionError("Return has opened nothing")
