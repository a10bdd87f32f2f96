"""A place on the set-up page: who sits there, what it may become, and a bot's level, to be changed by a touch."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from kivy.metrics import dp
from kivy.uix.widget import Widget

from core import characters
from core.game import LEVELS, Level
from core.log import Seated
from mobile.look import theme
from mobile.look.column import Column
from mobile.look.kit import Picture, Plate, PressPlate, Text, WordButton, alike, put
from mobile.look.measure import measured
from mobile.look.seat_sign import SeatSign
from mobile.look.theme import roomy
from mobile.words import say

CHOOSER = 174  # dp for what a place may become, beside who sits there
BARS = {Level.RANDOM: 1} | {level: n for n, level in enumerate(LEVELS, 1)}


class Place(Widget):
    """What is chosen for one of the four places."""

    def __init__(self, k: int, mark: int, name: str, kind: str, level: Level, face: str = "") -> None:
        super().__init__()
        self.k, self.mark, self.kind, self.level, self.face = k, mark, kind, level, face
        self.typed = name  # nothing where nobody has typed a name

    @property
    def name(self) -> str:
        return self.own or say("setup.player", n=self.k + 1)

    @property
    def own(self) -> str:
        """A bot's character's name, or what a person has typed."""
        known = characters.character(self.face) if self.kind == "bot" else None
        return self.typed if known is None else known.name

    def seated(self, name: str) -> Seated:
        """Whoever sits there at the table."""
        bot = self.kind == "bot"
        return Seated(name, self.level if bot else None, self.mark, self.face if bot else "")


def after(level: Level) -> Level:
    """The next stronger level; after the strongest the weakest."""
    return LEVELS[(LEVELS.index(level) + 1) % len(LEVELS)] if level in LEVELS else LEVELS[0]


class Deeds(NamedTuple):
    """What may be done with a place."""

    edit: Callable[[], None]
    sit: Callable[[str], None]  # somebody of another kind
    grade: Callable[[], None]  # the next level


class LevelButton(PressPlate):
    """How strong a bot is; a touch makes it stronger, and the strongest one the weakest."""

    def __init__(self, level: Level, pressed: Callable[[], None]) -> None:
        super().__init__("house/button_dark", pressed)
        self._bars = Picture(f"house/level_{BARS[level]}", fill=True)
        self.said = Text("", 16, 800, theme.ON_WOOD, lines=1)
        self._again = Picture("house/icon_turn", fill=True)
        for part in (self._bars, self.said, self._again):
            self.add_widget(part)
        self.show(level)
        self.bind(pos=self._arrange, size=self._arrange)

    def show(self, level: Level) -> None:
        """Another level."""
        self.spoken = say("setup.grade", level=say(f"level.{level}"))
        self._bars.name = f"house/level_{BARS[level]}"
        self.said.text = say(f"strength.{level}")

    def look_pressed(self, down: bool) -> None:
        self.dress(f"house/button_dark{'_down' if down else ''}")

    def _arrange(self, *_: object) -> None:
        side, low = dp(24), self.y + self.height / 2
        widest = max(measured(say(f"strength.{level}"), 16, 800) for level in LEVELS) + dp(4)
        room = min(widest, self.width - 2 * side - dp(26))
        x = self.x + (self.width - room - 2 * side - dp(14)) / 2
        put(self._bars, x, low - side / 2, side, side)
        put(self.said, x + side + dp(7), self.y, room, self.height)
        put(self._again, x + side + room + dp(14), low - dp(9), dp(18), dp(18))


class PlaceCard:
    """One card on the page's column."""

    def __init__(self, column: Column, place: Place, remote: bool, deeds: Deeds) -> None:
        self.place, self.remote, self.deeds = place, remote, deeds
        self.bot, self.empty = place.kind == "bot", place.kind == "empty"
        self.stacked = theme.text_scale() > 1.35 or column.width < dp(330)
        self.card = Plate("house/panel_empty" if self.empty else "house/panel_paper")
        row, gap = roomy(60), dp(6)
        level = max(dp(theme.TARGET), roomy(46, 1.5))
        head = max(roomy(52, 1.4), dp(50))
        if self.stacked:
            high = dp(8) + row + gap + (level + gap if self.bot else 0) + row + dp(4)
        else:
            high = head + level + dp(16) if self.bot else roomy(80, 1.4)
        column.stack(self.card, high, dp(8))
        if self.stacked:
            wide = self.card.width - dp(16)
            self._chooser(self.card.x + dp(8), self.card.y + dp(8), wide, row)
            self._who(self.card.top - dp(4) - row, wide, row)
            if self.bot:
                self._level(self.card.x + dp(8), self.card.y + dp(8) + row + gap, wide, level)
            return
        wide = self.card.width - dp(CHOOSER) - dp(20)
        self._chooser(self.card.right - dp(CHOOSER) - dp(8), self.card.y + dp(10), dp(CHOOSER), high - dp(20))
        if self.bot:
            self._who(self.card.top - dp(4) - head, wide, head)
            self._level(self.card.x + dp(9), self.card.y + dp(9), wide, level)
        else:
            self._who(self.card.y, wide, high)

    def _who(self, y: float, wide: float, high: float) -> None:
        """To be touched: a person's name and shape, or who a bot is."""
        place, card = self.place, self.card
        edit = PressPlate("house/bar", self.deeds.edit)
        edit.tint.a = 0
        edit.spoken = say("setup.edit", name=place.name)
        put(edit, card.x + dp(4), y, wide + dp(4), high)
        ink, second_ink = (theme.ON_WOOD, theme.ON_WOOD_SECOND) if self.empty else (theme.INK, theme.INK_SECOND)
        name = Text(
            say("setup.free", n=place.k + 1) if self.empty else place.name, 17, colour=ink, fraunces=True, lines=1
        )
        parts: list[Widget] = [edit, name]
        if self.bot:
            side = min(high, dp(50))
            sign: Widget = SeatSign(place.mark, place.face)
            put(sign, card.x + dp(7), y + (high - side) / 2, side, side)
            x = card.x + dp(7) + side + dp(7)
            found = characters.character(place.face)
            trait = Text("" if found is None else say(f"trait.{found.temper}"), 14, 600, second_ink, lines=1)
            room = card.x + dp(4) + wide - x
            put(name, x, y + high * 0.46, room, high * 0.46)
            put(trait, x, y + high * 0.08, room, high * 0.38)
            parts.append(trait)
        else:
            side = dp(34)
            sign = SeatSign(place.mark)
            put(sign, card.x + dp(9), y + high * 0.5 - side * 0.2, side, side)
            put(name, card.x + dp(48), y + high * 0.46, wide - dp(40), high * 0.44)
            key = "setup.here_line" if not self.empty else "setup.elsewhere_line" if self.remote else "setup.empty_line"
            second = Text(say(key), 14, 600, second_ink, lines=1)
            put(second, card.x + dp(14), y + high * 0.08, wide - dp(10), high * 0.36)
            parts.append(second)
        for part in (*parts, sign):
            card.add_widget(part)

    def _level(self, x: float, y: float, wide: float, high: float) -> None:
        button = LevelButton(self.place.level, self.deeds.grade)
        put(button, x, y, wide, high)
        self.card.add_widget(button)

    def _chooser(self, x: float, y: float, wide: float, high: float) -> None:
        """A person here, a bot, nobody or somebody elsewhere."""
        kinds = (("here", "person"), ("bot", "bot"), ("elsewhere", "phone") if self.remote else ("empty", "close"))
        part, labels = (wide - dp(8)) / len(kinds), []
        for n, (word, icon) in enumerate(kinds):
            kind = "empty" if word == "elsewhere" else word
            chosen = self.place.kind == kind
            plate = "button_gold" if chosen else "button_dark" if self.empty else "button_paper"
            chip = WordButton(say(f"setup.{word}"), partial(self.deeds.sit, kind), plate, icon, 14)
            put(chip, x + n * (part + dp(4)), y, part, high)
            self.card.add_widget(chip)
            labels += [chip.label] if chip.label is not None else []
        alike(labels)
