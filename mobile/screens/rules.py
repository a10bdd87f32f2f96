"""A game's rules page: our own words, from assets/<game>/rules.<language>.md, with the game's pictures."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from kivy.metrics import dp
from kivy.utils import escape_markup

from mobile.look import atlas, theme
from mobile.look.kit import Picture, Plate, Text, put
from mobile.look.theme import ASSETS
from mobile.screens.base import Column, Screen
from mobile.words import language, say

if TYPE_CHECKING:
    from mobile.app import PichenetteApp


def blocks(text: str) -> list[tuple[str, str]]:
    """Headings, paragraphs, points and pictures of a page (a small part of Markdown), in their order.

    A picture is a paragraph of its own, `![](rules_cave)`, and is told by its name. Lines are joined, but a no-break
    space stays what it is.
    """
    found: list[tuple[str, str]] = []
    for raw in re.split(r"\n\s*\n", text.strip()):
        for part in re.split(r"\n(?=- |#)", raw):
            line = re.sub(r"[ \n]+", " ", part).strip(" ")
            picture = re.fullmatch(r"!\[\]\((\w+)\)", line)
            if picture:
                found.append(("picture", picture.group(1)))
                continue
            kind = "title" if line.startswith("# ") else "head" if line.startswith("## ") else ""
            kind = kind or ("point" if line.startswith("- ") else "text")
            found.append((kind, line.lstrip("#- ")))
    return found


def marked(text: str) -> str:
    """Bold in Kivy's own marks."""
    return re.sub(r"\*\*(.+?)\*\*", r"[font=Nunito800]\1[/font]", escape_markup(text))


class RulesScreen(Screen):
    """One paper page that scrolls."""

    def __init__(self, app: PichenetteApp, name: str, then: Any) -> None:
        super().__init__(app)
        self.game = name
        self._then = then

    def build(self) -> None:
        top = self.title(say(f"game.{self.game}"), say("rules"))
        width = min(self.wide - dp(20), dp(680))
        x = self.left + (self.wide - width) / 2
        sheet = Plate("house/panel_paper")
        self.add(sheet, x, self.bottom, width, top - self.bottom - dp(4))
        column = self.scroller(x + dp(16), self.bottom + dp(10), width - dp(32), top - self.bottom - dp(24))
        text = (ASSETS / self.game / f"rules.{language()}.md").read_text(encoding="utf-8")
        for kind, line in blocks(text):
            if kind == "picture":
                self._picture(column, line)
            else:
                self._block(column, kind, line)

    @staticmethod
    def _block(column: Column, kind: str, line: str) -> None:
        if kind in ("title", "head"):
            size = 26 if kind == "title" else 20
            column.words(Text(line, size, colour=theme.INK, fraunces=True), dp(6))
        elif kind == "point":
            text = Text("", 16, 600, theme.INK, valign="top", markup=True)
            text.text = marked(line)
            column.words(text, dp(8), dp(16))
            dot = Picture("house/icon_next", fill=True)
            put(dot, text.x - dp(18), text.top - dp(19), dp(14), dp(14))
            text.add_widget(dot)
            text.bind(pos=lambda box, _: put(dot, box.x - dp(18), box.top - dp(19), dp(14), dp(14)))
        else:
            text = Text("", 16, 600, theme.INK, valign="top", markup=True)
            text.text = marked(line)
            column.words(text, dp(12))

    def _picture(self, column: Column, name: str) -> None:
        found = atlas.piece(f"{self.game}/{name}")
        width = min(column.width, dp(found.size[0]))
        high = width * found.size[1] / found.size[0]
        column.stack(Picture(f"{self.game}/{name}", fill=True), high, dp(12))

    def go_back(self) -> bool:
        self._then()
        return True
