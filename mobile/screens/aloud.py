"""What a match says aloud: whose turn it is, what is asked, and what happens.

Who sits at a table hears it too. So a hidden thing is told to one alone with bots only; else what everybody may know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.log import Kind
from core.match import SeenEntry
from mobile.hotseat import Phase
from mobile.look import speech
from mobile.screens.entry_line import entry_line
from mobile.words import say

if TYPE_CHECKING:
    from mobile.screens.match_base import MatchBase


class Aloud:
    """One match screen's."""

    def __init__(self, screen: MatchBase) -> None:
        self.screen = screen
        self._told = screen.hotseat.table.n  # the newest entry that was told, or that nobody waits for
        self._asked: tuple[object, int] | None = None  # who was told last, and when

    @property
    def _alone(self) -> bool:
        """Does nobody else hear it whom it could tell anything?"""
        return self.screen.session is None and len(self.screen.hotseat.persons) == 1

    def happened(self, seen: SeenEntry) -> None:
        """Once, also where it is shown again. What a person here did is told in place of what is being said."""
        if not speech.on() or seen.n <= self._told:
            return
        self._told, hotseat = seen.n, self.screen.hotseat
        known = seen if self._alone else hotseat.table.seen(seen.n, None)
        if isinstance(known, SeenEntry):
            own = seen.kind is Kind.MOVE and seen.seat in hotseat.persons
            speech.say(entry_line(known, self.screen.board, hotseat), own)

    def asks(self, question: str) -> None:
        """Whose turn it is, and to one alone what is asked: once each time."""
        if not speech.on():
            return
        hotseat, text = self.screen.hotseat, ""
        whose = (hotseat.phase, hotseat.table.asked, hotseat.holder if hotseat.phase is Phase.PLAY else None)
        if hotseat.phase is Phase.PASS and hotseat.to is not None:
            text = f"{say('cover.pass')} {hotseat.seats[hotseat.to].name}."
        elif hotseat.phase is Phase.PLAY and hotseat.holder is not None:
            if self._asked is None or self._asked[0] != whose:
                text = f"{say('match.your_turn', name=hotseat.seats[hotseat.holder].name)}. "
            text += question if self._alone else ""
        elif hotseat.phase is Phase.TABLE and hotseat.table.asked:
            text = say("match.waits_for", names=say("list.comma").join(map(self.screen.name_of, hotseat.table.asked)))
        elif hotseat.phase is Phase.OVER:
            text = say("match.over")
        asked = (whose, hotseat.table.n if self._alone and hotseat.phase is Phase.PLAY else 0)
        if asked != self._asked:
            speech.say(text)
        self._asked = asked
