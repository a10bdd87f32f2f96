"""Sapiens: what touches the others: brawl, water and fire (SAP-41 to SAP-47, SAP-51, SAP-52, SAP-74, SAP-75)."""

from __future__ import annotations

import pytest

from core.games.sapiens.content import BEAR, Scene
from core.games.sapiens.position import (
    Ask,
    BearGone,
    BearPut,
    Brawled,
    Declined,
    Fed,
    Laid,
    Reason,
    Recalled,
    Swapped,
    Tolled,
)
from core.games.sapiens.turn import brawls_left
from tests.rules.sapiens_positions import (
    GAME,
    Seat,
    after,
    moves,
    our_valley,
    play,
    position,
    refused,
    square,
    tile,
    tiles,
    told,
)


@pytest.fixture(autouse=True, scope="module")
def _ours():
    with our_valley():
        yield


def mine(reserve, laid=("hunt c0 fire c1",), *others, players=2, **more):
    table = {name: more.pop(name) for name in ("common", "pile", "finished") if name in more}
    return position(Seat(laid, reserve, **more), *others, players=players, **table)


# Brawl


def brawl(reserve="brawl-camp", others="fire-camp ritual-fire", **more):
    other = Seat(("hunt c0 water c1",), others)
    return after(mine(reserve, ("hunt c0 brawl c1",), other, **more), "brawl d1 camp e1")


@pytest.mark.rule("SAP-41")
def test_a_brawl_token_goes_on_any_tile_of_any_reserve():
    state = brawl("brawl-camp brawl-fire")
    assert state.ask is Ask.BRAWL
    places = {"0.2", "1.1", "1.2", *(f"common.{slot}" for slot in range(1, 6))}
    assert moves(state, "brawl") == {f"brawl {place}" for place in places}
    later, events = play(state, "brawl 1.2")
    assert events == (Brawled(0, 1, 1, -1, -1),)
    assert later.reserves[1][1] == tile("ritual-fire+0")
    assert brawls_left(later, 0) == 2
    assert after(state, "brawl common.5").common[4] == tile("gathering-hunt+0")
    for empty in ("brawl 0.1", "brawl 1.3", "brawl 2.1", "brawl common.6", "brawl 9.1"):
        assert refused(state, empty) == Reason.NO_TILE


@pytest.mark.rule("SAP-41")
def test_several_tokens_may_lie_on_one_tile():
    state = brawl(others="fire-camp+0+0+1")
    assert after(state, "brawl 1.1").reserves[1][0] == tile("fire-camp+0+0+0+1")


@pytest.mark.rule("SAP-42")
def test_the_owner_gains_what_who_lays_the_tile_loses_before_anything_else():
    state = mine("fire-camp+1")
    later, events = play(state, "fire d1 camp e1")
    assert [type(event) for event in events] == [Laid, Tolled, Fed]
    assert events[1] == Tolled(0, 1, 1)
    assert later.food == (5 - 1 + 3, 5 + 1)
    assert brawls_left(later, 1) == 3, "the token goes back to its owner"


@pytest.mark.rule("SAP-42", "SAP-43")
def test_the_food_of_the_placement_comes_too_late_for_a_token():
    later, events = play(mine("fire-camp+1", food=0), "fire d1 camp e1")
    assert events[1] == Tolled(0, 1, 0)
    assert later.food == (3, 5)
    assert brawls_left(later, 1) == 3


@pytest.mark.rule("SAP-43")
def test_the_laying_player_chooses_the_order_where_it_matters():
    state = mine("fire-camp+1+1+2", players=3, food=2)
    state = after(state, "fire d1 camp e1")
    assert state.ask is Ask.TOLL
    assert moves(state) == {"toll 1", "toll 2"}
    assert refused(state, "toll 0") == Reason.NO_TOLL
    one = after(state, "toll 1")
    assert (one.ask, one.food, moves(one)) == (Ask.TOLL, (1, 6, 5), {"toll 1", "toll 2"})
    assert after(one, "toll 2").food == (0 + 3, 6, 6)
    last, events = play(one, "toll 1")
    assert last.food == (0 + 3, 7, 5)
    assert [event for event in events if isinstance(event, Tolled)] == [Tolled(0, 1, 1), Tolled(0, 2, 0)]
    two = after(state, "toll 2")
    assert two.food == (0 + 3, 6, 6), "the rest is all one player's"
    assert two.ask is Ask.FIRE


