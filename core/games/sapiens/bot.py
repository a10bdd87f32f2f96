"""The bots of Sapiens."""

from __future__ import annotations

from core.bots.drive import RandomBot
from core.game import Bot, Level
from core.games.sapiens.position import Memory, Move, View


def bot(level: Level) -> Bot[View, Move, Memory]:
    """The bot of a level."""
    from core.games.sapiens.rules import Sapiens

    return RandomBot(Sapiens())
