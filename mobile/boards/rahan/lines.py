"""What stands on the plate, and where the points of the result come from."""

from __future__ import annotations

from core.game import Seat
from core.games.rahan.content import Need
from core.games.rahan.position import View
from mobile.boards.rahan import names
from mobile.boards.rahan.chip import fights, parts
from mobile.look.row import Part
from mobile.words import count, say


def plate(view: View, seat: Seat) -> tuple[Part, ...]:
    """What whose turn it is has brought together, and the combat card or the beast on its back."""
    return (*parts(view, seat), fights(view, seat))


def columns() -> list[Part]:
    """The four things, and home."""
    order = ("water", "fire", "food", "invention")
    pictured = [Part(f"rahan/lack_{name}_full", "", spoken=say(f"rahan.need.{name}")) for name in order]
    return [*pictured, Part("", say("rahan.column_home"), bold=False)]


def score_row(view: View, seat: Seat) -> list[int]:
    needs = view.needs[seat]
    held = [needs[need] for need in (Need.WATER, Need.FIRE, Need.FOOD, Need.INVENTION)]
    return [*held, sum(map(bool, needs)) + (view.winner == seat)]


def breakdown(view: View, seat: Seat) -> list[str]:
    """What was still lacking, after how many turns, and what the total is."""
    lacks = [names.need(need) for need in Need if not view.needs[seat][need]]
    lacked = [say("rahan.lacked", things=names.listed(lacks))] if lacks else []
    return [count("rahan.after_turns", view.turns[seat]), *lacked, say("rahan.total_counts")]
