"""TerriStories: what a position is, and what a seat may know of it.

Everything about a position lies in one flat struct whose parts never change, so it is copied at once. A view has the
same fields; what its seat may not know is UNKNOWN there. Cards that lie before somebody are codes, see `laid`.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import IntEnum, IntFlag, StrEnum
from typing import Annotated

import msgspec

from core.game import Seat
from core.games.terristories.content import (
    CARDS,
    CHARACTERS,
    DANGERS,
    EACH_ROLE,
    HAZARDS,
    HIGHEST,
    INFLUENCE_COST,
    LANDS,
    LOWEST,
    MISSIONS,
    PERSONS,
    PLANETS,
    POWERS,
    PROJECTS,
    ROUNDS,
    Role,
    globe,
)
from core.games.terristories.effects import Choose, If, Node, Nodes, Pay

UNKNOWN, NONE = -1, -1
GIVEN = -2  # in a view: somebody has given a project, or none, which lies face down
ABSENT = -2  # of the next hazard: nobody has looked at it
UNDECIDED = -3  # nobody has
INFLUENCE = 4  # the slot in which the influence point is paid for; 0..3: the project of that seat
SLOTS = 5


class Step(IntEnum):
    """The course: set-up, the steps of a round, and the question at its end."""

    ROLES = 0
    SETTLE = 1
    SETTLE_AGAIN = 2
    CARDS_1 = 3
    COUNCIL = 4
    BUILD = 5
    CARDS_2 = 6
    PROPOSE = 7
    DEAL = 8
    DISCARD = 9
    CARDS_3 = 10
    HARVEST = 11
    CARDS_4 = 12
    HAZARD = 13
    CARDS_5 = 14
    WAGES = 15
    CARDS_6 = 16
    RAIN = 17
    ROUND_END = 18


PHASES = (0, 0, 0, 1, 1, 1, 2, 2, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 6)  # of each step


class Ask(StrEnum):
    """What is asked."""

    ROLE = "terristories.ask.role"
    SETTLE = "terristories.ask.settle"
    COUNCIL = "terristories.ask.council"
    TIE = "terristories.ask.tie"
    BUILD = "terristories.ask.build"
    CARDS = "terristories.ask.cards"
    PICK = "terristories.ask.pick"
    TRADE = "terristories.ask.trade"
    PROPOSE = "terristories.ask.propose"
    DEAL = "terristories.ask.deal"
    DISCARD = "terristories.ask.discard"
    HARVEST = "terristories.ask.harvest"
    WAGES = "terristories.ask.wages"
    GO_ON = "terristories.ask.go_on"


TOGETHER = frozenset({Ask.COUNCIL, Ask.PROPOSE, Ask.DEAL, Ask.DISCARD, Ask.GO_ON})  # asked of several at once


class End(StrEnum):
    """Why the match ended."""

    COMMON = "terristories.end.common"  # the common goal (TER-65)
    STOPPED = "terristories.end.stopped"  # by the table, after a personal goal (TER-70)
    LAST_ROUND = "terristories.end.last_round"  # TER-66
    CONQUERED = "terristories.end.conquered"  # a personal goal, in conquest (TER-74)
    COMMON_LOST = "terristories.end.common_lost"  # the common goal, in conquest


class Law(IntFlag):
    """By which rules a table plays."""

    ADVANCED = 1  # powers, influence, bonus and malus (TER-24)
    GOALS = 2  # personal goals
    SELFISH = 4  # the four cards of TER-22 are there
    HOSTILE = 8
    UTOPIAN = 16
    CONQUEST = 32
    FOREVER = 64  # ad vitam aeternam
    LAST_CHANCE = 128


class Pledge(StrEnum):
    """What is promised."""

    GIVE = "terristories.pledge.give"  # so many resources
    FUND = "terristories.pledge.fund"  # so many resources for a project


class Promise(msgspec.Struct, frozen=True, array_like=True):
    """TER-45. It is forgotten when it is kept, or when its round is over."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=3)]
    to: Annotated[int, msgspec.Meta(ge=0, le=3)]
    what: Pledge
    n: Annotated[int, msgspec.Meta(ge=1, le=20)]
    due: Annotated[int, msgspec.Meta(ge=1, le=ROUNDS)]


