"""Where things happened in Rahan: ways, throws, bursts and rings stay on the valley until a touch."""

from __future__ import annotations

from collections.abc import Iterator
from math import atan2, cos, degrees, hypot, sin
from typing import Any

from core.games.rahan.content import RAHAN, middle
from core.games.rahan.position import (
    Came,
    Caught,
    ClosedIn,
    Gained,
    Landed,
    Led,
    Repelled,
    Returned,
    SteppedAside,
    Struck,
    Threw,
    Went,
)
from core.log import Kind
from core.match import SeenEntry
from mobile.boards import traces
from mobile.boards.canvas import Sprite
from mobile.boards.rahan import ground

RING = 46.0  # mm round a figure
FINE = 0.8  # ways are drawn so much smaller than the house draws them
DASH = 17.0  # mm from one dash of a throw to the next


def trail(recent: list[SeenEntry], marks: tuple[int, ...]) -> list[Sprite]:
    """All that is left of these entries, without what was taken back."""
    standing: list[SeenEntry] = []
    for seen in recent:
        if seen.kind is Kind.UNDO:
            standing = [kept for kept in standing if kept.n <= seen.to]
        elif seen.kind is Kind.MOVE:
            standing.append(seen)
    return [sprite for seen in standing for event in seen.events for sprite in _of(event, seen, marks)]


def _of(event: Any, seen: SeenEntry, marks: tuple[int, ...]) -> Iterator[Sprite]:
    match event:
        case Went(seat, start, goal) | ClosedIn(seat, start, goal) | Led(seat, start, goal):
            yield from traces.way([middle(start), middle(goal)], marks[seat], FINE)
        case Landed(seat, start, goal) if start != goal:
            yield from traces.steps([middle(start), middle(goal)], FINE)
        case SteppedAside(figure, start, goal):
            mark = marks[seen.seat if figure == RAHAN else figure]
            yield from traces.way([middle(start), middle(goal)], mark, FINE)
        case Threw():
            yield from _throw(event)
        case Came(seat, _, square) if seen.view.beset[seat] >= 0:
            yield traces.ring(*middle(square), marks[seat], RING)
        case Returned(_, square):
            yield traces.ring(*middle(square), marks[seen.view.turn], RING)
        case Gained(seat, need) if need != 0:
            yield traces.ring(*middle(seen.view.cavemen[seat]), marks[seat], RING)
        case Struck(_, foe):
            yield traces.burst(*middle(seen.view.cavemen[foe]), FINE)
        case Caught() | Repelled():
            threw = next(one for one in seen.events if isinstance(one, Threw))
            yield traces.burst(threw.roll.x / 1000, threw.roll.y / 1000, FINE)


def _throw(event: Threw) -> Iterator[Sprite]:
    """Dashes along where the flint went, and a cross where it lies."""
    (x, y), goal = middle(event.start), (event.roll.x / 1000, event.roll.y / 1000)
    angle = atan2(goal[1] - y, goal[0] - x)
    far, away = hypot(goal[0] - x, goal[1] - y), DASH
    while away < far - DASH / 2:
        dash = ground.at_piece("aim_dash", x + away * cos(angle), y + away * sin(angle), 0.7)
        dash.angle = -degrees(angle)
        yield dash
        away += DASH
    yield ground.at_piece("rest_cross", *goal, 0.8)
