"""Whoever has placed ten pieces by the button is asked once, for good, whether letting go shall be enough.

That is so of matches alone: a lesson or an exercise has it pressed as it needs, and asks nothing of its own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kivy.clock import ClockEvent

from mobile.boards.base import Action
from mobile.hotseat import Phase
from mobile.lull import touched
from mobile.net import every
from mobile.screens.base import Buttons
from mobile.settings import ASKED
from mobile.words import say

if TYPE_CHECKING:
    from mobile.screens.match_base import MatchBase

ENOUGH = 10  # pieces placed by the button
LOOK = 0.2  # seconds between two looks whether it is quiet
STILL = 4  # quiet looks in a row: no finger is about to come down


class Release:
    """One match screen's."""

    def __init__(self, screen: MatchBase) -> None:
        self.screen = screen
        self._quiet = 0
        self._looking: ClockEvent | None = None
        if screen.app.settings.placed >= ENOUGH and not screen.learning:
            self._look_out()

    def counted(self, action: Action) -> Action:
        """A button that counts, where it places what was chosen."""
        screen = self.screen
        settings = screen.app.settings
        places = action.icon == "check" and action.enabled and action.gold and screen.board.busy
        if screen.learning or not places or not settings.confirm or settings.placed == ASKED:
            return action

        def place() -> None:
            screen.app.store.change(placed=settings.placed + 1)
            if settings.placed >= ENOUGH:
                self._look_out()
            action.does()

        return action._replace(does=place)

    def stop(self) -> None:
        if self._looking is not None:
            self._looking.cancel()
            self._looking = None

    def _look_out(self) -> None:
        if self._looking is None:
            self._looking = every(LOOK, self._look)

    def _look(self, _: float) -> bool:
        screen = self.screen
        if screen.app.settings.placed == ASKED:
            self._looking = None
            return False
        self._quiet = self._quiet + 1 if self._is_quiet else 0
        if self._quiet >= STILL:
            self._ask()
        return True

    @property
    def _is_quiet(self) -> bool:
        """Is nothing going on, nothing in hand, and no finger on the screen?"""
        screen, board = self.screen, self.screen.board
        if screen.app.screen is not screen or screen.asking or screen.past.shown or screen.busy or touched():
            return False
        return screen.hotseat.phase in (Phase.PLAY, Phase.TABLE) and not board.busy and board.held is None

    def _ask(self) -> None:
        screen = self.screen
        screen.app.store.change(placed=ASKED)
        choices: Buttons = [(say("release.yes"), self._place_at_once), (say("release.no"), None)]
        screen.dialog(say("release.ask"), say("release.text", place=say("match.place")), choices)

    def _place_at_once(self) -> None:
        self.screen.app.change(confirm=False)
        self.screen.board.confirm = False
        self.screen.refresh()
