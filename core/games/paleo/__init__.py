"""Paleo: flick your pawns past the reefs, steal two keys and open the gate, or capture everybody."""

from core.games.paleo.rules import Paleo

GAME = Paleo()

__all__ = ["GAME", "Paleo"]
