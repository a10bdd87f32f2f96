"""The planet: where its lands lie on the canvas, and what is drawn on each.

The world of the canvas is in dp of the pictures, a land 96 of them wide; it is as large as the planet's rows need.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from core.games.terristories.content import CARDS, LANDS, Globe, globe
from core.games.terristories.position import View, card_of, site_of
from mobile.boards.canvas import Sprite
from mobile.boards.sprites import faded, words
from mobile.look.atlas import own, piece
from mobile.words import say

Place = tuple[float, float]

CELL = 98.0  # dp from one land to the next
LAND = 96.0
EDGE = 2.0
COUNT_AT, CUBES_AT, ROOMS_AT, PEOPLE_AT = -34.0, -16.0, 4.0, 30.0  # dp down from a land's middle
NUMBER = 20.5  # dp of the letters of a land's number; larger where lands are shown small
SMALL = 14.0  # dp of the screen: no letters are smaller
CUBE, PITCH = 10.5, 9.2  # dp of a small cube, and from one to the next
ROOM_PITCH, ROW = 29.0, 88.0  # dp between what is built on a land, and how wide its row may be
ZONE = 29.0
MAN = 40.0  # dp high
CROWD, PEOPLE = 62.0, 18.0  # dp: how wide a crowd may stand, and from one to the next
TOGETHER = 26.0  # and from one group to the next
ABREAST = 6  # more than so many are counted
RESTS = 0.5  # how much is seen of what is built on a barren land
DIM, READ = 0.4, 0.75  # and of a land that is of no use now, and of its numbers, which are to be read all the same


class Figure(NamedTuple):
    """An individual that is drawn on a land: whose, and which of its crowd there."""

    seat: int
    land: int


def world(planet: int) -> Place:
    """How large the world of a planet is."""
    wide, high = extent(planet)
    return wide * CELL + 2 * EDGE, high * CELL + 2 * EDGE


def extent(planet: int) -> tuple[int, int]:
    """How many lands it is wide and high."""
    places = globe(planet).places
    return 1 + max(x for x, _ in places), 1 + max(y for _, y in places)


def middle(planet: int, land: int) -> Place:
    """Where a land is."""
    x, y = globe(planet).places[land]
    return EDGE + (x + 0.5) * CELL, EDGE + (y + 0.5) * CELL


def land_at(planet: int, x: float, y: float) -> int | None:
    """Which land is there."""
    for land in range(LANDS):
        across, down = middle(planet, land)
        if abs(x - across) <= CELL / 2 and abs(y - down) <= CELL / 2:
            return land
    return None


def land_picture(here: Globe, land: int, holds: int) -> str:
    return f"terristories/land_{here.grounds[land]}{'' if holds else '_barren'}"


def crowds(view: View, land: int) -> list[tuple[int, int]]:
    """Who stands on a land: seats, and how many of each."""
    return [(seat, row[land]) for seat, row in enumerate(view.people) if row[land]]


def counted(groups: list[tuple[int, int]]) -> bool:
    """Are they too many to be drawn one by one?"""
    return sum(n for _, n in groups) > ABREAST


def crowd_places(view: View, land: int) -> dict[int, list[Place]]:
    """Where each seat's individuals stand on a land: side by side, or all of a seat's at one place."""
    groups = crowds(view, land)
    x, y = middle(view.planet, land)
    heads = [seat for seat, n in groups for _ in range(1 if counted(groups) else n)]
    if not heads:
        return {}
    usual = TOGETHER if counted(groups) else PEOPLE
    pitch = min(usual, CROWD / max(1, len(heads) - 1))
    left = x - pitch * (len(heads) - 1) / 2
    found: dict[int, list[Place]] = {}
    for k, seat in enumerate(heads):
        found.setdefault(seat, []).append((left + k * pitch, y + PEOPLE_AT))
    if counted(groups):
        return {seat: found[seat] * n for seat, n in groups}
    return found


def built_places(view: View, land: int) -> list[tuple[float, float, float]]:
    """The places of a land for zones, and behind them those of its amenities, from the left; and how wide each is."""
    x, y = middle(view.planet, land)
    n = globe(view.planet).room[land] + len(amenities_on(view, land))
    pitch = min(ROOM_PITCH, ROW / n)
    side = min(ZONE, pitch)
    return [(x + (k - (n - 1) / 2) * pitch, y + ROOMS_AT, side) for k in range(n)]


def room_places(view: View, land: int) -> list[Place]:
    """The places for zones alone."""
    return [(x, y) for x, y, _ in built_places(view, land)[: globe(view.planet).room[land]]]


def next_room(view: View, land: int) -> Place:
    """Where the next zone would stand; where none has room, the last one."""
    places = room_places(view, land)
    return places[min(len(zones_on(view, land)), len(places) - 1)]


def cube_places(view: View, land: int) -> list[Place]:
    """The places for a land's resources, from the left."""
    x, y = middle(view.planet, land)
    n = globe(view.planet).capacity[land]
    return [(x + (k - (n - 1) / 2) * PITCH, y + CUBES_AT) for k in range(n)]


def zones_on(view: View, land: int) -> list[int]:
    """Whose zones stand on a land."""
    return [seat for seat, row in enumerate(view.zones) for _ in range(row[land])]


def amenities_on(view: View, land: int) -> list[int]:
    """The projects whose amenities stand there."""
    return [card_of(code) for codes in view.active for code in codes if site_of(code) == land]


def sky(planet: int, wide: float, high: float) -> Sprite:
    """What is behind the planet, on a canvas that shows so much of its world."""
    x, y = world(planet)
    side = max(wide, high)
    return Sprite(own("terristories", "space"), x / 2, y / 2, side, side)


