"""Paleo: board and pieces, setting up, line-ups that are hidden until all are ready."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations
from math import hypot

import pytest

from core.chance import Live
from core.game import settle
from core.games.paleo import course
from core.games.paleo.content import (
    ADVANCED,
    CAMP,
    DOORWAYS,
    FACADES,
    FIXED,
    GATE,
    HALF,
    PAWN,
    RADIUS,
    REEF,
    REEFS,
    SPACE,
    circles,
    facing,
    in_camp,
    is_mercenary,
    on_gate,
    sanctuary_side,
)
from core.games.paleo.placing import apart
from core.games.paleo.position import Ask, LineUp, Ready, Reason, Revealed
from core.log import Seated
from core.match import Match
from tests.rules.paleo_positions import GAME, begun, door, flicked, fresh, lined_up, lying, over, pawn, placed, play
from tests.session.rooms import overheard


@pytest.mark.rule("PAL-01")
def test_two_to_four_play_to_four_points_in_at_least_two_rounds():
    assert GAME.seats == (2, 3, 4)
    state = lying(keys=(2, 3), r3=(0, -60))
    state, events = flicked(state, "r3", (0, 0), 420)
    assert over(events) == (0, "paleo.round_gate")
    assert state.points == (2, 0), "no round gives more than two points"
    assert state.ask is Ask.MOVE_REEF
    assert GAME.outcome(state) is None


@pytest.mark.rule("PAL-02")
def test_each_side_has_five_explorers_three_mercenaries_and_five_reefs():
    state = begun()
    for side in (0, 1):
        own = [k for k in range(16) if k // 8 == side]
        assert all(state.places[k] for k in own)
        assert [k % 8 + 1 for k in own if is_mercenary(k)] == [1, 2, 8]
        assert [k % 8 + 1 for k in own if not is_mercenary(k)] == [3, 4, 5, 6, 7]
        assert all(in_camp(side, state.places[k][0] / 1000, state.places[k][1] / 1000) for k in own)
        assert all((state.places[k][1] < 0) == (side == 0) for k in own), "red below, green above"
        assert all(state.reefs[5 * side : 5 * side + 5])


@pytest.mark.rule("PAL-03")
def test_each_half_has_two_sanctuaries_with_a_doorway_between_two_facades():
    assert len(DOORWAYS) == 4
    assert len(FACADES) == 8
    assert [sanctuary_side(k) for k in range(4)] == [0, 0, 1, 1]
    for k, way in enumerate(DOORWAYS):
        assert (way.b < 0) == (sanctuary_side(k) == 0), "red's are below"
        x, y = door(k, 0)
        near = [box for box in FACADES if hypot(box.x - x, box.y - y) < 100]
        assert len(near) == 2
        width = apart(near[0].corners(), near[1].corners())
        assert width == pytest.approx(1.7 * PAWN, abs=1), "PAL-06: a doorway is about 1.7 pawns wide"


@pytest.mark.rule("PAL-04")
def test_the_gate_is_round_and_in_the_middle_of_four_fixed_reefs():
    assert on_gate(0, 0)
    assert all(on_gate(x, y) for x, y in ((17, 0), (0, -17), (12, 12)))
    assert not any(on_gate(x, y) for x, y in ((17.1, 0), (0, 17.1), (12.1, 12.1)))
    assert Counter((box.x > 0, box.y > 0) for box in FIXED) == dict.fromkeys(
        [(True, True), (True, False), (False, True), (False, False)], 1
    )
    state = lying(g3=(0, 0))
    assert set(FIXED) <= set(course.walls(state)), "they are solid"


@pytest.mark.rule("PAL-05", "PAL-35")
@pytest.mark.parametrize("sanctuary", range(4))
def test_each_sanctuary_has_a_key_of_its_own(sanctuary):
    name = "r3" if sanctuary > 1 else "g3"
    state = lying(turn="rg".index(name[0]), **{name: door(sanctuary, -40)})
    after, events = flicked(state, name, door(sanctuary, 100), 600)
    assert after.keys == 1 << sanctuary
    assert [event.key for event in events if hasattr(event, "key")] == [True]


@pytest.mark.rule("PAL-06")
def test_the_board_keeps_to_the_known_facts():
    assert (2 * HALF, PAWN, REEF) == (650, 28, (45, 16))
    assert pytest.approx(2.2 * PAWN, abs=1) == 2 * GATE
    for one, two in combinations(FIXED, 2):
        assert apart(one.corners(), two.corners()) >= SPACE
    for box in FIXED:
        assert min(hypot(x, y) for x, y in box.corners()) - GATE >= SPACE - 6, "corners are farther than the middle"
        assert apart(box.corners(), [(0, 0), (1e-6, 0), (0, 1e-6)]) - GATE >= SPACE
    walls = {(round(box.x, 3), round(box.y, 3)) for box in (*FACADES, *FIXED)}
    assert {(-x, y) for x, y in walls} == walls == {(x, -y) for x, y in walls}, "it mirrors itself"
    for side in (0, 1):
        spots = circles(side)
        assert len(spots) == 12
        assert all(hypot(x - u, y - v) > PAWN for (x, y), (u, v) in combinations(spots, 2))
        for k, (x, y) in enumerate(spots):
            left, bottom, right, top = CAMP if k < 8 else ADVANCED
            assert left + RADIUS <= x <= right - RADIUS
            assert bottom + RADIUS <= facing(side, y) <= top - RADIUS


@pytest.mark.rule("PAL-06", "PAL-20")
def test_outlines_camps_island_and_gate_are_only_painted():
    """A pawn slides over all of them from one end of the board to the other."""
    state = lying(alone=("r3", "g3"), r3=(0, -300), g3=(300, 0))
    after, events = flicked(state, "r3", (0, 300), 1300)
    assert after.places[pawn("r3")][1] > 250_000
    assert events[0].roll.touches == ()


@pytest.mark.rule("PAL-56")
def test_there_are_fourteen_reefs():
    state = begun()
    assert len(course.walls(state)) - len(FACADES) == 14 == 2 * REEFS + len(FIXED)


# Who begins


@pytest.mark.rule("PAL-19")
@pytest.mark.parametrize(
    ("players", "first", "side"), [(2, 0, 0), (2, 1, 1), (3, 0, 0), (3, 2, 1), (4, 2, 0), (4, 3, 1)]
)
def test_who_was_chosen_places_the_first_reef_and_flicks_first(players, first, side):
    state = fresh(players, first)
    assert state.beginner == side
    assert GAME.asked(state) == (first,)
    state = lined_up(placed(state))
    assert state.ask is Ask.FLICK
    assert GAME.asked(state) == (first,)


@pytest.mark.rule("PAL-19", "PAL-50")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_by_lot_each_side_begins_as_often(players):
    began = Counter(GAME.start(players, settle(GAME.options, {}), None, Live(deal))[0].beginner for deal in range(600))
    assert 250 < began[0] < 350


# Lining up


@pytest.mark.rule("PAL-16")
def test_the_eight_pawns_stand_on_the_eight_circles_as_each_side_likes():
    state = placed(fresh())
    state, _ = play(state, LineUp((7, 6, 5, 4, 3, 2, 1, 0)), seat=0)
    state, _ = play(state, LineUp((0, 2, 4, 6, 1, 3, 5, 7)), seat=1)
    assert state.places[pawn("r1")] == (60_000, -254_000)
    assert state.places[pawn("r8")] == (-60_000, -296_000)
    assert state.places[pawn("g2")] == (20_000, 296_000)
    assert len(set(state.places)) == 16


@pytest.mark.rule("PAL-17")
@pytest.mark.parametrize("first", [0, 1])
def test_both_sides_line_up_at_the_same_time_and_unseen(first):
    state = placed(fresh())
    assert GAME.asked(state) == (0, 1)
    state, events = play(state, LineUp(tuple(range(8))), seat=first)
    assert GAME.asked(state) == (1 - first,)
    (ready,) = events
    assert GAME.shown(ready, first) == ready
    for seat in (1 - first, None):
        assert GAME.shown(ready, seat) == Ready(first, (), (first,))
        assert not any(GAME.view(state, seat).places)
        assert GAME.view(state, seat).ready == 1 << first, "only that it is ready"
    assert GAME.view(state, first).places == state.places
    assert not GAME.reveals(ready)
    state, events = play(state, LineUp(tuple(range(8))), seat=1 - first)
    assert events[-1] == Revealed(state.places)
    assert GAME.reveals(events[-1])
    for seat in (0, 1, None):
        assert GAME.view(state, seat).places == state.places
        assert GAME.shown(events[-1], seat) == events[-1]


@pytest.mark.rule("PAL-17", "PAL-50")
def test_partners_see_each_others_line_up():
    state = placed(fresh(4))
    state, (ready,) = play(state, LineUp((0, 1, 2, 3)), seat=2 - 2)
    assert GAME.view(state, 2).places == state.places
    assert GAME.shown(ready, 2) == ready
    for seat in (1, 3, None):
        assert not any(GAME.view(state, seat).places)
        assert GAME.shown(ready, seat).circles == ()


@pytest.mark.rule("PAL-17")
def test_imagined_line_ups_of_the_others_vary_and_ones_own_does_not():
    state = placed(fresh(4))
    for seat in (0, 1):
        state, _ = play(state, GAME.sample(state, seat, random.Random(seat)), seat=seat)
    for seat in (0, 2, 1, 3, None):
        view = GAME.view(state, seat)
        imagined = [GAME.imagine(view, GAME.blank(seat), random.Random(k)) for k in range(30)]
        assert all(GAME.view(other, seat) == view for other in imagined)
        assert all(other.ready == state.ready for other in imagined)
        for side in (0, 1):
            lines = {other.places[8 * side : 8 * side + 8] for other in imagined}
            assert (len(lines) == 1) == (seat is not None and seat % 2 == side)
            assert all(sum(map(bool, line)) == 4 for line in lines)


@pytest.mark.rule("PAL-17")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_line_up_that_is_offered_may_be_chosen(players):
    state = placed(fresh(players))
    for seat in range(players):
        line = course.usual_line_up(players, seat)
        side = course.side_of_seat(players, seat)
        spots = [facing(side, circles(side)[circle][1]) for circle in line]
        kinds = [is_mercenary(pawn) for pawn in course.own_pawns(players, seat)]
        mercenaries = [y for y, fights in zip(spots, kinds, strict=True) if fights]
        assert min(mercenaries) == max(spots), "mercenaries stand in front"
        state, _ = play(state, LineUp(line), seat=seat)
    assert state.ask is Ask.FLICK


@pytest.mark.rule("PAL-17")
def test_a_line_up_may_be_taken_back_until_all_are_ready():
    match = Match.begin(GAME, [Seated("Ana"), Seated("Ben")], 5, first=0)
    match._state = match.entries[0].state = placed(fresh())
    match._asked = None
    match.play(0, LineUp(tuple(range(8))))
    match.undo(0)
    match.play(1, LineUp(tuple(range(8))))
    match.play(0, LineUp((1, 0, *range(2, 8))))
    assert match.undo_right(0).reason == "undo.seen"
    assert match.refusal(1, LineUp(tuple(range(8)))).reason == Reason.NOT_YOUR_TURN


@pytest.mark.rule("PAL-17")
@pytest.mark.parametrize("players", [2, 4])
def test_no_byte_sent_to_the_other_side_changes_with_a_line_up(players):
    """Two matches that differ in seat 0's line-up only, until all is revealed."""
    matches, heard = [], []
    for line in (LineUp((0, 1, 2, 3, 4, 5, 6, 7)), LineUp((5, 7, 6, 4, 3, 1, 2, 0))):
        match = Match.begin(GAME, [Seated("x")] * players, 5, first=0)
        match._state = match.entries[0].state = placed(fresh(players))
        match._asked = None
        matches.append(match)
        heard.append(overheard(match, (1,)))
        match.play(0, LineUp(line.circles[: 8 // (players // 2)]))
        if players == 4:
            match.play(3, LineUp((8, 9, 10, 11)))
    assert heard[0] == heard[1]
    for match in matches:
        for seat in match.asked:
            match.play(seat, LineUp(course.usual_line_up(players, seat)))
    assert heard[0] != heard[1]