# The parts of a position. Whatever comes from another device has bounds.
Land = Annotated[int, msgspec.Meta(ge=0, le=LANDS - 1)]
Card = Annotated[int, msgspec.Meta(ge=UNKNOWN, le=PROJECTS - 1)]
Danger = Annotated[int, msgspec.Meta(ge=UNKNOWN, le=HAZARDS - 1)]
Few = Annotated[int, msgspec.Meta(ge=0, le=20)]
Small = Annotated[int, msgspec.Meta(ge=-100, le=100)]
Much = Annotated[int, msgspec.Meta(ge=0, le=10_000)]
OFTEN = 100_000  # no match has as many entries
Often = Annotated[int, msgspec.Meta(ge=0, le=OFTEN)]
Bits = Annotated[int, msgspec.Meta(ge=0, le=(1 << LANDS) - 1)]
Level = Annotated[int, msgspec.Meta(ge=LOWEST, le=HIGHEST)]
Code = Annotated[int, msgspec.Meta(ge=0, le=(LANDS + 1 << 7) - 1)]
Flags = Annotated[tuple[bool, ...], msgspec.Meta(max_length=EACH_ROLE)]
Indices = tuple[Level, Level, Level]
_EACH = msgspec.Meta(min_length=2, max_length=4)
_LANDS = msgspec.Meta(min_length=LANDS, max_length=LANDS)
PerLand = Annotated[tuple[Few, ...], _LANDS]
Cards = Annotated[tuple[Card, ...], msgspec.Meta(max_length=EACH_ROLE)]
Codes = Annotated[tuple[Code, ...], msgspec.Meta(max_length=EACH_ROLE)]


class Job(msgspec.Struct, frozen=True, array_like=True):
    """One effect that is to be worked off: whose, of which card, and the way to it through the card's effects.

    An empty way lays the amenity of a project that has just been funded.
    """

    seat: Annotated[int, msgspec.Meta(ge=0, le=3)]
    source: Annotated[int, msgspec.Meta(ge=0, le=299)]
    path: Annotated[tuple[Annotated[int, msgspec.Meta(ge=0, le=9)], ...], msgspec.Meta(max_length=6)]


HAZARD_SOURCE, POWER_SOURCE = 100, 200  # below: projects


class ThisRound(msgspec.Struct, frozen=True):
    """What is forgotten when the round is over."""

    wages: Annotated[tuple[Small, ...], _EACH]  # what the bill changes by
    unpaid: Bits = 0  # seats that pay no wages
    rain: Small = 0
    guarded: Bits = 0  # indices the hazard cannot lower
    warded: Bits = 0  # seats
    all_warded: bool = False
    lands_warded: bool = False
    bolster: Annotated[tuple[Few, ...], msgspec.Meta(max_length=4)] = ()  # labels more; empty: none
    cheaper: Annotated[tuple[Few, ...], msgspec.Meta(max_length=4)] = ()  # projects; empty: none
    influence: Few = 0  # how much cheaper
    more: Annotated[tuple[PerLand, ...], msgspec.Meta(max_length=4)] = ()  # harvest of each seat's individuals
    fallow: Bits = 0  # lands