@pytest.mark.rule("SAP-43")
@pytest.mark.parametrize(("tokens", "food", "left"), [("+1+2", 2, 0), ("+1+2", 5, 3), ("+1+2", 0, 0), ("+1+1", 1, 0)])
def test_nothing_is_asked_where_the_order_changes_nothing(tokens, food, left):
    state = after(mine("fire-camp" + tokens, players=3, food=food), "fire d1 camp e1")
    assert state.ask is Ask.FIRE
    assert state.food[0] == left + 3


@pytest.mark.rule("SAP-44")
def test_ones_own_token_has_no_net_effect_and_scores_stay_above_nothing():
    state = mine("fire-camp+0+0", food=0)
    later, events = play(state, "fire d1 camp e1")
    assert [event for event in events if isinstance(event, Tolled)] == []
    assert later.food == (3, 5)
    assert brawls_left(later, 0) == 3
    later = after(mine("fire-camp+0+1+1+1", food=2), "fire d1 camp e1")
    assert later.food == (0 + 3, 5 + 2)


@pytest.mark.rule("SAP-45", "SAP-46")
def test_a_brawl_token_may_be_taken_back_in_ones_turn_but_not_while_a_placement_is_resolved():
    other = Seat(("hunt c0 water c1",), "fire-camp+0 ritual-camp+1")
    state = mine("fire-ritual+0", ("hunt c0 fire c1",), other, common="feast-gathering+0 gathering-brawl+1")
    spots = {"recall 0.1", "recall 1.1", "recall common.1"}
    laid = after(state, "fire d1 ritual e1")
    for now in (state, after(state, "play hunt")):
        assert moves(now, "recall") == spots
    assert laid.ask is Ask.FIRE, "the tile's effect waits"
    assert moves(laid, "recall") == set()
    assert refused(laid, "recall 1.1") == Reason.RECALL_NOT_NOW
    for now in (after(laid, "bear 1 d1"), after(laid, "bear 1 d1", "play hunt")):
        assert moves(now, "recall") == spots - {"recall 0.1"}, "its effects are over"
    later, events = play(state, "recall 1.1")
    assert events == (Recalled(0, 1, 0),)
    assert (later.reserves[1][0], brawls_left(later, 0), later.ask) == (tile("fire-camp"), 1, state.ask)
    later = after(laid, "bear 1 d1", "take 1")
    assert moves(later, "recall") == {"recall 0.1", "recall 1.1"}, "also while refilling; it came along"
    for none in ("recall 1.2", "recall common.2", "recall common.5", "recall 7.1"):
        assert refused(state, none) == Reason.NO_BRAWL_THERE


@pytest.mark.rule("SAP-46")
def test_a_brawl_token_may_be_taken_back_in_anothers_turn_too():
    other = Seat(("hunt c0 water c1",), "fire-camp+0 ritual-camp+1")
    state = mine("fire-ritual+1", ("hunt c0 fire c1",), other, common="feast-gathering+1 gathering-brawl+0")
    assert {GAME.text(move) for move in GAME.moves(state, 1)} == {"recall 0.1", "recall 1.2", "recall common.1"}
    later, events = play(state, "recall 0.1", seat=1)
    assert events == (Recalled(1, 0, 0),)
    assert (later.reserves[0][0], brawls_left(later, 1)) == (tile("fire-ritual"), brawls_left(state, 1) + 1)
    assert (later.ask, later.turn) == (state.ask, state.turn), "nothing is asked of anybody else by it"
    assert moves(later, "fire") == moves(state, "fire")
    assert refused(state, "recall 1.1", seat=1) == Reason.NO_BRAWL_THERE, "it is the other's"
    assert refused(state, "fire d1 ritual e1", seat=1) == Reason.NOT_YOUR_TURN
    laid = after(state, "fire d1 ritual e1")
    assert laid.ask is Ask.FIRE
    assert GAME.moves(laid, 1) == (), "a placement is being resolved"
    assert refused(laid, "recall 1.2", seat=1) == Reason.RECALL_NOT_NOW


