"""Why a move of Paleo: what a flick does when it goes as it is meant, and what reefs and line-ups are for."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from enum import StrEnum
from math import hypot
from typing import Any

from core.chance import Loose, R
from core.games.paleo import course
from core.games.paleo.content import is_mercenary, pawn_of, side_of
from core.games.paleo.judge import wanted
from core.games.paleo.position import (
    Captured,
    Circle,
    Entered,
    Event,
    Exchange,
    Flick,
    Keep,
    LineUp,
    Memory,
    Move,
    Opened,
    Put,
    State,
    View,
)
from core.games.paleo.rules import Paleo
from core.hints.why import Thinking, Why
from core.physics import Roll, flicking

GAME = Paleo()


class Reason(StrEnum):
    GATE = "gate"
    KEY = "key"
    SEVERAL = "several"
    CAPTURE = "capture"
    OUT = "out"
    HUNT = "hunt"  # a mercenary comes nearer to the others
    AWAY = "away"  # out of reach
    NEARER = "nearer"  # an explorer comes nearer to where it wants: a sanctuary,
    NEARER_GATE = "nearer_gate"  # or with both keys the gate
    REEF = "reef"
    KEEP = "keep"
    LINE_UP = "line_up"
    FREE = "free"
    LEAVE = "leave"
    CIRCLE = "circle"


class _Given(Loose):
    """Gives a roll that is known already."""

    def __init__(self, roll: Roll) -> None:
        super().__init__(random.Random(0))
        self._given: Any = roll

    def roll(self, bag: str, kind: type[R], flick: Callable[..., R], *given: object) -> R:
        rolled: R = self._given
        return rolled


def why(view: View, memory: Memory, move: Move) -> Thinking:
    yield
    match move:
        case Flick():
            return (yield from _flicked(view, memory, move))
        case Exchange(pawn):
            return Why(Reason.FREE, numbers={"pawn": pawn}) if pawn else Why(Reason.LEAVE)
        case Put():
            return Why(Reason.REEF)
        case Keep():
            return Why(Reason.KEEP)
        case LineUp():
            return Why(Reason.LINE_UP)
        case Circle():
            return Why(Reason.CIRCLE)
    raise AssertionError(move)


def _flicked(view: View, memory: Memory, move: Flick) -> Thinking:
    """As it would roll: in slices, for that takes a while on a phone."""
    seat = view.turn
    side = course.side_of_seat(view.players, seat)
    state = GAME.imagine(view, memory, random.Random(0))
    _, given = course.flicked(state, side, move)
    rolling = flicking(*given, False)
    while True:
        try:
            next(rolling)
            yield
        except StopIteration as done:
            roll: Roll = done.value
            break
    before = _near(state, side)
    events = GAME.play(state, seat, move, _Given(roll))
    found = _counted(events, side)
    pawn = {"pawn": move.pawn}
    if found["gate"]:
        return Why(Reason.GATE, numbers=pawn)
    if found["key"]:
        return Why(Reason.KEY, numbers=pawn)
    if found["captured"] > 1:
        return Why(Reason.SEVERAL, found["captured"], pawn)
    if found["captured"]:
        victim = next(event for event in events if isinstance(event, Captured) and side_of(event.pawn) != side)
        reason = Reason.OUT if victim.out else Reason.CAPTURE
        return Why(reason, numbers=pawn | {"victim": victim.pawn % 8 + 1})
    if is_mercenary(pawn_of(side, move.pawn)):
        return Why(Reason.HUNT, numbers=pawn)
    if _near(state, side) > before:
        return Why(Reason.AWAY, numbers=pawn)
    return Why(Reason.NEARER if wanted(state.keys, side) else Reason.NEARER_GATE, numbers=pawn)


def _counted(events: tuple[Event, ...], side: int) -> Counter[str]:
    found = Counter[str]()
    for event in events:
        match event:
            case Captured(pawn, _):
                found["captured"] += side_of(pawn) != side
            case Entered(pawn, _, key):
                found["key"] += key and side_of(pawn) == side
            case Opened(opens):
                found["gate"] += opens == side
    return found


def _near(state: State, side: int) -> float:
    """How far the nearest opposing mercenary is from any own pawn."""
    mine = [state.places[pawn] for pawn in course.on_board(state, side)]
    theirs = [state.places[pawn] for pawn in course.on_board(state, 1 - side) if is_mercenary(pawn)]
    return min((hypot(a[0] - b[0], a[1] - b[1]) for a in mine for b in theirs), default=0.0)
