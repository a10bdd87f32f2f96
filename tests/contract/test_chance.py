"""Draws: the same for the same deal, fair, recorded, and never more or fewer than the rules ask for."""

from __future__ import annotations

import random
from collections import Counter

import msgspec
import pytest

from core.chance import Differs, Live, Loose, Recorded


class Roll(msgspec.Struct):
    distance: int


def test_the_nth_draw_depends_on_deal_bag_and_n_alone():
    one, two = Live(7), Live(7)
    first = [one.pick("a", 1000) for _ in range(5)]
    second = []
    for _ in range(5):
        two.pick("b", 6)
        second.append(two.pick("a", 1000))
    assert first == second
    assert Live(8).pick("a", 10**9) != Live(7).pick("a", 10**9) != Live(7).pick("b", 10**9)


def test_draws_put_back_come_again():
    live = Live(7)
    live.pick("a", 1000)
    live.take()
    drawn = [live.pick("a", 1000), live.order("b", 9)]
    live.put_back()
    assert [live.pick("a", 1000), live.order("b", 9)] == drawn
    live.put_back(live.take())
    assert [live.pick("a", 1000), live.order("b", 9)] == drawn
    later = Live(7)
    later.skip((("a", 0),))
    assert [later.pick("a", 1000), later.order("b", 9)] == drawn


def test_a_draw_that_fails_is_none():
    live, twin = Live(7), Live(7)
    with pytest.raises(ZeroDivisionError):
        live.pick("a", 0)
    with pytest.raises(KeyError):
        live.roll("a", Roll, {}.__getitem__, "no such flick")
    assert live.take() == ()
    assert live.pick("a", 10**9) == twin.pick("a", 10**9)


def test_recorded_draws_are_taken_in_turn_and_all():
    live = Live(3)
    drawn = (live.pick("die", 6), live.order("tiles", 5), live.roll("stone", Roll, Roll, 44).distance)
    record = live.take()
    assert live.take() == ()
    again = Recorded(record)
    never = None
    assert (again.pick("die", 6), again.order("tiles", 5), again.roll("stone", Roll, never).distance) == drawn
    again.finish()


@pytest.mark.parametrize(
    ("draws", "ask"),
    [
        ((), lambda c: c.pick("die", 6)),
        ((("die", 6),), lambda c: c.pick("die", 6)),
        ((("die", -1),), lambda c: c.pick("die", 6)),
        ((("card", 1),), lambda c: c.pick("die", 6)),
        ((("die", (1, 2)),), lambda c: c.pick("die", 6)),
        ((("tiles", (0, 0, 1)),), lambda c: c.order("tiles", 3)),
        ((("tiles", 2),), lambda c: c.order("tiles", 3)),
        ((("stone", 2),), lambda c: c.roll("stone", Roll, None)),
        ((("stone", b"nonsense"),), lambda c: c.roll("stone", Roll, None)),
        ((("die", 1), ("die", 1)), lambda c: c.pick("die", 6)),
    ],
)
def test_records_that_do_not_fit_are_noticed(draws, ask):
    chance = Recorded(draws)
    with pytest.raises(Differs):
        ask(chance)
        chance.finish()


@pytest.mark.parametrize("make", [lambda k: Live(k), lambda k: Loose(random.Random(k))], ids=["live", "loose"])
def test_draws_are_fair(make):
    picks = Counter(make(k).pick("die", 6) for k in range(6000))
    assert set(picks) == set(range(6))
    assert all(850 < n < 1150 for n in picks.values())
    orders = Counter(make(k).order("tiles", 4) for k in range(7200))
    assert len(orders) == 24
    assert all(220 < n < 380 for n in orders.values())


def test_a_loose_chance_keeps_nothing_and_computes_every_roll():
    rolled = []
    chance = Loose(random.Random(1))
    for k in range(3):
        chance.roll("stone", Roll, lambda k: rolled.append(k) or Roll(k), k)
    assert rolled == [0, 1, 2]


def test_who_begins_is_drawn_only_when_nobody_was_chosen():
    live = Live(1)
    assert live.first(2, 4) == 2
    assert live.take() == ()
    assert {Live(deal).first(None, 3) for deal in range(50)} == {0, 1, 2}
