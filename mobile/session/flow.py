"""The app's part in sessions: which screen follows when a room opens, a match begins, a host says no.

Knows no screen: what it wants of the app is written down in `Around`.
"""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from core.hints.marks import Marks
from core.log import NotKept
from core.packing import Unreadable
from core.session.link.code import read_link
from core.session.room.stored import Ticket
from mobile import games
from mobile.device import links
from mobile.hotseat import HotSeat, named
from mobile.session.hinted import TableHints
from mobile.session.lookout import Lookout
from mobile.words import say, whose

if TYPE_CHECKING:
    from core.archive import Archive, Kept
    from core.deals import Deal
    from core.game import Options, Refusal
    from core.log import Seated
    from core.match import Match
    from core.session.room.events import Fate
    from core.session.room.guest_table import GuestTable
    from core.session.room.stored import Drawer, Handed
    from core.timer import Limit
    from mobile.hinted import HintNotes
    from mobile.session.base import Session
    from mobile.session.guest import GuestSession, Why
    from mobile.session.host import HostSession
    from mobile.settings import Settings, Store

log = logging.getLogger(__name__)

Buttons = Sequence[tuple[str, Callable[[], object] | None]]


class Asks(Protocol):
    """The screen that is on, as far as something is asked or said there."""

    def dialog(
        self, title: str, text: str, choices: Buttons, body: Any = None, otherwise: Callable[[], None] | None = None
    ) -> None: ...
    def close_dialog(self) -> None: ...
    def asks(self, otherwise: Callable[[], None] | None) -> bool: ...


class Around(Protocol):
    """What sessions want of the app."""

    archive: Archive | None
    rooms: Drawer
    hints: HintNotes
    store: Store

    @property
    def settings(self) -> Settings: ...
    @property
    def person(self) -> str: ...
    @property
    def named(self) -> bool: ...
    @property
    def at_the_end(self) -> bool:
        """Is a match that is over looked at?"""

    @property
    def result_on(self) -> bool:
        """Is a result on screen, or does it follow by itself?"""

    @property
    def on(self) -> Asks | None:
        """The screen that is on."""

    def draw(self) -> int: ...
    def make_ready(self, game: str, then: Callable[[], None] | None = None) -> None: ...
    def leave(self) -> None: ...
    def go_home(self) -> None: ...
    def open_match(self, hotseat: HotSeat, session: HostSession | GuestSession, opens: bool = False) -> None: ...
    def show_join(self) -> None: ...
    def show_lobby(self, session: HostSession | GuestSession) -> None: ...
    def show_code(
        self, name: str, to: tuple[Sequence[str], bytes] | None = None, visit: GuestSession | None = None
    ) -> None: ...
    def ask_name(self, then: Callable[[], None]) -> None: ...
    def say_refused(self, visit: GuestSession, why: Why) -> bool:
        """Where the code is typed, if that is on; is it?"""


