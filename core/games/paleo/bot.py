"""Paleo played by bots: they think of flicks, try the best out in their heads with the hand they have, and then flick
with that same hand. A beginner's shakes and it looks at little; a strong one's hardly does and it looks at much."""

from __future__ import annotations

import random
from collections.abc import Callable, Generator
from functools import partial
from math import atan2, pi
from typing import Any, cast

from core.chance import Loose, R
from core.game import Bot, Level, Temper
from core.games.paleo import course
from core.games.paleo.content import (
    FASTEST,
    NUMBERS,
    REEFS,
    SLOWEST,
    circles,
    facing,
    is_mercenary,
    number_of,
    side_of,
)
from core.games.paleo.judge import (
    DOORS,
    Hand,
    Point,
    Table,
    held,
    judge,
    keys_of,
    past,
    reef_walls,
)
from core.games.paleo.position import (
    Ask,
    Circle,
    Event,
    Exchange,
    Flick,
    Keep,
    LineUp,
    Memory,
    Move,
    Place,
    Put,
    Reef,
    RoundOver,
    State,
    View,
)
from core.games.paleo.shots import Proposer, Shot
from core.games.paleo.tempers import liking
from core.games.paleo.trying import Slip, best_by_value, best_of_waves, hopeful, in_waves
from core.games.paleo.valuing import Worth, alone, learned, passed, wary, won
from core.physics import Surface, flicking

FULL_TURN = 36000
# What a bar across a way to a doorway, to the gate, to a pawn in camp is worth: across theirs, and across ours.
THEIR_WAYS, OUR_WAYS = (0.0, 0.2, 1.0), (2.0, 0.5, 0.2)
LIKED = (5, 6, 4, 7, 1, 2, 0, 3)  # circles, before one looks closer
HURRY = 8  # flicks before a round ends unscored from which on what is not won yet counts less


Board = tuple[Place, Surface, int]  # where a pawn is moved off to, what lies there then, and its place in the list


class Quiet(Loose):
    """Rolls flicks out without noting the paths; or the roll is there already."""

    ready: Any = None

    def roll(self, bag: str, kind: type[R], flick: Callable[..., R], *given: object) -> R:
        roll, self.ready = self.ready, None
        return flick(*given, paths=False) if roll is None else cast(R, roll)


def rules() -> Any:
    from core.games.paleo.rules import Paleo  # which knows its bots

    return Paleo()