@pytest.mark.rule("SAP-46")
def test_when_all_three_lie_out_a_brawl_moves_one():
    state = brawl(others="fire-camp+0+0 ritual-fire+0", common="-")
    assert moves(state, "brawl") == {"brawl 1.2 from 1.1", "brawl 1.1 from 1.2"}
    assert refused(state, "brawl 1.2") == Reason.NO_BRAWL_LEFT
    later, events = play(state, "brawl 1.2 from 1.1")
    assert events == (Brawled(0, 1, 1, 1, 0),)
    assert later.reserves[1] == (tile("fire-camp+0"), tile("ritual-fire+0+0"), -1, -1)
    assert refused(state, "brawl 1.1 from 1.1") == Reason.SAME_TILE
    assert refused(state, "brawl 1.1 from 1.3") == Reason.NO_BRAWL_THERE
    assert refused(state, "recall 1.2") == Reason.RECALL_NOT_NOW, "the brawl is an effect of the tile just laid"
    early = mine(
        "brawl-camp", ("hunt c0 brawl c1",), Seat(("hunt c0 water c1",), "fire-camp+0+0 ritual-fire+0"), common="-"
    )
    later = after(early, "recall 1.2", "brawl d1 camp e1")
    assert moves(later, "brawl") == {"brawl 1.1", "brawl 1.2"}, "one was taken back before"
    assert refused(later, "brawl 1.2 from 1.1") == Reason.BRAWL_STILL_HELD


@pytest.mark.rule("SAP-46")
def test_a_brawl_token_may_be_taken_back_while_a_mountain_tokens_effect_is_asked():
    """That resolves no placement."""
    other = Seat(("hunt c0 water c1",), "fire-camp+0 ritual-fire")
    state = mine("fire-ritual", ("hunt c0 fire c1",), other, held="water")
    played = after(state, "play water")
    assert played.ask is Ask.WATER
    assert moves(played, "recall") == {"recall 1.1"}
    assert after(played, "recall 1.1").ask is Ask.WATER


@pytest.mark.rule("SAP-46", "SAP-41")
def test_a_brawl_is_lost_where_no_tile_can_take_a_token():
    other = Seat(("hunt c0 water c1",))
    state = mine("brawl-camp", ("hunt c0 brawl c1",), other, common="-")
    assert told(state, "brawl d1 camp e1", kind=Declined) == (Declined(0, Scene.BRAWL, True),)
    other = Seat(("hunt c0 water c1",), "fire-camp+0+0+0")
    state = mine("brawl-camp", ("hunt c0 brawl c1",), other, common="-")
    assert told(state, "brawl d1 camp e1", kind=Declined) == (Declined(0, Scene.BRAWL, True),), "nowhere to move one"


@pytest.mark.rule("SAP-74")
def test_brawl_tokens_resolve_on_a_feasts_tile_and_on_abandoning():
    state = after(mine("feast-camp feast-fire+1", ("hunt c0 feast c1",)), "feast d1 camp e1")
    later, events = play(state, "feast b1 fire b2")
    assert [type(event) for event in events] == [Laid, Tolled]
    assert later.food == (5 + 3 - 1, 6)
    state = mine("brawl-camp+1", food=1)
    assert state.ask is Ask.ABANDON
    later, events = play(state, "brawl b2 camp a2")
    assert later.food == (0, 6)
    assert Tolled(0, 1, 1) in events


@pytest.mark.rule("SAP-74", "SAP-43")
def test_the_order_of_tokens_is_asked_on_a_feasts_tile_too():
    state = mine("feast-camp feast-fire+1+2", ("hunt c0 feast c1",), players=3, food=0)
    state = after(state, "feast b1 camp b2")
    assert (state.ask, state.food[0]) == (Ask.FEAST, 1)
    state = after(state, "feast d1 fire e1")
    assert state.ask is Ask.TOLL
    later = after(state, "toll 2")
    assert (later.food, later.ask) == ((0, 5, 6), Ask.REFILL)


@pytest.mark.rule("SAP-74", "SAP-61")
def test_brawl_tokens_on_a_removed_tile_return():
    state = mine("fire-camp brawl-camp ritual-camp water-camp", common="gathering-hunt gathering-brawl+0+1+1")
    state = after(state, "fire d1 camp e1", "pass", "take 1")
    assert state.ask is Ask.REMOVE
    later = after(state, "remove 2")
    assert [brawls_left(later, seat) for seat in (0, 1)] == [3, 3]
    assert later.food == state.food


# Water


def water(reserve="water-camp water-fire", others="fire-camp+0 ritual-fire", **more):
    other = Seat(("hunt c0 ritual c1",), others)
    return after(mine(reserve, ("hunt c0 water c1",), other, **more), "water d1 camp e1")


