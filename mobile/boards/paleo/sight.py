"""What the parts of the board may ask of it: the position, who looks at it from which end, and where it is drawn.

A part says in a protocol of its own what else it needs. None of them knows the board itself.
"""

from __future__ import annotations

from typing import Protocol

from core.game import Refusal, Seat
from core.games.paleo.position import Ask, Move, View
from core.table import Table
from mobile.boards.canvas import TouchBoard
from mobile.boards.paleo.ground import Ground


class Sight(Protocol):
    """The position as it is seen here."""

    table: Table
    options: dict[str, str]
    view: View
    seat: Seat | None
    playable: bool
    pulls: bool  # is a flick pulled back, instead of swiped?
    ground: Ground
    canvas: TouchBoard

    @property
    def side(self) -> int:
        """The side one sees from."""

    @property
    def ask(self) -> Ask | None:
        """What is asked now; nothing while something is being shown."""

    @property
    def may_aim(self) -> bool: ...
    @property
    def moves_reefs(self) -> bool: ...
    @property
    def mine(self) -> tuple[int, ...]:
        """The pawns that may be flicked now."""

    @property
    def pad_shown(self) -> bool:
        """Is the chosen pawn enlarged below the board?"""

    def refuse(self, refusal: Refusal) -> str: ...
    def send(self, move: Move) -> None: ...
    def touched(self) -> None:
        """Something was chosen or aimed."""
