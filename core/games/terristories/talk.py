"""TerriStories: what may be done at any time: gifts, promises, showing oneself, a few words (TER-16, 33, 45)."""

from __future__ import annotations

from core.game import Refusal, Seat
from core.games.terristories.content import LANDS, ROUNDS
from core.games.terristories.deeds import Events
from core.games.terristories.effects import INDICES
from core.games.terristories.events import Gave, Kept, Promised, Remark, Said
from core.games.terristories.moves import Give, Move, Promise, Reason, Reveal, Say, no
from core.games.terristories.position import (
    Pledge,
    Position,
    State,
    Step,
    free_resources,
    more,
)
from core.games.terristories.position import Promise as Pledged
from core.games.terristories.regrowth import reveal

OPEN_PROMISES = 6  # of one seat at a time
MOST = 20  # resources in one promise or remark

_SEAT, _MANY = "seat", "many"
SENTENCES: dict[Remark, tuple[str, ...]] = {  # what their numbers are
    Remark.LACK: ("index",),
    Remark.ASK: (_MANY, _SEAT),
    Remark.WAGES: (_MANY,),
    Remark.MINE: (_MANY, _SEAT),
    Remark.RATHER: (_SEAT,),
    Remark.DEAR: (_SEAT,),
    Remark.CAREFUL: ("land",),
    Remark.THANKS: (_SEAT,),
    Remark.AGREED: (),
}


def refusal(state: Position, seat: Seat, move: Move) -> Refusal | None:
    if state.step < Step.CARDS_1:
        return no(Reason.NOT_NOW)
    match move:
        case Give(to, n):
            have = free_resources(state, seat)
            return _other_refusal(state, seat, to) or (None if 1 <= n <= have else no(Reason.TOO_POOR, n, have))
        case Promise(to, _, n, due):
            if other := _other_refusal(state, seat, to):
                return other
            if not 1 <= n <= MOST:
                return no(Reason.TOO_MANY, MOST)
            if not state.round <= due <= ROUNDS:
                return no(Reason.NO_SUCH, due)
            mine = sum(promise.seat == seat for promise in state.promises)
            return None if mine < OPEN_PROMISES else no(Reason.PROMISES, OPEN_PROMISES)
        case Reveal():
            if state.revealed >> seat & 1:
                return no(Reason.SHOWN)
            return None
        case Say(remark, numbers):
            ranges = {"index": len(INDICES), _SEAT: state.players, _MANY: MOST + 1, "land": LANDS}
            kinds = SENTENCES[remark]
            fits = len(kinds) == len(numbers) and all(0 <= n < ranges[k] for k, n in zip(kinds, numbers))
            return None if fits else no(Reason.NO_CHOICE)
    return no(Reason.NOT_NOW)


def _other_refusal(state: Position, seat: Seat, to: int) -> Refusal | None:
    if to == seat:
        return no(Reason.TO_YOURSELF)
    return None if 0 <= to < state.players else no(Reason.NO_SEAT, to)


def play(state: State, seat: Seat, move: Move, events: Events) -> None:
    match move:
        case Give(to, n):
            state.resources = more(more(state.resources, seat, -n), to, n)
            events.append(Gave(seat, to, n))
            _keep(state, seat, to, n, events)
        case Promise(to, what, n, due):
            promise = Pledged(seat, to, what, n, due)
            state.promises = (*state.promises, promise)
            events.append(Promised(promise))
        case Reveal():
            reveal(state, seat, events)
        case Say(remark, numbers):
            state.said += 1
            events.append(Said(seat, remark, numbers))


def _keep(state: State, seat: Seat, to: int, n: int, events: Events) -> None:
    """A gift goes to what was promised, the oldest first; what is kept is forgotten."""
    left = []
    for promise in state.promises:
        if n and (promise.seat, promise.to, promise.what) == (seat, to, Pledge.GIVE):
            part = min(n, promise.n)
            n -= part
            if part == promise.n:
                events.append(Kept(seat, to, Pledge.GIVE))
                continue
            promise = Pledged(seat, to, Pledge.GIVE, promise.n - part, promise.due)
        left.append(promise)
    state.promises = tuple(left)
