"""TerriStories: what things are worth to a bot, in resources, for the table that wants its common goal.

All of it looks at what a seat may know. A taste says how well a level judges; a goal of one's own changes what is
wanted.
"""

from __future__ import annotations

from functools import cache
from math import sqrt

import msgspec

from core.games.terristories.content import CARDS, LANDS, PERSONS, ROUNDS, Kind, Project, globe, role_cards
from core.games.terristories.effects import (
    Add,
    Bolster,
    Build,
    Choose,
    Count,
    Discount,
    Draw,
    Each,
    Fallow,
    Fetch,
    Foresee,
    Gain,
    Guard,
    If,
    Node,
    NoWage,
    Pay,
    Rain,
    Reap,
    Recruit,
    Restore,
    Shift,
    Take,
    Trade,
    Transfer,
    Wage,
    Ward,
    Who,
    Yield,
)
from core.games.terristories.measures import amount, bill, count, entitled, fitting, holds
from core.games.terristories.position import Law, Position, State, free_resources, goal_index


class Goal(msgspec.Struct, frozen=True):
    """How much a goal of one's own is wanted."""

    point: float  # of its index, as a part of what a point is worth that is needed
    feat: float  # one more of what it counts
    pace: float = 99.0  # points a round by which the common goal must be within reach; else that comes first


class Taste(msgspec.Struct, frozen=True):
    """How a level judges."""

    point: float = 2.2  # a point of an index that is needed
    over: float = 0.15  # one that is not
    future: float = 1.0  # how much of what comes in later rounds is seen
    keep: int = 2  # resources left on a territory
    noise: float = 0.0  # by how much its judgements are off
    coach: bool = True  # does it take more than is safe rather than send somebody home?
    power: int = 1  # the round from which it thinks of its power
    thrift: float = 0.0  # what an individual or a zone must bring beyond its cost
    sway: int = 1  # the round from which it thinks of influence
    help: float = 1.0  # how much of what it could spare it lays for others' projects
    least_cost: float = 1.0  # how little a resource may count when the table is rich
    whim: float = 0.5  # how freely it chooses its role
    choosy: float = 1.5  # what a card must be worth beyond its cost to stay in hand
    thanks: int = 2  # what others pay for its project before it promises a part back
    own: float = 0.0  # how much its own goal counts beside the common one
    goals: dict[str, Goal] = {}  # instead, for each character that it wants to become more than the common one
    roles: tuple[float, ...] = ()  # by how much it likes a role more than what it brings
    horizon: float = 7.3  # the round in which it expects the end
    spends: float = 3.5  # resources of each player that it expects to be used in a round


def rounds_left(state: Position, taste: Taste) -> float:
    """How often what lasts will act from now on."""
    return max(0.5, min(taste.horizon, ROUNDS) - state.round + 1)


def needs(state: Position, taste: Taste) -> tuple[float, ...]:
    """How many points each index still needs, with what hazards will likely take."""
    loss = (0.0, 0.05, 0.2, 0.35)[state.players - 1] * min(3.0, rounds_left(state, taste) - 1)
    return tuple(target - index + loss for index, target in zip(state.indices, state.targets))


def point(state: Position, seat: int, taste: Taste, index: int, by: int, missing: float) -> float:
    """What a change of an index is worth."""
    if by < 0:
        return taste.point * max(by, -max(0.0, missing - by)) + 0.3 * by
    useful = min(float(by), max(0.0, missing))
    return taste.point * useful + taste.over * (by - useful) + own_points(state, seat, taste, index, by)


def ambition(state: Position, seat: int, taste: Taste) -> Goal | None:
    """How much it wants the goal of its own, if it has one and there is time for it."""
    character = state.characters[seat]
    if character < 0 or not state.law & Law.GOALS:
        return None
    if not taste.goals:
        return Goal(taste.own, 2.5 * taste.own) if taste.own else None
    goal = taste.goals.get(PERSONS[character].id)
    if goal is None or state.won >> seat & 1 or not _reachable(state, seat):
        return None
    if state.law & Law.CONQUEST:
        return goal
    lacks = sum(max(0, target - index) for index, target in zip(state.indices, state.targets))
    return goal if lacks <= goal.pace * (ROUNDS + 1 - state.round) else None


def _reachable(state: Position, seat: int) -> bool:
    """Is there time for it? One purchase and one project of one's own a round; resources and land come faster."""
    fast = PERSONS[state.characters[seat]].count in (Count.OWN_RESOURCE, Count.FULL_LAND, Count.ALL_HOURGLASS)
    return fast or missing_feats(state, seat) <= ROUNDS + 1 - state.round


