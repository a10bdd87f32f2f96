"""What may be touched in Paleo now, and where the rules tell of what is asked."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Protocol

from core.games.paleo import course
from core.games.paleo.content import NUMBERS, REEFS, circles
from core.games.paleo.position import Ask, Put
from mobile.boards.paleo.aim import Aim
from mobile.boards.paleo.ground import SIDE
from mobile.boards.paleo.line_up import Standing
from mobile.boards.paleo.reefs import Reefs
from mobile.boards.paleo.roster import Roster
from mobile.boards.paleo.sight import Sight
from mobile.boards.reach import Place, seen

CHAPTERS = {
    **dict.fromkeys((Ask.REEF, Ask.MOVE_REEF, Ask.LINE_UP), "reefs"),
    **dict.fromkeys((Ask.EXCHANGE, Ask.CIRCLE), "sanctuary"),
    Ask.FLICK: "turn",
}
GRID = 16  # places across the board, among which a reef may be put by keys


class Around(Sight, Protocol):
    """What is touched."""

    aim: Aim
    reefs: Reefs
    standing: Standing
    roster: Roster


def spots(board: Around) -> Iterable[Place]:
    """Pawns, circles, reefs and where they may lie; and the row below the board."""
    if not board.playable:
        return
    yield from seen(board.canvas, (board.ground.place(*place) for place in _on_board(board)))
    roster, ask = board.roster, board.ask
    if roster.parent is not None and ask is not None and ask is not Ask.CIRCLE:
        count = REEFS if ask in (Ask.REEF, Ask.MOVE_REEF) else NUMBERS
        lying = [board.side * NUMBERS + k in roster.useful for k in range(NUMBERS)]
        for k in range(count):
            if count == REEFS or lying[k]:
                yield from seen(roster, [roster.middle(k, count)])


def _on_board(board: Around) -> Iterator[Place]:
    """In mm."""
    view, ask = board.view, board.ask
    match ask:
        case Ask.REEF | Ask.MOVE_REEF:
            yield from _reefs(board)
        case Ask.CIRCLE:
            yield from (circles(board.side)[circle] for circle in course.free_circles(view, board.side))
        case Ask.LINE_UP:
            yield from (circles(board.side)[circle] for circle in board.standing.line)
        case Ask.FLICK:
            aims = board.aim.stepping and board.aim.pawn is not None
            for pawn in range(len(view.places)) if aims else board.mine:
                place = view.places[pawn]
                if place:
                    yield place[0] / 1000, place[1] / 1000


def _reefs(board: Around) -> Iterator[Place]:
    """Those that may be moved, and where the chosen one may lie."""
    view, side, chosen = board.view, board.side, board.reefs.reef
    for k in range(REEFS if board.moves_reefs else 0):
        reef = view.reefs[side * REEFS + k]
        if reef and not view.handled >> side * REEFS + k & 1:
            yield reef[0] / 10, reef[1] / 10
    if chosen is None or board.seat is None:
        return
    for across in range(GRID):
        for up in range(GRID):
            x, y = SIDE * ((across + 0.5) / GRID - 0.5), SIDE * ((up + 0.5) / GRID - 0.5)
            move = Put(chosen, round(x * 10), round(y * 10), board.reefs.angle)
            if board.table.refusal(board.seat, move) is None:
                yield x, y


def chapter(board: Around) -> str:
    if board.table.outcome is not None:
        return "points"
    return CHAPTERS.get(board.view.question, "turn") if board.view.question is not None else "turn"
