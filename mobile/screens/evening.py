"""The evening round a match: the table is laid before its first question, and its end has a last scene.

Both are the board's own. Any touch ends them, and does nothing else; who wants no motion sees none. A match that is
taken up again is not laid anew.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from kivy.input.motionevent import MotionEvent
from kivy.metrics import dp

from core.table import May
from mobile.boards.acts import Act
from mobile.boards.canvas import BoardCanvas
from mobile.boards.evening import Scene
from mobile.look import motion

if TYPE_CHECKING:
    from mobile.screens.match_base import MatchBase


class Veil(BoardCanvas):
    """Lies over all of the screen while a scene is shown: what flies there, and the touch that ends it."""

    clipped = False
    catches = True  # no touch comes through

    def __init__(self, width: float, height: float, touched: Callable[[], None]) -> None:
        super().__init__((width / dp(1), height / dp(1)))
        self._touched = touched

    def on_touch_down(self, touch: MotionEvent) -> bool:
        self._touched()
        return True


class Evening:
    """One match screen's."""

    def __init__(self, screen: MatchBase, opens: bool) -> None:
        self.screen = screen
        self._opens = opens  # is the table yet to be laid?
        self._veil: Veil | None = None
        self._scene: Scene | None = None
        self._then: Callable[[], object] = lambda: None

    @property
    def on(self) -> bool:
        """Is a scene shown?"""
        return self._veil is not None

    def opened(self) -> bool:
        """Does the table lie? It is laid now, if that is yet to be seen."""
        screen = self.screen
        if self._opens:
            self._opens = False
            table = screen.hotseat.table
            if self._may and not table.n and table.outcome is None:
                screen.board.cover(False)
                screen.board.show(table.view(None), None, May.NO)
                self._begin(lambda scene: screen.board.scenes.opening(screen.board, scene), screen.refresh)
        return not self.on

    def close(self, then: Callable[[], object]) -> bool:
        """Show the match's last scene, and then something; is there one?"""
        screen, outcome = self.screen, self.screen.hotseat.table.outcome
        if outcome is None or not self._may or screen.asking or screen.app.screen is not screen:
            return False
        board, winners = screen.board, tuple(outcome.winners)
        return self._begin(lambda scene: board.scenes.closing(board, scene, winners), then)

    def skip(self) -> None:
        """Whatever is shown is over at once."""
        if self._scene is not None and self._veil is not None:
            self._scene.skipped = True
            while self.on and (self._veil.moving or self.screen.board.moving):
                self.screen.board.finish_moving()
                if self._veil is not None:
                    self._veil.finish()
            self._over()

    @property
    def _may(self) -> bool:
        return self.screen.app.evenings and not motion.reduced() and motion.seconds(1.0) > 0

    def _begin(self, made: Callable[[Scene], Act | None], then: Callable[[], object]) -> bool:
        """Is there a scene? It begins at once."""
        screen = self.screen
        veil = Veil(screen.width, screen.height, self.skip)
        screen.add(veil, 0, 0, screen.width, screen.height)
        self._veil, self._scene, self._then = veil, Scene(screen.board.canvas, veil), then
        act = made(self._scene)
        if act is None:
            self._then = lambda: None
            self._over()
            return False
        act(self._over)
        return True

    def _over(self) -> None:
        veil, self._veil, self._scene = self._veil, None, None
        if veil is None:
            return
        if veil.parent is not None:
            veil.parent.remove_widget(veil)
        then, self._then = self._then, lambda: None
        if not self.screen.gone:
            then()
