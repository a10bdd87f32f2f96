"""What Paleo says of what one can do now, and on the plate."""

from __future__ import annotations

from typing import Protocol

from core.game import Refusal, Seat
from core.games.paleo import course
from core.games.paleo.content import GOAL, number_of
from core.games.paleo.position import Ask, View
from mobile.boards.paleo.aim import Aim
from mobile.boards.paleo.ground import COLOURS, KEYS
from mobile.boards.paleo.sight import Sight
from mobile.gestures.flick import Flicking, Why
from mobile.look.row import Part
from mobile.words import say

FAR = ((3, "little"), (7, "half"), (12, "one"))  # up to so many tenths of a pawn


class Aimed(Sight, Protocol):
    """What is aimed, and by which finger."""

    aim: Aim
    flicking: Flicking


def refused(refusal: Refusal) -> str:
    """A refusal; what a reef lacks is told in tenths of a pawn, and said as one measures by eye."""
    if not refusal.numbers:
        return say(refusal.reason)
    tenths = refusal.numbers[0]
    far = next((name for most, name in FAR if tenths <= most), "more")
    return say(refusal.reason, far=say(f"paleo.far_{far}"))


def plate(view: View, seat: Seat, narrow: bool) -> tuple[Part, ...]:
    """Side, points, round and keys of whose turn it is."""
    end = course.side_of_seat(view.players, seat)
    parts = [Part(f"paleo/disc_{COLOURS[end]}_explorer", "" if narrow else say(f"paleo.side_{COLOURS[end]}"))]
    parts += [Part(f"paleo/point_{'on' if k < view.points[end] else 'off'}") for k in range(GOAL)]
    keys = view.keys & (0b1100 if end == 0 else 0b0011)
    if not narrow:
        parts.append(Part("", say("paleo.round", n=view.round), bold=False))
    return (*parts, *(Part(f"paleo/key_{name}") for k, name in enumerate(KEYS) if keys >> k & 1))


def hint(board: Aimed) -> str:
    """What the pad says while it shows no pawn."""
    if board.ask is Ask.FLICK:
        if board.aim.stepping:
            return say("paleo.hint_steps")
        if board.pulls:
            return say("paleo.hint_pull")
        return say("paleo.hint_choose" if board.pad_shown else "paleo.hint_on_board")
    if board.moves_reefs:
        return say("paleo.hint_move_reef")
    if board.ask is Ask.REEF:
        return say("paleo.hint_reef")
    return say("paleo.hint_line_up") if board.ask is Ask.LINE_UP else ""


def missed(board: Aimed) -> str:
    """Why the last swipe flicked nothing."""
    why = board.flicking.why
    if why is None or board.aim.pawn is None or not board.may_aim:
        return ""
    if why is Why.BESIDE:
        return say("paleo.pull_here" if board.pulls else "paleo.swipe_here", n=number_of(board.aim.pawn))
    return say(f"paleo.no_flick_{why.value}")
