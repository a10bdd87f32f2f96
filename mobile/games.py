"""The games that can be played on screen: those that have a board in mobile/boards, found by name."""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec

from core import games as all_games
from core.games import AnyGame


def names() -> tuple[str, ...]:
    """The games that are played on screen: those that have a board. All others are there at the command line."""
    return tuple(name for name in all_games.names() if _drawn(name))


def find(name: str) -> AnyGame:
    """The game of this name; LookupError when there is none with a board."""
    if name not in names():
        raise LookupError(f"there is no board for {name!r}")
    return all_games.find(name)


def by_letter(letter: str) -> AnyGame | None:
    """The game whose deals have codes that begin so, if there is one with a board."""
    return next((game for game in map(find, names()) if game.letter == letter), None)


@cache
def _drawn(name: str) -> bool:
    return find_spec(f"mobile.boards.{name}") is not None
