"""What Rahan says: how far things are in cards, how likely a shot or a combat is, and sentences of what happens."""

import random

import pytest

from core.games import rahan
from core.games.rahan.content import CENTRE, MM, WATER, Hand, Need, at
from core.games.rahan.position import Home
from core.games.rahan.telling import Told, tales
from core.log import Kind
from core.match import Match, SeenEntry
from mobile import words
from mobile.boards.rahan import lines, odds, telling, ways
from mobile.boards.rahan.names import listed
from tests.mobile.valley import ALL, STEP_1, STEP_2, STEP_3, STEP_4, WEAPON, cards

pytestmark = pytest.mark.once

NAMES = ("Ana", "Léo", "Mina")


@pytest.fixture
def view():
    """The beginning of a match of three."""
    match = Match.begin(rahan.GAME, 3, 5, first=0)
    return match.view(0)


@pytest.fixture(params=words.LANGUAGES)
def language(request):
    before = words.language()
    words.use(request.param)
    yield request.param
    words.use(before)


def having(view, **fields):
    for name, value in fields.items():
        setattr(view, name, value)
    return view


# How far


def test_from_the_middle_of_the_cave_water_and_fire_are_two_cards_away_and_rahan_too(view):
    assert [ways.cards_for(view, 0, need) for need in (Need.WATER, Need.FIRE, Need.INVENTION)] == [2, 2, 2]
    assert ways.cards_for(view, 0, Need.FOOD) == 1


def test_whoever_stands_on_water_already_must_come_there_again(view):
    having(view, cavemen=(WATER[0], CENTRE, CENTRE))
    assert ways.cards_for(view, 0, Need.WATER) in (1, 2)


def test_a_way_is_told_by_the_cards_in_hand_as_far_as_there_are_any(view):
    having(view, cavemen=(at(0, 6), CENTRE, CENTRE), hands=(cards(STEP_4), cards(), cards()))
    way = ways.way_to(view, 0, at(5, 6))
    assert (sorted(way.steps), way.held) == ([1, 4], False)
    having(view, hands=(cards(STEP_2, STEP_3), cards(), cards()))
    assert ways.way_to(view, 0, at(5, 6)) == ((2, 3), True)


def test_what_stands_is_gone_round(view):
    having(view, cavemen=(at(2, 4), CENTRE, CENTRE), hands=(cards(STEP_3), cards(), cards()))
    assert ways.way_to(view, 0, at(2, 1)).steps != (3,), "the fish is between"


def test_home_is_told_only_where_a_card_in_hand_wins(view):
    having(
        view,
        cavemen=(at(0, 6), CENTRE, CENTRE),
        hands=(cards(STEP_3), cards(), cards()),
        needs=(ALL, (0,) * 4, (0,) * 4),
    )
    assert ways.home_card(view, 0) == 3
    having(view, hands=(cards(STEP_2), cards(), cards()))
    assert ways.home_card(view, 0) == 0
    having(view, hands=(cards(STEP_3), cards(), cards()), beset=(1, -1, -1))
    assert ways.home_card(view, 0) == 0, "first the beast"


def test_rahan_is_met_by_ones_own_card_or_by_his(view):
    having(view, cavemen=(at(4, 4), CENTRE, CENTRE), hands=(cards(STEP_3), cards(), cards()))
    assert ways.meets_rahan(view, 0)
    having(view, hands=(cards(4), cards(STEP_1), cards()))
    assert ways.meets_rahan(view, 0)
    assert not ways.meets_rahan(view, 1)


# How likely


@pytest.mark.parametrize(
    ("hand", "squares", "chance"),
    [
        (Hand.CHILD, 2, 0.66),
        (Hand.CHILD, 4, 0.34),
        (Hand.FAMILY, 1, 1.0),
        (Hand.FAMILY, 2, 0.89),
        (Hand.FAMILY, 4, 0.54),
        (Hand.FAMILY, 8, 0.24),
        (Hand.EXPERT, 3, 0.92),
        (Hand.EXPERT, 8, 0.46),
    ],
)
def test_chances_are_those_of_the_flint(hand, squares, chance):
    assert odds.at_distance(squares * MM, 45.0, hand) == pytest.approx(chance, abs=0.03)


def test_more_shots_hit_more_often():
    assert odds.within(0.5, 3) == 0.875
    assert odds.percent(0.9999) == 99
    assert odds.percent(1.0) == 100
    assert odds.percent(0.001) == 1


def test_who_shoots_first_is_ahead_and_more_so_when_near(view):
    having(view, cavemen=(at(2, 6), at(3, 6), at(8, 6)))
    assert odds.combat(view, 0, 1) > 0.97
    assert 0.5 < odds.combat(view, 0, 2) < 0.65


def test_a_weapon_is_as_likely_as_the_deck_has_them(view):
    assert odds.weapon_soon(view, 1) == pytest.approx(view.deck[WEAPON] / sum(view.deck))
    assert odds.weapon_soon(view, 1) < odds.weapon_by_roll(view, 10) < odds.weapon_soon(view, 6)


# Sentences


def entries(seed, players=3, most=300):
    """What happens in a random match, as a seat sees it."""
    rng = random.Random(seed)
    match = Match.begin(rahan.GAME, players, seed)
    while match.asked and match.n < most:
        seat = match.asked[0]
        match.play(seat, match.sample(seat, rng))
    return [match.seen(entry, None) for entry in match.entries]


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("me", [0, 1, None])
def test_every_entry_is_told_in_whole_sentences_of_two_lines(language, seed, me):
    heard = set()
    for seen in entries(seed):
        line = telling.event_line(seen, me, NAMES.__getitem__)
        assert "{" not in line
        assert "rahan." not in line
        assert len(line) <= 130
        if seen.events:
            assert line.endswith((".", "!")), line
            assert line[0] == line[0].upper()
        heard |= {tale.told for tale in tales(seen.events, seen.view)}
    assert len(heard) > 15


def test_who_looks_is_you_and_what_is_done_to_them_is_said_to_them(language):
    for seen in entries(1):
        for tale in tales(seen.events, seen.view):
            if tale.told is Told.CHALLENGED:
                told = [telling.event_line(seen, me, NAMES.__getitem__) for me in (tale.doer, tale.victim, None)]
                assert len(set(told)) == 3
                assert NAMES[tale.doer] in told[1]
                assert NAMES[tale.victim] in told[0]
                return
    pytest.fail("no combat")


def test_who_had_resigned_comes_home_without_winning(language, view):
    seen = SeenEntry(9, Kind.MOVE, 1, (Home(1),), view)
    wins = "gagne" if language == "fr" else "win"
    for me in (0, 1, None):
        assert wins in telling.event_line(seen, me, NAMES.__getitem__)
        assert wins not in telling.event_line(seen, me, NAMES.__getitem__, (1,))


def test_the_result_tells_the_turns_and_what_the_total_is(language, view):
    having(view, turns=(13, 1, 2), needs=(ALL, (0, 0, 1, 2), (0,) * 4))
    assert [line for line in lines.breakdown(view, 0) if "13" in line]
    assert len(lines.breakdown(view, 0)) == 2
    assert len(lines.breakdown(view, 1)) == 3, "and what lacks"
    assert words.say("rahan.total_counts") in lines.breakdown(view, 1)


def test_things_are_listed(language):
    assert listed(["1", "2", "3"]) == ("1, 2 et 3" if language == "fr" else "1, 2 and 3")
    assert listed([]) == ""
