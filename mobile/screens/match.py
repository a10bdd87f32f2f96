"""A match: turn and score above, the board, what is mine, and at the bottom what is asked and what can be done.

The screen says who is asked what, and takes what is done. Where its parts stand is in match_layout.py; what happens is
shown by showing.py; passing.py has the phone go round, open_table.py has it lie in the middle; chips.py shows the other
seats; what concerns other devices is in remote.py.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING, Any

from kivy.uix.widget import Widget

from core import characters
from core.game import Seat, TableReason
from core.match import SeenEntry
from core.table import May
from mobile.boards.base import Action, Board
from mobile.hotseat import HotSeat, Phase
from mobile.look import sound, speech
from mobile.screens import holding
from mobile.screens.base import Buttons, Over
from mobile.screens.chips import Chips
from mobile.screens.ending import Ending
from mobile.screens.evening import Evening
from mobile.screens.hint import Hint
from mobile.screens.keeping import keep
from mobile.screens.match_base import MatchBase
from mobile.screens.match_layout import Layout, form_of
from mobile.screens.match_menu import MatchMenu
from mobile.screens.open_table import OpenTable
from mobile.screens.passing import Passing
from mobile.screens.pondering import Pondering
from mobile.screens.recap import Recap, RecapSheet
from mobile.screens.release import Release
from mobile.screens.showing import Showing
from mobile.screens.timing import Timing
from mobile.words import say

if TYPE_CHECKING:
    from mobile.screens.navigator import Navigator
    from mobile.screens.remote import RemotePanel
    from mobile.session.guest import GuestSession
    from mobile.session.host import HostSession


class MatchScreen(MatchBase):
    """Draws what a hot seat shows; knows no game but through its board.

    Large because it answers what its parts and every board ask of the screen.
    """

    has_board = True
    showing: Showing
    past: Recap
    choices: MatchMenu
    chips: Chips
    timing: Timing
    pondering: Pondering
    hint: Hint
    evening: Evening

    def __init__(
        self, app: Navigator, hotseat: HotSeat, session: HostSession | GuestSession | None = None, opens: bool = False
    ) -> None:
        """`opens`: the match has just begun, and its table is laid before everybody's eyes."""
        super().__init__(app)
        self.hotseat = hotseat
        self.session = session  # the session, where others sit at other devices
        self.marks = tuple(seated.mark for seated in hotseat.seats)
        module = import_module(f"mobile.boards.{hotseat.table.setup.game}.board")
        self.board: Board = module.Board(hotseat.table, self.marks, self._chosen)
        self.board.options = dict(hotseat.table.setup.options)
        self.board.wishes = app.settings.wishes.setdefault(hotseat.table.setup.game, {})
        self.board.keep_wish = self._keep_wish
        self.board.stage = self
        self.board.play = self._play
        self.board.may_of = hotseat.may
        hotseat.face_down = lambda: self.board.face_down and not app.settings.always_cover
        self.past = Recap(self)
        self.choices = MatchMenu(self)
        self.passing = Passing(self)
        self.open_table = OpenTable(self)
        self.chips = Chips(self)
        self.timing = Timing(self)
        self.gone = self._locked = False
        self.plated: Seat = 0  # whose plate it is; below 0: everybody's
        self.ending = Ending(self)
        self.release = Release(self)
        self.evening = Evening(self, opens)
        self.hint = Hint(self)
        sound.prepare()
        self.showing = Showing(self)
        self.pondering = Pondering(self)
        holding.watch(self)
        self.remote: RemotePanel | None = (
            import_module("mobile.screens.remote").RemotePanel(self, session) if session else None
        )

    @property
    def over(self) -> bool:
        """Is it a match that is over?"""
        return self.hotseat.table.outcome is not None

    def _keep_wish(self, name: str, wished: bool) -> None:
        """How this game's boards are wanted from now on."""
        self.board.wishes[name] = wished
        self.app.store.change()

    def name_of(self, seat: Seat) -> str:
        return self.hotseat.seats[seat].name

    def rebuild(self) -> None:
        self.board.release()
        self.evening.skip()
        self.board.finish_moving()  # what is shown is over; what waits to be shown still follows
        self.evening.skip()  # the last scene, where that was the last move
        super().rebuild()

    def build(self) -> None:
        settings = self.app.settings
        self.board.confirm, self.board.pulls, self.board.follows = settings.confirm, settings.pull, settings.follow
        self.board.refit(form_of(self))
        laid = self._laid = Layout(self)
        self.plate, self.others, self.ticker, self.bar = laid.plate, laid.others, laid.ticker, laid.bar
        self.bubble, self.clock = laid.bubble, laid.clock
        self.passing.cover = None
        self.chips.forget()
        self.past.forget()
        self.timing.rebuilt(laid.tag)
        self.showing.chatter.begin()
        self.hint.rebuilt()
        self.refresh()

    # What there is to see

    def refresh(self) -> None:
        """Show the position as the phone's holder may see it, or the cover, or the result."""
        hotseat = self.hotseat
        if not self.evening.opened():
            self._say()
            self.bar.watch(say("match.laying"), self.evening.skip)
            return
        self.timing.keep_time()
        if self.timing.draw_cover():
            return
        if hotseat.phase is Phase.PASS:
            self.passing.draw_cover()
            return
        self.passing.drop_cover()
        if hotseat.phase is not Phase.OVER:
            self.ending.forget()
        else:
            self.ending.begin()
        seat = hotseat.viewer
        self._locked = self.remote is not None and self.remote.locked
        self.board.show(self.showing.view, seat, self._may(seat))
        self.showing.lay_trail()
        if not self.board.busy:
            self.bubble.hide()
        self._say()
        self.passing.greet()
        self.showing.keep_going()

    def _may(self, seat: Seat | None) -> May:
        """What the seat whose view is shown may do on the board now."""
        if seat is None or self.showing.queue or self._locked or self.hotseat.given_back:
            return May.NO
        return self.hotseat.may(seat)

    def show_past(self, view: Any) -> None:
        """A position that is not the present one: nothing can be done there."""
        self.board.show(view, self.hotseat.viewer, May.NO)
        self._say()

    def shown_all(self) -> None:
        """Nothing is left to be shown."""
        if self.hotseat.phase is Phase.OVER:
            self.ending.begin()
        else:
            self.refresh()

    def _say(self) -> None:
        hotseat = self.hotseat
        first = self.open_table.say_plate() if hotseat.phase is Phase.TABLE else self._say_plate()
        self.show_seats()
        remote = self.remote.question() if self.remote is not None else ""
        question = remote or self._doing_or_asked() or first
        self.bar.asked.text = self.hint.line or question
        self.say_happened()
        if not self.showing.queue and not self.board.moving:
            self.showing.aloud.asks(question)  # a hint is for who holds the phone alone
        self._buttons()
        if self.remote is not None:
            self.remote.trouble.draw()
        self.board.show_secrets(None if hotseat.given_back else hotseat.viewer)  # given back: to look, without secrets

    def _say_plate(self) -> str:
        """Whose turn it is."""
        hotseat = self.hotseat
        if (doing := self.showing.doing) is not None:
            return self._say_doer(doing.seat)
        asked = hotseat.table.asked
        turn = asked[0] if asked else (hotseat.holder or 0)
        if hotseat.phase is Phase.PLAY and hotseat.holder is not None:  # of several who are asked, whoever is here
            turn = hotseat.holder
        self.plated = turn
        who = self.who(turn)
        if self.ended:
            first = self.ended
        elif hotseat.phase is Phase.PLAY:
            first = say("match.your_turn", name=who.name)
        else:
            acts = characters.stand_in(who)
            first = say("match.bot_thinks" if who.level and not self.over else "match.plays", name=who.name)
            first = first if acts is None else say("match.stands_in", bot=acts.name, name=who.name)
        self.plate.show(who, first, who.name, self.board.plate_line(turn))
        return first

    def _say_doer(self, seat: Seat) -> str:
        """Whose turn is being shown."""
        self.plated, who = seat, self.who(seat)
        first = say("match.once_more" if self.showing.again else "match.plays", name=who.name)
        self.plate.show(who, first, who.name, self.board.plate_line(seat))
        return first

    def say_doing(self) -> None:
        """The plate stands for whose turn is about to be shown."""
        doing = self.showing.doing
        if doing is not None and self.hotseat.phase is not Phase.TABLE:
            said = self.plated
            self.bar.asked.text = self._say_doer(doing.seat)
            if said != self.plated:
                self.show_seats()

    def _doing_or_asked(self) -> str:
        """What is asked; while something is shown, what is said of it."""
        if self.showing.doing is None or self.hotseat.phase is Phase.TABLE:
            return self._asked()
        return self.showing.happening

    def _asked(self) -> str:
        """What the board asks; nothing where only whose turn it is can be said."""
        return self.board.ask_line() if _asks(self.hotseat) else self.board.table_line()

    def say_happened(self) -> None:
        """What happened last; before that, what is said of the time of whoever is asked."""
        seat, text, things = self.showing.doer()
        if self.timing.line:
            seat, text, things = -1, self.timing.line, ()
        if self.remote is not None:
            self.remote.draw_watchers()
            if self.remote.told:
                seat, text, things = -1, self.remote.told, ()
        self.ticker.tell(text, self.who(seat) if seat >= 0 else None, things)
        over = self.board.over_words
        self.ticker.cover(over, "board")
        if over:
            self.board.happened(text)

    def show_seats(self) -> None:
        """The other seats, each on a chip of its own."""
        self._laid.share(self.plated < 0)
        self.chips.show()

    def seat_place(self, seat: Seat) -> tuple[float, float] | None:
        """Where a seat is: its chip, or the plate while it stands for the seat."""
        return self.chips.place(seat)

    def button_place(self, text: str) -> tuple[float, float] | None:
        """Where the button that says so is, below the board."""
        return self.bar.place_of(text)

    def _buttons(self) -> None:
        """Undo or cancel, and what the board offers; the confirming button is the last."""
        also: list[Action] = []
        if self.hotseat.phase is Phase.OVER:
            also = self.board.replay_actions()
            last = Action(say("match.result"), "check", self.ending.show, True, True)
        elif self.timing.stood_in is not None and not self._locked:
            last = Action(say("time.back"), "check", self.timing.come_back, True, True)
        elif self.hotseat.given_back:
            last = Action(say("match.pass_on"), "check", self.passing.pass_on, True, True)
        else:
            also, last = self.open_table.beside(self.board.actions())
        if self.remote is not None and (action := self.remote.action()) is not None:
            also, last = [], action
        if self.remote is not None and self.remote.watches:
            self.bar.show(self.remote.menu.bar([*also, last]), self.board.about)
            return
        if self.board.busy:
            first = Action(say("cancel"), "close", self.choices.undo_or_cancel)
        else:
            right = isinstance(self.choices.undo_right(), int)
            first = Action(say("undo"), "undo", self.choices.undo_or_cancel, right)
        self.bar.show([first, *also, self.release.counted(last)], self.board.about)
        if self.showing.own:
            self.bar.rest(self.board.finish_moving)

    def _chosen(self) -> None:
        """The board tells that something was lifted, aimed, refused or put down."""
        said = self.board.bubble()
        if said is None:
            self.bubble.hide()
        else:
            self.bubble.show(self, said)
            if said.refused and self.board.newly_refused:
                sound.play("refuse")
        question = self.hint.line or self._doing_or_asked()
        if question and not (self.remote is not None and self.remote.question()):
            self.bar.asked.text = question
        self.tell_plate()
        self._buttons()
        self.bar.trust()

    def tell(self, text: str) -> None:
        """While something is shown this is said; at the end it is nobody's turn any more."""
        self.bar.asked.text = self.showing.happening = text
        if self.hotseat.phase is Phase.OVER and self.plated >= 0:
            who = self.who(self.plated)
            self.plate.show(who, self.ended, who.name, self.board.plate_line(self.plated))

    def tell_plate(self) -> None:
        """The plate says what it has to say by now."""
        if self.plated >= 0:
            self.plate.second(self.board.plate_line(self.plated))

    def may_look(self) -> bool:
        """May what is secret be held open? Where nobody has said who has the phone, the cover comes first."""
        if not self.hotseat.unseal():
            self.refresh()
        return self.hotseat.phase is not Phase.PASS

    def touch_plate(self) -> None:
        """Look at the board of whose turn it is; at the open table, close what was opened."""
        if self.hotseat.phase is Phase.TABLE and self.hotseat.viewer is not None:
            self.open_table.close()
        else:
            self.board.look_home()

    # Doing

    def _play(self, move: Any, seat: Seat | None = None) -> None:
        """A seat's move: the holder's, if nobody else's who is here."""
        self.bubble.hide()
        if self.gone or self.asking or self.app.screen is not self:
            return  # the board is covered: nothing that one cannot see is done
        if self.showing.queue or self.board.moving:  # touched once more before its answer was to be seen
            self.board.finish_moving()
            if self.hotseat.table.game.apart:
                return
        if self.remote is not None and self.remote.waiting:
            return
        refusal = self.hotseat.offer(move, seat)
        if refusal is not None:
            kept = refusal.reason not in (TableReason.DISK_FULL, TableReason.NOT_KEPT)
            self.say_refused(self.board.refuse(refusal), "refused.title" if kept else "trouble.title")
            self.refresh()
        elif self.remote is not None:
            self.remote.sent()

    def say_refused(self, why: str, title: str = "refused.title") -> None:
        """A move was not taken."""
        self.dialog(say(title), why, [(say("ok"), None)])

    def ask_more(self, actions: list[Action]) -> None:
        """What has no room in the bar."""
        choices: Buttons = [(action.text, partial(_do, action)) for action in actions if action.enabled]
        self.dialog(say("match.more"), "", [*choices, (say("cancel"), None)])

    def anew(self) -> None:
        """The position is another one, and nothing tells how it came about."""
        self.showing.anew()
        self.refresh()

    def look_again(self) -> None:
        """Something about the other devices is new; what somebody is choosing here stays, unless it is locked."""
        if self._built_for is None or self.gone or self.showing.queue or self.board.moving:
            return
        if self._locked != (self.remote is not None and self.remote.locked):
            self.refresh()
        elif self.hotseat.phase is not Phase.PASS:
            self._say()

    def say_trouble(self) -> None:
        """A bot's move, or what follows when time is up, could not be kept."""
        if self.hotseat.trouble is not None:
            trouble, self.hotseat.trouble = self.hotseat.trouble, None
            self.dialog(say("trouble.title"), say(trouble.reason), [(say("again"), None)])

    @property
    def busy(self) -> bool:
        return self.showing.busy or self.evening.on

    def spots(self) -> Iterable[tuple[float, float]]:
        covered = self.hotseat.phase is Phase.PASS or self.timing.stopped
        shown = not covered and not (self.showing.queue or self.board.moving)
        return self.board.reach.spots(self.board) if shown else ()

    def replay(self, recent: list[SeenEntry]) -> None:
        """Show once more what happened; points and prisoners as they were then."""
        self.past.close()
        if self.showing.once_more(recent):
            self.showing.keep_going()

    def dialog(
        self,
        title: str,
        text: str,
        choices: Buttons,
        body: Widget | None = None,
        otherwise: Callable[[], None] | None = None,
    ) -> None:
        self.board.release()
        super().dialog(title, text, choices, body, otherwise)

    def close_dialog(self) -> None:
        super().close_dialog()
        if self.hotseat.phase is Phase.OVER and not self.gone:
            self.ending.begin()

    def lies_over(self, widget: Widget) -> bool:
        """Does it lie over all else: a dialog, a sheet, a card?"""
        return isinstance(widget, Over | RecapSheet)

    # Leaving

    def go_back(self) -> bool:
        if self.evening.on:
            self.evening.skip()
        elif self.past.shown:
            self.past.close()
        elif self.board.busy:
            self.board.cancel()
            self.bubble.hide()
        elif self.hotseat.phase is Phase.OVER:
            if not self.board.finish_moving():
                self.ending.show()
        else:
            self.choices.menu()
        return True

    def hide(self) -> None:
        """The app goes to the background: secrets are covered."""
        self.pondering.stop()
        self.board.release()
        opened = self.hotseat.viewer
        self.hotseat.hide()
        self.board.on_pause()
        if not self.board.busy:  # what is being chosen stays
            keep(self)
            self.refresh()
        self.hotseat.table.time.keep()
        if self.hotseat.phase is Phase.PASS or self.hotseat.viewer != opened:
            self.past.close()
            if self._otherwise is None:  # it was asked of whoever held the phone
                self.close_dialog()
            self.refresh()

    def leave(self) -> None:
        self.gone = True
        self.board.release()
        keep(self)
        if self.remote is not None:
            self.remote.close()
        self.hotseat.close()
        self.timing.stop()
        self.hint.stop()
        self.release.stop()
        self.pondering.stop()
        self.showing.stop()
        speech.stop()


def _do(action: Action) -> None:
    action.does()


def _asks(hotseat: HotSeat) -> bool:
    """Is whoever's view is shown to be told what is asked of them?"""
    return hotseat.phase is Phase.PLAY or (hotseat.phase is Phase.TABLE and hotseat.viewer is not None)
