"""Settings: lists on paper. The first rows are made at once, the others one a frame, or when one comes to them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from kivy.clock import Clock, ClockEvent
from kivy.metrics import dp
from kivy.uix.scrollview import ScrollView

from mobile.look import speech, theme
from mobile.look.column import Column
from mobile.look.kit import Plate, Text, put
from mobile.look.scroll import scroll, scrolled
from mobile.lull import touched
from mobile.material.rows import Row, SignRow, SlideRow, SwitchRow
from mobile.screens.base import Screen
from mobile.screens.choosing import choose
from mobile.screens.settings_rows import SECTIONS, Choice, Deed, Setting, Slider, Switch, line, said
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
        self._waiting: list[Place] = []  # rows that are not made yet
        self._making: ClockEvent | None = None
        self.view: ScrollView | None = None

    def build(self) -> None:
        top = self.title(say("settings"))
        width = min(self.wide - dp(20), dp(640))
        column = Column(width)
        self._waiting = []
        for name, settings in SECTIONS:
            there = [one for one in settings if not isinstance(one, Switch) or one.there is None or one.there()]
            column.words(Text(say(f"settings.{name}"), 18, colour=theme.GOLD, fraunces=True), dp(4), dp(10))
            self._section(column, there)
        x = self.left + (self.wide - width) / 2
        self.view = self.scroll(column, x, self.bottom, width, top - self.bottom - dp(4))
        for place in self._waiting[:FIRST]:
            self._make(place)
        if self._making is not None:
            self._making.cancel()
        self._making = Clock.schedule_interval(self._make_one, 0)

    def _section(self, column: Column, settings: list[Setting]) -> None:
        """A sheet of paper, as high as its rows will be."""
        made = [self._row(setting, column.width - 2 * dp(EDGE)) for setting in settings]
        paper = Plate("house/panel_paper")
        column.stack(paper, sum(high for high, _ in made) + 2 * dp(EDGE), dp(12))
        low = paper.top - dp(EDGE)
        for k, (high, make) in enumerate(made):
            low -= high
            self._waiting.append(Place(paper, low, high, make, k == len(made) - 1))

    # Rows are made as one comes to them

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

    # What each kind of row is

    def _row(self, setting: Setting, width: float) -> tuple[float, Callable[[], Row]]:
        """How high a setting's row is, and what makes it."""
        title = say(f"settings.{setting.name}")
        if isinstance(setting, Switch):
            return SwitchRow.needs(width, title, (line(setting),)), partial(self._switch, setting, title, width)
        if isinstance(setting, Deed):
            now = setting.said(self.app)
            return SignRow.needs(width, title, (now,)), partial(self._deed, setting, title, width, now)
        words = tuple(said(setting, value) for value in setting.values)
        if isinstance(setting, Choice):
            return SignRow.needs(width, title, words), partial(self._choice, setting, title, width, words)
        return SlideRow.needs(width, title, words), partial(self._slider, setting, title, width, words)

    def _switch(self, setting: Switch, title: str, width: float) -> Row:
        def pressed() -> None:
            self._change(setting, not now())
            row.show(now())
            told()

        def now() -> bool:
            return bool(getattr(self.app.settings, setting.name))

        def told() -> None:
            row.spoken = f"{title}: {said(setting, now())}"

        row = SwitchRow(title, now(), pressed, line(setting))
        row.fit(width)
        told()
        return row

    def _choice(self, setting: Choice, title: str, width: float, words: tuple[str, ...]) -> Row:
        def now() -> int:
            value = setting.now() if setting.now is not None else getattr(self.app.settings, setting.name)
            return setting.values.index(value) if value in setting.values else 0

        def chosen(k: int) -> None:
            self._change(setting, setting.values[k])
            told()

        def told() -> None:
            row.tell(words[now()])
            row.spoken = f"{title}: {words[now()]}"

        row = SignRow(title, words[now()], "down", lambda: choose(self, row, words, now(), chosen))
        row.fit(width, words)
        told()
        return row

    def _slider(self, setting: Slider, title: str, width: float, words: tuple[str, ...]) -> Row:
        def left(k: int) -> None:
            if setting.values[k] != getattr(self.app.settings, setting.name):
                self._change(setting, setting.values[k])

        now = getattr(self.app.settings, setting.name)
        row = SlideRow(title, words, setting.values.index(now) if now in setting.values else 0, left)
        row.fit(width, words)
        return row

    def _deed(self, setting: Deed, title: str, width: float, now: str) -> Row:
        row = SignRow(title, now, "next", lambda: setting.does(self, self.rebuild))
        row.spoken = f"{title}: {now}"
        row.fit(width)
        return row

    def _change(self, setting: Switch | Choice | Slider, value: Any) -> None:
        self.app.change(**{setting.name: value})
        if setting.anew:
            far = scrolled(self)
            self.rebuild()
            scroll(self, far)
            self._make_in_sight()
        speech.say(f"{say(f'settings.{setting.name}')}: {said(setting, value)}", True)

    def go_back(self) -> bool:
        self._then()
        return True
