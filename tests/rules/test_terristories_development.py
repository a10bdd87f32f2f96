"""TerriStories, phase 1: powers, influence, moving, buying (TER-26 to TER-31)."""

import pytest

from core.games.terristories import GAME
from core.games.terristories.events import Funded, Shifted
from core.games.terristories.moves import Reason
from core.games.terristories.position import INFLUENCE, OFTEN, Ask, Step, put_row
from core.packing import pack, unpack
from tests.rules.terristories_positions import (
    agree,
    base,
    do,
    enter,
    holding,
    lies,
    of,
    people,
    purse,
    refused,
    zones,
)


def council(players=3, **changes):
    state = base(players, **changes)
    enter(state, Step.COUNCIL)
    assert state.ask is Ask.COUNCIL
    return state


def building(state=None):
    state = state or base()
    enter(state, Step.BUILD)
    assert state.ask is Ask.BUILD
    return state


@pytest.mark.rule("TER-26", "TER-11")
def test_a_power_is_used_once_and_costs_its_points():
    state = council(indices=(0, 2, 0))
    do(state, 0, "power")
    assert state.indices == (0, 0, 0)
    assert state.resources == (12, 6, 6), "three for each of two individuals"
    refused(state, 0, "power", Reason.POWER_USED)
    assert GAME.asked(state) == (0, 1, 2), "others can do nothing about it, but look at it anew"


@pytest.mark.rule("TER-26")
def test_no_power_lowers_an_index_below_zero():
    state = council(indices=(0, -1, 0))
    assert refused(state, 0, "power", Reason.INDEX_LOW) == (1,)
    refused(state, 1, "power", Reason.INDEX_LOW)
    do(state, 2, "power")
    assert state.indices == (-1, -1, -1)
    assert state.resources == (6, 6, 14)
    refused(base(law=0, ask=Ask.COUNCIL, step=Step.COUNCIL), 0, "power", Reason.BEGINNERS)


@pytest.mark.rule("TER-26", "TER-31")
def test_a_power_that_asks_comes_in_the_middle_of_the_council():
    state = council(4)
    holding(state, l0=0, l2=0, l7=0)
    do(state, 1, f"agree {state.deal}")
    do(state, 3, "power")
    assert (state.ask, GAME.asked(state)) == (Ask.PICK, (3,))
    refused(state, 3, "pick 0 1", Reason.NO_CHOICE)
    do(state, 3, "pick 0 7")
    assert [state.lands[n] for n in (0, 2, 7)] == [4, 0, 4]
    assert (state.ask, GAME.asked(state)) == (Ask.COUNCIL, (0, 1, 2, 3))
    assert state.resources[3] == 11


def test_however_often_all_have_spoken_and_staked_what_they_are_told_can_be_read():
    state = council(deal=OFTEN - 9, said=OFTEN - 9)
    for seat in range(3):
        do(state, seat, "say agreed")
    do(state, 0, "stake influence 1")
    assert state.deal > 10_000
    for seat in (None, 0, 1, 2):
        seen = GAME.view(state, seat)
        assert unpack(pack(seen), GAME.view_type) == seen
    (said,) = do(state, 0, f"agree {state.deal}")
    assert unpack(pack(said), GAME.event_type) == said


@pytest.mark.rule("TER-27")
def test_several_pay_for_a_point_once_a_round():
    state = council()
    do(state, 0, "stake influence 2")
    do(state, 1, "stake influence 1")
    do(state, 2, "vote economy")
    events = agree(state)
    assert state.indices == (0, 1, 0)
    assert state.resources == (4, 5, 6)
    assert of(events, Funded) == [Funded(INFLUENCE, -1, (2, 1, 0))]
    assert state.step is Step.BUILD


@pytest.mark.rule("TER-27")
def test_the_majority_decides_and_the_ambassador_at_a_tie():
    state = council()
    do(state, 0, "stake influence 3")
    for seat, index in enumerate(("social", "environment", "environment")):
        do(state, seat, f"vote {index}")
    assert [e.index for e in of(agree(state), Shifted)] == ["environment"]
    state = council(ambassador=1)
    do(state, 0, "stake influence 3")
    for seat, index in enumerate(("social", "economy", "environment")):
        do(state, seat, f"vote {index}")
    agree(state)
    assert state.indices == (0, 1, 0)
    state = council(4, ambassador=1)
    do(state, 0, "stake influence 3")
    do(state, 0, "vote social")
    do(state, 2, "vote environment")
    agree(state)
    assert (state.ask, state.turn) == (Ask.TIE, 1)
    refused(state, 1, "vote economy", Reason.NOT_TIED)
    do(state, 1, "vote environment")
    assert state.indices == (0, 0, 1)
    assert state.resources == (3, 6, 6, 6)


