"""Rahan: beasts, and figures that make room (RAH-35 to RAH-42, RAH-53)."""

from __future__ import annotations

import pytest

from core.games.rahan import course, shooting
from core.games.rahan.content import BEAST_SQUARES, SQUARES, Beast, apart, named
from core.games.rahan.position import Armed, Ask, Came, Landed, Repelled, Returned, Sent, SteppedAside
from tests.rules.rahan_positions import (
    GAME,
    aimed,
    beside,
    gathered,
    held,
    kinds,
    lying,
    only,
    play,
    refused,
    shot,
    where,
)


def repelling(cavemen="h7", weapons=1, beset="tiger", **more):
    """Somebody who spent weapon cards against their beast."""
    name = beset.split()[0]
    state = lying(cavemen=cavemen, hands=("weapon " * weapons,), beset=beset, **more)
    state, _ = play(state, f"shoot {weapons} {name}")
    return state


# Drawn


@pytest.mark.rule("RAH-35")
@pytest.mark.parametrize("beast", ["crocodile", "tiger", "mammoth", "bear"])
def test_a_beast_that_is_drawn_comes_to_its_square_and_its_card_is_kept(beast):
    state, events = play(lying(), "draw", die=[2], cards=f"1 {beast}")
    number = Beast[beast.upper()]
    assert only(events, Came) == Came(0, number, BEAST_SQUARES[number])
    assert state.beset == (number, -1)
    assert (held(state, 0), beside(state)) == ("1", "")
    assert state.turn == 1


@pytest.mark.rule("RAH-36")
def test_of_several_beasts_one_is_kept_chosen_when_all_cards_are_drawn():
    state, events = play(lying(), "draw", die=[4], cards="bear 1 tiger 2")
    assert (state.ask, state.who, state.turn) == (Ask.KEEP, 0, 0)
    assert kinds(events) == "rolled drew", "none is put up yet"
    assert held(state, 0) == "1 2"
    assert refused(state, "keep mammoth") == "not_drawn"
    assert refused(state, "keep tiger", seat=1) == "not_your_turn"
    assert {GAME.text(move) for move in GAME.moves(state, 0)} == {"keep tiger", "keep bear"}
    state, events = play(state, "keep tiger")
    assert (state.beset, beside(state)) == ((1, -1), "bear")
    assert only(events, Sent) == Sent(0, (3,))
    assert kinds(events) == "sent came"
    assert state.turn == 1


@pytest.mark.rule("RAH-36")
def test_so_for_exchanged_cards_too():
    state, _ = play(lying(hands=("1 1 1",)), "exchange 1 1 1", cards="bear tiger crocodile")
    assert state.ask is Ask.KEEP
    state, _ = play(state, "keep crocodile")
    assert (state.beset[0], beside(state)) == (0, "1 1 1 tiger bear")


# Beset


@pytest.mark.rule("RAH-37")
def test_until_rid_of_the_beast_a_player_does_nothing_but_shoot_at_it():
    state = lying(cavemen="h7", hands=("weapon 1 rahan knife 2",), beset="tiger")
    assert state.ask is Ask.BESET
    assert {GAME.text(move) for move in GAME.moves(state, 0)} == {"shoot 1 tiger"}
    for deed in ("go h8", "lead e3", "fight 2", "shoot 1"):
        assert refused(state, deed) == "beast_first", deed
    for deed in ("draw", "exchange 1 2 2", "exchange 1 2 3"):
        assert refused(state, deed) == "must_shoot", deed


@pytest.mark.rule("RAH-37")
def test_only_without_a_weapon_a_beset_player_rolls_and_that_from_the_first_turn_on():
    state, _ = play(lying(hands=("1 2 rahan",)), "draw", die=[1], cards="tiger")
    state, _ = play(state, "draw", die=[1], cards="4")
    assert {GAME.text(move) for move in GAME.moves(state, 0)} == {"draw"}
    assert refused(state, "exchange 1 2 rahan") == "roll_first"
    assert refused(state, "go e6") == "beast_first"
    state, _ = play(state, "draw", die=[1], cards="4")
    assert state.turn == 1


@pytest.mark.rule("RAH-37")
def test_one_shoots_from_the_cavemans_square_and_from_the_next_turn_on():
    state, _ = play(lying(cavemen="h7", hands=("weapon weapon",)), "draw", die=[1], cards="tiger")
    assert state.turn == 1, "not in the turn in which it came"
    state, _ = play(state, "draw", die=[1], cards="4")
    state, events = play(state, "shoot 2 tiger")
    state, events = shot(state, "h5")
    assert events[0].start == named("h7")


