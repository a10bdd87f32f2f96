"""Learns judged.json of TerriStories: for each character, how much a bot should want its goal beside the common one.

One such bot sits among normal ones, in each role as often. Each character is tried with each of `WAYS`; the best one
is written down, and roles are liked by what their characters came to then. The other numbers stay as they are: how
choosy it is and what it expects to be used in a round were tried by hand on the same deals (docs/measured.md).
"""

from __future__ import annotations

import json
import random
import re
from functools import partial
from statistics import fmean
from typing import Any

import msgspec
from msgspec.structs import replace

from core.bots.drive import Budget, Drive
from core.command.spread import Workers
from core.game import Level
from core.games import find
from core.games.terristories.bot import LEARNT, Planner
from core.games.terristories.content import PERSONS, ROLE_CHARACTERS, Role
from core.games.terristories.judging import Goal
from core.log import Seated
from core.match import Match
from tests.learning import ROOT

FILE = ROOT / "core" / "games" / "terristories" / "judged.json"
MATCHES = 600  # with each way
FIRST = 1_000_000  # deals that no measurement plays
PLAYERS = 3
WAYS = (None, Goal(1, 10, 2.5), Goal(2, 14, 2.0), Goal(2, 14, 2.5), Goal(3, 20, 2.5))
WORTH = (0.0, 0.0, 1.0, 1.9)  # of each grade: who has the common goal nearly always has more than who has not
FAR = 9.0  # by how much a role is liked that is to be taken
LIKED = 20.0  # for each part of a common goal that a role comes to more than the others


def play(way: Goal | None, n: int) -> tuple[int, float]:
    """The character of one match, and what it came to."""
    seat, role = n % PLAYERS, n // PLAYERS % len(Role)
    liked = tuple(FAR * (role == other) for other in Role)
    goals = {person.id: way for person in PERSONS} if way else {"": Goal(0, 0)}
    levels = [Level.HARD if s == seat else Level.NORMAL for s in range(PLAYERS)]
    match: Match[Any, Any, Any, Any, Any] = Match.begin(
        find("terristories"), [Seated(level=level) for level in levels], FIRST + n // PLAYERS
    )
    rngs = {s: random.Random(1000 * n + s) for s in range(PLAYERS)}
    bot = Planner(replace(LEARNT, goals=goals, roles=liked))
    drive = Drive(match, dict.fromkeys(rngs, Budget(playouts=1)), rngs, {seat: bot})
    while match.outcome is None:
        drive.work()
    return match.state_copy().characters[seat], WORTH[match.outcome.scores[seat]]


def learn(workers: Workers) -> str:
    """The whole file."""
    means: list[list[float]] = []  # of each way and character
    for way in WAYS:
        told: dict[int, list[float]] = {}
        for character, worth in workers.map(partial(play, way), range(MATCHES), 8):
            told.setdefault(character, []).append(worth)
        means.append([fmean(told.get(number, [0.0])) for number in range(len(PERSONS))])
        print(f"terristories: {way}:", *(f"{mean:.2f}" for mean in means[-1]), flush=True)
    return written(*chosen(means))


def chosen(means: list[list[float]]) -> tuple[dict[str, Goal], tuple[float, ...]]:
    """The best way of each character, and how much each role is liked.

    So few matches say little of a way with one character: half of it is what the way comes to with all.
    """
    whole = fmean(map(fmean, means))
    goals: dict[str, Goal] = {}
    best: list[float] = []
    for number, person in enumerate(PERSONS):
        usual = fmean(row[number] for row in means) - whole
        held = [(row[number] + usual + fmean(row)) / 2 for row in means]
        best.append(max(held))
        way = WAYS[held.index(best[-1])]
        if way:
            goals[person.id] = way
    each = [fmean(best[role * ROLE_CHARACTERS : (role + 1) * ROLE_CHARACTERS]) for role in Role]
    return goals, tuple(round(LIKED * (one - min(each)), 1) for one in each)


def written(goals: dict[str, Goal], roles: tuple[float, ...]) -> str:
    """The file's text."""
    kept = {"thrift", "least_cost", "whim", "choosy", "own", "goals", "roles", "spends"}
    whole = msgspec.to_builtins(replace(LEARNT, goals=goals, roles=roles))
    text = json.dumps({name: value for name, value in whole.items() if name in kept}, indent=2)
    return re.sub(r"([\[{])\s+([^\[\]{}]*?)\s+([\]}])", lambda found: _line(*found.groups()), text) + "\n"


def _line(opens: str, inner: str, closes: str) -> str:
    """What stands within on one line."""
    return opens + re.sub(r"\s+", " ", inner) + closes
