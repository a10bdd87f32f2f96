"""TerriStories: cards act at the beginning of their phase, and effects ask for what they need (TER-39, TER-40)."""

from __future__ import annotations

from core.chance import Chance
from core.game import Refusal, Seat
from core.games.terristories.choices import asked_picks
from core.games.terristories.content import CARDS, Kind
from core.games.terristories.deeds import Events, ask_one, in_turn
from core.games.terristories.effects import (
    Bolster,
    Discount,
    Draw,
    Gain,
    Guard,
    Node,
    NoWage,
    Rain,
    Trade,
    Wage,
    Ward,
    Yield,
)
from core.games.terristories.events import Acted
from core.games.terristories.moves import DONE, NO, YES, Act, Answer, Done, Move, Pick, Reason, no
from core.games.terristories.position import (
    PHASES,
    Ask,
    Job,
    Position,
    State,
    card_of,
    free_resources,
    node_of,
    put_row,
    rests,
    without,
)
from core.games.terristories.work import act, answer_trade, do

# Whatever order they come in, the outcome is the same, and they ask for nothing.
_PLAIN = (Bolster, Discount, Draw, Gain, Guard, NoWage, Rain, Wage, Ward, Yield)


def begin(state: State) -> None:
    """The cards of a phase: one player after the other."""
    in_turn(state)


def ready(state: Position, seat: Seat) -> tuple[int, ...]:
    """Stock cards the seat may activate now."""
    phase = PHASES[state.step]
    cards = map(card_of, state.stock[seat])
    return tuple(card for card in cards if CARDS[card].phase == phase and card not in state.fresh[seat])


def due(state: Position, seat: Seat) -> tuple[int, ...]:
    """The seat's cards that must still act in this phase."""
    phase = PHASES[state.step]
    awake = [card_of(code) for code in state.active[seat] if not rests(state, code)]
    cards = (*awake, *state.pending[seat])
    return tuple(card for card in cards if CARDS[card].phase == phase and card not in state.acted)


def _plain(node: Node) -> bool:
    return isinstance(node, _PLAIN)


def next_cards(state: State, events: Events) -> None:
    """The next card acts, or its owner is asked for the order they like; then the next player's."""
    while state.left:
        seat = state.left[0]
        cards, stock = due(state, seat), ready(state, seat)
        if stock or (len(cards) > 1 and not all(_plain(node) for card in cards for node in CARDS[card].effect)):
            ask_one(state, Ask.CARDS, seat)
            return
        if cards:
            _act(state, seat, cards[0], events)
            return
        _next_player(state)


def _next_player(state: State) -> None:
    state.left, state.acted = state.left[1:], ()


def _act(state: State, seat: Seat, card: int, events: Events) -> None:
    """One of the cards that lie there, or of the stock: then it strikes, or is turned upright."""
    code = next((code for code in state.stock[seat] if card_of(code) == card), None)
    if code is not None:
        state.stock = put_row(state.stock, seat, without(state.stock[seat], code))
        if CARDS[card].kind is Kind.LIGHTNING:
            state.pending = put_row(state.pending, seat, (*state.pending[seat], card))
        else:
            state.active = put_row(state.active, seat, (*state.active[seat], code))
            if CARDS[card].amenity:
                state.jobs = (*state.jobs, Job(seat, card, ()))
    state.acted = (*state.acted, card)
    events.append(Acted(seat, card, code is not None))
    state.jobs = (*state.jobs, *act(seat, card))


def cards_refusal(state: State, seat: Seat, move: Move) -> Refusal | None:
    match move:
        case Act(card):
            if card in due(state, seat) or card in ready(state, seat):
                return None
            waits = any(card_of(code) == card for code in state.stock[seat])
            return no(Reason.WAITS if waits else Reason.NOT_DUE)
        case Done():
            left = len(due(state, seat))
            return no(Reason.MUST_ACT, left) if left else None
    return no(Reason.NOT_NOW)


def cards_candidates(state: State, seat: Seat) -> list[Move]:
    return [DONE, *map(Act, (*due(state, seat), *ready(state, seat)))]


def cards_play(state: State, seat: Seat, move: Move, chance: Chance, events: Events) -> None:
    state.ask = None
    if isinstance(move, Act):
        _act(state, seat, move.card, events)
    else:
        _next_player(state)


def pick_refusal(state: State, seat: Seat, move: Move) -> Refusal | None:
    if not isinstance(move, Pick):
        return no(Reason.NOT_NOW)
    return None if move.numbers in asked_picks(state, state.jobs[0]) else no(Reason.NO_CHOICE)


def pick_candidates(state: State, seat: Seat) -> list[Move]:
    return list(map(Pick, asked_picks(state, state.jobs[0])))


def pick_play(state: State, seat: Seat, move: Move, chance: Chance, events: Events) -> None:
    assert isinstance(move, Pick)
    do(state, move.numbers, chance, events)


def trade_refusal(state: State, seat: Seat, move: Move) -> Refusal | None:
    if not isinstance(move, Answer):
        return no(Reason.NOT_NOW)
    node = node_of(state.jobs[0])
    assert isinstance(node, Trade)
    have = free_resources(state, seat)
    return no(Reason.TOO_POOR, node.pay, have) if move.yes and have < node.pay else None


def trade_candidates(state: State, seat: Seat) -> list[Move]:
    return [YES, NO]


def trade_play(state: State, seat: Seat, move: Move, chance: Chance, events: Events) -> None:
    assert isinstance(move, Answer)
    answer_trade(state, move.yes, events)
