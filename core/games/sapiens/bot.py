"""Sapiens played by bots: a beginner who looks loosely at what a move brings, one who looks closely, one who plays its
turn to the end with each of a few moves and has learnt what positions are worth, and an expert who plays the match on
from there for some rounds, again and again.

All is public but the order of the draw pile. What the others do meanwhile matters more than looking further ahead: they
take and remove the tiles one hopes for.
"""

from __future__ import annotations

import random
from collections.abc import Generator
from math import sqrt

from core.bots.sober import sober
from core.chance import Loose
from core.game import Bot, Level, Seat, Temper
from core.games.sapiens.content import EMPTY
from core.games.sapiens.habit import ENOUGH, early, quick, weigh
from core.games.sapiens.judge import HARM, Met, foreseen
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
from core.games.sapiens.standing import standing
from core.games.sapiens.tempers import liking

GAME = Sapiens()
# How far a bot is out, in points, when it reckons what a move brings.
LOOSELY, SO_SO, CLOSELY = 1.0, 0.9, 0.35
SILLY = 3.0  # points that nobody gives away for nothing
# Where most hangs on it, once or twice a turn each; of the rest little is gained by more than a glance.
WEIGHTY = (Ask.START, Ask.LAY, Ask.ABANDON, Ask.FEAST, Ask.REFILL)
# Some effects are thought about, too: by its playouts, the expert gains a quarter there of what it gains elsewhere.
ASKS = (*WEIGHTY, Ask.RITUAL, Ask.WATER, Ask.FIRE, Ask.REMOVE)
WIDE, KEPT = 10, 8  # moves whose turn it plays to the end, and how many of them it then plays on
MOST, LIGHTLY = 400, 8  # rounds at most, of one playout each: where much hangs on it, and elsewhere
SOBER = 4.0  # points that it gives away at a glance for what it foresees
LOOKS = (0.3, 0.3, 0.4)  # what counts how far it leads when its turn comes again, and again
PRIOR = 0.5  # so many playouts count how far it leads at the end of the turn
VICTORY = 3.0  # points that a match that is won counts more
CHECKS = (2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256)  # rounds after which some moves are left out:
HALVED = (4, 12)  # half of them,
SURE, VAGUE = 2.0, 2.0  # or what is worse by so many deviations; a variance that is taken for granted


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


class Way:
    """One of the moves that are compared. Its turn is played to the end once: chance comes in only then."""

    def __init__(self, state: State, seat: Seat, move: Move, met: Met, liked: float = 0.0) -> None:
        self.move, self.liked = move, liked
        self.worth = 0.0  # how far it leads, as it looks when the turn is over
        self.found: list[float] = []  # and when the match is played on, time after time
        self._now = self._before = foreseen(state, met)
        self._seat, self._last, self._met = seat, move, met
        self._chance = Loose(random.Random(0))  # of what it brings no heed is taken

    def step(self) -> bool:
        """Make a move of the turn; False when it was the last."""
        self._before = foreseen(self._now, self._met)
        now, seat = self._now, self._seat
        GAME.play(now, seat, self._last, self._chance)
        if now.turn == seat and now.round == self._before.round and now.ask is not None:
            self._last = quick(now)
            return True
        self.worth = ahead(now, seat, VICTORY)
        return False

    def onward(self, rng: random.Random) -> Further:
        """The match as it may go on."""
        further = Further(foreseen(self._before, self._met), self._seat, Loose(rng))
        further.play(self._last)
        return further


class Further:
    """A match played on from the end of a seat's turn, everybody moving at a glance."""

    def __init__(self, state: State, seat: Seat, chance: Loose) -> None:
        self.more = True
        self.state = state
        self._seat, self._chance = seat, chance
        self._next = state.round + 1  # when to look again
        self.worth, self._looks = 0.0, 0  # how far the seat leads whenever its turn comes, on average

    def step(self) -> None:
        """A move at a glance."""
        self.play(quick(self.state))

    def play(self, move: Move) -> None:
        """Make a move; no more are to be made when it has looked for the last time."""
        state, seat = self.state, self._seat
        GAME.play(state, state.turn, move, self._chance)
        if state.ask is None:
            self.worth += sum(LOOKS[self._looks :]) * ahead(state, seat, VICTORY)
            self.more = False
        elif state.turn == seat and state.round >= self._next:
            self.worth += LOOKS[self._looks] * ahead(state, seat)
            self._looks += 1
            self._next = state.round + 1
            self.more = self._looks < len(LOOKS)


