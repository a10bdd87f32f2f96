"""Sapiens: turns, mountain tokens in them, refilling, abandoning, being finished (SAP-20, SAP-21, SAP-35, SAP-56)."""

from __future__ import annotations

import pytest

from core.games.sapiens.content import ABANDONED, EMPTY, has_tile
from core.games.sapiens.position import (
    COMMON_PLACE,
    Ask,
    Finished,
    How,
    Laid,
    Reason,
    Removed,
    Sheltered,
    Taken,
    TokenPlayed,
    Turned,
)
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
    where,
)

TRIBE = ("hunt c0 fire c1",)
BLOCKED = "a2 g3 a6 g7 e9"  # bears on all the other caves


@pytest.fixture(autouse=True, scope="module")
def _ours():
    with our_valley():
        yield


def mine(reserve, *others, laid=TRIBE, players=2, **more):
    table = {n: more.pop(n) for n in ("common", "pile", "finished", "mountains", "first") if n in more}
    return position(Seat(laid, reserve, **more), *others, players=players, **table)


# The course of a turn


@pytest.mark.rule("SAP-20")
@pytest.mark.parametrize("players", [3, 4])
def test_a_turn_is_a_placement_and_then_the_refill_which_ends_it(players):
    state = mine("fire-camp camp-water camp-brawl ritual-camp", players=players)
    for early in ("take 1", "remove 1"):
        assert refused(state, early) == Reason.NOT_ASKED
    state = after(state, "fire d1 camp e1", "pass")
    assert state.ask is Ask.REFILL
    assert refused(state, "camp e2 water e3") == Reason.NOT_ASKED, "one tile only"
    assert refused(state, "pass") == Reason.NOT_PENDING, "refilling is no choice"
    later = after(state, "take 2")
    assert (later.turn, later.round) == (1, 1)


@pytest.mark.rule("SAP-21", "SAP-15")
@pytest.mark.parametrize("when", ["before", "after", "just taken"])
def test_one_mountain_token_is_played_before_or_after_the_placement(when):
    state = mine("fire-camp fire-water", laid=(*TRIBE, "fire c2 ritual c3"))
    if when == "before":
        later, events = play(state, "play hunt")
        assert later.ask is Ask.LAY
    else:
        state = after(state, "fire b2 camp a2", "pass")
        later, events = play(state, "play hunt" if when == "after" else "play camp")
        assert later.ask is Ask.REFILL
    played = "camp" if when == "just taken" else "hunt"
    assert isinstance(events[0], TokenPlayed)
    assert where(later, played) == "used", "it leaves play"
    assert moves(later, "play") == set()
    assert refused(later, f"play {played}") == Reason.TOKEN_NOT_HELD


@pytest.mark.rule("SAP-21")
def test_only_one_a_turn():
    state = mine("fire-camp", held="camp")
    state = after(state, "play camp")
    assert refused(state, "play hunt") == Reason.TOKEN_SECOND
    state = after(state, "fire d1 camp e1", "pass")
    assert refused(state, "play hunt") == Reason.TOKEN_SECOND
    other = Seat(("hunt c0 water c1",), "water-camp water-fire water-brawl water-ritual")
    state = mine("fire-camp fire-water ritual-fire brawl-fire", other, held="camp")
    state = after(state, "play camp", "fire d1 camp e1", "pass", "take 1", "remove 2")
    state = after(state, "water d1 camp e1", "pass", "take 1")
    assert (state.turn, refused(state, "play hunt")) == (1, Reason.TOKEN_NOT_NOW)
    state = after(state, "remove 5")
    assert (state.turn, refused(state, "play hunt")) == (0, None), "the next turn another"


