"""Rahan: what there is to be told of an entry: who, by what, to whom, and why no more."""

from __future__ import annotations

import random

import pytest

from core.games.rahan.content import Animal, Beast, Need
from core.games.rahan.position import Begins, Flick, Given
from core.games.rahan.telling import Tale, Told, tales
from core.match import Match
from tests.contract.games import step
from tests.rules.rahan_positions import GAME, lying, play, shot


def told(played):
    state, events = played
    return tales(events, state)


def first(played):
    return told(played)[0]


def hunting(cavemen="g9"):
    state, _ = play(lying(cavemen=cavemen, hands=("weapon weapon",)), "shoot 2")
    return state


def test_drawing_says_what_the_die_shows_and_what_came():
    assert told(play(lying(), "draw", die=[3], cards="1 1 1")) == [Tale(Told.DREW, 0, number=3)]
    full = lying(hands=("1 1 1 2 2 2 3 3 3",))
    assert told(play(full, "draw", die=[4], cards="4")) == [Tale(Told.DREW_FULL, 0, number=1)]
    assert told(play(lying(), "draw", die=[2], cards="1 tiger")) == [
        Tale(Told.CAME, 0, beast=Beast.TIGER),
        Tale(Told.DREW, 0, number=2),
    ]
    again = play(lying(beset="bear"), "draw", die=[1], cards="tiger")
    assert Tale(Told.SENT, 0, beast=Beast.TIGER) in told(again)


def test_an_exchange_and_a_deck_that_is_made_anew():
    state = lying(hands=("1 2 3",), deck="4")
    assert told(play(state, "exchange 1 2 3", cards="4 1 2")) == [Tale(Told.SWAPPED, 0), Tale(Told.SHUFFLED)]


def test_moves_and_what_they_bring():
    assert told(play(lying(hands=("3",)), "go e4")) == [Tale(Told.WENT, 0, number=3)]
    water = play(lying(hands=("1",), cavemen="b2"), "go b1")
    assert first(water) == Tale(Told.WATER, 0, need=Need.WATER)
    fire = play(lying(hands=("1",), cavemen="h2"), "go h1")
    assert first(fire) == Tale(Told.FIRE, 0, need=Need.FIRE)
    met = play(lying(hands=("1",), cavemen="e3"), "go e2")
    assert first(met) == Tale(Told.MET, 0, need=Need.INVENTION)
    had = play(lying(hands=("1",), cavemen="b2", needs=("water",)), "go b1")
    assert first(had) == Tale(Told.HAD, 0, need=Need.WATER)


def test_rahan_moved_and_who_gets_something_by_it():
    assert told(play(lying(hands=("rahan",)), "lead a2")) == [Tale(Told.LED, 0, number=4)]
    own = play(lying(hands=("rahan",), cavemen="e4 a13"), "lead e4")
    assert first(own) == Tale(Told.MET, 0, need=Need.INVENTION)
    gift = play(lying(hands=("rahan",), cavemen="a13 e4"), "lead e4")
    assert first(gift) == Tale(Told.GIFT, 0, 1, need=Need.INVENTION)


def test_a_card_from_who_held_several():
    state = lying(4, hands=("1",), cavemen="b2", needs=("", "water water", "water", "water"))
    assert first(play(state, "go b1")) == Tale(Told.TAKEN, 0, 1, need=Need.WATER)


def test_what_is_spent():
    assert told(play(lying(hands=("weapon weapon",)), "shoot 2")) == [Tale(Told.HUNTS, 0, number=2)]
    assert told(play(lying(hands=("knife",)), "knife")) == [Tale(Told.KNIFE, 0, number=0)]
    beset = lying(hands=("weapon",), beset="bear")
    assert told(play(beset, "shoot 1 bear")) == [Tale(Told.DEFENDS, 0, beast=Beast.BEAR, number=1)]


def test_a_hit():
    assert told(shot(hunting(), "g11")) == [Tale(Told.CAUGHT, 0, animal=Animal.DEER, need=Need.FOOD)]
    beset, _ = play(lying(hands=("weapon",), cavemen="h7", beset="tiger"), "shoot 1 tiger")
    assert told(shot(beset, "h5")) == [Tale(Told.REPELLED, 0, beast=Beast.TIGER)]