class Comparer(Bot[View, Move, Memory]):
    """Plays its valley on after each of the moves that look best, and compares what comes of the same chance."""

    def __init__(
        self,
        seconds: float = 0.2,
        playouts: int = 120,
        wide: int = WIDE,
        kept: int = KEPT,
        temper: Temper | None = None,
    ) -> None:
        self._temper = temper
        self._wide, self._kept = wide, kept  # moves whose turn it plays to the end, and those it then plays on
        self.seconds = seconds  # a decision
        self.playouts = playouts

    def think(self, view: View, memory: Memory, rng: random.Random) -> Generator[int, bool, Move]:
        state = GAME.imagine(view, memory, rng)
        moves = candidates(state, self._wide)
        going = yield 0
        if len(moves) == 1:
            return moves[0]
        ways, going = yield from self._begun(state, moves)
        if len(ways) < 2:
            return ways[0].move if ways else moves[0]
        row: list[float] = []
        for n in range(1, (MOST if state.ask in WEIGHTY else LIGHTLY) + 1):
            row, going = yield from _round(ways, rng.random(), going)
            if len(row) < len(ways):
                break
            for way, worth in zip(ways, row, strict=True):
                way.found.append(worth)
            row = []
            ways = better(ways, n)
            if not going or len(ways) == 1:
                break
        worths = estimates(ways, row)
        return ways[worths.index(max(worths))].move

    def _begun(self, state: State, moves: list[Move]) -> Generator[int, bool, tuple[list[Way], bool]]:
        """The likeliest of the moves, with their turn played to its end, and is there time left?"""
        met: Met = {}
        ways: list[Way] = []
        going = True
        for move in moves:
            way = Way(state, state.turn, move, met, liking(self._temper, state, move))
            while going and way.step():
                going = yield 0
            if not going:
                break
            ways.append(way)
            going = yield 0
        ways.sort(key=estimate, reverse=True)
        return ways[: self._kept], going


def _round(ways: list[Way], seed: float, going: bool) -> Generator[int, bool, tuple[list[float], bool]]:
    """A playout of each, with the same chance, as far as there is time, and is there more?"""
    row: list[float] = []
    for way in ways:
        further = way.onward(random.Random(seed))
        while further.more and going:
            going = yield 0
            if going:
                further.step()
        if not going:
            break
        row.append(further.worth)
        going = yield 1
    return row, going


def estimate(way: Way) -> float:
    """What a way is worth to who likes what it likes."""
    return (PRIOR * way.worth + sum(way.found)) / (PRIOR + len(way.found)) + way.liked


def estimates(ways: list[Way], row: list[float]) -> list[float]:
    """What each is worth; a last row of playouts that is not whole tells of those in it which is better."""
    worths = [estimate(way) for way in ways]
    if len(row) < 2:
        return worths
    middle = (sum(worths[: len(row)]) - sum([way.liked for way in ways[: len(row)]]) - sum(row)) / len(row)
    for n, worth in enumerate(row):
        worths[n] += (worth + middle + ways[n].liked - worths[n]) / (PRIOR + len(ways[n].found) + 1)
    return worths


def better(ways: list[Way], rounds: int) -> list[Way]:
    """Those that may still be the best, the likeliest first."""
    if rounds not in CHECKS or len(ways) == 1:
        return ways
    ways = sorted(ways, key=estimate, reverse=True)
    first = ways[0]
    kept = [first]
    for way in ways[1:]:
        apart = [a - b + first.liked - way.liked for a, b in zip(first.found, way.found, strict=True)]
        mean = sum(apart) / rounds
        spread = (sum([(one - mean) ** 2 for one in apart]) + VAGUE) / (rounds + 1)
        if mean <= SURE * sqrt(spread / rounds):
            kept.append(way)
    if rounds in HALVED and len(kept) > 2:
        del kept[(len(ways) + 1) // 2 :]
    return kept


def ahead(state: State, seat: Seat, victory: float = 0.0) -> float:
    """How far the seat is ahead of who is best of the others, or will be; its own result counts a little more. A match
    that is over counts so much more for who has won it."""
    if state.ask is None:
        results: list[float] = list(map(min, state.food, state.shelter))
        mine = results.pop(seat)
        best = max(results)
        return mine - HARM[state.players] * best + (victory if mine > best else -victory if mine < best else 0.0)
    results = [standing(state, other) for other in range(state.players)]
    mine = results.pop(seat)
    return mine - HARM[state.players] * max(results)


def candidates(state: State, width: int) -> list[Move]:
    """Moves to think about, the one that looks best first; one only where a glance is enough."""
    first = quick(state)
    found = [first]
    seat = state.turn
    reserve = state.reserves[seat]
    if state.ask not in ASKS or (state.ask is Ask.REFILL and reserve.count(EMPTY) > 1):
        return found
    known = {_same(first, reserve, state.common)}
    for _, move in sorted(sober(weigh(state), SOBER), key=lambda weighed: -weighed[0]):
        same = _same(move, reserve, state.common)
        if same not in known and len(found) < width:
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
        return Comparer(seconds=0.05, playouts=8, wide=4, kept=1, temper=temper)
    return Comparer(temper=temper)
