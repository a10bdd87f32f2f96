"""The twelve planets: a picture each, by its number."""

from assets.terristories.parts import picture
from assets.terristories.planets_harsh import archipelago, brokenpass, cinder, crescent, long_march, stubborn
from assets.terristories.planets_mild import erde, fairbreeze, rusty, tuto, twin_shores, verdance

PLANETS = (
    *(tuto, fairbreeze, verdance, twin_shores, erde, rusty),
    *(crescent, brokenpass, cinder, long_march, archipelago, stubborn),
)


def planets() -> dict[str, str]:
    return {f"planet_P{number:02}": picture(draw(), page="planets") for number, draw in enumerate(PLANETS, start=1)}
