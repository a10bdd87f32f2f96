"""Sapiens: what the scenes do: feast, gathering, ritual, camp, hunt, and as mountain tokens (SAP-37 to SAP-55)."""

from __future__ import annotations

import pytest

from core.games.sapiens.content import EMPTY, Scene
from core.games.sapiens.position import Ask, Declined, Fed, Gained, How, Hunted, Laid, Reason, Sheltered, TokenTaken
from tests.rules.sapiens_positions import (
    Seat,
    after,
    moves,
    our_valley,
    play,
    position,
    refused,
    scene,
    square,
    tiles,
    told,
    where,
)

ALL = "feast gathering ritual brawl water camp hunt fire"


@pytest.fixture(autouse=True, scope="module")
def _ours():
    with our_valley():
        yield


def mine(reserve, laid=("hunt c0 fire c1",), *others, **more):
    return position(Seat(laid, reserve, **more), *others)


def with_token(name, reserve="fire-camp", laid=("hunt c0 fire c1",), *others, **more):
    """The player holds this token and no other, and may lay a tile on to fire."""
    held = more.pop("held", name)
    used = more.pop("used", "" if held == "hunt" else "hunt")
    return mine(reserve, laid, *others, held=held, used=used, **more)


# Feast


@pytest.mark.rule("SAP-37")
def test_a_feast_lays_one_more_tile_without_food_and_effects():
    state = mine("feast-camp feast-hunt camp-water", ("hunt c0 feast c1",))
    state = after(state, "feast d1 camp e1")
    assert (state.ask, state.food[0]) == (Ask.FEAST, 5 + 3)
    later, events = play(state, "camp e2 water e3")
    assert [type(event) for event in events] == [Laid]
    assert events[0].how is How.FEAST
    assert (later.food, later.shelter) == (state.food, state.shelter)
    assert later.ask is Ask.REFILL, "one tile, no more"
    assert tiles(later.reserves[0]) == "- feast-hunt - -"


@pytest.mark.rule("SAP-37")
@pytest.mark.parametrize(("gone", "shelter"), [("", 7), ("camp", 5)])
def test_a_cave_reached_by_a_feast_scores_and_its_token_is_taken(gone, shelter):
    state = mine("feast-water feast-camp", ("hunt c0 feast c1",), used=gone)
    later, events = play(state, "feast c2 water d2", "feast b2 camp a2")
    assert later.shelter[0] == 7 + shelter
    assert [(event.shelter, event.taken) for event in events if isinstance(event, Sheltered)] == [(shelter, not gone)]
    assert where(later, "camp") == ("used" if gone else "held")


@pytest.mark.rule("SAP-37", "SAP-33")
def test_a_feast_comes_before_the_cave_of_its_own_placement():
    tribe = ("hunt c0 feast c1", "feast c2 water c3")
    state = after(mine("feast-camp feast-fire", tribe), "feast b2 camp a2")
    assert (state.ask, state.shelter[0], where(state, "camp")) == (Ask.FEAST, 7, "a2")
    later, events = play(state, "feast d1 fire e1")
    assert (later.shelter[0], where(later, "camp")) == (14, "held")
    assert [type(event) for event in events] == [Laid, Sheltered]


@pytest.mark.rule("SAP-37")
def test_both_caves_of_a_placement_and_its_feast_are_scored():
    tribe = ("hunt c0 feast c1", "feast c2 water c3", "feast d1 fire e1", "fire f1 feast f2")
    state = after(mine("feast-camp feast-gathering", tribe), "feast b2 camp a2")
    later, events = play(state, "feast f3 gathering g3")
    assert [event.square for event in events if isinstance(event, Sheltered)] == [square("g3"), square("a2")]
    assert (later.shelter[0], later.food[0]) == (7 + 7 + 7, 5 + 2)
    assert (where(later, "camp"), where(later, "gathering")) == ("held", "held")


@pytest.mark.rule("SAP-38")
def test_the_feasts_tile_obeys_all_placing_rules():
    state = after(mine("feast-camp feast-gathering", ("hunt c0 feast c1",)), "feast d1 camp e1")
    assert refused(state, "feast d2 gathering e2") is Reason.NO_MATCH
    assert refused(state, "feast d2 gathering d3") is None
    assert refused(state, "feast b1 gathering b2") == Reason.NEEDS_FOREST
    assert refused(state, "feast f4 gathering f5") == Reason.NOT_CONNECTED
    assert refused(state, "feast e1 gathering f1") == Reason.COVERED


