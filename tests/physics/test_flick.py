"""What every flick keeps to, tried with thousands of random ones at all speeds."""

from __future__ import annotations

import itertools
import json
import random
import subprocess
import sys
from math import asin, atan, atan2, cos, degrees, hypot, pi, radians, sin, tan

import msgspec
import pytest

from core.bench.flick import HALF, STUFF, board
from core.packing import pack
from core.physics import Box, Disc, Roll, Surface, What, flick, flicking, room, sweep

SLOWEST, FASTEST = 250.0, 4000.0
RADIUS = STUFF.radius
BRAKE = STUFF.friction * 9810


def some_flicks(count, seed, boards=10, loose=14):
    rng = random.Random(seed)
    made = [board(seed * 100 + k, 16, loose) for k in range(boards)]
    for k in range(count):
        yield made[k % boards], rng.randrange(16), rng.uniform(0, 2 * pi), rng.uniform(SLOWEST, FASTEST)


def after(surface, roll):
    """Where every disc on the board lies when all is at rest."""
    places = {disc.number: (disc.x, disc.y) for disc in surface.discs}
    for gone in roll.exits:
        places.pop(gone.disc)
    places.update({rest.disc: (rest.x / 1000, rest.y / 1000) for rest in roll.rests if rest.disc in places})
    return places


def bare(discs, half=HALF, walls=(), limit=10_000.0):
    return Surface(half, limit, STUFF, tuple(walls), (), tuple(discs))


def test_nothing_rests_in_a_wall_in_another_or_outside():
    for surface, disc, angle, speed in some_flicks(1500, 1):
        roll = flick(surface, disc, angle, speed, paths=False)
        places = list(after(surface, roll).values())
        for k, (x, y) in enumerate(places):
            assert max(abs(x), abs(y)) <= HALF - RADIUS + 0.2
            assert all(hypot(*box.away(x, y)) >= RADIUS - 0.2 for box in surface.walls)
            assert all(hypot(x - u, y - v) >= 2 * RADIUS - 0.2 for u, v in places[:k])


def test_a_rough_roll_comes_near_the_true_one_and_leaves_no_trace():
    near, met, rolled = 0, 0, 0
    for surface, disc, angle, speed in some_flicks(150, 2):
        true = flick(surface, disc, angle, speed, paths=False)
        rough = flick(surface, disc, angle, speed, paths=False, rough=True)
        assert rough == flick(surface, disc, angle, speed, paths=False, rough=True)
        assert true == flick(surface, disc, angle, speed, paths=False)
        one, other = after(surface, true), after(surface, rough)
        for x, y in other.values():
            assert max(abs(x), abs(y)) <= HALF - RADIUS + 0.2
        moved = [rest.disc for rest in true.rests if rest.disc in one and rest.disc in other]
        rolled += len(moved)
        near += sum(hypot(one[k][0] - other[k][0], one[k][1] - other[k][1]) < 10 for k in moved)
        met += {touch.disc for touch in true.touches} == {touch.disc for touch in rough.touches}
    assert near > 0.5 * rolled
    assert met > 100


def test_whatever_came_to_rest_overlaps_nothing():
    """From roll to roll, in a row before the rim and another before a wall."""
    rng = random.Random(5)
    wall = Box(0, 250, 120, 16, 0.0)
    for _ in range(30):
        gap = rng.choice([0.0, 0.0005, 0.01, 1.0])
        before_rim = [(HALF - RADIUS - k * (2 * RADIUS + gap), rng.uniform(-0.5, 0.5)) for k in range(4)]
        before_wall = [(rng.uniform(-5, 5), 250 - 8 - RADIUS - k * (2 * RADIUS + 1 + gap)) for k in range(4)]
        discs = dict(enumerate(before_rim + before_wall))
        for _ in range(8):
            surface = bare([Disc(k, x, y) for k, (x, y) in discs.items()], walls=[wall])
            flicked = rng.randrange(8)
            x, y = discs[flicked]
            u, v = rng.choice([(HALF, 0), (0, 250)])
            angle = atan2(v - y, u - x) + rng.uniform(-0.05, 0.05)
            discs = after(surface, flick(surface, flicked, angle, rng.uniform(300, 3500), paths=False))
            assert len(discs) == 8
            for k, (x, y) in discs.items():
                assert max(abs(x), abs(y)) <= HALF - RADIUS
                assert hypot(*wall.away(x, y)) >= RADIUS
                assert all(hypot(x - u, y - v) >= 2 * RADIUS for j, (u, v) in discs.items() if j < k)


