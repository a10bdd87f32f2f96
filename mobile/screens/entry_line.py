"""What an entry of a match says: a move in the game's own words, all else in the house's. "You" is who looks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core import characters
from core.log import Kind
from core.match import SeenEntry
from mobile.hotseat import named
from mobile.words import say, whose

if TYPE_CHECKING:
    from mobile.boards.base import Board
    from mobile.hotseat import HotSeat


def entry_line(seen: SeenEntry, board: Board, hotseat: HotSeat, whole: bool = False) -> str:
    """In a sentence or several; `whole`: for who looks back. Of a move its game tells nothing about: who made it."""
    line = ""
    if seen.kind in (Kind.MOVE, Kind.TIME_UP):
        line = board.whole_line(seen) if whole else board.event_line(seen)
    if seen.kind is Kind.TIME_UP:
        return f"{say('entry.time_up')} {line}".strip()
    if line or seen.seat < 0:  # nobody's: the beginning, or time that is up
        return marked(line or say(f"entry.{seen.kind}"), hotseat, seen)
    who = hotseat.seats[seen.seat].name
    if seen.kind is Kind.HAND:
        return _handed(seen, who, hotseat)
    key = f"entry.{seen.kind}"
    return marked(say(f"{key}.you") if seen.seat == hotseat.viewer else say(key, name=who), hotseat, seen)


def _handed(seen: SeenEntry, who: str, hotseat: HotSeat) -> str:
    """Who plays at a seat from now on: a bot for whoever sits there, somebody in another's place, or they again."""
    taken = seen.seated
    if taken is not None and taken.level is not None:  # it plays on under the name of who sat there
        name, acts = taken.name or who, characters.stand_in(taken)
        if acts is None:
            return say("entry.hand_bot", name=name)
        return say("entry.hand_known", bot=acts.name, name=name)
    first = named(hotseat.table.setup.seats)[seen.seat].name
    name = first if taken is None else taken.name or say("setup.player", n=seen.seat + 1)
    key = "entry.hand_back" if name == first else "entry.hand"
    return say(f"{key}.you" if seen.seat == hotseat.viewer else key, name=name, whose=whose(first))


def marked(line: str, hotseat: HotSeat, *turn: SeenEntry) -> str:
    """The line, which also says whether any of these moves was made after a hint."""
    return f"{line} {say('hint.marked')}" if any(seen.n in hotseat.hinted.entries for seen in turn) else line
