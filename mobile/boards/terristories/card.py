"""A card of TerriStories as it is seen: whole and large, or as a row of a list."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from kivy.metrics import dp
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from core.games.terristories.content import Impacts
from core.games.terristories.effects import INDICES
from mobile.boards.base import Box, Thing
from mobile.boards.terristories.face import Card, Deck, Line, effect, face, kind_part, picture, signed, title
from mobile.look import theme
from mobile.look.column import Column, Strip
from mobile.look.kit import Bare, Colour, Picture, Plate, PressPlate, Text, WordButton, put
from mobile.look.measure import extent, rows_of, shortened
from mobile.look.row import Part, Row
from mobile.look.sheet import Sheet
from mobile.look.theme import roomy, sp
from mobile.words import say

WIDE = 344  # dp of a large card
BAND = 9  # dp of the coloured edge
ROUND = 6  # dp by which it stays away from the card's corners
SHAPE = 4 / 3  # of pictures
BODY, SMALL = 16, 15  # sp
FACT = 26.0  # dp of a fact's line
CELL = 46.0  # dp of the indices side by side
LARGE_TEXT = 1.25  # with larger text things stand below one another
ROW, ROOMY = 66.0, 80.0  # dp of a card in a list; where there is room for a sentence of two lines
FACE = 110.0  # dp of a role's face on the card of its power
NO_CHANGE = signed(0)
GOOD_INK, BAD_INK = theme.GOOD, theme.WARNING


class Choice(NamedTuple):
    """A button at a card's foot."""

    text: str
    does: Callable[[], None]
    kind: str = "button_gold"
    enabled: bool = True


class LargeCard(Sheet):
    """A whole card, which scrolls only where text is larger than usual."""

    def __init__(
        self,
        card: Card,
        width: float,
        most: float,
        closed: Callable[[], None] | None = None,
        notes: Sequence[Part] = (),
        choices: Sequence[Choice] = (),
        brief: bool = False,
    ) -> None:
        """So wide and at most so high; `notes` say what holds of it here; `brief`: without picture and story."""
        super().__init__(width, across=BAND + 12, above=8, below=12)
        self.dress("terristories/card")
        self.card = card
        self._face = told = face(card)
        if brief:
            self._face = told._replace(picture="", lines=tuple(line for line in told.lines if not line.story))
        if told.role >= 0:
            self._band = Plate(f"terristories/card_band_{told.role}")
            self.add_widget(self._band)
            self.bind(pos=self._edge, size=self._edge)
        for choice in choices:
            self._button(choice)
        self._head(closed)
        self._body(most, notes)

    def _edge(self, *_: object) -> None:
        put(self._band, self.x + dp(ROUND), self.y + dp(ROUND), dp(BAND), self.height - 2 * dp(ROUND))

    def _button(self, choice: Choice) -> None:
        strip = self.stay(roomy(50, 1.6), self.foot)
        button = WordButton(choice.text, choice.does, choice.kind, size=17)
        button.enable(choice.enabled)
        strip.add(button, 0, strip.width)

    def _head(self, closed: Callable[[], None] | None) -> None:
        """The title, what kind of card it is, and the cross."""
        told = self._face
        room = self.rows.width - (dp(40) if closed else 0.0)
        name = Text(told.title, _title_size(told.title, room), colour=theme.INK, fraunces=True)
        high, under = name.flow(room), sp(SMALL) * 1.4
        name.free = False
        head = self.stay(max(high + under, dp(theme.TARGET)), self.fixed)
        low = head.height - high
        head.add(name, 0, room, low, high)
        second = Row(SMALL, icons=1.3)
        sign = (f"house/seat_{theme.SEATS[told.role]}",) if told.role >= 0 else ("",)
        second.show((Part(*sign, told.second, bold=False),), theme.INK_SECOND)
        head.add(second, 0, room, low - under, under)
        if closed is not None:
            head.add(Bare("close", closed, say("close")), head.width - dp(38), dp(44), head.height - dp(44), dp(44))

    def _body(self, most: float, notes: Sequence[Part]) -> None:
        told, rows = self._face, self.rows
        cells = self._cells()
        words = sum(_needs(line, rows.width) for line in told.lines)
        words += (dp(CELL + 6) if cells else 0.0) + len(notes) * sp(BODY) * 1.7
        room, facts = most - self.needs - words - dp(10), len(told.facts)
        full = rows.width / SHAPE if self.card.deck is not Deck.POWER else dp(FACE)
        across = (facts + 1) // 2 * self._line + dp(6)
        stacked, beside = min(full, room - across), min(room, rows.width * 0.56 / SHAPE)
        if not told.picture:
            self._facts(rows.strip(across - dp(6), dp(4)), 0.0, 2)
        elif theme.text_scale() > LARGE_TEXT:
            rows.stack(Picture(told.picture, fill=True), dp(140), dp(4))
            self._facts(rows.strip(facts * self._line, dp(4)), 0.0, 1)
        elif stacked > beside * 1.1:
            rows.stack(Picture(told.picture, fill=True), stacked, dp(4))
            self._facts(rows.strip(across - dp(6), dp(4)), 0.0, 2)
        else:
            high = max(beside, facts * self._line)
            strip = rows.strip(high, dp(6))
            wide = min(rows.width * 0.56, high * SHAPE)
            strip.add(Picture(told.picture, fill=True), 0, wide, (high - wide / SHAPE) / 2, wide / SHAPE)
            self._facts(strip, wide + dp(10), 1)
        if cells is not None:
            rows.stack(cells, cells.high, dp(6))
        for line in told.lines:
            _say(rows, line)
        for note in notes:
            _note(rows, note)

    @property
    def _line(self) -> float:
        """How high a fact is."""
        return max(dp(FACT), sp(SMALL) * 1.5)

    def _cells(self) -> IndexCells | None:
        """What it does to the indices, or where it leads them."""
        told = self._face
        if told.levels:
            return IndexCells(told.levels, [theme.INK] * 3, 16)
        if told.impacts is None:
            return None
        return IndexCells(tuple(map(signed, told.impacts)), list(map(ink_of, told.impacts)), 20)

    def _facts(self, strip: Strip, x: float, across: int) -> None:
        """In one or two columns, from the top."""
        facts, wide = self._face.facts, (strip.width - x) / across
        if across == 1:
            top = (strip.height + len(facts) * self._line) / 2
        else:
            top = strip.height
        for k, fact in enumerate(facts):
            row = Row(SMALL, icons=1.5)
            row.show((fact,), theme.INK)
            down, right = divmod(k, across)
            strip.add(row, x + right * wide, wide - dp(4), top - (down + 1) * self._line, self._line)


