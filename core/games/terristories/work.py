"""TerriStories: what each kind of effect does (docs: the language is in effects.py).

Effects wait in a queue of jobs. A job that needs a choice stops the course until its owner has picked; where there is
one way only, it is taken at once.
"""

from __future__ import annotations

from core.chance import Chance
from core.games.terristories.choices import is_hazard, lands_for, picks, whom
from core.games.terristories.content import CARDS, LANDS, Kind, globe
from core.games.terristories.deeds import (
    Events,
    ask_one,
    draw,
    fill,
    gain,
    need_of,
    now_changed,
    put_back,
    shift,
    strip,
    top_danger,
)
from core.games.terristories.effects import (
    Add,
    Bolster,
    Build,
    Choose,
    Discount,
    Drain,
    Draw,
    Fallow,
    Fetch,
    Foresee,
    Gain,
    Guard,
    If,
    Lose,
    Node,
    Nodes,
    NoWage,
    On,
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
    What,
    Yield,
)
from core.games.terristories.events import (
    Asked,
    Buried,
    Cause,
    Foreseen,
    Founded,
    Handed,
    Harvested,
    Hired,
    Restored,
    Sited,
    Traded,
    Went,
)
from core.games.terristories.events import Found as FoundCard
from core.games.terristories.measures import (
    amount,
    holds,
    pile_of,
    warded,
)
from core.games.terristories.position import (
    ABSENT,
    NONE,
    POWER_SOURCE,
    Ask,
    Job,
    State,
    card_of,
    laid,
    more,
    node_of,
    put,
    put_row,
    without,
)

UNDER = (9,)  # instead of a way to an effect: the project goes under its pile


def jobs_of(seat: int, source: int, nodes: Nodes, path: tuple[int, ...] = ()) -> tuple[Job, ...]:
    """A job for each effect; individuals that may move have one each."""
    return tuple(
        Job(seat, source, (*path, k))
        for k, node in enumerate(nodes)
        for _ in range(node.n if isinstance(node, Transfer) else 1)
    )


# Working off


def act(seat: int, card: int) -> tuple[Job, ...]:
    """The jobs of a project that acts; lightning goes under its pile after that."""
    strikes = CARDS[card].kind is Kind.LIGHTNING
    return (*jobs_of(seat, card, CARDS[card].effect), *((Job(seat, card, UNDER),) if strikes else ()))


def work(state: State, chance: Chance, events: Events) -> None:
    """Work off the first job, or ask for what it needs."""
    job = state.jobs[0]
    if job.path == UNDER:
        state.jobs = state.jobs[1:]
        state.pending = put_row(state.pending, job.seat, without(state.pending[job.seat], job.source))
        put_back(state, job.seat, job.source, events)
        return
    if job.path == (0,):
        state.same = NONE
    if job.path and isinstance(node_of(job), Foresee):
        _look(state, job.seat, chance, events)
    found = picks(state, job)
    if found is None or len(found) == 1:
        do(state, found[0] if found else (), chance, events)
    elif not found:
        _skip(state)
    else:
        ask_one(state, Ask.PICK, job.seat)


def _skip(state: State) -> None:
    """There is nothing to do for the first job, nor for those that repeat it."""
    first = state.jobs[0]
    while state.jobs and state.jobs[0] == first:
        state.jobs = state.jobs[1:]


def _look(state: State, seat: int, chance: Chance, events: Events) -> None:
    danger, seen = top_danger(state, chance)
    state.next_danger, state.next_seen = danger, seen | 1 << seat
    events.append(Foreseen(seat, danger))


def do(state: State, picked: tuple[int, ...], chance: Chance, events: Events) -> None:
    """Carry the first job out, with what was picked."""
    job = state.jobs[0]
    state.ask = None
    if not job.path:
        state.jobs = state.jobs[1:]
        _site(state, job, picked[0], events)
        return
    node = node_of(job)
    if isinstance(node, Transfer) and not picked:
        _skip(state)
        return
    if isinstance(node, Trade) and picked:
        state.partner = picked[0]
        events.append(Asked(job.seat, picked[0]))
        ask_one(state, Ask.TRADE, picked[0])
        return
    cause = Cause.HAZARD if is_hazard(job) else Cause.POWER if job.source >= POWER_SOURCE else Cause.PROJECT
    _carry_out(state, job, node, picked, cause, chance, events)
    state.jobs = state.jobs[1:] if state.jobs[0] is job else _after(state.jobs, job)


def _after(jobs: tuple[Job, ...], job: Job) -> tuple[Job, ...]:
    """The jobs without one, before which others have been put."""
    at = next(k for k, one in enumerate(jobs) if one is job)
    return jobs[:at] + jobs[at + 1 :]


def _site(state: State, job: Job, land: int, events: Events) -> None:
    codes = tuple(laid(job.source, land) if card_of(code) == job.source else code for code in state.active[job.seat])
    state.active = put_row(state.active, job.seat, codes)
    events.append(Sited(job.seat, job.source, land))


