"""A bot thinks ahead while a person chooses: where power is to spare, in the lulls of a match that lies open.

It begins in a lull, and ends with whatever goes on: a finger, a frame that is drawn, a dialog, another screen. Then the
next lull begins it again, until it has had its time (`core/bots/drive.py`); from then on nothing is left of it. It
draws nothing. There is no setting: a phone that shall last is told to save, or below half, and nobody would know what
to choose.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kivy.clock import ClockEvent
from kivy.core.window import Window

from mobile.device import battery
from mobile.lull import touched
from mobile.net import every
from mobile.screens.showing import SLICE_AT_REST

if TYPE_CHECKING:
    from mobile.screens.match_base import MatchBase


class Pondering:
    """One match screen's."""

    def __init__(self, screen: MatchBase) -> None:
        self.screen = screen
        self._ticking: ClockEvent | None = None

    @property
    def on(self) -> bool:
        return self._ticking is not None

    def begin(self) -> None:
        """It is a lull."""
        if self._ticking is None and self._may and battery.spare():
            self._ticking = every(0, self._tick)
            Window.bind(on_flip=self.stop)

    def stop(self, *_: object) -> None:
        if self._ticking is not None:
            Window.unbind(on_flip=self.stop)
            self._ticking.cancel()
            self._ticking = None

    @property
    def _may(self) -> bool:
        """Does the match lie open, does nothing go on, and is there anything to think ahead about?"""
        screen = self.screen
        if screen.gone or screen.app.screen is not screen or screen.busy or touched():
            return False
        covered = screen.asking or screen.past.shown or screen.timing.stopped
        return not covered and not screen.board.gliding and not screen.hint.thinks and screen.hotseat.ponders

    def _tick(self, _: float) -> bool:
        """One frame's thought."""
        if self._may and self.screen.hotseat.ponder(SLICE_AT_REST):
            return True
        self.stop()
        return False
