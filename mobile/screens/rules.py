"""A game's rules page: our own words, from assets/<game>/rules.<language>.md, with the game's pictures."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from kivy.metrics import dp
from kivy.uix.scrollview import ScrollView
from kivy.uix.widget import Widget
from kivy.utils import escape_markup

from mobile.look import atlas, theme
from mobile.look.column import Column
from mobile.look.kit import Picture, Plate, Text, put
from mobile.look.theme import ASSETS
from mobile.screens.base import Screen
from mobile.words import language, say

if TYPE_CHECKING:
    from mobile.screens.navigator import Navigator

NEAR = 0.5  # of what is in sight, above it and below, is made too
HEADS = {"title": 26, "head": 20}  # sizes of their words
GAPS = {"title": 6, "head": 6, "point": 8, "text": 12, "picture": 12}  # dp below


class Part(NamedTuple):
    """A heading, a paragraph, a point or a picture of a page."""

    kind: str
    line: str
    chapter: str = ""  # what a heading is called where something leads to it, the same in every language


def blocks(text: str) -> list[Part]:
    """Headings, paragraphs, points and pictures of a page (a small part of Markdown), in their order.

    A picture is a paragraph of its own, `![](rules_cave)`, and is told by its name; a chapter by what stands behind its
    heading, `## Ta tribu {#tribe}`. Lines are joined, but a no-break space stays what it is.
    """
    found: list[Part] = []
    for raw in re.split(r"\n\s*\n", text.strip()):
        for part in re.split(r"\n(?=- |#)", raw):
            line = re.sub(r"[ \n]+", " ", part).strip(" ")
            picture = re.fullmatch(r"!\[\]\((\w+)\)", line)
            if picture:
                found.append(Part("picture", picture.group(1)))
                continue
            kind = "title" if line.startswith("# ") else "head" if line.startswith("## ") else ""
            chapter = re.search(r" \{#(\w+)\}$", line) if kind else None
            if chapter:
                line = line[: chapter.start()]
            kind = kind or ("point" if line.startswith("- ") else "text")
            found.append(Part(kind, line.lstrip("#- "), chapter.group(1) if chapter else ""))
    return found


def marked(text: str) -> str:
    """Bold in Kivy's own marks."""
    return re.sub(r"\*\*(.+?)\*\*", r"[font=Nunito800]\1[/font]", escape_markup(text))


class RulesScreen(Screen):
    """One paper page that scrolls, opened at its beginning or at a chapter."""

    def __init__(self, app: Navigator, name: str, then: Callable[[], None], chapter: str = "") -> None:
        super().__init__(app)
        self.game = name
        self._then = then
        self._chapter = chapter

    def build(self) -> None:
        top = self.title(say(f"game.{self.game}"), say("rules"))
        width = min(self.wide - dp(20), dp(680))
        x = self.left + (self.wide - width) / 2
        sheet = Plate("house/panel_paper")
        self.add(sheet, x, self.bottom, width, top - self.bottom - dp(4))
        text = (ASSETS / self.game / f"rules.{language()}.md").read_text(encoding="utf-8")
        page = Page(self.game, blocks(text), width - dp(32))
        view = self.scroll(page, x + dp(16), self.bottom + dp(10), page.width, top - self.bottom - dp(24))
        page.seen_through(view)
        page.turn_to(self._chapter)

    def leave(self) -> None:
        atlas.release(self.game, "rules")

    def go_back(self) -> bool:
        self._then()
        self.leave()
        return True


@dataclass(slots=True)
class Block:
    """A part of the page: how far below the page's top it begins, how high it is, and what shows it when it is near."""

    kind: str
    line: str
    inset: float
    chapter: str = ""
    top: float = 0.0
    height: float = 0.0
    shown: Widget | None = None


class Page(Column):
    """The blocks one below the other. Only those in sight and a little beyond are made: words are costly pictures."""

    def __init__(self, game: str, parts: list[Part], width: float) -> None:
        super().__init__(width)
        self.game = game
        self._view: ScrollView | None = None
        self.blocks = [Block(kind, line, dp(16) if kind == "point" else 0.0, name) for kind, line, name in parts]
        down = 0.0
        for block in self.blocks:
            block.top, block.height = down, self._high(block)
            down += block.height + dp(GAPS[block.kind])
        self.height = down

    def seen_through(self, view: ScrollView) -> None:
        self._view = view
        view.bind(scroll_y=self._look, size=self._look)
        self._look()

    def turn_to(self, chapter: str) -> None:
        """A chapter's heading is the first that is seen, as far as the page goes on below it."""
        found = next((block for block in self.blocks if chapter and block.chapter == chapter), None)
        if found is not None and self._view is not None and self.height > self._view.height:
            self._view.scroll_y = max(0.0, 1 - found.top / (self.height - self._view.height))

    def _look(self, *_: object) -> None:
        """Make what came near, take away what went far."""
        view = self._view
        if view is None:
            return
        above = max(0.0, self.height - view.height) * (1 - view.scroll_y)
        for block in self.blocks:
            top, bottom = block.top - above, block.top + block.height - above
            near = bottom > -NEAR * view.height and top < (1 + NEAR) * view.height
            if near and block.shown is None:
                block.shown = self._made(block)
                wide = self.width - 2 * block.inset
                put(block.shown, block.inset, -block.top - block.height, wide, block.height)
                self._inner.add_widget(block.shown)
            elif block.shown is not None and not near:
                self._inner.remove_widget(block.shown)
                block.shown = None

    def _high(self, block: Block) -> float:
        """How high it will be, without making it."""
        if block.kind == "picture":
            wide, high = atlas.size(f"{self.game}/{block.line}")
            return min(self.width, dp(wide)) * high / wide
        return self._words(block).flow(self.width - 2 * block.inset)

    def _made(self, block: Block) -> Widget:
        if block.kind == "picture":
            return Picture(f"{self.game}/{block.line}", fill=True)
        text = self._words(block)
        text.flow(self.width - 2 * block.inset)
        if block.kind == "point":
            dot = Picture("house/icon_next", fill=True)
            text.add_widget(dot)
            for moved in ("pos", "size"):
                text.fbind(moved, lambda box, _: put(dot, box.x - dp(18), box.top - dp(19), dp(14), dp(14)))
        return text

    @staticmethod
    def _words(block: Block) -> Text:
        if block.kind in HEADS:
            return Text(block.line, HEADS[block.kind], colour=theme.INK, fraunces=True)
        text = Text("", 16, 600, theme.INK, valign="top", markup=True)
        text.text = marked(block.line)
        return text
