"""Paleo: what may be flicked, how hard, moving off what one lies against, and the physics as the game sets it."""

from __future__ import annotations

import random
from math import cos, hypot, pi, sin

import pytest

from core.games.paleo import course, rules
from core.games.paleo.content import FIXED, HALF, LIMIT, NEAR, PAWN, RADIUS, STUFF, WALLS
from core.games.paleo.position import Ask, Circle, Exchange, Flick, Keep, LineUp, Put, Reason
from core.log import Seated
from core.match import Match
from core.packing import pack
from core.physics import What, sweep
from core.replay import replay
from tests.contract.games import step
from tests.rules.paleo_positions import (
    BRAKE,
    GAME,
    begun,
    door,
    exactly,
    flicked,
    home,
    lying,
    pawn,
    play,
    roll,
    settled,
    slid,
    where,
)


def refused(state, move, seat=None):
    before = pack(state)
    answer = GAME.refusal(state, state.turn if seat is None else seat, move)
    assert pack(state) == before
    return answer and answer.reason


# A turn


@pytest.mark.rule("PAL-18")
def test_a_turn_is_one_flick_and_then_the_other_side_is_asked():
    state = begun()
    for turn in (0, 1, 0, 1):
        assert GAME.asked(state) == (turn,)
        state, events = play(state, Flick(3, 9000 if turn == 0 else 27000, 300))
        assert sum(type(event).__name__ == "Rolled" for event in events) == 1
    assert state.flicks == (2, 2)


@pytest.mark.rule("PAL-18")
def test_nobody_may_pass_or_do_anything_else():
    state = begun()
    for move in (Keep(0), Put(0, 0, 0, 0), Exchange(0), Circle(0), LineUp(tuple(range(8)))):
        assert refused(state, move) == Reason.NOT_ASKED
    assert not any(word in GAME.grammar for word in ("pass", "push"))


@pytest.mark.rule("PAL-18")
def test_only_ones_own_pawns_move_by_ones_flick():
    """The number is that of one's own side."""
    state = lying(cleared="rg")
    after, events = play(state, Flick(4, 0, 400))
    assert [rest.disc for rest in roll(events).rests] == [pawn("r4")]
    assert after.places[8:] == state.places[8:]


@pytest.mark.rule("PAL-18")
@pytest.mark.parametrize("angle", [0, 1, 4567, 9000, 18000, 27001, 35999])
def test_in_any_direction(angle):
    state = lying(alone=("r3", "g3"), r3=(0, 0), g3=(300, 130))
    after, _ = play(state, Flick(3, angle, 400))
    far = 400**2 / (2 * BRAKE)
    turn = angle * pi / 18000
    assert where(after, "r3") == pytest.approx((far * cos(turn), far * sin(turn)), abs=0.5)


@pytest.mark.rule("PAL-18")
def test_after_the_impulse_nothing_is_touched_until_everything_rests():
    """One roll from one impulse: who lies far away stays as it was, to the thousandth of a millimetre."""
    state = lying(r3=(0, -100))
    after, events = slid(state, "r3", (0, 0))
    assert after.places == (*state.places[:2], after.places[2], *state.places[3:])
    assert roll(events).lasted > 300


@pytest.mark.rule("PAL-23")
@pytest.mark.parametrize(
    ("speed", "reason"),
    [(249, Reason.TOO_SOFT), (250, None), (4000, None), (4001, Reason.TOO_HARD), (0, Reason.TOO_SOFT)],
)
def test_a_flick_is_neither_too_soft_nor_too_hard(speed, reason):
    assert refused(begun(), Flick(3, 9000, speed)) == reason
    assert refused(begun(), Flick(3, 9000, -speed - 1)) == Reason.TOO_SOFT


