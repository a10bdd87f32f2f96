"""TerriStories as data: cards, planets, missions, and what follows from them (cards.json is written by hand).

A project is a number 0..67, 17 for each role in its order; a hazard 0..17; a character 0..11, three for each role. A
territory is a number 0..11, as the planet's rows show them from left to right and from top to bottom.
"""

from __future__ import annotations

from enum import IntEnum, StrEnum
from functools import cache
from importlib.resources import files

import msgspec

from core.games.terristories.effects import Count, Ground, Index, Nodes

LANDS = 12
ROUNDS = 8
PROJECTS, HAZARDS, CHARACTERS, PLANETS, MISSIONS = 68, 18, 12, 12, 12  # TER-05
LABELS, AMENITIES = 12, 19
EACH_ROLE, ROLE_CHARACTERS = 17, 3
PEOPLE, ZONES = 5, 5  # TER-03
HAND = 3
START_RESOURCES, START_PEOPLE, LAST_PEOPLE = 6, 2, 5  # TER-17, TER-76
PERSON_COST, ZONE_COST, INFLUENCE_COST = 2, 4, 3  # TER-29, TER-27
LOWEST, HIGHEST = -3, 10  # TER-14
CAPACITY = {Ground.MOUNTAIN: 9, Ground.PLAIN: 7, Ground.SWAMP: 4}  # TER-02
ROOM = {Ground.MOUNTAIN: 2, Ground.PLAIN: 3, Ground.SWAMP: 1}


class Role(IntEnum):
    """TER-03."""

    FARMER = 0
    GOVERNOR = 1
    ENTREPRENEUR = 2
    ECOLOGIST = 3


class Kind(StrEnum):
    """TER-06."""

    LIGHTNING = "lightning"
    HOURGLASS = "hourglass"


Impacts = tuple[int, int, int]  # on the indices


class Project(msgspec.Struct, frozen=True):
    """One of the 68."""

    id: str
    role: str
    cost: int
    phase: int
    kind: Kind
    impacts: Impacts
    effect: Nodes
    stock: bool = False
    labels: int = 0
    amenity: bool = False


class Hazard(msgspec.Struct, frozen=True):
    """One of the 18. `labels`: how many ward its effect off, 0: none do."""

    id: str
    good: bool
    impacts: Impacts
    effect: Nodes
    labels: int = 0


class Might(msgspec.Struct, frozen=True):
    """The power of a role."""

    role: str
    cost: Impacts
    effect: Nodes


class Character(msgspec.Struct, frozen=True):
    """Its goal: an index so far above the common target, and a count (TER-10)."""

    id: str
    role: str
    index: Index
    plus: int
    count: Count
    least: int
    least_of_three: int | None = None

    def wanted(self, players: int) -> int:
        """The count it asks for (TER-23)."""
        return self.least_of_three if players == 3 and self.least_of_three is not None else self.least


class Mission(msgspec.Struct, frozen=True):
    """Where the indices start, and the common goal."""

    id: str
    stars: int
    start: Impacts
    target: Impacts


class Planet(msgspec.Struct, frozen=True):
    """Rows of territories by their first letter; small letters are barren, a dot is empty space."""

    id: str
    stars: int
    rows: tuple[str, ...]


class Box(msgspec.Struct, frozen=True):
    """All that lies in the box."""

    projects: tuple[Project, ...]
    hazards: tuple[Hazard, ...]
    powers: tuple[Might, ...]
    characters: tuple[Character, ...]
    planets: tuple[Planet, ...]
    missions: tuple[Mission, ...]


BOX: Box = msgspec.json.decode((files(__package__) / "cards.json").read_bytes(), type=Box)
CARDS, DANGERS, POWERS, PERSONS, MISSION_CARDS = BOX.projects, BOX.hazards, BOX.powers, BOX.characters, BOX.missions
NUMBERS = {card.id: number for number, card in enumerate(CARDS)}
SELFISH = tuple(NUMBERS[name] for name in ("F01", "G01", "E01", "C01"))  # TER-22, TER-24
TUTO, TUTO_MISSION = 0, 0  # TER-08
GOOD = tuple(number for number, card in enumerate(DANGERS) if card.good)
BAD = tuple(number for number, card in enumerate(DANGERS) if not card.good)


class Globe(msgspec.Struct, frozen=True):
    """A planet's territories: where each lies, what it is, and its neighbours (TER-09)."""

    places: tuple[tuple[int, int], ...]
    grounds: tuple[Ground, ...]
    barren: tuple[bool, ...]
    near: tuple[tuple[int, ...], ...]
    capacity: tuple[int, ...]
    room: tuple[int, ...]


_LETTERS = {"M": Ground.MOUNTAIN, "P": Ground.PLAIN, "S": Ground.SWAMP}


@cache
def globe(planet: int) -> Globe:
    """The planet of this number."""
    rows = BOX.planets[planet].rows
    found = {(x, y): letter for y, row in enumerate(rows) for x, letter in enumerate(row) if letter != "."}
    places = tuple(found)
    grounds = tuple(_LETTERS[letter.upper()] for letter in found.values())
    near = tuple(tuple(n for n, (a, b) in enumerate(places) if abs(a - x) + abs(b - y) == 1) for x, y in places)
    return Globe(
        places,
        grounds,
        tuple(letter.islower() for letter in found.values()),
        near,
        tuple(CAPACITY[ground] for ground in grounds),
        tuple(ROOM[ground] for ground in grounds),
    )


def role_cards(role: int, selfish: bool) -> tuple[int, ...]:
    """A role's projects; without those that serve oneself against the table, where they are removed."""
    cards = range(role * EACH_ROLE, (role + 1) * EACH_ROLE)
    return tuple(card for card in cards if selfish or card not in SELFISH)


def turns(first: int, players: int) -> tuple[int, ...]:
    """All seats in turn order."""
    return tuple((first + k) % players for k in range(players))
