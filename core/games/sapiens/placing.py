"""Where tiles may lie in a valley, and why not elsewhere (SAP-22 to SAP-28, SAP-70 to SAP-72)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from core.game import Refusal
from core.games.sapiens.content import (
    ABANDONED,
    ALL_SCENES,
    BEAR,
    GATHERING_BIT,
    KINDS,
    NEIGHBOURS,
    SCENES,
    SQUARES,
    Ground,
    Scene,
    Valley,
    kind_of,
    valley,
)
from core.games.sapiens.position import Reason

Board = tuple[int, ...]
Spot = tuple[int, int, int, int]  # a square, a neighbour of it, and the scenes that fit on each, as bits

_CODE = 15 | ABANDONED
_MOUNTAIN_CODE = Scene.MOUNTAIN + 1

# For the code of a neighbouring square: which scenes it lets lie beside it. An abandoned tribe lets none, and so
# does a mountain scene: only another mountain scene may touch it, and ordinary tiles have none.
BESIDE = tuple(
    ALL_SCENES if not code & 15 else 0 if code & ABANDONED or (code & 15) > SCENES else 1 << (code & 15) - 1
    for code in range(256)
)
# The same for a mountain scene: may it lie beside this code?
_BESIDE_MOUNTAIN = tuple(not code & 15 or code & _CODE == _MOUNTAIN_CODE for code in range(256))


@lru_cache(maxsize=1024)
def open_to(number: int, tokens: tuple[int, ...], plain: bool) -> tuple[int, ...]:
    """For each square the scenes its ground and token allow, as bits; 0 on waterfalls and mountain."""
    ground = valley(number).ground
    on_plain = ALL_SCENES if plain else ALL_SCENES & ~GATHERING_BIT
    allowed = [
        on_plain if kind == Ground.PLAIN else ALL_SCENES if kind <= Ground.CAVE else 0 for kind in map(int, ground)
    ]
    for scene, square in enumerate(tokens):
        if square >= 0 and allowed[square]:
            allowed[square] = 1 << scene
    return tuple(allowed)


@lru_cache(maxsize=4096)
def spots(number: int, board: Board, tokens: tuple[int, ...], plain: bool) -> tuple[Spot, ...]:
    """Every pair of neighbouring squares that connects to the active tribe, one way round (a before b)."""
    allowed = list(open_to(number, tokens, plain))
    touched: list[int] = []
    for square in range(SQUARES):
        code = board[square]
        if code:
            allowed[square] = 0
            if code & 15 and not code & ABANDONED:
                touched += NEIGHBOURS[square]
    fits: dict[int, int] = {}
    for square in touched:
        if square not in fits:
            mask = allowed[square]
            if mask:
                for beside in NEIGHBOURS[square]:
                    mask &= BESIDE[board[beside]]
            fits[square] = mask
    found = []
    for square in sorted(fits):
        mask = fits[square]
        if not mask:
            continue
        for beside in NEIGHBOURS[square]:
            other = fits.get(beside)
            if other is None:  # it touches no active tile, but perhaps an abandoned one
                other = allowed[beside]
                if other:
                    for far in NEIGHBOURS[beside]:
                        other &= BESIDE[board[far]]
            elif beside < square:
                continue  # found from the other side
            if other:
                found.append((square, beside, mask, other) if square < beside else (beside, square, other, mask))
    return tuple(found)


@lru_cache(maxsize=4096)
def mountain_spots(number: int, board: Board, tokens: tuple[int, ...], plain: bool) -> tuple[tuple[int, int, int], ...]:
    """For mountain tiles: the square of the scene, that of the mountain, and the scenes that fit."""
    ground = valley(number).ground
    allowed = open_to(number, tokens, plain)
    found = []
    for square in range(SQUARES):
        if ground[square] not in (Ground.MOUNTAIN, Ground.CAVE) or board[square]:
            continue
        if not all(_BESIDE_MOUNTAIN[board[beside]] for beside in NEIGHBOURS[square]):
            continue
        reached = any(board[beside] & 15 for beside in NEIGHBOURS[square])
        for other in NEIGHBOURS[square]:
            mask = 0 if board[other] else allowed[other]
            touched = reached
            for far in NEIGHBOURS[other]:
                mask &= BESIDE[board[far]]
                touched = touched or bool(board[far] & 15)
            if mask and touched:
                found.append((other, square, mask))
    return tuple(found)


@lru_cache(maxsize=512)
def cave_spots(number: int, board: Board, tokens: tuple[int, ...], plain: bool, matching: bool) -> tuple[Spot, ...]:
    """Where a tribe may begin: each free cave and the square before it, touching nothing.

    Matching: the scene on the cave must be its token's, as at the start; else any, as on abandoning.
    """
    there = valley(number)
    allowed = open_to(number, tokens, plain)
    found = []
    for cave in there.caves:
        square = there.before[cave]
        if board[cave] or board[square]:
            continue
        if any(board[beside] & 15 for place in (cave, square) for beside in NEIGHBOURS[place]):
            continue
        if matching and cave not in tokens:
            continue
        found.append((cave, square, allowed[cave] if matching else ALL_SCENES, allowed[square]))
    return tuple(found)


def lies(kind: int, where: tuple[Spot, ...]) -> Iterator[tuple[int, int]]:
    """The squares of a kind's two scenes, for each way it can lie there."""
    one, two = KINDS[kind]
    for a, b, fits_a, fits_b in where:
        if fits_a >> one & 1 and fits_b >> two & 1:
            yield a, b
        if fits_a >> two & 1 and fits_b >> one & 1:
            yield b, a


