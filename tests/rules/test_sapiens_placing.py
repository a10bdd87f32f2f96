"""Sapiens: where a tile may lie, and what it scores (SAP-22 to SAP-34)."""

from __future__ import annotations

import pytest

from core.games.sapiens.content import (
    EMPTY,
    Ground,
    Scene,
    valley,
)
from core.games.sapiens.position import Ask, Declined, Fed, Gained, Reason, Sheltered
from tests.rules.sapiens_positions import (
    OURS,
    Seat,
    after,
    moves,
    our_valley,
    play,
    position,
    refused,
    square,
    tile,
    told,
    unplaced,
    where,
)


@pytest.fixture(autouse=True, scope="module")
def _ours():
    with our_valley():
        yield


def mine(reserve, laid=("hunt c0 fire c1",), **more):
    return position(Seat(laid, reserve, **more))


@pytest.mark.rule("SAP-22")
def test_a_tile_goes_from_the_reserve_on_to_two_neighbouring_squares():
    state = mine("fire-camp fire-ritual")
    later = after(state, "fire d1 camp e1")
    assert later.reserves[0] == (EMPTY, tile("fire-ritual"), EMPTY, EMPTY)
    assert [later.boards[0][square(s)] & 15 for s in ("d1", "e1")] == [Scene.FIRE + 1, Scene.CAMP + 1]
    for text in ("fire d1 camp f1", "fire d1 camp e2", "fire d1 camp d1", "fire d1 camp a2"):
        assert refused(state, text) == Reason.NOT_NEIGHBOURS
    assert refused(state, "lay 3 d1 e1") == Reason.NO_TILE


@pytest.mark.rule("SAP-22")
def test_forest_plain_and_cave_take_a_tile():
    grounds = {valley(OURS).ground[square(s)] for s in ("d1", "e1", "a2")}
    assert grounds == {Ground.FOREST, Ground.PLAIN, Ground.CAVE}
    state = mine("fire-camp fire-brawl")
    assert refused(state, "fire d1 brawl e1") is None
    assert refused(state, "fire b2 camp a2") == Reason.NOT_CONNECTED
    state = mine("fire-camp fire-brawl", ("hunt c0 fire c1", "fire b1 ritual b2"))
    assert refused(state, "fire a2 camp b2") == Reason.COVERED
    state = mine("fire-camp ritual-camp", ("hunt c0 fire c1", "fire c2 ritual c3"))
    assert refused(state, "fire b2 camp a2") is None


@pytest.mark.rule("SAP-22", "SAP-51")
def test_no_tile_goes_where_a_bear_is():
    state = mine("fire-camp", bears="d1 d2")
    assert refused(state, "fire d1 camp e1") == Reason.BEAR_THERE
    assert refused(state, "fire c2 camp d2") == Reason.BEAR_THERE
    assert refused(state, "fire c2 camp c3") is None


@pytest.mark.rule("SAP-23")
def test_a_side_of_one_scene_touches_a_tile_in_play_and_no_diagonal_counts():
    state = mine("fire-camp")
    assert refused(state, "fire d1 camp e1") is None
    assert refused(state, "camp e1 fire d1") is None, "either scene may be the one"
    for apart in ("fire d2 camp e2", "fire b2 camp b3", "fire d3 camp d4", "camp b2 fire b3"):
        assert refused(state, apart) == Reason.NOT_CONNECTED


@pytest.mark.rule("SAP-23", "SAP-58")
def test_a_tile_of_an_abandoned_tribe_is_none_to_connect_to():
    state = mine("camp-brawl fire-ritual", ("hunt c0 fire c1",), old=("water g7 ritual f7",))
    assert refused(state, "ritual f6 fire f5") == Reason.OLD_TRIBE
    assert refused(state, "fire f6 ritual f5") == Reason.OLD_TRIBE
    assert refused(state, "fire d1 ritual d2") is None