@pytest.mark.rule("RAH-38")
def test_weapons_are_spent_first_one_a_shot_and_all_even_if_the_first_hits():
    state, events = play(lying(cavemen="h7", hands=("weapon weapon weapon",), beset="tiger"), "shoot 2 tiger")
    assert only(events, Armed) == Armed(0, 2, 1)
    assert (held(state, 0), beside(state), state.shots) == ("weapon", "weapon weapon", 2)
    state, _ = shot(state, "h5")
    assert (state.beset[0], held(state, 0), state.turn) == (-1, "weapon", 1)


@pytest.mark.rule("RAH-38")
def test_knives_do_not_serve_against_beasts():
    state = lying(cavemen="h7", hands=("knife weapon",), beset="tiger")
    assert refused(state, "knife tiger") == "knife_animals"
    assert refused(state, "knife") == "knife_animals"
    unarmed = lying(cavemen="h7", hands=("knife",), beset="tiger")
    assert {GAME.text(move) for move in GAME.moves(unarmed, 0)} == {"draw"}


@pytest.mark.rule("RAH-39")
def test_after_each_miss_the_caveman_is_where_the_flint_fell_and_shoots_from_there():
    state = repelling("e3", 3)
    state, events = shot(state, "c4", 1.0)
    assert only(events, Landed) == Landed(0, named("e3"), named("c4"), False)
    assert (where(state, 0), state.shots) == ("c4", 2)
    state, events = shot(state, "e5", 1.0)
    assert events[0].start == named("c4")
    assert where(state, 0) == "e5"
    state, _ = shot(state, "e9", 1.0)
    assert (where(state, 0), state.turn) == ("e9", 1), "after the last one too"


@pytest.mark.rule("RAH-39")
def test_where_the_flint_leaves_the_board_the_caveman_stays():
    state, events = shot(repelling("a8", 2), "b8", 5, off=180)
    assert only(events, Landed) == Landed(0, named("a8"), named("a8"), True)
    assert (where(state, 0), state.shots) == ("a8", 1)


@pytest.mark.rule("RAH-40")
def test_with_shots_used_up_one_tries_again_next_turn_if_one_has_weapons_else_one_draws():
    state = lying(cavemen="a1", hands=("weapon weapon",), beset="tiger")
    state, _ = play(state, "shoot 1 tiger")
    state, _ = shot(state, "a8", 1.0)
    state, _ = play(state, "draw", die=[1], cards="4")
    assert {GAME.text(move) for move in GAME.moves(state, 0)} == {"shoot 1 tiger"}
    state, _ = play(state, "shoot 1 tiger")
    state, _ = shot(state, "a1", 1.0)
    state, _ = play(state, "draw", die=[1], cards="4")
    assert {GAME.text(move) for move in GAME.moves(state, 0)} == {"draw"}
    state, _ = play(state, "draw", die=[1], cards="weapon")
    assert state.turn == 1, "shoots only at a later turn"
    state, _ = play(state, "draw", die=[1], cards="4")
    assert {GAME.text(move) for move in GAME.moves(state, 0)} == {"shoot 1 tiger"}


@pytest.mark.rule("RAH-41")
def test_a_beast_that_is_hit_leaves_the_board_and_its_card_goes_beside_the_deck():
    state, events = shot(repelling("h7"), "h5")
    assert only(events, Repelled) == Repelled(0, Beast.TIGER)
    assert (state.beset[0], beside(state)) == (-1, "weapon tiger")
    assert refused(lying(cavemen="h6", hands=("1",)), "go h5") is None
    state, _ = play(state, "draw", die=[1], cards="4")
    assert state.ask is Ask.TURN, "free again"


# Where one lands


def um(square, x=0.0, y=0.0):
    """The middle of a square in µm, and so many mm beside it."""
    column, row = named(square) % 9, named(square) // 9
    return round(45000 * column + 22500 + 1000 * x), round(45000 * row + 22500 + 1000 * y)


@pytest.mark.rule("RAH-42")
def test_the_caveman_lands_on_the_flints_square_or_on_the_nearest_free_one():
    taken = course.standing(lying(beset="tiger"))
    assert shooting.nearest_free(taken, *um("e9", 20, -20)) == named("e9")
    assert shooting.nearest_free(taken, *um("h5", 5, -3)) == named("i5")
    assert shooting.nearest_free(taken, *um("h5", -5, 3)) == named("g5")
    assert shooting.nearest_free(taken, *um("h5", -3, 5)) == named("h6")
    assert shooting.nearest_free(taken, *um("h5", 3, -5)) == named("h4")
    assert shooting.nearest_free(taken, *um("h5")) == named("h4"), "at a tie the upper"
    assert shooting.nearest_free(taken, *um("h5", -4, 4)) == named("g5"), "of two to the lower left the upper"
    assert shooting.nearest_free(taken, *um("h5", 0, 4)) == named("h6")
    crowded = taken | 1 << named("h4")
    assert shooting.nearest_free(crowded, *um("h5")) == named("g5"), "then the left"
    assert shooting.nearest_free(taken, 405_000 - 1, 585_000 - 1) == SQUARES - 1


