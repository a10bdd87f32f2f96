"""The negotiation of TerriStories by touches: cubes, agreement, gifts, promises, cards, votes, and what others do."""

import pytest

from core.game import Level
from core.games.terristories.content import NUMBERS
from core.games.terristories.events import Remark
from core.games.terristories.moves import Give, Say, Stake
from core.games.terristories.position import GIVEN, INFLUENCE, NONE, Ask, Pledge, Promise, Step
from core.log import Kind
from mobile.boards.terristories.card import CardRow
from mobile.boards.terristories.giving import GivingRow
from mobile.boards.terristories.hand_panel import Mini, Preview
from mobile.boards.terristories.purse import PursePlate
from mobile.boards.terristories.question_sheet import HoldPlate
from mobile.boards.terristories.speech import Voice
from mobile.boards.terristories.votes import VotePlate
from mobile.screens.thing_card import ThingCard
from mobile.tour.fingers import Finger
from mobile.words import say
from tests.mobile.far import until
from tests.mobile.fit import words_cut_off
from tests.mobile.lands import said
from tests.mobile.station import agree, carry, choose, cube, less, more, row, sit, store
from tests.mobile.window import journey
from tests.rules.terristories_positions import base, dealing, do, enter, purse
from tests.rules.terristories_positions import hand as holds

SILO, MARKET = "F10", "G04"  # cost 3 and


def laid(hand, slot):
    return hand.board.table.view(None).stakes[slot]


def deal(players=2, **changes):
    """The farmer's and the governor's project lie open; both have 6."""
    return dealing(base(players, **changes), s0=SILO, s1=MARKET)


def title(name):
    return say(f"terristories.title.{name}")


@journey
def test_two_fund_a_project_together_and_all_agree(hand):
    """TER-33, TER-35: each lays a share, one by buttons, one by carrying; the indices move by what is paid."""
    yield from sit(hand, deal(), None, None)
    yield from more(hand, title(SILO))
    yield from more(hand, title(SILO))
    assert laid(hand, 0) == (2, 0)
    assert hand.board.head.forecast is None
    yield from carry(hand, store(hand, 1), row(hand, 0))
    assert laid(hand, 0) == (2, 1)
    assert hand.board.head.forecast == (2, 0, 0), "it is paid, and its effect on the indices is seen before all agree"
    yield from agree(hand)
    assert hand.hotseat.table.asked == (1,), "whoever has not agreed is next"
    yield from agree(hand)
    yield from hand.settled()
    view = hand.board.table.view(None)
    assert view.indices == (2, 0, 0)
    assert view.resources == (4, 5)


@journey
def test_what_was_agreed_on_lies_there_as_it_was_while_it_is_paid(hand):
    yield from sit(hand, deal(), None, None)
    yield from choose(hand, 0)
    for _ in range(3):
        yield from more(hand, title(SILO))
    hand.app.change(speed=1.0)
    yield from agree(hand)
    yield from hand.tap(say("terristories.agree"))
    seen, sums = set(), set()
    while hand.board.view.ask is Ask.DEAL:
        seen.add(tuple(plate.shown.free for plate in hand.all(PursePlate)))
        sums.add(hand.board.negotiation.desk.voice.spoken)
        yield 0.05
    assert len(seen) == len(sums) == 1, "a cube is not paid twice, and an index not moved twice"


@journey
def test_an_agreement_falls_when_the_deal_changes_and_may_be_taken_back(hand):
    """TER-44."""
    yield from sit(hand, deal(), None, None)
    yield from agree(hand)
    assert hand.hotseat.table.asked == (1,)
    assert say("terristories.state.agrees") in states(hand)[0]
    yield from carry(hand, store(hand, 1), row(hand, 1))
    assert hand.hotseat.table.asked == (0, 1), "it is another deal"
    assert say("terristories.state.changed") in states(hand)[0]
    yield from choose(hand, 0)
    yield from agree(hand)
    yield from choose(hand, 0)
    yield from hand.tap(say("terristories.withdraw"))
    yield 0.1
    assert hand.hotseat.table.asked == (0, 1)
    assert say("terristories.agree") in hand.spoken()


