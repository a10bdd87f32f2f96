"""The whole course of a match in words, the newest first, as far as who looks may see it once more."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.scrollview import ScrollView

from mobile.look import theme
from mobile.look.growing import grow
from mobile.look.kit import Bare, Shade, Text, put
from mobile.look.sheet import Sheet
from mobile.look.theme import roomy
from mobile.screens.turn_card import card_height, told_of, turn_card
from mobile.words import say

if TYPE_CHECKING:
    from mobile.screens.match_base import MatchBase


class CourseSheet(FloatLayout):
    """A sheet from below whose cards are made as one comes to them."""

    def __init__(self, screen: MatchBase, closed: Callable[[], None]) -> None:
        super().__init__(size=screen.size, size_hint=(None, None))
        self._screen = screen
        self._turns = screen.hotseat.turns(screen.hotseat.viewer)
        self._earliest = screen.hotseat.table.n + 1  # of what was told
        ground = Shade([0.05, 0.02, 0.01, 0.55], closed)
        put(ground, 0, 0, screen.width, screen.height)
        self.add_widget(ground)
        self._wide = min(screen.wide, dp(560))
        self._sheet = sheet = Sheet(self._wide, below=8 + screen.bottom / dp(1))
        head = sheet.stay(roomy(52), sheet.fixed)
        title = Text(say("since.so_far"), 20, colour=theme.INK, fraunces=True, lines=1)
        head.add(title, dp(6), head.width - dp(62))
        head.add(Bare("close", closed, say("close")), head.width - dp(46), dp(44))
        most = screen.high * (0.92 if screen.landscape else 0.8) + screen.bottom
        left = True
        while left and sheet.needs <= most:
            left = self._more()
        sheet.lay(self, screen.left + (screen.wide - self._wide) / 2, 0, most)
        view = next((part for part in sheet.children if isinstance(part, ScrollView)), None)
        if left and view is not None:
            grow(view, self._more)

    def _more(self) -> bool:
        """One more turn; is there another one?"""
        screen, column = self._screen, self._sheet.rows
        turn = next(self._turns, None)
        if turn is None:
            self._end()
            return False
        self._earliest = turn[0].n
        told = told_of(screen, turn)
        card = turn_card(screen, turn, told, partial(screen.replay, turn))
        column.stack(card, card_height(told, self._wide), dp(6))
        return True

    def _end(self) -> None:
        """What stands below the last card."""
        if self._earliest > 1 and self._screen.hotseat.hides_past:
            text = say("log.memory")
        elif self._earliest > self._screen.hotseat.table.n:
            text = say("log.nothing")
        else:
            text = say("match.begins")
        self._sheet.rows.words(Text(text, 15, 600, theme.INK_SECOND, "center"), dp(8), dp(10))
