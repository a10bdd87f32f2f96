"""The check of Paleo's positions notices what cannot be."""

from __future__ import annotations

import pytest

from core.games.paleo.position import Ask
from tests.rules.paleo_positions import REEFS, begun, door, exactly, fresh, lying, placed, slid
from tests.rules.sound_paleo import check


def put(row, place, value):
    return (*row[:place], value, *row[place + 1 :])


def a_pawn_lost(state):
    state.places = put(state.places, 4, ())


def a_captured_pawn_on_the_board(state):
    state.captured = 1 << 4


def pawns_overlapping(state):
    x, y = state.places[0]
    state.places = put(state.places, 9, (x + 27_700, y))


def a_pawn_in_the_rim(state):
    state.places = put(state.places, 4, exactly(311.3, 0))


def a_pawn_in_a_reef(state):
    state.places = put(state.places, 4, exactly(-220, -60 + 21.7))


def a_pawn_in_a_facade(state):
    state.places = put(state.places, 4, exactly(*door(2, -8, 50)))


def a_pawn_left_in_a_sanctuary(state):
    state.places = put(state.places, 4, exactly(*door(2, 15)))


def a_reef_near_another(state):
    state.reefs = put(REEFS, 0, (-2200, 0, 9000))


def a_reef_on_the_gate(state):
    state.reefs = put(REEFS, 0, (0, 0, 0))


def a_reef_missing(state):
    state.reefs = put(REEFS, 0, ())


def four_reefs_outside(state):
    state.reefs = tuple((x, -y, angle) if k < 5 else (x, y + 10_000, angle) for k, (x, y, angle) in enumerate(REEFS))


def a_key_too_many(state):
    state.keys = 16


def a_side_without_pawns(state):
    state.places = (*state.places[:8], *((),) * 8)
    state.captured = 0xFF00


def an_open_gate(state):
    state.keys = 12
    state.places = put(state.places, 4, (0, 0))


def the_match_won(state):
    state.points = (4, 0)


def nobody_asked(state):
    state.turn = -1


def an_old_question(state):
    state.ask = Ask.CIRCLE


def somebody_waiting(state):
    state.entered = ((4, 2),)


def a_flick_too_many(state):
    state.flicks = (3, 1)


def a_flick_after_the_limit(state):
    state.flicks = (201, 201)


def a_limit_nobody_chose(state):
    state.limit = 60


def a_captured_one_that_lies_there(state):
    state.struck = (3,)


def pawns_before_the_line_up(state):
    state.ask, state.turn = Ask.LINE_UP, -1


WRONG = [thing for name, thing in list(globals().items()) if getattr(thing, "__module__", "") == __name__]
WRONG = [thing for thing in WRONG if callable(thing) and thing is not put]


@pytest.mark.parametrize("change", WRONG, ids=lambda change: change.__name__)
def test_what_cannot_be_is_noticed(change):
    state = lying()
    check(state)
    change(state)
    with pytest.raises(AssertionError):
        check(state)


def test_what_can_be_passes():
    for players in (2, 3, 4):
        check(fresh(players))
        check(placed(fresh(players), 5))
        check(placed(fresh(players)))
        check(begun(players))
    check(slid(lying(cleared="r", captured="r4", r3=door(2, -40)), "r3", door(2, 40))[0])


def test_what_cannot_be_before_the_flicks():
    state = placed(fresh(), 5)
    state.step = 4
    with pytest.raises(AssertionError):
        check(state)
    state = placed(fresh())
    state.places = put(state.places, 0, exactly(-60, -296))
    with pytest.raises(AssertionError):
        check(state)
    state = fresh()
    state.turn = 1
    with pytest.raises(AssertionError):
        check(state)
