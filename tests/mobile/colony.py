"""Positions of TerriStories in a window."""

from core.game import Level
from core.games.terristories.position import FIELDS
from core.log import Seated
from core.match import Match
from mobile import games
from tests.mobile.window import DEAL

NAMES = ("Ana", "Léo", "Mina", "Tom")
ALONE = (None, Level.EASY, Level.EASY, Level.EASY)


def sit(hand, state, *levels, **options):
    """A match in this position; one person and bots, unless it says otherwise."""
    levels = levels or ALONE[: state.players]
    seats = [Seated(NAMES[k], level, k) for k, level in enumerate(levels)]
    journal = hand.archive.journal(DEAL)
    options = {"planet": "tuto", **options}
    match = Match.begin(games.find("terristories"), seats, DEAL, options=options, first=0, journal=journal)
    for name in FIELDS:
        setattr(match._state, name, getattr(state, name))
    hand.app._play(match)
    yield 0.3
    yield from hand.settled()
