"""A table is set up by hand: names, colours, bots and their level, a third person, a wrong number of seats."""

from itertools import pairwise

from core.game import LEVELS, Level
from mobile.look.kit import Press
from mobile.words import say
from tests.mobile.window import journey


def seat(hand, k, kind):
    """Tap what somebody is at a place, counted from the top."""
    chips = [press for press in hand.all(Press) if press.spoken == say(f"setup.{kind}")]
    chips.sort(key=lambda press: -press.to_window(*press.center)[1])
    yield from hand.tap_at(*chips[k].to_window(*chips[k].center))
    yield 0.1


def edit(hand, name):
    yield from hand.tap(say("setup.edit", name=name))
    yield 0.15


@journey
def test_a_table_is_set_up_and_remembered(hand):
    yield from hand.tap(say("game.help_me"))
    yield 0.2
    yield from edit(hand, say("setup.player", n=1))
    yield from hand.type("  Ana   Bel  ")
    yield from hand.tap(say("ok"))
    yield 0.1
    assert "Ana Bel" in hand.words(), "spaces are tidied"
    yield from edit(hand, "Ana Bel")
    yield from hand.tap(say("mark.yellow"))
    yield 0.15
    yield from hand.tap(say("ok"))
    yield 0.1
    order = [*LEVELS, *LEVELS]
    for level, following in pairwise(order):
        assert say(f"strength.{level}") in hand.words()
        yield from hand.tap(say("setup.grade", level=say(f"level.{level}")))
        yield 0.1
        assert say(f"strength.{following}") in hand.words(), "five levels, and the weakest again"
    yield from seat(hand, 2, "here")
    yield from hand.tap(say("setup.play"))
    yield 0.3
    yield from hand.settled()
    setup = hand.hotseat.match.setup
    assert setup.seats[0].name == "Ana Bel"
    assert [seated.level for seated in setup.seats] == [None, Level.HARD, None]
    marks = [seated.mark for seated in setup.seats]
    assert marks[0] == 2
    assert len(set(marks)) == 3
    hand.restart()
    yield 0.2
    yield from hand.tap(say("game.help_me"))
    yield 0.2
    assert "Ana Bel" in hand.words(), "also after a restart"
    yield from hand.tap(say("setup.play"))
    yield 0.3
    assert hand.hotseat.match.setup.seats == setup.seats


@journey
def test_a_wrong_number_of_seats_says_so(hand):
    yield from hand.tap(say("game.help_me"))
    yield 0.2
    yield from seat(hand, 1, "empty")
    wrong = say("setup.wrong", least=2, most=4)
    assert wrong in hand.words()
    assert not hand.named(wrong).enabled
    yield from hand.tap(wrong)
    yield 0.2
    assert wrong in hand.words(), "and nothing begins"
    yield from seat(hand, 3, "bot")
    yield from hand.tap(say("setup.play"))
    yield 0.3
    assert len(hand.hotseat.match.setup.seats) == 2


@journey
def test_long_and_empty_names(hand):
    yield from hand.tap(say("game.help_me"))
    yield 0.2
    yield from edit(hand, say("setup.player", n=1))
    yield from hand.type("Bartholomäus Maximilian [b]{x}")
    yield from hand.tap(say("ok"))
    yield 0.1
    name = next(word for word in hand.words() if word.startswith("Barth"))
    assert len(name) <= 14
    yield from edit(hand, name)
    yield from hand.type("   ")
    yield from hand.tap(say("ok"))
    yield 0.1
    assert say("setup.player", n=1) in hand.words(), "no name is the one that everybody has first"
    yield from edit(hand, say("setup.player", n=1))
    yield from hand.type("{n}[/b]&")
    yield from hand.tap(say("ok"))
    yield 0.1
    yield from hand.tap(say("setup.play"))
    yield 0.3
    assert any("{n}[/b]&" in word for word in hand.words()), "marks in a name are letters like others"


@journey
def test_who_has_typed_no_name_is_called_in_the_language_of_the_moment(hand):
    yield from hand.tap(say("game.help_me"))
    yield 0.2
    yield from hand.tap(say("setup.play"))
    yield from hand.my_turn()
    assert any("Player 1" in word for word in hand.words())
    try:
        hand.app.change(language="fr")
        hand.app.screen.rebuild()
        yield 0.1
        assert any("Joueur 1" in word for word in hand.words()), hand.words()
        hand.app.go_home()
        yield 0.1
        bot = hand.app.settings.tables["help_me"].seats[1].name
        assert any(f"Joueur 1, {bot}" in word for word in hand.words()), hand.words()
    finally:
        hand.app.change(language="en")
    assert not any("Player" in word for word in hand.words())


@journey
def test_options_and_who_begins(hand):
    yield from hand.tap(say("game.help_me"))
    yield 0.2
    for _ in range(2):
        row = next(word for word in hand.spoken() if word.startswith(say("setup.first") + ":"))
        yield from hand.tap(row)
        yield 0.1
    row = next(word for word in hand.spoken() if word.startswith(say("help_me.open_piles") + ":"))
    yield from hand.tap(row)
    yield 0.1
    assert say("help_me.open_piles.on") in hand.words()
    yield from hand.tap(say("setup.play"))
    yield 0.3
    setup = hand.hotseat.match.setup
    assert setup.first == 1
    assert setup.options == {"open_piles": "on"}


@journey
def test_back_leads_home_from_everywhere(hand):
    for there in (say("game.help_me"), say("settings")):
        yield from hand.tap(there)
        yield 0.2
        yield from hand.back()
        yield 0.1
        assert say("settings") in hand.spoken()
    yield from hand.tap(say("game.help_me"))
    yield 0.2
    yield from edit(hand, say("setup.player", n=1))
    yield from hand.back()
    assert not hand.dialog
    assert say("setup.play") in hand.words(), "back closes the dialog first"
    assert hand.app.screen.back() is True
    yield 0.1
    assert hand.app.screen.back() is False, "at home the system's own way out follows"


@journey
def test_what_concerns_a_seat_is_offered_where_somebody_sits_there(hand):
    yield from hand.tap(say("game.rahan"))
    yield 0.3
    for seats in (2, 3):
        offered = [say(f"rahan.steadiness_{seat + 1}") in hand.words() for seat in range(4)]
        assert offered == [seat < seats for seat in range(4)]
        chairs = [press for press in hand.all(Press) if press.spoken == say("setup.here")]
        yield from hand.touch(chairs[2])
        yield 0.2


@journey
def test_who_has_won_a_few_times_is_told_of_a_bot_with_which_it_is_even(hand):
    for deal in range(6):
        yield from hand.begin(None, Level.EASY, deal=deal + 1)
        match = hand.hotseat.match
        match.resign(1)
        yield 0.1
        hand.app.go_home()
        yield 0.1
    hand.app.store.change(names={0: "Ana"})
    hand.app.set_up("help_me")
    yield 0.3
    told = [
        press.spoken for press in hand.all(Press) if press.spoken.startswith(say("setup.fair", level="", percent=0)[:8])
    ]
    assert told, "nothing is suggested"
    yield from hand.tap(told[0])
    assert {place.level for place in hand.app.screen.places if place.kind == "bot"} == {Level.NORMAL}
    assert told[0] not in hand.spoken(), "it is taken"
