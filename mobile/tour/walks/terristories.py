"""TerriStories by touches."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mobile.boards.terristories import Board
from mobile.tour.fingers import Fingers, Missing, Steps
from mobile.tour.walks import Drag
from mobile.words import say

if TYPE_CHECKING:
    from mobile.tour.pictures import Tour

DRAGS: tuple[Drag, ...] = ()


def board_of(fingers: Fingers) -> Board:
    board = fingers.match.board
    if not isinstance(board, Board):
        raise Missing("the board on screen is not that of TerriStories!")
    return board


def go_on(fingers: Fingers) -> Steps:
    """Answer what is asked."""
    yield from fingers.tap(say("match.place"))


def show(tour: Tour) -> Steps:
    """A match on one phone."""
    yield from tour.settled()
    tour.picture("match")
