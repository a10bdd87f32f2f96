"""The shelf of the home screen: boxes that stand on boards of oak, each with its name and what it promises."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from kivy.metrics import dp
from kivy.uix.floatlayout import FloatLayout
from kivy.utils import get_color_from_hex as rgba

from mobile.look import theme
from mobile.look.column import Column
from mobile.look.kit import Picture, Plate, Press, Text, alike, put
from mobile.look.theme import roomy

# Card is stained, a box another colour than those beside it.
STAINS = tuple(map(rgba, ("#D58A68", "#86AFC6", "#E2C071", "#97B98A", "#B99BC4")))
LABEL = 72  # dp of paper, for three lines
OVERLAP = 8.0  # dp by which it covers the board's edge
EDGE, FOOT = 13.0, 3.0  # dp of the board's edge, and of its top before a box
LID, AIR = 6.0, 7.0  # dp above a box's front, and above that
FRAME = 4.0  # dp of a box round its picture
SCENE = 168 / 110  # width by height
LEAST, MOST = 78, 260  # dp of a box's height
RISES = 5.0  # dp that a box is drawn out under a finger


class Thing(NamedTuple):
    """Something on the shelf."""

    title: str
    promise: str
    facts: str
    picture: str
    boxed: bool
    go: Callable[[], None]


def stack_shelf(column: Column, things: list[Thing], across: int, room: float) -> None:
    """Rows of a shelf, so many things across; as high as the room is, if that is enough and not too much."""
    wide = column.width / across
    rows = -(-len(things) // across)
    gap, fixed = dp(2), roomy(LABEL) + dp(EDGE - OVERLAP + FOOT + LID + AIR + 4)
    most = min(dp(MOST), (wide - dp(30)) / SCENE + dp(2 * FRAME))
    high = max(dp(LEAST), min(most, (room - gap * (rows - 1)) / rows - fixed)) + fixed
    titles = []
    for first in range(0, len(things), across):
        row = FloatLayout()
        column.stack(row, high, gap)
        label = row.y + dp(4) + roomy(LABEL)
        edge = label - dp(OVERLAP)
        for part, y, tall in (
            ("shelf_back", edge + dp(EDGE), row.top - edge - dp(EDGE)),
            ("shelf_board", edge, dp(EDGE)),
        ):
            plate = Plate(f"house/{part}")
            put(plate, row.x, y, row.width, tall)
            row.add_widget(plate)
        for k, thing in enumerate(things[first : first + across]):
            stand = _Stand(thing, STAINS[(first + k) % len(STAINS)])
            put(stand, row.x + k * wide, row.y, wide, high)
            row.add_widget(stand)
            titles.append(stand.arrange(label, edge + dp(EDGE + FOOT)))
    alike(titles)


class _Stand(Press, FloatLayout):
    """A thing on its board with its label; a finger on it draws the box out a little."""

    def __init__(self, thing: Thing, stain: list[float]) -> None:
        FloatLayout.__init__(self)
        self.pressed, self.enabled, self.spoken = thing.go, True, thing.title
        self._thing = thing
        self._stain = stain
        self._box: list[Picture | Plate] = []
        self._drawn = False

    def arrange(self, label: float, foot: float) -> Text:
        """The label ends at this height, and the thing stands at that one; answers the title."""
        thing = self._thing
        tall = self.top - foot - dp(LID + AIR)
        wide = min(self.width - dp(22), (tall - dp(2 * FRAME)) * SCENE + dp(2 * FRAME))
        x = self.x + (self.width - wide) / 2 - dp(LID / 2)
        if thing.boxed:
            box = Plate("house/box")
            box.tint.rgba = self._stain
            put(box, x, foot, wide, tall)
            self._box.append(box)
        inset = dp(FRAME) if thing.boxed else 0.0
        picture = Picture(thing.picture, fill=True)
        put(picture, x + inset, foot + inset, wide - 2 * inset, tall - 2 * inset)
        self._box.append(picture)
        paper = Plate("house/panel_paper")
        put(paper, self.x + dp(4), self.y + dp(4), self.width - dp(8), label - self.y - dp(4))
        edge, line, room = paper.x + dp(9), (paper.height - dp(8)) / 3.2, paper.width - dp(16)
        title = Text(thing.title, 19, colour=theme.INK, fraunces=True, lines=1)
        promise = Text(thing.promise, 14, 600, theme.INK, lines=1)
        facts = Text(thing.facts, 14, 600, theme.INK_SECOND, lines=1)
        put(facts, edge, paper.y + dp(3), room, line)
        put(promise, edge, facts.top, room, line)
        put(title, edge, promise.top, room, line * 1.25)
        for part in (*self._box, paper, title, promise, facts):
            self.add_widget(part)
        return title

    def look_pressed(self, down: bool) -> None:
        if down is not self._drawn:
            self._drawn = down
            for part in self._box:
                part.y += dp(RISES) if down else -dp(RISES)
