"""What a match screen shows of the other devices: who is asleep or gone, who watches, whether the link holds, what
people say."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, TypeVar

from kivy.clock import Clock, ClockEvent
from kivy.metrics import dp
from kivy.uix.widget import Widget

from core.game import Seat
from core.hints.marks import Marks
from core.session.room.guest_table import GuestTable
from core.session.room.messages import Person, Presence
from core.table import Anew, Denied, News, Proposed
from mobile.boards.base import Action, Box
from mobile.look import theme
from mobile.look.kit import Picture, PressPlate, Text, put
from mobile.look.measure import extent, measured
from mobile.screens.consent import Consent
from mobile.screens.people import watchers
from mobile.screens.remote_base import RemoteBase
from mobile.screens.remote_menu import RemoteMenu
from mobile.screens.remote_strip import Trouble
from mobile.screens.saying import Voices
from mobile.session.base import GONE
from mobile.session.flow import said_of
from mobile.session.guest import GuestSession
from mobile.session.host import HostSession
from mobile.words import count, say, whose

if TYPE_CHECKING:
    from mobile.screens.match_base import MatchBase

Listener = TypeVar("Listener")

LIGHT = 0.15  # seconds after which it is shown that the host has not answered yet
TOLD = 6.0  # seconds for which it is told that somebody came, went or fell asleep
WATCHERS = 110  # dp for the names of those who watch


class RemotePanel(RemoteBase):
    """Belongs to one match screen, as long as its session lasts."""

    def __init__(self, screen: MatchBase, session: HostSession | GuestSession) -> None:
        self.screen, self.session = screen, session
        self._own = screen.hotseat.table.own
        self._boxes: dict[Seat, Box] = {}
        self._badges: dict[Seat, Picture] = {}
        self.voices = Voices(screen, session, self._place_of)
        self._people = self._there()
        self._asking = self._hints.asking  # seats for which a bot was asked for a hint
        self._runs = session.host_name
        self.lost: dict[int, float] = {}  # since when a device has no link, as far as it was seen here
        self._told: tuple[str, ClockEvent] | None = None  # who came, went or fell asleep, for a while
        self._eye: PressPlate | None = None  # who watches
        self._eyed: object = None  # what it says, and beside what
        self._slow = False  # the host has not answered for a while
        self.trouble = Trouble(self)
        self.menu = RemoteMenu(self)
        self._consent = Consent(screen)
        self._state: object = None
        if isinstance(session, GuestSession) and session.followed:  # we gave it away, and came after it
            session.followed = False
            self._tell(say("people.runs_now", name=session.host_name))
        elif isinstance(session, GuestSession) and session.again and session.guest.table is not None:
            session.again = False
            self._tell(said_of(session, session.guest.table))
        session.changed.append(self.look)
        screen.hotseat.news.append(self._heard)

    def close(self) -> None:
        _forget(self.session.changed, self.look)
        self.voices.close()
        if self._told is not None:
            self._told[1].cancel()
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
        """A seat that is asked and whose device is not there, or that takes very long, and how that is said."""
        table = self.screen.hotseat.table
        for seat in table.asked:
            person = self.session.gone(seat)
            if person is not None and table.seats[seat].level is None:
                return seat, said_gone(person)
        return next(((seat, say("time.waits", name=self.screen.name_of(seat))) for seat in self.slow_ones()), None)

    def slow_ones(self) -> list[Seat]:
        """Who is there and takes so long that others may have a bot play this turn."""
        table = self.screen.hotseat.table
        if not table.own or table.time.paused is not None:
            return []
        others = (seat for seat in table.asked if seat not in table.own and table.seats[seat].level is None)
        return [seat for seat in others if table.time.overdue(seat)]

    @property
    def host_asleep(self) -> bool:
        """Did the phone that runs the table say that it is put aside?"""
        host = self.session.person(0)
        return not self.session.hosting and host is not None and host.presence is Presence.AWAY

    def question(self) -> str:
        """What the ask bar says instead of whose turn it is."""
        if self.host_asleep:
            return say("link.host_asleep", name=self.session.host_name)
        if self.down:
            return self.trouble.now()[0].partition("\n")[0]
        table = self.screen.hotseat.table
        found = self.missing()
        if found is not None and not any(seat in table.own for seat in table.asked):  # else somebody here may go on
            return found[1]
        if table.own or table.outcome is not None:
            return ""
        *first, last = [self.screen.name_of(seat) for seat in table.asked] or [""]
        if first:
            names = say("list.and").join((say("list.comma").join(first), last))
            return say("match.watching_several", names=names)
        return say("match.watching_who", name=last) if last else say("match.watching")

    def action(self) -> Action | None:
        """The confirming button while the link is down."""
        if isinstance(self.session, GuestSession) and self.down:
            return Action(say("link.retry"), "turn", self.session.guest.way.try_now, True, True)
        return None

    @property
    def watches(self) -> bool:
        """Is nobody here to play, so that there is nothing to be undone or confirmed?"""
        return not self.screen.hotseat.table.own and not self.down

    # Drawing

    def mark(self, seat: Seat, chip: Widget, box: Box) -> None:
        """A seat's chip: whose device is gone has a mark in its corner."""
        self._boxes[seat] = box
        before = self._badges.pop(seat, None)  # a board may keep its chips
        if before is not None and before.parent is not None:
            before.parent.remove_widget(before)
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
            self._badges[seat] = badge

    def draw_watchers(self) -> None:
        """At the right of what is told: who watches, by name where there is room for it."""
        found, ticker = [p for p in watchers(self.session) if p.number != self.session.you], self.screen.ticker
        text = found[0].name if len(found) == 1 else str(len(found)) if found else ""
        if ticker.opacity == 0:
            text = ""
        shown = (text, *ticker.pos, *ticker.size)
        if self._eye is not None and self._eye.parent is not None and self._eyed == shown:
            ticker.spare(self._eye.width)
            return
        if self._eye is not None and self._eye.parent is not None:
            self._eye.parent.remove_widget(self._eye)
        self._eye, self._eyed = None, shown
        ticker.spare(0.0)
        if not text:
            return
        side = min(dp(22), ticker.height - dp(6))
        wide = min(measured(text, 14, 700) + side + dp(16), dp(WATCHERS) * theme.text_scale())
        eye = self._eye = PressPlate("house/bar", self.menu.people)
        eye.tint.a = 0
        eye.spoken = say("lobby.watches", name=text)
        put(eye, ticker.right - wide, ticker.y, wide, ticker.height)
        picture = Picture("house/icon_eye", fill=True)
        put(picture, eye.x + dp(4), eye.y + (eye.height - side) / 2, side, side)
        words = Text(text, 14, 700, theme.ON_WOOD_SECOND, lines=1)
        put(words, picture.right + dp(4), eye.y, wide - side - dp(12), eye.height)
        for part in (picture, words):
            eye.add_widget(part)
        self.screen.add_widget(eye, index=self.screen.children.index(ticker))
        ticker.spare(wide)

    # What is new

    def _there(self) -> dict[int, Person]:
        return {person.number: person for person in self.session.room.people} if self.session.room else {}

    @property
    def _hints(self) -> Marks:
        return self.screen.hotseat.hinted.marks

    def _compare(self) -> None:
        """Has somebody come, gone, fallen asleep, come back or asked for a hint? It is told for a while."""
        before, now = self._people, self._there()
        gone_now = [number for number, person in now.items() if person.presence is Presence.LOST]
        self.lost = {number: self.lost.get(number, time.monotonic()) for number in gone_now}
        self._people = now
        if self.session.host_name != self._runs:
            self._runs = self.session.host_name
            self._tell(say("people.runs_now", name=self._runs))
            return
        news = ""
        for number, person in now.items():
            if number == self.session.you or self.down:
                continue
            known = before.get(number)
            was = known.presence if known is not None else Presence.LOST
            awake = person.presence in (Presence.HERE, Presence.WEAK)
            if awake and was in (Presence.LOST, Presence.AWAY):
                watches = self.session.room is not None and number not in self.session.room.owners
                key = "people.back" if known is not None else "lobby.watches" if watches else "people.came"
                news = say(key, name=person.name)
            elif person.presence in GONE and (person.presence is not was or (known and person.left is not known.left)):
                news = said_gone(person)
        asking, self._asking = self._asking, self._hints.asking
        for seat in self._asking:
            if seat not in asking and seat not in self._own:
                news = say("hint.asks", name=self.screen.name_of(seat))
        gone = [person for number, person in before.items() if number not in now and number]
        news = news or (say("people.left", name=gone[0].name) if gone else "")
        if news:
            self._tell(news)

    def _tell(self, text: str) -> None:
        if self._told is not None:
            self._told[1].cancel()
        self._told = text, Clock.schedule_once(lambda _: self._untell(), TOLD)

    def _untell(self) -> None:
        self._told = None
        if not self.screen.gone:
            self.screen.look_again()

    def look(self) -> None:
        """The room or the link is not as it was."""
        table = self.screen.hotseat.table
        if table.own != self._own and not self.locked:
            self.screen.app.flow.seats_changed(self.session)
            return
        self._compare()
        presences = tuple((person.number, person.presence) for person in self._people.values())
        owners = self.session.room and self.session.room.owners
        told = self._told[0] if self._told is not None else ""
        stands = (table.settled, self._hints.entries)
        state = (presences, self.down, self.locked, self.trouble.now()[1], owners, self.slow, told, stands)
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

    @property
    def told(self) -> str:
        """What is told instead of what happened last."""
        return self.slow or (self._told[0] if self._told is not None else "")

    # What people say

    def speak(self) -> None:
        self.voices.speak()

    def _place_of(self, number: int) -> tuple[Box, int | None]:
        """A person's chip, or the plate; of who watches, where that is told."""
        screen, room = self.screen, self.session.room
        seats = [seat for seat, owner in enumerate(room.owners) if owner == number] if room is not None else []
        box = next((self._boxes[seat] for seat in seats if seat in self._boxes), None)
        if box is None or screen.plated in seats:
            part = screen.plate if seats or self._eye is None else self._eye
            box = Box(part.x, part.y, part.width, part.height)
        if self.trouble.strip is not None and not screen.landscape:  # below what is told of trouble
            box = box._replace(y=min(box.y, self.trouble.strip.y))
        return box, screen.who(seats[0]).mark if seats else None


def said_gone(person: Person) -> str:
    """Why a device is not here: it sleeps, dropped out, has not come back yet, or whoever had it has left."""
    if person.presence is Presence.LOST and (person.left or person.expected):
        return say("people.left" if person.left else "people.expected", name=person.name)
    return say("link.asleep" if person.presence is Presence.AWAY else "link.lost", whose=whose(person.name))


def _forget(listeners: list[Listener], listener: Listener) -> None:
    """Tell it no more; it may have gone by itself."""
    if listener in listeners:
        listeners.remove(listener)
