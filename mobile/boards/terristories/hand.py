"""One's own hand and character: behind a held gesture where several sit at this phone, open where one does."""

from __future__ import annotations

from collections.abc import Callable

from core.game import Seat
from mobile.boards.terristories.sight import Front, Sight


class Hand(Front):
    """Opens what a seat holds, and lets it choose a card of it."""

    def __init__(self, board: Sight) -> None:
        self.board = board

    def open(self, seat: Seat) -> None:
        """Look at what a seat holds."""

    def pick_card(self, seat: Seat, title: str, then: Callable[[int], None], none_text: str = "") -> None:
        """Let a seat choose a card of its hand: `then` with its number, or -1 for none where `none_text` says so."""
        cards = self.board.table.view(seat).hands[seat]
        then(cards[0] if cards else -1)
