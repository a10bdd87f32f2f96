"""Moves that are chosen together and made one after the other, each as soon as it is asked for."""

from __future__ import annotations

from kivy.clock import Clock

from core.game import Seat
from core.games.terristories.moves import Move
from core.games.terristories.position import Ask
from mobile.boards.terristories.legal import Legal
from mobile.boards.terristories.sight import Sight

SOON = 0.05  # seconds until it is looked again whether the last one has been answered


class Series:
    """What is still to be sent of what was chosen."""

    def __init__(self, board: Sight, legal: Legal) -> None:
        self.board = board
        self.legal = legal
        self._left: list[Move] = []
        self._of: tuple[Seat, Ask | None] | None = None  # who sends them, and what was asked
        self._sent = 0  # the newest entry when the last one was sent
        self._look = Clock.create_trigger(self._next, SOON)

    def send(self, moves: tuple[Move, ...]) -> None:
        self._of = self.board.home, self.board.view.ask
        self._left = list(moves)
        self._send()

    def _send(self) -> None:
        move = self._left.pop(0)
        self.legal.waits = bool(self._left)
        self._sent = self.board.table.n
        self.board.send(move)
        self.go_on()

    def go_on(self) -> None:
        """The next one, once it is asked for."""
        if self._left:
            self._look()

    def _next(self, _: float) -> None:
        board = self.board
        if not self._left:
            return
        if board.table.waiting:  # elsewhere it is not known yet
            self._look()
        elif board.asked_here:
            mine = (board.home, board.view.ask) == self._of and board.home in board.asked_here
            if mine and board.table.n > self._sent and board.table.refusal(board.home, self._left[0]) is None:
                self._send()
            else:  # something came between
                self._left, self.legal.waits = [], False
                board.touched()
