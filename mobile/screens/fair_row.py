"""One line on the page where a table is set up: the level of bots with which one would have an even chance."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from kivy.metrics import dp

from core.archive.rating import Rated, fair
from core.game import Level
from mobile.look.column import Column
from mobile.look.kit import WordButton
from mobile.look.theme import roomy
from mobile.words import say


def stack_fair(column: Column, known: Rated, levels: list[Level], take: Callable[[Level], None]) -> None:
    """Nothing where the bots are as they should be, or too few matches tell."""
    level = fair(known, max(levels, key=list(Level).index)) if levels else None
    if level is None:
        return
    text = say("setup.fair", level=say(f"level.{level}"), percent=round(100 * known.chance(level)))
    way = WordButton(text, partial(take, level), "button_dark", "stats", 15, beside=True)
    column.stack(way, roomy(48, 1.7), dp(8))
