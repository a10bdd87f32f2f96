"""What a match screen shows of the other devices: who is asleep or gone, whether the link holds, what people say."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.uix.widget import Widget

from core.game import Seat
from core.session.link.signals import Ended
from core.session.room.guest_table import GuestTable
from core.session.room.messages import Person, Presence, Said
from core.table import Anew, Denied, News, Proposal, Proposed, others
from mobile.boards.base import Action, Box
from mobile.hotseat import Phase
from mobile.look import theme
from mobile.look.kit import Picture, PressPlate, Text, extent, put
from mobile.look.theme import roomy
from mobile.net import every
from mobile.screens.base import Dialog
from mobile.screens.cover import Cover
from mobile.screens.recap import RecapSheet
from mobile.screens.saying import SaidBubble, ask_words
from mobile.session.guest import GuestSession
from mobile.session.host import HostSession
from mobile.words import count, say, whose

if TYPE_CHECKING:
    from collections.abc import Callable

    from mobile.screens.match_base import MatchBase

LIGHT = 0.15  # seconds after which it is shown that the host has not answered yet
DECLINED = 0.6  # seconds after which a question without an undo was answered with no
SHOWN = 4.0  # seconds for which what somebody says is shown


class RemotePanel:
    """Belongs to one match screen, as long as its session lasts."""

    def __init__(self, screen: MatchBase, session: HostSession | GuestSession) -> None:
        self.screen, self.session = screen, session
        self._own = screen.hotseat.table.own
        self._boxes: dict[Seat, Box] = {}
        self._strip: Strip | None = None
        self._bubble: SaidBubble | None = None  # the newest
        self._slow = False  # the host has not answered for a while
        self._asked: Proposal | None = None
        self._asking: Callable[[], None] | None = None  # by what the question to somebody here is put away
        self._ticking: Any = None
        self._state: object = None
        session.changed.append(self._changed)
        session.said.append(self._said)
        screen.hotseat.news.append(self._heard)

    def close(self) -> None:
        for listeners, listener in (
            (self.session.changed, self._changed),
            (self.session.said, self._said),
            (self.screen.hotseat.news, self._heard),
        ):
            if listener in listeners:
                listeners.remove(listener)  # type: ignore[arg-type]
        self._stop()

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
        table = self.screen.hotseat.table
        return table.waiting

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
            return Action(say("link.retry"), "turn", self.session.guest.try_now, True, True)
        return None

    def menu(self) -> list[tuple[str, Any]]:
        """More for the menu."""
        table, session = self.screen.hotseat.table, self.session
        more: list[tuple[str, Any]] = [(say("match.say"), self.speak)]
        if isinstance(session, HostSession):
            more.append((say("match.invite"), self._invite))
            if table.outcome is None and self._heirs():
                more.append((say("match.hand_over"), self._choose_heir))
        if not table.own and table.outcome is None and not self.down:
            for seat, who in enumerate(self.screen.hotseat.seats):
                if (who.level is not None or session.gone(seat)) and seat not in table.resigned:
                    more.append((say("match.take", whose=whose(who.name)), lambda seat=seat: self._take(seat)))
        return more

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

    def draw(self) -> None:
        """The strip over the upper edge of the board, where there is trouble."""
        screen, (text, icon) = self.screen, self._trouble()
        if self._strip is not None and (self._strip.parent is None or self._strip.icon != icon):
            screen.remove_widget(self._strip)
            self._strip = None
        if not text:
            self._strip = None
        elif self._strip is not None:
            self._strip.say(text)
        else:
            self._strip = Strip(text, icon, self._explain)
            over = [w for w in screen.children if w is screen.bubble or isinstance(w, Cover | RecapSheet | Dialog)]
            screen.add_widget(self._strip, index=len(over))
        if self._strip is not None:
            put(self._strip, *self._strip_box())
            if self._bubble is not None and not screen.landscape:
                self._bubble.below(self._strip.y)
        self._keep_time()

    def _strip_box(self) -> tuple[float, float, float, float]:
        screen = self.screen
        high, canvas = roomy(50, 1.7), screen.board.canvas
        if screen.landscape:
            return canvas.x, screen.roof - high, min(canvas.width, dp(460)), high
        wide = min(screen.wide - dp(10), dp(560))
        low = min(screen.plate.y, screen.others.y) - dp(4)
        return screen.left + (screen.wide - wide) / 2, low - high, wide, high

    def _trouble(self) -> tuple[str, str]:
        if isinstance(self.session, GuestSession) and self.down:
            guest = self.session.guest
            paused = guest.why is Ended.PAUSED
            first = say("link.paused", name=self.session.host_name) if paused else say("link.down")
            wait = int(guest.retry + 0.99)
            return f"{first}\n{count('link.next', wait) if wait else say('link.trying')}", "no_link"
        if isinstance(self.session, GuestSession) and self.session.guest.weak:
            return say("link.weak", whose=whose(self.session.host_name)), "no_link"
        found = self.missing() if self.screen.hotseat.phase is not Phase.OVER else None
        if found is None:
            return "", ""
        person = self.session.gone(found[0])
        asleep = person is not None and person.presence is Presence.AWAY
        return found[1], "asleep" if asleep else "no_link"

    def _keep_time(self) -> None:
        """The seconds to the next try are counted; else nothing runs."""
        if self.down and self._ticking is None:
            self._ticking = every(0.5, self._count)
        elif not self.down:
            self._stop()

    def _count(self, _: float) -> None:
        if self._strip is not None and self.down:
            self._strip.say(self._trouble()[0])

    def _stop(self) -> None:
        if self._ticking is not None:
            self._ticking.cancel()
            self._ticking = None

    # What is new

    def _changed(self) -> None:
        """The room or the link is not as it was."""
        table = self.screen.hotseat.table
        if table.own != self._own and not self.locked:
            self.screen.app.flow.seats_changed(self.session)
            return
        presences = tuple(person.presence for person in self.session.room.people) if self.session.room else ()
        owners = self.session.room and self.session.room.owners
        state = (presences, self.down, self.locked, self._trouble()[1], owners, self.slow)
        if state != self._state:
            self._state = state
            self.screen.look_again()
        elif self.down:
            self._count(0.0)

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
                self._slow = False
                self.screen.refresh()
                self.screen.dialog(say("refused.title"), self.screen.board.refuse(refusal), [(say("ok"), None)])
            case Proposed(proposal):
                self._proposed(proposal)

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

    # Going back with everybody's consent

    def _proposed(self, proposal: Proposal | None) -> None:
        hotseat = self.screen.hotseat
        before, self._asked = self._asked, proposal
        if self.screen.asks(self._asking):
            self.screen.close_dialog()
        self._asking = None
        if proposal is None:
            if before is not None and before.seat in hotseat.persons:
                n = hotseat.table.n
                Clock.schedule_once(lambda _: self._declined(n), DECLINED)
            return
        here = set(hotseat.persons) & others(hotseat.table, proposal.seat) - set(proposal.agreed)
        if here:
            self._ask(min(here), proposal)
        else:
            self.screen.bar.narrate(say("link.asked"), "")

    def _ask(self, seat: Seat, proposal: Proposal) -> None:
        table, seats = self.screen.hotseat.table, self.screen.hotseat.seats
        text = say("undo.proposed_text", name=seats[proposal.seat].name)
        if len(self.screen.hotseat.persons) > 1:
            text = say("said.line", name=seats[seat].name, text=text)

        def no() -> None:
            table.agree(seat, False)

        choices: list[tuple[str, Any]] = [(say("undo.agree"), lambda: table.agree(seat, True)), (say("no"), no)]
        self.screen.dialog(say("undo.proposed"), text, choices, otherwise=no)
        self._asking = no

    def _declined(self, n: int) -> None:
        if not self.screen.gone and self.screen.hotseat.table.n == n and self._asked is None:
            self.screen.bar.narrate(say("link.not_agreed"), "")

    # What people do

    def _explain(self) -> None:
        """The strip was touched: what it means, and what can be done."""
        if isinstance(self.session, GuestSession) and self.down:
            choices: list[tuple[str, Any]] = [
                (say("link.try"), self.session.guest.try_now),
                (say("link.wait"), None),
                (say("match.leave"), self.screen.app.go_home),
            ]
            text = say("link.locked_text", name=self.session.host_name)
            self.screen.dialog(say("link.down"), text, choices)
            return
        found = self.missing()
        if found is None:
            self.screen.dialog(self._trouble()[0], say("link.weak_text"), [(say("ok"), None)])
            return
        seat, text = found
        choices = [(say("link.wait"), None), (say("link.bot"), lambda: self.session.replace(seat))]
        if self.session.hosting:
            choices.append((say("link.pause"), self.ask_pause))
        self.screen.dialog(text, say("link.missing_text"), choices)

    def ask_pause(self) -> None:
        choices: list[tuple[str, Any]] = [(say("yes"), self.screen.app.go_home), (say("no"), None)]
        self.screen.dialog(say("link.pause"), say("link.pause_text"), choices)

    def _take(self, seat: Seat) -> None:
        self.session.settle = False  # type: ignore[union-attr]
        self.session.sit(seat, self.screen.app.person, self.screen.hotseat.seats[seat].mark)

    def _heirs(self) -> list[Person]:
        """The devices that could have the table."""
        room = self.session.room
        return [p for p in room.people if p.number and p.presence is Presence.HERE] if room is not None else []

    def _choose_heir(self) -> None:
        """To whom the table goes, and what that means."""
        choices: list[tuple[str, Any]] = [
            (say("match.hand_over_to", name=person.name), lambda number=person.number: self._hand_over(number))
            for person in self._heirs()
        ]
        self.screen.dialog(say("match.hand_over"), say("match.hand_over_text"), [*choices, (say("no"), None)])

    def _hand_over(self, number: int) -> None:
        assert isinstance(self.session, HostSession)
        refusal = self.session.host.hand_over(number)
        if refusal is not None:
            self.screen.dialog(say("trouble.title"), say(refusal.reason), [(say("ok"), None)])
        self._changed()

    def _invite(self) -> None:
        from mobile.screens.invite import show_invitation

        if isinstance(self.session, HostSession):
            show_invitation(self.screen, self.session)

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
        if self._strip is not None and not self.screen.landscape:  # below what is told of trouble
            box = box._replace(y=min(box.y, self._strip.y))
        bubble = self._bubble = SaidBubble(self.screen, person.name, said, box)
        Clock.schedule_once(lambda _: bubble.go(), SHOWN)


class Strip(PressPlate):
    """A line of trouble over the board; a touch says what can be done."""

    def __init__(self, text: str, icon: str, pressed: Any) -> None:
        super().__init__("house/button_dark", pressed)
        self.icon = icon
        self._icon = Picture(f"house/icon_{icon}", fill=True)
        self._words = Text("", 15, 700, theme.GOLD, lines=0)
        self._arrow = Picture("house/icon_next", fill=True)
        for part in (self._icon, self._words, self._arrow):
            self.add_widget(part)
        self.bind(pos=self._arrange, size=self._arrange)
        self.say(text)

    def say(self, text: str) -> None:
        self._words.text = text
        self.spoken = text.replace("\n", ", ")

    def _arrange(self, *_: object) -> None:
        middle = self.y + self.height / 2
        put(self._icon, self.x + dp(8), middle - dp(14), dp(28), dp(28))
        put(self._words, self.x + dp(44), self.y + dp(2), self.width - dp(80), self.height - dp(4))
        put(self._arrow, self.right - dp(30), middle - dp(9), dp(18), dp(18))
