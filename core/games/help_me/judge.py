"""What a position of Help Me! is worth to each seat, before it is played on: what its piles will come to be.

A pile is judged by what lies beside it: how many piles of its owner, of others and of nobody, and the most that may be
won, lost or handed on there. What each of it is worth was learnt from matches that bots played against themselves
(`make learn`), early and late in a match apart, and for who moves next apart from who waits: judged.json has it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files
from math import exp

from core.game import Seat
from core.games.help_me.board import HEIGHT, NUMBER, SUM, TOP, Board
from core.games.help_me.content import NEIGHBOURS, NOBODY, PLACES

WINNING, LEAD = 0.7, 40  # what victory counts of a result's value; the lead at which the rest is full
MOST = 4  # neighbours a place has
EARLY, LATE = 29, 11  # piles that lie there: between these the numbers go over from one to the other
BESIDE = tuple(tuple(sorted(goal for start, goal in NEIGHBOURS if start == place)) for place in range(PLACES))
# Who lies around a pile, counted: so many of its owner's, of others', and of nobody's.
AROUND = tuple((a, b, c) for a in range(MOST + 1) for b in range(MOST + 1 - a) for c in range(MOST + 1 - a - b))
CODES = tuple(
    (MOST + 1) ** seat for seat in range(5)
)  # by which neighbours of each seat are counted; the last: nobody's
KINDS = 6  # of what is said of a pile: see `said`


def values(board: Board, owners: Sequence[Seat], players: int) -> list[float]:
    """What the end is worth to each seat: mostly whether it wins, a little by how much. Owners go by tiles."""
    scores = [0] * (players + 1)  # the last for NOBODY
    for pile in board:
        if pile:
            top = pile >> TOP
            scores[owners[top]] += (pile >> HEIGHT & 31) + (pile >> SUM[top] & 15) - NUMBER[top]
    scores.pop()
    second, best = sorted(scores)[-2:]
    share = WINNING / scores.count(best)
    found = []
    for score in scores:
        lead = (score - second if score == best else score - best) / LEAD
        rest = 0.5 * (1 - WINNING) * (1 + min(max(lead, -1.0), 1.0))
        found.append(rest + share if score == best else rest)
    return found


def said(board: Board, owners: Sequence[Seat]) -> Iterator[tuple[Seat, int, int, int, int, int, int]]:
    """Of each pile that somebody owns: whose it is, who lies around it (counted by CODES), what it is worth, and the
    most that it may win of others, win of nobody, lose to others, and win by joining its owner's."""
    tops = [owners[pile >> TOP] if pile else NOBODY for pile in board]
    for place, pile in enumerate(board):
        seat = tops[place]
        if seat < 0:
            continue
        top = pile >> TOP
        mine = SUM[top]
        high = pile >> HEIGHT & 31
        worth = high + (pile >> mine & 15) - NUMBER[top]
        around = wins = finds = loses = joins = 0
        for beside in BESIDE[place]:
            other = board[beside]
            if other:
                its = tops[beside]
                around += CODES[its]
                more = (other >> HEIGHT & 31) + (other >> mine & 15)
                if its < 0:
                    if more > finds:
                        finds = more
                    continue
                cover = other >> TOP
                theirs = (other >> HEIGHT & 31) + (other >> SUM[cover] & 15) - NUMBER[cover]
                less = high + (pile >> SUM[cover] & 15)
                if its == seat:
                    joined = more - theirs if more - theirs > less - worth else less - worth
                    if joined > joins:
                        joins = joined
                else:
                    if more + theirs > wins:
                        wins = more + theirs
                    if less + worth > loses:
                        loses = less + worth
        yield seat, around, worth, wins, finds, loses, joins


@cache
def numbers() -> dict[str, dict[str, list[float]]]:
    """What was learnt, by the number of players."""
    found: dict[str, dict[str, list[float]]] = json.loads(files(__package__).joinpath("judged.json").read_text())
    return found


def parts(lie: int) -> tuple[float, float]:
    """How far the numbers of early and of late hold when so many piles lie there."""
    late = min(max((EARLY - lie) / (EARLY - LATE), 0.0), 1.0)
    return 1 - late, late


class Tables:
    """The numbers for one count of piles, by who lies around."""

    __slots__ = ("first", "moves", "spread", "waits")

    def __init__(self, players: int, lie: int) -> None:
        found = numbers()[str(players)]
        early, late = parts(lie)
        mixed = {
            name: [early * a + late * b for a, b in zip(found[f"early {name}"], found[f"late {name}"], strict=True)]
            for name in ("move", "wait", "rest")
        }
        self.first, self.spread = mixed["rest"]  # what it is worth to be first to move, and how sure a lead is
        self.moves = [_by_code(mixed["move"], players, seat) for seat in range(players)]
        self.waits = [_by_code(mixed["wait"], players, seat) for seat in range(players)]


def _by_code(learnt: Sequence[float], players: int, seat: Seat) -> dict[int, tuple[float, ...]]:
    """For a seat, by who lies around: what each thing said of a pile is worth."""
    return {code: tuple(learnt[at :: len(AROUND)]) for code, at in codes(players, seat).items()}


@cache
def codes(players: int, seat: Seat) -> dict[int, int]:
    """By how neighbours are counted: which of AROUND it is for a pile of the seat."""
    others = [other for other in range(players) if other != seat]
    found = {}
    for at, (own, theirs, nobodys) in enumerate(AROUND):
        for split in splits(theirs, len(others)):
            code = own * CODES[seat] + nobodys * CODES[NOBODY]
            found[code + sum(n * CODES[other] for n, other in zip(split, others, strict=True))] = at
    return found


def splits(whole: int, among: int) -> list[tuple[int, ...]]:
    """Every way to split a number."""
    if among == 1:
        return [(whole,)]
    return [(n, *rest) for n in range(whole + 1) for rest in splits(whole - n, among - 1)]


@cache
def tables(players: int, lie: int) -> Tables:
    return Tables(players, lie)


def judged(board: Board, owners: Sequence[Seat], turn: Seat, players: int) -> list[float]:
    """What the position is worth to each seat, between 0 and 1, while the match goes on or at its end."""
    there = tables(players, PLACES - board.count(0))
    rows = there.waits.copy()
    rows[turn] = there.moves[turn]
    scores = [0.0] * players
    still = False
    for seat, around, worth, wins, finds, loses, joins in said(board, owners):
        if around:
            still = True
            a, b, c, d, e, f = rows[seat][around]
            scores[seat] += a + b * worth + c * wins + d * finds + e * loses + f * joins
        else:
            scores[seat] += worth
    if not still:
        return values(board, owners, players)
    scores[turn] += there.first
    best = max(scores)
    scores_left = scores.copy()
    scores_left.remove(best)
    second = max(scores_left)
    found = []
    for score in scores:
        lead = score - (second if score == best else best)
        rest = 0.5 * (1 - WINNING) * (1 + min(max(lead / LEAD, -1.0), 1.0))
        found.append(rest + WINNING / (1 + exp(-lead / there.spread)))
    return found