@pytest.mark.rule("SAP-38")
def test_a_feast_is_lost_when_no_tile_fits():
    later, events = play(mine("feast-camp water-brawl", ("hunt c0 feast c1",)), "feast d1 camp e1")
    assert events[-1] == Declined(0, Scene.FEAST, True)
    assert later.ask is Ask.REFILL
    later, events = play(mine("feast-camp", ("hunt c0 feast c1",)), "feast d1 camp e1")
    assert events[-1] == Declined(0, Scene.FEAST, True), "no tile at all"


# Gathering, camp


@pytest.mark.rule("SAP-39")
def test_gathering_gives_one_food_more_than_its_square():
    state = after(mine("gathering-camp", ("feast a6 fire b6", "fire b5 gathering c5")), "gathering c4 camp c3")
    assert (state.ask, state.food[0]) == (Ask.GATHERING, 5 + 3)
    later, events = play(state, "gain")
    assert events == (Gained(0, Scene.GATHERING, 1, 0),)
    assert (later.food[0], later.shelter[0]) == (5 + 3 + 1, 7)


@pytest.mark.rule("SAP-48")
def test_a_camp_gives_three_shelter():
    state = after(mine("camp-water", ("hunt c0 camp c1",)), "camp d1 water e1")
    assert (state.ask, state.food[0]) == (Ask.CAMP, 5 + 3)
    later, events = play(state, "gain")
    assert events == (Gained(0, Scene.CAMP, 0, 3),)
    assert (later.food[0], later.shelter[0]) == (8, 7 + 3)


@pytest.mark.rule("SAP-39", "SAP-48")
def test_gathering_and_camp_are_never_lost():
    others = Seat(("hunt c0 water c1",), bears="b1 d1 c2")
    state = after(mine("camp-water", ("hunt c0 camp c1",), others), "camp d1 water e1")
    assert state.ask is Ask.CAMP
    state = mine("gathering-camp", ("feast a6 fire b6", "fire b5 gathering c5"), others)
    assert after(state, "gathering c4 camp c3").ask is Ask.GATHERING


# Ritual


def rite(**more):
    return after(mine("ritual-camp", ("hunt c0 ritual c1",), **more), "ritual d1 camp e1")


@pytest.mark.rule("SAP-40")
def test_a_ritual_takes_a_token_from_a_cave_or_waterfall():
    state = rite(used="camp", discarded="water")
    assert state.ask is Ask.RITUAL
    assert moves(state, "ritual") == {f"ritual {name}" for name in ["feast", "gathering", "ritual", "brawl", "fire"]}
    later, events = play(state, "ritual fire")
    assert events == (TokenTaken(0, Scene.FIRE, square("a9")),)
    assert where(later, "fire") == "held"
    assert refused(state, "ritual camp") == Reason.TOKENS_STILL_THERE
    assert refused(state, "ritual hunt") == Reason.NO_TOKEN_THERE, "it is held"


@pytest.mark.rule("SAP-40")
def test_when_none_is_left_there_a_ritual_takes_back_one_already_used():
    state = rite(used="fire camp", held="feast gathering ritual brawl hunt", discarded="water")
    assert moves(state, "ritual") == {"ritual fire", "ritual camp"}
    assert refused(state, "ritual water") == Reason.NO_TOKEN_THERE, "what was discarded does not come back"
    later, events = play(state, "ritual camp")
    assert where(later, "camp") == "held"
    assert events[0].square == -2
    assert refused(later, "play camp") is None


@pytest.mark.rule("SAP-40")
@pytest.mark.parametrize("last", ALL.replace("hunt ", "").split())
def test_used_tokens_come_back_only_when_the_last_one_has_left_its_place(last):
    state = rite(held=" ".join(name for name in ALL.split() if name not in (last, "hunt")), used="hunt")
    assert moves(state, "ritual") == {f"ritual {last}"}
    assert refused(state, "ritual hunt") == Reason.TOKENS_STILL_THERE


@pytest.mark.rule("SAP-40")
def test_a_ritual_is_lost_when_there_is_nothing_to_take():
    state = mine("ritual-camp", ("hunt c0 ritual c1",), held=ALL[:-5], discarded="fire")
    later, events = play(state, "ritual d1 camp e1")
    assert events[-1] == Declined(0, Scene.RITUAL, True)
    assert later.ask is Ask.REFILL


@pytest.mark.rule("SAP-40", "SAP-75")
def test_a_token_under_a_bear_or_out_of_reach_counts_for_the_ritual():
    state = rite(held=ALL.replace("camp", "").replace("water", ""), bears="a2", old=("ritual f7 fire f6",))
    assert moves(state, "ritual") == {"ritual camp", "ritual water"}
    assert where(after(state, "ritual camp"), "camp") == "held"


# Hunt


