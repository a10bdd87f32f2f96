"""A shelf beside a board: spots on a canvas that does not zoom, on which something lies, is touched and is taken up.

Its world is in dp, from its upper left corner.
"""

from __future__ import annotations

from typing import NamedTuple, Protocol

from kivy.metrics import dp

from mobile.boards.base import Beside, Box, Holder, Stage
from mobile.boards.canvas import TouchBoard
from mobile.look.kit import Plate

Place = tuple[float, float]


class Spot(NamedTuple):
    """A place on a shelf: what it is, which slot, its middle, its size, and how large a tile lies there."""

    kind: str
    slot: int
    x: float
    y: float
    width: float
    height: float
    grown: float

    def covers(self, x: float, y: float) -> bool:
        return abs(x - self.x) <= self.width / 2 and abs(y - self.y) <= self.height / 2


class Area(NamedTuple):
    """A tray or panel under the spots: its picture, and where."""

    picture: str
    x: float
    y: float
    width: float
    height: float


class Shelved(Holder, Protocol):
    """What fingers on a shelf mean; a spot is None where none is."""

    def shelf_liftable(self, spot: Spot | None) -> bool: ...
    def shelf_lift(self, spot: Spot) -> None: ...
    def shelf_drag(self, x: float, y: float) -> None:
        """What was taken up is there in the window."""

    def shelf_drop(self) -> None: ...
    def shelf_tap(self, spot: Spot | None) -> bool: ...
    def send_home(self) -> None: ...
    def second_finger(self) -> bool: ...


class Shelf(TouchBoard):
    """Hands touches on its spots to the board; what lies there is drawn on it by whoever knows."""

    def __init__(self, world: tuple[float, float], spots: list[Spot], board: Shelved) -> None:
        super().__init__(world)
        self.spots = spots
        self.play = _OnShelf(board, self)
        self.fixed = True
        self.size_hint = (None, None)

    def spot_at(self, x: float, y: float) -> Spot | None:
        return next((spot for spot in self.spots if spot.covers(x, y)), None)

    def place_of(self, spot: Spot) -> Place:
        """Where a spot is in the window."""
        return self.to_window_place(spot.x, spot.y)


def lay_trays(stage: Stage, box: Box, areas: list[Area], pictures: str) -> None:
    """The trays under the spots of a shelf in that box, from a game's pictures."""
    unit = dp(1)
    for area in areas:
        y = box.top - (area.y + area.height) * unit
        tray = Plate(f"{pictures}/{area.picture}")
        stage.add(tray, box.x + area.x * unit, y, area.width * unit, area.height * unit)


class _OnShelf(Beside):
    """Fingers on a shelf, as the board understands them."""

    def __init__(self, board: Shelved, shelf: Shelf) -> None:
        self.board = self.holder = board
        self.shelf = shelf

    def liftable(self, x: float, y: float) -> bool:
        return self.board.shelf_liftable(self.shelf.spot_at(x, y))

    def lift(self, x: float, y: float) -> None:
        spot = self.shelf.spot_at(x, y)
        if spot is not None:
            self.board.shelf_lift(spot)

    def drag(self, x: float, y: float) -> None:
        self.board.shelf_drag(*self.shelf.to_window_place(x, y))

    def drop(self, x: float, y: float) -> None:
        self.board.shelf_drop()

    def send_home(self) -> None:
        self.board.send_home()

    def second_finger(self) -> bool:
        return self.board.second_finger()

    def tap(self, x: float, y: float) -> bool:
        return self.board.shelf_tap(self.shelf.spot_at(x, y))
