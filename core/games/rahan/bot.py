"""Rahan played by bots: each deed is judged by where everybody stands after it.

How many turns everybody has left says who is likely to win. A beginner sees only itself, judges roughly and has a
shaking thumb; a strong one plans farther with the cards it holds, draws more hands in its head before it rolls, and
looks at what a deed takes from the others.
"""

from __future__ import annotations

import random
from collections.abc import Generator
from math import exp, log, radians

from core.bots.sober import sober
from core.game import Bot, Level, Seat, Temper
from core.games.rahan import foresee, judge, legal, shooting
from core.games.rahan.aiming import aimed, repelling
from core.games.rahan.content import (
    ANIMAL_SQUARES,
    BEAST_SQUARES,
    DIE,
    HELD,
    KINDS,
    KNIFE_SHOTS,
    MOST,
    STEPS,
    SWAPPED,
    Animal,
    Card,
    Need,
    apart,
)
from core.games.rahan.judge import FOOD, MEET, duel, hit, lacking, left
from core.games.rahan.position import (
    Ask,
    Draw,
    Exchange,
    Fight,
    Go,
    Keep,
    Knife,
    Lead,
    Loot,
    Memory,
    Move,
    Position,
    Shoot,
    State,
    Step,
    View,
)
from core.games.rahan.racing import SECONDS, Racer
from core.games.rahan.tempers import liking

WARMTH = 0.33  # how much a turn's lead makes it likelier to win
BEAST = 2.6  # turns a beast costs who has no weapon; half of it whoever has one
SILLY = 2.5  # turns that nobody gives away for nothing

Rated = list[tuple[float, Move]]


