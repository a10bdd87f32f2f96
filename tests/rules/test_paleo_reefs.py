"""Paleo: where reefs may lie, in which order they are placed, and what happens to them between rounds."""

from __future__ import annotations

import random

import pytest

from core.games.paleo import course
from core.games.paleo.content import circles
from core.games.paleo.layouts import LAYOUTS, LINES
from core.games.paleo.position import Ask, Keep, Laid, LineUp, Put, Reason
from core.log import Seated
from core.match import Match
from core.packing import pack
from tests.rules.paleo_positions import GAME, REEFS, flicked, fresh, lying, next_reef, over, pawn, placed, play

QUARTER = 9000


def refused(state, move, seat=None):
    before = pack(state)
    answer = GAME.refusal(state, state.turn if seat is None else seat, move)
    assert pack(state) == before
    return answer and answer.reason


def tried(x, y, angle=0, others=(), players=2, side=0):
    """Why a side's first reef may not lie there, others being placed already."""
    state = fresh(players, side)
    theirs = (*others, *((),) * (5 - len(others)))
    state.reefs = (*((),) * 5, *theirs) if side == 0 else (*theirs, *((),) * 5)
    return refused(state, Put(0, x, y, angle))


@pytest.mark.rule("PAL-07")
@pytest.mark.parametrize("first", [0, 1])
def test_reefs_are_placed_one_two_two_two_two_one(first):
    state, order = fresh(first=first), []
    while state.ask is Ask.REEF:
        order.append(state.turn)
        state, (laid,) = play(state, next_reef(state))
        assert isinstance(laid, Laid)
        assert laid.side == order[-1]
    other = 1 - first
    assert order == [first, other, other, first, first, other, other, first, first, other]
    assert state.ask is Ask.LINE_UP
    assert state.reefs == REEFS


@pytest.mark.rule("PAL-07")
def test_reefs_keep_their_places_for_the_whole_round():
    state = lying(r1=(-220, -20))
    after, events = flicked(state, "r1", (-220, -100), 1500)
    assert events[0].roll.touches[0].what == 1, "a reef was hit"
    assert after.reefs == state.reefs
    assert refused(after, Put(0, *REEFS[0]), 1) == Reason.NOT_ASKED


@pytest.mark.rule("PAL-08")
@pytest.mark.parametrize("players", [2, 3])
def test_no_reef_within_a_base_camp_or_a_sanctuary(players):
    for up in (-1, 1):
        assert tried(0, up * 2700, players=players) == Reason.REEF_IN_CAMP
        assert tried(1100, up * 2600, players=players) == Reason.REEF_IN_CAMP, "a corner of it is enough"
        for right in (-1, 1):
            assert tried(right * 2600, up * 2600, 4500) == Reason.REEF_IN_SANCTUARY
            assert tried(right * 2500, up * 2400, 0) == Reason.REEF_IN_SANCTUARY, "a corner of it is enough"
    assert tried(0, 2180 - 2 * 2180, players=2) is None, "just before the camp: its outline asks for no space"


@pytest.mark.rule("PAL-08", "PAL-09")
def test_a_reef_may_lie_in_an_advanced_camp_with_two_players_only():
    for y in (-1900, 1900):
        assert tried(0, y) is None
        for players in (3, 4):
            assert tried(0, y, players=players) == Reason.REEF_IN_ADVANCED
            assert tried(1100, y, players=players) == Reason.REEF_IN_ADVANCED
            assert tried(1150, y, players=players) is None


@pytest.mark.rule("PAL-09")
def test_never_on_another_reef_or_on_the_gate():
    assert tried(0, 0) == Reason.REEF_ON_GATE
    assert tried(0, -385) == Reason.REEF_ON_GATE
    assert tried(620, -620) == Reason.REEF_ON_REEF, "a fixed one"
    assert tried(-2200, -600, others=(REEFS[0],)) == Reason.REEF_ON_REEF
    assert tried(-2200, -600, QUARTER, others=(REEFS[0],)) == Reason.REEF_ON_REEF, "they cross"
    assert tried(-2200 + 449, -600, others=(REEFS[0],)) == Reason.REEF_ON_REEF


@pytest.mark.rule("PAL-10")
@pytest.mark.parametrize("side", [0, 1])
def test_one_and_a_half_pawns_between_two_reefs(side):
    """42 mm; the others' reefs are no other than one's own."""
    one = (-2500, -200, 0)
    for near, answer in ((419, Reason.REEF_NEAR_REEF), (420, None)):
        assert tried(-2500 + 450 + near, -200, others=(one,), side=side) == answer
        assert tried(-2500, -200 - 160 - near, others=(one,), side=side) == answer
        assert tried(-2500 + 305 + near, -200, QUARTER, others=(one,), side=side) == answer


