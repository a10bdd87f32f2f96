"""TerriStories: what lies in the box (TER-01 to TER-12)."""

from collections import Counter

import pytest

from core.games.terristories.content import (
    AMENITIES,
    BOX,
    CAPACITY,
    CARDS,
    DANGERS,
    LABELS,
    MISSION_CARDS,
    NUMBERS,
    PEOPLE,
    PERSONS,
    POWERS,
    ROOM,
    SELFISH,
    ZONES,
    Kind,
    Role,
    globe,
)
from core.games.terristories.effects import Count, Drain, Each, Gain, Ground, Index, Lose, Reap, Who
from core.games.terristories.measures import goal_met
from core.games.terristories.position import goal_index, room_left
from tests.rules.terristories_positions import base, holding, lies, stocked

ROLES = [role.name.lower() for role in Role]


@pytest.mark.rule("TER-01")
def test_every_planet_has_four_of_each_territory():
    for planet in range(len(BOX.planets)):
        assert Counter(globe(planet).grounds) == dict.fromkeys(Ground, 4)


@pytest.mark.rule("TER-02")
def test_what_territories_hold():
    assert [CAPACITY[ground] for ground in (Ground.MOUNTAIN, Ground.PLAIN, Ground.SWAMP)] == [9, 7, 4]
    assert [ROOM[ground] for ground in (Ground.MOUNTAIN, Ground.PLAIN, Ground.SWAMP)] == [2, 3, 1]
    state = base()
    assert state.lands == (9, 7, 9, 7, 4, 7, 4, 9, 7, 9, 4, 4)
    assert room_left(holding(state, l0=0), 0) == 2, "a barren mountain has its room"


@pytest.mark.rule("TER-03")
def test_four_roles_with_five_zones_and_individuals():
    assert len(Role) == 4
    assert (ZONES, PEOPLE) == (5, 5)


@pytest.mark.rule("TER-04")
def test_three_characters_a_role():
    assert [card.role for card in PERSONS] == [role for role in ROLES for _ in range(3)]
    assert len({(card.index, card.plus, card.count, card.least) for card in PERSONS}) == 12


@pytest.mark.rule("TER-05")
def test_so_many_cards():
    counts = [len(cards) for cards in (CARDS, DANGERS, BOX.planets, MISSION_CARDS, PERSONS)]
    assert counts == [68, 18, 12, 12, 12]
    assert (sum(card.labels for card in CARDS), sum(card.amenity for card in CARDS)) == (LABELS, AMENITIES) == (12, 19)


@pytest.mark.rule("TER-06", "TER-41")
def test_projects_are_as_the_box_says():
    for number, role in enumerate(ROLES):
        cards = CARDS[17 * number : 17 * (number + 1)]
        assert {card.role for card in cards} == {role}
        assert sum(card.kind is Kind.HOURGLASS for card in cards) >= 7
        assert sum(card.labels for card in cards) == 3
    assert abs(sum(card.stock for card in CARDS) - 68 / 5) < 1
    assert all(card.kind is Kind.HOURGLASS for card in CARDS if card.labels or card.amenity)
    assert all(card.cost > 0 and 1 <= card.phase <= 6 and card.effect for card in CARDS)
    assert [CARDS[card].id for card in SELFISH] == ["F01", "G01", "E01", "C01"]
    crop, turbine = CARDS[NUMBERS["F02"]], CARDS[NUMBERS["E10"]]
    assert crop.phase == 2
    assert isinstance(crop.effect[0], Reap)
    assert (turbine.cost, turbine.kind, turbine.amenity, turbine.phase) == (2, Kind.HOURGLASS, True, 3)
    assert turbine.effect == (Gain(1),)


@pytest.mark.rule("TER-06")
def test_no_two_projects_are_the_same():
    assert (
        len({(c.role, c.cost, c.phase, c.kind, c.stock, c.labels, c.amenity, c.impacts, c.effect) for c in CARDS}) == 68
    )


