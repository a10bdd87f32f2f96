"""Where a match turned, and which turn was its best."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import accumulate

from core.chart.chart import Line, Turn, Turning, Unit
from core.game import Outcome, Seat

ENOUGH = {Unit.POINTS: 2, Unit.CHANCE: 100}  # a smaller swing turned nothing


def lead(stands: Sequence[int], line: int, lines: Sequence[Line]) -> int:
    """How far a line is ahead of the best of those it competes with; with none, how far it is."""
    others = [stands[k] for k, other in enumerate(lines) if k != line and not other.goal and not lines[line].goal]
    return stands[line] - max(others) if others else stands[line]


def line_of(lines: Sequence[Line], seat: Seat) -> int:
    """The line by which a seat wins."""
    return next((k for k, line in enumerate(lines) if seat in line.seats), -1)


def turning_point(
    unit: Unit, lines: Sequence[Line], turns: Sequence[Turn], outcome: Outcome
) -> tuple[int, Turning | None]:
    """The turn after which the standing swung most for good; the last one only where it turned the match."""
    together = bool(lines[0].goal)
    if together:
        line, won = 0, turns[-1].stands[0] > turns[0].stands[0]
    else:
        winning = {line_of(lines, seat) for seat in outcome.winners}
        line, won = (winning.pop() if len(winning) == 1 else -1), True
    if line < 0:
        return -1, None
    sign = 1 if won else -1
    course = [sign * lead(turn.stands, line, lines) for turn in turns]
    kept = list(accumulate(reversed(course), min))[::-1]  # what never got less from there on
    best, most = -1, ENOUGH[unit] - 1
    for k in range(1, len(turns)):
        tipped = not together and course[k - 1] <= 0
        swing = kept[k] - course[k - 1]
        if swing > most and (k < len(turns) - 1 or tipped):
            best, most = k, swing
    if best < 0:
        return -1, None
    if together:
        return best, Turning.SAFE if won else Turning.LOST
    return best, Turning.TIPPED if course[best - 1] <= 0 else Turning.AWAY


def best_turn(unit: Unit, lines: Sequence[Line], turns: Sequence[Turn], usual: Mapping[int, float]) -> int:
    """The turn by which its seat gained most against what was to be expected.

    Chances are what is expected. Of points that is what the game says of the position, else what the seat's turns
    brought on average.
    """
    gains: dict[int, int] = {}
    for k in range(1, len(turns)):
        turn = turns[k]
        line = 0 if lines[0].goal else line_of(lines, turn.seat)
        if turn.seat >= 0 and line >= 0:
            gains[k] = lead(turn.stands, line, lines) - lead(turns[k - 1].stands, line, lines)
    expected: dict[Seat, float] = {}
    if unit is Unit.POINTS and not usual:
        for seat in {turns[k].seat for k in gains}:
            own = [gain for k, gain in gains.items() if turns[k].seat == seat]
            expected[seat] = sum(own) / len(own)
    best, most = -1, float(ENOUGH[unit])
    for k, gain in gains.items():
        if unit is Unit.CHANCE and k == len(turns) - 1:
            continue  # to win is no surprise any more
        more = gain - usual.get(turns[k].key, expected.get(turns[k].seat, 0.0))
        if more >= most and gain > 0:
            best, most = k, more
    return best
