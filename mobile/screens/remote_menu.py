"""What the menu of a match offers more where others sit at other devices: who is here, take a seat, give it away."""

from __future__ import annotations

import time
from functools import partial
from typing import TYPE_CHECKING

from core.game import Seat
from core.session.room.messages import Person, Presence
from core.session.room.reseating import ABANDONED
from mobile.boards.base import Action
from mobile.screens.people import show_people
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
        more: list[Button] = [(say("match.say"), self.remote.speak), (say("people.title"), self.people)]
        return [*more, *self._taking()]

    def always(self) -> list[Action]:
        """What there is to do for who only watches: leave, see who is here, say something."""
        return [
            Action(say("watch.leave"), "home", self.screen.choices.leave),
            Action(say("people.title"), "person", self.people),
            Action(say("watch.say"), "speech", self.remote.speak),
        ]

    def bar(self, offered: list[Action]) -> list[Action]:
        """The same with what the board offers all the same, or a seat that could be theirs: nothing that is dim."""
        first, *rest = self.always()
        found = [action for action in offered if action.enabled]
        if self.seats() and not found:
            found = [Action(say("people.sit"), "person", self.people, True, True)]
        return [first, *found[:-1], *rest, *found[-1:]]

    def people(self) -> None:
        """Who is here, and what can be done about it."""
        more = self._taking()
        if isinstance(self.session, HostSession):
            more.append((say("match.invite"), self._invite))
            if self.screen.hotseat.table.outcome is None and self._heirs():
                more.append((say("match.hand_over"), self._choose_heir))
        show_people(self.screen, self.session, more)

    def seats(self) -> list[Seat]:
        """That somebody who watches here could have."""
        table = self.screen.hotseat.table
        if table.own or table.outcome is not None or self.remote.down:
            return []
        free = [seat for seat in range(len(table.seats)) if self._free(seat)]
        return [seat for seat in free if seat not in table.resigned]

    def _free(self, seat: Seat) -> bool:
        """Is it a bot's for good, or of a phone that dropped out long ago? Who only sleeps comes back to theirs."""
        device = self.session.device(seat)
        if device is None:
            return self.screen.hotseat.seats[seat].level is not None
        since = self.remote.lost.get(device.number)
        return device.presence is Presence.LOST and since is not None and time.monotonic() - since > ABANDONED

    def _taking(self) -> list[Button]:
        names = [(seat, self.screen.name_of(seat)) for seat in self.seats()]
        return [(say("match.take", whose=whose(name)), partial(self._take, seat)) for seat, name in names]

    def leaving(self) -> bool:
        """Ask whether the table shall go on without this phone, where somebody else could run it; is it asked?"""
        playing = self.screen.hotseat.table.outcome is None
        if not isinstance(self.session, HostSession) or not playing or not self._heirs():
            return False
        choices: list[Button] = [(say("match.go_on"), None), (say("link.pause"), self.screen.app.go_home)]
        choices.append((say("match.hand_over"), self._choose_heir))
        self.screen.dialog(say("link.pause"), say("link.pause_or_hand_over"), choices)
        return True

    def _take(self, seat: Seat) -> None:
        if isinstance(self.session, GuestSession):
            self.session.settle = False
        self.session.sit(seat, self.screen.app.person, self.screen.hotseat.seats[seat].mark)

    def _heirs(self) -> list[Person]:
        """The devices that could have the table: those of players first."""
        room = self.session.room
        here = [p for p in room.people if p.number and p.presence is Presence.HERE] if room is not None else []
        return sorted(here, key=lambda person: room is not None and person.number not in room.owners)

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
