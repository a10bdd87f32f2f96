"""Going back with everybody's consent: persons here are asked, and it is said what the others answered."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from kivy.clock import Clock

from core.game import Seat
from core.table import Proposal, others
from mobile.words import say

if TYPE_CHECKING:
    from mobile.screens.base import Button
    from mobile.screens.match_base import MatchBase

DECLINED = 0.6  # seconds after which a question without an undo was answered with no


class Consent:
    """One match screen's."""

    def __init__(self, screen: MatchBase) -> None:
        self.screen = screen
        self._asked: Proposal | None = None
        self._n = -1  # the newest entry when it was asked
        self._asking: Callable[[], None] | None = None  # by what the question to somebody here is put away

    def proposed(self, proposal: Proposal | None) -> None:
        hotseat = self.screen.hotseat
        before, self._asked = self._asked, proposal
        if self.screen.asks(self._asking):
            self.screen.close_dialog()
        self._asking = None
        if proposal is None:
            if before is not None and before.seat in hotseat.persons:
                n = self._n
                Clock.schedule_once(lambda _: self._declined(n), DECLINED)
            return
        self._n = hotseat.table.n
        here = set(hotseat.persons) & others(hotseat.table, proposal.seat) - set(proposal.agreed)
        if here:
            self._ask(min(here), proposal)
        else:
            self.screen.ticker.tell(say("link.asked"))

    def _ask(self, seat: Seat, proposal: Proposal) -> None:
        table, seats = self.screen.hotseat.table, self.screen.hotseat.seats
        text = say("undo.proposed_text", name=seats[proposal.seat].name)
        if len(self.screen.hotseat.persons) > 1:
            text = say("said.line", name=seats[seat].name, text=text)

        def no() -> None:
            table.agree(seat, False)

        choices: list[Button] = [(say("undo.agree"), lambda: table.agree(seat, True)), (say("no"), no)]
        self.screen.dialog(say("undo.proposed"), text, choices, otherwise=no)
        self._asking = no

    def _declined(self, n: int) -> None:
        if not self.screen.gone and self.screen.hotseat.table.n == n and self._asked is None:
            self.screen.ticker.tell(say("link.not_agreed"))
