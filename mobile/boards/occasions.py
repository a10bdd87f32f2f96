"""What happens at a table that may be worth a word: a board says it of what everybody may know."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from core.game import Seat

ANYBODY = -1


class Kind(StrEnum):
    """How it is for who speaks."""

    GREET = "greet"
    GAIN = "gain"  # something good came of it
    LOSS = "loss"  # something bad
    NEAR = "near"  # about to win
    WON = "won"
    LOST = "lost"


class Occasion(NamedTuple):
    """Who may say a word, and how it is for them."""

    seat: Seat  # or ANYBODY
    kind: Kind