@pytest.mark.rule("TER-27")
def test_an_index_at_ten_cannot_be_bought_and_a_payer_may_withdraw():
    state = council(indices=(10, 0, 0))
    refused(state, 0, "vote social", Reason.INDEX_FULL)
    do(state, 0, "stake influence 3")
    do(state, 1, "vote economy")
    do(state, 0, "stake influence 1")
    agree(state)
    assert state.indices == (10, 0, 0)
    assert state.resources == (6, 6, 6), "not wholly paid: all of it goes back"


@pytest.mark.rule("TER-27")
def test_stakes_are_within_reason():
    state = council(resources=(2, 9, 9))
    assert refused(state, 0, "stake influence 3", Reason.TOO_POOR) == (3, 2)
    do(state, 1, "stake influence 2")
    assert refused(state, 2, "stake influence 2", Reason.TOO_MUCH) == (1,)
    refused(state, 1, "stake influence 2", Reason.SAME)
    refused(state, 1, "stake 0 1", Reason.NOT_OPEN)
    refused(state, 1, "stake 7 1", Reason.NOT_OPEN)
    refused(state, 1, f"agree {state.deal - 1}", Reason.OTHER_DEAL)


@pytest.mark.rule("TER-27", "TER-41")
def test_an_agenda_makes_influence_cheaper():
    state = base()
    lies(state, "G15")
    enter(state, Step.CARDS_1)
    assert state.ask is Ask.COUNCIL
    do(state, 0, "stake influence 2")
    refused(state, 1, "stake influence 1", Reason.TOO_MUCH)


@pytest.mark.rule("TER-28")
def test_any_individual_may_move_by_one_territory():
    state = building(holding(base(), l4=0))
    refused(state, 0, "go 1 8", Reason.NOT_NEXT)
    refused(state, 0, "go 0 1", Reason.NOBODY_THERE)
    do(state, 0, "go 1 4")
    refused(state, 0, "go 4 8", Reason.HAS_MOVED)
    do(state, 0, "go 1 4")
    assert state.people[0][4] == 2, "onto a barren one too"


@pytest.mark.rule("TER-29", "TER-85")
def test_an_individual_for_two_comes_to_a_zone():
    state = building()
    refused(state, 0, "hire 0", Reason.NO_ZONE_THERE)
    do(state, 0, "hire 1")
    assert (state.people[0][1], state.resources[0], state.turn) == (3, 4, 1), "one purchase, then the next"
    purse(state, 4, 1, 6)
    assert refused(state, 1, "hire 3", Reason.TOO_POOR) == (2, 1)


@pytest.mark.rule("TER-29", "TER-85")
def test_a_zone_for_four_comes_where_one_stands():
    state = building()
    do(state, 0, "done")
    do(state, 1, "done")
    refused(state, 2, "found 6", Reason.NOBODY_THERE)
    do(state, 2, "go 5 6")
    do(state, 2, "found 6")
    assert (state.zones[2][6], state.resources[2]) == (1, 2)
    assert state.step is Step.PROPOSE
    assert state.resources == (6, 6, 2), "who does nothing pays nothing"


@pytest.mark.rule("TER-30", "TER-85")
def test_two_fields_and_a_town_fill_a_plain():
    state = zones(zones(base(), 0, 1, 1), 1, 1)
    state.people = put_row(state.people, 2, tuple(2 * (land == 1) for land in range(12)))
    building(state)
    refused(state, 0, "found 1", Reason.NO_ROOM)


@pytest.mark.rule("TER-31")
def test_not_more_than_five_of_each():
    state = building(people(zones(base(), 0, 0, 1, 2, 8, 9), 0, l1=5))
    state.resources = (20, 6, 6)
    refused(state, 0, "hire 1", Reason.ALL_PEOPLE)
    refused(state, 0, "found 1", Reason.ALL_ZONES)


@pytest.mark.rule("TER-31")
def test_first_the_council_then_everybody_in_turn_order_moves_and_then_buys():
    state = base(ambassador=1)
    enter(state, Step.CARDS_1)
    assert state.ask is Ask.COUNCIL
    refused(state, 1, "hire 3", Reason.NOT_NOW)
    agree(state)
    asked = []
    while state.ask is Ask.BUILD:
        asked.append(state.turn)
        refused(state, (state.turn + 1) % 3, "done", Reason.NOT_YOUR_TURN)
        do(state, state.turn, f"hire {state.zones[state.turn].index(1)}")
    assert asked == [1, 2, 0]


@pytest.mark.rule("TER-27")
def test_there_is_no_council_where_nothing_could_be_done():
    state = base(resources=(0, 1, 0), used=7)
    enter(state, Step.COUNCIL)
    assert state.ask is Ask.BUILD
