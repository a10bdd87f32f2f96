"""Rahan: the flint, and hunting for food (RAH-26 to RAH-34, RAH-54)."""

from __future__ import annotations

import pytest

from core.chance import Live, Recorded
from core.games.rahan import shooting
from core.games.rahan.content import Animal, middle, named
from core.games.rahan.position import Armed, Ask, Caught, Flick, Landed, Returned, Threw
from core.physics import How
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


def hunting(cavemen="g9", weapons=1, **more):
    """Somebody who spent weapon cards, two squares above the deer unless they stand elsewhere."""
    state, _ = play(lying(cavemen=cavemen, hands=("weapon " * weapons,), **more), f"shoot {weapons}")
    return state


# The flint


@pytest.mark.rule("RAH-26")
@pytest.mark.parametrize("square", ["a1", "e7", "i13", "c8"])
def test_the_flint_starts_in_the_middle_of_the_cavemans_square_in_the_direction_chosen(square):
    state = hunting(square)
    state, events = play(state, Flick(2000, 600))
    threw = only(events, Threw)
    assert (threw.start, threw.angle, threw.speed) == (named(square), 2000, 600)
    x, y = middle(named(square))
    dx, dy = threw.roll.x / 1000 - x, threw.roll.y / 1000 - y
    assert dy / dx == pytest.approx(0.364, abs=0.002), "20° down from the right"


@pytest.mark.rule("RAH-27")
def test_a_hand_shakes_by_two_draws_that_are_kept_and_by_nothing_else():
    state = hunting("e7")
    aim = aimed(state, "g11", 1.1)
    chance = Live(1)
    events = GAME.play(GAME.copy(state), 0, aim, chance)
    draws = chance.take()
    assert [bag for bag, _ in draws] == ["hand", "hand", "flint"]
    again = GAME.copy(state)
    replayed = Recorded(draws)
    assert GAME.play(again, 0, aim, replayed) == events
    replayed.finish()
    left, right = (only(shot(state, "g11", hand=[a, 500])[1], Threw).roll for a in (0, 999))
    assert left.angle < aim.angle * 10 < right.angle
    soft, hard = (only(shot(state, "a1", hand=[500, b])[1], Threw).roll for b in (0, 999))
    assert soft.speed < 1000 * aimed(state, "a1").speed < hard.speed


@pytest.mark.rule("RAH-27")
def test_the_die_has_no_part_in_it():
    _, events = shot(hunting("g9"), "g11")
    assert "rolled" not in kinds(events)


@pytest.mark.rule("RAH-27")
def test_each_seats_hand_is_as_steady_as_its_own():
    def spread(hand):
        state = hunting("e7", steadiness=hand)
        return [only(shot(state, "a1", hand=[a, 500])[1], Threw).roll.angle for a in (100, 900)]

    wide = {hand: spread(hand)[1] - spread(hand)[0] for hand in ("child", "family", "expert")}
    assert wide["child"] > wide["family"] > wide["expert"]
    mixed = hunting("e7")
    mixed.steadiness = (0, 2)
    angles = [only(shot(mixed, "a1", hand=[a, 500])[1], Threw).roll.angle for a in (100, 900)]
    assert angles[1] - angles[0] == wide["child"]


@pytest.mark.rule("RAH-28")
def test_an_animal_is_hit_at_its_side_from_above_and_by_a_sliding_flint_but_not_from_far_above():
    seen = {}
    for far in (0.9, 1.1, 1.6, 2.2):
        _, events = shot(hunting("g7"), "g11", far)
        roll = only(events, Threw).roll
        seen[roll.how] = roll.over
        assert ("caught" in kinds(events)) == (roll.touched >= 0)
    assert set(seen) == {How.SLID, How.SIDE, How.ONTO, How.MISSED}
    assert seen[How.MISSED] == (Animal.DEER,), "in flight above it passes over"


# What it serves for


