"""What a result has more where others sit at other devices: what they say, another match, looking back at theirs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kivy.metrics import dp

from mobile.boards.base import Box
from mobile.look.kit import Bare, WordButton
from mobile.screens.saying import Voices
from mobile.session.guest import GuestSession
from mobile.words import say, whose

if TYPE_CHECKING:
    from kivy.uix.widget import Widget

    from core.game import Seat
    from mobile.look.column import Strip
    from mobile.screens.result import ResultScreen
    from mobile.session.base import Session


class ResultAfar:
    """One result's."""

    def __init__(self, screen: ResultScreen, session: Session) -> None:
        self.screen, self.session = screen, session
        self.voices = Voices(screen, session, self._place)
        self._rows: dict[Seat, Widget] = {}
        self._state: object = None
        self._waiting = False  # does somebody here wait for the match, to look back at it?
        self._owners = _owners(session)
        self._wanted = 0  # and at which entry?
        self._watched = session.you not in self._owners
        session.changed.append(self._look)
        if isinstance(session, GuestSession):
            session.fetching.soon()

    def close(self) -> None:
        self.voices.close()
        if self._look in self.session.changed:
            self.session.changed.remove(self._look)

    def build(self, head: Strip) -> None:
        """The button to say something, in the upper corner."""
        self._state = self._now()
        side = dp(48)
        head.add(Bare("speech", self.voices.speak, say("match.say")), 0, side, head.height - side, side)

    def row(self, seat: Seat, row: Widget) -> None:
        """Where somebody stands."""
        self._rows[seat] = row

    def again(self) -> WordButton | None:
        """Another match, at another's table: once they want one; until then it is theirs to begin."""
        session = self.session
        if not isinstance(session, GuestSession):
            return None
        if self._called:
            word = "people.watch_on" if self._watched else "result.play_again"
            return WordButton(say(word), self._play_again, "button_gold", "rematch", 17, beside=True)
        key = "result.host_again" if session.open else "result.host_gone"
        waits = WordButton(say(key, name=session.host_name), None, "button_off", size=15)
        waits.enable(False)
        if waits.label is not None:
            waits.label.opacity = 1.0
        return waits

    def look_back(self, n: int = 0) -> bool:
        """At a match that was another's, as it was after an entry; it may have to come first. False: it is ours."""
        session = self.session
        if not isinstance(session, GuestSession):
            return False
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
            choices = [(say("cancel"), self._rather_not)]
            self.screen.dialog(say("result.look_back"), say("past.coming", whose=name), choices, None, self._rather_not)
        return True

    # Inside

    @property
    def _called(self) -> bool:
        """Does the host want another match?"""
        room = self.session.room
        return self.session.open and room is not None and not room.playing

    def _now(self) -> object:
        return self._called, self.session.open

    def _look(self) -> None:
        """Something is new at the table."""
        screen, session = self.screen, self.session
        if screen.app.screen is not screen or not isinstance(session, GuestSession):
            return
        if self._waiting and session.fetching.past is not None:
            screen.close_dialog()
            self.look_back(self._wanted)
        elif self._waiting and (session.fetching.why or not session.open):
            self._waiting = False
            why = say(session.fetching.why or "past.gone", whose=whose(session.host_name))
            screen.dialog(say("past.title"), why, [(say("ok"), None)])
        elif self._now() != self._state and not screen.asking:
            screen.rebuild()

    def _rather_not(self) -> None:
        self._waiting = False

    def _play_again(self) -> None:
        if isinstance(self.session, GuestSession):
            self.screen.app.flow.join_again(self.session)

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
