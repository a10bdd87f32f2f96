"""What every throw of a flint keeps to: sixty worked throws, eleven promises, and the chances by distance."""

from __future__ import annotations

import json
import random
import subprocess
import sys
import time
from itertools import pairwise
from math import atan2, cos, degrees, hypot, pi, radians, sin, sqrt
from pathlib import Path
from statistics import fmean, pstdev

import msgspec
import pytest

from core.packing import pack, unpack
from core.physics.surface import GRAVITY
from core.physics.throw import (
    ARCS,
    BASE,
    CHILD,
    EXPERT,
    FAMILY,
    FARTHEST,
    FASTEST,
    FLINT,
    GIVES,
    GRIP,
    HARDEST,
    LIFT,
    NEAREST,
    PARTS,
    REACH,
    REST,
    SLIDE,
    SLOWEST,
    Course,
    How,
    Standing,
    Throw,
    bell,
    meeting,
    reach,
    scattered,
    speed_to,
    spread,
    strength,
    throw,
)

WORKED = json.loads((Path(__file__).parent / "throws.json").read_text("utf-8"))
HANDS = {"child": CHILD, "family": FAMILY, "expert": EXPERT}
WIDTH, HEIGHT, SQUARE = 405.0, 585.0, 45.0
GRID = range(5, PARTS, 10)  # over which chances are counted


def middle(square):
    return SQUARE * square[0] + SQUARE / 2, SQUARE * square[1] + SQUARE / 2


def thrown(at, angle, speed, hand, a, b, *standing):
    return throw(*at, angle, speed, hand, a, b, standing, WIDTH, HEIGHT)


