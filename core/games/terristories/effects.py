"""The language cards are written in: 27 kinds of effect, each a struct whose parameters are data.

cards.json is written in it. `work.py` says what each kind does, `phrases.py` which sentence it becomes; so a card's
text cannot say another thing than the card does.
"""

from __future__ import annotations

from enum import StrEnum

import msgspec


class Index(StrEnum):
    """The three scales, in their order."""

    SOCIAL = "social"
    ECONOMY = "economy"
    ENVIRONMENT = "environment"

    @property
    def place(self) -> int:
        return INDICES.index(self)


INDICES = tuple(Index)


class Ground(StrEnum):
    """TER-02."""

    MOUNTAIN = "mountain"
    PLAIN = "plain"
    SWAMP = "swamp"


class Count(StrEnum):
    """What may be counted; `own_` is what the player has, on barren territories too."""

    OWN_INDIVIDUAL = "own_individual"
    OWN_ZONE = "own_zone"
    OWN_AMENITY = "own_amenity"  # without those that rest (TER-48)
    OWN_HOURGLASS = "own_hourglass"
    OWN_LABEL = "own_label"
    OWN_RESOURCE = "own_resource"
    OWN_LAND = "own_land"  # fertile territories with a zone of the player; so the next three
    OWN_MOUNTAIN = "own_mountain"
    OWN_PLAIN = "own_plain"
    OWN_SWAMP = "own_swamp"
    SHARED_LAND = "shared_land"  # fertile, with a zone of the player and one of another
    FREE_LAND = "free_land"  # fertile, without any zone
    FULL_LAND = "full_land"  # fertile, holding all it can
    ALL_INDIVIDUAL = "all_individual"  # of all players; in a hazard without those who ward it off
    ALL_ZONE = "all_zone"
    ALL_HOURGLASS = "all_hourglass"


class Who(StrEnum):
    """Whom an effect is about."""

    ME = "me"  # the owner; in a hazard the ambassador
    EACH = "each"  # in turn order from the ambassador, as are the others
    OTHERS = "others"
    OTHER = "other"  # one whom the owner picks
    POOREST = "poorest"  # at a tie the first in turn order
    RICHEST = "richest"


class Having(msgspec.Struct, frozen=True):
    """Only those of them who have at least so many."""

    who: Who
    count: Count
    least: int


class Beside(StrEnum):
    """What a territory must hold or lie next to."""

    OWN_ZONE = "own_zone"
    OWN_INDIVIDUAL = "own_individual"
    NO_ZONE = "no_zone"
    ANY_ZONE = "any_zone"
    NEXT_TO_OWN = "next_to_own"
    SITE = "site"  # the territory of this card's amenity
    SAME = "same"  # the one that was chosen before


class Lie(StrEnum):
    """Which side of a territory is up."""

    FERTILE = "fertile"
    BARREN = "barren"
    ANY = "any"


class Where(msgspec.Struct, frozen=True):
    """Territories: all that fit, or as many of them as the owner may pick."""

    ground: Ground | None = None
    state: Lie = Lie.FERTILE
    beside: Beside | None = None
    least: int = 0  # resources it must hold
    pick: int = 0  # 0: all


class Each(msgspec.Struct, frozen=True):
    """So many for each of what is counted, or for every few of them, `most` at most (0: without limit)."""

    each: int
    per: Count
    every: int = 1
    most: int = 0


class Condition(msgspec.Struct, frozen=True):
    """An index, or a count, that is at least so high."""

    least: int
    index: Index | None = None
    count: Count | None = None


Amount = int | Each
Whom = Who | Having


class Gain(msgspec.Struct, frozen=True, tag_field="do", tag="gain"):
    n: Amount
    who: Whom = Who.ME


class Lose(msgspec.Struct, frozen=True, tag_field="do", tag="lose"):
    n: Amount
    who: Whom = Who.ME