def fits_anywhere(tiles: tuple[int, ...], where: tuple[Spot, ...]) -> bool:
    """Can any of the tiles lie there?"""
    if not where:
        return False
    for tile in tiles:
        if tile >= 0:
            one, two = KINDS[kind_of(tile)]
            for _, _, fits_a, fits_b in where:
                if fits_a >> one & fits_b >> two & 1 or fits_a >> two & fits_b >> one & 1:
                    return True
    return False


# Refusals: the one a player mends by moving least comes first: overlap, then ground, then matching, then connection.


def squares_refusal(there: Valley, board: Board, first: int, second: int, mountain: bool) -> Refusal | None:
    """Why the two squares cannot be covered by any tile."""
    if not (0 <= first < SQUARES and 0 <= second < SQUARES):
        return Refusal(Reason.NO_SQUARE)
    if second not in NEIGHBOURS[first]:
        return Refusal(Reason.NOT_NEIGHBOURS)
    for square in (first, second):
        if board[square] & BEAR:
            return Refusal(Reason.BEAR_THERE)
        if board[square]:
            return Refusal(Reason.COVERED)
    for square in (first, second):
        if there.ground[square] is Ground.FALL:
            return Refusal(Reason.WATERFALL)
    if there.ground[first] is Ground.MOUNTAIN or (there.ground[second] is Ground.MOUNTAIN and not mountain):
        return Refusal(Reason.MOUNTAIN)
    if mountain and there.ground[second] not in (Ground.MOUNTAIN, Ground.CAVE):
        return Refusal(Reason.NOT_BORDER)
    return None


def scene_refusal(
    there: Valley, tokens: tuple[int, ...], scene: int, square: int, plain: bool, matching: bool
) -> Refusal | None:
    """Why a scene cannot lie on a free square's ground."""
    if scene == Scene.MOUNTAIN:
        return None
    if scene == Scene.GATHERING and there.ground[square] is Ground.PLAIN and not plain:
        return Refusal(Reason.NEEDS_FOREST)
    if matching and square in tokens and tokens.index(square) != scene:
        return Refusal(Reason.OTHER_TOKEN, (tokens.index(square),))
    return None


def touching_refusal(board: Board, scenes: tuple[int, int], squares: tuple[int, int], begins: bool) -> Refusal | None:
    """Why a tile cannot lie beside what lies there; a tribe that begins may touch nothing."""
    touched = False
    for scene, square in zip(scenes, squares, strict=True):
        for beside in NEIGHBOURS[square]:
            code = board[beside]
            if not code & 15:
                continue
            touched = True
            if code & ABANDONED or begins:
                return Refusal(Reason.OLD_TRIBE)
            if (code & 15) - 1 != scene:
                return Refusal(Reason.NO_MATCH, (scene, (code & 15) - 1))
    return None if touched or begins else Refusal(Reason.NOT_CONNECTED)
