"""TerriStories, phase 2: projects are given, funded together, applied; then hands are refilled (TER-32 to TER-45)."""

from __future__ import annotations

from core.chance import Chance
from core.game import Refusal, Seat
from core.games.terristories.content import CARDS, HAND, Kind
from core.games.terristories.deeds import (
    Events,
    answered,
    ask_all,
    clear_stakes,
    draw_up,
    impact,
    new_deal,
    put_back,
    put_under,
)
from core.games.terristories.development import agree_refusal, stake, stake_refusal, withdraw, withdraw_refusal
from core.games.terristories.events import (
    Agreed,
    Cause,
    Dropped,
    Funded,
    Kept,
    Laid,
    Offered,
    Opened,
)
from core.games.terristories.moves import DONE, WITHDRAW, Agree, Done, Drop, Move, Propose, Reason, Stake, Withdraw, no
from core.games.terristories.position import (
    INFLUENCE,
    NONE,
    SLOTS,
    UNDECIDED,
    Ask,
    Job,
    Law,
    Pledge,
    Position,
    State,
    card_of,
    cost_of,
    everybody,
    laid,
    order,
    put,
    put_row,
    rests,
    staked,
    without,
)
from core.games.terristories.work import act

# Giving a project


def begin_proposals(state: State) -> None:
    """Who has a hand may give one; all do so at once, unseen."""
    holding = sum(1 << seat for seat in range(state.players) if state.hands[seat])
    state.offers = tuple(UNDECIDED if hand else NONE for hand in state.hands)
    if holding:
        ask_all(state, Ask.PROPOSE, holding)


def propose_refusal(state: State, seat: Seat, move: Move) -> Refusal | None:
    if not isinstance(move, Propose):
        return no(Reason.NOT_NOW)
    if not state.waiting >> seat & 1:
        return no(Reason.NOT_YOUR_TURN)
    return None if move.card == NONE or move.card in state.hands[seat] else no(Reason.NOT_IN_HAND)


def propose_candidates(state: State, seat: Seat) -> list[Move]:
    return [Propose(NONE), *map(Propose, state.hands[seat])]


def propose_play(state: State, seat: Seat, move: Move, chance: Chance, events: Events) -> None:
    assert isinstance(move, Propose)
    state.offers = put(state.offers, seat, move.card)
    events.append(Offered(seat, move.card))
    if answered(state, seat):
        _open(state, events)


def proposals_over(state: State, events: Events) -> None:
    """The time is up: who has given nothing gives none."""
    state.offers = tuple(NONE if card == UNDECIDED else card for card in state.offers)
    state.ask, state.waiting = None, 0
    _open(state, events)


def _open(state: State, events: Events) -> None:
    for seat, card in enumerate(state.offers):
        if card != NONE:
            state.hands = put_row(state.hands, seat, without(state.hands[seat], card))
    events.append(Opened(state.offers))


# Funding


def begin_deal(state: State, events: Events) -> None:
    """The cards lie open, and all negotiate, if there are any."""
    shares = (0,) * state.players
    open_slots = [seat < state.players and state.offers[seat] != NONE for seat in range(SLOTS)]
    state.stakes = tuple(shares if is_open else () for is_open in open_slots)
    if any(open_slots):
        new_deal(state)
        ask_all(state, Ask.DEAL, everybody(state))
    else:
        settle(state, events)


def deal_refusal(state: State, seat: Seat, move: Move) -> Refusal | None:
    match move:
        case Stake():
            return stake_refusal(state, seat, move)
        case Agree():
            return agree_refusal(state, seat, move)
        case Withdraw():
            return withdraw_refusal(state, seat)
    return no(Reason.NOT_NOW)


def deal_candidates(state: State, seat: Seat) -> list[Move]:
    slots = [slot for slot in range(INFLUENCE) if state.stakes[slot]]
    stakes = [Stake(slot, n) for slot in slots for n in range(cost_of(state, slot) + 1)]
    return [*stakes, Agree(state.deal), WITHDRAW]


