"""Parts of the match screen: whose turn it is, and the bubble beside a ghost."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from kivy.clock import Clock
from kivy.input.motionevent import MotionEvent
from kivy.metrics import dp
from kivy.uix.relativelayout import RelativeLayout
from kivy.uix.widget import Widget

from core import characters
from core.log import Seated
from mobile.boards.base import Board, Box, Said
from mobile.look import motion, theme
from mobile.look.kit import Colour, Picture, Plate, PressPlate, Text, put
from mobile.look.measure import extent, measured
from mobile.look.names import written
from mobile.look.row import Part, Row
from mobile.look.seat_sign import SeatSign, beside
from mobile.look.theme import roomy
from mobile.screens.ask_bar import AskBar
from mobile.words import say


class Room(Protocol):
    """Where there is place for a part: the screen within what the system covers, and its board."""

    board: Board

    @property
    def bar(self) -> AskBar: ...
    @property
    def left(self) -> float: ...
    @property
    def bottom(self) -> float: ...
    @property
    def wide(self) -> float: ...
    @property
    def high(self) -> float: ...
    @property
    def landscape(self) -> bool: ...


class SeatPlate(PressPlate):
    """Whose turn it is, in the colour and with the shape of the seat, and a line or a row about it."""

    def __init__(self, pressed: Callable[[], None]) -> None:
        super().__init__("house/plate_red", pressed)
        self._sign = SeatSign(0, kind="sign")
        self._first = Text("", 17, 800, lines=1)
        self._second = Text("", 14, 600, lines=1)
        self._row = Row(16)
        self._ink = theme.ON_WOOD
        for part in (self._sign, self._first, self._second, self._row):
            self.add_widget(part)
        self.bind(pos=self._arrange, size=self._arrange)

    def show(self, who: Seated, first: str, short: str, second: str | tuple[Part, ...]) -> None:
        """`short` is said where there is no room for `first`."""
        self.dress(f"house/plate_{theme.SEATS[who.mark]}")
        self._sign.show(who.mark, characters.face(who))
        self._pictured = who.level is not None
        self._ink = theme.SEAT_INKS[who.mark]
        self.tint.rgb = theme.stain(self._ink)
        self._wants = (first, short)
        self._first.color = self._second.color = self._ink
        self.second(second)
        self._arrange()

    def show_all(self, first: str, short: str, second: str | tuple[Part, ...]) -> None:
        """Nobody's turn more than another's."""
        self.dress("house/chip_dark")
        self.tint.rgb = (1, 1, 1)
        self._sign.show(-1, None)
        self._pictured = False
        self._ink = theme.ON_WOOD
        self._wants = (first, short)
        self._first.color = self._second.color = self._ink
        self.second(second)
        self._arrange()

    def icon_at(self, x: float, y: float) -> tuple[str, float, float] | None:
        """The picture of the part of its second line at a place, and from where to where that part goes."""
        return self._row.icon_at(x, y)

    def second(self, second: str | tuple[Part, ...]) -> None:
        """Its second line alone."""
        if (second, self._ink) == self._said:
            return
        self._said = (second, self._ink)
        words = isinstance(second, str)
        self._told = second if isinstance(second, str) else ""
        self._row.show(() if isinstance(second, str) else second, self._ink)
        below = not words or bool(second)
        if words or below != self._below:
            self._below = below
            self._arrange()

    _below = False
    _pictured = False  # does it show a face, which is to be seen larger than a shape?
    _said: object = None  # what the second line says, and in which colour
    _wants = ("", "")
    _told = ""

    def _arrange(self, *_: object) -> None:
        narrow, right = self.width < dp(170), self.x + self.width  # Kivy knows its `right` only after this
        share = 0.5 if self._below else 0.0
        side = min(dp(20) if narrow else dp(30), self.height * (0.46 if narrow else 0.66))
        middle, edge = self.y + self.height * (0.72 if narrow else 0.5), dp(7)
        if self._pictured:
            side, edge = min(dp(26) if narrow else dp(38), self.height * (0.56 if narrow else 0.84)), dp(4)
            middle = self.top - side / 2 if narrow else middle
        put(self._sign, self.x + edge, middle - side / 2, side, side)
        x = self.x + edge + side + dp(4 if narrow and self._pictured else 5)
        room = right - x - dp(5)
        first, short = self._wants
        whole = extent(first, "Nunito800", dp(theme.SMALLEST))[0] <= room
        self._first.text = first if whole else written(short, "Nunito800", room)
        put(self._first, x, self.y + self.height * share, room, self.height * (0.94 - share))
        if narrow:
            x = self.x + dp(8)
        room = right - x - dp(5)
        whole = extent(self._told, "Nunito600", dp(theme.SMALLEST))[0] <= room
        self._second.text = self._told if whole else self._told.partition(",")[0]  # what comes first, where that is all
        put(self._second, x, self.y + self.height * 0.06, room, self.height * 0.44)
        put(self._row, x, self.y + self.height * 0.06, right - x - dp(5), self.height * 0.44)


class SeatChip(Plate):
    """Another seat: shape, name, and a line about it."""

    def __init__(self, who: Seated, line: str | tuple[Part, ...], box: Box) -> None:
        super().__init__("house/chip_dark")
        self.row = introduce(self, who, line, box, theme.ON_WOOD, theme.ON_WOOD_SECOND)


class OpenChip(PressPlate):
    """Another seat, whose things are looked at by a touch."""

    def __init__(self, who: Seated, line: str | tuple[Part, ...], box: Box, pressed: Callable[[], None]) -> None:
        super().__init__("house/chip_dark", pressed)
        self.spoken = who.name
        self.row = introduce(self, who, line, box, theme.ON_WOOD, theme.ON_WOOD_SECOND)


def introduce(
    chip: Plate, who: Seated, line: str | tuple[Part, ...], box: Box, ink: Colour, second_ink: Colour
) -> Row | None:
    """Write on a chip who it is, with their shape, and a line about them, in words where there is room for them.

    Answers the line where it is a row, which may say something else later.
    """
    small, face = box.width < dp(80), characters.face(who)
    side, left, edge = (dp(11), dp(3), dp(15)) if small else (dp(20), dp(6), dp(30))
    if face is not None:
        side, left, edge = (dp(19), dp(1), dp(21)) if small else (dp(26), dp(4), dp(33))
    room = box.width - dp(12)
    told = not isinstance(line, str) or extent(line, "Nunito600", dp(theme.SMALLEST))[0] <= room
    half = box.height / (2 if told else 1)
    low = box.top - half
    token = SeatSign(who.mark, face)
    name = Text(who.name, 14, 800, ink, lines=1)
    wide = box.width - left - dp(1 if small else 4)
    beside(token, name, (box.x + left, low, wide, half), side, edge - left - side)
    chip.add_widget(token)
    chip.add_widget(name)
    if not isinstance(line, str):
        row = Row(15, gap=5 if small else 9)
        row.lay(line, second_ink, box.x + dp(6), box.y + dp(2), room, half)
        chip.add_widget(row)
        return row
    if told:
        second = Text(line, 14, 600, second_ink, lines=1)
        put(second, box.x + dp(8), box.y + dp(2), room, half)
        chip.add_widget(second)
    return None


TURN_PLATE = 1.2  # seconds it stays


class TurnPlate(Plate):
    """Whose turn it is, over the board for a moment; a touch anywhere takes it away and does what it would do."""

    def __init__(self, room: Room, seated: Seated) -> None:
        seat = theme.SEATS[seated.mark]
        super().__init__(f"house/plate_{seat}")
        self.tint.rgb = theme.stain(theme.SEAT_INKS[seated.mark])
        text = say("match.your_turn", name=seated.name)
        width = min(measured(text, 24, fraunces=True) + dp(96), room.wide - dp(32))
        high = dp(72)
        middle = min(room.board.canvas.center_x, room.left + room.wide - width / 2 - dp(8))  # over the board
        put(self, max(room.left + dp(8), middle - width / 2), room.bottom + room.high * 0.55, width, high)
        token = Picture(f"house/sign_{seat}", fill=True)
        put(token, self.x + dp(16), self.y + high / 2 - dp(18), dp(36), dp(36))
        words = Text(text, 24, colour=theme.SEAT_INKS[seated.mark], align="center", fraunces=True, lines=1)
        put(words, self.x + dp(58), self.y, width - dp(72), high)
        self.add_widget(token)
        self.add_widget(words)
        Clock.schedule_once(self._go, motion.seconds(TURN_PLATE))

    def on_touch_down(self, touch: MotionEvent) -> bool:
        self._go()
        return False

    def _go(self, *_: object) -> None:
        if self.parent is not None:
            self.parent.remove_widget(self)


class SpeechBubble(RelativeLayout):
    """A line or two that float beside a place of the board, never over it and never off the screen.

    Its widgets are made once; while it is only moved, nothing on it changes.
    """

    WORDS = 230  # dp of words below pictures

    def __init__(self) -> None:
        super().__init__(size_hint=(None, None), size=(0, 0))
        self._unit = dp(1)
        self._sizes = theme.sp(16), theme.sp(14)  # of the first line, and of the others
        self._row = Row(16, centred=True, gap=14)
        self._first = Text("", 16, 800, theme.INK, "center", lines=1)
        self._second, self._below = Text("", 14, 700, theme.INK, "center"), Text("", 14, 700, theme.WARNING, "center")
        self._pictured, self._worded = Plate("house/bubble"), Plate("house/bubble")
        for part in (self._row, self._below):
            self._pictured.add_widget(part)
        for part in (self._first, self._second):
            self._worded.add_widget(part)
        self._filled: object = None
        self._edges: tuple[float, float] | None = None  # of the screen, which stay as long as this bubble does
        self._beside = False
        self._floor = 0.0  # the upper edge of the question, which stays to be read

    def hide(self) -> None:
        for plate in self.children[:]:
            Widget.remove_widget(self, plate)

    def show(self, room: Room, said: Said) -> None:
        if self._edges is None:
            self._edges = room.left + dp(8), room.left + room.wide - dp(8)
            self._beside = room.landscape
            self._floor = 0.0 if room.landscape else room.bar.asked.top
        left, right = self._edges
        filled = (said.first, said.second, said.refused, said.parts)
        if filled != self._filled:
            self._filled = filled
            self._fill(said, room.board.canvas.width - 16 * self._unit if self._beside else right - left)
        plate = self._pictured if said.parts else self._worded
        if plate.parent is None:
            self.hide()
            Widget.add_widget(self, plate)  # as it is: nothing here is laid out by Kivy
        gap, place = 60 * self._unit, said.place
        if room.board.canvas.width >= self.width:  # what stands beside the board is to be read
            left, right = room.board.canvas.x, room.board.canvas.right
        x = min(max(place[0] - self.width / 2, left), right - self.width)
        above = place[1] + gap + self.height < said.roof
        self.pos = (x, place[1] + gap if above else max(self._floor, place[1] - gap - self.height))

    def _fill(self, said: Said, most: float) -> None:
        """Say something else."""
        unit, (large, small) = self._unit, self._sizes
        one, two = large * 1.35, small * 1.43
        head = self._row.natural(said.parts) if said.parts else extent(said.first, "Nunito800", large)[0]
        second = extent(said.second, "Nunito700", small)[0] if said.second else 0.0
        room = max(head, self.WORDS * unit) if said.parts else second  # a few words below pictures take some lines
        width = min(max(head, min(second, room)) + 28 * unit, most)
        lines = min(8, 1 + int(second * 1.1 / (width - 20 * unit))) if said.second else 0
        height = one + two * lines + 16 * unit
        self.size = (width, height)
        put(self._pictured if said.parts else self._worded, 0, 0, width, height)
        if said.parts:
            self._row.lay(said.parts, theme.INK, 8 * unit, height - one - 8 * unit, width - 16 * unit, one)
            self._below.text = said.second
            put(self._below, 8 * unit, 7 * unit, width - 16 * unit, two * lines)
            return
        self._first.text, self._second.text = said.first, said.second
        self._first.color = theme.WARNING if said.refused else theme.INK
        put(self._first, 6 * unit, height - one - 7 * unit, width - 12 * unit, one)
        put(self._second, 8 * unit, 7 * unit, width - 16 * unit, two * lines)


class ClockChip(Plate):
    """What is left of the time, in a corner of the board; nothing where there is as much as it takes."""

    HURRY = 10  # seconds from which on it is to be seen that it is short

    def __init__(self, board: Widget) -> None:
        super().__init__("house/chip_dark")
        self._board = board
        self._icon = Picture("house/icon_clock", fill=True)
        self._words = Text("", 17, 800, theme.ON_WOOD, "center", lines=1)
        for part in (self._icon, self._words):
            self.add_widget(part)
        self.opacity = 0

    def show(self, left: float | None) -> None:
        self.opacity = 0 if left is None else 1
        if left is None:
            return
        seconds = int(left + 0.999)
        self._words.text = f"{seconds // 60}:{seconds % 60:02d}"
        short = seconds <= self.HURRY
        self.dress("house/chip_gold" if short else "house/chip_dark")
        self._words.color = theme.INK if short else theme.ON_WOOD
        width, high = roomy(86, 1.6), roomy(36, 1.6)
        put(self, self._board.right - width - dp(6), self._board.top - high - dp(6), width, high)
        put(self._icon, self.x + dp(6), self.y + (high - dp(22)) / 2, dp(22), dp(22))
        put(self._words, self.x + dp(28), self.y, width - dp(32), high)
