"""A name is typed, a colour and shape chosen, a bot's level: what dialogs ask of a place at the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from kivy.metrics import dp
from kivy.uix.widget import Widget

from core.game import Level
from mobile import device
from mobile.look import theme
from mobile.look.column import Column
from mobile.look.kit import Picture, WordButton, put
from mobile.look.theme import roomy, sp
from mobile.material.field import Field
from mobile.net import every
from mobile.screens.base import Screen, body_width
from mobile.screens.cast import Cast
from mobile.screens.place_card import LevelButton, after
from mobile.words import say

LONGEST_NAME = 14
LOOK = 0.1  # seconds between two looks whether there is a keyboard


def field(text: str = "", longest: int = LONGEST_NAME, hint: str = "", bare: bool = False) -> Field:
    """A line to type in, which the system's keyboard does not cover."""
    entry = Field(text, longest, hint, bare)
    entry.bind(focus=_watch)
    return entry


def stack_field(column: Column, entry: Field, gap: float) -> None:
    """In a dialog: above it there is room for what it asks for, which stands on its edge."""
    column.skip(sp(5))
    column.stack(entry, roomy(50), gap)


def _watch(entry: Field, focused: bool) -> None:
    """While one types, the system's keyboard comes and goes without a word."""
    if focused:
        every(LOOK, partial(_look, entry))


def _look(entry: Field, _: float) -> bool:
    covered = device.keyboard()
    above: Widget = entry
    while above.parent is not None and above.parent is not above and not isinstance(above, Screen):
        above = above.parent
    if not isinstance(above, Screen):
        return False  # it was put away
    above.cover_below(covered)
    return bool(entry.focus or covered)


def tidy(text: str) -> str:
    return " ".join(text.split())[:LONGEST_NAME]


def ask_name(screen: Screen, then: Callable[[], None]) -> None:
    """What the person of this device is called by the others; `then` follows when it is kept."""
    app = screen.app
    body = Column(body_width(screen))
    entry = field(app.settings.name or app.settings.names.get(0, ""), hint=app.person)
    stack_field(body, entry, dp(4))

    def named() -> None:
        app.store.change(name=tidy(entry.text) or app.person)
        then()

    choices = [(say("ok"), named), (say("cancel"), None)]
    screen.dialog(say("settings.name"), say("join.name_line"), choices, body)


class NameDialog(Column):
    """A person's name, or who a bot is; colour and shape; perhaps a bot's level. What is chosen shows at once.

    A bot's `cast` is the game, who it is now, and by which marks all characters at the table are seen.
    """

    def __init__(
        self,
        width: float,
        name: str,
        mark: int,
        level: Level | None = None,
        cast: tuple[str, str, Mapping[str, int]] | None = None,
        hint: str = "",
    ) -> None:
        super().__init__(width)
        self.mark, self.level = mark, level
        self.cast: Cast | None = None
        self.entry = field(name, hint=hint)
        if cast is None:
            stack_field(self, self.entry, dp(10))
        else:
            self.cast = Cast(self, *cast)
        self._marks = self._row(dp(54), 4)
        for k, (chip, seat) in enumerate(zip(self._marks, theme.SEATS, strict=True)):
            chip.pressed = self._choosing("mark", k)
            chip.spoken = say(f"mark.{seat}")
            token = Picture(f"house/seat_{seat}", fill=True)
            put(token, chip.center_x - dp(15), chip.center_y - dp(13), dp(30), dp(30))
            chip.add_widget(token)
        if level is not None:
            self.grade = LevelButton(level, self._stronger)
            self.stack(self.grade, roomy(50), dp(6))
        self._show()

    def _stronger(self) -> None:
        """The next level."""
        assert self.level is not None
        self.level = after(self.level)
        self.grade.show(self.level)

    @property
    def name(self) -> str:
        return tidy(self.entry.text)

    def _row(self, high: float, many: int) -> list[WordButton]:
        row = Column(self.width)
        self.stack(row, high, dp(6))
        wide = (self.width - dp(6) * (many - 1)) / many
        made = []
        for k in range(many):
            chip = WordButton("", None, "chip_paper", size=14)
            put(chip, row.x + k * (wide + dp(6)), row.y, wide, high)
            row.add_widget(chip)
            made.append(chip)
        return made

    def _choosing(self, what: str, value: object) -> Callable[[], None]:
        def choose() -> None:
            setattr(self, what, value)
            self._show()

        return choose

    def _show(self) -> None:
        for k, chip in enumerate(self._marks):
            chip.enable(True, "chip_gold" if k == self.mark else "chip_paper")
