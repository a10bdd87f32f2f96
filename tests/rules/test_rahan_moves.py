"""Rahan: moving, gathering, Rahan's gifts, and coming home (RAH-17 to RAH-25, RAH-48 to RAH-50, RAH-52)."""

from __future__ import annotations

import pytest

from core.game import Outcome
from core.games.rahan.content import FIRE, WATER, name_of
from core.games.rahan.position import Ask, End, Gained, Home
from tests.rules.rahan_positions import GAME, gathered, held, kinds, lying, only, play, refused, where

ALL_FOUR = "food water fire invention"


def goals(state, word):
    return {GAME.text(move).partition(" ")[2] for move in GAME.moves(state, 0) if GAME.text(move).startswith(word)}


@pytest.mark.rule("RAH-17")
def test_a_move_card_leads_exactly_as_many_squares_as_it_says():
    state = lying(hands=("3",))
    assert refused(state, "go e4") is None
    assert refused(state, "go e5") == "no_step_card"
    assert refused(state, "go e3") == "no_step_card"
    after, events = play(state, "go e4")
    assert (where(after, 0), held(after, 0)) == ("e4", "")
    assert kinds(events) == "went"
    assert goals(state, "go") == {"e4", "h4", "h7", "h10", "e10", "b10", "b7", "b4"}


@pytest.mark.rule("RAH-17")
def test_one_move_card_a_turn_and_two_are_not_added_up():
    state = lying(hands=("1 2",))
    assert refused(state, "go e4") == "no_step_card"
    state, _ = play(state, "go e6")
    assert refused(state, "go e4", seat=0) == "not_your_turn"
    assert held(state, 0) == "2"


@pytest.mark.rule("RAH-17")
def test_there_is_no_card_of_five_steps():
    assert refused(lying(hands=("1 2 3 4",)), "go e12") == "too_far"


@pytest.mark.rule("RAH-18")
@pytest.mark.parametrize("to", ["f5", "g6", "d9", "c8", "f9"])
def test_a_move_is_straight(to):
    assert refused(lying(hands=("1 2 3 4",)), f"go {to}") == "not_straight"


@pytest.mark.rule("RAH-19")
def test_eight_directions_and_the_edge():
    assert goals(lying(hands=("1",)), "go") == {"e6", "f6", "f7", "f8", "e8", "d8", "d7", "d6"}
    corner = lying(hands=("1 2 3 4",), cavemen="a1")
    assert goals(corner, "go") == {"b1", "c1", "d1", "e1", "a2", "a3", "a4", "a5", "b2"}, "c3 is the fish's"
    assert refused(lying(hands=("2",)), "go e7") == "stays"
    with pytest.raises(Exception, match="no move is written"):
        GAME.read("go j7")


@pytest.mark.rule("RAH-19")
def test_squares_are_shared_and_figures_do_not_block():
    state = lying(3, hands=("2",), cavemen="e5 e4 e3", rahan="e4", combat="")
    after, _ = play(state, "go e3")
    assert (where(after, 0), where(after, 2)) == ("e3", "e3")


@pytest.mark.rule("RAH-19")
@pytest.mark.parametrize(("beset", "blocked"), [("- tiger", True), ("", False)])
def test_beasts_and_animals_block_cavemen_and_rahan(beset, blocked):
    state = lying(hands=("1 2 rahan",), cavemen="h6", beset=beset, rahan="h3")
    wanted = "blocked" if blocked else None
    assert refused(state, "go h5") == wanted
    assert refused(state, "go h4") == wanted
    assert refused(state, "lead h5") == wanted
    assert refused(state, "lead h7") == wanted
    at_the_deer = lying(hands=("2 1 rahan",), cavemen="g10", rahan="e11")
    assert refused(at_the_deer, "go g12") == "blocked"
    assert refused(at_the_deer, "lead g11") == "blocked"
    assert refused(at_the_deer, "lead h11") == "blocked"
    gone = lying(hands=("2 1 rahan",), cavemen="g10", rahan="e11", animals="fish")
    assert refused(gone, "go g12") is None
    assert refused(gone, "lead h11") is None


