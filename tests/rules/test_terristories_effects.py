"""TerriStories: what each kind of effect does, on a card that has it."""

from random import Random

import pytest

from core.games.terristories import GAME
from core.games.terristories.choices import picks
from core.games.terristories.content import BOX, CARDS, DANGERS, NUMBERS
from core.games.terristories.effects import Choose, If, Pay
from core.games.terristories.events import Asked, Foreseen, Traded
from core.games.terristories.measures import entitled
from core.games.terristories.moves import Reason
from core.games.terristories.position import ABSENT, UNKNOWN, Ask, Step
from tests.rules.terristories_positions import (
    Draws,
    base,
    dealing,
    do,
    enter,
    fund,
    hazard,
    holding,
    lies,
    of,
    people,
    refused,
    stocked,
    waiting,
    zones,
)


def kinds(nodes):
    for node in nodes:
        yield type(node).__name__
        if isinstance(node, (If, Pay)):
            yield from kinds(node.then)
        if isinstance(node, Choose):
            for way in node.of:
                yield from kinds(way)


def test_there_are_27_kinds_of_effect():
    effects = [card.effect for card in (*CARDS, *DANGERS, *BOX.powers)]
    assert len({kind for nodes in effects for kind in kinds(nodes)}) == 27


def acting(state, *names, step=None, chance=None):
    """Cards that were funded earlier act in their phase."""
    waiting(state, *names)
    phase = CARDS[NUMBERS[names[0]]].phase
    steps = {1: Step.CARDS_1, 2: Step.CARDS_2, 3: Step.CARDS_3, 4: Step.CARDS_4, 5: Step.CARDS_5, 6: Step.CARDS_6}
    enter(state, step or steps[phase], chance)
    return state


def test_gain_by_what_is_counted():
    state = zones(base(), 1, 1, 3)
    assert acting(state, "F03").resources == (7, 6, 6)
    state = acting(people(base(), 0, l1=5), "F06")
    assert state.resources == (9, 6, 6), "three at most"


def test_take_from_those_who_have_so_much():
    state = acting(base(3, resources=(5, 0, 4)), "G01")
    assert state.resources == (3, 2, 4)
    assert acting(base(3, resources=(0, 1, 6)), "F01").resources == (2, 0, 5)


def test_take_from_another_of_ones_choice():
    state = acting(base(4), "C01")
    refused(state, 3, "pick 3", Reason.NO_CHOICE)
    do(state, 3, "pick 1")
    assert state.resources == (6, 4, 6, 8)


def test_take_from_the_richest():
    state = stocked(base(3, resources=(7, 7, 3), ambassador=1), "E01")
    enter(state, Step.CARDS_4)
    do(state, 2, "act E01", Draws(hazards=[0]))
    assert state.resources == (5, 3, 5), "of two the first in turn order gives; and the tax does not touch the owner"


def test_a_trade_needs_another_who_accepts():
    state = lies(base(3, resources=(6, 0, 0)), "G14", site=3)
    enter(state, Step.CARDS_2)
    refused(state, 1, "pick 2", Reason.NO_CHOICE)
    events = do(state, 1, "pick 0")
    assert of(events, Asked) == [Asked(1, 0)]
    assert (state.ask, GAME.asked(state)) == (Ask.TRADE, (0,))
    refused(state, 0, "done", Reason.NOT_NOW)
    assert of(do(state, 0, "answer yes"), Traded) == [Traded(0, 1, True)]
    assert state.resources == (7, 2, 0)
    enter(state, Step.CARDS_2)
    do(state, 1, "pick 0")
    do(state, 0, "answer no")
    assert state.resources == (7, 2, 0)
    enter(state, Step.CARDS_2)
    do(state, 1, "pick")
    assert state.ask is Ask.PROPOSE


