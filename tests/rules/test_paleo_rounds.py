"""Paleo: the gate, the end of a round and of the match, rounds without a winner, and how the next one begins."""

from __future__ import annotations

import msgspec
import pytest

from core.game import EndReason
from core.games.paleo import course
from core.games.paleo.content import GATE, RADIUS
from core.games.paleo.position import Ask, Circle, End, Flick, How, Keep, Opened, Put, RoundOver, State
from core.log import Seated
from core.match import Match
from core.packing import pack, unpack
from core.physics import Exit, Passage, Rest, Roll, Touch, What
from tests.rules.paleo_positions import (
    GAME,
    REEFS,
    door,
    flicked,
    kinds,
    lined_up,
    lying,
    met,
    names,
    over,
    pawn,
    placed,
    play,
    settled,
    slid,
    taken,
    where,
)

BOTH = (2, 3)  # red's keys: those behind green's sanctuaries


def fall(state, seat, name, *gone, touches=(), passages=(), rests=()):
    """A roll made up, in which these pawns jump out: the true physics would need many flicks for it."""
    events = []
    told = Roll(900, touches, passages, tuple(Exit(500, pawn(out)) for out in gone), rests, ())
    course.rolled(state, seat, Flick(int(name[1]), 0, 3000), (), told, events)
    return state, events


# The gate


@pytest.mark.rule("PAL-41", "PAL-45")
@pytest.mark.parametrize(("keys", "opens"), [((), False), ((2,), False), ((3,), False), ((0, 1), False), (BOTH, True)])
def test_a_side_with_both_opposing_keys_opens_the_gate_for_two_points(keys, opens):
    state, events = slid(lying(keys=keys, r5=(0, -60)), "r5", (0, 0))
    if opens:
        assert kinds(events) == ["Rolled", "Opened", "RoundOver", "Begun"]
        assert Opened(0) in events
        assert RoundOver(0, How.GATE, (2, 0)) in events
        assert state.points == (2, 0)
    else:
        assert over(events) is None
        assert state.points == (0, 0)
        assert where(state, "r5") == pytest.approx((0, 0), abs=0.5)


@pytest.mark.rule("PAL-41")
def test_greens_keys_are_those_behind_reds_sanctuaries():
    for keys, opens in ((BOTH, False), ((0, 1), True)):
        _, events = slid(lying(turn=1, keys=keys, g5=(0, 60)), "g5", (0, 0))
        assert over(events) == ((1, How.GATE) if opens else None)


@pytest.mark.rule("PAL-42")
@pytest.mark.parametrize(("y", "opens"), [(-16, True), (-18, False), (-40, False), (16, True), (18, False)])
def test_the_whole_disc_must_rest_on_the_gate(y, opens):
    _, events = slid(lying(keys=BOTH, r3=(0, -80)), "r3", (0, y))
    assert (over(events) == (0, How.GATE)) == opens
    assert (abs(y) + RADIUS <= GATE) == opens


@pytest.mark.rule("PAL-42")
def test_to_slide_across_the_gate_does_not_open_it():
    state, events = slid(lying(keys=BOTH, r3=(0, -80)), "r3", (0, 60))
    assert over(events) is None
    assert where(state, "r3") == pytest.approx((0, 60), abs=0.5)


@pytest.mark.rule("PAL-43")
@pytest.mark.parametrize("keys", [(), (3,), (2,)])
def test_with_an_explorer_on_the_gate_the_last_key_opens_it(keys):
    state, events = slid(lying(cleared="r", keys=keys, r4=(3, 5), r3=door(2, -40)), "r3", door(2, 40))
    if keys == (3,):
        assert over(events) is None, "first the pawn goes home"
        state, events = play(state, Circle(0))
        assert over(events) == (0, How.GATE)
    else:
        assert over(play(state, Circle(0))[1]) is None


@pytest.mark.rule("PAL-43", "PAL-24")
def test_a_mercenary_on_the_gate_does_not_open_it_then():
    state, _ = slid(lying(cleared="r", keys=(3,), r8=(3, 5), r3=door(2, -40)), "r3", door(2, 40))
    assert over(play(state, Circle(0))[1]) is None


def pushed_onto_the_gate(name, **more):
    """A flick that brings g3 to rest on the gate."""
    state = lying(turn=0 if name[0] == "r" else 1, g3=(0, 37), **{name: (0, 110)}, **more)
    for speed in range(500, 1100, 4):
        after, events = flicked(state, name, (0, 0), speed)
        rest = next(rest for rest in events[0].roll.rests if rest.disc == pawn("g3"))
        if abs(rest.y) < 15_000 and abs(rest.x) < 5_000:
            return after, events
    raise AssertionError("none does")


