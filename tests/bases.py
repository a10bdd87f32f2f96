"""Measures TerriStories between bots: what TER-12 asks for, and how much better a level plays than the one below it.

    python -m tests.bases [--matches 500] [--parts bands,cards,random,ladder,goals,variants] [--workers 2]
        [--dask ADDRESS]

A band is the share of common goals that a table of normal bots reaches, by grade and number of players; planets and
missions are told apart. The ladder changes the level of one bot among normal ones, with two stars. Goals are chased
in matches of their own, by players who want nothing else as much. Cards: how often one that came into a hand was
funded. A match is the same on any machine, whoever plays it: so many processes of this one (one a core, unless told),
or the workers of a Dask cluster. The last line is one JSON object; exit 1 if a
bound is missed.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from core.bots.drive import Budget, Drive
from core.command.spread import Workers, spread
from core.game import LEVELS, Level
from core.games import find
from core.games.terristories import bot as bots
from core.games.terristories.content import BOX, CARDS, PERSONS
from core.games.terristories.events import Drew, Found, Funded, Met
from core.games.terristories.judging import Taste
from core.games.terristories.position import End
from core.log import Seated
from core.match import Match

EASY, NORMAL, HARD, RANDOM = Level.EASY, Level.NORMAL, Level.HARD, Level.RANDOM
BANDS = {1: (0.65, 0.85), 2: (0.45, 0.60), 3: (0.20, 0.40)}
EVERY_CARD = (0.10, 0.93)  # planets and missions, with each number of players
LEVELS_APART = 0.08
CHASED = (0.15, 0.30)
ACCEPTED = (0.10, 0.90)
CHASER = Taste(own=2.0, point=0.7, coach=False)  # wants its own goal


class Plan(msgspec.Struct, frozen=True):
    """One match to play."""

    players: int
    stars: int
    number: int
    levels: tuple[Level, ...]
    chase: bool = False
    options: tuple[tuple[str, str], ...] = ()


class Told(msgspec.Struct, frozen=True):
    """What one match told."""

    common: bool
    conquered: bool
    round: int
    planet: int
    mission: int
    goals: tuple[tuple[int, bool], ...]  # characters, and whether their goals were met
    held: tuple[int, ...]  # projects that came into a hand
    funded: tuple[int, ...]


class Chasers(bots.Planner):
    """Bots that want their own goal."""

    def __init__(self) -> None:
        super().__init__(CHASER)


def play(plan: Plan) -> Told:
    """The same on any machine."""
    game = find("terristories")
    options = {"planet": str(plan.stars), "mission": str(plan.stars)} | dict(plan.options)
    seats = [Seated(level=level) for level in plan.levels]
    match: Match[Any, Any, Any, Any, Any] = Match.begin(game, seats, plan.number, options)
    rngs = {s: random.Random(1000 * plan.number + s) for s in range(plan.players)}
    drive = Drive(match, {s: Budget(playouts=1) for s in rngs}, rngs)
    if plan.chase:
        drive._bots = dict.fromkeys(((level, None) for level in Level), Chasers())
    while match.asked:
        drive.work()
    state, outcome = match.state_copy(), match.outcome
    assert outcome is not None
    events = [event for entry in match.entries for event in entry.events]
    met = {seat for event in events if isinstance(event, Met) for seat in event.seats}
    drawn = [card for event in events if isinstance(event, Drew) for card in event.cards]
    held = (*drawn, *(event.card for event in events if isinstance(event, Found) and event.card >= 0))
    funded = tuple(event.card for event in events if isinstance(event, Funded) and event.card >= 0)
    goals = tuple((card, seat in met) for seat, card in enumerate(state.characters))
    common, conquered = outcome.reason == End.COMMON, outcome.reason == End.CONQUERED
    return Told(common, conquered, state.round, state.planet, state.mission, goals, held, funded)


def plans(players: int, stars: int, matches: int, **more: Any) -> list[Plan]:
    return [Plan(players, stars, n, (NORMAL,) * players, **more) for n in range(matches)]


def share(told: Iterable[Told]) -> float:
    all_told = list(told)
    return sum(one.common for one in all_told) / max(1, len(all_told))


class Lab:
    """Has matches played and writes down what missed its bound."""

    def __init__(self, workers: Workers, matches: int) -> None:
        self.workers = workers
        self.matches = matches
        self.missed: list[str] = []
        self.found: dict[str, Any] = {}
        self.cells: dict[tuple[int, int], list[Told]] = {}

    def run(self, wanted: list[Plan]) -> list[Told]:
        return list(self.workers.map(play, wanted, 8))

    def bound(self, name: str, value: float, lowest: float, highest: float) -> None:
        held = lowest <= value <= highest
        print(f"{name:40} {value:6.1%}  {lowest:.0%} to {highest:.0%}{'' if held else '  MISSED'}", flush=True)
        self.found[name] = round(value, 4)
        if not held:
            self.missed.append(name)

    def bands(self) -> None:
        for stars, (lowest, highest) in BANDS.items():
            for players in (2, 3, 4):
                told = self.cells[stars, players] = self.run(plans(players, stars, self.matches))
                self.bound(f"{stars} stars, {players} players", share(told), lowest, highest)
                rounds = sum(one.round for one in told) / len(told)
                print(f"  it ends in round {rounds:.1f}")
        for players in (2, 3, 4):
            told = [one for (_, p), cell in self.cells.items() if p == players for one in cell]
            for number in range(12):
                of = share(one for one in told if one.planet == number)
                self.bound(f"planet {BOX.planets[number].id}, {players} players", of, *EVERY_CARD)
                of = share(one for one in told if one.mission == number)
                self.bound(f"mission {BOX.missions[number].id}, {players} players", of, *EVERY_CARD)

    def random(self) -> None:
        for players in (2, 3, 4):
            wild = [Plan(players, 1, n, (RANDOM,) * players) for n in range(self.matches)]
            self.bound(f"random, 1 star, {players} players", share(self.run(wild)), 0.0, 0.03)

    def ladder(self) -> None:
        """One bot's level changed, its seat moving on."""
        for players in (2, 3, 4):
            reached: Mapping[Level, float] = {
                level: share(
                    self.run(
                        [
                            Plan(players, 2, n, tuple(level if s == n % players else NORMAL for s in range(players)))
                            for n in range(self.matches)
                        ]
                    )
                )
                for level in LEVELS
            }
            print(f"  {players} players: " + ", ".join(f"one {level} {value:.1%}" for level, value in reached.items()))
            self.bound(f"normal over easy, {players} players", reached[NORMAL] - reached[EASY], LEVELS_APART, 1.0)
            self.bound(f"hard over normal, {players} players", reached[HARD] - reached[NORMAL], LEVELS_APART, 1.0)

    def goals(self) -> None:
        dealt, met = Counter[int](), Counter[int]()
        for stars in BANDS:
            for players in (3, 4):
                for one in self.run(plans(players, stars, self.matches, chase=True)):
                    for character, reached in one.goals:
                        dealt[character] += 1
                        met[character] += reached
        shares = {number: met[number] / max(1, dealt[number]) for number in range(len(PERSONS))}
        mean = sum(shares.values()) / len(shares)
        self.bound("personal goals, mean", mean, *CHASED)
        for number, value in shares.items():
            self.bound(f"goal {PERSONS[number].id}", value, 0.0, 2 * mean)

    def cards(self) -> None:
        held, funded = Counter[int](), Counter[int]()
        for cell in self.cells.values():
            for one in cell:
                held.update(one.held)
                funded.update(one.funded)
        for number, card in enumerate(CARDS):
            self.bound(f"project {card.id}", funded[number] / max(1, held[number]), *ACCEPTED)

    def variants(self) -> None:
        """As it comes, with one star: no bound. Conquest is for three and four who chase their own goals (TER-74)."""
        chosen = (("hazards", "hostile"), ("hazards", "utopian"), ("ex_nihilo", "on"), ("forever", "on"))
        for option in (*chosen, ("last_chance", "on"), ("first_game", "on")):
            for players in (2, 3, 4):
                told = self.run(plans(players, 1, self.matches // 2, options=(option,)))
                print(f"  {option[0]} {option[1]}, {players} players: {share(told):.1%}", flush=True)
        for players in (3, 4):
            told = self.run(plans(players, 1, self.matches // 2, chase=True, options=(("conquest", "on"),)))
            won = sum(one.conquered for one in told) / len(told)
            print(f"  conquest on, {players} players: somebody wins {won:.1%}", flush=True)


PARTS = ("bands", "cards", "random", "ladder", "goals", "variants")


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.bases", description="Measure TerriStories between bots.")
    parser.add_argument("--matches", type=int, default=500)
    parser.add_argument("--workers", type=int, default=0, help="processes; 0: one a core")
    parser.add_argument("--dask", default="", metavar="ADDRESS", help="of a scheduler whose workers play instead")
    parser.add_argument("--parts", default=",".join(PARTS))
    args = parser.parse_args()
    with spread(args.workers, args.dask) as workers:
        lab = Lab(workers, args.matches)
        for part in args.parts.split(","):
            getattr(lab, part)()
    print(json.dumps({"matches": args.matches, "missed": lab.missed, "found": lab.found}))
    return 1 if lab.missed else 0


if __name__ == "__main__":
    from tests.bases import main as named  # what is sent elsewhere must be of a module that others find

    sys.exit(named())