@pytest.mark.rule("SAP-47")
def test_water_swaps_with_the_common_reserve_or_another_players():
    state = water(common="feast-gathering gathering-brawl")
    assert state.ask is Ask.WATER
    assert moves(state, "swap") == {f"swap 2 {place}" for place in ("1.1", "1.2", "common.1", "common.2")}
    later, events = play(state, "swap 2 1.2")
    assert events == (Swapped(0, 1, 1, 1, tile("water-fire"), tile("ritual-fire")),)
    assert tiles(later.reserves[0]) == "- ritual-fire - -"
    assert tiles(later.reserves[1]) == "camp-fire water-fire - -"
    later = after(state, "swap 2 common.1")
    assert tiles(later.common) == "water-fire gathering-brawl - - -"
    assert refused(state, "swap 2 0.2") == Reason.OWN_TILE
    for empty in ("swap 1 1.1", "swap 2 1.3", "swap 2 common.3", "swap 5 1.1", "swap 2 3.1"):
        assert refused(state, empty) == Reason.NO_TILE


@pytest.mark.rule("SAP-47")
def test_brawl_tokens_stay_on_swapped_tiles():
    later = after(water("water-camp water-fire+1"), "swap 2 1.1")
    assert later.reserves[0][1] == tile("fire-camp+0")
    assert later.reserves[1][0] == tile("water-fire+1")


@pytest.mark.rule("SAP-47")
def test_water_is_lost_without_a_tile_to_give_or_to_get():
    other = Seat(("hunt c0 ritual c1",), "fire-camp")
    state = mine("water-camp", ("hunt c0 water c1",), other)
    assert told(state, "water d1 camp e1", kind=Declined) == (Declined(0, Scene.WATER, True),)
    state = mine("water-camp water-fire", ("hunt c0 water c1",), Seat(("hunt c0 ritual c1",)), common="-")
    assert told(state, "water d1 camp e1", kind=Declined) == (Declined(0, Scene.WATER, True),)


@pytest.mark.rule("SAP-59", "SAP-47", "SAP-41", "SAP-51")
def test_a_finished_players_board_and_reserve_stay_targets():
    other = Seat(("hunt c0 ritual c1",), "fire-camp")
    state = mine("water-camp water-fire", ("hunt c0 water c1",), other, finished=(1,), held="brawl fire hunt")
    state = after(state, "play fire")
    assert "bear 1 d1" in moves(state)
    state = mine("water-camp water-fire", ("hunt c0 water c1",), other, finished=(1,), held="brawl hunt")
    assert "brawl 1.1" in moves(after(state, "play brawl"))
    state = after(state, "water d1 camp e1")
    assert "swap 2 1.1" in moves(state)
    later = after(state, "swap 2 1.1")
    assert later.finished == 2, "finished is final"


# Fire


@pytest.mark.rule("SAP-51")
def test_a_fire_puts_a_bear_beside_a_tile_on_anothers_board():
    other = Seat(("hunt c0 water c1",))
    state = after(mine("fire-camp", ("hunt c0 fire c1",), other), "fire d1 camp e1")
    assert state.ask is Ask.FIRE
    assert moves(state) == {"bear 1 b1", "bear 1 c2", "bear 1 d1", "pass"}
    later, events = play(state, "bear 1 c2")
    assert events == (BearPut(0, 1, square("c2"), 1),)
    assert (later.shelter, later.bears) == ((8, 7), 17)
    assert later.boards[1][square("c2")] == BEAR
    assert refused(state, "bear 0 b1") == Reason.OWN_BOARD


@pytest.mark.rule("SAP-51", "SAP-52")
def test_the_gain_is_the_number_of_covered_squares_beside_the_bear():
    tribe = ("hunt c0 fire c1", "fire d1 camp d2", "fire b1 ritual b2", "ritual b3 brawl c3")
    state = after(mine("fire-camp", ("hunt c0 fire c1",), Seat(tribe)), "fire d1 camp e1")
    gains = {"c2": 4, "e1": 1, "d3": 2, "a2": 1, "c4": 1}
    for place, gain in gains.items():
        assert after(state, f"bear 1 {place}").shelter[0] == 7 + gain


