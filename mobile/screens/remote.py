"""What a match screen shows of the other devices: who is asleep or gone, whether the link holds, what people say."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.uix.widget import Widget

from core.game import Seat
from core.session.room.guest_table import GuestTable
from core.session.room.messages import Presence, Said
from core.table import Anew, Denied, News, Proposed
from mobile.boards.base import Action, Box
from mobile.look.kit import Picture, Text, extent, put
from mobile.screens.consent import Consent
from mobile.screens.remote_base import RemoteBase
from mobile.screens.remote_menu import RemoteMenu
from mobile.screens.remote_strip import Trouble
from mobile.screens.saying import SaidBubble, ask_words
from mobile.session.guest import GuestSession
from mobile.session.host import HostSession
from mobile.words import count, say, whose

if TYPE_CHECKING:
    from mobile.screens.match_base import MatchBase

Listener = TypeVar("Listener")

LIGHT = 0.15  # seconds after which it is shown that the host has not answered yet
SHOWN = 4.0  # seconds for which what somebody says is shown


class RemotePanel(RemoteBase):
    """Belongs to one match screen, as long as its session lasts."""

    def __init__(self, screen: MatchBase, session: HostSession | GuestSession) -> None:
        self.screen, self.session = screen, session
        self._own = screen.hotseat.table.own
        self._boxes: dict[Seat, Box] = {}
        self.bubble: SaidBubble | None = None  # the newest
        self._slow = False  # the host has not answered for a while
        self.trouble = Trouble(self)
        self.menu = RemoteMenu(self)
        self._consent = Consent(screen)
        self._state: object = None
        session.changed.append(self.look)
        session.said.append(self._said)
        screen.hotseat.news.append(self._heard)

    def close(self) -> None:
        _forget(self.session.changed, self.look)
        _forget(self.session.said, self._said)
        _forget(self.screen.hotseat.news, self._heard)
        self.trouble.stop()

    # What the screen asks

    @property
    def down(self) -> bool:
        """Is there no link to the host?"""
        return isinstance(self.session, GuestSession) and self.session.open and self.session.down

    @property
    def locked(self) -> bool:
        """May nothing be done on the board now?"""
        table = self.screen.hotseat.table
        return isinstance(table, GuestTable) and (table.locked is not None or (self._slow and table.waiting))

    @property
    def waiting(self) -> bool:
        """Has the host not yet answered what was wished?"""
        return self.screen.hotseat.table.waiting

    def missing(self) -> tuple[Seat, str] | None:
        """A seat that is asked and whose device is not there, and how that is said."""
        table = self.screen.hotseat.table
        for seat in table.asked:
            person = self.session.gone(seat)
            if person is not None and table.seats[seat].level is None:
                key = "link.asleep" if person.presence is Presence.AWAY else "link.lost"
                return seat, say(key, whose=whose(person.name))
        return None

    def question(self) -> str:
        """What the ask bar says instead of whose turn it is."""
        if self.down:
            return say("link.down")
        found = self.missing()
        if found is not None:
            return found[1]
        table = self.screen.hotseat.table
        return say("match.watching") if not table.own and table.outcome is None else ""

    def action(self) -> Action | None:
        """The confirming button while the link is down."""
        if isinstance(self.session, GuestSession) and self.down:
            return Action(say("link.retry"), "turn", self.session.guest.way.try_now, True, True)
        return None

    # Drawing

    def mark(self, seat: Seat, chip: Widget, box: Box) -> None:
        """A seat's chip: whose device is gone has a mark in its corner."""
        self._boxes[seat] = box
        person = self.session.device(seat)
        if person is None or person.number == self.session.you or self.screen.hotseat.seats[seat].level:
            return
        icon = {Presence.AWAY: "asleep", Presence.LOST: "no_link", Presence.WEAK: "no_link"}.get(person.presence)
        if icon is not None:
            badge = Picture(f"house/icon_{icon}", fill=True)
            side, corner = dp(22), (box.right - dp(25), box.top - dp(22))
            for words in chip.walk():  # never over the name
                if isinstance(words, Text) and words.text == self.screen.name_of(seat):
                    ends = words.x + extent(words.text, words.font_name, words.font_size)[0]
                    corner = (box.x + dp(3), box.y + dp(3)) if ends > corner[0] else corner
            put(badge, *corner, side, side)
            chip.add_widget(badge)

    # What is new

    def look(self) -> None:
        """The room or the link is not as it was."""
        table = self.screen.hotseat.table
        if table.own != self._own and not self.locked:
            self.screen.app.flow.seats_changed(self.session)
            return
        presences = tuple(person.presence for person in self.session.room.people) if self.session.room else ()
        owners = self.session.room and self.session.room.owners
        state = (presences, self.down, self.locked, self.trouble.now()[1], owners, self.slow)
        if state != self._state:
            self._state = state
            self.screen.look_again()
        elif self.down:
            self.trouble.count()

    def _heard(self, news: News) -> None:
        match news:
            case Anew(lost):
                if self.screen.hotseat.table.own != self._own:
                    self.screen.app.flow.seats_changed(self.session)
                    return
                self.screen.anew()
                if lost:
                    text = count("link.entries_lost", lost, name=self.session.host_name)
                    self.screen.dialog(say("trouble.title"), text, [(say("ok"), None)])
            case Denied(_, refusal):
                self._denied(self.screen.board.refuse(refusal))
            case Proposed(proposal):
                self._consent.proposed(proposal)

    def _denied(self, why: str) -> None:
        """Something wished was not granted; where all act at once that is no reason to stop anybody."""
        self._slow = False
        self.screen.refresh()
        if self.screen.hotseat.table.game.apart:
            self.screen.dialog(say("refused.title"), why, [(say("ok"), None)])
        else:
            self.screen.ticker.tell(why)

    def sent(self) -> None:
        """Something was wished: when the answer takes long, that is shown."""
        if self.waiting:
            Clock.schedule_once(self._still, LIGHT)

    def _still(self, _: float) -> None:
        if self.screen.gone:
            return
        if self.waiting:
            if not self._slow:
                self._slow = True
                self.screen.look_again()
            Clock.schedule_once(self._still, LIGHT)
        elif self._slow:
            self._slow = False
            self.screen.look_again()

    @property
    def slow(self) -> str:
        """What is said while an answer is awaited: the host's, or that of who shall have the table."""
        if isinstance(self.session, HostSession):
            heir = self.session.person(self.session.host.handover.heir)
            return say("handing.asked", name=heir.name) if heir is not None else ""
        return say("link.sent", name=self.session.host_name) if self._slow and not self.down else ""

    # What people say

    def speak(self) -> None:
        ask_words(self.screen, self.session.say)

    def _said(self, said: Said) -> None:
        person = self.session.person(said.person)
        room = self.session.room
        if person is None or room is None or self.screen.app.screen is not self.screen:
            return
        seats = [seat for seat, owner in enumerate(room.owners) if owner == said.person]
        box = next((self._boxes[seat] for seat in seats if seat in self._boxes), None)
        if box is None or self.screen.plated in seats:
            plate = self.screen.plate
            box = Box(plate.x, plate.y, plate.width, plate.height)
        if self.trouble.strip is not None and not self.screen.landscape:  # below what is told of trouble
            box = box._replace(y=min(box.y, self.trouble.strip.y))
        bubble = self.bubble = SaidBubble(self.screen, person.name, said, box)
        Clock.schedule_once(lambda _: bubble.go(), SHOWN)


def _forget(listeners: list[Listener], listener: Listener) -> None:
    """Tell it no more; it may have gone by itself."""
    if listener in listeners:
        listeners.remove(listener)
