"""The planet: where its lands lie on the canvas, and what is drawn on each.

The world of the canvas is in dp of the pictures, a land 96 of them wide; it is as large as the planet's rows need.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from core.games.terristories.content import CARDS, LANDS, Globe, globe
from core.games.terristories.position import View, card_of, site_of
from mobile.boards.canvas import Sprite
from mobile.boards.sprites import words

Place = tuple[float, float]

CELL = 99.0  # dp from one land to the next
LAND = 96.0
EDGE = 3.0
COUNT_AT, ROOMS_AT, SITES_AT, PEOPLE_AT = -33.0, -6.0, 12.0, 26.0  # dp down from a land's middle
NUMBER = 19.0  # dp of the letters of a land's number
ROOM_PITCH = 25.0
ZONE = 23.0
MAN = 27.0  # dp high


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


def crowd_places(view: View, land: int) -> dict[int, list[Place]]:
    """Where each seat's individuals stand on a land: a few side by side, more behind each other."""
    groups = crowds(view, land)
    x, y = middle(view.planet, land)
    heads = [seat for seat, n in groups for _ in range(n)]
    if not heads:
        return {}
    pitch = min(17.0, 62.0 / max(1, len(heads) - 1)) if len(heads) > 1 else 0.0
    left = x - pitch * (len(heads) - 1) / 2
    found: dict[int, list[Place]] = {}
    for k, seat in enumerate(heads):
        found.setdefault(seat, []).append((left + k * pitch, y + PEOPLE_AT))
    return found


def room_places(view: View, land: int) -> list[Place]:
    """The places for zones on a land, from the left."""
    x, y = middle(view.planet, land)
    n = globe(view.planet).room[land]
    return [(x + (k - (n - 1) / 2) * ROOM_PITCH, y + ROOMS_AT) for k in range(n)]


def zones_on(view: View, land: int) -> list[int]:
    """Whose zones stand on a land."""
    return [seat for seat, row in enumerate(view.zones) for _ in range(row[land])]


def amenities_on(view: View, land: int) -> list[int]:
    """The projects whose amenities stand there."""
    return [card_of(code) for codes in view.active for code in codes if site_of(code) == land]


def sprites(view: View, marks: tuple[int, ...], moving: frozenset[Figure] = frozenset()) -> list[Sprite]:
    """The whole planet; of who is on its way one less each."""
    lands: list[Sprite] = []
    pieces: list[Sprite] = []
    texts: list[Sprite] = []
    here = globe(view.planet)
    for land in range(LANDS):
        x, y = middle(view.planet, land)
        lands.append(Sprite(land_picture(here, land, view.lands[land]), x, y))
        pieces += _pieces(view, marks, land, moving)
        texts += number(view, land)
    return [*lands, *pieces, *texts]


def number(view: View, land: int) -> list[Sprite]:
    """How much a land holds of what it can."""
    x, y = middle(view.planet, land)
    text = f"{view.lands[land]}/{globe(view.planet).capacity[land]}"
    plate = Sprite("terristories/count_plate", x, y + COUNT_AT)
    cube = Sprite("terristories/cube", x - 19, y + COUNT_AT, 17, 17)
    return [plate, cube, words(text, x + 8, y + COUNT_AT, NUMBER, 60)]


def _pieces(view: View, marks: tuple[int, ...], land: int, moving: Iterable[Figure]) -> list[Sprite]:
    found = []
    owners = zones_on(view, land)
    for k, (x, y) in enumerate(room_places(view, land)):
        picture = f"zone_{marks[owners[k]]}" if k < len(owners) else "room"
        found.append(Sprite(f"terristories/{picture}", x, y, ZONE, ZONE))
    x, y = middle(view.planet, land)
    for k, card in enumerate(amenities_on(view, land)):
        found.append(Sprite(f"terristories/amenity_{CARDS[card].id}", x - 34 + 68 * (k % 2), y + SITES_AT, 20, 20))
    away = list(moving)
    for seat, places in crowd_places(view, land).items():
        found += [man(marks[seat], *place) for place in places[: len(places) - away.count(Figure(seat, land))]]
    return found


def man(mark: int, x: float, y: float, grown: float = 1.0) -> Sprite:
    """An individual, upright round a place."""
    return Sprite(f"terristories/man_{mark}", x, y, MAN * 0.8 * grown, MAN * grown)
