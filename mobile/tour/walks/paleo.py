"""Paleo by touches."""

from __future__ import annotations

import random
from collections.abc import Callable, Generator
from math import cos, pi, sin
from typing import TYPE_CHECKING

from kivy.metrics import dp

from core.game import Level
from core.games.paleo import course
from core.games.paleo.content import NUMBERS, REEFS, circles
from core.games.paleo.position import Ask, Captured, Circle, Entered, Exchange, Opened, Put
from core.log import Seated
from core.match import Match
from core.physics import sweep
from mobile import games
from mobile.boards.paleo.board import Board
from mobile.boards.paleo.reefs import AIMS
from mobile.screens.holding import HOLD
from mobile.tour.fingers import Finger, Fingers, Missing, Steps
from mobile.tour.walks import Drag, Spot, Way, nothing
from mobile.tour.walks.paleo_positions import between_rounds, flicking, lining_up, reefs_first, sit_after, sit_down
from mobile.words import say

if TYPE_CHECKING:
    from mobile.tour.pictures import Tour


ROLL = (("begins", 0.02), ("early", 0.1), ("goes", 0.25), ("middle", 0.4), ("late", 0.6), ("ends", 0.8))


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


def go_on(fingers: Fingers) -> Steps:
    """Answer what is asked."""
    board = board_of(fingers)
    seat, rng = board.seat, random.Random(fingers.match.hotseat.table.n)
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


def middle(fingers: Fingers) -> tuple[float, float]:
    """Where the chosen pawn is flicked on the board, as near as the camera goes."""
    board = board_of(fingers)
    if board.aim.pawn is None:
        raise Missing("no pawn is chosen")
    board.camera.arrive()
    return place(fingers, *board.aim.from_where())


def choose(fingers: Fingers, pawn: int) -> Steps:
    if board_of(fingers).aim.pawn != pawn:
        yield from fingers.tap_at(*roster(fingers, pawn % NUMBERS))


def swipe(
    fingers: Fingers,
    pawn: int,
    angle: float,
    fast: float,
    stop: Callable[[], None] | None = None,
    at: tuple[float, float] | None = None,
) -> Steps:
    """A swipe through the pawn, where it is flicked or at a place: so many dp a second, at an angle of the screen."""
    yield from choose(fingers, pawn)
    x, y = at or middle(fingers)
    dx, dy = cos(angle), sin(angle)
    before = 20  # dp in front of the pawn
    finger = Finger(x - dx * dp(before), y - dy * dp(before))
    passed = 0.0
    finger.trail.clock = lambda: passed  # its own time: however long a frame or a picture takes, it is this swipe
    finger.down()
    yield 0.0
    while passed < 110 / fast:  # through the pawn and as far again
        passed += 1 / 120
        far = passed * dp(fast) - dp(before)
        finger.move_to(x + dx * far, y + dy * far)
        if round(passed * 120) % 2 == 0:
            yield 0.0
    if stop is not None:
        yield 0.0  # drawn once
        stop()
    finger.up()
    yield 0.1


def drag_slowly(
    fingers: Fingers, start: tuple[float, float], way: tuple[float, float], stop: Callable[[], None] | None = None
) -> Steps:
    """A drag by so many dp that flicks nothing: it draws the line of aim, or turns it."""
    finger = Finger(*start)
    finger.down()
    yield 0.2
    for part in range(1, 21):
        finger.move_to(start[0] + dp(way[0]) * part / 20, start[1] + dp(way[1]) * part / 20)
        yield 0.02
    yield 0.12
    if stop is not None:
        stop()
    finger.up()
    yield 0.1


def by_steps(fingers: Fingers, pawn: int, x: float, y: float) -> Steps:
    """The way without swiping: aim at a place, and flick."""
    board = board_of(fingers)
    if not board.aim.stepping:
        yield from fingers.tap(say("paleo.by_steps"))
    yield from fingers.tap_at(*roster(fingers, pawn % NUMBERS))
    yield from fingers.tap_at(*place(fingers, x, y))


# Kinds of drag


def _begin(fingers: Fingers) -> Steps:
    yield from sit_down(fingers, 15, reefs_first, (None, Level.EASY))


def _flicked(fingers: Fingers) -> Steps:
    yield from sit_down(fingers, 15, flicking, (None, Level.EASY))


