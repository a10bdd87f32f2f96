"""What lies before a seat: its character and power, active projects with their amenities, and its stock."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from kivy.metrics import dp

from core.game import Seat
from core.games.terristories.content import CARDS, PEOPLE, ZONES, globe
from core.games.terristories.position import (
    NONE,
    UNKNOWN,
    Law,
    View,
    card_of,
    free_resources,
    labels,
    rests,
    site_of,
)
from mobile.boards.terristories.card import ROOMY, CardRow
from mobile.boards.terristories.face import Card, Deck
from mobile.look import theme
from mobile.look.kit import Bare, Text
from mobile.look.row import Part, Row
from mobile.look.sheet import Sheet
from mobile.look.theme import roomy, sp
from mobile.words import cards, say

GAP = 6  # dp
Touched = Callable[[Card], None]


def lying(
    view: View, seat: Seat, name: str, width: float, touched: Touched, closed: Callable[[], None], goal: bool
) -> Sheet:
    """The sheet; `goal`: may its personal goal be seen here?"""
    sheet = Sheet(width, across=12, above=6, below=10)
    role = view.roles[seat]
    _head(sheet, name, role, closed)
    _counts(sheet, view, seat)
    _who(sheet, view, seat, touched, goal)
    active = list(view.active[seat])
    strikes = [(card, say(f"terristories.lying.strikes.{CARDS[card].phase}")) for card in view.pending[seat]]
    _rows(sheet, "active", [(card_of(code), _where(view, code)) for code in active] + strikes, touched)
    _rows(sheet, "stock", [(card_of(code), _waits(view, seat, card_of(code))) for code in view.stock[seat]], touched)
    if not active and not strikes and not view.stock[seat]:
        sheet.rows.words(Text(say("terristories.lying.nothing"), 16, 600, theme.INK), dp(4))
    return sheet


def _head(sheet: Sheet, name: str, role: int, closed: Callable[[], None]) -> None:
    head = sheet.stay(dp(theme.TARGET), sheet.fixed)
    row = Row(18, icons=1.2)
    sign = f"house/seat_{theme.SEATS[role]}" if role >= 0 else "house/icon_person"
    said = say("terristories.lying.title", name=name, role=cards.role_name(role)) if role >= 0 else name
    row.show((Part(sign, said),), theme.INK)
    head.add(row, 0, head.width - dp(44))
    head.add(Bare("close", closed, say("close")), head.width - dp(40), dp(44))


def _counts(sheet: Sheet, view: View, seat: Seat) -> None:
    """Resources, labels, and how many of its people and zones are on the planet."""
    role = max(0, view.roles[seat])
    row = Row(16, icons=1.4, gap=12)
    row.show(
        (
            Part("terristories/cube", str(free_resources(view, seat))),
            Part("terristories/label", str(labels(view, seat))),
            Part(f"terristories/man_{role}", f"{sum(view.people[seat])}/{PEOPLE}"),
            Part(f"terristories/zone_{role}", f"{sum(view.zones[seat])}/{ZONES}"),
            Part(f"terristories/back_{role}", str(len(view.hands[seat]))),
        ),
        theme.INK,
    )
    sheet.rows.stack(row, sp(16) * 1.9, dp(4))


def _who(sheet: Sheet, view: View, seat: Seat, touched: Touched, goal: bool) -> None:
    """Its character, where that may be seen, and its power."""
    character = view.characters[seat]
    if view.law & Law.GOALS:
        if character != UNKNOWN and (goal or view.revealed >> seat & 1):
            person = Card(Deck.PERSON, character)
            _row(sheet, person, f"{cards.character_profile(character)}. {cards.goal_text(character)}", touched)
        elif view.roles[seat] != NONE:
            sheet.rows.words(Text(say("terristories.lying.secret"), 15, 600, theme.INK_SECOND), dp(4))
    if view.law & Law.ADVANCED and view.roles[seat] != NONE:
        used = say("terristories.lying.used") if view.used >> seat & 1 else ""
        _row(sheet, Card(Deck.POWER, view.roles[seat]), used, touched)


def _rows(sheet: Sheet, what: str, laid: list[tuple[int, str]], touched: Touched) -> None:
    if not laid:
        return
    sheet.rows.words(Text(say(f"terristories.lying.{what}"), 16, colour=theme.INK, fraunces=True), dp(2))
    for card, second in laid:
        _row(sheet, Card(Deck.PROJECT, card), second, touched)


def _row(sheet: Sheet, card: Card, second: str, touched: Touched) -> None:
    sheet.rows.stack(CardRow(card, partial(touched, card), second), roomy(ROOMY), dp(GAP))


def _where(view: View, code: int) -> str:
    """Where its amenity stands, and whether it rests; nothing for a project without one."""
    card, site = card_of(code), site_of(code)
    if site < 0:
        return ""
    ground = globe(view.planet).grounds[site]
    key = "rests" if rests(view, code) else "stands"
    return say(
        f"terristories.lying.{key}",
        amenity=say(f"terristories.amenity.{CARDS[card].id}"),
        land=say(f"terristories.lying.land.{ground}"),
    )


def _waits(view: View, seat: Seat, card: int) -> str:
    """From when a card of the stock may be activated."""
    if card in view.fresh[seat]:
        return say("terristories.lying.fresh")
    return say(f"terristories.lying.ready.{CARDS[card].phase}")
