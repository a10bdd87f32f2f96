"""Sapiens: the option of the mountain tiles (SAP-68 to SAP-75)."""

from __future__ import annotations

import pytest

from core.games.sapiens.content import EMPTY, Scene, scene_on
from core.games.sapiens.position import Ask, Declined, Fed, How, Laid, Reason, Sheltered, TokenTaken, Tolled
from core.games.sapiens.turn import brawls_left
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
    square,
    tiles,
    unplaced,
    where,
)

ALL = "feast gathering ritual brawl water camp hunt fire"
TRIBE = ("hunt c0 fire c1",)
TO_B2 = ("feast a6 water b6", "water b5 ritual b4", "ritual b3 camp b2")  # camp lies before the camp cave


@pytest.fixture(autouse=True, scope="module")
def _ours():
    with our_valley():
        yield


def mine(reserve="ritual-brawl ritual-water", *others, laid=TRIBE, mountains=ALL, **more):
    table = {name: more.pop(name) for name in ("common", "players", "finished") if name in more}
    return position(Seat(laid, reserve, **more), *others, mountains=mountains, **table)


def waiting(state):
    return " ".join(name for name in ALL.split() if state.mountains >> Scene[name.upper()] & 1)


@pytest.mark.rule("SAP-68")
def test_eight_mountain_tiles_one_of_each_scene_wait_for_all():
    for players in (2, 3, 4):
        assert waiting(Match.begin(GAME, players, 1, {"mountain_tiles": "on"}).state_copy()) == ALL
        assert waiting(Match.begin(GAME, players, 1).state_copy()) == "", "it is an option, and off"
    assert Match.begin(GAME, 2, 1, {"mountain_tiles": "on"}).view(None).mountains == 255
    state = mine(mountains="")
    assert refused(state, "fire b1 mountain a1") == Reason.NO_MOUNTAIN_TILE
    assert not any("mountain" in move for move in moves(state))


@pytest.mark.rule("SAP-68", "SAP-69")
def test_a_tile_of_the_reserve_is_discarded_and_a_mountain_tile_laid():
    state = mine("ritual-brawl fire-water")
    later, events = play(state, "lay 2 b1 a1 mountain fire")
    assert tiles(later.reserves[0]) == "ritual-brawl - - -", "the one chosen"
    assert events[0] == Laid(0, 1, (Scene.FIRE, Scene.MOUNTAIN), (square("b1"), square("a1")), How.MAIN)
    assert waiting(later) == "feast gathering ritual brawl water camp hunt"
    assert [scene_on(later.boards[0][square(name)]) for name in ("b1", "a1")] == [Scene.FIRE, Scene.MOUNTAIN]
    assert {"lay 1 b1 a1 mountain fire", "lay 2 b1 a1 mountain fire"} <= moves(state)
    assert refused(later, "pass") is None
    other = Seat(("hunt c0 fire c1",), "water-brawl brawl-hunt")
    later = after(mine("ritual-brawl", other, common="-"), "lay 1 b1 a1 mountain fire", "pass", "pass")
    assert refused(later, "fire b1 mountain a1") == Reason.NO_MOUNTAIN_TILE, "it is gone for the others too"


@pytest.mark.rule("SAP-69", "SAP-73")
def test_through_a_feast_a_mountain_tile_may_be_laid_too():
    state = after(mine("feast-camp ritual-brawl", laid=("hunt c0 feast c1",)), "feast d1 camp e1")
    assert state.ask is Ask.FEAST, "though no ordinary tile fits"
    assert not any("mountain" not in move for move in moves(state, "lay"))
    later, events = play(state, "feast b1 mountain a1")
    assert events == (Laid(0, 1, (Scene.FEAST, Scene.MOUNTAIN), (square("b1"), square("a1")), How.FEAST),)
    assert (later.food, later.reserves[0], later.ask) == (state.food, (EMPTY,) * 4, Ask.REFILL)
    bare = after(mine("feast-camp", laid=("hunt c0 feast c1",)), "feast d1 camp e1")
    assert bare.ask is Ask.REFILL, "with no tile to discard it is lost"


@pytest.mark.rule("SAP-73", "SAP-70")
@pytest.mark.parametrize("name", ["feast", "ritual", "brawl", "water", "camp", "fire"])
def test_the_scene_of_a_mountain_tile_acts_as_ever(name):
    state = mine("feast-camp feast-hunt", laid=(f"hunt c0 {name} c1",))
    later, events = play(state, f"{name} b1 mountain a1")
    assert later.ask is Ask[name.upper()]
    assert events[1] == Fed(0, (square("b1"),), (1,)), "and its square feeds; the mountain does not"


