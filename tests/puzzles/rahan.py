"""Drills of Rahan: one throw of the flint, at an animal, a beast or a fighter, or onto a square."""

from __future__ import annotations

import random
from math import atan2, degrees, hypot

from msgspec.structs import replace

from core.chance import Loose
from core.games import find
from core.games.rahan.content import (
    ANIMAL_SQUARES,
    BEAST_SQUARES,
    SQUARES,
    Animal,
    Beast,
    apart,
    column_of,
    middle,
    name_of,
    row_of,
)
from core.games.rahan.course import standing
from core.games.rahan.position import Ask, Flick
from core.games.rahan.shooting import FIRST_BEAST, FIRST_CAVEMAN
from core.physics.throw import FASTEST, SLOWEST, speed_to
from core.practice.exercise import Exercise
from core.practice.rahan import counts
from tests.rules.rahan_positions import lying

GAME = find("rahan")
NEAR_ANGLE, NEAR_SPEED = 150, 0.04  # how far a finger that aims well is off, beside what the hand shakes
TRIES = 150
NEAR = {1: (0.7, 1.0), 2: (0.45, 1.0), 3: (0.3, 1.0)}  # of throws near the solution that succeed, by level
BLIND = {1: 0.12, 2: 0.08, 3: 0.06}
LONG = (0.95, 1.0, 1.05, 1.1, 1.15, 1.2, 1.3)  # times the distance, at which a throw may be aimed

# What is wanted, at which level, of what, and how many squares away.
KINDS = (
    ("hunt", 1, Animal.DEER, 2),
    ("hunt", 1, Animal.RABBIT, 3),
    ("beast", 1, Beast.BEAR, 3),
    ("hunt", 2, Animal.DEER, 4),
    ("lie", 1, None, 2),
    ("hunt", 2, Animal.BIRD, 4),
    ("beast", 2, Beast.TIGER, 4),
    ("hunt", 2, Animal.FISH, 4),
    ("fight", 2, None, 4),
    ("lie", 2, None, 4),
    ("beast", 3, Beast.CROCODILE, 5),
    ("hunt", 3, Animal.RABBIT, 6),
    ("fight", 3, None, 6),
    ("lie", 3, None, 6),
)


def exercises(rng: random.Random) -> tuple[Exercise, ...]:
    """One of each kind."""
    return tuple(_search(n, *kind, rng) for n, kind in enumerate(KINDS))


def _search(n, kind, level, what, far, rng) -> Exercise:
    low, high = NEAR[level] if kind != "lie" else {1: (0.4, 1), 2: (0.25, 1), 3: (0.15, 1)}[level]
    for _ in range(4000):
        one = _position(n, kind, level, what, far, rng)
        if one is None:
            continue
        moves = [aimed(one, long) for long in LONG]
        shares = {k: share_near(one, move, random.Random(1), 60) for k, move in enumerate(moves)}
        move = moves[max(shares, key=lambda k: shares[k])]
        if low + 0.06 <= share_near(one, move, random.Random(2), 400) <= high:
            return replace(one, solution=(GAME.text(move),))
    raise LookupError((n, kind, level, what, far))


def _position(n, kind, level, what, far, rng) -> Exercise | None:
    place = rng.randrange(SQUARES)
    told = kind if what is None else what.name.lower()
    rahan = name_of(rng.choice([square for square in range(SQUARES) if apart(square, place) > 1]))
    try:
        if kind == "hunt":
            goal = ANIMAL_SQUARES[what]
            state = lying(cavemen=f"{name_of(place)} e7", rahan=rahan, ask=Ask.HUNT, shots=1, needs=("water", ""))
            wants = {f"hit_{int(what)}": 1}
        elif kind == "beast":
            goal = BEAST_SQUARES[what]
            state = lying(cavemen=f"{name_of(place)} e7", rahan=rahan, beset=what.name.lower(), ask=Ask.REPEL, shots=1)
            wants = {f"hit_{FIRST_BEAST + int(what)}": 1}
        elif kind == "fight":
            goal = rng.randrange(SQUARES)
            state = lying(
                cavemen=f"{name_of(place)} {name_of(goal)}", rahan=rahan, needs=("", "fire"), combat="1",
                ask=Ask.FIGHT, foe=1,
            )  # fmt: skip
            wants = {f"hit_{FIRST_CAVEMAN + 1}": 1}
        else:
            goal = rng.randrange(SQUARES)
            state = lying(cavemen=f"{name_of(place)} e7", rahan=name_of(goal), ask=Ask.HUNT, shots=1)
            wants = {f"square_{goal}": 1}
    except AssertionError:
        return None
    if apart(place, goal) != far or not _open(state, place, goal, kind, what):
        return None
    return Exercise(
        name=f"{told}{n + 1}", level=level, kind=told, players=2, seat=0, state=state,
        options={"steadiness": "expert"}, wants=wants, numbers={"squares": far},
    )  # fmt: skip


