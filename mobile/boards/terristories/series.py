"""Moves that are chosen together and made one after the other, each as soon as it is asked for."""

from __future__ import annotations

from kivy.clock import Clock

from core.game import Seat
from core.games.terristories.moves import Move
from core.games.terristories.position import Ask
from mobile.boards.terristories.legal import Legal
from mobile.boards.terristories.sight import Sight


class Series:
    """What is still to be sent of what was chosen."""

    def __init__(self, board: Sight, legal: Legal) -> None:
        self.board = board
        self.legal = legal
        self._left: list[Move] = []
        self._of: tuple[Seat, Ask | None] | None = None  # who sends them, and what was asked

    def send(self, moves: tuple[Move, ...]) -> None:
        board = self.board
        self._of = board.home, board.view.ask
        first, *self._left = moves
        self.legal.waits = bool(self._left)
        board.send(first)
        self.go_on()

    def go_on(self) -> None:
        """The next one, once it is asked for."""
        if self._left and self.board.asked_here:
            Clock.schedule_once(self._next, 0)

    def _next(self, _: float) -> None:
        board = self.board
        if not self._left or not board.asked_here:
            return
        mine = (board.home, board.view.ask) == self._of and board.home in board.asked_here
        if not mine or board.table.refusal(board.home, self._left[0]) is not None:
            self._left, self.legal.waits = [], False  # something came between
            board.touched()
            return
        move = self._left.pop(0)
        self.legal.waits = bool(self._left)
        board.send(move)
        self.go_on()
