"""Rahan: what there is, and how a match begins (RAH-01 to RAH-08, RAH-55)."""

from __future__ import annotations

from collections import Counter, deque

import pytest

from core.chance import Live
from core.game import settle
from core.games.rahan.content import (
    ANIMAL_HEIGHTS,
    ANIMAL_SQUARES,
    BEAST_HEIGHTS,
    BEAST_SQUARES,
    CARDS,
    CAVE,
    CAVEMAN_HEIGHT,
    CENTRE,
    COUNTS,
    EACH,
    FIRE,
    RAHAN_START,
    SQUARES,
    TERRAIN,
    WATER,
    Animal,
    Beast,
    Card,
    Need,
    apart,
    at,
    column_of,
    named,
    row_of,
)
from core.games.rahan.legal import reachable
from core.games.rahan.position import Ask, Begins, Given
from core.match import Match
from core.physics.throw import BASE
from tests.rules.rahan_positions import GAME, held
from tests.rules.sound_rahan import check


def begun(players=2, deal=1, first=None, **options):
    state, events = GAME.start(players, settle(GAME.options, options), first, Live(deal))
    check(state)
    return state, events


@pytest.mark.rule("RAH-01")
def test_four_animals_and_four_beasts_stand_on_bases():
    assert [animal.name for animal in Animal] == ["DEER", "FISH", "BIRD", "RABBIT"]
    assert [beast.name for beast in Beast] == ["CROCODILE", "TIGER", "MAMMOTH", "BEAR"]
    assert ANIMAL_HEIGHTS == (50, 30, 40, 30)
    assert BEAST_HEIGHTS == (30, 45, 60, 60)
    assert (CAVEMAN_HEIGHT, BASE) == (45, 15)


@pytest.mark.rule("RAH-02")
def test_there_are_twenty_large_cards():
    assert [need.name for need in Need] == ["FOOD", "WATER", "FIRE", "INVENTION"]
    assert EACH == 4
    assert begun(4)[0].combat == 0b1111


@pytest.mark.rule("RAH-03", "RAH-04")
def test_there_are_fifty_two_small_cards():
    assert CARDS == 52
    assert sum(COUNTS[: Card.RAHAN]) == 28
    assert COUNTS[: Card.RAHAN] == (7, 7, 7, 7)
    assert (COUNTS[Card.RAHAN], COUNTS[Card.KNIFE], COUNTS[Card.WEAPON]) == (6, 4, 10)
    assert COUNTS[Card.CROCODILE :] == (1, 1, 1, 1)


# The board (RAH-05)


@pytest.mark.rule("RAH-05")
def test_the_board_is_as_asked_for():
    assert SQUARES == 9 * 13
    assert at(4, 6) == CENTRE
    assert set(CAVE) == {square for square in range(SQUARES) if apart(square, CENTRE) <= 1}
    printed = (*ANIMAL_SQUARES, *BEAST_SQUARES, RAHAN_START, *WATER, *FIRE, *CAVE)
    assert len(set(printed)) == len(printed), "two things share a square"
    assert len(WATER) >= 4
    assert len(FIRE) >= 4
    assert apart(RAHAN_START, CENTRE) in (5, 6)
    for square in (*ANIMAL_SQUARES, *BEAST_SQUARES):
        assert apart(square, CENTRE) >= 3, "away from the cave"
        assert min(apart(square, inside) for inside in CAVE) >= 2, "a free row between"
        assert 1 <= column_of(square) <= 7, "a throw past it stays on the board"
        assert 1 <= row_of(square) <= 11
    for one in printed[:8]:
        assert all(apart(one, other) >= 2 for other in printed[:8] if other != one)


@pytest.mark.rule("RAH-05")
def test_the_board_is_the_same_after_half_a_turn_but_for_rahan():
    def turned(square):
        return SQUARES - 1 - square

    assert {turned(square) for square in WATER} == set(WATER)
    assert {turned(square) for square in FIRE} == set(FIRE)
    assert turned(ANIMAL_SQUARES[Animal.FISH]) == ANIMAL_SQUARES[Animal.DEER]
    assert turned(ANIMAL_SQUARES[Animal.BIRD]) == ANIMAL_SQUARES[Animal.RABBIT]
    assert turned(BEAST_SQUARES[Beast.CROCODILE]) == BEAST_SQUARES[Beast.MAMMOTH]
    assert turned(BEAST_SQUARES[Beast.TIGER]) == BEAST_SQUARES[Beast.BEAR]


HALVES = {
    "left": lambda square: column_of(square) < 4,
    "right": lambda square: column_of(square) > 4,
    "top": lambda square: row_of(square) < 6,
    "bottom": lambda square: row_of(square) > 6,
}


def fewest_cards(start, goals):
    """How many move cards, of any numbers, lead to one of the squares, with all animals standing."""
    taken = sum(1 << square for square in ANIMAL_SQUARES)
    far, waiting = {start: 0}, deque([start])
    while waiting:
        here = waiting.popleft()
        if here in goals:
            return far[here]
        for square in reachable(here, (1, 1, 1, 1, 0, 0, 0), taken):
            if square not in far:
                far[square] = far[here] + 1
                waiting.append(square)
    raise AssertionError("nothing leads there")


