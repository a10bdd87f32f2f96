"""Time on a match screen: it goes on while somebody can choose, is shown to all, and stops when anybody wants it to.

It stands still while something is shown, behind a cover, under rules, settings and every card that lies over the
board, and while the app is put aside. So nobody is hurried by what the app does, and nobody by reading.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from kivy.clock import Clock, ClockEvent

from core.game import Seat
from core.table_time import NOBODY
from mobile.hotseat import Phase
from mobile.look import sound, speech
from mobile.net import every
from mobile.screens.pause_cover import PauseCover
from mobile.screens.time_tag import HURRY, TimeTag
from mobile.words import say, whose

if TYPE_CHECKING:
    from mobile.screens.match_base import MatchBase

LOOK = 0.2  # seconds between two looks at the clock


def up_line(seat: Seat, name: str, persons: Collection[Seat]) -> str:
    """Whose time is over, to those who share the phone; whoever has it to themselves is told so."""
    return say("time.up.you") if tuple(persons) == (seat,) else say("time.up", whose=whose(name))


class Timing:
    """One match screen's."""

    def __init__(self, screen: MatchBase) -> None:
        self.screen = screen
        self.tag = TimeTag(self.pause)
        self.cover: PauseCover | None = None
        self.line = ""  # what is said of the time of whoever is asked
        self._slow: list[Seat] = []  # at other devices, as it was drawn last
        self._down = False  # does the cover say that the link is down?
        self._ticking: ClockEvent | None = None

    # What the screen asks

    @property
    def offered(self) -> bool:
        """May whoever is here stop the match?"""
        table = self.screen.hotseat.table
        return table.outcome is None and bool(table.own) and (table.time.limit is not None or table.left is not None)

    @property
    def stopped(self) -> bool:
        table = self.screen.hotseat.table
        return table.time.paused is not None and table.outcome is None

    @property
    def stood_in(self) -> Seat | None:
        """A seat of this device at which a bot plays this turn just now."""
        table = self.screen.hotseat.table
        turns = table.time.turns
        if not turns:  # mostly: it is asked with each move of a finger
            return None
        return next((seat for seat in table.own if seat in turns and seat in table.asked), None)

    def pause(self) -> None:
        """Whoever holds the phone stops the match."""
        hotseat = self.screen.hotseat
        if self.offered and not self.stopped:
            here = hotseat.viewer if hotseat.viewer is not None else (hotseat.table.own or (NOBODY,))[0]
            alone = self.screen.session is None and hotseat.viewer is None
            hotseat.table.time.pause(NOBODY if alone else here)
            self._look()

    def go_on(self) -> None:
        hotseat = self.screen.hotseat
        hotseat.table.time.go_on((hotseat.table.own or (NOBODY,))[0])
        self._look()

    def come_back(self) -> None:
        """Whoever a bot plays for is here: they play this turn themselves."""
        seat = self.stood_in
        if seat is not None:
            self.screen.choices.take_back(seat)

    # Time

    def keep_time(self) -> None:
        """While there is anything to be counted it goes on and is shown."""
        self._show()
        if self._needed and self._ticking is None and not self.screen.gone:
            self._ticking = every(LOOK, self._tick)

    def rebuilt(self, tag: TimeTag) -> None:
        self.tag, self.cover = tag, None
        self.line = ""

    def stop(self) -> None:
        self.screen.hotseat.table.time.keep()
        if self._ticking is not None:
            self._ticking.cancel()
            self._ticking = None

    def draw_cover(self) -> bool:
        """Cover all of it while it is stopped; is it?"""
        screen = self.screen
        if not self.stopped:
            if self.cover is not None:
                screen.board.cover(screen.hotseat.phase is Phase.PASS)  # another cover may lie below
                screen.remove_widget(self.cover)
                self.cover = None
            return False
        if self.cover is None:
            screen.board.release()
            screen.board.show_secrets(None)
            screen.bubble.hide()
            screen.board.cover(True)
            self.cover = self._covering()
            over = [w for w in screen.children if screen.lies_over(w)]
            screen.add_widget(self.cover, index=len(over))
        return True

    @property
    def _needed(self) -> bool:
        table = self.screen.hotseat.table
        if table.outcome is not None:
            return False
        time = table.time
        counts = time.limit is not None or table.left is not None or bool(time.turns)
        return counts or time.paused is not None or self.screen.session is not None

    def _tick(self, _: float) -> bool:
        self._look()
        if not self._needed or self.screen.gone:
            self._ticking = None
            return False
        return True

    def _look(self) -> None:
        screen, hotseat = self.screen, self.screen.hotseat
        if screen.gone or not screen.built:
            return
        hotseat.table.time.still(self._still())
        if screen.session is None:
            hotseat.work(Clock.get_time())
            if not screen.asking:
                screen.say_trouble()
        slow = screen.remote.slow_ones() if screen.remote is not None else []
        if self.cover is not None and self._down != self._linkless:
            screen.remove_widget(self.cover)  # it says something else now
            self.cover = None
        if self.stopped != (self.cover is not None):
            screen.refresh()
        elif slow != self._slow:
            self._slow = slow
            screen.look_again()
        self._show()

    def _still(self) -> list[Seat]:
        """The seats here at which nobody can choose now."""
        hotseat = self.screen.hotseat
        persons = hotseat.persons
        if self._covered:
            return list(persons)
        if hotseat.phase is Phase.TABLE:
            return []
        return [seat for seat in persons if hotseat.phase is not Phase.PLAY or seat != hotseat.holder]

    @property
    def _covered(self) -> bool:
        """Is something being shown, or does something lie over the board?"""
        screen, showing = self.screen, self.screen.showing
        shown = bool(showing.queue) or screen.board.moving or screen.evening.on
        return shown or screen.asking or screen.past.shown or screen.app.screen is not screen

    # What is seen and heard

    def _show(self) -> None:
        screen, table = self.screen, self.screen.hotseat.table
        screen.clock.show(None if screen.board.veiled else table.left)  # a hand that is open hides it
        seat = self._whose()
        limit, left = table.time.limit, None if seat is None else table.time.left(seat)
        if seat is None or limit is None or left is None:
            if limit is not None and self.offered:
                self.tag.rest()
            else:
                self.tag.hide()
            self._say("")
            return
        before = self.tag.shown
        if self.tag.show(seat, screen.name_of(seat), left, limit.seconds, table.time.runs(seat)):
            self._tell(seat, before)

    def _whose(self) -> Seat | None:
        """Whose time is shown: of who is on the plate, else of who has the least."""
        hotseat, time = self.screen.hotseat, self.screen.hotseat.table.time
        timed = [seat for seat in hotseat.table.asked if time.left(seat) is not None]
        for seat in (self.screen.plated, hotseat.viewer):
            if seat is not None and seat in timed:
                return seat
        return min(timed, key=lambda seat: time.left(seat) or 0.0, default=None)

    def _tell(self, seat: Seat, before: tuple[Seat, int, bool] | None) -> None:
        """Another second: the last ones are heard by whose they are, the end by everybody."""
        assert self.tag.shown is not None
        _, seconds, runs = self.tag.shown
        counted = runs and before is not None and before[0] == seat and before[1] == seconds + 1
        if counted and seconds == 0:
            sound.play("time_up")
        elif counted and seconds <= HURRY and seat in self.screen.hotseat.persons:
            sound.play("time_tick")
        name = self.screen.name_of(seat)
        if seconds == 0:
            self._say(up_line(seat, name, self.screen.hotseat.persons), aloud=counted)
        else:
            self._say(say("time.short", name=name) if seconds <= HURRY else "", aloud=counted)

    def _say(self, line: str, aloud: bool = False) -> None:
        if line != self.line:
            self.line = line
            self.screen.say_happened()
            if line and aloud and speech.on():
                speech.say(line)

    @property
    def _linkless(self) -> bool:
        """Can nobody at the host hear us?"""
        return self.screen.remote is not None and self.screen.remote.down

    def _covering(self) -> PauseCover:
        screen, hotseat = self.screen, self.screen.hotseat
        seat = hotseat.table.time.paused
        self._down = self._linkless
        known = seat is not None and 0 <= seat < len(hotseat.seats)
        who = screen.who(seat) if known and seat is not None else None
        text = say("time.paused_text") if who is None else say("time.paused_by", name=who.name)
        text = f"{text}\n{say('link.down')}" if self._down else text
        choices = [(say("time.go_on"), self.go_on), (say("match.leave"), screen.choices.leave)]
        if not hotseat.table.own:
            choices = choices[1:]  # who watches only waits with the others
        return PauseCover(screen, who, choices, text)
