"""Help Me! by touches."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from kivy.metrics import dp

from core.game import Level
from core.games.help_me import COLUMNS, GAME, Move
from core.log import Seated
from core.match import Match
from mobile.boards.help_me.board import Board
from mobile.screens.cover import Cover
from mobile.screens.match import MatchScreen
from mobile.screens.recap import RecapSheet
from mobile.settings import Table
from mobile.tour.fingers import Fingers, Missing, Steps
from mobile.tour.walks import Drag, Way, moves, nothing
from mobile.words import say

if TYPE_CHECKING:
    from mobile.tour.pictures import Tour


def choose(found: Sequence[Move]) -> Move:
    """One to go on with."""
    return found[len(found) // 2]


def go_on(fingers: Fingers) -> Steps:
    """Answer what is asked."""
    yield from make(fingers, choose(moves(fingers)))


def make(fingers: Fingers, move: Move) -> Steps:
    """By taps: the pile, unless it is chosen already, its neighbour, and confirm."""
    if board_of(fingers).chosen != move.start:
        yield from fingers.tap_at(*place(fingers, move.start))
    yield from fingers.tap_at(*place(fingers, move.goal))
    if fingers.app.settings.confirm:
        yield from fingers.tap(say("match.place"))


def place(fingers: Fingers, number: int) -> tuple[float, float]:
    """Where a place of the board is in the window."""
    board = board_of(fingers)
    x, y = board.canvas.to_window_place(*board.ground.centre(number))
    return float(x), float(y)


def lift_towards(fingers: Fingers, start: int, goal: int, stop: Callable[[], None] | None = None) -> Steps:
    """Drag the pile at one place over another."""
    yield from fingers.drag(place(fingers, start), place(fingers, goal), stop)


def board_of(fingers: Fingers) -> Board:
    board = fingers.match.board
    if not isinstance(board, Board):
        raise Missing("the board on screen is not that of Help Me!")
    return board


def carried(fingers: Fingers) -> tuple[tuple[float, float], tuple[float, float]]:
    """Where the finger takes up the highest pile, and where it may go with it."""
    heights = board_of(fingers).view.heights
    move = max(moves(fingers), key=lambda move: heights[move.start])
    return place(fingers, move.start), place(fingers, move.goal)


MADE = (
    8  # of the some 22 moves with four players: as many arrows and heights as there may be, and much to be thought of
)


def in_the_midst(fingers: Fingers) -> Steps:
    """Piles of all heights, against three bots that look at much."""
    names, rng, deal = ("Ana", "Léo", "Mina", "Tom"), random.Random(3), 3
    seats = [Seated(names[k], Level.HARD if k else None, k) for k in range(4)]
    match = Match.begin(GAME, seats, deal, first=0, journal=fingers.archive.journal(deal))
    while match.n < MADE or match.asked != (0,):
        seat = match.asked[0]
        match.play(seat, match.sample(seat, rng))
    fingers.app._play(match)
    yield 0.5


def nearly_over(fingers: Fingers, players: int, deal: int = 7) -> Steps:
    """A match of which one move is left, a person's who plays against bots; its piles have come about by chance."""
    names, rng = ("Ana", "Léo", "Mina", "Tom"), random.Random(3)
    bots = [Seated(names[k], Level.EASY, k) for k in range(players)]
    whole = Match.begin(GAME, bots, deal, first=0)
    while whole.asked:
        whole.play(whole.asked[0], rng.choice(whole.moves(whole.asked[0]) or ()))
    last = whole.entries[-1].seat
    seats = [Seated(one.name, None if k == last else one.level, one.mark) for k, one in enumerate(bots)]
    match = Match.begin(GAME, seats, deal, first=0, journal=fingers.archive.journal(deal))
    for entry in whole.entries[1:-1]:
        match.play(entry.seat, entry.move)
    fingers.app._play(match)
    yield 0.3


def _begin(fingers: Fingers) -> Steps:
    fingers.app.begin("help_me", Table((Seated("Ana", None, 0), Seated("Léo", Level.EASY, 1)), {}, 0))
    yield 0.1


