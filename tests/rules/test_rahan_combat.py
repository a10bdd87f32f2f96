"""Rahan: combat (RAH-43 to RAH-47)."""

from __future__ import annotations

import pytest

from core.games.rahan import course
from core.games.rahan.content import DUEL, apart, named
from core.games.rahan.position import Ask, Challenged, ClosedIn, Flick, Looted, Parted, SteppedAside, Struck, Threw
from core.physics.throw import SLOWEST
from tests.rules.rahan_positions import GAME, gathered, held, kinds, lying, only, play, refused, shot, where

AWAY = Flick(27000, SLOWEST)  # a weak flick up the board, which misses whoever is not there


def fighting(cavemen="e7 e11", **more):
    state, _ = play(lying(cavemen=cavemen, **more), "fight 2")
    return state


@pytest.mark.rule("RAH-43")
def test_the_combat_card_is_played_once_and_costs_no_weapon():
    state = lying(3, hands=("weapon",), cavemen="e7 e8 a1")
    state, events = play(state, "fight 2")
    assert only(events, Challenged) == Challenged(0, 1)
    assert held(state, 0) == "weapon"
    assert state.combat == 0b110
    state, _ = shot(state, "e8")
    for _ in range(2):
        state, _ = play(state, "draw", die=[1], cards="4")
    assert state.turn == 0
    assert refused(state, "fight 2") == "no_combat"
    assert refused(state, "fight 3") == "no_combat"


@pytest.mark.rule("RAH-43")
def test_the_opponent_is_of_ones_own_choice():
    state = lying(4, turn=2, cavemen="a1 c1 e7 i13")
    for foe in (1, 2, 4):
        fought, _ = play(state, f"fight {foe}")
        assert (fought.ask, fought.who, fought.foe) == (Ask.FIGHT, 2, foe - 1)
    assert refused(state, "fight 3") == "yourself"
    assert refused(state, "fight 5") == "bad_number"
    assert refused(state, "fight 0") == "bad_number"
    assert refused(lying(3), "fight 4") == "bad_number"


@pytest.mark.rule("RAH-44")
def test_on_a_miss_the_opponent_shoots_back_and_so_on_until_one_is_hit():
    state = fighting("e2 e12", needs=("", "food"), animals="")
    shooters = []
    for _ in range(4):
        shooters.append((state.who, state.turn, state.ask))
        state, _ = play(state, AWAY)
    assert shooters == [(seat, 0, Ask.FIGHT) for seat in (0, 1, 0, 1)]
    assert refused(state, AWAY, seat=1) == "not_your_turn"
    state, events = shot(state, where(state, 1))
    assert only(events, Struck) == Struck(0, 1)
    assert (state.turn, state.ask, state.foe) == (1, Ask.TURN, -1)


@pytest.mark.rule("RAH-44")
def test_the_shot_is_at_the_opponents_caveman_and_at_nothing_else():
    state, _ = play(lying(3, cavemen="e3 e9 e6", rahan="e5"), "fight 2")
    state, events = shot(state, "e9")
    assert only(events, Threw).roll.touched == 8 + 1, "past Rahan and the third"


# Steps


@pytest.mark.rule("RAH-45")
@pytest.mark.parametrize(
    ("here", "there", "goal"),
    [("e7", "e11", "e8"), ("a1", "i13", "b2"), ("e7", "g8", "f8"), ("e7", "f10", "f8"), ("i1", "a4", "h2")],
)
def test_after_a_miss_the_shooter_steps_towards_the_other(here, there, goal):
    state, events = play(fighting(f"{here} {there}", animals=""), AWAY)
    assert only(events, ClosedIn) == ClosedIn(0, named(here), named(goal))
    assert where(state, 0) == goal
    assert where(state, 1) == there
    back, events = play(state, Flick(9000, SLOWEST))
    assert apart(back.cavemen[0], back.cavemen[1]) == max(apart(named(here), named(there)) - 2, 1)


@pytest.mark.rule("RAH-45")
def test_no_step_when_already_adjacent():
    for there in ("f8", "e8", "d6"):
        away = Flick(27000 if there != "d6" else 9000, SLOWEST)
        state, events = play(fighting(f"e7 {there}"), away)
        assert kinds(events) == "threw"
        assert (where(state, 0), state.who) == ("e7", 1)


@pytest.mark.rule("RAH-45")
def test_a_blocked_step_is_replaced_by_the_best_free_one_and_at_a_tie_the_shooter_chooses():
    around = fighting("g10 g13", animals="deer")
    state, _ = play(around, AWAY)
    assert state.ask is Ask.CLOSE_IN, "the deer is in the way: left or right of it"
    assert {GAME.text(move) for move in GAME.moves(state, 0)} == {"step f11", "step h11"}
    assert refused(state, "step g11") == "not_free"
    assert refused(state, "step f11", seat=1) == "not_your_turn"
    state, events = play(state, "step h11")
    assert kinds(events) == "closed_in"
    assert (where(state, 0), state.ask, state.who) == ("h11", Ask.FIGHT, 1)
    slanted, _ = play(fighting("f10 h12", animals="deer"), AWAY)
    assert slanted.ask is Ask.CLOSE_IN
    assert {GAME.text(move) for move in GAME.moves(slanted, 0)} == {"step f11", "step g10"}


@pytest.mark.rule("RAH-45")
def test_if_every_lessening_step_is_blocked_the_caveman_stays(monkeypatch):
    from core.games.rahan import shooting

    state = fighting("e7 e11")
    blocked = sum(1 << named(square) for square in ("d8", "e8", "f8"))
    monkeypatch.setattr(shooting, "standing", lambda _: blocked)
    assert shooting.closing_in(state) == ()
    monkeypatch.setattr(shooting, "standing", lambda _: blocked - (1 << named("d8")))
    assert shooting.closing_in(state) == (named("d8"),)