@pytest.mark.rule("RAH-05")
@pytest.mark.parametrize("start", ["e7", "e6", "e8", "d7", "f7"])
def test_what_is_wanted_is_no_more_than_a_card_farther_in_one_half_than_in_the_other(start):
    near = {square for square in range(SQUARES) if min(apart(square, animal) for animal in ANIMAL_SQUARES) <= 2}
    for one, other in (("left", "right"), ("top", "bottom")):
        for goals in (set(WATER), set(FIRE), near):
            here, there = (fewest_cards(named(start), set(filter(HALVES[half], goals))) for half in (one, other))
            assert abs(here - there) <= 1


def test_the_scenery_shows_what_is_there():
    assert [len(row) for row in TERRAIN] == [9] * 13
    signs = {square: TERRAIN[row_of(square)][column_of(square)] for square in range(SQUARES)}
    assert {square for square in signs if signs[square] == "w"} == set(WATER)
    assert {square for square in signs if signs[square] == "f"} == set(FIRE)
    assert {square for square in signs if signs[square] == "#"} == set(CAVE)


# Set-up


@pytest.mark.rule("RAH-06")
def test_animals_stand_beasts_wait_and_all_small_cards_are_in_the_deck():
    state, _ = begun(3)
    assert state.animals == 0b1111
    assert state.beset == (-1, -1, -1)
    assert state.rahan == RAHAN_START
    assert state.deck == COUNTS
    assert not any(state.discards)
    assert not any(map(sum, state.hands))
    assert not any(map(sum, state.needs))


@pytest.mark.rule("RAH-07")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_has_a_combat_card_and_starts_in_the_middle_of_the_cave(players):
    state, _ = begun(players)
    assert state.cavemen == (CENTRE,) * players
    assert state.combat == (1 << players) - 1


@pytest.mark.rule("RAH-08")
def test_the_highest_roll_begins_and_ties_roll_again():
    ties = 0
    for deal in range(200):
        state, events = begun(4, deal)
        (begins,) = events
        rolls, left = list(begins.rolls), [0, 1, 2, 3]
        while len(left) > 1:
            now, rolls = dict(rolls[: len(left)]), rolls[len(left) :]
            assert list(now) == left, "only those who tied roll again"
            left = [seat for seat in left if now[seat] == max(now.values())]
        assert not rolls
        assert left == [begins.seat] == [state.turn] == [state.who]
        ties += len(begins.rolls) > 4
    assert ties > 20
    assert {begun(4, deal)[0].turn for deal in range(60)} == {0, 1, 2, 3}


@pytest.mark.rule("RAH-08")
def test_play_goes_clockwise_from_whoever_begins():
    match = Match.begin(GAME, 3, 5, first=2)
    assert match.entries[0].events == (Begins((), 2),)
    order = []
    for _ in range(5):
        order.append(match.asked[0])
        while match.asked[0] == order[-1] and match.entries[-1].state.turn == order[-1]:
            seat = match.asked[0]
            draws = [move for move in match.moves(seat) if GAME.text(move) == "draw"]
            match.play(seat, draws[0] if draws else match.moves(seat)[0])
            if match.entries[-1].state.ask is Ask.ASIDE:
                match.play(match.asked[0], match.moves(match.asked[0])[0])
    assert order == [2, 0, 1, 2, 0]


@pytest.mark.rule("RAH-55")
def test_two_to_four_may_play():
    assert GAME.seats == (2, 3, 4)
    for players in (1, 5):
        with pytest.raises(ValueError, match="played by"):
            Match.begin(GAME, players, 1)


# The table's choices


def test_with_three_cards_to_begin_with_those_who_follow_have_one_more_and_nobody_a_beast():
    seen = Counter()
    for deal in range(60):
        state, events = begun(4, deal, start="three")
        for seat in range(4):
            assert sum(state.hands[seat]) == 3 + (seat != state.turn)
        given = [event for event in events if isinstance(event, Given)]
        assert [event.seat for event in given] == [(state.turn + k) % 4 for k in range(4)]
        for event in given:
            assert " ".join(sorted(held(state, event.seat).split())) == " ".join(sorted(names(event.cards)))
            seen.update(event.cards)
        assert state.deck[Card.CROCODILE :] == (1, 1, 1, 1)
    assert max(seen) < Card.CROCODILE
    assert set(seen) == set(range(7)), "any other card may come"


def names(cards):
    return [("1", "2", "3", "4", "rahan", "knife", "weapon")[card] for card in cards]


def test_with_a_weapon_to_begin_with_everybody_has_one():
    state, events = begun(3, start="weapon")
    assert [held(state, seat) for seat in range(3)] == ["weapon"] * 3
    assert state.deck[Card.WEAPON] == 7
    assert len(events) == 4


def test_a_hand_is_as_steady_as_the_table_says_or_as_its_seat_has_it():
    assert begun(3)[0].steadiness == (1, 1, 1)
    assert begun(3, steadiness="expert")[0].steadiness == (2, 2, 2)
    assert begun(3, steadiness="expert", steadiness_2="child")[0].steadiness == (2, 0, 2)
    assert begun(2, steadiness_1="family", steadiness="child")[0].steadiness == (1, 0)
    seats = {option.name: option.seat for option in GAME.options}
    assert [seats[f"steadiness_{k}"] for k in (1, 2, 3, 4)] == [0, 1, 2, 3]
    assert seats["steadiness"] is None
