"""A match: turn and score above, the board, what is mine, and at the bottom what is asked and what can be done."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, Any

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.uix.widget import Widget

from core.game import Seat
from core.log import Kind
from core.match import SeenEntry
from mobile.boards.base import Action, Board, Box, Form
from mobile.hotseat import HotSeat, Phase
from mobile.look import motion, sound, theme
from mobile.look.kit import Bare, Plate, Shade, put
from mobile.look.theme import roomy
from mobile.lull import touched
from mobile.net import every
from mobile.screens.ask_bar import AskBar
from mobile.screens.base import Buttons, Screen
from mobile.screens.cover import Cover
from mobile.screens.match_menu import MatchMenu
from mobile.screens.parts import TURN_PLATE, SeatChip, SeatPlate, SpeechBubble, TurnPlate
from mobile.screens.recap import Recap, last_told
from mobile.words import say

if TYPE_CHECKING:
    from mobile.screens.navigator import Navigator
    from mobile.screens.remote import RemotePanel
    from mobile.session.guest import GuestSession
    from mobile.session.host import HostSession

# Seconds a bot may think in one frame: while nothing moves and no finger is down, and else.
SLICE_AT_REST = 0.008
SLICE = 0.002
SIDE = 276  # dp beside a board on a small phone that lies, for six targets in a row
PAUSE = 0.25  # seconds between two moves of others, so that each is seen


class MatchScreen(Screen):
    """Draws a sitting; knows no game but through its board."""

    def __init__(self, app: Navigator, hotseat: HotSeat, session: HostSession | GuestSession | None = None) -> None:
        super().__init__(app)
        self.hotseat = hotseat
        self.session = session  # the session, where others sit at other devices
        seats = hotseat.seats
        self.marks = tuple(seated.mark for seated in seats)
        module = import_module(f"mobile.boards.{hotseat.table.setup.game}")
        self.board: Board = module.Board(hotseat.table, self.marks, self._chosen)
        self.board.options = dict(hotseat.table.setup.options)
        self.board.stage = self
        self.board.play = self._play
        self._queue: list[SeenEntry] = []
        self._ticking: Any = None
        self._cover: Cover | None = None
        self.past = Recap(self)
        self._over_told = self._result_shown = False
        self._rest_until = 0.0
        self.choices = MatchMenu(self)
        sound.prepare()
        self.gone = self._locked = False
        self.plated: Seat = 0  # whose plate it is
        self._replayed: frozenset[int] = frozenset()  # the entries that are shown once more
        self._greeted: Seat | None = None  # the person who was last told that it is their turn
        self._happened = last_told(hotseat.table, self.board)  # what happened last, and who did it
        hotseat.listeners.append(self._heard)
        self.remote: RemotePanel | None = (
            import_module("mobile.screens.remote").RemotePanel(self, session) if session else None
        )

    # Building

    @property
    def form(self) -> Form:
        """How much room there is."""
        if self.landscape:
            return Form.WIDE
        if self.wide >= dp(600):
            return Form.LARGE
        return Form.COMPACT if self.high <= dp(700) else Form.TALL

    def name_of(self, seat: Seat) -> str:
        return self.hotseat.seats[seat].name

    def rebuild(self) -> None:
        self.board.release()
        self.board.finish_moving()  # what is shown is over; what waits to be shown still follows
        super().rebuild()

    def build(self) -> None:
        self.board.confirm, self.board.pulls = self.app.settings.confirm, self.app.settings.pull
        self.board.refit(self.form)
        if self.landscape:
            self._build_wide()
        else:
            self._build_tall()
        self.bubble = SpeechBubble()
        self.add_widget(self.bubble)
        self._cover = None
        self.past.forget()
        self.refresh()

    def _build_tall(self) -> None:
        form, gap = self.form, dp(5)
        beside = self.board.seats_beside and form is not Form.LARGE
        x, wide = self.left + gap, self.wide - 2 * gap
        plate_high, ask_high = roomy(50, 1.25), roomy(64, 1.3)
        seats_high = 0.0 if beside else roomy(self.board.seats_height(form), 1.25) + gap
        top = self.roof
        band = Shade([0.09, 0.05, 0.02, 0.45])
        self.add(band, 0, top - plate_high - seats_high - gap, self.width, self.height)
        self.add(Bare("menu", self.choices.menu, say("menu")), x + wide - dp(46), top - plate_high, dp(46), plate_high)
        top -= plate_high
        speech = 0.0 if beside else self._speech(x + wide - dp(92), top, plate_high)
        if beside:
            part = min(dp(122) * theme.text_scale(), wide * 0.37)
            self.plate = self._plate(x, top, part, plate_high)
            self._seat_row(x + part + dp(4), top, wide - part - dp(52), plate_high)
        else:
            self.plate = self._plate(x, top, wide - dp(50) - speech, plate_high)
            top -= seats_high
            self._seat_row(x, top, wide, seats_high - gap)
        top -= gap
        self._ask_bar(x, self.bottom, wide, ask_high)
        y = self.bottom + ask_high + gap
        mine = Box(x, y, wide, self.board.mine_height(form))
        y = mine.top + gap
        self.board.arrange(self, Box(self.left, y, self.wide, top - y), mine, form)

    def _build_wide(self) -> None:
        gap = dp(6)
        spare = self.wide - self.high - 3 * gap  # beside a board that is as wide as it is high
        side = min(max(self.wide * 0.42, min(dp(SIDE), spare)), dp(420))
        board = Box(self.left + gap, self.bottom, self.wide - side - 3 * gap, self.high)
        x = board.right + gap
        top = self.roof
        plate_high, seats_high, ask_high = roomy(50, 1.25), roomy(46, 1.25), roomy(64, 1.3)
        speech = self._speech(x + side - dp(92), top - plate_high, plate_high)
        self.plate = self._plate(x, top - plate_high, side - dp(50) - speech, plate_high)
        self.add(Bare("menu", self.choices.menu, say("menu")), x + side - dp(46), top - plate_high, dp(46), plate_high)
        top -= plate_high + gap
        self._seat_row(x, top - seats_high, side, seats_high)
        top -= seats_high + gap
        self._ask_bar(x, self.bottom, side, ask_high)
        y = self.bottom + ask_high + gap
        self.board.arrange(self, board, Box(x, y, side, min(top - y, self.board.mine_height(Form.WIDE))), Form.WIDE)

    def _speech(self, x: float, y: float, high: float) -> float:
        """A button to say something, in a session; answers how much room it takes."""
        if self.remote is None:
            return 0.0
        self.add(Bare("speech", self.remote.speak, say("match.say")), x, y, dp(44), high)
        return dp(46)

    def _plate(self, x: float, y: float, width: float, height: float) -> SeatPlate:
        plate = SeatPlate(self.board.look_home)
        self.add(plate, x, y, width, height)
        return plate

    def _seat_row(self, x: float, y: float, width: float, height: float) -> None:
        self.others = Plate("house/bar")
        self.add(self.others, x, y, width, height)

    def _ask_bar(self, x: float, y: float, width: float, height: float) -> None:
        self.add(Shade([0.09, 0.05, 0.02, 0.6]), 0, 0, self.width if not self.landscape else 0, y + height + dp(2))
        self.bar = AskBar(Box(x, y, width, height), self.app.settings.left_hand, self.past.open)
        self.add(self.bar, x, y, width, height)
        self.log, self.undo, self.also, self.act = self.bar.log, self.bar.undo, self.bar.also, self.bar.act

    # What there is to see

    def refresh(self) -> None:
        """Show the position as the phone's holder may see it, or the cover, or the result."""
        hotseat = self.hotseat
        if hotseat.phase is Phase.PASS:
            self._show_cover()
            return
        self._drop_cover()
        if hotseat.phase is not Phase.OVER:
            self._over_told = self._result_shown = False
        elif not self._queue:
            self._end()
        seat = hotseat.viewer
        self.board.note_recent(hotseat.since(seat) if seat is not None else [])
        self._locked = self.remote is not None and self.remote.locked
        self.board.show(self._seen, seat, hotseat.phase is Phase.PLAY and not self._queue and not self._locked)
        if not self.board.busy:
            self.bubble.hide()
        self._say()
        self._greet()
        self.keep_going()

    @property
    def _seen(self) -> Any:
        """The position as it is, or before what is still to be shown."""
        before = self.hotseat.table.seen(self._queue[0].n - 1, self.hotseat.viewer) if self._queue else None
        return before.view if isinstance(before, SeenEntry) else self.hotseat.view

    def _greet(self) -> None:
        """On a phone that goes round without a cover: whose turn it is now, and what happened meanwhile."""
        seat = self.hotseat.holder
        if not self.hotseat.shared or self.hotseat.phase is not Phase.PLAY or seat == self._greeted or self._queue:
            return
        before, self._greeted = self._greeted, seat
        if before is None or seat is None:
            return
        self.add_widget(TurnPlate(self, self.hotseat.seats[seat]))
        recent = self.hotseat.since(seat)
        if recent:
            n = self.hotseat.table.n
            Clock.schedule_once(lambda _: self._since_unless_busy(seat, recent, n), motion.seconds(TURN_PLATE))

    def _since_unless_busy(self, seat: Seat, recent: list[SeenEntry], n: int) -> None:
        """The person may have begun already: then there is nothing to interrupt."""
        begun = self.board.busy or self.hotseat.table.n > n or self._dialog is not None or self.past.shown
        if not begun and not self.gone and self.hotseat.holder == seat and self.hotseat.phase is Phase.PLAY:
            self.past.show(recent)

    def _say(self) -> None:
        hotseat, seats = self.hotseat, self.hotseat.seats
        asked = hotseat.table.asked
        turn = asked[0] if asked else (hotseat.holder or 0)
        who = seats[turn]
        self.plated = turn
        if hotseat.phase is Phase.OVER:
            first = say("match.over")
        elif hotseat.phase is Phase.PLAY:
            first = say("match.your_turn", name=who.name)
        else:
            first = say("match.bot_thinks" if who.level else "match.plays", name=who.name)
        self.plate.show(theme.SEATS[who.mark], first, who.name, self.board.plate_line(turn))
        self._fill_seats(turn)
        remote = self.remote.question() if self.remote is not None else ""
        self.bar.asked.text = remote or (self.board.ask_line() if hotseat.phase is Phase.PLAY else first)
        self._say_happened()
        self._buttons()
        if self.remote is not None:
            self.remote.draw()
        self.board.show_secrets(
            None if hotseat.given_back else hotseat.viewer
        )  # given back to look at, without secrets

    def _say_happened(self) -> None:
        seat, text = self._happened or (-1, say("match.begins"))
        if self.remote is not None and self.remote.slow:
            seat, text = -1, self.remote.slow
        self.bar.narrate(text, theme.SEATS[self.marks[seat]] if seat >= 0 else "")

    def _fill_seats(self, turn: Seat) -> None:
        self.others.clear_widgets()
        seats = self.hotseat.seats
        shown = [seat for seat in range(len(seats)) if seat != turn]
        width = (self.others.width - dp(4) * (len(shown) - 1)) / max(1, len(shown))
        for k, seat in enumerate(shown):
            box = Box(self.others.x + k * (width + dp(4)), self.others.y, width, self.others.height)
            chip = self.board.seat_chip(seat, seats[seat].name, box)
            if chip is None:
                last = seat == self.hotseat.last_mover and self.hotseat.phase is not Phase.OVER
                chip = SeatChip(seats[seat], say("match.just_played") if last else self.board.seat_line(seat), box)
            put(chip, *box)
            self.others.add_widget(chip)
            if self.remote is not None:
                self.remote.mark(seat, chip, box)

    def _buttons(self) -> None:
        """Undo or cancel, and what the board offers; the confirming button is the last."""
        also: list[Action] = []
        if self.hotseat.phase is Phase.OVER:
            also, last = (
                self.board.replay_actions(),
                Action(say("match.result"), "check", self._show_result, True, True),
            )
        elif self.hotseat.given_back:
            last = Action(say("match.pass_on"), "check", self._pass_on, True, True)
        else:
            *also, last = self.board.actions()
        if self.remote is not None and (action := self.remote.action()) is not None:
            also, last = [], action
        if self.board.busy:
            first = Action(say("cancel"), "close", self.choices.undo_or_cancel)
        else:
            right = isinstance(self.choices.undo_right(), int)
            first = Action(say("undo"), "undo", self.choices.undo_or_cancel, right)
        self.bar.show([first, *also, last], self.hotseat.table.n)

    def _pass_on(self) -> None:
        self.hotseat.pass_on()
        self.refresh()

    def _chosen(self) -> None:
        """The board tells that something was lifted, aimed, refused or put down."""
        said = self.board.bubble()
        if said is None:
            self.bubble.hide()
        else:
            self.bubble.show(self, said)
            if said.refused and self.board.newly_refused:
                sound.play("refuse", 0.6)
                sound.tick()
        if self.hotseat.phase is Phase.PLAY and not (self.remote is not None and self.remote.question()):
            self.bar.asked.text = self.board.ask_line()
        self.plate.second(self.board.plate_line(self.plated))
        self._buttons()
        self.bar.trust()

    # Doing

    def _play(self, move: Any) -> None:
        self.bubble.hide()
        if self.gone or self._dialog is not None or self.app.screen is not self:
            return  # the board is covered: nothing that one cannot see is done
        if self._queue or self.board.moving:  # touched once more before its answer was to be seen
            self.board.finish_moving()
            return
        if self.remote is not None and self.remote.waiting:
            return
        refusal = self.hotseat.offer(move)
        if refusal is not None:
            self.dialog(say("refused.title"), self.board.refuse(refusal), [(say("ok"), None)])
            self.refresh()
        elif self.remote is not None:
            self.remote.sent()

    def anew(self) -> None:
        """The position is another one, and nothing tells how it came about."""
        self._queue.clear()
        self._back_to_now()
        self.board.finish_moving()
        self._happened = last_told(self.hotseat.table, self.board)
        self.refresh()

    def look_again(self) -> None:
        """Something about the other devices is new; what somebody is choosing here stays, unless it is locked."""
        if self._built_for is None or self.gone or self._queue or self.board.moving:
            return
        if self._locked != (self.remote is not None and self.remote.locked):
            self.refresh()
        elif self.hotseat.phase is not Phase.PASS:
            self._say()

    def _heard(self, seen: SeenEntry) -> None:
        """Something happened at the table."""
        if self.board.held is not None:
            self.board.release()
        self._queue.append(seen)
        self.keep_going()

    def keep_going(self) -> None:
        if self.gone:
            return
        if self._ticking is None and (self._queue or self.hotseat.thinking):
            self._ticking = every(0, self._tick)

    def _tick(self, _: float) -> bool:
        """One frame: show what happened, one entry after the other; else let a bot think a little."""
        if self.board.moving or self._dialog is not None or self.past.shown:
            if self.session is not None and not self.board.moving and not self._queue:
                self.hotseat.think(self._slice)  # others wait for our bots
            return True
        if Clock.get_time() < self._rest_until:
            return True
        if self._queue:
            self._animate(self._queue.pop(0))
            return True
        if self.hotseat.phase is Phase.PASS or not self.hotseat.thinking:
            self._ticking = None
            return False
        self.hotseat.think(self._slice)
        if self.hotseat.trouble is not None:
            trouble, self.hotseat.trouble = self.hotseat.trouble, None
            self.dialog(say("trouble.title"), say(trouble.reason), [(say("again"), None)])
        return True

    @property
    def _slice(self) -> float:
        """How long a bot may think in this frame."""
        return SLICE if touched() or self.board.moving else SLICE_AT_REST

    @property
    def busy(self) -> bool:
        return bool(self._queue) or self.board.moving or self.hotseat.thinking

    def _animate(self, seen: SeenEntry) -> None:
        if seen.n in self._replayed:
            self.board.replaying(seen.seat)
        elif self._replayed:  # something new happened meanwhile
            self._back_to_now()
        if seen.kind is Kind.MOVE:
            line = self.board.event_line(seen)
            if line or self._happened is None or self._happened[0] != seen.seat:
                self._happened = (seen.seat, line or say("entry.move"))
            busy_line = self.board.busy_line(seen)
            if busy_line:
                self.bar.watch(busy_line, self.board.finish_moving)
            self.board.animate(seen, lambda: self._animated(seen))
        else:
            self._happened = (seen.seat, say(f"entry.{seen.kind}"))
            self._animated(seen)

    def _back_to_now(self) -> None:
        """Nothing is shown once more."""
        self._replayed = frozenset()
        self.board.replaying(None)

    def _animated(self, seen: SeenEntry) -> None:
        self._rest_until = Clock.get_time() + motion.seconds(PAUSE)
        if seen.kind is Kind.MOVE:
            heard = self.board.sound(seen)
            if heard:
                sound.play(heard)
        if not self._queue:
            self._back_to_now()
        if self._queue:
            self.board.show(seen.view, self.hotseat.viewer, False)
            self._say()
        elif self.hotseat.phase is Phase.OVER:
            self.board.show(seen.view, self.hotseat.viewer, False)
            self._say()
            self._end()
        else:
            self.refresh()

    def _end(self) -> None:
        """The match is over: once, the result follows by itself."""
        if not self._over_told:
            self._over_told = True
            sound.play("match_end")
        if not self._result_shown:
            Clock.schedule_once(self._show_result, motion.seconds(1.0))

    def _show_result(self, *_: object) -> None:
        if self.app.screen is self and self._dialog is None and not self._queue and not self.board.moving:
            self._result_shown = True
            self.app.show_result(self.hotseat)

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
        if self.hotseat.phase is Phase.OVER and not self._queue and not self.gone:
            self._end()

    # Handing over

    def _show_cover(self) -> None:
        if self._cover is not None or self.hotseat.to is None:
            return
        self.board.release()
        self.board.show_secrets(None)
        self.bubble.hide()
        hotseat = self.hotseat
        newest = hotseat.last_mover
        previous = hotseat.seats[newest] if newest is not None else None
        back = None
        if hotseat.previous is not None:
            back = (hotseat.seats[hotseat.previous].name, self._give_back)
        self._cover = Cover(self, hotseat.seats[hotseat.to], previous, self._opened, back)
        self.add(self._cover, 0, 0, self.width, self.height)
        self.board.cover(True)

    def _drop_cover(self) -> None:
        self.board.cover(False)
        if self._cover is not None:
            self.remove_widget(self._cover)
            self._cover = None

    def _give_back(self) -> None:
        self.hotseat.give_back()
        self.refresh()

    def _opened(self) -> None:
        self.hotseat.open()
        self._greeted = self.hotseat.holder
        self.refresh()
        seat = self.hotseat.holder
        recent = self.hotseat.since(seat) if seat is not None else []
        sound.play("your_turn")
        if recent and seat is not None:
            self.past.show(recent)

    def replay(self, recent: list[SeenEntry]) -> None:
        """Show once more what happened, from the position before it."""
        self.past.close()
        first, seat = recent[0], self.hotseat.viewer
        before = self.hotseat.table.seen(first.n - 1, seat)
        if isinstance(before, SeenEntry) and not self._queue:
            self.board.show(before.view, seat, False)
            self._replayed = frozenset(seen.n for seen in recent)
            self._queue = list(recent)
            self._say()  # points and prisoners as they were then
            self.keep_going()

    # Leaving

    def go_back(self) -> bool:
        if self.past.shown:
            self.past.close()
        elif self.board.busy:
            self.board.cancel()
            self.bubble.hide()
        elif self.hotseat.phase is Phase.OVER:
            self._show_result()
        else:
            self.choices.menu()
        return True

    def hide(self) -> None:
        """The app goes to the background: secrets are covered."""
        self.board.release()
        self.hotseat.hide()
        self.board.on_pause()
        if self.hotseat.phase is Phase.PASS:
            self.past.close()
            self.refresh()

    def leave(self) -> None:
        self.gone = True
        self.board.release()
        if self.remote is not None:
            self.remote.close()
        self.hotseat.close()
        self._queue.clear()
        self.board.finish_moving()
        if self._ticking is not None:
            self._ticking.cancel()
            self._ticking = None