@pytest.mark.rule("PAL-23")
def test_two_metres_a_second_carry_about_one_metre_forty():
    assert 2000**2 / (2 * STUFF.friction * 9810) == pytest.approx(1400, rel=0.04)
    assert 4000**2 / (2 * STUFF.friction * 9810) > 3 * 650
    state = lying(alone=("r3", "g3"), r3=(0, -300), g3=(300, 130))
    after, _ = flicked(state, "r3", (0, 300), 1300)
    assert where(after, "r3")[1] == pytest.approx(-300 + 1300**2 / (2 * BRAKE), abs=0.5), "it is straight and even"


@pytest.mark.rule("PAL-23")
def test_nearly_all_flicks_rest_within_three_seconds():
    rng, lasted, state = random.Random(4), [], begun()
    for _ in range(60):
        _, events = play(state, GAME.sample(state, state.turn, rng))
        lasted.append(roll(events).lasted)
    assert sorted(lasted)[57] < 3000
    assert max(lasted) < 8000


# Moving off


def against(name="r3", at=None, **more):
    """The pawn alone beside what it lies against."""
    return lying(alone=(name, "g8"), g8=(150, 100), **{name: at}, **more)


@pytest.mark.rule("PAL-21", "PAL-22")
@pytest.mark.parametrize(
    ("at", "to"),
    [
        ((HALF - RADIUS, 10), (-11.2, 0)),
        ((-HALF + RADIUS + 2.7, 10), (11.2, 0)),
        ((110, HALF - RADIUS - 1), (0, -11.2)),
        ((110, -HALF + RADIUS), (0, 11.2)),
        ((-220, -60 + 8 + RADIUS), (0, 11.2)),
        ((-220, -60 - 8 - RADIUS - 2.7), (0, -11.2)),
        ((-220 - 22.5 - RADIUS - 1, -60), (-11.2, 0)),
        ((HALF - RADIUS, -HALF + RADIUS + 180), (-11.2, 0)),
    ],
)
def test_a_pawn_against_rim_or_reef_is_moved_off_by_its_thickness(at, to):
    """0.4 pawn, straight away from it, before it is flicked."""
    state = against(at=at)
    after, events = play(state, Flick(3, 0 if to[0] > 0 else 18000, 250, True))
    assert events[0].off == exactly(at[0] + to[0], at[1] + to[1])
    assert hypot(*to) == pytest.approx(0.4 * PAWN)
    x = at[0] + to[0] + (1 if to[0] > 0 else -1) * 250**2 / (2 * BRAKE)
    assert where(after, "r3") == pytest.approx((x, at[1] + to[1]), abs=0.5), "and flicked from there"
    _, events = play(state, Flick(3, 9000, 250))
    assert events[0].off == (), "it may, it need not"


@pytest.mark.rule("PAL-22")
@pytest.mark.parametrize("gap", [0, 2.7, 2.9, 20])
def test_against_means_within_a_tenth_of_a_pawn(gap):
    for at in ((HALF - RADIUS - gap, 10), (-220, -60 + 8 + RADIUS + gap)):
        state = against(at=at)
        expected = None if gap < 2.8 else Reason.NOTHING_NEAR
        assert refused(state, Flick(3, 9000, 300, True)) == expected
        assert refused(state, Flick(3, 9000, 300)) is None
    assert pytest.approx(2.8) == NEAR


@pytest.mark.rule("PAL-22")
def test_facades_and_fixed_reefs_count_as_reefs():
    fixed = FIXED[3]
    at = (fixed.x + 22.1 * 0.7071, fixed.y + 22.1 * 0.7071)
    _, events = play(against(at=at), Flick(3, 4500, 250, True))
    assert events[0].off == pytest.approx(exactly(at[0] + 11.2 * 0.7071, at[1] + 11.2 * 0.7071), abs=20)
    x, y = door(2, -16 - 14.1, 50)
    _, events = play(against(at=(x, y)), Flick(3, 31500, 250, True))
    assert events[0].off == pytest.approx(exactly(x + 11.2 * 0.7071, y - 11.2 * 0.7071), abs=20)


