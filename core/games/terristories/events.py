"""TerriStories: what happened, in the game's words."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

import msgspec

from core.games.terristories.effects import Index
from core.games.terristories.position import (
    Card,
    Cards,
    Danger,
    End,
    Few,
    Indices,
    Land,
    Level,
    Much,
    Often,
    PerLand,
    Pledge,
    Promise,
    Small,
    Step,
)

By = Annotated[int, msgspec.Meta(ge=-1, le=3)]  # a seat; -1: nobody's doing
Seats = Annotated[tuple[Annotated[int, msgspec.Meta(ge=0, le=3)], ...], msgspec.Meta(max_length=4)]
Lands = Annotated[tuple[Land, ...], msgspec.Meta(max_length=12)]
Slot = Annotated[int, msgspec.Meta(ge=0, le=4)]


class Cause(StrEnum):
    """Why an index or somebody's resources changed."""

    PROJECT = "terristories.cause.project"
    POWER = "terristories.cause.power"
    INFLUENCE = "terristories.cause.influence"
    BARREN = "terristories.cause.barren"
    HAZARD = "terristories.cause.hazard"
    DISMISSED = "terristories.cause.dismissed"
    ECONOMY = "terristories.cause.economy"


class Remark(StrEnum):
    """What may be said in a few words; the numbers fill its sentence."""

    LACK = "terristories.remark.lack"  # an index that is behind
    ASK = "terristories.remark.ask"  # so many resources, for the project of a seat
    WAGES = "terristories.remark.wages"  # so many resources, for wages
    MINE = "terristories.remark.mine"  # I pay so much for the project of a seat
    RATHER = "terristories.remark.rather"  # better fund the project of a seat
    DEAR = "terristories.remark.dear"  # we cannot pay for the project of a seat
    CAREFUL = "terristories.remark.careful"  # a territory would turn barren
    THANKS = "terristories.remark.thanks"
    AGREED = "terristories.remark.agreed"


class Begun(msgspec.Struct, frozen=True, gc=False, tag="begun"):
    """The planet is laid out, the mission read."""

    planet: Few
    mission: Few
    indices: Indices
    targets: Indices


class Stage(msgspec.Struct, frozen=True, gc=False, tag="stage"):
    """A step of the course begins."""

    round: Few
    step: Step
    ambassador: By


class RoleTaken(msgspec.Struct, frozen=True, gc=False, tag="role"):
    seat: By
    role: Few


class Drew(msgspec.Struct, frozen=True, gc=False, tag="drew"):
    """Somebody draws projects; to others only how many."""

    seat: By
    count: Few
    cards: Cards


class Character(msgspec.Struct, frozen=True, gc=False, tag="character"):
    """Somebody draws a character, or shows it; -1 to those who may not know."""

    seat: By
    character: Annotated[int, msgspec.Meta(ge=-1, le=11)]
    shown: bool


class Settled(msgspec.Struct, frozen=True, gc=False, tag="settled"):
    """A zone, and so many individuals, come to a territory."""

    seat: By
    land: Land
    people: Few


class PowerUsed(msgspec.Struct, frozen=True, gc=False, tag="power"):
    seat: By
    role: Few


class Staked(msgspec.Struct, frozen=True, gc=False, tag="staked"):
    """A seat's whole share of a card, or of the influence point, is so much now."""

    seat: By
    slot: Slot
    n: Few


class Voted(msgspec.Struct, frozen=True, gc=False, tag="voted"):
    seat: By
    index: Index | None


class Agreed(msgspec.Struct, frozen=True, gc=False, tag="agreed"):
    seat: By
    deal: Often


class Withdrew(msgspec.Struct, frozen=True, gc=False, tag="withdrew"):
    """Somebody agrees no more."""

    seat: By


class Shifted(msgspec.Struct, frozen=True, gc=False, tag="shifted"):
    """An index changed by so much, and is there now."""

    index: Index
    by: Small
    value: Level
    cause: Cause


class Went(msgspec.Struct, frozen=True, gc=False, tag="went"):
    seat: By
    start: Land
    goal: Land


class Hired(msgspec.Struct, frozen=True, gc=False, tag="hired"):
    """An individual comes; bought where it cost something."""

    seat: By
    land: Land
    cost: Few


class Founded(msgspec.Struct, frozen=True, gc=False, tag="founded"):
    seat: By
    land: Land
    cost: Few


class Offered(msgspec.Struct, frozen=True, gc=False, tag="offered"):
    """A project is given to the ambassador face down, or none; others do not see which."""

    seat: By
    card: Annotated[int, msgspec.Meta(ge=-2, le=67)]


class Opened(msgspec.Struct, frozen=True, gc=False, tag="opened"):
    """The projects that were given lie open; -1: none."""

    cards: Annotated[tuple[Card, ...], msgspec.Meta(max_length=4)]


class Funded(msgspec.Struct, frozen=True, gc=False, tag="funded"):
    """A project, or the influence point, is paid for, by each so much."""

    slot: Slot
    card: Card
    shares: Annotated[tuple[Few, ...], msgspec.Meta(max_length=4)]


