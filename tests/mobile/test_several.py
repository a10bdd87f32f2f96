"""Several act at once, on screen: the rehearsal game on one phone and between devices, in any order, by touches."""

from __future__ import annotations

import pytest
from kivy.metrics import dp

from core.game import Level
from core.log import Kind, Seated
from mobile.gestures.board import SLOP
from mobile.hotseat import Phase
from mobile.screens.match import MatchScreen
from mobile.screens.open_table import HOLD
from mobile.tour.fingers import Finger
from mobile.words import say
from tests.mobile.far import FarGuest, FarHost, until
from tests.mobile.rehearsal_board import install
from tests.mobile.window import journey
from tests.rehearsal import Move
from tests.rehearsal import Phase as Ask

PACE = "real"  # bots think, and other devices answer, in a time of their own


def press(hand, seat, word, number=0):
    yield from hand.tap(f"{seat}: {word} {number}")


def begin(hand, *levels, **given):
    install(**given)
    hand.app.change(speed=0.0)
    yield from hand.begin(*levels, game="rehearsal")
    yield from hand.settled()


def to_the_deal(hand, seats):
    """Everybody bids, in the order given; who is asked flicks and answers."""
    for seat in seats:
        yield from press(hand, seat, "bid", 1 + seat % 3)
    for word in ("flick", "answer"):
        (asked,) = hand.hotseat.table.asked
        yield from press(hand, asked, word)
    assert hand.board.view.question is Ask.DEAL


def stake(hand, seat, coins, meanwhile=lambda: None):
    """Drag a person's slider, slowly."""
    slider = hand.board.rows[seat].slider
    x, y = slider.value_pos[0], slider.center_y
    finger = Finger(x, y)
    finger.down()
    yield 0.05
    goal = slider.x + slider.padding + (slider.width - 2 * slider.padding) * coins / slider.max
    for step in range(1, 11):
        finger.move_to(x + (goal - x) * step / 10, y)
        meanwhile()
        yield 0.05
    finger.up()
    yield 0.1


@journey
def test_three_persons_on_one_phone_act_in_any_order(hand):
    yield from begin(hand, None, None, None)
    assert hand.hotseat.phase is Phase.TABLE
    yield from press(hand, 0, "gift")  # nobody asked for it
    yield from to_the_deal(hand, (2, 0, 1))
    for seat in (1, 2, 0):
        yield from stake(hand, seat, 2)
    assert hand.board.view.stakes == (2, 2, 2)
    yield from press(hand, 2, "agree")
    yield from press(hand, 2, "gift")
    yield from press(hand, 0, "agree")
    assert hand.board.view.agreed == (True, False, True)
    yield from press(hand, 1, "agree")
    assert hand.board.view.question is Ask.BID
    assert not hand.covered
    assert hand.hotseat.phase is Phase.TABLE


@journey
def test_ones_own_opens_by_holding_the_chip_and_stays_whatever_others_do(hand):
    yield from begin(hand, None, None)
    yield from press(hand, 1, "bid", 3)
    chip = next(chip for chip in hand.match.others.children if "Léo" in chip.spoken)
    yield from hand.tap_at(*chip.center)
    assert hand.hotseat.viewer is None, "a short touch opens nothing"
    finger = Finger(*chip.center)
    finger.down()
    yield HOLD + 0.2
    finger.up()
    yield 0.1
    assert hand.hotseat.viewer == 1
    assert f"{Ask.BID}: 3 []" in hand.words(), "their own bid"
    yield from press(hand, 1, "gift")
    assert hand.hotseat.viewer == 1
    assert hand.hotseat.table.asked == (0,)
    act = hand.match.bar.act
    assert (act.spoken, act.enabled) == (say("match.close_own"), True), "the way on, as only another one is asked"
    yield from hand.touch(act)
    assert hand.hotseat.viewer is None
    assert f"{Ask.BID}: 3 []" not in hand.words()
    hand.match.open_table._open(1)
    yield 0.1
    yield from hand.touch(hand.match.plate)
    assert hand.hotseat.viewer is None, "touching the plate closes it too"


