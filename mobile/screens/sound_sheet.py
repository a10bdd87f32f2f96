"""What is heard and felt, chosen in a match without leaving it: a small sheet over the board, and back to the match."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kivy.metrics import dp

from mobile.look import sound, theme
from mobile.look.kit import Shade, Text, put
from mobile.look.sheet import Sheet
from mobile.look.theme import roomy
from mobile.screens.base import Over
from mobile.screens.settings_made import Rows
from mobile.screens.settings_rows import HEARD, SECTIONS, there
from mobile.words import say

if TYPE_CHECKING:
    from mobile.screens.match_base import MatchBase

WIDE = 420  # dp at most
EDGE = 6  # dp beside the rows


class SoundSheet(Over):
    """The rows of that section of the settings; every change holds at once, and is heard or felt."""

    def __init__(self, screen: MatchBase, back: str) -> None:
        """`back`: the word that leads back to what is on."""
        super().__init__(size=screen.size, size_hint=(None, None))
        sound.ask_phone()
        ground = Shade([0.05, 0.02, 0.01, 0.55], screen.dismiss)
        put(ground, 0, 0, screen.width, screen.height)
        self.add_widget(ground)
        sheet = Sheet(min(screen.wide - dp(24), roomy(WIDE, 1.3)), across=EDGE)
        head = sheet.stay(roomy(36), sheet.fixed)
        title = Text(say(f"settings.{HEARD}"), 20, colour=theme.INK, fraunces=True, lines=1)
        head.add(title, dp(14), head.width - dp(28))
        rows = Rows(screen, lambda: None)
        settings = there(dict(SECTIONS)[HEARD])
        for k, setting in enumerate(settings):
            planned = rows.row(setting, sheet.rows.width)
            row = planned.make()
            sheet.rows.stack(row, planned.high)
            if k < len(settings) - 1:
                row.rule()
        sheet.buttons([(back, screen.close_dialog)], roomy(50, 1.4))
        high = min(screen.high - dp(16), sheet.needs)
        low = screen.bottom + (screen.high - high) / 2
        sheet.lay(self, screen.left + (screen.wide - sheet.wide) / 2, low, high)
