"""Another's turn is seen where it happens: their valley slides over one's own, and back when their turn is over.

Nothing of one's own is touched by it: one's valley, reserve and picks lie below as they were, and a touch ends it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from kivy.clock import Clock, ClockEvent
from kivy.graphics import ScissorPop, ScissorPush
from kivy.input.motionevent import MotionEvent
from kivy.uix.floatlayout import FloatLayout

from core.game import Seat
from core.games.sapiens.position import BearGone, BearPut, Laid, Sheltered
from core.match import SeenEntry
from mobile.boards import acts
from mobile.boards.acts import Act
from mobile.boards.base import Box, Stage
from mobile.boards.canvas import BoardCanvas
from mobile.boards.sapiens.bears import SLIDES
from mobile.boards.sapiens.concerns import concerns, worth
from mobile.boards.sapiens.guest import Caption, Guest
from mobile.boards.sapiens.sight import Sight
from mobile.boards.sapiens.trail import Trail
from mobile.boards.sapiens.valley import SQUARE
from mobile.look import motion

PACE = 0.75  # of the usual time, for what happens in a valley that came only for that
LINGERS = 0.9  # seconds that it stays when nothing more happens there
PATIENCE = 4  # times as long while a bot is thinking


class Around(Sight, Protocol):
    """Over what others' valleys slide."""

    follows: str
    trailing: Trail
    held: MotionEvent | None

    @property
    def busy(self) -> bool:
        """Is something chosen that could be cancelled?"""

    def face(self, seat: Seat) -> str | None: ...
    def event_line(self, seen: SeenEntry) -> str: ...


