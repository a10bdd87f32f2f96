"""Rahan's hard bot: it looks at every deed, at what may come of it by chance, and at how the next caveman answers.

How likely everybody wins then is learnt (`odds`). What promises most at a glance is looked at closer.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Generator, Sequence
from math import radians

from core.game import Bot, Seat, Temper
from core.games.rahan import foresee, judge, legal, odds, shooting
from core.games.rahan.aiming import aimed, repelling
from core.games.rahan.content import (
    ANIMAL_SQUARES,
    BEAST_SQUARES,
    DIE,
    HELD,
    KINDS,
    KNIFE_SHOTS,
    MOST,
    NOTHING,
    SWAPPED,
    Animal,
    Card,
    Need,
    apart,
)
from core.games.rahan.judge import duel, hit
from core.games.rahan.position import (
    FLICKS,
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
from core.games.rahan.tempers import liking

SECONDS = 0.8
TURN = 0.08  # how much likelier a lead of one more turn makes it to win
GLANCE, DEPTH = 2, 3  # cards of a plan: of a deed at first, and at last
CLOSER = 6  # deeds that are looked at closer
SWAPS = 3  # exchanges that are looked at
HANDS = 12  # that may come, when looked at closer
NEXT_HANDS = 3  # that may come to those after it
FAR = 0.4  # a beast is, if a shot hits it no likelier
NEARER = 0.55  # how likely a shot hits from where a miss has led
PLIES = 2  # deeds of others, and of itself again, that are looked at then

Chances = list[float]  # of each seat, to win
Looks = Callable[[State, Seat], Chances]  # at a position, when it is a seat's turn


def glance(state: Position, turn: Seat, depth: int = GLANCE) -> Chances:
    """How likely everybody wins, when it is a seat's turn."""
    return odds.chances([odds.features(state, seat, turn, depth) for seat in range(state.players)])


def mixed(likely: float, one: Chances, other: Chances) -> Chances:
    """What is to be expected of two that may come."""
    return [likely * a + (1 - likely) * b for a, b in zip(one, other, strict=True)]


class Deeds:
    """What each deed of a seat leads to, as something looks at it."""

    def __init__(self, state: State, seat: Seat, looks: Looks, thumb: float) -> None:
        self.state, self.seat = state, seat
        self._looks, self._thumb = looks, thumb
        self._next = (seat + 1) % state.players

    def after(self, move: Move, hands: Sequence[Sequence[int]]) -> Chances:
        """What a deed leads to; these hands may come."""
        state, seat = self.state, self.seat
        match move:
            case Go(to):
                if foresee.comes_home(state, seat, to):
                    return [float(other == seat) for other in range(state.players)]
                return self._then(foresee.gone(state, seat, to))
            case Lead(to):
                return self._then(foresee.led(state, seat, to))
            case Shoot(weapons):
                return self._hunted(weapons)
            case Knife():
                return self._hunted(0)
            case Fight(foe):
                return self._fought(foe)
        total = [0.0] * state.players
        for place, cards in enumerate(hands):
            total = [one + more for one, more in zip(total, self.come(move, cards, place), strict=True)]
        return [one / len(hands) for one in total]

    def come(self, move: Move, cards: Sequence[int], place: int) -> Chances:
        """What it leads to that these cards come, or as many of them as a die says."""
        state, seat = self.state, self.seat
        held, came = state.hands[seat], cards[: place % DIE + 1]
        if isinstance(move, Exchange):
            held, came = foresee.laid_down(held, move.cards), cards[:SWAPPED]
        hand, beasts = list(held), [card - HELD for card in came if card >= HELD]
        for card in came:
            if card < HELD and sum(hand) < MOST:
                hand[card] += 1
        after = foresee.with_hand(state, seat, tuple(hand))
        if beasts and state.beset[seat] == NOTHING:
            here, steady = state.cavemen[seat], state.steadiness[seat]
            after = foresee.beset(after, seat, max(beasts, key=lambda beast: hit(here, BEAST_SQUARES[beast], steady)))
        return self._then(after)

    def _then(self, after: State) -> Chances:
        return self._looks(after, self._next)

    def _hunted(self, weapons: int) -> Chances:
        state, seat = self.state, self.seat
        here, hand = state.cavemen[seat], state.steadiness[seat]
        likely, animal = max(
            (hit(here, ANIMAL_SQUARES[animal], hand, self._thumb), int(animal))
            for animal in Animal
            if state.animals >> animal & 1
        )
        failed = (1 - likely) ** (weapons or KNIFE_SHOTS)
        missed = self._then(foresee.shot(state, seat, weapons, None))
        return mixed(failed, missed, self._then(foresee.shot(state, seat, weapons, animal)))

    def _fought(self, foe: Seat) -> Chances:
        state, seat = self.state, self.seat
        after = foresee.fought(state, seat)
        steps = max(apart(state.cavemen[seat], state.cavemen[foe]), 1)
        wins = duel(steps, state.steadiness[seat], state.steadiness[foe])
        return mixed(wins, self._robbed(after, seat, foe), self._robbed(after, foe, seat))

    def _robbed(self, state: State, winner: Seat, loser: Seat) -> Chances:
        """After the winner took what serves it most at a glance."""
        found = [foresee.robbed(state, winner, loser, need) for need in Need if state.needs[loser][need]]
        return self._then(max(found, key=lambda after: glance(after, self._next)[winner], default=state))


