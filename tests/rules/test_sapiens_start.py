"""Sapiens: the starting cave (SAP-12 to SAP-19)."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from core.games.sapiens.content import EMPTY, Scene
from core.games.sapiens.position import COMMON_PLACE, Ask, Finished, How, Laid, Pass, Play, Reason, Sheltered, Turned
from core.match import Match
from tests.rules.sapiens_positions import (
    GAME,
    Seat,
    after,
    moves,
    our_valley,
    play,
    position,
    refused,
    tile,
    unplaced,
    where,
)


@pytest.fixture(autouse=True, scope="module")
def _ours():
    with our_valley():
        yield


def start(reserve, players=2, **more):
    others = map(unplaced, ("hunt-ritual", "hunt-brawl", "hunt-water"))
    return position(unplaced(reserve), *list(others)[: players - 1], in_round=0, players=players, **more)


@pytest.mark.rule("SAP-12")
def test_the_first_tile_lies_on_a_cave_and_the_square_before_it():
    state = start("hunt-fire")
    assert state.ask is Ask.START
    assert moves(state) == {"lay 1 c0 c1"}
    assert refused(state, "hunt c1 fire d1") == Reason.NEEDS_CAVE
    assert refused(state, "hunt c0 fire c2") == Reason.NOT_NEIGHBOURS
    assert refused(state, "hunt c0 fire d0") == Reason.MOUNTAIN
    laid, events = play(state, "hunt c0 fire c1")
    assert events[0] == Laid(0, 0, (Scene.HUNT, Scene.FIRE), (2, 9), How.START)
    assert [laid.boards[0][s] & 15 for s in (2, 9)] == [Scene.HUNT + 1, Scene.FIRE + 1]


@pytest.mark.rule("SAP-12")
def test_players_start_in_turn_order():
    full = unplaced("hunt-fire ritual-fire ritual-camp brawl-fire")
    state = position(full, unplaced("hunt-water brawl-water ritual-water camp-water"), in_round=0, first=0)
    state = after(state, "hunt c0 fire c1", "take 1", "remove 2")
    assert (state.turn, state.round, state.ask) == (1, 0, Ask.START)
    state = after(state, "hunt c0 water c1", "take 1", "remove 2")
    assert (state.turn, state.round, state.ask) == (0, 1, Ask.LAY), "then the turns begin"


@pytest.mark.rule("SAP-13")
def test_the_scene_on_the_cave_is_that_of_its_token():
    state = start("hunt-fire camp-water feast-gathering")
    assert refused(state, "fire c0 hunt c1") == Reason.START_TOKEN
    assert refused(state, "hunt a2 fire b2") == Reason.START_TOKEN
    assert refused(state, "camp g7 water f7") == Reason.START_TOKEN
    assert moves(state) == {"lay 1 c0 c1", "lay 2 b2 a2", "lay 2 g7 f7", "lay 3 f3 g3"}


@pytest.mark.rule("SAP-14")
def test_gathering_may_not_lie_on_the_plain_before_the_cave():
    state = start("gathering-hunt gathering-water")
    assert refused(state, "hunt c0 gathering c1") == Reason.NEEDS_FOREST
    assert moves(state) == {"lay 1 g3 f3", "lay 2 g3 f3", "lay 2 f7 g7"}, "f3 and f7 are forest"


@pytest.mark.rule("SAP-15", "SAP-66")
@pytest.mark.parametrize(
    ("laying", "token", "shelter"),
    [("hunt c0 fire c1", "hunt", 7), ("feast a6 fire b6", "feast", 8), ("water g7 fire f7", "water", 6)],
)
def test_the_token_is_taken_and_the_higher_value_scored(laying, token, shelter):
    state, events = play(start("hunt-fire feast-fire water-fire"), laying)
    assert where(state, token) == "held"
    assert state.shelter == (shelter, 0)
    assert [event.taken for event in events if isinstance(event, Sheltered)] == [True]


@pytest.mark.rule("SAP-16")
def test_the_starting_tile_gives_no_food_and_no_effect_and_no_token_is_played():
    state, events = play(start("hunt-camp"), "hunt c0 camp c1")
    assert {type(event) for event in events} == {Laid, Sheltered}
    assert (state.food, state.shelter) == ((0, 0), (7, 0))
    assert state.ask is Ask.REFILL, "no effect is asked about"
    assert refused(state, "play hunt") == Reason.TOKEN_NOT_NOW
    assert moves(state, "play") == set()


@pytest.mark.rule("SAP-17")
def test_then_the_reserves_are_refilled():
    state = start("hunt-fire camp-fire feast-fire brawl-fire", players=3)
    state, events = play(state, "hunt c0 fire c1", "take 2")
    assert state.reserves[0][0] == tile("gathering-brawl")
    assert EMPTY not in (*state.reserves[0], *state.common)
    assert state.pile == 19
    assert [(event.place, event.slots) for event in events if isinstance(event, Turned)] == [(COMMON_PLACE, (1,))]
    assert state.turn == 1


@pytest.mark.rule("SAP-18")
def test_who_cannot_start_on_a_token_starts_on_any_cave_for_the_lower_value():
    state = start("ritual-fire")
    assert state.ask is Ask.START
    caves = {"c0 c1", "a2 b2", "g3 f3", "a6 b6", "g7 f7", "e9 e8"}
    both = {f"lay 1 {squares}" for squares in caves} | {f"lay 1 {' '.join(squares.split()[::-1])}" for squares in caves}
    assert moves(state) == both
    state, events = play(state, "ritual a6 fire b6")
    assert where(state, "feast", 0) == "discarded"
    assert (state.shelter, state.food) == ((6, 0), (0, 0))
    assert [event.how for event in events if isinstance(event, Laid)] == [How.FORCED]
    assert state.ask is Ask.REFILL


@pytest.mark.rule("SAP-18")
def test_a_forced_start_still_keeps_gathering_off_the_plain():
    state = position(unplaced("gathering-fire", used="gathering"), unplaced("hunt-fire"), in_round=0)
    assert refused(state, "fire c0 gathering c1") == Reason.NEEDS_FOREST
    assert refused(state, "gathering c0 fire c1") is None
    assert refused(state, "fire g3 gathering f3") is None
    assert refused(state, "fire c1 gathering d1") == Reason.NEEDS_CAVE


@pytest.mark.rule("SAP-18")
def test_a_tile_that_would_match_but_for_the_plain_starts_nowhere():
    state = position(unplaced("gathering-hunt", discarded="gathering"), unplaced("hunt-fire"), in_round=0)
    assert refused(state, "gathering a2 hunt b2") is None, "so it is a forced start"
    state = start("gathering-hunt ritual-fire")
    assert moves(state) == {"lay 1 g3 f3"}, "one tile can start, so the other may not be forced"


@pytest.mark.rule("SAP-19", "SAP-61")
def test_with_two_a_tile_is_removed_in_the_starting_turn_too():
    state = start("hunt-fire camp-fire feast-fire brawl-fire")
    state = after(state, "hunt c0 fire c1", "take 1")
    assert (state.ask, state.turn) == (Ask.REMOVE, 0)
    state = after(state, "remove 3")
    assert (state.turn, state.pile) == (1, 18)


@pytest.mark.rule("SAP-19")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_gets_eleven_main_placements_when_no_feast_interferes(players):
    """Random matches in which every feast is declined and no token played, as far as nobody is finished early."""
    counted = 0
    for deal in range(200):
        rng = random.Random(deal)
        match = Match.begin(GAME, players, deal, first=deal % players)
        placed = Counter()
        finished = False
        while match.asked:
            (seat,) = match.asked
            state = match.state_copy()
            feast = Pass() in match.moves(seat) and state.ask is Ask.FEAST
            calm = [move for move in match.moves(seat) if not isinstance(move, Play)]
            entry = match.play(seat, Pass() if feast else rng.choice(calm))
            placed[seat] += sum(isinstance(event, Laid) for event in entry.events)
            finished |= any(isinstance(event, Finished) for event in entry.events)
        if not finished:
            counted += 1
            assert placed == dict.fromkeys(range(players), 11)
            assert match.state_copy().round == 11
    assert counted > 20


@pytest.mark.rule("SAP-19", "SAP-37")
def test_each_extra_tile_brings_the_end_nearer():
    state = position(Seat(("hunt c0 feast c1",), "feast-water water-camp camp-fire brawl-fire"), players=3)
    plain = after(state, "feast d1 water e1", "pass", "take 1")
    extra = after(state, "feast d1 water e1", "water e2 camp e3", "take 1", "take 2")
    assert (plain.pile, extra.pile) == (19, 18)
