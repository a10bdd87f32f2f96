"""How a kept match stands, in words: how far it is, whose turn it is, and how long ago that was."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.archive import Kept
from mobile.hotseat import named
from mobile.look import theme
from mobile.look.measure import measured
from mobile.session.files import room_of
from mobile.words import count, say

if TYPE_CHECKING:
    from core.game import Seat
    from mobile.screens.navigator import Navigator


def standing(app: Navigator, kept: Kept) -> tuple[str, str]:
    """How far it is and whose turn it is; nothing where that is not known."""
    keepsake = app.keepsakes.get(kept)
    seats, far = app.asked(kept) if keepsake is None or keepsake.n != kept.n else keepsake.asked, ""
    if keepsake is not None and keepsake.n == kept.n and keepsake.far is not None:
        far = say(keepsake.far.key, **keepsake.far.given)
    turn = ""
    mine = _mine(app, kept)
    if len(mine) == 1 and mine[0] in seats:
        turn = say("home.yours")
    elif len(seats) == 1:
        turn = say("home.theirs", name=named(kept.setup.seats)[seats[0]].name)
    return far, turn


def people(app: Navigator, kept: Kept) -> str:
    """Who plays; of a table of several phones, who is met there."""
    seats, stored = named(kept.setup.seats), room_of(app.rooms, kept)
    if stored is None:
        return say("list.comma").join(seated.name for seated in seats)
    owners = zip(seats, stored.owners, strict=True)
    *first, last = [seated.name for seated, owner in owners if owner > 0] or [seated.name for seated in seats]
    return say("home.table_with", names=say("list.and").join(filter(None, (say("list.comma").join(first), last))))


def _mine(app: Navigator, kept: Kept) -> list[Seat]:
    """The seats of persons at this device."""
    stored = room_of(app.rooms, kept)
    seats = enumerate(kept.setup.seats)
    return [seat for seat, who in seats if who.level is None and (stored is None or stored.owners[seat] == 0)]


def turn(app: Navigator, kept: Kept, room: float) -> str:
    """Which game it is, and whose turn, as far as there is room for that."""
    game, asked = say(f"game.{kept.game}"), app.asked(kept)
    if len(asked) != 1:
        return game
    text = say("home.match_theirs", game=game, name=named(kept.setup.seats)[asked[0]].name)
    if _mine(app, kept) == list(asked):
        text = say("home.match_yours", game=game)
    return text if measured(text, theme.SMALLEST, fraunces=True) <= room else game


def ago(seconds: float) -> str:
    """How long ago, as one says it."""
    minutes = int(seconds // 60)
    if minutes < 2:
        return say("ago.now")
    if minutes < 90:
        return say("ago.minutes", n=minutes)
    hours = round(minutes / 60)
    if hours < 36:
        return say("ago.hours", n=hours)
    return count("ago.days", round(hours / 24))
