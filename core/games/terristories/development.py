"""TerriStories, phase 1: powers and influence, then everybody moves and buys (TER-26 to TER-31)."""

from __future__ import annotations

from core.chance import Chance
from core.game import Refusal, Seat
from core.games.terristories.content import (
    HIGHEST,
    LANDS,
    PEOPLE,
    PERSON_COST,
    POWERS,
    ZONE_COST,
    ZONES,
)
from core.games.terristories.deeds import (
    Events,
    answered,
    ask_all,
    ask_one,
    clear_stakes,
    impact,
    new_deal,
    shift,
)
from core.games.terristories.effects import INDICES
from core.games.terristories.events import (
    Agreed,
    Cause,
    Founded,
    Funded,
    Hired,
    PowerUsed,
    Staked,
    Voted,
    Went,
    Withdrew,
)
from core.games.terristories.moves import (
    DONE,
    USE_POWER,
    WITHDRAW,
    Agree,
    Done,
    Found,
    Go,
    Hire,
    Move,
    Reason,
    Stake,
    UsePower,
    Vote,
    Withdraw,
    no,
)
from core.games.terristories.position import (
    INFLUENCE,
    NONE,
    POWER_SOURCE,
    Ask,
    Law,
    Position,
    State,
    cost_of,
    everybody,
    free_resources,
    more,
    neighbours,
    put,
    put_row,
    role_of,
    room_left,
    staked,
)
from core.games.terristories.work import jobs_of

# The council: powers, and the influence point


def begin_council(state: State) -> None:
    """Everybody is asked, where there is anything to be done."""
    if not state.law & Law.ADVANCED:
        return
    affordable = sum(state.resources) >= cost_of(state, INFLUENCE) and min(state.indices) < HIGHEST
    if affordable or any(power_refusal(state, seat) is None for seat in range(state.players)):
        state.stakes = (*state.stakes[:INFLUENCE], (0,) * state.players)
        state.votes = (NONE,) * state.players
        new_deal(state)
        ask_all(state, Ask.COUNCIL, everybody(state))


def power_refusal(state: Position, seat: Seat) -> Refusal | None:
    """TER-26."""
    if not state.law & Law.ADVANCED:
        return no(Reason.BEGINNERS)
    if state.used >> seat & 1:
        return no(Reason.POWER_USED)
    cost = POWERS[role_of(state, seat)].cost
    low = [k for k, by in enumerate(cost) if by < 0 and state.indices[k] < 0]
    return no(Reason.INDEX_LOW, low[0]) if low else None


def stake_refusal(state: Position, seat: Seat, move: Stake) -> Refusal | None:
    """A share of what lies open, no more than it costs and the seat has."""
    if not 0 <= move.slot <= INFLUENCE or not state.stakes[move.slot]:
        return no(Reason.NOT_OPEN)
    mine = state.stakes[move.slot][seat]
    if move.n == mine:
        return no(Reason.SAME)
    if move.n < 0:
        return no(Reason.NO_SUCH, move.n)
    if move.n - mine > free_resources(state, seat):
        return no(Reason.TOO_POOR, move.n, free_resources(state, seat) + mine)
    wanted = cost_of(state, move.slot) - staked(state, move.slot) + mine
    return no(Reason.TOO_MUCH, wanted) if move.n > wanted else None


def agree_refusal(state: Position, seat: Seat, move: Agree) -> Refusal | None:
    if move.deal != state.deal:
        return no(Reason.OTHER_DEAL, state.deal)
    return None if state.waiting >> seat & 1 else no(Reason.SAME)


def withdraw_refusal(state: Position, seat: Seat) -> Refusal | None:
    """TER-44: as long as not all have agreed, who has may take it back."""
    return no(Reason.SAME) if state.waiting >> seat & 1 else None


def withdraw(state: State, seat: Seat, events: Events) -> None:
    state.waiting |= 1 << seat
    events.append(Withdrew(seat))


def council_refusal(state: State, seat: Seat, move: Move) -> Refusal | None:
    match move:
        case UsePower():
            return power_refusal(state, seat)
        case Stake():
            if move.slot == INFLUENCE and min(state.indices) >= HIGHEST:
                return no(Reason.INDEX_FULL)
            return stake_refusal(state, seat, move)
        case Vote(index):
            if not NONE <= index < len(INDICES):
                return no(Reason.NO_SUCH, index)
            if index == state.votes[seat]:
                return no(Reason.SAME)
            return no(Reason.INDEX_FULL) if index != NONE and state.indices[index] >= HIGHEST else None
        case Agree():
            return agree_refusal(state, seat, move)
        case Withdraw():
            return withdraw_refusal(state, seat)
    return no(Reason.NOT_NOW)


def council_candidates(state: State, seat: Seat) -> list[Move]:
    stakes = [Stake(INFLUENCE, n) for n in range(cost_of(state, INFLUENCE) + 1)]
    return [USE_POWER, *stakes, *map(Vote, range(NONE, len(INDICES))), Agree(state.deal), WITHDRAW]


def council_play(state: State, seat: Seat, move: Move, chance: Chance, events: Events) -> None:
    match move:
        case UsePower():
            role = role_of(state, seat)
            state.used |= 1 << seat
            events.append(PowerUsed(seat, role))
            impact(state, POWERS[role].cost, Cause.POWER, events)
            state.jobs = jobs_of(seat, POWER_SOURCE + role, POWERS[role].effect)
            new_deal(state)
            state.ask = None  # its effects first
        case Stake():
            stake(state, seat, move, events)
        case Vote(index):
            state.votes = put(state.votes, seat, index)
            new_deal(state)
            events.append(Voted(seat, INDICES[index] if index != NONE else None))
        case Agree(deal):
            events.append(Agreed(seat, deal))
            if answered(state, seat):
                close_council(state, events)
        case Withdraw():
            withdraw(state, seat, events)


