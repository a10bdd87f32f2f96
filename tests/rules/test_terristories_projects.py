"""TerriStories, phase 2: giving, funding, applying, hands (TER-32 to TER-45)."""

import pytest

from core.games.terristories import GAME
from core.games.terristories.content import NUMBERS
from core.games.terristories.events import Acted, Due, Funded, Kept, Laid, Offered, Opened, Returned, Shifted, Sited
from core.games.terristories.moves import Reason
from core.games.terristories.position import (
    GIVEN,
    UNKNOWN,
    Ask,
    Law,
    Pledge,
    Promise,
    Step,
    card_of,
    put_row,
    site_of,
)
from tests.rules.terristories_positions import (
    Draws,
    base,
    dealing,
    do,
    enter,
    fund,
    hand,
    holding,
    lies,
    of,
    pay_all,
    purse,
    refused,
    stocked,
    zones,
)


def proposing(players=3):
    state = hand(hand(base(players), 0, "F04", "F12"), 1, "G04")
    enter(state, Step.PROPOSE)
    return state


@pytest.mark.rule("TER-32")
def test_everybody_may_give_one_and_all_are_laid_open_at_once():
    state = proposing()
    assert GAME.asked(state) == (0, 1, 2)
    refused(state, 0, "propose F01", Reason.NOT_IN_HAND)
    (given,) = do(state, 0, "propose F04")
    assert given == Offered(0, NUMBERS["F04"])
    assert GAME.shown(given, 1) == Offered(0, GIVEN)
    assert [GAME.view(state, seat).offers[0] for seat in (0, 1, None)] == [NUMBERS["F04"], GIVEN, GIVEN]
    assert len(GAME.view(state, 1).hands[0]) == 2, "whether a card was given is not seen either"
    do(state, 1, "propose none")
    refused(state, 1, "propose G04", Reason.NOT_YOUR_TURN)
    events = do(state, 2, "propose none")
    assert of(events, Opened) == [Opened((NUMBERS["F04"], -1, -1))]
    assert state.hands[0] == (NUMBERS["F12"],)
    assert state.ask is Ask.DEAL


@pytest.mark.rule("TER-32")
def test_where_nobody_gives_nothing_is_negotiated():
    state = proposing()
    for seat in range(3):
        do(state, seat, "propose none")
    assert state.ask is Ask.DISCARD


@pytest.mark.rule("TER-33", "TER-85")
def test_several_fund_a_project_against_a_promise():
    state = purse(base(), 6, 6, 1)
    do_promise = "promise 1 give 1 2"
    dealing(state, s2="E10")
    do(state, 2, do_promise)
    assert state.promises == (Promise(2, 1, Pledge.GIVE, 1, 2),)
    events = fund(state, s2=(0, 1, 1))
    assert of(events, Funded) == [Funded(2, NUMBERS["E10"], (0, 1, 1))]
    assert state.resources == (6, 5, 0)


@pytest.mark.rule("TER-33")
@pytest.mark.parametrize("step", [Step.COUNCIL, Step.BUILD, Step.PROPOSE, Step.HARVEST, Step.WAGES])
def test_gifts_are_free_in_any_phase(step):
    state = base()
    enter(state, step)
    for seat in (0, 1):
        do(state, seat, f"give {seat + 1} 2")
    assert state.resources == (4, 6, 8)
    assert refused(state, 0, "give 1 5", Reason.TOO_POOR) == (5, 4)
    refused(state, 0, "give 1 0", Reason.TOO_POOR)
    refused(state, 0, "give 0 1", Reason.TO_YOURSELF)
    refused(state, 0, "give 3 1", Reason.NO_SEAT)


@pytest.mark.rule("TER-33")
def test_what_is_staked_is_not_given():
    state = dealing(base(), s0="F04")
    do(state, 0, "stake 0 3")
    refused(state, 0, "give 1 4", Reason.TOO_POOR)
    do(state, 0, "give 1 3")
    refused(state, 1, "stake 0 1", Reason.TOO_MUCH)
    do(state, 0, "stake 0 1")
    do(state, 1, "stake 0 2")
    refused(state, 0, "stake 1 1", Reason.NOT_OPEN)


@pytest.mark.rule("TER-34", "TER-35")
def test_what_is_not_wholly_paid_goes_back():
    state = dealing(base(), s0="F04", s1="G04")
    events = fund(state, s0=(1, 1, 0), s1=(0, 0, 2))
    assert state.resources == (6, 6, 4)
    assert of(events, Returned)[0] == Returned(0, NUMBERS["F04"])
    assert state.under[0][-1] == NUMBERS["F04"]
    assert state.indices == (2, 0, 0), "of the one that is paid"
    kinds = [type(event) for event in events]
    assert kinds.index(Returned) < kinds.index(Funded) < kinds.index(Shifted) < kinds.index(Laid)