@pytest.mark.rule("RAH-29")
def test_the_flint_serves_against_animals_beasts_and_opponents():
    hunted, _ = play(lying(hands=("weapon",)), "shoot 1")
    repelling, _ = play(lying(hands=("weapon",), beset="tiger"), "shoot 1 tiger")
    fighting, _ = play(lying(cavemen="e7 e9"), "fight 2")
    assert [state.ask for state in (hunted, repelling, fighting)] == [Ask.HUNT, Ask.REPEL, Ask.FIGHT]
    assert {piece.number for piece in shooting.targets(hunted)} == {0, 1, 2, 3}
    assert [piece.number for piece in shooting.targets(repelling)] == [5]
    assert [piece.number for piece in shooting.targets(fighting)] == [9]


# Hunting


@pytest.mark.rule("RAH-30")
def test_each_weapon_card_is_a_shot_and_all_are_spent_even_if_the_first_hits():
    state, events = play(lying(cavemen="g9", hands=("weapon weapon weapon weapon",)), "shoot 3")
    assert only(events, Armed) == Armed(0, 3, -1)
    assert (held(state, 0), beside(state)) == ("weapon", "weapon weapon weapon")
    for left in (2, 1):
        state, _ = shot(state, "a13")
        assert (state.shots, state.ask, state.who) == (left, Ask.HUNT, 0)
    missed, _ = shot(state, "a13")
    assert (missed.ask, missed.turn) == (Ask.TURN, 1)
    lucky, _ = play(lying(cavemen="g9", hands=("weapon weapon weapon",)), "shoot 3")
    lucky, events = shot(lucky, "g11")
    assert "caught" in kinds(events)
    assert (lucky.turn, held(lucky, 0)) == (1, "")


@pytest.mark.rule("RAH-30")
def test_no_more_weapons_are_spent_than_one_has_and_at_least_one():
    state = lying(cavemen="g9", hands=("weapon weapon",))
    assert refused(state, "shoot 2") is None
    assert refused(state, "shoot 3") == "no_weapon"
    assert refused(state, "shoot 0") == "bad_number"
    assert refused(lying(cavemen="g9", hands=("knife 1",)), "shoot 1") == "no_weapon"


@pytest.mark.rule("RAH-31")
def test_a_knife_is_three_shots_without_weapons():
    state, events = play(lying(cavemen="g9", hands=("knife knife weapon",)), "knife")
    assert only(events, Armed) == Armed(0, 0, -1)
    assert (state.shots, held(state, 0), beside(state)) == (3, "knife weapon", "knife")
    for more in ("knife", "shoot 1"):
        assert refused(state, more) == "not_asked", "one a turn, and not mixed"
    for left in (2, 1, 0):
        state, _ = shot(state, "a13")
        assert state.shots == left
    assert state.turn == 1
    assert refused(lying(hands=("weapon",)), "knife") == "no_knife"


@pytest.mark.rule("RAH-31")
def test_a_hit_ends_the_shooting_and_the_rest_is_lost():
    state, _ = play(lying(cavemen="g9", hands=("knife",)), "knife")
    state, _ = shot(state, "g11")
    assert (state.turn, state.shots, state.knife) == (1, 0, False)


@pytest.mark.rule("RAH-32")
def test_a_hit_animal_leaves_the_board_and_brings_food():
    state, events = shot(hunting("g9"), "g11")
    assert only(events, Caught).animal == Animal.DEER
    assert state.animals == 0b1110
    assert gathered(state, 0) == "food"
    assert refused(lying(hands=("2",), cavemen="g9", animals="fish"), "go g11") is None, "its square is free"


@pytest.mark.rule("RAH-33")
def test_whoever_missed_and_has_no_card_left_must_get_some_first():
    state, _ = shot(hunting("g9"), "a13")
    state, _ = play(state, "draw", die=[1], cards="4")
    assert refused(state, "shoot 1") == "no_weapon"
    assert refused(state, "knife") == "no_knife"
    state, _ = play(state, "draw", die=[1], cards="weapon")
    state, _ = play(state, "draw", die=[1], cards="4")
    assert refused(state, "shoot 1") is None


@pytest.mark.rule("RAH-34")
def test_missing_an_animal_moves_nobody_unless_the_table_wants_it():
    state, events = shot(hunting("g9", 2), "d9")
    assert where(state, 0) == "g9"
    assert kinds(events) == "threw"
    following = hunting("g9", 2, follow=True)
    state, events = shot(following, "d9", 1.0)
    assert only(events, Landed) == Landed(0, named("g9"), named("d9"), False)
    assert where(state, 0) == "d9"
    assert (state.ask, state.shots) == (Ask.HUNT, 1)


