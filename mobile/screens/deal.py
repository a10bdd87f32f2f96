"""A deal that is known: its number, to be told to others; how matches of it ended; and once more. Also the day's."""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import date

from kivy.metrics import dp

from core import daily
from core.archive import Kept
from core.archive.slips import Slip, read_slip
from core.deals import Deal, Miscopied, read
from core.log import Seated
from core.packing import Unreadable
from mobile import games
from mobile.device import links
from mobile.look import theme
from mobile.look.column import Column
from mobile.look.growing import grow
from mobile.look.kit import Plate, PressPlate, Text, WordButton, put
from mobile.look.measure import measured
from mobile.look.seat_sign import SeatSign
from mobile.look.theme import roomy
from mobile.screens.base import Screen
from mobile.screens.deal_choice import ask_text
from mobile.screens.deal_rows import Row, compared, stack_row
from mobile.screens.deal_words import about, dated, shared, wrong
from mobile.screens.navigator import Navigator
from mobile.settings import Table
from mobile.words import say

log = logging.getLogger(__name__)

FIRST = 4  # results that are made at once; the others as one comes to them
SIZE = 26  # sp of the number


class DealScreen(Screen):
    """One deal's page."""

    def __init__(self, app: Navigator, deal: Deal, back: Callable[[], None], day: date | None = None) -> None:
        super().__init__(app)
        self.deal, self.day = deal, day
        self._way_back = back

    # Building

    def build(self) -> None:
        deal = self.deal
        rows = compared(self.app, deal, self.day)
        title, second = say("deal.title"), say(f"game.{deal.game}")
        if self.day is not None:
            title, second = say("deal.day"), say("deal.day_title", game=second, day=dated(self.day))
        plays = self.app.session is None
        top = self.title(title, second, "share", self.share, dp(212) if self.landscape and plays else 0.0)
        width = min(self.wide - dp(20), dp(640))
        x, floor = self.left + (self.wide - width) / 2, self.bottom
        if plays:
            text, does = self._again()
            go = WordButton(text, does, "button_gold", size=19)
            if self.landscape:
                self.add(go, self.left + self.wide - dp(260), top + dp(4), dp(200), self.roof - top - dp(8))
            else:
                self.add(go, x, self.bottom + dp(4), width, roomy(60))
                floor = go.top
        column = Column(width)
        self._card(column)
        if self.day is not None:
            self._rival(column, self.day)
            if not self.app.slips.tries(self.day, deal.game):
                column.words(Text(say("deal.day_hint"), 15, 600, theme.ON_WOOD_SECOND), dp(8))
        take = WordButton(say("deal.take"), lambda: self.take(), "button_dark", "plus", 16, beside=True)
        column.stack(take, roomy(50), dp(8))
        column.words(Text(say("deal.results"), 18, fraunces=True, lines=1), dp(6))
        if not rows:
            column.words(Text(say("deal.none"), 15, 600, theme.ON_WOOD_SECOND), dp(8))
        more = self._results(column, rows)
        left = all(more() for _ in range(FIRST))
        view = self.scroll(column, x, floor + dp(6), width, top - floor - dp(10))
        if left:
            grow(view, more)

    def _again(self) -> tuple[str, Callable[[], None]]:
        """What the golden button does."""
        if self.day is None:
            return say("deal.play"), lambda: self.app.set_up(self.deal.game, self.deal)
        begun = self._begun()
        if begun is not None:
            return say("home.resume"), lambda: self.app.resume(begun)
        tries = self.app.slips.tries(self.day, self.deal.game)
        return say("deal.play_again" if tries else "setup.play"), self.play

    def _begun(self) -> Kept | None:
        """Today's match that is not over."""
        tries = self.app.slips.tries(self.day, self.deal.game) if self.day is not None else []
        return next((kept for kept in self.app.kept() if kept.id in tries and kept.outcome is None), None)

    def _card(self, column: Column) -> None:
        """The number, large; a touch sends it."""
        inside = column.width - dp(32)
        code = Text(lined(self.deal.code, inside), SIZE, 800, theme.INK, "center", fraunces=True)
        line = Text(about(self.deal), 15, 700, theme.INK, "center")
        same = Text(say("deal.same"), 14, 600, theme.INK_SECOND, "center")
        parts = [(code, code.flow(inside)), (line, line.flow(inside)), (same, same.flow(inside))]
        card = PressPlate("house/panel_paper", self.share)
        card.spoken = say("deal.spoken", code=" ".join(self.deal.code.replace("-", "")))
        column.stack(card, sum(high for _, high in parts) + dp(36), dp(8))
        top = card.top - dp(10)
        for part, high in parts:
            put(part, card.x + dp(16), top - high, inside, high)
            card.add_widget(part)
            top -= high + dp(8)

    def _rival(self, column: Column, day: date) -> None:
        """With whom one plays that day."""
        key = "deal.with" if games.find(self.deal.game).allied else "deal.against"
        for bot in self._seats(day)[1:]:
            text = Text(say(key, name=bot.name, level=say(f"level.{daily.LEVEL}")), 16, 700)
            room = column.width - dp(76)
            high = max(roomy(48), text.flow(room) + dp(10))
            row = Plate("house/panel_dark")
            column.stack(row, high, dp(8))
            sign = SeatSign(bot.mark, bot.face)
            put(sign, row.x + dp(12), row.y + high / 2 - dp(20), dp(40), dp(40))
            put(text, row.x + dp(62), row.y, room, high)
            row.add_widget(sign)
            row.add_widget(text)

    def _results(self, column: Column, rows: list[Row]) -> Callable[[], bool]:
        """Makes one more of them; was there another one?"""
        today, rest = self.app.today(), iter(rows)

        def more() -> bool:
            row = next(rest, None)
            if row is not None:
                stack_row(column, row, today, self._send)
            return row is not None

        return more

    # Doing

    def _seats(self, day: date) -> tuple[Seated, ...]:
        return daily.seats(day, self.deal, Seated(self.app.settings.names.get(0, "")))

    def play(self) -> None:
        """The day's match, with whom everybody plays it; it is one more try."""
        day, deal = self.day, self.deal
        if day is None:
            return
        number = self.app.begin(deal.game, Table(self._seats(day), hints=False), deal)
        if number is not None:
            self.app.slips.tried(day, deal.game, number)

    def share(self) -> None:
        """The deal, with one's own result: of a day's deal the first try's, else the best."""
        own = [row for row in compared(self.app, self.deal, self.day) if row.match and row.slip is not None]
        first = [row for row in own if row.nth == 1]
        self._send((first or own)[0].slip if own else None)

    def _send(self, slip: Slip | None) -> None:
        text = shared(self.deal, slip, self.day)
        if not links.share(text, say("deal.share_title")):
            self.dialog(say("deal.share_title"), say("deal.copied"), [(say("ok"), None)])

    def take(self, typed: str = "", why: str = "") -> None:
        """Somebody else's result, as it was sent."""
        ask_text(self, say("deal.take"), why or say("deal.take_text"), typed, self._taken)

    def _taken(self, text: str) -> None:
        try:
            slip = read_slip(text)
            deal = read(slip.code, games.by_letter)
        except Unreadable:
            self.take("", say("deal.no_result"))
            return
        except Miscopied as bad:
            self.take("", wrong(bad))
            return
        if len(slip.sat) != deal.players:
            self.take("", say("deal.no_result"))
            return
        try:
            added = self.app.slips.add(slip)
        except OSError as full:
            log.warning("a result cannot be kept: %s", full)
            self.dialog(say("deal.take"), say("table.not_kept"), [(say("ok"), None)])
            return
        key = "deal.taken" if added else "deal.there"
        if deal != self.deal:
            self.app.show_deal(deal)
            key = "deal.taken_other"
        self.rebuild()
        if self.app.screen is not None:
            self.app.screen.dialog(say("deal.take"), say(key, game=say(f"game.{deal.game}")), [(say("ok"), None)])

    def go_back(self) -> bool:
        self._way_back()
        return True


def lined(code: str, width: float) -> str:
    """A number whose groups stay whole, in as many lines as it needs."""
    groups = code.split("-")
    across = next(
        (n for n in range(len(groups), 1, -1) if measured("-".join(groups[:n]) + "-", SIZE, fraunces=True) <= width), 1
    )
    return "-\n".join("-".join(groups[k : k + across]) for k in range(0, len(groups), across))