@pytest.mark.rule("TER-35", "TER-79")
def test_impacts_of_stock_cards_apply_when_they_are_bought():
    """As the rulebook's example goes: A lightning and stock, B not funded, C hourglass; the governor gave none."""
    state = dealing(base(4, resources=(9, 9, 9, 9)), s0="F05", s2="E14", s3="C03")
    fund(state, s0=(1, 0, 0, 0), s2=(1, 1, 2, 0), s3=(0, 0, 0, 1))
    assert state.indices == (2, 2, -1)
    assert state.resources == (7, 8, 7, 9)
    assert state.under[3][-1] == NUMBERS["C03"]
    assert list(map(card_of, state.active[2])) == [NUMBERS["E14"]]
    assert list(map(card_of, state.stock[0])) == [NUMBERS["F05"]]


@pytest.mark.rule("TER-36")
def test_impacts_apply_once():
    state = dealing(base(), s0="F12")
    fund(state, s0=(3, 0, 0))
    assert state.indices == (0, 0, 2)
    enter(state, Step.CARDS_6)
    enter(dealing(state), Step.DEAL)
    assert state.indices == (0, 0, 2)


@pytest.mark.rule("TER-37", "TER-38")
def test_impacts_are_added_up_and_then_kept_within_the_scale():
    state = dealing(base(3, indices=(9, 0, -2), resources=(9, 9, 9)), s0="F02", s1="G01", s2="E03")
    fund(state, s0=(1, 0, 0), s1=(0, 2, 0), s2=(0, 0, 1))
    assert state.indices == (9, 5, -3)
    state = dealing(base(3, indices=(10, 0, 0)), s0="F09", s1="G01")
    fund(state, s0=(2, 0, 0), s1=(0, 2, 0))
    assert state.indices == (10, 2, 0), "+3 and -1 on 10"


@pytest.mark.rule("TER-39")
def test_cards_act_at_the_beginning_of_their_phase_in_turn_order():
    state = lies(lies(base(3, ambassador=1), "F11", site=1), "E10", site=5)
    events = enter(state, Step.CARDS_3)
    assert of(events, Acted) == [Acted(2, NUMBERS["E10"], False), Acted(0, NUMBERS["F11"], False)]
    assert state.resources == (7, 6, 7)
    assert state.ask is Ask.HARVEST
    enter(state, Step.CARDS_3)
    assert state.resources == (8, 6, 8), "hourglass cards act every round"


@pytest.mark.rule("TER-39")
def test_lightning_strikes_once_and_goes_under_its_pile():
    state = dealing(base(), s1="G02")
    fund(state, s1=(0, 3, 0))
    assert state.pending[1] == (NUMBERS["G02"],)
    events = enter(state, Step.CARDS_5)
    assert of(events, Acted) == [Acted(1, NUMBERS["G02"], False)]
    assert state.pending[1] == ()
    assert state.under[1][-1] == NUMBERS["G02"]
    assert state.now.wages == (-1, -1, -1)


@pytest.mark.rule("TER-39")
def test_in_phase_two_cards_that_lie_act_first_and_new_ones_after_the_impacts():
    state = lies(hand(base(), 0, "F04"), "F17")
    enter(state, Step.CARDS_2)
    for seat in range(3):
        do(state, seat, "propose F04" if seat == 0 else "propose none")
    refused(state, 0, "stake 0 3", Reason.TOO_MUCH)
    fund(state, s0=(2, 0, 0))
    assert state.resources[0] == 4
    state = dealing(base(3, indices=(0, 0, 0)), s0="F01")
    events = fund(state, s0=(2, 0, 0))
    assert state.resources == (6, 5, 5)
    assert [type(e) for e in events].index(Shifted) < [type(e) for e in events].index(Laid)


@pytest.mark.rule("TER-40")
def test_a_stock_card_is_activated_in_a_later_round_if_its_owner_likes():
    state = dealing(base(), s0="F06")
    fund(state, s0=(3, 0, 0))
    assert state.indices == (2, 0, 0)
    enter(state, Step.CARDS_3)
    assert state.ask is Ask.HARVEST, "not in the round in which it was paid"
    state.fresh = ((), (), ())
    enter(state, Step.CARDS_3)
    assert (state.ask, state.turn) == (Ask.CARDS, 0)
    refused(state, 0, "act F05", Reason.NOT_DUE)
    do(state, 0, "done")
    assert state.resources[0] == 3
    enter(state, Step.CARDS_3)
    events = do(state, 0, "act F06")
    assert of(events, Acted) == [Acted(0, NUMBERS["F06"], True)]
    assert state.resources[0] == 5
    assert state.indices == (2, 0, 0), "its impacts do not come again"
    assert state.under[0][-1] == NUMBERS["F06"]
    assert state.stock[0] == ()


