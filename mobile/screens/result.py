"""The result: who won and by what, the scores and where they come from, how it went, and the next match."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING

from kivy.metrics import dp

from core import characters
from core.game import EndReason, Seat
from core.past import PastTable
from core.table import LocalTable, begins_next
from mobile.boards.base import Board
from mobile.hotseat import HotSeat
from mobile.look import theme
from mobile.look.column import Column
from mobile.look.kit import Picture, Plate, PressPlate, Shade, Text, WordButton, alike, measured, put, rows_of
from mobile.look.row import Part, Row
from mobile.look.seat_sign import SeatSign
from mobile.look.theme import roomy
from mobile.screens.base import Screen
from mobile.screens.chatter import Bubble
from mobile.screens.deal_result import stack_deal
from mobile.screens.story import Story, StoryCard
from mobile.words import say

if TYPE_CHECKING:
    from core.chart.chart import Chart
    from mobile.screens.match_base import MatchBase
    from mobile.screens.navigator import Navigator
    from mobile.screens.result_afar import ResultAfar


OPENS = 15  # dp of what says that a row opens
ROW = 20  # dp of a line of the smallest words
NAMED = 116  # dp beside the columns, for who it is


class ResultScreen(Screen):
    """Tap a row to see where its points come from."""

    def __init__(self, app: Navigator, hotseat: HotSeat, match: MatchBase) -> None:
        super().__init__(app)
        self.hotseat = hotseat
        self.match = match
        outcome = hotseat.table.outcome
        assert outcome is not None
        self.outcome = outcome
        seats = range(hotseat.table.setup.players)
        self.order = sorted(seats, key=lambda seat: (seat not in outcome.winners, -outcome.scores[seat]))
        self.opened: Seat | None = None  # of whom one sees where the points come from
        self.story = Story(app, match, self._look_back)
        self.card: StoryCard | None = None
        self._words = match.showing.chatter.last_words()
        self.afar: ResultAfar | None = None  # where others sit at other devices
        if app.session is not None:
            self.afar = import_module("mobile.screens.result_afar").ResultAfar(self, app.session)

    def build(self) -> None:
        """Who won above and the table below; in landscape side by side."""
        if self.landscape:
            part = min(self.wide * 0.42, dp(420))
            self._winner(self.left, self.bottom + roomy(124, 1.4), part, self.high - roomy(124, 1.4))
            self._buttons(self.left + dp(10), part - dp(20))
            x, width, top = self.left + part + dp(6), self.wide - part - dp(16), self.roof
            column = self.scroller(x, self.bottom, width, top - self.bottom)
        else:
            more = max(0, self._lines(self.wide) - 2) * dp(ROW)
            head = min(roomy(190, 1.4) + more, self.high * 0.34)
            self._winner(self.left, self.roof - head, self.wide, head)
            width = min(self.wide - dp(20), dp(640))
            x = self.left + (self.wide - width) / 2
            top = self._buttons(x, width)
            column = self.scroller(x, top + dp(8), width, self.roof - head - top - dp(16))
        self._table(column)
        self._last_words()
        self._tell(column)
        if self.afar is not None:
            self.afar.build()

    def _tell(self, column: Column) -> None:
        """How it went, below the scores, as soon as it is reckoned; then its deal."""
        if self.card is not None:
            self.card.stop()
            self.card = None

        def lay(chart: Chart) -> None:
            self.card = StoryCard(self.story, chart, column, end)

        def end() -> None:
            stack_deal(column, self.app, self.hotseat)

        if not self.story.begin(lay, end):
            end()

    def _last_words(self) -> None:
        """What a bot says at the end, above the buttons and only once."""
        words, self._words = self._words, None
        if words is None:
            return
        left, floor = self.left, self._floor
        if self.landscape:  # beside who has won
            left, floor = self.left + min(self.wide * 0.42, dp(420)), self.bottom
        right = self.left + self.wide
        bubble = Bubble(words, left + dp(10), right - dp(10))
        bubble.lay((left + right - bubble.width) / 2, floor + dp(6))
        self.add_widget(bubble)
        bubble.last()

    def _winner(self, x: float, y: float, width: float, head: float) -> None:
        seats, winners = self.hotseat.seats, self.outcome.winners
        first = self.match.who(self.order[0])
        colour = theme.SEAT_COLOURS[first.mark] if winners else theme.WALNUT
        self.add(
            Shade(colour), 0 if not self.landscape else x, y, self.width if not self.landscape else width, self.height
        )
        decided = self.story.decided
        side = min(dp(84), head * 0.42, (head - dp(4) - sum(self._needs(width))) / 1.3)
        middle, top = x + width / 2, y + head
        laurel = Picture("house/laurel", fill=True)
        self.add(laurel, middle - side * 0.75, top - side * 1.3, side * 1.5, side * 1.3)
        if winners:
            token = SeatSign(first.mark, characters.face(first))
            large = side * (0.6 if token.faced is None else 0.8)
            self.add(token, middle - large / 2, top - side * 0.65 - large / 2, large, large)
        else:
            laurel.fade(0.4)  # it is nobody's
        ink = theme.SEAT_INKS[first.mark] if winners else theme.ON_WOOD
        names = [seats[seat].name for seat in winners]
        if len(names) == 1:
            text = say("result.wins", name=names[0])
        elif names:
            *first_names, last_name = names
            all_names = say("list.and").join((say("list.comma").join(first_names), last_name))
            text = say("result.share", names=all_names)
        else:
            text = say("result.nobody")
        rows = (
            Text(text, 27, colour=ink, align="center", fraunces=True, lines=2),
            Text(decided, 15, 700, ink, "center", lines=0),
            Text(say(self.outcome.reason), 14, 600, ink, "center", lines=1 if decided else 2),
        )
        needs = self._needs(width)
        spare = head - side * 1.3 - dp(4) - sum(needs)
        low = top - side * 1.3 - dp(2)
        for words, need, share in zip(rows, needs, (0.5, 0.35, 0.15) if decided else (0.6, 0.0, 0.4), strict=True):
            high = need + spare * share
            low -= high
            if words.text:
                self.add(words, x + dp(12), low, width - dp(24), high)

    def _lines(self, width: float) -> int:
        """How many what decided it takes at the smallest size."""
        words = self.story.decided
        return len(rows_of(words, "Nunito700", dp(theme.SMALLEST), width - dp(24))) if words else 0

    def _needs(self, width: float) -> tuple[float, float, float]:
        """How high who won, what decided it, and why it ended are at least."""
        return dp(1.6 * ROW), self._lines(width) * dp(ROW) + dp(1), dp(ROW)

    def _buttons(self, x: float, width: float) -> float:
        """Home, rematch, and the board again; answers their upper edge."""
        row = roomy(60, 1.4)
        half = (width - dp(10)) / 2
        home = WordButton(say("home"), self.app.go_home, "button_dark", "home", 17, beside=True)
        self.add(home, x, self.bottom + dp(4), half, row)
        again = self._again()
        self.add(again, x + half + dp(10), self.bottom + dp(4), half, row)
        tall, low = roomy(48, 1.4), self.bottom + row + dp(12)
        ways: list[tuple[str, str, Callable[[], None]]] = [("result.board", "zoom", self._board)]
        ways.append(("result.look_back", "replay", self._look_back))
        part = half
        for k, (word, icon, way) in enumerate(ways):
            roomy_enough = measured(say(word), 15, 800) + dp(62) <= part
            board = WordButton(say(word), way, "button_dark", icon if roomy_enough else "", 15, beside=True)
            self.add(board, x + k * (half + dp(10)), low, part, tall)
        self._floor = low + tall
        return self._floor

    def _again(self) -> WordButton:
        """Another match; at another's table it is theirs to begin."""
        waits = self.afar.again() if self.afar is not None else None
        if waits is not None:
            return waits
        first = self.hotseat.seats[begins_next(self.hotseat.table)].name
        again = WordButton(say("result.rematch_first", name=first), self._rematch, "button_gold", size=17)
        again.spoken = say("result.rematch")
        return again

    def _table(self, column: Column) -> None:
        game = self.match.board
        over_by_rules = self.outcome.reason != EndReason.RESIGNED
        columns = game.columns() if over_by_rules else []
        row_high = roomy(45)
        sheet = Plate("house/panel_paper")
        opened = self.opened if over_by_rules else None
        lines = game.breakdown(self._view(), opened) if opened is not None else []
        line_high = roomy(27)
        high = row_high * (len(self.order) + 0.8) + dp(20)
        if lines:
            high += line_high * len(lines) + roomy(46)
        column.stack(sheet, high, dp(6))
        named = sheet.width - dp(NAMED)  # of many columns each has less, so that names have room beside them
        number = min(dp(76) * min(1.3, theme.text_scale()), sheet.width * 0.19, named / max(1, len(columns)))
        top = sheet.top - dp(8) - row_high * 0.8
        for k, column_head in enumerate(columns):
            head = Row(14, centred=True, icons=1.5)
            head.show((column_head,), theme.INK_SECOND)
            put(head, sheet.right - dp(7) - number * (len(columns) - k), top, number - dp(6), row_high * 0.8)
            sheet.add_widget(head)
        self._names: list[Text] = []
        for place, seat in enumerate(self.order):
            top -= row_high
            self._row(sheet, place, seat, top, row_high, number, len(columns))
        alike(self._names)
        if not lines or opened is None:
            return
        top -= roomy(44)
        title = Text(game.breakdown_title(self.hotseat.seats[opened].name), 15, 800, theme.INK, lines=1)
        put(title, sheet.x + dp(16), top, sheet.width - dp(32), roomy(40))
        sheet.add_widget(title)
        for line in lines:
            top -= line_high
            words = Text(line, 14, 600, theme.INK, lines=1)
            put(words, sheet.x + dp(16), top, sheet.width - dp(32), line_high)
            sheet.add_widget(words)

    def _row(self, sheet: Plate, place: int, seat: Seat, y: float, high: float, number: float, columns: int) -> None:
        seats = self.hotseat.seats
        row = PressPlate("house/chip_gold" if seat == self.opened else "house/bar", lambda: self._open(seat))
        row.spoken = seats[seat].name
        if seat != self.opened:
            row.tint.a = 0
        put(row, sheet.x + dp(8), y + dp(2), sheet.width - dp(16), high - dp(4))
        who = self.match.who(seat)
        if self.afar is not None:
            self.afar.row(seat, row)
        token = SeatSign(who.mark, characters.face(who))
        put(token, sheet.x + dp(14), y + high / 2 - dp(15), dp(30), dp(30))
        room = sheet.width - dp(60) - number * columns
        name = Text(seats[seat].name, 17, 800, theme.INK, lines=1)
        put(name, sheet.x + dp(48), y, room, high)
        self._names.append(name)
        for part in (row, token, name):
            sheet.add_widget(part)
        aside = measured(seats[seat].name, 17, 800) + dp(6)
        if columns and self._opens and room >= aside + dp(OPENS):  # else there is no room to say so
            more = Picture(f"house/icon_{'up' if seat == self.opened else 'down'}", fill=True)
            more.fade(0.6)
            put(more, name.x + aside, y + high / 2 - dp(OPENS) / 2, dp(OPENS), dp(OPENS))
            sheet.add_widget(more)
        if seat in self.hotseat.table.resigned:
            gone = Text(say("result.resigned"), 14, 600, theme.INK_SECOND, "right", lines=1)
            put(gone, sheet.right - dp(130), y, dp(114), high)
            sheet.add_widget(gone)
            return
        values = self.match.board.score_row(self._view(), seat) if columns else []
        for k, value in enumerate(values):
            last = k == len(values) - 1
            x = sheet.right - dp(10) - number * (columns - k)
            if isinstance(value, Part):
                pictured = Row(20, centred=True)
                pictured.lay((value,), theme.INK, x, y, number, high)
                sheet.add_widget(pictured)
                continue
            said = Text(str(value), 22 if last else 17, 700, theme.INK, "center", fraunces=last, lines=1)
            put(said, x, y, number, high)
            sheet.add_widget(said)

    @property
    def _opens(self) -> bool:
        """Has the game more to say of a seat's points?"""
        return type(self.match.board).breakdown is not Board.breakdown

    def _view(self) -> object:
        return self.hotseat.table.view(None)

    def _open(self, seat: Seat) -> None:
        self.opened = None if self.opened == seat else seat
        self.rebuild()

    def _board(self) -> None:
        self.app.show(self.match)

    def _look_back(self, n: int = 0) -> None:
        """At the whole match, from an entry on; nothing of it is taken back any more."""
        from mobile.screens.finished import look_back_at

        kept_here = isinstance(self.hotseat.table, LocalTable | PastTable)  # else the match is another's
        if kept_here or self.afar is None or not self.afar.look_back(n):
            look_back_at(self.app, self.match, n)

    def _rematch(self) -> None:
        self.app.rematch(self.hotseat)

    def leave(self) -> None:
        if self.afar is not None:
            self.afar.close()
        self.story.stop()
        self.match.leave()

    def go_back(self) -> bool:
        self.app.go_home()
        return True
