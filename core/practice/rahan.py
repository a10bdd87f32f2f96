"""Drills of Rahan: what the flint hit, by its number, and the square where it lies."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from core.games.rahan.content import COLUMNS, MM, ROWS, at
from core.games.rahan.position import Threw
from core.practice.exercise import Exercise


def counts(_: Exercise, events: Sequence[Any]) -> Counter[str]:
    found = Counter[str]()
    for event in events:
        if isinstance(event, Threw):
            roll = event.roll
            found[f"hit_{roll.touched}"] += 1
            if roll.on:
                column, row = int(roll.x / 1000 // MM), int(roll.y / 1000 // MM)
                found[f"square_{at(min(column, COLUMNS - 1), min(row, ROWS - 1))}"] += 1
    return found
