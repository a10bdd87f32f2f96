"""Code that is loaded before it is needed: in a lull, a module at a time, so that no first touch waits for it."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module

from core import games

SCREENS = ("naming", "setup", "match", "rules", "settings", "result")


def of_game(name: str) -> tuple[str, ...]:
    """The modules of a game, each of which loads in a moment."""
    return f"core.games.{name}", f"core.games.{name}.bot", f"mobile.boards.{name}"


def load() -> Iterator[None]:
    """All of it, a step a module."""
    modules = [f"mobile.screens.{screen}" for screen in SCREENS]
    for name in games.names():
        modules += of_game(name)
    for module in modules:
        import_module(module)
        yield
