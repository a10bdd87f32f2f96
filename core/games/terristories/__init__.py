"""TerriStories: build a base on another planet, together or each for themselves. For others to use: GAME here, what
things are in `content` and `effects`, moves, events and views in `moves`, `events` and `position`, what may be
harvested, owed or counted in `measures`, a card's text in `phrases`."""

from core.games.terristories.rules import TerriStories

GAME = TerriStories()

__all__ = ["GAME", "TerriStories"]
