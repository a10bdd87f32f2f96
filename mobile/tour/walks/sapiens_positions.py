"""Positions of Sapiens worth seeing, found by playing by chance: the deal, how many entries, and the match."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any

from core.chance import Loose
from core.game import Game, Level
from core.games.sapiens.position import Ask, Bear, First, Lay, Move, Sheltered, State
from core.log import Seated
from core.match import Match
from mobile import games
from mobile.tour.fingers import Fingers, Missing, Steps

Found = tuple[int, int, Match[Any, Any, Any, Any, Any]]


def positions(players: int, seed: int, options: dict[str, str] | None = None) -> Iterator[Found]:
    """Every position of matches played by chance, one deal after the other.

    A rare one is sought from where it once was: so it is found at once, unless the rules change.
    """
    game = games.find("sapiens")
    for deal in range(seed, seed + 5000):
        rng = random.Random(deal)
        match = Match.begin(game, players, deal, options, first=0)
        while match.asked:
            yield deal, match.n, match
            match.play(match.asked[0], match.sample(match.asked[0], rng))
    raise Missing("no such position was found")


def sit_down(
    tour: Fingers, deal: int, entries: int, levels: Sequence[Level | None], options: dict[str, str] | None = None
) -> Steps:
    """A match that was played by chance for so many entries, on screen."""
    names = ("Ana", "Léo", "Mina", "Tom")
    seats = [Seated(names[k], level, k) for k, level in enumerate(levels)]
    rng = random.Random(deal)
    journal = tour.archive.journal(deal)
    match = Match.begin(games.find("sapiens"), seats, deal, options, first=0, journal=journal)
    while match.n < entries:
        match.play(match.asked[0], match.sample(match.asked[0], rng))
    tour.app._play(match)
    yield 0.5


def feast_and_fire(match: Match[Any, Any, Any, Any, Any]) -> list[Move] | None:
    """A turn of seat 0 that connects a feast and a fire and reaches a cave by the feast; None where there is none."""
    state = match.state_copy()
    if state.turn != 0 or state.ask is not Ask.LAY or state.round < 3:
        return None
    game = match.game
    for move in match.moves(0) or ():
        if not isinstance(move, Lay) or move.mountain >= 0:
            continue
        after = game.copy(state)
        game.play(after, 0, move, Loose(random.Random(1)))
        if after.ask is Ask.ORDER and set(after.queue) == {0, 7}:
            game.play(after, 0, First(0), Loose(random.Random(1)))
            rest = _by_the_feast(game, after)
            if rest is not None:
                return [move, First(0), *rest]
    return None


def _by_the_feast(game: Game[Any, Any, Any, Any, Any], state: State) -> list[Move] | None:
    """What seat 0 lays for the feast to reach a cave, and whom the fire keeps away then."""
    if state.ask is not Ask.FEAST:
        return None
    for second in game.moves(state, 0) or ():
        if isinstance(second, Lay):
            then = game.copy(state)
            told = game.play(then, 0, second, Loose(random.Random(1)))
            bears = [bear for bear in game.moves(then, 0) or () if isinstance(bear, Bear)]
            if then.ask is Ask.FIRE and bears and any(isinstance(e, Sheltered) and e.taken for e in told):
                return [second, bears[0]]
    return None


def bear_came(match: Match[Any, Any, Any, Any, Any]) -> bool:
    """Did others send seat 0 a bear since its last turn, which is asked now?"""
    if match._state.turn != 0 or match._state.ask is not Ask.LAY:
        return False
    for entry in reversed(match.entries[1:]):
        if entry.seat == 0:
            return False
        if isinstance(entry.move, Bear) and entry.move.seat == 0:
            return True
    return False


def full(match: Match[Any, Any, Any, Any, Any]) -> bool:
    """Is seat 0's valley as full as any, with a full reserve that may still be laid in many ways?"""
    state = match._state
    if state.turn != 0 or state.ask is not Ask.LAY or min(state.reserves[0]) < 0:
        return False
    covered = sum(map(bool, state.boards[0]))
    return covered >= 20 and sum(isinstance(move, Lay) for move in match.moves(0) or ()) >= 6


def mountain(match: Match[Any, Any, Any, Any, Any]) -> Lay | None:
    if match._state.turn != 0 or match._state.ask is not Ask.LAY:
        return None
    return next((m for m in match.moves(0) or () if isinstance(m, Lay) and m.mountain >= 0), None)


def whole(deal: int) -> Iterator[Found]:
    """A whole match whose last entries are those of a person."""
    for number in range(deal, deal + 500):
        last = list(_one_deal(number))
        if last[-1][2].entries[-1].seat == 0:
            yield from last
            return


def _one_deal(deal: int) -> Iterator[Found]:
    for at in positions(2, deal):
        if at[0] != deal:
            return
        yield at
