"""Sapiens played by bots: a beginner who looks loosely at what a move brings, one who looks closely, and one who plays
its valley on to the end of the match, again and again, before it lays a tile."""

from __future__ import annotations

import random
from collections.abc import Generator

from core.chance import Loose
from core.game import Bot, Level, Seat
from core.games.sapiens.content import EMPTY, tokens_on
from core.games.sapiens.habit import quick, token, weigh
from core.games.sapiens.judge import HARM, standing
from core.games.sapiens.position import COMMON_PLACE, HELD, Ask, Memory, Move, Play, Remove, State, View
from core.games.sapiens.rules import Sapiens
from core.games.sapiens.turn import deal

CARE = 1.5  # how far a beginner is out when it reckons what a move brings
WIDTH = 8  # moves the hard bot compares
PONDERED = (Ask.START, Ask.LAY, Ask.ABANDON, Ask.FEAST, Ask.REFILL)


class Beginner(Bot[View, Move, Memory]):
    """Takes what looks best, but looks loosely."""

    playouts = 1
    seconds = 0.02

    def think(self, view: View, memory: Memory, rng: random.Random) -> Generator[int, bool, Move]:
        state = Sapiens().imagine(view, memory, rng)
        yield 1
        if state.ask in (Ask.REFILL, Ask.LAST, Ask.STUCK):
            move = token(state, 0.0) if rng.random() < 0.5 else None
            if move is not None:
                return move
        return max([(worth + rng.gauss(0, CARE), n, move) for n, (worth, move) in enumerate(weigh(state))])[2]


class Steady(Bot[View, Move, Memory]):
    """Takes what looks best."""

    playouts = 1
    seconds = 0.02

    def think(self, view: View, memory: Memory, rng: random.Random) -> Generator[int, bool, Move]:
        yield 1
        return quick(Sapiens().imagine(view, memory, rng))


def pondered(state: State) -> bool:
    """Is it a decision to think about? Of a refill only the last tile is: so a turn has four such decisions or five."""
    if state.ask is Ask.REFILL:
        return state.reserves[state.turn].count(EMPTY) == 1 or not state.took
    return state.ask in PONDERED


class Alone:
    """A seat's match played on to the end; of the others one sees only that they take tiles."""

    def __init__(self, state: State, seat: Seat, rng: random.Random, turns: int) -> None:
        self.state = state
        self._seat, self._rng, self._chance = seat, rng, Loose(rng)
        self._game = Sapiens()
        state.finished = ((1 << state.players) - 1) & ~(1 << seat)
        self._round = state.round
        self._turns = turns
        self._bears = state.bears
        place = (seat - state.first) % state.players
        leave = 2 if state.players == 2 else 1
        self._before, self._after = place * leave, (state.players - 1 - place) * leave

    def step(self) -> bool:
        """One move; False at the end."""
        state = self.state
        if state.ask is Ask.REMOVE:
            slots = [slot for slot, tile in enumerate(state.common) if tile != EMPTY]
            move: Move = Remove(slots[int(self._rng.random() * len(slots))])
        else:
            move = quick(state)
        return self.play(move)

    def play(self, move: Move) -> bool:
        state = self.state
        self._game.play(state, self._seat, move, self._chance)
        if state.ask is None:
            return False
        if state.round != self._round:
            self._turns -= 1
            if not self._turns:
                return False
            self._round = state.round
            if not self._others(self._after):
                return False
            self._others(self._before)
        return True

    def reckon(self) -> float:
        """What the seat may expect, and what it did to the others."""
        state, seat = self.state, self._seat
        if state.ask is None:
            return min(state.food[seat], state.shelter[seat])
        stung = sum(tokens_on(tile, seat) for reserve in state.reserves for tile in reserve)
        return standing(state, seat) + HARM[state.players] * (0.6 * (self._bears - state.bears) + 0.8 * stung)

    def _others(self, tiles: int) -> bool:
        """The others take so many tiles; False when none is left."""
        state = self.state
        common = list(state.common)
        lying = [slot for slot, tile in enumerate(common) if tile != EMPTY]
        self._rng.shuffle(lying)
        for slot in lying[:tiles]:
            common[slot] = EMPTY
        state.common = tuple(common)
        deal(state, COMMON_PLACE, self._chance, [])
        return bool(state.pile) or any(tile != EMPTY for tile in state.common)


class Ponderer(Bot[View, Move, Memory]):
    """Plays its valley on for some turns, again and again, after each of the moves that look best."""

    playouts = 64
    depth = 2
    trust = 4.0  # playouts that a first glance counts for

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds

    def think(self, view: View, memory: Memory, rng: random.Random) -> Generator[int, bool, Move]:
        game = Sapiens()
        state = game.imagine(view, memory, rng)
        seat = state.turn
        if not pondered(state):
            yield 1
            return quick(state)
        weighed = sorted(weigh(state), key=lambda found: -found[0])
        moves = [move for _, move in weighed[:WIDTH]]
        if state.ask in (Ask.LAY, Ask.ABANDON, Ask.REFILL) and not state.played and not state.took and state.round:
            moves += [Play(scene) for scene, where in enumerate(state.tokens[seat]) if where == HELD]
        if len(moves) == 1:
            return moves[0]
        going = yield 0
        totals = [0.0] * len(moves)
        counts = [0] * len(moves)
        alive = list(range(len(moves)))
        rounds = 0
        while going and len(alive) > 1:
            seed = rng.random()
            for n in alive:
                alone = Alone(game.copy(state), seat, random.Random(seed), self.depth)
                more = alone.play(moves[n])
                while more:
                    going = yield 0
                    if not going:
                        break
                    more = alone.step()
                if not going:
                    break
                totals[n] += alone.reckon()
                counts[n] += 1
                going = yield 1
                if not going:
                    break
            rounds += 1
            if going and rounds in HALVINGS and len(alive) > 2:
                alive.sort(key=lambda n: -totals[n] / counts[n])
                alive = alive[: (len(alive) + 1) // 2]
            if rounds > MOST_ROUNDS:
                break
        if not counts[0]:
            return moves[0]
        return moves[max(alive, key=lambda n: (totals[n] / counts[n] if counts[n] else -99.0))]


HALVINGS = (4, 10, 22)
MOST_ROUNDS = 200


def bot(level: Level) -> Bot[View, Move, Memory]:
    """The bot of a level."""
    if level is Level.EASY:
        return Beginner()
    if level is Level.NORMAL:
        return Steady()
    return Ponderer(0.28)
