"""What Paleo says: what happened, whose it was, and what one can do now."""

from __future__ import annotations

from typing import Any, Protocol

from core.game import Refusal, Seat
from core.games.paleo import course
from core.games.paleo.content import GOAL, number_of
from core.games.paleo.position import (
    Ask,
    Back,
    Begun,
    Captured,
    Entered,
    Exchanged,
    Laid,
    Opened,
    Ready,
    Rolled,
    RoundOver,
    View,
)
from core.match import SeenEntry
from core.table import Table, persons
from mobile.boards.paleo.aim import Aim
from mobile.boards.paleo.ground import COLOURS, KEYS
from mobile.boards.paleo.sight import Sight
from mobile.gestures.flick import Flicking, Why
from mobile.look.row import Part
from mobile.words import decimal, say, whose


class Aimed(Sight, Protocol):
    """What is aimed, and by which finger."""

    aim: Aim
    flicking: Flicking


def refused(refusal: Refusal) -> str:
    """A refusal; what is missing in tenths of a pawn."""
    if refusal.numbers:
        return say(refusal.reason, n=decimal(refusal.numbers[0] / 10))
    return say(refusal.reason)


def event_line(seen: SeenEntry, table: Table) -> str:
    """What happened, in few words: of a flick what it brought, if it brought anything."""
    told = [(event, text) for event in seen.events if (text := _event(event, table))]
    brought = [text for event, text in told if not isinstance(event, Rolled)]
    return ", ".join(brought or [text for _, text in told])


def busy_line(seen: SeenEntry, table: Table) -> str:
    """What is being seen, before one knows how it ends."""
    rolled = next((event for event in seen.events if isinstance(event, Rolled)), None)
    text = say("paleo.slides", pawn=pawn(rolled.pawn, table)) if rolled is not None else ""
    return text[:1].upper() + text[1:]


def _event(event: Any, table: Table) -> str:
    match event:
        case Laid():
            return say("paleo.told_reef")
        case Ready():
            return say("paleo.told_ready")
        case Rolled(_, flicked, _, _, _, _):
            return say("paleo.told_flick", pawn=pawn(flicked, table))
        case Entered(entered, _, key):
            return say("paleo.told_key" if key else "paleo.told_entered", pawn=pawn(entered, table))
        case Exchanged(_, got):
            return say("paleo.told_exchanged", pawn=pawn(got, table))
        case Back():
            return ""
        case Captured(taken, out):
            return say("paleo.told_out" if out else "paleo.told_captured", pawn=pawn(taken, table))
        case Opened():
            return say("paleo.told_gate")
        case RoundOver(winner, how, _):
            return say(how) if winner < 0 else say("paleo.told_round", side=side(winner, table))
        case Begun():
            return ""
    return ""


def pawn(number: int, table: Table) -> str:
    """Whose it is, and its number; "your" where one person only looks at this phone."""
    owner = course.owner_of(len(table.seats), number)
    if persons(table) == (owner,):
        return say("paleo.pawn_yours", n=number_of(number))
    return say("paleo.pawn_of", whose=whose(table.seats[owner].name), n=number_of(number))


def side(number: int, table: Table) -> str:
    """Those who play on a side."""
    names = [table.seats[seat].name for seat in course.seats_of(len(table.seats), number)]
    return say("paleo.partners_named", one=names[0], two=names[1]) if len(names) > 1 else names[0]


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