@pytest.mark.rule("SAP-21")
def test_none_between_laying_and_the_end_of_effects_and_cave():
    state = mine("fire-camp fire-water", laid=(*TRIBE, "fire d1 camp e1"))
    ordering = after(state, "fire d2 camp e2")
    effect = after(ordering, "first camp")
    second = after(effect, "gain")
    for now, ask in ((ordering, Ask.ORDER), (effect, Ask.CAMP), (second, Ask.FIRE)):
        assert now.ask is ask
        assert refused(now, "play hunt") == Reason.TOKEN_NOT_NOW
    assert refused(after(second, "pass"), "play hunt") is None
    state = mine("fire-camp+1+2", players=3, food=1)
    assert refused(after(state, "fire d1 camp e1"), "play hunt") == Reason.TOKEN_NOT_NOW, (
        "nor while tokens are resolved"
    )
    state = after(mine("fire-camp", held="water fire"), "play fire")
    assert refused(state, "play water") == Reason.TOKEN_SECOND


@pytest.mark.rule("SAP-21", "SAP-35")
def test_none_once_refilling_has_begun():
    state = after(mine("fire-camp fire-water"), "fire d1 camp e1", "pass")
    assert refused(state, "play hunt") is None
    state = after(state, "take 1")
    assert (state.ask, refused(state, "play hunt")) == (Ask.REFILL, Reason.TOKEN_NOT_NOW)
    state = after(state, "take 2", "take 3")
    assert (state.ask, refused(state, "play hunt")) == (Ask.REMOVE, Reason.TOKEN_NOT_NOW)


@pytest.mark.rule("SAP-21")
def test_with_nothing_to_refill_a_token_may_still_be_played():
    state = after(mine("fire-camp", common="-"), "fire d1 camp e1", "pass")
    assert (state.turn, state.ask) == (0, Ask.LAST)
    assert moves(state) == {"play hunt", "pass"}
    assert after(state, "pass").turn == 1
    later = after(state, "play hunt")
    assert (later.steaks[0], later.turn) == (1, 1)
    state = after(mine("fire-camp", common="-", used="hunt"), "fire d1 camp e1", "pass")
    assert state.turn == 1, "with no token nothing is asked"
    for texts in (("play hunt", "fire d1 camp e1", "pass"), ("fire d1 camp e1", "pass", "play hunt")):
        assert after(mine("fire-camp", common="-", held="camp"), *texts).turn == 1, "nor when one was played already"


# Refilling


@pytest.mark.rule("SAP-35", "SAP-77")
def test_two_tiles_left_two_taken_two_revealed_and_the_common_reserve_back_at_five():
    """The rulebook's example."""
    state = mine("feast-fire feast-water camp-brawl ritual-fire", laid=("hunt c0 feast c1",), players=3)
    state = after(state, "feast d1 fire e1", "feast b1 water b2")
    assert tiles(state.reserves[0]) == "- - brawl-camp ritual-fire"
    common = state.common
    later, events = play(state, "take 2", "take 5")
    assert later.reserves[0] == (common[1], common[4], *state.reserves[0][2:])
    assert [event for event in events if isinstance(event, Taken)] == [Taken(0, 1, 0), Taken(0, 4, 1)]
    (turned,) = (event for event in events if isinstance(event, Turned))
    assert (turned.place, turned.slots) == (COMMON_PLACE, (1, 4))
    assert [later.common[slot] for slot in turned.slots] == list(turned.tiles)
    assert EMPTY not in later.common
    assert [later.common[slot] for slot in (0, 2, 3)] == [common[slot] for slot in (0, 2, 3)]
    assert (later.pile, sum(later.unseen)) == (state.pile - 2, sum(state.unseen) - 2)


@pytest.mark.rule("SAP-35")
def test_an_empty_pile_refills_the_common_reserve_no_more():
    state = mine("fire-camp camp-water camp-brawl ritual-camp", players=3, pile=0)
    later = after(state, "fire d1 camp e1", "pass", "take 3")
    assert tiles(later.common) == "feast-gathering gathering-brawl - gathering-camp gathering-hunt"
    state = after(mine("fire-camp camp-water camp-brawl ritual-camp", players=2, pile=1), "fire d1 camp e1", "pass")
    later = after(state, "take 3", "remove 5")
    assert (later.common.count(EMPTY), later.pile) == (1, 0), "as far as the pile goes"


