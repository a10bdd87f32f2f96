"""What may be touched in Help Me! now, and where the rules tell of what is asked."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from kivy.metrics import dp

from core.game import Seat
from core.games.help_me import PLACES, View
from core.table import Table
from mobile.boards.canvas import TouchBoard
from mobile.boards.hand import SecretHand
from mobile.boards.help_me.ground import Ground, stuck
from mobile.boards.help_me.guide import INTO
from mobile.boards.reach import Place, seen
from mobile.look.kit import middle


class Around(Protocol):
    """What is touched."""

    table: Table
    view: View
    seat: Seat | None
    playable: bool
    ground: Ground
    canvas: TouchBoard
    chosen: int | None
    mine: SecretHand | None


def spots(board: Around) -> Iterable[Place]:
    """Piles that go somewhere, where the chosen one goes, and one's own cards."""
    view, moves = board.view, (board.table.moves(board.seat) or ()) if board.seat is not None else ()
    if board.playable:
        goals = {move.goal for move in moves if move.start == board.chosen}
        lies = {place for place in range(PLACES) if view.heights[place] and not stuck(view, place)}
        yield from seen(board.canvas, map(board.ground.centre, sorted(goals | lies)))
    if board.mine is not None and board.seat is not None:
        yield float(board.mine.x + dp(INTO)), middle(board.mine)[1]


def chapter(board: Around) -> str:
    return "move" if board.table.outcome is None else "end"