def _carry_out(
    state: State, job: Job, node: Node, picked: tuple[int, ...], cause: Cause, chance: Chance, events: Events
) -> None:
    seat = job.seat
    match node:
        case Gain(n, who) | Lose(n, who):
            sign = 1 if isinstance(node, Gain) else -1
            for one in whom(state, job, who):
                gain(state, one, sign * amount(state, one, n), cause, events)
        case Take(n, who):
            for one in picked or whom(state, job, who):
                _hand(state, one, seat, n, events)
        case Pay(n, then):
            if picked[0]:
                gain(state, seat, -n, cause, events)
                state.jobs = (*jobs_of(seat, job.source, then, job.path), *state.jobs)
        case If(when, then):
            if holds(state, seat, when):
                state.jobs = (*jobs_of(seat, job.source, then, job.path), *state.jobs)
        case Choose(of):
            path = (*job.path, picked[0])
            state.jobs = (*jobs_of(seat, job.source, of[picked[0]], path), *state.jobs)
        case Shift(n, index):
            safe = warded(state, need_of(state)) if is_hazard(job) else 0
            shift(state, index.place, amount(state, seat, n, safe), cause, events)
        case Draw(n, who):
            for one in whom(state, job, who):
                draw(state, one, n, chance, events)
        case Fetch():
            _fetch(state, seat, picked, events)
        case Foresee():
            _bury(state, seat, bool(picked[0]), events)
        case Add() | Drain() | Restore() | Reap() | Yield() | Fallow():
            _land(state, job, node, picked, events)
        case Transfer() | Recruit() | Build():
            _people(state, seat, node, picked, events)
        case _:
            _round(state, job, node)


def _hand(state: State, giver: int, to: int, n: int, events: Events) -> None:
    n = min(n, state.resources[giver])
    if n and giver != to:
        state.resources = more(more(state.resources, giver, -n), to, n)
        events.append(Handed(giver, to, n))


def _fetch(state: State, seat: int, picked: tuple[int, ...], events: Events) -> None:
    """The whole pile is shuffled afterwards."""
    rest = list(pile_of(state, seat))
    for card in picked:
        rest.remove(card)
        state.hands = put_row(state.hands, seat, tuple(sorted((*state.hands[seat], card))))
    state.bags = put_row(state.bags, seat, tuple(sorted(rest)))
    state.under = put_row(state.under, seat, ())
    state.seen_under = (*state.seen_under[:seat], (), *state.seen_under[seat + 1 :])
    events.append(FoundCard(seat, picked[0] if picked else NONE))


def _bury(state: State, seat: int, under: bool, events: Events) -> None:
    if under:
        state.danger_under = (*state.danger_under, state.next_danger)
        state.danger_seen = (*state.danger_seen, state.next_seen)
        state.next_danger, state.next_seen = ABSENT, 0
    events.append(Buried(seat, under))


def _land(state: State, job: Job, node: Node, picked: tuple[int, ...], events: Events) -> None:
    assert isinstance(node, (Add, Drain, Restore, Reap, Yield, Fallow))
    lands = picked if node.where.pick else lands_for(state, job, node.where)
    if node.where.pick == 1 and lands:
        state.same = lands[0]
    match node:
        case Add(_, n):
            for land in lands:
                fill(state, land, n, events)
        case Drain(_, n):
            for land in lands:
                strip(state, land, min(n, state.lands[land]), events)
        case Restore(_, n):
            for land in lands:
                state.lands = put(state.lands, land, min(n, globe(state.planet).capacity[land]))
                events.append(Restored(land, state.lands[land]))
        case Reap():
            if picked:
                land, n = picked
                state.resources = more(state.resources, job.seat, n)
                events.append(Harvested(job.seat, land, n))
                strip(state, land, n, events)
        case Yield(_, n):
            rows = state.now.more or ((0,) * LANDS,) * state.players
            row = tuple(k + n * (land in lands) for land, k in enumerate(rows[job.seat]))
            now_changed(state, more=put_row(rows, job.seat, row))
        case Fallow():
            now_changed(state, fallow=state.now.fallow | sum(1 << land for land in lands))


def _people(state: State, seat: int, node: Node, picked: tuple[int, ...], events: Events) -> None:
    match node:
        case Transfer():
            start, goal = picked
            row = more(more(state.people[seat], start, -1), goal, 1)
            state.people = put_row(state.people, seat, row)
            events.append(Went(seat, start, goal))
        case Recruit():
            state.people = put_row(state.people, seat, more(state.people[seat], picked[0], 1))
            events.append(Hired(seat, picked[0], 0))
        case Build():
            state.zones = put_row(state.zones, seat, more(state.zones[seat], picked[0], 1))
            events.append(Founded(seat, picked[0], 0))


def _round(state: State, job: Job, node: Node) -> None:
    """What holds for the rest of the round."""
    now, seat = state.now, job.seat
    nothing = (0,) * state.players
    match node:
        case Discount(On.PROJECT, n):
            now_changed(state, cheaper=more(now.cheaper or nothing, seat, n))
        case Discount(On.INFLUENCE, n):
            now_changed(state, influence=now.influence + n)
        case Ward(What.ME):
            now_changed(state, warded=now.warded | 1 << seat)
        case Ward(What.PLAYERS):
            now_changed(state, all_warded=True)
        case Ward(What.LANDS):
            now_changed(state, lands_warded=True)
        case Bolster(n):
            now_changed(state, bolster=more(now.bolster or nothing, seat, n))
        case Guard(index):
            now_changed(state, guarded=now.guarded | 1 << index.place)
        case Wage(n, who):
            wages = now.wages
            for one in whom(state, job, who):
                wages = more(wages, one, n)
            now_changed(state, wages=wages)
        case NoWage():
            now_changed(state, unpaid=now.unpaid | 1 << seat)
        case Rain(n):
            now_changed(state, rain=now.rain + n)


def answer_trade(state: State, yes: bool, events: Events) -> None:
    """Who was offered a trade answers."""
    job, partner = state.jobs[0], state.partner
    node = node_of(job)
    assert isinstance(node, Trade)
    state.jobs, state.partner, state.ask = state.jobs[1:], NONE, None
    events.append(Traded(partner, job.seat, yes))
    if yes:
        gain(state, partner, -node.pay, Cause.PROJECT, events)
        for one in (job.seat, partner):
            gain(state, one, node.n, Cause.PROJECT, events)
