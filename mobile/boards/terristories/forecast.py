"""What would follow: wages due, what a harvest turns barren, what labels are missing."""

from __future__ import annotations

from core.games.terristories.measures import bill
from core.games.terristories.position import View


def wages(view: View, seat: int) -> tuple[int, int]:
    """What a seat owes its individuals, and what it holds."""
    return bill(view, seat), view.resources[seat]


def turned_barren(view: View, plan: dict[int, int]) -> tuple[int, ...]:
    """The lands from which nothing would be left by a harvest: land and how much."""
    return tuple(land for land, n in plan.items() if n and n >= view.lands[land] > 0)