def _open(state, place, goal, kind, what) -> bool:
    """Nobody stands on anybody, and what is aimed at lies within the board, not at its very edge."""
    taken = standing(state)
    if (
        taken >> place & 1
        or (state.rahan == goal) != (kind == "lie")
        or not (0 < column_of(place) < 8 and 0 < row_of(place) < 12)
    ):
        return False
    if kind in ("fight", "lie"):
        return not taken >> goal & 1 and 0 < column_of(goal) < 8 and 0 < row_of(goal) < 12
    return True


def goal_of(one: Exercise) -> tuple[float, float]:
    """Where it is to be thrown."""
    kind, state = one.kind.upper(), one.state
    if kind in Animal.__members__:
        return middle(ANIMAL_SQUARES[Animal[kind]])
    if kind in Beast.__members__:
        return middle(BEAST_SQUARES[Beast[kind]])
    return middle(state.cavemen[1] if one.kind == "fight" else state.rahan)


def aimed(one: Exercise, long: float) -> Flick:
    """The throw at it, to lie so many times as far."""
    (x, y), (u, v) = middle(one.state.cavemen[one.seat]), goal_of(one)
    angle = round(100 * degrees(atan2(v - y, u - x))) % 36000
    return Flick(angle, min(max(round(speed_to(hypot(u - x, v - y) * long)), SLOWEST), FASTEST))


def solves(one: Exercise, move: Flick, rng: random.Random) -> bool:
    """Does this throw do what is wanted, with what the hand does this time?"""
    state = GAME.copy(one.state)
    if GAME.refusal(state, one.seat, move) is not None:
        return False
    counted = counts(one, GAME.play(state, one.seat, move, Loose(rng)))
    return all(counted[what] >= n for what, n in one.wants.items())


def near(move: Flick, rng: random.Random) -> Flick:
    """The same, as a finger does it."""
    speed = round(move.speed * (1 + rng.uniform(-NEAR_SPEED, NEAR_SPEED)))
    return Flick((move.angle + round(rng.uniform(-NEAR_ANGLE, NEAR_ANGLE))) % 36000, min(max(speed, SLOWEST), FASTEST))


def share_near(one: Exercise, move: Flick, rng: random.Random, tries: int = TRIES) -> float:
    """How many throws near the solution succeed."""
    return sum(solves(one, near(move, rng), rng) for _ in range(tries)) / tries


def share_blind(one: Exercise, rng: random.Random, tries: int = 300) -> float:
    """How many throws anywhere do."""
    moves = (Flick(rng.randrange(36000), rng.randrange(SLOWEST, FASTEST)) for _ in range(tries))
    return sum(solves(one, move, rng) for move in moves) / tries


def verify(one: Exercise, tries: int = 0) -> None:
    """Raises AssertionError where it is none: solvable, by a finger too, and not by chance. A throw takes no time."""
    move = GAME.read(one.solution[0])
    low = NEAR[one.level][0] if one.kind != "lie" else 0.15
    assert share_near(one, move, random.Random(7)) >= low - 0.1, f"{one.name}: no finger does it"
    assert share_blind(one, random.Random(8)) <= BLIND[one.level], f"{one.name}: anything does it"
