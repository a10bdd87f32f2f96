"""What an entry of Rahan meant, as there is to be told of it: who did what, by what, to whom, and why no more.

Everything is in the events; of the position after them only where the fighters stand is asked. So whoever was told what
happened can tell it, on any device.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import StrEnum
from math import hypot
from typing import NamedTuple

from core.game import Seat
from core.games.rahan.content import (
    ANIMAL_SQUARES,
    BEAST_SQUARES,
    NOBODY,
    NOTHING,
    RAHAN,
    Animal,
    Beast,
    Need,
    apart,
    middle,
)
from core.games.rahan.position import (
    Armed,
    Begins,
    Came,
    Caught,
    Challenged,
    ClosedIn,
    Drew,
    Event,
    Exchanged,
    Gained,
    Given,
    Had,
    Home,
    Landed,
    Led,
    Looted,
    Parted,
    Position,
    Repelled,
    Returned,
    Rolled,
    Sent,
    Shuffled,
    SteppedAside,
    Struck,
    Threw,
    Went,
)
from core.games.rahan.shooting import FIRST_BEAST, FIRST_CAVEMAN
from core.physics.throw import REACH

Events = Sequence[Event]


class Told(StrEnum):
    """What there is to be told, what matters most first."""

    HOME = "rahan.told_home"
    HOME_RESIGNED = "rahan.told_home_resigned"  # whoever is home had resigned
    LOOTED = "rahan.told_looted"
    LOOTED_NOTHING = "rahan.told_looted_nothing"
    STRUCK = "rahan.told_struck"
    PARTED = "rahan.told_parted"
    CAME = "rahan.told_came"
    REPELLED = "rahan.told_repelled"
    CAUGHT = "rahan.told_caught"
    WATER = "rahan.told_water"
    FIRE = "rahan.told_fire"
    MET = "rahan.told_met"
    GIFT = "rahan.told_gift"
    TAKEN = "rahan.told_taken"
    HAD = "rahan.told_had"
    CHALLENGED = "rahan.told_challenged"
    HUNTS = "rahan.told_hunts"
    KNIFE = "rahan.told_knife"
    DEFENDS = "rahan.told_defends"
    OVER = "rahan.told_over"
    SHORT = "rahan.told_short"
    PAST = "rahan.told_past"
    OFF = "rahan.told_off"
    LANDED = "rahan.told_landed"
    STAYED = "rahan.told_stayed"
    CLOSED_IN = "rahan.told_closed_in"
    DREW = "rahan.told_drew"
    DREW_FULL = "rahan.told_drew_full"
    SWAPPED = "rahan.told_swapped"
    WENT = "rahan.told_went"
    LED = "rahan.told_led"
    SENT = "rahan.told_sent"
    RETURNED = "rahan.told_returned"
    SHUFFLED = "rahan.told_shuffled"
    ASIDE = "rahan.told_aside"
    RAHAN_ASIDE = "rahan.told_rahan_aside"
    BEGINS = "rahan.told_begins"
    CHOSEN = "rahan.told_chosen"
    GIVEN = "rahan.told_given"


_ORDER = list(Told)
_GAINS = {Need.WATER: Told.WATER, Need.FIRE: Told.FIRE, Need.INVENTION: Told.MET, Need.FOOD: Told.CAUGHT}


class Tale(NamedTuple):
    """One sentence: who did it, to whom, with what; fields it does not need are -1."""

    told: Told
    doer: Seat = NOBODY
    victim: Seat = NOBODY  # to whom it was done, or who gets something by another's deed
    animal: int = NOTHING
    beast: int = NOTHING
    need: int = NOTHING
    number: int = -1  # cards, squares, shots, or what the die shows


def tales(events: Events, after: Position) -> list[Tale]:
    """What is to be told of an entry, what matters most first."""
    return sorted(_tales(events, after), key=lambda tale: _ORDER.index(tale.told))


def _tales(events: Events, after: Position) -> Iterator[Tale]:
    led = next((event.seat for event in events if isinstance(event, Led)), NOBODY)
    for event in events:
        match event:
            case Home(seat):
                yield Tale(Told.HOME, seat)
            case Looted(seat, foe, need):
                yield Tale(Told.LOOTED if need != NOTHING else Told.LOOTED_NOTHING, seat, foe, need=need)
            case Struck(seat, foe) if not any(isinstance(other, Looted) for other in events):
                yield Tale(Told.STRUCK, seat, foe)
            case Parted(seat, foe):
                yield Tale(Told.PARTED, seat, foe)
            case Challenged(seat, foe):
                yield Tale(Told.CHALLENGED, seat, foe)
            case ClosedIn(seat):
                yield Tale(Told.CLOSED_IN, seat)
            case Threw() if event.roll.touched == NOTHING:
                yield missed(event, after)
            case Gained() | Had():
                yield _gained(event, events, led)
            case Came() | Repelled() | Sent() | Landed() | Returned() | SteppedAside():
                yield from _beasts(event)
            case Armed(seat, weapons, beast):
                told = Told.DEFENDS if beast != NOTHING else Told.HUNTS if weapons else Told.KNIFE
                yield Tale(told, seat, beast=beast, number=weapons)
            case Went(seat, start, goal):
                yield Tale(Told.WENT, seat, number=apart(start, goal))
            case Led(seat, start, goal):
                yield Tale(Told.LED, seat, number=apart(start, goal))
            case _:
                yield from _cards(event, events)


def _gained(event: Gained | Had, events: Events, led: Seat) -> Tale:
    """A large card: of one's own doing, by another who moved Rahan, or from who held several."""
    if isinstance(event, Had):
        return Tale(Told.HAD, event.seat, need=event.need)
    if event.source != NOBODY:
        return Tale(Told.TAKEN, event.seat, event.source, need=event.need)
    if led not in (NOBODY, event.seat):
        return Tale(Told.GIFT, led, event.seat, need=event.need)
    caught = next((other.animal for other in events if isinstance(other, Caught)), NOTHING)
    return Tale(_GAINS[Need(event.need)], event.seat, animal=caught, need=event.need)


