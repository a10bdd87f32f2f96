"""A word to the others at the table: chosen or typed, and shown beside whoever said it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from kivy.metrics import dp

from core.session.room.messages import LONGEST_TEXT, REACTIONS, Said
from mobile.boards.base import Box
from mobile.look import sound, theme
from mobile.look.column import Column
from mobile.look.kit import Picture, Plate, Text, WordButton, measured, put
from mobile.look.theme import roomy
from mobile.screens.name_dialog import field, stack_field
from mobile.words import say

if TYPE_CHECKING:
    from mobile.screens.base import Screen

ICONS = {"bravo": "star", "laugh": "laugh", "oh": "oh", "think": "bulb", "hurry": "hourglass", "thanks": "heart"}
ACROSS = 2


def ask_words(screen: Screen, tell: Callable[[str, str], None]) -> None:
    """Six reactions to be touched, or a line of one's own."""
    body = Column(min(screen.wide - dp(24), dp(420)) - dp(40))
    high, gap = roomy(50), dp(6)
    wide = (body.width - gap * (ACROSS - 1)) / ACROSS

    def chosen(reaction: str) -> None:
        screen.close_dialog()
        tell(reaction, "")

    for first in range(0, len(REACTIONS), ACROSS):
        row = Column(body.width)
        body.stack(row, high, gap)
        for k, reaction in enumerate(REACTIONS[first : first + ACROSS]):
            words, icon = say(f"reaction.{reaction}"), ICONS[reaction]
            press = WordButton(words, partial(chosen, reaction), "chip_paper", icon, 14, beside=True)
            if press.label is not None:
                press.label.color = theme.INK
            put(press, row.x + k * (wide + gap), row.y, wide, high)
            row.add_widget(press)
    entry = field("", LONGEST_TEXT, hint=say("reaction.text"))
    stack_field(body, entry, dp(2))

    def typed() -> None:
        if entry.text.strip():
            tell("", entry.text)

    choices = [(say("match.say_it"), typed), (say("cancel"), None)]
    screen.dialog(say("match.say"), "", choices, body)


class SaidBubble(Plate):
    """What somebody said, under their chip for a while."""

    def __init__(self, screen: Screen, name: str, said: Said, by: Box) -> None:
        super().__init__("house/bubble")
        text = say(f"reaction.{said.reaction}") if said.reaction in REACTIONS else said.text
        text = say("said.line", name=name, text=text)
        icon = ICONS.get(said.reaction, "speech")
        side = dp(30)
        widest = min(screen.wide - dp(16), dp(380))
        wide = min(measured(text, 16, 800) + side + dp(34), widest)
        rows = 1 + int(measured(text, 16, 800) * 1.12 / (wide - side - dp(28)))
        high = max(dp(48), theme.sp(16) * 1.4 * min(rows, 5) + dp(18))
        left, right = screen.left + dp(8), screen.left + screen.wide - dp(8) - wide
        x = max(left, min(by.x + by.width / 2 - wide / 2, right))
        put(self, x, by.y - high - dp(6), wide, high)
        picture = Picture(f"house/icon_{icon}", fill=True)
        put(picture, x + dp(10), self.y + (high - side) / 2, side, side)
        words = Text(text, 16, 800, theme.INK)
        put(words, x + side + dp(16), self.y + dp(6), wide - side - dp(26), high - dp(12))
        self.add_widget(picture)
        self.add_widget(words)
        screen.add_widget(self)
        sound.play("card")

    def below(self, y: float) -> None:
        """Stand below this height."""
        down = self.top + dp(6) - y
        if down > 0:
            self.y -= down
            for part in self.children:
                part.y -= down

    def go(self) -> None:
        if self.parent is not None:
            self.parent.remove_widget(self)
