"""Puzzles of Sapiens: the way is where the first tile of the turn is placed."""

from __future__ import annotations

from collections.abc import Sequence

from core.games import AnyGame
from core.log import Entry
from core.practice.exercise import Exercise
from core.practice.judging import first_move


def way(game: AnyGame, exercise: Exercise, entries: Sequence[Entry]) -> str | None:
    return first_move(game, exercise, entries, "lay")