@pytest.mark.parametrize("deep", [0.0, 0.001, 0.005, 0.02, 0.15])
def test_things_that_overlap_a_little_do_not_burst_apart(deep):
    """However it came about: pressed against the rim, a wall, another one, or in a row."""
    wall = Box(0, 200, 80, 16, 0.0)
    for speed in (400.0, 1000.0, 2500.0):
        for discs, angle in (
            ([(251, 0), (311 + deep, 0)], 0.0),
            ([(0, 100), (0, 178 + deep)], pi / 2),
            ([(0, -100), (0, 0), (0, 28 - deep)], pi / 2),
            ([(-100, 0), (0, 0), (0, 28 - deep)], 0.0),
            ([(0, -100), (0, 0), (0, 28 - deep), (0, 56 - 2 * deep)], pi / 2),
            ([(0, 0), (28 - deep, 0)], 0.0),
        ):
            surface = bare([Disc(k, x, y) for k, (x, y) in enumerate(discs)], walls=[wall])
            roll = flick(surface, 0, angle, speed, paths=False)
            assert roll.lasted < 4000
            assert all(touch.speed <= speed * 1.01 for touch in roll.touches)
            places = after(surface, roll)
            assert len(places) == len(discs)
            for k, (x, y) in places.items():
                assert hypot(x - discs[k][0], y - discs[k][1]) <= speed**2 / (2 * BRAKE) + 1
                assert max(abs(x), abs(y)) <= HALF - RADIUS + 0.2


def test_in_slices_it_is_the_same_roll_even_when_others_are_rolled_meanwhile():
    for surface, disc, angle, speed in some_flicks(40, 8):
        expected = flick(surface, disc, angle, speed)
        slices, rolling = 0, flicking(surface, disc, angle, speed)
        while True:
            try:
                assert next(rolling) == 0
            except StopIteration as done:
                roll = done.value
                break
            slices += 1
            flick(surface, 0, angle + 1, 900.0, paths=False)
        assert msgspec.msgpack.encode(roll) == msgspec.msgpack.encode(expected)
        first = expected.touches[0].at if expected.touches else expected.lasted
        assert slices >= (expected.lasted - first) // 300, "a part of a second at a time"


def test_a_roll_nobody_waits_for_any_more_leaves_nothing_behind():
    for surface, disc, angle, speed in some_flicks(20, 9):
        expected = flick(surface, disc, angle, speed)
        rolling = flicking(surface, disc, angle, speed)
        next(rolling, None)
        rolling.close()
        assert msgspec.msgpack.encode(flick(surface, disc, angle, speed)) == msgspec.msgpack.encode(expected)


LEFT = """
import gc
from core.physics import flicking
from tests.physics.test_flick import some_flicks

gc.disable()
for surface, disc, angle, speed in some_flicks(300, 9):
    rolling = flicking(surface, disc, angle, speed, paths=False)
    if next(rolling, None) is not None:
        thought = [rolling]
        thought.append(thought)  # as a screen and its bots hold each other
    del rolling
    thought = None
    gc.collect()
print("all is well")
"""


def test_a_roll_that_the_search_for_garbage_ends_does_not_end_the_app():
    """A match is left while a bot tries out a flick: what holds the roll is freed at once with what it rolls in."""
    ran = subprocess.run([sys.executable, "-c", LEFT], capture_output=True, text=True, timeout=120)
    assert (ran.returncode, ran.stdout) == (0, "all is well\n"), ran.stderr


def test_every_roll_rests_in_time():
    for surface, disc, angle, speed in some_flicks(600, 2):
        assert flick(surface, disc, angle, speed, paths=False).lasted < 8000


def test_no_disc_passes_through_a_wall_at_any_speed():
    """A disc shut in by four walls stays shut in."""
    walls = [Box(0, 60, 140, 10, 0), Box(0, -60, 140, 10, 0), Box(60, 0, 10, 140, 0), Box(-60, 0, 10, 140, 0)]
    rng = random.Random(3)
    for _ in range(400):
        discs = [Disc(0, rng.uniform(-20, 0), 0), Disc(1, 30, rng.uniform(-20, 20))]
        surface = bare(discs, walls=walls)
        roll = flick(surface, 0, rng.uniform(0, 2 * pi), rng.uniform(SLOWEST, FASTEST))
        assert all(max(map(abs, place)) < 60 for place in after(surface, roll).values())
        assert all(max(abs(x), abs(y)) < 600 for path in roll.paths for _, x, y in path.points)