def states(hand):
    """What stands at each seat's store."""
    plates = sorted(hand.all(PursePlate), key=lambda plate: plate.seat)
    return [plate.shown.state.text for plate in plates]


@journey
def test_cubes_are_taken_back_by_button_and_by_hand_and_moved_on(hand):
    yield from sit(hand, deal(), None, None)
    for _ in range(3):
        yield from more(hand, title(SILO))
    yield from less(hand, title(SILO))
    assert laid(hand, 0) == (2, 0)
    yield from carry(hand, cube(hand, 0), store(hand, 0))
    assert laid(hand, 0) == (1, 0)
    yield from carry(hand, cube(hand, 0), row(hand, 1))
    assert (laid(hand, 0), laid(hand, 1)) == ((0, 0), (1, 0))
    yield from carry(hand, cube(hand, 1), (hand.match.width / 2, hand.match.height - 20))
    assert laid(hand, 1) == (1, 0), "dropped nowhere, it stays"


@journey
def test_what_is_paid_for_takes_no_more_and_says_why(hand):
    yield from sit(hand, deal(), None, None)
    for _ in range(3):
        yield from more(hand, title(SILO))
    seen = []
    said = say("terristories.offer.full", what=title(SILO))
    yield from carry(hand, store(hand, 1), row(hand, 0))
    seen += hand.words()
    assert laid(hand, 0) == (3, 0)
    assert said in seen
    yield from choose(hand, 1)
    assert said not in hand.words()
    yield from more(hand, title(SILO))
    assert said in hand.words(), "and the button says the same"


@journey
def test_a_finger_is_not_interrupted_by_what_others_lay(hand):
    """Entries of other devices arrive while a cube is carried."""
    yield from sit(hand, deal(3), None, None, None)

    def others():
        assert hand.board.held is not None
        assert hand.hotseat.offer(Stake(1, 1), 1) is None
        assert hand.hotseat.offer(Give(1, 1), 2) is None

    yield from carry(hand, store(hand, 0), row(hand, 0), others)
    assert (laid(hand, 0), laid(hand, 1)) == ((1, 0, 0), (0, 1, 0))
    assert hand.board.held is None

    def fill():
        hand.hotseat.offer(Stake(0, 2), 1)

    yield from carry(hand, store(hand, 0), row(hand, 0), fill)
    assert laid(hand, 0) == (1, 2, 0), "meanwhile others have paid the rest"
    assert say("terristories.offer.full", what=title(SILO)) in hand.words()


@journey
def test_two_fingers_carry_at_once(hand):
    yield from sit(hand, deal(), None, None)
    one, two = Finger(*store(hand, 0)), Finger(*store(hand, 1))
    goals = row(hand, 0), row(hand, 1)
    for finger in (one, two):
        finger.down()
        yield 0.02
    for step in (0.3, 0.7, 1.0):
        for finger, start, goal in ((one, store(hand, 0), goals[0]), (two, store(hand, 1), goals[1])):
            finger.move_to(start[0] + (goal[0] - start[0]) * step, start[1] + (goal[1] - start[1]) * step)
        yield 0.03
    assert len(hand.board.negotiation.hands.in_air) == 2
    two.up()
    one.up()
    yield 0.2
    assert (laid(hand, 0), laid(hand, 1)) == ((1, 0), (0, 1))


@journey
def test_a_carried_cube_that_is_cut_off_goes_home(hand):
    yield from sit(hand, deal(), None, None)
    yield from carry(hand, store(hand, 0), row(hand, 0), lambda: hand.match.choices.menu())
    yield from hand.back()
    assert laid(hand, 0) == (0, 0)
    assert not hand.board.negotiation.hands.in_air
    assert hand.board.held is None
    yield from carry(hand, store(hand, 0), row(hand, 0))
    assert laid(hand, 0) == (1, 0)


