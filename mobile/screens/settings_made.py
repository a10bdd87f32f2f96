"""Rows by which settings are set, on whichever screen they stand: every change holds at once."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from mobile.look import speech
from mobile.material.rows import Row, SignRow, SlideRow, SwitchRow
from mobile.screens.base import Screen
from mobile.screens.choosing import choose
from mobile.screens.settings_rows import Choice, Deed, Setting, Slider, Switch, line, said
from mobile.words import say


class Planned(NamedTuple):
    """A row that is not made yet."""

    spoken: str
    high: float
    make: Callable[[], Row]


class Rows:
    """Makes them; `anew` is what follows where all looks otherwise."""

    def __init__(self, screen: Screen, anew: Callable[[], None]) -> None:
        self._screen, self._anew = screen, anew
        self._switches: dict[str, Callable[[], None]] = {}  # what a change of another row may have turned

    def row(self, setting: Setting, width: float) -> Planned:
        """What a setting's row is called and how high it is, and what makes it."""
        title = say(f"settings.{setting.name}")
        if isinstance(setting, Switch):
            high, make = SwitchRow.needs(width, title, (line(setting),)), partial(self._switch, setting, title, width)
            return Planned(_spoken(title, said(setting, self._kept(setting))), high, make)
        if isinstance(setting, Deed):
            now = setting.said(self._screen.app)
            make = partial(self._deed, setting, title, width, now)
            return Planned(_spoken(title, now), SignRow.needs(width, title, (now,)), make)
        words = tuple(said(setting, value) for value in setting.values)
        spoken = _spoken(title, words[self._at(setting)])
        if isinstance(setting, Choice):
            make = partial(self._choice, setting, title, width, words)
            return Planned(spoken, SignRow.needs(width, title, words), make)
        make = partial(self._slider, setting, title, width, words)
        return Planned(spoken, SlideRow.needs(width, title, words), make)

    def _kept(self, setting: Switch | Choice | Slider) -> Any:
        return getattr(self._screen.app.settings, setting.name)

    def _at(self, setting: Choice | Slider) -> int:
        """Which of its values holds."""
        value = setting.now() if isinstance(setting, Choice) and setting.now is not None else self._kept(setting)
        return setting.values.index(value) if value in setting.values else 0

    def _switch(self, setting: Switch, title: str, width: float) -> Row:
        def pressed() -> None:
            self._change(setting, not now())
            told()

        def now() -> bool:
            return bool(self._kept(setting))

        def told() -> None:
            row.show(now())
            row.spoken = _spoken(title, said(setting, now()))

        row = SwitchRow(title, now(), pressed, line(setting))
        row.fit(width)
        row.spoken = _spoken(title, said(setting, now()))
        self._switches[setting.name] = told
        return row

    def _choice(self, setting: Choice, title: str, width: float, words: tuple[str, ...]) -> Row:
        def chosen(k: int) -> None:
            self._change(setting, setting.values[k])
            told()

        def told() -> None:
            now = words[self._at(setting)]
            row.tell(now)
            row.spoken = _spoken(title, now)

        def asked() -> None:
            choose(self._screen, row, words, self._at(setting), chosen)

        row = SignRow(title, words[self._at(setting)], "down", asked)
        row.fit(width, words)
        told()
        return row

    def _slider(self, setting: Slider, title: str, width: float, words: tuple[str, ...]) -> Row:
        def left(k: int) -> None:
            wanted = {setting.name: setting.values[k], **dict(setting.also)}
            if any(getattr(self._screen.app.settings, name) != value for name, value in wanted.items()):
                self._change(setting, setting.values[k], wanted)

        tries = setting.tries
        tried = None if tries is None else lambda k: tries(setting.values[k])
        row = SlideRow(title, words, self._at(setting), left, tried)
        row.fit(width, words)
        return row

    def _deed(self, setting: Deed, title: str, width: float, now: str) -> Row:
        row = SignRow(title, now, "next", lambda: setting.does(self._screen, self._anew))
        row.spoken = _spoken(title, now)
        row.fit(width)
        return row

    def _change(self, setting: Switch | Choice | Slider, value: Any, wanted: dict[str, Any] | None = None) -> None:
        self._screen.app.change(**(wanted or {setting.name: value}))
        for name in wanted or ():
            if name in self._switches:
                self._switches[name]()
        if setting.anew:
            self._anew()
        speech.say(_spoken(say(f"settings.{setting.name}"), said(setting, value)), True)


def _spoken(title: str, value: str) -> str:
    return f"{title}: {value}"
