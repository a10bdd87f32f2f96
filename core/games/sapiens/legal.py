"""Which moves of Sapiens are legal in a position, and why others are not."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from core.game import Refusal, Seat
from core.games.sapiens.content import (
    BEAR,
    EMPTY,
    NEIGHBOURS,
    SCENES,
    SQUARES,
    STEAKS,
    Ground,
    Scene,
    has_tile,
    kind_of,
    scenes_of,
    tokens_on,
    valley,
)
from core.games.sapiens.placing import (
    Spot,
    cave_spots,
    lies,
    mountain_spots,
    scene_refusal,
    spots,
    squares_refusal,
    touching_refusal,
)
from core.games.sapiens.position import (
    COMMON_PLACE,
    EFFECTS,
    HELD,
    USED,
    Ask,
    Bear,
    Brawl,
    Chase,
    First,
    Gain,
    Hunt,
    Lay,
    Move,
    Pass,
    Play,
    Position,
    Reason,
    Recall,
    Remove,
    Ritual,
    Swap,
    Take,
    Toll,
)
from core.games.sapiens.turn import (
    bear_places,
    bears_on,
    brawls_left,
    can_begin,
    held,
    rituals,
    tile_at,
    tiles_out,
)

TOKEN_TIMES = (Ask.LAY, Ask.ABANDON, Ask.STUCK, Ask.REFILL, Ask.LAST)  # SAP-21
DECLINABLE = (*EFFECTS, Ask.STUCK, Ask.LAST)


def moves(state: Position) -> tuple[Move, ...]:
    """All legal moves of the seat whose turn it is."""
    ask = state.ask
    if ask is None:
        return ()
    found: list[Move] = [*_LISTS[ask](state)]
    if ask in DECLINABLE:
        found.append(Pass())
    if may_play(state):
        found += map(Play, held(state, state.turn))
    return (*found, *recalls(state, state.turn))


def recalls(state: Position, seat: Seat) -> tuple[Move, ...]:
    """The brawl tokens that a seat may take back, in its own turn or in another's."""
    if state.ask is None or resolving(state):
        return ()
    return tuple(Recall(place, slot) for place, slot, tile in tiles_out(state) if tokens_on(tile, seat))


def recall_refusal(state: Position, seat: Seat, move: Recall) -> Refusal | None:
    if not _has_brawl(state, seat, move.place, move.slot):
        return Refusal(Reason.NO_BRAWL_THERE)
    return Refusal(Reason.RECALL_NOT_NOW) if resolving(state) else None


def resolving(state: Position) -> bool:
    """Is a placement being resolved: between laying a tile and the end of its effects? (SAP-46)"""
    return state.ask in (Ask.TOLL, Ask.ORDER) or (state.ask in EFFECTS and not state.by_token)


def may_play(state: Position) -> bool:
    """Is it a moment to play a mountain token?"""
    return state.ask in TOKEN_TIMES and not state.played and not state.took and state.round > 0


def _ordinary(state: Position, where: tuple[Spot, ...]) -> Iterator[Move]:
    for slot, tile in enumerate(state.reserves[state.turn]):
        if tile != EMPTY:
            for first, second in lies(kind_of(tile), where):
                yield Lay(slot, first, second)


def _layings(state: Position) -> Iterator[Move]:
    """On to the active tribe, with tiles of the reserve and mountain tiles."""
    seat = state.turn
    mine = (state.valleys[seat], state.boards[seat], state.tokens[seat], state.plain)
    yield from _ordinary(state, spots(*mine))
    if state.mountains:
        slots = [slot for slot, tile in enumerate(state.reserves[seat]) if tile != EMPTY]
        for first, second, fits in mountain_spots(*mine):
            for scene in range(SCENES):
                if fits & state.mountains & 1 << scene:
                    for slot in slots:
                        yield Lay(slot, first, second, scene)


def _beginnings(state: Position, matching: bool) -> Iterator[Move]:
    seat = state.turn
    where = cave_spots(state.valleys[seat], state.boards[seat], state.tokens[seat], state.plain, matching)
    return _ordinary(state, where)


def _starts(state: Position) -> Iterator[Move]:
    return _beginnings(state, can_begin(state, True))


def _abandonings(state: Position) -> Iterator[Move]:
    yield from _beginnings(state, False)
    yield from (move for move in _layings(state) if isinstance(move, Lay) and move.mountain >= 0)


def _brawls(state: Position) -> Iterator[Move]:
    out = tiles_out(state)
    if brawls_left(state, state.turn):
        yield from (Brawl(place, slot) for place, slot, _ in out)
        return
    for from_place, from_slot, tile in out:
        if tokens_on(tile, state.turn):
            for place, slot, _ in out:
                if (place, slot) != (from_place, from_slot):
                    yield Brawl(place, slot, from_place, from_slot)


