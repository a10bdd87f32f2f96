"""What may be done with a chair of the room, or with a device in it: asked in dialogs."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import TYPE_CHECKING

from core.characters import character, free
from core.game import Level, Refusal
from core.session.room.messages import Chair, RoomReason
from core.session.room.seating import kept_free
from mobile.screens.base import body_width
from mobile.screens.name_dialog import NameDialog
from mobile.session.host import HostSession
from mobile.words import say

if TYPE_CHECKING:
    from core.session.room.host import Host
    from mobile.screens.base import Button
    from mobile.screens.lobby import LobbyScreen
    from mobile.session.guest import GuestSession

Deed = Callable[[], object]


class ChairDialogs:
    """The host may do all of it, a guest what concerns its own chairs."""

    def __init__(self, screen: LobbyScreen) -> None:
        self.screen = screen

    @property
    def session(self) -> HostSession | GuestSession:
        return self.screen.session

    @property
    def host(self) -> Host:
        """Asked only by a device that is it."""
        assert isinstance(self.session, HostSession)
        return self.session.host

    def open(self, k: int) -> None:
        """The chair was touched."""
        chair, session = self.screen.room.chairs[k], self.session
        if isinstance(session, HostSession):
            self._arrange(k, chair)
        elif chair.free:
            self.sit(k)
        elif chair.person == session.you:
            self._name(k, chair, [(say("lobby.rise"), lambda: session.guest.rise(k))])
        else:
            self.screen.dialog(chair.name, say("lobby.not_yours"), [(say("ok"), None)])

    def sit(self, k: int) -> None:
        """Somebody of this device takes a free chair."""
        room = self.screen.room
        chair = room.chairs[k]
        first = not any(other.person == self.session.you for other in room.chairs)
        if not self.session.hosting and kept_free(room.chairs, room.people, self.session.you):
            self._done(Refusal(RoomReason.KEPT_FREE))
            return
        name = self.screen.app.person if first else say("setup.player", n=k + 1)
        if first:
            self.session.sit(k, name, chair.mark)
        else:
            self._name(k, Chair(name, chair.mark, self.session.you), [(say("cancel"), None)])

    def add_bot(self, k: int) -> None:
        self._seat(k)

    def watcher(self, number: int) -> None:
        """A device without a chair was touched."""
        person = self.session.person(number)
        if person is None:
            return
        choices: list[Button] = [(say("ok"), None)]
        if isinstance(self.session, HostSession):
            choices.append(self._removal(number))
        self.screen.dialog(person.name, say("lobby.watches_text"), choices)

    def _arrange(self, k: int, chair: Chair) -> None:
        if chair.free:
            here = (say("lobby.sit_here"), lambda: self.sit(k))
            bot = (say("lobby.seat_bot"), lambda: self._seat(k))
            self.screen.dialog(
                say("setup.free", n=k + 1), say("lobby.free_text"), [here, bot, *self._moves(k), (say("cancel"), None)]
            )
            return
        more: list[Button] = [(label, self._while_there(k, chair, does)) for label, does in self._moves(k)]
        if chair.level is None:
            more.append((say("lobby.seat_bot"), self._while_there(k, chair, lambda: self._bot(k))))
        rises = self._while_there(k, chair, lambda: self._done(self.host.seating.rise(k)))
        more.append((say("lobby.free"), rises))
        if chair.person:
            more.append(self._removal(chair.person))
        self._name(k, chair, more)

    def _while_there(self, k: int, chair: Chair, does: Deed) -> Deed:
        """Only to whoever sat there when it was asked: a guest may leave, and another have chair and number."""
        number, session = chair.person, self.session
        if not number or not isinstance(session, HostSession):
            return does
        device = session.host.members.numbered(number)

        def do() -> None:
            if self.screen.room.chairs[k].person == number and self.host.members.numbered(number) is device:
                does()

        return do

    def _removal(self, number: int) -> Button:
        device = self.host.members.numbered(number)

        def remove() -> None:
            if self.host.members.numbered(number) in (None, device):  # whoever has the number by now has not been meant
                self.host.remove(number)

        return say("lobby.remove"), remove

    def _moves(self, k: int) -> list[tuple[str, Deed]]:
        """Who sits where decides in which order they play."""
        swap = self.host.seating.swap
        moves: list[tuple[str, Deed]] = []
        if k > 0:
            moves.append((say("lobby.up"), lambda: swap(k, k - 1)))
        if k < len(self.screen.room.chairs) - 1:
            moves.append((say("lobby.down"), lambda: swap(k, k + 1)))
        return moves

    def _bot(self, k: int) -> None:
        """In place of whoever sits there."""
        self.host.seating.rise(k)
        self._seat(k)

    def _seat(self, k: int) -> None:
        """A bot that is somebody who does not sit here yet."""
        who = random.choice(free({chair.face for chair in self.screen.room.chairs}))
        self._done(self.host.seating.seat_bot(k, who.name, Level.NORMAL, who.id))

    def _name(self, k: int, chair: Chair, more: list[Button]) -> None:
        """Name, colour, who a bot is and its level; and what else may be done."""
        width = body_width(self.screen)
        cast = None
        if chair.level is not None:
            room = self.screen.room
            cast = (room.game, chair.face, {other.face: other.mark for other in room.chairs if other.face})
        body = NameDialog(width, chair.name, chair.mark, chair.level, cast)
        named = self._while_there(k, chair, lambda: self._named(k, chair, body))
        choices: list[Button] = [(say("ok"), named), *more]
        self.screen.dialog(say("setup.edit_title" if cast is None else "setup.cast_title"), "", choices, body)

    def _named(self, k: int, chair: Chair, body: NameDialog) -> None:
        name = body.name or chair.name
        if body.level is not None and body.cast is not None:
            host, face = self.host, body.cast.chosen
            self._swap(k, chair, face)
            if body.mark != chair.mark:
                host.seating.rise(k)
                host.sit(k, name, body.mark)
                host.seating.rise(k)
            known = character(face)
            self._done(host.seating.seat_bot(k, name if known is None else known.name, body.level, face))
        elif self.session.hosting:
            self._done(self.host.sit(k, name, body.mark, chair.person or 0))
        else:
            self.session.sit(k, name, body.mark)

    def _swap(self, k: int, chair: Chair, face: str) -> None:
        """Whoever has the face takes mine."""
        mine = character(chair.face)
        for j, other in enumerate(self.screen.room.chairs):
            if j != k and other.face == face and other.level is not None and mine is not None:
                self.host.seating.seat_bot(j, mine.name, other.level, mine.id)

    def _done(self, refusal: Refusal | None) -> None:
        if refusal is not None:
            self.screen.dialog(say("trouble.title"), say(refusal.reason), [(say("ok"), None)])
