"""What did not work comes back for another try: after a moment, or as soon as a finger touches the board."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from kivy.clock import Clock, ClockEvent
from kivy.input.motionevent import MotionEvent

from mobile.look import motion

if TYPE_CHECKING:
    from mobile.screens.match import MatchScreen


class ComingBack:
    """One screen's. The finger that hurries it means nothing else: the next one finds everything in its place."""

    def __init__(self, screen: MatchScreen, comes: Callable[[], None]) -> None:
        self.screen = screen
        self._comes = comes
        self._waiting: ClockEvent | None = None
        screen.bind(on_touch_down=self._touched)

    @property
    def waits(self) -> bool:
        """Is it about to come back?"""
        return self._waiting is not None

    def begin(self, seconds: float) -> None:
        """In so many seconds, as fast as everything is shown."""
        self._waiting = Clock.schedule_once(lambda _: self._come(), motion.seconds(seconds))

    def stop(self) -> None:
        """It stays as it is."""
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None

    def _come(self) -> None:
        self.stop()
        self._comes()

    def _touched(self, _: object, touch: MotionEvent) -> bool:
        screen = self.screen
        if self.waits and not screen.asking and not touch.is_mouse_scrolling:
            if any(part.collide_point(*touch.pos) for part in screen.board.touched_parts):
                self._come()
        return False
