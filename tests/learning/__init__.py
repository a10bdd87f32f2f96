"""How the hard bots learn what positions are worth, from matches that they play against themselves (`make learn`)."""

from pathlib import Path

ROOT = Path(__file__).parents[2]
GAMES = ("help_me", "paleo", "rahan", "sapiens", "terristories")
