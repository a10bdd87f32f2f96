"""A finished match, looked back at on its own board: any of its positions, at any speed, from every seat.

What happened is shown as it was when it happened (core/past.py tells it once more), so that a roll runs its recorded
course, also in slow motion.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from kivy.clock import Clock, ClockEvent

from core.game import Seat
from core.hints.marks import Hinted
from core.log import Kind
from core.match import SeenEntry
from core.past import PastTable
from mobile.boards.base import Box
from mobile.hotseat import HotSeat, Phase
from mobile.look import motion
from mobile.net import every
from mobile.screens.lesson import Stays
from mobile.screens.match import MatchScreen
from mobile.screens.match_layout import Heights, form_of
from mobile.screens.match_menu import MatchMenu
from mobile.screens.parcels import give
from mobile.screens.playback import Course, Deeds, Playback
from mobile.words import say

if TYPE_CHECKING:
    from mobile.screens.base import Button
    from mobile.screens.navigator import Navigator

PACES = ((1.0, "×1"), (2.0, "×2"), (4.0, "×4"), (0.25, "×¼"), (0.5, "×½"))  # in the order of touches
READ = 0.9  # seconds between two entries, so that one can read what happened


class Eyes(HotSeat):
    """Through whose eyes a finished match is seen; everybody's at first."""

    def __init__(self, past: PastTable, hinted: Hinted) -> None:
        self.whose: Seat | None = None
        super().__init__(past, hinted=hinted)

    def look(self, seat: Seat | None) -> None:
        self.whose = seat
        self._look()

    def since(self, seat: Seat) -> list[SeenEntry]:
        """Nobody waits for their turn here."""
        return []

    def _find(self) -> None:
        self.holder, self.to = self.whose, None
        self.phase = Phase.OVER if self.table.outcome is not None else Phase.WATCH


