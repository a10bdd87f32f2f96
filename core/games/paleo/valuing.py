"""What bots of Paleo make of a position after their flick: some think of themselves alone, some see what others may do,
and some know how rounds went on from positions like it."""

from __future__ import annotations

from collections.abc import Callable
from math import atanh

from core.games.paleo.judge import ROUND, Hand, Table, best_of, by_capture, chances, lead, outlook, tamed
from core.games.paleo.odds import by_points, foreseen
from core.games.paleo.position import How, RoundOver

SURE = 0.95  # of a round: more is not believed before it is won

Worth = Callable[[Table, int, Hand], float]  # of a position to a side when the other flicks next


def alone(table: Table, side: int, hand: Hand) -> float:
    """What a position is worth to a side that does not think of the others' next flick."""
    found, lure = chances(table, side, hand)
    return tamed(lead(table, side) + lure + best_of(found, False))


def wary(table: Table, side: int, hand: Hand) -> float:
    """To one that sees what the others may do next."""
    value = outlook(table, 1 - side, hand)
    return value if side == 0 else -value


def learned(table: Table, side: int, hand: Hand) -> float:
    """To one that learnt from many rounds."""
    return -foreseen(table, 1 - side, hand)


def passed(table: Table, worth: Worth, side: int, hand: Hand) -> float:
    """What a position is worth to a side that does not flick now: a sum, to which more may be added (see `tamed`)."""
    return ROUND * atanh(max(-SURE, min(SURE, worth(table, side, hand) / ROUND)))


def won(over: RoundOver, side: int, points: tuple[int, int], keen: bool) -> float:
    """What the end of a round is worth to a side; who is not keen fears any loss alike."""
    gate = over.how is How.GATE
    if over.winner < 0:
        return 0.0
    if keen:
        value = by_points(gate, points[over.winner])
        return value if over.winner == side else -value
    if over.winner != side:
        return -ROUND
    return ROUND if gate else by_capture(points[side])
