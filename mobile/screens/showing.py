"""What happens at the table, shown one entry after the other; in between, bots get their time.

What is quiet (a stake, an agreement, a gift) is shown at once beside what a person is doing: it waits for nothing, and
nothing waits for it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kivy.clock import Clock, ClockEvent

from core.game import Seat
from core.log import Kind
from core.match import SeenEntry
from mobile.hotseat import Phase
from mobile.look import motion, sound
from mobile.lull import touched
from mobile.net import every
from mobile.screens.recap import last_told
from mobile.words import say

if TYPE_CHECKING:
    from mobile.screens.match_base import MatchBase

# Seconds a bot may think in one frame: while nothing moves and no finger is down, and else.
SLICE_AT_REST = 0.008
SLICE = 0.002
PAUSE = 0.25  # seconds between two moves of others, so that each is seen


class Showing:
    """One match screen's."""

    def __init__(self, screen: MatchBase) -> None:
        self.screen = screen
        self.queue: list[SeenEntry] = []  # what is still to be shown
        self.happened = last_told(screen.hotseat.table, screen.board)  # what happened last, and who did it
        self._ticking: ClockEvent | None = None
        self._rest_until = 0.0
        self._replayed: frozenset[int] = frozenset()  # the entries that are shown once more
        screen.hotseat.listeners.append(self._heard)

    @property
    def busy(self) -> bool:
        return bool(self.queue) or self.screen.board.moving or self.screen.hotseat.thinking

    @property
    def view(self) -> Any:
        """The position as it is, or before what is still to be shown."""
        hotseat = self.screen.hotseat
        before = hotseat.table.seen(self.queue[0].n - 1, hotseat.viewer) if self.queue else None
        return before.view if isinstance(before, SeenEntry) else hotseat.view

    def keep_going(self) -> None:
        if self._ticking is None and not self.screen.gone and (self.queue or self.screen.hotseat.thinking):
            self._ticking = every(0, self._tick)

    def anew(self) -> None:
        """The position is another one, and nothing tells how it came about."""
        self.queue.clear()
        self._back_to_now()
        self.screen.board.stale = True
        self.screen.board.finish_moving()
        self.happened = last_told(self.screen.hotseat.table, self.screen.board)

    def once_more(self, recent: list[SeenEntry]) -> bool:
        """Show again what happened, from the position before it; can it be shown now?"""
        screen, first = self.screen, recent[0]
        before = screen.hotseat.table.seen(first.n - 1, screen.hotseat.viewer)
        if not isinstance(before, SeenEntry) or self.queue:
            return False
        screen.show_past(before.view)
        self._replayed = frozenset(seen.n for seen in recent)
        self.queue = list(recent)
        return True

    def stop(self) -> None:
        self.queue.clear()
        self.screen.board.finish_moving()
        if self._ticking is not None:
            self._ticking.cancel()
            self._ticking = None

    def _heard(self, seen: SeenEntry) -> None:
        """Something happened at the table."""
        if self._quiet(seen) and self._in_hand and not self.queue and not self.screen.board.moving:
            self._say(seen)
            self._sound(seen)
            self.screen.refresh()
            return
        if not self._quiet(seen):
            self.screen.board.stale = True
            if self.screen.board.held is not None:
                self.screen.board.release()
        self.queue.append(seen)
        self.keep_going()

    @property
    def _in_hand(self) -> bool:
        """Is anybody busy who must not be made to wait? Else there is time to show everything in motion."""
        board = self.screen.board
        return not self.screen.hotseat.table.game.apart or board.busy or board.held is not None

    def _quiet(self, seen: SeenEntry) -> bool:
        game = self.screen.hotseat.table.game
        return seen.kind is Kind.MOVE and bool(seen.events) and all(map(game.quiet, seen.events))

    def _tick(self, _: float) -> bool:
        """One frame: show what happened, one entry after the other; else let a bot think a little."""
        screen, hotseat = self.screen, self.screen.hotseat
        if screen.board.moving or screen.asking or screen.past.shown:
            if screen.session is not None and not screen.board.moving and not self.queue:
                hotseat.think(self._slice)  # others wait for our bots
            return True
        if Clock.get_time() < self._rest_until:
            return True
        if self.queue:
            self._animate(self.queue.pop(0))
            return True
        if hotseat.phase is Phase.PASS or not hotseat.thinking:
            self._ticking = None
            return False
        hotseat.think(self._slice)
        screen.say_trouble()
        return True

    @property
    def _slice(self) -> float:
        """How long a bot may think in this frame."""
        return SLICE if touched() or self.screen.board.moving else SLICE_AT_REST

    def _animate(self, seen: SeenEntry) -> None:
        board = self.screen.board
        if seen.n in self._replayed:
            board.replaying(seen.seat)
        elif self._replayed:  # something new happened meanwhile
            self._back_to_now()
        self._say(seen)
        if seen.kind is Kind.MOVE:
            happening = board.busy_line(seen)
            if happening:
                self.screen.bar.watch(happening, board.finish_moving)
            board.animate(seen, lambda: self._animated(seen))
        else:
            self._animated(seen)

    def _say(self, seen: SeenEntry) -> None:
        """What happened, in words."""
        if seen.kind is not Kind.MOVE:
            self.happened = (seen.seat, say(f"entry.{seen.kind}"))
            return
        line = self.screen.board.event_line(seen)
        if line or self.happened is None or self.happened[0] != seen.seat:
            self.happened = (seen.seat, line or say("entry.move"))

    def _sound(self, seen: SeenEntry) -> None:
        heard = self.screen.board.sound(seen) if seen.kind is Kind.MOVE else ""
        if heard:
            sound.play(heard)

    def _animated(self, seen: SeenEntry) -> None:
        screen = self.screen
        self._rest_until = Clock.get_time() + motion.seconds(PAUSE)
        self._sound(seen)
        if not self.queue:
            self._back_to_now()
        if self.queue or screen.hotseat.phase is Phase.OVER:
            screen.show_past(seen.view)
        if not self.queue:
            screen.shown_all()

    def _back_to_now(self) -> None:
        """Nothing is shown once more."""
        self._replayed = frozenset()
        self.screen.board.replaying(None)

    def doer(self) -> tuple[Seat, str]:
        """Who did what last; nobody at the beginning."""
        return self.happened or (-1, say("match.begins"))
