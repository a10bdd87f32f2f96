"""What is being chosen on the planet and in the band, until it is confirmed."""

from __future__ import annotations

from core.games.terristories.moves import Move
from core.games.terristories.position import Indices
from mobile.boards.base import Action, Said
from mobile.boards.terristories.sight import Sight, due
from mobile.words import say


class Choosing:
    """The land that was touched, and the move it would be."""

    def __init__(self, board: Sight) -> None:
        self.board = board
        self.land: int | None = None

    @property
    def busy(self) -> bool:
        return self.land is not None

    def forget(self) -> None:
        self.land = None

    def touch(self, land: int) -> None:
        self.land = land

    @property
    def offers(self) -> tuple[Move, ...]:
        board = self.board
        return due(board.table.view(board.home), board.home) if board.asked_here else ()

    @property
    def move(self) -> Move | None:
        """The first that is offered, or that is about the land touched."""
        offers = self.offers
        about = (move for move in offers if getattr(move, "land", None) == self.land)
        return next(about, offers[0] if offers else None)

    @property
    def forecast(self) -> Indices | None:
        """What the indices would be."""
        return None

    def actions(self) -> list[Action]:
        move = self.move
        return [Action(say("match.place"), "check", self._send, move is not None, move is not None)]

    def _send(self) -> None:
        if (move := self.move) is not None:
            self.board.send(move)

    def bubble(self) -> Said | None:
        return None

    def ask_line(self) -> str:
        """What is asked of who chooses; nothing: the usual words."""
        return ""