def _swaps(state: Position) -> Iterator[Move]:
    others = [(place, slot) for place, slot, _ in tiles_out(state) if place != state.turn]
    for slot, tile in enumerate(state.reserves[state.turn]):
        if tile != EMPTY:
            yield from (Swap(slot, place, other) for place, other in others)


def _hunts(state: Position) -> Iterator[Move]:
    if sum(state.steaks) < STEAKS:
        yield Hunt(False)
        yield Hunt(True)
    elif state.steaks[state.turn]:
        yield Hunt(True)


def _fires(state: Position) -> Iterator[Move]:
    if state.bears:
        for seat in range(state.players):
            if seat != state.turn:
                yield from (Bear(seat, square) for square in bear_places(state, seat))
    yield from map(Chase, bears_on(state.boards[state.turn]))


def _commons(kind: Callable[[int], Move]) -> Callable[[Position], Iterator[Move]]:
    return lambda state: (kind(slot) for slot, tile in enumerate(state.common) if tile != EMPTY)


_LISTS: dict[Ask, Callable[[Position], Iterator[Move]]] = {
    Ask.START: _starts,
    Ask.LAY: _layings,
    Ask.ABANDON: _abandonings,
    Ask.STUCK: lambda state: iter(()),
    Ask.TOLL: lambda state: map(Toll, sorted(set(state.toll))),
    Ask.ORDER: lambda state: map(First, state.queue),
    Ask.FEAST: _layings,
    Ask.GATHERING: lambda state: iter((Gain(),)),
    Ask.RITUAL: lambda state: map(Ritual, rituals(state, state.turn)),
    Ask.BRAWL: _brawls,
    Ask.WATER: _swaps,
    Ask.CAMP: lambda state: iter((Gain(),)),
    Ask.HUNT: _hunts,
    Ask.FIRE: _fires,
    Ask.REFILL: _commons(Take),
    Ask.REMOVE: _commons(Remove),
    Ask.LAST: lambda state: iter(()),
}


def refusal(state: Position, move: Move) -> Refusal | None:
    """Why the seat whose turn it is may not make the move."""
    kind = type(move)
    if kind is Play:
        return _play_refusal(state, move)
    if isinstance(move, Recall):
        return recall_refusal(state, state.turn, move)
    times, why = _WHEN[kind]
    if state.ask not in times:
        effect = any(time in EFFECTS for time in times) and kind is not Lay
        return Refusal(Reason.NOT_PENDING if effect or kind in (First, Toll) else Reason.NOT_ASKED)
    return why(state, move)


def _play_refusal(state: Position, move: Any) -> Refusal | None:
    if not 0 <= move.scene < SCENES or state.tokens[state.turn][move.scene] != HELD:
        return Refusal(Reason.TOKEN_NOT_HELD)
    if state.played:
        return Refusal(Reason.TOKEN_SECOND)
    return None if may_play(state) else Refusal(Reason.TOKEN_NOT_NOW)


def _has_brawl(state: Position, seat: Seat, place: int, slot: int) -> bool:
    tile = tile_at(state, place, slot)
    return tile != EMPTY and tokens_on(tile, seat) > 0


def lay_refusal(state: Position, move: Lay) -> Refusal | None:
    """Why a tile may not be laid so, for what is asked."""
    seat = state.turn
    tile = tile_at(state, seat, move.slot)
    if tile == EMPTY:
        return Refusal(Reason.NO_TILE)
    mountain = move.mountain >= 0
    begins = state.ask is Ask.START or (state.ask is Ask.ABANDON and not mountain)
    if mountain:
        if state.ask is Ask.START:
            return Refusal(Reason.NO_MOUNTAIN_START)
        if move.mountain >= SCENES or not state.mountains >> move.mountain & 1:
            return Refusal(Reason.NO_MOUNTAIN_TILE)
    there, board, tokens = valley(state.valleys[seat]), state.boards[seat], state.tokens[seat]
    refused = squares_refusal(there, board, move.first, move.second, mountain)
    if refused:
        return refused
    squares = (move.first, move.second)
    scenes = (move.mountain, int(Scene.MOUNTAIN)) if mountain else scenes_of(tile)
    if begins and not any(there.ground[square] is Ground.CAVE for square in squares):
        return Refusal(Reason.NEEDS_CAVE)
    matching = not begins or (state.ask is Ask.START and can_begin(state, True))
    for scene, square in zip(scenes, squares, strict=True):
        refused = scene_refusal(there, tokens, scene, square, state.plain, matching)
        if refused:
            starting = state.ask is Ask.START and refused.reason == Reason.OTHER_TOKEN
            return Refusal(Reason.START_TOKEN, refused.numbers) if starting else refused
    return touching_refusal(board, scenes, squares, begins)


