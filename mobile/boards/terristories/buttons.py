"""The buttons below the planet: what can be done with what is asked and chosen."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from core.games.terristories.moves import Found, Hire
from core.games.terristories.position import Ask
from mobile.boards.base import Action
from mobile.boards.terristories import forecast, pieces
from mobile.words import say

if TYPE_CHECKING:
    from mobile.boards.terristories.choosing import Choosing


def actions(choosing: Choosing) -> list[Action]:
    """Beside undo, the confirming one last; while something is carried, nothing that changes under a finger."""
    if choosing.ask is None or choosing.carried:
        return [_confirm(choosing, say("match.place"), False)]
    match choosing.ask:
        case Ask.HARVEST:
            return _harvest(choosing)
        case Ask.WAGES:
            owed, _ = forecast.wages(choosing.board.view, choosing.board.home, choosing.plan.total)
            return [_confirm(choosing, say("terristories.button.pay", n=owed))]
        case Ask.BUILD:
            return [_build(choosing)]
        case Ask.PICK:
            return _pick(choosing)
    return [_confirm(choosing, say("match.place"))]


def _confirm(choosing: Choosing, text: str, may: bool = True) -> Action:
    ready = may and choosing.ready is not None
    return Action(text, "check", choosing.send, ready, ready)


def _harvest(choosing: Choosing) -> list[Action]:
    plan, total = choosing.plan, choosing.plan.total

    def everything() -> None:
        plan.all()
        choosing.board.touched()

    text = say("terristories.button.harvest" if total else "terristories.button.no_harvest")
    most = plan.numbers == plan.most
    return [Action(say("terristories.button.all"), "plus", everything, not most), _confirm(choosing, text)]


def _build(choosing: Choosing) -> Action:
    """Whatever is chosen; else nothing more."""
    ready = choosing.ready
    if ready is None:
        if choosing.piece is not None:
            return _confirm(choosing, say("match.place"), False)
        return Action(say("terristories.button.finish"), "check", choosing.skip, True, True)
    key = "buy" if isinstance(ready[0], (Hire, Found)) else "go"
    return _confirm(choosing, say(f"terristories.button.{key}"))


def _pick(choosing: Choosing) -> list[Action]:
    """The card that asks, to be read; nothing, where that may be chosen; what is chosen."""
    board = choosing.board
    read = Action(say("terristories.button.card"), "eye", partial(board.open_card, board.view.jobs[0].source))
    choose = _confirm(choosing, say("terristories.button.choose"))
    if not pieces.may_skip(board.view):
        return [read, choose]
    return [read, Action(say("terristories.button.skip"), "skip", choosing.skip), choose]