@pytest.mark.rule("RAH-20")
def test_a_card_moves_rahan_one_to_five_squares_straight():
    state = lying(hands=("rahan rahan",), rahan="e12")
    up = {f"e{row}" for row in (11, 10, 9, 8, 7)}
    assert up <= goals(state, "lead")
    assert refused(state, "lead e6") == "too_far"
    assert refused(state, "lead f10") == "not_straight"
    assert refused(state, "lead e12") == "stays"
    after, events = play(state, "lead e7")
    assert where(after, "rahan") == "e7"
    assert held(after, 0) == "rahan", "one such card a turn"
    assert after.turn == 1
    assert kinds(events).startswith("led")
    assert refused(lying(hands=("1 2",)), "lead e3") == "no_rahan_card"


@pytest.mark.rule("RAH-21")
def test_rahan_may_be_moved_towards_oneself_or_away_from_others():
    state = lying(hands=("rahan",), cavemen="e7 e3", rahan="e2")
    towards, _ = play(state, "lead e6")
    away, _ = play(state, "lead a2")
    assert where(towards, "rahan") == "e6"
    assert where(away, "rahan") == "a2"
    assert refused(state, "lead e7") is None, "into the cave as well"


# Gathering


@pytest.mark.rule("RAH-22")
@pytest.mark.parametrize(("squares", "need"), [(WATER, "water"), (FIRE, "fire")], ids=["water", "fire"])
def test_whoever_ends_on_water_or_fire_takes_its_card(squares, need):
    for square in squares:
        near = "b2" if square < 9 and need == "water" else None
        start = near or name_of(next(other for other in (square + 9, square - 9) if 0 <= other < 117))
        state = lying(hands=("1",), cavemen=start)
        goal = name_of(square)
        after, events = play(state, f"go {goal}")
        assert gathered(after, 0) == need
        assert only(events, Gained) == Gained(0, events[1].need, -1)


@pytest.mark.rule("RAH-23")
def test_a_caveman_and_rahan_meet_whichever_of_them_moved():
    comes, _ = play(lying(hands=("2",), cavemen="e4", rahan="e2"), "go e2")
    led, _ = play(lying(hands=("rahan",), cavemen="e4", rahan="e2"), "lead e4")
    for state in (comes, led):
        assert gathered(state, 0) == "invention"
    by_another, events = play(lying(turn=1, hands=("", "rahan"), cavemen="e4 a1", rahan="e2"), "lead e4")
    assert gathered(by_another, 0) == "invention"
    assert gathered(by_another, 1) == ""
    assert only(events, Gained).seat == 0


@pytest.mark.rule("RAH-23")
def test_standing_together_already_is_no_meeting():
    state = lying(hands=("1",), cavemen="e2 e2", rahan="e2")
    after, events = play(state, "draw", die=[1], cards="4")
    assert gathered(after, 0) == gathered(after, 1) == ""
    after, events = play(state, "go e3")
    assert gathered(after, 0) == ""
    assert kinds(events) == "went"
    passed, _ = play(lying(hands=("2",), cavemen="e3", rahan="e2"), "go e1")
    assert gathered(passed, 0) == ""


@pytest.mark.rule("RAH-24")
def test_nobody_takes_a_second_card_of_a_kind_from_the_board():
    state = lying(hands=("1",), cavemen="b2", needs=("water",))
    assert refused(state, "go b1") is None, "the move is legal all the same"
    after, events = play(state, "go b1")
    assert gathered(after, 0) == "water"
    assert kinds(events) == "went had"
    after, events = play(lying(hands=("1",), cavemen="e3", rahan="e2", needs=("invention",)), "go e2")
    assert gathered(after, 0) == "invention"
    after, _ = play(lying(turn=0, hands=("rahan",), cavemen="e4 e4", rahan="e2", needs=("invention",)), "lead e4")
    assert (gathered(after, 0), gathered(after, 1)) == ("invention", "invention")


@pytest.mark.rule("RAH-24")
def test_passing_over_a_square_does_nothing():
    over_water, _ = play(lying(hands=("2",), cavemen="a1"), "go a3")
    over_fire, _ = play(lying(hands=("4",), cavemen="e1"), "go i1")
    assert gathered(over_water, 0) == gathered(over_fire, 0) == ""


@pytest.mark.rule("RAH-25")
def test_rahan_gives_each_caveman_of_the_square_an_invention():
    state = lying(4, turn=2, hands=("", "", "rahan"), cavemen="e4 e4 a1 e4", rahan="e2")
    after, events = play(state, "lead e4")
    assert [gathered(after, seat) for seat in range(4)] == ["invention", "invention", "", "invention"]
    assert [event.seat for event in events if isinstance(event, Gained)] == [3, 0, 1], "in the order of play"


