"""TerriStories: its bots. They plan for the common goal, fund together, and keep what they promise.

Levels differ in how well they judge (`judging.Taste`) and in what they look at. A bot reads its view alone; what
it tries out for an effect, it tries on positions it has imagined.
"""

from __future__ import annotations

import random
from collections.abc import Generator
from copy import copy
from importlib.resources import files

import msgspec

from core.chance import Loose
from core.game import Bot, Level, Seat, Temper
from core.games.terristories.content import (
    CARDS,
    HAND,
    LANDS,
    PEOPLE,
    PERSON_COST,
    ROUNDS,
    ZONE_COST,
    ZONES,
    Role,
    globe,
)
from core.games.terristories.course import PARTS
from core.games.terristories.development import build_refusal, power_refusal
from core.games.terristories.effects import Count
from core.games.terristories.events import Remark
from core.games.terristories.funding import Plan, plan
from core.games.terristories.judging import (
    Taste,
    cover,
    feat_worth,
    flow,
    hoards,
    needs,
    own_points,
    price,
    project_worth,
    rounds_left,
    safe_harvest,
    spare,
    standing,
)
from core.games.terristories.measures import bill, entitled
from core.games.terristories.moves import (
    DONE,
    USE_POWER,
    Act,
    Agree,
    Answer,
    Dismiss,
    Drop,
    Found,
    Give,
    Go,
    Harvest,
    Hire,
    Move,
    Pick,
    Promise,
    Propose,
    Say,
    Settle,
    Stake,
    Take,
    Vote,
)
from core.games.terristories.position import (
    INFLUENCE,
    NONE,
    Ask,
    Law,
    Memory,
    Pledge,
    State,
    Step,
    View,
    cost_of,
    free_resources,
    neighbours,
    room_left,
    staked,
)
from core.games.terristories.seeing import imagine
from core.games.terristories.tempers import leaning
from core.games.terristories.work import do, work

LEARNT: Taste = msgspec.json.decode((files(__package__) / "judged.json").read_bytes(), type=Taste)
TASTES = {
    Level.EASY: Taste(point=1.6, over=0.6, noise=1.5, power=3, thrift=-3.0, sway=4, help=0.6, choosy=-9.0),
    Level.CASUAL: Taste(point=1.9, over=0.35, noise=0.7, power=2, thrift=-2.2, sway=2, help=0.8, choosy=-4.0),
    Level.NORMAL: Taste(thrift=-1.5, choosy=-1.0),
    Level.STRONG: Taste(thrift=3.0, least_cost=0.7, whim=0.3, own=0.05),
    Level.HARD: LEARNT,
}


class Planner(Bot[View, Move, Memory]):
    """One level. Thinking is short: it yields once."""

    playouts = 1
    seconds = 0.05

    def __init__(self, taste: Taste) -> None:
        self.taste = taste

    def think(self, view: View, memory: Memory, rng: random.Random) -> Generator[int, bool, Move | None]:
        yield 1
        assert view.seat is not None
        return decide(view, view.seat, self.taste, rng)

    def react(self, view: View, memory: Memory, rng: random.Random) -> Move | None:
        assert view.seat is not None
        return (
            help_out(view, view.seat, self.taste)
            or thank(view, view.seat, self.taste)
            or remark(view, memory, view.seat, self.taste)
        )


def bot(level: Level, temper: Temper | None = None) -> Planner:
    return Planner(leaning(TASTES[level], temper))


def decide(view: View, seat: Seat, taste: Taste, rng: random.Random) -> Move:
    """The move that answers what is asked."""
    match view.ask:
        case Ask.ROLE:
            roles = [role for role in Role if role not in view.roles]
            return Take(max(roles, key=lambda role: _liked(view, taste, role) + taste.whim * rng.random()))
        case Ask.SETTLE:
            return _settle(view, seat, taste, rng)
        case Ask.COUNCIL:
            return _council(view, seat, taste)
        case Ask.TIE:
            return Vote(max(_tied(view, seat), key=lambda k: needs(view, taste)[k]))
        case Ask.BUILD:
            return _build(view, seat, taste)
        case Ask.PROPOSE:
            return _propose(view, seat, taste, rng)
        case Ask.DEAL:
            return _deal(view, seat, taste)
        case Ask.DISCARD:
            return _discard(view, seat, taste)
        case Ask.HARVEST:
            return _harvest(view, seat, taste)
        case Ask.WAGES:
            return _wages(view, seat)
        case Ask.GO_ON:
            return Answer(True)
        case Ask.TRADE:
            return Answer(PARTS[Ask.TRADE].refusal(view, seat, Answer(True)) is None)  # type: ignore[arg-type]
    return _try_out(view, seat, taste, rng)