class LookBackScreen(MatchScreen):
    """The match screen of a match that is over."""

    asked_high = 46.0  # dp of the line

    def __init__(self, app: Navigator, past: PastTable, hinted: Hinted, back: Callable[[], None] | None = None) -> None:
        """`back` is where one comes from; else the result is one's way back."""
        self.past_table = past
        self.eyes = Eyes(past, hinted)
        self._way_back = back
        self._pace = 0  # of those there are
        self.playing = False
        self._rest = 0.0  # until the next entry
        self._playing: ClockEvent | None = None
        self._goal = 0  # where the line was touched
        self._jump = Clock.create_trigger(lambda _: self._go_there())
        self.playback: Playback | None = None
        super().__init__(app, self.eyes)
        self.ending = Stays(self)
        self.choices = LookBackMenu(self)

    over = True

    # Building

    def build(self) -> None:
        super().build()
        motion.set_pace(PACES[self._pace][0])
        bar = self.bar
        self.remove_widget(bar)
        deeds = Deeds(self.step_back, self.play, self.step, self.hurry, self.ask_eyes, self.go)
        said = [say(f"back.{word}") for word in ("before", "play", "after", "pace", "eyes")]
        course = Course(self.past_table.last, self._turns(), self.go)
        high = Heights.of(self, form_of(self)).buttons
        self.playback = Playback(Box(bar.x, bar.y, bar.width, bar.height), high, course, deeds, said)
        self.add_widget(self.playback)
        self._buttons()

    def _turns(self) -> list[int]:
        """The entries with which somebody else's turn begins."""
        turns, before = [], -1
        for entry in self.past_table.entries:
            if entry.kind is Kind.MOVE and entry.seat != before:
                turns.append(entry.n)
                before = entry.seat
        return turns

    def _buttons(self) -> None:
        if self.playback is not None:
            whose = self.eyes.whose
            eyes = say("back.everybody") if whose is None else self.name_of(whose)
            self.playback.tell(self.playing, self.past_table.n, PACES[self._pace][1], eyes)

    # To and fro

    def go(self, n: int) -> None:
        """To an entry, with the next frame."""
        self.pause()
        self._goal = n
        self._jump()

    def _go_there(self) -> None:
        if not self.gone and self._goal != self.past_table.n:
            self.past_table.go(self._goal)
            self.anew()

    def step_back(self) -> None:
        """To the position before; of what is being shown, to where it began."""
        self.go(self.past_table.n - 1)

    def step(self) -> None:
        """The next entry happens."""
        self.pause()
        self._happen()

    def _happen(self) -> bool:
        if self.showing.busy:
            self.board.finish_moving()
            self.showing.anew()
        self.showing.recent = []
        return self.past_table.go_on()

    def play(self) -> None:
        """One entry after the other, or no more; after the end from the beginning."""
        if self.playing:
            self.pause()
            return
        if self.past_table.n == self.past_table.last:
            self.past_table.go(0)
            self.anew()
        self.playing, self._rest = True, 0.0
        if self._playing is None:
            self._playing = every(0, self._tick)
        self._buttons()

    def pause(self) -> None:
        self.playing = False
        if self._playing is not None:
            self._playing.cancel()
            self._playing = None
        self._buttons()

    def _tick(self, passed: float) -> bool:
        if self.gone or not self.playing:
            return False
        if self.asking or self.past.shown or self.app.screen is not self:
            return True
        if self.showing.busy:
            self._rest = READ
            return True
        self._rest -= passed * PACES[self._pace][0]
        if self._rest <= 0:
            self._rest = READ
            if not self._happen() or self.past_table.n == self.past_table.last:
                self.pause()
        return True

    def hurry(self) -> None:
        """The next of the speeds."""
        self._pace = (self._pace + 1) % len(PACES)
        motion.set_pace(PACES[self._pace][0])
        self._buttons()

    def ask_eyes(self) -> None:
        """Through whose eyes?"""
        self.pause()
        choices: list[Button] = [(say("back.everybody_sees"), partial(self.look, None))]
        for seat, who in enumerate(self.eyes.seats):
            choices.append((say("back.sees", name=who.name), partial(self.look, seat)))
        self.dialog(say("back.eyes"), "", choices)

    def look(self, seat: Seat | None) -> None:
        self.showing.queue.clear()
        self.eyes.look(seat)
        self.anew()

    def replay(self, recent: list[SeenEntry]) -> None:
        """A turn was touched in the list of all: the board as it was after it."""
        self.past.close()
        self.go(recent[-1].n)

    # Leaving

    def show_result(self) -> None:
        self.pause()
        self.past_table.go(self.past_table.last)
        self.anew()
        self.app.show_result(self.eyes)

    def again(self, n: int = 0) -> None:
        """Back from its result, to an entry."""
        self.app.show(self)
        self.go(n)

    def go_back(self) -> bool:
        if self.past.shown:
            self.past.close()
        elif self._way_back is not None:
            self.app.leave()
            self._way_back()
        else:
            self.show_result()
        return True

    def hide(self) -> None:
        self.pause()
        super().hide()

    def leave(self) -> None:
        self.pause()
        self._jump.cancel()
        motion.set_pace(1.0)
        super().leave()


class LookBackMenu(MatchMenu):
    """What there is to choose while one looks back."""

    goes_on = "back.go_on"

    def menu(self) -> None:
        screen = self.screen
        assert isinstance(screen, LookBackScreen)
        screen.pause()
        choices: list[Button] = [(say("back.go_on"), None), (say("back.result"), screen.show_result)]
        choices.append((say("since.so_far"), screen.past.whole))
        choices.append((say("parcel.give"), partial(give, screen, screen.past_table)))
        choices.append((say("rules"), self._rules))
        choices.append((say("settings.hear"), self.open_sound))
        choices.append((say("back.leave"), screen.app.go_home))
        screen.dialog(say(f"game.{screen.hotseat.table.setup.game}"), "", choices)
