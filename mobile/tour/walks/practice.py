"""Exercises and hints: the list, one exercise of each kind as it is given and as it is done, a miss, a hint."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.game import Level
from core.log import Seated
from core.practice.exercise import exercises
from mobile.screens.practice import PracticeScreen
from mobile.settings import Table
from mobile.tour.fingers import Fingers, Missing, Steps
from mobile.words import say

if TYPE_CHECKING:
    from mobile.tour.pictures import Tour


def practice_of(fingers: Fingers) -> PracticeScreen:
    screen = fingers.app.screen
    if not isinstance(screen, PracticeScreen):
        raise Missing("there is no exercise on screen")
    return screen


def show(tour: Tour, game: str, most: int = 99, brief: bool = False) -> Steps:
    """So many kinds of a game's exercises at most; `brief`: all but the first as they are given only."""
    tour.app.show_practice(game)
    yield 0.4
    tour.picture(f"{game}_practice")
    seen: set[str] = set()
    for number, one in enumerate(exercises(game)):
        if one.kind in seen or len(seen) == most:
            continue
        seen.add(one.kind)
        yield from opened(tour, game, number)
        tour.picture(f"{game}_practice_{one.kind}")
        if brief and len(seen) > 1:
            continue
        if not one.drill and len(one.solution) == 1:
            worse = min(one.values, key=lambda way: one.values[way])
            screen = practice_of(tour)
            screen.hotseat.offer(screen.trying.game.read(worse))
            yield from told(tour)
            tour.picture(f"{game}_practice_{one.kind}_less")
        practice_of(tour).show_solution()
        yield from told(tour)
        tour.picture(f"{game}_practice_{one.kind}_shown")
    yield from tour.tap(say("menu"))
    yield 0.2
    tour.picture(f"{game}_practice_menu")
    if most > 1:
        yield from hinted(tour, game)
    tour.app.go_home()
    yield 0.3


def opened(fingers: Fingers, game: str, number: int) -> Steps:
    """An exercise, ready to be tried."""
    fingers.app.open_exercise(game, number)
    yield 0.3
    while fingers.curtained:
        yield 0.1
    yield 0.6


def told(fingers: Fingers) -> Steps:
    """Until the paper says what came of it."""
    for _ in range(600):
        yield 0.05
        screen = practice_of(fingers)
        if screen.told and not screen.board.moving:
            yield 0.2
            return
    raise Missing("nothing came of it")


def hinted(tour: Tour, game: str) -> Steps:
    """A match, and a hint for its first move."""
    tour.app.leave()
    seats = (Seated("Ana", None, 0), Seated("Léo", Level.EASY, 1))
    tour.app.begin(game, Table(seats, {}, 0))
    yield 0.5
    while tour.curtained:
        yield 0.1
    yield from tour.settled()
    yield from tour.tap(say("menu"))
    yield 0.2
    tour.picture(f"{game}_hint_menu")
    yield from tour.tap(say("hint.ask"))
    for _ in range(600):
        yield 0.05
        if tour.match.hint.line not in ("", say("hint.thinks")):
            break
    yield 0.9
    tour.picture(f"{game}_hint")
