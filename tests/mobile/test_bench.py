"""The bench fails where something is beyond its bound, or worse than it was."""

import pytest

from mobile.tour import held, packed
from mobile.tour.stopwatch import FRAME, LONGEST, THOUGHT, beyond, measured, middle, thought

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


def test_while_a_bot_thinks_what_is_beside_its_thought_takes_no_longer_than_ever():
    frames = [0.009] * 100
    assert beyond({"thinking": thought(frames, [0.001] * 100)}) == []
    assert beyond({"thinking": thought(frames, [0.005] * 100)}) == ["thinking: beside_p95_ms 5 is above 4"]
    assert beyond({"thinking": thought([THOUGHT + 0.001] * 100, [0.001] * 100)})


def test_one_frame_that_the_machine_held_up_is_none_of_ours_and_what_comes_again_is():
    def run(longest, drawn=0):
        return {
            "drag": measured([0.001] * 99 + [longest], FRAME, LONGEST),
            "still": {"frames_drawn": drawn, "bound": 0},
        }

    assert beyond(middle([run(0.02), run(0.01), run(0.015)])) == []
    assert beyond(middle([run(0.02), run(0.01), run(0.017)])) == ["drag: longest_ms 17 is above 16"]
    assert beyond(middle([run(0.01, 1), run(0.01), run(0.01)])), "a still board draws nothing, ever"
    assert middle([run(0.01)]) == run(0.01)


def test_a_package_that_is_too_heavy_is_told():
    text = "# By folder\n.      2    0.50\nassets/fonts     6    40.00\n"
    assert packed.kept(text) == {".": (2, 0.5), "assets/fonts": (6, 40.0)}
    assert beyond({"package": packed.measured()}) == []
    assert beyond({"package": {"packed_mb": 40.5, "bound": packed.MOST}}) == ["package: packed_mb 40.5 is above 40"]


RESULTS = {
    "package": {"packed_mb": 22.04, "bound": 40},
    "start": {"seconds": 0.8, "peer": 0.8, "ratio": 1.0, "bound": 1.25},
    "paleo drag": {"p95_ms": 1.6, "bound_ms": 4.0},
    "paleo still": {"frames_drawn": 0, "bound": 0},
    "memory at density 1": {"ours": 190.0, "peer": 120.0, "more_mb": 70.0, "bound": 110},
}
FIGURES = {"package": 22.0, "start": 1.0, "paleo drag": 2.0, "memory at density 1": 70.0}


def test_what_is_held_does_not_depend_on_the_machine():
    assert held.figures(RESULTS) == FIGURES
    slower = {name: {key: 2 * value for key, value in one.items()} for name, one in RESULTS.items()}
    slower["start"]["ratio"], slower["memory at density 1"]["more_mb"] = 1.0, 70.0
    slower["package"] = RESULTS["package"]
    assert held.figures(slower) == FIGURES


def test_worse_by_a_quarter_is_told():
    assert held.worse(FIGURES, FIGURES) == []
    assert held.worse({**FIGURES, "paleo drag": 2.49}, FIGURES) == []
    assert held.worse({**FIGURES, "paleo drag": 2.6}, FIGURES) == [
        "paleo drag: 2.6 is worse than 2 by more than a quarter"
    ]
    assert held.worse({**FIGURES, "memory at density 1": 88.0}, FIGURES)
    short = {"help_me animation": 1.0}
    assert held.worse({"help_me animation": 1.24}, short) == []
    assert held.worse({"help_me animation": 1.3}, short), "short frames are held, too"
    assert held.worse({**FIGURES, "package": 28.0}, FIGURES)
    fewer = {"package": 22.0, "start": 1.0}
    assert held.worse(fewer, FIGURES)[0] == "paleo drag: it is not measured any more"


def test_what_is_new_is_named_until_it_is_written_down():
    more = {**FIGURES, "rahan drag": 9.0}
    assert held.worse(more, FIGURES) == []
    assert held.unheld(more, FIGURES) == ["rahan drag: 9 is not held yet"]
    assert held.unheld(FIGURES, more) == []


def test_of_a_frame_of_thought_is_held_what_is_beside_it():
    thinking = {"p95_ms": 8.0, "bound_ms": 10.0, "beside_p95_ms": 0.4, "beside_bound_ms": 4.0}
    assert held.figures({**RESULTS, "rahan thinking": thinking})["rahan thinking"] == 0.5


def test_whatever_is_measured_in_a_match_is_held():
    frames = {"p95_ms": 1.6, "bound_ms": 4.0}
    results = {**RESULTS, "help_me pondering": frames, "paleo aiming": frames, "rahan left at density 1": frames}
    assert held.figures(results).keys() - FIGURES.keys() == {"help_me pondering", "paleo aiming"}


def test_the_page_holds_what_was_written_and_all_else():
    page = f"# Measured\n\n{held.HEAD}\n\nWords.\n\n| | |\n|---|---|\n| start | 9 |\n\n## Next\n\n| a | 1 |\n"
    now = held.written(page, FIGURES)
    assert held.held(now) == FIGURES
    assert now.endswith("\n\n## Next\n\n| a | 1 |\n")
    assert "Words." in now
    assert held.written(now, FIGURES) == now
    assert held.held(held.PAGE.read_text("utf-8")), "the project's own page holds some"