# What is won


@pytest.mark.rule("RAH-46")
def test_the_one_hit_gives_the_card_that_the_other_chooses():
    state = fighting("e7 e8", needs=("food", "food water invention"))
    state, _ = shot(state, "e8")
    assert (state.ask, state.who) == (Ask.LOOT, 0)
    assert {GAME.text(move) for move in GAME.moves(state, 0)} == {"loot food", "loot water", "loot invention"}
    assert refused(state, "loot fire") == "not_there"
    state, events = play(state, "loot food")
    assert only(events, Looted) == Looted(0, 1, 0)
    assert (gathered(state, 0), gathered(state, 1)) == ("food food", "water invention"), "more of a kind come by combat"
    assert state.turn == 1


@pytest.mark.rule("RAH-46")
def test_an_attacker_who_is_hit_gives_a_card_too():
    state = fighting("e7 e9", needs=("water fire", ""))
    state, _ = play(state, AWAY)
    state, events = shot(state, "e8", far=1.2)
    assert only(events, Struck) == Struck(1, 0)
    assert (state.ask, state.who) == (Ask.LOOT, 1)
    state, _ = play(state, "loot fire")
    assert (gathered(state, 0), gathered(state, 1)) == ("water", "fire")
    assert state.turn == 1, "the turn after the attacker's"


@pytest.mark.rule("RAH-46")
def test_the_only_card_there_is_is_given_at_once():
    state, events = shot(fighting("e7 e8", needs=("", "fire")), "e8")
    assert kinds(events) == "threw struck looted"
    assert gathered(state, 0) == "fire"


@pytest.mark.rule("RAH-47")
def test_whoever_has_no_such_card_gives_nothing():
    state, events = shot(fighting("e7 e8", needs=("fire",)), "e8")
    assert only(events, Looted) == Looted(0, 1, -1)
    assert (gathered(state, 0), state.turn) == ("fire", 1)


@pytest.mark.rule("RAH-47")
def test_a_beset_player_may_not_start_a_combat_but_must_answer_one():
    assert refused(lying(beset="tiger"), "fight 2") == "beast_first"
    state = fighting("e7 e11", beset="- tiger", hands=("", "weapon"))
    state, _ = play(state, AWAY)
    assert (state.ask, state.who) == (Ask.FIGHT, 1)
    state, events = shot(state, "e8")
    assert only(events, Struck) == Struck(1, 0)
    assert state.beset == (-1, 1)
    assert held(state, 1) == "weapon"


@pytest.mark.rule("RAH-47")
def test_on_one_square_the_attacked_one_steps_aside_first():
    state, _ = play(lying(3, cavemen="g10 g10 g10"), "fight 3")
    assert (state.ask, state.who, state.turn) == (Ask.ASIDE, 2, 0)
    assert {GAME.text(move)[5:] for move in GAME.moves(state, 2)} == {"f9", "g9", "h9", "f10", "h10", "f11", "h11"}
    assert refused(state, "step g11") == "not_free", "the deer is there"
    assert refused(state, "step g8") == "not_free"
    state, events = play(state, "step h11")
    assert only(events, SteppedAside) == SteppedAside(2, named("g10"), named("h11"))
    assert (state.ask, state.who) == (Ask.FIGHT, 0)
    assert where(state, 1) == "g10"


@pytest.mark.rule("RAH-47")
def test_where_there_is_no_room_both_stay_and_the_first_shot_hits(monkeypatch):
    """On this board there always is: here all around is taken by what is not there."""
    around = sum(1 << square for square in range(117) if apart(square, named("e7")) == 1)
    monkeypatch.setattr(course, "standing", lambda _: around)
    state, _ = play(lying(cavemen="e7 e7", needs=("", "fire")), "fight 2")
    assert (state.ask, state.cavemen) == (Ask.FIGHT, (named("e7"),) * 2)
    for angle in (0, 9000, 22222):
        _, events = play(state, Flick(angle, 1500), hand=[0, 999])
        assert only(events, Struck) == Struck(0, 1)


@pytest.mark.rule("RAH-47")
def test_moving_in_combat_gains_nothing():
    state, _ = play(lying(cavemen="b2 b2", rahan="a1"), "fight 2")
    state, _ = play(state, "step a2")
    assert (where(state, 1), gathered(state, 1)) == ("a2", "")
    state, _ = play(fighting("b3 b1", rahan="b2", animals="", needs=("food water fire",)), Flick(0, SLOWEST))
    assert (where(state, 0), gathered(state, 0)) == ("b2", "food water fire")
    state, _ = play(fighting("e10 e6", needs=("food water fire invention",)), Flick(0, SLOWEST))
    state, _ = play(state, Flick(0, SLOWEST))
    state, _ = play(state, Flick(0, SLOWEST))
    assert state.winner == -1


@pytest.mark.rule("RAH-47")
def test_a_duel_ends_without_result_after_twenty_shots():
    state = fighting("e7 e8", needs=("", "fire"))
    for shots in range(DUEL):
        assert (state.ask, state.who, state.fired) == (Ask.FIGHT, shots % 2, shots)
        state, events = play(state, Flick(0, SLOWEST))
    assert DUEL == 20
    assert only(events, Parted) == Parted(0, 1)
    assert (state.turn, state.ask, gathered(state, 1)) == (1, Ask.TURN, "fire")
    assert state.combat == 0b10
