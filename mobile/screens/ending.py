"""A match that is over: it sounds once, and the result follows by itself; who comes back from it stays there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kivy.clock import Clock

from mobile.look import motion, sound

if TYPE_CHECKING:
    from mobile.screens.match_base import MatchBase


BREATH = 0.2  # seconds from the last scene to the result


class Ending:
    """One match screen's."""

    def __init__(self, screen: MatchBase) -> None:
        self.screen = screen
        self._sounded = self._seen = self._shown = False

    @property
    def follows(self) -> bool:
        """Does the result follow by itself?"""
        return not self._shown

    def forget(self) -> None:
        """The match goes on, because its last move was taken back."""
        self._sounded = self._seen = self._shown = False

    def begin(self) -> None:
        """The match is over; nothing follows while anything of it is still to be shown."""
        if self.screen.evening.on or self.screen.showing.on:
            return
        if not self._sounded:
            self._sounded = True
            sound.play("match_end")
        if self._shown:
            return
        if self._seen or not self.screen.evening.close(self._after_the_last_scene):
            Clock.schedule_once(self.show, motion.seconds(1.0))

    def _after_the_last_scene(self) -> None:
        self._seen = True
        Clock.schedule_once(self.show, motion.seconds(BREATH))

    def show(self, *_: object) -> None:
        """To the result, unless something else is on."""
        screen = self.screen
        if screen.app.screen is screen and not screen.asking and not screen.busy:
            self._shown = True
            screen.app.show_result(screen.hotseat)