def _lined_up(fingers: Fingers) -> Steps:
    yield from sit_down(fingers, 15, lining_up, (None, Level.EASY))


def _reef(fingers: Fingers) -> Steps:
    """A reef waits where it was put."""
    board = board_of(fingers)
    if board.reefs.move is None:
        if board.busy:
            yield from fingers.tap(say("cancel"))
        move = _roomy_reef(board, random.Random(1))
        yield from fingers.tap_at(*roster(fingers, move.reef, REEFS))
        yield from fingers.tap_at(*place(fingers, move.x / 10, move.y / 10))


def _pawn(fingers: Fingers) -> Steps:
    yield from choose(fingers, board_of(fingers).mine[2])


def _large(fingers: Fingers) -> Steps:
    """The board is so large that the chosen pawn is flicked on it."""
    board = board_of(fingers)
    yield from _pawn(fingers)
    board.camera.arrive()
    board.canvas.view_at(1.0, (0.0, 0.0))
    if not board.swiped_here:
        board.canvas.zoom_at(3.0, *place(fingers, *board.aim.from_where()))


def _swapping(fingers: Fingers) -> Steps:
    board = board_of(fingers)
    if board.standing.swap is None:
        yield from fingers.tap_at(*place(fingers, *circles(board.side)[0]))
    if board.canvas.zoom < 1.5:
        board.canvas.zoom_at(1.8, *place(fingers, *circles(board.side)[0]))


def _way_of_reef(fingers: Fingers) -> Way:
    board, move = board_of(fingers), _roomy_reef(board_of(fingers), random.Random(2))
    legal, gate = place(fingers, move.x / 10, move.y / 10), place(fingers, 0.0, 0.0)
    start = roster(fingers, move.reef, REEFS)
    if board.reefs.where is not None:
        start = place(fingers, board.reefs.where[0] / 10, board.reefs.where[1] / 10)
    edge = (float(board.canvas.x) - 2, float(board.canvas.center_y))
    return Way(start, (legal[0], legal[1] - dp(AIMS)), (gate[0], gate[1] - dp(AIMS)), edge)


def _between_rounds(fingers: Fingers) -> Steps:
    yield from sit_down(fingers, 15, between_rounds, (None, Level.EASY))


def _way_of_lying_reef(fingers: Fingers) -> Way:
    """From where it lies, and back there before the finger is elsewhere."""
    board, view = board_of(fingers), board_of(fingers).view
    own = range(board.side * REEFS, (board.side + 1) * REEFS)
    reef = next(view.reefs[k] for k in own if view.reefs[k] and not view.handled >> k & 1)
    x, y = place(fingers, reef[0] / 10, reef[1] / 10)
    gate = place(fingers, 0.0, 0.0)
    edge = (float(board.canvas.x) - 2, float(board.canvas.center_y))
    return Way((x, y), (x, y - dp(AIMS)), (gate[0], gate[1] - dp(AIMS)), edge)


def _way_of_flick(fingers: Fingers) -> Way:
    """Through the pawn and on."""
    board, (x, y) = board_of(fingers), middle(fingers)
    return Way((x, y - dp(4)), (x, y + dp(30)), (x + dp(30), y + dp(12)), (float(board.canvas.x) - 2, y))


def _with_pad(fingers: Fingers) -> Steps:
    """Where it is wished for."""
    yield from _flicked(fingers)
    if not board_of(fingers).pad_shown:
        yield from fingers.tap(say("menu"))
        yield from fingers.tap(say("paleo.pad_show"))
        yield 0.1


def _way_on_pad(fingers: Fingers) -> Way:
    board = board_of(fingers)
    x, y = board.pad.middle
    return Way((x, y - dp(4)), (x, y + dp(30)), (x + dp(30), y + dp(12)), (float(board.canvas.x) - 2, y))


def _way_round(fingers: Fingers) -> Way:
    x, y = map(float, board_of(fingers).canvas.center)
    return Way((x, y), (x + 20, y), (x, y + 30), (float(board_of(fingers).canvas.x) - 2, y))


