"""What a flick meant, read from the roll that is kept of it: who met whom, what that brought, and why no more.

A roll holds every touch, so whoever was told what happened can tell it, on any device. The position before it says
what an entry alone does not: which keys were taken, and who stood on the gate already. Where it is not known, the rest
is told.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import StrEnum
from math import hypot
from typing import NamedTuple

import msgspec

from core.games.paleo import course
from core.games.paleo.content import GATE, is_mercenary, on_gate, sanctuary_side, side_of
from core.games.paleo.position import (
    Back,
    Captured,
    Entered,
    Event,
    Exchanged,
    Opened,
    Place,
    Position,
    Rolled,
    RoundOver,
)
from core.physics import Touch, What

Events = Sequence[Event]


class Told(StrEnum):
    """What there is to be told of pawns, what explains most first."""

    GATE = "paleo.told_gate"
    GATE_PUSHED = "paleo.told_gate_pushed"
    GATE_KEY = "paleo.told_gate_key"
    KEY = "paleo.told_key"
    KEY_TWO = "paleo.told_key_two"
    KEY_PUSHED = "paleo.told_key_pushed"
    KEY_TWO_PUSHED = "paleo.told_key_two_pushed"
    CAPTURED = "paleo.told_captured"
    CAPTURED_MANY = "paleo.told_captured_many"
    OUT_SELF = "paleo.told_out_self"
    OUT_PUSHED = "paleo.told_out_pushed"
    SAVED = "paleo.why_saved"
    ENTER_HOME = "paleo.told_enter_home"
    ENTER_MERCENARY = "paleo.told_enter_mercenary"
    ENTER_EMPTY = "paleo.told_enter_empty"
    EXCHANGED = "paleo.told_exchanged"
    CAMP = "paleo.why_camp"
    # Only where nothing else happened
    EXPLORER = "paleo.why_explorer"
    PUSHED = "paleo.why_pushed"
    OTHER = "paleo.why_other"
    KEYS = "paleo.why_keys"
    EDGE = "paleo.why_edge"
    MERCENARY = "paleo.why_mercenary"
    PUSH_OWN = "paleo.told_push_own"
    FLICK = "paleo.told_flick"


_ORDER = list(Told)


class Tale(NamedTuple):
    """One sentence: what it is about, and the pawns it names."""

    told: Told
    doer: int  # the pawn that was flicked; the mercenary that captured nobody; the one that was given for another
    pawns: tuple[int, ...] = ()  # to whom something happened


class Hit(NamedTuple):
    """A touch that mattered: when (ms) and where (mm) it was, and to whom it happened."""

    at: int
    x: float
    y: float
    pawn: int


def tales(events: Events, after: Position, before: Position | None = None) -> list[Tale]:
    """What is to be told of an entry, what explains most first; nothing where no pawn did anything."""
    rolled = roll_of(events)
    brought = _brought(events, rolled, after, before)
    if rolled is not None and not brought:
        return [next(_why_not(rolled, after if before is None else _settled(events, before)))]
    return sorted(brought, key=lambda tale: _ORDER.index(tale.told))


def hits(events: Events) -> list[Hit]:
    """The touches by which somebody was captured or pushed by the other side's pawn, or jumped out."""
    rolled = roll_of(events)
    if rolled is None:
        return []
    found: dict[int, Hit] = {}
    for touch in rolled.roll.touches:
        other = _met_by(rolled.pawn, touch)
        if other is not None and side_of(other) != side_of(rolled.pawn):
            found.setdefault(other, Hit(touch.at, touch.x / 10, touch.y / 10, other))
    out = {gone.disc: gone.at for gone in rolled.roll.exits}
    rims = [touch for touch in rolled.roll.touches if touch.what is What.RIM and out.get(touch.disc) == touch.at]
    jumps = [Hit(touch.at, touch.x / 10, touch.y / 10, touch.disc) for touch in rims]
    return sorted([*found.values(), *jumps])


def both_end(events: Events, before: Position | None) -> bool:
    """Did the flick end the round for both sides at once? (PAL-47)"""
    over = next((event for event in events if isinstance(event, RoundOver)), None)
    if over is None or over.winner < 0 or before is None:
        return False
    lies = _settled(events, before)
    return course.opens_gate(lies, 1 - over.winner) or not course.on_board(lies, over.winner)


def roll_of(events: Events) -> Rolled | None:
    """The flick of an entry, if it is one."""
    return next((event for event in events if isinstance(event, Rolled)), None)


# What it brought


def _brought(events: Events, rolled: Rolled | None, after: Position, before: Position | None) -> list[Tale]:
    flicked = rolled.pawn if rolled is not None else (before or after).flicked
    met = _met(rolled) if rolled is not None else []
    found: list[Tale] = []
    for event in events:
        match event:
            case Opened(side):
                found += _opened(side, flicked, rolled, events, before)
            case Entered(pawn, sanctuary):
                keys = (after if before is None else _settled(events, before)).keys
                found.append(Tale(_entered(event, flicked, met, _held(keys, sanctuary)), flicked, (pawn,)))
            case Captured(pawn, out) if out:
                found.append(Tale(Told.OUT_SELF if pawn == flicked else Told.OUT_PUSHED, flicked, (pawn,)))
            case Exchanged(gave, got):
                found.append(Tale(Told.EXCHANGED, gave, (got,)))
    taken = tuple(event.pawn for event in events if isinstance(event, Captured) and not event.out)
    if taken:
        found.append(Tale(Told.CAPTURED if len(taken) == 1 else Told.CAPTURED_MANY, flicked, taken))
    if is_mercenary(flicked):  # PAL-27: whom it touched and did not capture stood in the camp
        gone = {*after.struck, *(event.pawn for event in events if isinstance(event, Captured | Entered))}
        found += [Tale(Told.CAMP, flicked, (pawn,)) for pawn in met if pawn not in gone][:1]
    return found


