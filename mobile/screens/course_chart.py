"""The chart of a match: a line for each that wins or loses by itself, in its colour and dashes; turns below."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kivy.clock import Clock
from kivy.graphics import Color, Ellipse, InstructionGroup, Line
from kivy.input.motionevent import MotionEvent
from kivy.metrics import dp

from core import characters
from core.chart.chart import Chart, Unit
from core.log import Seated
from mobile.look import theme
from mobile.look.kit import Picture, Text, put
from mobile.look.measure import measured
from mobile.look.seat_sign import SeatSign
from mobile.look.slide import Slide
from mobile.look.strokes import Point, stroke
from mobile.words import say

WIDE, NARROW, EDGE = 3.2, 2.2, 1.0  # dp: a line, one of many turns, and the dark edge on each of its sides
MANY = 60  # turns
SIGN, APART = 22.0, 20.0  # dp: who it is, and how near two of them stand
KNOB = 10.0  # dp
STILL = 8.0  # dp that a finger may move and still only tap
CLOSE = 3.0  # dp
TICK = 36.0  # dp between two numbers below
STAR = 20.0  # dp
TOGETHER = 0  # the dashes of a line that is everybody's


class CourseChart(Slide):
    """A finger on it is at a turn, and takes that along; one that only taps opens it."""

    def __init__(
        self, chart: Chart, who: Sequence[Seated | None], moved: Callable[[int], None], opened: Callable[[int], None]
    ) -> None:
        """`who` each line is; nobody: everybody's."""
        super().__init__(len(chart.turns) - 1)
        self.chart, self._moved, self._opened = chart, moved, opened
        self._who = who
        self._cursor = InstructionGroup()
        self._from: tuple[float, float] | None = None  # where a finger came down that has only tapped so far
        self._signs = [_sign(one) for one in who]
        self._scale = [
            (value, Text(said, 14, 600, theme.INK_SECOND, "right", lines=1)) for value, said in self._marks()
        ]
        self._left = max(measured(said.text, 14, 600) for _, said in self._scale) + dp(9)  # of the scale
        self._stars = [
            (turn, Picture(f"house/icon_{icon}", fill=True, size_hint=(None, None)))
            for turn, icon in ((chart.best, "star"), (chart.turning, "flag"))
            if turn >= 0
        ]
        self._lay = Clock.create_trigger(self._draw, -1)  # once, however often it is moved
        self.bind(pos=self._lay, size=self._lay)

    def _marks(self) -> list[tuple[int, str]]:
        """What the scale says: its ends, and of chances the half."""
        chart = self.chart
        if chart.unit is Unit.CHANCE:
            return [(value, say("chart.percent", n=value // 10)) for value in (0, chart.most // 2, chart.most)]
        return [(value, str(value)) for value in sorted({chart.least, 0, chart.most})]

    # Places

    @property
    def _foot(self) -> float:
        return float(theme.sp(14) * 1.35)

    def x_of(self, step: int) -> float:
        """Where a turn is."""
        left, right = self.x + self._left, self.right - dp(SIGN + 10)
        return float(left + (right - left) * step / self.last)

    def y_of(self, value: int) -> float:
        """Where a standing is."""
        low, high = self.y + self._foot + dp(7), self.top - dp(STAR)
        chart = self.chart
        return float(low + (high - low) * (value - chart.least) / max(1, chart.most - chart.least))

    def points(self, line: int) -> list[Point]:
        """Where a line goes; of turns that stand too close the highest and the lowest."""
        left, unit = self.x_of(0), dp(CLOSE)
        columns: dict[int, list[Point]] = {}
        for k, turn in enumerate(self.chart.turns):
            x = self.x_of(k)
            columns.setdefault(int((x - left) / unit), []).append((x, self.y_of(turn.stands[line])))
        found: list[Point] = []
        for column in columns.values():
            ends = {column[0], column[-1], max(column, key=_height), min(column, key=_height)}
            found += sorted(ends, key=column.index)
        return found

    # Drawing

    def _draw(self, *_: object) -> None:
        """All but where one is, once for the room there is."""
        self.canvas.clear()
        self.clear_widgets()
        left, right = self.x_of(0), self.x_of(self.last)
        with self.canvas:
            Color(*theme.INK_SECOND[:3], 0.22)
            for value, _said in self._scale:
                Line(points=[left, self.y_of(value), right, self.y_of(value)], width=dp(0.8))
            for k in self._ticks():
                Line(points=[self.x_of(k), self.y_of(self.chart.least), self.x_of(k), self.top], width=dp(0.6))
            if self.chart.turning >= 0:
                Color(*theme.GOLD)
                x = self.x_of(self.chart.turning)
                Line(points=[x, self.y_of(self.chart.least), x, self.top - dp(STAR)], width=dp(1.6))
            for k in reversed(range(len(self._who))):
                self._line(k)
        self.canvas.add(self._cursor)
        self._put_words()
        self._mark()

    def _line(self, k: int) -> None:
        who, points = self._who[k], self.points(k)
        mark = TOGETHER if who is None else who.mark
        wide = dp(WIDE if len(points) <= MANY else NARROW)
        Color(*theme.INK)
        stroke(points, wide, mark, dp(EDGE))
        Color(*(theme.GOLD if who is None else theme.SEAT_COLOURS[who.mark]))
        stroke(points, wide, mark)

    def _begins(self) -> list[int]:
        """The turns with which a round begins."""
        turns = self.chart.turns
        return [k for k in range(1, len(turns)) if turns[k].when != turns[k - 1].when]

    def _ticks(self) -> list[int]:
        """Those of them, with the first turn, below which there is room for a number."""
        found, before = [], self.x_of(0) - dp(200)
        for k in [0, *self._begins()]:
            x = self.x_of(k)
            if x - before >= max(dp(TICK), theme.sp(28)) and x <= self.x_of(self.last) - dp(8):
                found.append(k)
                before = x
        return found

    def _put_words(self) -> None:
        for value, said in self._scale:
            high = theme.sp(14) * 1.3
            low = min(max(self.y_of(value) - high / 2, self.y + self._foot), self.top - high)
            put(said, self.x, low, self._left - dp(6), high)
            self.add_widget(said)
        for k in self._ticks():
            x = self.x_of(k)
            when = self.chart.turns[min(k + (k == 0), len(self.chart.turns) - 1)].when
            number = Text(str(when), 14, 600, theme.INK_SECOND, "center", lines=1)
            put(number, x - dp(18), self.y, dp(36), self._foot)
            self.add_widget(number)
        for turn, star in self._stars:
            aside = dp(STAR * 0.55) if self.chart.best == self.chart.turning else 0.0
            shift = -aside if turn == self.chart.turning and star is self._stars[-1][1] else aside
            put(star, self.x_of(turn) - dp(STAR) / 2 + shift, self.top - dp(STAR), dp(STAR), dp(STAR))
            self.add_widget(star)
        side, room = dp(SIGN), dp(APART)
        ends = sorted((self.y_of(stand), k) for k, stand in enumerate(self.chart.turns[-1].stands))
        low = self.y + self._foot - dp(4)
        lows = [max(y - side / 2, low) for y, _ in ends]
        for i in range(1, len(lows)):
            lows[i] = max(lows[i], lows[i - 1] + room)
        over = max(0.0, lows[-1] - (self.top - side)) if lows else 0.0
        for (_, k), y in zip(ends, lows, strict=True):
            put(self._signs[k], self.right - side - dp(2), y - over, side, side)
            self.add_widget(self._signs[k])

    def _mark(self) -> None:
        """Where one is."""
        self._cursor.clear()
        x = self.x_of(self.at)
        self._cursor.add(Color(*theme.INK))
        self._cursor.add(Line(points=[x, self.y_of(self.chart.least), x, self.top - dp(STAR)], width=dp(1.1)))
        for k, stand in enumerate(self.chart.turns[self.at].stands):
            who, y = self._who[k], self.y_of(stand)
            for side, colour in (
                (KNOB, theme.INK),
                (KNOB - 3, theme.GOLD if who is None else theme.SEAT_COLOURS[who.mark]),
            ):
                self._cursor.add(Color(*colour))
                self._cursor.add(Ellipse(pos=(x - dp(side) / 2, y - dp(side) / 2), size=(dp(side), dp(side))))

    # Fingers and keys

    def show(self, turn: int) -> None:
        """One is at this turn."""
        if turn != self.at:
            self.at = turn
            self._mark()

    def reach(self, step: int) -> None:
        self.show(step)
        self._moved(step)

    def on_touch_down(self, touch: MotionEvent) -> bool:
        if not super().on_touch_down(touch):
            return False
        self._from = touch.pos
        return True

    def on_touch_move(self, touch: MotionEvent) -> bool:
        if touch.grab_current is self and self._from is not None:
            if max(abs(touch.x - self._from[0]), abs(touch.y - self._from[1])) <= dp(STILL):
                return True
            self._from = None
        return super().on_touch_move(touch)

    def on_touch_up(self, touch: MotionEvent) -> bool:
        tapped, lifted = self._from is not None, super().on_touch_up(touch)
        if lifted:
            self._from = None
            if tapped:
                self._opened(self.at)
        return lifted


def _height(point: Point) -> float:
    return point[1]


def _sign(who: Seated | None) -> SeatSign:
    if who is None:
        return SeatSign(-1)
    return SeatSign(who.mark, characters.face(who))