def deal_play(state: State, seat: Seat, move: Move, chance: Chance, events: Events) -> None:
    match move:
        case Stake():
            stake(state, seat, move, events)
        case Agree(deal):
            events.append(Agreed(seat, deal))
            if answered(state, seat):
                settle(state, events)
        case Withdraw():
            withdraw(state, seat, events)


def funded(state: Position) -> tuple[int, ...]:
    """The slots that are wholly paid for, in turn order."""
    return tuple(slot for slot in order(state) if state.stakes[slot] and staked(state, slot) == cost_of(state, slot))


def settle(state: State, events: Events) -> None:
    """The negotiation is over (TER-34, TER-35)."""
    state.ask, state.waiting = None, 0
    slots = funded(state)
    for slot in order(state):
        if state.stakes[slot] and slot not in slots:
            put_back(state, slot, state.offers[slot], events)
    for slot in slots:
        shares = state.stakes[slot]
        state.resources = tuple(have - share for have, share in zip(state.resources, shares))
        events.append(Funded(slot, state.offers[slot], shares))
        _promises_kept(state, slot, shares, events)
    cards = [state.offers[slot] for slot in slots]
    impact(state, impacts(state, cards), Cause.PROJECT, events)
    clear_stakes(state)
    for slot, card in zip(slots, cards):
        _lay(state, slot, card, events)
    state.offers = (NONE,) * state.players


def _promises_kept(state: State, slot: int, shares: tuple[int, ...], events: Events) -> None:
    for promise in state.promises:
        if promise.what is Pledge.FUND and promise.to == slot and shares[promise.seat] >= promise.n:
            state.promises = tuple(one for one in state.promises if one is not promise)
            events.append(Kept(promise.seat, slot, promise.what))


def impacts(state: Position, cards: list[int]) -> tuple[int, ...]:
    """Added up (TER-38); ad vitam aeternam with those of the hourglass projects that lie there already (TER-75)."""
    acting = list(cards)
    if state.law & Law.FOREVER:
        acting += [card_of(code) for row in state.active for code in row if not rests(state, code)]
    return tuple(sum(CARDS[card].impacts[k] for card in acting) for k in range(3))


def _lay(state: State, seat: Seat, card: int, events: Events) -> None:
    """TER-39 to TER-41: what acts in this phase does so now, after all impacts."""
    project = CARDS[card]
    events.append(Laid(seat, card, project.stock))
    if project.stock:
        state.stock = put_row(state.stock, seat, (*state.stock[seat], laid(card)))
        state.fresh = put_row(state.fresh, seat, (*state.fresh[seat], card))
        return
    if project.kind is Kind.HOURGLASS:
        state.active = put_row(state.active, seat, (*state.active[seat], laid(card)))
    else:
        state.pending = put_row(state.pending, seat, (*state.pending[seat], card))
    if project.amenity:
        state.jobs = (*state.jobs, Job(seat, card, ()))
    if project.phase == 2:
        state.jobs = (*state.jobs, *act(seat, card))


# Hands


def begin_discard(state: State) -> None:
    ask_all(state, Ask.DISCARD, everybody(state))


def discard_refusal(state: State, seat: Seat, move: Move) -> Refusal | None:
    if not state.waiting >> seat & 1:
        return no(Reason.NOT_YOUR_TURN)
    match move:
        case Drop(card):
            return None if card in state.hands[seat] else no(Reason.NOT_IN_HAND)
        case Done():
            above = len(state.hands[seat]) - HAND
            return no(Reason.HAND_FULL, above) if above > 0 else None
    return no(Reason.NOT_NOW)


def discard_candidates(state: State, seat: Seat) -> list[Move]:
    return [DONE, *map(Drop, state.hands[seat])]


def discard_play(state: State, seat: Seat, move: Move, chance: Chance, events: Events) -> None:
    if isinstance(move, Drop):
        state.hands = put_row(state.hands, seat, without(state.hands[seat], move.card))
        put_under(state, seat, move.card, False)
        events.append(Dropped(seat, move.card))
        return
    draw_up(state, seat, chance, events)
    answered(state, seat)
