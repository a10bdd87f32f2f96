"""Help Me!: stack the tiles, hide whom you protect. Here is all that others may use of it."""

from core.games.help_me.content import COLUMNS, EMPTY, PLACES, ROWS, UNKNOWN, Creature, Move, creature_of, number_of
from core.games.help_me.rules import Counted, Dealt, HelpMe, Laid, Moved, Reason, Revealed, View

GAME = HelpMe()

__all__ = [
    "COLUMNS",
    "EMPTY",
    "GAME",
    "PLACES",
    "ROWS",
    "UNKNOWN",
    "Counted",
    "Creature",
    "Dealt",
    "HelpMe",
    "Laid",
    "Move",
    "Moved",
    "Reason",
    "Revealed",
    "View",
    "creature_of",
    "number_of",
]