# Free moves


def help_out(view: View, seat: Seat, taste: Taste) -> Move | None:
    """A promise that is due is kept; who cannot pay wages is helped."""
    have = free_resources(view, seat)
    for promise in view.promises:
        if promise.seat == seat and promise.what is Pledge.GIVE and promise.due <= view.round and have >= promise.n:
            return Give(promise.to, promise.n)
    if view.step is not Step.WAGES:
        return None
    mine = bill(view, seat) if seat == view.turn or seat in view.left else 0
    for other in (view.turn, *view.left):
        lacks = bill(view, other) - view.resources[other]
        if other != seat and lacks > 0 and have - mine > 0:
            return Give(other, min(lacks, have - mine))
    return None


def thank(view: View, seat: Seat, taste: Taste) -> Move | None:
    """Who pays much for one's own project is promised a part of it back, in the next round."""
    if view.ask is not Ask.DEAL or view.round >= ROUNDS or not view.stakes[seat]:
        return None
    n, other = max((n, s) for s, n in enumerate(view.stakes[seat]) if s != seat)
    owed = any(promise.seat == seat for promise in view.promises)
    return Promise(other, Pledge.GIVE, 1, view.round + 1) if n >= taste.thanks and not owed else None


def remark(view: View, memory: Memory, seat: Seat, taste: Taste) -> Move | None:
    """Once in a negotiation, why it pays for what is another's, or which index is behind."""
    if view.ask is not Ask.DEAL or memory.spoke >> seat & 1:
        return None
    made = plan(view, taste, seat)
    paid = [(n, slot) for slot in made.slots if slot != seat and (n := view.stakes[slot][seat])]
    if paid:
        n, slot = max(paid)
        return Say(Remark.MINE, (n, slot))
    missing = needs(view, taste)
    behind = max(range(len(missing)), key=lambda k: missing[k])
    helps = seat in made.slots and CARDS[view.offers[seat]].impacts[behind] > 0
    return Say(Remark.LACK, (behind,)) if helps and missing[behind] > 2 else None


# Set-up and phase 1


def _liked(view: View, taste: Taste, role: int) -> float:
    goals = taste.roles and view.law & Law.GOALS
    return cover((*view.roles, role)) + (taste.roles[role] if goals else 0.0)


def _settle(view: View, seat: Seat, taste: Taste, rng: random.Random) -> Move:
    """Much land to harvest, alone, with more of it beside."""
    here = globe(view.planet)
    again = view.step is Step.SETTLE_AGAIN

    def worth(land: int) -> float:
        stock = view.lands[land]
        company = sum(row[land] for s, row in enumerate(view.zones) if s != seat)
        beside = sum(view.lands[n] for n in here.near[land]) / 12
        return stock - 3.0 * company + beside + 0.2 * here.room[land] + rng.random() * (0.5 + taste.noise)

    lands = [land for land in range(LANDS) if room_left(view, land) > 0 and not (again and view.zones[seat][land])]
    best = max(lands or [land for land in range(LANDS) if room_left(view, land) > 0], key=worth)
    if not again:
        return Settle(best, 0 if view.law & Law.LAST_CHANCE else 2)
    return Settle(best, 5 if view.zones[seat][best] else 2)


def _tied(view: View, seat: Seat) -> list[int]:
    return [move.index for move in PARTS[Ask.TIE].candidates(view, seat) if isinstance(move, Vote)]  # type: ignore[arg-type]


def _council(view: View, seat: Seat, taste: Taste) -> Move:
    """The power as soon as it may be used; a point when there is enough, or nothing better to come."""
    if view.round >= taste.power and power_refusal(view, seat) is None and _power_pays(view, seat, taste):
        return USE_POWER
    missing = tuple(n + own_points(view, seat, taste, k, 1) for k, n in enumerate(needs(view, taste)))
    wanted = max((k for k in range(3) if view.indices[k] < 10), key=lambda k: (missing[k], -k), default=NONE)
    if view.round < taste.sway or wanted == NONE or missing[wanted] <= 0:
        return Agree(view.deal)
    cost = cost_of(view, INFLUENCE)
    purses = [spare(view, s, taste) - 2 for s in range(view.players)]
    rich = sum(max(0, purse) for purse in purses)
    if rich < cost + _ahead(view, taste):
        return Agree(view.deal)
    if view.votes[seat] != wanted:
        return Vote(wanted)
    lacks = cost - staked(view, INFLUENCE)
    mine = view.stakes[INFLUENCE][seat]
    payers = sorted(range(view.players), key=lambda s: (-purses[s] - view.stakes[INFLUENCE][s], s))
    share = min(lacks, max(0, purses[seat]), free_resources(view, seat))
    if lacks > 0 and share > 0 and (payers[0] == seat or purses[payers[0]] < lacks):
        return Stake(INFLUENCE, mine + share)
    return Agree(view.deal)


