"""How likely the side that flicks next wins a round of Paleo: by what lies there and what both may do, at a glance.

What is looked at is named in `FEATURES`; the numbers lie in judged.json (`make learn` finds them anew).
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache, lru_cache
from importlib.resources import files
from math import hypot, tanh
from operator import mul

from core.games.paleo.content import CAPTURE_POINTS, GATE, GOAL, RADIUS
from core.games.paleo.judge import GATE_TRIED, ROUND, Hand, Table, held, hit, key_gain, keys_of, wanted, ways, worth

Found = list[tuple[float, int, int]]  # what a flick brings, its pawn and its target

HAS = (  # what either side has: of who flicks next less that of who waits
    "held",  # by the judge's numbers
    "explorer",
    "two explorers",
    "three explorers",
    "explorers",
    "mercenary",
    "two mercenaries",
    "mercenaries",
    "key",  # and an explorer
    "both keys",
    "lost key",  # and no explorer
    "peace",  # explorers, and no mercenary against them
    "hunt",  # mercenaries, and none against them
    "alone",  # explorers against none
)
MAY = (  # what either side may do, of who flicks next and of who waits
    "prey",  # the best capture
    "safe prey",  # what is taken back in return counts against it
    "more prey",  # another pawn's
    "all prey",  # what is in reach together
    "goal",  # the best way to a key
    "other goal",  # another one's
    "gate",  # how likely the gate opens at once
    "lure",  # how near the explorers are to where they want
    "waits",  # an explorer lies on the gate while a key is lacking
)
FEATURES = (
    "turn",
    *HAS,
    *(f"{name} next" for name in MAY),
    *(f"{name} later" for name in MAY),
    "swing",  # the best capture less the best answer
)
CAPTURED = 0.45  # of a round won by the gate: half as many points, and less of a match of four
COVERED = 0.05  # chances below that are none


def by_points(gate: bool, points: int) -> float:
    """What a won round is worth to a side with so many points."""
    return ROUND * (1.0 if gate or points + CAPTURE_POINTS >= GOAL else CAPTURED)


@cache
def learnt() -> tuple[float, ...]:
    told: dict[str, float] = json.loads(files(__package__).joinpath("judged.json").read_text("utf-8"))
    return tuple(told[name] for name in FEATURES)


@lru_cache(4096)
def has(explorers: int, mercenaries: int, keys: int, runners: int, hunters: int, stolen: int) -> tuple[float, ...]:
    """Of a side with so many explorers, mercenaries and keys, against so many."""
    mine = _has(explorers, mercenaries, keys, runners, hunters)
    theirs = _has(runners, hunters, stolen, explorers, mercenaries)
    return tuple(one - other for one, other in zip(mine, theirs, strict=True))


def _has(explorers: int, mercenaries: int, keys: int, runners: int, hunters: int) -> tuple[float, ...]:
    return (
        held(explorers, mercenaries, keys, runners, hunters) / ROUND,
        float(explorers > 0),
        float(explorers > 1),
        float(explorers > 2),
        explorers / 5,
        float(mercenaries > 0),
        float(mercenaries > 1),
        mercenaries / 3,
        float(bool(keys and explorers)),
        float(keys > 1 and explorers > 0),
        float(keys) if not explorers else 0.0,
        float(bool(explorers and not hunters)),
        float(bool(mercenaries and not hunters)),
        float(bool(explorers and not runners)),
    )


def _captures(table: Table, side: int, hand: Hand) -> tuple[Found, dict[tuple[int, int], float]]:
    """What a side may capture at once; and what it loses by that, by pawn and target."""
    found: Found = []
    lost: dict[tuple[int, int], float] = {}
    mine = table.mercenaries[side]
    if not mine:
        return found, lost
    own = min(worth(table, mine[0]) / ROUND, 1.0)
    hunters = table.mercenaries[1 - side]
    for targets in (hunters, table.explorers[1 - side]):
        if not targets:
            continue
        price = min(worth(table, targets[0]) / ROUND, 1.0)
        for target in targets:
            covered = -1.0
            for pawn in mine:
                likely = hit(table, pawn, target, hand)
                if likely > COVERED:
                    if covered < 0:
                        covered = max((hit(table, m, target, hand) for m in hunters if m != target), default=0.0)
                    found.append((price * likely, pawn, target))
                    lost[pawn, target] = likely * covered * own
    return found, lost


def _may(table: Table, side: int, hand: Hand, captures: Found, lost: dict[tuple[int, int], float]) -> tuple[float, ...]:
    prey, pawn, _ = max(captures, default=(0.0, -1, -1))
    safe = max((gain - lost[p, t] for gain, p, t in captures), default=0.0)
    more = max((gain for gain, p, _ in captures if p != pawn), default=0.0)
    reach: dict[int, float] = {}
    for gain, _, target in captures:
        reach[target] = max(reach.get(target, 0.0), gain)
    goals, lure = ways(table, side, hand)
    doors = wanted(table.keys, side)
    won = key_gain(table, side) if doors else GATE_TRIED
    best, runner, _ = max(goals, default=(0.0, -1, 0))
    other = max((gain for gain, p, _ in goals if p != runner), default=0.0)
    opens = 0.0
    if won >= GATE_TRIED:
        opens, best, other = min(best / won, 1.0), 0.0, 0.0
    waits = len(doors) == 1 and any(hypot(*s) + RADIUS <= GATE for p in table.explorers[side] if (s := table.spots[p]))
    return (
        prey,
        max(safe, 0.0),
        more,
        sum(reach.values()),
        best / ROUND,
        other / ROUND,
        opens,
        lure / ROUND,
        float(waits),
    )


def said(table: Table, mover: int, hand: Hand) -> tuple[float, ...]:
    """The features of a position in which a side flicks next."""
    other = 1 - mover
    mine, lost = _captures(table, mover, hand)
    theirs, spent = _captures(table, other, hand)
    swing = -max(theirs, default=(0.0,))[0]
    for gain, pawn, target in mine:
        rest = max((g for g, p, t in theirs if p != target and t != pawn), default=0.0)
        swing = max(swing, gain - max(rest, lost[pawn, target]))
    return (
        1.0,
        *has(
            len(table.explorers[mover]),
            len(table.mercenaries[mover]),
            keys_of(table.keys, mover),
            len(table.explorers[other]),
            len(table.mercenaries[other]),
            keys_of(table.keys, other),
        ),
        *_may(table, mover, hand, mine, lost),
        *_may(table, other, hand, theirs, spent),
        swing,
    )


OPENS = FEATURES.index("gate next")


def ahead(row: Sequence[float], weights: Sequence[float]) -> float:
    """What is looked for of a round by who flicks next: 1 it is won, -1 lost. The gate opens at once, or all else
    counts."""
    return row[OPENS] + (1 - row[OPENS]) * flat(row, weights)


def flat(row: Sequence[float], weights: Sequence[float]) -> float:
    """The same if the gate does not open at once."""
    return tanh(sum(map(mul, row, weights)))


def foreseen(table: Table, mover: int, hand: Hand) -> float:
    """The same of a position, as rounds are worth."""
    return ROUND * ahead(said(table, mover, hand), learnt())
