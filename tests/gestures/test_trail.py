"""What a finger's trail says of it: how fast it was when it left, whether it stood, where it rested."""

from itertools import pairwise

import pytest

from mobile.gestures.polls import Pace, PolledTrail
from mobile.gestures.reports import Kind, Reports
from mobile.gestures.trail import Report, Trail


def trail(*moves, down=None, up=None, now=0.0, grain=0.0):
    made = Trail(lambda: now, grain)
    made.down = Report(*down) if down else None
    made.moves = [Report(*move) for move in moves]
    made.up = Report(*up) if up else None
    return made


def even(speed, count=12, period=1 / 120, begun=0.0):
    return [(begun + k * period, speed * k * period, 0.0) for k in range(count)]


def test_a_finger_is_as_fast_as_its_last_reports_of_motion_say():
    assert trail(*even(1000.0), up=(0.1, 92.0, 0.0)).velocity() == pytest.approx((1000.0, 0.0))


def test_what_it_did_before_does_not_count():
    slow = [(k / 120 - 0.2, 200.0 * (k / 120 - 0.2), 0.0) for k in range(24)]
    fast = [(k / 120, 1000.0 * k / 120, 0.0) for k in range(9)]
    assert trail(*slow, *fast, up=(0.07, 66.0, 0.0)).velocity()[0] == pytest.approx(1000.0, rel=0.02)


def test_of_few_reports_three_count_although_they_are_older():
    """60 a second, one of them lost."""
    known = [(0.0, 0.0, 0.0), (1 / 60, 10.0, 0.0), (3 / 60, 30.0, 0.5)]
    moved = trail(*known, down=(-0.2, 0.0, 0.0), up=(0.055, 30.0, 0.5)).velocity()
    assert moved[0] == pytest.approx(600.0)
    assert moved[1] == pytest.approx(10.7, abs=0.1), "and by the first of them, which said that it was level"


def test_where_it_came_down_it_may_have_rested():
    rested = trail((0.3, 12.0, 0.0), (0.3 + 1 / 60, 30.0, 0.0), down=(0.0, 0.0, 0.0), up=(0.32, 30.0, 0.0))
    assert rested.velocity()[0] == pytest.approx(18.0 * 60)
    brief = trail((0.01, 10.0, 0.0), down=(0.0, 0.0, 0.0), up=(0.02, 10.0, 0.0))
    assert brief.velocity()[0] == pytest.approx(1000.0), "of a swipe so brief that little else is known"


def test_where_it_left_says_nothing_of_its_speed():
    left = trail(*even(1000.0), up=(0.1, 300.0, 80.0))
    assert left.velocity() == pytest.approx((1000.0, 0.0))


@pytest.mark.parametrize(("after", "stood"), [(0.03, False), (0.049, False), (0.06, True)])
def test_a_finger_stood_that_left_long_after_its_last_report(after, stood):
    moves = even(1000.0)
    told = trail(*moves, up=(moves[-1][0] + after, 92.0, 0.0))
    assert told.stands() is stood
    assert (told.velocity() == (0.0, 0.0)) is stood


def test_a_finger_that_is_down_stands_by_the_clock_of_its_reports():
    moves = even(1000.0)
    assert not trail(*moves, now=moves[-1][0] + 0.04).stands()
    assert trail(*moves, now=moves[-1][0] + 0.06).stands()


def test_where_only_frames_tell_of_it_a_frame_is_no_standing():
    moves = even(1000.0, period=1 / 15, count=4)
    assert not trail(*moves, up=(moves[-1][0] + 1 / 15, 200.0, 0.0), grain=1 / 15).stands()
    assert trail(*moves, up=(moves[-1][0] + 2 / 15, 200.0, 0.0), grain=1 / 15).stands()


