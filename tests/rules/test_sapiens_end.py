"""Sapiens: the end and the result (SAP-62 to SAP-65), and taking back."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from core.game import Outcome, Refusal, TableReason
from core.games.sapiens.content import EMPTY
from core.games.sapiens.position import Ask, End, Finished, Lay, Play, Remove, Take, Turned
from core.log import Refused, Seated
from core.match import Match
from core.packing import pack
from tests.contract.games import step
from tests.rules.sapiens_positions import GAME, Seat, after, our_valley, play, position

BLOCKED = "a2 g3 a6 g7 e9"


@pytest.fixture(autouse=True, scope="module")
def _ours():
    with our_valley():
        yield


def last_turn(food, shelter, other_food, other_shelter):
    """The second player's last turn, in which a tile is laid for nothing."""
    tribe = ("hunt c0 fire c1", "fire d1 water d2")
    state = position(
        Seat(("hunt c0 brawl c1",), used="hunt", food=food, shelter=shelter),
        Seat(tribe, "fire-camp", used="hunt", food=other_food, shelter=other_shelter),
        common="-",
        turn_of=1,
    )
    return after(state, "fire e1 camp f1", "pass")


@pytest.mark.rule("SAP-64", "SAP-65")
def test_the_rulebooks_result():
    state = last_turn(38, 28, 30, 31)
    assert (state.food, state.shelter) == ((38, 30), (28, 31))
    assert GAME.asked(state) == ()
    assert GAME.outcome(state) == Outcome((28, 30), (1,), End.TILES_GONE)


@pytest.mark.rule("SAP-64")
def test_equal_results_share_the_win():
    assert GAME.outcome(last_turn(28, 40, 30, 28)) == Outcome((28, 28), (0, 1), End.TILES_GONE)
    assert GAME.outcome(last_turn(28, 40, 30, 27)).winners == (0,)


@pytest.mark.rule("SAP-49", "SAP-64")
def test_steaks_left_at_the_end_are_worth_nothing():
    state = last_turn(10, 20, 8, 20)
    state.steaks = (0, 9)
    assert GAME.outcome(state).scores == (10, 8)


def ending(turn_of, common="feast-gathering"):
    """Three players, the second began; pile and common reserve run out in the turn of one of them."""
    scenes = ("fire", "water", "brawl")
    seats = [Seat((f"hunt c0 {scene} c1",), f"{scene}-camp {scene}-ritual", used="hunt") for scene in scenes]
    return position(*seats, players=3, first=1, turn_of=turn_of, common=common, pile=0)


@pytest.mark.rule("SAP-62")
def test_when_pile_and_common_reserve_are_empty_the_round_is_finished():
    state = ending(1)
    state = after(state, "water d1 camp e1", "pass", "take 1")
    assert (state.turn, state.ask, set(state.common)) == (2, Ask.LAY, {EMPTY})
    state = after(state, "brawl d1 camp e1", "pass")
    assert (state.turn, state.ask, state.round) == (0, Ask.LAY, 1)
    state = after(state, "fire d1 camp e1", "pass")
    assert (state.ask, GAME.outcome(state).reason) == (None, End.TILES_GONE)


@pytest.mark.rule("SAP-62")
def test_the_end_comes_at_once_when_the_last_player_of_a_round_takes_the_last_tile():
    state = after(ending(0), "fire d1 camp e1", "pass")
    assert GAME.outcome(state) is None
    assert GAME.outcome(after(state, "take 1")).reason == End.TILES_GONE
    state = after(ending(0, "feast-gathering gathering-hunt gathering-camp gathering-brawl"), "fire d1 camp e1", "pass")
    state = after(state, "take 1", "take 2", "take 3")
    assert (state.turn, state.round, state.ask) == (1, 2, Ask.LAY), "one tile is left: another round"


@pytest.mark.rule("SAP-62")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_have_the_same_number_of_turns(players):
    counted = 0
    for deal in range(60):
        rng, turns, finished, gone = random.Random(deal), Counter(), False, None
        match = Match.begin(GAME, players, deal, first=deal % players)
        while match.asked:
            before = match.state_copy()
            step(match, rng)
            state, entry = match.entries[-1].state, match.entries[-1]
            finished |= any(isinstance(event, Finished) for event in entry.events)
            if (state.turn, state.round) != (before.turn, before.round) or state.ask is None:
                turns[before.turn] += 1
            if gone is None and not state.pile and set(state.common) == {EMPTY}:
                gone = before.round
        if not finished:
            assert len(set(turns.values())) == 1
            assert match.state_copy().round == gone + 1, "no round was begun after that"
            assert match.outcome.reason == End.TILES_GONE
            counted += 1
    assert counted > 5


