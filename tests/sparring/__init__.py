"""The hard bots as they were before they learnt: fixed opponents by which every later one is measured.

Their code is kept whole beside the games' own, with the judgement it rests on, and plays through the same contract. It
is changed only where a game's rules or types are: never to play better.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from core.game import Bot, Level


def partner(game: str) -> Bot[Any, Any, Any]:
    """The sparring partner of a game."""
    made: Bot[Any, Any, Any] = import_module(f"tests.sparring.{game}.bot").bot(Level.HARD)
    return made