@pytest.mark.rule("TER-40")
def test_a_card_funded_this_round_waits():
    state = base()
    stocked(state, "F05", "F06")
    state.fresh = ((NUMBERS["F06"],), (), ())
    enter(state, Step.CARDS_3)
    refused(state, 0, "act F06", Reason.WAITS)


@pytest.mark.rule("TER-39")
def test_cards_that_must_act_cannot_be_left_and_their_owner_orders_them():
    state = holding(base(4), l0=0)
    lies(state, "C17", "C14")
    enter(state, Step.CARDS_6)
    assert (state.ask, state.turn) == (Ask.CARDS, 3)
    refused(state, 3, "done", Reason.MUST_ACT)
    do(state, 3, "act C17")
    assert state.ask is Ask.PICK
    do(state, 3, "pick 1")
    assert state.lands[0] > 0


@pytest.mark.rule("TER-41", "TER-48")
def test_an_amenity_stands_by_one_of_its_owners_zones():
    state = dealing(zones(base(), 2, 5, 6), s2="E10")
    events = fund(state, s2=(0, 0, 2))
    assert (state.ask, state.turn) == (Ask.PICK, 2)
    refused(state, 2, "pick 4", Reason.NO_CHOICE)
    events = do(state, 2, "pick 6")
    assert Sited(2, NUMBERS["E10"], 6) in events
    assert site_of(state.active[2][0]) == 6


@pytest.mark.rule("TER-42")
def test_a_card_that_contradicts_a_rule_holds():
    """A second purchase, an index guarded against a hazard's impact, a fourth card in hand: the card says so."""
    state = stocked(base(), "G05")
    enter(state, Step.CARDS_1)
    do(state, 1, "act G05")
    assert sum(state.people[1]) == 3
    state = lies(base(), "G11", site=3)
    enter(state, Step.CARDS_2)
    assert len(state.hands[1]) == 4


@pytest.mark.rule("TER-43")
def test_hands_are_discarded_and_drawn_up_to_three():
    state = hand(base(), 0, "F04", "F12", "F01")
    enter(state, Step.DISCARD)
    assert GAME.asked(state) == (0, 1, 2)
    refused(state, 0, "drop F05", Reason.NOT_IN_HAND)
    (dropped,) = do(state, 0, "drop F04")
    assert GAME.shown(dropped, 1).card == UNKNOWN
    assert GAME.view(state, 1).under[0][-1] == UNKNOWN
    assert GAME.view(state, 0).under[0][-1] == NUMBERS["F04"]
    do(state, 0, "drop F01")
    do(state, 0, "done", Draws(projects_0=[3]))
    assert len(state.hands[0]) == 3
    refused(state, 0, "drop F12", Reason.NOT_YOUR_TURN)
    assert state.under[0][-2:] == (NUMBERS["F04"], NUMBERS["F01"])


@pytest.mark.rule("TER-43")
def test_what_is_above_three_goes_back_first():
    state = hand(base(), 0, "F04", "F12", "F01", "F02", "F03")
    enter(state, Step.DISCARD)
    assert refused(state, 0, "done", Reason.HAND_FULL) == (2,)
    do(state, 0, "drop F02")
    do(state, 0, "drop F03")
    do(state, 0, "done")
    assert len(state.hands[0]) == 3


@pytest.mark.rule("TER-43")
def test_a_pile_runs_out_into_what_was_put_under_it():
    state = hand(base(), 0)
    state.under = put_row(state.under, 0, tuple(sorted(state.bags[0], reverse=True)))
    state.seen_under = ((True,) * len(state.under[0]), *state.seen_under[1:])
    state.bags = put_row(state.bags, 0, ())
    enter(state, Step.DISCARD)
    top = state.under[0][:3]
    do(state, 0, "done")
    assert set(state.hands[0]) == set(top)


@pytest.mark.rule("TER-44")
def test_a_card_whose_phase_is_past_acts_in_the_next_round():
    state = dealing(base(4), s3="C05")
    fund(state, s3=(0, 0, 0, 3))
    assert state.pending[3] == (NUMBERS["C05"],)
    enter(state, Step.CARDS_1)
    assert (state.ask, state.turn) == (Ask.PICK, 3)
    do(state, 3, "pick 8 0")
    do(state, 3, "pick 8 10")
    assert (state.people[3][0], state.people[3][10]) == (1, 1)


@pytest.mark.rule("TER-44")
def test_the_negotiation_ends_when_all_agree_to_the_same_deal():
    state = dealing(base(), s0="F04")
    deal = state.deal
    do(state, 0, f"agree {deal}")
    do(state, 1, f"agree {deal}")
    assert GAME.asked(state) == (2,)
    do(state, 2, "stake 0 1")
    assert GAME.asked(state) == (0, 1, 2), "it is another deal"
    assert refused(state, 0, f"agree {deal}", Reason.OTHER_DEAL) == (deal + 1,)
    do(state, 0, f"agree {deal + 1}")
    refused(state, 0, f"agree {deal + 1}", Reason.SAME)


