"""TerriStories: whom and which territories an effect is about, and what its owner may pick."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

from core.games.terristories.content import LANDS, PEOPLE, ZONES
from core.games.terristories.deeds import need_of
from core.games.terristories.effects import (
    Add,
    Build,
    Choose,
    Fallow,
    Fetch,
    Foresee,
    Having,
    Pay,
    Reap,
    Recruit,
    Restore,
    Take,
    Trade,
    Transfer,
    Where,
    Who,
    Whom,
)
from core.games.terristories.measures import count, fitting, land_warded, pile_of, site_of_card, warded, with_label
from core.games.terristories.position import (
    HAZARD_SOURCE,
    NONE,
    POWER_SOURCE,
    Job,
    Position,
    free_resources,
    neighbours,
    node_of,
    order,
    room_left,
)

Picks = tuple[tuple[int, ...], ...]


def is_hazard(job: Job) -> bool:
    return HAZARD_SOURCE <= job.source < POWER_SOURCE


# Whom and where


def whom(state: Position, job: Job, who: Whom) -> tuple[int, ...]:
    """The seats an effect is about, without those a hazard does not touch."""
    if isinstance(who, Having):
        return tuple(s for s in whom(state, job, who.who) if count(state, s, who.count) >= who.least)
    all_seats = order(state)
    match who:
        case Who.ME:
            found: tuple[int, ...] = (job.seat,)
        case Who.EACH:
            found = all_seats
        case Who.POOREST:
            found = (min(all_seats, key=lambda s: state.resources[s]),)
        case Who.RICHEST:
            found = (max(all_seats, key=lambda s: state.resources[s]),)
        case _:
            found = tuple(s for s in all_seats if s != job.seat)
    if is_hazard(job):
        safe = warded(state, need_of(state))
        found = tuple(s for s in found if not safe >> s & 1)
    return found


def lands_for(state: Position, job: Job, where: Where) -> tuple[int, ...]:
    """The territories an effect is about, without those a hazard does not touch."""
    site = site_of_card(state, job.seat, job.source) if job.source < HAZARD_SOURCE else NONE
    found = fitting(state, job.seat, where, site)
    if is_hazard(job):
        need = need_of(state)
        found = tuple(land for land in found if not land_warded(state, land, need))
    return found


# What may be picked


def picks(state: Position, job: Job) -> Picks | None:
    """All that may be picked for a job; None where nothing is to be picked, () where there is nothing to do."""
    if not job.path:
        return _singles(land for land in range(LANDS) if state.zones[job.seat][land])
    node = node_of(job)
    seat = job.seat
    match node:
        case Add() | Restore() | Fallow() if node.where.pick:
            return _lands(lands_for(state, job, node.where), node.where.pick)
        case Reap(where, n):
            ways = [(land, k) for land in lands_for(state, job, where) for k in range(1, _least(n, state, land) + 1)]
            return ((), *ways) if ways else ()
        case Transfer(_, far):
            found = _ways(state, seat, far)
            return ((), *found) if found else ()
        case Recruit():
            full = sum(state.people[seat]) >= PEOPLE
            return () if full else _singles(land for land in range(LANDS) if state.zones[seat][land])
        case Build(where):
            full = sum(state.zones[seat]) >= ZONES
            lands = () if full else lands_for(state, job, where)
            return _singles(land for land in lands if room_left(state, land) > 0)
        case Take(_, Who.OTHER):
            return _singles(whom(state, job, Who.OTHER))
        case Trade(_, pay):
            able = [s for s in order(state) if s != seat and free_resources(state, s) >= pay]
            return ((), *_singles(able)) if able else ()
        case Pay(n):
            return ((0,), (1,)) if free_resources(state, seat) >= n else ()
        case Choose(of):
            return _singles(range(len(of)))
        case Foresee():
            return ((0,), (1,))
        case Fetch():
            return _singles(with_label(pile_of(state, seat)))
    return None


def asked_picks(state: Position, job: Job) -> Picks:
    """What may be picked once it has been asked; who has given away what it needs since then picks nothing (TER-33)."""
    return picks(state, job) or ((0,) if isinstance(node_of(job), Pay) else (),)


def _singles(numbers: Iterable[int]) -> Picks:
    return tuple((number,) for number in numbers)


def _lands(lands: tuple[int, ...], pick: int) -> Picks:
    """One of them; or as many as one likes, up to so many; all where there are no more than that."""
    if pick == 1:
        return _singles(lands)
    if len(lands) <= pick:
        return (lands,) if lands else ()
    return tuple(some for k in range(pick + 1) for some in combinations(lands, k))


def _least(n: int, state: Position, land: int) -> int:
    return min(n, state.lands[land])


def _ways(state: Position, seat: int, far: bool) -> Picks:
    people = state.people[seat]
    return tuple(
        (start, goal)
        for start in range(LANDS)
        if people[start]
        for goal in (range(LANDS) if far else neighbours(state, start))
        if goal != start
    )
