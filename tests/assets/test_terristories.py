"""TerriStories' pictures: every card has its own."""

import json
from hashlib import sha256
from itertools import combinations

from PIL import Image, ImageChops, ImageStat

from assets.build.sources import BUILT, Piece
from assets.terristories.hazards import hazards
from assets.terristories.missions import missions
from assets.terristories.persons import persons
from assets.terristories.planets import planets
from assets.terristories.projects import projects
from core.games.terristories.content import BOX, CARDS, DANGERS, MISSION_CARDS, PERSONS


def alike(drawings: dict[str, str]) -> list[str]:
    """The pictures that look the same as another one."""
    looks = [sha256(svg.encode()).hexdigest() for svg in drawings.values()]
    return [name for name, look in zip(drawings, looks, strict=True) if looks.count(look) > 1]


def test_every_person_has_a_face_of_its_own() -> None:
    drawn = persons()
    assert set(drawn) == {f"person_{card.id}" for card in PERSONS}
    assert not alike(drawn)


def test_every_planet_has_a_look_of_its_own() -> None:
    drawn = planets()
    assert set(drawn) == {f"planet_{card.id}" for card in BOX.planets}
    assert not alike(drawn)


def test_every_hazard_has_a_picture_of_its_own() -> None:
    drawn = hazards()
    assert set(drawn) == {f"card_{card.id}" for card in DANGERS}
    assert not alike(drawn)


def test_every_project_has_a_picture_of_its_own() -> None:
    drawn = projects()
    assert set(drawn) == {f"card_{card.id}" for card in CARDS}
    assert not alike(drawn)


def test_cards_are_told_apart_from_afar() -> None:
    """As small as a stamp no two pictures look alike, even of one deck or role."""
    folder = BUILT / "terristories" / "1.5"
    index = json.loads((folder / "index.json").read_text("utf-8"))
    pages = [Image.open(folder / page).convert("RGB") for page in index["pages"]]
    stamps = {}
    for name in (*projects(), *hazards(), *persons(), *planets(), *missions()):
        entry = index["pieces"][name]
        x, y = entry["x"], entry["y"]
        picture = pages[entry["page"]].crop((x, y, x + entry["w"], y + entry["h"]))
        stamps[name] = picture.resize((16, 12), Image.Resampling.BOX)
    close = [
        (one, two)
        for one, two in combinations(stamps, 2)
        if sum(ImageStat.Stat(ImageChops.difference(stamps[one], stamps[two])).mean) / 3 < 12
    ]
    assert not close


def test_every_mission_has_a_patch_of_its_own() -> None:
    drawn = missions()
    assert set(drawn) == {f"mission_{card.id}" for card in MISSION_CARDS}
    assert not alike(drawn)


def test_what_cards_show_is_of_one_size_and_lies_with_its_deck() -> None:
    decks = {"persons": persons(), "planets": planets(), "missions": missions(), "hazards": hazards()}
    pieces = [(deck, Piece(name, svg)) for deck, drawn in decks.items() for name, svg in drawn.items()]
    assert {piece.size for _, piece in pieces} == {(96, 72)}
    assert [piece.name for deck, piece in pieces if piece.page != deck] == []
