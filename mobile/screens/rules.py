"""A game's rules page: our own words, from assets/<game>/rules.<language>.md, with the game's pictures and pieces.

It is opened where something is told that was asked about. Words are looked for in it, and its chapters stand in a list.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.uix.scrollview import ScrollView
from kivy.uix.textinput import TextInput
from kivy.uix.widget import Widget

from mobile.look import atlas, theme
from mobile.look.column import Column
from mobile.look.kit import Picture, Plate, PressPlate, Text, WordButton, put
from mobile.look.measure import extent, measured
from mobile.look.theme import ASSETS, roomy, sp
from mobile.screens.base import Screen
from mobile.screens.name_dialog import field
from mobile.screens.rules_text import Part, blocks, find, marked, wanted
from mobile.words import language, say

if TYPE_CHECKING:
    from mobile.screens.navigator import Navigator

NEAR = 0.5  # of what is in sight, above it and below, is made too
HEADS = {"title": 26, "head": 20}  # sizes of their words
GAPS = {"title": 6, "head": 6, "point": 8, "text": 12, "picture": 12, "row": 10}  # dp below
PIECE, BESIDE = 36, 46  # dp of a piece, and how far beside it words begin
ROW = 52  # dp of a row of pieces
BAR = 0.56  # of a screen's width, where it lies
LONGEST = 40  # letters that may be looked for
MOST = 40  # places that are listed


class RulesScreen(Screen):
    """One paper page that scrolls, opened at its beginning or at a chapter; or the list that leads to its places."""

    def __init__(self, app: Navigator, name: str, then: Callable[[], None], chapter: str = "") -> None:
        super().__init__(app)
        self.game = name
        self._then = then
        text = (ASSETS / name / f"rules.{language()}.md").read_text(encoding="utf-8")
        self.parts = blocks(text)
        self._part = next((k for k, part in enumerate(self.parts) if chapter and part.chapter == chapter), 0)
        self._query = ""
        self._lists = False  # is the list shown, and not the page?
        self.page: Page | None = None
        self._view: ScrollView | None = None
        self.field: TextInput | None = None

    def build(self) -> None:
        beside = self.wide * BAR if self.landscape else 0.0  # where it lies, all that is chosen stands in one bar
        top = self.title(say(f"game.{self.game}"), say("rules"), spare=beside)
        width, row = min(self.wide - dp(20), dp(680)), roomy(46, 1.5)
        x = self.left + (self.wide - width) / 2
        if beside:
            self._bar(self.left + self.wide - beside - dp(8), (top + self.roof - row) / 2, beside, row)
        else:
            top -= row
            self._bar(x, top, width, row)
            top -= dp(6)
        self.add(Plate("house/panel_paper"), x, self.bottom, width, top - self.bottom - dp(4))
        self._room = x + dp(16), self.bottom + dp(10), width - dp(32), top - self.bottom - dp(24)
        self._show()

    def _bar(self, x: float, y: float, width: float, row: float) -> None:
        """What is looked for, and the chapters."""
        word = say("rules.chapters")
        wide = min(width * 0.5, measured(word, 16, 800) + dp(50))
        room = width - wide - dp(8)
        self.field = entry = field(self._query, LONGEST, bare=True)
        entry.font_size = min(sp(17), dp(24))
        entry.bind(text=lambda _, text: self._look_for(text))
        self.add(Plate("house/field"), x, y, room, row)
        self.add(Picture("house/icon_zoom", fill=True), x + dp(10), y + row / 2 - dp(12), dp(24), dp(24))
        self.add(entry, x + dp(26), y, room - dp(26), row)
        hint = Text(say("rules.search"), 16, 600, theme.INK_SECOND, lines=1)
        hint.opacity = 0.0 if self._query else 1.0
        entry.bind(text=lambda _, text: setattr(hint, "opacity", 0.0 if text else 1.0))
        self.add(hint, x + dp(42), y, room - dp(50), row)
        chapters = WordButton(word, self._list_chapters, "button_paper", "menu", 16, beside=True)
        self.add(chapters, x + room + dp(8), y, wide, row)

    def _show(self) -> None:
        """The page, or the list."""
        if self._view is not None and self._view.parent is self:
            self.remove_widget(self._view)
        if self._lists:
            self.page = None
            self._view = self.scroll(self._list(), *self._room)
            return
        self.page = Page(self.game, self.parts, self._room[2], wanted(self._query))
        self._view = self.scroll(self.page, *self._room)
        self.page.seen_through(self._view)
        self.page.turn_to(self._part)

    # The list

    def _list(self) -> Column:
        """Where the words are found, or all chapters: each leads to its place."""
        column, words = Column(self._room[2]), wanted(self._query)
        if not words:
            for k, part in enumerate(self.parts):
                if part.kind == "head":
                    column.stack(*self._entry(k, part.line, "", ()), dp(8))
            return column
        hits = list(find(self.parts, self._query))
        if not hits:
            nothing = say("rules.nothing", words=self._query.strip())
            column.words(Text(nothing, 16, 600, theme.INK, valign="top"), dp(12))
        for hit in hits[:MOST]:
            column.stack(*self._entry(hit.part, hit.head, hit.line, words), dp(8))
        return column

    def _entry(self, part: int, head: str, line: str, words: Sequence[str]) -> tuple[Widget, float]:
        """A plate with a chapter and perhaps a line of it, and how high it is."""
        width, edge = self._room[2], dp(12)
        entry = Entry(head, partial(self._turn_to, part))
        above = 0.0
        for text, size, weight in ((head, 16, 800), (line, 16, 600)):
            if text:
                words_ = Text("", size, weight, theme.INK, valign="top", markup=True)
                words_.text = marked(text, words)
                high = words_.flow(width - 2 * edge)
                entry.hang(words_, edge, above, width - 2 * edge, high)
                above += high
        entry.fill(max(dp(theme.TARGET), above + dp(14)))
        return entry, entry.height

    def _look_for(self, text: str) -> None:
        """Something was typed."""
        before, self._query = wanted(self._query), text
        if wanted(text) != before:
            self._keep_place()
            self._lists = bool(wanted(text))
            self._show()

    def _list_chapters(self) -> None:
        """All chapters; once more for the page."""
        shown = self._lists and not wanted(self._query)
        if self.field is not None and self._query:
            self._query = self.field.text = ""
        self._keep_place()
        self._lists = not shown
        self._show()

    def _turn_to(self, part: int) -> None:
        if self.field is not None:
            self.field.focus = False
        self._part, self._lists = part, False
        self._show()

    def _keep_place(self) -> None:
        if self.page is not None:
            self._part = self.page.first

    # Leaving

    def rebuild(self) -> None:
        self._keep_place()
        super().rebuild()

    def leave(self) -> None:
        atlas.release(self.game, "rules")

    def go_back(self) -> bool:
        if self._lists:
            self._lists = False
            self._show()
            return True
        self._then()
        self.leave()
        return True


class Entry(PressPlate):
    """A line of the list: what it says hangs from its upper edge."""

    def __init__(self, spoken: str, pressed: Callable[[], None]) -> None:
        super().__init__("house/chip_paper", pressed)
        self.spoken = spoken
        self._hung: list[tuple[Widget, float, float]] = []
        self.bind(pos=self._arrange, size=self._arrange)

    def hang(self, widget: Widget, x: float, above: float, width: float, height: float) -> None:
        put(widget, 0, 0, width, height)
        self._hung.append((widget, x, above))
        self.add_widget(widget)

    def fill(self, height: float) -> None:
        self.height = height

    def _arrange(self, *_: object) -> None:
        high = sum(widget.height for widget, _, _ in self._hung)
        for widget, x, above in self._hung:
            widget.pos = self.x + x, self.top - (self.height - high) / 2 - above - widget.height


@dataclass(slots=True)
class Block:
    """A part of the page: how far below the page's top it begins, how high it is, and what shows it when it is near."""

    kind: str
    line: str
    inset: float
    chapter: str = ""
    pieces: tuple[str, ...] = ()
    top: float = 0.0
    height: float = 0.0
    shown: Widget | None = None


