"""What a placement would earn, before it is made: the same for everybody who looks."""

from __future__ import annotations

import msgspec

from core.games.sapiens.content import (
    NEIGHBOURS,
    Ground,
    Scene,
    has_tile,
    owners_on,
    scenes_of,
    valley,
)
from core.games.sapiens.position import Ask, Lay, Position
from core.games.sapiens.turn import can_begin


class Earnings(msgspec.Struct, frozen=True):
    """Of one placement."""

    food: tuple[tuple[int, int], ...]  # square and food
    effects: tuple[int, ...]  # scenes, those that connect
    cave: int  # the cave reached; -1: none
    shelter: int
    touching: tuple[tuple[int, int], ...]  # sides that match: an own square and the neighbour's
    toll: int  # brawl tokens of others on the tile


def earnings(state: Position, move: Lay) -> Earnings:
    """What a legal placement of the seat whose turn it is would earn at once."""
    seat, ask = state.turn, state.ask
    board, there = state.boards[seat], valley(state.valleys[seat])
    mountain = move.mountain >= 0
    tile = state.reserves[seat][move.slot]
    squares = (move.first, move.second)
    scenes = (move.mountain, int(Scene.MOUNTAIN)) if mountain else scenes_of(tile)
    touching = tuple((square, beside) for square in squares for beside in NEIGHBOURS[square] if has_tile(board[beside]))
    begins = ask is Ask.START or (ask is Ask.ABANDON and not mountain)
    food: tuple[tuple[int, int], ...] = ()
    effects: tuple[int, ...] = ()
    if not begins and ask is not Ask.FEAST:
        linked = [k for k in (0, 1) if scenes[k] != Scene.MOUNTAIN and any(a == squares[k] for a, _ in touching)]
        food = tuple((squares[k], there.food[squares[k]]) for k in linked)
        effects = tuple(scenes[k] for k in linked)
    cave, shelter = -1, 0
    for square, scene in zip(squares, scenes, strict=True):
        if there.ground[square] is Ground.CAVE and scene != Scene.MOUNTAIN:
            cave = square
            low = ask is Ask.ABANDON or (ask is Ask.START and not can_begin(state, True))
            shelter = there.worth[square][low or square not in state.tokens[seat]]
    toll = 0 if mountain else sum(owner != seat for owner in owners_on(tile))
    return Earnings(food, effects, cave, shelter, touching, toll)
