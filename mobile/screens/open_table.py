"""The phone lies in the middle and everybody acts: each opens what is theirs by holding their chip; time is shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from kivy.clock import Clock, ClockEvent
from kivy.input.motionevent import MotionEvent
from kivy.metrics import dp

from core.game import Seat
from core.log import Seated
from core.table import May
from mobile.boards.base import Action, Box
from mobile.hotseat import Phase
from mobile.look import sound, theme
from mobile.look.kit import Picture, PressPlate, Text, put
from mobile.net import every
from mobile.words import say

if TYPE_CHECKING:
    from mobile.screens.match_base import MatchBase

LOOK = 0.2  # seconds between two looks at the clock
HOLD = 0.45  # seconds a chip is held until it opens


class OpenTable:
    """One match screen's."""

    def __init__(self, screen: MatchBase) -> None:
        self.screen = screen
        self._ticking: ClockEvent | None = None

    # Everybody at once

    def say_plate(self) -> str:
        """Whom the table waits for; answers what is asked of everybody."""
        screen, hotseat = self.screen, self.screen.hotseat
        opened = hotseat.viewer
        waits = [hotseat.seats[seat].name for seat in hotseat.table.asked]
        text = say("match.waits_for", names=say("list.comma").join(waits)) if waits else say("match.all_at_once")
        screen.plated = -1 if opened is None else opened
        if opened is None:
            screen.plate.show_all(say("match.all_at_once"), screen.board.plate_line(-1))
        else:
            who = hotseat.seats[opened]
            first = say("match.yours", name=who.name)
            screen.plate.show(theme.SEATS[who.mark], first, who.name, screen.board.plate_line(opened))
        return text

    def chip(self, seat: Seat, box: Box) -> PressPlate:
        """A person's of this phone: held, it opens what is theirs."""
        hotseat = self.screen.hotseat
        line = self.screen.board.seat_line(seat) or say("match.hold_to_open")
        return OwnChip(
            hotseat.seats[seat], line, hotseat.may(seat) is May.ASKED, box, lambda: self._open(seat), self._hint
        )

    def actions(self) -> list[Action]:
        """Close what was opened."""
        if self.screen.hotseat.phase is not Phase.TABLE or self.screen.hotseat.viewer is None:
            return []
        return [Action(say("match.close_own"), "eye_shut", self.close)]

    def close(self) -> None:
        self._open(None)

    def _open(self, seat: Seat | None) -> None:
        self.screen.board.release()
        self.screen.hotseat.show_own(seat)
        if seat is not None:
            sound.tick()
        self.screen.refresh()

    def _hint(self) -> None:
        self.screen.bar.narrate(say("match.hold_to_open"), "")

    # The clock

    def keep_time(self) -> None:
        """While what is asked has a time, it goes on and is shown."""
        left = self.screen.hotseat.table.left
        self.screen.clock.show(left)
        if left is not None and self._ticking is None and not self.screen.gone:
            self._ticking = every(LOOK, self._look)

    def _look(self, _: float) -> bool:
        screen, hotseat = self.screen, self.screen.hotseat
        if screen.session is None and not screen.showing.queue and not screen.asking:
            hotseat.work(Clock.get_time())
            screen.say_trouble()
        left = hotseat.table.left
        screen.clock.show(left)
        if left is None:
            self._ticking = None
            return False
        return True

    def stop(self) -> None:
        if self._ticking is not None:
            self._ticking.cancel()
            self._ticking = None


class OwnChip(PressPlate):
    """Shape, name, a line; bright when its person is asked. Held for a moment it opens."""

    def __init__(
        self, who: Seated, line: str, asked: bool, box: Box, opened: Callable[[], None], hint: Callable[[], None]
    ) -> None:
        super().__init__("house/chip_gold" if asked else "house/chip_dark", hint)
        ink = theme.INK if asked else theme.ON_WOOD
        token = Picture(f"house/seat_{theme.SEATS[who.mark]}", fill=True)
        side, half = dp(20), box.height / 2
        put(token, box.x + dp(6), box.y + half + (half - side) / 2, side, side)
        name = Text(who.name, 14, 800, ink, lines=1)
        put(name, box.x + dp(30), box.y + half, box.width - dp(34), half)
        second = Text(line, 14, 600, ink, lines=1)
        put(second, box.x + dp(8), box.y + dp(2), box.width - dp(12), half)
        for part in (token, name, second):
            self.add_widget(part)
        self.spoken = f"{who.name}, {line}"
        self._opened = opened
        self._holding: ClockEvent | None = None

    def on_touch_down(self, touch: MotionEvent) -> bool:
        if self.collide_point(*touch.pos):
            self._holding = Clock.schedule_once(self._hold, HOLD)
        return bool(super().on_touch_down(touch))

    def on_touch_up(self, touch: MotionEvent) -> bool:
        self._let_go()
        return bool(super().on_touch_up(touch))

    def _hold(self, _: float) -> None:
        self._holding = None
        if self.parent is not None:
            self._opened()

    def _let_go(self) -> None:
        if self._holding is not None:
            self._holding.cancel()
            self._holding = None
