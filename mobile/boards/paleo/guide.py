"""How a finger makes each move of Paleo, for who learns it: a pawn is touched, then flicked."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Protocol

from kivy.metrics import dp

from core.games.paleo.content import NUMBERS, circles, pawn_of
from core.games.paleo.content import REEFS as REEFS_EACH
from core.games.paleo.position import Circle, Exchange, Flick, Move, Put
from mobile.boards.base import Gesture
from mobile.boards.flick_steps import Steps
from mobile.boards.paleo.aim import Aim
from mobile.boards.paleo.reefs import AIMS
from mobile.boards.paleo.roster import Roster
from mobile.boards.paleo.sight import Sight
from mobile.gestures.flick import GAIN, PULL
from mobile.look.kit import middle

BEFORE, BEYOND = 16.0, 62.0  # dp of a swipe: in front of the pawn, and past it
NEARER = 1.07  # half a step from one force to the next

Place = tuple[float, float]


class Around(Sight, Protocol):
    """What fingers touch."""

    roster: Roster
    aim: Aim
    steps: Steps

    @property
    def ready(self) -> Move | None: ...


def gesture(board: Around, move: Move) -> Gesture | None:
    """What is next; None where only a button is left."""
    match move:
        case Flick():
            return _flick(board, move)
        case _ if board.ready is not None:
            return None
        case Put(reef, x, y, _):
            to = _on(board, x / 10, y / 10)
            return Gesture((_listed(board, reef, REEFS_EACH), (to[0], to[1] - dp(AIMS))), mark=to)
        case Exchange(number):
            return Gesture((_listed(board, number - 1, NUMBERS),))
        case Circle(circle):
            return Gesture((_on(board, *circles(board.side)[circle]),))
    return None


def _flick(board: Around, move: Flick) -> Gesture | None:
    """The pawn is chosen, then swiped; by steps it is aimed by buttons, or by touching where to."""
    pawn = pawn_of(board.side, move.pawn)
    if board.aim.pawn != pawn:
        return Gesture((_listed(board, move.pawn - 1, NUMBERS),))
    angle = move.angle * pi / 18000
    if board.aim.stepping:
        if board.aim.move is not None:
            return _harder(board, move.speed / board.aim.move.speed)
        x, y = board.aim.from_where()
        return Gesture((_on(board, x + 150 * cos(angle), y + 150 * sin(angle)),))
    x, y = _on(board, *board.aim.from_where())
    across, down = board.ground.way(cos(angle), sin(angle))
    if board.pulls:  # like a bow: from the pawn backwards
        back = dp(move.speed / PULL + 12)
        return Gesture(((x, y), (x - across * back, y + down * back)))
    start = x - across * dp(BEFORE), y + down * dp(BEFORE)
    return Gesture((start, (x + across * dp(BEYOND), y - down * dp(BEYOND))), fast=move.speed / GAIN)


def _harder(board: Around, share: float) -> Gesture | None:
    """By steps: the button that makes it harder, or softer, as long as another force is nearer."""
    softer, harder = board.steps.buttons[-2:]
    button = harder if share > NEARER else softer if share < 1 / NEARER else None
    return None if button is None or button.parent is None else Gesture((middle(button),))


def _listed(board: Around, k: int, count: int) -> Place:
    """Where something is in the row below the board."""
    x, y = board.roster.to_window_place(*board.roster.middle(k, count))
    return float(x), float(y)


def _on(board: Around, x: float, y: float) -> Place:
    """Where a place of the board is, in mm."""
    across, up = board.canvas.to_window_place(*board.ground.place(x, y))
    return float(across), float(up)
