"""What happens at the table, shown one entry after the other; in between, bots get their time.

What is quiet (a stake, an agreement, a gift) is shown at once beside what a person is doing: it waits for nothing, and
nothing waits for it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kivy.clock import Clock, ClockEvent
from kivy.input.motionevent import MotionEvent

from core.game import Seat
from core.log import Kind
from core.match import SeenEntry
from mobile.hotseat import Phase
from mobile.look import motion, sound
from mobile.lull import touched
from mobile.net import every
from mobile.screens.aloud import Aloud
from mobile.screens.chatter import Chatter
from mobile.screens.entry_line import entry_line
from mobile.screens.recap import last_told
from mobile.words import language, say

if TYPE_CHECKING:
    from mobile.screens.match_base import MatchBase

# Seconds a bot may think in one frame: while nothing moves, glides or is touched, and else.
SLICE_AT_REST = 0.008
SLICE = 0.002
HAPPENS = (Kind.MOVE, Kind.TIME_UP)  # what is seen to happen on the board


class Showing:
    """One match screen's."""

    def __init__(self, screen: MatchBase) -> None:
        self.screen = screen
        self.queue: list[SeenEntry] = []  # what is still to be shown
        self.recent: list[SeenEntry] = []  # what was shown since the person's last touch: its trail lies on the board
        self._whose: Seat | None = None  # the person whose touch that is
        self.aloud = Aloud(screen)
        self._told = last_told(screen.hotseat.table, screen.board)  # what happened last
        self._line: tuple[object, str, tuple[str, ...]] = (None, "", ())  # it in words and as a thing, and for whom
        self._ticking: ClockEvent | None = None
        self._rest_until = 0.0
        self._replayed: frozenset[int] = frozenset()  # the entries that are shown once more
        self._now: SeenEntry | None = None  # what is being shown
        self.happening = ""  # what is said of it
        self.stays: Any = None  # how all lies as long as one looks at what was done, instead of the position
        self.chatter = Chatter(screen)
        screen.hotseat.listeners.append(self._heard)
        screen.bind(on_touch_down=self._touched)

    @property
    def busy(self) -> bool:
        return bool(self.queue) or self.screen.board.moving or self.screen.hotseat.thinking

    @property
    def on(self) -> bool:
        """Is anything that happened being shown, or still to be?"""
        return bool(self.queue) or self._now is not None

    @property
    def doing(self) -> SeenEntry | None:
        """Somebody's move that is being shown, or is the next to be."""
        waiting = self.queue if self._now is None else [self._now]
        return next((seen for seen in waiting if seen.kind is Kind.MOVE and seen.seat >= 0), None)

    @property
    def own(self) -> bool:
        """Is just now shown what somebody here has done, without a word about it?"""
        now = self._now
        here = now is not None and now.kind is Kind.MOVE and now.seat in self.screen.hotseat.persons
        return here and not self.happening and not self.again

    @property
    def again(self) -> bool:
        """Is it shown once more?"""
        return bool(self._replayed)

    @property
    def view(self) -> Any:
        """The position as it is, or before what is still to be shown; or as it is to stay."""
        hotseat = self.screen.hotseat
        before = hotseat.table.seen(self.queue[0].n - 1, hotseat.viewer) if self.queue else None
        if isinstance(before, SeenEntry):
            return before.view
        return hotseat.view if self.stays is None else self.stays

    def keep_going(self) -> None:
        if self._ticking is None and not self.screen.gone and (self.queue or self.screen.hotseat.thinking):
            self._ticking = every(0, self._tick)

    def anew(self) -> None:
        """The position is another one, and nothing tells how it came about."""
        self.queue.clear()
        self._now = None
        self._back_to_now()
        self.screen.board.stale = True
        self.screen.board.finish_moving()
        self._told = last_told(self.screen.hotseat.table, self.screen.board)
        self.recent.clear()

    def once_more(self, recent: list[SeenEntry]) -> bool:
        """Show again what happened, from the position before it; can it be shown now?"""
        screen, first = self.screen, recent[0]
        before = screen.hotseat.table.seen(first.n - 1, screen.hotseat.viewer)
        if not isinstance(before, SeenEntry) or self.queue:
            return False
        screen.show_past(before.view)
        screen.board.trail([])
        self._replayed = frozenset(seen.n for seen in recent)
        self.queue = list(recent)
        return True

    def stop(self) -> None:
        self.chatter.stop()
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
            self._remember(seen)
            self.screen.refresh()
            self.screen.board.beside(seen)
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
        if screen.timing.stopped:
            return True
        if screen.evening.on or screen.board.moving or screen.asking or screen.past.shown:
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
        board = self.screen.board
        return SLICE if touched() or board.moving or board.gliding else SLICE_AT_REST

    def _animate(self, seen: SeenEntry) -> None:
        board = self.screen.board
        if seen.n in self._replayed:
            board.replaying(seen.seat)
        elif self._replayed:  # something new happened meanwhile
            self._back_to_now()
        self._say(seen)
        if seen.kind in HAPPENS:
            self._now, self.happening = seen, board.busy_line(seen)
            self.screen.say_doing()
            if self.happening:
                remote = self.screen.remote
                others = remote.menu.always() if remote is not None and remote.watches else None
                self.screen.bar.watch(self.happening, board.finish_moving, others)
            board.animate(seen, lambda: self._animated(seen))
            if self.own:
                self.screen.bar.rest(board.finish_moving)
        else:
            self._animated(seen)

    def _say(self, seen: SeenEntry) -> None:
        """It is what happened last, unless it need not be told."""
        told, board = self._told, self.screen.board
        apart = self.screen.hotseat.table.game.apart  # else what need not be told is to be seen, whoever did it
        another = apart and (told is None or told.seat != seen.seat)
        if seen.kind is not Kind.MOVE or another or board.event_line(seen):
            self._told = seen
            self.aloud.happened(seen)

    def _sound(self, seen: SeenEntry) -> None:
        heard = self.screen.board.sound(seen) if seen.kind in HAPPENS else ""
        if heard:
            sound.play(heard)

    def _animated(self, seen: SeenEntry) -> None:
        screen = self.screen
        if seen.n not in self._replayed:
            self.chatter.heard(seen)
        self._rest_until = Clock.get_time() + motion.seconds(screen.board.rest)
        self._sound(seen)
        if seen.n not in self._replayed:
            self._remember(seen)
        self._now, self.happening = None, ""
        if not self.queue:
            self._back_to_now()
        if self.queue or screen.hotseat.phase is Phase.OVER:
            screen.show_past(seen.view)
            screen.board.trail([before for before in self.recent if before.n <= seen.n])
        if not self.queue:
            screen.shown_all()

    def _back_to_now(self) -> None:
        """Nothing is shown once more."""
        self._replayed = frozenset()
        self.screen.board.replaying(None)

    def doer(self) -> tuple[Seat, str, tuple[str, ...]]:
        """Who did what last, as it is told to who looks, and the thing it is about; nobody at the beginning."""
        seen, hotseat = self._told, self.screen.hotseat
        if seen is None:
            return -1, self.screen.board.begin_line() or say("match.begins"), ()
        asked = (seen.n, seen.kind, hotseat.viewer, hotseat.phase, language(), seen.n in hotseat.hinted.entries)
        if asked != self._line[0]:
            board = self.screen.board
            things = board.pictures(seen) if seen.kind is Kind.MOVE else ()
            self._line = (asked, entry_line(seen, board, hotseat), things)
        return seen.seat, *self._line[1:]

    # The trail

    def lay_trail(self) -> None:
        """What the person who looks has seen happen since their last touch; for who has just come, since their turn."""
        hotseat = self.screen.hotseat
        if hotseat.viewer != self._whose:
            self._whose = hotseat.viewer
            since = hotseat.since(self._whose) if self._whose is not None else []
            self.recent = [seen for seen in since if not self.queue or seen.n < self.queue[0].n]
        self.screen.board.trail(self.recent)

    def _remember(self, seen: SeenEntry) -> None:
        if seen.kind is Kind.UNDO:
            self.recent = [before for before in self.recent if before.n <= seen.to]
        elif seen.kind in HAPPENS:
            self.recent.append(seen)

    def _touched(self, _: object, touch: MotionEvent) -> bool:
        """A touch of the board: what happened has been seen. One that skips what is being shown does not count."""
        screen, board = self.screen, self.screen.board
        covered = screen.asking or screen.past.shown or self.queue or board.moving or board.elsewhere
        if self.recent and not covered and any(part.collide_point(*touch.pos) for part in board.touched_parts):
            self.recent = []
            board.trail([])
        return False
