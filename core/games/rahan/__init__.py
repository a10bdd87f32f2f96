"""Rahan: bring water, fire, food and an invention home before the others do. For others to use: GAME here, what things
are in `content`, moves, events and views in `position`, what may be hit in `shooting`, where one may go in `legal`,
what is to be told in `telling`."""

from core.games.rahan.rules import Rahan

GAME = Rahan()

__all__ = ["GAME", "Rahan"]
