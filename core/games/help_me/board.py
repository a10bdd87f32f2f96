"""Boards of numbers, one a pile, as the bots of Help Me! think on: what a pile is worth under any top can be read off
it, and laying one pile onto another is one addition."""

from __future__ import annotations

from collections.abc import Sequence

from core.games.help_me.content import TILES, Creature, creature_of, moves_where, number_of
from core.games.help_me.rules import Pile

Board = list[int]  # a numbered pile a place; 0: none
Step = tuple[int, int]  # start, goal
Hand = tuple[int, ...]  # the creatures of a seat

# A pile as a number: 4 bits a creature for the sum of its tiles' numbers, 5 for the height, the rest for the top tile.
HEIGHT = 4 * len(Creature)
TOP = HEIGHT + 5
BELOW = (1 << TOP) - 1
CREATURE = tuple(int(creature_of(tile)) for tile in range(TILES))
NUMBER = tuple(number_of(tile) for tile in range(TILES))
SUM = tuple(4 * creature for creature in CREATURE)  # where the sum of a tile's creature begins
COUNTED = tuple(1 << HEIGHT | NUMBER[tile] << SUM[tile] for tile in range(TILES))

OTHERS = 0.8  # a point of another, taken, beside one's own, won


def numbered(pile: Pile) -> int:
    """The pile as a number."""
    return sum(COUNTED[tile] for tile in pile) + (pile[-1] << TOP) if pile else 0


def worth(pile: int) -> int:
    """The points of a numbered pile (HLP-17 to HLP-19)."""
    top = pile >> TOP
    return (pile >> HEIGHT & 31) + (pile >> SUM[top] & 15) - NUMBER[top] if pile else 0


def lay(board: Board, step: Step) -> None:
    """HLP-10, HLP-11"""
    start, goal = step
    board[goal] = board[start] + (board[goal] & BELOW)
    board[start] = 0


def steps_on(board: Board) -> list[Step]:
    """All steps there are."""
    taken = sum([1 << place for place, pile in enumerate(board) if pile])
    return [(move.start, move.goal) for move in moves_where(taken)]


def gains(board: Board, steps: Sequence[Step], hand: Hand, others: float = OTHERS) -> list[float]:
    """What each step brings at once to who protects these creatures. What others lose or win counts too, reversed."""
    worths = [worth(pile) for pile in board]
    weights = [1.0 if creature in hand else -others for creature in CREATURE]
    found = []
    for start, goal in steps:
        covered = board[goal]
        top = board[start] >> TOP
        more = (covered >> HEIGHT & 31) + (covered >> SUM[top] & 15)
        found.append(weights[top] * more - weights[covered >> TOP] * worths[goal])
    return found
