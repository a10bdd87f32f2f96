"""One of several values is chosen from a menu that opens at its row."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from kivy.metrics import dp
from kivy.uix.widget import Widget

from mobile.look.box import Box
from mobile.look.kit import Shade, put
from mobile.look.theme import roomy
from mobile.material.menu import Item, Menu
from mobile.screens.base import Over, Screen

WIDE = 250  # dp of a menu, where text is as it is drawn
DARK = [0.05, 0.02, 0.01, 0.4]


def choose(screen: Screen, row: Widget, words: Sequence[str], now: int, chosen: Callable[[int], None]) -> None:
    """Lay the menu over the screen; a touch beside it, or back, changes nothing."""

    def pressed(k: int) -> None:
        screen.close_dialog()
        chosen(k)

    over = Over(size=screen.size, size_hint=(None, None))
    ground = Shade(DARK, screen.dismiss)
    put(ground, 0, 0, screen.width, screen.height)
    over.add_widget(ground)
    items = [Item(word, k == now, partial(pressed, k)) for k, word in enumerate(words)]
    menu = Menu(items, min(roomy(WIDE, 1.4), screen.wide - dp(32)))
    x, y = row.to_window(*row.pos)
    place = Box(float(x), float(y), float(row.width), float(row.height))
    menu.open_at(over, place, Box(screen.left, screen.bottom, screen.wide, screen.high))
    screen.lay_over(over)
