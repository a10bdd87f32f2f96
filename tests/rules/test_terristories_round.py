"""TerriStories, phases 3 to 6: harvest, hazard, wages, regrowth (TER-46 to TER-64, TER-78, TER-80, TER-81)."""

import pytest

from core.games.terristories import GAME
from core.games.terristories.content import DANGERS
from core.games.terristories.events import Acted, Barren, Drawn, Rained, Shifted
from core.games.terristories.measures import Count, bill, count, entitled
from core.games.terristories.moves import Reason
from core.games.terristories.position import Ask, Step
from tests.rules.terristories_positions import (
    Draws,
    base,
    do,
    enter,
    hazard,
    holding,
    lies,
    of,
    pay_all,
    people,
    purse,
    refused,
    stocked,
    waiting,
    zones,
)

TAX, HURRICANE, FEVER = 0, 1, 5


def harvesting(state):
    enter(state, Step.HARVEST)
    assert state.ask is Ask.HARVEST
    return state


@pytest.mark.rule("TER-46", "TER-78")
@pytest.mark.parametrize(
    ("where", "n", "own", "most"),
    [("l1", 3, True, 6), ("l0", 2, False, 2), ("l1", 2, True, 4), ("l1", 5, True, 7), ("l4", 3, False, 3)],
)
def test_two_an_individual_at_home_one_on_free_land(where, n, own, most):
    state = people(base(), 0, **{where: n})
    land = int(where[1:])
    assert bool(state.zones[0][land]) is own
    harvesting(state)
    assert entitled(state, 0, land) == most
    assert refused(state, 0, f"harvest {land} {most + 1}", Reason.TOO_MANY) == (most,)
    refused(state, 0, f"harvest {land} 0", Reason.TOO_MANY)
    do(state, 0, f"harvest {land} {most - 1}")
    assert state.resources[0] == 6 + most - 1, "less may be taken"


@pytest.mark.rule("TER-46")
def test_a_second_zone_of_ones_own_adds_nothing():
    state = zones(base(), 0, 1, 1)
    assert entitled(harvesting(state), 0, 1) == 4


@pytest.mark.rule("TER-46")
def test_everybody_harvests_in_turn_order_and_each_territory_once():
    state = people(harvesting(people(base(3, ambassador=1), 1, l3=1, l0=1)), 0, l1=2)
    assert state.turn == 1
    do(state, 1, "harvest 3 1")
    refused(state, 1, "harvest 3 1", Reason.REAPED)
    refused(state, 0, "harvest 1 1", Reason.NOT_YOUR_TURN)
    do(state, 1, "harvest 0 1")
    assert state.turn == 2
    do(state, 2, "done")
    assert state.turn == 0


@pytest.mark.rule("TER-47")
def test_nothing_is_harvested_where_only_others_have_zones():
    state = people(base(), 0, l3=2, l0=1)
    harvesting(state)
    refused(state, 0, "harvest 3 1", Reason.NO_HARVEST)
    do(state, 0, "harvest 0 1")
    assert state.turn == 1


@pytest.mark.rule("TER-48", "TER-78")
def test_the_last_resource_turns_a_territory_barren():
    state = harvesting(holding(base(), l1=4))
    events = do(state, 0, "harvest 1 4")
    assert of(events, Barren) == [Barren(1)]
    assert state.indices == (-1, -1, -1)
    assert (state.zones[0][1], state.people[0][1]) == (1, 2), "all stay"
    enter(state, Step.RAIN)
    assert state.lands[1] == 0, "it does not grow again"


@pytest.mark.rule("TER-48")
def test_amenities_on_barren_land_rest_with_their_cards_but_labels_hold():
    state = holding(lies(base(), "E10", "E11", site=5), l5=0)
    assert count(state, 2, Count.OWN_AMENITY) == 0
    assert count(state, 2, Count.OWN_HOURGLASS) == 2
    assert count(state, 2, Count.OWN_LABEL) == 1
    assert count(state, 2, Count.OWN_ZONE) == 1
    assert not of(enter(state, Step.CARDS_3), Acted)
    holding(state, l5=1)
    assert len(of(enter(state, Step.CARDS_3), Acted)) == 2


@pytest.mark.rule("TER-49")
def test_a_hazard_that_empties_a_territory_costs_the_same():
    state = holding(base(), l4=1, l10=1)
    hazard(state, HURRICANE)
    assert (state.lands[4], state.lands[10]) == (0, 0)
    assert state.indices == (-2, -2, -3), "two territories, and the hurricane's own point"