@pytest.mark.rule("SAP-70")
def test_placing_rules_hold_and_the_mountain_lies_on_the_border():
    state = mine()
    assert refused(state, "fire b1 mountain a1") is None
    assert refused(state, "fire b1 mountain b2") == Reason.NOT_BORDER
    assert refused(state, "camp b1 mountain a1") == Reason.NO_MATCH
    assert refused(state, "fire b4 mountain a4") == Reason.NOT_CONNECTED
    assert refused(state, "fire c1 mountain c0") == Reason.COVERED
    assert refused(state, "fire a1 mountain b1") == Reason.MOUNTAIN
    assert refused(state, "fire g1 mountain g0") == Reason.MOUNTAIN
    assert refused(state, "fire b1 mountain b9") == Reason.NOT_NEIGHBOURS
    assert refused(mine(bears="b1"), "fire b1 mountain a1") == Reason.BEAR_THERE
    state = mine(old=("water g7 ritual f7",))
    assert refused(state, "ritual f8 mountain g8") == Reason.OLD_TRIBE


@pytest.mark.rule("SAP-70", "SAP-25")
def test_gathering_of_a_mountain_tile_keeps_off_the_plain():
    tribe = ("hunt c0 fire c1", "fire c2 water b2", "water b3 gathering b4")
    state = mine(laid=tribe, held="gathering")
    assert refused(state, "gathering b5 mountain a5") is None
    assert refused(mine(), "gathering b4 mountain a4") == Reason.NEEDS_FOREST
    state = after(mine("fire-water ritual-brawl", held="gathering", mountains="gathering fire"), "play gathering")
    assert refused(state, "gathering b4 mountain a4") == Reason.NOT_CONNECTED


@pytest.mark.rule("SAP-70", "SAP-30", "SAP-33")
def test_its_scene_may_lie_on_a_cave_beside_the_mountain():
    state = mine(laid=TO_B2)
    assert refused(state, "feast a2 mountain a1") == Reason.OTHER_TOKEN
    later, events = play(state, "camp a2 mountain a1")
    assert events[1] == Fed(0, (square("a2"),), (0,)), "no food"
    assert later.ask is Ask.CAMP, "but the effect"
    later, events = play(later, "gain")
    assert (later.shelter[0], where(later, "camp")) == (7 + 3 + 7, "held")
    later = after(mine(laid=TO_B2, used="camp"), "camp a2 mountain a1", "pass")
    assert later.shelter[0] == 7 + 5
    assert refused(mine(laid=TO_B2, used="camp"), "brawl a2 mountain a1") == Reason.NO_MATCH


@pytest.mark.rule("SAP-70")
def test_a_mountain_tile_never_begins_a_tribe():
    for reserve in ("hunt-fire", "ritual-fire"):
        state = position(unplaced(reserve), unplaced("hunt-water"), in_round=0, mountains=ALL)
        assert not any("mountain" in move for move in moves(state))
        assert refused(state, "hunt c1 mountain c0") == Reason.NO_MOUNTAIN_START
        assert refused(state, "hunt c0 mountain b0") == Reason.NO_MOUNTAIN_START
    state = mine()
    assert state.ask is Ask.ABANDON
    assert refused(state, "water f7 mountain g7") == Reason.NOT_CONNECTED
    assert refused(state, "camp a2 mountain a1") == Reason.NOT_CONNECTED


@pytest.mark.rule("SAP-70")
@pytest.mark.parametrize("name", ["water", "brawl"])
def test_waiting_mountain_tiles_are_no_targets(name):
    asked = [
        after(mine(f"{name}-camp feast-hunt", laid=(f"hunt c0 {name} c1",), mountains=there), f"{name} d1 camp e1")
        for there in (ALL, "")
    ]
    assert moves(asked[0]) == moves(asked[1])
    with_them, without = (after(state, "pass", "take 1", "take 2", "take 3") for state in asked)
    assert with_them.ask is Ask.REMOVE
    assert moves(with_them) == moves(without)


@pytest.mark.rule("SAP-71")
def test_a_mountain_on_a_cave_discards_its_token_and_the_cave_is_dead():
    tribe = (*TRIBE, "fire c2 water c3")
    state = after(mine(laid=tribe), "fire b2 mountain a2")
    assert where(state, "camp") == "a2"
    later, events = play(state, "pass")
    assert (where(later, "camp"), later.shelter[0]) == ("discarded", 7)
    assert events[1:] == (Sheltered(0, square("a2"), 0, Scene.CAMP, False),)
    assert refused(later, "take 1") is None
    bare = after(mine(laid=tribe, used="camp"), "fire b2 mountain a2", "pass")
    assert (where(bare, "camp"), bare.shelter[0]) == ("used", 7), "without token there is none to discard"
    stuck = mine(laid=("fire b2 mountain a2",), bears="b1 b3 c2", mountains="")
    assert not any("a2" in move for move in moves(stuck, "lay")), "no tribe begins there any more"