@pytest.mark.rule("RAH-42")
def test_nobody_lands_in_an_animal_and_figures_may_share_a_square():
    landed = 0
    for off in range(-20, 21, 4):
        state, _ = shot(repelling("g8", rahan="g10"), "g11", 1.0, off=off)
        landed += where(state, 0) != "g8"
    assert landed > 5
    state, _ = shot(repelling("g8"), "g11", 1.0)
    assert where(state, 0) != "g11"
    assert apart(state.cavemen[0], named("g11")) == 1
    shared, _ = shot(repelling("a8 a3"), "a3", 1.0)
    assert (where(shared, 0), where(shared, 1)) == ("a3", "a3")


@pytest.mark.rule("RAH-42")
def test_landing_gains_nothing():
    on_water, _ = shot(repelling("e1"), "b1", 1.0)
    assert (where(on_water, 0), gathered(on_water, 0)) == ("b1", "")
    beside_rahan, _ = shot(repelling("e6", rahan="b6"), "b6", 1.0)
    assert (where(beside_rahan, 0), gathered(beside_rahan, 0)) == ("b6", "")
    home, _ = shot(repelling("e10", needs=("food water fire invention",)), "e7", 1.0)
    assert (where(home, 0), home.winner) == ("e7", -1)


@pytest.mark.rule("RAH-42")
def test_who_is_beset_and_draws_another_beast_discards_it():
    state, events = play(lying(beset="tiger"), "draw", die=[3], cards="bear 1 mammoth")
    assert state.beset == (1, -1)
    assert (held(state, 0), beside(state)) == ("1", "mammoth bear")
    assert only(events, Sent) == Sent(0, (3, 2))
    assert state.turn == 1


# Making room


@pytest.mark.rule("RAH-53")
def test_figures_on_a_beasts_square_step_aside_in_the_order_of_play_rahan_last():
    state = lying(4, turn=1, cavemen="h5 h5 a1 h5", rahan="h5")
    state, _ = play(state, "draw", die=[1], cards="tiger")
    order = []
    for to in ("h4", "i6", "g5", "h6"):
        assert state.ask is Ask.ASIDE
        order.append((state.aside[0], state.who))
        assert refused(state, f"step {to}", seat=(state.who + 1) % 4) == "not_your_turn"
        state, events = play(state, f"step {to}")
        assert only(events, SteppedAside).goal == named(to)
    assert order == [(1, 1), (3, 3), (0, 0), (4, 1)], "Rahan by the active player"
    assert [where(state, figure) for figure in (1, 3, 0, "rahan", 2)] == ["h4", "i6", "g5", "h6", "a1"]
    assert (state.turn, state.ask) == (2, Ask.TURN)


@pytest.mark.rule("RAH-53")
def test_one_steps_to_a_free_square_a_kings_step_away_and_gains_nothing():
    state, _ = play(lying(cavemen="b5 c5", rahan="c5", needs=("",)), "draw", die=[1], cards="crocodile")
    assert {GAME.text(move) for move in GAME.moves(state, 0)} == {
        f"step {s}" for s in ["a4", "b4", "c4", "a5", "c5", "a6", "b6", "c6"]
    }
    for far in ("b5", "b3", "e5"):
        assert refused(state, f"step {far}") == "not_free"
    state, events = play(state, "step c5")
    assert gathered(state, 0) == "", "though Rahan is there"
    assert kinds(events) == "aside"


@pytest.mark.rule("RAH-53")
def test_where_no_neighbouring_square_is_free_one_steps_two(monkeypatch):
    """On this board there is always one: here all around are taken by what is not there."""
    state, _ = play(lying(cavemen="b5"), "draw", die=[1], cards="crocodile")
    around = sum(1 << square for square in range(SQUARES) if apart(square, named("b5")) <= 1)
    monkeypatch.setattr(course, "standing", lambda _: around)
    found = course.room_beside(state, 0)
    assert found
    assert all(apart(square, named("b5")) == 2 for square in found)


@pytest.mark.rule("RAH-53")
def test_so_when_an_animal_returns():
    state = lying(cavemen="g11 a1", rahan="g11", animals="", combat="", needs=("food",))
    state, events = play(state, "draw", die=[1], cards="4", animal="deer")
    assert only(events, Returned).square == named("g11")
    assert (state.ask, state.who) == (Ask.ASIDE, 0)
    state, _ = play(state, "step g12", "step f11")
    assert (where(state, 0), where(state, "rahan")) == ("g12", "f11")
    assert (state.turn, state.ask) == (1, Ask.TURN)


def test_a_flick_at_a_beast_may_go_anywhere():
    state = repelling("e3")
    assert refused(state, aimed(state, "a1")) is None
