"""Why a move is advised: a reason that has words in every language, and the numbers in its sentence."""

from __future__ import annotations

from collections.abc import Generator
from importlib import import_module
from typing import Any

import msgspec

from core.games import AnyGame


class Why(msgspec.Struct, frozen=True):
    """In words: hint.<game>.<reason>."""

    reason: str
    n: int | None = None  # of which there may be one or several
    numbers: dict[str, int] = {}
    names: dict[str, str] = {}  # keys of words in the sentence


Thinking = Generator[None, None, Why]


def why(game: AnyGame, view: Any, memory: Any, move: Any) -> Thinking:
    """What the game itself says of a move, by what the seat may know. Yields after each slice of work."""
    found: Thinking = import_module(f"core.hints.{game.name}").why(view, memory, move)
    return found