@journey
def test_a_gift_is_made_in_three_touches(hand):
    """TER-33: at any time."""
    yield from sit(hand, deal(3), None, None, Level.EASY)
    before = hand.board.table.view(None).resources
    yield from hand.tap(say("terristories.deed.give"))
    yield from hand.tap("Léo")
    yield from hand.tap(say("terristories.deed.give"))
    yield 0.1
    after = hand.board.table.view(None).resources
    assert (after[0], after[1]) == (before[0] - 1, before[1] + 1)


@journey
def test_a_cube_carried_to_another_seat_asks_what_is_meant(hand):
    yield from sit(hand, deal(), None, None)
    yield from carry(hand, store(hand, 0), store(hand, 1))
    assert say("terristories.told_gives", name="Ana", other="Léo", n=1) in hand.words()
    yield from hand.back()
    assert hand.board.table.view(None).resources == (6, 6)


@journey
def test_gifts_are_made_in_any_phase_from_what_lies_before_somebody(hand):
    """TER-33: at any time."""
    state = base(2)
    enter(state, Step.HARVEST)
    yield from sit(hand, state, None, Level.EASY)
    before = hand.board.table.view(None).resources
    chip = hand.match.others.children[0]
    yield from hand.tap_at(*chip.center)
    yield from hand.tap(say("terristories.deed.title"))
    yield from hand.tap(say("terristories.deed.give"))
    yield 0.1
    after = hand.board.table.view(None).resources
    assert after == (before[0] - 1, before[1] + 1)


@journey
def test_a_sheet_of_gifts_stays_under_the_finger_while_others_act(hand):
    yield from sit(hand, deal(3), None, None, None)
    yield from hand.tap(say("terristories.deed.give"))
    yield from hand.tap("Mina")
    button = hand.named(say("terristories.deed.give"))
    finger = Finger(*button.to_window(*button.center))
    finger.down()
    yield 0.05
    assert hand.hotseat.offer(Stake(1, 1), 1) is None
    yield 0.05
    finger.up()
    yield 0.1
    assert hand.board.table.view(None).resources == (5, 6, 7)


@journey
def test_a_promise_is_made_and_kept_when_it_is_due(hand):
    """TER-45."""
    yield from sit(hand, deal(), None, None)
    yield from hand.tap(say("terristories.deed.give"))
    yield from hand.tap(say("terristories.deed.later"))
    many = say("terristories.deed.many")
    yield from hand.tap(f"{many} +")
    yield from hand.tap(say("terristories.deed.promise"))
    yield 0.1
    promise = Promise(0, 1, Pledge.GIVE, 2, hand.board.view.round + 1)
    assert hand.board.table.view(None).promises == (promise,)
    due = deal()
    due.promises = (Promise(0, 1, Pledge.GIVE, 2, due.round),)
    yield from sit(hand, due, None, None)
    owed = say("terristories.promise.give", name="Ana", other="Léo", n=2, due=due.round)
    yield from hand.tap(owed)
    yield from hand.tap(say("terristories.deed.keep"))
    yield 0.1
    view = hand.board.table.view(None)
    assert view.promises == ()
    assert view.resources == (4, 8)
    assert owed not in hand.spoken()


@journey
def test_each_gives_a_project_from_a_hand_that_others_do_not_see(hand):
    """TER-32: the hand opens while its owner holds, and closes with the finger."""
    state = holds(holds(base(2), 0, "F10", "F04"), 1, "G04", "G05")
    enter(state, Step.PROPOSE)
    yield from sit(hand, state, None, None)
    yield from until(lambda: len(hand.all(GivingRow)) == 2)
    rows = hand.all(GivingRow)
    plate = next(plate for plate in hand.all(HoldPlate))
    finger = Finger(*plate.to_window(*plate.center))
    finger.down()
    yield 0.4
    mini = hand.board.hand.panel.minis[NUMBERS["F04"]]
    finger.move_to(*mini.to_window(*mini.center))
    yield 0.1
    (large,) = hand.all(Preview)
    assert large.x >= 0, "what is meant is read whole while the finger is on it"
    assert large.right <= hand.app.ground.width
    finger.up()
    yield 0.2
    assert not hand.all(Mini)
    assert hand.board.table.view(0).offers[0] == NUMBERS["F04"]
    assert hand.board.view.offers[0] == GIVEN, "face down"
    assert hand.all(GivingRow) == rows, "no row is made anew"
    assert [row.hold is None for row in sorted(rows, key=lambda row: row.seat)] == [True, False]
    yield from hand.tap(say("terristories.give.none"))
    yield from hand.settled()
    assert hand.board.view.offers == (NUMBERS["F04"], NONE)
    assert hand.board.view.ask is Ask.DEAL