def test_no_disc_passes_through_another():
    """A wall of discs across the board lets nobody behind it without a touch."""
    rng = random.Random(4)
    for _ in range(200):
        row = [Disc(k + 1, -312 + 28.05 * k, 100) for k in range(23)]
        surface = bare([Disc(0, rng.uniform(-250, 250), -200), *row])
        roll = flick(surface, 0, rng.uniform(pi / 4, 3 * pi / 4), rng.uniform(1500, FASTEST))
        met = [touch.at for touch in roll.touches if touch.what is What.DISC and 0 in (touch.disc, touch.other)]
        path = next(path for path in roll.paths if path.disc == 0)
        assert all(y <= 725 for time, _, y in path.points if not met or time < met[0])


def test_energy_never_grows():
    """Between any two key points of all paths, the speeds squared never sum up to more than was put in."""
    for surface, disc, angle, speed in some_flicks(300, 5):
        roll = flick(surface, disc, angle, speed)
        gained = 0.0
        for touch in roll.touches:
            assert touch.speed <= speed * 1.001 + 1
        for path in roll.paths:
            for (t0, x0, y0), (t1, x1, y1) in zip(path.points, path.points[1:], strict=False):
                if t1 - t0 >= 30:
                    gained = max(gained, hypot(x1 - x0, y1 - y0) / 10 / ((t1 - t0) / 1000))
        assert gained <= speed * 1.03 + 20


def test_a_free_disc_slides_straight_as_far_as_friction_lets_it():
    """PAL-23: a flick of 2 m/s travels about 1.4 m free."""
    for speed in (250.0, 1000.0, 2000.0):
        surface = bare([Disc(0, -2000, 0)], half=4000)
        (x, y) = after(surface, flick(surface, 0, 0.0, speed))[0]
        assert x + 2000 == pytest.approx(speed * speed / (2 * BRAKE), abs=0.5)
        assert y == pytest.approx(0, abs=0.01)
    assert 1300 < 2000.0**2 / (2 * BRAKE) < 1450


def mirrored(surface):
    """Left and right exchanged."""
    walls = tuple(Box(-box.x, box.y, box.width, box.height, -box.angle) for box in surface.walls)
    discs = tuple(Disc(disc.number, -disc.x, disc.y) for disc in surface.discs)
    return msgspec.structs.replace(surface, walls=walls, discs=discs, doorways=())


def at(path, time):
    """Where a path is at a time, in mm."""
    points = path.points
    for (t0, x0, y0), (t1, x1, y1) in itertools.pairwise(points):
        if t0 <= time <= t1:
            part = (time - t0) / (t1 - t0) if t1 > t0 else 1.0
            return (x0 + (x1 - x0) * part) / 10, (y0 + (y1 - y0) * part) / 10
    return points[-1][1] / 10, points[-1][2] / 10


def test_mirrored_set_ups_give_mirrored_rolls():
    """Within 0.1 mm up to the second meeting: no side of the board is favoured."""
    compared = 0
    for surface, disc, angle, speed in some_flicks(400, 6):
        one = flick(msgspec.structs.replace(surface, doorways=()), disc, angle, speed)
        two = flick(mirrored(surface), disc, pi - angle, speed)
        assert bool(one.touches) == bool(two.touches)
        for mine, other in zip(one.touches[:2], two.touches[:2], strict=False):
            if mine.at > one.touches[0].at + 400:
                continue  # a roll is a chaotic thing
            assert abs(mine.x + other.x) <= 2
            assert abs(mine.y - other.y) <= 2
            assert abs(mine.at - other.at) <= 1
            compared += 1
    assert compared > 400


def test_the_same_set_up_gives_the_same_roll_whatever_was_rolled_before():
    flicks = list(some_flicks(120, 7, boards=4))
    room._rooms.clear()
    first = [pack(flick(*given)) for given in flicks]
    again = [pack(flick(*given)) for given in reversed(flicks)]
    assert first == again[::-1]
    room._rooms.clear()
    assert pack(flick(*flicks[-1])) == first[-1]


