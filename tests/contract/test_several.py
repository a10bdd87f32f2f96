"""Several act at once: wishes that melt into one, and the table's clock, here and at a guest's table."""

from __future__ import annotations

import pytest

from core.countdown import AGAIN, LONGEST, Countdown
from core.game import Refusal
from core.log import Kind, NotKept, Seated
from core.match import Match
from core.table import Denied, LocalTable
from tests.contract.games import find
from tests.contract.test_table import Desk
from tests.rehearsal import Move, Reason


def negotiation(players=3):
    """A match of the rehearsal game in which all stake and agree, with half a minute for it."""
    match = Match.begin(find("rehearsal"), [Seated(f"seat {s}") for s in range(players)], 5, first=0)
    for seat in range(players):
        match.play(seat, Move("bid", (1,)))
    match.play(0, Move("flick", (0, 100)))
    match.play(1, Move("answer", (0,)))
    return match


# Wishes


def test_wishes_about_the_same_melt_into_one_while_another_is_on_its_way():
    desk = Desk(negotiation(), [2])
    for coins in (1, 2, 3, 4):
        assert desk.guest.offer(2, Move("stake", (coins,)), desk.guest.n) is None
    desk.deliver()
    stakes = [
        entry.move.numbers for entry in desk.local.match.entries if entry.seat == 2 and entry.move.word == "stake"
    ]
    assert stakes == [(1,), (4,)]


def test_wishes_about_several_things_are_all_said_in_their_order():
    desk = Desk(negotiation(), [1, 2])
    for seat, move in (
        (2, Move("stake", (1,))),
        (2, Move("gift", (0,))),
        (1, Move("stake", (2,))),
        (2, Move("gift", (1,))),
    ):
        assert desk.guest.offer(seat, move, desk.guest.n) is None
    desk.deliver()
    made = [(entry.seat, entry.move.word) for entry in desk.local.match.entries if entry.seat in (1, 2)][-4:]
    assert made == [(2, "stake"), (2, "gift"), (1, "stake"), (2, "gift")]


def test_a_wish_that_is_no_longer_possible_when_its_turn_comes_is_denied():
    desk = Desk(negotiation(), [2])
    deal = desk.guest.view(2).deal
    desk.guest.offer(2, Move("stake", (1,)), desk.guest.n)
    assert desk.guest.offer(2, Move("agree", (deal,)), desk.guest.n) is None
    desk.deliver()
    assert Denied(2, Refusal(Reason.OTHER_DEAL, (deal + 1,))) in desk.news
    assert not desk.local.view(2).agreed[2]


def test_nobody_waits_for_an_answer_where_several_act_at_once():
    several, turns = Desk(negotiation(), [2]), Desk(Match.begin(find("help_me"), 2, 5, first=0), [0])
    several.guest.offer(2, Move("stake", (1,)), several.guest.n)
    turns.guest.offer(0, turns.guest.moves(0)[0], turns.guest.n)
    assert not several.guest.waiting
    assert turns.guest.waiting


# The clock


def test_the_time_runs_out_and_the_rules_say_what_follows():
    match = negotiation()
    countdown = Countdown(match)
    assert countdown.left == 30
    for second in range(31):
        up = countdown.work(100.0 + second)
    assert up
    assert match.entries[-1].kind is Kind.TIME_UP
    assert countdown.left is None, "bids have as long as it takes"


def test_what_others_do_meanwhile_gives_no_more_time():
    match = negotiation()
    countdown = Countdown(match)
    for second in range(11):
        countdown.work(100.0 + second)
        match.play(second % 3, Move("stake", (second % 2 + 1,)))
    assert countdown.left == 20


def test_a_new_question_has_its_whole_time():
    match = negotiation()
    countdown = Countdown(match)
    for second in range(11):
        countdown.work(100.0 + second)
    for seat in range(3):
        match.play(seat, Move("agree", (match.view(None).deal,)))
    for seat in range(3):
        match.play(seat, Move("bid", (1,)))
    match.play(1, Move("flick", (0, 100)))
    match.play(2, Move("answer", (0,)))
    assert countdown.left == 30


def test_the_time_stands_while_nobody_looks():
    countdown = Countdown(negotiation())
    countdown.work(100.0)
    countdown.work(1000.0)
    assert countdown.left == 30 - LONGEST


def test_a_table_whose_time_is_up_and_whose_disk_is_full_says_so_and_tries_again():
    match = negotiation()
    table = LocalTable(match)
    full = Refusal("table.disk_full")

    class Full:
        def write(self, *_):
            raise NotKept(full)

        def keep_times(self, _):
            pass

    match.journal = Full()
    said = [table.work(100.0 + second) for second in range(41)]
    assert said.count(full) == 1 + 10 // AGAIN
    match.journal = None
    assert [table.work(141.0 + second) for second in range(6)] == [None] * 6
    assert match.entries[-1].kind is Kind.TIME_UP


@pytest.mark.parametrize("wait", [0, 12])
def test_a_guest_sees_the_same_time(wait):
    match = negotiation()
    desk = Desk(match, [2])
    for _ in range(wait):
        desk.rooms.go(1, 1.0)
    assert desk.guest.left == pytest.approx(desk.local.left, abs=0.1)
    assert desk.guest.left == pytest.approx(30 - wait, abs=0.5)
    match.play(0, Move("stake", (1,)))
    desk.deliver()
    assert desk.guest.left == pytest.approx(30 - wait, abs=0.5)


def test_at_the_host_it_runs_out_for_the_guest_too():
    desk = Desk(negotiation(), [2])
    for _ in range(32):
        desk.rooms.go(1, 1.0)
    desk.deliver()
    assert desk.guest.path[-1].kind is Kind.TIME_UP
    assert desk.guest.left is None