class Position(msgspec.Struct):
    """What states and views share.

    Large because a position is one flat struct, whose parts never change: so it is copied at once.
    """

    players: Annotated[int, msgspec.Meta(ge=2, le=4)]
    law: Annotated[int, msgspec.Meta(ge=0, le=255)]
    time: Annotated[int, msgspec.Meta(ge=0, le=3600)]  # seconds for a negotiation; 0: as long as it takes
    planet: Annotated[int, msgspec.Meta(ge=0, le=PLANETS - 1)]
    mission: Annotated[int, msgspec.Meta(ge=0, le=MISSIONS - 1)]
    targets: Indices
    indices: Indices
    round: Annotated[int, msgspec.Meta(ge=1, le=ROUNDS)]
    step: Step
    ambassador: Annotated[int, msgspec.Meta(ge=0, le=3)]
    ask: Ask | None
    turn: Annotated[int, msgspec.Meta(ge=0, le=3)]  # who is asked, where not several are
    left: Annotated[tuple[Annotated[int, msgspec.Meta(ge=0, le=3)], ...], msgspec.Meta(max_length=4)]  # then these
    waiting: Bits  # seats that have not answered what several are asked
    end: End | None
    roles: Annotated[tuple[Annotated[int, msgspec.Meta(ge=NONE, le=3)], ...], _EACH]
    characters: Annotated[tuple[Annotated[int, msgspec.Meta(ge=UNKNOWN, le=CHARACTERS - 1)], ...], _EACH]
    revealed: Bits
    won: Bits  # seats whose personal goal has been met
    used: Bits  # seats whose power is used
    lands: PerLand  # resources; 0: barren
    zones: Annotated[tuple[PerLand, ...], _EACH]
    people: Annotated[tuple[PerLand, ...], _EACH]
    resources: Annotated[tuple[Much, ...], _EACH]  # with those that are staked
    hands: Annotated[tuple[Cards, ...], _EACH]  # in rising order
    bags: Annotated[tuple[Cards, ...], _EACH]  # the shuffled part of each pile
    under: Annotated[tuple[Cards, ...], _EACH]  # what was put under it, in this order
    seen_under: Annotated[tuple[Flags, ...], msgspec.Meta(max_length=4)]  # which of those everybody saw
    active: Annotated[tuple[Codes, ...], _EACH]  # hourglass projects that lie upright
    stock: Annotated[tuple[Codes, ...], _EACH]  # cards that lie turned
    fresh: Annotated[tuple[Cards, ...], _EACH]  # of those: funded this round
    pending: Annotated[tuple[Cards, ...], _EACH]  # lightning that is still to strike
    dangers: Annotated[tuple[Danger, ...], msgspec.Meta(max_length=HAZARDS)]  # the shuffled part of the hazards
    next_danger: Annotated[int, msgspec.Meta(ge=-2, le=HAZARDS - 1)]  # on top, seen by somebody; -2: not
    next_seen: Bits  # by whom
    danger_under: Annotated[tuple[Danger, ...], msgspec.Meta(max_length=HAZARDS)]
    danger_seen: Annotated[tuple[Bits, ...], msgspec.Meta(max_length=HAZARDS)]  # by whom each of those
    danger_gone: Annotated[tuple[Danger, ...], msgspec.Meta(max_length=HAZARDS)]
    danger: Danger  # that of this round
    now: ThisRound
    offers: Annotated[tuple[Annotated[int, msgspec.Meta(ge=UNDECIDED, le=PROJECTS - 1)], ...], _EACH]
    stakes: Annotated[
        tuple[Annotated[tuple[Few, ...], msgspec.Meta(max_length=4)], ...],
        msgspec.Meta(min_length=SLOTS, max_length=SLOTS),
    ]
    votes: Annotated[tuple[Annotated[int, msgspec.Meta(ge=NONE, le=2)], ...], _EACH]
    deal: Often  # its number
    arrived: PerLand  # individuals of who builds that have moved
    reaped: Bits  # lands where who harvests has been
    jobs: Annotated[tuple[Job, ...], msgspec.Meta(max_length=40)]
    acted: Annotated[tuple[Card, ...], msgspec.Meta(max_length=EACH_ROLE)]  # cards of who is on that have acted
    same: Annotated[int, msgspec.Meta(ge=NONE, le=LANDS - 1)]  # the territory that was chosen last
    partner: Annotated[int, msgspec.Meta(ge=NONE, le=3)]  # who is offered a trade
    promises: Annotated[tuple[Promise, ...], msgspec.Meta(max_length=40)]
    said: Often  # how many remarks


class State(Position, gc=False):
    """Everything there is to know."""


class View(Position, frozen=True):  # type: ignore[misc]  # mypy takes structs for dataclasses
    """What a seat may know."""

    seat: Seat | None
    question: Ask | None


