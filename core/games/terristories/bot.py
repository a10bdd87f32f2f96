"""TerriStories: its bots."""

from __future__ import annotations

from core.bots.drive import RandomBot
from core.game import Bot, Level
from core.games.terristories.moves import Move
from core.games.terristories.position import Memory, View


def bot(level: Level) -> Bot[View, Move, Memory]:
    from core.games.terristories import GAME

    return RandomBot(GAME)
