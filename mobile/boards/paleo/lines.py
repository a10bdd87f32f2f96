"""What Paleo says of what one can do now, and on the plate."""

from __future__ import annotations

from functools import lru_cache
from typing import Protocol

from core.game import Refusal, Seat
from core.games.paleo import course
from core.games.paleo.content import GOAL, REEFS, SLOWEST, number_of, pawn_of, side_of
from core.games.paleo.position import Ask, Exchange, Flick, Move, View
from mobile.boards.paleo import told
from mobile.boards.paleo.aim import Aim
from mobile.boards.paleo.ground import COLOURS, KEYS
from mobile.boards.paleo.line_up import Standing
from mobile.boards.paleo.reefs import Reefs
from mobile.boards.paleo.sight import Sight
from mobile.gestures.flick import Flicking, Why
from mobile.look.row import Part
from mobile.words import language, say

FAR = ((3, "little"), (7, "half"), (12, "one"))  # up to so many tenths of a pawn


class Aimed(Sight, Protocol):
    """What is aimed, and by which finger."""

    aim: Aim
    flicking: Flicking


class Asked(Aimed, Protocol):
    """What is chosen of all that is asked."""

    reefs: Reefs
    standing: Standing

    @property
    def picked(self) -> Move | None:
        """The exchange or the circle that waits for the button."""


def ask_line(board: Asked) -> str:
    """What is asked, as a sentence: what to do, where, and why if need be."""
    ask, view = board.ask, board.view
    if ask is None:
        return ""
    if ask is Ask.FLICK:
        return _ask_flick(board)
    if ask in (Ask.REEF, Ask.MOVE_REEF) and board.reefs.reef is not None:
        return say("paleo.ask_reef_here" if board.reefs.where is None else "paleo.ask_reef_turn")
    if ask is Ask.REEF:
        left = sum(not reef for reef in view.reefs[board.side * REEFS : board.side * REEFS + REEFS])
        return say("paleo.ask_reef_left", n=left) if left > 1 else say(ask)
    if ask is Ask.LINE_UP and board.standing.swap is not None:
        return say("paleo.ask_line_up_with", n=number_of(board.standing.swap))
    if ask is Ask.EXCHANGE and isinstance(board.picked, Exchange):
        got = told.pawn(pawn_of(board.side, board.picked.pawn), board.table, board.seat)
        gave = told.pawn(view.entered[0][0], board.table, board.seat)
        return told.capital(say("paleo.ask_exchange_for", got=got, gave=gave))
    if ask in (Ask.EXCHANGE, Ask.CIRCLE):
        return told.capital(say(ask, pawn=told.pawn(view.entered[0][0], board.table, board.seat)))
    return say(ask)


def _ask_flick(board: Asked) -> str:
    pawn = board.aim.pawn
    if pawn is None:
        return say("paleo.ask_flick")
    if board.aim.stepping:
        return say("paleo.ask_steps" if board.aim.speed > 0 else "paleo.ask_target", n=number_of(pawn))
    return _ask_aim(told.pawn(pawn, board.table, board.seat), board.pulls, language())


@lru_cache(maxsize=100)  # asked again and again while one aims
def _ask_aim(named: str, pulls: bool, _: str) -> str:
    return say("paleo.ask_pull" if pulls else "paleo.ask_aim", pawn=named)


def useless(board: Sight, pawn: int) -> str:
    """Why a pawn that was touched cannot be chosen now."""
    if side_of(pawn) != board.side:
        return told.capital(say("paleo.why_rival", pawn=told.pawn(pawn, board.table, board.seat)))
    if board.seat is None:
        return ""
    move = Flick(number_of(pawn), 0, SLOWEST) if board.may_aim else Exchange(number_of(pawn))
    refusal = board.table.refusal(board.seat, move)
    return board.refuse(refusal) if refusal is not None else ""


def refused(refusal: Refusal) -> str:
    """A refusal; what a reef lacks is told in tenths of a pawn, and said as one measures by eye."""
    if not refusal.numbers:
        return say(refusal.reason)
    tenths = refusal.numbers[0]
    far = next((name for most, name in FAR if tenths <= most), "more")
    return say(refusal.reason, far=say(f"paleo.far_{far}"))


def plate(view: View, seat: Seat, narrow: bool, mine: bool, low: bool = False) -> tuple[Part, ...]:
    """Side, points, round and keys of whose turn it is."""
    end = course.side_of_seat(view.players, seat)
    disc = f"paleo/disc_{COLOURS[end]}_explorer"
    named, spoilt = say(f"paleo.side_{COLOURS[end]}"), spoils(view, end)
    you, yours = say("paleo.side_mine"), say("paleo.side_you" if narrow else "paleo.side_yours", side=named)
    if narrow and len(spoilt) <= 2:  # there is room for the word, if none shows what is counted
        said = Part(disc, you if mine else named, shorter=("",))
        if mine and not low:
            said = Part("", yours, shorter=(you,))
        return (said, Part("", spoilt[0].text), *spoilt[1:])
    if narrow:
        return (Part(disc), *spoilt)
    shorter = (say("paleo.side_you", side=named), you, "") if mine else ("",)
    return (
        Part(disc, yours if mine else named, shorter=shorter),
        *spoilt,
        Part("", say("paleo.round", n=view.round), bold=False, shorter=("",)),
    )


def spoils(view: View, end: int) -> tuple[Part, ...]:
    """Points and keys of a side."""
    points, held = view.points[end], view.keys & (0b1100 if end == 0 else 0b0011)
    keys = [Part(f"paleo/key_{name}") for k, name in enumerate(KEYS) if held >> k & 1]
    return Part(f"paleo/point_{'on' if points else 'off'}", f"{points}/{GOAL}"), *keys


def hint(board: Aimed) -> str:
    """What the pad says while it shows no pawn."""
    if board.ask is Ask.FLICK:
        if board.aim.stepping:
            return say("paleo.hint_steps")
        if board.pulls:
            return say("paleo.hint_pull")
        return say("paleo.hint_on_board")
    if board.moves_reefs:
        return say("paleo.hint_move_reef")
    if board.ask is Ask.REEF:
        return say("paleo.hint_reef")
    return say("paleo.hint_line_up") if board.ask is Ask.LINE_UP else ""


def aims(board: Aimed) -> bool:
    """Is a flick aimed, so that it is told what it would meet?"""
    return (board.aim.stepping and board.aim.speed > 0) or board.flicking.down


def how(board: Aimed) -> tuple[str, bool]:
    """What a finger can do while none aims, or why its last swipe flicked nothing; and is it a warning?"""
    aim = board.aim
    if aim.pawn is None or not board.may_aim:
        return "", False
    if aim.stepping:
        return say("paleo.how_to_step"), False
    if why := missed(board):
        return why, True
    if board.pulls:
        return say("paleo.how_to_pull"), False
    return say("paleo.how_to_aim" if aim.line is None else "paleo.how_to_refine"), False


def missed(board: Aimed) -> str:
    """Why the last swipe flicked nothing."""
    why = board.flicking.why
    if why is None or board.aim.pawn is None or not board.may_aim:
        return ""
    if why is Why.BESIDE:
        return say("paleo.pull_here" if board.pulls else "paleo.swipe_here", n=number_of(board.aim.pawn))
    if why is Why.SLOW:
        return say("paleo.ask_faster")
    return say(f"paleo.no_flick_{why.value}")
