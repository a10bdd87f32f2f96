"""What is understood of swipes that go through SDL's queue and Kivy's poll, at 15 to 120 frames a second, with and
without hitches. One of eight is played here; `make bench` plays them all.
"""

import ctypes

import pytest
from kivy.metrics import dp

from core.game import Level
from mobile.device.touch_screen import SdlReports
from tests.mobile.swiping.driven import KINDS, Event
from tests.mobile.swiping.shares import broken, measured
from tests.mobile.window import journey

pytestmark = pytest.mark.once


@pytest.fixture(scope="module")
def found(display, tmp_path_factory):
    return measured(display, tmp_path_factory.mktemp("swipes") / "home", {"touch": 8, "blind": 24, "mouse": 24})


@pytest.mark.parametrize("source", ["touch", "blind", "mouse"])
def test_a_swipe_is_understood_however_fast_frames_come(found, source):
    assert broken({"sources": {source: found["sources"][source]}}) == []


def test_a_touch_screens_swipe_is_understood_in_each_of_these_conditions(found):
    rows = {name: row for name, row in found["conditions"].items() if name.startswith("touch, ")}
    assert len(rows) == 20
    for name, row in rows.items():
        assert row["flicked"] >= 0.95, name
        assert row["held"] == 1.0, name
        assert row["speed"] >= 0.95, name
        assert 0.95 < row["ratio"] < 1.05, f"{name}: neither softer nor harder than the finger was"


def fingers(hand, *reports):
    """Reports of one finger, all within one frame; places are those of the window."""
    from kivy.core.window import Window

    sdl = hand.app.arrivals.reports._sdl
    for kind, (x, y) in reports:
        place = (x / (Window.width - 1), 1 - y / (Window.height - 1))
        sdl.SDL_PushEvent(ctypes.byref(Event(KINDS[kind], 0, 1, 5, *place, 0, 0, 1.0)))


def mice(_, *reports):
    from kivy.core.window import Window

    for kind, (x, y) in reports:
        button = [] if kind == "move" else ["left"]
        Window.dispatch(f"on_mouse_{kind}", x, Window.height - y, *button, [])


@pytest.mark.parametrize("device", ["fingers", "mice"])
@journey
def test_a_drag_within_one_frame_begins_where_the_finger_came_down(hand, device):
    from kivy.core.window import window_sdl2

    platform, window_sdl2.platform = window_sdl2.platform, "android"  # elsewhere Kivy does not listen to SDL's fingers
    play = {"fingers": fingers, "mice": mice}[device]
    try:
        yield from hand.begin(None, Level.EASY)
        yield from hand.settled()
        move = hand.any_move()
        here, there = hand.place(move.start), hand.place(move.goal)
        play(hand, ("down", here), ("move", there))
        yield 0.05
        assert hand.board.chosen == move.start
        assert hand.board.goal == move.goal
        play(hand, ("move", here), ("up", here))
        yield 0.05
        assert hand.n == 0
        assert not hand.board.busy
    finally:
        window_sdl2.platform = platform


@journey
def test_sdl_tells_when_it_heard_of_a_finger_and_where(hand):
    """By the machine's own time, through the very library that Kivy has loaded."""
    reports = hand.app.arrivals.reports
    assert isinstance(reports, SdlReports)
    sdl, said = reports._sdl, []
    for kind, x in (("down", 0.25), ("move", 0.5), ("move", 0.75), ("up", 0.75)):
        before = sdl.SDL_GetTicks()
        sdl.SDL_PushEvent(ctypes.byref(Event(KINDS[kind], 0, 1, 5, x, 0.25, 0, 0, 1.0)))
        said.append((before / 1000, sdl.SDL_GetTicks() / 1000))
        sdl.SDL_Delay(3)
    trail = reports.claim(0.25, 0.75)
    told = [trail.down, *trail.moves, trail.up]
    wide, high = reports.room
    assert [report.x for report in told] == pytest.approx([wide / 4, wide / 2, wide * 3 / 4, wide * 3 / 4])
    assert [report.y for report in told] == pytest.approx([high * 3 / 4] * 4)
    for report, (before, after) in zip(told, said, strict=True):
        assert before <= report.at <= after
    assert trail.clock() >= told[-1].at + 0.002, "three ticks, as whole ones are counted"
    assert wide == pytest.approx(359 / dp(1))
    yield 0.05