@pytest.mark.rule("SAP-71", "SAP-37")
def test_a_feasts_mountain_on_a_cave_scores_nothing_either():
    tribe = ("hunt c0 feast c1", "feast c2 water c3")
    state = after(mine("feast-camp ritual-brawl", laid=tribe), "feast d1 camp e1")
    later = after(state, "feast b2 mountain a2")
    assert (later.shelter[0], where(later, "camp"), later.ask) == (7, "discarded", Ask.REFILL)


@pytest.mark.rule("SAP-71", "SAP-34")
def test_a_ritual_may_not_save_the_token_of_the_dead_cave():
    tribe = ("hunt c0 ritual c1", "ritual c2 water c3")
    state = after(mine("feast-camp", laid=tribe), "ritual b2 mountain a2")
    assert refused(state, "ritual camp") == Reason.TOKEN_COVERED
    later, events = play(state, "ritual fire")
    assert isinstance(events[0], TokenTaken)
    assert where(later, "camp") == "discarded"


@pytest.mark.rule("SAP-72")
def test_a_mountain_scene_has_no_effect_and_no_food():
    _, events = play(mine(laid=TRIBE), "fire b1 mountain a1", "pass")
    assert [event.squares for event in events if isinstance(event, Fed)] == [(square("b1"),)]
    assert [event.scene for event in events if isinstance(event, Declined)] == [Scene.FIRE]


@pytest.mark.rule("SAP-72", "SAP-70")
def test_touching_mountain_scenes_match_and_connect():
    tribe = ("brawl e9 camp e8", "camp d8 water c8", "water b8 mountain a8")
    state = mine(laid=tribe, mountains=ALL.replace("water", ""))
    later, events = play(state, "feast a6 mountain a7")
    assert [type(event) for event in events] == [Laid, Sheltered], "it connects by the mountain alone"
    assert (later.shelter[0], where(later, "feast")) == (7 + 8, "held")
    assert refused(state, "camp b7 mountain a7") == Reason.NO_MATCH, "b7 lies beside b8"


@pytest.mark.rule("SAP-72")
def test_a_mountain_scene_touches_no_other_scene():
    assert refused(mine(), "fire b1 mountain b0") == Reason.NO_MATCH, "the hunt lies on the cave beside it"
    state = mine(laid=TO_B2, used="camp")
    assert refused(state, "camp a2 mountain a1") is None
    state = mine(laid=(*TO_B2, "camp b1 fire c1"), used="camp")
    assert refused(state, "camp a2 mountain a1") == Reason.NO_MATCH, "b1 lies before that mountain"
    assert refused(state, "camp a2 mountain a3") == Reason.NO_MATCH, "and b3 before this one"
    tribe = (*TRIBE, "fire b1 mountain a1", "fire c2 brawl d2")
    state = mine("fire-camp camp-brawl", laid=tribe, mountains=ALL.replace("fire", ""), used="camp")
    assert refused(state, "camp a2 fire b2") == Reason.NO_MATCH, "an ordinary tile beside a mountain scene"


@pytest.mark.rule("SAP-72", "SAP-28")
def test_waterfalls_take_no_mountain():
    assert refused(mine(), "fire a1 mountain a0") == Reason.WATERFALL


@pytest.mark.rule("SAP-72", "SAP-74")
def test_a_brawl_token_on_the_discarded_tile_returns_without_effect():
    state = mine("ritual-brawl+1+1+0")
    later, events = play(state, "fire b1 mountain a1", "pass")
    assert not any(isinstance(event, Tolled) for event in events)
    assert later.food == (5 + 1, 5)
    assert [brawls_left(later, seat) for seat in (0, 1)] == [3, 3]


@pytest.mark.rule("SAP-72", "SAP-56")
def test_a_mountain_tile_may_save_from_abandoning_but_need_not():
    state = mine()
    assert state.ask is Ask.ABANDON
    assert {"lay 1 b1 a1 mountain fire", "lay 1 g3 f3"} <= moves(state)
    saved = after(state, "fire b1 mountain a1")
    assert saved.ask is Ask.FIRE, "it is a placement as any other"
    assert not any(code & 64 for code in saved.boards[0])
    left = after(state, "ritual g3 brawl f3")
    assert left.boards[0][square("c1")] & 64


@pytest.mark.rule("SAP-72", "SAP-59")
def test_who_could_lay_a_mountain_tile_is_not_finished():
    state = mine(bears="a2 g3 a6 g7 e9")
    assert state.ask is Ask.LAY
    assert moves(state, "lay")
    assert all("mountain" in move for move in moves(state, "lay"))
    assert mine("-", bears="a2 g3 a6 g7 e9").ask is Ask.STUCK, "with no tile to discard they are"
    assert mine(bears="a2 g3 a6 g7 e9", mountains="camp").ask is Ask.STUCK
