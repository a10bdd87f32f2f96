"""What the parts of the board may ask of it: the position, who looks at it, and where it is drawn.

A part says in a protocol of its own what else it needs. None of them knows the board itself.
"""

from __future__ import annotations

from typing import Protocol

from core.game import Refusal, Seat
from core.games.sapiens.position import Ask, View
from core.table import Table
from mobile.boards.canvas import BoardCanvas, TouchBoard
from mobile.boards.sapiens.valley import Place, Ways


class Sight(Protocol):
    """The position as it is seen here."""

    table: Table
    marks: tuple[int, ...]  # each seat's colour and shape
    options: dict[str, str]
    view: View
    seat: Seat | None
    playable: bool
    confirm: bool
    ways: Ways
    canvas: TouchBoard
    overlay: BoardCanvas

    @property
    def ask(self) -> Ask | None:
        """What the seat is asked, when it may answer here."""

    @property
    def home(self) -> Seat:
        """Whose valley this screen belongs to."""

    @property
    def shown(self) -> Seat:
        """Whose valley is on screen, with their reserve beside it."""

    @property
    def top(self) -> Seat:
        """Whose valley is seen: that one, or the one that slid over it for a turn."""

    @property
    def top_canvas(self) -> BoardCanvas:
        """What that valley is drawn on."""

    def name_of(self, seat: Seat) -> str: ...
    def refuse(self, refusal: Refusal) -> str: ...
    def spot_place(self, kind: str, slot: int = 0) -> Place | None:
        """Where something of the shelves is in the window."""

    def touched(self) -> None:
        """Something was chosen or aimed."""