class Thinker(Bot[View, Move, Memory]):
    """Judges what each deed leads to."""

    seconds = SECONDS

    def __init__(
        self,
        depth: int,
        hands: int,
        noise: float,
        thumb: float,
        force: float,
        rivals: bool,
        temper: Temper | None = None,
    ) -> None:
        self._temper = temper
        self.playouts = hands
        self._depth = depth  # cards of a plan
        self._hands = hands  # drawn in the head before the die is rolled
        self._noise = noise  # turns by which a deed is misjudged
        self._thumb, self._force = radians(thumb), force  # how the thumb errs, in direction and strength
        self._rivals = rivals  # are they looked at?

    def think(self, view: View, memory: Memory, rng: random.Random) -> Generator[int, bool, Move]:
        state: State = foresee.copied(view)
        seat = view.seat if view.seat is not None else state.who
        going = yield 0
        match state.ask:
            case Ask.HUNT | Ask.REPEL | Ask.FIGHT:
                return aimed(state, seat, self._thumb, self._force, rng)
            case Ask.BESET:
                return self._beset(state, seat)
        for _ in judge.prepared(state):
            if not going:
                break
            going = yield 0
        if state.ask is Ask.TURN:
            return (yield from self._turn(state, seat, rng, going))
        found: Rated = []
        for move in legal.moves(state, seat) or ():
            found.append((self._answered(state, seat, move, self._depth if going else 0), move))
            if going:
                going = yield 0
        return max(found, key=lambda rated: rated[0])[1]

    # How it stands

    def _stands(self, state: Position, seat: Seat, depth: int, more: float = 0.0) -> float:
        """By how many turns the seat is ahead, by all that is seen; it has so many turns more before it."""
        mine = left(state, seat, depth) + more
        if not self._rivals:
            return -mine
        ahead = 0.0
        for other in range(state.players):
            if other != seat:
                ahead += exp(WARMTH * (mine - left(state, other, min(depth, 2))))
        return -log(ahead) / WARMTH

    def _misjudged(self, value: float, rng: random.Random) -> float:
        """With the noise of this level."""
        return value + rng.gauss(0, self._noise) if self._noise else value

    # A free turn

    def _turn(self, state: State, seat: Seat, rng: random.Random, going: bool) -> Generator[int, bool, Move]:
        found: list[tuple[float, tuple[float, Move]]] = []  # as it is, and as it is seen
        for move in foresee.deeds(state, seat):
            if isinstance(move, Go) and foresee.comes_home(state, seat, move.to):
                return move
            if isinstance(move, Lead):
                for _ in judge.prepared(state, move.to):
                    if not going:
                        break
                    going = yield 0
                if not going and found:
                    continue
            value = self._deed(state, seat, move, self._depth if going else 0)
            found.append((value, (self._misjudged(value, rng), move)))
            if going:
                going = yield 0
        drawn = yield from self._drawn(state, seat, rng, going)
        found += [(value, (self._misjudged(value, rng), move)) for value, move in drawn]
        seen = [(value + liking(self._temper, move), move) for _, (value, move) in sober(found, SILLY)]
        return max(seen, key=lambda rated: rated[0])[1]

    def _deed(self, state: State, seat: Seat, move: Move, depth: int) -> float:
        """How it stands after a deed."""
        match move:
            case Go(to):
                return self._stands(foresee.gone(state, seat, to), seat, depth)
            case Lead(to):
                return self._stands(foresee.led(state, seat, to), seat, depth)
            case Shoot(weapons):
                return self._hunted(state, seat, weapons, depth)
            case Knife():
                return self._hunted(state, seat, 0, depth)
            case Fight(foe):
                return self._fought(state, seat, foe, depth)
        raise AssertionError(move)

    def _hunted(self, state: State, seat: Seat, weapons: int, depth: int) -> float:
        here, hand = state.cavemen[seat], state.steadiness[seat]
        chances = [
            (hit(here, ANIMAL_SQUARES[animal], hand, self._thumb), int(animal))
            for animal in Animal
            if state.animals >> animal & 1
        ]
        likely, animal = max(chances)
        failed = (1 - likely) ** (weapons or KNIFE_SHOTS)
        missed = self._stands(foresee.shot(state, seat, weapons, None), seat, min(depth, 2))
        fed = self._stands(foresee.shot(state, seat, weapons, animal), seat, min(depth, 2))
        return failed * missed + (1 - failed) * fed

    def _fought(self, state: State, seat: Seat, foe: Seat, depth: int) -> float:
        after = foresee.fought(state, seat)
        steps = max(apart(state.cavemen[seat], state.cavemen[foe]), 1)
        wins = duel(steps, state.steadiness[seat], state.steadiness[foe])
        taken, lost = self._robbed(after, seat, foe), self._robbed(after, foe, seat)
        depth = min(depth, 2)
        return wins * self._stands(taken, seat, depth) + (1 - wins) * self._stands(lost, seat, depth)

    @staticmethod
    def _robbed(state: State, winner: Seat, loser: Seat) -> State:
        """After the winner took what brings it nearest to its end, else what the loser lacks then."""
        found = [foresee.robbed(state, winner, loser, need) for need in Need if state.needs[loser][need]]
        if not found:
            return state
        return min(found, key=lambda after: left(after, winner, 0) - 0.3 * left(after, loser, 0))

    # Cards

    def _drawn(self, state: State, seat: Seat, rng: random.Random, going: bool) -> Generator[int, bool, Rated]:
        """What rolling the die and exchanging are worth: hands drawn in the head from the cards that are left."""
        wanted: list[tuple[Move, tuple[int, ...], int | None]] = []
        hand = state.hands[seat]
        if sum(hand) < MOST:
            wanted.append((Draw(), hand, None))
        if (going and sum(hand) >= SWAPPED) or sum(hand) == MOST:
            worst = self._worst(state, seat, self._depth if going else 0)
            wanted.append((Exchange(worst), foresee.laid_down(hand, worst), SWAPPED))
        totals, count = [0.0] * len(wanted), 0
        deck = [card for card in range(KINDS) for _ in range(state.deck[card])]
        while count < self._hands and (going or count < DIE):
            cards = rng.sample(deck, min(len(deck), DIE))
            for place, (_, held, number) in enumerate(wanted):
                came = cards[: count % DIE + 1 if number is None else number]
                totals[place] += self._with(state, seat, held, came, self._depth if going else 0)
            count += 1
            if going:
                going = yield 1
        return [(total / count, move) for total, (move, _, _) in zip(totals, wanted, strict=True)]

    def _with(self, state: State, seat: Seat, held: tuple[int, ...], came: list[int], depth: int) -> float:
        """How it stands when these cards come to a hand."""
        hand, more = list(held), 0.0
        for card in came:
            if card >= HELD:
                more = BEAST
            elif sum(hand) < MOST:
                hand[card] += 1
        if hand[Card.WEAPON]:
            more /= 2
        return self._stands(foresee.with_hand(state, seat, tuple(hand)), seat, depth, more)

    def _worst(self, state: State, seat: Seat, depth: int) -> tuple[int, ...]:
        """The three cards that would be missed least, of each kind the last one last."""
        hand = state.hands[seat]
        order = sorted((self._missed(state, seat, card, depth), card) for card in range(HELD) if hand[card])
        cards: list[int] = []
        for _, card in order:
            spare = hand[card] - (1 if card < STEPS and hand[card] > 1 else 0)
            cards += [card] * min(spare, SWAPPED - len(cards))
        for _, card in order:
            if len(cards) < SWAPPED and cards.count(card) < hand[card]:
                cards.append(card)
        return tuple(sorted(cards))

    @staticmethod
    def _missed(state: State, seat: Seat, card: int, depth: int) -> float:
        """How much a card of this kind would be missed, in turns."""
        hand, lacks = state.hands[seat], lacking(state.needs[seat])
        if card == Card.KNIFE:
            return 0.5 if lacks & FOOD else 0.0
        if card == Card.RAHAN:
            return 0.5 if lacks & MEET else 0.1
        if card == Card.WEAPON:
            return 0.6 if lacks & FOOD or hand[card] == 1 else 0.3
        fewer = (*hand[:card], hand[card] - 1, *hand[card + 1 :])
        without = left(foresee.with_hand(state, seat, fewer), seat, min(depth, 2))
        return without - left(state, seat, min(depth, 2))

    # Beset

    def _beset(self, state: State, seat: Seat) -> Move:
        if state.hands[seat][Card.WEAPON]:
            return repelling(state, seat, self._thumb)
        return Draw() if sum(state.hands[seat]) < MOST else Exchange(self._worst(state, seat, 0))

    # Answers

    def _answered(self, state: State, seat: Seat, move: Move, depth: int) -> float:
        """How it stands after a choice that is no deed of a turn."""
        match move:
            case Keep(beast):
                return hit(state.cavemen[seat], BEAST_SQUARES[beast], state.steadiness[seat])
            case Loot(need):
                return self._stands(foresee.robbed(state, seat, shooting.other_fighter(state), need), seat, depth)
            case Step(to):
                figure = state.aside[0] if state.ask is Ask.ASIDE else None
                return self._stands(foresee.stepped(state, to, figure), seat, depth)
        raise AssertionError(move)


def bot(level: Level, temper: Temper | None = None) -> Bot[View, Move, Memory]:
    """The bot of this level, perhaps with a temper."""
    if level is Level.EASY:
        return Thinker(depth=1, hands=6, noise=1.5, thumb=6.0, force=0.12, rivals=False, temper=temper)
    if level is Level.CASUAL:
        return Thinker(depth=1, hands=6, noise=1.1, thumb=4.2, force=0.09, rivals=True, temper=temper)
    if level is Level.NORMAL:
        return Thinker(depth=2, hands=6, noise=0.75, thumb=3.0, force=0.06, rivals=True, temper=temper)
    if level is Level.STRONG:
        return Thinker(depth=3, hands=12, noise=0.3, thumb=1.6, force=0.035, rivals=True, temper=temper)
    return Racer(thumb=1.0, force=0.02, temper=temper)
