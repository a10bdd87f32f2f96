"""What is marked on the board while one chooses: where one may go, what it brings, on what a card is played."""

from __future__ import annotations

from functools import lru_cache

from core.games.rahan.content import CAVE, GIVES, Need, middle
from core.games.rahan.course import complete
from core.games.rahan.position import Ask, Fight, Go, Lead, Move, Step
from mobile.boards import traces
from mobile.boards.canvas import Sprite
from mobile.boards.rahan import ground
from mobile.boards.rahan.choosing import Choosing
from mobile.boards.rahan.ground import BEAST, CAVEMAN, HERO, Figure
from mobile.boards.rahan.sight import Sight
from mobile.boards.sprites import faded

FAINT = 0.38
GHOST = 0.72


def ground_marks(board: Sight, choosing: Choosing) -> list[Sprite]:
    """What lies under all that stands: faint squares, lit ones, a ring round the base of whoever would go."""
    return [] if board.ask is None else [*_squares(board, choosing), *_feet(board)]


def marks(board: Sight, choosing: Choosing) -> list[Sprite]:
    """What lies over it: the square that is chosen, looked at or refused, targets, the ghost of who would go."""
    ask = board.ask
    if ask is None:
        return []
    found = _beset(board) if ask is Ask.BESET else []
    if choosing.looked is not None:
        found.append(ground.on_square("square_chosen", choosing.looked))
    if choosing.refused is not None:
        square = ground.square_at(*choosing.refused.place)
        if square is not None:
            found.append(ground.on_square("square_refused", square))
    found += [_round(board, figure, "base_allowed") for figure in choosing.targets() if figure != choosing.prey]
    if choosing.prey is not None:
        x, y = ground.feet(board.view)[choosing.prey]
        found += [_round(board, choosing.prey, "base_chosen"), ground.at_piece("target", x, y - 14, 0.8)]
    if choosing.move is not None:
        found += _chosen(board, choosing.move)
    return found


def _feet(board: Sight) -> list[Sprite]:
    """Round the base of whoever would go: one's own caveman, or Rahan."""
    view = board.view
    if view.ask is Ask.ASIDE:
        return [_round(board, (HERO, 4) if view.aside[0] == 4 else (CAVEMAN, view.aside[0]), "base_chosen")]
    return [_round(board, (CAVEMAN, board.home), "base_chosen")]


def _beset(board: Sight) -> list[Sprite]:
    """One's own beast, while it besets one."""
    beast = board.view.beset[board.home]
    return [_round(board, (BEAST, beast), "base_beset")]


def _squares(board: Sight, choosing: Choosing) -> list[Sprite]:
    faint = [ground.on_square("square_legal", square, FAINT) for square in choosing.faint()]
    bright = [ground.on_square(_name(board, square, move), square) for square, move in choosing.lit().items()]
    return [*faint, *bright, *bright]  # twice: they are to be seen on any ground


def _name(board: Sight, square: int, move: Move) -> str:
    """A lit square, by what it brings."""
    view, seat = board.view, board.home
    if isinstance(move, Lead):
        return "square_meet" if square in view.cavemen else "square_legal"
    if not isinstance(move, Go):
        return "square_legal"
    if complete(view.needs[seat]) and square in CAVE:
        return "square_home"
    need = GIVES.get(square)
    if need is not None and not view.needs[seat][need]:
        return "square_water" if need is Need.WATER else "square_fire"
    meets = square == view.rahan and not view.needs[seat][Need.INVENTION]
    return "square_meet" if meets else "square_legal"


def _round(board: Sight, figure: Figure, name: str) -> Sprite:
    return _ring(name, *ground.feet(board.view)[figure])


@lru_cache(maxsize=100)
def _ring(name: str, x: float, y: float) -> Sprite:
    return ground.at_piece(name, x, y)


def _chosen(board: Sight, move: Move) -> list[Sprite]:
    """Where it leads: a way, and whoever goes as they will stand there."""
    view = board.view
    if isinstance(move, Fight):
        return [_round(board, (CAVEMAN, move.foe), "base_chosen")]
    if not isinstance(move, Go | Lead | Step):
        return []
    figure = mover(board, move)
    start, goal = ground.feet(view)[figure], middle(move.to)
    ghost = ground.at_piece(ground.picture(figure, board.marks), *goal)
    mark = board.marks[board.home if figure[0] == HERO else figure[1]]
    way = traces.way([start, goal], mark, 0.8)
    return [ground.on_square("square_chosen", move.to), *way, *faded([ghost], GHOST)]


def mover(board: Sight, move: Move) -> Figure:
    """Whoever goes by a move."""
    view = board.view
    if isinstance(move, Lead):
        return (HERO, 4)
    if isinstance(move, Step) and view.ask is Ask.ASIDE:
        return (HERO, 4) if view.aside[0] == 4 else (CAVEMAN, view.aside[0])
    return (CAVEMAN, view.who)
