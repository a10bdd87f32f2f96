"""How a finger makes each move of Help Me!, for who learns it."""

from __future__ import annotations

from typing import Protocol

from kivy.metrics import dp

from core.games.help_me import Move
from mobile.boards.base import Gesture
from mobile.boards.canvas import TouchBoard
from mobile.boards.hand import SecretHand
from mobile.boards.help_me.ground import Ground

CREATURES = "creatures"  # one's own, which are secret
INTO = 40.0  # dp from the left edge of the band, where the first card lies


class Around(Protocol):
    """What fingers touch."""

    ground: Ground
    canvas: TouchBoard
    mine: SecretHand | None

    @property
    def ready(self) -> Move | None:
        """The move that waits to be confirmed."""


def gesture(board: Around, move: Move) -> Gesture | None:
    """The pile is carried over its neighbour; then it is confirmed."""
    if board.ready == move:
        return None
    return Gesture(
        tuple(board.canvas.to_window_place(*board.ground.centre(place)) for place in (move.start, move.goal))
    )


def glance(board: Around, what: str) -> Gesture | None:
    """The finger rests on the cards."""
    hand = board.mine
    if what != CREATURES or hand is None:
        return None
    return Gesture(((float(hand.x + dp(INTO)), float(hand.y + hand.height / 2)),), rests=True)


def sees(board: Around, what: str) -> bool:
    """Are the cards open?"""
    return what == CREATURES and board.mine is not None and board.mine.open
