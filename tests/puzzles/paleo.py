"""Drills of Paleo: positions with few pawns, searched until a flick does what is wanted and a finger can do it too."""

from __future__ import annotations

import random
from math import atan2, degrees, hypot

from msgspec.structs import replace

from core.chance import Loose
from core.games import find
from core.games.paleo.content import FASTEST, FIXED, RADIUS, SLOWEST
from core.games.paleo.judge import DOORS
from core.games.paleo.position import Flick, State
from core.games.paleo.shots import SAFE
from core.practice.exercise import Exercise
from core.practice.paleo import counts
from tests.rules.paleo_positions import lying, reach, where

GAME = find("paleo")
NEAR_ANGLE, NEAR_SPEED = 120, 0.08  # how far a finger that aims well is off: 0.01°, and a part of the speed
TRIES = 60  # near the solution
NEAR = {1: 0.55, 2: 0.4, 3: 0.25}  # of those that must succeed, by level
BLIND = {1: 0.06, 2: 0.03, 3: 0.02}  # of flicks anywhere that may
FAN = 120
STEPS, HARD = (850, 1350, 2050), 3500

# What is wanted, at which level: the pawn that flicks, opposing pawns besides the two at home, keys held, and a number.
KINDS = (
    ("capture", 1, 8, 1, (), {"captured": 1}),
    ("capture", 1, 2, 2, (), {"captured": 1}),
    ("door", 1, 4, 0, (), {"key": 1}),
    ("door", 1, 6, 1, (), {"key": 1}),
    ("two", 1, 8, 2, (), {"captured": 2}),
    ("gate", 2, 5, 0, (2, 3), {"gate": 1}),
    ("two", 2, 1, 3, (), {"captured": 2}),
    ("reef", 2, 8, 1, (), {"captured": 1, "reef": 1}),
    ("rim", 2, 2, 1, (), {"captured": 1, "rim": 1}),
    ("out", 2, 3, 1, (), {"out": 1}),
    ("three", 2, 8, 3, (), {"captured": 3}),
    ("door_rim", 3, 7, 1, (), {"key": 1, "rim": 1}),
    ("gate_rim", 3, 4, 1, (2, 3), {"gate": 1, "rim": 1}),
    ("two_reef", 3, 1, 3, (), {"captured": 2, "reef": 1}),
    ("four", 3, 8, 5, (), {"captured": 4}),
)


class Pathless(Loose):
    """Nobody looks how a pawn went."""

    def roll(self, bag, kind, flick, *given):
        return flick(*given, False)


def exercises(rng: random.Random) -> tuple[Exercise, ...]:
    """One of each kind."""
    seed = rng.random()
    return tuple(_search(n, *kind, random.Random(f"{seed}/{n}")) for n, kind in enumerate(KINDS))


def _search(n, kind, level, number, targets, keys, wants, rng) -> Exercise:
    while True:
        state = _position(number, targets, keys, rng, kind == "out")
        if state is None:
            continue
        one = Exercise(
            name=f"{kind}{n + 1}", level=level, kind=kind, players=2, seat=0, state=state, wants=wants,
            numbers={"pawn": number},
        )  # fmt: skip
        found = _solutions(one, number, rng)
        if not found:
            continue
        move = max(found, key=lambda move: share_near(one, move, random.Random(1), 24))
        if share_near(one, move, random.Random(2)) < NEAR[level] + 0.05:
            continue
        if share_blind(one, random.Random(3)) > BLIND[level]:
            continue
        print(one.name, flush=True)
        return replace(one, solution=(GAME.text(move),))


def _position(number, targets, keys, rng, edge=False) -> State | None:
    """Red's flicker in its half, green's targets anywhere but at home, two pawns of each side at home."""
    spots: list[tuple[float, float]] = []

    def somewhere(low, high, wide=290.0):
        for _ in range(200):
            x, y = rng.uniform(-wide, wide), rng.uniform(low, high)
            if hypot(abs(x) - 325, abs(y) - 325) < 190 or (abs(x) < 130 and y > 140) or (abs(x) < 130 and y < -140):
                continue
            if any(hypot(*box.away(x, y)) < RADIUS + 6 for box in FIXED) or hypot(x, y) < 40:
                continue
            if all(hypot(x - u, y - v) > 40 for u, v in spots):
                spots.append((x, y))
                return x, y
        raise LookupError

    own = [f"r{number}", *(f"r{k}" for k in (1, 3, 8) if k != number)][:3]
    green = ["g1", "g3"]
    others = [f"g{k}" for k in (4, 2, 5, 6, 8, 7)][:targets]
    named = {}
    try:
        named[own[0]] = somewhere(-250, -20)
        if edge:  # so that it may be knocked over the rim
            named[others[0]] = (rng.choice((-1, 1)) * rng.uniform(255, 300), rng.uniform(-90, 90))
        elif targets >= 3:  # near each other
            x, y = somewhere(-40, 200)
            named[others[0]] = (x, y)
            for other in others[1:]:
                for _ in range(100):
                    u, v = x + rng.uniform(-110, 110), y + rng.uniform(-110, 110)
                    if max(abs(u), abs(v)) < 300 and all(hypot(u - a, v - b) > 34 for a, b in spots):
                        named[other] = (u, v)
                        spots.append((u, v))
                        break
                else:
                    return None
        else:
            for other in others:
                named[other] = somewhere(-60, 220, 300)
        reefs = _reefs(rng)
        return lying(alone=(*own, *green, *others), keys=keys, reefs=reefs, **named)
    except (AssertionError, LookupError):
        return None