@pytest.mark.rule("PAL-10")
def test_own_reefs_keep_as_far_from_each_other():
    state, _ = play(fresh(), next_reef(fresh()))
    state = placed(state, 2)
    assert refused(state, Put(1, -2200, -1000, 0)) == Reason.REEF_NEAR_REEF


@pytest.mark.rule("PAL-10")
def test_one_and_a_half_pawns_between_a_reef_and_the_rim():
    for sign in (-1, 1):
        assert tried(sign * (3250 - 225 - 419), 0) == Reason.REEF_NEAR_RIM
        assert tried(sign * (3250 - 225 - 420), 0) is None
        assert tried(1010, sign * (3250 - 225 - 419), QUARTER) == Reason.REEF_NEAR_RIM
        assert tried(1010, sign * (3250 - 225 - 420), QUARTER) is None
    assert tried(3200, 0) == Reason.REEF_OFF
    assert tried(90_000, 0) == Reason.REEF_OFF


@pytest.mark.rule("PAL-11")
def test_the_same_space_to_facades_fixed_reefs_and_the_gate():
    for sign in (-1, 1):
        assert tried(-2000 * sign, 2300 * sign, 4500) == Reason.REEF_NEAR_FACADE, "before a doorway"
        assert tried(-1900 * sign, 2200 * sign, 4500) is None
        assert tried(2650 * sign, 1650 * sign, 4500) == Reason.REEF_NEAR_FACADE, "beside it"
        assert tried(sign * 500, 0, QUARTER) == Reason.REEF_NEAR_GATE
        assert tried(sign * (310 + 419 + 80), 0, QUARTER) == Reason.REEF_NEAR_REEF, "between two fixed ones"
        assert tried(sign * (990 + 225 - 1), 0) == Reason.REEF_NEAR_REEF, "42 mm from their inner corners"
        assert tried(sign * (990 + 225 + 1), 0) is None
    assert tried(1029, 1029, 13500) == Reason.REEF_NEAR_REEF, "a fixed reef"
    assert tried(1031, 1031, 13500) is None
    way = GAME.refusal(fresh(), 0, Put(0, 3250 - 225 - 300, 0, 0))
    assert (way.reason, way.numbers) == (Reason.REEF_NEAR_RIM, (4,)), "12 mm, 0.4 pawn are missing"


@pytest.mark.rule("PAL-11")
def test_no_doorway_and_no_gate_can_be_walled_off():
    """Wherever a reef may lie, a pawn passes beside it."""
    rng = random.Random(3)
    state, lain = fresh(), 0
    while lain < 300:
        move = GAME.sample(state, 0, rng)
        lain += 1
        x, y = move.x / 10, move.y / 10
        assert x * x + y * y > (31 + 42 + 8) ** 2
        assert abs(x) + abs(y) < 500 - 42


