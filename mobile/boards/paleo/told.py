"""What happened, in whole sentences: who, by what, to whom; said to the seat that looks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import inf
from typing import Any

from core.game import Seat
from core.games.paleo import course
from core.games.paleo.content import REEFS, number_of
from core.games.paleo.position import How, Laid, Ready, Revealed, RoundOver, View
from core.games.paleo.telling import Tale, Told, both_end, roll_of, tales
from core.match import SeenEntry
from core.table import Table
from mobile.words import language, say, whose

ROOM = 92  # characters that two lines hold: what explains most is said, and what else there is room for
NEAR_END = 10  # flicks before a round ends without a winner, when that is told
BOTH_KEYS = (Told.GATE, Told.GATE_PUSHED, Told.GATE_KEY)


def event_line(seen: SeenEntry, table: Table, seat: Seat | None) -> str:
    """What happened in an entry, what explains most first."""
    line = ""
    for sentence in _sentences(seen, before(seen, table, seat), table, seat, ROOM):
        if not line or _fits(line, sentence, ROOM):
            line = f"{line} {sentence}".strip()
    return line


def whole_line(seen: SeenEntry, table: Table, seat: Seat | None) -> str:
    """All that happened in an entry, for who looks back."""
    return " ".join(_sentences(seen, before(seen, table, seat), table, seat, inf))


def before(seen: SeenEntry, table: Table, seat: Seat | None) -> View | None:
    """The position before an entry, where it is known here."""
    found = table.seen(seen.n - 1, seat) if seen.n > 0 else None
    return found.view if isinstance(found, SeenEntry) else None


def busy_line(seen: SeenEntry, table: Table, seat: Seat | None) -> str:
    """What is being seen, before one knows how it ends."""
    rolled = roll_of(seen.events)
    return capital(say("paleo.slides", pawn=pawn(rolled.pawn, table, seat))) if rolled is not None else ""


def _fits(line: str, sentence: str, room: float) -> bool:
    return len(line) + len(sentence) < room


def _sentences(seen: SeenEntry, lay: View | None, table: Table, seat: Seat | None, room: float) -> list[str]:
    events: Sequence[Any] = seen.events
    found = tales(events, seen.view, lay)
    told = [_told(tale, table, seat) for tale in found]
    gate = next((text for tale, text in zip(found, told, strict=True) if tale.told in BOTH_KEYS), "")
    said = []
    for event in events:
        match event:
            case RoundOver():
                why = gate if event.how is How.GATE else ""
                said.append(_round(event, both_end(events, lay), why, room, seen.view, table, seat))
            case Laid(doer, side, reef, place):
                lies = lay.reefs[side * REEFS + reef] if lay is not None else ()
                key = (
                    "paleo.told_reef_left" if lies == place else "paleo.told_reef_moved" if lies else "paleo.told_reef"
                )
                said.append(_of(key, doer, table, seat))
            case Ready(doer) if not any(isinstance(other, Revealed) for other in events):
                said.append(_of("paleo.told_ready", doer, table, seat))
            case Revealed():
                said.append(_of("paleo.told_revealed", seen.view.turn, table, seat))
    return [*map(capital, said), *told, *_near_end(seen)]


def _told(tale: Tale, table: Table, seat: Seat | None) -> str:
    """One sentence about pawns."""
    one, other = pawn(tale.doer, table, seat), pawn(tale.pawns[0], table, seat) if tale.pawns else ""
    several = _pawns(tale.pawns, table, seat) if len(tale.pawns) > 1 else other
    return capital(say(tale.told, flicked=one, mercenary=one, gave=one, pawn=other, got=other, pawns=several))


def _round(over: RoundOver, both: bool, opened: str, room: float, view: View, table: Table, seat: Seat | None) -> str:
    """Who won it, and by what, unless that is told anyway: how the gate opened, where there is room for both."""
    if over.winner < 0:
        return say("paleo.unscored") if view.ask is None else say("paleo.told_round_none", n=view.limit)
    named = side(over.winner, table, seat)
    if both:
        return say("paleo.told_round_both", side=named)
    brief = say("paleo.told_round_gate", side=named)
    if opened and _fits(brief, opened, room):
        return brief
    return say("paleo.told_round", side=named, why=say(over.how))


def _near_end(seen: SeenEntry) -> list[str]:
    """Before a round ends without a winner."""
    flicks = seen.view.flicks
    left = seen.view.limit - min(flicks)
    near = roll_of(seen.events) is not None and left == NEAR_END and flicks[0] == flicks[1]
    return [say("paleo.told_flicks_left", n=left)] if near else []


def _of(key: str, doer: Seat, table: Table, seat: Seat | None) -> str:
    """What a seat did, to whom looks."""
    return say(f"{key}.you") if doer == seat else say(key, name=name_of(doer, table))


# Names


def name_of(seat: Seat, table: Table) -> str:
    """What who sits there is called; who has typed no name, by their number."""
    return table.seats[seat].name or say("setup.player", n=seat + 1)


_owner = lru_cache(maxsize=100)(course.owner_of)


def pawn(number: int, table: Table, seat: Seat | None) -> str:
    """Whose it is, and its number, as the seat that looks would say it."""
    owner = _owner(len(table.seats), number)
    return _named("" if owner == seat else name_of(owner, table), number_of(number), language())


@lru_cache(maxsize=100)  # asked again and again while one aims
def _named(owner: str, number: int, _: str) -> str:
    return say("paleo.pawn_of", whose=whose(owner), n=number) if owner else say("paleo.pawn_yours", n=number)


def _pawns(numbers: Iterable[int], table: Table, seat: Seat | None) -> str:
    """Several pawns, owner by owner."""
    owned: dict[Seat, list[int]] = {}
    for number in sorted(numbers, key=number_of):
        owned.setdefault(_owner(len(table.seats), number), []).append(number)
    found = []
    for owner, own in owned.items():
        listed = _listed([str(number_of(number)) for number in own])
        if len(own) == 1:
            found.append(pawn(own[0], table, seat))
        elif owner == seat:
            found.append(say("paleo.pawns_yours", numbers=listed))
        else:
            found.append(say("paleo.pawns_of", numbers=listed, whose=whose(name_of(owner, table))))
    return _listed(found)


def _listed(names: list[str]) -> str:
    *before_last, last = names
    return say("list.and").join([say("list.comma").join(before_last), last]) if before_last else last


def side(number: int, table: Table, seat: Seat | None) -> str:
    """Those who play on a side."""
    seats = course.seats_of(len(table.seats), number)
    names = [say("paleo.side_mine") if one == seat else name_of(one, table) for one in seats]
    names.sort(key=lambda name: name != say("paleo.side_mine"))
    return say("paleo.partners_named", one=names[0], two=names[1]) if len(names) > 1 else names[0]


def capital(text: str) -> str:
    """With a large first letter, as sentences begin."""
    return text[:1].upper() + text[1:]