@journey
def test_alone_at_a_phone_ones_cards_lie_open_to_be_given_or_thrown_away(hand):
    """TER-32, TER-43."""
    state = holds(base(2), 0, "F10", "F04", "F02")
    enter(state, Step.PROPOSE)
    yield from sit(hand, state, None, Level.EASY)
    card = next(plate for plate in hand.all(CardRow) if plate.card.number == NUMBERS["F04"])
    yield from hand.touch(card)
    yield from hand.tap(say("terristories.deed.give"))
    yield from until(lambda: hand.board.view.ask is Ask.DEAL)
    assert hand.board.view.offers[0] == NUMBERS["F04"]
    state = holds(base(2), 0, "F10", "F04", "F02")
    enter(state, Step.DISCARD)
    yield from sit(hand, state, None, None)
    yield from sit(hand, state, None, Level.EASY)
    card = next(plate for plate in hand.all(CardRow) if plate.card.number == NUMBERS["F02"])
    yield from hand.touch(card)
    yield from hand.tap(say("terristories.drop.hold"))
    yield 0.1
    assert set(hand.board.table.view(0).hands[0]) == {NUMBERS["F10"], NUMBERS["F04"]}
    yield from hand.tap(say("terristories.drop.done"))
    yield from until(lambda: hand.board.view.ask is not Ask.DISCARD)
    assert len(hand.board.table.view(0).hands[0]) == 3


@journey
def test_alone_with_too_many_cards_it_is_said_why_one_is_not_done(hand):
    """TER-43."""
    state = holds(base(2), 0, "F10", "F04", "F02", "E10")
    enter(state, Step.DISCARD)
    yield from sit(hand, state, None, Level.EASY)
    yield from hand.tap(say("terristories.drop.done"))
    assert hand.board.view.ask is Ask.DISCARD
    assert said(hand) is not None
    assert said(hand)[0] == say("refused.now")
    assert words_cut_off(hand) == []


@journey
def test_votes_and_cubes_buy_a_point_and_a_tie_is_decided(hand):
    """TER-27."""
    state = base(2)
    enter(state, Step.COUNCIL)
    yield from sit(hand, state, None, None)
    point = say("terristories.offer.point")
    for _ in range(3):
        yield from more(hand, point)
    assert laid(hand, INFLUENCE) == (3, 0)
    yield from vote(hand, 1)
    yield from choose(hand, 1)
    yield from vote(hand, 2)
    assert hand.board.table.view(None).votes == (1, 2)
    state = base(3)
    enter(state, Step.COUNCIL)
    for seat, text in ((0, "stake influence 3"), (1, "vote social"), (2, "vote environment")):
        do(state, seat, text)
    for seat in range(3):
        do(state, seat, f"agree {state.deal}")
    yield from sit(hand, state, None, None, None)
    assert hand.board.view.ask is Ask.TIE
    yield from vote(hand, 2)
    yield from hand.tap(say("terristories.give.take"))
    yield from hand.settled()
    assert hand.board.table.view(None).indices == (0, 0, 1)


def vote(hand, index):
    plate = next(plate for plate in hand.all(VotePlate) if plate.index == index)
    yield from hand.touch(plate)
    yield 0.05


@journey
def test_a_remark_stands_with_its_face_and_tells_why_when_it_is_held(hand):
    yield from sit(hand, deal(), None, None)
    assert hand.hotseat.offer(Say(Remark.LACK, (0,)), 1) is None
    yield 0.2
    (voice,) = hand.all(Voice)
    said = say(Remark.LACK, index=say("terristories.index.social"))
    assert voice.spoken == say("terristories.says", name="Léo", words=said)
    assert "terristories/face_1" in hand.pictures()
    yield from hand.hold(*voice.to_window(*voice.center), 0.8)
    (card,) = hand.all(ThingCard)
    assert "0" in card.about.here
    assert say("terristories.title.G04") in card.about.here
    yield from hand.back()
    yield from hand.touch(voice)
    assert voice.spoken != say("terristories.says", name="Léo", words=said), "a touch: what the deal comes to"


