"""Dialogs and buttons under hasty fingers: a second tap, a second finger, a phone put aside, a link that comes."""

import pytest
from kivy.uix.textinput import TextInput

from core.game import Level
from mobile.look.kit import Press
from mobile.screens.base import SETTLES
from mobile.tour.fingers import Finger
from mobile.words import say
from tests.mobile.window import journey

pytestmark = pytest.mark.once


def tap_now(x, y):
    """However short a time something has been there."""
    finger = Finger(x, y)
    finger.down()
    yield 0.03
    finger.up()
    yield 0.05


def ask(hand, answers, **more):
    choices = [("yes", lambda: answers.append("yes")), ("no", lambda: answers.append("no"))]
    hand.app.screen.dialog("?", "…", choices, **more)
    yield 0.05


@journey
def test_the_second_tap_on_what_opened_a_dialog_neither_chooses_nor_puts_it_away(hand):
    answers = []
    yield from ask(hand, answers)
    yes = hand.named("yes")
    for place in (yes.to_window(*yes.center), (180, 760)):
        yield from tap_now(*place)
    assert answers == []
    assert "…" in hand.dialog
    yield SETTLES
    yield from tap_now(*yes.to_window(*yes.center))
    assert answers == ["yes"]
    yield from ask(hand, answers)
    yield SETTLES
    yield from tap_now(180, 760)
    assert not hand.dialog, "beside it"


@journey
def test_a_double_tap_on_the_bin_deletes_nothing(hand):
    for game in ("sapiens", "paleo", "rahan", "help_me", "terristories"):
        yield from hand.begin(None, Level.EASY, game=game)
        hand.app.go_home()
        yield 0.2
    hand.app.show_matches()
    yield 0.3
    lowest = [press for press in hand.all(Press) if press.spoken == say("matches.forget")][-1]
    place = lowest.to_window(*lowest.center)
    for _ in range(2):
        yield from tap_now(*place)
    assert say("matches.forget_text") in hand.dialog
    assert len(hand.app.kept()) == 5


@journey
def test_two_fingers_on_a_button_press_it_once(hand):
    hand.app.set_up("sapiens")
    yield 0.5
    before, (x, y) = len(hand.app.kept()), hand.app.screen.go.to_window(*hand.app.screen.go.center)
    first, second = Finger(x - 20, y), Finger(x + 20, y)
    first.down()
    second.down()
    yield 0.1
    first.up()
    second.up()
    yield from hand.settled()
    assert len(hand.app.kept()) == before + 1
    yield from hand.tap(say("menu"))
    assert hand.dialog, "a button that was let go may be pressed again"


@journey
def test_what_is_typed_outlives_that_the_phone_is_put_aside_or_turned(hand):
    hand.app.set_up("paleo")
    yield 0.4
    hand.app.screen._edit(0)
    yield SETTLES
    (entry,) = hand.all(TextInput)
    entry.text = "Zoé"
    hand.app.dispatch("on_pause")
    yield 0.1
    hand.app.dispatch("on_resume")
    yield 0.3
    try:
        yield from hand.resize(780, 360)
        yield 0.2
    finally:
        yield from hand.resize(360, 780)
    yield SETTLES
    assert [entry.text for entry in hand.all(TextInput)] == ["Zoé"]
    yield from hand.tap(say("ok"))
    assert "Zoé" in hand.words()


@journey
def test_a_question_to_which_somebody_waits_is_answered_when_a_link_pushes_it_aside(hand):
    answers = []
    yield from hand.begin(None, Level.EASY)
    yield from hand.settled()
    yield from ask(hand, answers, otherwise=lambda: answers.append("put away"))
    hand.app.flow._follow("pichenette://nonsense")
    yield 0.2
    assert answers == ["put away"]
    assert hand.dialog
    yield SETTLES
    yield from hand.back()
    assert not hand.dialog
    assert answers == ["put away"]
