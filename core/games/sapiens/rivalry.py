"""What touches the others in Sapiens, at a glance: brawl tokens, swaps and bears, where they sting whoever leads."""

from __future__ import annotations

from functools import lru_cache

from core.game import Seat
from core.games.sapiens.content import (
    EMPTY,
    NEIGHBOURS,
    SQUARES,
    Ground,
    owners_on,
    tokens_on,
    valley,
)
from core.games.sapiens.judge import HARM, heading, look, rivals
from core.games.sapiens.position import COMMON_PLACE, Bear, Brawl, Chase, Move, Position, Swap, Toll
from core.games.sapiens.turn import bears_on, brawls_left, tiles_out

Weighed = list[tuple[float, Move]]


def toll_cost(state: Position, seat: Seat, tile: int, wf: float) -> float:
    """What the brawl tokens on a tile take from who lays it."""
    if tile < 32:
        return 0.0
    harm = HARM[state.players]
    return sum(wf + 0.5 * harm if owner != seat else 0.3 for owner in owners_on(tile))


def brawls(state: Position) -> Weighed:
    """Where brawl tokens sting: on what the leader is likely to lay."""
    seat = state.turn
    me = heading(state, seat)
    if not me.left and seat == _last_of_round(state):
        return []  # nobody lays any more
    found: Weighed = []
    harm = HARM[state.players]
    free = brawls_left(state, seat) > 0
    for rank, other in enumerate(rivals(state, seat)):
        if state.finished >> other & 1:
            continue
        frontier = look(state, other)
        weight = me.wf + harm * frontier.prospect.wf * (1.0 if rank == 0 else 0.3)
        tiles = [(frontier.use(tile), slot, tile) for slot, tile in enumerate(state.reserves[other]) if tile != EMPTY]
        if not tiles:
            continue
        top = max(use for use, _, _ in tiles)
        for use, slot, tile in tiles:
            if use > 0:
                likely = 0.75 / (1 + 0.6 * (top - use + 0.8 * len(owners_on(tile))))
                found.append((weight * likely, Brawl(other, slot)))
    if free or not found:
        return found if free else []
    # All three lie out: move the one that is least likely to be laid on.
    out = [(place, slot, tile) for place, slot, tile in tiles_out(state) if tokens_on(tile, seat)]
    worth_of = {(move.place, move.slot): worth for worth, move in found if isinstance(move, Brawl)}
    place, slot, _ = min(out, key=lambda lying: worth_of.get((lying[0], lying[1]), 0.1))
    lost = worth_of.get((place, slot), 0.1)
    return [
        (worth - lost, Brawl(move.place, move.slot, place, slot))
        for worth, move in found
        if isinstance(move, Brawl) and (move.place, move.slot) != (place, slot)
    ]


def _last_of_round(state: Position) -> Seat:
    return (state.first - 1) % state.players


def swaps(state: Position) -> Weighed:
    """Exchanges: a tile that fits for one that does not, and the leader's loss."""
    seat = state.turn
    mine = look(state, seat)
    if not mine.prospect.left and state.placed:
        return []
    wf = mine.prospect.wf
    uses = [
        (mine.use(tile) - toll_cost(state, seat, tile, wf), slot, tile)
        for slot, tile in enumerate(state.reserves[seat])
        if tile != EMPTY
    ]
    if not uses:
        return []
    top = max(uses)[0]
    worst, slot, tile = min(uses)
    theirs = [other for other in rivals(state, seat) if not state.finished >> other & 1]
    fronts = {other: look(state, other) for other in theirs[:1]}
    harm = 0.5 * HARM[state.players]
    found: Weighed = []
    for place, other, thing in tiles_out(state):
        if place != COMMON_PLACE and place not in theirs:
            continue
        got = mine.use(thing) - toll_cost(state, seat, thing, wf)
        worth = 0.7 * max(got - top, 0.0) + 0.3 * (got - worst)
        if place in fronts:
            worth += harm * (fronts[place].use(thing) - fronts[place].use(tile))
        elif place == COMMON_PLACE:
            worth -= 0.2 * max(got - top, 0.0)  # it could be taken anyway
        found.append((worth - 0.1, Swap(slot, place, other)))
    return found


@lru_cache(maxsize=512)
def bear_gains(number: int, board: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """Squares of a board that a bear may come to, and how many tiles touch it there (SAP-51, SAP-52)."""
    ground = valley(number).ground
    touched = [0] * SQUARES
    for square, code in enumerate(board):
        if code & 15:
            for beside in NEIGHBOURS[square]:
                touched[beside] += 1
    return tuple(
        (square, gain)
        for square, gain in enumerate(touched)
        if gain and not board[square] and ground[square] <= Ground.CAVE
    )


def fires(state: Position) -> Weighed:
    """Bears, where they gain most and spoil most for the leader; or one's own removed."""
    seat = state.turn
    me = heading(state, seat)
    found: Weighed = []
    harm = HARM[state.players]
    if state.bears:
        for rank, other in enumerate(rivals(state, seat)):
            weight = harm * (1.0 if rank == 0 else 0.3)
            if state.finished >> other & 1:
                weight = 0.0
            frontier = look(state, other) if weight else None
            for square, gain in bear_gains(state.valleys[other], state.boards[other]):
                worth = me.ws * gain
                if frontier:
                    worth += weight * frontier.room(square)
                found.append((worth, Bear(other, square)))
    bears = bears_on(state.boards[seat])
    if bears:
        frontier = look(state, seat)
        found += [(frontier.room(square), Chase(square)) for square in bears]
    return found


def tolls(state: Position) -> Weighed:
    """Who leads is paid last."""
    if len(set(state.toll)) == 1:
        return [(0.0, Toll(state.toll[0]))]
    return [(-heading(state, owner).value, Toll(owner)) for owner in sorted(set(state.toll))]