@pytest.mark.rule("PAL-22")
def test_against_two_it_goes_along_the_sum_of_both_directions():
    """The rim, and a façade's corner beside it."""
    x, y = HALF - RADIUS, 157.0
    state = against(at=(x, y))
    rim, corner = course.obstacles(state, pawn("r3"))
    assert rim == (-1.0, 0.0)
    assert corner == pytest.approx((-8.34 / 14.9, -12.34 / 14.9), abs=0.01)
    dx, dy = rim[0] + corner[0], corner[1]
    far = hypot(dx, dy) / 11.2
    _, events = play(state, Flick(3, 18000, 250, True))
    assert events[0].off == pytest.approx(exactly(x + dx / far, y + dy / far), abs=2)


@pytest.mark.rule("PAL-22")
def test_in_a_corner_of_the_rim_it_goes_aslant():
    """There are sanctuaries in the corners; on a board without, it would."""
    state = lying(alone=("r3", "g8"))
    state.places = (*state.places[:2], exactly(HALF - RADIUS, HALF - RADIUS), *state.places[3:])
    assert course.obstacles(state, pawn("r3")) == [(-1.0, 0.0), (0.0, -1.0)]
    off = course.moved_off(state, pawn("r3"))
    assert off == pytest.approx(exactly(HALF - RADIUS - 11.2 * 0.7071, HALF - RADIUS - 11.2 * 0.7071), abs=2)


@pytest.mark.rule("PAL-22")
@pytest.mark.parametrize("gap", [0.0, 5.0, 11.0, 12.0])
def test_only_as_far_as_it_is_free(gap):
    at = HALF - RADIUS
    state = lying(alone=("r3", "g3"), r3=(at, -100), g3=(at - PAWN - gap, -100))
    _, events = play(state, Flick(3, 9000, 250, True))
    assert at - events[0].off[0] / 1000 == pytest.approx(min(11.2, gap), abs=0.02)
    assert events[0].off[1] == -100_000


@pytest.mark.rule("PAL-22", "PAL-33")
def test_nobody_is_moved_off_into_a_sanctuary():
    """Beside a façade's inner corner it may go on as far as its doorway, and enters by its flick."""
    at = door(2, 12.5, 14)
    state = against(at=at)
    assert course.obstacles(state, pawn("r3"))
    after, events = play(state, Flick(3, 13500, 600, True))
    off = [part / 1000 for part in events[0].off]
    deep = (off[1] - off[0]) * 0.70711 - (500 * 0.70711 + 8)
    assert 12.6 < deep < RADIUS
    assert [entry.doorway for entry in roll(events).passages] == [2]
    assert after.keys == 0b0100


@pytest.mark.rule("PAL-21")
def test_not_off_another_pawn_and_not_without_need():
    state = lying(r3=(0, 0), g3=(28, 0))
    assert refused(state, Flick(3, 9000, 300, True)) == Reason.NOTHING_NEAR


# Out of the board


@pytest.mark.rule("PAL-32")
def test_the_rim_holds_slow_pawns_and_throws_out_fast_ones():
    """By the speed along its normal alone, always alike."""
    assert 2200 <= LIMIT <= 2800
    for speed, out in ((2300, False), (2450, False), (2560, True), (3100, True)):
        state = lying(alone=("r3", "g3"), r3=(300, 0))
        for _ in range(2):
            _, events = flicked(state, "r3", (325, 0), speed)
            assert bool(roll(events).exits) == out, speed
    state = lying(alone=("r3", "g3"), r3=(300, -20))
    _, events = flicked(state, "r3", (325, 20), 3000)
    assert roll(events).touches[0].what is What.RIM
    assert roll(events).touches[0].speed < LIMIT
    assert not roll(events).exits, "aslant it stays"


