"""The system's keyboard over a dialog: what is typed in stays in sight above it, with the button that confirms."""

import os

import pytest
from kivy.uix.textinput import TextInput

from mobile.look.kit import WordButton
from mobile.words import say
from tests.mobile.fit import box_of, inside
from tests.mobile.hand import Hand
from tests.mobile.window import journey

pytestmark = pytest.mark.once

SHAPES = {"upright": ((360, 640), 290), "lying": ((640, 360), 205)}  # and how high a keyboard is there


def name(hand):
    hand.app.show_settings()
    yield 0.2
    hand.named(f"{say('settings.name')}: {hand.app.person}").pressed()


def address(hand):
    hand.app.store.change(name="Ana")
    hand.app.show_join()
    yield 0.2
    hand.named(say("join.address")).pressed()


def place(hand):
    hand.app.set_up("paleo")
    yield 0.3
    hand.app.screen._edit(0)


WAYS = {"name": (name, "ok"), "address": (address, "join.knock"), "place": (place, "ok")}


def typed_in(hand: Hand, floor: float, word: str):
    """The field and the button, each whole above the keyboard."""
    (entry,) = hand.all(TextInput)
    button = next(press for press in hand.all(WordButton) if press.spoken == say(word))
    free = (0, floor, *map(float, hand.app.screen.size))
    assert inside(box_of(entry), free, 1), f"the field is at {box_of(entry)}"
    assert inside(box_of(button), free, 1), f"{word} is at {box_of(button)}"
    assert button.height >= 43
    return entry, button


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("way", WAYS)
@journey
def test_what_is_typed_in_stands_above_the_keyboard_with_its_button(hand, way, shape):
    open_it, word = WAYS[way]
    (wide, high), keyboard = SHAPES[shape]
    yield from hand.resize(wide, high)
    try:
        yield from open_it(hand)
        yield 0.3
        entry, _ = typed_in(hand, 0, word)
        at_rest = box_of(entry)
        entry.focus = True
        os.environ["PICHENETTE_KEYBOARD"] = str(keyboard)
        yield 0.4
        entry, button = typed_in(hand, keyboard, word)
        assert entry.focus, "one goes on typing"
        entry.text = "Zoé"
        del os.environ["PICHENETTE_KEYBOARD"]
        yield 0.4
        entry, _ = typed_in(hand, 0, word)
        assert box_of(entry) == pytest.approx(at_rest, abs=1)
        assert entry.text == "Zoé"
        os.environ["PICHENETTE_KEYBOARD"] = str(keyboard)
        yield 0.4
        entry, button = typed_in(hand, keyboard, word)
        yield from hand.tap_at(*button.to_window(*button.center))
        yield 0.2
        if way == "name":
            assert hand.app.person == "Zoé"
    finally:
        os.environ.pop("PICHENETTE_KEYBOARD", None)
        yield from hand.resize(360, 780)
