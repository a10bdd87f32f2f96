"""TerriStories, phase 5: everybody pays their individuals, or sends some home (TER-55, TER-56, TER-60 to TER-62)."""

from __future__ import annotations

from core.chance import Chance
from core.game import Refusal, Seat
from core.games.terristories.content import HIGHEST, LANDS, LOWEST
from core.games.terristories.deeds import Events, ask_one, impact, now_changed
from core.games.terristories.effects import Index
from core.games.terristories.events import Cause, Dismissed, Paid
from core.games.terristories.measures import bill
from core.games.terristories.moves import DONE, Dismiss, Done, Move, Reason, no
from core.games.terristories.position import Ask, Law, Position, State, more, put_row


def extreme(state: Position, index: Index, lowest: int, high: int, highest: int) -> int:
    """What a bonus or malus changes, by the index at that moment (TER-60); beginners play without."""
    value = state.indices[index.place]
    if not state.law & Law.ADVANCED:
        return 0
    return lowest if value == LOWEST else highest if value == HIGHEST else high if value >= HIGHEST - 2 else 0


def begin_phase(state: State) -> None:
    """The bills change by the social index as it stands when the phase begins."""
    change = extreme(state, Index.SOCIAL, 1, -1, -2)
    if change:
        now_changed(state, wages=tuple(n + change for n in state.now.wages))


def next_payer(state: State) -> None:
    """The next in turn order who has anybody to pay."""
    while state.left:
        seat, state.left = state.left[0], state.left[1:]
        if sum(state.people[seat]):
            ask_one(state, Ask.WAGES, seat)
            return


def refusal(state: State, seat: Seat, move: Move) -> Refusal | None:
    match move:
        case Done():
            owed, have = bill(state, seat), state.resources[seat]
            return None if have >= owed else no(Reason.BILL, owed, have)
        case Dismiss(land):
            if not 0 <= land < LANDS:
                return no(Reason.NO_SUCH, land)
            return None if state.people[seat][land] else no(Reason.NOBODY_THERE)
    return no(Reason.NOT_NOW)


def candidates(state: State, seat: Seat) -> list[Move]:
    return [DONE, *(Dismiss(land) for land in range(LANDS) if state.people[seat][land])]


def play(state: State, seat: Seat, move: Move, chance: Chance, events: Events) -> None:
    if isinstance(move, Dismiss):
        state.people = put_row(state.people, seat, more(state.people[seat], move.land, -1))
        events.append(Dismissed(seat, move.land))
        impact(state, (-1, -1, -1), Cause.DISMISSED, events)
        if sum(state.people[seat]):
            return
    owed = bill(state, seat)
    state.resources = more(state.resources, seat, -owed)
    events.append(Paid(seat, owed))
    state.ask = None