def dealt(state: Position, count: int, rng: random.Random) -> list[list[int]]:
    """Cards that may come next, so many times."""
    deck = [card for card in range(KINDS) for _ in range(state.deck[card])]
    return [rng.sample(deck, min(len(deck), DIE)) for _ in range(count)]


def with_cards(state: State, seat: Seat, count: int) -> list[Move]:
    """Rolling the die, and so many exchanges, those that leave most."""
    hand = state.hands[seat]
    rolls: list[Move] = [Draw()] if sum(hand) < MOST else []
    swaps = legal.exchanges(hand) if count else ()
    if len(swaps) <= 1:
        return [*rolls, *swaps]

    def leaves(move: Exchange) -> float:
        return glance(foresee.with_hand(state, seat, foresee.laid_down(hand, move.cards)), seat, 1)[seat]

    return [*rolls, *sorted(swaps, key=leaves, reverse=True)[:count]]


class Racer(Bot[View, Move, Memory]):
    """The hard bot."""

    seconds = SECONDS
    playouts = 400

    def __init__(self, thumb: float, force: float, temper: Temper | None = None) -> None:
        """How the thumb errs, in degrees and in strength."""
        self._temper = temper
        self._thumb, self._force = radians(thumb), force

    def think(self, view: View, memory: Memory, rng: random.Random) -> Generator[int, bool, Move]:
        state: State = foresee.copied(view)
        seat = view.seat if view.seat is not None else state.who
        going = yield 0
        if state.ask in FLICKS:
            return aimed(state, seat, self._thumb, self._force, rng)
        if state.ask is Ask.BESET and state.hands[seat][Card.WEAPON]:
            return self._repelling(state, seat)
        for _ in judge.prepared(state):
            if not going:
                break
            going = yield 0
        if state.ask in (Ask.TURN, Ask.BESET):
            return (yield from self._turn(state, seat, rng, going))
        return max(legal.moves(state, seat) or (), key=lambda move: self._answered(state, seat, move))

    def _turn(self, state: State, seat: Seat, rng: random.Random, going: bool) -> Generator[int, bool, Move]:
        """All deeds at a glance; then the best of them by what the next one answers, the most promising first."""
        waiting = self._waiting(state, seat)
        hands, later = dealt(state, HANDS, rng), dealt(state, NEXT_HANDS, rng)
        deeds = Deeds(state, seat, glance, self._thumb)
        found: list[tuple[float, Move]] = []
        for move in waiting:
            if isinstance(move, Lead):
                for _ in judge.prepared(state, move.to):
                    if not going:
                        break
                    going = yield 0
                if not going and found:
                    continue
            found.append((deeds.after(move, hands[:DIE])[seat] + self._likes(move), move))
            if going:
                going = yield 1
        found.sort(key=lambda rated: -rated[0])
        if not going or len(found) == 1:
            return found[0][1]
        deeds = Deeds(state, seat, lambda after, turn: self._expected(after, turn, later, PLIES), self._thumb)
        best: list[tuple[float, Move]] = []
        for _, move in found[:CLOSER]:
            value = self._likes(move)
            if isinstance(move, Draw | Exchange):
                for place, cards in enumerate(hands):
                    value += deeds.come(move, cards, place)[seat] / len(hands)
                    going = yield 1
            else:
                value += deeds.after(move, ())[seat]
                going = yield 1
            if not going:
                break
            best.append((value, move))
        return max(best, key=lambda rated: rated[0])[1] if best else found[0][1]

    def _repelling(self, state: State, seat: Seat) -> Move:
        """With as many weapons as stands best then; the flint leads nearer. From far away with what its thumb says."""
        likely = hit(state.cavemen[seat], BEAST_SQUARES[state.beset[seat]], state.steadiness[seat], self._thumb)
        if likely < FAR:
            return repelling(state, seat, self._thumb)
        turn = (seat + 1) % state.players

        def stands(move: Move) -> float:
            assert isinstance(move, Shoot)
            failed = (1 - likely) * (1 - max(likely, NEARER)) ** (move.weapons - 1)
            spent = foresee.shot(state, seat, move.weapons, None)
            rid = glance(foresee.beset(spent, seat, NOTHING), turn, DEPTH)
            return mixed(failed, glance(spent, turn, DEPTH), rid)[seat]

        return max(legal.moves(state, seat) or (), key=stands)

    def _likes(self, move: Move) -> float:
        return TURN * liking(self._temper, move)

    @staticmethod
    def _waiting(state: State, seat: Seat) -> list[Move]:
        """What may be done, at first sight."""
        if state.ask is Ask.TURN:
            return [*foresee.deeds(state, seat), *with_cards(state, seat, SWAPS)]
        return with_cards(state, seat, 0) or with_cards(state, seat, SWAPS)

    def _expected(self, state: State, seat: Seat, hands: Sequence[Sequence[int]], plies: int) -> Chances:
        """How it stands after what this seat and those after it do best at a glance."""
        if state.beset[seat] != NOTHING:
            return glance(state, seat, DEPTH)
        deeds = Deeds(state, seat, _closely, self._thumb)
        moves = [move for move in foresee.deeds(state, seat) if not isinstance(move, Lead)]
        found = [(deeds.after(move, hands), move) for move in (*moves, *with_cards(state, seat, 0))]
        if not found:
            return glance(state, seat, DEPTH)
        chances, best = max(found, key=lambda rated: rated[0][seat])
        if plies == 1 or 1.0 in chances:
            return chances
        further = Deeds(state, seat, lambda after, turn: self._expected(after, turn, hands, plies - 1), self._thumb)
        return further.after(best, hands)

    @staticmethod
    def _answered(state: State, seat: Seat, move: Move) -> float:
        """How it stands after a choice that is no deed of a turn."""
        following = (state.turn + 1) % state.players
        match move:
            case Keep(beast):
                return hit(state.cavemen[seat], BEAST_SQUARES[beast], state.steadiness[seat])
            case Loot(need):
                after = foresee.robbed(state, seat, shooting.other_fighter(state), need)
                return glance(after, following, DEPTH)[seat]
            case Step(to):
                figure = state.aside[0] if state.ask is Ask.ASIDE else None
                return glance(foresee.stepped(state, to, figure), following, DEPTH)[seat]
        raise AssertionError(move)


def _closely(state: State, turn: Seat) -> Chances:
    return glance(state, turn, DEPTH)
