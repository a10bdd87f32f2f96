"""Help Me! by touches."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from kivy.metrics import dp

from mobile.fingers import Fingers, Steps
from mobile.screens.cover import Cover
from mobile.screens.since import Since
from mobile.words import say

if TYPE_CHECKING:
    from mobile.tour import Tour


def choose(moves: Sequence[Any]) -> Any:
    """One to go on with."""
    return moves[len(moves) // 2]


def go_on(fingers: Fingers) -> Steps:
    """Answer what is asked."""
    sitting = fingers.match.sitting
    yield from make(fingers, choose(sitting.table.moves(sitting.holder)))


def make(fingers: Fingers, move: Any) -> Steps:
    """By taps: the pile, its neighbour, and confirm."""
    yield from fingers.tap_at(*place(fingers, move.start))
    yield from fingers.tap_at(*place(fingers, move.goal))
    if fingers.app.settings.confirm:
        yield from fingers.tap(say("match.place"))


def place(fingers: Fingers, number: int) -> tuple[float, float]:
    """Where a place of the board is in the window."""
    board: Any = fingers.match.board
    x, y = board.canvas.to_window_place(*board.centre(number))
    return float(x), float(y)


def lift_towards(fingers: Fingers, start: int, goal: int, stop: Callable[[], None] | None = None) -> Steps:
    """Drag the pile at one place so that it floats over another."""
    board: Any = fingers.match.board
    x, y = board.centre(goal)
    lower = board.canvas.world[1] * 0.25 + 4  # further up it slides below the finger
    across, up = board.canvas.to_window_place(x, max(lower, y + 64))
    yield from fingers.drag(place(fingers, start), (float(across), max(2.0, float(up))), stop)


def carried(fingers: Fingers) -> tuple[tuple[float, float], tuple[float, float]]:
    """Where the finger takes something up, and where it may go with it."""
    board: Any = fingers.match.board
    move = (board.table.moves(board.seat) or ())[0]
    return place(fingers, move.start), place(fingers, move.goal)


def show(tour: Tour) -> Steps:
    """A match on one phone: cover, secrets, a pile lifted, refused and laid, what happened since, the end."""
    yield from tour.settled()
    tour.picture("cover")
    yield from tour.open_cover()
    tour.picture("match")
    board: Any = tour.match.board
    mine = board.mine
    yield from tour.hold(mine.x + dp(40), mine.center_y, 0.5, lambda: tour.picture("my_creatures"))
    move = choose(tour.match.sitting.table.moves(tour.match.sitting.holder))
    yield from lift_towards(tour, move.start, move.goal, lambda: tour.picture("lifted"))
    yield 0.1
    tour.picture("ghost")
    yield from tour.tap(say("cancel"))
    diagonal = move.start + 6 if move.start % 5 < 4 and move.start < 24 else move.start - 6
    yield from lift_towards(tour, move.start, diagonal, lambda: tour.picture("refused"))
    yield from tour.settled()
    yield from make(tour, move)
    yield from tour.settled()
    tour.picture("cover_next")
    cover = tour.all(Cover)
    if cover:
        start = cover[0]._seal.center
        yield from tour.drag(start, (start[0], start[1] + dp(130)))
        yield 0.3
        tour.picture("since")
        if tour.all(Since):
            yield from tour.tap(say("since.go"))
    yield from tour.tap(say("menu"))
    yield 0.2
    tour.picture("menu")
    yield from tour.tap(say("match.go_on"))
    yield from tour.play_on(4)
    yield from tour.settled()
    yield from tour.open_cover()
    tour.picture("middle")
    yield from tour.tap(say("menu"))
    yield from tour.tap(say("match.leave"))
    yield 0.3
    tour.picture("home_continue")
    yield from tour.tap(say("home.resume"))
    yield 0.3
    yield from tour.play_on()
    tour.picture("last_move")
    yield 1.6
    tour.picture("result")
    yield from tour.tap(say("result.rematch"))
    yield 0.4
    tour.picture("rematch")
    yield from tour.leave()