@pytest.mark.rule("TER-50")
def test_restoring_brings_resources_and_no_points():
    state = holding(base(4), l4=0, l0=8)
    waiting(state, "C04")
    enter(state, Step.CARDS_6)
    assert state.lands[4] >= 4, "no more than it can hold, and the rain finds it full"
    assert state.indices == (0, 0, 0)


@pytest.mark.rule("TER-50")
def test_what_adds_resources_gives_barren_land_nothing():
    state = holding(lies(base(), "F12"), l1=0, l8=3)
    zones(state, 0, 1, 8)
    enter(state, Step.CARDS_6, Draws(rain=[0]))
    assert (state.lands[1], state.lands[8]) == (0, 5)


# Phase 4


@pytest.mark.rule("TER-51")
def test_the_ambassador_draws_a_hazard_its_impacts_then_its_effect():
    state = base(3, ambassador=2)
    state.dangers = (TAX, FEVER)
    state.danger_gone = tuple(n for n in range(18) if n not in state.dangers)
    events = enter(state, Step.HAZARD, Draws(hazards=[0]))
    kinds = [type(event) for event in events]
    assert kinds.index(Drawn) < kinds.index(Shifted)
    assert state.indices == (0, -1, 0)
    assert state.resources == (4, 4, 4)
    assert state.dangers == (FEVER,)


@pytest.mark.rule("TER-52", "TER-80")
def test_two_labels_ward_off_the_space_tax():
    state = lies(base(), "F12", "F14", "G15")
    hazard(state, TAX)
    assert state.resources == (6, 4, 4)


@pytest.mark.rule("TER-52", "TER-80")
def test_neighbours_labels_protect_a_territory_together():
    state = zones(lies(base(), "F12", "G15"), 1, 1, 3)
    (drawn,) = of(hazard(state, HURRICANE), Drawn)
    assert drawn.lands == (1,)
    assert (state.lands[1], state.lands[3], state.lands[0]) == (7, 6, 8)


@pytest.mark.rule("TER-52")
def test_what_belongs_to_protected_players_is_not_counted():
    state = base()
    hazard(state, FEVER)
    assert state.indices == (-2, 0, 0), "a point for every three of six individuals"
    state = lies(base(), "F12", "F14")
    hazard(state, FEVER)
    assert state.indices == (-1, 0, 0)


@pytest.mark.rule("TER-52")
def test_labels_are_not_spent_and_may_be_lent_for_a_round():
    state = lies(lies(base(), "G15"), "G10", site=3)
    enter(state, Step.CARDS_4)
    assert state.danger == TAX
    assert count(state, 1, Count.OWN_LABEL) == 2
    assert state.resources == (4, 6, 4)
    assert len(state.active[1]) == 2


@pytest.mark.rule("TER-52", "TER-42")
def test_a_shielded_index_holds_against_impact_and_effect():
    state = base(4)
    waiting(state, "C08")
    state.next_danger, state.next_seen = HURRICANE, 1
    state.dangers = tuple(n for n in range(18) if n != HURRICANE)
    holding(state, l4=1)
    enter(state, Step.CARDS_4)
    assert (state.ask, state.turn) == (Ask.PICK, 3)
    do(state, 3, "pick 0")
    assert state.indices == (-1, -1, 0), "a territory emptied, but the environment is guarded"


@pytest.mark.rule("TER-53")
def test_the_impact_applies_also_when_the_effect_is_warded_off():
    state = stocked(base(), "G06")
    enter(state, Step.CARDS_4)
    state.next_danger, state.next_seen = TAX, 1
    state.dangers = tuple(n for n in range(18) if n != TAX)
    do(state, 1, "act G06")
    assert state.resources == (6, 6, 6)
    assert state.indices == (0, -1, 0)
    assert DANGERS[TAX].impacts == (0, -1, 0)


@pytest.mark.rule("TER-54", "TER-83")
def test_who_has_less_loses_what_there_is():
    state = purse(base(), 1, 0, 30)
    hazard(state, TAX)
    assert state.resources == (0, 0, 28)
    assert TAX in state.danger_gone
    assert TAX not in state.dangers
    state = base(resources=(900, 0, 0))
    waiting(state, "F06")
    enter(state, Step.CARDS_3)
    assert state.resources[0] == 902, "the bank never runs out"


# Phase 5


