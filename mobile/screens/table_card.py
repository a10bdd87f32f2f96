"""Another's table as a card: whose it is, which game, and how many places are left."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from kivy.metrics import dp

from mobile import games
from mobile.look import theme
from mobile.look.column import Column
from mobile.look.kit import Colour, Picture, PressPlate, Text, put
from mobile.look.theme import roomy
from mobile.words import count, say, whose

if TYPE_CHECKING:
    from core.session.discovery.nearby import Found

TABLE = 76  # dp


def two_lines(row: PressPlate, first: str, second: str, left: float, right: float, inks: tuple[Colour, Colour]) -> None:
    """Words on a row, with so much room on both sides."""
    room, high = row.width - left - right, row.height
    title = Text(first, 17, 800, inks[0], lines=1)
    below = Text(second, 14, 600, inks[1], lines=1)
    put(title, row.x + left, row.y + high * 0.48, room, high * 0.44)
    put(below, row.x + left, row.y + high * 0.1, room, high * 0.4)
    row.add_widget(title)
    row.add_widget(below)


def table_card(column: Column, game: str, first: str, second: str, does: Callable[[], None]) -> PressPlate:
    """Paper with the game's picture."""
    high = roomy(TABLE, 1.8)
    card = PressPlate("house/panel_paper", does)
    card.spoken = first
    column.stack(card, high, dp(8))
    left = dp(14)
    if game in games.names():
        scene = Picture(f"{game}/scene", fill=True)
        put(scene, card.x + dp(8), card.y + dp(8), dp(82), high - dp(16))
        card.add_widget(scene)
        left = dp(100)
    two_lines(card, first, second, left, dp(56), (theme.INK, theme.INK_SECOND))
    return card


def stack_table(column: Column, found: Found, does: Callable[[], None]) -> None:
    """One that is near by."""
    table = found.table
    left = table.seats - table.taken
    name = say(f"game.{table.game}") if table.game in games.names() else table.game
    second = count("join.free", left, game=name) if left else say("join.full", game=name)
    card = table_card(column, table.game, say("lobby.table", whose=whose(table.name)), second, does)
    arrow = Picture("house/icon_key", fill=True)
    put(arrow, card.right - dp(46), card.center_y - dp(15), dp(30), dp(30))
    card.add_widget(arrow)
