"""The twelve characters: a portrait each, by its number."""

from assets.terristories.ecologists import botanist, marsh_warden, soil_inspector
from assets.terristories.entrepreneurs import banker, engineer, maker
from assets.terristories.farmers import chair, ploughman, seed_keeper
from assets.terristories.governors import builder, mediator, quartermaster
from assets.terristories.parts import picture

PERSONS = (
    *(ploughman, seed_keeper, chair),
    *(builder, mediator, quartermaster),
    *(maker, banker, engineer),
    *(botanist, soil_inspector, marsh_warden),
)


def persons() -> dict[str, str]:
    return {f"person_K{number:02}": picture(draw(), page="persons") for number, draw in enumerate(PERSONS, start=1)}