def _ahead(view: View, taste: Taste) -> float:
    """What the table rather keeps for projects and zones."""
    return 2.0 * view.players if rounds_left(view, taste) > 3 else 1.0 * view.players


def _power_pays(view: View, seat: Seat, taste: Taste) -> bool:
    role = view.roles[seat]
    if role == Role.FARMER:
        return sum(view.people[seat]) >= 3 or view.round >= 4
    if role == Role.ECOLOGIST:
        return 0 in view.lands or view.round >= 3
    return True


def _build(view: View, seat: Seat, taste: Taste) -> Move:
    """Step by step to where individuals bring most, then what pays for itself."""
    people, zones = view.people[seat], view.zones[seat]
    now = flow(view, seat, taste, people, zones)
    best: tuple[float, Move] = (0.05, DONE)
    reached = [_feats(view, seat, taste, land, True) for land in range(LANDS) if people[land]]
    for start in range(LANDS):
        if people[start] <= view.arrived[start]:
            continue
        for goal in neighbours(view, start):
            moved = list(people)
            moved[start] -= 1
            moved[goal] += 1
            gain = flow(view, seat, taste, tuple(moved), zones) - now
            settling = _room_for_me(view, seat, goal) and free_resources(view, seat) >= ZONE_COST
            if settling and not zones[goal]:
                dreamt = tuple(n + (land == goal) for land, n in enumerate(zones))
                gain = max(gain, 0.5 * (flow(view, seat, taste, tuple(moved), dreamt) - now))
            if settling and (feat := _feats(view, seat, taste, goal, True)) > max(reached):
                gain = max(gain, 0.4 * feat)
            if gain > best[0]:
                best = (gain, Go(start, goal))
    return _purchase(view, seat, taste, now) if best[1] is DONE else best[1]


def _room_for_me(view: View, seat: Seat, land: int) -> bool:
    return sum(view.zones[seat]) < ZONES and room_left(view, land) > 0


def _purchase(view: View, seat: Seat, taste: Taste, now: float) -> Move:
    left = rounds_left(view, taste) * min(1.0, 0.4 + taste.future)
    people, zones = view.people[seat], view.zones[seat]
    have = 0 if hoards(view, seat, taste) else free_resources(view, seat)
    best: tuple[float, Move] = (0.3 + taste.thrift, DONE)
    for land in range(LANDS):
        if zones[land] and sum(people) < PEOPLE and have >= PERSON_COST:
            grown = tuple(n + (at == land) for at, n in enumerate(people))
            gain = (flow(view, seat, taste, grown, zones) - now - 1.15) * left - PERSON_COST
            best = max(best, (gain + _feats(view, seat, taste, land, False), Hire(land)), key=_first)
        if people[land] and _room_for_me(view, seat, land) and have >= ZONE_COST:
            wider = tuple(n + (at == land) for at, n in enumerate(zones))
            gain = (flow(view, seat, taste, people, wider) - now) * left + 0.35 * left - ZONE_COST
            best = max(best, (gain + _feats(view, seat, taste, land, True), Found(land)), key=_first)
    move = best[1]
    return move if build_refusal(view, seat, move) is None else DONE  # type: ignore[arg-type]


def _first(pair: tuple[float, Move]) -> float:
    return pair[0]


def _feats(view: View, seat: Seat, taste: Taste, land: int, zone: bool) -> float:
    """What an individual or a zone there is worth for one's own goal."""
    if not zone:
        return feat_worth(view, seat, taste, Count.OWN_INDIVIDUAL)
    if not _room_for_me(view, seat, land):
        return 0.0
    worth = feat_worth(view, seat, taste, Count.OWN_ZONE)
    if view.lands[land] and not view.zones[seat][land]:
        worth += feat_worth(view, seat, taste, Count.OWN_LAND)
        if any(row[land] for row in view.zones):
            worth += feat_worth(view, seat, taste, Count.SHARED_LAND)
    return worth