@pytest.mark.rule("PAL-32")
def test_the_aim_can_warn_of_a_direct_path_out():
    """Where it leads and how fast, the sweep tells beforehand."""
    rng, warned = random.Random(7), 0
    state = lying(alone=("r3", "g3"), r3=(100, -100))
    board = course.surface(state)
    mine = next(k for k, disc in enumerate(board.discs) if disc.number == pawn("r3"))
    for _ in range(120):
        angle, speed = rng.randrange(36000), rng.randrange(2000, 4001)
        met = sweep(board, 100.0, -100.0, angle * pi / 18000, speed, mine)
        if met.what is not What.RIM:
            continue
        left = (speed**2 - 2 * BRAKE * met.distance) ** 0.5
        turn = angle * pi / 18000
        warns = left * (cos(turn) * met.across + sin(turn) * met.down) > LIMIT
        _, events = play(state, Flick(3, angle, speed))
        first = roll(events).touches[0].at
        assert any((gone.disc, gone.at) == (pawn("r3"), first) for gone in roll(events).exits) == warns
        warned += warns
    assert warned > 5


# The physics


@pytest.mark.rule("PAL-53")
def test_the_stuff_is_as_the_rules_say():
    assert (STUFF.friction, STUFF.disc, STUFF.wall, STUFF.rim) == (0.15, 0.85, 0.65, 0.70)
    assert STUFF.grip > 0
    assert STUFF.radius == RADIUS == 14


@pytest.mark.rule("PAL-53")
def test_nothing_passes_through_and_nothing_rests_overlapping():
    """All pawns and walls of the game, at all allowed speeds; the positions are checked to 0.2 mm."""
    rng, state, hard = random.Random(11), begun(), 0
    for _ in range(120):
        if state.ask is not Ask.FLICK:
            state = begun()
        move = GAME.sample(state, state.turn, rng)
        hard += move.speed > 3000
        state = settled(play(state, move)[0])  # checks
        for at in filter(None, state.places):
            for box in WALLS:
                assert hypot(*box.away(at[0] / 1000, at[1] / 1000)) > RADIUS - 0.2
    assert hard > 20


@pytest.mark.rule("PAL-53")
@pytest.mark.parametrize(
    ("to", "gap", "stuff"), [((-220, -60), 40 - 8 - RADIUS, STUFF.wall), ((-325, -20), 105 - RADIUS, STUFF.rim)]
)
def test_what_a_reef_and_the_rim_give_back(to, gap, stuff):
    after, events = flicked(against(at=(-220, -20)), "r3", to, 700)
    (touch,) = roll(events).touches
    assert touch.speed == pytest.approx((700**2 - 2 * BRAKE * gap) ** 0.5, rel=0.01)
    x, y = where(after, "r3")
    back = hypot(x + 220, y + 20 + gap) if to[0] == -220 else x + HALF - RADIUS
    assert back == pytest.approx((touch.speed * stuff) ** 2 / (2 * BRAKE), rel=0.03)


@pytest.mark.rule("PAL-54")
def test_a_flick_is_computed_once_and_stored(monkeypatch):
    """A replay has the stored result: it computes nothing, and comes to the same positions."""
    match = Match.begin(GAME, [Seated("x")] * 2, 7, first=0)
    rng = random.Random(7)
    while match.n < 45:
        step(match, rng)
    flicks = [entry for entry in match.entries if isinstance(entry.move, Flick)]
    assert len(flicks) > 20
    for entry in flicks:
        ((bag, packed),) = entry.draws
        told = entry.events[0].roll
        assert (bag, packed) == ("flick", pack(told))
        moved = {rest.disc for rest in told.rests} | {out.disc for out in told.exits}
        assert {path.disc for path in told.paths} == moved

    def never(*_):
        raise AssertionError("computed again")

    monkeypatch.setattr(rules, "flick", never)
    again = replay(GAME, match.setup, match.records())
    assert pack(again.state_copy()) == pack(match.state_copy())
    for seat in (0, 1, None):
        assert again.seen(again.entries[-1], seat).events == match.seen(match.entries[-1], seat).events


@pytest.mark.rule("PAL-20")
def test_who_is_not_named_stands_at_home():
    state = lying()
    assert state.places == tuple(map(home, range(16)))