@pytest.mark.rule("TER-55", "TER-56")
def test_everybody_pays_or_sends_home():
    state = people(purse(base(3, ambassador=1), 1, 6, 6), 0, l1=2)
    enter(state, Step.WAGES)
    assert state.turn == 1
    do(state, 1, "done")
    do(state, 2, "done")
    assert refused(state, 0, "done", Reason.BILL) == (2, 1)
    refused(state, 0, "dismiss 3", Reason.NOBODY_THERE)
    do(state, 0, "dismiss 1")
    assert state.indices == (-1, -1, -1)
    do(state, 0, "done")
    assert state.resources == (0, 4, 4)


@pytest.mark.rule("TER-56")
def test_whoever_keeps_nobody_owes_nothing():
    state = people(base(3, indices=(-3, 0, 0)), 0, l1=1)
    enter(state, Step.CARDS_5)
    assert bill(state, 0) == 2
    do(state, 0, "dismiss 1")
    assert state.resources[0] == 6
    assert state.turn == 1


@pytest.mark.rule("TER-60", "TER-61", "TER-62")
@pytest.mark.parametrize(
    ("social", "two", "three"),
    [(-3, 3, 4), (-2, 2, 3), (7, 2, 3), (8, 1, 2), (9, 1, 2), (10, 0, 1)],
)
def test_the_social_index_changes_the_bill_once_a_player(social, two, three):
    state = people(base(3, indices=(social, 0, 0)), 0, l1=3)
    enter(state, Step.CARDS_5)
    assert [bill(state, 0), bill(state, 1)] == [three, two]


@pytest.mark.rule("TER-62")
def test_it_counts_as_it_stands_when_the_phase_begins():
    state = people(base(3, indices=(8, 0, 0)), 0, l1=3)
    enter(state, Step.CARDS_5)
    do(state, 0, "dismiss 1")
    assert state.indices[0] == 7
    assert bill(state, 0) == 1
    first = base(3, indices=(8, 0, 0), law=0)
    enter(first, Step.CARDS_5)
    assert bill(first, 0) == 2, "beginners play without"


@pytest.mark.rule("TER-61")
def test_a_wage_is_never_below_nothing():
    state = people(base(3, indices=(10, 0, 0)), 0, l1=1)
    lies(state, "F10", site=1)
    enter(state, Step.CARDS_5)
    assert bill(state, 0) == 0


# Phase 6


@pytest.mark.rule("TER-57", "TER-81")
@pytest.mark.parametrize("token", [1, 2])
def test_the_rain_fills_fertile_territories_up_to_what_they_hold(token):
    state = holding(base(), l1=6, l3=7, l5=0, l0=5)
    (rained,) = of(enter(state, Step.RAIN, Draws(rain=[token - 1])), Rained)
    assert (rained.token, rained.n) == (token, token)
    assert [state.lands[n] for n in (1, 3, 5, 0)] == [7, 7, 0, 5 + token]


@pytest.mark.rule("TER-63")
@pytest.mark.parametrize(
    ("environment", "one", "two"), [(-3, 0, 1), (-2, 1, 2), (7, 1, 2), (8, 2, 3), (9, 2, 3), (10, 3, 4)]
)
def test_the_environment_changes_the_rain(environment, one, two):
    for token, wanted in ((0, one), (1, two)):
        state = holding(base(3, indices=(0, 0, environment)), l0=1)
        (rained,) = of(enter(state, Step.RAIN, Draws(rain=[token])), Rained)
        assert (rained.token, rained.n) == (token + 1, wanted)
        assert state.lands[0] == 1 + wanted


@pytest.mark.rule("TER-64")
@pytest.mark.parametrize(("economy", "change"), [(-3, -1), (-2, 0), (7, 0), (8, 1), (9, 1), (10, 2)])
def test_the_economy_gives_and_takes(economy, change):
    state = purse(base(3, indices=(0, economy, 0)), 5, 0, 1)
    enter(state, Step.RAIN)
    assert state.resources == (5 + change, max(0, change), 1 + change)
    assert sum(map(sum, state.people)) == 6, "nobody is sent home for it"


@pytest.mark.rule("TER-58", "TER-59")
def test_the_round_goes_on_and_the_ambassador_to_the_left():
    state = base(3, round=2, ambassador=2)
    enter(state, Step.WAGES)
    pay_all(state)
    assert (state.round, state.ambassador, state.ask) == (3, 0, Ask.COUNCIL)
    assert GAME.asked(state) == (0, 1, 2)