@pytest.mark.rule("TER-33")
def test_whoever_is_asked_may_give_away_meanwhile_what_it_takes():
    """Resources may be given at any time: then there is nothing left to say but no."""
    state = lies(base(3, resources=(1, 6, 0)), "G14", site=3)
    enter(state, Step.CARDS_2)
    do(state, 0, "give 1 1")
    refused(state, 1, "pick 0", Reason.NO_CHOICE)
    do(state, 1, "pick")
    assert state.ask is Ask.PROPOSE
    state = lies(base(3, resources=(1, 6, 0)), "G14", site=3)
    enter(state, Step.CARDS_2)
    do(state, 1, "pick 0")
    do(state, 0, "give 1 1")
    assert refused(state, 0, "answer yes", Reason.TOO_POOR) == (1, 0)
    do(state, 0, "answer no")
    assert state.ask is Ask.PROPOSE
    state = lies(holding(base(4, resources=(0, 0, 0, 1)), l0=0), "C17")
    enter(state, Step.CARDS_6)
    do(state, 3, "give 0 1")
    refused(state, 3, "pick 1", Reason.NO_CHOICE)
    do(state, 3, "pick 0")
    assert state.ask is not Ask.PICK


def test_paying_for_an_effect_is_free_choice():
    for pick, left, lands in ((1, 5, 2), (0, 6, 0)):
        state = lies(holding(base(4), l0=0), "C17")
        enter(state, Step.CARDS_6)
        state.turn = 3
        do(state, 3, f"pick {pick}", Draws(rain=[0]))
        assert state.resources[3] == left
        assert state.lands[0] == (lands + 1 if lands else 0)
    state = lies(holding(base(4, resources=(0, 0, 0, 0)), l0=0), "C17")
    enter(state, Step.CARDS_6)
    assert state.ask is Ask.COUNCIL or state.round == 2


def test_adding_to_several_of_ones_choice():
    state = holding(base(4), l0=1, l2=1, l7=1, l9=1)
    acting(state, "C03")
    refused(state, 3, "pick 0 1", Reason.NO_CHOICE)
    refused(state, 3, "pick 0 2 7 9", Reason.NO_CHOICE)
    do(state, 3, "pick 2 7", Draws(rain=[0]))
    assert [state.lands[n] for n in (0, 2, 7, 9)] == [2, 4, 4, 2]


def test_harvesting_at_once():
    state = acting(base(), "F02", step=Step.CARDS_2)
    refused(state, 0, "pick 1 5", Reason.NO_CHOICE)
    refused(state, 0, "pick 3 1", Reason.NO_CHOICE)
    do(state, 0, "pick 1 4")
    assert (state.lands[1], state.resources[0]) == (3, 10)
    state = acting(holding(base(), l5=3), "E03")
    assert state.resources[2] == 6, "less than four lie there"


def test_a_larger_harvest_for_a_round():
    state = acting(people(base(), 0, l1=2, l8=1), "F05")
    assert [entitled(state, 0, n) for n in (1, 8)] == [6, 1]


def test_land_that_lies_fallow():
    state = holding(zones(base(), 0, 1, 8), l1=2, l8=2)
    acting(state, "F07")
    do(state, 0, "pick 1")
    assert state.lands[1] == 5
    assert entitled(state, 0, 1) == 0
    assert state.now.fallow == 1 << 1


def test_moving_further():
    state = lies(base(), "G12", site=3)
    enter(state, Step.CARDS_1)
    refused(state, 1, "pick 3 8", Reason.NO_CHOICE)
    do(state, 1, "pick 3 4")
    assert (state.people[1][3], state.people[1][4]) == (1, 1)


def test_building_and_recruiting_for_free():
    state = acting(people(base(), 1, l0=1, l3=1), "G03")
    do(state, 1, "pick 0")
    assert (state.zones[1][0], state.resources[1]) == (1, 6)
    state = acting(people(base(), 1, l3=5), "G05")
    assert sum(state.people[1]) == 5, "never above five"


def test_wards():
    state = acting(base(), "G06")
    assert state.now.all_warded
    hazard(state, 0)
    assert state.resources == (6, 6, 6)
    state = acting(base(4), "C02")
    assert state.now.lands_warded
    before = state.lands
    hazard(state, 1)
    assert state.lands == before