TOLD = """
import json, sys
from core.packing import pack
from core.physics import flick
from tests.physics.test_flick import some_flicks
print(json.dumps([pack(flick(*given)).hex() for given in some_flicks(25, 8, boards=3)]))
"""


def test_the_same_set_up_gives_the_same_roll_in_a_fresh_process():
    told = subprocess.run([sys.executable, "-c", TOLD], capture_output=True, text=True, check=True, timeout=60)
    assert json.loads(told.stdout) == [pack(flick(*given)).hex() for given in some_flicks(25, 8, boards=3)]


def test_who_is_met_first_is_who_the_line_meets():
    """The roll's first meeting is where the aim said it would be."""
    agreed = 0
    for surface, disc, angle, speed in some_flicks(300, 9):
        start = surface.discs[disc]
        meeting = sweep(surface, start.x, start.y, angle, speed, disc)
        roll = flick(surface, disc, angle, speed)
        mine = [touch for touch in roll.touches if disc in (touch.disc, touch.other)]
        if meeting.what is None or not mine or meeting.what is What.RIM:
            continue
        first = mine[0]
        assert first.what is meeting.what
        other = first.other if first.disc == disc else first.disc
        assert other == (surface.discs[meeting.other].number if meeting.what is What.DISC else meeting.other)
        x, y = meeting.x + meeting.across * RADIUS, meeting.y + meeting.down * RADIUS
        assert hypot(first.x / 10 - x, first.y / 10 - y) < 0.3
        agreed += 1
    assert agreed > 100


def test_a_full_hit_passes_the_speed_on():
    """Restitution of 0.85: of two equal discs the struck one takes 92.5 % of the speed, the other keeps the rest."""
    surface = bare([Disc(0, -100, 0), Disc(1, 0, 0)], half=3000)
    roll = flick(surface, 0, 0.0, 2000.0)
    met = (2000.0**2 - 2 * BRAKE * 72) ** 0.5
    places = after(surface, roll)
    assert places[1][0] == pytest.approx((met * 0.925) ** 2 / (2 * BRAKE), rel=0.01)
    assert places[0][0] + 28 == pytest.approx((met * 0.075) ** 2 / (2 * BRAKE), abs=1.5)
    (touch,) = roll.touches
    assert (touch.disc, touch.other, touch.what) in ((0, 1, What.DISC), (1, 0, What.DISC))
    assert touch.speed == pytest.approx(met, abs=2)


def test_the_struck_disc_goes_along_the_line_of_centres():
    for beside in (-20.0, -8.0, 5.0, 15.0, 24.0):
        surface = bare([Disc(0, -150, beside), Disc(1, 0, 0)], half=3000)
        roll = flick(surface, 0, 0.0, 1200.0)
        x, y = after(surface, roll)[1]
        along = (28.0**2 - beside**2) ** 0.5
        off = atan2(y, x) - atan2(-beside, along)
        assert abs(off) <= atan(STUFF.grip) + radians(0.3), beside  # a little spin takes it off
        assert off * beside > 0, "along with what brushes past it"


def thrown(beside, speed):
    """By how many degrees a disc that is met so far beside its middle leaves the line of centres, and how it turns."""
    surface = bare([Disc(0, -150, beside), Disc(1, 0, 0)], half=3000)
    roll = flick(surface, 0, 0.0, speed)
    path = next(path for path in roll.paths if path.disc == 1)
    x, y = after(surface, roll)[1]
    return degrees(atan2(y, x) - asin(-beside / 28)), path.turns


@pytest.mark.rule("PAL-53")
@pytest.mark.parametrize("speed", [900.0, 1500.0, 3000.0])
def test_a_glancing_hit_throws_as_far_as_the_grip_between_two_discs_allows(speed):
    """A grip of 0.2 in the contact is an angle of 11.3°; met nearer to its middle a disc stops sliding before that."""
    assert STUFF.grip == 0.2
    for beside in (10.0, 16.0, 22.0, 24.0, 26.0):
        slides = tan(asin(beside / 28)) / 6  # of what is put in across: two masses, and twice two to be turned
        most = degrees(atan(min(0.2, slides / ((1 + STUFF.disc) / 2))))
        assert (most > 11.3) == (beside > 20)
        for sign in (1, -1):
            throw, turns = thrown(sign * beside, speed)
            assert throw * sign == pytest.approx(most, abs=0.4), beside
            assert turns[-1][1] * sign < -5, "and sets it turning"
    throw, turns = thrown(0.0, speed)
    assert throw == pytest.approx(0, abs=0.1)
    assert turns == (), "a full hit turns nothing"