class Flicker(Bot[View, Move, Memory]):
    """Thinks of flicks, and tries them out."""

    def __init__(
        self,
        hand: Hand,
        seconds: float,
        playouts: int,
        width: int,
        blur: float,
        worth: Worth = wary,
        keen: bool = False,
        temper: Temper | None = None,
    ) -> None:
        self._temper = temper
        self.hand = hand
        self.seconds = seconds
        self.playouts = playouts
        self._width = width  # flicks tried out at a time
        self._blur = blur  # how far it is out when it judges what a flick would bring
        self._worth = worth  # what it makes of a position after its flick
        self._keen = keen  # does it look at hopeful flicks again and again, by quick looks?

    def think(self, view: View, memory: Memory, rng: random.Random) -> Generator[int, bool, Move]:
        game = rules()
        state = game.imagine(view, memory, rng)
        seat = view.seat if view.seat is not None else state.turn
        if state.ask is Ask.FLICK:
            return (yield from self._flick(state, seat, rng))
        if state.ask is Ask.LINE_UP:
            return (yield from self._line_up(state, seat, rng))
        if state.ask in (Ask.REEF, Ask.MOVE_REEF):
            return (yield from self._reef(state, seat, rng))
        yield 1
        if state.ask is Ask.EXCHANGE:
            return exchange(state)
        return self._circle(state)

    # Flicks

    def _flick(self, state: State, seat: int, rng: random.Random) -> Generator[int, bool, Move]:
        side = course.side_of_seat(state.players, seat)
        idle = partial(passed, worth=self._worth, side=side, hand=self.hand) if self._keen else None
        proposer = Proposer(state, side, course.may_flick(state, seat), self.hand, rng, idle)
        going = yield 0
        for _ in proposer.think():
            going = yield 0
            if not going:
                break
        shots = proposer.shots
        if not shots:
            return self._any(state, seat, rng)
        for shot in shots:
            shot.bias = rng.gauss(0, self._blur) + liking(self._temper, shot)
            shot.value = shot.guess + shot.bias
        shots.sort(key=lambda shot: -shot.guess - shot.bias)
        if going:
            yield from self._try_out(state, seat, shots, rng)
        best = best_by_value(shots) if self._keen else best_of_waves(shots)
        return self.flicked(best, rng)

    def _try_out(self, state: State, seat: int, shots: list[Shot], rng: random.Random) -> Generator[int, bool, None]:
        chance, boards = Quiet(rng), dict[tuple[int, bool], Board]()

        def trial(shot: Shot, slip: Slip) -> Generator[int, bool, float]:
            return self._trial(chance, boards, state, seat, shot, slip)

        def vary(shot: Shot, guess: float) -> Shot:
            return self._varied(shot, guess, rng)

        if self._keen:
            yield from hopeful(shots, trial, vary)
        else:
            yield from in_waves(shots, self._width, rng, trial, vary)

    def _varied(self, shot: Shot, guess: float, rng: random.Random) -> Shot:
        """One nearly the same, of which so much is looked for."""
        angle = shot.angle + rng.gauss(0, 0.8 * self.hand.angle + 0.004)
        speed = shot.speed * (1 + rng.gauss(0, 0.06))
        varied = Shot(shot.pawn, shot.off, angle, speed, guess, shot.goal)
        varied.bias = liking(self._temper, varied)
        varied.guess -= varied.bias  # which is in it
        return varied

    def _trial(
        self, chance: Quiet, boards: dict[tuple[int, bool], Board], state: State, seat: int, shot: Shot, slip: Slip
    ) -> Generator[int, bool, float]:
        """What a flick brings this time, for the side that flicks. Rolling takes slices, judging one."""
        game = rules()
        move = flick_of(shot, shot.angle + slip[0] * self.hand.angle, shot.speed * (1 + slip[1] * self.hand.speed))
        copy: State = game.copy(state)
        side = course.side_of_seat(state.players, seat)
        pawn = shot.pawn, shot.off
        if pawn not in boards:
            off, (board, disc, _, _) = course.flicked(copy, side, move)
            boards[pawn] = off, board, disc
        off, board, disc = boards[pawn]
        angle, speed = move.angle * pi / 18000, float(move.speed)
        roll = yield from flicking(board, disc, angle, speed, paths=False, rough=self._keen)
        yield 0
        events: list[Event] = []
        course.rolled(copy, seat, move, off, roll, events)
        while copy.ask in (Ask.EXCHANGE, Ask.CIRCLE):
            answer = exchange(copy) if copy.ask is Ask.EXCHANGE else self._quick_circle(copy)
            events += game.play(copy, copy.turn, answer, chance)
        over = next((event for event in events if isinstance(event, RoundOver)), None)
        if over is None:
            yield 0
            time: float = min((copy.limit - copy.flicks[side]) / HURRY, 1.0)
            return time * self._worth(Table(copy), side, self.hand)
        return won(over, side, state.points, self._keen)

    def flicked(self, shot: Shot, rng: random.Random) -> Flick:
        """The flick as this hand makes it."""
        angle = shot.angle + rng.gauss(0, self.hand.angle)
        return flick_of(shot, angle, shot.speed * (1 + rng.gauss(0, self.hand.speed)))

    @staticmethod
    def _any(state: State, seat: int, rng: random.Random) -> Move:
        move: Move = rules().sample(state, seat, rng)
        return move

    # Around the flicks

    @staticmethod
    def _quick_circle(state: State) -> Circle:
        free = course.free_circles(state, side_of(state.entered[0][0]))
        return Circle(next(circle for circle in LIKED if circle in free))

    def _circle(self, state: State) -> Circle:
        """The circle on which the pawn lies best."""
        pawn = state.entered[0][0]
        side = side_of(pawn)
        sign = 1.0 if side == 0 else -1.0
        mover = 1 - side_of(state.flicked)
        spots = circles(side)

        def value(table: Table) -> float:
            if not self._keen:
                return sign * judge(table, mover, self.hand)
            return self._worth(table, side, self.hand) if mover != side else -self._worth(table, 1 - side, self.hand)

        rated = [
            (value(Table(state, pawn, *spots[circle])), -LIKED.index(circle), circle)
            for circle in course.free_circles(state, side)
        ]
        return Circle(max(rated)[2])

    def _line_up(self, state: State, seat: int, rng: random.Random) -> Generator[int, bool, Move]:
        """The best of some line-ups, against others as they may be."""
        own = course.own_pawns(state.players, seat)
        side = course.side_of_seat(state.players, seat)
        spots = circles(side)
        sign = 1.0 if side == 0 else -1.0
        best: tuple[float, tuple[int, ...]] = (-999.0, ())
        other = list(state.places)
        for _ in range(self._width * 2):
            places = other.copy()
            for whose in range(state.players):
                lies = list(course.own_circles(state.players, whose))
                rng.shuffle(lies)
                if whose == seat:
                    chosen = tuple(lies[: len(own)])
                if (
                    whose == seat
                    or not state.ready >> whose & 1
                    or not state.places[course.own_pawns(state.players, whose)[0]]
                ):
                    theirs = circles(course.side_of_seat(state.players, whose))
                    for pawn, circle in zip(course.own_pawns(state.players, whose), lies, strict=False):
                        places[pawn] = (round(1000 * theirs[circle][0]), round(1000 * theirs[circle][1]))
            copy = rules().copy(state)
            copy.places = tuple(places)
            front = sum(facing(side, spots[c][1]) > -270 for p, c in zip(own, chosen) if is_mercenary(p))
            value = sign * judge(Table(copy), state.beginner, self.hand) - abs(front - 2) * 0.5
            best = max(best, (value, chosen))
            if not (yield 1):
                break
        return LineUp(best[1])

    def _reef(self, state: State, seat: int, rng: random.Random) -> Generator[int, bool, Move]:
        """Where it lies most in the way of the others, and least in one's own."""
        game = rules()
        side = course.side_of_seat(state.players, seat)
        reef = next(k for k in range(REEFS) if not state.handled >> side * REEFS + k & 1)
        best: tuple[float, Move] | None = None
        if state.ask is Ask.MOVE_REEF:
            best = (hindrance(state, side, reef, state.reefs[side * REEFS + reef]) + 0.4, Keep(reef))
        found = 0
        for _ in range(40 * self._width):
            put = guess_reef(side, reef, rng)
            if game.refusal(state, seat, put) is None:
                found += 1
                value = hindrance(state, side, reef, (put.x, put.y, put.angle)) + rng.gauss(0, self._blur / 2)
                if best is None or value > best[0]:
                    best = (value, put)
            if not (yield 1) or found >= self._width:
                break
        return best[1] if best else self._any(state, seat, rng)