def _brawl_refusal(state: Position, move: Any) -> Refusal | None:
    if tile_at(state, move.place, move.slot) == EMPTY:
        return Refusal(Reason.NO_TILE)
    left = brawls_left(state, state.turn)
    if (move.from_place, move.from_slot) == (-1, -1):
        return None if left else Refusal(Reason.NO_BRAWL_LEFT)
    if left:
        return Refusal(Reason.BRAWL_STILL_HELD)
    if not _has_brawl(state, state.turn, move.from_place, move.from_slot):
        return Refusal(Reason.NO_BRAWL_THERE)
    same = (move.place, move.slot) == (move.from_place, move.from_slot)
    return Refusal(Reason.SAME_TILE) if same else None


def _swap_refusal(state: Position, move: Any) -> Refusal | None:
    if tile_at(state, state.turn, move.slot) == EMPTY or tile_at(state, move.place, move.other) == EMPTY:
        return Refusal(Reason.NO_TILE)
    return Refusal(Reason.OWN_TILE) if move.place == state.turn else None


def _ritual_refusal(state: Position, move: Any) -> Refusal | None:
    if move.scene in rituals(state, state.turn):
        return None
    if not 0 <= move.scene < SCENES:
        return Refusal(Reason.NO_TOKEN_THERE)
    tokens = state.tokens[state.turn]
    where = tokens[move.scene]
    if where >= 0:
        return Refusal(Reason.TOKEN_COVERED)
    waits = where == USED and any(tokens[scene] >= 0 for scene in rituals(state, state.turn))
    return Refusal(Reason.TOKENS_STILL_THERE if waits else Reason.NO_TOKEN_THERE)


def _hunt_refusal(state: Position, move: Any) -> Refusal | None:
    if sum(state.steaks) < STEAKS:
        return None
    if not move.convert:
        return Refusal(Reason.NO_STEAK_LEFT)
    return None if state.steaks[state.turn] else Refusal(Reason.NOTHING_TO_CONVERT)


def _bear_refusal(state: Position, move: Any) -> Refusal | None:
    if not 0 <= move.seat < state.players or not 0 <= move.square < SQUARES:
        return Refusal(Reason.NO_SQUARE)
    if move.seat == state.turn:
        return Refusal(Reason.OWN_BOARD)
    if not state.bears:
        return Refusal(Reason.NO_BEAR_LEFT)
    board = state.boards[move.seat]
    code = board[move.square]
    if code:
        return Refusal(Reason.BEAR_THERE if code & BEAR else Reason.COVERED)
    if valley(state.valleys[move.seat]).ground[move.square] > Ground.CAVE:
        return Refusal(Reason.BEAR_PLACE)
    beside = any(has_tile(board[near]) for near in NEIGHBOURS[move.square])
    return None if beside else Refusal(Reason.BEAR_APART)


def _chase_refusal(state: Position, move: Any) -> Refusal | None:
    bear = 0 <= move.square < SQUARES and state.boards[state.turn][move.square] & BEAR
    return None if bear else Refusal(Reason.NO_BEAR_HERE)


def _common_refusal(state: Position, move: Any) -> Refusal | None:
    return Refusal(Reason.NO_TILE) if tile_at(state, COMMON_PLACE, move.slot) == EMPTY else None


def _first_refusal(state: Position, move: Any) -> Refusal | None:
    return None if move.scene in state.queue else Refusal(Reason.NOT_PENDING)


def _toll_refusal(state: Position, move: Any) -> Refusal | None:
    return None if move.owner in state.toll else Refusal(Reason.NO_TOLL)


def _always(state: Position, move: Any) -> None:
    return None


_WHEN: dict[type, tuple[tuple[Ask, ...], Callable[[Position, Any], Refusal | None]]] = {
    Lay: ((Ask.START, Ask.LAY, Ask.ABANDON, Ask.FEAST), lay_refusal),
    First: ((Ask.ORDER,), _first_refusal),
    Gain: ((Ask.GATHERING, Ask.CAMP), _always),
    Hunt: ((Ask.HUNT,), _hunt_refusal),
    Ritual: ((Ask.RITUAL,), _ritual_refusal),
    Brawl: ((Ask.BRAWL,), _brawl_refusal),
    Swap: ((Ask.WATER,), _swap_refusal),
    Bear: ((Ask.FIRE,), _bear_refusal),
    Chase: ((Ask.FIRE,), _chase_refusal),
    Toll: ((Ask.TOLL,), _toll_refusal),
    Take: ((Ask.REFILL,), _common_refusal),
    Remove: ((Ask.REMOVE,), _common_refusal),
    Pass: (DECLINABLE, _always),
}
