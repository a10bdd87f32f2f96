"""Settings: lists on paper. The first rows are made at once, the others one a frame, or when one comes to them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from kivy.clock import Clock, ClockEvent
from kivy.metrics import dp
from kivy.uix.scrollview import ScrollView

from mobile.look import sound, theme
from mobile.look.column import Column
from mobile.look.kit import Plate, Text, put
from mobile.look.scroll import scroll, scrolled
from mobile.lull import touched
from mobile.material.rows import Row
from mobile.screens.base import Screen
from mobile.screens.settings_made import Rows
from mobile.screens.settings_rows import SECTIONS, Setting, there
from mobile.words import say

if TYPE_CHECKING:
    from mobile.screens.navigator import Navigator

EDGE = 5  # dp of paper above and below its rows
FIRST = 4  # rows that are there when the page is; the others follow, one a frame


class Place(NamedTuple):
    """Where a row will stand on its paper, and what makes it."""

    paper: Plate
    low: float
    high: float
    make: Callable[[], Row]
    last: bool


class SettingsScreen(Screen):
    """Every change holds at once. `then` is the way back."""

    def __init__(self, app: Navigator, then: Callable[[], None]) -> None:
        super().__init__(app)
        self._then = then
        self._rows = Rows(self, self._anew)
        self._waiting: list[Place] = []  # rows that are not made yet
        self._making: ClockEvent | None = None
        self.view: ScrollView | None = None

    def build(self) -> None:
        top = self.title(say("settings"))
        width = min(self.wide - dp(20), dp(640))
        column = Column(width)
        sound.ask_phone()
        self._waiting = []
        for name, settings in SECTIONS:
            column.words(Text(say(f"settings.{name}"), 18, colour=theme.GOLD, fraunces=True), dp(4), dp(10))
            self._section(column, there(settings))
        x = self.left + (self.wide - width) / 2
        self.view = self.scroll(column, x, self.bottom, width, top - self.bottom - dp(4))
        for place in self._waiting[:FIRST]:
            self._make(place)
        if self._making is not None:
            self._making.cancel()
        self._making = Clock.schedule_interval(self._make_one, 0)

    def _section(self, column: Column, settings: list[Setting]) -> None:
        """A sheet of paper, as high as its rows will be."""
        made = [self._rows.row(setting, column.width - 2 * dp(EDGE)) for setting in settings]
        paper = Plate("house/panel_paper")
        column.stack(paper, sum(high for high, _ in made) + 2 * dp(EDGE), dp(12))
        low = paper.top - dp(EDGE)
        for k, (high, make) in enumerate(made):
            low -= high
            self._waiting.append(Place(paper, low, high, make, k == len(made) - 1))

    # Rows are made as one comes to them

    @property
    def busy(self) -> bool:
        """Are there rows to be made?"""
        return bool(self._waiting)

    def _make_in_sight(self) -> None:
        view = self.view
        if view is None:
            return
        view.update_from_scroll()
        for place in self._waiting[:]:
            low = place.paper.to_window(0, place.low)[1]
            if low < view.top and low + place.high > view.y:
                self._make(place)

    def _make_one(self, _: float) -> bool:
        if touched():
            self._make_in_sight()
        elif self._waiting:
            self._make(self._waiting[0])
        return bool(self._waiting) and self.parent is not None

    def _make(self, place: Place) -> None:
        self._waiting.remove(place)
        row, paper = place.make(), place.paper
        put(row, paper.x + dp(EDGE), place.low, paper.width - 2 * dp(EDGE), place.high)
        if not place.last:
            row.rule()
        paper.add_widget(row)

    def _anew(self) -> None:
        """All looks otherwise, and stays where it is."""
        far = scrolled(self)
        self.rebuild()
        scroll(self, far)
        self._make_in_sight()

    def go_back(self) -> bool:
        self._then()
        return True
