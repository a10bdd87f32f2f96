"""The result: who won, the scores, and where the points come from."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from kivy.metrics import dp

from core import characters
from core.game import EndReason, Seat
from core.past import PastTable
from core.table import LocalTable
from mobile.hotseat import HotSeat
from mobile.look import theme
from mobile.look.column import Column
from mobile.look.kit import Picture, Plate, PressPlate, Shade, Text, WordButton, alike, measured, put
from mobile.look.row import Part, Row
from mobile.look.seat_sign import SeatSign
from mobile.look.theme import roomy
from mobile.screens.base import Screen
from mobile.screens.chatter import Bubble
from mobile.screens.deal_result import stack_deal
from mobile.screens.result_afar import ResultAfar
from mobile.words import say

if TYPE_CHECKING:
    from mobile.screens.match_base import MatchBase
    from mobile.screens.navigator import Navigator


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
        self.opened: Seat = self.order[0]
        self._words = match.showing.chatter.last_words()
        self.afar = ResultAfar(self, app.session) if app.session is not None else None

    def build(self) -> None:
        """Who won above and the table below; in landscape side by side."""
        if self.landscape:
            part = min(self.wide * 0.42, dp(420))
            self._winner(self.left, self.bottom + roomy(124, 1.4), part, self.high - roomy(124, 1.4))
            self._buttons(self.left + dp(10), part - dp(20))
            x, width, top = self.left + part + dp(6), self.wide - part - dp(16), self.roof
            column = self.scroller(x, self.bottom, width, top - self.bottom)
        else:
            head = min(roomy(190, 1.4), self.high * 0.34)
            self._winner(self.left, self.roof - head, self.wide, head)
            width = min(self.wide - dp(20), dp(640))
            x = self.left + (self.wide - width) / 2
            top = self._buttons(x, width)
            column = self.scroller(x, top + dp(8), width, self.roof - head - top - dp(16))
        self._table(column)
        stack_deal(column, self.app, self.hotseat)
        self._last_words()
        if self.afar is not None:
            self.afar.build()

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
        side = min(dp(84), head * 0.42)
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
        below = head - side * 1.3 - dp(4)
        title = Text(text, 27, colour=ink, align="center", fraunces=True, lines=2)
        self.add(title, x + dp(12), y + below * 0.36, width - dp(24), below * 0.64)
        why = Text(say(self.outcome.reason), 14, 600, ink, "center", lines=2)
        self.add(why, x + dp(12), y + dp(2), width - dp(24), below * 0.36)

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
        return waits or WordButton(say("result.rematch"), self._rematch, "button_gold", "rematch", 17, beside=True)

    def _table(self, column: Column) -> None:
        game = self.match.board
        over_by_rules = self.outcome.reason != EndReason.RESIGNED
        columns = game.columns() if over_by_rules else []
        row_high = roomy(50)
        sheet = Plate("house/panel_paper")
        lines = game.breakdown(self._view(), self.opened) if over_by_rules else []
        line_high = roomy(27)
        high = row_high * (len(self.order) + 0.8) + line_high * len(lines) + roomy(46) + dp(20)
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
        if not lines:
            return
        top -= roomy(44)
        title = Text(game.breakdown_title(self.hotseat.seats[self.opened].name), 15, 800, theme.INK, lines=1)
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

    def _view(self) -> object:
        return self.hotseat.table.view(None)

    def _open(self, seat: Seat) -> None:
        self.opened = seat
        self.rebuild()

    def _board(self) -> None:
        self.app.show(self.match)

    def _look_back(self) -> None:
        """At the whole match; nothing of it is taken back any more."""
        from mobile.screens.finished import look_back_at

        kept_here = isinstance(self.hotseat.table, LocalTable | PastTable)  # else the match is another's
        if kept_here or self.afar is None or not self.afar.look_back():
            look_back_at(self.app, self.match)

    def _rematch(self) -> None:
        self.app.rematch(self.hotseat)

    def leave(self) -> None:
        if self.afar is not None:
            self.afar.close()
        self.match.leave()

    def go_back(self) -> bool:
        self.app.go_home()
        return True
