"""What pondering brings: two hard bots with as many playouts a move, and one of them goes on while the other thinks.

Playouts are counted, so the same on a machine that is busy.
"""

from __future__ import annotations

import random
from functools import partial
from math import sqrt
from typing import Any

import msgspec

from core.bots.drive import Budget, Thought
from core.command.spread import Workers
from core.game import Level
from core.games import find
from core.log import Seated
from core.match import Match


class Pondered(msgspec.Struct, frozen=True):
    """How all went."""

    game: str
    share: float  # of the bots' own playouts
    longer: float  # times as many while the other thinks; 0: what was thought is kept, and no more
    matches: int
    won: float
    error: float  # standard error of `won`


def play(game: str, share: float, longer: float, n: int) -> float:
    """The n-th match, for who ponders: 1 if it wins, in parts where that is shared. Seats and beginners are swapped."""
    seat = n % 2
    match: Match[Any, Any, Any, Any, Any] = Match.begin(
        find(game), [Seated(level=Level.HARD)] * 2, n // 4, first=n // 2 % 2
    )
    bot, rngs = find(game).bot(Level.HARD), [random.Random(1000 * n + s) for s in (0, 1)]
    notes, most = bot.notes(), share * bot.playouts
    while match.outcome is None:
        turn = match.asked[0]
        given = match.view(turn), match.memory(turn), rngs[turn]
        thinking = bot.think_on(notes, *given) if turn == seat else bot.think(*given)
        thought = Thought(bot, thinking, Budget(playouts=round(most)))
        thought.work()
        if turn != seat and longer:
            pondering = bot.ponder(notes, match.view(seat), match.memory(seat), rngs[seat])
            Thought(bot, pondering, Budget(playouts=round(longer * most))).work()
        match.play(turn, thought.move)
    winners = match.outcome.winners
    return (seat in winners) / len(winners)


def measure(workers: Workers, share: float, matches: int, longer: float = 1.0) -> Pondered:
    """Of Help Me!, whose bots alone keep something from one move to the next."""
    told = list(workers.map(partial(play, "help_me", share, longer), range(matches)))
    won = sum(told) / matches
    error = sqrt(sum((one - won) ** 2 for one in told) / matches / max(matches - 1, 1))
    print(
        f"help_me      pondering {longer:g} times as long as the other thinks, playouts × {share:<5g}"
        f" {matches:4} matches  {won:6.1%} ± {error:.1%}",
        flush=True,
    )
    return Pondered("help_me", share, longer, matches, round(won, 4), round(error, 4))
