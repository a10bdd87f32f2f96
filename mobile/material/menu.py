"""A menu that opens at a row: one of several values is chosen, and a sign tells which it is now."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from kivy.factory import Factory
from kivy.input.motionevent import MotionEvent
from kivy.metrics import dp
from kivy.uix.widget import Widget
from kivymd.uix.menu import MDDropdownMenu

from mobile.look import motion
from mobile.look.box import Box
from mobile.look.kit import Picture, Plate, put
from mobile.material.rows import SIGN, Row
from mobile.material.skin import CLEAR

EDGE = 5  # dp round the rows
MARGIN = 8  # dp to the edges of the room
OPENS = 0.15  # seconds


class Item(NamedTuple):
    """A value, as it is called."""

    title: str
    chosen: bool
    pressed: Callable[[], None]


class MenuRow(Row):
    """One of its rows."""

    END = SIGN

    def __init__(self) -> None:
        super().__init__()
        self._check = Picture("house/icon_check", fill=True)
        self._check.size = (dp(SIGN), dp(SIGN))
        self.end(self._check)
        self.bind(width=lambda _, width: self.dress(width))

    @property
    def item(self) -> Item | None:
        return self._item

    @item.setter
    def item(self, item: Item) -> None:
        self._item = item
        self.write(item.title)
        self.pressed = item.pressed
        self.spoken = item.title
        self._check.opacity = 1.0 if item.chosen else 0.0
        self.dress(self.width)

    _item: Item | None = None


Factory.register("MenuRow", cls=MenuRow)


class Menu(MDDropdownMenu):
    """The library's menu, on our paper and where we put it."""

    def __init__(self, items: Sequence[Item], width: float) -> None:
        inside = width - 2 * dp(EDGE)
        highs = [MenuRow.needs(inside, item.title, ()) for item in items]
        rows = [{"viewclass": "MenuRow", "item": item, "height": high} for item, high in zip(items, highs)]
        super().__init__(theme_bg_color="Custom", md_bg_color=CLEAR, elevation_level=0, theme_elevation_level="Custom")
        self.ids.md_menu.data = rows
        self.width = width
        self.needs = sum(highs)

    def open_at(self, layer: Widget, row: Box, room: Box) -> None:
        """On a layer, below the row or above it, wherever there is more room; what is too long for it scrolls."""
        edge, margin = dp(EDGE), dp(MARGIN)
        below, above = row.y - room.y - margin, room.top - row.top - margin
        hangs = below >= min(self.needs + 2 * edge, above)
        high = min(self.needs + 2 * edge, max(below, above))
        x = min(max(row.right - self.width, room.x + margin), room.right - margin - self.width)
        y = row.y - high if hangs else row.top
        paper = Plate("house/panel_paper")
        put(paper, x, y, self.width, high)
        layer.add_widget(paper)
        put(self, x + edge, y + edge, self.width - 2 * edge, high - 2 * edge)
        layer.add_widget(self)
        self.scale_value_center = (self.right, self.top if hangs else self.y)
        self.show_duration = OPENS if not motion.reduced() and motion.seconds(1.0) else 0.0
        if self.show_duration:
            self.on_open()
        else:
            self.scale_value_x = self.scale_value_y = 1

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """What is beside it is not its own."""
        return self.collide_point(*touch.pos) and bool(super().on_touch_down(touch))