@pytest.mark.rule("SAP-36")
def test_an_empty_common_reserve_refills_as_far_as_it_goes():
    state = mine("fire-camp", players=3, common="feast-gathering gathering-brawl", used="hunt")
    later = after(state, "fire d1 camp e1", "pass", "take 2", "take 1")
    assert tiles(later.reserves[0]) == "gathering-brawl feast-gathering - -"
    assert later.turn == 1


@pytest.mark.rule("SAP-36", "SAP-59")
def test_a_finished_player_draws_no_more():
    state = after(mine("fire-feast water-brawl", players=3, bears=BLOCKED, held="feast", used="hunt"), "play feast")
    later, events = play(state, "fire d1 feast e1")
    assert events[-1] == Finished(0)
    assert later.turn == 1
    assert tiles(later.reserves[0]) == "- brawl-water - -"
    assert later.common == state.common


# Two players


@pytest.mark.rule("SAP-60", "SAP-61")
def test_two_players_play_as_more_do_but_for_a_tile_that_leaves():
    reserve = "fire-camp camp-water camp-brawl ritual-camp"
    two, three = (after(mine(reserve, players=n), "fire d1 camp e1", "pass", "take 1") for n in (2, 3))
    assert (two.ask, two.turn, three.turn) == (Ask.REMOVE, 0, 1)
    assert (two.reserves[0], two.food[0], two.boards[0]) == (three.reserves[0], three.food[0], three.boards[0])
    assert two.pile == 20, "before the common reserve is refilled"
    assert moves(two) == {f"remove {slot}" for slot in (2, 3, 4, 5)}
    assert refused(two, "remove 1") == Reason.NO_TILE
    assert refused(two, "pass") == Reason.NOT_PENDING
    later, events = play(two, "remove 4")
    assert events[0] == Removed(0, 3, tile("gathering-camp"))
    assert (later.pile, later.common.count(EMPTY), later.turn) == (18, 0, 1)
    assert sum(later.unseen) == sum(two.unseen) - 2


@pytest.mark.rule("SAP-61")
def test_nothing_is_removed_when_the_common_reserve_is_empty():
    state = mine("fire-camp camp-water camp-brawl ritual-camp", common="feast-gathering")
    later = after(state, "fire d1 camp e1", "pass", "take 1")
    assert later.turn == 1
    state = mine("fire-camp", common="feast-gathering gathering-hunt")
    assert after(state, "fire d1 camp e1", "pass", "take 1").ask is Ask.REFILL


# Abandoning


@pytest.mark.rule("SAP-56", "SAP-77")
def test_the_rulebooks_abandoned_tribe():
    """On to the gathering cave: its token discarded, any tile, five; or to a cave without token."""
    state = mine("water-brawl ritual-camp", discarded="camp")
    assert state.ask is Ask.ABANDON
    later, events = play(state, "brawl g3 water f3")
    assert where(later, "gathering", 0) == "discarded"
    assert (later.shelter[0], later.food[0], later.ask) == (7 + 5, 5, Ask.REFILL)
    assert [event.how for event in events if isinstance(event, Laid)] == [How.ABANDON]
    assert [(event.shelter, event.taken) for event in events if isinstance(event, Sheltered)] == [(5, False)]
    later = after(state, "camp b2 ritual a2")
    assert (later.shelter[0], where(later, "camp", 0)) == (12, "discarded")
    caves = {"g3 f3", "a2 b2", "a6 b6", "g7 f7", "e9 e8"}
    both = {f"{slot} {squares}" for slot in (1, 2) for squares in caves | {s[3:] + " " + s[:2] for s in caves}}
    assert moves(state, "lay") == {f"lay {squares}" for squares in both}, "any tile, either way round"


@pytest.mark.rule("SAP-56")
def test_who_can_lay_may_not_abandon():
    state = mine("water-brawl fire-camp")
    assert state.ask is Ask.LAY
    assert refused(state, "brawl g3 water f3") == Reason.OTHER_TOKEN
    assert refused(state, "water f3 brawl f4") == Reason.NOT_CONNECTED