def _inset(part: Part) -> float:
    """How far from the edges its words begin."""
    if part.pieces and part.kind != "row":
        return dp(BESIDE)
    return dp(16) if part.kind == "point" else 0.0


class Page(Column):
    """The blocks one below the other. Only those in sight and a little beyond are made: words are costly pictures."""

    def __init__(self, game: str, parts: list[Part], width: float, words: Sequence[str] = ()) -> None:
        """`words` were looked for, and are marked."""
        super().__init__(width)
        self.game = game
        self._words = words
        self._view: ScrollView | None = None
        self.blocks = [Block(part.kind, part.line, _inset(part), part.chapter, part.pieces) for part in parts]
        down = 0.0
        for block in self.blocks:
            block.top, block.height = down, self._high(block)
            down += block.height + dp(GAPS[block.kind])
        self.height = down

    def seen_through(self, view: ScrollView) -> None:
        self._view = view
        view.bind(scroll_y=self._look, size=self._look)
        self._look()

    def turn_to(self, part: int) -> None:
        """A part is the first that is seen, as far as the page goes on below it."""
        if self._view is not None and self.height > self._view.height:
            self._view.scroll_y = max(0.0, 1 - self.blocks[part].top / (self.height - self._view.height))

    @property
    def first(self) -> int:
        """The part that is first seen."""
        above = self._above + dp(2)
        return next((k for k, block in enumerate(self.blocks) if block.top + block.height > above), 0)

    @property
    def _above(self) -> float:
        """How much of it is above what is in sight."""
        view = self._view
        return max(0.0, self.height - view.height) * (1 - view.scroll_y) if view is not None else 0.0

    def _look(self, *_: object) -> None:
        """Make what came near, take away what went far."""
        view = self._view
        if view is None:
            return
        above = self._above
        for block in self.blocks:
            top, bottom = block.top - above, block.top + block.height - above
            near = bottom > -NEAR * view.height and top < (1 + NEAR) * view.height
            if near and block.shown is None:
                block.shown = self._made(block)
                wide = self.width - self._narrower(block)
                put(block.shown, block.inset, -block.top - block.height, wide, block.height)
                self._inner.add_widget(block.shown)
            elif block.shown is not None and not near:
                self._inner.remove_widget(block.shown)
                block.shown = None

    @staticmethod
    def _narrower(block: Block) -> float:
        """By how much its words are narrower than the page."""
        return block.inset if block.pieces else 2 * block.inset

    def _high(self, block: Block) -> float:
        """How high it will be, without making it."""
        if block.kind == "picture":
            wide, high = atlas.size(f"{self.game}/{block.line}")
            return min(self.width, dp(wide)) * high / wide
        if block.kind == "row":
            return dp(ROW)
        high = self._text(block).flow(self.width - self._narrower(block))
        return max(high, dp(PIECE)) if block.pieces else high

    def _made(self, block: Block) -> Widget:
        if block.kind == "picture":
            return Picture(f"{self.game}/{block.line}", fill=True)
        if block.kind == "row":
            return _Row([f"{self.game}/{name}" for name in block.pieces])
        text = self._text(block)
        text.flow(self.width - self._narrower(block))
        if block.pieces:
            _beside(text, f"{self.game}/{block.pieces[0]}", BESIDE, PIECE, PIECE / 2)
        elif block.kind == "point":
            _beside(text, "house/icon_next", 18, 14, 12)
        return text

    def _text(self, block: Block) -> Text:
        if block.kind in HEADS:
            text = Text("", HEADS[block.kind], colour=theme.INK, fraunces=True, markup=True)
            longest = max(extent(word, text.font_name, text.font_size)[0] for word in block.line.split(" "))
            if longest > self.width:  # no word is broken
                size = HEADS[block.kind] * self.width / longest
                text = Text("", size, colour=theme.INK, fraunces=True, markup=True)
        else:
            text = Text("", 16, 600, theme.INK, valign="top", markup=True)
        text.text = marked(block.line, self._words)
        return text


def _beside(text: Text, name: str, before: float, side: float, down: float) -> None:
    """A picture before a text: its middle so far below the text's upper edge; all in dp."""
    picture = Picture(name, fill=True)
    text.add_widget(picture)

    def stand(box: Text, _: object) -> None:
        put(picture, box.x - dp(before), box.top - dp(down + side / 2), dp(side), dp(side))

    for moved in ("pos", "size"):
        text.fbind(moved, stand)


class _Row(Widget):
    """Pieces side by side, each as large as there is room for all."""

    def __init__(self, names: list[str]) -> None:
        super().__init__()
        self._pictures = [Picture(name, fill=True) for name in names]
        self._bodies = [atlas.size(name) for name in names]
        for picture in self._pictures:
            self.add_widget(picture)
        self.bind(pos=self._arrange, size=self._arrange)

    def _arrange(self, *_: object) -> None:
        gap, n = dp(10), len(self._pictures)
        shares = [wide / high for wide, high in self._bodies]
        high = min(self.height, (self.width - gap * (n - 1)) / sum(shares))
        x = self.x
        for picture, share in zip(self._pictures, shares, strict=True):
            put(picture, x, self.y + (self.height - high) / 2, high * share, high)
            x += high * share + gap
