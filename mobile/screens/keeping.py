"""A match that is left is kept as it stands, for home: only what everybody may see of it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from core.table import May
from mobile.keepsakes import Keepsake

if TYPE_CHECKING:
    from mobile.screens.match_base import MatchBase

SIDE = 320  # pixels of the picture's longer side


def keep(screen: MatchBase) -> None:
    """Keep how the match stands, or nothing more once it is over; the board shows everybody's view from now on."""
    hotseat, board, keepsakes = screen.hotseat, screen.board, screen.app.keepsakes
    number, table = hotseat.number, hotseat.table
    if number is None or not screen.built:
        return
    if table.outcome is not None:
        keepsakes.forget(number)
        return
    view = table.view(None)
    board.finish_moving()
    board.show(view, None, May.NO)
    board.trail([])
    said = Keepsake(table.setup, table.n, tuple(table.asked), board.far(view))
    keepsakes.put(number, said, partial(board.canvas.picture, SIDE))