def _reefs(rng):
    """Five of each side, as a round has them: here and there."""
    state = GAME.start(2, {"aim": "contact", "round_limit": "off"}, 0, Loose(rng))[0]
    while state.ask is not None and state.step < 10:
        GAME.play(state, state.turn, GAME.sample(state, state.turn, rng), Loose(rng))
    return state.reefs


def _solutions(one: Exercise, number: int, rng) -> list[Flick]:
    """Flicks that do it: straight ones first, and by a rim or a reef wherever one may lead."""
    state, (x, y) = one.state, where(one.state, f"r{number}")
    goals = [(place[0] / 1000, place[1] / 1000) for place in state.places[8:] if place]
    goals += [(0.0, 0.0)] if "gate" in one.wants else [DOORS[2], DOORS[3]] if "key" in one.wants else []
    if "rim" in one.wants or "reef" in one.wants:
        first = rng.randrange(36000)
        angles = [(first + k * 36000 // FAN) % 36000 for k in range(FAN)]
    else:
        turns = (0,) if not {"two", "three", "four"} & {one.kind} else (0, -150, 150, -300, 300, -450, 450)
        ways = [round(100 * degrees(atan2(v - y, u - x))) for u, v in goals]
        angles = [(way + turn) % 36000 for way in ways for turn in turns]
    more = [reach(hypot(x, y))] if "gate" in one.wants else [HARD] if "out" in one.wants else []
    return [
        move
        for angle in angles
        for speed in (*more, *STEPS)
        if solves(one, move := Flick(number, angle, min(max(round(speed), SLOWEST), FASTEST)))
    ]


def solves(one: Exercise, move: Flick) -> bool:
    """Does this flick do what is wanted?"""
    state = GAME.copy(one.state)
    if GAME.refusal(state, one.seat, move) is not None:
        return False
    counted = counts(one, GAME.play(state, one.seat, move, Pathless(random.Random(0))))
    return all(counted[what] >= n for what, n in one.wants.items())


def near(move: Flick, rng: random.Random) -> Flick:
    """The same, as a finger does it."""
    speed = round(move.speed * (1 + rng.uniform(-NEAR_SPEED, NEAR_SPEED)))
    angle = (move.angle + round(rng.uniform(-NEAR_ANGLE, NEAR_ANGLE))) % 36000
    return Flick(move.pawn, angle, min(max(speed, SLOWEST), FASTEST), move.off)


def share_near(one: Exercise, move: Flick, rng: random.Random, tries: int = TRIES) -> float:
    """How many tries near the solution succeed."""
    return sum(solves(one, near(move, rng)) for _ in range(tries)) / tries


def share_blind(one: Exercise, rng: random.Random, tries: int = 200) -> float:
    """How many flicks of the same pawn anywhere do."""
    number = one.numbers["pawn"]
    speeds = (rng.uniform(SLOWEST, SAFE) for _ in range(tries))
    return sum(solves(one, Flick(number, rng.randrange(36000), round(speed))) for speed in speeds) / tries


def verify(one: Exercise, tries: int = TRIES) -> None:
    """Raises AssertionError where it is none: solvable, by a finger too, and not by chance. Few tries tell less."""
    move, loose = GAME.read(one.solution[0]), 0.0 if tries >= TRIES else 0.2
    assert solves(one, move), f"{one.name}: the solution does not do it"
    assert share_near(one, move, random.Random(7), tries) >= NEAR[one.level] - loose, f"{one.name}: no finger does it"
    assert share_blind(one, random.Random(8), tries) <= 2 * BLIND[one.level] + loose, f"{one.name}: anything does it"
