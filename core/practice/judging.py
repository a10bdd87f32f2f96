"""Who judges what was tried: of each game a module here, of its name, loaded when somebody practises it.

A game of drills has `counts`, one of puzzles has `way`; a game in which others act before a try can be judged, `reply`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from importlib import import_module
from types import ModuleType
from typing import Any

from core.game import Seat
from core.games import AnyGame
from core.log import Entry
from core.practice.exercise import Exercise, Verdict

Counted = Counter[str]


def _of(game: AnyGame) -> ModuleType:
    return import_module(f"core.practice.{game.name}")


def verdict(game: AnyGame, exercise: Exercise, entries: Sequence[Entry]) -> Verdict | None:
    """What came of the moves made so far; None as long as nothing is decided."""
    if exercise.drill:
        flicked = next((entry for entry in entries if entry.seat == exercise.seat), None)
        return None if flicked is None else drilled(game, exercise, flicked.events)
    way: str | None = _of(game).way(game, exercise, entries)
    if way is None:
        return None
    best = exercise.values[exercise.best]
    got = exercise.values.get(way, min(exercise.values.values()))
    return Verdict(way == exercise.best, got, best)


def drilled(game: AnyGame, exercise: Exercise, events: Sequence[Any]) -> Verdict:
    """What came of a flick: the first of what is wanted is what is told of."""
    counted: Counted = _of(game).counts(exercise, events)
    first, wanted = next(iter(exercise.wants.items()))
    return Verdict(all(counted[what] >= n for what, n in exercise.wants.items()), counted[first], wanted)


def reply(game: AnyGame, exercise: Exercise, state: Any) -> tuple[Seat, Any] | None:
    """What somebody else does before a try can be judged; None: nothing."""
    replies = getattr(_of(game), "reply", None)
    return None if replies is None else replies(exercise, state)


def first_move(game: AnyGame, exercise: Exercise, entries: Sequence[Entry], verb: str = "") -> str | None:
    """The seat's first move of a kind, as it is written."""
    made = (game.text(entry.move) for entry in entries if entry.seat == exercise.seat)
    return next((move for move in made if move.startswith(verb)), None)