def stake(state: State, seat: Seat, move: Stake, events: Events) -> None:
    state.stakes = put_row(state.stakes, move.slot, put(state.stakes[move.slot], seat, move.n))
    new_deal(state)
    events.append(Staked(seat, move.slot, move.n))


def tied(state: Position) -> tuple[int, ...]:
    """The indices with most votes that can be bought."""
    votes = [sum(vote == k for vote in state.votes) if state.indices[k] < HIGHEST else 0 for k in range(3)]
    most = max(votes)
    return tuple(k for k in range(3) if votes[k] == most) if most else ()


def close_council(state: State, events: Events) -> None:
    """The point is bought if it is paid for; at a tie the ambassador decides (TER-27)."""
    state.ask = None
    best = tied(state)
    if not best or not state.stakes[INFLUENCE] or staked(state, INFLUENCE) < cost_of(state, INFLUENCE):
        clear_stakes(state)
    elif len(best) == 1 or state.votes[state.ambassador] in best:
        _buy_point(state, best[0] if len(best) == 1 else state.votes[state.ambassador], events)
    else:
        ask_one(state, Ask.TIE, state.ambassador)


def _buy_point(state: State, index: int, events: Events) -> None:
    shares = state.stakes[INFLUENCE]
    state.resources = tuple(have - share for have, share in zip(state.resources, shares))
    clear_stakes(state)
    events.append(Funded(INFLUENCE, NONE, shares))
    shift(state, index, 1, Cause.INFLUENCE, events)


def tie_refusal(state: State, seat: Seat, move: Move) -> Refusal | None:
    if not isinstance(move, Vote):
        return no(Reason.NOT_NOW)
    return None if move.index in tied(state) else no(Reason.NOT_TIED)


def tie_candidates(state: State, seat: Seat) -> list[Move]:
    return [Vote(index) for index in tied(state)]


def tie_play(state: State, seat: Seat, move: Move, chance: Chance, events: Events) -> None:
    assert isinstance(move, Vote)
    state.ask = None
    events.append(Voted(seat, INDICES[move.index]))
    _buy_point(state, move.index, events)


# Moving and buying


def next_builder(state: State) -> None:
    """The next in turn order moves and buys; none is left when the step is over."""
    if state.left:
        seat, state.left = state.left[0], state.left[1:]
        state.arrived = (0,) * LANDS
        if sum(state.people[seat]) or free_resources(state, seat) >= PERSON_COST:
            ask_one(state, Ask.BUILD, seat)


def build_refusal(state: State, seat: Seat, move: Move) -> Refusal | None:
    match move:
        case Done():
            return None
        case Go(start, goal):
            if not (0 <= start < LANDS and 0 <= goal < LANDS):
                return no(Reason.NO_SUCH, start)
            if not state.people[seat][start]:
                return no(Reason.NOBODY_THERE)
            if state.people[seat][start] <= state.arrived[start]:
                return no(Reason.HAS_MOVED)
            return None if goal in neighbours(state, start) else no(Reason.NOT_NEXT)
        case Hire(land):
            if not 0 <= land < LANDS:
                return no(Reason.NO_SUCH, land)
            if sum(state.people[seat]) >= PEOPLE:
                return no(Reason.ALL_PEOPLE)
            if not state.zones[seat][land]:
                return no(Reason.NO_ZONE_THERE)
            return _cost_refusal(state, seat, PERSON_COST)
        case Found(land):
            if not 0 <= land < LANDS:
                return no(Reason.NO_SUCH, land)
            if sum(state.zones[seat]) >= ZONES:
                return no(Reason.ALL_ZONES)
            if not state.people[seat][land]:
                return no(Reason.NOBODY_THERE)
            if room_left(state, land) <= 0:
                return no(Reason.NO_ROOM)
            return _cost_refusal(state, seat, ZONE_COST)
    return no(Reason.NOT_NOW)


def _cost_refusal(state: Position, seat: Seat, cost: int) -> Refusal | None:
    have = free_resources(state, seat)
    return None if have >= cost else no(Reason.TOO_POOR, cost, have)


def build_candidates(state: State, seat: Seat) -> list[Move]:
    people, zones = state.people[seat], state.zones[seat]
    found: list[Move] = [DONE]
    for land in range(LANDS):
        if people[land]:
            found.append(Found(land))
            found += [Go(land, goal) for goal in neighbours(state, land)]
        if zones[land]:
            found.append(Hire(land))
    return found


def build_play(state: State, seat: Seat, move: Move, chance: Chance, events: Events) -> None:
    """A purchase ends it: moves come before (TER-31)."""
    match move:
        case Go(start, goal):
            state.people = put_row(state.people, seat, more(more(state.people[seat], start, -1), goal, 1))
            state.arrived = more(state.arrived, goal, 1)
            events.append(Went(seat, start, goal))
            return
        case Hire(land):
            gain_silently(state, seat, -PERSON_COST)
            state.people = put_row(state.people, seat, more(state.people[seat], land, 1))
            events.append(Hired(seat, land, PERSON_COST))
        case Found(land):
            gain_silently(state, seat, -ZONE_COST)
            state.zones = put_row(state.zones, seat, more(state.zones[seat], land, 1))
            events.append(Founded(seat, land, ZONE_COST))
    state.ask = None


def gain_silently(state: State, seat: Seat, n: int) -> None:
    """The event that tells of the purchase tells of this too."""
    state.resources = more(state.resources, seat, n)
