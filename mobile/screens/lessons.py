"""All lessons of a game: which were played, where to go on, and the first match after them."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from kivy.metrics import dp

from core import characters
from core.game import Level
from core.lessons import Course, course
from core.log import Seated
from mobile import games
from mobile.look import theme
from mobile.look.column import Column
from mobile.look.kit import Picture, PressPlate, Text, WordButton, alike, put
from mobile.look.theme import roomy
from mobile.screens.base import Screen
from mobile.screens.practice_list import stack_practice
from mobile.settings import Table
from mobile.words import say

if TYPE_CHECKING:
    from mobile.screens.navigator import Navigator


def teaches(game: str) -> Course:
    """The lessons of a game that has some."""
    found = course(game)
    if found is None:
        raise LookupError(f"there are no lessons of {game}")
    return found


def played(app: Navigator, game: str) -> int:
    """How many of a game's lessons were played."""
    found, done = course(game), app.settings.lessons.get(game, [])
    return sum(lesson.name in done for lesson in found.lessons) if found is not None else 0


def following(app: Navigator, game: str) -> int:
    """The first lesson that was not played; beyond the last when all were."""
    done = app.settings.lessons.get(game, [])
    names = [lesson.name for lesson in teaches(game).lessons]
    return next((k for k, name in enumerate(names) if name not in done), len(names))


def go_on(app: Navigator, game: str) -> None:
    """The next lesson; the first one, when all were played."""
    number = following(app, game)
    app.open_lesson(game, number if number < len(teaches(game).lessons) else 0)


def begin_first(app: Navigator, game: str) -> None:
    """A short match against gentle bots, to see how much one knows."""
    found = teaches(game)
    names = app.settings.names
    cast = random.sample(characters.CHARACTERS, found.bots)
    bots = (Seated(one.name, Level.EASY, 1 + k, one.id) for k, one in enumerate(cast))
    app.leave()
    app.begin(game, Table((Seated(names.get(0, ""), None, 0), *bots), dict(found.options), 0))


def finished(screen: Screen, app: Navigator, game: str) -> None:
    """The last lesson is over."""
    choices = [(say("learn.first_now"), partial(begin_first, app, game))]
    back = (say("learn.all"), partial(app.show_lessons, game))
    text = say("learn.finished_allied" if games.find(game).allied else "learn.finished_text")
    screen.dialog(say("learn.finished"), text, [*choices, back])


def offer_first(screen: Screen, app: Navigator, game: str, play: Callable[[], object]) -> None:
    """Who has never played the game is asked once whether they would like to learn it first."""
    found = course(game)
    if found is None or game in app.settings.lessons or game in app.settings.tables:
        play()
        return
    app.store.change(lessons=app.settings.lessons | {game: []})

    def learn() -> None:
        app.show_lessons(game, partial(app.show, screen))  # that is where the way back leads
        app.open_lesson(game, 0)

    text = say("learn.offer_text", n=len(found.lessons))
    choices = [(say("learn.offer_yes", n=found.minutes), learn), (say("learn.offer_no"), play)]
    screen.dialog(say("learn.offer", game=say(f"game.{game}")), text, choices)


def stack_way(column: Column, screen: Screen, game: str) -> None:
    """On the page where a table is set up: the way to the lessons, and how many were played."""
    found, app = course(game), screen.app
    if found is None:
        return
    n, of = played(app, game), len(found.lessons)
    text = say("learn.way_some", n=n, of=of) if 0 < n < of else say("learn.way", n=found.minutes)
    shown = partial(app.show_lessons, game, partial(app.show, screen))
    way = WordButton(text, shown, "button_dark", "learn", 16, beside=True)
    column.stack(way, roomy(48, 1.7), dp(8))


class LessonsScreen(Screen):
    """The list. Any lesson may be played, again and again, in any order."""

    def __init__(self, app: Navigator, game: str, back: Callable[[], None]) -> None:
        super().__init__(app)
        self.game = game
        self._way_back = back

    def build(self) -> None:
        game, app = self.game, self.app
        found, number = teaches(game), following(app, game)
        spare = dp(212) if self.landscape else 0.0
        top = self.title(say(f"game.{game}"), say("learn.title"), "book", lambda: app.show_rules(game), spare)
        width = min(self.wide - dp(20), dp(560))
        x = self.left + (self.wide - width) / 2
        words = (
            "learn.begin"
            if not played(app, game)
            else "learn.continue"
            if number < len(found.lessons)
            else "learn.first_now"
        )
        does = begin_first if number == len(found.lessons) else go_on
        go = WordButton(say(words), partial(does, app, game), "button_gold", size=19)
        floor, high = self.bottom, roomy(60)
        if self.landscape:
            self.add(go, self.left + self.wide - dp(260), top + dp(4), dp(200), self.roof - top - dp(8))
        else:
            self.add(go, x, self.bottom + dp(4), width, high)
            floor = go.top
        column = self.scroller(x, floor + dp(6), width, top - floor - dp(10))
        done = app.settings.lessons.get(game, [])
        rows = [
            self._row(column, k, lesson.name, lesson.name in done, k == number)
            for k, lesson in enumerate(found.lessons)
        ]
        alike([*rows, self._match(column, number == len(found.lessons))])
        stack_practice(column, self, game)

    def _row(self, column: Column, k: int, name: str, done: bool, next_one: bool) -> Text:
        text = say("learn.row", n=k + 1, title=say(f"learn.{self.game}.{name}.title"))
        icon = "check" if done else "play" if next_one else "next"
        return self._line(column, text, icon, partial(self.app.open_lesson, self.game, k), next_one)

    def _match(self, column: Column, next_one: bool) -> Text:
        return self._line(column, say("learn.first_now"), "trophy", partial(begin_first, self.app, self.game), next_one)

    @staticmethod
    def _line(column: Column, text: str, icon: str, pressed: Callable[[], None], bright: bool) -> Text:
        high = roomy(54, 1.8)
        row = PressPlate("house/panel_paper" if bright else "house/panel_dark", pressed)
        row.spoken = text
        column.stack(row, high, dp(7))
        picture = Picture(f"house/icon_{icon}", fill=True)
        put(picture, row.x + dp(12), row.center_y - dp(14), dp(28), dp(28))
        words = Text(text, 17, 700, theme.INK if bright else theme.ON_WOOD, lines=2)
        put(words, row.x + dp(52), row.y, row.width - dp(64), high)
        row.add_widget(picture)
        row.add_widget(words)
        return words

    def go_back(self) -> bool:
        self._way_back()
        return True