@pytest.mark.rule("PAL-53")
def test_what_glances_off_the_rim_or_a_wall_loses_as_much_along_it_as_the_grip_takes():
    """0.2 of what it gains across; more than that it would lose only if it stopped sliding."""
    wall = Box(0, 206, 600, 12, 0.0)
    for walls, half, gives in (((), 200.0, STUFF.rim), ((wall,), 1000.0, STUFF.wall)):
        surface = bare([Disc(0, 0, 200 - RADIUS - 1)], half=half, walls=walls)
        roll = flick(surface, 0, radians(35), 1000.0)
        (path,) = roll.paths
        met = roll.touches[0].at
        x, y = at(path, met)
        u, v = at(path, met + 60)
        across = 1000 * sin(radians(35)) * (1 + gives)
        slope = (1000 * cos(radians(35)) - 0.2 * across) / (1000 * sin(radians(35)) * gives)
        assert (u - x) / (y - v) == pytest.approx(slope, rel=0.03)


@pytest.mark.rule("PAL-53")
def test_a_disc_turns_as_far_as_its_friction_lets_it():
    """Set spinning by its first meeting, it stands after v² / 2a like anything that is braked evenly."""
    surface = bare([Disc(0, -150, 24.0), Disc(1, 0, 0)], half=3000)
    roll = flick(surface, 0, 0.0, 1500.0)
    met = 28 * cos(asin(24 / 28))
    normal = (1500.0**2 - 2 * BRAKE * (150 - met)) ** 0.5 * cos(asin(24 / 28))
    spin = 2 * 0.2 * normal * (1 + STUFF.disc) / 2 / RADIUS
    brake = BRAKE * 4 / 3 / RADIUS
    path = next(path for path in roll.paths if path.disc == 1)
    assert abs(path.turns[-1][1]) == pytest.approx(degrees(spin**2 / (2 * brake)), rel=0.05)
    times = [time for time, _ in path.turns]
    assert times == sorted(times)
    assert times[-1] <= roll.lasted
    assert path.turns[0] == (roll.touches[0].at, 0)


def test_what_meets_the_rim_too_fast_jumps_out_and_what_is_slower_stays():
    for speed, out in ((2300.0, False), (2700.0, True)):
        surface = bare([Disc(0, HALF - RADIUS - 1, 0)], limit=2500.0)
        roll = flick(surface, 0, 0.0, speed)
        assert [gone.disc for gone in roll.exits] == ([0] if out else [])
        assert bool(roll.rests) is not out
    along = bare([Disc(0, 0, HALF - RADIUS - 1)], limit=2500.0)
    assert not flick(along, 0, 0.1, 2550.0).exits, "only the speed towards the rim counts"


@pytest.mark.rule("PAL-31")
def test_what_is_out_touches_nothing_any_more():
    """It leaves through the place where another lies at the rim, who stays where it was."""
    rim = HALF - RADIUS
    angle, lies = radians(35), Disc(1, rim - 0.01, 29.5)
    for speed, out in ((1500.0, False), (3000.0, True)):
        surface = bare([Disc(0, rim - 60 * cos(angle), -60 * sin(angle)), lies], limit=1500.0)
        roll = flick(surface, 0, angle, speed)
        assert roll.touches[0].what is What.RIM
        assert [gone.disc for gone in roll.exits] == ([0] if out else [])
        met = [touch for touch in roll.touches if touch.what is What.DISC]
        assert bool(met) is not out
        assert (after(surface, roll)[1] == (lies.x, lies.y)) is out
    again = bare([Disc(0, 0, 0), Disc(1, 100, 0)], limit=1500.0)
    assert [touch.what for touch in flick(again, 0, 0.0, 900.0).touches] == [What.DISC], "and is solid in the next roll"


