"""What the parts of the board may ask of it: the position, who looks at it, and where it is drawn.

The world of the board's canvas is the valley itself in millimetres, x to the right and y down, its upper left corner at
(0, 0): what the rules and the flint reckon with is drawn as it is. What is drawn there is as large as it is in the box;
`ground` has the pictures.

The flint has modules of its own. `aim.Flint` is made once by the board and hears of fingers, positions and buttons
while a flick is asked of who looks (`may_flick`); the band below the board in which the hand lies is its own meanwhile.
`flight.Flight` is a `roll_player.Course` made of what was thrown (`position.Threw`), shown by `animation` above the
board. `mobile.boards.die.Die` is a widget that rolls to a number; the board puts it over the valley.

A part says in a protocol of its own what else it needs. None of them knows the board itself.
"""

from __future__ import annotations

from typing import Protocol

from kivy.input.motionevent import MotionEvent

from core.game import Refusal, Seat
from core.games.rahan.position import Ask, Move, View
from core.table import Table
from mobile.boards.base import Form, Stage
from mobile.boards.canvas import BoardCanvas, TouchBoard

Place = tuple[float, float]


class Sight(Protocol):
    """The position as it is seen here."""

    table: Table
    marks: tuple[int, ...]  # each seat's colour and shape
    options: dict[str, str]
    view: View
    seat: Seat | None
    playable: bool
    confirm: bool
    pulls: bool  # is a flick pulled back, instead of swiped?
    held: MotionEvent | None  # the finger that holds what was lifted
    canvas: TouchBoard
    overlay: BoardCanvas  # over the whole screen, in dp, for what hangs at a finger
    stage: Stage | None
    form: Form

    @property
    def ask(self) -> Ask | None:
        """What is asked of who looks; nothing while something is being shown."""

    @property
    def home(self) -> Seat:
        """Whose cards lie below the board."""

    @property
    def may_flick(self) -> bool:
        """Is a flick asked of who looks?"""

    def name_of(self, seat: Seat) -> str: ...
    def refuse(self, refusal: Refusal) -> str: ...
    def send(self, move: Move) -> None:
        """Make a move: nothing is chosen any more."""

    def touched(self) -> None:
        """Something was chosen or aimed: show it, and let the screen know."""

    def finish_moving(self) -> bool: ...
