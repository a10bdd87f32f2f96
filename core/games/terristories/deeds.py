"""TerriStories: the small deeds all phases are made of. Each changes a position and tells what happened."""

from __future__ import annotations

from msgspec.structs import replace

from core.chance import Chance
from core.games.terristories.content import DANGERS, HAND, HIGHEST, LOWEST, globe
from core.games.terristories.effects import INDICES
from core.games.terristories.events import Barren, Cause, Drew, Event, Gained, Regrown, Returned, Shifted
from core.games.terristories.position import (
    ABSENT,
    NONE,
    SLOTS,
    Ask,
    Position,
    State,
    Step,
    more,
    order,
    put,
    put_row,
    without,
)

Events = list[Event]


def shift(state: State, index: int, by: int, cause: Cause, events: Events) -> None:
    """An index changes, as far as it goes (TER-37); what guards it holds off the hazard (TER-52)."""
    if by < 0 and state.now.guarded >> index & 1 and state.step is Step.HAZARD:
        return
    old = state.indices[index]
    value = min(HIGHEST, max(LOWEST, old + by))
    if value != old:
        state.indices = put(state.indices, index, value)  # type: ignore[assignment]
        events.append(Shifted(INDICES[index], value - old, value, cause))


def impact(state: State, impacts: tuple[int, ...], cause: Cause, events: Events) -> None:
    for index, by in enumerate(impacts):
        if by:
            shift(state, index, by, cause, events)


def gain(state: State, seat: int, n: int, cause: Cause, events: Events) -> None:
    """From the bank; to it where n is negative, as far as there is anything (TER-54)."""
    n = max(n, -state.resources[seat])
    if n:
        state.resources = more(state.resources, seat, n)
        events.append(Gained(seat, n, cause))


def fill(state: State, land: int, n: int, events: Events) -> None:
    """A fertile territory gains, up to its capacity (TER-50)."""
    n = min(n, globe(state.planet).capacity[land] - state.lands[land])
    if n > 0 and state.lands[land]:
        state.lands = more(state.lands, land, n)
        events.append(Regrown(land, n))


def strip(state: State, land: int, n: int, events: Events) -> None:
    """Resources leave a territory; the last one turns it barren (TER-48, TER-49)."""
    state.lands = more(state.lands, land, -n)
    if not state.lands[land]:
        events.append(Barren(land))
        impact(state, (-1, -1, -1), Cause.BARREN, events)


def draw(state: State, seat: int, n: int, chance: Chance, events: Events) -> None:
    """Projects from a pile: its shuffled part, then what was put under it."""
    drawn = []
    for _ in range(n):
        bag, under = state.bags[seat], state.under[seat]
        if bag:
            card = bag[chance.pick(f"projects {seat}", len(bag))]
            state.bags = put_row(state.bags, seat, without(bag, card))
        elif under:
            card = under[0]
            state.under = put_row(state.under, seat, under[1:])
            state.seen_under = (*state.seen_under[:seat], state.seen_under[seat][1:], *state.seen_under[seat + 1 :])
        else:
            break
        state.hands = put_row(state.hands, seat, tuple(sorted((*state.hands[seat], card))))
        drawn.append(card)
    if drawn:
        events.append(Drew(seat, len(drawn), tuple(drawn)))


def draw_up(state: State, seat: int, chance: Chance, events: Events) -> None:
    """Up to three (TER-43)."""
    missing = HAND - len(state.hands[seat])
    if missing > 0:
        draw(state, seat, missing, chance, events)


def put_under(state: State, seat: int, card: int, seen: bool) -> None:
    """A project goes under its pile, seen by everybody or not."""
    state.under = put_row(state.under, seat, (*state.under[seat], card))
    flags = (*state.seen_under[seat], seen)
    state.seen_under = (*state.seen_under[:seat], flags, *state.seen_under[seat + 1 :])


def put_back(state: State, seat: int, card: int, events: Events) -> None:
    """A project that lay open goes under its pile."""
    put_under(state, seat, card, True)
    events.append(Returned(seat, card))


def top_danger(state: State, chance: Chance) -> tuple[int, int]:
    """The next hazard, and who has seen it (bits). What goes out comes back when the pile runs out (TER-77)."""
    if state.next_danger != ABSENT:
        found = state.next_danger, state.next_seen
        state.next_danger, state.next_seen = ABSENT, 0
        return found
    if not state.dangers and state.danger_under:
        found = state.danger_under[0], state.danger_seen[0]
        state.danger_under, state.danger_seen = state.danger_under[1:], state.danger_seen[1:]
        return found
    if not state.dangers:
        state.dangers, state.danger_gone = tuple(sorted(state.danger_gone)), ()
    danger = state.dangers[chance.pick("hazards", len(state.dangers))]
    state.dangers = without(state.dangers, danger)
    return danger, 0


def need_of(state: Position) -> int:
    """How many labels ward off the hazard of this round; 0: none do."""
    return DANGERS[state.danger].labels


# What is asked


def ask_one(state: State, ask: Ask, seat: int) -> None:
    state.ask, state.turn = ask, seat


def ask_all(state: State, ask: Ask, seats: int) -> None:
    """Several are asked at once (bits)."""
    state.ask, state.waiting = ask, seats


def answered(state: State, seat: int) -> bool:
    """One of several has answered; was it the last?"""
    state.waiting &= ~(1 << seat)
    if not state.waiting:
        state.ask = None
    return not state.waiting


def in_turn(state: State) -> None:
    """Everybody is on, one after the other."""
    state.left = order(state)


def new_deal(state: State) -> None:
    """What lies on the table has changed: all have to agree anew."""
    state.deal += 1
    state.waiting = (1 << state.players) - 1


def clear_stakes(state: State) -> None:
    state.stakes = ((),) * SLOTS
    state.votes = (NONE,) * state.players


def now_changed(state: State, **changes: object) -> None:
    state.now = replace(state.now, **changes)
