"""Paleo learns how likely the side that flicks next wins a round: positions of many rounds, held against their ends.

The hard bots play with few playouts, and now and then make any flick that they think of, so that odd positions are seen
too. A position is held against the round's end, and in part against what was made of the positions between.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

from core.bots.drive import Budget, Thought
from core.command.spread import Workers
from core.game import Level
from core.games import find
from core.games.paleo import course, odds
from core.games.paleo.bot import Flicker, hand
from core.games.paleo.judge import Table
from core.games.paleo.position import Ask, How, RoundOver
from core.games.paleo.shots import Proposer
from core.games.paleo.valuing import Worth, wary
from core.log import Seated
from core.match import Match
from tests.learning import ROOT
from tests.learning.rahan import solved

FILE = ROOT / "core" / "games" / "paleo" / "judged.json"
ROUNDS, PLAYOUTS = 300, 12  # and of each flick
FIRST = 20_000_000  # deals that no measurement plays
WHIMS = (0.0, 0.1, 0.2)  # how often a flick is any that comes to mind, round by round
PULL = 3.0  # towards nothing, for what was seen seldom
TIMES, LATER = 4, 0.9  # how often anew, and how much is believed of what comes later
LONGEST = 160  # flicks of a round
STEPS = 6

Kept = tuple[list[tuple[float, ...]], float]  # what is said of each position, and what its last flick brought


def play(playouts: int, worth: Worth, n: int, longest: int = LONGEST) -> Kept:
    """One round: each position by who flicks, and the value of the end to who made the last of the flicks."""
    game = find("paleo")
    match: Match[Any, Any, Any, Any, Any] = Match.begin(
        game, [Seated(level=Level.HARD)] * 2, FIRST + n, first=n % 2, options={"reefs": ("placed", "ready")[n % 4 > 1]}
    )
    rng = random.Random(n)
    whim = WHIMS[n % len(WHIMS)]
    quick = Flicker(hand(1.2, 0.04), 1.0, playouts=playouts, width=10, blur=0.0, worth=worth, keen=True)
    seen: list[tuple[float, ...]] = []
    side = 0
    while match.outcome is None and len(seen) < longest:
        state, seat = match.state_copy(), match.asked[0]
        move = None
        if state.ask is Ask.FLICK:
            side = seat
            seen.append(odds.said(Table(state), side, quick.hand))
            if rng.random() < whim:
                proposer = Proposer(state, side, course.may_flick(state, seat), quick.hand, rng)
                for _ in proposer.think():
                    pass
                if proposer.shots:
                    move = quick.flicked(rng.choice(proposer.shots[:30]), rng)
        if move is None:
            thought = Thought(quick, quick.think(match.view(seat), match.memory(seat), rng), Budget(playouts=playouts))
            thought.work()
            move = thought.move
        for event in match.play(seat, move).events:
            if isinstance(event, RoundOver):
                worth_it = 1.0 if event.how is How.GATE else odds.CAPTURED
                return seen, worth_it * ((event.winner == side) - (event.winner == 1 - side))
    return seen, 0.0


def cases(rounds: Sequence[Kept], weights: Sequence[float] | None) -> Iterator[tuple[tuple[float, ...], float]]:
    """What is said of each position, and what came of it for who flicked; by `weights` in part what was made of it
    on the way."""
    for rows, end in rounds:
        value = end
        for n in reversed(range(len(rows))):
            if n < len(rows) - 1:
                value = -value
                if weights:
                    value = LATER * value - (1 - LATER) * odds.ahead(rows[n + 1], weights)
            yield rows[n], value


def fitted(told: Sequence[tuple[tuple[float, ...], float]], pull: float = PULL) -> list[float]:
    """The numbers under which what came was likeliest (Newton's way): ahead is a logistic curve's."""
    size = len(odds.FEATURES)
    weights = [0.0] * size
    for _ in range(STEPS):
        slope = [pull * weight for weight in weights]
        bend = [[pull * (a == b) for b in range(size)] for a in range(size)]
        for row, wanted in told:
            sure = 1 - row[odds.OPENS]
            if sure < 0.5:
                continue  # it is settled by the gate
            value = odds.flat(row, weights)
            aim = max(-1.0, min(1.0, (wanted - row[odds.OPENS]) / sure))
            off, curve = value - aim, max(1 - value * value, 0.02)
            there = [(k, one) for k, one in enumerate(row) if one]
            for at, (a, one) in enumerate(there):
                slope[a] += off * one
                line, part = bend[a], curve * one
                for b, other in there[at:]:
                    line[b] += part * other
        change = solved(bend, slope)
        weights = [weight - by for weight, by in zip(weights, change, strict=True)]
        if max(map(abs, change)) < 1e-3:
            break
    return weights


def foreseen(rounds: Sequence[Kept], weights: Sequence[float]) -> float:
    """How much of what came was foreseen, as a part of all there was to foresee."""
    off = whole = 0.0
    for row, wanted in cases(rounds, None):
        off += (wanted - odds.ahead(row, weights)) ** 2
        whole += wanted * wanted
    return 1 - off / max(whole, 1.0)


def learnt(rounds: Sequence[Kept]) -> list[float]:
    weights = fitted(list(cases(rounds, None)))
    for _ in range(TIMES - 1):
        weights = fitted(list(cases(rounds, weights)))
    return weights


def written(weights: Sequence[float]) -> str:
    """The file's text."""
    told = {name: round(one, 3) for name, one in zip(odds.FEATURES, weights, strict=True)}
    return json.dumps(told, indent=2) + "\n"


def learn(workers: Workers, rounds: int = ROUNDS) -> str:
    """The whole file."""
    kept = list(workers.map(partial(play, PLAYOUTS, wary), range(rounds), 4))
    known = kept[::5]
    weights = learnt([one for n, one in enumerate(kept) if n % 5])
    seen = sum(len(rows) for rows, _ in kept)
    print(f"paleo        {seen} positions  {foreseen(known, weights):.1%} foreseen", flush=True)
    return written(learnt(kept))
