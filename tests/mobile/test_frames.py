"""What keeps frames short: garbage is looked for in a lull, bots think little under a finger, bubbles are kept."""

import gc

import pytest
from kivy.clock import Clock

from core.game import Level
from mobile import lull
from mobile.look.kit import Picture, Text
from mobile.screens.match import MatchScreen
from mobile.screens.showing import SLICE, SLICE_AT_REST
from mobile.tour.fingers import Finger
from tests.mobile.far import until
from tests.mobile.window import journey

pytestmark = pytest.mark.once


class Tie:
    """Holds itself: garbage that only a search finds."""

    def __init__(self):
        self.me = self


class Searches:
    """How often all objects were searched through."""

    def __init__(self):
        self.full = 0
        gc.callbacks.append(self._called)

    def _called(self, phase, info):
        self.full += phase == "start" and info["generation"] == 2

    def stop(self):
        gc.callbacks.remove(self._called)


@journey
def test_all_objects_are_searched_through_in_a_lull_and_never_under_a_finger(hand):
    yield from hand.begin(None, Level.RANDOM)
    yield from hand.my_turn()
    x, y = hand.place(hand.any_move().start)
    searches = Searches()
    finger = Finger(x, y)
    finger.down()
    for step in range(25):
        finger.move_to(x + step % 7, y + step)
        kept = [Tie() for _ in range(12_000)]  # many more than are made in a frame
        yield 0.02
    yield 2 * lull.REST
    assert kept
    assert searches.full == 0, "the finger is still down"
    finger.move_to(x, y)
    finger.up()
    yield from until(lambda: searches.full)
    searches.stop()


@journey
def test_where_no_lull_comes_all_objects_are_searched_through_between_two_frames(hand):
    yield from hand.begin(None, None)
    yield from hand.settled()
    yield from until(lambda: hand.app.lull.done)
    searches, young = Searches(), gc.get_threshold()[0] * gc.get_threshold()[1]
    draws = Clock.schedule_interval(lambda _: hand.app.ground.canvas.ask_update(), 0)
    begun = Clock.get_time()
    try:
        kept = [Tie() for _ in range(2 * lull.LATE * young)]
        yield from until(lambda: searches.full)
        took = Clock.get_time() - begun
    finally:
        draws.cancel()
        searches.stop()
    assert kept
    assert took > lull.WITHOUT - lull.REST, "many objects alone are no reason: what opens makes many"


@journey
def test_a_thought_is_short_while_a_finger_is_down(hand):
    yield from hand.begin(None, Level.HARD)
    yield from hand.my_turn()
    hotseat, slices = hand.hotseat, []
    think = hotseat.think
    hotseat.think = lambda seconds: (slices.append(seconds), think(0.0))[1]
    move = hand.any_move()
    yield from hand.drag_move(move)
    yield from until(lambda: len(slices) > 3)
    assert set(slices) == {SLICE_AT_REST}
    finger = Finger(*hand.place(move.goal))
    finger.down()
    yield 0
    slices.clear()
    yield from until(lambda: len(slices) > 3)
    assert set(slices) == {SLICE}
    finger.up()
    yield 0
    slices.clear()
    yield from until(lambda: len(slices) > 3)
    assert set(slices) == {SLICE_AT_REST}


@journey
def test_a_bubble_keeps_its_widgets_and_says_what_is_new(hand):
    yield from hand.begin(None, Level.RANDOM)
    yield from hand.my_turn()
    start, _ = hand.diagonal()
    seen = []

    def look():
        bubble = hand.match.bubble
        words = [part for part in bubble.walk() if isinstance(part, Text)]
        seen.append((words, [part.text for part in words], tuple(bubble.pos)))

    for goal in {start + 6, start - 6 if start >= 6 else start + 12}:
        yield from hand.lift_towards(start, goal, look)
        yield from hand.settled()
    (words, first, x), (others, second, other) = seen
    assert first, "it says why not"
    assert second
    assert [id(word) for word in words] == [id(word) for word in others], "made once"
    assert x != other, "but beside the place"


@journey
def test_matches_that_were_left_leave_nothing_behind(hand):
    counts = []
    for _ in range(4):
        yield from hand.begin(None, Level.RANDOM)
        yield from hand.my_turn()
        yield from hand.drag_move(hand.any_move())
        yield from hand.settled()
        hand.app.show_rules("help_me")  # Kivy remembers the field there, with its screen, which leads back to the match
        yield 0.3
        hand.app.back()
        yield 0.2
        hand.app.go_home()
        yield from until(lambda: hand.app.lull.done)
        gc.collect()
        assert not [one for one in gc.get_objects() if type(one) is MatchScreen], "the match is still there"
        counts.append(len(gc.get_objects()))
    assert counts[-1] - counts[1] < 1500, counts
    assert hand.all(Picture), "home stands"


@journey
def test_nothing_of_a_match_is_taken_for_what_stays(hand):
    yield from until(lambda: hand.app.lull.done)
    yield from hand.begin(None, Level.RANDOM)
    yield from hand.my_turn()
    frozen = gc.get_freeze_count()
    hand.app.lull.do(hand.app._after_the_first_frame())
    yield 4 * lull.REST
    assert gc.get_freeze_count() <= frozen
    hand.app.go_home()
    yield from until(lambda: hand.app.lull.done)
    assert gc.get_freeze_count() > frozen