def _title_size(text: str, room: float) -> float:
    """As large as its longest word allows."""
    size = 22.0
    while size > 16 and max(extent(word, "Fraunces", sp(size))[0] for word in text.split()) > room:
        size -= 1
    return size


def _font(line: Line) -> tuple[float, int]:
    return (SMALL if line.story else BODY), (800 if line.bold else 600)


def _needs(line: Line, width: float) -> float:
    """About how high it will be, without drawing it."""
    size, weight = _font(line)
    rows = len(rows_of(line.text, f"Nunito{weight}", sp(size), width))
    high = rows * extent(line.text, f"Nunito{weight}", sp(size))[1] + dp(6)
    return high + (sp(17) * 1.5 if line.head else 0.0)


def _say(rows: Column, line: Line) -> None:
    size, weight = _font(line)
    if line.head:
        rows.words(Text(line.head, 17, colour=theme.INK, fraunces=True), dp(2))
    ink = theme.INK_SECOND if line.story else theme.INK
    rows.words(Text(line.text, size, weight, ink, valign="top"), dp(4))


def _note(rows: Column, note: Part) -> None:
    """A picture, and words beside it as high as they need."""
    side = sp(BODY) * 1.3
    text = Text(note.text, BODY, 800, theme.INK, valign="middle")
    high = max(text.flow(rows.width - side - dp(6)), side)
    text.free = False
    strip = rows.strip(high, dp(3))
    strip.add(Picture(note.icon, fill=True), 0, side, high - side, side)
    strip.add(text, side + dp(6), rows.width - side - dp(6))