@journey
def test_ones_own_opens_though_others_act_while_the_chip_is_held(hand):
    """Each entry draws the chips anew; a finger that has gone on to something else opens nothing."""
    yield from begin(hand, None, None)
    chip = next(chip for chip in hand.match.others.children if "Léo" in chip.spoken)
    for away in (2 * SLOP, 0):
        finger = Finger(*chip.center)
        finger.down()
        finger.move_to(chip.center_x + dp(away), chip.center_y)
        for _ in range(4):
            yield HOLD / 3
            hand.hotseat.offer(Move("gift", (1 - hand.n % 2,)), hand.n % 2)
        assert hand.hotseat.viewer == (None if away else 1)
        finger.up()
        yield 0.1


@journey
def test_whoever_leaves_the_app_closes_what_was_open(hand):
    yield from begin(hand, None, None)
    hand.match.open_table._open(1)
    hand.app.on_pause()
    assert hand.hotseat.viewer is None
    hand.app.on_resume()
    yield 0.2
    assert f"{Ask.BID}: 0 []" not in hand.words()


@journey
def test_a_bot_answers_within_two_seconds_although_others_act_all_the_time(hand):
    yield from begin(hand, None, None, Level.EASY, thought=0.8)
    for seat in (0, 1):
        yield from press(hand, seat, "bid", 1)
    yield from until(lambda: hand.board.view.question is Ask.FLICK)
    yield from press(hand, 0, "flick")
    yield from press(hand, 1, "answer")
    match, n, waited = hand.hotseat.match, hand.n, 0.0
    while not any(entry.seat == 2 for entry in match.entries[n + 1 :]):
        assert waited < 2.0, "it begins anew for ever"
        hand.hotseat.offer(Move("stake", (1 + round(waited / 0.3) % 2,)), 0)
        yield 0.3
        waited += 0.3


@journey
def test_a_slider_is_not_interrupted_by_what_others_do(hand):
    yield from begin(hand, None, None, None)
    yield from to_the_deal(hand, (0, 1, 2))
    given = []

    def gift():
        if hand.hotseat.table.refusal(2, Move("gift", (1,))) is None:
            given.append(hand.hotseat.offer(Move("gift", (1,)), 2))

    yield from stake(hand, 0, 4, gift)
    assert len(given) > 3
    assert hand.board.view.stakes[0] == 4


@journey
def test_what_is_quiet_is_told_and_never_waits(hand):
    yield from begin(hand, None, None, Level.EASY)
    hand.hotseat.offer(Move("gift", (1,)), 0)
    assert not hand.match.showing.queue
    yield 0.05
    assert "gift 0" in hand.words()


@journey
def test_the_time_that_is_left_is_shown_and_runs_out(hand):
    yield from begin(hand, None, None, seconds=3)
    assert not hand.match.clock.opacity
    yield from to_the_deal(hand, (0, 1))
    assert "0:03" in hand.words()
    yield from until(lambda: "0:01" in hand.words())
    yield from until(lambda: hand.board.view.question is not Ask.DEAL)
    assert any(entry.kind is Kind.TIME_UP for entry in hand.hotseat.match.entries)
    assert not hand.match.clock.opacity


@journey
def test_more_than_three_buttons_stand_behind_one(hand):
    yield from begin(hand, None, None)
    assert {say("match.more"), "extra 2"} <= hand.spoken()
    assert "extra 0" not in hand.spoken()
    yield from hand.tap(say("match.more"))
    assert {"extra 0", "extra 1"} <= hand.spoken()
    yield from hand.back()