def hunt(steaks, others=0):
    state = mine("hunt-water", ("feast a6 hunt b6",), Seat(("hunt c0 water c1",), steaks=others), steaks=steaks)
    return after(state, "hunt c6 water d6")


@pytest.mark.rule("SAP-49", "SAP-50")
@pytest.mark.parametrize(("steaks", "food"), [(1, 1), (2, 3), (3, 5), (4, 7), (5, 10), (6, 10), (9, 10)])
def test_a_hunt_takes_a_steak_and_may_convert_all(steaks, food):
    state = hunt(steaks - 1)
    assert state.ask is Ask.HUNT
    assert moves(state) == {"hunt", "convert", "pass"}
    later, events = play(state, "convert")
    assert events == (Hunted(0, 1, steaks, food),)
    assert (later.steaks[0], later.food[0]) == (0, state.food[0] + food)
    later, events = play(state, "hunt")
    assert events == (Hunted(0, 1, 0, 0),)
    assert (later.steaks[0], later.food[0]) == (steaks, state.food[0])


@pytest.mark.rule("SAP-49")
def test_converted_steaks_return_to_the_supply():
    state = hunt(5, 12)
    assert refused(after(state, "convert"), "take 1") is None
    assert sum(after(state, "convert").steaks) == 12
    assert sum(after(state, "hunt").steaks) == 18


@pytest.mark.rule("SAP-50")
def test_with_an_empty_supply_converting_is_still_allowed():
    state = hunt(4, 14)
    assert moves(state) == {"convert", "pass"}
    assert refused(state, "hunt") == Reason.NO_STEAK_LEFT
    later, events = play(state, "convert")
    assert events == (Hunted(0, 0, 4, 7),)
    assert later.steaks == (0, 14)


@pytest.mark.rule("SAP-50")
def test_a_hunt_without_any_steak_is_lost():
    state = mine("hunt-water", ("feast a6 hunt b6",), Seat(("hunt c0 water c1",), steaks=18))
    later, events = play(state, "hunt c6 water d6")
    assert events[-1] == Declined(0, Scene.HUNT, True)
    assert later.ask is Ask.REFILL


# As mountain tokens


@pytest.mark.rule("SAP-53")
def test_a_hunt_token_takes_a_steak_and_converts_none():
    state = with_token("hunt", steaks=4)
    later, events = play(state, "play hunt")
    assert events[1:] == (Hunted(0, 1, 0, 0),)
    assert (later.steaks[0], later.food[0], later.ask) == (5, 5, Ask.LAY)
    state = with_token("hunt", "fire-camp", ("hunt c0 fire c1",), Seat(("hunt c0 water c1",), steaks=18))
    later, events = play(state, "play hunt")
    assert (later.steaks, where(later, "hunt")) == ((0, 18), "used"), "none is left, and it is gone all the same"


@pytest.mark.rule("SAP-53", "SAP-48")
def test_a_camp_token_gives_three_shelter():
    later, events = play(with_token("camp"), "play camp")
    assert events[1:] == (Gained(0, Scene.CAMP, 0, 3),)
    assert (later.shelter[0], later.food[0], later.ask) == (10, 5, Ask.LAY)


@pytest.mark.rule("SAP-53")
@pytest.mark.parametrize("name", ["ritual", "brawl", "water", "fire"])
def test_other_tokens_ask_as_their_scenes_do(name):
    state = with_token(name, "fire-camp fire-water")
    state = after(state, f"play {name}")
    assert (state.ask, state.by_token) == (Ask[name.upper()], True)
    later, events = play(state, "pass")
    assert events == (Declined(0, scene(name), False),)
    assert (later.ask, later.by_token, where(later, name)) == (Ask.LAY, False, "used")


@pytest.mark.rule("SAP-53", "SAP-31")
def test_a_token_whose_effect_is_lost_is_gone():
    state = with_token("feast", "water-brawl", ("hunt c0 fire c1",))
    later, events = play(state, "play feast")
    assert events[1:] == (Declined(0, Scene.FEAST, True),)
    assert (later.ask, where(later, "feast")) == (Ask.ABANDON, "used")


@pytest.mark.rule("SAP-54", "SAP-25")
def test_a_gathering_token_opens_the_plain_for_the_rest_of_the_turn():
    state = with_token("gathering", "fire-gathering gathering-hunt gathering-ritual fire-camp")
    assert refused(state, "fire b1 gathering b2") == Reason.NEEDS_FOREST
    later, events = play(state, "play gathering")
    assert (len(events), later.food[0], later.plain) == (1, 5, True), "it gives no food by itself"
    assert refused(later, "fire b1 gathering b2") is None
    later = after(later, "fire b1 gathering b2", "pass")
    assert later.plain, "also for what else is laid this turn"
    later = after(later, "take 1", "remove 3", "pass")
    assert (later.turn, later.plain) == (0, False), "and no longer"
    assert refused(later, "gathering b3 hunt b4") is None
    assert refused(later, "gathering c2 hunt c3") == Reason.NO_MATCH
    assert refused(later, "gathering b3 ritual c3") is None


