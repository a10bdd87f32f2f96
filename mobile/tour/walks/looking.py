"""Looking back: a match of chance to its end, its result, and its whole course on the board; the list of all."""

from __future__ import annotations

import random
from collections.abc import Generator
from typing import TYPE_CHECKING, Any

from kivy.uix.scrollview import ScrollView

from core.game import Level
from core.log import Seated
from core.match import Match
from mobile import games
from mobile.hotseat import HotSeat
from mobile.look.scroll import scroll
from mobile.screens.course_chart import CourseChart
from mobile.screens.looking_back import LookBackScreen
from mobile.screens.result import ResultScreen
from mobile.tour.fingers import Fingers, Missing
from mobile.words import say

if TYPE_CHECKING:
    from mobile.tour.fingers import Steps
    from mobile.tour.pictures import Tour

DEAL = 7
SEATS = (Seated("Ana", None, 0), Seated("Léo", Level.EASY, 1), Seated("Mina", None, 2))


def played(fingers: Fingers, name: str, players: int = 3, deal: int = DEAL) -> Match[Any, Any, Any, Any, Any]:
    """A match to its end, as the store keeps it."""
    game, rng = games.find(name), random.Random(DEAL)
    seats = SEATS[: players if players in game.seats else 2]
    match = Match.begin(game, seats, deal, first=0, journal=fingers.archive.journal(deal))
    while match.asked:
        seat = match.asked[0]
        match.play(seat, match.sample(seat, rng))
    return match


def to_its_result(fingers: Fingers, match: Match[Any, Any, Any, Any, Any]) -> Steps:
    fingers.app.open_match(HotSeat.here(match))
    for _ in range(400):
        yield 0.05
        if isinstance(fingers.app.screen, ResultScreen):
            yield 0.2
            return
    raise Missing("the result does not come")


def looking(fingers: Fingers) -> LookBackScreen:
    screen = fingers.app.screen
    if not isinstance(screen, LookBackScreen):
        raise Missing("nobody looks back")
    return screen


def back_at(fingers: Fingers, match: Match[Any, Any, Any, Any, Any]) -> Steps:
    """From the result, by its button."""
    yield from to_its_result(fingers, match)
    yield from fingers.tap(say("result.look_back"))
    for _ in range(100):
        yield 0.05
        if isinstance(fingers.app.screen, LookBackScreen):
            break
    looking(fingers)
    yield 0.3


def story_of(fingers: Fingers) -> Generator[float, None, CourseChart]:
    """The chart on a result, once it is reckoned and all that stands below it is there."""
    for _ in range(400):
        yield 0.05
        screen = fingers.app.screen
        if isinstance(screen, ResultScreen) and screen.card is not None and screen.card.done:
            assert screen.card.course is not None
            return screen.card.course
    raise Missing("how it went is not told")


def into_sight(chart: CourseChart) -> Steps:
    """All of it is seen, on however low a screen."""
    view = chart.parent
    while view is not None and not isinstance(view, ScrollView):
        view = view.parent
    assert view is not None
    view.scroll_to(chart, padding=0, animate=False)
    yield 0.1


def at_turn(chart: CourseChart, turn: int) -> tuple[float, float]:
    """Where a turn of it is in the window."""
    x, y = chart.to_window(chart.x_of(turn), chart.center_y)
    return float(x), float(y)


def show(tour: Tour) -> Steps:
    for name in games.names():
        yield from show_game(tour, name)
    tour.app.show_matches()
    yield 0.3
    tour.picture("matches")
    tour.app.show_statistics()
    yield 0.5
    tour.picture("statistics_figures")
    scroll(tour.app.ground, 0.0)
    yield 0.5
    tour.picture("statistics_charts")
    tour.app.go_home()


def show_game(tour: Tour, name: str) -> Steps:
    """What is seen by whom in the middle of one match, and at its ends."""
    match = played(tour, name)
    yield from back_at(tour, match)
    screen = looking(tour)
    tour.picture(f"{name}_beginning")
    course = screen.playback.course if screen.playback is not None else None
    assert course is not None
    yield from tour.tap_at(course.x_of(match.n // 2), course.center_y)
    yield 0.4
    tour.picture(f"{name}_half")
    yield from tour.tap(say("back.eyes"))
    yield 0.2
    tour.picture(f"{name}_eyes")
    yield from tour.tap(say("back.sees", name="Ana"))
    yield 0.4
    yield from tour.tap(say("back.after"))
    for _ in range(100):
        yield 0.1
        if not screen.showing.busy:
            break
    tour.picture(f"{name}_seen_by_ana")
    yield from tour.tap_at(course.x_of(match.n), course.center_y)
    yield 0.4
    tour.picture(f"{name}_end")
    yield from tour.tap("log")
    yield 0.5
    tour.picture(f"{name}_course")
    yield from tour.tap(say("close"))
    yield 0.2
    yield from tour.tap(say("menu"))
    yield 0.2
    tour.picture(f"{name}_back_menu")
    yield from tour.tap(say("back.result"))
    chart = yield from story_of(tour)
    tour.picture(f"{name}_back_result")
    scroll(tour.app.ground, 0.0)
    yield 0.3
    tour.picture(f"{name}_story")
    yield from into_sight(chart)
    yield from tour.drag(at_turn(chart, chart.last // 5), at_turn(chart, chart.last // 2))
    tour.picture(f"{name}_story_turn")
    tour.app.go_home()
    yield 0.3
