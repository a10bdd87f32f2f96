"""Where what stands on a match screen: plate, other seats, board, what is mine, and the bar with what is asked."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING, NamedTuple

from kivy.metrics import dp

from mobile.boards.base import Box, Form
from mobile.look import theme
from mobile.look.kit import Bare, Plate, Shade, put
from mobile.look.theme import roomy
from mobile.screens.ask_bar import AskBar
from mobile.screens.parts import ClockChip, SeatPlate, SpeechBubble
from mobile.screens.ticker import Ticker
from mobile.screens.time_tag import TimeTag
from mobile.words import say

if TYPE_CHECKING:
    from mobile.screens.match_base import MatchBase

LOW = 380  # dp: a phone that lies and is lower has the other seats beside the plate
HALF = 480  # dp: an upright window that is lower is half a screen
ASKED, LONG = 56, 92  # dp of what is asked there, and of four lines
MORE = 20  # dp of a third line of what happened, where there is room
COLUMN = 150, 176  # dp beside the board there: for up to three players, and for four
TAG = 68, 44  # dp of what is left of somebody's time
SIDE = 276  # dp beside a board on a small phone that lies, for six targets in a row


def form_of(screen: MatchBase) -> Form:
    """How much room there is."""
    if screen.landscape:
        return Form.WIDE
    if screen.wide >= dp(600):
        return Form.LARGE
    return Form.COMPACT if screen.high <= dp(700) else Form.TALL


def half(screen: MatchBase) -> bool:
    """Is it half a screen, about as wide as it is high?"""
    return form_of(screen) is Form.COMPACT and screen.high < dp(HALF)


class Heights(NamedTuple):
    """How high the rows are, in pixels: they grow with the words, but not where there is no room for that.

    Such are a phone that lies and half a screen.
    """

    plate: float
    seats: float
    ticker: float  # two lines, or what a lesson tells
    words: float  # two lines of a question above the buttons; none on half a screen, and a lesson says it itself
    buttons: float

    @classmethod
    def of(cls, screen: MatchBase, form: Form) -> Heights:
        if half(screen):
            return cls(*map(dp, (46, screen.board.plate_height(form) - 2, screen.told_low, 0, 46)))
        tight = form is Form.WIDE and screen.high < dp(LOW)
        seats = 46 if form is Form.WIDE else screen.board.seats_height(form)
        usual = (
            (screen.board.plate_height(form), 1.25),
            (seats, 1.25),
            (screen.told_low, 1.5) if tight else screen.told_high,
            (screen.asked_high, 1.6),
            (50, 1.3),
        )
        return cls(*(dp(size) if tight else roomy(size, most) for size, most in usual))


class Layout:
    """The parts of one match screen, made for the room there is now."""

    _beside: Box | None = None  # where plate and other seats share a row
    _narrow = False  # may the plate be narrow there?

    def __init__(self, screen: MatchBase) -> None:
        self.screen = screen
        self.high = Heights.of(screen, form_of(screen))
        screen.board.roof = inf
        self.tag = TimeTag(screen.timing.pause)
        self.timed = screen.hotseat.table.time.limit is not None
        if screen.landscape:
            self._wide()
        elif half(screen):
            self._half()
        else:
            self._tall(form_of(screen))
        if self.tag.parent is None:
            self._corner()
        self.bubble = SpeechBubble()
        screen.add_widget(self.bubble)
        self.clock = ClockChip(screen.board.canvas)
        screen.add_widget(self.clock)

    def _tall(self, form: Form) -> None:
        screen, gap = self.screen, dp(5)
        low = form is Form.COMPACT
        two = len(screen.hotseat.seats) == 2
        few = screen.board.seats_beside or two
        beside = low or (few and form is not Form.LARGE)
        x, wide = screen.left + gap, screen.wide - 2 * gap
        plate_high, seats_high = self.high.plate, 0.0 if beside else self.high.seats + gap
        top = screen.roof
        band = Shade([0.09, 0.05, 0.02, 0.45])
        screen.add(band, 0, top - plate_high, screen.width, screen.height)
        menu = Bare("menu", screen.choices.menu, say("menu"))
        screen.add(menu, x + wide - dp(46), top - plate_high, dp(46), plate_high)
        top -= plate_high
        room = not beside or (two and not low)
        speech = self._speech(x + wide - dp(92), top, plate_high) if room else 0.0
        if beside:
            self._beside = Box(x, top, wide - dp(48) - speech, plate_high)
            self._narrow = few
            self.plate = self._plate(*self._beside)
            self._seat_row(*self._beside)
            self.share(False)
        else:
            self.plate = self._timed_plate(x, top, wide - dp(50) - speech, plate_high)
        top -= self.high.ticker + dp(4)
        self._told(screen.left, top, screen.wide, room)
        if not beside:
            top -= seats_high
            self._seat_row(x, top, wide, seats_high - gap)
        top -= gap
        y = self._ask_bar(x, screen.bottom, wide) + gap
        mine = Box(x, y, wide, screen.board.mine_height(form))
        y = mine.top + gap
        screen.board.arrange(screen, Box(screen.left, y, screen.wide, top - y), mine, form)

    def share(self, together: bool) -> None:
        """Plate and other seats, where they share a row: as long as the plate is nobody's, all have a chip."""
        if self._beside is None:
            return
        x, y, width, height = self._beside
        narrow, wide = together and self._narrow, self.screen.wide - 2 * dp(5)
        part = min(dp(78 if narrow else 122) * theme.text_scale(), wide * (0.25 if narrow else 0.37))
        put(self.plate, x, y, part, height)
        put(self.others, x + part + dp(4), y, width - part - dp(4), height)

    def _half(self) -> None:
        """Board and words side by side; what is mine and the buttons take the whole width below them."""
        screen, gap, form = self.screen, dp(5), form_of(self.screen)
        x, wide = screen.left + gap, screen.wide - 2 * gap
        screen.board.roof = screen.roof
        mine = Box(x, screen.bottom + self.high.buttons + gap, wide, screen.board.mine_height(form))
        floor, top, plate_high = mine.top + gap, screen.roof, self.high.plate
        side = max(dp(COLUMN[len(screen.hotseat.seats) > 3]), wide - (top - floor) - gap)  # no board is wider than high
        column = x + wide - side
        menu = Bare("menu", screen.choices.menu, say("menu"))
        screen.add(menu, column + side - dp(46), top - plate_high, dp(46), plate_high)
        top -= plate_high
        self.plate = self._plate(column, top, side - dp(48), plate_high)
        top -= self.high.seats + gap
        speech = self._speech(column + side - dp(46), top, self.high.seats)
        self._seat_row(column, top, side - speech, self.high.seats)
        screen.board.roof = top - gap
        told = self.high.ticker if screen.asked_high else top - gap - floor  # a lesson says itself what it asks
        told += min(dp(MORE), max(0.0, top - gap - floor - told - dp(LONG)))
        tag, wide_tag = dp(TAG[1]) + gap, dp(TAG[0] - 6) + dp(3)
        below = self.timed and top - gap - floor - told > dp(ASKED) + tag  # what is left of the time, under the words
        beside = self.timed and not below and top - gap - floor - dp(ASKED) > tag
        told = max(told, dp(TAG[1])) if beside else told
        top -= told + gap
        if beside:
            screen.add(self.tag, column, top + (told - dp(TAG[1])) / 2, dp(TAG[0] - 6), dp(TAG[1]))
        self._ticker(column + wide_tag * beside, top, side - wide_tag * beside, told)
        if screen.asked_high and not beside and top - floor < dp(ASKED):  # there is room for what is asked only
            self.ticker.cover(True, "question")
            top += told + gap
        self._ask_bar(x, screen.bottom, wide)
        low = floor
        if below:
            screen.add(self.tag, column + side - dp(TAG[0]), floor, dp(TAG[0]), dp(TAG[1]))
            floor += tag
        put(self.bar.asked, column + dp(4), floor, side - dp(8), max(0.0, top - floor - dp(2)))
        board = Box(screen.left, low, column - screen.left - gap, screen.roof - low)
        screen.board.arrange(screen, board, mine, form)

    def _wide(self) -> None:
        screen, gap = self.screen, dp(6)
        spare = screen.wide - screen.high - 3 * gap  # beside a board that is as wide as it is high
        side = min(max(screen.wide * 0.42, min(dp(SIDE), spare)), dp(420))
        board = Box(screen.left + gap, screen.bottom, screen.wide - side - 3 * gap, screen.high)
        x = board.right + gap
        top = screen.roof
        plate_high, seats_high = self.high.plate, self.high.seats
        menu = Bare("menu", screen.choices.menu, say("menu"))
        screen.add(menu, x + side - dp(46), top - plate_high, dp(46), plate_high)
        chips = len(screen.hotseat.seats) - (0 if screen.hotseat.lies_open else 1)
        beside = screen.high < dp(LOW) and chips <= 2
        top -= plate_high
        if beside:
            self.plate = self._plate(x, top, dp(112), plate_high)
            self._seat_row(x + dp(116), top, side - dp(164), plate_high)
        else:
            speech = self._speech(x + side - dp(92), top, plate_high)
            self.plate = self._timed_plate(x, top, side - dp(50) - speech, plate_high)
        top -= self.high.ticker + dp(4)
        self._told(x, top, side, not beside)
        top -= dp(4)
        if not beside:
            top -= seats_high + gap
            self._seat_row(x, top + gap, side, seats_high)
        y = self._ask_bar(x, screen.bottom, side) + gap
        mine = Box(x, y, side, min(top - y, screen.board.mine_height(Form.WIDE)))
        screen.board.arrange(screen, board, mine, Form.WIDE)

    def _speech(self, x: float, y: float, high: float) -> float:
        """A button to say something, in a session; answers how much room it takes."""
        if self.screen.remote is None:
            return 0.0
        self.screen.add(Bare("speech", self.screen.remote.speak, say("match.say")), x, y, dp(44), high)
        return dp(46)

    def _plate(self, x: float, y: float, width: float, height: float) -> SeatPlate:
        plate = SeatPlate(self.screen.touch_plate)
        self.screen.add(plate, x, y, width, height)
        return plate

    def _timed_plate(self, x: float, y: float, width: float, height: float) -> SeatPlate:
        """One that is wide enough to have beside it what is left of the time."""
        if not self.timed:
            return self._plate(x, y, width, height)
        tag = roomy(TAG[0], 1.5)
        self.screen.add(self.tag, x + width - tag, y, tag, height)
        return self._plate(x, y, width - tag - dp(3), height)

    def _told(self, x: float, y: float, width: float, speaks: bool) -> None:
        """What happened; before it what is left of the time, where that found no room beside the plate, and after it
        the button to say something, where that has none elsewhere either."""
        if not speaks:
            width -= self._speech(x + width - dp(45), y, self.high.ticker)
        if not self.timed or self.tag.parent is not None:
            self._ticker(x, y, width)
            return
        tag, high = roomy(TAG[0], 1.5), max(dp(TAG[1]), self.high.ticker)
        left = dp(5) if x == self.screen.left else 0.0
        self.screen.add(self.tag, x + left, y + self.high.ticker + dp(2) - high, tag, high)
        self._ticker(x + left + tag + dp(3), y, width - left - tag - dp(3))

    def _corner(self) -> None:
        """In a corner of the board, where there is no better place."""
        canvas, wide, high = self.screen.board.canvas, roomy(TAG[0], 1.5), roomy(TAG[1], 1.4)
        self.screen.add(self.tag, canvas.x + dp(4), canvas.top - high - dp(4), wide, high)

    def _seat_row(self, x: float, y: float, width: float, height: float) -> None:
        self.others = Plate("house/bar")
        self.screen.add(self.others, x, y, width, height)

    def _ticker(self, x: float, y: float, width: float, high: float = 0.0) -> None:
        box = Box(x, y, width, high or self.high.ticker)
        self.ticker = Ticker(box, self.screen.past.open)
        self.screen.add(self.ticker, *box)

    def _ask_bar(self, x: float, y: float, width: float) -> float:
        """At the foot; answers its upper edge."""
        screen = self.screen
        top = y + self.high.words + self.high.buttons
        screen.add(Shade([0.09, 0.05, 0.02, 0.6]), 0, 0, screen.width if not screen.landscape else 0, top + dp(2))
        box = Box(x, y, width, top - y)
        self.bar = AskBar(box, self.high.buttons, screen.app.settings.left_hand, screen.ask_more)
        screen.add(self.bar, *box)
        return top
