"""Matches of Paleo in which there is something to be seen or done, found by playing by chance or by bots."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from core.bots.drive import Budget, Drive
from core.game import Level
from core.games.paleo.position import Ask, State
from core.log import Seated
from core.match import Match
from mobile import games
from mobile.tour.fingers import Fingers, Missing, Steps

if TYPE_CHECKING:
    from core.log import Journal, Setup


def reefs_first(state: State) -> bool:
    """Does the first seat put reefs?"""
    return state.ask is Ask.REEF and state.turn == 0


def between_rounds(state: State) -> bool:
    """May the first seat move a reef that lies?"""
    return state.ask is Ask.MOVE_REEF and state.turn == 0


def lining_up(state: State) -> bool:
    """Is somebody lining up?"""
    return state.ask is Ask.LINE_UP


def flicking(state: State) -> bool:
    """Has everybody flicked some times, and is the first seat to flick?"""
    return state.ask is Ask.FLICK and state.turn == 0 and min(state.flicks) >= 6


def sit_down(tour: Fingers, deal: int, ready: Callable[[State], bool], levels: tuple[Level | None, ...]) -> Steps:
    """A match played by chance until it is as wished, on screen."""
    names = ("Ana", "Léo", "Mina", "Tom")
    seats = [Seated(names[k], level, k) for k, level in enumerate(levels)]
    for number in range(deal, deal + 50):
        match = played(seats, number, ready)
        if match.asked:
            break
    tour.app._play(played(seats, number, ready, tour.archive.journal(number)))
    yield 0.5


def played(
    seats: list[Seated], deal: int, ready: Callable[[State], bool], journal: Callable[[Setup], Journal] | None = None
) -> Match[Any, Any, Any, Any, Any]:
    """One that is as wished, or over: that was never so in this deal."""
    rng = random.Random(deal)
    match = Match.begin(games.find("paleo"), seats, deal, first=0, journal=journal)
    while match.asked and not ready(match._state):
        seat = match.asked[0]
        match.play(seat, match.sample(seat, rng))
    return match


def sit_after(tour: Fingers, told: Callable[[Any], bool], deals: range = range(1, 60)) -> Steps:
    """A match of bots, taken up by a person just after the second seat did something that is to be seen."""
    names = ("Ana", "Léo")
    for deal in deals:
        bots = [Seated(name, Level.NORMAL, k) for k, name in enumerate(names)]
        whole = Match.begin(games.find("paleo"), bots, deal, first=0)
        rngs = {seat: random.Random(f"{deal} {seat}") for seat in range(2)}
        drive = Drive(whole, dict.fromkeys(range(2), Budget(playouts=8)), rngs)
        while whole.asked and whole.n < 150:
            entry = drive.work()
            if entry is None or entry.seat != 1 or not whole.asked:
                continue
            if any(told(event) for event in whole.seen(entry, 0).events):
                seats = [Seated(names[0], None, 0), bots[1]]
                match = Match.begin(whole.game, seats, deal, first=0, journal=tour.archive.journal(deal))
                for made in whole.entries[1:]:
                    match.play(made.seat, made.move)
                tour.app._play(match)
                yield 0.5
                return
    raise Missing("no bots did that")
