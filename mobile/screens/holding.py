"""Hold anything: what is this? A finger that rests on a thing of a match, anywhere, opens a card about it.

Where nobody holds, the menu has the next touch ask. Nothing that the finger had begun is done: what it lifted goes
home, a button does nothing when it lifts. What holding means by itself (secret cards, a person's own chip, a line that
is being aimed) stays as it is: there is nothing to ask.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kivy.clock import Clock, ClockEvent
from kivy.input.motionevent import MotionEvent
from kivy.metrics import dp

from mobile.boards.base import Box, Thing
from mobile.boards.flick_pad import FlickPad
from mobile.gestures.board import REST, SLOP
from mobile.hotseat import Phase
from mobile.look import sound
from mobile.screens import things
from mobile.screens.thing_card import ThingCard
from mobile.words import say

if TYPE_CHECKING:
    from mobile.screens.match_base import MatchBase

HOLD = 0.5  # seconds
FINGER = 24  # dp round a finger, where a thing does not say its place


def watch(screen: MatchBase) -> None:
    """Look at every finger on the screen, before anything there does."""
    holding = Holding(screen)
    screen.bind(
        on_touch_down=lambda _, touch: holding.down(touch),
        on_touch_move=lambda _, touch: holding.moved(touch),
        on_touch_up=lambda _, touch: holding.up(touch),
    )


class Holding:
    """One match screen's."""

    def __init__(self, screen: MatchBase) -> None:
        self.screen = screen
        self._fingers: list[MotionEvent] = []
        self._waiting: list[ClockEvent] = []
        self._thing: Thing | None = None  # what the finger came down on, before anything was lifted there

    def down(self, touch: MotionEvent) -> bool:
        """Is the touch no other's business?"""
        if touch.is_mouse_scrolling:
            return False
        if self.screen.choices.asks and self._open_to_questions:
            self.screen.choices.asks = False
            self._tell(touch)
            return True
        self._forget()
        self._fingers = [*(other for other in self._fingers if other.time_end < 0), touch]
        if len(self._fingers) == 1 and self._open_to_questions:
            self._waiting = [
                Clock.schedule_once(lambda _: self._look(touch), REST * 0.7),
                Clock.schedule_once(lambda _: self._ask(touch), HOLD),
            ]
        return False

    def moved(self, touch: MotionEvent) -> None:
        if self._waiting and max(abs(touch.x - touch.ox), abs(touch.y - touch.oy)) > dp(SLOP):
            self._forget()

    def up(self, touch: MotionEvent) -> None:
        self._fingers = [other for other in self._fingers if other is not touch]
        self._forget()

    def _forget(self) -> None:
        for waiting in self._waiting:
            waiting.cancel()
        self._waiting, self._thing = [], None

    @property
    def _open_to_questions(self) -> bool:
        """Is the match to be seen, and nothing over it?"""
        screen = self.screen
        free = not (screen.gone or screen.asking or screen.past.shown) and screen.app.screen is screen
        return free and screen.hotseat.phase is not Phase.PASS

    def _look(self, touch: MotionEvent) -> None:
        """Before a piece is lifted, it lies where it lies, and what is chosen is chosen still."""
        if self._open_to_questions and not self.screen.board.moving:
            self._thing = things.at(self.screen, *touch.pos)

    def _ask(self, touch: MotionEvent) -> None:
        screen, thing = self.screen, self._thing
        self._waiting = []
        if not self._open_to_questions or touch.time_end >= 0:
            return
        if any(isinstance(held(), FlickPad) or getattr(held(), "means_own", False) for held in touch.grab_list):
            return  # resting there draws the line of an aim, or keeps open what is secret
        if thing is None or screen.board.moving:
            screen.board.finish_moving()
            thing = things.at(screen, *touch.pos) if self._open_to_questions else None
        if thing is not None:
            self._open(thing, touch)

    def _tell(self, touch: MotionEvent) -> None:
        """What was touched for that."""
        self._forget()
        self.screen.board.finish_moving()
        self.screen.refresh()  # the question stands there again
        thing = things.at(self.screen, *touch.pos)
        if thing is None:
            self.screen.bar.asked.text = say("holding.nothing")
        else:
            self._open(thing, touch)

    def _open(self, thing: Thing, touch: MotionEvent) -> None:
        screen = self.screen
        screen.board.release()
        for held in tuple(touch.grab_list):
            let_go = getattr(held(), "let_go", None)
            if let_go is not None:
                let_go(touch)
        game = screen.hotseat.table.setup.game
        side = dp(FINGER)
        spot = thing.place or Box(touch.x - side, touch.y - side, 2 * side, 2 * side)
        board = screen.board
        own = thing.chapter or board.chapters.get(thing.kind) or things.CHAPTERS.get(thing.kind)
        chapter = own or board.reach.chapter(board)  # a button, a sentence: what is asked
        rules = (lambda: screen.app.show_rules(game, chapter)) if chapter else None
        words = "house" if thing.kind in things.KINDS else game
        sound.tick()
        screen.lay_over(ThingCard(screen, words, thing, spot, rules))
