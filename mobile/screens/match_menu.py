"""What a person may choose in a match besides moving: take back, hand over, resign, leave. All asked in dialogs."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from core.game import Level, Refusal, Seat
from core.table import LocalTable
from core.table import others as others_at
from mobile.hotseat import Phase
from mobile.screens.base import Final
from mobile.words import say

if TYPE_CHECKING:
    from mobile.hotseat import HotSeat
    from mobile.screens.base import Button
    from mobile.screens.match_base import MatchBase


class MatchMenu:
    """The dialogs of one match screen."""

    def __init__(self, screen: MatchBase) -> None:
        self.screen = screen
        self.asks = False  # does the next touch ask what it is on?

    @property
    def goes_on(self) -> str:
        """The word for what leads back to it."""
        return "result.board" if self._over else "match.go_on"

    @property
    def _over(self) -> bool:
        return self.screen.hotseat.phase is Phase.OVER

    def undo_right(self) -> int | Refusal | None:
        seat = self._undoer
        return None if seat is None else self.screen.hotseat.table.undo_right(seat)

    @property
    def _undoer(self) -> Seat | None:
        """Whose move would be taken back."""
        hotseat = self.screen.hotseat
        seat, persons = hotseat.undoer, hotseat.persons
        return persons[0] if seat is None and len(persons) == 1 else seat

    def undo_or_cancel(self) -> None:
        if self.screen.board.busy:
            self.screen.board.cancel()
            self.screen.bubble.hide()
            return
        right = self.undo_right()
        if right is None:
            return
        if isinstance(right, Refusal):
            self._no_undo(right)
            return
        seat = self._undoer
        refusal = None if seat is None else self.screen.hotseat.table.undo(seat)
        if refusal is not None:
            self.screen.dialog(say("undo.title"), say(refusal.reason), [(say("ok"), None)])

    def _no_undo(self, refusal: Refusal) -> None:
        """Why not; where the others' consent would do, ask them: they sit round the phone."""
        seat, step = self.screen.hotseat.viewer, self.screen.hotseat.table.step_back_right()
        others = others_at(self.screen.hotseat.table, seat) if seat is not None else set()
        choices: list[Button] = [(say("ok"), None)]
        if seat is not None and others and isinstance(step, int):
            names = say("list.and").join(self.screen.hotseat.seats[other].name for other in sorted(others))
            agreed = partial(self._undo_agreed, seat, step, sorted(others))
            ask: Callable[[], object] = partial(
                self.screen.dialog,
                say("undo.ask"),
                say("undo.ask_text", names=names),
                [(say("undo.agreed"), agreed), (say("no"), None)],
            )
            if self.screen.session is not None:  # they are asked on their own devices
                ask = partial(self._undo_agreed, seat, step, [])
            choices.append((say("undo.ask"), ask))
        self.screen.dialog(say("undo.title"), say(refusal.reason), choices)

    def _undo_agreed(self, seat: Seat, to: int, others: list[Seat]) -> None:
        table = self.screen.hotseat.table
        refusal = table.undo(seat, to)
        for other in others:
            if refusal is None and table.proposal is not None:
                refusal = table.agree(other, True)
        if refusal is not None:
            self.screen.dialog(say("undo.title"), say(refusal.reason), [(say("ok"), None)])

    def menu(self) -> None:
        screen, hotseat = self.screen, self.screen.hotseat
        self.asks = False
        choices: list[Button] = [(say(self.goes_on), None)]
        if screen.timing.stopped:
            choices[0] = (say("time.go_on"), screen.timing.go_on)
        elif screen.timing.offered:
            choices.append((say("time.pause"), screen.timing.pause))
        if self.screen.hint.offered:
            choices.append((say("hint.ask"), self.screen.hint.ask))
        choices.append((say("since.so_far"), self.screen.past.whole))
        choices.append((say("rules"), self._rules))
        choices.append((say("holding.ask"), self.ask_next))
        choices.append((say("settings.hear"), self.open_sound))
        choices.append((say("settings"), self.screen.app.show_settings))
        choices += self.screen.board.extras()
        if self.screen.remote is not None:
            choices += self.screen.remote.menu.choices()
        if not self._over:
            choices += self._seats(hotseat)
        leave, text = self._left()
        choices.append((leave, self.leave))
        self.screen.dialog(say(f"game.{self.screen.hotseat.table.setup.game}"), text, choices)

    def _left(self) -> tuple[str, str]:
        """The button to leave, and what becomes of the match then."""
        session = self.screen.session
        if self._over:
            return self._left_over()
        if session is None:
            return say("match.leave"), say("match.kept")
        if session.hosting:
            return say("link.pause"), say("match.host_kept")
        return say("match.leave"), say("match.guest_kept", name=session.host_name)

    def _left_over(self) -> tuple[str, str]:
        """The same where it is over: nothing waits any more, and a table with others is left for good."""
        session = self.screen.session
        if session is None:
            return say("back.leave"), say("match.kept_over") if self.screen.hotseat.number is not None else ""
        if session.hosting:
            return say("lobby.close"), say("match.host_over")
        return say("back.leave"), say("match.guest_over", name=session.host_name) if session.open else ""

    def leave(self) -> None:
        if self.screen.remote is None or not self.screen.remote.menu.leaving():
            self.screen.app.go_home()

    def ask_next(self) -> None:
        """The next touch asks what it is on, without being held, and does nothing else."""
        self.asks = True
        self.screen.bar.asked.text = say("holding.touch")

    def open_sound(self) -> None:
        """What is heard and felt is chosen here."""
        from mobile.screens.sound_sheet import SoundSheet  # it knows KivyMD's lists, which come later than a match may

        self.screen.board.release()
        self.screen.lay_over(SoundSheet(self.screen, say(self.goes_on)))

    def _seats(self, hotseat: HotSeat) -> list[Button]:
        """Who plays at the seats of this device: bots take them, and give them back."""
        table = hotseat.table
        found: list[Button] = []
        mine = hotseat.viewer if hotseat.viewer in hotseat.persons else None
        waited = [seat for seat in hotseat.persons if seat in table.asked and (hotseat.shared or seat != mine)]
        if self.screen.session is None and waited:
            found.append((say("match.away"), partial(self._away, waited)))
        had = table.own if self.screen.session is None else self.screen.session.had
        if self.screen.session is not None and not table.own:
            had = ()  # any seat may be taken there
        for seat in sorted(had):
            who = table.seats[seat]
            if who.level is not None and seat not in table.resigned:
                found.append((say("match.take_back", name=hotseat.seats[seat].name), partial(self.take_back, seat)))
        if mine is not None:
            found.append((say("match.bot_takes"), partial(self._hand, mine)))
            found.append((say("match.resign"), partial(self._resign, mine)))
        return found

    def _away(self, waited: list[Seat]) -> None:
        """At one phone: somebody who is asked is not here."""
        choices: list[Button] = [(say("cancel"), None)]
        for seat in waited:
            name = self.screen.name_of(seat)
            choices.append((say("match.bot_turn", name=name), partial(self._play_turn, seat)))
            choices.append((say("match.bot_for", name=name), partial(self._give, seat)))
        self.screen.dialog(say("match.away"), say("match.away_text"), choices)

    def _play_turn(self, seat: Seat) -> None:
        """A bot plays this turn for somebody who is not here."""
        table = self.screen.hotseat.table
        assert isinstance(table, LocalTable)
        self._done(table.play_turn(seat))

    def take_back(self, seat: Seat) -> None:
        """A bot gives the seat back to its person."""
        table, session = self.screen.hotseat.table, self.screen.session
        if session is not None:
            session.sit(seat, self.screen.hotseat.seats[seat].name, table.seats[seat].mark)
        elif isinstance(table, LocalTable):
            self._done(table.seat_person(seat))

    def _rules(self) -> None:
        board = self.screen.board
        self.screen.app.show_rules(self.screen.hotseat.table.setup.game, board.reach.chapter(board))

    def _hand(self, seat: Seat) -> None:
        deed = (say("match.bot_takes_yes"), partial(self._give, seat))
        self.screen.dialog(say("match.bot_takes"), say("match.bot_takes_text"), [(say("match.go_on"), None), deed])

    def _give(self, seat: Seat) -> None:
        if self.screen.session is not None:
            self.screen.session.rise(seat)
            return
        table = self.screen.hotseat.table
        assert isinstance(table, LocalTable)
        self._done(table.seat_bot(seat, Level.NORMAL))

    def _resign(self, seat: Seat) -> None:
        self.screen.dialog(
            say("match.resign"),
            say("match.resign_text"),
            [(say("match.go_on"), None), Final(say("match.resign_yes"), lambda: self._give_up(seat))],
        )

    def _give_up(self, seat: Seat) -> None:
        self._done(self.screen.hotseat.table.resign(seat))

    def _done(self, refusal: Refusal | None) -> None:
        if refusal is not None:
            self.screen.dialog(say("trouble.title"), say(refusal.reason), [(say("ok"), None)])
        elif not self._over:
            self.screen.refresh()
