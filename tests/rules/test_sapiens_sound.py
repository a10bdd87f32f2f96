"""The check of Sapiens' positions notices what cannot be."""

from __future__ import annotations

import random

import pytest

from core.games.sapiens.content import BEAR, EMPTY, Ground, Scene, kind_of, laden, valley
from core.games.sapiens.position import DISCARDED, Ask
from core.games.sapiens.turn import put, set_square, set_tile, set_token
from core.match import Match
from tests.contract.games import step
from tests.rules.sapiens_positions import GAME
from tests.rules.sound_sapiens import check


def midst(players=3):
    """A position in the middle of a match, a tile about to be laid."""
    rng = random.Random(players)
    match = Match.begin(GAME, players, 5, first=0)
    while match.state_copy().round < 5 or match.state_copy().ask is not Ask.LAY:
        step(match, rng)
    return match.state_copy()


def first_square(state, *grounds):
    """A free square of the seat on turn."""
    there = valley(state.valleys[state.turn]).ground
    board = state.boards[state.turn]
    return next(s for s, ground in enumerate(there) if ground in grounds and not board[s])


def half_a_tile(state):
    set_square(state, state.turn, first_square(state, Ground.PLAIN), Scene.CAMP + 1)


def a_lost_half(state):
    board = state.boards[state.turn]
    set_square(state, state.turn, next(s for s, code in enumerate(board) if code), 0)


def another_scene(state):
    board = state.boards[state.turn]
    square = next(s for s, code in enumerate(board) if code)
    set_square(state, state.turn, square, board[square] & ~15 | 1 + (board[square] & 15) % 8)


def an_old_half(state):
    board = state.boards[state.turn]
    square = next(s for s, code in enumerate(board) if code)
    set_square(state, state.turn, square, board[square] ^ 64)


def a_doubled_tile(state):
    set_tile(state, state.turn, 0, state.reserves[state.turn][1])


def a_tile_gone(state):
    set_tile(state, state.turn, 0, EMPTY)


def a_tile_unseen(state):
    state.unseen = put(state.unseen, 0, state.unseen[0] + 1)


def a_smaller_pile(state):
    state.pile -= 1


def a_gap_in_common(state):
    set_tile(state, 4, 2, EMPTY)


def four_brawls(state):
    for slot in (0, 1):
        tile = kind_of(state.common[slot])
        set_tile(state, 4, slot, laden(tile, 1, 2))


def a_brawl_of_nobody(state):
    set_tile(state, 4, 0, laden(state.common[0], 3))


def a_bear_too_many(state):
    set_square(state, state.turn, first_square(state, Ground.PLAIN), BEAR)


def a_bear_in_the_mountains(state):
    set_square(state, state.turn, first_square(state, Ground.MOUNTAIN), BEAR)
    state.bears -= 1


def a_bear_on_a_tile(state):
    board = state.boards[state.turn]
    square = next(s for s, code in enumerate(board) if code)
    set_square(state, state.turn, square, board[square] | BEAR)
    state.bears -= 1


def too_many_steaks(state):
    state.steaks = (19, 0, 0)


def debts(state):
    state.food = (-1, 0, 0)


def a_token_twice(state):
    scenes = [scene for scene in range(8) if state.tokens[state.turn][scene] >= 0]
    set_token(state, state.turn, scenes[0], state.tokens[state.turn][scenes[1]])


def a_token_under_a_tile(state):
    board = state.boards[state.turn]
    cave = next(c for c in valley(state.valleys[state.turn]).caves if board[c])
    set_token(state, state.turn, 0, cave)


def a_token_in_the_valley(state):
    set_token(state, state.turn, 0, first_square(state, Ground.PLAIN))


def a_token_nowhere(state):
    set_token(state, state.turn, 0, DISCARDED - 1)


def nobody_can_answer(state):
    state.ask = Ask.TOLL


def an_effect_too_many(state):
    state.queue = (1, 2)


def asked_too_late(state):
    state.placed = True


def a_finished_player_asked(state):
    state.finished |= 1 << state.turn


def over_too_early(state):
    state.ask = None


def back_at_the_start(state):
    state.round = 0


@pytest.mark.parametrize(
    "damage",
    [
        half_a_tile,
        a_lost_half,
        another_scene,
        an_old_half,
        a_doubled_tile,
        a_tile_gone,
        a_tile_unseen,
        a_smaller_pile,
        a_gap_in_common,
        four_brawls,
        a_brawl_of_nobody,
        a_bear_too_many,
        a_bear_in_the_mountains,
        a_bear_on_a_tile,
        too_many_steaks,
        debts,
        a_token_twice,
        a_token_under_a_tile,
        a_token_in_the_valley,
        a_token_nowhere,
        nobody_can_answer,
        an_effect_too_many,
        asked_too_late,
        a_finished_player_asked,
        over_too_early,
        back_at_the_start,
    ],
)
def test_it_is_noticed(damage):
    state = midst()
    check(state)
    damage(state)
    with pytest.raises(AssertionError):
        check(state)


def test_gathering_on_plain_needs_a_token_that_was_played():
    """Nobody who still has the token on the board, or discarded it, can have laid so."""
    for deal in range(200):
        rng, match = random.Random(deal), Match.begin(GAME, 2, deal)
        while match.asked:
            step(match, rng)
            state = match.state_copy()
            for seat in range(2):
                there = valley(state.valleys[seat]).ground
                if any(
                    code & 15 == Scene.GATHERING + 1 and there[square] is Ground.PLAIN
                    for square, code in enumerate(state.boards[seat])
                ):
                    check(state)
                    set_token(state, seat, Scene.GATHERING, DISCARDED)
                    with pytest.raises(AssertionError, match="no token allowed it"):
                        check(state)
                    return
    raise AssertionError("nobody laid so")