class Visits:
    """Whose valley is on top, and what is on its way there."""

    def __init__(self, board: Around) -> None:
        self.board = board
        self.over: Seat | None = None  # whose valley lies over the one that is looked at
        self.again = False  # is it a turn that is shown once more?
        self.layer = FloatLayout(size_hint=(None, None))
        self.caption = Caption()
        self._guests: dict[Seat, Guest] = {}
        self._box = Box(0, 0, 0, 0)
        self._slide: tuple[Guest, bool, float, Callable[[], None]] | None = (
            None  # who, does it come, how long, and then
        )
        self._spent = 0.0
        self._leaving = False  # does it only go home, so that nothing has to wait for it?
        self._turn: tuple[int, Seat] | None = None  # the one that is shown: its round, and whose it is
        self._skipped: tuple[int, Seat] | None = None  # the one that the person wants to see no more of
        self._ticking: ClockEvent | None = None
        self._resting: ClockEvent | None = None
        self._rests = 0
        with self.layer.canvas.before:
            self._clip = ScissorPush()
        with self.layer.canvas.after:
            ScissorPop()

    # Building

    def arrange(self, stage: Stage) -> None:
        """Over the valley, wherever that is now."""
        self.drop()
        self._guests.clear()
        canvas = self.board.canvas
        self._box = Box(canvas.x, canvas.y, canvas.width, canvas.height)
        self._clip.x, self._clip.y, self._clip.width, self._clip.height = map(int, self._box)
        if self.layer.parent:
            self.layer.parent.remove_widget(self.layer)
        if self.caption.parent is None:
            self.layer.add_widget(self.caption)
        stage.add(self.layer, *self._box)

    def canvas(self) -> BoardCanvas | None:
        """What the valley on top is drawn on."""
        return self._guests[self.over].pieces if self.over is not None else None

    def draw(self) -> None:
        """The valley on top, for the position there is now."""
        if self.over is not None:
            self._guests[self.over].show(self.board.view, self.board.home)

    # What is to be seen there

    def arrival(self, seen: SeenEntry) -> Act | None:
        """Before an entry is shown: the valley in which it happens comes, or the last one goes."""
        self._rest(None)
        if self.wanted(seen):
            self._turn = (self.board.view.round, seen.seat)
            self.tell(seen)
            return self.slide(seen.seat)
        if self.over is not None and self.over != seen.seat and seen.events and not self._follows_up(seen):
            return self.slide(None)
        return None

    def _follows_up(self, seen: SeenEntry) -> bool:
        """Does it belong to the turn that is being watched, though there is nothing to be seen of it?"""
        return seen.seat == self.board.view.turn and seen.seat != self.board.home

    def wanted(self, seen: SeenEntry) -> bool:
        """Is this entry to be seen in the valley of who did it?"""
        board, seat = self.board, seen.seat
        if seat < 0 or seat == board.shown or not self.slides or not worth(seen.events):
            return False
        if self.again:
            return True
        view, me = board.view, board.seat
        if me is None or seat == me or view.turn != seat or self._skipped == (view.round, seat):
            return False
        if board.busy or board.held is not None:
            return False
        return board.follows == "always" or (board.follows == "mine" and concerns(seen.events, view, me))

    @property
    def slides(self) -> bool:
        """Is anything shown in motion at all?"""
        return motion.seconds(1.0) > 0

    @property
    def pace(self) -> float:
        """How much of its usual time something takes."""
        return 1.0 if self.over is None else PACE

    def tell(self, seen: SeenEntry) -> None:
        """Say what is happening, where it hides nothing of it."""
        text = self.board.event_line(seen)
        if text:
            places = [
                self.board.canvas.to_window_place(*self.board.ways.centre(square)) for square in self._where(seen)
            ]
            half = SQUARE / 2 * self._box.height / self.board.ways.world[1]

            def hides(box: Box) -> int:
                return sum(box.y - half < y < box.top + half for _, y in places)

            self.caption.tell(text, (self.board.marks[seen.seat], self.board.face(seen.seat)), self._box, hides)

    def _where(self, seen: SeenEntry) -> list[int]:
        """The squares that matter."""
        squares: list[int] = []
        for event in seen.events:
            match event:
                case Laid():
                    squares += event.squares
                case BearPut():
                    squares += (event.square, *self.board.view.fresh)
                case BearGone() | Sheltered() if event.square >= 0:
                    squares.append(event.square)
        return squares or list(self.board.view.fresh)

    # Sliding

    def slide(self, seat: Seat | None) -> Act | None:
        """A seat's valley comes over what is there; nobody's: what lies below is seen again."""
        goal = None if seat == self.board.shown else seat
        return None if goal == self.over else lambda done: self._begin(goal, done)

    def lay(self, seat: Seat) -> None:
        """A seat's valley is there at once."""
        self.drop()
        self._come(seat)

    def _begin(self, seat: Seat | None, done: Callable[[], None]) -> None:
        self.finish()
        if seat == self.over or not self.slides:
            done()
            return
        if seat is None:
            assert self.over is not None
            mover, self.over = self._guests[self.over], None
        else:
            mover = self._come(seat)
        self.board.trailing.draw()
        if motion.reduced():
            waits = not self._leaving
            self._over(mover, seat is not None)
            (acts.wait(self.board.overlay, 2 * SLIDES) if waits else acts.now(lambda: None))(done)
            return
        mover.shift(self._box.width if seat is not None else 0.0)
        self._slide, self._spent = (mover, seat is not None, motion.seconds(SLIDES), done), 0.0
        if self._ticking is None:
            self._ticking = Clock.schedule_interval(self._tick, 0)

    def _come(self, seat: Seat) -> Guest:
        guest = self._guests.get(seat)
        if guest is None:
            guest = self._guests[seat] = Guest(seat, self.board.ways, self.board.marks, self._box)
        guest.show(self.board.view, self.board.home)
        guest.shift(0.0)
        if guest.parent is not None:
            self.layer.remove_widget(guest)
        self.layer.add_widget(guest, self.layer.children.index(self.caption) + 1)
        self.over = seat
        return guest

    def _tick(self, passed: float) -> bool:
        if self._slide is None:
            self._ticking = None
            return False
        mover, comes, seconds, done = self._slide
        self._spent += min(passed, 0.05)
        if self._spent >= seconds:
            self._slide = None
            self._over(mover, comes)
            done()
        else:
            part = motion.ease_out(self._spent / seconds)
            mover.shift(self._box.width * (1.0 - part if comes else part))
        return True

    def _over(self, mover: Guest, comes: bool) -> None:
        """It is there, and what it covers is gone; or it is gone."""
        mover.shift(0.0)
        for guest in self._guests.values():
            if guest.parent is not None and (guest is not mover or not comes):
                self.layer.remove_widget(guest)
        if not comes:
            self._leaving = False

    @property
    def moving(self) -> bool:
        """Is a valley on its way, for which others wait?"""
        return self._slide is not None and not self._leaving

    def finish(self) -> None:
        """Whatever slides is there at once."""
        if self._slide is not None:
            mover, comes, _, done = self._slide
            self._slide = None
            self._over(mover, comes)
            done()

    # Going home

    def settle(self) -> None:
        """A position was shown: who is asked has their own valley; else what is on top goes if nothing more comes."""
        if self.over is None:
            self.caption.close()
        elif self.board.playable or self.board.view.ask is None:
            self._go_home()
        else:
            self._rests = 0
            self._rest(LINGERS)

    def _go_home(self) -> None:
        self._rest(None)
        self.caption.close()
        act = self.slide(None)
        if act is not None:
            self.finish()
            self._leaving = True
            act(lambda: None)

    def _rest(self, seconds: float | None) -> None:
        """Wait for more to happen; or not any longer."""
        if self._resting is not None:
            self._resting.cancel()
        self._resting = None if seconds is None else Clock.schedule_once(self._rested, motion.seconds(seconds))

    def _rested(self, _: float) -> None:
        self._rests += 1
        thinking = self.board.table.seats[self.board.view.turn].level is not None
        if self.moving or self.board.overlay.moving or (thinking and self._rests < PATIENCE):
            self._rest(LINGERS)
        else:
            self._go_home()

    def skip(self) -> bool:
        """The person wants no more of this turn; answers whether there was any."""
        if self.over is None:
            return False
        self._skipped = self._turn
        self.drop()
        return True

    def drop(self) -> None:
        """Nothing lies on top any more."""
        self._rest(None)
        self.caption.close()
        slide, self._slide, self.over, self._leaving = self._slide, None, None, False
        for guest in self._guests.values():
            if guest.parent is not None:
                self.layer.remove_widget(guest)
        if slide is not None:
            slide[3]()