@pytest.mark.rule("SAP-52")
def test_a_bear_lies_on_a_valley_square_or_cave_that_is_free():
    tribe = ("hunt c0 fire c1", "fire b1 ritual b2", "fire d1 water e1", "water f1 feast f2")
    state = mine("fire-camp", ("hunt c0 fire c1",), Seat(tribe, bears="e2"))
    state = after(state, "fire d1 camp e1")
    assert refused(state, "bear 1 a2") is None
    assert refused(state, "bear 1 e2") == Reason.BEAR_THERE
    assert refused(state, "bear 1 e1") == Reason.COVERED
    assert refused(state, "bear 1 a1") == Reason.BEAR_PLACE
    assert refused(state, "bear 1 e5") == Reason.BEAR_APART
    assert refused(state, "bear 1 d3") == Reason.BEAR_APART, "a bear is no tile"
    assert refused(state, "bear 1 a0") == Reason.BEAR_PLACE


@pytest.mark.rule("SAP-52")
def test_tiles_of_abandoned_tribes_count_and_any_of_several_players_may_be_chosen():
    other = Seat(("hunt c0 water c1",), old=("water g7 ritual f7",))
    state = after(mine("fire-camp", ("hunt c0 fire c1",), other, players=3), "fire d1 camp e1")
    assert {"bear 1 f6", "bear 1 f8", "bear 1 e7", "bear 2 c2"} <= moves(state)
    assert after(state, "bear 1 f6").shelter[0] == 8


@pytest.mark.rule("SAP-52", "SAP-22")
def test_a_bear_on_a_cave_leaves_its_token_and_blocks_the_cave():
    tribe = ("hunt c0 fire c1", "fire c2 ritual c3")
    other = Seat(("hunt c0 water c1", "water c2 feast b2"))
    state = after(mine("fire-camp", tribe, other), "fire d1 camp e1", "bear 1 a2")
    assert state.tokens[1][Scene.CAMP] == square("a2")
    blocked = mine("fire-camp", tribe, bears="a2")
    assert refused(blocked, "fire b2 camp a2") == Reason.BEAR_THERE


@pytest.mark.rule("SAP-51", "SAP-75")
def test_or_a_bear_of_ones_own_board_is_removed_without_gain():
    state = after(mine("fire-camp", bears="e5 f8"), "fire d1 camp e1")
    assert moves(state, "chase") == {"chase e5", "chase f8"}
    later, events = play(state, "chase f8")
    assert events == (BearGone(0, square("f8")),)
    assert (later.shelter[0], later.bears) == (7, 17), "back to the supply"
    assert later.boards[0][square("f8")] == 0
    assert refused(state, "chase e4") == Reason.NO_BEAR_HERE


BEARS = "b5 c5 d5 e5 f5 b6 c6 d6 e6 b7 c7 d7 e7 b8 c8 d8 f8"


@pytest.mark.rule("SAP-75")
def test_without_bears_in_the_supply_fire_can_only_remove_one():
    other = Seat(("hunt c0 water c1",), bears=BEARS)
    state = after(mine("fire-camp", ("hunt c0 fire c1",), other, bears="e5"), "fire d1 camp e1")
    assert state.bears == 0
    assert moves(state) == {"chase e5", "pass"}
    assert refused(state, "bear 1 d1") == Reason.NO_BEAR_LEFT
    assert after(state, "chase e5").bears == 1
    state = after(mine("fire-camp", ("hunt c0 fire c1",), other), "fire d1 camp e1")
    assert (state.bears, "bear 1 d1" in moves(state)) == (1, True), "the last one may be put"
    assert after(state, "bear 1 d1").bears == 0
    other = Seat(("hunt c0 water c1",), bears=f"{BEARS} f6")
    _, events = play(mine("fire-camp", ("hunt c0 fire c1",), other), "fire d1 camp e1")
    assert events[-1] == Declined(0, Scene.FIRE, True)


@pytest.mark.rule("SAP-75")
def test_without_a_legal_square_on_another_board_fire_can_only_remove_one():
    other = Seat(("hunt c0 water c1",), bears="b1 d1 c2")
    state = after(mine("fire-camp", ("hunt c0 fire c1",), other, bears="e5"), "fire d1 camp e1")
    assert moves(state) == {"chase e5", "pass"}
    later, events = play(mine("fire-camp", ("hunt c0 fire c1",), other), "fire d1 camp e1")
    assert events[-1] == Declined(0, Scene.FIRE, True)
    assert later.ask is Ask.REFILL
