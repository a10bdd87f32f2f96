"""What stands on the plate and the chips, and where the points of the result come from."""

from __future__ import annotations

from core.game import Seat
from core.games.terristories.position import View
from mobile.look.row import Part
from mobile.words import say


def plate(view: View, seat: Seat) -> tuple[Part, ...]:
    """What a seat has; seat below 0: what all have."""
    return (Part("terristories/cube", str(view.resources[seat])),) if seat >= 0 else ()


def seat_line(view: View, seat: Seat) -> str:
    """And on its chip."""
    return str(view.resources[seat])


def columns() -> list[Part]:
    return [Part("", say("result.total"), bold=False)]


def score_row(view: View, seat: Seat) -> list[int]:
    return [view.resources[seat]]


def breakdown(view: View, seat: Seat) -> list[str]:
    return []