@pytest.mark.rule("TER-07")
def test_hazards_are_as_the_box_says():
    assert Counter(card.good for card in DANGERS) == {False: 12, True: 6}
    tax, hurricane = DANGERS[:2]
    assert (tax.effect, tax.labels) == ((Lose(2, Who.EACH),), 2)
    assert (hurricane.effect, hurricane.labels) == ((Drain(hurricane.effect[0].where, 1),), 2)
    assert not hurricane.effect[0].where.beside
    assert not hurricane.effect[0].where.ground
    assert len({(card.impacts, card.effect, card.labels) for card in DANGERS}) == 18


@pytest.mark.rule("TER-08")
def test_planets_and_missions_are_as_the_box_says():
    for cards in (BOX.planets, MISSION_CARDS):
        assert Counter(card.stars for card in cards) == {1: 4, 2: 4, 3: 4}
    barren = [sum(globe(n).barren) for n in range(12)]
    assert max(barren[:4]) < max(barren[4:8]) < max(barren[8:])
    assert barren[0] == 0
    for planet in range(12):
        reached, edge = {0}, [0]
        while edge:
            edge = [n for land in edge for n in globe(planet).near[land] if n not in reached]
            reached.update(edge)
        assert len(reached) == 12, "one connected arrangement"
    assert (MISSION_CARDS[0].start, MISSION_CARDS[0].target) == ((0, 0, 0), (7, 7, 7))
    assert (6, 7, 5) in {card.target for card in MISSION_CARDS}
    assert max(max(card.target) for card in MISSION_CARDS) <= 9


@pytest.mark.rule("TER-09")
def test_neighbours_share_a_side():
    near = globe(0).near
    assert near[4] == (1, 3, 5, 8)
    assert near[11] == (8,)
    assert all(land in near[other] for land in range(12) for other in near[land])
    assert max(len(row) for n in range(12) for row in globe(n).near) == 4


@pytest.mark.rule("TER-10")
def test_a_personal_goal_wants_its_index_and_its_feat():
    state = base(4, characters=(0, 3, 6, 9), indices=(7, 8, 7))
    assert (PERSONS[0].index, PERSONS[0].plus, PERSONS[0].count, PERSONS[0].least) == (
        Index.ECONOMY,
        1,
        Count.OWN_RESOURCE,
        10,
    )
    state.resources = (10, 0, 0, 0)
    assert goal_met(state, 0)
    state.resources = (9, 0, 0, 0)
    assert not goal_met(state, 0)
    state.resources, state.indices = (10, 0, 0, 0), (10, 7, 10)
    assert not goal_met(state, 0)


@pytest.mark.rule("TER-10", "TER-23")
def test_hourglass_projects_are_counted_upright_and_before_all():
    for players, wanted in ((3, 5), (4, 7)):
        state = base(players, targets=(3, 3, 3), indices=(6, 6, 6))
        seat = players - 1
        state.characters = (*state.characters[:seat], 10)
        assert PERSONS[10].count is Count.ALL_HOURGLASS
        names = ["F12", "F14", "G15", "G16", "E15", "G17", "F17"]
        lies(state, *names[: wanted - 1])
        stocked(state, "F05", "G05")
        assert not goal_met(state, seat), "turned stock cards do not count"
        lies(state, names[wanted - 1])
        assert goal_met(state, seat)


@pytest.mark.rule("TER-11")
def test_powers_cost_index_points():
    assert [might.role for might in POWERS] == ROLES
    for might in POWERS:
        assert max(might.cost) == 0
        assert 1 <= -sum(might.cost) <= 2
    assert POWERS[0].effect == (Gain(Each(3, Count.OWN_INDIVIDUAL, most=8)),)


@pytest.mark.rule("TER-82")
def test_a_personal_index_is_never_above_ten():
    state = base(3, targets=(10, 9, 7))
    assert goal_index(state, 3) == 10
    assert goal_index(state, 0) == 10
    assert goal_index(state, 1) == 10
