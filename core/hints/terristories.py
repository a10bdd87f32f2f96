"""Why a move of TerriStories: which index it brings forward, what it leaves for later, whom it helps."""

from __future__ import annotations

from enum import StrEnum
from typing import Any

from core.games.terristories.content import CARDS, Role
from core.games.terristories.moves import (
    Agree,
    Answer,
    Dismiss,
    Done,
    Drop,
    Found,
    Give,
    Go,
    Harvest,
    Hire,
    Move,
    Promise,
    Propose,
    Settle,
    Stake,
    Take,
    Vote,
)
from core.games.terristories.position import INFLUENCE, NONE, Ask, Memory, View, cost_of, neighbours, staked
from core.games.terristories.projects import funded, impacts
from core.hints.why import Thinking, Why

INDICES = ("social", "economy", "environment")


class Reason(StrEnum):
    ROLE = "role"  # none of the others brings that
    SETTLE = "settle"  # so many resources lie there and beside it
    INDEX = "index"  # an index that is behind
    PROJECT = "project"  # a project that brings such an index forward
    WORTH = "worth"  # a project for what it does
    NOTHING = "nothing"  # no project is worth its cost
    FUND = "fund"  # completes a project
    PART = "part"  # a part of one
    INFLUENCE = "influence"
    AGREE = "agree"  # all that is worth it is paid for
    GOAL = "goal"  # and that brings the goal nearer by so many points
    WAIT = "wait"  # nothing more is to be done here
    WALK = "walk"  # more can be harvested there
    HIRE = "hire"
    FOUND = "found"
    HARVEST = "harvest"  # so many stay there, and it lives
    DRY = "dry"
    DROP = "drop"
    WAGES = "wages"
    GIVE = "give"
    POWER = "power"
    ANSWER = "answer"
    EFFECT = "effect"


def why(view: View, memory: Memory, move: Move) -> Thinking:
    yield
    match move:
        case Take(role):
            return Why(Reason.ROLE, names={"role": f"terristories.role.{Role(role).name.lower()}"})
        case Settle(land, _):
            return Why(Reason.SETTLE, view.lands[land] + sum(view.lands[near] for near in neighbours(view, land)))
        case Propose(card):
            return Why(Reason.NOTHING) if card == NONE else _project(view, card)
        case Stake(slot, n):
            return _staked(view, slot, n)
        case Vote(index):
            return Why(Reason.INDEX, missing(view)[index], names=_named(index))
        case Agree():
            return _agreed(view)
        case Go():
            return Why(Reason.WALK)
        case Harvest(land, n):
            left = view.lands[land] - n
            return Why(Reason.HARVEST, left, {"take": n}) if left > 0 else Why(Reason.DRY)
        case Drop(card):
            return Why(Reason.DROP, names=_title(card))
        case Done():
            return Why(Reason.WAIT)
    return Why(_PLAIN.get(type(move), Reason.POWER if view.ask is Ask.COUNCIL else Reason.EFFECT))


_PLAIN: dict[Any, Reason] = {
    Hire: Reason.HIRE,
    Found: Reason.FOUND,
    Dismiss: Reason.WAGES,
    Give: Reason.GIVE,
    Promise: Reason.GIVE,
    Answer: Reason.ANSWER,
}


def missing(view: View) -> tuple[int, ...]:
    """By how many points each index is behind."""
    return tuple(max(0, target - index) for index, target in zip(view.indices, view.targets))


def _named(index: int) -> dict[str, str]:
    return {"index": f"terristories.the_index.{INDICES[index]}"}


def _title(card: int) -> dict[str, str]:
    return {"card": f"terristories.title.{CARDS[card].id}"}


def _project(view: View, card: int) -> Why:
    """The index of those it brings forward that is most behind; else what it does."""
    behind = missing(view)
    helped = [k for k, by in enumerate(CARDS[card].impacts) if by > 0 and behind[k]]
    if not helped:
        return Why(Reason.WORTH, names=_title(card))
    index = max(helped, key=lambda k: behind[k])
    return Why(Reason.PROJECT, behind[index], names=_title(card) | _named(index))


def _staked(view: View, slot: int, n: int) -> Why:
    if slot == INFLUENCE:
        return Why(Reason.INFLUENCE)
    assert view.seat is not None
    lacks = cost_of(view, slot) - staked(view, slot) + view.stakes[slot][view.seat] - n
    title = _title(view.offers[slot])
    return Why(Reason.PART, lacks, {"pay": n}, title) if lacks else Why(Reason.FUND, n, names=title)


def _agreed(view: View) -> Why:
    """What is paid for as it lies."""
    if view.ask is not Ask.DEAL:
        return Why(Reason.WAIT)
    behind = missing(view)
    by = impacts(view, [view.offers[slot] for slot in funded(view)])
    gained = sum(behind) - sum(max(0, lack - points) for lack, points in zip(behind, by))
    return Why(Reason.GOAL, gained) if gained > 0 else Why(Reason.AGREE)
