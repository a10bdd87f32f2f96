"""Sapiens: lay tiles through the valley, and let neither food nor shelter fall behind."""

from core.games.sapiens.rules import Sapiens

GAME = Sapiens()

__all__ = ["GAME", "Sapiens"]