class Take(msgspec.Struct, frozen=True, tag_field="do", tag="take"):
    """From each of them to the owner."""

    n: int
    who: Whom


class Trade(msgspec.Struct, frozen=True, tag_field="do", tag="trade"):
    """Another player whom the owner asks may pay to the bank; both gain then."""

    n: int
    pay: int


class Pay(msgspec.Struct, frozen=True, tag_field="do", tag="pay"):
    n: int
    then: tuple[Node, ...]


class Add(msgspec.Struct, frozen=True, tag_field="do", tag="add"):
    where: Where
    n: int


class Drain(msgspec.Struct, frozen=True, tag_field="do", tag="drain"):
    where: Where
    n: int


class Restore(msgspec.Struct, frozen=True, tag_field="do", tag="restore"):
    where: Where
    n: int


class Reap(msgspec.Struct, frozen=True, tag_field="do", tag="harvest"):
    """At once, besides the harvest of phase 3, without individuals."""

    where: Where
    n: int


class Yield(msgspec.Struct, frozen=True, tag_field="do", tag="yield"):
    """In this round's harvest each individual of the owner there may take more."""

    where: Where
    n: int


class Fallow(msgspec.Struct, frozen=True, tag_field="do", tag="fallow"):
    where: Where


class Transfer(msgspec.Struct, frozen=True, tag_field="do", tag="move"):
    """Individuals of the owner may go: one territory further, or anywhere."""

    n: int
    far: bool


class Recruit(msgspec.Struct, frozen=True, tag_field="do", tag="recruit"):
    n: int


class Build(msgspec.Struct, frozen=True, tag_field="do", tag="build"):
    where: Where


class On(StrEnum):
    """What becomes cheaper."""

    PROJECT = "project"
    INFLUENCE = "influence"


class Discount(msgspec.Struct, frozen=True, tag_field="do", tag="discount"):
    on: On
    n: int


class What(StrEnum):
    """What a hazard's effect does not touch."""

    ME = "me"
    PLAYERS = "players"
    LANDS = "lands"


class Ward(msgspec.Struct, frozen=True, tag_field="do", tag="ward"):
    what: What


class Bolster(msgspec.Struct, frozen=True, tag_field="do", tag="bolster"):
    n: int


class Foresee(msgspec.Struct, frozen=True, tag_field="do", tag="foresee"):
    pass


class Guard(msgspec.Struct, frozen=True, tag_field="do", tag="guard"):
    index: Index


class Wage(msgspec.Struct, frozen=True, tag_field="do", tag="wage"):
    n: int
    who: Whom = Who.ME


class NoWage(msgspec.Struct, frozen=True, tag_field="do", tag="no_wage"):
    pass


class Rain(msgspec.Struct, frozen=True, tag_field="do", tag="rain"):
    n: int


class Shift(msgspec.Struct, frozen=True, tag_field="do", tag="index"):
    n: Amount
    index: Index


class Draw(msgspec.Struct, frozen=True, tag_field="do", tag="draw"):
    n: int
    who: Whom = Who.ME


class Sought(StrEnum):
    """What is looked for in a pile."""

    LABEL = "label"


class Fetch(msgspec.Struct, frozen=True, tag_field="do", tag="fetch"):
    what: Sought


class Choose(msgspec.Struct, frozen=True, tag_field="do", tag="choose"):
    of: tuple[tuple[Node, ...], ...]


class If(msgspec.Struct, frozen=True, tag_field="do", tag="if"):
    when: Condition
    then: tuple[Node, ...]


Node = (
    Gain
    | Lose
    | Take
    | Trade
    | Pay
    | Add
    | Drain
    | Restore
    | Reap
    | Yield
    | Fallow
    | Transfer
    | Recruit
    | Build
    | Discount
    | Ward
    | Bolster
    | Foresee
    | Guard
    | Wage
    | NoWage
    | Rain
    | Shift
    | Draw
    | Fetch
    | Choose
    | If
)
Nodes = tuple[Node, ...]