@pytest.mark.rule("SAP-24")
def test_touching_scenes_are_the_same():
    state = mine("fire-camp camp-water", ("hunt c0 fire c1", "fire d1 brawl e1"))
    assert refused(state, "camp c2 water c3") == Reason.NO_MATCH
    assert refused(state, "fire c2 camp d2") == Reason.NO_MATCH, "one side of it fits, another does not"
    assert refused(state, "fire e2 camp f2") == Reason.NO_MATCH
    assert refused(state, "fire c2 camp c3") is None


@pytest.mark.rule("SAP-24", "SAP-29")
def test_both_scenes_may_connect_and_to_several_tiles():
    state = mine("fire-camp", ("hunt c0 fire c1", "fire d1 camp e1", "fire c2 water c3"))
    later = after(state, "fire d2 camp e2")
    assert later.ask is Ask.ORDER
    assert later.food[0] == 5 + 3 + 2, "each square once, however many it touches"
    assert told(state, "fire d2 camp e2", kind=Fed)[0].food == (2, 3)


@pytest.mark.rule("SAP-25")
def test_gathering_may_not_lie_on_plain_connected_or_not():
    state = mine("fire-gathering", ("hunt c0 fire c1", "fire d1 camp e1"))
    assert refused(state, "fire c2 gathering c3") == Reason.NEEDS_FOREST
    assert refused(state, "fire d2 gathering d3") is None, "that is forest"
    assert refused(state, "fire d2 gathering c2") == Reason.NO_MATCH
    state = mine("gathering-camp", ("feast a6 fire b6", "fire b5 gathering c5"))
    assert refused(state, "gathering d5 camp e5") is None
    assert refused(state, "gathering c4 camp c3") is None
    state = mine("gathering-camp fire-camp", ("feast a6 fire b6", "fire b5 gathering c5", "gathering d5 camp e5"))
    assert refused(state, "gathering d4 camp d3") == Reason.NEEDS_FOREST, "connected"


@pytest.mark.rule("SAP-26")
def test_tiles_never_overlap():
    state = mine("fire-camp", ("hunt c0 fire c1", "fire d1 camp e1"))
    for text in ("fire c1 camp c2", "fire b1 camp c1", "fire d1 camp e1", "camp e1 fire d1"):
        assert refused(state, text) == Reason.COVERED
    state = mine("fire-camp", old=("camp e3 fire e4",))
    assert refused(state, "fire e4 camp e5") == Reason.COVERED


@pytest.mark.rule("SAP-27")
def test_on_a_cave_with_a_token_lies_its_scene_only():
    tribe = ("hunt c0 fire c1", "fire c2 ritual c3")
    state = mine("fire-camp fire-brawl", tribe)
    assert refused(state, "fire b2 camp a2") is None
    assert refused(state, "fire b2 brawl a2") == Reason.OTHER_TOKEN
    for gone in ("held", "used", "discarded"):
        state = position(Seat(tribe, "fire-brawl", **{gone: "camp"}))
        assert refused(state, "fire b2 brawl a2") is None


@pytest.mark.rule("SAP-28")
def test_waterfalls_and_mountain_take_no_tile():
    state = mine("fire-camp", ("hunt c0 fire c1", "fire b1 ritual b2", "fire d1 brawl e1"))
    assert refused(state, "camp a3 fire b3") == Reason.MOUNTAIN
    assert refused(state, "fire f0 camp g0") == Reason.MOUNTAIN
    assert refused(state, "fire a1 camp a0") == Reason.WATERFALL
    assert refused(state, "fire a9 camp b9") == Reason.WATERFALL


@pytest.mark.rule("SAP-29", "SAP-67")
def test_the_rulebooks_feast_that_connects_and_ritual_that_does_not():
    state = mine("feast-ritual ritual-camp", ("hunt c0 feast c1",))
    assert valley(OURS).food[square("d1")] == 3
    later, events = play(state, "feast d1 ritual d2")
    assert [(event.squares, event.food) for event in events if isinstance(event, Fed)] == [((square("d1"),), (3,))]
    assert later.ask is Ask.FEAST
    later = after(later, "pass")
    assert later.ask is Ask.REFILL, "no ritual"
    assert where(later, "ritual") == "a0"


