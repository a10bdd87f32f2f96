"""Paleo by touches."""

from __future__ import annotations

import random
import time
from math import cos, sin
from typing import TYPE_CHECKING, Any

from kivy.metrics import dp

from core import games
from core.game import Level
from core.games.paleo import course
from core.games.paleo.content import NUMBERS, REEFS, circles
from core.games.paleo.position import Ask, Circle, Exchange, Put
from core.log import Seated
from core.match import Match
from mobile.boards.paleo.board import Board
from mobile.fingers import Finger, Fingers, Missing, Steps
from mobile.words import say

if TYPE_CHECKING:
    from mobile.tour import Tour


def board_of(fingers: Fingers) -> Board:
    board = fingers.match.board
    if not isinstance(board, Board):
        raise Missing("the board on screen is not that of Paleo")
    return board


def place(fingers: Fingers, x: float, y: float) -> tuple[float, float]:
    """Where a place of the board, in mm, is in the window."""
    board = board_of(fingers)
    across, up = board.canvas.to_window_place(*board.ground.place(x, y))
    return float(across), float(up)


def roster(fingers: Fingers, k: int, count: int = NUMBERS) -> tuple[float, float]:
    row = board_of(fingers).roster
    across, up = row.to_window_place(*row.middle(k, count))
    return float(across), float(up)


def carried(fingers: Fingers) -> tuple[tuple[float, float], tuple[float, float]]:
    """Where the finger takes something up, and where it may go with it."""
    board = board_of(fingers)
    reef = next(k for k in range(REEFS) if not board.view.reefs[board.side * REEFS + k])
    return roster(fingers, reef, REEFS), place(fingers, 0, -150)


def go_on(fingers: Fingers) -> Steps:
    """Answer what is asked."""
    board = board_of(fingers)
    seat, rng = board.seat, random.Random(fingers.match.sitting.table.n)
    state = games.find("paleo").imagine(board.view, None, rng)
    if board.ask is Ask.REEF and seat is not None:
        yield from put_reef(fingers, _roomy_reef(board, rng))
    elif board.ask is Ask.MOVE_REEF:
        yield from fingers.tap(say("paleo.do_keep"))
    elif board.ask is Ask.LINE_UP:
        yield from fingers.tap(say("paleo.do_ready"))
    elif board.ask is Ask.EXCHANGE and seat is not None:
        number = next(m.pawn for m in board.table.moves(seat) or () if isinstance(m, Exchange))
        yield from fingers.tap_at(*roster(fingers, number - 1))
        yield from fingers.tap(say("paleo.do_exchange"))
    elif board.ask is Ask.CIRCLE:
        circle = course.free_circles(board.view, board.side)[0]
        yield from tap_circle(fingers, Circle(circle))
    elif seat is not None:
        pawn = rng.choice(course.may_flick(state, seat))
        yield from swipe(fingers, pawn, rng.uniform(0.6, 2.5), 1100.0)


def _roomy_reef(board: Board, rng: random.Random) -> Put:
    """A place that is legal and stays so when a finger misses it by a little."""
    for _ in range(5000):
        reef = next(k for k in range(REEFS) if not board.view.reefs[board.side * REEFS + k])
        x, y = rng.randint(-2700, 2700), rng.randint(-2100, -300) * (1 if board.side == 0 else -1)
        near = [
            Put(reef, x + dx, y + dy, board.reefs.angle) for dx, dy in ((0, 0), (40, 0), (-40, 0), (0, 40), (0, -40))
        ]
        if board.seat is not None and all(board.table.refusal(board.seat, move) is None for move in near):
            return near[0]
    raise Missing("there is no room for a reef")


def put_reef(fingers: Fingers, move: Put) -> Steps:
    yield from fingers.tap_at(*roster(fingers, move.reef, REEFS))
    yield from fingers.tap_at(*place(fingers, move.x / 10, move.y / 10))
    yield from fingers.tap(say("match.place"))


def tap_circle(fingers: Fingers, move: Circle) -> Steps:
    board = board_of(fingers)
    yield from fingers.tap_at(*place(fingers, *circles(board.side)[move.circle]))
    if fingers.app.settings.confirm:
        yield from fingers.tap(say("match.place"))


