"""Rahan between equal bots of the normal level: is the board fair, and a match as long as it is fun?

Asked of the numbers: a match takes its winner 12 to 25 turns, more than half of them have a combat, beasts cost less
than a fifth of all turns, no seat wins more than four points above its share, few sensible throws leave the board; and
from each side of the cave somebody who plays alone needs as many turns, within a twentieth.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable
from functools import partial
from math import sqrt
from typing import Any, TypeVar

import msgspec

from core.bots.drive import Budget, Thought
from core.chance import Loose
from core.command.spread import Workers
from core.game import Level, settle
from core.games import find
from core.games.rahan import course, judge
from core.games.rahan.content import at
from core.games.rahan.position import Ask, Challenged, Flick, State, Threw
from core.games.rahan.shooting import targets

P = TypeVar("P")

SEATS = (2, 3, 4)
PIECE = 20  # matches in a row
TURNS = (12.0, 25.0)  # between these lies the winner's mean number
COMBAT = 0.5  # of the matches at least
BESET = 0.2  # of the turns at most
ABOVE = 0.04  # of the matches a seat may win beyond its share
SENSIBLE, OFF = 1 / 3, 0.05  # throws that hit so likely, and how many of them may leave the board
EVEN = 0.05  # by which turns from one side of the cave may differ from those from another
SIDES = {
    "north": tuple(at(column, 5) for column in (3, 4, 5)),
    "south": tuple(at(column, 7) for column in (3, 4, 5)),
    "west": tuple(at(3, row) for row in (5, 6, 7)),
    "east": tuple(at(5, row) for row in (5, 6, 7)),
}


class Tally(msgspec.Struct):
    """What some matches of so many players told."""

    matches: int = 0
    turns: list[int] = msgspec.field(default_factory=list)  # of each winner
    combats: int = 0  # matches with one
    seats: Counter[int] = msgspec.field(default_factory=Counter)  # wins, from whoever began
    deeds: Counter[str] = msgspec.field(default_factory=Counter)

    def add(self, other: Tally) -> None:
        self.matches += other.matches
        self.turns += other.turns
        self.combats += other.combats
        self.seats += other.seats
        self.deeds += other.deeds


class Fair(msgspec.Struct, frozen=True):
    """How matches between so many equals went."""

    players: int
    matches: int
    turns: float
    shortest: int  # of the middle nine tenths
    longest: int
    combat: float
    beset: float
    above: float  # what the best seat won beyond its share
    off: float
    held: bool


class Side(msgspec.Struct, frozen=True):
    """Turns somebody alone needs from one side of the cave."""

    name: str
    matches: int
    turns: float
    error: float


def equals(players: int, first: int, matches: int, **options: str) -> Tally:
    """So many matches of normal bots, from the number `first` on."""
    told = Tally()
    for n in range(first, first + matches):
        _match(players, n, options, told)
    return told


def _match(players: int, n: int, options: dict[str, str], told: Tally) -> None:
    game = find("rahan")
    bot, chance, rng = game.bot(Level.NORMAL), Loose(random.Random(n)), random.Random(n)
    state, _ = game.start(players, settle(game.options, options), None, chance)
    began, fought = state.turn, False
    while state.ask is not None:
        move = _thought(game, bot, state, rng)
        sensible = _noted(state, move, told)
        for event in game.play(state, state.who, move, chance):
            fought |= isinstance(event, Challenged)
            if isinstance(event, Threw):
                told.deeds["off"] += sensible and not event.roll.on
    told.matches += 1
    told.turns.append(state.turns[state.winner])
    told.combats += fought
    told.seats[(state.winner - began) % players] += 1


def _thought(game: Any, bot: Any, state: State, rng: random.Random) -> Any:
    seat = state.who
    thought: Thought[Any] = Thought(bot, bot.think(game.view(state, seat), None, rng), Budget(playouts=bot.playouts))
    thought.work()
    return thought.move


def _noted(state: State, move: Any, told: Tally) -> bool:
    """Count the turn it takes; is it a sensible throw?"""
    told.deeds["turns"] += state.ask in (Ask.TURN, Ask.BESET)
    told.deeds["beset"] += state.ask is Ask.BESET
    if not isinstance(move, Flick):
        return False
    squares = [at(int(piece.x // 45), int(piece.y // 45)) for piece in targets(state)]
    here, hand = state.cavemen[state.who], state.steadiness[state.who]
    sensible = max(judge.hit(here, square, hand) for square in squares) >= SENSIBLE
    told.deeds["sensible"] += sensible
    return sensible


def fair(players: int, told: Tally) -> Fair:
    told.turns.sort()
    mean = sum(told.turns) / told.matches
    combat = told.combats / told.matches
    beset = told.deeds["beset"] / told.deeds["turns"]
    above = max(told.seats.values()) / told.matches - 1 / players
    off = told.deeds["off"] / max(told.deeds["sensible"], 1)
    held = TURNS[0] <= mean <= TURNS[1] and combat > COMBAT and beset < BESET and above <= ABOVE and off <= OFF
    return Fair(
        players,
        told.matches,
        round(mean, 2),
        told.turns[told.matches // 20],
        told.turns[told.matches * 19 // 20],
        round(combat, 4),
        round(beset, 4),
        round(above, 4),
        round(off, 4),
        held,
    )


# Alone


def alone(start: int, first: int, matches: int) -> list[int]:
    """Turns a normal bot needs from a square of the cave, with nobody to fight and nobody in its way."""
    return [_lone(start, n) for n in range(first, first + matches)]


def _lone(start: int, n: int) -> int:
    game = find("rahan")
    bot, chance, rng = game.bot(Level.NORMAL), Loose(random.Random(n)), random.Random(n)
    state, _ = game.start(2, settle(game.options, {}), 0, chance)
    state.cavemen, state.combat = (start, at(8, 0)), 0
    while state.ask is not None:
        if state.ask is Ask.TURN and state.who == 1:
            course.begin_turn(state, 0)
        game.play(state, state.who, _thought(game, bot, state, rng), chance)
    return state.turns[0]


def side(name: str, turns: list[int]) -> Side:
    mean = sum(turns) / len(turns)
    spread = sqrt(sum((number - mean) ** 2 for number in turns) / max(len(turns) - 1, 1))
    return Side(name, len(turns), round(mean, 2), round(spread / sqrt(len(turns)), 3))


def even(sides: Iterable[Side]) -> float:
    """By how much the slowest side differs from the quickest."""
    means = [side.turns for side in sides]
    return max(means) / min(means) - 1


def measure(workers: Workers, matches: int) -> tuple[list[Fair], list[Side]]:
    """All of it, so many matches for each number of players, and from each side of the cave."""
    fairs, sides = [], []
    for players in SEATS:
        told = Tally()
        for part in workers.map(partial(_piece, equals, players, matches), range(0, matches, PIECE)):
            told.add(part)
        found = fair(players, told)
        fairs.append(found)
        print(
            f"rahan        {players} players  {found.matches:5} matches  turns {found.turns:.1f}"
            f" (nine tenths {found.shortest} to {found.longest})  combat in {found.combat:.0%}"
            f"  beset {found.beset:.1%} of the turns  best seat"
            f" {100 * found.above:+.1f} points  off the board {found.off:.1%}{'' if found.held else '  MISSED'}",
            flush=True,
        )
    for name, squares in SIDES.items():
        turns: list[int] = []
        for square in squares:
            each = matches // len(squares) + 1
            for part in workers.map(partial(_piece, alone, square, each), range(0, each, PIECE)):
                turns += part
        sides.append(side(name, turns))
        print(f"rahan        from the {name:5}  {len(turns):5} alone  turns {sides[-1].turns} ± {sides[-1].error}")
    missed = "" if even(sides) <= EVEN else "  MISSED"
    print(f"rahan        sides of the cave differ by {even(sides):.1%}{missed}", flush=True)
    return fairs, sides


def _piece(play: Callable[[int, int, int], P], what: int, matches: int, first: int) -> P:
    """A few matches from this one on."""
    return play(what, first, min(PIECE, matches - first))


def held(fairs: list[Fair], sides: list[Side]) -> bool:
    return all(found.held for found in fairs) and (not sides or even(sides) <= EVEN)