def _opened(side: int, flicked: int, rolled: Rolled | None, events: Events, before: Position | None) -> Iterator[Tale]:
    """Who stands on the gate, and how it came there; nobody is named whom nothing tells."""
    moved = {rest.disc: (rest.x, rest.y) for rest in rolled.roll.rests} if rolled is not None else {}
    places: dict[int, Place] = dict(moved)
    if before is not None:
        places = dict(enumerate(_settled(events, before).places))
    for pawn, place in places.items():
        if place and side_of(pawn) == side and not is_mercenary(pawn) and on_gate(place[0] / 1000, place[1] / 1000):
            pushed = Told.GATE if pawn == flicked else Told.GATE_PUSHED
            yield Tale(pushed if pawn in moved else Told.GATE_KEY, flicked, (pawn,))
            return


def _entered(entered: Entered, flicked: int, met: list[int], keys: int) -> Told:
    """What came of a pawn that passed a doorway."""
    pawn, sanctuary, key = entered.pawn, entered.sanctuary, entered.key
    if key:
        two, pushed = keys == 2, pawn != flicked
        return {
            (False, False): Told.KEY,
            (True, False): Told.KEY_TWO,
            (False, True): Told.KEY_PUSHED,
            (True, True): Told.KEY_TWO_PUSHED,
        }[two, pushed]
    if is_mercenary(flicked) and pawn in met:
        return Told.SAVED
    if sanctuary_side(sanctuary) == side_of(pawn):
        return Told.ENTER_HOME
    return Told.ENTER_MERCENARY if is_mercenary(pawn) else Told.ENTER_EMPTY


def _held(keys: int, sanctuary: int) -> int:
    """How many of the keys of that end are taken."""
    return (keys >> 2 * sanctuary_side(sanctuary) & 0b11).bit_count()


# Why it brought no more


def _why_not(rolled: Rolled, lies: Position) -> Iterator[Tale]:
    """Whatever somebody may wonder about: first why nobody was captured, then why the gate is shut."""
    flicked = rolled.pawn
    met = _met(rolled)
    if met and not is_mercenary(flicked):
        yield Tale(Told.EXPLORER, flicked, (met[0],))
    moving = {flicked}
    for touch in rolled.roll.touches:
        if touch.what is not What.DISC:
            continue
        for one, two in ((touch.disc, touch.other), (touch.other, touch.disc)):
            if one != flicked and one in moving and is_mercenary(one) and side_of(one) != side_of(two):
                yield Tale(Told.PUSHED, one, (two,))
        moving |= {touch.disc, touch.other}
    if is_mercenary(flicked):
        others = [pawn for pawn in moving if side_of(pawn) != side_of(flicked) and pawn not in met]
        yield from (Tale(Told.OTHER, flicked, (pawn,)) for pawn in sorted(others))
    for rest in rolled.roll.rests:
        told = shut(rest.disc, (rest.x, rest.y), lies)
        if told is not None:
            yield Tale(told, flicked, (rest.disc,))
    own = [pawn for touch in rolled.roll.touches if (pawn := _met_by(flicked, touch)) is not None]
    if own:
        yield Tale(Told.PUSH_OWN, flicked, (own[0],))
    yield Tale(Told.FLICK, flicked)


def shut(pawn: int, place: Place, lies: Position) -> Told | None:
    """Why a pawn that came to rest on the gate does not open it."""
    x, y = place[0] / 1000, place[1] / 1000
    if hypot(x, y) >= GATE:
        return None
    if _held(lies.keys, 2 * (1 - side_of(pawn))) < 2:
        return None if is_mercenary(pawn) else Told.KEYS
    if is_mercenary(pawn):
        return Told.MERCENARY
    return None if on_gate(x, y) else Told.EDGE


def _met(rolled: Rolled) -> list[int]:
    """The opposing pawns that the flicked one touched itself, in their order."""
    met = [pawn for touch in rolled.roll.touches if (pawn := _met_by(rolled.pawn, touch)) is not None]
    return [pawn for pawn in dict.fromkeys(met) if side_of(pawn) != side_of(rolled.pawn)]


def _met_by(pawn: int, touch: Touch) -> int | None:
    """Whom a pawn touched there, if that touch was its own."""
    if touch.what is not What.DISC or pawn not in (touch.disc, touch.other):
        return None
    return touch.other if touch.disc == pawn else touch.disc


# How all lay then


def _settled(events: Events, before: Position) -> Position:
    """The position when everything of an entry had happened, and before the next round began."""
    places, keys = list(before.places), before.keys
    for event in events:
        match event:
            case Rolled(_, pawn, off, _, _, roll):
                places[pawn] = off or places[pawn]
                for rest in roll.rests:
                    places[rest.disc] = (rest.x, rest.y)
                for gone in roll.exits:
                    places[gone.disc] = course.GONE
            case Entered(pawn, sanctuary, key):
                places[pawn] = course.GONE
                keys |= 1 << sanctuary if key else 0
            case Captured(pawn, _):
                places[pawn] = course.GONE
            case Back(pawn, place):
                places[pawn] = place
    return msgspec.structs.replace(before, places=tuple(places), keys=keys)
