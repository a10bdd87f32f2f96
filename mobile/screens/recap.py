"""What happened since my last turn: a card for each thing others did, above the board."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.uix.floatlayout import FloatLayout

from core.game import Seat
from core.log import Kind
from core.match import SeenEntry
from core.table import Table
from mobile.boards.base import Board
from mobile.hotseat import Phase
from mobile.look import theme
from mobile.look.kit import Bare, Shade, Text, WordButton, put
from mobile.look.sheet import Sheet
from mobile.look.theme import roomy
from mobile.screens.course_sheet import CourseSheet
from mobile.screens.turn_card import card_height, told_of, turn_card, turns_of
from mobile.words import say

if TYPE_CHECKING:
    from mobile.screens.match_base import MatchBase


def last_told(table: Table, board: Board) -> SeenEntry | None:
    """What happened last, and is to be told, in a match that is taken up again."""
    for step in reversed(table.path):
        another = step.seat != table.path[-1].seat
        if step.kind is not Kind.MOVE or (another and table.game.apart):
            return None
        seen = table.seen(step.n, None)
        if isinstance(seen, SeenEntry) and board.event_line(seen):
            return seen
    return None


class Recap:
    """What one match screen shows of what happened before: its sheet, opened by hand or when the phone went round."""

    def __init__(self, screen: MatchBase) -> None:
        self.screen = screen
        self._sheet: RecapSheet | CourseSheet | None = None
        self.looks = 0  # how often it was looked at

    @property
    def shown(self) -> bool:
        return self._sheet is not None

    def forget(self) -> None:
        """The screen is built anew, without it."""
        self._sheet = None

    def open(self) -> None:
        """By hand: there one may look further back."""
        screen, hotseat = self.screen, self.screen.hotseat
        seat = hotseat.viewer
        if self.shown or screen.showing.queue:
            return
        if not hotseat.persons:  # nobody's turn comes here: what happened is all there is
            self.whole()
        elif seat is not None:
            own = hotseat.own_turn(seat) if screen.board.replays_own else []
            self._look(seat, own + hotseat.since(seat), [])
        elif hotseat.phase is Phase.TABLE:  # everybody looks, and has seen most of it
            self._look(None, [], hotseat.before(None, hotseat.table.n + 1))

    def whole(self) -> None:
        """All that happened so far."""
        screen = self.screen
        if screen.showing.queue or screen.hotseat.phase is Phase.PASS:
            return
        self.close()
        screen.board.release()
        self.looks += 1
        self._sheet = CourseSheet(screen, self.close)
        screen.add(self._sheet, 0, 0, screen.width, screen.height)

    def _look(self, seat: Seat | None, recent: list[SeenEntry], earlier: list[SeenEntry]) -> None:
        """What happened since, and as many turns before as were asked for."""
        hotseat, known = self.screen.hotseat, earlier + recent
        more = hotseat.before(seat, known[0].n if known else hotseat.table.n + 1)
        self.close()
        self.show(recent, earlier, (lambda: self._look(seat, recent, more + earlier)) if more else None)

    def show(
        self, recent: list[SeenEntry], earlier: Sequence[SeenEntry] = (), further: Callable[[], None] | None = None
    ) -> None:
        screen = self.screen
        screen.board.release()
        self.looks += 1
        self._sheet = RecapSheet(screen, recent, self.close, earlier, further)
        screen.add(self._sheet, 0, 0, screen.width, screen.height)

    def close(self) -> None:
        if self._sheet is not None:
            self.screen.remove_widget(self._sheet)
            self._sheet = None
        self.screen.showing.keep_going()


class RecapSheet(FloatLayout):
    """A sheet from below."""

    def __init__(
        self,
        screen: MatchBase,
        recent: list[SeenEntry],
        closed: Callable[[], None],
        earlier: Sequence[SeenEntry] = (),
        further: Callable[[], None] | None = None,
    ) -> None:
        """`earlier` stands above; `further` shows still more, where there is more."""
        super().__init__(size=screen.size, size_hint=(None, None))
        ground = Shade([0.05, 0.02, 0.01, 0.55], closed)
        put(ground, 0, 0, screen.width, screen.height)
        self.add_widget(ground)
        turns = [(turn, told_of(screen, turn)) for turn in turns_of([*earlier, *recent])]
        width = min(screen.wide, dp(560))
        sheet = Sheet(width, below=8 + screen.bottom / dp(1))
        head = sheet.stay(roomy(52), sheet.fixed)
        title = Text(say("since.so_far" if earlier else "since.title"), 20, colour=theme.INK, fraunces=True, lines=1)
        head.add(title, dp(6), head.width - dp(62))
        head.add(Bare("close", closed, say("close")), head.width - dp(42), dp(44))
        word = say("since.go" if screen.hotseat.phase is Phase.PLAY else "close")
        again = [(say("since.all"), lambda: screen.replay(recent))] if recent else []
        sheet.buttons([*again, (word, closed)], roomy(56), 0.62)
        column = sheet.rows
        back = [(say("since.earlier"), further, "undo")] if further is not None else []
        strip, gap = column.strip(roomy(46), dp(6)), dp(8)
        ways = [*back, (say("log.whole"), screen.past.whole, "log")]
        part = (strip.width - gap * (len(ways) - 1)) / len(ways)
        for k, (word, way, icon) in enumerate(ways):
            strip.add(WordButton(word, way, "button_paper", icon, 16, beside=True), k * (part + gap), part)
        if not turns:
            column.words(Text(say("since.nothing"), 16, 600, theme.INK))
        for turn, told in turns:
            card = turn_card(screen, turn, told, partial(screen.replay, turn))
            column.stack(card, card_height(told, width), dp(6))
        most = screen.high * (0.92 if screen.landscape else 0.7) + screen.bottom
        sheet.lay(self, screen.left + (screen.wide - width) / 2, 0, most)
