"""The bench fails where something is beyond its bound."""

import pytest

from mobile.tour.bench import FRAME, LONGEST, beyond, measured

pytestmark = pytest.mark.once


def test_one_long_frame_is_too_many():
    frames = [0.001] * 99
    assert beyond({"drag": measured([*frames, LONGEST - 0.001], FRAME, LONGEST)}) == []
    assert beyond({"drag": measured([*frames, 0.02], FRAME, LONGEST)}) == ["drag: longest_ms 20 is above 16"]


def test_most_frames_are_short():
    assert beyond({"drag": measured([0.001] * 94 + [0.005] * 6, FRAME, LONGEST)}) == ["drag: p95_ms 5 is above 4"]


def test_a_slow_start_and_a_board_that_is_never_still_are_told():
    slow = {"start": {"ratio": 1.3, "bound": 1.25}, "still": {"frames_drawn": 1, "bound": 0}}
    assert beyond(slow) == ["start: ratio 1.3 is above 1.25", "still: frames_drawn 1 is above 0"]