class IndexCells(FloatLayout):
    """The three indices side by side: the picture of each, what is said of it, and its name."""

    def __init__(self, said: Sequence[str], inks: Sequence[Colour], size: float) -> None:
        super().__init__(size_hint=(None, None))
        self._size = size
        self._parts: list[tuple[Picture, Text, Text]] = []
        for index, words, ink in zip(INDICES, said, inks, strict=True):
            icon = Picture(f"terristories/index_{index}", fill=True)
            value = Text(words, size, 800, ink, lines=1)
            side = "left" if theme.text_scale() > LARGE_TEXT else "center"
            name = Text(say(f"terristories.index.{index}"), 14, 700, theme.INK_SECOND, side, lines=1)
            if words == NO_CHANGE:
                icon.fade(0.45)
            self._parts.append((icon, value, name))
            for part in (icon, value, name):
                part.size_hint = (None, None)
                self.add_widget(part)
        self.bind(pos=self._arrange, size=self._arrange)

    @property
    def high(self) -> float:
        """What they need."""
        return 3 * sp(self._size) * 1.5 if theme.text_scale() > LARGE_TEXT else dp(CELL)

    def _below(self) -> None:
        """One below the other: there is no room beside."""
        line = self.height / 3
        for k, (icon, value, name) in enumerate(self._parts):
            y = self.top - (k + 1) * line
            wide = extent(value.text, "Nunito800", sp(self._size))[0] + dp(8)
            put(icon, self.x, y, line, line)
            put(value, self.x + line + dp(4), y, wide, line)
            put(name, value.right + dp(6), y, self.right - value.right - dp(6), line)

    def _arrange(self, *_: object) -> None:
        if theme.text_scale() > LARGE_TEXT:
            self._below()
            return
        digits = [extent(value.text, "Nunito800", sp(self._size))[0] + dp(4) for _, value, _ in self._parts]
        names = [extent(name.text, "Nunito700", sp(14))[0] + dp(6) for _, _, name in self._parts]
        x, under = self.x, self.height * 0.42
        side = self.height - under
        wants = [max(name, side + dp(3) + wide) for name, wide in zip(names, digits, strict=True)]
        spare = (self.width - sum(wants)) / 3
        for (icon, value, name), want, wide in zip(self._parts, wants, digits, strict=True):
            room = want + spare
            left = x + max(0.0, (room - side - dp(3) - wide) / 2)
            put(icon, left, self.y + under, side, side)
            put(value, left + side + dp(3), self.y + under, min(wide, room - side - dp(3)), side)
            put(name, x, self.y, room, under)
            x += room


def ink_of(by: int) -> Colour:
    """Green what rises, red what falls; the sign says it too."""
    return list(GOOD_INK) if by > 0 else list(BAD_INK) if by < 0 else list(theme.INK_SECOND)