def swipe(fingers: Fingers, pawn: int, angle: float, fast: float, stop: Any = None) -> Steps:
    """A swipe through the pawn on the pad: so many dp a second, at an angle of the screen."""
    board = board_of(fingers)
    if board.aim.pawn != pawn:
        yield from fingers.tap_at(*roster(fingers, pawn % NUMBERS))
    x, y = board.pad.center
    dx, dy = cos(angle), sin(angle)
    finger = Finger(x - dx * dp(50), y - dy * dp(30))
    finger.down()
    begun = time.perf_counter()

    def on() -> float:
        """The finger is where it should be by now."""
        passed = time.perf_counter() - begun
        far = min(passed, 160 / fast) * dp(fast) - dp(50)
        finger.move_to(x + dx * far, y + dy * far)
        return passed

    yield 0.0
    while on() < 110 / fast:  # through the pawn and as far again
        yield 0.0
    if stop is not None:
        stop()
        begun = time.perf_counter() - 0.05
        yield 0.0
        on()
        yield 0.0
    on()
    finger.up()
    yield 0.1


def by_steps(fingers: Fingers, pawn: int, x: float, y: float) -> Steps:
    """The way without swiping: aim at a place, and flick."""
    board = board_of(fingers)
    if not board.aim.stepping:
        yield from fingers.tap(say("paleo.by_steps"))
    yield from fingers.tap_at(*roster(fingers, pawn % NUMBERS))
    yield from fingers.tap_at(*place(fingers, x, y))


def sit_down(tour: Fingers, deal: int, ready: Any, levels: tuple[Level | None, ...]) -> Steps:
    """A match played by chance until it is as wished, on screen."""
    names = ("Ana", "Léo", "Mina", "Tom")
    seats = [Seated(names[k], level, k) for k, level in enumerate(levels)]
    for number in range(deal, deal + 50):
        match = _played(seats, number, ready)
        if match.asked:
            break
    tour.app._play(_played(seats, number, ready, tour.app.archive.journal(number)))
    yield 0.5


def _played(seats: list[Seated], deal: int, ready: Any, journal: Any = None) -> Match[Any, Any, Any, Any, Any]:
    rng = random.Random(deal)
    match = Match.begin(games.find("paleo"), seats, deal, first=0, journal=journal)
    while match.asked and not ready(match._state):
        seat = match.asked[0]
        match.play(seat, match.sample(seat, rng))
    return match


def show(tour: Tour) -> Steps:
    """Reefs, line-up, aiming, a roll in three pictures, step by step, and the end of a round."""
    yield from tour.settled()
    yield from tour.open_cover()
    tour.picture("paleo_reefs")
    board = board_of(tour)
    if board.ask is Ask.REEF:
        start, goal = carried(tour)
        yield from tour.drag(start, goal, lambda: tour.picture("paleo_reef_carried"))
        gate = place(tour, 0, -30)
        if board.busy:
            yield from tour.tap(say("cancel"))
        yield from tour.drag(start, gate, lambda: tour.picture("paleo_reef_refused"))
        yield 0.2
        if board.busy:
            yield from tour.tap(say("cancel"))
    yield from tour.leave()
    levels = (None, Level.NORMAL)
    yield from sit_down(tour, 11, lambda s: s.ask is Ask.LINE_UP, levels)
    yield from tour.open_cover()
    tour.picture("paleo_line_up")
    yield from tour.leave()
    flicks = lambda s: s.ask is Ask.FLICK and s.turn == 0 and min(s.flicks) >= 6  # noqa: E731
    yield from sit_down(tour, 11, flicks, levels)
    tour.picture("paleo_flick")
    board = board_of(tour)
    pawn = board.mine[0]
    yield from swipe(tour, pawn, 1.2, 900.0, lambda: tour.picture("paleo_aiming"))
    for name in ("early", "middle", "late"):
        yield 0.15
        tour.picture(f"paleo_roll_{name}")
    yield from tour.settled(60.0)
    board = board_of(tour)
    if board.ask is Ask.FLICK:
        yield from by_steps(tour, board.mine[-1], 0.0, 0.0)
        tour.picture("paleo_steps")
    yield from tour.leave()