class Returned(msgspec.Struct, frozen=True, gc=False, tag="returned"):
    """A project goes under its pile; the resources on it to those who laid them."""

    seat: By
    card: Card


class Laid(msgspec.Struct, frozen=True, gc=False, tag="laid"):
    """A project lies before its owner now, turned if it is for the stock."""

    seat: By
    card: Card
    turned: bool


class Sited(msgspec.Struct, frozen=True, gc=False, tag="sited"):
    """An amenity stands on a territory."""

    seat: By
    card: Card
    land: Land


class Acted(msgspec.Struct, frozen=True, gc=False, tag="acted"):
    """A project acts; from the stock, if it was activated."""

    seat: By
    card: Card
    activated: bool


class Gained(msgspec.Struct, frozen=True, gc=False, tag="gained"):
    """Resources from the bank, or to it."""

    seat: By
    n: Small
    cause: Cause


class Handed(msgspec.Struct, frozen=True, gc=False, tag="handed"):
    """Resources from one to another by an effect."""

    seat: By
    to: By
    n: Few


class Traded(msgspec.Struct, frozen=True, gc=False, tag="traded"):
    """Who was offered a trade answers."""

    seat: By
    by: By
    yes: bool


class Asked(msgspec.Struct, frozen=True, gc=False, tag="asked"):
    """Somebody offers a trade."""

    seat: By
    to: By


class Regrown(msgspec.Struct, frozen=True, gc=False, tag="regrown"):
    """A territory holds so many more."""

    land: Land
    n: Small


class Barren(msgspec.Struct, frozen=True, gc=False, tag="barren"):
    land: Land


class Restored(msgspec.Struct, frozen=True, gc=False, tag="restored"):
    land: Land
    n: Few


class Harvested(msgspec.Struct, frozen=True, gc=False, tag="harvested"):
    seat: By
    land: Land
    n: Few


class Drawn(msgspec.Struct, frozen=True, gc=False, tag="hazard"):
    """A hazard is drawn; its effect does not touch these."""

    hazard: Danger
    seats: Seats
    lands: Lands


class Foreseen(msgspec.Struct, frozen=True, gc=False, tag="foreseen"):
    """Somebody looks at the next hazard; -1 to others."""

    seat: By
    hazard: Danger


class Buried(msgspec.Struct, frozen=True, gc=False, tag="buried"):
    """It goes under the pile, or stays."""

    seat: By
    under: bool


class Dismissed(msgspec.Struct, frozen=True, gc=False, tag="dismissed"):
    seat: By
    land: Land


class Paid(msgspec.Struct, frozen=True, gc=False, tag="paid"):
    """Wages."""

    seat: By
    n: Few


class Rained(msgspec.Struct, frozen=True, gc=False, tag="rained"):
    """What the token showed, and what the rain brings after all."""

    token: Few
    n: Few
    grown: PerLand


class Dropped(msgspec.Struct, frozen=True, gc=False, tag="dropped"):
    """A project of the hand goes under the pile; -1 to others."""

    seat: By
    card: Card


class Found(msgspec.Struct, frozen=True, gc=False, tag="found"):
    """A project is taken out of the pile, which is shuffled; -1 to others."""

    seat: By
    card: Card


class Met(msgspec.Struct, frozen=True, gc=False, tag="met"):
    """Personal goals are met."""

    seats: Seats


class Answered(msgspec.Struct, frozen=True, gc=False, tag="answered"):
    """Somebody wants to go on, or to stop."""

    seat: By
    yes: bool


class Gave(msgspec.Struct, frozen=True, gc=False, tag="gave"):
    seat: By
    to: By
    n: Much


class Promised(msgspec.Struct, frozen=True, gc=False, tag="promised"):
    promise: Promise


class Due(msgspec.Struct, frozen=True, gc=False, tag="due"):
    """A promise is due in this round."""

    promise: Promise


class Kept(msgspec.Struct, frozen=True, gc=False, tag="kept"):
    """What was promised has been done."""

    seat: By
    to: By
    what: Pledge


class Said(msgspec.Struct, frozen=True, gc=False, tag="said"):
    seat: By
    remark: Remark
    numbers: Annotated[tuple[Few, ...], msgspec.Meta(max_length=2)]


class Over(msgspec.Struct, frozen=True, gc=False, tag="over"):
    end: End


Event = (
    Begun
    | Stage
    | RoleTaken
    | Drew
    | Character
    | Settled
    | PowerUsed
    | Staked
    | Voted
    | Agreed
    | Withdrew
    | Shifted
    | Went
    | Hired
    | Founded
    | Offered
    | Opened
    | Funded
    | Returned
    | Laid
    | Sited
    | Acted
    | Gained
    | Handed
    | Traded
    | Asked
    | Regrown
    | Barren
    | Restored
    | Harvested
    | Drawn
    | Foreseen
    | Buried
    | Dismissed
    | Paid
    | Rained
    | Dropped
    | Found
    | Met
    | Answered
    | Gave
    | Promised
    | Due
    | Kept
    | Said
    | Over
)

QUIET = (Staked, Voted, Agreed, Withdrew, Offered, Dropped, Answered, Gave, Promised, Kept, Said)
REVEALING = (Opened, Drew, Drawn, Foreseen, Found, Met)
