"""Rahan: what comes from elsewhere and makes no sense is refused with a reason, and nothing is changed."""

from __future__ import annotations

from math import inf, nan

import pytest

from core.game import TableReason
from core.games.rahan.position import (
    Ask,
    Draw,
    Exchange,
    Fight,
    Flick,
    Go,
    Keep,
    Knife,
    Lead,
    Loot,
    Reason,
    Shoot,
    Step,
)
from core.log import Refused
from core.match import Match
from core.packing import Unreadable, pack
from core.physics.throw import FASTEST, SLOWEST
from tests.rules.rahan_positions import GAME, lying, play, refused

HUGE = 10**30


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        (Flick(0, SLOWEST - 1), "too_soft"),
        (Flick(0, FASTEST + 1), "too_hard"),
        (Flick(-1, 900), "bad_number"),
        (Flick(36000, 900), "bad_number"),
        (Flick(0, nan), "bad_number"),
        (Flick(nan, 900), "bad_number"),
        (Flick(0, inf), "bad_number"),
        (Flick(0, -inf), "bad_number"),
        (Flick(0, 900.0), "bad_number"),
        (Flick(True, 900), "bad_number"),
        (Flick(0, HUGE), "bad_number"),
        (Flick("0", 900), "bad_number"),
        (Flick(0, None), "bad_number"),
    ],
)
def test_a_throw_of_impossible_numbers(move, reason):
    state, _ = play(lying(cavemen="g9", hands=("weapon",)), "shoot 1")
    before = pack(state)
    assert refused(state, move) == reason
    assert pack(state) == before
    assert refused(state, Flick(0, SLOWEST)) is None
    assert refused(state, Flick(35999, FASTEST)) is None


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        (Go(-1), "bad_number"),
        (Go(117), "bad_number"),
        (Go(HUGE), "bad_number"),
        (Go(1.0), "bad_number"),
        (Lead(-5), "bad_number"),
        (Lead(nan), "bad_number"),
        (Shoot(-1), "bad_number"),
        (Shoot(11), "bad_number"),
        (Shoot(1, 4), "bad_number"),
        (Shoot(1, -2), "bad_number"),
        (Knife(7), "knife_animals"),
        (Fight(-1), "bad_number"),
        (Fight(2), "bad_number"),
        (Exchange((0, 1)), "not_three"),
        (Exchange(()), "not_three"),
        (Exchange((0, 0, 1, 1)), "not_three"),
        (Exchange((0, 0, 0)), "not_held"),
        (Exchange((1, 0, 0)), "bad_number"),
        (Exchange((0, 1, 9)), "bad_number"),
        (Exchange((-1, 0, 1)), "bad_number"),
        (Exchange([0, 0, 1]), "bad_number"),
        (Exchange((0, 0, nan)), "bad_number"),
        (Flick(0, 900), "not_asked"),
        (Step(1), "not_asked"),
        (Keep(1), "not_asked"),
        (Loot(1), "not_asked"),
    ],
)
def test_a_deed_of_impossible_numbers(move, reason):
    state = lying(hands=("1 1 2 rahan knife weapon",))
    before = pack(state)
    assert refused(state, move) == reason
    assert pack(state) == before


TURN = {"hands": ("1 1 2 knife", "weapon"), "cavemen": "g9 a9", "beset": "- tiger"}
HUNT = {"hands": ("weapon weapon",), "cavemen": "g9"}


