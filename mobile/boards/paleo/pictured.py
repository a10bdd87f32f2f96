"""What an entry of Paleo is about: the pawn that was flicked or put back, a reef, a side."""

from __future__ import annotations

from typing import Any

from core.games.paleo import course
from core.games.paleo.position import Back, Exchanged, Laid, Ready, Revealed, Rolled, RoundOver, View
from core.match import SeenEntry
from mobile.boards.paleo.ground import COLOURS, pawn_name


def pictures(seen: SeenEntry) -> tuple[str, ...]:
    """By the first of its events that has one."""
    for event in seen.events:
        name = _picture(event, seen.view)
        if name:
            return (f"paleo/{name}",)
    return ()


def _picture(event: Any, view: View) -> str:
    match event:
        case Rolled(_, pawn) | Back(pawn, _) | Exchanged(_, pawn):
            return pawn_name(pawn)
        case Laid(_, side):
            return f"reef_{COLOURS[side]}"
        case Ready(seat):
            return f"disc_{COLOURS[course.side_of_seat(view.players, seat)]}_explorer"
        case Revealed():
            return "disc_white_explorer"
        case RoundOver():
            return "point_on"
    return ""
