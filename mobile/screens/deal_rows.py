"""How matches of a deal ended, beside each other: those played here, and those that were taken in."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from kivy.metrics import dp

from core.archive import Result
from core.archive.slips import Slip, day_of
from core.deals import Deal
from mobile.look import theme
from mobile.look.column import Column
from mobile.look.kit import Bare, Picture, Plate, Text, put
from mobile.look.theme import roomy
from mobile.screens.deal_words import scores, told, when
from mobile.words import say

if TYPE_CHECKING:
    from mobile.screens.navigator import Navigator


class Row(NamedTuple):
    """One table's."""

    slip: Slip | None  # nothing where somebody gave up
    day: date
    match: int = 0  # here; 0: it was taken in
    nth: int = 0  # the how-manieth try of the day's deal

    @property
    def order(self) -> tuple[int, int]:
        """The best first, and the earlier of two; who gave up last."""
        return -self.slip.best if self.slip is not None else 10**9, self.day.toordinal()


def compared(app: Navigator, deal: Deal, day: date | None = None) -> list[Row]:
    """All that is known here of this deal."""
    tries = app.slips.tries(day, deal.game) if day is not None else []
    found = app.archive.compared(deal.code, deal.number) if app.archive is not None else []
    rows = [_own(deal, one, tries) for one in found if deal.fits(one.setup) and one.setup.known in ("", deal.code)]
    own = {row.slip for row in rows}
    rows += [Row(slip, slip.day) for slip in app.slips.of(deal.code) if slip not in own]
    return sorted(rows, key=lambda row: row.order)


def _own(deal: Deal, result: Result, tries: list[int]) -> Row:
    slip = told(deal.code, result.setup, result.outcome, result.ended)
    nth = tries.index(result.match) + 1 if result.match in tries else 0
    return Row(slip, day_of(result.ended), result.match, nth)


def stack_row(column: Column, row: Row, today: date, share: Callable[[Slip], None] | None = None) -> None:
    """Who had how many points, and when; a picture sends one's own to others."""
    slip = row.slip
    sends = share is not None and slip is not None and row.match
    first = Text(scores(slip) if slip is not None else say("deal.given_up"), 16, 800, theme.INK)
    parts = [when(row.day, today)]
    if row.nth:
        parts.append(say("deal.first_try") if row.nth == 1 else say("deal.try", n=row.nth))
    if not row.match:
        parts.append(say("deal.elsewhere"))
    second = Text(say("list.comma").join(parts), 14, 600, theme.INK_SECOND)
    card, won = Plate("house/panel_paper"), slip is not None and slip.won
    left = dp(44) if won else dp(13)
    room = column.width - left - dp(13) - (dp(46) if sends else 0)
    upper, lower = first.flow(room), second.flow(room)
    high = max(roomy(44), upper + lower + dp(14))
    column.stack(card, high, dp(5))
    if won:
        cup = Picture("house/icon_trophy", fill=True)
        put(cup, card.x + dp(11), card.y + high / 2 - dp(13), dp(26), dp(26))
        card.add_widget(cup)
    put(first, card.x + left, card.top - dp(7) - upper, room, upper)
    put(second, card.x + left, card.y + dp(7), room, lower)
    card.add_widget(first)
    card.add_widget(second)
    if share is not None and slip is not None and row.match:
        way = Bare("share", partial(share, slip), say("deal.share_row"))
        put(way, card.right - dp(50), card.y + high / 2 - dp(22), dp(44), dp(44))
        card.add_widget(way)