def letters(unit: float) -> float:
    """How large a land's numbers are, where its canvas shows a dp of its world so large."""
    return max(NUMBER, SMALL / unit)


def sprites(
    view: View,
    marks: tuple[int, ...],
    moving: frozenset[Figure] = frozenset(),
    dim: frozenset[int] = frozenset(),
    rings: Iterable[tuple[str, int]] = (),
    size: float = NUMBER,
) -> list[Sprite]:
    """The whole planet; of who is on its way one less each. Lands that are of no use are dim, with all on them.

    Rings mark lands, each by its kind, below all that stands there.
    """
    lands: list[Sprite] = []
    faint: list[Sprite] = []
    pieces: list[Sprite] = []
    texts: list[Sprite] = []
    here = globe(view.planet)
    for land in range(LANDS):
        x, y = middle(view.planet, land)
        whole = [Sprite(land_picture(here, land, view.lands[land]), x, y)]
        full, empty = cubes(view, land)
        resting, built = _built(view, marks, land)
        standing = [*full, *empty, *built, *_people(view, marks, land, moving)]
        told = [*number(view, land, size), *_counts(view, land, moving, size)]
        if land in dim:
            faint += [*faded([*whole, *resting, *standing], DIM), *faded(told, READ)]
            continue
        lands += whole
        faint += resting
        pieces += standing
        texts += told
    marked = [Sprite(f"terristories/land_{kind}", *middle(view.planet, land)) for kind, land in rings]
    return [*lands, *marked, *faint, *pieces, *texts]


def number(view: View, land: int, size: float = NUMBER) -> list[Sprite]:
    """How much a land holds of what it can; of a barren one, that it is."""
    x, y = middle(view.planet, land)
    y += COUNT_AT
    grown = size / NUMBER
    if not view.lands[land]:
        plate = stretched("terristories/barren_plate", x, y, 76.0 * grown, 22.0 * grown)
        return [plate, words(say("terristories.barren"), x, y, size * 0.9, 90 * grown, True, True)]
    text = f"{view.lands[land]}/{globe(view.planet).capacity[land]}"
    return [Sprite("terristories/count_plate", x, y, scale=grown), words(text, x, y, size, 62 * grown)]


def cubes(view: View, land: int) -> tuple[list[Sprite], list[Sprite]]:
    """The resources that lie on a land, and the places that are empty; a barren one has none."""
    held = view.lands[land]
    if not held:
        return [], []
    places = cube_places(view, land)
    full = [Sprite("terristories/cube", x, y, CUBE, CUBE) for x, y in places[:held]]
    return full, [Sprite("terristories/cube_place", x, y, CUBE, CUBE) for x, y in places[held:]]


def _built(view: View, marks: tuple[int, ...], land: int) -> tuple[list[Sprite], list[Sprite]]:
    """Zones, rooms and amenities; first those that rest, for the land is barren."""
    owners = zones_on(view, land)
    room = globe(view.planet).room[land]
    names = [f"zone_{marks[seat]}" for seat in owners[:room]] + ["room"] * (room - len(owners))
    names += [f"amenity_{CARDS[card].id}" for card in amenities_on(view, land)]
    found = [
        Sprite(f"terristories/{name}", x, y, side, side)
        for name, (x, y, side) in zip(names, built_places(view, land), strict=True)
    ]
    if view.lands[land]:
        return [], found
    for sprite in found:
        sprite.alpha = RESTS
    return found, []


def _people(view: View, marks: tuple[int, ...], land: int, moving: Iterable[Figure]) -> list[Sprite]:
    """Who stands there, one by one, or one for all of a seat."""
    found, away = [], list(moving)
    together = counted(crowds(view, land))
    for seat, places in crowd_places(view, land).items():
        left = places[: len(places) - away.count(Figure(seat, land))]
        found += [man(marks[seat], *place) for place in (left[:1] if together else left)]
    return found


def _counts(view: View, land: int, moving: Iterable[Figure], size: float) -> list[Sprite]:
    """How many of each seat stand there, where they are too many to be drawn."""
    if not counted(crowds(view, land)):
        return []
    found, away = [], list(moving)
    for seat, places in crowd_places(view, land).items():
        n = len(places) - away.count(Figure(seat, land))
        if n > 1:
            x, y = places[0]
            found += badge(str(n), x + 4, y + 7, "house/chip_dark", size, True, size * 0.83)
    return found


def badge(
    text: str, x: float, y: float, picture: str, letters: float = NUMBER, light: bool = False, wide: float = 0.0
) -> list[Sprite]:
    """A number on a ground of its own, as wide as it needs."""
    wide = wide or letters * (0.5 + 0.55 * len(text))
    plate = stretched(picture, x, y, wide, letters * 1.1)
    return [plate, words(text, x, y, letters, 90, True, light)] if text else [plate]


def stretched(name: str, x: float, y: float, wide: float, high: float) -> Sprite:
    """A plate whose body, not its shadow and margins, is so large round a place."""
    found = piece(name)
    left, top, body_wide, body_high = found.body
    across, down = wide / body_wide, high / body_high
    width, height = found.size
    x += (width / 2 - left - body_wide / 2) * across
    y += (height / 2 - top - body_high / 2) * down
    return Sprite(name, x, y, width * across, height * down)


def man(mark: int, x: float, y: float, grown: float = 1.0) -> Sprite:
    """An individual, upright round a place."""
    return Sprite(f"terristories/man_{mark}", x, y, MAN * 0.8 * grown, MAN * grown)
