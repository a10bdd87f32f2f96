"""The buttons below the board: what can be done with what is asked and chosen."""

from __future__ import annotations

from typing import Protocol

from core.games.paleo.position import Ask, Exchange, Move
from mobile.boards.base import Action
from mobile.boards.paleo.aim import Aim
from mobile.boards.paleo.line_up import Standing
from mobile.boards.paleo.reefs import Reefs
from mobile.boards.paleo.sight import Sight
from mobile.words import say


class Around(Sight, Protocol):
    """What is chosen, and what buttons do with it."""

    aim: Aim
    reefs: Reefs
    standing: Standing

    @property
    def ready(self) -> Move | None: ...
    def commit(self) -> None: ...
    def replay_actions(self) -> list[Action]: ...


def actions(board: Around) -> list[Action]:
    """Beside undo, the confirming one last."""
    ask, ready = board.ask, board.ready is not None
    place = Action(say("match.place"), "check", board.commit, ready, ready)
    if ask is Ask.LINE_UP:
        rest = (1 << board.view.players) - 1 & ~board.view.ready
        last = board.seat is not None and rest == 1 << board.seat  # then all pawns are uncovered
        good = Action(say("paleo.do_line_up"), "redo", board.standing.line_up)
        return [good, Action(say("paleo.do_ready"), "check", board.commit, True, not last, last)]
    if ask in (Ask.REEF, Ask.MOVE_REEF):
        return _reefs(board, place)
    if ask is Ask.EXCHANGE:
        none = Action(say("paleo.do_none"), "skip", lambda: board.send(Exchange(0)))
        return [none, Action(say("paleo.do_exchange"), "check", board.commit, ready, ready)]
    if ask is Ask.CIRCLE:
        return [place]
    if ask is Ask.FLICK and board.aim.pawn is not None:
        return _flick(board, board.aim.pawn, ready)
    steps = _steps(board) if ask is Ask.FLICK else Action(say("paleo.do_fire"), "target", lambda: None, False)
    return [*board.replay_actions(), steps]


def _reefs(board: Around, place: Action) -> list[Action]:
    if board.reefs.reef is not None:
        return [Action(say("paleo.turn"), "turn", board.reefs.rotate), place]
    keep = board.reefs.keep if board.moves_reefs else None
    if keep is not None:
        return [*board.replay_actions(), Action(say("paleo.do_keep"), "check", lambda: board.send(keep), True, True)]
    return [place]


def _flick(board: Around, pawn: int, ready: bool) -> list[Action]:
    """A pawn is chosen: where it starts, how it is aimed; step by step it is flicked by a button."""
    aim = board.aim
    found = []
    if aim.start.leans:
        found.append(Action(say("paleo.do_against" if aim.off else "paleo.do_off"), "redo", aim.move_off))
    if not (aim.stepping and found):  # there is room for three beside undo
        found.append(_steps(board))
    if aim.stepping:
        found.append(Action(say("paleo.do_fire"), "target", board.commit, ready, final=True))
    return found


def _steps(board: Around) -> Action:
    """Swipes, or aiming step by step."""
    return Action(say("paleo.by_swipe" if board.aim.stepping else "paleo.by_steps"), "tap", board.aim.switch)
