"""Sapiens played by bots: a beginner who looks loosely at what a move brings, one who looks closely, and one who plays
the match on for two rounds, again and again, before it chooses a tile or lays it.

All is public but the order of the draw pile. What the others do meanwhile matters more than looking further ahead: they
take and remove the tiles one hopes for.
"""

from __future__ import annotations

import random
from collections.abc import Generator

from core.bots.sober import sober
from core.chance import Loose
from core.game import Bot, Level, Seat, Temper
from core.games.sapiens.content import EMPTY
from core.games.sapiens.habit import ENOUGH, early, quick, weigh
from core.games.sapiens.judge import HARM, standing
from core.games.sapiens.legal import may_play
from core.games.sapiens.position import (
    HELD,
    Ask,
    Lay,
    Memory,
    Move,
    Play,
    State,
    Take,
    View,
)
from core.games.sapiens.rules import Sapiens
from core.games.sapiens.tempers import liking

GAME = Sapiens()
# How far a bot is out, in points, when it reckons what a move brings.
LOOSELY, SO_SO, CLOSELY = 1.0, 0.9, 0.35
SILLY = 3.0  # points that nobody gives away for nothing
# What the hard bot thinks about, once or twice a turn each; measured, the rest is as well decided at a glance.
WEIGHTY = (Ask.START, Ask.LAY, Ask.ABANDON, Ask.FEAST, Ask.REFILL)
WIDTH = 10  # moves it compares
ROUNDS = 40  # at most, each of one playout for each move that is left
HALVINGS = (3, 8, 16)  # rounds after which the worse half is left out


class Glancer(Bot[View, Move, Memory]):
    """Takes what looks best at a glance, and may be out."""

    playouts = 1
    seconds = 0.02

    def __init__(
        self, care: float, careless: bool = False, at_once: bool = False, temper: Temper | None = None
    ) -> None:
        self._temper = temper
        self._care = care
        self._careless = careless  # in all, not only where tiles are chosen and laid
        self._at_once = at_once  # does it play as if the pile were empty, and nothing came after?

    def think(self, view: View, memory: Memory, rng: random.Random) -> Generator[int, bool, Move]:
        state = GAME.imagine(view, memory, rng)
        yield 1
        pile = state.pile
        state.pile = 0 if self._at_once else pile
        out = self._care if self._careless or state.ask in WEIGHTY else 0.0
        move = early(state, ENOUGH + rng.gauss(0, out))
        if move is not None:
            return move
        weighed = weigh(state)
        state.pile = pile
        sane = {move for _, move in sober(weigh(state) if self._at_once else weighed, SILLY)}
        weighed = [one for one in weighed if one[1] in sane] or weighed
        liked = [(worth + liking(self._temper, state, move), move) for worth, move in weighed]
        return max([(worth + rng.gauss(0, out), n, move) for n, (worth, move) in enumerate(liked)])[2]


class Onward:
    """A match played on, everybody moving at a glance, for some turns of one seat or to the end."""

    def __init__(self, state: State, seat: Seat, rng: random.Random, rounds: int) -> None:
        self.state = state
        self._seat, self._chance = seat, Loose(rng)
        self._until = state.round + rounds  # the seat's turn in this round is no longer played

    def step(self) -> bool:
        """A move at a glance; False when it was the last."""
        return self.play(quick(self.state))

    def play(self, move: Move) -> bool:
        """Make a move; False at the end."""
        state = self.state
        GAME.play(state, state.turn, move, self._chance)
        return state.ask is not None and (state.round < self._until or state.turn != self._seat)

    def worth(self) -> float:
        """How far the seat is ahead of who is best of the others, or will be; its own result counts a little more."""
        state = self.state
        if state.ask is None:
            results: list[float] = list(map(min, state.food, state.shelter))
        else:
            results = [standing(state, seat) for seat in range(state.players)]
        mine = results.pop(self._seat)
        return mine - HARM[state.players] * max(results)


class Ponderer(Bot[View, Move, Memory]):
    """Plays its valley on for some turns, after each of the moves that look best."""

    rounds = 2  # it plays on for, the one that is on included

    def __init__(
        self, seconds: float = 0.28, playouts: int = 40, most: int = ROUNDS, temper: Temper | None = None
    ) -> None:
        self._temper = temper
        self.seconds = seconds  # a decision; the longest turn has five
        self.playouts = playouts
        self._most = most  # rounds of playouts

    def think(self, view: View, memory: Memory, rng: random.Random) -> Generator[int, bool, Move]:
        state = GAME.imagine(view, memory, rng)
        seat = state.turn
        moves = candidates(state)
        going = yield 0
        if len(moves) == 1:
            return moves[0]
        likes = [liking(self._temper, state, move) for move in moves]
        totals, counts = [0.0] * len(moves), [0] * len(moves)
        alive = list(range(len(moves)))
        for n in range(1, self._most + 1):
            seed = rng.random()
            for move in alive:
                onward = Onward(GAME.copy(state), seat, random.Random(seed), self.rounds)
                more = onward.play(moves[move])
                while more and going:
                    going = yield 0
                    more = going and onward.step()
                if not going:
                    break
                totals[move] += onward.worth()
                counts[move] += 1
                going = yield 1
            if not going:
                break
            if n in HALVINGS and len(alive) > 2:
                alive.sort(key=lambda move: -totals[move])
                del alive[(len(alive) + 1) // 2 :]
        if not counts[alive[-1]]:
            return moves[0]
        return moves[max(alive, key=lambda move: totals[move] / counts[move] + likes[move])]


def candidates(state: State) -> list[Move]:
    """Moves to think about, the one that looks best first; one only where a glance is enough."""
    first = quick(state)
    found = [first]
    seat = state.turn
    reserve = state.reserves[seat]
    if state.ask not in WEIGHTY or (state.ask is Ask.REFILL and reserve.count(EMPTY) > 1):
        return found
    known = {_same(first, reserve, state.common)}
    for _, move in sorted(weigh(state), key=lambda weighed: -weighed[0]):
        same = _same(move, reserve, state.common)
        if same not in known and len(found) < WIDTH:
            known.add(same)
            found.append(move)
    if may_play(state):
        plays = [Play(scene) for scene, where in enumerate(state.tokens[seat]) if where == HELD]
        found += [move for move in plays if move != first]
    return found


def _same(move: Move, reserve: tuple[int, ...], common: tuple[int, ...]) -> object:
    """The same for moves that come to the same: with equal tiles."""
    if isinstance(move, Lay):
        return (reserve[move.slot], move.first, move.second, move.mountain)
    return common[move.slot] if isinstance(move, Take) else move


def bot(level: Level, temper: Temper | None = None) -> Bot[View, Move, Memory]:
    """The bot of a level, perhaps with a temper."""
    if level is Level.EASY:
        return Glancer(LOOSELY, careless=True, at_once=True, temper=temper)
    if level is Level.CASUAL:
        return Glancer(SO_SO, temper=temper)
    if level is Level.NORMAL:
        return Glancer(CLOSELY, temper=temper)
    if level is Level.STRONG:
        return Ponderer(seconds=0.16, playouts=24, most=8, temper=temper)
    return Ponderer(temper=temper)
