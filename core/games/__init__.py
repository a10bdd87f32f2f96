"""The games, found by the names of their folders."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module
from typing import Any

from core.game import Game

AnyGame = Game[Any, Any, Any, Any, Any]


@cache
def names() -> tuple[str, ...]:
    """The names of all games, in alphabetical order."""
    return tuple(sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg))


def find(name: str) -> AnyGame:
    """The game of this name; LookupError when there is none."""
    if name not in names():
        raise LookupError(f"there is no game {name!r}; there are {', '.join(names())}")
    game: AnyGame = import_module(f"core.games.{name}").GAME
    return game
