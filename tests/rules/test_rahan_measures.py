"""Rahan: what is shown beside the board for people to think about."""

from __future__ import annotations

import random

import pytest

from core.games.rahan import measures
from core.games.rahan.content import ANIMAL_SQUARES, CAVE, FIRE, WATER, Animal, Need, named
from core.games.rahan.position import Threw
from core.physics.throw import speed_to
from tests.rules.rahan_positions import aimed, lying, only, play, shot


def test_what_is_lacking():
    assert measures.lacks(lying(needs=("fire food",)), 0) == (Need.WATER, Need.INVENTION)


@pytest.mark.parametrize(
    ("square", "away"),
    [
        ("e7", measures.Away(2, 2, 1, 2, 0)),
        ("e6", measures.Away(1, 1, 0, 1, 0)),
        ("b2", measures.Away(1, 2, 0, 1, 2)),
        ("b1", measures.Away(0, 2, 0, 2, 2)),
    ],
)
def test_how_many_cards_away_things_are(square, away):
    state = lying(cavemen=square, steadiness="family")
    assert measures.away(state, 0) == away


def test_beasts_and_animals_are_walked_round():
    state = lying(cavemen="h7", beset="- tiger")
    assert measures.cards_to(state, 0, [named("h3")]) == 2
    assert measures.cards_to(lying(cavemen="h7"), 0, [named("h3")]) == 1
    assert measures.cards_to(state, 0, [named("h7")]) == 0


def test_a_route_is_of_the_cards_one_holds_where_there_is_a_choice():
    state = lying(cavemen="e7", hands=("3 1",))
    assert measures.route(state, 0, named("e4")) == (3,)
    assert sorted(measures.route(state, 0, named("e3"))) == [4], "one card is fewer, though it is not held"
    assert len(measures.route(state, 0, named("a2"))) == 2
    for goal in (*WATER, *FIRE):
        numbers = measures.route(state, 0, goal)
        assert len(numbers) == measures.cards_to(state, 0, [goal])
        assert set(numbers) <= {1, 2, 3, 4}
    assert measures.route(state, 0, named("e7")) == ()


def test_squares_within_reach_of_one_card_and_of_two():
    first, second = measures.within_reach(lying(cavemen="e7", hands=("1",)), 0)
    assert len(first) == 8
    assert second == ()
    first, second = measures.within_reach(lying(cavemen="a1", hands=("1 4",)), 0)
    assert named("a2") in first
    assert named("a6") in second
    assert not set(first) & set(second)


def test_who_may_be_home_or_meet_rahan_with_the_next_card():
    state = lying(hands=("2 3 4", "3"), cavemen="e10 e5", needs=("food water fire invention", "food"))
    assert measures.home_with(state, 0) == (2, 3, 4)
    assert measures.home_with(state, 1) == ()
    assert measures.meets_rahan(state, 1), "e5 to e2"
    assert not measures.meets_rahan(state, 0)
    assert measures.meets_rahan(lying(hands=("rahan",), cavemen="e6"), 0)
    assert not measures.meets_rahan(lying(hands=("rahan",), cavemen="e8"), 0), "six squares"
    beset = lying(hands=("2",), cavemen="e10", needs=("food water fire invention",), beset="bear")
    assert measures.home_with(beset, 0) == ()
    assert set(CAVE) >= {named("e8")}


def test_odds_are_what_happens():
    """Of a throw as it is aimed, over many shakes of the hand."""
    rng = random.Random(3)
    for square, far, off in (("g9", 1.2, 0), ("g7", 1.2, 0), ("g7", 1.2, 8), ("e7", 1.1, 0)):
        state, _ = play(lying(cavemen=square, hands=("weapon",), steadiness="family"), "shoot 1")
        aim = aimed(state, "g11", far, off)
        draws = [[rng.randrange(1000), rng.randrange(1000)] for _ in range(700)]
        hits = sum(only(shot(state, "g11", far, off, hand=two)[1], Threw).roll.touched >= 0 for two in draws)
        assert measures.likely(state, aim.angle, aim.speed) == pytest.approx(hits / 700, abs=0.06)
    near = lying(cavemen="g10", steadiness="family")
    assert measures.odds(near, 0, ANIMAL_SQUARES[Animal.DEER]) > 0.95
    middling = lying(cavemen="g7", steadiness="family")
    one = measures.odds(middling, 0, ANIMAL_SQUARES[Animal.DEER])
    assert one == pytest.approx(0.54, abs=0.04)
    assert measures.odds(middling, 0, ANIMAL_SQUARES[Animal.DEER], 2) == pytest.approx(1 - (1 - one) ** 2)


def test_the_cone_lies_where_the_throw_comes_to_rest():
    state, _ = play(lying(cavemen="e7", hands=("weapon",), steadiness="family"), "shoot 1")
    cone = measures.cone(state, 9000, round(speed_to(180)))
    assert (cone.x, cone.y) == (pytest.approx(202.5), pytest.approx(472.5, abs=0.5))
    assert cone.across == pytest.approx(180 * 0.178, rel=0.05)
    assert cone.along == pytest.approx(180 * 0.092, rel=0.05)
    assert not cone.off
    assert measures.cone(state, 0, 2000).off


def test_a_duel_and_the_weapons_that_are_left():
    assert measures.duel_odds(lying(cavemen="e7 e8"), 0, 1) > 0.97
    assert 0.5 < measures.duel_odds(lying(cavemen="e7 e11", steadiness="family"), 0, 1) < 0.75
    assert measures.weapons_left(lying(hands=("weapon",), deck="weapon weapon 1 tiger")) == (2, 4)
