"""TerriStories: which of the open projects a table should fund, and who pays what: a plan all bots make alike."""

from __future__ import annotations

from itertools import combinations
from typing import NamedTuple

from core.game import Seat
from core.games.terristories.content import CARDS, Kind
from core.games.terristories.effects import Count
from core.games.terristories.judging import Taste, effect_worth, feat_worth, impacts_worth, price, spare
from core.games.terristories.position import INFLUENCE, Position, cost_of, staked


class Plan(NamedTuple):
    """The slots to fund, and each one's shares."""

    slots: tuple[int, ...]
    shares: dict[int, tuple[int, ...]]


def plan(state: Position, taste: Taste, viewer: Seat = 0) -> Plan:
    """The best set that the purses of all can pay. Who has agreed pays no more than they have laid."""
    slots = [slot for slot in range(INFLUENCE) if state.stakes[slot]]
    laid = [sum(state.stakes[slot][s] for slot in slots) for s in range(state.players)]
    purses = []
    for seat in range(state.players):
        able = laid[seat] + spare(state, seat, taste)
        purses.append(able if state.waiting >> seat & 1 else laid[seat])
    whole = sum(purses)
    counts = price(state, taste, whole)
    worths = {slot: effect_worth(state, slot, taste, CARDS[state.offers[slot]]) for slot in slots}
    for slot in slots if taste.goals else ():
        if slot != viewer and CARDS[state.offers[slot]].kind is Kind.HOURGLASS:
            worths[slot] += feat_worth(state, viewer, taste, Count.ALL_HOURGLASS)
    best: tuple[float, tuple[int, ...]] = (0.0, ())
    for size in range(1, len(slots) + 1):
        for chosen in combinations(slots, size):
            cost = sum(cost_of(state, slot) for slot in chosen)
            if cost > whole:
                continue
            impacts = tuple(sum(CARDS[state.offers[slot]].impacts[k] for slot in chosen) for k in range(3))
            worth = impacts_worth(state, viewer, taste, impacts, (0, 0, 0)) + sum(worths[slot] for slot in chosen)
            if worth - counts * cost > best[0]:
                best = (worth - counts * cost, chosen)
    return Plan(best[1], _shares(state, best[1], purses))


def _shares(state: Position, slots: tuple[int, ...], purses: list[int]) -> dict[int, tuple[int, ...]]:
    """What is laid stays; then whose project it is pays, then who has most."""
    left = list(purses)
    shares = {slot: list(state.stakes[slot]) for slot in slots}
    for slot in slots:
        for seat, n in enumerate(shares[slot]):
            left[seat] -= n
    for slot in slots:
        lacks = cost_of(state, slot) - staked(state, slot)
        for seat in sorted(range(state.players), key=lambda s: (s != slot, -left[s], s)):
            part = min(lacks, max(0, left[seat]))
            shares[slot][seat] += part
            left[seat] -= part
            lacks -= part
    return {slot: tuple(row) for slot, row in shares.items()}
