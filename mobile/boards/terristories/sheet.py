"""The negotiation: where power, influence and votes are agreed on, projects are given, funded and put away."""

from __future__ import annotations

from core.games.terristories.moves import DONE, Agree, Drop, Propose, Vote
from core.games.terristories.position import NONE, Ask
from mobile.boards.base import Action
from mobile.boards.terristories.sight import Front, Sight, due
from mobile.words import say

ASKS = frozenset({Ask.COUNCIL, Ask.TIE, Ask.PROPOSE, Ask.DEAL, Ask.DISCARD})


class Negotiation(Front):
    """Stands in front of the planet while the table negotiates."""

    def __init__(self, board: Sight) -> None:
        self.board = board

    def actions(self) -> list[Action]:
        """One answer for everybody asked here."""
        return [Action(say("match.place"), "check", self._answer, bool(self.board.asked_here), True)]

    def _answer(self) -> None:
        board = self.board
        if not board.asked_here:
            return
        seat, view = board.asked_here[0], board.view
        match board.ask:
            case Ask.COUNCIL | Ask.DEAL:
                board.send(Agree(view.deal), seat)
            case Ask.PROPOSE:
                board.send(Propose(NONE), seat)
            case Ask.TIE:
                board.send(next(m for m in due(view, seat) if isinstance(m, Vote)), seat)
            case Ask.DISCARD:
                drops = [m for m in due(view, seat) if isinstance(m, Drop)]
                board.send(DONE if DONE in due(view, seat) else drops[0], seat)