class Memory(msgspec.Struct, frozen=True):
    """The view tells all a seat knows; this only, who has made a remark in this step."""

    steps: Much = 0  # how many have begun
    spoke: Bits = 0


FIELDS = Position.__struct_fields__


# Who


def seats(bits: int) -> Iterator[int]:
    """The seats that bits name."""
    return (seat for seat in range(4) if bits >> seat & 1)


def order(state: Position) -> tuple[int, ...]:
    """All seats in turn order from the ambassador."""
    return tuple((state.ambassador + k) % state.players for k in range(state.players))


def everybody(state: Position) -> int:
    return (1 << state.players) - 1


# Tuples with one place changed


def put(row: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    return (*row[:place], value, *row[place + 1 :])


def more(row: tuple[int, ...], place: int, n: int) -> tuple[int, ...]:
    return (*row[:place], row[place] + n, *row[place + 1 :])


def put_row(rows: tuple[tuple[int, ...], ...], place: int, row: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    return (*rows[:place], row, *rows[place + 1 :])


def without(row: tuple[int, ...], value: int) -> tuple[int, ...]:
    """The row with this value once less."""
    at = row.index(value)
    return row[:at] + row[at + 1 :]


# Cards that lie before somebody: the project, and where its amenity stands

_CARD = 127


def laid(card: int, site: int = NONE) -> int:
    return card | (site + 1) << 7


def card_of(code: int) -> int:
    return code & _CARD


def site_of(code: int) -> int:
    """Where the amenity of a card stands; NONE: it has none."""
    return (code >> 7) - 1


def rests(state: Position, code: int) -> bool:
    """TER-48: the territory of its amenity is barren."""
    site = site_of(code)
    return site >= 0 and state.lands[site] == 0


# Effects


def nodes_of(source: int) -> Nodes:
    """The effects of a project, hazard or power."""
    if source >= POWER_SOURCE:
        return POWERS[source - POWER_SOURCE].effect
    return CARDS[source].effect if source < HAZARD_SOURCE else DANGERS[source - HAZARD_SOURCE].effect


def node_of(job: Job) -> Node:
    """The effect a job is about. LookupError where there is none."""
    nodes = nodes_of(job.source)
    node = nodes[job.path[0]]
    rest = job.path[1:]
    while rest:
        if isinstance(node, Choose):
            node, rest = node.of[rest[0]][rest[1]], rest[2:]
        elif isinstance(node, (If, Pay)):
            node, rest = node.then[rest[0]], rest[1:]
        else:
            raise LookupError(job)
    return node


# What follows from a position


def free_resources(state: Position, seat: int) -> int:
    """What the seat holds and has not staked."""
    return state.resources[seat] - sum(slot[seat] for slot in state.stakes if slot)


def room_left(state: Position, land: int) -> int:
    return globe(state.planet).room[land] - sum(zones[land] for zones in state.zones)


def cost_of(state: Position, slot: int) -> int:
    """What the project offered by a seat costs, or the influence point (discounts leave at least 1)."""
    now = state.now
    if slot == INFLUENCE:
        return max(1, INFLUENCE_COST - now.influence)
    cost = CARDS[state.offers[slot]].cost
    return max(1, cost - now.cheaper[slot]) if now.cheaper else cost


def staked(state: Position, slot: int) -> int:
    return sum(state.stakes[slot])


def labels(state: Position, seat: int) -> int:
    """DD labels; they hold also where the amenity rests."""
    now = state.now
    return sum(CARDS[card_of(code)].labels for code in state.active[seat]) + (now.bolster[seat] if now.bolster else 0)


def goal_index(state: Position, character: int) -> int:
    """How high the index of a personal goal must be (TER-82)."""
    person = PERSONS[character]
    return min(HIGHEST, state.targets[person.index.place] + person.plus)


def neighbours(state: Position, land: int) -> tuple[int, ...]:
    return globe(state.planet).near[land]


def role_of(state: Position, seat: int) -> Role:
    return Role(state.roles[seat])