def flick_of(shot: Shot, angle: float, speed: float) -> Flick:
    """In whole numbers, within what is allowed."""
    hundredths = round(angle * 18000 / pi) % FULL_TURN
    return Flick(number_of(shot.pawn), hundredths, min(max(round(speed), SLOWEST), FASTEST), shot.off)


# Exchanges and reefs


def exchange(state: State) -> Exchange:
    """Take back what is scarcer, if that is worth more than who entered."""
    pawn = state.entered[0][0]
    side = side_of(pawn)
    lies = [p for p in range(side * NUMBERS, side * NUMBERS + NUMBERS) if state.places[p] or p == pawn]
    others = course.on_board(state, 1 - side)
    hunters = sum(map(is_mercenary, others))

    def together(pawns: list[int]) -> float:
        fighters = sum(map(is_mercenary, pawns))
        return held(len(pawns) - fighters, fighters, keys_of(state.keys, side), len(others) - hunters, hunters)

    rated = [(together([p for p in lies if p != pawn] + [freed]), freed) for freed in course.held_before(state, side)]
    value, freed = max(rated, default=(0.0, pawn))
    return Exchange(number_of(freed) if value > together(lies) + 0.01 else 0)


def guess_reef(side: int, reef: int, rng: random.Random) -> Put:
    """Somewhere between the opponents and one's own doorways, or one's camp, lying across."""
    door = DOORS[rng.choice((0, 1) if side == 0 else (2, 3))]
    goal = door if rng.random() < 0.1 else (rng.uniform(-120, 120), facing(side, -200.0))
    start = (rng.uniform(-200, 200), facing(side, rng.uniform(-60, 280)))
    part = rng.uniform(0.25, 0.95)
    x, y = start[0] + (goal[0] - start[0]) * part, start[1] + (goal[1] - start[1]) * part
    return Put(reef, round(10 * x), round(10 * y), across(start, goal, rng))


