"""Lessons by touches: a finger does what the hand on screen shows, until all are played."""

from __future__ import annotations

from collections.abc import Callable
from math import hypot
from typing import TYPE_CHECKING

from kivy.metrics import dp

from core.games.terristories.moves import Give, Promise
from core.lessons import course
from mobile.boards.base import Gesture
from mobile.screens.base import SETTLES
from mobile.screens.lesson import LessonScreen
from mobile.tour.fingers import Finger, Fingers, Missing, Steps
from mobile.words import say

if TYPE_CHECKING:
    from mobile.tour.pictures import Tour

MOST = 40  # gestures of one lesson


def lesson_of(fingers: Fingers) -> LessonScreen:
    screen = fingers.app.screen
    if not isinstance(screen, LessonScreen):
        raise Missing("there is no lesson on screen")
    return screen


def show(tour: Tour, game: str) -> Steps:
    """The list of a game's lessons, and each of them."""
    found = course(game)
    if found is None:
        return
    tour.app.show_lessons(game)
    yield 0.3
    tour.picture(f"{game}_lessons")
    for number in range(len(found.lessons)):
        yield from play(tour, game, number, lambda name: tour.picture(f"{game}_lesson_{name}"), True)
    tour.app.go_home()
    yield 0.3


def play(
    fingers: Fingers,
    game: str,
    number: int,
    seen: Callable[[str], None] = lambda _: None,
    slowly: bool = False,
    taps: bool = False,
) -> Steps:
    """One lesson to its end; `seen` is told the name of each moment that is worth a picture, `slowly` with the hand.

    By `taps` nothing is dragged and nothing swiped.
    """
    fingers.app.open_lesson(game, number)
    yield 0.3
    at = -1
    for _ in range(MOST):
        yield from settled(fingers)
        screen = lesson_of(fingers)
        if screen.over:
            seen(f"{number + 1}_done")
            return
        if screen.lesson.at != at:
            at = screen.lesson.at
            if slowly:
                yield from shown(fingers)
            seen(f"{number + 1}_{at + 1}")
        if screen.reads:
            yield from fingers.tap(say("learn.further"))
        else:
            yield from follow(fingers, taps)
        yield 0.3 if slowly else 0.05
    raise Missing(f"lesson {number + 1} of {game} does not end: {screen.lesson.step}")


def settled(fingers: Fingers) -> Steps:
    """Until the lesson waits for who learns."""
    for _ in range(1200):
        yield 0.05
        if lesson_of(fingers).calm:
            yield 0.1
            if lesson_of(fingers).calm:
                return
    raise Missing("the lesson does not settle")


def shown(fingers: Fingers) -> Steps:
    """Until the hand is pressing, if it shows anything."""
    screen = lesson_of(fingers)
    for _ in range(60):
        if screen.finger.path or screen.reads:
            break
        yield 0.05
    yield 0.7


def follow(fingers: Fingers, taps: bool = False) -> Steps:
    """Do what the hand shows."""
    screen, gesture = lesson_of(fingers), None
    for _ in range(40):
        gesture = screen.shows()
        if gesture is not None:
            break
        yield 0.1
    if gesture is None:
        raise Missing(f"nothing is shown for {screen.lesson.step}")
    yield SETTLES  # buttons mean something new
    gesture = screen.shows() or gesture
    yield from touch(fingers, gesture) if taps else make(fingers, gesture)


def make(fingers: Fingers, gesture: Gesture) -> Steps:
    """A gesture as a finger makes it."""
    start, goal = gesture.path[0], gesture.path[-1]
    if gesture.fast:
        yield from swipe(start, goal, gesture.fast)
    elif gesture.rests and len(gesture.path) == 1:
        yield from fingers.hold(*start, 0.7)
    elif len(gesture.path) == 1:
        yield from fingers.tap_at(*start)
    else:
        yield from fingers.drag(start, goal)


def touch(fingers: Fingers, gesture: Gesture) -> Steps:
    """The same by taps: what it takes up is touched, then where it goes; a flick is aimed by buttons."""
    screen = lesson_of(fingers)
    if gesture.fast:
        yield from fingers.tap(say(f"{screen.lesson.setup.game}.by_steps"))
    elif gesture.instead is not None:
        yield from fingers.tap_at(*gesture.instead)
    elif isinstance(screen.lesson.shown, Give | Promise) and len(gesture.path) > 1:
        yield from fingers.tap(say("terristories.deed.give"))
    else:
        yield from fingers.tap_at(*gesture.path[0])
        yield 0.3
        if gesture.rests:  # it is put away by a cross, or by another tap
            if screen.board.busy:
                screen.go_back()  # as Escape does
            else:
                yield from fingers.tap_at(*gesture.path[0])
        elif len(gesture.path) > 1:
            after = screen.shows() or gesture  # the camera may have moved
            yield from fingers.tap_at(*(after.mark or after.path[-1]))


def swipe(start: tuple[float, float], goal: tuple[float, float], fast: float) -> Steps:
    """From place to place, so many dp a second, in a time of its own."""
    far = hypot(goal[0] - start[0], goal[1] - start[1]) / dp(1)
    finger, passed = Finger(*start), 0.0
    finger.trail.clock = lambda: passed
    finger.down()
    yield 0.0
    while passed < far / fast:
        passed += 1 / 120
        part = passed * fast / far
        finger.move_to(start[0] + (goal[0] - start[0]) * part, start[1] + (goal[1] - start[1]) * part)
        if round(passed * 120) % 2 == 0:
            yield 0.0
    finger.up()
    yield 0.1
