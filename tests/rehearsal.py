"""A game for rehearsals only: it has, in small, everything the five games need of the contract.

A round: all bid at once and in secret; the one whose turn it is flicks a stone and draws a token from a bag, seen by
nobody else; the neighbour answers; then all stake coins until everybody agrees to the same deal or the time is up.
Gifts may be made at any time, asked or not. By rules 2 the highest bid earns more than by rules 1.
"""

from __future__ import annotations

from enum import StrEnum
from itertools import chain
from typing import Annotated

import msgspec

from core.game import Bot, Game, Level, Number, Option, Outcome, Refusal, Seat, TableReason, top_scorers

TOKENS = (1, 1, 2, 2, 3, 3, 4, 4, 5, 5)
BIDS = (1, 2, 3)


class Phase(StrEnum):
    BID = "bid"
    FLICK = "flick"
    ANSWER = "answer"
    DEAL = "deal"
    OVER = "over"


class Reason(StrEnum):
    NOT_NOW = "rehearsal.not_now"
    NO_SUCH_NUMBER = "rehearsal.no_such_number"
    OTHER_DEAL = "rehearsal.other_deal"
    TOO_POOR = "rehearsal.too_poor"


class Move(msgspec.Struct, frozen=True):
    word: str
    numbers: tuple[int, ...] = ()


class Glide(msgspec.Struct, frozen=True):
    """What a flick leads to."""

    distance: int
    path: tuple[int, ...]


class Event(msgspec.Struct, frozen=True):
    word: Annotated[str, msgspec.Meta(max_length=20)]
    seat: Seat = -1
    numbers: Annotated[tuple[Number, ...], msgspec.Meta(max_length=100_000)] = ()
    veiled: bool = False


class State(msgspec.Struct):
    players: int
    rounds: int
    round: int
    phase: Phase
    coins: list[int]
    bids: list[int]
    hands: list[tuple[int, ...]]
    bag: tuple[int, ...]
    stakes: list[int]
    agreed: list[bool]
    deal: int
    stone: int

    @property
    def turn(self) -> int:
        return self.round % self.players


EACH = msgspec.Meta(min_length=2, max_length=4)
Few = Annotated[int, msgspec.Meta(ge=-100, le=10_000)]
Each = Annotated[tuple[Few, ...], EACH]
Hand = Annotated[tuple[Few, ...], msgspec.Meta(max_length=10)]


class View(msgspec.Struct, frozen=True):
    seat: Seat | None
    question: Phase
    players: Annotated[int, msgspec.Meta(ge=2, le=4)]
    rounds: Few
    round: Few
    coins: Each
    has_bid: Annotated[tuple[bool, ...], EACH]
    bid: Few
    counts: Each
    hand: Hand
    hands: Annotated[tuple[Hand, ...], msgspec.Meta(max_length=4)]
    stakes: Each
    agreed: Annotated[tuple[bool, ...], EACH]
    deal: Few
    stone: Number


class Memory(msgspec.Struct, frozen=True):
    events: Number = 0