@pytest.mark.rule("SAP-29")
def test_food_comes_first_and_cannot_be_declined():
    state = mine("fire-camp", ("hunt c0 fire c1", "fire d1 camp e1"), food=0)
    later, events = play(state, "fire d2 camp e2")
    assert [type(event) for event in events][1:] == [Fed]
    assert (later.food[0], later.shelter[0]) == (3 + 2, 7), "before any effect"
    assert moves(later) == {"first fire", "first camp"}


@pytest.mark.rule("SAP-29")
def test_a_scene_that_does_not_connect_scores_nothing():
    state = mine("fire-camp", food=0)
    assert after(state, "fire b1 camp b2").food[0] == 1
    assert after(state, "fire d1 camp d2").food[0] == 3
    assert told(state, "fire d1 camp d2", kind=Gained) == ()


@pytest.mark.rule("SAP-30")
def test_a_cave_has_no_food_and_its_scene_does_not_connect():
    state = mine("fire-camp", ("hunt c0 fire c1", "fire c2 ritual c3"), food=0)
    later, events = play(state, "fire b2 camp a2")
    assert later.food[0] == 2, "of the valley square"
    assert [event.squares for event in events if isinstance(event, Fed)] == [(square("b2"),)]
    assert later.ask is Ask.FIRE, "and only the fire has an effect"
    assert all(valley(OURS).food[cave] == 0 for cave in valley(OURS).caves)


@pytest.mark.rule("SAP-31")
@pytest.mark.parametrize("scene", ["feast", "ritual", "brawl", "water", "camp", "hunt", "fire"])
def test_any_effect_may_be_declined(scene):
    rest = "feast" if scene != "feast" else "water"
    start = f"hunt c0 {scene} c1" if scene != "hunt" else "feast a6 hunt b6"
    spot = f"{scene} d1 {rest} e1" if scene != "hunt" else "hunt c6 feast d6"
    state = mine(f"{scene}-{rest} {rest}-gathering {rest}-camp", (start,), steaks=2)
    before = after(state, spot)
    assert before.ask == Ask[scene.upper()]
    later, events = play(before, "pass")
    assert events == (Declined(0, Scene[scene.upper()], False),)
    assert (later.food, later.shelter, later.steaks, later.tokens) == (
        before.food, before.shelter, before.steaks, before.tokens,
    )  # fmt: skip
    assert later.ask is Ask.REFILL


@pytest.mark.rule("SAP-31")
def test_a_gathering_may_be_declined():
    before = after(mine("gathering-camp", ("feast a6 fire b6", "fire b5 gathering c5")), "gathering c4 camp c3")
    assert before.ask is Ask.GATHERING
    later, events = play(before, "pass")
    assert events == (Declined(0, Scene.GATHERING, False),)
    assert later.food == before.food


@pytest.mark.rule("SAP-32")
@pytest.mark.parametrize(("first", "second"), [("camp", "hunt"), ("hunt", "camp")])
def test_of_two_effects_the_player_chooses_the_order(first, second):
    state = mine("hunt-camp", ("feast a6 hunt b6", "hunt b5 camp c5"))
    later = after(state, "hunt b4 camp c4")
    assert later.ask is Ask.ORDER
    assert moves(later) == {"first camp", "first hunt"}
    later = after(later, f"first {first}")
    assert (later.ask, later.queue) == (Ask[first.upper()], (Scene[second.upper()],))
    later = after(later, "pass")
    assert later.ask == Ask[second.upper()]
    assert after(later, "pass").ask is Ask.REFILL


