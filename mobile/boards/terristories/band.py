"""The band below the planet: what its seat has, and what it may buy."""

from __future__ import annotations

from typing import Any

from kivy.metrics import dp

from mobile.boards.base import Box, Form, Stage
from mobile.boards.shelf import Shelf, Shelved, Spot
from mobile.boards.sprites import words
from mobile.boards.terristories.sight import Place, Sight
from mobile.look.kit import Plate

ROLE, CUBES, MEN, ZONES, LABELS, HAND, LYING = "role", "cubes", "men", "zones", "labels", "hand", "lying"


class Band:
    """What lies there, and where."""

    def __init__(self, board: Sight, fingers: Shelved) -> None:
        self.board = board
        self.shelf = Shelf((350, 84), [], fingers)
        self.frame = Plate("house/panel_wood")
        self._seen: Any = None

    def height(self, form: Form) -> float:
        return dp({Form.COMPACT: 76, Form.LARGE: 120, Form.WIDE: 120}.get(form, 92))

    def arrange(self, stage: Stage, box: Box, form: Form) -> None:
        for part in (self.frame, self.shelf):
            if part.parent:
                part.parent.remove_widget(part)
        stage.add(self.frame, *box)
        self.shelf.world = (box.width / dp(1), box.height / dp(1))
        stage.add(self.shelf, *box)
        self._seen = None

    def fade(self, alpha: float) -> None:
        for part in (self.frame, self.shelf):
            part.opacity = alpha

    def show(self) -> None:
        board = self.board
        seen = (board.view, board.home)
        if seen != self._seen:
            self._seen = seen
            wide, high = self.shelf.world
            text = f"{board.name_of(board.home)}: {board.view.resources[board.home]}"
            self.shelf.draw([words(text, wide / 2, high / 2, 16, wide, True, True)])

    def place(self, kind: str, slot: int = 0) -> Place | None:
        """Where something of the band is in the window."""
        spot = next((spot for spot in self.shelf.spots if (spot.kind, spot.slot) == (kind, slot)), None)
        return self.shelf.place_of(spot) if spot is not None else None

    def spot_at(self, x: float, y: float) -> Spot | None:
        """And what is at a place of the window."""
        shelf = self.shelf
        return shelf.spot_at(*shelf.to_world(x, y)) if shelf.opacity and shelf.collide_point(x, y) else None
