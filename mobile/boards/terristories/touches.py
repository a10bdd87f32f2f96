"""Fingers on the planet and on the band below it."""

from __future__ import annotations

from typing import Protocol

from mobile.boards.base import Beside, Holder
from mobile.boards.shelf import Spot
from mobile.boards.terristories import ground
from mobile.boards.terristories.choosing import Choosing
from mobile.boards.terristories.sight import Sight


class Around(Sight, Holder, Protocol):
    """What fingers do something to."""

    choosing: Choosing


class Touches(Beside):
    """What they mean."""

    def __init__(self, board: Around) -> None:
        self.board = board
        self.holder = board

    def liftable(self, x: float, y: float) -> bool:
        return False

    def lift(self, x: float, y: float) -> None:
        """Take up who stands there."""

    def drag(self, x: float, y: float) -> None:
        """It is there now."""

    def drop(self, x: float, y: float) -> None:
        """Put it down."""

    def send_home(self) -> None:
        """It was not meant."""

    def second_finger(self) -> bool:
        return False

    def tap(self, x: float, y: float) -> bool:
        board = self.board
        land = ground.land_at(board.view.planet, x, y)
        if land is None or not board.asked_here:
            return False
        board.choosing.touch(land)
        board.touched()
        return True

    def shelf_liftable(self, spot: Spot | None) -> bool:
        return False

    def shelf_lift(self, spot: Spot) -> None:
        """Take something from the band."""

    def shelf_drag(self, x: float, y: float) -> None:
        """It is there in the window."""

    def shelf_drop(self) -> None:
        """Put it down."""

    def shelf_tap(self, spot: Spot | None) -> bool:
        return False
