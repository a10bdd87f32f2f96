"""The result: who won and by what, the scores and where they come from, how it went, and the next match."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING

from kivy.metrics import dp

from core import characters
from core.game import EndReason, Seat
from core.past import PastTable
from core.table import begins_next
from mobile.boards.base import Board
from mobile.hotseat import HotSeat, named
from mobile.look import theme
from mobile.look.column import Column, Margin, Strip
from mobile.look.kit import Colour, Picture, Plate, PressPlate, Shade, Text, WordButton, alike, put
from mobile.look.measure import extent, measured
from mobile.look.names import written
from mobile.look.row import Part, Row
from mobile.look.scroll import MARGIN, passed, scroll_past
from mobile.look.seat_sign import SeatSign
from mobile.look.theme import roomy
from mobile.screens.base import Screen
from mobile.screens.chatter import Bubble
from mobile.screens.deal_result import stack_deal
from mobile.screens.story import Story, StoryCard
from mobile.screens.story_words import listed
from mobile.words import say

if TYPE_CHECKING:
    from core.chart.chart import Chart
    from mobile.screens.match_base import MatchBase
    from mobile.screens.navigator import Navigator
    from mobile.screens.result_afar import ResultAfar


OPENS = 15  # dp of what says that a row opens
SIDE, SIDE_LOW, SIDE_LEAST = 84, 62, 28  # dp of who won, in a laurel
LOW, LYING = 700, 420  # dp: where there is less room, that is less
ASIDE = 116  # dp beside the columns, for who it is
NAMED, LARGEST = (27, 15, 14), 1.45  # sp of who won, by what, and why it ended; and so much larger at most


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
        self.story = Story(app, match, self.look_back)
        self.card: StoryCard | None = None
        self._words = match.showing.chatter.last_words()
        self.floor = 0.0  # above the buttons
        self._above = 0.0  # pixels that were scrolled past, until all is there again
        self.afar: ResultAfar | None = None  # where others sit at other devices
        if app.session is not None:
            self.afar = import_module("mobile.screens.result_afar").ResultAfar(self, app.session)

    def build(self) -> None:
        """Who won, and below it all that is told, which scrolls together; in landscape side by side."""
        width = min(self.wide - dp(20), dp(640))
        if self.landscape:
            part, x = min(self.wide * 0.42, dp(420)), self.left + min(self.wide * 0.42, dp(420)) + dp(6)
            self._band(0, 0, part + self.left, self.height)
            low = self.floor = self._buttons(self.left + dp(10), part - dp(20)) + dp(8)
            head = Column(part - dp(20))
            self._winner(head)
            high = min(head.height, self.roof - low)
            self.scroll(head, self.left + dp(10), low + (self.roof - low - high) / 2, head.width, high)
            column = Column(self.wide - part - dp(16))
            self._page = self.scroll(column, x, self.bottom, column.width, self.roof - self.bottom)
        else:
            edge = (self.wide - width) / 2
            low = self.floor = self._buttons(self.left + edge, width) + dp(8)
            self._band(0, self.roof, self.width, self.height - self.roof)  # beside a camera
            column = Column(width)
            self._page = self.scroll(Margin(column, edge), self.left, low, self.wide - dp(MARGIN), self.roof - low)
            self._winner(column, edge)
        self._table(column)
        if self.afar is not None:
            self.afar.offer_room(column)
        if self._words is not None:
            bubble = Bubble(self._words, 0, column.width)
            column.strip(bubble.height, dp(8)).add_widget(bubble)
            bubble.lay((column.width - bubble.width) / 2, 0)
        self._tell(column)

    def _tell(self, column: Column) -> None:
        """How it went, below the scores, as soon as it is reckoned; then its deal."""
        if self.card is not None:
            self.card.stop()
            self.card = None

        def lay(chart: Chart) -> None:
            self.card = StoryCard(self.story, chart, column, end)

        def end() -> None:
            stack_deal(column, self.app, self.hotseat)
            if self._above:
                scroll_past(self._page, self._above)
                self._above = 0.0

        if not self.story.begin(lay, end):
            end()

    def _band(self, x: float, y: float, width: float, height: float) -> None:
        """The winner's colour."""
        self.add(Shade(self._colours[0]), x, y, width, height)

    @property
    def _colours(self) -> tuple[Colour, Colour]:
        """Ground and ink."""
        if not self.outcome.winners:
            return theme.WALNUT, theme.ON_WOOD
        mark = self.match.who(self.order[0]).mark
        return theme.SEAT_COLOURS[mark], theme.SEAT_INKS[mark]

    def _winner(self, column: Column, edge: float = 0.0) -> None:
        """A laurel with who has won, in words what they won by, and the ways from there in its corners."""
        (ground, ink), decided, width = self._colours, self.story.decided, column.width
        side = dp(SIDE if self.high > dp(LOW) and not self.landscape else SIDE_LOW)
        most = LARGEST
        if self.landscape and self.high < dp(LYING) and theme.text_scale() > 1:  # all of it is to be seen
            side, most = dp(SIDE_LEAST), 1.0
        texts = [Text(self._won(), NAMED[0], colour=ink, align="center", fraunces=True)]
        texts += [Text(decided, NAMED[1], 700, ink, "center")] if decided else []
        texts.append(Text(say(self.outcome.reason), NAMED[2], 600, ink, "center"))
        for text, size in zip(texts, NAMED if decided else NAMED[::2], strict=True):
            text.limit(dp(size * most))  # the scores are to be seen, too
        room = width - dp(8)
        highs = [text.flow(room) for text in texts]
        head = column.strip(side * 1.3 + dp(6) + sum(highs) + dp(8), dp(8))
        middle, top = width / 2, head.height
        if not self.landscape:
            band = Shade(ground)
            put(band, -edge, 0, width + 2 * edge, top)
            head.add_widget(band)
        laurel = Picture("house/laurel", fill=True)
        head.add(laurel, middle - side * 0.75, side * 1.5, top - side * 1.3, side * 1.3)
        if self.outcome.winners:
            first = self.match.who(self.order[0])
            token = SeatSign(first.mark, characters.face(first))
            large = side * (0.6 if token.faced is None else 0.8)
            head.add(token, middle - large / 2, large, top - side * 0.65 - large / 2, large)
        else:
            laurel.fade(0.4)  # it is nobody's
        low = top - side * 1.3 - dp(6)
        for text, high in zip(texts, highs, strict=True):
            low -= high
            head.add(text, (width - room) / 2, room, low, high)
        self._corners(head, (width - side * 1.5) / 2)

    def _won(self) -> str:
        """Who has, in a sentence."""
        names = [self.hotseat.seats[seat].name for seat in self.outcome.winners]
        if not names:
            return say("result.nobody")
        if len(names) == 1:
            return say("result.wins", name=names[0])
        shared = self.hotseat.table.game.shared(self.outcome)
        return say("result.share" if shared else "result.win", names=listed(names))

    def _corners(self, head: Strip, room: float) -> None:
        """The way to what finished games say of who is here; and to others, where they sit elsewhere."""
        if self.afar is not None:
            self.afar.build(head)
        if self.person:
            word = say("stats.title")
            wide = measured(word, 14, 800) + dp(14)
            way = WordButton(word if wide <= room else "", self._statistics, "button_dark", "stats", 14)
            way.spoken = word
            wide = wide if wide <= room else dp(48)
            head.add(way, head.width - wide, wide, head.height - dp(56), dp(52))

    @property
    def person(self) -> str:
        """Of whom there is something to be told: whose device it is, or the first of those who sit here."""
        table = self.hotseat.table
        people = named(table.setup.seats)
        here = [k for k in self.order if people[k].level is None and (not table.own or k in table.own)]
        own = [people[k].name for k in here if people[k].name.casefold() == self.app.person.casefold()]
        return (own or [people[k].name for k in here] or [""])[0]

    def _statistics(self) -> None:
        self.app.show_statistics(self.person, self.hotseat.table.setup.game)

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
        ways.append(("result.look_back", "replay", self.look_back))
        part = half
        for k, (word, icon, way) in enumerate(ways):
            roomy_enough = measured(say(word), 15, 800) + dp(62) <= part
            board = WordButton(say(word), way, "button_dark", icon if roomy_enough else "", 15, beside=True)
            self.add(board, x + k * (half + dp(10)), low, part, tall)
        return low + tall

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
        named = sheet.width - dp(ASIDE)  # of many columns each has less, so that names have room beside them
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
        if columns and self._opens:
            self._say_that_rows_open(sheet)
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
        name = Text(written(seats[seat].name, "Nunito800", room), 17, 800, theme.INK, lines=1)
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

    def _say_that_rows_open(self, sheet: Plate) -> None:
        """Beside every name; below all of them, which make room for that, where one is too long."""
        wides = [extent(name.text, name.font_name, float(name.font_size))[0] for name in self._names]
        beside = all(wide + dp(6 + OPENS) <= name.width for wide, name in zip(wides, self._names, strict=True))
        for seat, name, wide in zip(self.order, self._names, wides, strict=True):
            x, y = name.x + wide + dp(6), name.center_y
            if not beside:
                name.y = y + dp(OPENS) * 0.4 - name.height / 2
                x, y = name.x, y - name.font_size * 0.6
            more = Picture(f"house/icon_{'up' if seat == self.opened else 'down'}", fill=True)
            more.fade(0.6)
            put(more, x, y - dp(OPENS) / 2, dp(OPENS), dp(OPENS))
            sheet.add_widget(more)

    @property
    def _opens(self) -> bool:
        """Has the game more to say of a seat's points?"""
        return type(self.match.board).breakdown is not Board.breakdown

    def _view(self) -> object:
        return self.hotseat.table.view(None)

    def _open(self, seat: Seat) -> None:
        self.opened = None if self.opened == seat else seat
        self._above = passed(self._page)
        self.rebuild()

    def _board(self) -> None:
        if self.afar is not None:
            self.afar.close()
        self.app.show(self.match)

    def look_back(self, n: int = 0) -> None:
        """At the whole match, from an entry on; nothing of it is taken back any more."""
        from mobile.screens.finished import look_back_at

        waits = not isinstance(self.hotseat.table, PastTable) and self.afar is not None and self.afar.look_back(n)
        if not waits:
            look_back_at(self.app, self.match, n)

    def _rematch(self) -> None:
        self.app.rematch(self.hotseat)

    def leave(self) -> None:
        if self.afar is not None:
            self.afar.close()
        self.out_of_sight()
        self.match.leave()

    def out_of_sight(self) -> None:
        """Nothing is reckoned, laid or said beside what is on instead."""
        self.story.stop()
        if self.card is not None:
            self.card.stop()

    def go_back(self) -> bool:
        self.app.go_home()
        return True
