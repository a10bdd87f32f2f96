"""What a negotiation comes to as it lies: what is paid for, where that leads the indices, and what is still missing."""

from __future__ import annotations

from core.games.terristories.content import HIGHEST, LOWEST
from core.games.terristories.development import tied
from core.games.terristories.position import INFLUENCE, Ask, Indices, View, cost_of, order, staked
from core.games.terristories.projects import funded, impacts
from mobile.boards.terristories import wording
from mobile.words import say


def slots(view: View) -> tuple[int, ...]:
    """What lies open to be paid for, in turn order."""
    if view.ask is Ask.COUNCIL:
        return (INFLUENCE,) if view.stakes[INFLUENCE] else ()
    return tuple(slot for slot in order(view) if slot < len(view.offers) and view.stakes[slot])


def paid(view: View, slot: int) -> bool:
    """Is it paid for in full?"""
    return bool(view.stakes[slot]) and staked(view, slot) >= cost_of(view, slot)


def would_be(view: View) -> Indices | None:
    """The indices, were all agreed now; nothing where they stay as they are."""
    if view.ask is Ask.DEAL:
        moved = impacts(view, [view.offers[slot] for slot in funded(view)])
    elif view.ask is Ask.COUNCIL and paid(view, INFLUENCE):
        best = tied(view)
        chosen = best[0] if len(best) == 1 else view.votes[view.ambassador]
        moved = tuple(int(k == chosen and k in best) for k in range(3))
    else:
        return None
    a, b, c = (min(HIGHEST, max(LOWEST, now + by)) for now, by in zip(view.indices, moved, strict=True))
    return None if (a, b, c) == view.indices else (a, b, c)


def sum_line(view: View) -> str:
    """That in one sentence or two: how the indices would move, and what the mission still lacks."""
    then = would_be(view)
    if then is None:
        key = "terristories.deal.nothing" if view.ask is Ask.DEAL else "terristories.council.nothing"
        return say(key, lacks=_lacks(view, view.indices))
    moved = {k: after - now for k, (now, after) in enumerate(zip(view.indices, then, strict=True))}
    return say("terristories.deal.moves", moves=wording.shifts(moved), lacks=_lacks(view, then))


def _lacks(view: View, indices: Indices) -> str:
    """What is missing to the common goal."""
    missing = {k: goal - now for k, (now, goal) in enumerate(zip(indices, view.targets, strict=True)) if goal > now}
    if not missing:
        return say("terristories.deal.reached")
    names = [say("terristories.deal.lack", n=n, index=wording.index(k)) for k, n in missing.items()]
    return say("terristories.deal.lacks", names=wording.listed(names))


def lacks(view: View, slot: int) -> int:
    """How much is still to be laid there."""
    return cost_of(view, slot) - staked(view, slot)
