"""Rows by which settings are set, on whichever screen they stand: every change holds at once."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from mobile.look import speech
from mobile.material.rows import Row, SignRow, SlideRow, SwitchRow
from mobile.screens.base import Screen
from mobile.screens.choosing import choose
from mobile.screens.settings_rows import Choice, Deed, Setting, Slider, Switch, line, said
from mobile.words import say


class Rows:
    """Makes them; `anew` is what follows where all looks otherwise."""

    def __init__(self, screen: Screen, anew: Callable[[], None]) -> None:
        self._screen, self._anew = screen, anew
        self._switches: dict[str, Callable[[], None]] = {}  # what a change of another row may have turned

    def row(self, setting: Setting, width: float) -> tuple[float, Callable[[], Row]]:
        """How high a setting's row is, and what makes it."""
        title = say(f"settings.{setting.name}")
        if isinstance(setting, Switch):
            return SwitchRow.needs(width, title, (line(setting),)), partial(self._switch, setting, title, width)
        if isinstance(setting, Deed):
            now = setting.said(self._screen.app)
            return SignRow.needs(width, title, (now,)), partial(self._deed, setting, title, width, now)
        words = tuple(said(setting, value) for value in setting.values)
        if isinstance(setting, Choice):
            return SignRow.needs(width, title, words), partial(self._choice, setting, title, width, words)
        return SlideRow.needs(width, title, words), partial(self._slider, setting, title, width, words)

    def _switch(self, setting: Switch, title: str, width: float) -> Row:
        def pressed() -> None:
            self._change(setting, not now())
            told()

        def now() -> bool:
            return bool(getattr(self._screen.app.settings, setting.name))

        def told() -> None:
            row.show(now())
            row.spoken = f"{title}: {said(setting, now())}"

        row = SwitchRow(title, now(), pressed, line(setting))
        row.fit(width)
        row.spoken = f"{title}: {said(setting, now())}"
        self._switches[setting.name] = told
        return row

    def _choice(self, setting: Choice, title: str, width: float, words: tuple[str, ...]) -> Row:
        def now() -> int:
            value = setting.now() if setting.now is not None else getattr(self._screen.app.settings, setting.name)
            return setting.values.index(value) if value in setting.values else 0

        def chosen(k: int) -> None:
            self._change(setting, setting.values[k])
            told()

        def told() -> None:
            row.tell(words[now()])
            row.spoken = f"{title}: {words[now()]}"

        row = SignRow(title, words[now()], "down", lambda: choose(self._screen, row, words, now(), chosen))
        row.fit(width, words)
        told()
        return row

    def _slider(self, setting: Slider, title: str, width: float, words: tuple[str, ...]) -> Row:
        def left(k: int) -> None:
            wanted = {setting.name: setting.values[k], **dict(setting.also)}
            if any(getattr(self._screen.app.settings, name) != value for name, value in wanted.items()):
                self._change(setting, setting.values[k], wanted)

        tries = setting.tries
        now = getattr(self._screen.app.settings, setting.name)
        at = setting.values.index(now) if now in setting.values else 0
        row = SlideRow(title, words, at, left, None if tries is None else lambda k: tries(setting.values[k]))
        row.fit(width, words)
        return row

    def _deed(self, setting: Deed, title: str, width: float, now: str) -> Row:
        row = SignRow(title, now, "next", lambda: setting.does(self._screen, self._screen.rebuild))
        row.spoken = f"{title}: {now}"
        row.fit(width)
        return row

    def _change(self, setting: Switch | Choice | Slider, value: Any, wanted: dict[str, Any] | None = None) -> None:
        self._screen.app.change(**(wanted or {setting.name: value}))
        for name in wanted or ():
            if name in self._switches:
                self._switches[name]()
        if setting.anew:
            self._anew()
        speech.say(f"{say(f'settings.{setting.name}')}: {said(setting, value)}", True)
