"""The eighteen hazards: a picture each, by its number."""

from assets.terristories.hazards_base import crash, dome_fever, homesickness, power_cut, rodents, space_tax, strike
from assets.terristories.hazards_good import bloom, convoy, discovery, festival, good_season, sleeping_seeds
from assets.terristories.hazards_sky import drought, flood, hurricane, landslide, pollution
from assets.terristories.parts import picture

HAZARDS = (
    *(space_tax, hurricane, drought, flood, landslide, dome_fever),
    *(strike, power_cut, pollution, homesickness, rodents, crash),
    *(good_season, convoy, bloom, discovery, festival, sleeping_seeds),
)


def hazards() -> dict[str, str]:
    return {f"card_H{number:02}": picture(draw(), page="hazards") for number, draw in enumerate(HAZARDS, start=1)}