def across(start: Point, goal: Point, rng: random.Random) -> int:
    """The angle at which a reef bars the way."""
    turn = atan2(goal[1] - start[1], goal[0] - start[0]) + pi / 2 + rng.gauss(0, 0.2)
    return round(turn * 18000 / pi) % FULL_TURN


def hindrance(state: State, side: int, reef: int, place: Reef) -> float:
    """How much more a reef there is in the opponents' way than in one's own."""
    others = tuple(lies for k, lies in enumerate(state.reefs) if k != side * REEFS + reef)
    there, this = reef_walls(others), (reef_walls((place,))[-1],)
    value = 0.0
    for whose, sign in ((1 - side, 1.0), (side, -1.0)):
        doors = (DOORS[2], DOORS[3]) if whose == 0 else (DOORS[0], DOORS[1])
        camp = circles(1 - whose)
        to_door, to_gate, to_camp = THEIR_WAYS if whose != side else OUR_WAYS
        goals = [(doors[0], to_door), (doors[1], to_door), ((0.0, 0.0), to_gate)]
        goals += [(camp[circle], to_camp) for circle in (0, 3, 4, 5, 6, 7)]
        for start, weight in _STARTS[whose]:
            for goal, more in goals:
                if not past(start, goal, this) and past(start, goal, there):
                    value += sign * weight * more
    return value


_STARTS = tuple(
    tuple(
        ((x, facing(side, y)), weight)
        for y, weight, places in (
            (-254.0, 1.0, (-60.0, -20.0, 20.0, 60.0)),
            (-296.0, 0.5, (-60.0, 60.0)),
            (-100.0, 0.5, (-180.0, -60.0, 60.0, 180.0)),
            (40.0, 0.6, (-200.0, 200.0)),
        )
        for x in places
    )
    for side in (0, 1)
)


def hand(degrees: float, part: float) -> Hand:
    return Hand(degrees * pi / 180, part)


def bot(level: Level, temper: Temper | None = None) -> Bot[View, Move, Memory]:
    """The bot of a level, perhaps with a temper."""
    if level is Level.EASY:
        return Flicker(hand(6.0, 0.15), seconds=0.2, playouts=12, width=4, blur=1.8, worth=alone, temper=temper)
    if level is Level.CASUAL:
        return Flicker(hand(4.6, 0.12), seconds=0.35, playouts=28, width=5, blur=1.2, temper=temper)
    if level is Level.NORMAL:
        return Flicker(hand(3.5, 0.09), seconds=0.5, playouts=48, width=6, blur=0.6, temper=temper)
    if level is Level.STRONG:
        return Flicker(hand(2.3, 0.065), 0.95, playouts=80, width=8, blur=0.2, worth=learned, keen=True, temper=temper)
    return Flicker(hand(1.2, 0.04), 1.45, playouts=120, width=10, blur=0.0, worth=learned, keen=True, temper=temper)
