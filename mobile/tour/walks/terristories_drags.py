"""TerriStories: matches in which something may be carried, and its ways: on the planet, from the band, and of cubes."""

from __future__ import annotations

import random
from collections.abc import Callable

from kivy.metrics import dp

from core.bots.drive import Budget, Drive
from core.game import Level
from core.games.terristories.content import LANDS
from core.games.terristories.position import FIELDS, NONE, Ask, State, free_resources
from core.log import Seated
from core.match import Match
from mobile import games
from mobile.boards.terristories import band, ground
from mobile.boards.terristories.board import Board
from mobile.boards.terristories.pieces import MAN, SETTLER, Piece
from mobile.boards.terristories.touches import AIMS
from mobile.tour.fingers import Fingers, Missing, Steps
from mobile.tour.walks import Drag, Spot, Way, nothing

NAMES = ("Ana", "Léo", "Mina", "Tom")
EASY = (None, Level.EASY)
CROWD = (None, Level.HARD, Level.HARD, Level.HARD)


def board_of(fingers: Fingers) -> Board:
    board = fingers.match.board
    if not isinstance(board, Board):
        raise Missing("the board on screen is not that of TerriStories!")
    return board


def land_place(fingers: Fingers, land: int) -> Spot:
    """Where a land is in the window."""
    board = board_of(fingers)
    x, y = board.canvas.to_window_place(*ground.middle(board.view.planet, land))
    return float(x), float(y)


# Matches


def lay_out(fingers: Fingers, state: State, levels: tuple[Level | None, ...], **options: str) -> Steps:
    """A match that begins in a position: nothing of it can be undone."""
    seats = [Seated(NAMES[k], level, k) for k, level in enumerate(levels)]
    match = Match.begin(
        games.find("terristories"), seats, 1, options=options, first=0, journal=fingers.archive.journal(1)
    )
    for name in FIELDS:
        setattr(match._state, name, getattr(state, name))
    fingers.app._play(match)
    yield 0.5


def sit_down(fingers: Fingers, ready: Callable[[State], bool], levels: tuple[Level | None, ...] = EASY) -> Steps:
    """What a match played by chance comes to, as wished, on screen."""
    yield from lay_out(fingers, played(ready, len(levels)), levels)


def played(ready: Callable[[State], bool], players: int) -> State:
    """A position as wished that a match played by chance comes to."""
    seats = [Seated(NAMES[k], None, k) for k in range(players)]
    for deal in range(1, 40):
        rng, match = random.Random(deal), Match.begin(games.find("terristories"), seats, deal, first=0)
        while match.asked and match.n < 80:
            if ready(match._state):
                found: State = match._state
                return found
            seat = match.asked[0]
            match.play(seat, match.sample(seat, rng))
    raise Missing("no match comes to that")


def settling(state: State) -> bool:
    return state.ask is Ask.SETTLE and state.turn == 0


def building(state: State) -> bool:
    """The first seat has somebody who may walk."""
    free = any(n > state.arrived[land] for land, n in enumerate(state.people[0]))
    return state.ask is Ask.BUILD and state.turn == 0 and free


def dealing(state: State) -> bool:
    """Projects lie open, the first seat has cubes, and nobody has agreed."""
    lie = sum(offer >= 0 for offer in state.offers)
    return state.ask is Ask.DEAL and lie > 1 and state.resources[0] > 2 and not any(map(any, state.stakes))


def settle_down(fingers: Fingers) -> Steps:
    yield from sit_down(fingers, settling)


def build(fingers: Fingers) -> Steps:
    yield from sit_down(fingers, building)


def negotiate(fingers: Fingers) -> Steps:
    yield from sit_down(fingers, dealing)


def crowded(ready: Callable[[State], bool]) -> State:
    """In the sixth round of four bots: cards lie before all of them, and planet and table are full."""
    seats = [Seated(name, Level.NORMAL, k) for k, name in enumerate(NAMES)]
    for deal in range(3, 40):
        match = Match.begin(games.find("terristories"), seats, deal, first=0)
        rngs = {seat: random.Random(f"{deal} {seat}") for seat in range(4)}
        drive = Drive(match, dict.fromkeys(range(4), Budget(playouts=8)), rngs)
        while match.asked:
            state: State = match._state
            if state.round >= 6 and ready(state):
                return state
            drive.work()
    raise Missing("no match comes to that")


def negotiate_in_a_crowd(fingers: Fingers) -> Steps:
    """Against three bots that look at much."""
    yield from lay_out(fingers, crowded(dealing), CROWD)


def build_in_a_crowd(fingers: Fingers) -> Steps:
    """Against three bots that look at much."""
    yield from lay_out(fingers, crowded(building), CROWD)


# Ways


def below(fingers: Fingers, land: int) -> Spot:
    """Where a finger is that points at a land with something."""
    x, y = land_place(fingers, land)
    return x, y - dp(AIMS)


def way_of(fingers: Fingers, piece: Piece, start: Spot) -> Way:
    """To a land on which it may be put, and to one on which it may not."""
    board = board_of(fingers)
    goals = board.choosing.legal.goals(piece)
    refused = next((land for land in range(LANDS) if land not in (*goals, piece.start)), None)
    edge = (float(board.canvas.x) - 2, float(board.canvas.center_y))
    wrong = below(fingers, refused) if refused is not None else edge
    return Way(start, below(fingers, max(goals)), wrong, edge)


def way_of_individual(fingers: Fingers) -> Way:
    legal = board_of(fingers).choosing.legal
    pieces = [piece for land in range(LANDS) if (piece := legal.on_land(land)) is not None and piece.kind == MAN]
    piece = next(piece for piece in pieces if legal.goals(piece))
    return way_of(fingers, piece, land_place(fingers, piece.start))


def way_of_zone(fingers: Fingers) -> Way:
    start = board_of(fingers).band.place(band.ZONES)
    if start is None:
        raise Missing("there is no zone")
    return way_of(fingers, Piece(SETTLER), start)


def way_of_cube(fingers: Fingers) -> Way:
    """From the first seat's store to a project, and to the last seat's store, which a cube is not simply given to."""
    board = board_of(fingers)
    desk = board.negotiation.desk
    if free_resources(board.view, 0) < 1:
        raise Missing("there is no cube")
    box = next(offer.box() for slot, offer in desk.offers.items() if board.view.offers[slot] != NONE)
    edge = (float(board.canvas.x) - 2, float(desk.room.y) + 2)
    goal = box.x + box.width * 0.4, box.y + box.height * 0.3
    return Way(desk.purses[0].cube_place(), goal, (edge[0] + 4, float(fingers.match.height) - 4), edge)


DRAGS = (
    Drag("an individual", build, nothing, way_of_individual, {}),
    Drag("a cube", negotiate, nothing, way_of_cube, {}, second=True),
    Drag("a zone", settle_down, nothing, way_of_zone, {}),
)
