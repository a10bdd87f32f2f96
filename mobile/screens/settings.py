"""Settings: lists on paper. Those of the rows that are in sight are made at once, the others as one comes to them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.uix.scrollview import ScrollView

from mobile.look import sound, theme
from mobile.look.column import Column
from mobile.look.coming import Coming, Place
from mobile.look.kit import Plate, Text, put
from mobile.look.scroll import scroll, scrolled
from mobile.material.rows import Row
from mobile.screens.base import Screen
from mobile.screens.settings_made import Planned, Rows
from mobile.screens.settings_rows import SECTIONS, Setting, there
from mobile.words import say

if TYPE_CHECKING:
    from mobile.screens.navigator import Navigator

EDGE = 5  # dp of paper above and below its rows
AT_ONCE = 0.02  # seconds in which the rows in sight are made with the page
ANEW = 1.0  # and where it was there already


class SettingsScreen(Screen):
    """Every change holds at once. `then` is the way back."""

    def __init__(self, app: Navigator, then: Callable[[], None]) -> None:
        super().__init__(app)
        self._then = then
        self._rows = Rows(self, self._anew)
        self._places: list[Place] = []
        self._coming: Coming | None = None
        self.view: ScrollView | None = None

    def build(self) -> None:
        top = self.title(say("settings"))
        width = min(self.wide - dp(20), dp(640))
        column = Column(width)
        sound.ask_phone()
        self._places = []
        for name, settings in SECTIONS:
            column.words(Text(say(f"settings.{name}"), 18, colour=theme.GOLD, fraunces=True), dp(4), dp(10))
            self._section(column, there(settings))
        x = self.left + (self.wide - width) / 2
        self.view = self.scroll(column, x, self.bottom, width, top - self.bottom - dp(4))
        self._coming = Coming(self.view, self._places)
        self._coming.fill_sight(AT_ONCE)

    def _section(self, column: Column, settings: list[Setting]) -> None:
        """A sheet of paper, as high as its rows will be."""
        planned = [self._rows.row(setting, column.width - 2 * dp(EDGE)) for setting in settings]
        paper = Plate("house/panel_paper")
        column.stack(paper, sum(row.high for row in planned) + 2 * dp(EDGE), dp(12))
        low = paper.top - dp(EDGE)
        for row in planned:
            low -= row.high
            place = Place(row.spoken, partial(_made, row, row is not planned[-1]))
            put(place, paper.x + dp(EDGE), low, paper.width - 2 * dp(EDGE), row.high)
            paper.add_widget(place)
            self._places.append(place)

    @property
    def busy(self) -> bool:
        """Are there rows to be made?"""
        return self._coming is not None and self._coming.busy

    def _anew(self) -> None:
        """All looks otherwise, and stays where it is."""
        far = scrolled(self)
        self.rebuild()
        scroll(self, far)
        if self._coming is not None:
            self._coming.fill_sight(ANEW)

    def go_back(self) -> bool:
        self._then()
        return True


def _made(planned: Planned, ruled: bool) -> Row:
    """A row, with a line below it where another one follows."""
    row = planned.make()
    if ruled:
        row.rule()
    return row
