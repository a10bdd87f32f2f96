"""Fingers on the planet and on the band below it: people and zones are carried to lands, lands are touched."""

from __future__ import annotations

from typing import Protocol

from kivy.metrics import dp

from core.game import Refusal
from core.games.terristories.moves import Reason
from core.games.terristories.position import Ask
from mobile.boards.base import Beside, Holder
from mobile.boards.canvas import Sprite
from mobile.boards.shelf import Spot
from mobile.boards.terristories import band, ground, marks
from mobile.boards.terristories.choosing import Choosing
from mobile.boards.terristories.pieces import Piece
from mobile.boards.terristories.sight import Sight
from mobile.words import say

AIMS = 34.0  # dp above the finger is the land that is meant
HANGS = 46.0  # dp above it hangs the middle of what is carried


class Around(Sight, Holder, Protocol):
    """What fingers do something to."""

    choosing: Choosing
    band: band.Band


class Touches(Beside):
    """What they mean."""

    def __init__(self, board: Around) -> None:
        self.board = board
        self.holder = board
        self._hangs: list[Sprite] = []
        self._over: tuple[int | None, bool] | None = None  # the land it hung over, and whether over the band

    # On the planet

    def liftable(self, x: float, y: float) -> bool:
        return self._at(x, y) is not None

    def _at(self, x: float, y: float) -> Piece | None:
        """What a finger there takes up."""
        board = self.board
        land = ground.land_at(board.view.planet, x, y)
        if land is None or board.choosing.ask is None:
            return None
        placed = board.choosing.held
        if placed is not None and land == board.choosing.land:
            return placed  # from where it would go, once more
        return board.choosing.legal.on_land(land)

    def lift(self, x: float, y: float) -> None:
        """Take up who stands there."""
        piece = self._at(x, y)
        if piece is not None:
            self._take_up(piece)

    def drag(self, x: float, y: float) -> None:
        self._carry(*self.board.canvas.to_window_place(x, y))

    def drop(self, x: float, y: float) -> None:
        self._put_down()

    def send_home(self) -> None:
        """It was not meant."""
        if self.board.choosing.carried:
            self._let_go()
            self.board.choosing.forget()
            self.board.touched()

    def second_finger(self) -> bool:
        """Another finger while something is carried sends it home."""
        if not self.board.choosing.carried:
            return False
        self.holder.held = None
        self.send_home()
        return True

    def tap(self, x: float, y: float) -> bool:
        board = self.board
        land = ground.land_at(board.view.planet, x, y)
        if board.choosing.ask is None:
            return False
        if land is None:
            if board.choosing.refused is None and not board.choosing.busy:
                return False
            board.choosing.forget()
        else:
            board.choosing.touch(land)
        board.touched()
        return True

    # What is carried

    def _take_up(self, piece: Piece) -> None:
        self._over = None
        self.board.choosing.lift(piece)
        self._hangs = marks.hanging(self.board, piece)
        self.board.overlay.hold(self._hangs)
        self.board.touched()

    def _carry(self, x: float, y: float) -> None:
        """It hangs above the finger; what it points at is where it would go."""
        board, canvas = self.board, self.board.canvas
        piece = board.choosing.piece
        if piece is None or not board.choosing.carried:
            return
        board.overlay.hold(self._hangs, *board.overlay.to_world(x, y + dp(HANGS)))
        high = y + dp(AIMS)
        land = ground.land_at(board.view.planet, *canvas.to_world(x, high)) if canvas.collide_point(x, high) else None
        box = board.band_box
        home = box.x <= x <= box.right and box.y - dp(40) <= high <= box.top
        if (land, home) != self._over:
            self._over = land, home
            board.choosing.hover(land, home)
            board.touched()

    def _put_down(self) -> None:
        self._let_go()
        self.board.choosing.drop()
        self.board.touched()

    def _let_go(self) -> None:
        self._over = None
        self.board.overlay.hold([])

    # On the band

    def shelf_liftable(self, spot: Spot | None) -> bool:
        piece = self._of(spot)
        return piece is not None and self.board.choosing.legal.placeable(piece)

    def _of(self, spot: Spot | None) -> Piece | None:
        """What of the band is taken up there."""
        if spot is None or self.board.choosing.ask is None:
            return None
        return self.board.band.piece_of(spot)

    def shelf_lift(self, spot: Spot) -> None:
        """Take something from the band."""
        piece = self._of(spot)
        if piece is not None:
            self._take_up(piece)

    def shelf_drag(self, x: float, y: float) -> None:
        """It is there in the window."""
        self._carry(x, y)

    def shelf_drop(self) -> None:
        """Put it down."""
        self._put_down()

    def shelf_tap(self, spot: Spot | None) -> bool:
        """Choose what is to be placed; step a number; or look at what one has."""
        board = self.board
        if spot is None:
            return False
        if spot.kind in (band.ROLE, band.LYING):
            board.open_lying(board.home)
            return True
        if spot.kind in (band.MINUS, band.PLUS):
            board.choosing.step(1 if spot.kind == band.PLUS else -1)
            board.touched()
            return True
        piece = self._of(spot)
        if piece is None:
            return False
        if board.choosing.legal.placeable(piece):
            board.choosing.take(piece)
            board.touched()
        elif (refusal := board.choosing.legal.why_not(piece)) is not None:
            board.choosing.forget()
            board.explain(self._lacks(refusal), board.band.shelf.place_of(spot))
        return True

    def _lacks(self, refusal: Refusal) -> str:
        """Why something of the band goes nowhere."""
        board = self.board
        if board.choosing.ask is Ask.BUILD and refusal.reason in (Reason.NO_ROOM, Reason.NOBODY_THERE):
            return say("terristories.why.nowhere_zone")
        return board.refuse(refusal)
