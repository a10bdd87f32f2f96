"""What a result has more where others sit at other devices: what they say, another match, looking back at theirs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kivy.clock import Clock, ClockEvent
from kivy.metrics import dp

from mobile.boards.base import Box
from mobile.look.kit import Bare, WordButton
from mobile.look.theme import roomy
from mobile.screens.saying import Voices
from mobile.session.flow import said_of
from mobile.session.guest import GuestSession
from mobile.session.host import HostSession
from mobile.words import say, whose

if TYPE_CHECKING:
    from kivy.uix.widget import Widget

    from core.game import Seat
    from mobile.look.column import Column, Strip
    from mobile.screens.result import ResultScreen
    from mobile.session.base import Session

SEEN = 3.0  # seconds for which a result is looked at, until its match is believed to be over for whoever is here
GOES = 5.0  # seconds until whoever touches nothing is taken along to the next match

LATER = 0.5  # seconds until what is new is shown, where something is asked


class ResultAfar:
    """One result's."""

    def __init__(self, screen: ResultScreen, session: Session) -> None:
        self.screen, self.session = screen, session
        self.voices = Voices(screen, session, self._place)
        self._rows: dict[Seat, Widget] = {}
        self._said: object = None  # the match of which it was said that it has begun
        self._state: object = None
        self._waiting = False  # does somebody here wait for the match, to look back at it?
        self._owners = _owners(session)
        self._wanted = 0  # and at which entry?
        self._watched = session.you not in self._owners
        self._going: ClockEvent | None = None  # to the match that was begun
        self._looking = Clock.schedule_once(lambda _: session.looked(), SEEN)
        session.changed.append(self._look)
        self._learn()
        screen.bind(on_touch_down=self._stay)

    def close(self) -> None:
        """Nobody looks at it any more: perhaps somebody takes the last move back."""
        self._looking.cancel()
        self._stay()
        self.voices.close()
        if self._look in self.session.changed:
            self.session.changed.remove(self._look)

    def build(self, head: Strip) -> None:
        """The button to say something, in the upper corner."""
        self._state = self._now()
        side = dp(48)
        head.add(Bare("speech", self.voices.speak, say("match.say")), 0, side, head.height - side, side)
        Clock.schedule_once(lambda _: self._be_called(), 0)

    def offer_room(self, column: Column) -> None:
        """The host may change who plays before there is another match."""
        if self.session.hosting:
            way = WordButton(say("result.room"), self._room, "button_dark", "person", 15, beside=True)
            column.stack(way, roomy(48, 1.7), dp(6))

    def row(self, seat: Seat, row: Widget) -> None:
        """Where somebody stands."""
        self._rows[seat] = row

    def again(self) -> WordButton | None:
        """Another match, at another's table: once they want one; until then it is theirs to begin."""
        session = self.session
        if not isinstance(session, GuestSession):
            return None
        if self._called or session.called is not None:
            word = "people.watch_on" if self._watched else "result.play_again"
            return WordButton(say(word), self._play_again, "button_gold", "rematch", 17, beside=True)
        key = "result.host_again" if session.open else "result.host_gone"
        waits = WordButton(say(key, name=session.host_name), None, "button_off", size=15)
        waits.enable(False)
        if waits.label is not None:
            waits.label.opacity = 1.0
        return waits

    def look_back(self, n: int = 0) -> bool:
        """At the match as it was after an entry, once nobody takes anything back; another's has to come first.

        False: it is here, and may be looked at.
        """
        session = self.session
        if not isinstance(session, GuestSession):
            return isinstance(session, HostSession) and self._wait_for_others(session, n)
        fetching, name = session.fetching, whose(session.host_name)
        if fetching.past is not None:
            self._waiting = False
            fetching.past.go(n)
            self.screen.app.look_back(fetching.past, self.screen.hotseat.hinted)
        elif not session.open or session.down:
            why = say("past.host_away" if session.open else "past.gone", whose=name)
            self.screen.dialog(say("past.title"), why, [(say("ok"), None)])
        else:
            fetching.now()
            self._waiting, self._wanted = True, n
            self._ask_to_wait(say("past.others" if session.guest.past.waits else "past.coming", whose=name))
        return True

    def _wait_for_others(self, session: HostSession, n: int) -> bool:
        """Our own match: whoever looks back sees everything, so the others see first how it ended."""
        if session.host.table is None or session.host.table.settled or not session.open:
            self._waiting = False
            return False
        session.looked()
        self._waiting, self._wanted = True, n
        self._ask_to_wait(say("past.others"))
        return True

    def _ask_to_wait(self, text: str) -> None:
        choices = [(say("cancel"), self._rather_not)]
        self.screen.dialog(say("result.look_back"), text, choices, None, self._rather_not)

    # Inside

    @property
    def _called(self) -> bool:
        """Does the host want another match?"""
        room = self.session.room
        return self.session.open and room is not None and not room.playing

    def _now(self) -> object:
        called = isinstance(self.session, GuestSession) and self.session.called is not None
        return self._called, called, self.session.open

    def _be_called(self) -> None:
        """Another match was begun with the same people: that is said, and who touches nothing goes along."""
        screen, session = self.screen, self.session
        called = session.called if isinstance(session, GuestSession) else None
        if called is None or screen.app.screen is not screen or screen.asking:
            return
        if self._said is not called:
            self._said = called
            self._going = Clock.schedule_once(lambda _: self._go_along(), GOES)
        if self._going is not None and isinstance(session, GuestSession):  # also when the page was made anew meanwhile
            self.voices.tell(0, said_of(session, called), screen.floor)

    def _stay(self, *_: object) -> None:
        """Whoever touches the result wants to look at it for longer."""
        if self._going is not None:
            self._going.cancel()
            self._going = None

    def _go_along(self) -> None:
        screen = self.screen
        if self._going is not None and screen.app.screen is screen and not screen.asking:
            self._play_again()

    def _look(self) -> None:
        """Something is new at the table."""
        screen, session = self.screen, self.session
        if screen.app.screen is not screen:
            return
        if isinstance(session, HostSession):
            if self._waiting and session.host.table is not None and session.host.table.settled:
                screen.close_dialog()
                screen.look_back(self._wanted)
            return
        if not isinstance(session, GuestSession):
            return
        if self._waiting and session.fetching.past is not None:
            screen.close_dialog()
            self.look_back(self._wanted)
        elif self._waiting and (session.fetching.why or not session.open):
            self._waiting = False
            why = say(session.fetching.why or "past.gone", whose=whose(session.host_name))
            screen.dialog(say("past.title"), why, [(say("ok"), None)])
        elif self._learn():
            screen.rebuild()
        elif self._now() != self._state and screen.asking:
            Clock.schedule_once(lambda _: self._look(), LATER)
        elif self._now() != self._state:
            screen.rebuild()

    def _learn(self) -> bool:
        """Whoever came late, or back, knows how the match went once all of it is here."""
        session, table = self.session, self.screen.hotseat.table
        past = session.fetching.past if isinstance(session, GuestSession) else None
        ours = past is not None and (past.setup, past.last) == (table.setup, table.n)
        return past is not None and ours and self.screen.story.learn(past.entries)

    def _rather_not(self) -> None:
        self._waiting = False

    def _play_again(self) -> None:
        session, flow = self.session, self.screen.app.flow
        if isinstance(session, GuestSession) and session.called is not None:
            flow.play_on(session)
        elif isinstance(session, GuestSession):
            flow.join_again(session)

    def _room(self) -> None:
        self.screen.app.flow.again(self.session, room=True)

    def _place(self, number: int) -> tuple[Box, int | None]:
        seat = next((seat for seat, owner in enumerate(self._owners) if owner == number), None)
        if seat is None or seat not in self._rows:
            screen = self.screen
            return Box(screen.left + dp(6), screen.roof - dp(48), dp(48), dp(48)), None
        row = self._rows[seat]
        return Box(*row.to_window(*row.pos), row.width, row.height), self.screen.match.who(seat).mark


def _owners(session: Session) -> tuple[int, ...]:
    """To which device each seat belonged; when the room has gone on, people still sit as they sat."""
    room = session.room
    if room is None or room.playing:
        return room.owners if room is not None else ()
    return tuple(-1 if chair.person is None else chair.person for chair in room.chairs)
