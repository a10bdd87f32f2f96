"""What cards ask: which acts now, which of its ways, whom, a trade, whether to go on; and cards seen large."""

from __future__ import annotations

from core.games.terristories.position import Ask
from mobile.boards.base import Action
from mobile.boards.terristories.sight import Front, Sight, due
from mobile.words import say

ASKS = frozenset({Ask.CARDS, Ask.PICK, Ask.TRADE, Ask.GO_ON})  # of PICK, all but what is picked on the planet


class Dialogs(Front):
    """Stands in front of the planet and of the negotiation while a card asks, or is looked at."""

    def __init__(self, board: Sight) -> None:
        self.board = board

    def actions(self) -> list[Action]:
        return [Action(say("match.place"), "check", self._answer, bool(self.board.asked_here), True)]

    def _answer(self) -> None:
        board = self.board
        if board.asked_here:
            seat = board.asked_here[0]
            board.send(due(board.table.view(seat), seat)[0], seat)

    def open_card(self, source: int) -> None:
        """A card large, as jobs name it."""

    def open_lying(self, seat: int) -> None:
        """What lies before a seat."""