@pytest.mark.parametrize("size", [(360, 780), (360, 380)])
@journey
def test_a_remark_that_fades_after_all_agreed_leaves_the_planet_to_be_touched(hand, size):
    """On half a screen what happened is said there, too."""
    state = base(2)
    enter(state, Step.COUNCIL)
    try:
        yield from hand.resize(*size)
        yield from sit(hand, state, None, None)
        assert hand.hotseat.offer(Say(Remark.LACK, (0,)), 1) is None
        for _ in range(2):
            yield from agree(hand)
        yield from hand.settled()
        talk = hand.board.negotiation
        assert hand.board.view.ask is Ask.BUILD
        assert talk.heard is not None, "it is not over yet"
        assert not hand.all(Voice)
        yield from until(lambda: talk.heard is None)
        assert not hand.all(Voice)
        assert not talk.hands.children, "nothing lies over the planet"
    finally:
        yield from hand.resize(360, 780)


@journey
def test_when_the_time_is_up_the_negotiation_ends_as_it_stands(hand):
    """TER-44."""
    state = deal(2, time=2)
    yield from sit(hand, state, None, None)
    for _ in range(3):
        yield from more(hand, title(SILO))
    assert hand.match.clock.opacity == 1
    yield from until(lambda: hand.board.view.ask is not Ask.DEAL)
    assert any(entry.kind is Kind.TIME_UP for entry in hand.hotseat.match.entries)
    assert hand.board.table.view(None).resources[0] == 3


@journey
def test_what_lies_open_is_told_when_it_is_held(hand):
    yield from sit(hand, purse(deal(), 5, 5), None, Level.EASY)
    for place, kind in ((row(hand, 0), "project_card"), (store(hand, 1), "purse")):
        yield from hand.hold(*place, 0.8)
        (card,) = hand.all(ThingCard)
        assert card.about.kind == kind
        yield from hand.back()


@journey
def test_a_sheet_that_scrolls_stays_where_it_is_when_something_is_chosen(hand):
    yield from hand.resize(640, 360)
    yield from sit(hand, deal(3), None, None, Level.EASY)
    yield from hand.tap(say("terristories.deed.give"))
    yield from hand.tap("Léo")
    way = hand.named(say("terristories.deed.later"))
    yield from hand.touch(way)
    place = hand.named(say("terristories.deed.later")).to_window(0, 0)
    yield from hand.tap(say("terristories.deed.later"))
    assert hand.named(say("terristories.deed.later")).to_window(0, 0) == pytest.approx(place, abs=2)
    assert hand.board.deeds.deed.what is Pledge.GIVE
    yield from hand.back()
    yield from hand.resize(360, 780)


@journey
def test_the_clock_leaves_room_for_a_hand_that_is_open(hand):
    state = holds(base(2, time=60), 0, SILO)
    enter(state, Step.PROPOSE)
    yield from sit(hand, state, None, None)
    assert hand.match.clock.opacity == 1
    plate = hand.all(HoldPlate)[0]
    finger = Finger(*plate.to_window(*plate.center))
    finger.down()
    yield 0.4
    assert hand.board.hand.panel is not None
    assert hand.match.clock.opacity == 0
    finger.up()
    yield from until(lambda: hand.match.clock.opacity == 1)
    assert hand.board.hand.panel is None


@journey
def test_beside_the_clock_the_sum_of_a_deal_stays_on_its_plate(hand):
    yield from sit(hand, deal(2, time=60), None, None)
    for name, n in ((SILO, 3), (MARKET, 2)):
        for _ in range(n):
            yield from more(hand, title(name))
    voice = hand.board.negotiation.desk.voice
    yield 0.2
    for line in voice._rows:
        assert line.natural() <= line.width
