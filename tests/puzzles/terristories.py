"""Puzzles of TerriStories: the end of a negotiation, and who deserves the last cubes: which projects are to be funded?

All that counts is known: what lies open, what it lacks, where the indices stand. What a way is worth is by how many
points the three indices come nearer to the common goal, in the moment in which all have agreed.
"""

from __future__ import annotations

import random
from itertools import combinations

from core.bots.drive import Budget, Drive
from core.chance import Loose
from core.game import Level
from core.games import find
from core.games.terristories.moves import Agree, Stake
from core.games.terristories.position import Ask, State, cost_of, free_resources, seats, staked
from core.log import Seated
from core.match import Match
from core.practice.exercise import Exercise

GAME = find("terristories")

# What is wanted, at which level, by how many players, how many projects lie open, and the margin.
KINDS = (
    ("nearer", 1, 2, 2, 2),
    ("nearer", 1, 3, 2, 2),
    ("goal", 1, 2, 2, 1),
    ("nearer", 1, 4, 2, 2),
    ("nearer", 2, 3, 3, 2),
    ("goal", 2, 3, 3, 1),
    ("nearer", 2, 4, 3, 2),
    ("goal", 2, 4, 3, 1),
    ("nearer", 2, 3, 3, 2),
    ("nearer", 3, 4, 4, 1),
    ("goal", 3, 4, 4, 1),
    ("nearer", 3, 4, 4, 1),
    ("goal", 3, 4, 4, 1),
)
WAYS = {1: 3, 2: 4, 3: 6}  # at least, by level; with paying for none


def exercises(rng: random.Random) -> tuple[Exercise, ...]:
    """One of each kind."""
    found: dict[int, Exercise] = {}
    while len(found) < len(KINDS):
        players = rng.choice([KINDS[n][2] for n in range(len(KINDS)) if n not in found])
        for state in _negotiations(players, rng):
            for _ in range(12):
                drawn = _prepared(state, rng)
                if drawn is None:
                    continue
                seat, before = drawn
                values, moves = worths(before, seat)
                wanted = [n for n in range(len(KINDS)) if n not in found and _suits(KINDS[n], before, values)]
                if wanted:
                    n = wanted[0]
                    kind, level = KINDS[n][:2]
                    best = max(values, key=values.get)
                    found[n] = Exercise(
                        name=f"{kind}{n + 1}", level=level, kind=kind, players=players, seat=seat, state=before,
                        values=values, solution=tuple(map(GAME.text, moves[best])),
                        numbers={"ways": len(values)},
                    )  # fmt: skip
                    print(found[n].name, values, flush=True)
                    break
    return tuple(found[n] for n in range(len(KINDS)))


def _negotiations(players: int, rng: random.Random):
    """Positions of one match, played by bots, in which projects lie open and nobody has paid anything yet."""
    levels = (Level.NORMAL, Level.HARD)
    match = Match.begin(GAME, [Seated(f"S{k}", rng.choice(levels)) for k in range(players)], rng.getrandbits(60))
    drive = Drive(match, dict.fromkeys(range(players), Budget(playouts=1)), dict.fromkeys(range(players), rng))
    deal = -1
    while match.asked and match.n < 4000:
        state = match.state_copy()
        if state.ask is Ask.DEAL and state.round != deal and not any(map(sum, state.stakes)):
            deal = state.round
            yield state
        drive.work()


def _prepared(state: State, rng: random.Random) -> tuple[int, State] | None:
    """Somebody else has paid for a part of each project and agreed; a seat has a few cubes left to give."""
    state, seat = GAME.copy(state), rng.randrange(state.players)
    slots = [slot for slot in range(4) if state.stakes[slot]]
    purse = rng.choice((1, 2, 2, 3, 4))
    for slot in slots:
        lacks = min(rng.choice((1, 1, 2, 2, 3)), cost_of(state, slot))
        for other in sorted(range(state.players), key=lambda s: (s == seat, rng.random())):
            spare = free_resources(state, other) - (purse if other == seat else 0)
            n = min(max(0, spare), cost_of(state, slot) - lacks - staked(state, slot))
            if n > 0:
                GAME.play(state, other, Stake(slot, state.stakes[slot][other] + n), Loose(rng))
        if cost_of(state, slot) - staked(state, slot) > 4:
            return None
    for other in list(seats(state.waiting)):
        if other != seat:
            GAME.play(state, other, Agree(state.deal), Loose(rng))
    return (seat, state) if 1 <= free_resources(state, seat) <= 5 and state.ask is Ask.DEAL else None


def _suits(kind, state: State, values: dict[str, int]) -> bool:
    what, level, players, slots, margin = kind
    opened = sum(bool(stakes) for stakes in state.stakes)
    return (
        players == state.players
        and slots == opened
        and len(values) >= WAYS[level]
        and fits(what, state, values, margin)
    )


def fits(kind: str, state: State, values: dict[str, int], margin: int) -> bool:
    """Is there exactly one best way, by the margin; and where the goal is to be reached, does only that reach it?"""
    if len(values) < 2:
        return False
    second, best = sorted(values.values())[-2:]
    reached = [value for value in values.values() if value == lack(state)]
    return best - second >= margin and best > 0 and len(reached) == (kind == "goal")


def lack(state: State) -> int:
    """How many points are missing to the common goal."""
    return sum(max(0, target - index) for index, target in zip(state.indices, state.targets))


def worths(state: State, seat: int):
    """What each set of projects that the seat can have paid for is worth, and the moves that do so."""
    lacks = {slot: cost_of(state, slot) - staked(state, slot) for slot in range(4) if state.stakes[slot]}
    paid = [slot for slot, n in lacks.items() if n == 0]
    open_slots = [slot for slot, n in lacks.items() if n > 0]
    values, moves = {}, {}
    for size in range(len(open_slots) + 1):
        for chosen in combinations(open_slots, size):
            if sum(lacks[slot] for slot in chosen) <= free_resources(state, seat):
                way = ",".join(map(str, sorted((*paid, *chosen))))
                moves[way] = [Stake(slot, state.stakes[slot][seat] + lacks[slot]) for slot in chosen]
                after = settled(state, seat, moves[way])
                moves[way].append(Agree(state.deal + len(chosen)))
                values[way] = lack(state) - lack(after)
    return values, moves


def settled(state: State, seat: int, moves) -> State:
    """The position when the seat has paid so and all have agreed."""
    after, chance = GAME.copy(state), Loose(random.Random(0))
    for move in moves:
        assert GAME.refusal(after, seat, move) is None
        GAME.play(after, seat, move, chance)
    while after.ask is Ask.DEAL:
        GAME.play(after, next(seats(after.waiting)), Agree(after.deal), chance)
    return after


def verify(one: Exercise, tries: int = 0) -> None:
    """Raises AssertionError where it is none: every way is settled anew, and only one is best by the margin."""
    margin = next(row[-1] for n, row in enumerate(KINDS) if one.name == f"{row[0]}{n + 1}")
    values, moves = worths(one.state, one.seat)
    assert one.values == values, f"{one.name}: it is worth something else"
    assert fits(one.kind, one.state, values, margin), f"{one.name}: more than one way"
    assert one.solution == tuple(map(GAME.text, moves[one.best]))