@pytest.mark.rule("RAH-52")
def test_from_an_empty_pile_one_takes_from_who_holds_most_then_from_the_nearest_to_the_left():
    def taken(*needs):
        state = lying(4, turn=1, hands=("", "1"), cavemen="e7 b2", needs=needs)
        after, events = play(state, "go b1")
        source = only(events, Gained).source
        for seat in range(4):
            change = (seat == 1) - (seat == source)
            assert after.needs[seat][1] - state.needs[seat][1] == change
        return source

    assert taken("water", "", "water", "water") == -1, "one is left in the pile"
    assert taken("water water", "", "water", "water") == 0
    assert taken("water", "", "water", "water water") == 3
    assert taken("water water", "", "water water", "") == 2
    assert taken("water water", "", "", "water water") == 3
    assert taken("water water water", "", "water", "") == 0


# Coming home


@pytest.mark.rule("RAH-48")
def test_home_with_all_four_by_a_move_card_wins_at_once():
    state = lying(3, turn=1, hands=("", "2"), cavemen="a1 e10", needs=("food", ALL_FOUR, "water fire"))
    after, events = play(state, "go e8")
    assert after.ask is None
    assert GAME.asked(after) == ()
    assert kinds(events) == "went home"
    assert only(events, Home).seat == 1
    assert GAME.outcome(after) == Outcome((1, 5, 2), (1,), End.HOME)
    assert all(GAME.moves(after, seat) == () for seat in range(3))


@pytest.mark.rule("RAH-48")
@pytest.mark.parametrize("lacks", ALL_FOUR.split())
def test_with_three_of_the_four_nobody_wins(lacks):
    needs = ALL_FOUR.replace(lacks, "")
    state, _ = play(lying(hands=("2",), cavemen="e10", needs=(needs,)), "go e8")
    assert state.ask is Ask.TURN
    assert GAME.outcome(state) is None


@pytest.mark.rule("RAH-49")
@pytest.mark.parametrize("square", ["d6", "e6", "f6", "d7", "e7", "f7", "d8", "e8", "f8"])
def test_any_square_of_the_cave_is_home(square):
    """Also when one comes from another square of it."""
    inside = "e6" if square == "e7" else "e7"
    for start in (inside, square[0] + str(int(square[1]) + (3 if square[1] == "8" else -3))):
        far = abs(int(start[1:]) - int(square[1])) or 1
        state, _ = play(
            lying(hands=(str(far if start != inside else 1),), cavemen=start, needs=(ALL_FOUR,)), f"go {square}"
        )
        assert state.winner == 0
    past, _ = play(lying(hands=("1",), cavemen="e10", needs=(ALL_FOUR,)), "go e9")
    assert past.winner == -1


@pytest.mark.rule("RAH-49")
def test_the_move_that_wins_the_fourth_does_not_win_but_a_later_one_within_the_cave_does():
    state = lying(hands=("1 1",), cavemen="e7 a1", rahan="e6", needs=("food water fire",))
    state, _ = play(state, "go e6")
    assert gathered(state, 0) == ALL_FOUR
    assert state.winner == -1
    state, _ = play(state, "draw", die=[1], cards="4")
    assert state.winner == -1
    state, _ = play(state, "go d6")
    assert state.winner == 0


@pytest.mark.rule("RAH-49")
def test_being_in_the_cave_when_the_fourth_is_won_is_not_enough():
    state, _ = play(lying(hands=("rahan",), cavemen="e7 a1", rahan="e4", needs=("food water fire",)), "lead e7")
    assert (gathered(state, 0), state.winner) == (ALL_FOUR, -1)


@pytest.mark.rule("RAH-50")
def test_a_thing_lost_must_be_won_again():
    """Robbed of the fire on the doorstep: home is no longer enough until there is a fire again."""
    state = lying(hands=("2 1", ""), cavemen="e10 e7", needs=("food water invention", "fire"))
    state, _ = play(state, "go e8")
    assert state.winner == -1
    state = lying(hands=("1",), cavemen="h2", needs=("food water invention", "fire"))
    state, _ = play(state, "go h1")
    assert gathered(state, 0) == ALL_FOUR
