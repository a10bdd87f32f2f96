"""Where things of Sapiens are in the window: squares of the valley that is seen, tiles, pouches, and other seats."""

from __future__ import annotations

from typing import Protocol

from core.game import Seat
from core.games.sapiens.content import scene_on
from core.games.sapiens.position import COMMON_PLACE
from mobile.boards.base import Stage
from mobile.boards.sapiens.chip import Chip
from mobile.boards.sapiens.shelf import OWN, POUCH, SHARED
from mobile.boards.sapiens.sight import Sight
from mobile.boards.sapiens.valley import Place


class Around(Sight, Protocol):
    """What they lie on."""

    chips: dict[Seat, Chip]
    stage: Stage | None


class Places:
    """Finds them."""

    def __init__(self, board: Around) -> None:
        self.board = board

    @property
    def scale(self) -> float:
        """How large a square of the valley is, in the overlay's measure."""
        return self.board.top_canvas.unit / self.board.overlay.unit

    def on_valley(self, x: float, y: float) -> Place:
        """A place of the valley that is seen."""
        return self.board.top_canvas.to_window_place(x, y)

    def square(self, seat: Seat, square: int) -> Place | None:
        """A square, if that valley is to be seen; else the seat's chip."""
        board = self.board
        return self.on_valley(*board.ways.centre(square)) if seat == board.top else self.chip(seat)

    def fresh(self, seat: Seat, scene: int) -> int | None:
        """The square of the tile just laid on which that scene lies; None: it was a token's."""
        view = self.board.view
        return next((s for s in view.fresh if scene_on(view.boards[seat][s]) == scene), None)

    def chip(self, seat: Seat) -> Place | None:
        """A seat's chip, or the plate where it has none because it is their turn."""
        chip, stage = self.board.chips.get(seat), self.board.stage
        if chip is not None and chip.parent is not None:
            return chip.picture.center_x, chip.picture.center_y
        if stage is None:
            return None
        plate = stage.plate
        return plate.x + plate.width / 2, plate.y + plate.height / 2

    def slot(self, place: Seat, slot: int) -> Place | None:
        if place == COMMON_PLACE:
            return self.board.spot_place(SHARED, slot)
        return self.board.spot_place(OWN, slot) if place == self.board.shown else self.chip(place)

    def pouch(self, seat: Seat) -> Place | None:
        return self.board.spot_place(POUCH) if seat == self.board.shown else self.chip(seat)
