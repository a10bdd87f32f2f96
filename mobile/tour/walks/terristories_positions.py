"""TerriStories: positions worth a picture. Three sit round planet Tuto, whose territories are

    0 mountain   1 plain      2 mountain
    3 plain      4 swamp      5 plain      6 swamp
    7 mountain   8 plain      9 mountain  10 swamp
                11 swamp

the farmer, the governor and the entrepreneur, settled on 1, 3 and 5.
"""

from __future__ import annotations

from typing import Any

from core.chance import Chance, Live
from core.game import settle
from core.games.terristories.content import LANDS, NUMBERS
from core.games.terristories.course import advance
from core.games.terristories.position import NONE, State, Step, laid, put, put_row, without
from mobile import games

PLAYERS = 3
TUTO = {"planet": "tuto"}
HOMES = ("role farmer", "role governor", "role entrepreneur", "settle 1 2", "settle 3 2", "settle 5 2")
LIES = ("hands", "bags", "under", "pending")


def settled(moves: tuple[str, ...] = HOMES, **changes: Any) -> State:
    """After these first moves; nothing waits."""
    game, chance = games.find("terristories"), Live(5)
    state, _ = game.start(PLAYERS, settle(game.options, TUTO), 0, chance)
    for n, text in enumerate(moves):
        game.play(state, n % PLAYERS, game.read(text), chance)
    found: State = state
    return changed(found, **changes)


def midway(**changes: Any) -> State:
    """In the third round, when nobody is asked anything for the moment."""
    state = settled(round=3, ask=None, left=(), waiting=0, jobs=(), indices=(3, 2, 4), resources=(6, 5, 7))
    people(state, 0, 1, 1, 4)
    zones(state, 0, 1, 4)
    people(state, 1, 3, 3, 0)
    zones(state, 1, 3, 0, 1)
    people(state, 2, 5, 9)
    zones(state, 2, 5, 9)
    state.lands = (7, 5, 9, 4, 3, 6, 4, 0, 7, 5, 2, 4)
    hold(state, 0, "F04", "F11", "F17")
    lie(state, 0, "F12")
    lie(state, 1, "G12", site=3)
    lie(state, 2, "E15")
    return changed(state, **changes)


def changed(state: State, **changes: Any) -> State:
    for name, value in changes.items():
        setattr(state, name, value)
    return state


def enter(state: State, step: Step, chance: Chance | None = None) -> State:
    """On to the beginning of a step, up to its first question."""
    state.step, state.ask, state.left, state.waiting = Step(step - 1), None, (), 0
    advance(state, chance or Live(5), [])
    return state


def last_in(state: State, step: Step) -> State:
    """The first seat is the last one of a step."""
    state.step, state.ask, state.left, state.waiting = step, None, (0,), 0
    advance(state, Live(5), [])
    return state


def people(state: State, seat: int, *lands: int) -> None:
    """A seat's individuals are there."""
    state.people = put_row(state.people, seat, tuple(map(lands.count, range(LANDS))))


def zones(state: State, seat: int, *lands: int) -> None:
    state.zones = put_row(state.zones, seat, tuple(map(lands.count, range(LANDS))))


# Cards


def take(state: State, name: str) -> int:
    """A project leaves wherever it is."""
    card = NUMBERS[name]
    for where in LIES:
        rows = getattr(state, where)
        for seat, row in enumerate(rows):
            if card in row:
                if where == "under":
                    flags = state.seen_under[seat]
                    state.seen_under = (*state.seen_under[:seat], flags[1:], *state.seen_under[seat + 1 :])
                setattr(state, where, put_row(rows, seat, without(row, card)))
    return card


def hold(state: State, seat: int, *names: str) -> None:
    """Just these are in hand."""
    back = (*state.bags[seat], *state.hands[seat])
    state.bags = put_row(state.bags, seat, tuple(sorted(back)))
    state.hands = put_row(state.hands, seat, ())
    state.hands = put_row(state.hands, seat, tuple(sorted(take(state, name) for name in names)))


def lie(state: State, seat: int, *names: str, site: int = NONE) -> None:
    """Hourglass projects lie before their owner, perhaps with an amenity."""
    found = tuple(laid(take(state, name), site) for name in names)
    state.active = put_row(state.active, seat, (*state.active[seat], *found))


def stock(state: State, seat: int, *names: str) -> None:
    found = tuple(laid(take(state, name)) for name in names)
    state.stock = put_row(state.stock, seat, (*state.stock[seat], *found))


def wait(state: State, seat: int, *names: str) -> None:
    """Lightning that was funded waits for its phase."""
    state.pending = put_row(state.pending, seat, (*state.pending[seat], *(take(state, name) for name in names)))


def offer(state: State, *names: str) -> State:
    """These projects lie open, one of each seat; all negotiate."""
    state.offers = tuple(take(state, name) for name in names)
    return enter(state, Step.DEAL)


def hazard(state: State, number: int) -> State:
    """This one comes next; everybody has seen it coming."""
    state.dangers = tuple(danger for danger in range(18) if danger != number)
    state.next_danger, state.next_seen = number, 1
    return state


def fills(state: State, land: int, n: int) -> None:
    state.lands = put(state.lands, land, n)
