"""TerriStories: any legal move, in such shares that random matches come to an end."""

from __future__ import annotations

import random

from core.game import Seat
from core.games.terristories.content import ROUNDS
from core.games.terristories.events import Remark
from core.games.terristories.moves import DONE, REVEAL, Agree, Give, Move, Promise, Say
from core.games.terristories.position import Law, Pledge, State, free_resources
from core.games.terristories.talk import refusal

TALKS = 0.06  # share of moves that anybody may make at any time
AGREES = 0.6


def sample(state: State, seat: Seat, due: tuple[Move, ...], rng: random.Random) -> Move:
    """One of those that answer, or a free one; a seat that is not asked has only those."""
    if not due or rng.random() < TALKS:
        free = _free(state, seat, rng)
        if not due or refusal(state, seat, free) is None:
            return free
    agree = next((move for move in due if isinstance(move, Agree)), None)
    if agree is not None and rng.random() < AGREES:
        return agree
    if DONE in due and rng.random() < 0.3:
        return DONE
    return due[int(rng.random() * len(due))]


def _free(state: State, seat: Seat, rng: random.Random) -> Move:
    other = (seat + 1 + int(rng.random() * (state.players - 1))) % state.players
    chance = rng.random()
    have = free_resources(state, seat)
    if chance < 0.4 and have:
        return Give(other, 1 + int(rng.random() * have))
    if chance < 0.7:
        promise = Promise(other, rng.choice(tuple(Pledge)), 1 + int(rng.random() * 3), rng.randint(state.round, ROUNDS))
        if refusal(state, seat, promise) is None:
            return promise
    if chance > 0.95 and state.law & Law.GOALS and not state.revealed >> seat & 1:
        return REVEAL
    return Say(Remark.THANKS, (other,))
