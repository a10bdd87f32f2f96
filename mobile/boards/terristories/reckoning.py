"""What a negotiation comes to as it lies: what is paid for, where that leads the indices, and what is still missing."""

from __future__ import annotations

from collections.abc import Iterator

from core.games.terristories.content import HIGHEST, LOWEST
from core.games.terristories.development import tied
from core.games.terristories.effects import INDICES
from core.games.terristories.position import INFLUENCE, Ask, Indices, View, cost_of, order, staked
from core.games.terristories.projects import funded, impacts
from mobile.boards.terristories import wording
from mobile.look.row import Part
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


def moves(view: View) -> dict[int, int]:
    """By how much each index would move."""
    then = would_be(view)
    return {} if then is None else {k: b - a for k, (a, b) in enumerate(zip(view.indices, then, strict=True)) if a != b}


def missing(view: View) -> dict[int, int]:
    """What each index would still lack to its target."""
    then = would_be(view) or view.indices
    return {k: goal - now for k, (now, goal) in enumerate(zip(then, view.targets, strict=True)) if goal > now}


def sum_line(view: View) -> str:
    """That in two sentences: how the indices would move, and what the common goal still lacks."""
    moved, left = moves(view), missing(view)
    first = say("terristories.deal.moves", moves=wording.shifts(moved)) if moved else nothing(view)
    names = say("list.comma").join(f"{wording.index(k)} {n}" for k, n in left.items())
    second = say("terristories.deal.lacks", names=names) if left else say("terristories.deal.reached")
    return f"{first} {second}"


def nothing(view: View) -> str:
    """What is said where nothing would move."""
    if view.ask is Ask.DEAL:
        return say("terristories.deal.nothing")
    return say("terristories.council.nothing", n=cost_of(view, INFLUENCE))


def sum_parts(view: View) -> tuple[tuple[Part, ...], tuple[Part, ...]]:
    """The same as two lines with the pictures of the indices."""
    moved, left = moves(view), missing(view)
    first = (Part("", say("terristories.deal.if"), bold=False), *_signs(moved, True)) if moved else ()
    lack = (Part("", say("terristories.deal.lack"), bold=False), *_signs(left, False))
    return first or (Part("", nothing(view), bold=False),), lack if left else (
        Part("house/icon_trophy", say("terristories.deal.reached")),
    )


def _signs(numbers: dict[int, int], signed: bool) -> Iterator[Part]:
    for k, n in numbers.items():
        yield Part(f"terristories/index_{INDICES[k]}", wording.signed(n) if signed else str(n))


def lacks(view: View, slot: int) -> int:
    """How much is still to be laid there."""
    return cost_of(view, slot) - staked(view, slot)
