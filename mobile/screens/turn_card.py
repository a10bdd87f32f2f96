"""One turn of what happened before, as a card to be touched: who it was, and all they did in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from kivy.metrics import dp
from kivy.uix.widget import Widget

from core import characters
from core.log import Kind, Seated
from core.match import SeenEntry
from mobile.look import theme
from mobile.look.kit import Picture, Plate, PressPlate, Text, put
from mobile.look.measure import rows_of
from mobile.look.pictured import Pictured
from mobile.look.seat_sign import SeatSign
from mobile.look.theme import roomy, sp
from mobile.screens.entry_line import entry_line, marked
from mobile.words import say

if TYPE_CHECKING:
    from mobile.screens.match_base import MatchBase

NAME = 27  # dp of a card's first line
TOLD = 15  # sp of what is said
SIDE = 26  # dp of the thing an entry is about

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


class Told(NamedTuple):
    """What is said of one entry, and the thing it is about."""

    line: str
    pictures: tuple[str, ...]


def told_of(screen: MatchBase, turn: Turn) -> list[Told]:
    """All that happened in it, an entry a row."""
    told = []
    for seen in turn:
        line = str(screen.board.whole_line(seen)) if seen.kind is Kind.MOVE else ""
        if line:
            told.append(Told(line, screen.board.pictures(seen)))
    if not told:
        return [Told(entry_line(turn[0], screen.board, screen.hotseat, True), ())]
    return [*told[:-1], told[-1]._replace(line=marked(told[-1].line, screen.hotseat, *turn))]


def card_height(told: list[Told], width: float) -> float:
    """Who, and all that is said of the turn, on a sheet so wide."""
    return roomy(NAME) + max(roomy(38), sum(row_height(row, width) for row in told)) + dp(6)


def row_height(told: Told, width: float) -> float:
    """One row of it."""
    rows = len(rows_of(told.line, "Nunito600", sp(TOLD), width - dp(116)))
    return max(dp(SIDE + 4) if told.pictures else 0.0, rows * sp(TOLD) * 1.4 + dp(4))


def turn_card(screen: MatchBase, turn: Turn, told: list[Told], touched: Callable[[], None]) -> PressPlate:
    card = PressPlate("house/chip_paper", touched)
    card.spoken = " ".join(row.line for row in told)
    _fill(card, screen.who(turn[0].seat) if turn[0].seat >= 0 else None, told)
    return card


def _fill(card: Plate, seated: Seated | None, told: list[Told]) -> None:
    """Who it was; nobody's doing is the table's. Below, a row an entry: its picture, and what is said of it."""
    who = say("match.all_short") if seated is None else seated.name
    token: Widget = Picture("house/icon_clock", fill=True, size_hint=(None, None))
    if seated is not None:
        token = SeatSign(seated.mark, characters.face(seated))
    again = Picture("house/icon_replay", fill=True, size_hint=(None, None))
    name = Text(who, 16, 800, theme.INK, lines=1, size_hint=(None, None))
    words = [Text(row.line, TOLD, 600, theme.INK_SECOND, size_hint=(None, None)) for row in told]
    things = [Pictured(row.pictures) if row.pictures else None for row in told]

    def arrange(*_: object) -> None:
        first, side = roomy(NAME), dp(SIDE)
        top = card.top - first
        put(token, card.x + dp(10), top + (first - dp(22)) / 2, dp(22), dp(22))
        put(again, card.right - dp(42), card.center_y - dp(13), dp(26), dp(26))
        put(name, card.x + dp(40), top, card.width - dp(92), first - dp(2))
        wide = card.width + dp(24)  # of the sheet
        needs = [row_height(row, wide) for row in told]
        spare = max(0.0, top - card.y - dp(5) - sum(needs)) / len(needs)
        for text, thing, high in zip(words, things, needs, strict=True):
            top -= high + spare
            put(text, card.x + dp(40), top, card.width - dp(92), high + spare)
            if thing is not None:
                put(thing, card.x + dp(8), top + (high + spare - side) / 2, side, side)

    card.bind(pos=arrange, size=arrange)
    for part in (token, name, *words, *(thing for thing in things if thing is not None), again):
        card.add_widget(part)
    arrange()