def _ghost(fingers: Fingers) -> Steps:
    """A pile waits over its neighbour."""
    board = board_of(fingers)
    move = choose(moves(fingers))
    for touched in (move.start, move.goal):
        if board.ready != move and board.chosen != touched:
            yield from fingers.tap_at(*place(fingers, touched))


def _enlarged(fingers: Fingers) -> Steps:
    board = board_of(fingers)
    board.canvas.view_at(1.0, (0.0, 0.0))
    board.canvas.zoom_at(1.8, *place(fingers, choose(moves(fingers)).start))
    yield 0


def _way(fingers: Fingers) -> Way:
    board = board_of(fingers)
    move = choose(moves(fingers))
    corner = move.start + (6 if move.start % COLUMNS < COLUMNS - 1 else 4)
    edge = (float(board.canvas.x) - 4, float(board.canvas.center_y))
    return Way(place(fingers, move.start), place(fingers, move.goal), place(fingers, corner), edge)


DRAGS = (
    Drag("a pile", _begin, nothing, _way, {"confirm": False}),
    Drag("a pile whose ghost waits", _begin, _ghost, _way, {"confirm": True}),
    Drag("a pile on an enlarged board", _begin, _enlarged, _way, {"confirm": False}),
)


def _while(goes_on: Callable[[], bool]) -> Steps:
    while goes_on():
        yield 0.03


def _the_end(tour: Tour, players: int, whole: bool) -> Steps:
    """Creatures turn over, a pile opens and is counted; then the result, and the board once more."""
    yield from nearly_over(tour, players)
    yield from tour.settled()
    yield from go_on(tour)
    end = board_of(tour).end
    yield from _while(lambda: not end.going_on)
    yield 0.8
    tour.picture("creatures_turn")
    yield from _while(lambda: end.going_on and not end.lit)
    tour.picture("pile_counted")
    if not whole and end.going_on:
        yield from tour.tap(say("match.skip"))
        yield 0.1
    yield from _while(lambda: end.going_on)
    tour.picture("all_counted")
    yield 1.6
    tour.picture("result")
    yield from tour.tap(say("result.board"))
    yield 0.2
    tour.picture("board_again")
    yield from tour.tap(say("match.result"))
    yield 0.2


def show(tour: Tour) -> Steps:
    """A match on one phone: cover, secrets, a pile lifted, refused and laid, what happened since, the end."""
    yield from tour.settled()
    tour.picture("cover")
    yield from tour.open_cover()
    tour.picture("match")
    mine = board_of(tour).mine
    assert mine is not None
    yield from tour.hold(mine.x + dp(40), mine.center_y, 0.5, lambda: tour.picture("my_creatures"))
    move = choose(moves(tour))
    yield from tour.hold(*place(tour, move.start), 0.6)
    tour.picture("what_is_this")
    tour.app.back()
    yield 0.1
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
        seal = cover[0]._seal
        start = (seal.center_x, seal.center_y)
        yield from tour.drag(start, (start[0], start[1] + dp(130)))
        yield 0.3
        tour.picture("since")
        if tour.all(RecapSheet):
            yield from tour.tap(say("since.go"))
    yield from tour.tap(say("menu"))
    yield 0.2
    tour.picture("menu")
    yield from tour.tap(say("settings.hear"))
    yield 0.3
    tour.picture("sound_sheet")
    yield from tour.tap(say("match.go_on"))
    yield from tour.play_on(1)
    yield from tour.settled()
    tour.picture("name_plate")
    yield from tour.play_on(3)
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
    if isinstance(tour.app.screen, MatchScreen):
        tour.picture("last_move")
    yield from _the_end(tour, 4, False)
    tour.app.go_home()
    yield 0.2
    yield from _the_end(tour, 2, True)
    yield from tour.tap(say("result.rematch"))
    yield 0.4
    tour.picture("rematch")
    yield from tour.leave()
