"""Help Me!: stack the tiles, hide whom you protect."""

from core.games.help_me.rules import HelpMe

GAME = HelpMe()