@pytest.mark.rule("SAP-54")
def test_a_gathering_token_holds_for_a_feast_and_for_abandoning_too():
    state = with_token("gathering", "feast-water feast-gathering", ("hunt c0 feast c1",))
    state = after(state, "play gathering", "feast d1 water e1")
    assert refused(state, "feast b1 gathering b2") is None
    state = with_token("gathering", "brawl-gathering")
    assert state.ask is Ask.ABANDON
    assert refused(state, "brawl a2 gathering b2") == Reason.NEEDS_FOREST
    assert refused(after(state, "play gathering"), "brawl a2 gathering b2") is None


@pytest.mark.rule("SAP-54", "SAP-39")
def test_gathering_on_plain_gives_its_food():
    tribe = ("feast a6 fire b6", "fire b5 gathering c5")
    state = with_token("gathering", "gathering-camp", tribe)
    state = after(state, "play gathering", "gathering d5 camp e5", "gain")
    assert state.food[0] == 5 + 3 + 1
    state = with_token("gathering", "gathering-camp", (*tribe, "gathering d5 water d6"))
    state = after(state, "play gathering", "gathering d4 camp d3", "gain")
    assert state.food[0] == 5 + 2 + 1


@pytest.mark.rule("SAP-55", "SAP-37")
@pytest.mark.parametrize("before", [True, False])
def test_a_feast_token_lays_an_extra_tile_before_or_after(before):
    state = with_token("feast", "fire-camp camp-water")
    if before:
        state = after(state, "play feast", "fire d1 camp e1")
        assert (state.food[0], state.ask) == (5, Ask.LAY), "no food, no effect; the main placement is still due"
        state = after(state, "camp e2 water e3")
        assert (state.food[0], state.ask) == (5 + 2, Ask.CAMP)
    else:
        state = after(state, "fire d1 camp e1", "pass", "play feast", "camp e2 water e3")
        assert (state.food[0], state.shelter[0], state.ask) == (5 + 3, 7, Ask.REFILL)
    assert refused(state, "play hunt") in (Reason.TOKEN_NOT_HELD, Reason.TOKEN_SECOND)


@pytest.mark.rule("SAP-55")
def test_a_feasts_tile_opens_no_further_chance_to_play_a_token():
    state = with_token("feast", "fire-camp camp-water", held="feast camp")
    state = after(state, "fire d1 camp e1", "pass", "play feast", "camp e2 water e3")
    assert refused(state, "play camp") == Reason.TOKEN_SECOND
    state = mine("feast-camp feast-water", ("hunt c0 feast c1",))
    state = after(state, "feast d1 camp e1")
    assert refused(state, "play hunt") == Reason.TOKEN_NOT_NOW, "nor before the feast's tile"


@pytest.mark.rule("SAP-55", "SAP-40")
def test_a_ritual_token_may_not_bring_back_itself():
    rest = "feast gathering brawl camp hunt fire"
    state = after(with_token("ritual", held=f"ritual {rest}", used="water"), "play ritual")
    assert moves(state, "ritual") == {"ritual water"}
    assert refused(state, "ritual ritual") == Reason.NO_TOKEN_THERE
    events = told(with_token("ritual", held=f"ritual {rest} water", used=""), "play ritual")
    assert events[1:] == (Declined(0, Scene.RITUAL, True),)
    state = rite(held=f"{rest} water", used="ritual")
    assert moves(state, "ritual") == {"ritual ritual"}, "a ritual scene may"


@pytest.mark.rule("SAP-53")
def test_tokens_act_after_the_placement_too():
    state = after(with_token("fire", "fire-camp"), "fire d1 camp e1", "pass")
    assert state.ask is Ask.REFILL
    later = after(state, "play fire", "bear 1 d1")
    assert (later.ask, later.shelter[0]) == (Ask.REFILL, 8)
    assert later.reserves[0].count(EMPTY) == 4


@pytest.mark.rule("SAP-29", "SAP-39")
def test_what_a_gathering_tells():
    state = mine("gathering-camp", ("feast a6 fire b6", "fire b5 gathering c5"))
    events = told(state, "gathering c4 camp c3", "gain")
    assert [type(event) for event in events] == [Laid, Fed, Gained]