@pytest.mark.rule("PAL-44")
@pytest.mark.parametrize("name", ["g4", "g8", "r4"])
def test_an_explorer_pushed_onto_the_gate_by_anyone_opens_it_for_its_side(name):
    _, events = pushed_onto_the_gate(name, keys=(0, 1, 2))
    assert met(events, name, "g3")
    assert over(events) == (1, How.GATE)
    assert over(pushed_onto_the_gate(name, keys=(1, 2, 3))[1]) is None, "a key is missing"


@pytest.mark.rule("PAL-40", "PAL-44")
def test_who_is_captured_in_the_flick_does_not_open_the_gate():
    """Captures come before the gate."""
    _, events = pushed_onto_the_gate("r8", keys=(0, 1, 2))
    assert taken(events) == "g3"
    assert over(events) is None


def _at(state, **places):
    moved = list(state.places)
    for name, (x, y) in places.items():
        moved[pawn(name)] = (1000 * x, 1000 * y)
    return tuple(moved)


# Capturing all


@pytest.mark.rule("PAL-46")
@pytest.mark.parametrize("last", ["g3", "g8"])
def test_capturing_all_opposing_pawns_wins_one_point(last):
    state = lying(captured="g1 g2 g4 g5 g6 g7", **{last: (0, 0)}, r1=(0, -80))
    other = "g8" if last == "g3" else "g3"
    state, events = flicked(state, "r1", (0, 0), 900)
    assert taken(events) == last
    assert over(events) is None, "one is left"
    state.turn = 0
    state.places = _at(state, **{other: (0, 40), "r1": (0, -80)})
    state, events = flicked(state, "r1", (0, 0), 900)
    assert taken(events) == other
    assert over(events) == (0, How.CAPTURE)
    assert state.points == (1, 0)


@pytest.mark.rule("PAL-47")
def test_a_side_that_loses_its_last_pawns_by_itself_loses_the_round():
    state = lying(alone=("r3", "g1", "g4"), r3=(280, 0), g1=(0, 0))
    state, events = flicked(state, "r3", (325, 0), 3500)
    assert taken(events) == "r3"
    assert over(events) == (1, How.CAPTURE)
    assert state.points == (0, 1)


@pytest.mark.rule("PAL-47")
@pytest.mark.parametrize("seat", [0, 1])
def test_if_a_flick_would_end_it_for_both_the_side_that_flicked_wins(seat):
    name, other = ("r1", "g3") if seat == 0 else ("g1", "r3")
    state = lying(turn=seat, alone=(name, other), **{name: (200, 0), other: (257, 27)})
    state, events = flicked(state, name, (325, 0), 3700)
    assert taken(events) == "g3 r1" if seat == 0 else "g1 r3"
    assert over(events) == (seat, How.CAPTURE)
    assert state.points[seat] == 1


@pytest.mark.rule("PAL-47")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_side_that_opens_the_gate_and_captures_all_scores_two(seat):
    """The last opposing pawn jumps out, pushed by what comes to rest on the gate."""
    mine, last = "rg"[seat] + "3", "gr"[seat] + "3"
    state = lying(turn=seat, alone=(mine, last), keys=(0, 1, 2, 3), **{mine: (0, 60), last: (200, 0)})
    state, events = fall(state, seat, mine, last, rests=(Rest(pawn(mine), 0, 5_000),))
    assert over(events) == (seat, How.GATE)
    assert state.points[seat] == 2


@pytest.mark.rule("PAL-47")
def test_who_jumps_out_with_its_last_pawn_and_opens_the_others_gate_loses_two_points():
    state = lying(turn=0, alone=("r3", "g3"), keys=(0, 1), r3=(280, 0), g3=(0, 60))
    state, events = fall(state, 0, "r3", "r3", rests=(Rest(pawn("g3"), 0, 5_000),))
    assert over(events) == (1, How.GATE), "green opens the gate and has captured all: two points"
    assert state.points == (0, 2)


@pytest.mark.rule("PAL-47", "PAL-40")
def test_who_is_captured_on_the_gate_opens_nothing():
    state = lying(turn=1, alone=("r3", "g4", "g1"), keys=BOTH, r3=(0, 60))
    touch = (Touch(100, pawn("g1"), What.DISC, pawn("r3"), 0, 0, 99),)
    _, events = fall(state, 1, "g1", touches=touch, rests=(Rest(pawn("r3"), 0, 5_000),))
    assert over(events) == (1, How.CAPTURE)


@pytest.mark.rule("PAL-47")
def test_both_gates_at_once_are_the_flickers():
    for seat in (0, 1):
        state = lying(turn=seat, keys=(0, 1, 2, 3), r3=(0, 60), g3=(0, -60))
        rests = (Rest(pawn("r3"), 0, 14_500), Rest(pawn("g3"), 0, -14_500))
        _, events = fall(state, seat, "rg"[seat] + "4", rests=rests)
        assert over(events) == (seat, How.GATE)


