"""Drills of Paleo: how many were captured and by which way, keys taken, the gate opened."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import inf
from typing import Any

from core.games.paleo.content import FACADES, side_of
from core.games.paleo.course import side_of_seat
from core.games.paleo.position import Captured, Entered, Opened, Rolled
from core.physics import Roll, What
from core.practice.exercise import Exercise


def counts(exercise: Exercise, events: Sequence[Any]) -> Counter[str]:
    mine, found = side_of_seat(exercise.players, exercise.seat), Counter[str]()
    for event in events:
        match event:
            case Rolled(pawn=pawn, roll=roll):
                found.update(_banks(pawn, roll))
            case Captured(pawn, out):
                found["captured" if side_of(pawn) != mine else "lost"] += 1
                found["out"] += out and side_of(pawn) != mine
            case Entered(pawn, _, key):
                found["key"] += key and side_of(pawn) == mine
            case Opened(side):
                found["gate"] += side == mine
    return found


def _banks(pawn: int, roll: Roll) -> set[str]:
    """What the flicked pawn came off before it met a pawn or passed a doorway."""
    touches = [touch for touch in roll.touches if pawn in (touch.disc, touch.other if touch.what is What.DISC else -1)]
    until = min((touch.at for touch in touches if touch.what is What.DISC), default=inf)
    until = min([until, *(passage.at for passage in roll.passages if passage.disc == pawn)])
    before = [touch for touch in touches if touch.at < until]
    found = {"rim" for touch in before if touch.what is What.RIM}
    return found | {"reef" for touch in before if touch.what is What.WALL and touch.other >= len(FACADES)}
