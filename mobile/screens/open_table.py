"""The phone lies in the middle and everybody acts: each opens what is theirs by holding their chip."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from kivy.clock import Clock
from kivy.input.motionevent import MotionEvent
from kivy.metrics import dp

from core.game import Seat
from core.log import Seated
from core.table import May
from mobile.boards.base import Action, Box
from mobile.gestures.board import SLOP
from mobile.hotseat import Phase
from mobile.look import sound, theme
from mobile.look.kit import PressPlate
from mobile.look.row import Part
from mobile.screens.parts import introduce
from mobile.words import say

if TYPE_CHECKING:
    from mobile.screens.match_base import MatchBase

HOLD = 0.45  # seconds a chip is held until it opens


class OpenTable:
    """One match screen's."""

    def __init__(self, screen: MatchBase) -> None:
        self.screen = screen
        self._held: PressPlate | None = None  # lives as long as the finger on it, whatever is drawn anew meanwhile

    # Everybody at once

    def say_plate(self) -> str:
        """Whom the table waits for; answers what is asked of everybody."""
        screen, hotseat = self.screen, self.screen.hotseat
        opened = hotseat.viewer
        waits = [hotseat.seats[seat].name for seat in hotseat.table.asked]
        text = say("match.waits_for", names=say("list.comma").join(waits)) if waits else say("match.all_at_once")
        screen.plated = -1 if opened is None else opened
        if opened is None:
            screen.plate.show_all(say("match.all_at_once"), say("match.all_short"), screen.board.plate_line(-1))
        else:
            who = screen.who(opened)
            first = say("match.yours", name=who.name)
            screen.plate.show(who, first, who.name, screen.board.plate_line(opened))
        return text

    def chip(self, seat: Seat, box: Box) -> PressPlate:
        """A person's of this phone: held, it opens what is theirs."""
        hotseat = self.screen.hotseat
        line = self.screen.board.seat_line(seat) or say("match.hold_to_open")
        asked = hotseat.may(seat) is May.ASKED
        return OwnChip(self.screen.who(seat), line, asked, box, partial(self._hold, seat), partial(self._tapped, seat))

    def _hold(self, seat: Seat, chip: PressPlate, finger: MotionEvent) -> None:
        """Open it if the finger stays; the chip may be drawn anew meanwhile, because others act."""
        self._held = chip

        def look(_: float) -> None:
            moved = max(abs(finger.x - finger.ox), abs(finger.y - finger.oy)) > dp(SLOP)
            if finger.time_end < 0 and not moved and not self.screen.gone:
                chip.pressed = lambda: None  # the finger has done what it came for, however long it stays
                self._open(seat)

        Clock.schedule_once(look, HOLD)

    def beside(self, actions: list[Action]) -> tuple[list[Action], Action]:
        """What the board offers, and what closes what was opened: the last button, while only others are asked."""
        hotseat, (*also, last) = self.screen.hotseat, actions
        if hotseat.phase is not Phase.TABLE or hotseat.viewer is None:
            return also, last
        hides = Action(say("match.close_own"), "eye_shut", self.close)
        if hotseat.viewer in hotseat.table.asked or last.enabled:
            return [*also, hides], last
        return also, hides._replace(gold=True)

    def close(self) -> None:
        self._open(None)

    def _open(self, seat: Seat | None) -> None:
        self.screen.board.release()
        self.screen.hotseat.show_own(seat)
        if seat is not None:
            sound.tick()
        self.screen.refresh()

    def _tapped(self, seat: Seat) -> None:
        """What all may see of them, where there is anything; and how to see more."""
        self.screen.board.visit(seat)
        self.screen.ticker.tell(say("match.hold_to_open"))


class OwnChip(PressPlate):
    """Bright when its person is asked; tells of a finger that comes down on it."""

    means_own = True  # to rest on it opens what is secret

    def __init__(
        self,
        who: Seated,
        line: str | tuple[Part, ...],
        asked: bool,
        box: Box,
        held: Callable[[PressPlate, MotionEvent], None],
        hint: Callable[[], None],
    ) -> None:
        super().__init__("house/chip_gold" if asked else "house/chip_dark", hint)
        ink = theme.INK if asked else theme.ON_WOOD
        introduce(self, who, line, box, ink, ink)
        told = line if isinstance(line, str) else " ".join(part.spoken or part.text for part in line)
        self.spoken = f"{who.name}, {told}"
        self._held = held

    def thing(self, x: float, y: float) -> None:
        """Held, it opens what is its person's: there is nothing to ask."""

    def on_touch_down(self, touch: MotionEvent) -> bool:
        if self.collide_point(*touch.pos) and not touch.is_mouse_scrolling:
            self._held(self, touch)
        return bool(super().on_touch_down(touch))
