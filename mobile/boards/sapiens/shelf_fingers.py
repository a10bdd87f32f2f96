"""What fingers on the shelves of Sapiens mean: tiles taken up and touched, the pouch and the mountain tiles opened."""

from __future__ import annotations

from typing import Protocol

from kivy.input.motionevent import MotionEvent

from core.games.sapiens.content import EMPTY
from core.games.sapiens.position import COMMON_PLACE
from mobile.boards.base import Beside
from mobile.boards.sapiens.choosing import Choosing
from mobile.boards.sapiens.laying import TIMES, Laying
from mobile.boards.sapiens.shelf import MOUNTAINS, OWN, POUCH, SHARED, tile_of
from mobile.boards.sapiens.sight import Sight
from mobile.boards.shelf import Spot


class Opens(Protocol):
    """Lays sheets over the valley."""

    popover: str | None

    def toggle(self, kind: str) -> None: ...


class Around(Sight, Protocol):
    """To what the shelves belong."""

    held: MotionEvent | None

    @property
    def sheets(self) -> Opens: ...
    def finish_moving(self) -> bool: ...
    def send_home(self) -> None: ...
    def second_finger(self) -> bool: ...


class ShelfFingers(Beside):
    """Hands what they do on to what is laid and what is chosen."""

    def __init__(self, board: Around, laying: Laying, choosing: Choosing) -> None:
        self.board = self.holder = board
        self.laying = laying
        self.choosing = choosing

    def send_home(self) -> None:
        self.board.send_home()

    def second_finger(self) -> bool:
        return self.board.second_finger()

    def shelf_liftable(self, spot: Spot | None) -> bool:
        board = self.board
        if spot is None or spot.kind != OWN or board.ask not in TIMES or board.shown != board.home:
            return False
        return self.laying.mountain < 0 and tile_of(board.view, board.home, spot.slot) != EMPTY

    def shelf_lift(self, spot: Spot) -> None:
        self.choosing.forget()
        self.laying.lift(spot.slot)
        self.board.touched()

    def shelf_drag(self, x: float, y: float) -> None:
        self.laying.carry(x, y)

    def shelf_drop(self) -> None:
        self.laying.drop()

    def shelf_tap(self, spot: Spot | None) -> bool:
        board = self.board
        if spot is None:
            return False
        if spot.kind in (POUCH, MOUNTAINS):
            board.sheets.toggle(spot.kind)
        elif spot.kind in (OWN, SHARED) and board.playable:
            board.sheets.popover = None
            place = board.shown if spot.kind == OWN else COMMON_PLACE
            if board.ask in TIMES and spot.kind == OWN and board.shown == board.home:
                if tile_of(board.view, place, spot.slot) != EMPTY:
                    self.choosing.forget()
                    self.laying.choose(spot.slot)
            elif not self.choosing.tile(place, spot.slot):
                return False
        else:
            return False
        board.touched()
        return True