@pytest.mark.once
@journey
def test_persons_at_three_devices_act_in_any_order(hand):
    install(seconds=30)
    hand.app.change(speed=0.0, name="Ana")
    hand.app.flow.open_table("rehearsal", {}, [Seated("Ana", None, 0), None, None], 0)
    yield 0.2
    ben, cleo = FarGuest(hand.app.session, "Ben"), FarGuest(hand.app.session, "Cleo")
    try:
        yield from ben.come(1)
        yield from cleo.come(2)
        yield from hand.tap(say("lobby.start.3"))
        yield from until(lambda: ben.table is not None and cleo.table is not None)
        yield from until(
            lambda: (
                all(far.table.sights.whole(far.table.own) for far in (ben, cleo))
                and isinstance(hand.app.screen, MatchScreen)
            )
        )
        for table, seat in ((cleo.table, 2), (ben.table, 1)):
            assert table.offer(seat, Move("bid", (1,)), table.n) is None
        yield from press(hand, 0, "bid", 3)
        yield from until(lambda: hand.board.view.question is Ask.FLICK)
        assert ben.table.offer(1, Move("gift", (0,)), ben.table.n) is None
        yield from press(hand, 0, "flick")
        yield from until(lambda: ben.table.asked == (1,))
        ben.table.offer(1, Move("answer", (0,)), ben.table.n)
        yield from until(lambda: hand.board.view.question is Ask.DEAL)
        stakes = iter((1, 2, 1, 2, 1, 2, 1, 2, 1, 2))
        yield from stake(hand, 0, 4, lambda: ben.table.offer(1, Move("stake", (next(stakes),)), ben.table.n))
        yield from until(lambda: hand.board.view.stakes[:2] == (4, 2))
        assert cleo.table.left == pytest.approx(hand.hotseat.table.left, abs=1.0)
        yield from until(lambda: cleo.table.n == hand.n and ben.table.n == hand.n)
        for table, seat in ((cleo.table, 2), (ben.table, 1)):
            assert table.offer(seat, Move("agree", (table.view(seat).deal,)), table.n) is None
        yield from press(hand, 0, "agree")
        yield from until(lambda: hand.board.view.question is Ask.BID)
    finally:
        ben.stop()
        cleo.stop()


@pytest.mark.once
@journey
def test_at_the_host_the_time_runs_out_for_everybody(hand):
    install(seconds=2)
    hand.app.change(speed=0.0, name="Ana")
    hand.app.flow.open_table("rehearsal", {}, [Seated("Ana", None, 0), None], 0)
    yield 0.2
    ben = FarGuest(hand.app.session, "Ben")
    try:
        yield from ben.come(1)
        yield from hand.tap(say("lobby.start.2"))
        yield from until(lambda: ben.table is not None and ben.table.sights.whole(ben.table.own))
        yield from until(lambda: isinstance(hand.app.screen, MatchScreen))
        assert ben.table.offer(1, Move("bid", (1,)), ben.table.n) is None
        yield from press(hand, 0, "bid", 2)
        yield from until(lambda: "0: flick 0" in hand.spoken())
        yield from press(hand, 0, "flick")
        yield from until(lambda: ben.table.asked == (1,))
        assert ben.table.offer(1, Move("answer", (0,)), ben.table.n) is None
        yield from until(lambda: hand.match.clock.opacity == 1)
        yield from until(lambda: hand.board.view.question is Ask.BID)
        yield from until(lambda: ben.table.n == hand.n)
        assert ben.table.path[-1].kind is Kind.TIME_UP
        assert not hand.match.clock.opacity
    finally:
        ben.stop()


@pytest.mark.once
@journey
def test_as_a_guest_one_acts_unasked_and_sees_the_time_run_out(hand):
    install(seconds=4)
    hand.app.change(speed=0.0, name="Léo")
    far = FarHost(game="rehearsal")
    try:
        yield from far.welcome(hand)
        yield from press(hand, 1, "bid", 2)
        table = far.host.table
        yield from until(lambda: table.asked == (0,))
        assert table.offer(0, Move("bid", (1,)), table.n) is None
        yield from press(hand, 1, "gift")
        assert table.offer(0, Move("flick", (0, 100)), table.n) is None
        yield from until(lambda: "1: answer 0" in hand.spoken())
        yield from press(hand, 1, "answer")
        yield from until(lambda: hand.match.clock.opacity == 1)
        yield from stake(hand, 1, 3)
        yield from until(lambda: table.view(None).stakes[1] == 3)
        yield from until(lambda: hand.board.view.question is Ask.BID)
        assert hand.hotseat.table.path[-1].kind is Kind.TIME_UP
    finally:
        far.stop()