class CardRow(PressPlate):
    """A card in a list: its edge, its picture, its title, what it does in short, and its impacts."""

    def __init__(
        self, card: Card, pressed: Callable[[], None] | None = None, second: str = "", chosen: bool = False
    ) -> None:
        """`second`: in place of what it does."""
        super().__init__("terristories/card", pressed)
        self.card = card
        told = self._face = face(card)
        self.spoken = told.title
        self._second = second or effect(card)
        self._frame: Plate | None = None
        self._band = Plate(f"terristories/card_band_{told.role}") if told.role >= 0 else None
        self._view = Picture(told.picture, fill=True)
        self._title = Text(told.title, 17, 800, theme.INK, lines=1, line_height=0.9)
        self._text = Text("", 14, 600, theme.INK_SECOND, valign="top", line_height=0.95)
        self._kind = Picture(kind_part(card.number).icon, fill=True) if card.deck is Deck.PROJECT else None
        self._impacts = Row(14, icons=1.3, gap=4)
        for part in (self._band, self._view, self._title, self._text, self._kind, self._impacts):
            if part is not None:
                part.size_hint = (None, None)
                self.add_widget(part)
        self.choose(chosen)
        self.bind(pos=self._arrange, size=self._arrange)

    def tell(self, second: str) -> None:
        """Something else in place of what it does."""
        second = second or effect(self.card)
        if second != self._second:
            self._second = second
            self._arrange()

    def choose(self, chosen: bool) -> None:
        """Framed, or no more."""
        if chosen and self._frame is None:
            self._frame = Plate("house/frame_gold", size_hint=(None, None))
            put(self._frame, *self.pos, *self.size)
            self.add_widget(self._frame)
        elif not chosen and self._frame is not None:
            self.remove_widget(self._frame)
            self._frame = None

    def thing(self, x: float, y: float) -> Thing:
        """What it is, to be asked about."""
        return card_thing(self.card, box_of(self))

    @staticmethod
    def tall(lines: int) -> float:
        """How high it must be with large text, for its title, its impacts and so many lines."""
        return sp(17) * 2.6 + sp(14) * (1.5 + 1.33 * lines) + dp(14)

    def _arrange(self, *_: object) -> None:
        x, right, edge = self.x + dp(BAND + 8), self.right - dp(8), dp(5)
        if self._band is not None:
            put(self._band, self.x + dp(4), self.y + dp(4), dp(BAND), self.height - dp(8))
        if theme.text_scale() > LARGE_TEXT and self.height >= self.tall(1):
            self._stack(x, right, edge)
            return
        high = min(self.height - 2 * edge, dp(58))
        put(self._view, x, self.y + (self.height - high) / 2, high * SHAPE, high)
        x += high * SHAPE + dp(8)
        line = sp(17) * 1.35
        low = self.top - edge - line
        impacts = impact_parts(self._face.impacts) if self._face.impacts else ()
        wide = min(self._impacts.natural(impacts) + dp(4), (right - x) * 0.5) if impacts else 0.0
        if impacts:
            self._impacts.lay(impacts, theme.INK, right - wide, low, wide, line)
        kind = dp(18) + dp(4) if self._kind is not None else 0.0
        names = right - x - wide - (dp(6) if impacts else 0)
        whole = extent(self.spoken, "Nunito800", sp(15))[0] <= names
        self._title.lines = 1 if whole else 0  # else it has two, and what it does so much less
        if not whole:
            line = min(sp(15) * 2.5, self.height - 2 * edge - sp(14) * 1.25)
            low = self.top - edge - line
        put(self._title, x, low, names, line)
        if self._kind is not None:
            put(self._kind, x, low - dp(20), dp(18), dp(18))
        room, below = right - x - kind, low - self.y - edge + dp(2)
        self._tell(room, below)
        put(self._text, x + kind, self.y + edge - dp(2), room, below)
        if self._frame is not None:
            put(self._frame, self.x, self.y, self.width, self.height)

    def _tell(self, room: float, high: float) -> None:
        """What it does, as much as there is room for: of a line that does not fit nothing is drawn."""
        lines = max(1, int((high + dp(1)) / extent("n", "Nunito600", sp(14))[1]))
        self._text.text = shortened(self._second, "Nunito600", sp(14), room, lines)

    def _stack(self, x: float, right: float, edge: float) -> None:
        """With large text, one below the other."""
        title, line = sp(17) * 2.6, sp(14) * 1.5
        side = min(title, dp(58))
        top = self.top - edge
        put(self._view, x, top - side, side * SHAPE, side)
        words = x + side * SHAPE + dp(8)
        self._title.lines = 0
        put(self._title, words, top - title, right - words, title)
        impacts = impact_parts(self._face.impacts) if self._face.impacts else ()
        self._impacts.lay(impacts, theme.INK, x + dp(24), top - title - line, right - x - dp(24), line)
        if self._kind is not None:
            put(self._kind, x, top - title - line + (line - dp(20)) / 2, dp(20), dp(20))
        low = self.y + edge
        high = top - title - line - low
        self._tell(right - x, high)
        put(self._text, x, low, right - x, high)
        if self._frame is not None:
            put(self._frame, self.x, self.y, self.width, self.height)


def impact_parts(impacts: Impacts) -> tuple[Part, ...]:
    """Those that are not 0, in short."""
    return tuple(
        Part(f"terristories/index_{index}", signed(by)) for index, by in zip(INDICES, impacts, strict=True) if by
    )


def card_thing(card: Card, place: Box | None = None) -> Thing:
    """A card, to be asked about."""
    return Thing(f"{card.deck}_card", (picture(card),), {"title": title(card)}, _short(card), place)


def _short(card: Card) -> str:
    """What it does, where it does anything."""
    return effect(card) if card.deck in (Deck.PROJECT, Deck.HAZARD, Deck.POWER) else ""


def box_of(widget: Widget) -> Box:
    """Where it is in the window."""
    return Box(*widget.to_window(*widget.pos), *widget.size)