def glide(angle: int, power: int) -> Glide:
    """A pure function that is slow to compute on some planets."""
    distance = power * power // 1000 + angle % 7
    return Glide(distance, tuple(distance * k // 4 for k in range(5)))


class Thinker(Bot):
    playouts, seconds = 3, 0.01

    def __init__(self, game: Rehearsal) -> None:
        self._game = game

    def think(self, view, memory, rng):
        move, going = None, True
        while going:
            move = self._game.sample(self._game.imagine(view, memory, rng), view.seat, rng)
            going = yield 1
        return move

    def react(self, view, memory, rng):
        richest = max(range(view.players), key=lambda s: (view.coins[s], -s))
        return Move("gift", ((view.seat + 1) % view.players,)) if view.seat == richest and rng.random() < 0.3 else None


class Rehearsal(Game):
    name = "rehearsal"
    seats = (2, 3, 4)
    options = (Option("rounds", ("1", "2"), "2"),)
    words = (Phase, Reason)
    apart = False
    grammar = about_state = about_draws = "see the tests"
    state_type, move_type, event_type, view_type, memory_type = State, Move, Event, View, Memory

    def __init__(self, rules: int = 1) -> None:
        self.rules = rules

    def start(self, players, options, first, chance):
        begins = chance.first(first, players)
        empty = [0] * players
        state = State(
            players, begins + int(options["rounds"]), begins, Phase.BID, [5] * players, empty.copy(),
            [()] * players, TOKENS, empty.copy(), [False] * players, 1, 0,
        )  # fmt: skip
        return state, (Event("begun", begins),)

    def copy(self, state):
        new = msgspec.structs.replace(state)
        for name in ("coins", "bids", "hands", "stakes", "agreed"):
            setattr(new, name, getattr(state, name).copy())
        return new

    def asked(self, state):
        everybody = range(state.players)
        match state.phase:
            case Phase.BID:
                return tuple(s for s in everybody if not state.bids[s])
            case Phase.FLICK:
                return (state.turn,)
            case Phase.ANSWER:
                return ((state.turn + 1) % state.players,)
            case Phase.DEAL:
                return tuple(s for s in everybody if not state.agreed[s])
        return ()

    def refusal(self, state, seat, move):
        if state.phase is Phase.OVER:
            return Refusal(TableReason.OVER)
        number = move.numbers[0] if move.numbers else 0
        if move.word == "gift":
            if number == seat or not 0 <= number < state.players:
                return Refusal(Reason.NO_SUCH_NUMBER, move.numbers)
            return None if state.coins[seat] > state.stakes[seat] else Refusal(Reason.TOO_POOR)
        phase = {"bid": Phase.BID, "flick": Phase.FLICK, "answer": Phase.ANSWER}.get(move.word, Phase.DEAL)
        if phase is not state.phase or (seat not in self.asked(state) and move.word != "stake"):
            return Refusal(Reason.NOT_NOW)
        if move.word == "agree":
            return None if number == state.deal else Refusal(Reason.OTHER_DEAL, (state.deal,))
        if move.word == "stake":
            if number == state.stakes[seat]:
                return Refusal(Reason.NO_SUCH_NUMBER, move.numbers)
            return None if 0 <= number <= state.coins[seat] else Refusal(Reason.TOO_POOR)
        fits = {"bid": number in BIDS, "answer": number in (0, 1), "flick": 1 <= move.numbers[-1] <= 4000}[move.word]
        return None if fits else Refusal(Reason.NO_SUCH_NUMBER, move.numbers)

    def moves(self, state, seat):
        if state.phase is Phase.FLICK and seat == state.turn:
            return None
        words = {"bid": BIDS, "answer": (0, 1), "stake": range(state.coins[seat] + 1), "agree": (state.deal,)}
        tried = [Move(word, (n,)) for word, numbers in words.items() for n in numbers]
        tried += [Move("gift", (s,)) for s in range(state.players)]
        return tuple(move for move in tried if self.refusal(state, seat, move) is None)

    def sample(self, state, seat, rng):
        if self.moves(state, seat) is None:
            return Move("flick", (rng.randrange(36000), rng.randrange(1, 4001)))
        return super().sample(state, seat, rng)

    def play(self, state, seat, move, chance):
        match move:
            case Move("bid", (amount,)):
                state.bids[seat] = amount
                events = [Event("bid", seat, (amount,), veiled=True)]
                return (*events, *(self._reveal_bids(state) if all(state.bids) else ()))
            case Move("flick", numbers):
                state.stone = chance.roll("stone", Glide, glide, *numbers).distance
                token = state.bag[chance.pick("bag", len(state.bag))]
                state.bag = _without(state.bag, (token,))
                state.hands[seat] += (token,)
                state.phase = Phase.ANSWER
                return (Event("slid", seat, (state.stone,)), Event("drew", seat, (token,), veiled=True))
            case Move("answer", (yes,)):
                coin = min(yes, state.coins[state.turn])
                state.coins[state.turn] -= coin
                state.coins[seat] += coin
                state.phase = Phase.DEAL
            case Move("stake", (amount,)):
                state.stakes[seat] = amount
                self._new_deal(state)
            case Move("agree"):
                state.agreed[seat] = True
                return (Event("agreed", seat, (state.deal,)), *(self._close(state) if all(state.agreed) else ()))
            case Move("gift", (to,)):
                state.coins[seat] -= 1
                state.coins[to] += 1
        return (Event(move.word, seat, move.numbers),)

    def _reveal_bids(self, state):
        for seat in range(state.players):
            state.coins[seat] += self.rules * (state.bids[seat] == max(state.bids))
        state.phase = Phase.FLICK
        return (Event("bids", -1, tuple(state.bids)),)

    def _new_deal(self, state):
        state.agreed = [False] * state.players
        state.deal += 1

    def _close(self, state):
        for seat in range(state.players):
            state.coins[seat] += (state.stakes[seat] == max(state.stakes)) - state.stakes[seat] // 2
        state.stakes, state.bids = [0] * state.players, [0] * state.players
        self._new_deal(state)
        state.round += 1
        state.phase = Phase.BID if state.round < state.rounds else Phase.OVER
        closed = Event("closed", -1, tuple(state.coins))
        return (closed, Event("opened")) if state.phase is Phase.OVER else (closed,)

    def quiet(self, event):
        return event.word in ("bid", "stake", "agreed", "gift")

    def about(self, move):
        return move.word if move.word == "stake" else None

    def clock(self, state):
        return 30 if state.phase is Phase.DEAL else 0

    def time_up(self, state, chance):
        return (Event("time_up"), *self._close(state))

    def outcome(self, state):
        if state.phase is not Phase.OVER:
            return None
        scores = tuple(coins + sum(hand) for coins, hand in zip(state.coins, state.hands))
        return Outcome(scores, top_scorers(scores), Phase.OVER)

    def view(self, state, seat):
        over = state.phase is Phase.OVER
        return View(
            seat, state.phase, state.players, state.rounds, state.round, tuple(state.coins),
            tuple(map(bool, state.bids)), 0 if seat is None else state.bids[seat], tuple(map(len, state.hands)),
            () if seat is None else state.hands[seat], tuple(state.hands) if over else (), tuple(state.stakes),
            tuple(state.agreed), state.deal, state.stone,
        )  # fmt: skip

    def possible(self, view):
        each = (view.coins, view.has_bid, view.counts, view.stakes, view.agreed)
        return all(len(one) == view.players for one in each)

    def shown(self, event, seat):
        if not event.veiled or event.seat == seat:
            return event
        return None if event.word == "drew" and seat is None else Event(event.word, event.seat, (), veiled=True)

    def reveals(self, event):
        return event.word in ("bids", "drew", "opened")

    def blank(self, seat):
        return Memory()

    def remember(self, memory, event):
        return Memory(memory.events + 1)

    def imagine(self, view, memory, rng):
        left = list(_without(TOKENS, chain(*view.hands) if view.hands else view.hand))
        rng.shuffle(left)
        hands = list(view.hands)
        for seat, count in enumerate(view.counts if not hands else ()):
            hands.append(view.hand if seat == view.seat else tuple(left.pop() for _ in range(count)))
        bids = [rng.choice(BIDS) if has else 0 for has in view.has_bid]
        if view.seat is not None:
            bids[view.seat] = view.bid
        return State(
            view.players, view.rounds, view.round, view.question, list(view.coins), bids, hands,
            tuple(sorted(left)), list(view.stakes), list(view.agreed), view.deal, view.stone,
        )  # fmt: skip

    def text(self, move):
        return " ".join(map(str, (move.word, *move.numbers)))

    def read(self, text):
        word, *numbers = text.split(" ")
        counts = {"bid": 1, "flick": 2, "answer": 1, "stake": 1, "agree": 1, "gift": 1}
        if counts.get(word) != len(numbers) or not all(n.removeprefix("-").isdecimal() for n in numbers):
            self.unreadable(text)
        return Move(word, tuple(map(int, numbers)))

    def bot(self, level: Level, temper=None):
        return Thinker(self)


def _without(tokens, gone):
    left = list(tokens)
    for token in gone:
        left.remove(token)
    return tuple(left)
