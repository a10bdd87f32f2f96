"""What the parts of the board may ask of it, and what each of them answers that stands in front of the planet.

A part says in a protocol of its own what else it needs. None of them knows the board itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Protocol, cast

from kivy.input.motionevent import MotionEvent

from core.game import Refusal, Seat
from core.games.terristories import GAME
from core.games.terristories.moves import Move
from core.games.terristories.position import Ask, Indices, View
from core.table import May, Table
from mobile.boards.base import Action, Box, Form, Said, Stage, Thing
from mobile.boards.canvas import BoardCanvas, TouchBoard

Place = tuple[float, float]


class Sight(Protocol):
    """The position as it is seen here."""

    table: Table
    marks: tuple[int, ...]  # each seat's colour and shape: those of its role as soon as it has one
    options: dict[str, str]
    view: View
    seat: Seat | None  # whose view is shown; None: what everybody may see
    playable: bool
    confirm: bool
    held: MotionEvent | None  # the finger that holds what was lifted
    canvas: TouchBoard  # the planet
    overlay: BoardCanvas  # over the whole screen, in dp, for what hangs at a finger
    stage: Stage | None
    form: Form
    may_of: Callable[[Seat], May]
    live: bool  # is the present shown, and may anything be done?
    band_box: Box  # where the band lies in the window
    roof: float  # what stands before the planet keeps below that

    @property
    def here(self) -> tuple[Seat, ...]:
        """The persons at this phone."""

    @property
    def asked_here(self) -> tuple[Seat, ...]:
        """Those of them who are asked now; nobody while something is being shown."""

    @property
    def ask(self) -> Ask | None:
        """What any of them is asked."""

    @property
    def carries_out(self) -> bool:
        """Does just now come true what the table has agreed on?"""

    @property
    def home(self) -> Seat:
        """Whose things lie in the band: who acts, who looks, or who acted last here."""

    def name_of(self, seat: Seat) -> str: ...
    def refuse(self, refusal: Refusal) -> str: ...
    def send(self, move: Move, seat: Seat | None = None) -> None:
        """Make a move, of the seat at home if no other is named: nothing is chosen any more."""

    def touched(self) -> None:
        """Something was chosen: show it, and let the screen know."""

    def explain(self, text: str, place: Place) -> None:
        """Say beside a place of the window why what was touched there is no use now."""

    def seat_place(self, seat: Seat) -> Place | None:
        """Where a seat is in the window: the band, its chip, or the plate."""

    def finish_moving(self) -> bool: ...
    def pick_card(
        self,
        seat: Seat,
        title: str,
        then: Callable[[int], None],
        none_text: str = "",
        finger: MotionEvent | None = None,
    ) -> None:
        """Let a seat choose one of its hand: `then` with its number, or -1 for none where `none_text` says so.

        A finger that holds something chooses by letting go on a card; without one the hand opens as by a tap.
        """

    def open_hand(self, seat: Seat, finger: MotionEvent | None = None) -> None:
        """A seat looks at what it holds: as long as that finger is down, or by a tap."""

    def open_deeds(self, seat: Seat, to: Seat | None = None, n: int = 1) -> None:
        """A seat here wants to give something, or to promise it."""

    def open_lying(self, seat: Seat) -> None:
        """What lies before a seat."""

    def open_card(self, source: int) -> None:
        """A card large: a project, a hazard (100 and above) or a power (200 and above), as jobs name them."""


def due(view: View, seat: Seat) -> tuple[Move, ...]:
    """The moves that answer what a seat is asked, as far as its view tells."""
    return GAME.due(cast(Any, view), seat)


class Front:
    """A part that may stand in front of the planet; this one does nothing at all."""

    touched_parts: Iterable[TouchBoard] = ()  # what of it listens to fingers and holds things
    hides = True  # is the planet not to be seen while it stands in front?

    def arrange(self, stage: Stage, box: Box, form: Form) -> None:
        """Put its widgets on the screen: where the planet is, and below it the band unless the phone lies."""

    @property
    def wanted(self) -> bool:
        """Does it stand in front of the planet?"""
        return False

    @property
    def over(self) -> bool:
        """Is something of it laid over everything, until it is put away?"""
        return False

    @property
    def busy(self) -> bool:
        """Is something chosen that could be cancelled?"""
        return False

    @property
    def moving(self) -> bool:
        return False

    def finish(self) -> None:
        """Whatever moves is there at once."""

    @property
    def forecast(self) -> Indices | None:
        """What the indices would be by what is chosen or agreed on here; shown above the planet."""
        return None

    def show(self) -> None:
        """Draw it, where it is another one than before; or go."""

    def cover(self, covered: bool) -> None:
        """Nothing may be seen of it, or it may again."""

    def forget(self) -> None:
        """Something else is asked: what was being chosen means nothing any more."""

    def cancel(self) -> None:
        """Take back what is chosen."""
        self.forget()

    def release(self) -> None:
        """Something comes between: what fingers hold goes home."""

    def actions(self) -> list[Action]:
        """Its buttons, while it stands in front; none: the planet's."""
        return []

    def ask_line(self) -> str:
        """What is asked, in its words; nothing: the usual words."""
        return ""

    def bubble(self) -> Said | None:
        return None

    def thing_at(self, x: float, y: float) -> Thing | None:
        return None
