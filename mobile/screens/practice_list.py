"""All exercises of a game, by how hard they are, with the stars that were earned."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from kivy.metrics import dp

from core.practice.exercise import LEVELS, MOST_STARS, Listed, listed
from mobile.look import theme
from mobile.look.column import Column
from mobile.look.kit import PressPlate, Text, WordButton, alike, put
from mobile.look.theme import roomy
from mobile.screens.base import Screen
from mobile.screens.practice_panel import STAR, Stars
from mobile.screens.practice_words import title
from mobile.words import say

if TYPE_CHECKING:
    from mobile.screens.navigator import Navigator


def earned(app: Navigator, game: str) -> dict[str, int]:
    """The stars of each exercise that was done."""
    return app.settings.practice.get(game, {})


def stars_of(app: Navigator, game: str) -> int:
    """How many were earned, of those that there are."""
    return sum(earned(app, game).get(one.name, 0) for one in listed(game))


def earn(app: Navigator, game: str, name: str, stars: int) -> None:
    """Stars that were earned are kept; nobody loses any."""
    before = earned(app, game)
    if stars > before.get(name, 0):
        app.store.change(practice=app.settings.practice | {game: before | {name: stars}})


def stack_practice(column: Column, screen: Screen, game: str) -> None:
    """In a list of something else: the way to the exercises, and how many stars were earned."""
    app = screen.app
    n, most = stars_of(app, game), MOST_STARS * len(listed(game))
    text = say("practice.way_some", n=n, all=most) if n else say("practice.way")
    shown = partial(app.show_practice, game, partial(app.show, screen))
    way = WordButton(text, shown, "button_dark", "target", 16, beside=True)
    column.stack(way, roomy(48, 1.7), dp(8))


class PracticeListScreen(Screen):
    """The list. Any exercise may be tried, again and again, in any order."""

    def __init__(self, app: Navigator, game: str, back: Callable[[], None]) -> None:
        super().__init__(app)
        self.game = game
        self._way_back = back

    def build(self) -> None:
        game, app = self.game, self.app
        found, done = listed(game), earned(app, game)
        stars = say("practice.stars", n=stars_of(app, game), all=MOST_STARS * len(found))
        spare = dp(212) if self.landscape else 0.0
        top = self.title(say(f"game.{game}"), stars, "book", lambda: app.show_rules(game), spare)
        width = min(self.wide - dp(20), dp(560))
        x = self.left + (self.wide - width) / 2
        first = next((k for k, one in enumerate(found) if not done.get(one.name)), 0)
        go = WordButton(
            say("practice.begin" if not done else "practice.go_further"),
            partial(app.open_exercise, game, first), "button_gold", size=19,
        )  # fmt: skip
        floor = self.bottom
        if self.landscape:
            self.add(go, self.left + self.wide - dp(260), top + dp(4), dp(200), self.roof - top - dp(8))
        else:
            self.add(go, x, self.bottom + dp(4), width, roomy(60))
            floor = go.top
        column = self.scroller(x, floor + dp(6), width, top - floor - dp(10))
        rows: list[Text] = []
        for level in LEVELS:
            head = Text(say(f"practice.level.{level}"), 18, colour=theme.ON_WOOD, fraunces=True, lines=1)
            column.stack(head, roomy(32), dp(4))
            for k, one in enumerate(found):
                if one.level == level:
                    rows.append(self._row(column, k, one, done.get(one.name, 0)))
        alike(rows)

    def _row(self, column: Column, k: int, one: Listed, stars: int) -> Text:
        high = roomy(52, 1.8)
        row = PressPlate("house/panel_paper", partial(self.app.open_exercise, self.game, k))
        row.spoken = say("practice.row", n=k + 1, title=title(self.game, one))
        column.stack(row, high, dp(6))
        side = dp(STAR + 2)
        words = Text(row.spoken, 16, 700, theme.INK, lines=2)
        put(words, row.x + dp(12), row.y, row.width - dp(34) - MOST_STARS * side, high)
        shown = Stars(row.right - dp(12) - MOST_STARS * side, row.y + (high - side) / 2, side)
        shown.earn(stars)
        row.add_widget(words)
        row.add_widget(shown)
        return words

    def go_back(self) -> bool:
        self._way_back()
        return True