def test_it_rested_where_it_was_quiet_or_hardly_moved():
    on = even(800.0)
    assert trail(*on).rest() is None
    quiet = [*on, *[(at + 0.2, x + 73.3, 10.0) for at, x, _ in on]]
    assert trail(*quiet).rest() == pytest.approx((on[-1][1], 0.0))
    trembling = [(on[-1][0] + k / 120, on[-1][1] + 0.2 * (k % 2), 0.1) for k in range(1, 12)]
    again = [(trembling[-1][0] + k / 120, 73.0 + 7 * k, 0.0) for k in range(1, 9)]
    assert trail(*on, *trembling, *again).rest() == pytest.approx((73.5, 0.1), abs=0.3)


def test_its_pace_leaves_out_where_it_stood():
    on = even(600.0)
    assert trail(*on, (1.0, on[-1][1] + 0.1, 0.0)).pace() == pytest.approx(600.0, rel=0.01)


# Whose trail it is


def test_a_trail_is_asked_for_by_where_its_finger_came_down():
    """Two taps and a swipe of the same finger, all within a frame."""
    reports = Reports(lambda: 0.0)
    reports.room = (360.0, 780.0)
    for k, (x, y) in enumerate([(0.1, 0.1), (0.1, 0.1), (0.5, 0.9)]):
        reports.heard(Kind.DOWN, 0, k * 0.01, x, y)
        reports.heard(Kind.UP, 0, k * 0.01 + 0.005, x, y)
    reports.heard(Kind.MOVE, 0, 0.05, 0.2, 0.2)  # of a finger that is not down
    first, second = reports.claim(0.1, 0.9), reports.claim(0.1, 0.9)
    third = reports.claim(0.5, 1 - 0.9)
    assert [found.down.at for found in (first, second, third)] == pytest.approx([0.0, 0.01, 0.02])
    assert third.down[1:] == pytest.approx((180.0, 78.0))
    assert third.moves == []
    assert reports.claim(0.5, 0.1) is None, "each is given once"


def test_fingers_nobody_asked_for_are_forgotten():
    reports = Reports(lambda: 0.0)
    reports.room = (360.0, 780.0)
    for k in range(200):
        reports.heard(Kind.DOWN, k, -0.01 * (200 - k), 0.5, 0.5)
    assert reports.claim(0.5, 0.5).down.at > -0.5
    reports.heard(Kind.DOWN, 0, -10.0, 0.1, 0.1)
    assert reports.claim(0.1, 0.9) is None, "the app has slept since"


# Where only polls tell of it


def polled(pace, *polls, begun=0.0, left=None):
    """A finger of 1000 dp/s that reports each hundredth of a second; polls: when they are, and how many they find."""
    made = PolledTrail(lambda: 0.0, pace)
    made.came(begun, (0.0, 0.0), 0.05)
    before, count = begun, 0
    for at, found in polls:
        made.went(at, [(10.0 * (count + k + 1), 0.0) for k in range(found)], at - before)
        before, count = at, count + found
    made.left(left or before, (10.0 * count, 0.0), 0.05)
    return made


def learned():
    pace = Pace()
    for _ in range(3):
        polled(pace, (0.05, 3), (0.1, 5), (0.15, 5), (0.2, 2))
    return pace


def test_how_far_reports_lie_apart_is_learned_where_a_finger_goes_through_several_polls():
    assert learned().period == pytest.approx(0.01)
    pace = Pace()
    polled(pace, (0.05, 3), (0.1, 2))
    assert pace.period == 1.0, "when the finger set out and stopped, nobody knows"


def test_a_swipe_within_two_polls_is_as_fast_as_it_was():
    known = polled(learned(), (0.05, 4), (0.1, 2))
    assert known.velocity() == pytest.approx((1000.0, 0.0), rel=0.02)
    assert polled(Pace(), (0.05, 4), (0.1, 2)).velocity()[0] < 700.0, "before that is learned, the poll's time counts"


def test_reports_of_one_poll_keep_their_order():
    moves = polled(learned(), (0.05, 4), (0.06, 9), (0.1, 6)).moves
    assert all(one.at < two.at for one, two in pairwise(moves))
