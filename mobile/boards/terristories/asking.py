"""What is asked, as a sentence: what may be done, by whom, what must be (TER-84); and why something is refused."""

from __future__ import annotations

from core.game import Refusal
from mobile.boards.terristories.sight import Sight
from mobile.words import cards, say


def ask_line(board: Sight) -> str:
    """What is asked of who acts here."""
    return say(board.view.ask) if board.ask is not None and board.view.ask is not None else ""


def refused(refusal: Refusal, board: Sight) -> str:
    """Why a move is refused."""
    return cards.refused(refusal)
