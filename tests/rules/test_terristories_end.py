"""TerriStories: how a match ends (TER-58, TER-65 to TER-70, TER-74)."""

import pytest

from core.game import TableReason
from core.games.terristories import GAME
from core.games.terristories.events import Character, Met, Over
from core.games.terristories.moves import Reason
from core.games.terristories.position import Ask, End, Law, Step
from tests.rules.terristories_positions import RULES, base, do, enter, of, purse, refused

FARMER = 0  # economy at the target + 1, and 10 resources


def ending(players=3, indices=(0, 0, 0), **changes):
    """The round is over."""
    state = base(players, indices=indices, **changes)
    events = enter(state, Step.ROUND_END)
    return state, events


@pytest.mark.rule("TER-65", "TER-58")
def test_all_three_indices_at_their_targets_win_together():
    state, events = ending(indices=(7, 7, 7))
    assert of(events, Over) == [Over(End.COMMON)]
    outcome = GAME.outcome(state)
    assert (outcome.winners, outcome.scores, outcome.reason) == ((0, 1, 2), (2, 2, 2), End.COMMON)
    assert GAME.asked(state) == ()
    assert refused_over(state)
    assert ending(indices=(7, 6, 10))[0].end is None


def refused_over(state):
    return GAME.refusal(state, 0, GAME.read("done")).reason == TableReason.OVER


@pytest.mark.rule("TER-65")
def test_the_eighth_round_counts():
    assert ending(round=8, indices=(7, 7, 7))[0].end is End.COMMON


@pytest.mark.rule("TER-66")
def test_after_the_eighth_round_it_is_lost():
    state, _ = ending(round=8, indices=(7, 6, 7))
    assert GAME.outcome(state).winners == ()
    assert GAME.outcome(state).scores == (0, 0, 0)
    assert state.end is End.LAST_ROUND
    assert ending(round=7, indices=(7, 6, 7))[0].round == 8


@pytest.mark.rule("TER-67", "TER-70")
def test_a_personal_goal_wins_alone():
    state, events = ending(indices=(0, 8, 0), resources=(10, 6, 6))
    assert of(events, Met) == [Met((0,))]
    assert of(events, Character) == [Character(0, FARMER, True)]
    assert (state.ask, GAME.asked(state)) == (Ask.GO_ON, (0,)), "the winner first"
    do(state, 0, "answer no")
    assert (GAME.outcome(state).winners, GAME.outcome(state).scores) == ((0,), (1, 0, 0))
    assert state.end is End.STOPPED


@pytest.mark.rule("TER-67")
def test_it_counts_in_the_eighth_round_too():
    state, _ = ending(round=8, indices=(0, 8, 0), resources=(10, 6, 6))
    assert state.end is End.LAST_ROUND
    assert GAME.outcome(state).winners == (0,)


@pytest.mark.rule("TER-68", "TER-70")
def test_going_on_needs_everyone():
    state, _ = ending(indices=(0, 8, 0), resources=(10, 6, 6))
    refused(state, 1, "answer yes", Reason.NOT_YOUR_TURN)
    do(state, 0, "answer yes")
    assert GAME.asked(state) == (1, 2)
    do(state, 2, "answer yes")
    do(state, 1, "answer yes")
    assert (state.round, state.end) == (2, None)
    state, _ = ending(indices=(0, 8, 0), resources=(10, 6, 6))
    do(state, 0, "answer yes")
    do(state, 2, "answer no")
    assert state.end is End.STOPPED


@pytest.mark.rule("TER-70")
def test_a_goal_once_met_stays_won_and_is_not_asked_about_again():
    state, _ = ending(round=7, indices=(0, 8, 0), resources=(10, 6, 6))
    for seat in range(3):
        do(state, seat, "answer yes")
    purse(state, 0, 0, 0)
    enter(state, Step.ROUND_END)
    assert state.end is End.LAST_ROUND
    assert GAME.outcome(state).winners == (0,)
    again, _ = ending(won=1, indices=(0, 8, 0), resources=(10, 6, 6))
    assert again.round == 2


@pytest.mark.rule("TER-69")
def test_several_may_win_and_some_more_finely():
    state, events = ending(indices=(10, 8, 7), resources=(10, 6, 6))
    assert state.end is End.COMMON
    assert of(events, Met) == [Met((0,))]
    assert GAME.outcome(state).scores == (3, 2, 2)
    assert GAME.outcome(state).winners == (0, 1, 2)


@pytest.mark.rule("TER-22")
def test_two_players_have_no_personal_goals():
    state = base(2, indices=(0, 8, 0), resources=(10, 6))
    enter(state, Step.ROUND_END)
    assert (state.won, state.round) == (0, 2)


@pytest.mark.rule("TER-74")
def test_conquest_only_personal_goals_win_and_the_first_ends_it():
    conquest = int(RULES | Law.CONQUEST)
    state, _ = ending(law=conquest, indices=(0, 8, 0), resources=(10, 6, 6))
    assert (state.end, GAME.outcome(state).winners) == (End.CONQUERED, (0,))
    state, _ = ending(law=conquest, indices=(7, 7, 7))
    assert (state.end, GAME.outcome(state).winners) == (End.COMMON_LOST, ())
    state, _ = ending(law=conquest, indices=(7, 8, 7), resources=(10, 6, 6))
    assert (state.end, GAME.outcome(state).winners) == (End.COMMON_LOST, ()), "both in the same round"
    state, _ = ending(law=conquest, round=8)
    assert (state.end, GAME.outcome(state).winners) == (End.LAST_ROUND, ())
