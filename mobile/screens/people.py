"""Who is at the table: who sits where and at which phone, who watches, and what can be done about it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kivy.metrics import dp

from core import characters
from core.session.room.messages import Person, Presence
from mobile.look import theme
from mobile.look.column import Column
from mobile.look.kit import Picture, Text, put
from mobile.look.seat_sign import SeatSign
from mobile.look.theme import roomy
from mobile.screens.base import body_width
from mobile.words import say, whose

if TYPE_CHECKING:
    from core.game import Seat
    from mobile.screens.base import Button
    from mobile.screens.match_base import MatchBase
    from mobile.session.guest import GuestSession
    from mobile.session.host import HostSession

STATES = {Presence.AWAY: "lobby.asleep", Presence.LOST: "lobby.absent", Presence.WEAK: "lobby.weak"}
ICONS = {Presence.AWAY: "asleep", Presence.LOST: "no_link", Presence.WEAK: "no_link"}


def watchers(session: HostSession | GuestSession) -> list[Person]:
    """Who is here and has no seat."""
    room = session.room
    if room is None:
        return []
    return [p for p in room.people if p.number not in room.owners and p.presence is not Presence.LOST]


def show_people(screen: MatchBase, session: HostSession | GuestSession, more: list[Button]) -> None:
    """A row for each seat, then for each who watches."""
    body = Column(body_width(screen))
    for seat in range(len(screen.hotseat.seats)):
        who = screen.who(seat)
        state, icon = _state(screen, session, seat)
        _row(body, SeatSign(who.mark, characters.face(who)), who.name, state, icon)
    for person in watchers(session):
        here = person.number == session.you
        name = say("people.you_watch") if here else say("lobby.watches", name=person.name)
        state = say("lobby.this_phone") if here else say("people.sees")
        _row(body, Picture("house/icon_eye", fill=True), name, state, ICONS.get(person.presence, ""))
    table = screen.hotseat.table
    watched = not table.own and table.outcome is None
    text, on = (say("people.watching_text"), "people.watch_on") if watched else ("", screen.choices.goes_on)
    screen.dialog(say("people.title"), text, [(say(on), None), *more], body)


def _state(screen: MatchBase, session: HostSession | GuestSession, seat: Seat) -> tuple[str, str]:
    """Where a seat's person plays, or what a bot does there; and a picture of what is wrong."""
    who, device = screen.hotseat.seats[seat], session.device(seat)
    if device is None:
        return say(f"level.{who.level}") if who.level is not None else say("people.nobody"), ""
    phone = say("lobby.this_phone") if device.number == session.you else say("lobby.phone", whose=whose(device.name))
    icon = "" if device.number == session.you else ICONS.get(device.presence, "")
    parts = [phone]
    if icon:
        parts.append(say(STATES[device.presence]))
    if who.level is not None:
        parts.append(say("people.bot_plays"))
    elif device.number == 0:
        parts.append(say("people.runs"))
    return say("list.comma").join(parts), icon


def _row(body: Column, sign: Picture | SeatSign, name: str, state: str, icon: str) -> None:
    """With large words no less than two lines of them."""
    high = roomy(46, 1.9)
    row = Column(body.width)
    body.stack(row, high, dp(2))
    side = dp(30)
    put(sign, row.x, row.y + (high - side) / 2, side, side)
    room = row.width - side - dp(10) - (dp(30) if icon else 0.0)
    first = Text(name, 17, 800, theme.INK, lines=1)
    second = Text(state, 14, 600, theme.INK_SECOND, lines=1)
    put(first, row.x + side + dp(10), row.y + high * 0.48, room, high * 0.5)
    put(second, row.x + side + dp(10), row.y + high * 0.02, room, high * 0.46)
    for part in (sign, first, second):
        row.add_widget(part)
    if icon:
        trouble = Picture(f"house/icon_{icon}", fill=True)
        put(trouble, row.x + row.width - dp(26), row.y + (high - dp(24)) / 2, dp(24), dp(24))
        row.add_widget(trouble)