@pytest.mark.rule("PAL-47")
def test_the_others_gate_wins_when_the_flick_gives_the_flicker_nothing():
    state = lying(turn=1, keys=BOTH, r3=(0, 60))
    state, events = fall(state, 1, "g4", rests=(Rest(pawn("r3"), 0, 5_000),))
    assert over(events) == (0, How.GATE)
    assert state.points == (2, 0)


# The match


@pytest.mark.rule("PAL-48", "PAL-01")
@pytest.mark.parametrize(("points", "end"), [((2, 3), (4, 3)), ((3, 0), (5, 0)), ((1, 3), None)])
def test_four_points_win(points, end):
    state, events = slid(lying(keys=BOTH, points=points, r5=(0, -60)), "r5", (0, 0))
    result = GAME.outcome(state)
    if end is None:
        assert result is None
        assert state.round == 2
        return
    assert (result.scores, result.winners, result.reason) == (end, (0,), End.POINTS)
    assert GAME.asked(state) == ()
    assert kinds(events)[-1] == "RoundOver"


@pytest.mark.rule("PAL-48", "PAL-50")
@pytest.mark.parametrize(("players", "winners", "scores"), [(3, (1, 2), (1, 5, 5)), (4, (1, 3), (1, 5, 1, 5))])
def test_partners_win_together(players, winners, scores):
    state = lying(players, turn=1, keys=(0, 1), points=(1, 3), g5=(0, 60))
    state, _ = slid(state, "g5", (0, 0))
    assert GAME.outcome(state).winners == winners
    assert GAME.outcome(state).scores == scores


def drawn_out(points=(0, 0), unscored=0, beginner=0, limit=40, **more):
    """The last of 80 flicks; or of 400."""
    flicks = (limit - 1, limit) if beginner else (limit, limit - 1)
    turn = 0 if beginner else 1
    more |= {"flicks": flicks, "limit": limit}
    state = lying(turn=turn, unscored=unscored, points=points, beginner=beginner, **more)
    return play(state, Flick(1, 9000 if turn == 0 else 27000, 250))


@pytest.mark.rule("PAL-49")
@pytest.mark.parametrize(("choice", "limit"), [(None, 200), ("off", 200), ("40", 40)])
def test_the_limit_is_an_option_of_the_table_and_off_unless_chosen(choice, limit):
    option = next(option for option in GAME.options if option.name == "round_limit")
    assert (option.choices, option.default) == (("off", "40"), "off")
    match = Match.begin(GAME, [Seated("x")] * 2, 5, {} if choice is None else {"round_limit": choice})
    assert match.view(None).limit == limit


@pytest.mark.rule("PAL-49")
def test_a_position_of_older_rules_keeps_their_limit():
    kept = msgspec.to_builtins(lying(turn=1, beginner=0, flicks=(40, 39), cleared="rg"))
    del kept["limit"]
    state, events = play(unpack(pack(kept), State), Flick(1, 27000, 250))
    assert over(events) == (-1, How.UNSCORED)
    assert state.limit == 40


@pytest.mark.rule("PAL-49")
def test_without_the_option_forty_flicks_end_nothing():
    state = lying(turn=1, beginner=0, flicks=(40, 39), cleared="rg", limit=200)
    state, events = play(state, Flick(1, 27000, 250))
    assert over(events) is None
    assert (state.flicks, state.ask, state.turn) == ((40, 40), Ask.FLICK, 0)


@pytest.mark.rule("PAL-49")
@pytest.mark.parametrize("beginner", [0, 1])
@pytest.mark.parametrize("limit", [40, 200])
def test_after_so_many_flicks_each_a_round_ends_unscored(beginner, limit):
    state, events = drawn_out(beginner=beginner, limit=limit, cleared="rg")
    assert over(events) == (-1, How.UNSCORED)
    assert state.points == (0, 0)
    assert state.unscored == 1
    assert (state.ask, state.round) == (Ask.MOVE_REEF, 2), "reefs may be moved"
    assert state.beginner == 1 - beginner, "the side that did not begin begins"
    assert GAME.asked(state) == (1 - beginner,)


@pytest.mark.rule("PAL-49")
def test_not_before_and_not_with_a_winner():
    state = lying(turn=0, flicks=(39, 39), limit=40, cleared="rg")
    state, events = play(state, Flick(1, 9000, 250))
    assert over(events) is None
    state = lying(turn=1, beginner=0, flicks=(40, 39), limit=40, keys=(0, 1), g3=(0, 60))
    state, events = slid(state, "g3", (0, 0))
    assert over(events) == (1, How.GATE), "the eightieth flick may still win"


