"""The deal of a match that is over, on the page of its result: its number, and how others of it ended."""

from __future__ import annotations

import contextlib
import time
from datetime import date, timedelta
from functools import partial
from typing import TYPE_CHECKING

from kivy.metrics import dp

from core.archive.slips import Slip
from core.deals import Deal, Miscopied, deal_of, known
from core.past import PastTable, Unseen
from core.table import LocalTable
from mobile.look.column import Column
from mobile.look.kit import Text, WordButton
from mobile.look.theme import roomy
from mobile.screens.deal_rows import compared, stack_row
from mobile.screens.deal_words import told
from mobile.words import say

if TYPE_CHECKING:
    from mobile.hotseat import HotSeat
    from mobile.screens.navigator import Navigator

OTHERS = 3  # results beside one's own
LATEST = 3  # days for which a day's deal may have been on


def stack_deal(column: Column, app: Navigator, hotseat: HotSeat) -> None:
    """At the end of the page: of a deal that all know its number and what is to be compared; else the way to it."""
    table = hotseat.table
    try:
        deal = known(table.game, table.setup)
    except Miscopied:
        return
    if deal is None:
        if isinstance(table, LocalTable | PastTable):
            way = WordButton(say("deal.show"), partial(_reveal, app, hotseat), "button_dark", "dice", 15, beside=True)
            column.stack(way, roomy(48, 1.7), dp(6))
        return
    noted = None if isinstance(table, LocalTable | PastTable) else _note(app, hotseat, deal)
    day = _day(app, hotseat, deal)
    title = say("deal.number", code=deal.code) if day is None else say("deal.day")
    way = WordButton(title, partial(app.show_deal, deal, day), "button_dark", "dice", 15, beside=True)
    column.stack(way, roomy(48, 1.7), dp(6))
    rows = [row for row in compared(app, deal, day) if row.slip is not None]
    others = [row for row in rows if row.slip != noted and (row.match == 0 or row.match != hotseat.number)]
    if others:
        column.words(Text(say("deal.before"), 16, fraunces=True, lines=1), dp(4))
    for row in others[:OTHERS]:
        stack_row(column, row, app.today())


def _reveal(app: Navigator, hotseat: HotSeat) -> None:
    """The number of a deal that nobody knew: nothing of its match is taken back any more."""
    table = hotseat.table
    try:
        past = table if isinstance(table, PastTable) else PastTable.of(table) if isinstance(table, LocalTable) else None
        deal = deal_of(table.game, table.setup, past.deal) if past is not None and past.deal else None
    except Unseen:
        deal = None
    if deal is not None:
        app.show_deal(deal)
    elif app.screen is not None:
        app.screen.dialog(say("deal.title"), say("deal.unknown"), [(say("ok"), None)])


def _note(app: Navigator, hotseat: HotSeat, deal: Deal) -> Slip | None:
    """At another's table: what the store does not know is written down beside what others send."""
    outcome = hotseat.table.outcome
    slip: Slip | None = told(deal.code, hotseat.table.setup, outcome, time.time()) if outcome is not None else None
    if slip is not None:
        with contextlib.suppress(OSError):
            app.slips.add(slip)
    return slip


def _day(app: Navigator, hotseat: HotSeat, deal: Deal) -> date | None:
    """The day whose deal this match tried."""
    today, number = app.today(), hotseat.number
    days = (today - timedelta(days=back) for back in range(LATEST))
    return next((day for day in days if number is not None and number in app.slips.tries(day, deal.game)), None)
