"""What would follow: what a land would bring, wages due, what turns barren, and where the indices would stand."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from core.games.terristories.content import DANGERS, LOWEST, PERSON_COST, ZONE_COST
from core.games.terristories.effects import Index
from core.games.terristories.measures import entitled
from core.games.terristories.moves import Dismiss, Found, Go, Harvest, Hire, Move, Settle
from core.games.terristories.position import Indices, Step, View, more, put_row
from core.games.terristories.wages import extreme


def after(view: View, seat: int, move: Move) -> View:
    """The position when people and zones are where a move puts them."""
    people, zones, lands = view.people[seat], view.zones[seat], view.lands
    held = view.resources[seat]
    match move:
        case Settle(land, n):
            people, zones = more(people, land, n), more(zones, land, 1)
        case Go(start, goal):
            people = more(more(people, start, -1), goal, 1)
        case Hire(land):
            people, held = more(people, land, 1), held - PERSON_COST
        case Found(land):
            zones, held = more(zones, land, 1), held - ZONE_COST
        case Harvest(land, n):
            lands, held = more(lands, land, -n), held + n
        case Dismiss(land):
            people = more(people, land, -1)
    return msgspec.structs.replace(
        view,
        people=put_row(view.people, seat, people),
        zones=put_row(view.zones, seat, zones),
        lands=lands,
        resources=more(view.resources, seat, held - view.resources[seat]),
    )


def harvest(view: View, seat: int, land: int) -> int:
    """How much a seat may take from a land as it stands."""
    return entitled(view, seat, land)


def whole(view: View, seat: int) -> int:
    """And from all lands together, at the next harvest."""
    return sum(entitled(view, seat, land) for land in range(len(view.lands)))


def harvests(view: View, seat: int) -> dict[int, int]:
    """All lands from which a seat may still take something now, and how much."""
    left = {land: entitled(view, seat, land) for land in range(len(view.lands)) if not view.reaped >> land & 1}
    return {land: most for land, most in left.items() if most}


def spared(view: View, most: Mapping[int, int]) -> dict[int, int]:
    """As much of each land as leaves it fertile."""
    return {land: min(n, view.lands[land] - 1) for land, n in most.items() if view.lands[land] > 1}


def wages(view: View, seat: int, fewer: int = 0) -> tuple[int, int]:
    """What a seat owes its individuals this round, so many of them sent home, and what it holds."""
    people = sum(view.people[seat]) - fewer
    held = view.resources[seat]
    if people <= 0 or view.now.unpaid >> seat & 1:
        return 0, held
    change = view.now.wages[seat]
    if view.step < Step.WAGES:
        change += extreme(view, Index.SOCIAL, 1, -1, -2)
    return max(0, people + change), held


def turned_barren(view: View, plan: Mapping[int, int]) -> tuple[int, ...]:
    """The lands from which nothing would be left by a harvest: land and how much."""
    return tuple(land for land, n in plan.items() if n and n >= view.lands[land] > 0)


def lowered(view: View, times: int) -> Indices | None:
    """Where the indices would stand if each fell so many times; nothing where none falls."""
    if not times:
        return None
    social, economy, environment = (max(LOWEST, index - times) for index in view.indices)
    return social, economy, environment


def extremes(view: View) -> Iterable[int]:
    """How each index bears on the round: -1 it costs, 1 or 2 it helps, 0 neither."""
    return (extreme(view, index, -1, 1, 2) for index in Index)


def labels_wanted(view: View) -> int:
    """How many labels ward off the hazard that comes next, where that is known; 0: none do, or nobody here knows."""
    return DANGERS[view.next_danger].labels if view.next_danger >= 0 else 0
