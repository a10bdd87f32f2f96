"""What the menu of a match offers more where others sit at other devices: invite, take a seat, give the table away."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from core.game import Seat
from core.session.room.messages import Person, Presence
from mobile.session.guest import GuestSession
from mobile.session.host import HostSession
from mobile.words import say, whose

if TYPE_CHECKING:
    from mobile.screens.base import Button
    from mobile.screens.remote_base import RemoteBase


class RemoteMenu:
    """One match screen's."""

    def __init__(self, remote: RemoteBase) -> None:
        self.remote, self.screen, self.session = remote, remote.screen, remote.session

    def choices(self) -> list[Button]:
        """More for the menu."""
        table, session = self.screen.hotseat.table, self.session
        more: list[Button] = [(say("match.say"), self.remote.speak)]
        if isinstance(session, HostSession):
            more.append((say("match.invite"), self._invite))
            if table.outcome is None and self._heirs():
                more.append((say("match.hand_over"), self._choose_heir))
        if not table.own and table.outcome is None and not self.remote.down:
            for seat, who in enumerate(self.screen.hotseat.seats):
                if (who.level is not None or session.gone(seat)) and seat not in table.resigned:
                    more.append((say("match.take", whose=whose(who.name)), partial(self._take, seat)))
        return more

    def _take(self, seat: Seat) -> None:
        if isinstance(self.session, GuestSession):
            self.session.settle = False
        self.session.sit(seat, self.screen.app.person, self.screen.hotseat.seats[seat].mark)

    def _heirs(self) -> list[Person]:
        """The devices that could have the table."""
        room = self.session.room
        return [p for p in room.people if p.number and p.presence is Presence.HERE] if room is not None else []

    def _choose_heir(self) -> None:
        """To whom the table goes, and what that means."""
        choices: list[Button] = [
            (say("match.hand_over_to", name=person.name), partial(self._hand_over, person.number))
            for person in self._heirs()
        ]
        self.screen.dialog(say("match.hand_over"), say("match.hand_over_text"), [(say("cancel"), None), *choices])

    def _hand_over(self, number: int) -> None:
        assert isinstance(self.session, HostSession)
        refusal = self.session.host.handover.give(number)
        if refusal is not None:
            self.screen.dialog(say("trouble.title"), say(refusal.reason), [(say("ok"), None)])
        self.remote.look()

    def _invite(self) -> None:
        from mobile.screens.invite import show_invitation

        if isinstance(self.session, HostSession):
            show_invitation(self.screen, self.session)