# Phase 2


def _propose(view: View, seat: Seat, taste: Taste, rng: random.Random) -> Move:
    """The card that is worth most beyond its cost, of those the table could pay."""
    purse = sum(spare(view, s, taste) for s in range(view.players))
    best: tuple[float, Move] = (0.0, Propose(NONE))
    cheaper = view.now.cheaper[seat] if view.now.cheaper else 0
    for card in view.hands[seat]:
        cost = max(1, CARDS[card].cost - cheaper)
        if cost > purse:
            continue
        worth = project_worth(view, seat, taste, card) + taste.noise * rng.gauss(0, 1)
        best = max(best, (worth - price(view, taste, purse) * cost, Propose(card)), key=_first)
    return best[1]


def _deal(view: View, seat: Seat, taste: Taste) -> Move:
    """Each does their part of the plan that all make of what lies open, and agrees."""
    made: Plan = plan(view, taste, seat)
    for slot in made.slots:
        wanted, mine = made.shares[slot][seat], view.stakes[slot][seat]
        if slot != seat:
            wanted = max(mine, int(wanted * taste.help))
        lacks = cost_of(view, slot) - staked(view, slot)
        adds = min(wanted - mine, lacks, free_resources(view, seat))
        if adds > 0:
            return Stake(slot, mine + adds)
    for slot in range(view.players):
        if view.stakes[slot] and slot not in made.slots and view.stakes[slot][seat]:
            return Stake(slot, 0)
    return Agree(view.deal)


def _discard(view: View, seat: Seat, taste: Taste) -> Move:
    """What is worth least goes under the pile, until the hand is good."""
    if not view.hands[seat]:
        return DONE
    cost = price(view, taste, sum(spare(view, s, taste) for s in range(view.players)))
    worths = {card: project_worth(view, seat, taste, card) - cost * CARDS[card].cost for card in view.hands[seat]}
    worst = min(worths, key=lambda card: worths[card])
    poor = worths[worst] < taste.choosy and view.bags[seat]
    return Drop(worst) if len(worths) > HAND or poor else DONE


# Phases 3 and 5


def _harvest(view: View, seat: Seat, taste: Taste) -> Move:
    """As much as leaves a territory safe; more only where wages could not be paid otherwise."""
    open_lands = [land for land in range(LANDS) if not view.reaped >> land & 1 and entitled(view, seat, land)]
    for land in open_lands:
        n = safe_harvest(view, seat, taste, land)
        if n:
            return Harvest(land, n)
    lacks = bill(view, seat) - view.resources[seat]
    for land in open_lands:
        n = min(entitled(view, seat, land), view.lands[land] - 1, lacks)
        if n > 0 and taste.coach:
            return Harvest(land, n)
    return DONE


def _wages(view: View, seat: Seat) -> Move:
    if view.resources[seat] >= bill(view, seat):
        return DONE
    people = view.people[seat]
    return Dismiss(min((land for land in range(LANDS) if people[land]), key=lambda land: view.lands[land]))


# What an effect asks


def _try_out(view: View, seat: Seat, taste: Taste, rng: random.Random) -> Move:
    """Each way is played on a copy; the one after which the position looks best is taken."""
    state = imagine(view, rng)
    assert view.ask is not None
    part = PARTS[view.ask]
    legal = [move for move in part.candidates(state, seat) if part.refusal(state, seat, move) is None]
    if view.ask is Ask.CARDS:
        return _order(view, legal)
    best: tuple[float, Move] = (-1e9, legal[0])
    for move in legal:
        worth = _after(state, seat, taste, move, rng)
        best = max(best, (worth, move), key=_first)
    return best[1]


def _order(view: View, legal: list[Move]) -> Move:
    """What brings resources before what costs any; stock is activated as soon as it may."""
    acts = [move for move in legal if isinstance(move, Act)]
    return max(acts, key=lambda move: -CARDS[move.card].cost) if acts else DONE


def _after(state: State, seat: Seat, taste: Taste, move: Move, rng: random.Random) -> float:
    """How it looks when the effect, and what follows from it without a question, is done."""
    tried = copy(state)
    if isinstance(move, Pick):
        do(tried, move.numbers, Loose(rng), [])
        while tried.jobs and tried.ask is None and tried.jobs[0].seat == seat:
            work(tried, Loose(rng), [])
    return standing(tried, seat, taste)