@pytest.mark.rule("PAL-49")
@pytest.mark.parametrize(
    ("points", "keys", "captured", "winners"),
    [
        ((1, 0), (0, 1), "", (0,)),
        ((1, 2), (2, 3), "g4 g5", (1,)),
        ((1, 1), (2,), "", (0,)),
        ((0, 0), (0,), "", (1,)),
        ((0, 0), (2, 3), "r4 r5 r6", (1,)),
        ((0, 0), (2, 3), "r4 r5", ()),
        ((2, 2), (0, 1), "g4 g5 g6", (0,)),
        ((3, 3), (), "", ()),
    ],
)
def test_after_a_third_unscored_round_points_then_keys_and_prisoners_decide(points, keys, captured, winners):
    state, _ = drawn_out(points, 1, cleared="rg", keys=keys, captured=captured)
    assert GAME.outcome(state) is None, "the second"
    state, events = drawn_out(points, 2, cleared="rg", keys=keys, captured=captured)
    assert over(events) == (-1, How.UNSCORED)
    result = GAME.outcome(state)
    assert (result.scores, result.winners, result.reason) == (points, winners, End.UNSCORED)
    assert GAME.asked(state) == ()


@pytest.mark.rule("PAL-55", "PAL-19")
@pytest.mark.parametrize("winner", [0, 1])
def test_a_round_starts_afresh_and_the_side_that_lost_begins(winner):
    name = "rg"[winner] + "3"
    state = lying(2, turn=winner, keys=(0, 1, 2, 3), captured="r7 g7 g8", flicks=(7, 7), unscored=1, **{name: (0, -60)})
    state, events = slid(state, name, (0, 0))
    assert kinds(events)[-1] == "Begun"
    assert state.points == ((2, 0) if winner == 0 else (0, 2))
    assert state.reefs == REEFS
    assert (state.keys, state.captured, state.flicks, state.step, state.ready) == (0, 0, (0, 0), 0, 0)
    assert not any(state.places)
    assert (state.round, state.unscored) == (2, 1)
    assert state.beginner == 1 - winner
    state = placed(state)
    assert state.ask is Ask.LINE_UP
    state = lined_up(state)
    assert all(state.places)
    assert GAME.asked(state) == (1 - winner,), "and makes the first flick"


@pytest.mark.rule("PAL-55")
def test_moved_reefs_carry_over_too():
    state, _ = slid(lying(keys=BOTH, r3=(0, -60)), "r3", (0, 0))
    state, _ = play(state, Put(4, -2200, 1301, 50), *map(Keep, (0, 1, 0, 1, 2, 3, 2, 3, 4)))
    state.keys, state.places = 0b1111, ()
    events = []
    course.round_over(state, 0, How.CAPTURE, events)
    assert state.reefs == (*REEFS[:9], (-2200, 1301, 50))
    assert state.keys == 0


@pytest.mark.rule("PAL-49", "PAL-55")
def test_partners_start_over_with_the_first():
    state = lying(4, turn=3, beginner=0, flicks=(40, 39), limit=40, flicker=(1, 1), cleared="rg")
    state, _ = play(state, Flick(2, 27000, 250))
    assert state.beginner == 1
    assert GAME.asked(state) == (1,)


@pytest.mark.rule("PAL-50")
@pytest.mark.parametrize(("players", "who", "winners"), [(2, 0, (1,)), (3, 0, (1, 2))])
def test_a_side_that_gives_up_loses(players, who, winners):
    match = Match.begin(GAME, [Seated("x")] * players, 5, first=0)
    match.resign(who)
    assert (match.outcome.winners, match.outcome.reason) == (winners, EndReason.RESIGNED)


@pytest.mark.rule("PAL-50")
def test_with_a_partner_left_the_side_plays_on():
    match = Match.begin(GAME, [Seated("x")] * 4, 5, first=0)
    match.resign(0)
    assert match.outcome is None
    match.resign(1)
    assert match.outcome is None
    match.resign(2)
    assert match.outcome.winners == (3,)
    assert GAME.sides(4) == ((0, 2), (1, 3))
    assert GAME.sides(3) == ((0,), (1, 2))
    assert GAME.sides(2) == ((0,), (1,))


def test_what_follows_a_flick_is_settled_before_the_next():
    state = lying(cleared="r", captured="r4", r3=door(2, -40))
    told = (Passage(300, pawn("r3"), 2),)
    state, _ = fall(state, 0, "r3", "g4", passages=told)
    state = settled(state)
    assert (state.ask, state.turn) == (Ask.FLICK, 1)
    assert names(state.captured) == "g4 r4"
