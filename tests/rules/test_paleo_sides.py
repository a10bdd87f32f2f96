"""Paleo: two against one, two against two: who flicks when, and whose pawns."""

from __future__ import annotations

import random

import pytest

from core.games.paleo import course
from core.games.paleo.position import Ask, Flick, LineUp, Reason
from core.packing import pack
from tests.rules.paleo_positions import GAME, begun, door, fresh, lying, names, pawn, placed, play, settled, slid, where


def refused(state, move, seat=None):
    before = pack(state)
    answer = GAME.refusal(state, state.turn if seat is None else seat, move)
    assert pack(state) == before
    return answer and answer.reason


def gentle(state):
    """A soft flick of any pawn of who is asked, towards the middle."""
    own = course.may_flick(state, state.turn)[-1]
    return Flick(own % 8 + 1, 9000 if own < 8 else 27000, 250)


@pytest.mark.rule("PAL-50", "PAL-18")
@pytest.mark.parametrize(
    ("players", "first", "order"),
    [
        (2, 1, [1, 0, 1, 0, 1]),
        (3, 0, [0, 1, 0, 2, 0, 1]),
        (3, 2, [2, 0, 1, 0, 2]),
        (4, 0, [0, 1, 2, 3, 0, 1]),
        (4, 1, [1, 2, 3, 0, 1]),
        (4, 2, [2, 3, 0, 1, 2]),
        (4, 3, [3, 0, 1, 2, 3]),
    ],
)
def test_the_sides_take_turns_and_partners_flick_in_turn(players, first, order):
    """With three one is a side alone and flicks every other turn; with four partners sit crosswise."""
    state, asked = begun(players, first), []
    for _ in order:
        asked.append(state.turn)
        state, _ = play(state, gentle(state))
        state = settled(state)
    assert asked == order


@pytest.mark.rule("PAL-51")
@pytest.mark.parametrize("players", [3, 4])
def test_partners_own_four_pawns_each(players):
    for side in (0, 1):
        seats = course.seats_of(players, side)
        owned = [names(course.own_pawns(players, seat)) for seat in seats]
        name = "rg"[side]
        if len(seats) == 1:
            assert owned == [" ".join(f"{name}{k}" for k in range(1, 9))]
        else:
            assert owned == [f"{name}1 {name}3 {name}4 {name}5", f"{name}2 {name}6 {name}7 {name}8"]


@pytest.mark.rule("PAL-51")
@pytest.mark.parametrize(("turn", "own"), [(0, (1, 3, 4, 5)), (2, (2, 6, 7, 8)), (1, (1, 3, 4, 5)), (3, (2, 6, 7, 8))])
def test_a_player_flicks_only_pawns_they_own(turn, own):
    state = lying(4, turn=turn)
    for number in range(1, 9):
        assert refused(state, Flick(number, 9000, 300)) == (None if number in own else Reason.PARTNERS)


@pytest.mark.rule("PAL-51")
def test_who_has_none_left_flicks_their_partners():
    state = lying(4, turn=2, captured="r2 r6 r7")
    assert refused(state, Flick(1, 9000, 300)) == Reason.PARTNERS, "number 8 is left"
    state = lying(4, turn=2, captured="r2 r6 r7 r8 r3")
    for number, reason in ((1, None), (4, None), (5, None), (3, Reason.CAPTURED), (8, Reason.CAPTURED)):
        assert refused(state, Flick(number, 9000, 300)) == reason
    state, _ = play(state, Flick(1, 9000, 300))
    assert state.turn == 1, "and turns go on as ever"


@pytest.mark.rule("PAL-51", "PAL-36")
def test_a_freed_pawn_is_its_owners_again():
    state = lying(4, turn=0, cleared="r", captured="r2 r6 r7 r8", r3=door(2, -40))
    state, _ = slid(state, "r3", door(2, 40))
    state, _ = play(state, GAME.moves(state, 0)[1])  # number 6
    state = settled(state)
    assert names(state.captured) == "r2 r3 r7 r8"
    assert course.may_flick(state, 2) == (pawn("r6"),)
    assert pawn("r6") not in course.may_flick(state, 0)


@pytest.mark.rule("PAL-51", "PAL-16")
@pytest.mark.parametrize("players", [3, 4])
def test_the_second_partner_sets_up_in_the_advanced_camp(players):
    state = placed(fresh(players))
    for seat in range(players):
        seats = course.seats_of(players, course.side_of_seat(players, seat))
        advanced = len(seats) == 2 and seat == seats[1]
        wrong = LineUp((0, 1, 2, 3)) if advanced else LineUp(tuple(range(8, 8 + 8 // len(seats))))
        assert refused(state, wrong, seat) == Reason.NO_LINE_UP
        line = (11, 8, 10, 9) if advanced else (7, 2, 5, 0) if len(seats) == 2 else tuple(range(8))
        state, _ = play(state, LineUp(line), seat=seat)
    assert state.ask is Ask.FLICK
    side = "g"
    assert where(state, f"{side}2") == (60, 190)
    assert where(state, f"{side}6") == (-60, 190)
    assert where(state, f"{side}1") == (60, 254)
    assert where(state, f"{side}5") == (-60, 296)


@pytest.mark.rule("PAL-51")
def test_the_second_partners_pawns_too_go_back_to_the_base_camp():
    state = lying(4, turn=2, cleared="r", r6=door(2, -40))
    state, _ = slid(state, "r6", door(2, 40))
    assert [move.circle for move in GAME.moves(state, 2)] == list(range(8))
    assert where(play(state, GAME.moves(state, 2)[0])[0], "r6") == (-60, -296)


@pytest.mark.rule("PAL-51")
def test_only_a_partner_sees_a_line_up_and_all_imagine_one():
    state = placed(fresh(4))
    state, _ = play(state, LineUp((0, 1, 2, 3)), seat=1)
    for seat in (0, 2, 3, None):
        view = GAME.view(state, seat)
        assert any(view.places) == (seat == 3), "a partner sees it, nobody else does"
        imagined = GAME.imagine(view, GAME.blank(seat or 0), random.Random(1))
        assert GAME.asked(imagined) == GAME.asked(state) == (0, 2, 3)
        assert all(imagined.places[k] for k in course.own_pawns(4, 1))


@pytest.mark.rule("PAL-17")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_last_line_up_shows_all(players):
    state = placed(fresh(players))
    for seat in reversed(range(players)):
        assert not any(GAME.view(state, None).places)
        state, _ = play(state, LineUp(course.usual_line_up(players, seat)), seat=seat)
    assert all(GAME.view(state, None).places)