DRAGS = (
    Drag("a reef", _begin, nothing, _way_of_reef, {}, second=True),
    Drag("a reef that waits", _begin, _reef, _way_of_reef, {}, second=True),
    Drag("a reef that lies", _between_rounds, nothing, _way_of_lying_reef, {}, second=True),
    Drag("a swipe", _flicked, _pawn, _way_of_flick, {"pull": False}, aims=True),
    Drag("a pull", _flicked, _pawn, _way_of_flick, {"pull": True}, second=True, aims=True),
    Drag("a swipe on a board as large as can be", _flicked, _large, _way_of_flick, {"pull": False}, aims=True),
    Drag("a swipe on the pad", _with_pad, _pawn, _way_on_pad, {"pull": False}, second=True, aims=True),
    Drag("a look round while lining up", _lined_up, _swapping, _way_round, {}, holds=False),
)


CROWD = (None, Level.HARD, Level.HARD, Level.HARD)


def to_carry(fingers: Fingers) -> Steps:
    """All reefs lie, and one of them may be moved."""
    yield from sit_down(fingers, 11, between_rounds, CROWD)


def carried(fingers: Fingers) -> tuple[tuple[float, float], tuple[float, float]]:
    """Where the finger takes a reef up, one that is to be put or one that lies, and where it may go with it."""
    board = board_of(fingers)
    if board.ask is not Ask.REEF:
        return _way_of_lying_reef(fingers).start, place(fingers, 0, -150)
    reef = next(k for k in range(REEFS) if not board.view.reefs[board.side * REEFS + k])
    return roster(fingers, reef, REEFS), place(fingers, 0, -150)


def in_the_midst(fingers: Fingers) -> Steps:
    """Where pawns are flicked, against three bots that look at much."""
    yield from sit_down(fingers, 11, flicking, CROWD)


def aiming(fingers: Fingers) -> Generator[float, None, tuple[Spot, Spot]]:
    """A pawn is chosen and seen near; from where its line of aim is drawn, and where to."""
    yield from _pawn(fingers)
    while board_of(fingers).camera.eye.gliding:
        yield 0.0
    way = _way_of_flick(fingers)
    return way.start, way.refused


def aimed(fingers: Fingers) -> Steps:
    """A pawn is chosen and seen near, aimed with by a slow drag, and flicked as far as it goes."""
    board = board_of(fingers)
    yield from choose(fingers, board.mine[2])
    while board.camera.eye.gliding:
        yield 0.0
    yield from drag_slowly(fingers, middle(fingers), (10.0, 40.0))
    yield from swipe(fingers, board.mine[2], 1.4, 2400.0)
    yield 0.0
    while board.moving or board.camera.eye.gliding:
        yield 0.0


def watch_again(tour: Tour, kind: type, name: str) -> Steps:
    """The last roll once more, with a picture of the roll and one of what it brought."""
    yield from tour.settled(60.0)
    board = board_of(tour)
    yield from tour.tap(say("paleo.do_again"))
    rolled = waited = 0
    while not isinstance(board.animation.showing, kind) or not board.canvas.half_way:
        rolled += board.animation.film.running
        if rolled == 12:
            tour.picture(f"paleo_again_{name}")
        waited += 1
        if waited > 3000:
            raise Missing(f"no {name} is shown")
        yield 0.0
    tour.picture(f"paleo_{name}")
    yield from tour.settled(60.0)
    yield 0.3
    tour.picture(f"paleo_{name}_then")


def show(tour: Tour) -> Steps:
    """Reefs, line-up, aiming, a roll in three pictures, what it brings, step by step, and the end of a round."""
    yield from placing(tour)
    yield from ready_made(tour)
    levels = (None, Level.NORMAL)
    yield from sit_down(tour, 11, lining_up, levels)
    yield from tour.open_cover()
    yield 0.4
    tour.picture("paleo_line_up")
    yield from tour.tap(say("paleo.do_line_up"))
    tour.picture("paleo_line_up_suggested")
    yield from tour.leave()
    yield from sit_down(tour, 11, flicking, levels)
    yield from flicking_one(tour)
    yield from tour.leave()
    yield from asking(tour)
    for kind, name, told in (
        (Captured, "capture", lambda event: isinstance(event, Captured) and not event.out),
        (Entered, "key", lambda event: isinstance(event, Entered) and event.key),
        (Opened, "gate", lambda event: isinstance(event, Opened)),
    ):
        yield from sit_after(tour, told)
        yield from watch_again(tour, kind, name)
        yield from tour.leave()