def missing_feats(state: Position, seat: int) -> int:
    """How many more its goal counts for."""
    person = PERSONS[state.characters[seat]]
    return max(0, person.wanted(state.players) - count(state, seat, person.count))


def own_points(state: Position, seat: int, taste: Taste, index: int, by: int) -> float:
    """What it is worth for one's own goal."""
    goal = ambition(state, seat, taste)
    if goal is None:
        return 0.0
    character = state.characters[seat]
    if PERSONS[character].index.place != index:
        return 0.0
    missing = goal_index(state, character) - state.indices[index]
    return goal.point * taste.point * min(by, max(0, missing))


def feat_worth(state: Position, seat: int, taste: Taste, what: Count, more: int = 1) -> float:
    """What one more of a thing is worth for one's own goal."""
    goal = ambition(state, seat, taste)
    if goal is None or PERSONS[state.characters[seat]].count is not what:
        return 0.0
    return goal.feat * min(more, missing_feats(state, seat))


@cache
def strength(role: int) -> tuple[float, ...]:
    """How many points the projects of a role bring to each index, on average."""
    cards = role_cards(role, selfish=False)
    return tuple(sum(max(0, CARDS[card].impacts[k]) for card in cards) / len(cards) for k in range(3))


def cover(roles: tuple[int, ...]) -> float:
    """How well roles together bring all three indices forward."""
    strengths = [strength(role) for role in roles if role >= 0]
    return sum(sqrt(sum(row[k] for row in strengths)) for k in range(3))


# Projects


def impacts_worth(state: Position, seat: int, taste: Taste, impacts: tuple[int, ...], have: tuple[int, ...]) -> float:
    """What points are worth beside those that come anyway."""
    missing = needs(state, taste)
    return sum(point(state, seat, taste, k, by, missing[k] - have[k]) for k, by in enumerate(impacts) if by)


def effect_worth(state: Position, seat: int, taste: Taste, card: Project) -> float:
    """What it does, over all rounds that are left."""
    left = rounds_left(state, taste)
    times = 1.0 if card.kind is Kind.LIGHTNING else max(0.0, left - (card.phase <= 2)) * taste.future
    worth = sum(node_worth(state, seat, taste, node) for node in card.effect) * times
    worth += card.labels * (0.5 + 0.25 * left) + feat_worth(state, seat, taste, Count.OWN_LABEL, card.labels)
    if card.kind is Kind.HOURGLASS:
        worth += feat_worth(state, seat, taste, Count.OWN_HOURGLASS)
        worth += feat_worth(state, seat, taste, Count.ALL_HOURGLASS) - 0.1
    if card.amenity:
        worth += feat_worth(state, seat, taste, Count.OWN_AMENITY)
    return worth * (0.85 if card.stock else 1.0)


def project_worth(state: Position, seat: int, taste: Taste, number: int, have: tuple[int, ...] = (0, 0, 0)) -> float:
    """What a project is worth to the table, without what it costs."""
    card = CARDS[number]
    return impacts_worth(state, seat, taste, card.impacts, have) + effect_worth(state, seat, taste, card)


_FLAT = {
    Bolster: 0.3, Foresee: 0.9, Guard: 0.6, Transfer: 0.3, Fetch: 0.7, NoWage: 2.0, Build: 2.6, Recruit: 2.2
}  # fmt: skip


def node_worth(state: Position, seat: int, taste: Taste, node: Node) -> float:
    """One effect, acting once."""
    flat = _FLAT.get(type(node))
    if flat is not None:
        return flat
    match node:
        case Gain(n, who):
            n = amount(state, seat, n) if isinstance(n, Each) else n
            return float(n * state.players if who is Who.EACH else n)
        case Take(n, _):
            return taste.own * n
        case Trade(n, pay):
            return 2.0 * n - pay
        case Pay(n, then):
            return max(0.0, sum(node_worth(state, seat, taste, one) for one in then) - n)
        case If(when, then):
            worth = sum(node_worth(state, seat, taste, one) for one in then)
            return worth if holds(state, seat, when) else 0.5 * worth
        case Choose(of):
            return max(sum(node_worth(state, seat, taste, one) for one in way) for way in of)
        case Shift(n, index) if isinstance(n, int):
            return point(state, seat, taste, index.place, n, needs(state, taste)[index.place])
        case Wage(n, who):
            return float(-n * (state.players if who is Who.EACH else 1))
        case Discount(_, n):
            return 0.9 * n
        case Draw(n, who):
            return 0.35 * n * (state.players if who is Who.EACH else 1)
        case Rain(n):
            return 0.35 * n * sum(1 for land in range(LANDS) if 0 < state.lands[land] < capacity(state, land))
        case Ward():
            return 1.2
    return _land_worth(state, seat, node)


