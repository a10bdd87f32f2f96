"""Turns of others in Sapiens, shown once more: their valley comes over one's own, and a bear walks in."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from core.games.sapiens.position import BearPut, Fed, Laid
from mobile.boards.sapiens.board import Board
from mobile.look.kit import PressPlate
from mobile.screens.recap import RecapSheet
from mobile.tour.fingers import Missing, Steps

if TYPE_CHECKING:
    from mobile.tour.pictures import Tour

FRAMES = 600  # that anything may take to come


def _until(what: Callable[[], bool]) -> Steps:
    """Frame by frame, so that nothing is missed."""
    for _ in range(FRAMES):
        if what():
            return
        yield 0
    raise Missing("the turn is not shown")


def rivals(tour: Tour) -> Steps:
    """All that happened since one's last turn, among it a bear for oneself."""
    board = tour.match.board
    assert isinstance(board, Board)
    visiting, animation = board.visiting, board.animation
    yield from tour.touch(tour.match.ticker)
    (sheet,) = tour.all(RecapSheet)
    cards = [part for part in sheet.walk() if type(part) is PressPlate]
    yield from tour.touch(next(card for card in cards if _bears(tour, card.spoken)))
    yield from _until(lambda: visiting.moving)
    yield 0.06
    tour.picture("sapiens_rival_comes")
    yield from _until(lambda: isinstance(animation.showing, Laid))
    yield 0.12
    tour.picture("sapiens_rival_lays")
    yield from _until(lambda: isinstance(animation.showing, Fed | BearPut))
    if isinstance(animation.showing, Fed):
        yield 0.1
        tour.picture("sapiens_rival_earns")
    yield from _until(lambda: isinstance(animation.showing, BearPut))
    yield 0.14
    tour.picture("sapiens_bear_wakes")
    yield 0.2
    tour.picture("sapiens_bear_leaves")
    yield from _until(lambda: visiting.moving)
    yield 0.06
    tour.picture("sapiens_bear_crosses")
    yield from _until(lambda: not visiting.moving)
    yield 0.12
    tour.picture("sapiens_bear_walks_in")
    yield 0.3
    tour.picture("sapiens_bear_sits")
    yield from _until(lambda: not tour.match.showing.queue and not board.moving)


def _bears(tour: Tour, line: str) -> bool:
    """Does a card tell of a bear for who looks?"""
    board = tour.match.board
    told = [board.event_line(seen) for seen in tour.match.hotseat.since(0) if _comes(seen.events)]
    return any(one in line for one in told if one)


def _comes(events: tuple[object, ...]) -> bool:
    return any(isinstance(event, BearPut) and event.victim == 0 for event in events)
