"""What nobody overlooks: a weak bot is out in what it reckons, but not so far that one would laugh."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

M = TypeVar("M")


def sober(rated: Sequence[tuple[float, M]], most: float) -> list[tuple[float, M]]:
    """Moves that are worse than the best by no more than so much."""
    least = max(worth for worth, _ in rated) - most
    return [one for one in rated if one[0] >= least]