def _beasts(event: Came | Repelled | Sent | Landed | Returned | SteppedAside) -> Iterator[Tale]:
    match event:
        case Came(seat, beast):
            yield Tale(Told.CAME, seat, beast=beast)
        case Repelled(seat, beast):
            yield Tale(Told.REPELLED, seat, beast=beast)
        case Sent(seat, beasts):
            yield from (Tale(Told.SENT, seat, beast=beast) for beast in beasts)
        case Landed(seat, _, _, off):
            yield Tale(Told.STAYED if off else Told.LANDED, seat)
        case Returned(animal):
            yield Tale(Told.RETURNED, animal=animal)
        case SteppedAside(figure):
            yield Tale(Told.RAHAN_ASIDE) if figure == RAHAN else Tale(Told.ASIDE, figure)


def _cards(event: Event, events: Events) -> Iterator[Tale]:
    match event:
        case Rolled(seat, die):
            came = sum(len(other.cards) for other in events if isinstance(other, Drew))
            yield Tale(Told.DREW if came == die else Told.DREW_FULL, seat, number=came)
        case Exchanged(seat):
            yield Tale(Told.SWAPPED, seat)
        case Shuffled():
            yield Tale(Told.SHUFFLED)
        case Begins(rolls, seat):
            highest = max((die for _, die in rolls), default=0)
            yield Tale(Told.BEGINS if rolls else Told.CHOSEN, seat, number=highest)
        case Given(seat, cards):
            yield Tale(Told.GIVEN, seat, number=len(cards))


# Misses


def missed(threw: Threw, after: Position) -> Tale:
    """Why a throw hit nothing: over what it came nearest to, short of it, past it; or off the board."""
    x, y = middle(threw.start)
    dx, dy = threw.roll.x / 1000 - x, threw.roll.y / 1000 - y
    far = hypot(dx, dy) or 1.0
    across, down = dx / far, dy / far

    def lies(number: int) -> tuple[float, float]:
        """How far along its way something stands, and how far aside of it."""
        u, v = middle(place_of(number, after))
        return (u - x) * across + (v - y) * down, abs((u - x) * down - (v - y) * across)

    def near(number: int) -> float:
        along, aside = lies(number)
        return hypot(along - min(max(along, 0.0), far), aside)

    aim = min(threw.aims, key=near)
    along, aside = lies(aim)
    if aim in threw.roll.over:
        told = Told.OVER
    elif not threw.roll.on:
        told = Told.OFF
    else:
        told = Told.SHORT if along > far and aside < REACH else Told.PAST
    return _at(told, threw.seat, aim)


def place_of(number: int, after: Position) -> int:
    """The square of something that could be hit, by its number in a throw."""
    if number < FIRST_BEAST:
        return ANIMAL_SQUARES[number]
    if number < FIRST_CAVEMAN:
        return BEAST_SQUARES[number - FIRST_BEAST]
    return after.cavemen[number - FIRST_CAVEMAN]


def _at(told: Told, doer: Seat, number: int) -> Tale:
    if number < FIRST_BEAST:
        return Tale(told, doer, animal=int(Animal(number)))
    if number < FIRST_CAVEMAN:
        return Tale(told, doer, beast=int(Beast(number - FIRST_BEAST)))
    return Tale(told, doer, number - FIRST_CAVEMAN)