def _land_worth(state: Position, seat: int, node: Node) -> float:
    match node:
        case Add(where, n):
            lands = fitting(state, seat, where) or (0,)
            room = sorted((min(n, capacity(state, land) - state.lands[land]) for land in lands), reverse=True)
            return 0.5 * sum(room[: where.pick or LANDS]) + 0.2
        case Restore(where, n):
            lands = fitting(state, seat, where)
            return min(len(lands), where.pick or LANDS) * (1.2 + 0.4 * n)
        case Reap(where, n):
            lands = fitting(state, seat, where)
            return max((min(n, max(0, state.lands[land] - 2)) * 0.7 for land in lands), default=0.0)
        case Yield(where, n):
            return float(n * sum(state.people[seat][land] for land in fitting(state, seat, where)))
        case Fallow():
            return -0.5
    return 0.0


def capacity(state: Position, land: int) -> int:
    return globe(state.planet).capacity[land]


# Territories


def safe_harvest(state: Position, seat: int, taste: Taste, land: int) -> int:
    """How much may be taken without risk that the territory turns barren; what rain fills up again, if that counts."""
    keep = taste.keep - (1 if state.now.lands_warded and taste.keep > 1 else 0)
    if lacks_only(state, seat, taste, Count.FULL_LAND):
        keep = max(keep, capacity(state, land) - 1)
    return max(0, min(entitled(state, seat, land), state.lands[land] - keep))


def income(state: Position, seat: int, taste: Taste) -> int:
    """What this round's harvest likely brings."""
    return sum(safe_harvest(state, seat, taste, land) for land in range(LANDS) if state.people[seat][land])


def reserve(state: Position, seat: int, taste: Taste) -> int:
    """What a seat must not spend, so that it can pay its individuals."""
    return max(0, bill(state, seat) - income(state, seat, taste))


def lacks_only(state: Position, seat: int, taste: Taste, what: Count) -> bool:
    """Is that all that its own goal still needs?"""
    if ambition(state, seat, taste) is None:
        return False
    character = state.characters[seat]
    person = PERSONS[character]
    return person.count is what and state.indices[person.index.place] >= goal_index(state, character)


def hoards(state: Position, seat: int, taste: Taste) -> bool:
    """Is there nothing left to do for one's own goal but to keep what one has?"""
    return lacks_only(state, seat, taste, Count.OWN_RESOURCE)


def spare(state: Position, seat: int, taste: Taste) -> int:
    if hoards(state, seat, taste):
        return 0
    return max(0, free_resources(state, seat) - reserve(state, seat, taste))


def price(state: Position, taste: Taste, purse: int) -> float:
    """What a resource counts: more when there are few, less when there are more than can be spent in time."""
    per_round = taste.spends * state.players
    if purse < per_round:
        return 1.0 + 0.6 * (1.0 - purse / per_round)
    return max(taste.least_cost, per_round * rounds_left(state, taste) / (purse + 2.0 * per_round))


def flow(state: Position, seat: int, taste: Taste, people: tuple[int, ...], zones: tuple[int, ...]) -> float:
    """What individuals placed so would bring a round, now and for the rest of the match."""
    left = rounds_left(state, taste)
    total = 0.0
    for land in range(LANDS):
        n, stock = people[land], state.lands[land]
        if not n or not stock:
            continue
        others = [s for s in range(state.players) if s != seat and state.zones[s][land]]
        each = 2 if zones[land] else 0 if others else 1
        crowd = sum(2 * state.people[s][land] for s in others if each)
        there = max(0, stock - taste.keep)
        lasting = 1.4 + there / left
        share = n * each / max(1, n * each + crowd)
        total += 0.35 * min(n * each, there * share) + 0.65 * min(float(n * each), lasting * share)
        total += 0.05 * n * (stock / 9)
    return total


def standing(state: State, seat: int, taste: Taste) -> float:
    """How a position looks to a seat: for choices that an effect asks."""
    missing = needs(state, taste)
    points = sum(
        point(state, seat, taste, k, state.indices[k] + 3, missing[k] + state.indices[k] + 3) for k in range(3)
    )
    stock = sum(0.45 * min(n, 7) + (1.5 if n else 0.0) for n in state.lands)
    mine = sum(
        0.15 * min(state.lands[land], 7) for land in range(LANDS) if state.zones[seat][land] or state.people[seat][land]
    )
    purse = sum(state.resources) + (0.3 + taste.own) * state.resources[seat]
    places = flow(state, seat, taste, state.people[seat], state.zones[seat])
    zones = sum(sum(row) for row in state.zones) * 1.5 + sum(sum(row) for row in state.people)
    return points + stock + mine + purse + places + zones