@pytest.mark.rule("RAH-34")
def test_any_animal_that_is_hit_counts_as_hit():
    state = hunting("e2")
    state, events = shot(state, "c3", 1.2)
    assert only(events, Caught).animal == Animal.FISH
    _, events = shot(hunting("f3"), "a3", 0.9)
    assert only(events, Caught).animal == Animal.FISH, "though something beyond it was meant"


@pytest.mark.rule("RAH-34")
def test_whoever_has_food_may_not_hunt():
    state = lying(cavemen="g9", hands=("weapon knife",), needs=("food",))
    assert refused(state, "shoot 1") == "has_food"
    assert refused(state, "knife") == "has_food"
    assert refused(lying(cavemen="g9", hands=("weapon knife",), needs=("water", "food")), "shoot 1") is None


@pytest.mark.rule("RAH-34")
@pytest.mark.parametrize(
    ("needs", "combat", "animals", "back"),
    [
        (("food", "", "food"), "", "", True),
        (("food", "", "food"), "0 1 2", "", False),
        (("food", "", "food"), "0 2", "", True),
        (("food", "", "food"), "0 2", "bird", False),
        (("food", "food", "food"), "", "", False),
        (("", "", ""), "0 1 2", "", True),
        (("food", "", ""), "0 1", "", True),
    ],
)
def test_an_animal_returns_when_all_are_gone_and_somebody_could_never_eat(needs, combat, animals, back):
    state = lying(3, needs=needs, combat=combat, animals=animals, cavemen="a1 a1 a1")
    after, events = play(state, "draw", die=[1], cards="4", animal="rabbit")
    assert (Returned(Animal.RABBIT, named("c11")) in events) == back
    assert after.animals == (0b1000 if back else 0b0100 if animals else 0)
    assert (after.turn, after.ask) == (1, Ask.TURN)


@pytest.mark.rule("RAH-34")
def test_it_is_looked_at_after_every_turn():
    """Also after the shot that takes the last animal, and after a combat."""
    state = hunting("g9", animals="deer", combat="", needs=("", "food"))
    state, events = shot(state, "g11", animal="fish")
    assert kinds(events) == "threw caught gained", "both have food now"
    state = hunting("g9", animals="deer", combat="")
    state, events = shot(state, "g11", animal="fish")
    assert kinds(events) == "threw caught gained returned"
    assert state.animals == 1 << Animal.FISH
    robbed = lying(cavemen="e7 e8", combat="0", needs=("", "food"), animals="")
    robbed, _ = play(robbed, "fight 2")
    robbed, events = shot(robbed, "e8", animal="fish")
    assert kinds(events) == "threw struck looted returned"


# Only the kind aimed at


@pytest.mark.rule("RAH-54")
def test_the_flint_ignores_all_but_the_kind_aimed_at():
    """The same throw with and without figures and beasts in its way."""
    _, events = shot(hunting("g7", players=3), "g11", 1.1)
    roll = only(events, Threw).roll
    crowded = hunting("g7", players=3, rahan="g9")
    crowded.cavemen = (crowded.cavemen[0], named("g8"), named("g9"))
    _, events = shot(crowded, "g11", 1.1)
    assert only(events, Threw).roll == roll
    assert roll.touched == Animal.DEER
    past_a_beast = hunting("h8", beset="- mammoth", players=2)
    _, events = shot(past_a_beast, "h13", 0.9)
    assert only(events, Threw).roll.touched == -1, "it lies beyond another's mammoth"


@pytest.mark.rule("RAH-54")
def test_nobody_shoots_anothers_beast():
    state = lying(cavemen="h7", beset="- mammoth", hands=("weapon",))
    assert refused(state, "shoot 1 mammoth") == "others_beast"
    assert refused(state, "shoot 1 bear") == "no_beast"
    beset = lying(cavemen="h7", beset="tiger mammoth", hands=("weapon",))
    assert refused(beset, "shoot 1 mammoth") == "others_beast"
    assert refused(beset, "shoot 1 tiger") is None
    assert refused(lying(hands=("weapon",), animals=""), "shoot 1") == "no_animal"
