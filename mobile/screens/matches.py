"""The list of matches: what was begun, and what is over."""

from __future__ import annotations

import time
from functools import partial
from typing import TYPE_CHECKING

from kivy.metrics import dp

from core.archive import Kept
from mobile.look import theme
from mobile.look.column import Column
from mobile.look.kit import Bare, PressPlate, Text, WordButton, alike, put
from mobile.look.measure import measured
from mobile.look.scroll import scroll, scrolled
from mobile.look.theme import roomy
from mobile.screens.base import Buttons, Final, Screen
from mobile.screens.finished import finished_row, shown_of
from mobile.screens.parcels import take
from mobile.screens.standing import ago, people, turn
from mobile.words import say

if TYPE_CHECKING:
    pass


class MatchesScreen(Screen):
    """All matches: go on with one, look back at one that is over, or throw it away."""

    pages = 1  # of those that are over

    def build(self) -> None:
        kept: list[Kept] = []
        over: list[Kept] = []
        for one in self.app.kept():
            (kept if one.outcome is None else over).append(one)
        top = self.title(say("past.list" if over else "matches.title"))
        width = min(self.wide - dp(20), dp(640))
        column = self.scroller(self.left + (self.wide - width) / 2, self.bottom, width, top - self.bottom - dp(6))
        if over:
            column.words(Text(say("matches.title"), 20, fraunces=True, lines=1), dp(6))
        if not kept:
            column.words(Text(say("matches.none"), 16, 600, align="center"), dp(8))
        alike([self._row(column, one) for one in kept])
        if over:
            self._over(column, over)
        take_in = WordButton(say("parcel.take"), partial(take, self), "button_dark", "plus", 16, beside=True)
        column.stack(take_in, roomy(50), dp(6))

    def _over(self, column: Column, over: list[Kept]) -> None:
        """The last ones that are over; more of them by a button."""
        column.words(Text(say("past.over"), 20, fraunces=True, lines=1), dp(6))
        shown, more = shown_of(over, self.pages)
        for one in shown:
            finished_row(self, column, one, ago(time.time() - one.changed), partial(self._ask, one))
        if more:
            column.stack(WordButton(more, self._more, "button_dark", size=16), roomy(50), dp(6))

    def _more(self) -> None:
        far = scrolled(self)
        self.pages += 1
        self.rebuild()
        scroll(self, far)

    def _row(self, column: Column, kept: Kept) -> Text:
        """Answers its title."""
        since, room = ago(time.time() - kept.changed), column.width - dp(80)
        name, wide = turn(self.app, kept, room), measured(since, 14, 600) + dp(4)
        beside = measured(name, 18, fraunces=True) + dp(8) + wide < room  # else the time has a line of its own
        high = roomy(76) if beside else roomy(76) * 1.4
        card = PressPlate("house/panel_paper", lambda: self.app.resume(kept))
        column.stack(card, high, dp(8))
        line = (high - dp(10)) / (2 if beside else 3)
        title = Text(name, 18, colour=theme.INK, fraunces=True, lines=1)
        put(title, card.x + dp(14), card.top - dp(4) - line, room - wide - dp(8) if beside else room, line)
        when = Text(since, 14, 600, theme.INK_SECOND, "right" if beside else "left", lines=1)
        if beside:
            put(when, card.x + dp(14) + room - wide, title.y, wide, line)
        else:
            put(when, card.x + dp(14), card.y + dp(6), room, line)
        second = Text(people(self.app, kept), 14, 600, theme.INK_SECOND, lines=1)
        put(second, card.x + dp(14), title.y - line, room, line)
        away = Bare("bin", lambda: self._ask(kept), say("matches.forget"))
        put(away, card.right - dp(56), card.y, dp(50), high)
        for part in (title, when, second, away):
            card.add_widget(part)
        return title

    def _ask(self, kept: Kept) -> None:
        choices: Buttons = [
            (say("matches.keep"), None),
            Final(say("matches.forget"), lambda: self._forget(kept)),
        ]
        self.dialog(
            say("matches.forget"), say("matches.forget_text" if kept.outcome is None else "past.forget_text"), choices
        )

    def _forget(self, kept: Kept) -> None:
        if self.app.forget(kept):
            self.rebuild()

    def go_back(self) -> bool:
        self.app.go_home()
        return True