@pytest.mark.rule("SAP-33", "SAP-77")
def test_the_rulebooks_cave_whose_token_matches():
    """Two food, the ritual's effect, the token and seven shelter; with no token any scene, for five."""
    tribe = ("water g7 ritual f7", "ritual e7 brawl e6", "brawl e5 ritual e4", "ritual e3 camp d3")
    state = mine("gathering-ritual ritual-feast ritual-fire", tribe)
    later, events = play(state, "gathering g3 ritual f3")
    assert later.food[0] == 5 + 2
    assert later.ask is Ask.RITUAL
    assert (where(later, "gathering"), later.shelter[0]) == ("g3", 7), "not yet"
    later, events = play(later, "ritual camp")
    assert [type(event).__name__ for event in events] == ["TokenTaken", "Sheltered"], "first the effect"
    assert (where(later, "gathering"), where(later, "camp"), later.shelter[0]) == ("held", "held", 7 + 7)
    assert refused(state, "fire g3 ritual f3") == Reason.OTHER_TOKEN
    bare = mine("gathering-ritual ritual-feast ritual-fire", tribe, used="gathering")
    later, events = play(bare, "fire g3 ritual f3", "pass")
    assert (later.shelter[0], later.food[0]) == (7 + 5, 5 + 2)
    assert [(event.token, event.taken) for event in events if isinstance(event, Sheltered)] == [(-1, False)]


@pytest.mark.rule("SAP-33", "SAP-66")
@pytest.mark.parametrize(("token", "shelter"), [("", 6), ("feast", 8)])
def test_a_cave_counts_more_when_its_token_lies_there(token, shelter):
    tribe = ("hunt c0 fire c1", "fire c2 water c3", "water c4 camp c5", "camp c6 brawl c7")
    state = mine("feast-camp", tribe, held="" if token else "feast")
    later = after(state, "camp b6 feast a6", "pass")
    assert later.shelter[0] == 7 + shelter
    assert where(later, "feast") == "held"


@pytest.mark.rule("SAP-66")
def test_the_rulebooks_cave_of_seven_or_five():
    assert valley(OURS).worth[square("c0")] == (7, 5)
    state = position(unplaced("hunt-fire"), unplaced("hunt-water"), in_round=0)
    assert after(state, "hunt c0 fire c1").shelter[0] == 7
    tribe = ("camp a2 fire b2", "fire c2 brawl d2")
    later = after(mine("fire-ritual", tribe, held="hunt"), "fire c1 ritual c0", "pass")
    assert later.shelter[0] == 7 + 5


@pytest.mark.rule("SAP-34", "SAP-40")
def test_a_ritual_may_not_take_the_token_of_the_cave_being_covered():
    tribe = ("water g7 ritual f7", "ritual e7 brawl e6", "brawl e5 ritual e4", "ritual e3 camp d3")
    later = after(mine("gathering-ritual", tribe), "gathering g3 ritual f3")
    assert refused(later, "ritual gathering") == Reason.TOKEN_COVERED
    assert "ritual gathering" not in moves(later)
    rest = "feast hunt camp brawl ritual fire water"
    later = after(mine("gathering-ritual", tribe, held=rest), "gathering g3 ritual f3")
    assert later.ask is Ask.REFILL, "no other is left, and none was used: nothing to take"
    assert where(later, "gathering") == "held"
    later = after(mine("gathering-ritual", tribe, used=rest[:-6]), "gathering g3 ritual f3")
    assert moves(later, "ritual") == {f"ritual {name}" for name in rest[:-6].split()}, "none but its own is left"


@pytest.mark.rule("SAP-34")
def test_whether_a_token_lay_there_is_judged_when_the_tile_is_laid():
    """A token taken from the cave before counts as none."""
    tribe = ("hunt c0 fire c1", "fire c2 water c3")
    state = mine("fire-camp fire-brawl", tribe, held="ritual")
    assert after(state, "fire b2 camp a2", "pass").shelter[0] == 7 + 7
    state = after(state, "play ritual", "ritual camp")
    assert after(state, "fire b2 camp a2", "pass").shelter[0] == 7 + 5
    assert after(state, "fire b2 brawl a2", "pass").shelter[0] == 7 + 5, "and any scene may lie there"
