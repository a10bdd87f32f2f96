"""TerriStories' pictures: every card has its own."""

from hashlib import sha256

from assets.terristories.hazards import hazards
from assets.terristories.persons import persons
from assets.terristories.planets import planets
from core.games.terristories.content import BOX, DANGERS, PERSONS


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