def square_of(roll):
    return (roll.x // 45_000, roll.y // 45_000) if roll.on else None


def some_throws(count, seed):
    """From anywhere to a few pieces, aimed roughly at one of them, so that all that can happen does."""
    rng = random.Random(seed)
    for _ in range(count):
        at = rng.uniform(0, WIDTH), rng.uniform(0, HEIGHT)
        pieces = []
        while len(pieces) < 4:
            x, y = rng.uniform(20, WIDTH - 20), rng.uniform(20, HEIGHT - 20)
            if hypot(x - at[0], y - at[1]) >= SQUARE:
                pieces.append(Standing(len(pieces), x, y, rng.choice((30.0, 40.0, 45.0, 50.0, 60.0))))
        far = hypot(pieces[0].x - at[0], pieces[0].y - at[1])
        straight = degrees(_towards(at, pieces[0]))
        angle = round(100 * (straight + rng.gauss(0, 6))) % 36000
        speed = min(max(round(speed_to(far * rng.uniform(0.5, 2))), SLOWEST), FASTEST)
        hand = rng.choice((CHILD, FAMILY, EXPERT))
        yield at, angle, speed, hand, rng.randrange(PARTS), rng.randrange(PARTS), *pieces


def _towards(at, piece):
    return atan2(piece.y - at[1], piece.x - at[0])


# What a throw is made of


def test_the_parts_of_a_throw_are_as_drawn_up():
    assert pytest.approx(WORKED["rest_per_v2_g"], rel=1e-12) == REST
    assert pytest.approx(WORKED["slide_per_v2_g"], rel=1e-12) == SLIDE.length
    for arc, wanted in zip(ARCS, WORKED["arcs_per_v2_g"], strict=True):
        assert arc.starts == pytest.approx(wanted["starts"], rel=1e-12)
        assert arc.length == pytest.approx(wanted["length"], rel=1e-12)
        assert arc.steepness == pytest.approx(wanted["steepness"], rel=1e-12)
    assert (WORKED["flint_radius_mm"], WORKED["base_radius_mm"], 24.0) == (FLINT, BASE, REACH)
    assert (WORKED["speed_min_mm_s"], WORKED["speed_max_mm_s"]) == (SLOWEST, FASTEST)
    assert (WORKED["nearest_mm"], WORKED["farthest_mm"]) == (NEAREST, FARTHEST)


@pytest.mark.parametrize("name", HANDS)
def test_a_hand_shakes_as_drawn_up(name):
    hand, wanted = HANDS[name], WORKED["steadiness"][name]
    assert degrees(hand.angle) == pytest.approx(wanted["angle_deg"])
    assert degrees(hand.angle_more) == pytest.approx(wanted["angle_deg_more"])
    assert (hand.speed, hand.speed_more) == (wanted["speed"], wanted["speed_more"])


def test_the_strength_of_a_gesture_lengthens_the_throw_evenly():
    rests = [reach(strength(share / 20)) for share in range(21)]
    steps = [later - before for before, later in pairwise(rests)]
    assert rests[0] == pytest.approx(30, abs=0.3)
    assert rests[-1] == pytest.approx(585, abs=0.5)
    assert all(step == pytest.approx(555 / 20, abs=0.8) for step in steps)
    assert strength(-3) == SLOWEST == 482
    assert strength(7) == FASTEST == 2127


# 1 The same everywhere


@pytest.mark.parametrize("worked", WORKED["throws"], ids=[str(k) for k in range(60)])
@pytest.mark.rule("RAH-27", "RAH-28")
def test_a_worked_throw_comes_out_as_worked(worked):
    piece = Standing(7, *middle(worked["at"]), worked["height"])
    hand = HANDS[worked["steadiness"]]
    roll = thrown(
        middle(worked["from"]), worked["angle_cdeg"], worked["speed_mm_s"], hand, worked["a"], worked["b"], piece
    )
    assert (roll.touched == 7) == worked["touched"]
    assert abs(roll.x - worked["rest_um"][0]) <= 1
    assert abs(roll.y - worked["rest_um"][1]) <= 1
    assert roll.on == worked["on_board"]
    assert square_of(roll) == (tuple(worked["square"]) if worked["square"] else None)


TOLD = """
from core.packing import pack
from tests.physics.test_throw import some_throws, thrown
print(b"".join(pack(thrown(*given)) for given in some_throws(200, 1)).hex())
"""


def test_the_same_throw_is_the_same_in_any_order_and_any_process():
    throws = list(some_throws(200, 1))
    first = [pack(thrown(*given)) for given in throws]
    assert [pack(thrown(*given)) for given in reversed(throws)] == first[::-1]
    told = subprocess.run([sys.executable, "-c", TOLD], capture_output=True, text=True, check=True, timeout=60)
    assert told.stdout.strip() == b"".join(first).hex()


# 2 Mirror


def test_a_mirrored_throw_is_the_mirrored_throw():
    met = 0
    for (x, y), angle, speed, hand, a, b, *pieces in some_throws(2000, 2):
        roll = thrown((x, y), angle, speed, hand, a, b, *pieces)
        left = [Standing(p.number, WIDTH - p.x, p.y, p.height) for p in pieces]
        other = thrown((WIDTH - x, y), (18000 - angle) % 36000, speed, hand, 999 - a, b, *left)
        assert other.touched == roll.touched
        assert abs(other.x - (405_000 - roll.x)) <= 1
        assert abs(other.y - roll.y) <= 1
        below = [Standing(p.number, p.x, HEIGHT - p.y, p.height) for p in pieces]
        other = thrown((x, HEIGHT - y), -angle % 36000, speed, hand, 999 - a, b, *below)
        assert (other.touched, other.how) == (roll.touched, roll.how)
        assert abs(other.y - (585_000 - roll.y)) <= 1
        assert abs(other.x - roll.x) <= 1
        met += roll.touched >= 0
    assert 400 < met < 1600


# 3 Monotone


@pytest.mark.parametrize("name", HANDS)
def test_a_harder_throw_always_goes_farther(name):
    for b in (0, 3, 250, 499, 500, 750, 996, 999):
        far = [reach(scattered(0.0, float(speed), HANDS[name], 500, b)[1]) for speed in range(SLOWEST, FASTEST + 1)]
        assert all(later > before for before, later in pairwise(far))


# 4 Closed form, beside a flight in small steps


def test_what_meets_nothing_rests_where_the_formula_says():
    for at, angle, speed, hand, a, b, *_ in some_throws(500, 4):
        roll = thrown(at, angle, speed, hand, a, b)
        true_angle, true_speed = scattered(angle * pi / 18000, speed, hand, a, b)
        far = REST * true_speed**2 / GRAVITY
        assert abs(roll.x - 1000 * (at[0] + far * cos(true_angle))) <= 1
        assert abs(roll.y - 1000 * (at[1] + far * sin(true_angle))) <= 1
        assert (roll.touched, roll.how, roll.over) == (-1, How.MISSED, ())


def stepped(at, angle, speed, pieces, step=2e-5):
    """How far the flint comes in small steps of time, and what it touches."""
    level, up, far, high, landed = speed * cos(LIFT), speed * sin(LIFT), 0.0, 0.0, 0
    while True:
        if landed <= 3:
            far, high, up = far + level * step, high + up * step - GRAVITY * step * step / 2, up - GRAVITY * step
            if high <= 0 and up < 0:
                blow = sqrt(up * up - 2 * GRAVITY * -high) if up * up > 2 * GRAVITY * -high else -up
                far -= level * (-high / blow)
                level, up, high, landed = level - GRIP * (1 + GIVES) * blow, GIVES * blow, 0.0, landed + 1
        else:
            slower = max(level - GRIP * GRAVITY * step, 0.0)
            far, high, level = far + (level + slower) / 2 * step, 0.0, slower
        x, y = at[0] + far * cos(angle), at[1] + far * sin(angle)
        for piece in pieces:
            if high < piece.height and (x - piece.x) ** 2 + (y - piece.y) ** 2 <= REACH * REACH:
                return piece.number, far
        if landed > 3 and level == 0:
            return -1, far


def test_a_flight_in_small_steps_comes_to_the_same():
    for at, angle, speed, hand, a, b, *pieces in some_throws(60, 44):
        true_angle, true_speed = scattered(angle * pi / 18000, speed, hand, a, b)
        found = meeting(*at, true_angle, true_speed, pieces[:1])
        number, far = stepped(at, true_angle, true_speed, pieces[:1])
        if found is None and number < 0:
            assert far == pytest.approx(reach(true_speed), abs=0.2)
        elif found is not None and number >= 0:
            assert far == pytest.approx(found.far, abs=0.1)
        else:  # only where it all but touches may they disagree
            near = [meeting(*at, true_angle, true_speed * part, pieces[:1]) for part in (0.9998, 1.0002)]
            assert None in near
            assert near != [None, None]


# 5 Energy


def test_what_bounces_never_gains():
    up, level = sin(LIFT), cos(LIFT)
    for arc, after in pairwise(ARCS):
        before = up * up + level * level
        assert arc.length == pytest.approx(2 * up * level)
        up, level = GIVES * up, level - GRIP * (1 + GIVES) * up
        assert up * up + level * level < before
        assert level > 0
        assert after.starts == pytest.approx(arc.starts + arc.length)
    assert level - GRIP * (1 + GIVES) * up > 0


# 6 to 8 Touching


def height_at(far, speed):
    """How high the flint is when it has come so far."""
    scale = speed * speed / GRAVITY
    for arc in ARCS:
        if far < (arc.starts + arc.length) * scale:
            part = far - arc.starts * scale
            return part * arc.steepness * (1 - part / (arc.length * scale))
    return 0.0


@pytest.mark.rule("RAH-28")
def test_a_touch_is_where_the_flint_first_is_lower_than_a_piece_within_reach_of_its_middle():
    """And what is not touched is nowhere touched: looked at every tenth of a millimetre."""
    counted = dict.fromkeys(How, 0)
    for at, angle, speed, hand, a, b, *pieces in some_throws(400, 6):
        true_angle, true_speed = scattered(angle * pi / 18000, speed, hand, a, b)
        found = meeting(*at, true_angle, true_speed, pieces)
        counted[found.how if found else How.MISSED] += 1
        end = found.far if found else reach(true_speed)
        for piece in pieces:
            for tenth in range(int(end * 10 - 1)):
                far = tenth / 10
                x, y = at[0] + far * cos(true_angle), at[1] + far * sin(true_angle)
                near = hypot(x - piece.x, y - piece.y) < REACH - 0.1
                assert not (near and height_at(far, true_speed) < piece.height - 0.3), "it was touched earlier"
        if found:
            piece = next(piece for piece in pieces if piece.number == found.number)
            x, y = at[0] + end * cos(true_angle), at[1] + end * sin(true_angle)
            assert hypot(x - piece.x, y - piece.y) <= REACH + 1e-6
            assert height_at(end, true_speed) <= piece.height + 1e-6
    assert all(counted.values()), counted


@pytest.mark.rule("RAH-28")
def test_over_onto_at_its_side_sliding_into_it_and_past_it():
    at, piece = (22.5, 292.5), Standing(3, 202.5, 292.5, 45.0)
    for far, how in (
        (150, None),
        (160, How.SLID),
        (200, How.SIDE),
        (280, How.ONTO),
        (310, How.ONTO),
        (330, None),
    ):
        found = meeting(*at, 0.0, speed_to(far), [piece])
        assert (found.how if found else None) == how, far
    low = meeting(*at, 0.0, speed_to(2000), [Standing(3, 22.5 + 45, 292.5, 60.0)])
    assert low.how is How.SIDE
    assert low.far == pytest.approx(21)
    assert meeting(*at, radians(10), speed_to(195), [piece]) is None, "past it"
    roll = thrown(at, 0, round(speed_to(340)), EXPERT, 499, 499, piece)
    assert (roll.touched, roll.over) == (-1, (3,)), "in flight above it passes over"
    roll = thrown(at, 900, round(speed_to(340)), EXPERT, 499, 499, piece)
    assert (roll.touched, roll.over) == (-1, ())
    short = thrown(at, 0, round(speed_to(140)), EXPERT, 499, 499, piece)
    assert (short.touched, short.over) == (-1, ())


def test_behind_the_flint_nothing_is_met_and_on_its_own_place_all_is():
    assert meeting(200, 200, 0.0, 1500, [Standing(0, 150, 200, 60)]) is None
    assert meeting(200, 200, 2.0, 482, [Standing(0, 200, 200, 30)]).far == 0


def test_one_more_piece_never_makes_a_hit_a_miss_and_their_order_does_not_matter():
    more = 0
    for at, angle, speed, hand, a, b, *pieces in some_throws(3000, 7):
        one, all_of_them = (
            thrown(at, angle, speed, hand, a, b, pieces[0]),
            thrown(at, angle, speed, hand, a, b, *pieces),
        )
        turned = thrown(at, angle, speed, hand, a, b, *reversed(pieces))
        assert (turned.touched, turned.x, turned.y) == (all_of_them.touched, all_of_them.x, all_of_them.y)
        assert set(turned.over) == set(all_of_them.over)
        assert one.touched < 0 or all_of_them.touched >= 0
        more += all_of_them.touched > 0
    assert more > 100


# 9 Scatter


@pytest.mark.parametrize("name", HANDS)
def test_a_hand_shakes_evenly_to_both_sides_and_no_throw_goes_backwards(name):
    hand = HANDS[name]
    bells = [bell(part) for part in range(PARTS)]
    assert fmean(bells) == pytest.approx(0, abs=1e-12)
    assert pstdev(bells) == pytest.approx(0.9975, abs=0.0005)
    assert all(bell(999 - part) == -bell(part) for part in range(PARTS))
    assert max(bells) == pytest.approx(3.213, abs=0.001)
    assert all(later > before for before, later in pairwise(bells))
    for speed in (SLOWEST, 1000, FASTEST):
        hard = (speed / HARDEST) ** 2
        wanted = WORKED["steadiness"][name]
        aside = [degrees(scattered(0.0, speed, hand, a, 500)[0]) for a in range(PARTS)]
        along = [scattered(0.0, speed, hand, 500, b)[1] / speed - 1 for b in range(PARTS)]
        assert fmean(aside) == pytest.approx(0, abs=1e-9)
        assert fmean(along) == pytest.approx(0, abs=1e-9)
        assert pstdev(aside) == pytest.approx(wanted["angle_deg"] + wanted["angle_deg_more"] * hard, rel=0.01)
        assert pstdev(along) == pytest.approx(wanted["speed"] + wanted["speed_more"] * hard, rel=0.01)
        assert min(along) > -1
        assert spread(speed, hand)[1] == pytest.approx(wanted["speed"] + wanted["speed_more"] * hard)


# 10 Chances

CHANCES = {  # dead aim at 1, 2, 3, 4, 6, 8 squares, as drawn up
    "child": (0.96, 0.66, 0.46, 0.34, 0.21, 0.14),
    "family": (1.0, 0.89, 0.70, 0.54, 0.34, 0.24),
    "expert": (1.0, 1.0, 0.92, 0.82, 0.60, 0.46),
}
DIAGONAL = {"child": (0.82, 0.48, 0.26), "family": (0.98, 0.72, 0.42), "expert": (1.0, 0.94, 0.70)}


def chance(distance, hand):
    """Of hitting a piece 45 mm high with the best strength for it, over an even grid of what the hand does."""
    piece, best = [Standing(0, distance, 0.0, 45.0)], 0
    for tenth in range(7, 18):
        speed = min(max(round(speed_to(distance * tenth / 10)), SLOWEST), FASTEST)
        hits = sum(
            meeting(0.0, 0.0, *scattered(0.0, float(speed), hand, a, b), piece) is not None for a in GRID for b in GRID
        )
        best = max(best, hits)
    return best / len(GRID) ** 2


@pytest.mark.parametrize("name", HANDS)
def test_chances_by_distance_are_as_drawn_up(name):
    for squares, wanted in zip((1, 2, 4, 8), [CHANCES[name][k] for k in (0, 1, 3, 5)], strict=True):
        assert chance(squares * SQUARE, HANDS[name]) == pytest.approx(wanted, abs=0.02), squares
    assert chance(63.64, HANDS[name]) == pytest.approx(DIAGONAL[name][0], abs=0.02)


@pytest.mark.soak
@pytest.mark.parametrize("name", HANDS)
def test_all_chances_are_as_drawn_up(name):
    for squares, wanted in zip((1, 2, 3, 4, 6, 8), CHANCES[name], strict=True):
        assert chance(squares * SQUARE, HANDS[name]) == pytest.approx(wanted, abs=0.011), squares
    for distance, wanted in zip((63.64, 127.28, 225.0), DIAGONAL[name], strict=True):
        assert chance(distance, HANDS[name]) == pytest.approx(wanted, abs=0.011), distance


# 11 Edges


@pytest.mark.rule("RAH-28")
def test_edges_are_open_and_what_lies_beyond_does_not_come_back():
    for x, y, on in (
        (0.0, 0.0, True),
        (404.999, 584.999, True),
        (404.9999, 100.0, False),
        (405.0, 100.0, False),
        (100.0, 585.0, False),
    ):
        roll = throw(x, y, 0, 0, FAMILY, 499, 499, (), WIDTH, HEIGHT)
        assert roll.on is on, "a throw of no strength lies where it began"
    for angle in (0, 9000, 18000, 27000):
        roll = thrown((202.5, 292.5), angle, FASTEST, EXPERT, 499, 499)
        assert not roll.on
        assert hypot(roll.x / 1000 - 202.5, roll.y / 1000 - 292.5) == pytest.approx(585, abs=3)


# What is shown and kept of it


def test_its_course_in_time_leads_where_it_lies():
    for at, angle, speed, hand, a, b, *pieces in some_throws(300, 12):
        roll = thrown(at, angle, speed, hand, a, b, *pieces)
        course = Course(*at, roll)
        assert course.at(0.0) == (*at, 0.0)
        x, y, high = course.at(course.lasts)
        assert (x, y) == (pytest.approx(roll.x / 1000, abs=0.01), pytest.approx(roll.y / 1000, abs=0.01))
        assert high == pytest.approx(height_at(course.far, roll.speed / 1000), abs=0.1)
        assert course.lasts <= 0.64 * 1.15
        ways = [hypot(*(p - q for p, q in zip(course.at(course.lasts * k / 40), at))) for k in range(41)]
        assert all(later >= before - 1e-9 for before, later in pairwise(ways))
        assert all(landing.time < course.lasts for landing in course.landings)
        assert all(course.at(landing.time)[2] == pytest.approx(0, abs=0.1) for landing in course.landings)
        if roll.touched < 0:
            assert len(course.landings) == 4
            assert course.lasts == pytest.approx(0.626 * roll.speed / 1000 / FASTEST, rel=0.01)


def test_a_kept_throw_is_small_and_read_back_the_same():
    for given in some_throws(200, 13):
        roll = thrown(*given)
        assert unpack(pack(roll), Throw) == roll
        assert len(pack(roll)) < 100
    with pytest.raises(msgspec.ValidationError):
        msgspec.msgpack.decode(pack({**msgspec.to_builtins(roll), "x": 10**9}), type=Throw)


def test_a_throw_costs_a_bot_next_to_nothing():
    """At most 20 µs in the middle of many tries, with four pieces; a machine in a hurry has other things to do."""
    throws = list(some_throws(500, 14))
    tries = []
    for _ in range(9):
        begun = time.thread_time()
        for given in throws:
            thrown(*given)
        tries.append((time.thread_time() - begun) / len(throws))
    assert min(tries) < 20e-6
