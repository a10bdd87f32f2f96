"""How likely a seat of Rahan wins: the turns that everybody has left, weighed by numbers learnt from many matches.

What is weighed is named in `FEATURES`; the numbers lie in judged.json (`make learn` finds them anew).
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from math import exp, sqrt

import msgspec

from core.game import Seat
from core.games.rahan.content import KNIFE_SHOTS, NOTHING, STEPS, Card, Need
from core.games.rahan.judge import FOOD, MEET, beset_for, lacking, planned
from core.games.rahan.position import Position

FEATURES = (
    "plan",  # turns of the best plan
    "turn",  # how many others play before it
    "lacks",  # things that are lacking
    "kinds",  # of move cards
    "more",  # further move cards
    "weapon",  # the first one
    "weapons",  # further ones
    "arms",  # shots, while food is lacking
    "knife",  # while food is lacking
    "friend",  # a card that moves Rahan, while an invention is lacking
    "friends",  # such cards at all
    "combat",  # its combat card
    "beset",  # turns that a beast costs
    "unarmed",  # beset without a weapon
    "done",  # nothing is lacking
    "last",  # one thing is
    "near",  # turns by which the best plan is shorter than five
    "threat",  # things that are there, for each other who has a combat card
    "spoils",  # its combat card, for each thing that is lacking
)


SHORT = 5.0  # turns


class Weights(msgspec.Struct, frozen=True):
    """What was learnt: turns that one of each feature counts for."""

    calm: float  # the more turns are left, the less a lead of one is worth: by the root of this and them
    turns: dict[str, float]


LEARNT: Weights = msgspec.json.decode((files(__package__) / "judged.json").read_bytes(), type=Weights)
TURNS = tuple(LEARNT.turns[name] for name in FEATURES)


def features(state: Position, seat: Seat, turn: Seat, depth: int, more: float = 0.0) -> tuple[float, ...]:
    """Of one seat, when it is `turn`'s turn; a beast that is to come costs so many turns more."""
    hand, lacks = state.hands[seat], lacking(state.needs[seat])
    steps = hand[:STEPS]
    kinds, weapons, friends = sum(map(bool, steps)), hand[Card.WEAPON], hand[Card.RAHAN]
    knife = min(hand[Card.KNIFE], 1) if lacks & FOOD else 0
    arms = min(weapons + KNIFE_SHOTS * knife, 5) if lacks & FOOD else 0
    plan = planned(state.cavemen[seat], lacks, hand, depth, state.rahan, state.animals, state.steadiness[seat])
    beset, missing = state.beset[seat] != NOTHING, lacks.bit_count()
    combat = state.combat >> seat & 1
    return (
        plan,
        float((seat - turn) % state.players),
        float(missing),
        float(kinds),
        float(sum(steps) - kinds),
        float(weapons > 0),
        float(max(weapons - 1, 0)),
        float(arms),
        float(knife),
        float(friends > 0 and lacks & MEET > 0),
        float(friends),
        float(combat),
        beset_for(state, seat) + more,
        float(beset and not weapons),
        float(missing == 0),
        float(missing == 1),
        max(0.0, SHORT - plan),
        float((state.combat.bit_count() - combat) * (len(Need) - missing)),
        float(combat * missing),
    )


def chances(
    rows: Sequence[tuple[float, ...]], weights: Sequence[float] = TURNS, calm: float = LEARNT.calm
) -> list[float]:
    """How likely each seat wins, by its features."""
    nearest = max(0.0, min(row[0] for row in rows))
    scale = sqrt(calm + nearest)
    turns = [sum(map(float.__mul__, weights, row)) / scale for row in rows]
    least = min(turns)
    shares = [exp(least - one) for one in turns]
    whole = sum(shares)
    return [share / whole for share in shares]
