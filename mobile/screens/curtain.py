"""What is seen for a moment where a match opens whose pictures are not at hand yet."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.uix.widget import Widget

from mobile.look import atlas
from mobile.look.kit import Picture, Text
from mobile.look.theme import roomy
from mobile.screens.base import Buttons, Screen
from mobile.words import say

if TYPE_CHECKING:
    from mobile.screens.navigator import Navigator


class Curtain(Screen):
    """The game's scene, and that its table is being laid. What is to be said meanwhile waits for the next screen."""

    def __init__(self, app: Navigator, game: str) -> None:
        super().__init__(app)
        self._game = game
        self._asked: list[tuple[str, str, Buttons, Widget | None, Callable[[], None] | None]] = []

    def build(self) -> None:
        wide = min(self.wide - dp(48), self.high * 0.5, dp(360))
        scene = Picture(f"{self._game}/{atlas.SCENE}", fill=True)
        middle, y = self.left + self.wide / 2, self.bottom + self.high * 0.55 - wide * 0.3
        self.add(scene, middle - wide / 2, y, wide, wide * 0.6)
        words = Text(say("match.laying"), 18, fraunces=True, align="center", lines=2)
        high = roomy(60)
        self.add(words, self.left + dp(16), y - high - dp(8), self.wide - dp(32), high)

    def dialog(
        self,
        title: str,
        text: str,
        choices: Buttons,
        body: Widget | None = None,
        otherwise: Callable[[], None] | None = None,
    ) -> None:
        self._asked.append((title, text, choices, body, otherwise))

    def rise(self, then: Callable[[], None]) -> None:
        """On to the next screen. Where an error is in the way, home: there it can be said."""
        try:
            then()
        except Exception:
            if self.app.screen is self:
                self.app.go_home()
            raise
        for asked in self._asked:
            if self.app.screen is not None:
                self.app.screen.dialog(*asked)

    def go_back(self) -> bool:
        return True  # it is gone in a moment