def placing(tour: Tour) -> Steps:
    yield from tour.settled()
    yield from tour.open_cover()
    if board_of(tour).ask is not Ask.REEF:  # they are ready-made for who plays for the first time
        yield from tour.leave()
        yield from sit_down(tour, 15, reefs_first, (None, Level.EASY))
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


def asking(tour: Tour) -> Steps:
    """What is said of things that are held, and of pawns that may not be flicked now; with a partner."""
    yield from sit_down(tour, 11, flicking, (None, *[Level.NORMAL] * 3))
    yield from tour.settled(60.0)
    board = board_of(tour)
    partners = next(pawn for pawn in course.on_board(board.view, board.side) if pawn not in board.mine)
    yield from tour.tap_at(*roster(tour, partners % NUMBERS))
    tour.picture("paleo_partners")
    own = board.view.places[board.mine[0]]
    for name, (x, y) in (
        ("pawn", (own[0] / 1000, own[1] / 1000)),
        ("sanctuary", board.ground.inside(3)),
        ("gate", (0, 0)),
    ):
        finger = Finger(*place(tour, x, y))
        finger.down()
        yield HOLD + 0.2
        finger.up()
        yield 0.1
        tour.picture(f"paleo_what_{name}")
        tour.app.back()
        yield 0.1
    yield from tour.leave()


def ready_made(tour: Tour) -> Steps:
    """A match that begins with the line-up, on one of the layouts."""
    seats = [Seated("Ana", None, 0), Seated("Léo", Level.EASY, 1)]
    tour.app._play(
        Match.begin(games.find("paleo"), seats, 3, {"reefs": "ready"}, first=0, journal=tour.archive.journal(3))
    )
    yield from tour.settled(60.0)
    yield from tour.open_cover()
    board_of(tour).camera.arrive()
    board_of(tour).canvas.view_at(1.0, (0.0, 0.0))
    yield 0.1
    tour.picture("paleo_ready_made")
    yield from tour.leave()


def beside(tour: Tour) -> Steps:
    """A swipe that does not go through the pawn: it is said where to swipe, and a finger shows it."""
    canvas = board_of(tour).canvas
    x, y = canvas.right - dp(24), canvas.y + dp(12)
    finger = Finger(x, y)
    finger.down()
    for part in range(1, 9):
        finger.move_to(x - dp(9) * part, y)
        yield 0.012
    finger.up()
    yield 0.5


def farthest(tour: Tour) -> int:
    """The own pawn that may be flicked and has most room before it."""
    board = board_of(tour)
    surface = course.surface(board.view)
    ahead = (pi / 2, 3 * pi / 2)[board.side]
    free = [
        (sweep(surface, disc.x, disc.y, ahead, 2500.0, k).distance, disc.number)
        for k, disc in enumerate(surface.discs)
        if disc.number in board.mine
    ]
    return max(free)[1]


def rolling(tour: Tour) -> Steps:
    """The roll, with the board following it, by how much of it is shown and not by the clock: frames may take long."""
    film = board_of(tour).animation.film
    for name, part in ROLL:
        waited = 0
        while not film.running or film.part < part:
            waited += 1
            if waited > 600:
                raise Missing(f"no roll is shown, or it was over before its picture: {name}")
            yield 0.0
        tour.picture(f"paleo_roll_{name}")


def flicking_one(tour: Tour) -> Steps:
    """A line of aim, a flick along it, the roll, and the same without swiping."""
    tour.picture("paleo_flick")
    board = board_of(tour)
    pawn = board.mine[0]
    yield from choose(tour, pawn)
    yield 0.3
    tour.picture("paleo_chosen")
    yield from beside(tour)
    tour.picture("paleo_beside")
    pawn = farthest(tour)
    yield from choose(tour, pawn)
    yield from drag_slowly(tour, middle(tour), (30.0, 55.0), lambda: tour.picture("paleo_line"))
    yield 0.3
    tour.picture("paleo_line_drawn")
    yield from swipe(tour, pawn, 1.2, 900.0, lambda: tour.picture("paleo_aiming"))
    yield from rolling(tour)
    yield from tour.settled(60.0)
    board = board_of(tour)
    if board.ask is Ask.FLICK:
        tour.picture("paleo_rolled")
        yield from by_steps(tour, board.mine[-1], 0.0, 0.0)
        yield 0.3
        tour.picture("paleo_steps")
