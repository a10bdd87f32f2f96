"""A stranger sets up a table: each option says what the value chosen changes, and, held, what all its values change."""

import pytest
from kivy.core.window import Window
from kivy.uix.label import Label

from core.game import Level
from core.log import Seated
from mobile import games
from mobile.look.scroll import scrolled
from mobile.screens.holding import HOLD
from mobile.screens.option_row import OptionRow
from mobile.screens.thing_card import ThingCard
from mobile.settings import Table
from mobile.tour.fingers import Finger
from mobile.words import LANGUAGES, say, use
from tests.mobile.fit import look, scroll_of
from tests.mobile.hand import ESCAPE
from tests.mobile.window import journey

pytestmark = pytest.mark.once


def set_up(hand, game):
    """Its page, with somebody at each seat, so that every option is offered."""
    seats = tuple(Seated(mark=mark, level=Level.EASY if mark else None) for mark in range(max(games.find(game).seats)))
    hand.app.store.change(tables={**hand.app.settings.tables, game: Table(seats, {}, None)})
    hand.app.go_home()
    hand.app.set_up(game)
    yield 0.1


def row_of(hand, game, option):
    title = say(f"{game}.{option.name}")
    return next(row for row in hand.all(OptionRow) if row.line.title == title)


def offered(game):
    """The options of a game, of those about a seat the first one's: all seats share their words."""
    return [option for option in games.find(game).options if not option.seat]


def in_sight(hand, row):
    scroll_of(row).scroll_to(row, animate=False)
    yield 0.05
    return row.to_window(*row.center)


def sentence(key):
    """What is written under a key, which is a sentence of ours."""
    said = say(key)
    assert said != key, f"{key} has no words"
    assert said[-1] == ".", f"{key}: {said!r} is no sentence"
    return said


def means(game, option, value):
    shared = option.name[:-2] if option.seat is not None else option.name
    return sentence(f"{game}.{shared}.{value}.means")


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_value_of_every_option_says_what_it_changes(game, code):
    try:
        use(code)
        for option in games.find(game).options:
            said = [means(game, option, value) for value in option.choices]
            assert len(set(said)) == len(said), f"{game}.{option.name}: two values say the same"
            for key in (f"{game}.{option.name}", *(f"{game}.{option.name}.{value}" for value in option.choices)):
                assert say(key) != key, f"{key} has no words"
    finally:
        use("fr")


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize(("language", "text"), [("fr", 1.0), ("fr", 2.0), ("en", 2.0)])
@journey
def test_a_touch_goes_on_to_the_next_value_and_its_words_fit(hand, game, language, text):
    hand.app._language = language
    hand.app.change(text_size=text, speed=0.0)
    found = []
    try:
        yield from hand.resize(360, 640)
        yield from set_up(hand, game)
        for option in offered(game):
            row = row_of(hand, game, option)
            value = option.default
            for _ in option.choices:
                row = row_of(hand, game, option)
                words = {label.text for label in row.walk() if isinstance(label, Label)}
                assert {say(f"{game}.{option.name}.{value}"), means(game, option, value)} <= words
                place = yield from in_sight(hand, row)
                yield from look(hand, f"{option.name} {value}", found)
                yield from hand.tap_at(*place)
                yield 0.05
                value = option.choices[(option.choices.index(value) + 1) % len(option.choices)]
            assert value == option.default
    finally:
        hand.app._language = "en"
    assert not found, "\n" + "\n".join(dict.fromkeys(found))


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize(("language", "text"), [("fr", 2.0), ("en", 1.0)])
@journey
def test_holding_an_option_tells_of_all_its_values_and_changes_none(hand, game, language, text):
    hand.app._language = language
    hand.app.change(text_size=text, speed=0.0)
    found = []
    try:
        yield from hand.resize(360, 640)
        yield from set_up(hand, game)
        for option in offered(game):
            place = yield from in_sight(hand, row_of(hand, game, option))
            finger = Finger(*place)
            finger.down()
            yield HOLD + 0.1
            (card,) = hand.all(ThingCard)
            told = " ".join(label.text for label in card.walk() if isinstance(label, Label))
            assert say(f"{game}.{option.name}") in told
            assert [value for value in option.choices if means(game, option, value) not in told] == []
            finger.up()
            yield from look(hand, f"card of {option.name}", found)
            assert hand.all(ThingCard) == [card], "it stays"
            Window.dispatch("on_keyboard", ESCAPE, 0, None, [])
            yield 0.05
            assert not hand.app.screen.asking
            assert row_of(hand, game, option).line.value == say(f"{game}.{option.name}.{option.default}")
    finally:
        hand.app._language = "en"
    assert not found, "\n" + "\n".join(dict.fromkeys(found))


@journey
def test_the_page_stays_where_it_was_scrolled_to(hand):
    yield from hand.resize(360, 640)
    yield from set_up(hand, "terristories")
    last = games.find("terristories").options[-1]
    place = yield from in_sight(hand, row_of(hand, "terristories", last))
    yield from hand.tap_at(*place)
    yield 0.1
    assert scrolled(hand.app.screen) < 0.3
    assert row_of(hand, "terristories", last).line.value == say("terristories.time.two")


@journey
def test_an_option_half_out_of_sight_is_ringed_as_far_as_it_is_seen(hand):
    yield from hand.resize(360, 640)
    yield from set_up(hand, "terristories")
    row = row_of(hand, "terristories", games.find("terristories").options[4])
    yield from in_sight(hand, row)
    view = scroll_of(row)
    view.scroll_y += row.height * 0.5 / (view.children[0].height - view.height)
    yield 0.1
    finger = Finger(row.to_window(*row.center)[0], row.to_window(*row.pos)[1] + row.height * 0.8)
    finger.down()
    yield HOLD + 0.1
    finger.up()
    place = hand.all(ThingCard)[0].about.place
    assert place.height < row.height
    assert place.y >= view.to_window(*view.pos)[1]
    hand.app.screen.dismiss()