def test_a_doorway_is_passed_only_by_the_whole_disc_and_also_when_it_bounces_out_again():
    from core.physics import Doorway

    door = Doorway(1.0, 0.0, 200.0)
    for reach, passes in ((205.0, False), (212.0, False), (216.0, True), (235.0, True)):
        surface = Surface(HALF, 9999.0, STUFF, (), (door,), (Disc(5, 100, 0),))
        roll = flick(surface, 0, 0.0, (2 * BRAKE * (reach - 100)) ** 0.5)
        assert [(entry.disc, entry.doorway) for entry in roll.passages] == ([(5, 0)] if passes else []), reach
    wall = (Box(250, 0, 10, 300, 0),)  # behind the line there is room for the disc and no more
    bounces = Surface(HALF, 9999.0, STUFF, wall, (door,), (Disc(5, 100, 0),))
    roll = flick(bounces, 0, 0.0, 2000.0)
    assert after(bounces, roll)[5][0] < 200
    assert [entry.disc for entry in roll.passages] == [5]
    pushed = Surface(HALF, 9999.0, STUFF, (), (door,), (Disc(1, 0, 0), Disc(2, 150, 0)))
    assert [entry.disc for entry in flick(pushed, 0, 0.0, 1500.0).passages] == [2]


def test_who_lay_beyond_a_doorway_before_does_not_pass_it():
    from core.physics import Doorway

    surface = Surface(HALF, 9999.0, STUFF, (), (Doorway(1.0, 0.0, 200.0),), (Disc(1, 250, 0), Disc(2, 0, 0)))
    assert flick(surface, 1, pi, 500.0).passages == ()


def test_a_pair_that_touched_before_meets_only_when_pressed_together():
    surface = bare([Disc(1, 0, 0), Disc(2, 28, 0)])
    assert [touch.what for touch in flick(surface, 0, 0.0, 600.0).touches][:1] == [What.DISC]
    assert not [touch for touch in flick(surface, 0, pi, 400.0).touches if touch.what is What.DISC]


def test_a_packed_roll_is_small_and_its_paths_end_where_it_rests():
    sizes = []
    for surface, disc, angle, speed in some_flicks(200, 10):
        roll = flick(surface, disc, angle, speed)
        sizes.append(len(pack(roll)))
        assert msgspec.msgpack.decode(pack(roll), type=Roll) == roll
        rests = {rest.disc: rest for rest in roll.rests}
        for path in roll.paths:
            start = surface.discs[path.disc]
            assert hypot(path.points[0][1] / 10 - start.x, path.points[0][2] / 10 - start.y) < 0.1
            if path.disc in rests:
                rest = rests[path.disc]
                assert hypot(path.points[-1][1] / 10 - rest.x / 1000, path.points[-1][2] / 10 - rest.y / 1000) < 0.1
            assert all(a[0] <= b[0] for a, b in zip(path.points, path.points[1:], strict=False))
        assert {path.disc for path in roll.paths} == set(rests) | {gone.disc for gone in roll.exits}
    assert max(sizes) < 4000
    assert sum(sizes) / len(sizes) < 1500


def test_paths_follow_the_disc():
    """A path's place at any time is near where the disc truly is then: a flick stopped short tells."""
    surface = bare([Disc(0, -2000, 0)], half=4000)
    roll = flick(surface, 0, 0.3, 1800.0)
    (path,) = roll.paths
    for time in range(0, roll.lasted, 37):
        far = 1800.0 * time / 1000 - BRAKE * (time / 1000) ** 2 / 2
        x, y = at(path, time)
        assert hypot(x + 2000 - far * cos(0.3), y - far * sin(0.3)) < 1.5, "a millisecond is 1.8 mm"


def test_without_paths_the_roll_is_otherwise_the_same():
    for surface, disc, angle, speed in some_flicks(40, 11):
        with_paths, without = (flick(surface, disc, angle, speed, paths) for paths in (True, False))
        assert msgspec.structs.replace(with_paths, paths=()) == without
        assert without.paths == ()


def test_rolls_of_older_rules_are_still_read():
    """Their paths say nothing of how discs turned."""
    old = [900, [], [], [], [], [[3, [[0, 0, 0], [900, 50, 0]]]]]
    named = dict(zip(Roll.__struct_fields__, old, strict=True))
    roll = msgspec.msgpack.decode(msgspec.msgpack.encode(named), type=Roll)
    assert roll.paths[0].points == ((0, 0, 0), (900, 50, 0))
    assert roll.paths[0].turns == ()
