"""Which deal a table will have: its row on the set-up page, and what is asked to choose one that people know."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from kivy.metrics import dp

from core.archive import Kept
from core.deals import SHORT, AnyGame, Deal, Miscopied, deal_of, dealt, read, within
from core.game import Options, Seat
from core.timer import Limit
from mobile import games
from mobile.device import links
from mobile.look.column import Column
from mobile.look.theme import roomy
from mobile.screens.base import Button, Screen, body_width
from mobile.screens.deal_words import about, wrong
from mobile.screens.name_dialog import field
from mobile.screens.option_row import Line
from mobile.screens.standing import ago
from mobile.words import say

if TYPE_CHECKING:
    from kivy.uix.textinput import TextInput

LONGEST = 600  # characters that may be pasted
LISTED = 6  # finished matches that are offered


class TableNow(NamedTuple):
    """How the table is set up at the moment."""

    players: int
    options: Options
    first: Seat | None
    limit: Limit | None


class DealChoice:
    """One set-up page's. `chosen` is called when it is another one."""

    def __init__(
        self, screen: Screen, game: AnyGame, table: Callable[[], TableNow], chosen: Callable[[], None]
    ) -> None:
        self.screen, self.game = screen, game
        self._table, self._chosen = table, chosen
        self.deal: Deal | None = None

    def line(self) -> Line:
        """Its row."""
        new = say("deal.new")
        if self.deal is None:
            return Line(say("deal.row"), new, (new,), self.ask, say("deal.new.means"))
        means = say("deal.known.means", about=about(self.deal))
        return Line(say("deal.row"), self.deal.code, (new, self.deal.code), self.ask, means)

    def ask(self) -> None:
        choices: list[Button] = [
            (say("deal.new_do"), partial(self.take, None)),
            (say("deal.day_do"), partial(self.screen.app.show_day, self.game.name)),
            (say("deal.type"), self.type),
            (say("deal.draw"), self._draw),
        ]
        if self._over():
            choices.append((say("deal.from_over"), self._list))
        self.screen.dialog(say("deal.which"), say("deal.which_text"), choices)

    def take(self, deal: Deal | None) -> None:
        """This one, perhaps of another game."""
        if deal is not None and deal.game != self.game.name:
            self.screen.app.set_up(deal.game, deal)
            return
        self.deal = deal
        self._chosen()

    def _draw(self) -> None:
        """One that nobody has seen yet, to be told to others."""
        now = self._table()
        players = min(max(now.players, min(self.game.seats)), max(self.game.seats))
        number = random.SystemRandom().getrandbits(SHORT)
        self.take(dealt(self.game, players, now.options, now.first, number, now.limit))

    def type(self, typed: str = "", why: str = "") -> None:
        ask_text(self.screen, say("deal.type"), why or say("deal.type_text"), typed, self._typed)

    def _typed(self, text: str) -> None:
        try:
            self.take(read(within(text), games.by_letter))
        except Miscopied as bad:
            self.type(text, wrong(bad))

    def _over(self) -> list[tuple[Kept, Deal]]:
        """Finished matches of this game whose number is known here, the newest first."""
        app, found = self.screen.app, []
        for kept in app.kept() if app.archive is not None else []:
            number = app.archive.deal(kept.id) if app.archive is not None and kept.game == self.game.name else None
            deal = deal_of(self.game, kept.setup, number) if number is not None else None
            if deal is not None:
                found.append((kept, deal))
            if len(found) == LISTED:
                break
        return found

    def _list(self) -> None:
        from mobile.screens.finished import scores_line

        now, choices = time.time(), list[Button]()
        for kept, deal in self._over():
            text = f"{scores_line(kept)}{say('list.comma')}{ago(now - kept.changed)}"
            choices.append((text, partial(self.take, deal)))
        self.screen.dialog(say("deal.from_over"), "", [(say("cancel"), None), *choices])


def ask_text(screen: Screen, title: str, text: str, typed: str, then: Callable[[str], None]) -> None:
    """A line is typed, or pasted; `then` follows."""
    body = Column(body_width(screen))
    entry: TextInput = field(typed, LONGEST)
    body.stack(entry, roomy(48), dp(4))
    choices: list[Button] = [
        (say("ok"), lambda: then(entry.text)),
        (say("paste"), lambda: then(links.pasted(4 * LONGEST))),
        (say("cancel"), None),
    ]
    screen.dialog(title, text, choices, body)
