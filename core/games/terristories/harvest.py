"""TerriStories, phase 3: everybody harvests in turn (TER-46 to TER-48)."""

from __future__ import annotations

from core.chance import Chance
from core.game import Refusal, Seat
from core.games.terristories.content import LANDS
from core.games.terristories.deeds import Events, ask_one, strip
from core.games.terristories.events import Harvested
from core.games.terristories.measures import entitled
from core.games.terristories.moves import DONE, Done, Harvest, Move, Reason, no
from core.games.terristories.position import Ask, Position, State, more


def next_harvester(state: State) -> None:
    """The next in turn order who may take anything."""
    while state.left:
        seat, state.left = state.left[0], state.left[1:]
        state.reaped = 0
        if _more_to_take(state, seat):
            ask_one(state, Ask.HARVEST, seat)
            return


def _more_to_take(state: Position, seat: Seat) -> bool:
    return any(entitled(state, seat, land) for land in range(LANDS) if not state.reaped >> land & 1)


def refusal(state: State, seat: Seat, move: Move) -> Refusal | None:
    match move:
        case Done():
            return None
        case Harvest(land, n):
            if not 0 <= land < LANDS:
                return no(Reason.NO_SUCH, land)
            if state.reaped >> land & 1:
                return no(Reason.REAPED)
            most = entitled(state, seat, land)
            if not most:
                return no(Reason.NO_HARVEST)
            return None if 1 <= n <= most else no(Reason.TOO_MANY, most)
    return no(Reason.NOT_NOW)


def candidates(state: State, seat: Seat) -> list[Move]:
    found: list[Move] = [DONE]
    for land in range(LANDS):
        if not state.reaped >> land & 1:
            found += [Harvest(land, n) for n in range(1, entitled(state, seat, land) + 1)]
    return found


def play(state: State, seat: Seat, move: Move, chance: Chance, events: Events) -> None:
    if isinstance(move, Harvest):
        state.resources = more(state.resources, seat, move.n)
        state.reaped |= 1 << move.land
        events.append(Harvested(seat, move.land, move.n))
        strip(state, move.land, move.n, events)
        if _more_to_take(state, seat):
            return
    state.ask = None