@pytest.mark.parametrize(
    ("fields", "played", "seat", "tried", "reason"),
    [
        (TURN, (), 0, "shoot 1", "no_weapon"),
        (TURN, (), 0, "lead e3", "no_rahan_card"),
        (TURN, (), 0, "go g5", "no_step_card"),
        (TURN, ("go f9",), 0, "go e9", "not_your_turn"),
        (TURN, ("go f9",), 0, "exchange 1 2 knife", "not_your_turn"),
        (HUNT, ("shoot 2",), 0, "draw", "not_asked"),
        (HUNT, ("shoot 2",), 0, "shoot 1", "not_asked"),
        (HUNT, ("shoot 2",), 0, Flick(0, nan), "bad_number"),
        (HUNT, ("shoot 2",), 0, Flick(0, inf), "bad_number"),
        (TURN | {"hands": ("weapon", "weapon")}, (), 0, Shoot(1, 1), "others_beast"),
        (TURN, (), 0, Exchange((0, 1)), "not_three"),
    ],
    ids=[
        "a weapon that is not held",
        "a card for Rahan that is not held",
        "a step that is not held",
        "a second move",
        "an exchange after a move",
        "a draw between two shots",
        "weapons between two shots",
        "no strength at all",
        "a strength without end",
        "another's beast",
        "two cards for two",
    ],
)
def test_what_a_hand_may_try_is_refused_for_its_own_reason(fields, played, seat, tried, reason):
    state, _ = play(lying(**fields), *played)
    before = pack(state)
    assert refused(state, tried, seat) == reason
    assert pack(state) == before


@pytest.mark.parametrize("move", [Step(-1), Step(HUGE), Step("a1"), Draw(), Go(5), Keep(0), Flick(0, 900)])
def test_whoever_must_step_aside_can_only_step(move):
    state, _ = play(lying(cavemen="b5"), "draw", die=[1], cards="crocodile")
    assert state.ask is Ask.ASIDE
    assert refused(state, move) in ("not_free", "bad_number", "not_asked")


@pytest.mark.parametrize("number", [-1, 4, 2, nan, HUGE])
def test_only_what_is_there_is_kept_or_looted(number):
    keeping, _ = play(lying(), "draw", die=[2], cards="crocodile tiger")
    assert refused(keeping, Keep(number)) in ("not_drawn", "bad_number")
    state, _ = play(lying(cavemen="e7 e8", needs=("", "food fire")), "fight 2", Flick(9000, 700))
    assert state.ask is Ask.LOOT
    assert refused(state, Loot(number)) in (("not_there", "bad_number") if number != 2 else (None,))


def test_after_the_end_nothing_is_allowed():
    state, _ = play(lying(hands=("1",), needs=("food water fire invention",)), "go e6")
    for move in (Draw(), Go(5), Flick(0, 900)):
        for seat in (0, 1):
            assert GAME.refusal(state, seat, move).reason == TableReason.OVER


def test_a_match_refuses_and_stays_as_it_was():
    match = Match.begin(GAME, 2, 5, first=0)
    before = pack(match.state_copy())
    for seat, move in ((0, Exchange((0, 1))), (0, Shoot(1)), (1, Draw()), (0, Flick(0, nan)), (0, Go(200))):
        with pytest.raises(Refused) as no:
            match.play(seat, move)
        assert no.value.refusal.reason in set(Reason)
        assert (pack(match.state_copy()), match.n) == (before, 0)


@pytest.mark.parametrize(
    "text",
    [
        "go",
        "go e0",
        "go e14",
        "go E7",
        "go e07",
        "go j1",
        "go e7 e8",
        "draw 1",
        "shoot",
        "shoot -1",
        "shoot 1 deer",
        "shoot 1 tiger bear",
        "knife 1",
        "fight",
        "fight x",
        "keep",
        "keep lion",
        "flick 1",
        "flick 1 2 3",
        "flick 1.5 900",
        "flick 01 900",
        "flick 1e3 900",
        "flick nan inf",
        "flick ² 900",
        "exchange 5",
        "exchange tiger 1 1",
        "exchange " + "1 " * 11,
        "step",
        "loot",
        "loot combat",
        "Draw",
        " draw",
    ],
)
def test_what_is_no_move_is_unreadable(text):
    with pytest.raises(Unreadable):
        GAME.read(text)


def test_every_reason_is_given_somewhere():
    """All that is said of why something cannot be done can truly happen; the clauses' tests meet most of them."""
    from pathlib import Path

    here = Path(__file__).parent
    told = "\n".join(path.read_text("utf-8") for path in here.glob("test_rahan_*.py"))
    assert [reason for reason in Reason if f'"{reason.partition(".")[2]}"' not in told] == []
