"""Lessons by touches: a finger does what the hand on screen shows, until all are played."""

from __future__ import annotations

from collections.abc import Callable
from math import hypot
from typing import TYPE_CHECKING

from kivy.metrics import dp

from core.lessons import course
from mobile.boards.base import Gesture
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


def play(fingers: Fingers, game: str, number: int, seen: Callable[[str], None], slowly: bool = False) -> Steps:
    """One lesson to its end; `seen` is told the name of each moment that is worth a picture, `slowly` with the hand."""
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
            yield from follow(fingers)
        yield 0.3
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


def follow(fingers: Fingers) -> Steps:
    """Do what the hand shows."""
    screen, gesture = lesson_of(fingers), None
    for _ in range(40):
        gesture = screen.shows()
        if gesture is not None:
            break
        yield 0.1
    if gesture is None:
        raise Missing(f"nothing is shown for {screen.lesson.step}")
    yield 0.4  # buttons mean something new
    yield from make(fingers, screen.shows() or gesture)


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