@pytest.mark.rule("SAP-57")
def test_an_abandoning_tile_covers_a_free_cave_and_the_free_square_before_it():
    state = mine("water-brawl gathering-camp", bears="a2 f3", old=("ritual g7 camp f7",))
    free = {"lay 1 a6 b6", "lay 1 b6 a6", "lay 2 a6 b6", "lay 1 e9 e8", "lay 1 e8 e9", "lay 2 e9 e8", "lay 2 e8 e9"}
    assert moves(state, "lay") == free
    assert refused(state, "camp e9 gathering e8") is None, "e8 is forest"
    assert refused(state, "camp a6 gathering b6") == Reason.NEEDS_FOREST
    assert refused(state, "brawl a2 water b2") == Reason.BEAR_THERE
    assert refused(state, "brawl f3 water e3") == Reason.BEAR_THERE
    assert refused(state, "brawl g7 water f7") == Reason.COVERED
    assert refused(state, "brawl b4 water b5") == Reason.NEEDS_CAVE


@pytest.mark.rule("SAP-57", "SAP-58")
def test_the_new_tribe_may_not_touch_an_abandoned_one():
    state = mine("water-brawl", laid=(*TRIBE, "fire b1 camp b2"), old=("ritual e7 fire d7",))
    assert refused(state, "brawl a2 water b2") == Reason.COVERED
    assert refused(state, "brawl g7 water f7") == Reason.OLD_TRIBE, "f7 lies beside e7"
    assert refused(state, "brawl e9 water e8") == Reason.OLD_TRIBE
    assert refused(state, "brawl a6 water b6") is None
    state = mine("fire-brawl", laid=(*TRIBE, "fire c2 water c3"), bears="b1 d1 d2 b2")
    assert state.ask is Ask.ABANDON
    state = mine("water-brawl fire-brawl", laid=(*TRIBE, "fire d1 camp d2"), bears="b1 c2 e1")
    assert state.ask is Ask.ABANDON
    assert refused(state, "fire a2 brawl b2") is None
    state = mine("water-brawl", laid=(*TRIBE, "fire c2 ritual d2"))
    assert refused(state, "brawl a2 water b2") == Reason.OLD_TRIBE, "also the tribe that is left just now"
    assert refused(state, "water a6 brawl b6") is None


@pytest.mark.rule("SAP-58")
def test_the_new_tribe_is_the_active_one_and_the_old_lies_face_down():
    state = mine("water-brawl fire-camp+1 water-camp ritual-brawl", bears="b1 d1 c2")
    assert state.ask is Ask.ABANDON
    state = after(state, "brawl g3 water f3")
    for name in ("c0", "c1"):
        assert GAME.view(state, 1).boards[0][square(name)] & ABANDONED
    for name in ("g3", "f3"):
        assert has_tile(state.boards[0][square(name)])
        assert not state.boards[0][square(name)] & ABANDONED
    state = after(state, "take 1", "remove 2", "pass")
    assert (state.turn, state.ask) == (0, Ask.LAY)
    assert refused(state, "water f2 camp f1") is None
    state.boards = (tuple(0 if code == 128 else code for code in state.boards[0]), state.boards[1])
    assert refused(state, "fire c2 camp c3") == Reason.OLD_TRIBE


@pytest.mark.rule("SAP-57")
def test_it_is_judged_with_what_the_player_has_after_a_token():
    other = Seat(("hunt c0 water c1",), "fire-camp")
    state = mine("water-brawl", other, held="water")
    assert state.ask is Ask.ABANDON
    assert {"play water", "play hunt", "lay 1 g3 f3"} <= moves(state), "which they may but need not play"
    swapped = after(state, "play water", "swap 1 1.1")
    assert swapped.ask is Ask.LAY, "and now the tribe is not abandoned"
    assert refused(swapped, "fire a2 camp b2") == Reason.OTHER_TOKEN
    state = after(
        mine("fire-camp", Seat(("hunt c0 water c1",), "water-brawl"), held="water"), "play water", "swap 1 1.1"
    )
    assert state.ask is Ask.ABANDON, "the other way round too"