@pytest.mark.parametrize(
    ("far", "off", "why"), [(2.2, 0, Told.OVER), (0.6, 0, Told.SHORT), (0.9, 25, Told.PAST), (4.9, 20, Told.OFF)]
)
def test_a_miss_says_why(far, off, why):
    assert told(shot(hunting("g7"), "g11", far, off)) == [Tale(why, 0, animal=Animal.DEER)]


def test_a_miss_at_a_beast_says_where_one_is_then():
    state, _ = play(lying(hands=("weapon",), cavemen="e3", beset="tiger"), "shoot 1 tiger")
    assert [tale.told for tale in told(shot(state, "c4", 1.0))] == [Told.PAST, Told.LANDED]
    edge, _ = play(lying(hands=("weapon",), cavemen="a8", beset="tiger"), "shoot 1 tiger")
    assert [tale.told for tale in told(shot(edge, "b8", 5, off=180))] == [Told.OFF, Told.STAYED]


def test_combat():
    begun = play(lying(cavemen="e7 e9", needs=("", "fire")), "fight 2")
    assert told(begun) == [Tale(Told.CHALLENGED, 0, 1)]
    missed = play(begun[0], Flick(27000, 482))
    assert told(missed) == [Tale(Told.PAST, 0, 1), Tale(Told.CLOSED_IN, 0)]
    assert first(shot(begun[0], "e9")) == Tale(Told.LOOTED, 0, 1, need=Need.FIRE)
    nothing, _ = play(lying(cavemen="e7 e9"), "fight 2")
    assert first(shot(nothing, "e9")) == Tale(Told.LOOTED_NOTHING, 0, 1)
    choosing, _ = play(lying(cavemen="e7 e9", needs=("", "fire water")), "fight 2")
    struck = shot(choosing, "e9")
    assert told(struck) == [Tale(Told.STRUCK, 0, 1)]
    assert told(play(struck[0], "loot water")) == [Tale(Told.LOOTED, 0, 1, need=Need.WATER)]
    close, _ = play(lying(cavemen="e7 e8"), "fight 2")
    close.fired = 19
    assert first(play(close, Flick(0, 482))) == Tale(Told.PARTED, 0, 1)


def test_room_is_made_and_an_animal_returns():
    state, _ = play(lying(cavemen="b5 a1", rahan="b5"), "draw", die=[1], cards="crocodile")
    assert told(play(state, "step a5")) == [Tale(Told.ASIDE, 0)]
    state, _ = play(state, "step a5")
    assert told(play(state, "step a6")) == [Tale(Told.RAHAN_ASIDE)]
    back = lying(animals="", combat="", needs=("food",))
    assert Tale(Told.RETURNED, animal=Animal.BIRD) in told(play(back, "draw", die=[1], cards="4", animal="bird"))


def test_the_beginning_and_the_end():
    state = lying()
    assert told((state, [Begins(((0, 3), (1, 5)), 1)])) == [Tale(Told.BEGINS, 1, number=5)]
    assert told((state, [Begins((), 1), Given(1, (0, 1, 2))])) == [
        Tale(Told.CHOSEN, 1, number=0),
        Tale(Told.GIVEN, 1, number=3),
    ]
    home = play(lying(hands=("2",), cavemen="e10", needs=("food water fire invention",)), "go e8")
    assert told(home) == [Tale(Told.HOME, 0), Tale(Told.WENT, 0, number=2)]


def test_of_every_entry_there_is_something_to_tell():
    seen = set()
    for k in range(6):
        rng = random.Random(k)
        match = Match.begin(GAME, 2 + k % 3, k, {"start": "three", "follow": "on"} if k % 2 else {})
        for _ in range(500):
            if not match.asked:
                break
            step(match, rng)
            entry = match.entries[-1]
            found = tales(entry.events, entry.state)
            quiet = GAME.text(entry.move).startswith("keep")
            assert found or quiet, GAME.text(entry.move)
            seen |= {tale.told for tale in found}
    assert len(seen) > len(Told) - 12