@pytest.mark.rule("SAP-63")
def test_it_also_ends_when_every_player_is_finished():
    tiles = {"fire": "ritual-camp", "water": "ritual-hunt", "brawl": "camp-hunt"}
    seats = [Seat((f"hunt c0 {scene} c1",), tile, bears=BLOCKED) for scene, tile in tiles.items()]
    state = position(*seats, players=3)
    state = after(state, "pass", "pass")
    assert (state.turn, state.ask, state.pile) == (2, Ask.STUCK, 20)
    state, events = play(state, "pass")
    assert events == (Finished(2),)
    assert GAME.outcome(state) == Outcome((5, 5, 5), (0, 1, 2), End.ALL_FINISHED)


@pytest.mark.rule("SAP-62", "SAP-59")
def test_the_round_ends_in_its_place_though_who_began_is_finished():
    seats = [
        Seat(("hunt c0 water c1",), "ritual-fire", bears=BLOCKED, used="hunt"),
        Seat(("hunt c0 fire c1",), "fire-camp fire-water", used="hunt"),
        Seat(("hunt c0 brawl c1",), "brawl-camp brawl-water", used="hunt"),
    ]
    state = position(*seats, players=3, finished=(0,), turn_of=1, common="-")
    state = after(state, "fire d1 camp e1", "pass")
    assert (state.turn, state.round) == (2, 1)
    state = after(state, "brawl d1 camp e1", "pass")
    assert GAME.outcome(state).reason == End.TILES_GONE


@pytest.mark.rule("SAP-63", "SAP-59")
def test_the_last_who_is_not_finished_plays_on_alone():
    seats = [
        Seat(("hunt c0 fire c1",), "fire-camp camp-water ritual-camp brawl-camp", used="hunt"),
        Seat(("hunt c0 water c1",), "ritual-fire", bears=BLOCKED, used="hunt"),
    ]
    state = position(*seats, finished=(1,))
    state = after(state, "fire d1 camp e1", "pass", "take 1", "remove 2")
    assert (state.turn, state.round, state.ask) == (0, 2, Ask.LAY)


# Taking back


def begin(deal=3, players=2):
    return Match.begin(GAME, [Seated(f"seat {seat}") for seat in range(players)], deal, first=0)


def to_lay(match, rng):
    """Play on to where a tile may be laid and a token played."""
    while not (match.state_copy().ask is Ask.LAY and any(isinstance(m, Play) for m in match.moves(match.asked[0]))):
        step(match, rng)
    return match


def test_within_a_turn_everything_can_be_taken_back_until_tiles_are_turned_up():
    match = to_lay(begin(), random.Random(1))
    (seat,) = match.asked
    begun = match.n
    states = [pack(match.state_copy())]
    laid = next(move for move in match.moves(seat) if isinstance(move, Lay))
    match.play(seat, laid)
    while match.state_copy().ask is not Ask.REMOVE:
        states.append(pack(match.state_copy()))
        moves = match.moves(seat)
        match.play(seat, next((move for move in moves if isinstance(move, Take)), moves[-1]))
    assert len(states) > 2
    for state in reversed(states):
        match.undo(seat)
        assert pack(match.state_copy()) == state
    assert match.entries[-1].to == begun


def test_a_refill_that_turned_up_tiles_cannot_be_taken_back():
    match = to_lay(begin(), random.Random(1))
    (seat,) = match.asked
    while match.asked == (seat,):
        moves = match.moves(seat)
        match.play(seat, next((move for move in moves if isinstance(move, Lay | Take | Remove)), moves[0]))
    assert any(isinstance(event, Turned) for event in match.entries[-1].events)
    assert match.undo_right(seat) == Refusal(TableReason.UNDO_DRAWN)
    with pytest.raises(Refused):
        match.undo(seat)


def test_a_turn_that_turned_up_nothing_can_be_taken_back_until_another_has_played():
    """The draw pile is empty: nothing new is seen when the turn ends."""
    for deal in range(40):
        rng, match = random.Random(deal), begin(deal, 3)
        step(match, rng)
        while match.asked and (match.entries[-1].seat == match.asked[0] or match.entries[-1].draws):
            step(match, rng)
        if not match.asked:
            continue
        last = match.entries[-1]
        assert match.undo_right(last.seat) == match.n - 1
        step(match, rng)
        if match.entries[-1].seat != last.seat:
            assert match.undo_right(last.seat) == Refusal(TableReason.UNDO_OTHERS)
            return
    raise AssertionError("no match came so far")