@pytest.mark.rule("TER-44")
def test_who_has_agreed_may_take_it_back_while_others_think():
    state = dealing(base(), s0="F04")
    deal = state.deal
    refused(state, 0, "withdraw", Reason.SAME)
    do(state, 0, f"agree {deal}")
    do(state, 0, "withdraw")
    assert (GAME.asked(state), state.deal) == ((0, 1, 2), deal), "for the others nothing has changed"
    for seat in (1, 2, 0):
        do(state, seat, f"agree {deal}")
    refused(state, 0, "withdraw", Reason.NOT_NOW)
    state = base()
    enter(state, Step.COUNCIL)
    do(state, 1, f"agree {state.deal}")
    do(state, 1, "withdraw")
    assert GAME.asked(state) == (0, 1, 2)


@pytest.mark.rule("TER-44")
def test_when_the_time_is_up_it_ends_as_it_stands():
    state = dealing(base(3, time=120), s0="F04", s1="G04")
    assert GAME.clock(state) == 120
    do(state, 0, "stake 0 3")
    do(state, 1, "stake 1 1")
    GAME.time_up(state, Draws())
    assert state.resources == (3, 6, 6)
    assert state.indices == (0, 0, 2)
    assert (state.ask, GAME.clock(state)) == (Ask.DISCARD, 0)
    state = proposing()
    state.time = 120
    do(state, 0, "propose F04")
    GAME.time_up(state, Draws())
    assert state.offers == (NUMBERS["F04"], -1, -1)
    assert state.ask is Ask.DEAL
    state = base(3, time=300)
    enter(state, Step.COUNCIL)
    do(state, 0, "stake influence 3")
    do(state, 0, "vote social")
    GAME.time_up(state, Draws())
    assert state.indices == (1, 0, 0)


@pytest.mark.rule("TER-45")
def test_a_promise_is_recorded_shown_when_due_and_not_enforced():
    state = base()
    enter(state, Step.HARVEST)
    do(state, 1, "promise 0 give 3 2")
    promise = Promise(1, 0, Pledge.GIVE, 3, 2)
    enter(state, Step.WAGES)
    events = pay_all(state)
    assert Due(promise) in events
    assert (state.round, state.promises) == (2, (promise,))
    (gave, kept) = do(state, 1, "give 0 3")
    assert kept == Kept(1, 0, Pledge.GIVE)
    assert state.promises == ()
    do(state, 1, "promise 0 give 3 2")
    enter(purse(state, 9, 9, 9), Step.WAGES)
    pay_all(state)
    assert state.promises == (), "its round is over"
    assert gave.n == 3


@pytest.mark.rule("TER-45")
def test_a_promise_to_fund_is_kept_by_funding():
    state = dealing(base(), s0="F04")
    do(state, 1, "promise 0 fund 2 1")
    events = fund(state, s0=(1, 2, 0))
    assert Kept(1, 0, Pledge.FUND) in events
    assert state.promises == ()


@pytest.mark.rule("TER-45")
def test_promises_that_make_no_sense_are_refused():
    state = base(round=3)
    enter(state, Step.HARVEST)
    refused(state, 0, "promise 0 give 1 4", Reason.TO_YOURSELF)
    refused(state, 0, "promise 3 give 1 4", Reason.NO_SEAT)
    refused(state, 0, "promise 1 give 1 2", Reason.NO_SUCH)
    refused(state, 0, "promise 1 give 1 9", Reason.NO_SUCH)
    refused(state, 0, "promise 1 give 0 4", Reason.TOO_MANY)
    refused(state, 0, "promise 1 give 21 4", Reason.TOO_MANY)
    for _ in range(6):
        do(state, 0, "promise 1 give 1 4")
    refused(state, 0, "promise 1 give 1 4", Reason.PROMISES)


@pytest.mark.rule("TER-75")
def test_ad_vitam_aeternam_hourglass_impacts_come_every_round():
    state = lies(base(3, law=Law.ADVANCED | Law.FOREVER | Law.GOALS | Law.SELFISH), "F12")
    stocked(state, "G03")
    lies(state, "E10", site=5)
    dealing(holding(state, l5=0), s1="G04")
    fund(state, s1=(0, 2, 0))
    assert state.indices == (2, 0, 2), "of the new card and of the field, not of the stock, nor of what rests"
    state = dealing(base(3, law=Law.ADVANCED | Law.FOREVER | Law.GOALS | Law.SELFISH), s0="F12")
    fund(state, s0=(3, 0, 0))
    assert state.indices == (0, 0, 2), "from the round after funding"
