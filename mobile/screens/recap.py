"""What happened since my last turn: a card for each thing others did, above the board."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from core import characters
from core.game import Seat
from core.log import Kind, Seated
from core.match import SeenEntry
from core.table import Table
from mobile.boards.base import Board
from mobile.hotseat import Phase
from mobile.look import theme
from mobile.look.kit import Bare, Picture, Plate, PressPlate, Shade, Text, WordButton, extent, put
from mobile.look.seat_sign import SeatSign
from mobile.look.sheet import Sheet
from mobile.look.theme import roomy
from mobile.screens.entry_line import entry_line
from mobile.words import say

if TYPE_CHECKING:
    from mobile.screens.match_base import MatchBase

NAME = 27  # dp of a card's first line


def last_told(table: Table, board: Board) -> SeenEntry | None:
    """What happened last, and is to be told, in a match that is taken up again."""
    for step in reversed(table.path):
        if step.kind is not Kind.MOVE or step.seat != table.path[-1].seat:
            return None
        seen = table.seen(step.n, None)
        if isinstance(seen, SeenEntry) and board.event_line(seen):
            return seen
    return None


class Recap:
    """What one match screen shows of what happened before: its sheet, opened by hand or when the phone went round."""

    def __init__(self, screen: MatchBase) -> None:
        self.screen = screen
        self._sheet: RecapSheet | None = None

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
        if seat is not None:
            own = hotseat.own_turn(seat) if screen.board.replays_own else []
            self._look(seat, own + hotseat.since(seat), [])
        elif hotseat.phase is Phase.TABLE:  # everybody looks, and has seen most of it
            self._look(None, [], hotseat.before(None, hotseat.table.n + 1))

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
        turns = self._turns(screen, [*earlier, *recent])
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
        if further is not None:
            more = WordButton(say("since.earlier"), further, "button_paper", "undo", 16, beside=True)
            column.stack(more, roomy(46), dp(6))
        if not turns:
            column.words(Text(say("since.nothing"), 16, 600, theme.INK))
        for turn, line in turns:
            column.stack(self._card(screen, turn, line), self._card_height(line, width), dp(6))
        most = screen.high * (0.92 if screen.landscape else 0.7) + screen.bottom
        sheet.lay(self, screen.left + (screen.wide - width) / 2, 0, most)

    def _card(self, screen: MatchBase, turn: list[SeenEntry], line: str) -> PressPlate:
        """One turn, to be touched to see it once more."""
        card = PressPlate("house/chip_paper", lambda: screen.replay(turn))
        card.spoken = line
        self._fill(card, screen.who(turn[0].seat) if turn[0].seat >= 0 else None, line)
        return card

    @staticmethod
    def _card_height(line: str, width: float) -> float:
        """Who, and all that is said of the turn."""
        rows = 1 + int(1.12 * extent(line, "Nunito600", dp(theme.SMALLEST))[0] / (width - dp(116)))
        return roomy(NAME) + max(roomy(38), rows * dp(theme.SMALLEST) * 1.42) + dp(6)

    @staticmethod
    def _turns(screen: MatchBase, recent: list[SeenEntry]) -> list[tuple[list[SeenEntry], str]]:
        """What one seat did in a row belongs together: the entries of each turn, and what they say."""
        turns: list[list[SeenEntry]] = []
        for seen in recent:
            moves = seen.kind is Kind.MOVE
            if turns and moves and turns[-1][0].kind is Kind.MOVE and turns[-1][0].seat == seen.seat:
                turns[-1].append(seen)
            else:
                turns.append([seen])
        told = []
        for turn in turns:
            lines = [str(screen.board.whole_line(seen)) for seen in turn if seen.kind is Kind.MOVE]
            line = " ".join(line for line in lines if line) or entry_line(turn[0], screen.board, screen.hotseat, True)
            told.append((turn, line))
        return told

    @staticmethod
    def _fill(card: Plate, seated: Seated | None, line: str) -> None:
        """Who it was; nobody's doing is the table's."""
        who = say("match.all_short") if seated is None else seated.name
        token: Widget = Picture("house/icon_clock", fill=True, size_hint=(None, None))
        if seated is not None:
            token = SeatSign(seated.mark, characters.face(seated))
        again = Picture("house/icon_replay", fill=True, size_hint=(None, None))
        name = Text(who, 16, 800, theme.INK, lines=1, size_hint=(None, None))
        words = Text(line, 15, 600, theme.INK_SECOND, size_hint=(None, None))

        def arrange(*_: object) -> None:
            first = roomy(NAME)
            half = card.height - first
            put(token, card.x + dp(10), card.y + half + (first - dp(22)) / 2, dp(22), dp(22))
            put(again, card.right - dp(42), card.center_y - dp(13), dp(26), dp(26))
            put(name, card.x + dp(40), card.y + half, card.width - dp(92), first - dp(2))
            put(words, card.x + dp(40), card.y + dp(4), card.width - dp(92), half - dp(5))

        card.bind(pos=arrange, size=arrange)
        for part in (token, name, words, again):
            card.add_widget(part)
        arrange()
