"""One turn of what happened before, as a card to be touched: who it was, and all they did in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.uix.widget import Widget

from core import characters
from core.log import Kind, Seated
from core.match import SeenEntry
from mobile.look import theme
from mobile.look.kit import Picture, Plate, PressPlate, Text, put, rows_of
from mobile.look.seat_sign import SeatSign
from mobile.look.theme import roomy, sp
from mobile.screens.entry_line import entry_line, marked
from mobile.words import say

if TYPE_CHECKING:
    from mobile.screens.match_base import MatchBase

NAME = 27  # dp of a card's first line
TOLD = 15  # sp of what is said

Turn = list[SeenEntry]


def turns_of(recent: list[SeenEntry]) -> list[Turn]:
    """What one seat did in a row belongs together."""
    turns: list[Turn] = []
    for seen in recent:
        if turns and together(turns[-1][0], seen):
            turns[-1].append(seen)
        else:
            turns.append([seen])
    return turns


def together(one: SeenEntry, other: SeenEntry) -> bool:
    """Do two entries that follow each other belong to the same turn?"""
    return one.kind is Kind.MOVE and other.kind is Kind.MOVE and one.seat == other.seat


def line_of(screen: MatchBase, turn: Turn) -> str:
    """All that happened in it."""
    lines = [str(screen.board.whole_line(seen)) for seen in turn if seen.kind is Kind.MOVE]
    line = " ".join(line for line in lines if line)
    if not line:
        return entry_line(turn[0], screen.board, screen.hotseat, True)
    return marked(line, screen.hotseat, *turn)


def card_height(line: str, width: float) -> float:
    """Who, and all that is said of the turn, on a sheet so wide."""
    rows = len(rows_of(line, "Nunito600", sp(TOLD), width - dp(116)))
    return roomy(NAME) + max(roomy(38), rows * sp(TOLD) * 1.4 + dp(6)) + dp(6)


def turn_card(screen: MatchBase, turn: Turn, line: str, touched: Callable[[], None]) -> PressPlate:
    card = PressPlate("house/chip_paper", touched)
    card.spoken = line
    _fill(card, screen.who(turn[0].seat) if turn[0].seat >= 0 else None, line)
    return card


def _fill(card: Plate, seated: Seated | None, line: str) -> None:
    """Who it was; nobody's doing is the table's."""
    who = say("match.all_short") if seated is None else seated.name
    token: Widget = Picture("house/icon_clock", fill=True, size_hint=(None, None))
    if seated is not None:
        token = SeatSign(seated.mark, characters.face(seated))
    again = Picture("house/icon_replay", fill=True, size_hint=(None, None))
    name = Text(who, 16, 800, theme.INK, lines=1, size_hint=(None, None))
    words = Text(line, TOLD, 600, theme.INK_SECOND, size_hint=(None, None))

    def arrange(*_: object) -> None:
        first = roomy(NAME)
        half = card.height - first
        put(token, card.x + dp(10), card.y + half + (first - dp(22)) / 2, dp(22), dp(22))
        put(again, card.right - dp(42), card.center_y - dp(13), dp(26), dp(26))
        put(name, card.x + dp(40), card.y + half, card.width - dp(92), first - dp(2))
        put(words, card.x + dp(40), card.y + dp(4), card.width - dp(92), half - dp(5))

    card.bind(pos=arrange, size=arrange)
    for part in (token, name, words, again):
        card.add_widget(part)
    arrange()