@pytest.mark.rule("PAL-12")
@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize("third", [-300, 0])
def test_two_reefs_at_least_lie_in_the_own_half(side, third):
    """The centre decides; on the middle line it counts for neither."""
    sign = 1 if side == 0 else -1
    state = fresh(first=side)
    far = [(-2200, 600), (2200, 600), (-1300, 1600 if third else 0)]
    state.reefs = tuple((x, sign * y, 0) if k // 5 == side else () for k in range(10) for x, y in [far[min(k % 5, 2)]])
    state.reefs = tuple(reef if k % 5 < 3 else () for k, reef in enumerate(state.reefs))
    for y in (1, 0, 900):
        assert refused(state, Put(3, 2000, sign * y, 0)) in (Reason.REEF_OUTSIDE, Reason.REEF_NEAR_REEF)
    assert refused(state, Put(3, 2000, 0, 0)) == Reason.REEF_OUTSIDE
    assert refused(state, Put(3, 2000, -sign, 0)) is None, "0.1 mm into the own half"
    assert refused(state, Put(2, 2000, 0, 0)) is None, "one of the three outside may lie elsewhere outside"


@pytest.mark.rule("PAL-13")
def test_a_reef_may_be_turned_to_any_angle_and_is_placed_exactly_there():
    for angle in (0, 1, 4567, QUARTER, 35999):
        state, _ = play(fresh(), Put(2, -2000, -500, angle))
        assert state.reefs[2] == (-2000, -500, angle)
    for angle in (-1, 36000):
        assert refused(fresh(), Put(2, -2000, -500, angle)) == Reason.BAD_NUMBER
    assert tried(0, -1285, QUARTER) is None
    assert tried(2820, 0, QUARTER) == Reason.REEF_NEAR_RIM
    assert tried(2740, 0, QUARTER) is None
    assert tried(2740, 0, 0) == Reason.REEF_NEAR_RIM, "it lies otherwise"


def between(loser=1):
    """The first round is over, and it was lost."""
    name = "rg"[1 - loser] + "3"
    keys = (2, 3) if loser else (0, 1)
    state, events = flicked(lying(turn=1 - loser, keys=keys, **{name: (0, -60)}), name, (0, 0), 420)
    assert over(events) == (1 - loser, "paleo.round_gate")
    return state


@pytest.mark.rule("PAL-14", "PAL-15")
@pytest.mark.parametrize("loser", [0, 1])
def test_between_rounds_each_side_moves_or_leaves_its_reefs(loser):
    """In the order of placing, the side that lost first."""
    state, order = between(loser), []
    assert state.reefs == REEFS
    moved = {loser: (4, -2200, -1301) if loser == 0 else (4, -2200, 1301)}
    while state.ask is Ask.MOVE_REEF:
        side = state.turn
        order.append(side)
        number, x, y = moved.get(side, (None, 0, 0))
        if number is not None:
            state, (laid,) = play(state, Put(number, x, y, 100))
            assert laid == Laid(side, side, number, (x, y, 100))
            del moved[side]
        else:
            state, (laid,) = play(state, Keep(next_reef(state).reef % 5 if side != loser else order.count(side) - 2))
            assert laid.place == REEFS[5 * side + laid.reef]
    other = 1 - loser
    assert order == [loser, other, other, loser, loser, other, other, loser, loser, other]
    assert [k for k in range(10) if state.reefs[k] != REEFS[k]] == [5 * loser + 4]
    assert state.ask is Ask.LINE_UP


@pytest.mark.rule("PAL-15")
def test_each_reef_is_handled_once():
    state = between()
    state, _ = play(state, Keep(2))
    state = placed_by(state, 0, 2)
    assert refused(state, Keep(2)) == Reason.REEF_DONE
    assert refused(state, Put(2, *REEFS[7])) == Reason.REEF_DONE
    state, _ = play(state, Put(0, 2200 - 4400, 620, 0))
    assert refused(state, Put(0, *REEFS[5])) == Reason.REEF_DONE


def placed_by(state, seat, count):
    for number in range(count):
        assert state.turn == seat
        state, _ = play(state, Keep(number))
    return state


@pytest.mark.rule("PAL-15")
def test_a_moved_reef_must_fit_against_everything_lying_there_then():
    """Kept reefs and those not yet moved alike, of both sides; its own old place is free."""
    state = between()
    assert refused(state, Put(0, -2200, -700, 0)) == Reason.REEF_ON_REEF, "not yet moved, of the other side"
    assert refused(state, Put(0, -2200, 1000, 0)) == Reason.REEF_NEAR_REEF, "not yet moved, one's own"
    assert refused(state, Put(0, -2200, 605, 0)) is None, "only its own old place is near"
    state, _ = play(state, Keep(0))
    state, _ = play(state, Put(0, -2200, 0, 0), Keep(1))
    assert refused(state, Put(1, -2200, 0, 0)) == Reason.REEF_ON_REEF, "moved"
    assert refused(state, Put(4, -2200, -600, 0)) is None, "from where another was moved away"
    assert refused(state, Put(4, 2200, -610, 0)) == Reason.REEF_ON_REEF, "kept"


@pytest.mark.rule("PAL-12", "PAL-15")
def test_moved_reefs_too_must_leave_two_in_the_own_half():
    state = between()  # green moves, all five of its in its half
    state, _ = play(state, Put(0, -2200, 0, 0))
    state, _ = play(state, Keep(0), Keep(1), Put(1, 2200, 0, 0), Put(2, 0, -1900, 0), Keep(2), Keep(3))
    assert refused(state, Put(3, 0, -1285, 0)) == Reason.REEF_OUTSIDE
    assert refused(state, Put(3, 0, 1285, 0)) is None
    assert refused(state, Keep(3)) is None


@pytest.mark.rule("PAL-14")
def test_in_the_first_round_no_reef_can_be_kept():
    assert refused(fresh(), Keep(0)) == Reason.NOT_ASKED
    assert refused(placed(fresh()), Keep(0), 0) == Reason.NOT_ASKED


@pytest.mark.rule("PAL-50")
@pytest.mark.parametrize(
    ("players", "order"), [(3, [0, 1, 2, 0, 0, 1, 2, 0, 0, 1]), (4, [0, 1, 3, 2, 0, 1, 3, 2, 0, 1])]
)
def test_partners_place_their_sides_reefs_in_turn(players, order):
    state, asked = fresh(players), []
    while state.ask is Ask.REEF:
        asked.append(state.turn)
        state, _ = play(state, next_reef(state))
    assert asked == order


def test_a_reef_of_this_number_must_be_there():
    for number in (-1, 5, 9):
        assert refused(fresh(), Put(number, *REEFS[0])) == Reason.REEF_NOT_THERE
        assert refused(between(), Keep(number)) == Reason.REEF_NOT_THERE


def test_a_reef_stops_a_pawn():
    state = lying(r1=(-220, -20))
    after, _ = flicked(state, "r1", (-220, -200), 900)
    assert after.places[pawn("r1")][1] > -40_000


# Ready-made


def ready(players=2, deal=5):
    return Match.begin(GAME, [Seated("x")] * players, deal, {"reefs": "ready"}, first=0)


@pytest.mark.rule("PAL-57")
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("first", [0, 1])
def test_every_layout_could_have_been_placed_one_reef_after_the_other(layout, players, first):
    state = fresh(players, first)
    while state.ask is Ask.REEF:
        side = course.side_of_seat(players, state.turn)
        reef = next(k for k in range(5) if not state.reefs[side * 5 + k])
        move = Put(reef, *layout.reefs[side * 5 + reef])
        assert GAME.refusal(state, state.turn, move) is None, (side, reef)
        state, _ = play(state, move)
    assert state.reefs == layout.reefs


@pytest.mark.rule("PAL-57")
def test_no_side_has_more_in_its_way_than_the_other():
    assert len(LAYOUTS) == len({layout.reefs for layout in LAYOUTS}) == 12
    for layout in LAYOUTS:
        for (x, y, angle), (u, v, turned) in zip(layout.reefs[:5], layout.reefs[5:], strict=True):
            assert v == -y
            assert u == (-x if layout.turned else x)
            assert (angle - turned if layout.turned else angle + turned) % 18000 == 0


@pytest.mark.rule("PAL-57")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_with_ready_made_reefs_a_match_begins_with_the_line_up(players):
    found = {ready(players, deal).view(None).reefs for deal in range(60)}
    assert found == {layout.reefs for layout in LAYOUTS}, "each is drawn some time"
    view = ready(players).view(None)
    assert view.question is Ask.LINE_UP
    assert course.ready_made(view)


@pytest.mark.rule("PAL-57")
def test_ready_made_reefs_lie_for_the_whole_match_and_nobody_handles_them():
    state = ready().state_copy()
    reefs = state.reefs
    for seat in (0, 1):
        state, _ = play(state, GAME.sample(state, seat, random.Random(1)), seat=seat)
    state.keys, state.places = 0b1100, tuple((0, -60000) if k == 2 else p for k, p in enumerate(state.places))
    state, events = flicked(state, "r3", (0, 0), 420)
    assert over(events) == (0, "paleo.round_gate")
    assert state.round == 2
    assert state.ask is Ask.LINE_UP
    assert state.reefs == reefs
    assert not state.handled


@pytest.mark.rule("PAL-57")
def test_reefs_are_placed_by_the_players_unless_the_table_says_otherwise():
    option = next(option for option in GAME.options if option.name == "reefs")
    assert (option.default, option.first) == ("placed", "ready")
    assert fresh().ask is Ask.REEF
    assert not course.ready_made(fresh())


@pytest.mark.rule("PAL-58")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_line_up_that_is_asked_for_is_legal_and_another_one_each_time(players):
    for seat in range(players):
        match = ready(players)
        lines = [course.good_line_up(players, seat, turn) for turn in range(len(LINES) + 1)]
        assert len(set(lines)) == len(LINES) if players == 2 else len(set(lines)) > 1
        assert lines[-1] == lines[0]
        for line in lines:
            assert match.refusal(seat, LineUp(line)) is None
            assert all(circle < len(circles(0)) for circle in line)
