"""One phone, several persons: the cover that hides what is another's, and whose turn it is where nothing is hidden."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kivy.clock import Clock

from core.game import Seat
from core.match import SeenEntry
from mobile.hotseat import Phase
from mobile.look import motion, sound
from mobile.look.kit import put
from mobile.screens.cover import Cover
from mobile.screens.parts import TURN_PLATE, TurnPlate
from mobile.screens.thing_card import ThingCard

if TYPE_CHECKING:
    from mobile.screens.match_base import MatchBase


LONG = 6.0  # seconds of others' turns, after which one may look elsewhere


class Passing:
    """One match screen's."""

    def __init__(self, screen: MatchBase) -> None:
        self.screen = screen
        self.cover: Cover | None = None
        self._between: tuple[Seat | None, Seat | None] = (None, None)  # who had the phone, and for whom it is covered
        self.greeted: Seat | None = None  # the person who was last told that it is their turn
        self._waits: float | None = None  # since when the one person here waits for a turn

    def greet(self) -> None:
        """On a phone that goes round without a cover: whose turn it is now, and what happened meanwhile.

        Who has it alone is called, if the wait was long.
        """
        self._call()
        screen, hotseat = self.screen, self.screen.hotseat
        seat = hotseat.holder
        if not hotseat.shared or hotseat.phase is not Phase.PLAY or seat == self.greeted or screen.showing.queue:
            return
        before, self.greeted = self.greeted, seat
        if before is None or seat is None:
            return
        screen.add_widget(TurnPlate(screen, screen.who(seat)))
        recent = [] if screen.board.answers or screen.board.trail_tells else hotseat.since(seat)
        if recent:
            now = hotseat.table.n, screen.past.looks
            Clock.schedule_once(lambda _: self._recap_unless_begun(seat, recent, now), motion.seconds(TURN_PLATE))

    def _call(self) -> None:
        """Who has this phone alone, and waited long for the turn, is called."""
        hotseat, now = self.screen.hotseat, Clock.get_time()
        if hotseat.phase is not Phase.PLAY or self.screen.showing.queue:
            self._waits = now if self._waits is None else self._waits
            return
        since, self._waits = self._waits, None
        if since is not None and now - since > LONG and not hotseat.shared and hotseat.table.n:
            sound.play("your_turn")

    def _recap_unless_begun(self, seat: Seat, recent: list[SeenEntry], before: tuple[int, int]) -> None:
        """The person may have begun already, or looked by themselves: then there is nothing to interrupt."""
        screen, hotseat = self.screen, self.screen.hotseat
        looked = (hotseat.table.n, screen.past.looks) != before or screen.past.shown
        begun = looked or screen.board.busy or screen.asking or bool(screen.showing.queue)
        if not begun and not screen.gone and hotseat.holder == seat and hotseat.phase is Phase.PLAY:
            screen.past.show(recent)

    def draw_cover(self) -> None:
        screen, hotseat = self.screen, self.screen.hotseat
        if hotseat.to is None:
            return
        between, above = (hotseat.previous, hotseat.to), 0
        if self.cover is not None:
            if self._between == between:
                return
            above = screen.children.index(self.cover)  # a menu, perhaps
            screen.remove_widget(self.cover)  # somebody else is asked meanwhile
        self._between = between
        screen.board.release()
        if any(isinstance(over, ThingCard) for over in screen.children):  # what it tells of is another's
            screen.close_dialog()
        screen.board.show_secrets(None)
        screen.bubble.hide()
        newest = hotseat.last_mover
        previous = hotseat.seats[newest] if newest is not None else None
        back = None
        if hotseat.previous is not None:
            back = (hotseat.seats[hotseat.previous].name, self._give_back)
        self.cover = Cover(screen, hotseat.seats[hotseat.to], previous, self._opened, back, screen.choices.menu)
        put(self.cover, 0, 0, screen.width, screen.height)
        screen.add_widget(self.cover, above)
        screen.board.cover(True)

    def drop_cover(self) -> None:
        self.screen.board.cover(False)
        if self.cover is not None:
            self.screen.remove_widget(self.cover)
            self.cover = None

    def _give_back(self) -> None:
        self.screen.hotseat.give_back()
        self.screen.refresh()

    def pass_on(self) -> None:
        self.screen.hotseat.pass_on()
        self.screen.refresh()

    def _opened(self) -> None:
        hotseat = self.screen.hotseat
        hotseat.open()
        self.greeted = hotseat.holder
        self.screen.refresh()
        seat = hotseat.holder
        recent = hotseat.since(seat) if seat is not None else []
        sound.play("your_turn")
        if recent and seat is not None:
            self.screen.past.show(recent)
