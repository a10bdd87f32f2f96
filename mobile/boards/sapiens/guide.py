"""How a finger makes each move of Sapiens, for who learns it."""

from __future__ import annotations

from typing import Protocol

from kivy.metrics import dp

from core.game import Seat
from core.games.sapiens.content import scene_on
from core.games.sapiens.position import COMMON_PLACE, Bear, Chase, First, Lay, Move, Play, Remove, Ritual, Swap, Take
from mobile.boards.base import Gesture, Stage
from mobile.boards.sapiens.choosing import Choosing
from mobile.boards.sapiens.laying import AIMS
from mobile.boards.sapiens.sheets import Sheets
from mobile.boards.sapiens.shelf import OWN, POUCH, SHARED
from mobile.boards.sapiens.sight import Sight
from mobile.boards.sapiens.valley import Place


class Around(Sight, Protocol):
    """What fingers touch."""

    choosing: Choosing
    sheets: Sheets
    stage: Stage | None

    @property
    def ready(self) -> Move | None:
        """What waits to be confirmed."""

    def spot_place(self, kind: str, slot: int = 0) -> Place | None:
        """Where something of the shelves is in the window."""


def gesture(board: Around, move: Move) -> Gesture | None:
    """What is next; None where only a button is left."""
    if type(board.ready) is type(move) and (isinstance(move, Lay) or board.ready == move):
        return None
    match move:
        case Lay(slot, first, second):
            return _carry(board, slot, first, second)
        case Take(slot) | Remove(slot):
            return _touch(board.spot_place(SHARED, slot))
        case Swap(slot, place, other):
            if board.choosing.mine != slot:
                return _touch(board.spot_place(OWN, slot))
            return _touch(board.spot_place(SHARED, other)) if place == COMMON_PLACE else None
        case Bear(seat, square):
            return _touch(_square(board, square) if board.shown == seat else _chip(board, seat))
        case First(scene):
            return _touch(next((_square(board, one) for one in board.view.fresh if _lies(board, one) == scene), None))
        case Chase(square):
            return _touch(_square(board, square))
        case Ritual(scene):
            square = board.view.tokens[board.home][scene]
            return _touch(_square(board, square)) if square >= 0 else None
        case Play(scene):
            return _touch(board.sheets.disc(scene) or board.spot_place(POUCH))
    return None


def _touch(place: Place | None) -> Gesture | None:
    return None if place is None else Gesture(((float(place[0]), float(place[1])),))


def _lies(board: Around, square: int) -> int:
    """The scene on a square of one's own."""
    return scene_on(board.view.boards[board.home][square])


def _square(board: Around, square: int) -> Place:
    return board.canvas.to_window_place(*board.ways.centre(square))


def _chip(board: Around, seat: Seat) -> Place | None:
    return board.stage.seat_place(seat) if board.stage is not None else None


def _carry(board: Around, slot: int, first: int, second: int) -> Gesture | None:
    """A tile over two squares, which it covers from above the finger."""
    start, canvas = board.spot_place(OWN, slot), board.canvas
    x, y = canvas.to_window_place(*board.ways.between(first, second))
    below = AIMS * min(canvas.unit / canvas.zoom, dp(1))
    return None if start is None else Gesture(((float(start[0]), float(start[1])), (x, y - below)), mark=(x, y))
