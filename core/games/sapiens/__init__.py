"""Sapiens: lay tiles through the valley, and let neither food nor shelter fall behind. For others to use: GAME here,
what things are in `content`, moves, events and views in `position`, and what a placement would earn in `preview`."""

from core.games.sapiens.rules import Sapiens

GAME = Sapiens()

__all__ = ["GAME", "Sapiens"]