class SessionFlow:
    """What the app can do with other devices. It loads what hosting and visiting need only when one begins.

    Large because which screen follows is said nowhere else, whatever comes from other devices.
    """

    def __init__(self, app: Around, link: str = "") -> None:
        self.app = app
        self.session: Session | None = None  # the one that is on
        self.lookout = Lookout()
        self._link = link  # an invitation to follow once the app is there

    def join(self) -> None:
        self.app.leave()
        self.app.show_join()

    def open_table(
        self,
        name: str,
        options: Options,
        chairs: Sequence[Seated | None],
        first: int | None,
        known: Deal | None = None,
        limit: Limit | None = None,
        hints: bool = False,
    ) -> None:
        """A room of our own; where nobody is named, others may sit down. All are told of a deal that is known."""
        from mobile.session.host import HostSession

        hosting = HostSession.fresh(self, name, options, first, known)
        host = hosting.host
        host.seating.give_time(limit if known is None else known.limit)
        host.seating.hints.become(Marks(hints))
        for k, who in enumerate(chairs):
            if who is not None and who.level is None:
                host.sit(k, who.name, who.mark)
            elif who is not None and who.level is not None:
                host.sit(k, who.name, who.mark)  # takes the colour
                host.seating.rise(k)
                host.seating.seat_bot(k, who.name, who.level, who.face)
        self.session = hosting
        self._enter(hosting)

    def _enter(self, session: HostSession | GuestSession) -> None:
        self.app.leave()
        self.app.show_lobby(session)
        if session.room is not None and session.room.game in games.names():
            self.app.make_ready(session.room.game)

    def start(self, hosting: HostSession) -> None:
        """All are on their chairs."""
        refusal = self._begin(hosting)
        if refusal is not None:
            self._say_trouble(refusal)

    def _begin(self, hosting: HostSession) -> Refusal | None:
        host = hosting.host
        known = host.seating.deal
        deal = self.app.draw() if known is None else known.number
        journal = self.app.archive.journal(deal) if self.app.archive else None
        marks = [chair.mark for chair in host.seating.taken]
        first = marks.index(hosting.first) if hosting.first in marks else None
        try:
            refusal = host.begin(deal, first, journal)
        except NotKept as no:
            refusal = no.refusal
        if refusal is None:
            self._play_at(hosting, True)
        return refusal

    def _say_trouble(self, refusal: Refusal) -> None:
        if self.app.on is not None:
            self.app.on.dialog(say("trouble.title"), say(refusal.reason), [(say("ok"), None)])

    def _play_at(self, hosting: HostSession, opens: bool = False) -> None:
        """Our own table, some seats of which are on other devices."""
        host = hosting.host
        assert host.match is not None
        assert host.table is not None
        table = host.table
        hinted = TableHints(hosting, host.seating.hints.ask, lambda: host.table is table)
        self._sit_down(HotSeat.here(host.match, table=host.table, hinted=hinted), hosting, opens)

    def _sit_down(self, hotseat: HotSeat, session: HostSession | GuestSession, opens: bool = False) -> None:
        self.app.leave()
        self.app.open_match(hotseat, session, opens)

    def seats_changed(self, session: HostSession | GuestSession) -> None:
        """Other seats belong to this device from now on."""
        from mobile.session.host import HostSession

        if isinstance(session, HostSession):
            self._play_at(session)
        elif session.guest.table is not None:
            self._sit_down(_guests(session, session.guest.table), session)

    def reopen(self, kept: Kept, match: Match[Any, Any, Any, Any, Any]) -> bool:
        """Was the match played with other devices? Then they can come back to it."""
        from mobile.session.files import room_of

        room = room_of(self.app.rooms, kept)
        if room is None or match.outcome is not None:
            return False
        from mobile.session.host import HostSession

        hosting = HostSession.reopened(self, room, match)
        self.session = hosting
        self._play_at(hosting)
        return True

    def again(self, session: Session, room: bool = False) -> None:
        """Another match of the same people, at once; by the room where somebody is missing, or where that is wanted."""
        from mobile.session.host import HostSession

        if not isinstance(session, HostSession):
            return
        self.app.leave()
        refusal = None
        if session.again(not room):
            refusal = self._begin(session)
            if refusal is None:
                return
        self._enter(session)
        if refusal is not None:
            self._say_trouble(refusal)

    def knock(self, addresses: Sequence[str], room: bytes, name: str) -> None:
        """To the door of a table, where its code is asked."""
        self.app.leave()
        self.app.show_code(name, to=(addresses, room))

    def visit_by_code(self, addresses: Sequence[str], code: str, room: bytes) -> GuestSession:
        from mobile.session.guest import GuestSession

        return self._visit(GuestSession.by_code(self, addresses, code, room))

    def come_back(self, kept: Ticket) -> None:
        """To a table this device was at."""
        self._back(kept)

    def _back(self, kept: Ticket) -> GuestSession:
        from mobile.session.guest import GuestSession

        visit = self._visit(GuestSession.back(self, kept))
        self.app.leave()
        self.app.show_code(kept.host, visit=visit)
        return visit

    def follow(self, link: str, wanted: bool = True) -> bool:
        """An invitation was opened; False when it is none. Not `wanted` by anybody here, it is asked about first."""
        from mobile.session.guest import GuestSession

        try:
            asked = read_link(link)
        except Unreadable as bad:
            log.warning("not an invitation: %s", bad)
            return False
        if self.session is not None and self.session.open and self.app.on is not None:

            def leave_first() -> None:
                self.app.go_home()
                self.follow(link)

            choices: Buttons = [(say("link.leave_yes"), leave_first), (say("lobby.stay"), None)]
            self.app.on.dialog(say("lobby.table", whose=whose(asked.name)), say("link.leave_first"), choices)
            return True
        if not wanted and self.app.on is not None:
            choices = [(say("link.join"), lambda: self.follow(link)), (say("handing.not"), None)]
            self.app.on.dialog(say("lobby.table", whose=whose(asked.name or "?")), say("link.invited"), choices)
            return True
        self.app.go_home()

        def go() -> None:
            self.app.show_code(asked.name, visit=self._visit(GuestSession.by_link(self, asked)))

        if self.app.named:
            go()
        else:
            self.app.ask_name(go)
        return True

    def called(self) -> None:
        """By a link, at the start or later."""
        link, self._link = self._link, ""
        if link:
            self._follow(link)
        links.listen(self._follow)

    def _follow(self, link: str) -> None:
        if not self.follow(link, wanted=False) and self.app.on is not None:
            self.app.on.dialog(say("trouble.title"), say("link.unreadable"), [(say("ok"), None)])

    def _visit(self, visit: GuestSession) -> GuestSession:
        self.part()
        self.session = visit
        return visit

    def began(self, visit: GuestSession, table: GuestTable) -> None:
        """A match is on at the table we are at. Who still looks at the one before is called, and not led away."""
        looks = visit.played and self.app.at_the_end
        visit.entered, visit.played, visit.again = False, True, looks
        visit.call(table if looks else None)
        if not looks:
            self._sit_down(_guests(visit, table), visit, not table.n)
        elif not self.app.result_on and self.app.on is not None:
            choices: Buttons = [
                (say("result.play_again" if table.own else "people.watch_on"), lambda: self.play_on(visit)),
                (say("rematch.later"), None),
                (say("match.leave"), self.app.go_home),
            ]
            self.app.on.dialog(say("rematch.title", name=visit.host_name), said_of(visit, table), choices)

    def play_on(self, visit: GuestSession) -> None:
        """To the match that waits for us."""
        table = visit.called
        visit.call(None)
        if table is not None and self.session is visit:
            self._sit_down(_guests(visit, table), visit, not table.n)

    def visit_changed(self, visit: GuestSession) -> None:
        """Into the host's room, for the first time or after a match."""
        from core.session.room.guest import Stage

        if visit.heir is not None and visit.down:
            visit.doubt = True
        elif visit.heir is not None and visit.doubt and visit.guest.stage is Stage.PLAYING:
            visit.renounce()  # the host is still there: it did not let go
        if visit.called is not None and visit.called is not visit.guest.table:
            visit.call(None)  # it is over, or was never begun
        waits = visit.guest.stage is Stage.ROOM and visit.room is not None and not visit.room.playing
        looks = visit.played and self.app.at_the_end  # at its result: then they come when they like
        if waits and not visit.entered and not looks:
            visit.entered = True
            self._enter(visit)

    def join_again(self, visit: GuestSession) -> None:
        """After a match, where the host wants another one: back into the room, and ready."""
        visit.entered = True
        visit.guest.ready(True)
        self._enter(visit)

    # Handing a table over: the heir says yes before anything of it goes there, and has it written down before the host
    # lets go of it, so it is never nowhere; and plays it only when the host has let go, so it is never at two places.

    def asked_to_take(self, visit: GuestSession, asked: bool) -> None:
        """The host would like us to have its table; or no longer."""
        screen = self.app.on
        if screen is not None and screen.asks(visit.declines):
            screen.close_dialog()
        visit.declines = None
        if not asked:
            return
        if screen is None or self.app.archive is None or visit.heir is not None:
            visit.guest.take_over(False)
            return

        def no() -> None:
            visit.guest.take_over(False)

        choices: Buttons = [(say("handing.yes"), lambda: visit.guest.take_over(True)), (say("handing.not"), no)]
        text = say("handing.ask_text", name=visit.host_name)
        screen.dialog(say("handing.ask"), text, choices, otherwise=no)
        visit.declines = no

    def table_stays(self, hosting: HostSession, fate: Fate, number: int) -> None:
        """Our table was to go to somebody, and stays here."""
        person = hosting.person(number)
        text = say(fate, name=person.name if person is not None else "?")
        if self.app.on is not None and self.session is hosting:
            self.app.on.dialog(say("match.hand_over"), text, [(say("ok"), None)])

    def table_stays_there(self, visit: GuestSession, number: int) -> None:
        """The host gave its table to somebody, perhaps to us, and it stays with the host all the same."""
        person, host = visit.person(number), visit.host_name
        text = say("handing.stayed_there", name=person.name if person is not None else "?", host=host)
        if number == visit.you:
            visit.renounce()
            text = say("handing.stayed_us", host=host)
        if self.app.on is not None and self.session is visit:
            self.app.on.dialog(say("lobby.table", whose=whose(host)), text, [(say("ok"), None)])

    def handed_to_us(self, visit: GuestSession, table: Handed) -> None:
        """The host gives us its table: keep it, open its doors, say so, and wait until the host has let go.

        Until then it is not announced: who looks for the table would come here, while it is still played there.
        """
        from mobile.session.host import HostSession

        if self.app.archive is None or visit.heir is not None:
            return
        row = None
        try:
            row = self.app.archive.adopt(table.setup, table.deal, table.records, table.state, table.result)
            match = self.app.archive.resume(games.find(table.setup.game), row)
            match.times = table.times
            heir = HostSession.reopened(self, table.room, match, silent=True)
        except Exception as no:  # whatever it is made of: nothing of it stays, and the host is told
            log.warning("the table cannot be taken over: %r", no)
            if row is not None:
                with contextlib.suppress(NotKept):
                    self.app.archive.forget(row)
            visit.guest.take_over(False)
            return
        visit.heir = heir
        if visit.by_bluetooth:
            heir.open_bluetooth()
        heir.changed.append(lambda: self._perhaps_ours(visit))
        visit.guest.took(heir.addresses)

    def _perhaps_ours(self, visit: GuestSession) -> None:
        """Somebody came to the table here, so the host has sent them: it has let go, though we did not hear it."""
        heir = visit.heir
        if heir is not None and any(member.link is not None for member in heir.host.members.values()):
            self._inherit(visit)

    def _inherit(self, visit: GuestSession) -> None:
        """The table is ours."""
        heir, visit.heir = visit.heir, None
        if heir is None:
            return
        visit.close(forget=True)
        heir.announce()
        self.session = heir
        self._play_at(heir)
        if self.app.on is not None:
            self.app.on.dialog(say("match.handed"), say("match.handed_text"), [(say("ok"), None)])

    def handed_away(self, hosting: HostSession, way: Ticket) -> None:
        """Our table is at another device now; we follow it there as everybody does."""
        hosting.drop()
        if self.session is hosting:
            self.session = None
        self._back(way).followed = True

    def turned_away(self, visit: GuestSession, why: Why) -> None:
        """The host said no, or asked us to go, or it is over."""
        from core.session.link.signals import Ended
        from mobile.session.guest import refusal

        if why is Ended.HANDED and visit.heir is not None:
            self._inherit(visit)
            return
        visit.close()
        if self.session is visit:
            self.session = None
        if self.app.say_refused(visit, why):
            return
        text = refusal(visit, why)
        table = visit.guest.table
        if visit.called is None and (table is None or table.outcome is None):  # a result stays to be looked at
            self.app.go_home()
        if self.app.on is not None:
            self.app.on.dialog(say("lobby.table", whose=whose(visit.host_name or "?")), text, [(say("ok"), None)])

    def part(self) -> None:
        """The session is over for this device: a table of ours waits here, another's goes on without us."""
        session, self.session = self.session, None
        if session is not None and session.open:
            session.close()


def _guests(visit: GuestSession, table: GuestTable) -> HotSeat:
    """Another's table, as it is played here."""
    return HotSeat(table, hinted=TableHints(visit, table.hint, lambda: visit.guest.table is table))


def said_of(visit: GuestSession, table: GuestTable) -> str:
    """In a sentence: another match with the same people, and who begins it."""
    first = table.setup.first
    if first is None:
        return say("rematch.same")
    key = "rematch.you" if first in table.own else "rematch.first"
    return say(key, first=named(table.setup.seats)[first].name)