@pytest.mark.rule("SAP-57")
def test_tokens_may_also_be_played_in_an_abandoning_turn():
    state = after(mine("water-brawl", held="camp"), "brawl g3 water f3")
    later = after(state, "play camp")
    assert (later.shelter[0], later.ask) == (7 + 5 + 3, Ask.REFILL)
    later = after(mine("water-brawl", held="camp"), "play camp", "brawl g3 water f3")
    assert (later.shelter[0], later.ask) == (15, Ask.REFILL)


@pytest.mark.rule("SAP-57", "SAP-55")
def test_a_feasts_tile_is_never_the_main_placement():
    state = after(mine("fire-camp water-brawl", held="feast"), "play feast", "fire d1 camp e1")
    assert state.ask is Ask.ABANDON
    state = after(mine("fire-camp fire-water", held="feast"), "play feast", "fire d1 camp e1")
    assert state.ask is Ask.LAY


# Finished


@pytest.mark.rule("SAP-59")
def test_who_cannot_place_even_by_abandoning_is_finished():
    state = mine("water-brawl", bears=BLOCKED)
    assert state.ask is Ask.STUCK
    assert moves(state) == {"pass", "play hunt"}
    later, events = play(state, "pass")
    assert events == (Finished(0),)
    assert (later.turn, later.finished) == (1, 1)
    assert later.common == state.common
    other = Seat(("hunt c0 water c1",), "ritual-brawl", bears=BLOCKED, used="hunt")
    state = after(mine("fire-camp fire-water ritual-fire brawl-fire", other), "fire d1 camp e1", "pass", "take 1")
    later, events = play(state, "remove 2")
    assert Finished(1) in events, "with no token at once"
    assert (later.turn, later.round, later.finished) == (0, 2, 2)


@pytest.mark.rule("SAP-59")
def test_before_being_finished_a_token_may_make_a_placement_possible():
    other = Seat(("hunt c0 water c1",), "fire-camp")
    state = mine("water-brawl", other, bears=BLOCKED, held="water fire")
    assert after(state, "play water", "swap 1 1.1").ask is Ask.LAY
    assert after(state, "play fire", "chase g3").ask is Ask.ABANDON
    later, events = play(state, "play fire", "pass")
    assert events[-1] == Finished(0)
    later, events = play(state, "play hunt")
    assert (later.steaks[0], events[-1]) == (1, Finished(0))


@pytest.mark.rule("SAP-59")
def test_the_others_go_on_and_finished_is_final():
    other = Seat(("hunt c0 water c1",), "water-camp water-ritual water-fire camp-hunt", used="hunt")
    state = after(mine("brawl-camp", other, bears=BLOCKED), "pass")
    state = after(state, "water d1 camp e1", "swap 2 0.1", "take 1", "remove 2")
    assert state.turn == 1, "the finished player is passed over, though the new tile would fit"
    assert (state.round, tiles(state.reserves[0])) == (2, "ritual-water - - -")
    swapped = after(mine("brawl-camp", Seat(("hunt c0 water c1",), "water-camp fire-brawl"), bears=BLOCKED), "pass")
    swapped = after(swapped, "water d1 camp e1", "swap 2 0.1")
    swapped = after(swapped, "take 1", "take 2", "take 3", "remove 4")
    assert (swapped.turn, tiles(swapped.reserves[0])) == (1, "brawl-fire - - -")


@pytest.mark.rule("SAP-59", "SAP-64")
def test_a_finished_player_scores_normally():
    state = position(
        Seat(TRIBE, "-", used="hunt", food=20, shelter=30, bears=BLOCKED),
        Seat(("hunt c0 water c1",), "-", used="hunt", food=8, shelter=40, bears=BLOCKED),
        turn_of=1,
        finished=(0,),
    )
    assert GAME.outcome(state).scores == (20, 8)
    assert GAME.outcome(state).winners == (0,)
