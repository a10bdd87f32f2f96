"""Learning, from home: of each game its lessons and its exercises, and how far one is in both."""

from __future__ import annotations

from functools import partial

from kivy.metrics import dp

from core.lessons import course
from core.practice.exercise import MOST_STARS, listed
from mobile import games
from mobile.look import theme
from mobile.look.column import Column
from mobile.look.kit import Plate, Text, WordButton, alike, put
from mobile.look.scroll import scroll, scrolled
from mobile.look.theme import roomy
from mobile.screens.base import Screen
from mobile.screens.lessons import played
from mobile.screens.practice_list import stars_of
from mobile.words import say

PAD = 10  # dp


class LearnScreen(Screen):
    """A card a game, with a button for its lessons and one for its exercises."""

    def rebuild(self) -> None:
        """Whoever comes back finds the page where they left it."""
        far = scrolled(self)
        super().rebuild()
        scroll(self, far)

    def build(self) -> None:
        top = self.title(say("learn.home"))
        width = min(self.wide - dp(20), dp(640))
        column = self.scroller(self.left + (self.wide - width) / 2, self.bottom, width, top - self.bottom - dp(6))
        for name in games.names():
            self._card(column, name)

    def _card(self, column: Column, name: str) -> None:
        """Its name above two buttons, which stand side by side where there is room for their words."""
        found, head, high = course(name), roomy(34), roomy(50, 1.7)
        if found is None:
            return
        learnt = say("learn.progress", n=played(self.app, name), of=len(found.lessons))
        earned = say("practice.progress", n=stars_of(self.app, name), of=MOST_STARS * len(listed(name)))
        back = partial(self.app.show, self)
        ways = [
            WordButton(learnt, partial(self.app.show_lessons, name, back), "button_gold", "learn", 15, beside=True),
            WordButton(earned, partial(self.app.show_practice, name, back), "button_dark", "target", 15, beside=True),
        ]
        across = 2 if theme.text_scale() <= 1.0 or self.landscape else 1
        rows = len(ways) // across
        card = Plate("house/panel_paper")
        column.stack(card, head + rows * (high + dp(6)) + dp(2 * PAD), dp(8))
        title = Text(say(f"game.{name}"), 20, colour=theme.INK, fraunces=True, lines=1)
        put(title, card.x + dp(PAD + 4), card.top - dp(PAD) - head, card.width - dp(2 * PAD + 8), head)
        card.add_widget(title)
        wide = (card.width - dp(2 * PAD) - dp(6) * (across - 1)) / across
        for k, way in enumerate(ways):
            x = card.x + dp(PAD) + (k % across) * (wide + dp(6))
            put(way, x, title.y - (k // across + 1) * (high + dp(6)), wide, high)
            card.add_widget(way)
        alike(way.label for way in ways if way.label is not None)

    def go_back(self) -> bool:
        self.app.go_home()
        return True