def test_foreseeing():
    state = lies(base(4), "C11", site=8)
    events = enter(state, Step.CARDS_4, Draws(hazards=[5]))
    (seen,) = of(events, Foreseen)
    assert [GAME.shown(seen, seat).hazard for seat in (3, 0, None)] == [5, UNKNOWN, UNKNOWN]
    assert [GAME.view(state, seat).next_danger for seat in (3, 0)] == [5, UNKNOWN]
    do(state, 3, "pick 1", Draws(hazards=[0]))
    assert state.danger == 0
    assert state.next_danger == ABSENT
    assert state.danger_under == (5,)
    assert [GAME.view(state, seat).danger_under for seat in (3, 0)] == [(5,), (UNKNOWN,)]
    state = lies(base(4), "C11", site=8)
    enter(state, Step.CARDS_4, Draws(hazards=[5]))
    do(state, 3, "pick 0")
    assert state.danger == 5


def test_wages_and_rain_for_a_round():
    state = waiting(base(), "G02")
    stocked(state, "E09")
    enter(state, Step.CARDS_5)
    assert state.now.wages == (-1, -1, -1)
    enter(state, Step.CARDS_6)
    do(state, 2, "act E09")
    assert state.round == 2
    state = lies(base(), "F10", site=1)
    enter(state, Step.CARDS_5)
    assert state.now.wages == (-1, 0, 0)


def test_an_index_of_ones_choice():
    state = acting(base(), "G07", step=Step.CARDS_2)
    refused(state, 1, "pick 3", Reason.NO_CHOICE)
    do(state, 1, "pick 2")
    assert state.indices == (0, 0, 1)


def test_a_card_fetched_from_the_pile():
    state = acting(base(4), "C07", step=Step.CARDS_2)
    labels = [NUMBERS[name] for name in ("C12", "C14", "C15")]
    left = [card for card in labels if card not in state.hands[3]]
    refused(state, 3, f"pick {NUMBERS['C03']}", Reason.NO_CHOICE)
    do(state, 3, f"pick {left[0]}")
    assert left[0] in state.hands[3]
    assert state.under[3][-1:] == (NUMBERS["C07"],)


def test_no_view_tells_what_a_pile_holds_but_all_believe_that_something_may_be_fetched():
    state = acting(base(4), "C07", step=Step.CARDS_2)
    for seat in (None, 0, 3):
        view = GAME.view(state, seat)
        assert GAME.possible(view), seat
        assert not picks(view, view.jobs[0])
    whole = GAME.imagine(GAME.view(state, 3), GAME.blank(3), Random(1))
    assert picks(whole, whole.jobs[0]) == picks(state, state.jobs[0]), "who owns a pile knows what is left in it"


def test_only_if_it_is_so():
    for indices, left in (((0, 4, 0), 6), ((0, 5, 0), 7)):
        state = lies(base(3, indices=indices), "E17")
        enter(state, Step.CARDS_6)
        assert state.resources[2] == left


@pytest.mark.parametrize("number", range(18), ids=lambda n: DANGERS[n].id)
def test_every_hazard_can_be_drawn(number):
    state = holding(base(4), l0=0, l4=0)
    hazard(state, number)
    while state.ask is Ask.PICK:
        do(state, state.turn, "pick 0")
    assert state.danger == number
    assert state.step > Step.HAZARD


@pytest.mark.rule("TER-06")
@pytest.mark.parametrize("number", range(68), ids=lambda n: CARDS[n].id)
def test_every_project_can_be_funded_and_acts(number):
    """And nothing else changes the indices before its choices are made."""
    state = holding(base(4, resources=(20, 20, 20, 20)), l0=0, l1=5, l3=5, l5=5, l8=5)
    seat, card = number // 17, CARDS[number]
    dealing(state, **{f"s{seat}": card.id})
    fund(state, **{f"s{seat}": tuple(card.cost if s == seat else 0 for s in range(4))})
    assert state.resources[seat] >= 20 - card.cost
    assert state.indices == card.impacts
