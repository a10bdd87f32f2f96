"""Settings: rows of paper; the whole row is to be touched, and says its state in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from kivy.metrics import dp

from mobile.look import speech, theme
from mobile.look.column import Column
from mobile.look.kit import Picture, Plate, PressPlate, Text, alike, measured, put
from mobile.look.theme import roomy
from mobile.screens.base import Screen
from mobile.screens.name_dialog import ask_name
from mobile.settings import FOLLOWED, SPEEDS, TEXT_SIZES
from mobile.words import LANGUAGES, language, say

if TYPE_CHECKING:
    from mobile.screens.navigator import Navigator


class SettingsScreen(Screen):
    """Every change holds at once. `then` is the way back."""

    def __init__(self, app: Navigator, then: Callable[[], None]) -> None:
        super().__init__(app)
        self._then = then

    def build(self) -> None:
        top = self.title(say("settings"))
        width = min(self.wide - dp(20), dp(640))
        column = self.scroller(self.left + (self.wide - width) / 2, self.bottom, width, top - self.bottom - dp(4))
        chosen = self.app.settings
        self._group(
            column,
            say("settings.play"),
            [
                (say("settings.confirm"), say(f"settings.confirm.{chosen.confirm}".lower()), self._toggle("confirm")),
                (say("settings.speed"), say(f"settings.speed.{chosen.speed:g}"), self._next("speed", SPEEDS)),
                (say("settings.follow"), say(f"settings.follow.{chosen.follow}"), self._next("follow", FOLLOWED)),
                self._switch("reduced_motion"),
                self._switch("left_hand"),
                self._switch("pull"),
                self._switch("always_cover"),
                self._switch("bots_talk"),
            ],
        )
        self._group(
            column,
            say("settings.read"),
            [
                (say("settings.language"), say("language.name"), self._language),
                (say("settings.text_size"), f"{chosen.text_size:g} ×", self._next("text_size", TEXT_SIZES)),
            ],
        )
        self._group(column, say("settings.together"), [(say("settings.name"), self.app.person, self._name)])
        heard = [self._switch("sound"), self._switch("vibration")]
        if speech.there():
            heard.append(self._switch("speech"))
        self._group(column, say("settings.hear"), heard)

    def _switch(self, name: str) -> tuple[str, str, Callable[[], None]]:
        on = bool(getattr(self.app.settings, name))
        return say(f"settings.{name}"), say("on") if on else say("off"), self._toggle(name)

    def _group(self, column: Column, title: str, rows: list[tuple[str, str, Callable[[], None]]]) -> None:
        column.words(Text(title, 18, colour=theme.GOLD, fraunces=True), dp(4), dp(10))
        stacked = theme.text_scale() > 1.25
        high = roomy(70, 1.8) if stacked else dp(54)
        sheet = Plate("house/panel_paper")
        names, values = [], []
        column.stack(sheet, high * len(rows) + dp(8), dp(12))
        for k, (name, value, pressed) in enumerate(rows):
            y = sheet.top - dp(4) - (k + 1) * high
            row = PressPlate("house/bar", pressed)
            row.tint.a = 0
            row.spoken = f"{name}: {value}"
            put(row, sheet.x + dp(4), y, sheet.width - dp(8), high)
            switch = value in (say("on"), say("off"))
            room = dp(66) if switch else dp(34)
            words = Text(name, 16, 700, theme.INK, lines=1)
            said = Text(value, 15, 700, theme.INK_SECOND, "left" if stacked else "right", lines=1)
            if stacked:
                put(words, sheet.x + dp(14), y + high / 2, sheet.width - room - dp(20), high / 2)
                put(said, sheet.x + dp(14), y, sheet.width - room - dp(20), high / 2)
            else:
                share = min(0.62, (measured(name, 16) + dp(24)) / sheet.width)
                put(words, sheet.x + dp(14), y, sheet.width * share - dp(14), high)
                put(said, sheet.x + sheet.width * share, y, sheet.width * (1 - share) - room - dp(8), high)
            names.append(words)
            values.append(said)
            parts = [row, words, said]
            if switch:
                on = value == say("on")
                track = Picture(f"house/switch_{'on' if on else 'off'}", fill=True)
                put(track, sheet.right - dp(66), y + high / 2 - dp(17), dp(54), dp(34))
                knob = Picture("house/knob", fill=True)
                put(knob, sheet.right - dp(66) + (dp(24) if on else dp(1)), y + high / 2 - dp(15), dp(30), dp(30))
                parts += [track, knob]
            else:
                arrow = Picture("house/icon_next", fill=True)
                put(arrow, sheet.right - dp(32), y + high / 2 - dp(9), dp(18), dp(18))
                parts.append(arrow)
            for part in parts:
                sheet.add_widget(part)
        alike(names)
        alike(values)
        for words, said in zip(names, values, strict=True):  # no answer is written larger than what it is about
            said.limit(min(float(words.font_size), float(said.font_size)))

    def _toggle(self, name: str) -> Callable[[], None]:
        return lambda: self._change(name, not getattr(self.app.settings, name))

    def _next(self, name: str, values: tuple[object, ...]) -> Callable[[], None]:
        now = getattr(self.app.settings, name)
        following = values[(values.index(now) + 1) % len(values)] if now in values else values[0]
        return lambda: self._change(name, following)

    def _language(self) -> None:
        self._change("language", LANGUAGES[(LANGUAGES.index(language()) + 1) % len(LANGUAGES)])

    def _name(self) -> None:
        ask_name(self, self.rebuild)

    def _change(self, name: str, value: object) -> None:
        self.app.change(**{name: value})
        self.rebuild()

    def go_back(self) -> bool:
        self._then()
        return True
