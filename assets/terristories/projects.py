"""A picture for each project, as it lies on its card: `card_` and its id, 96 x 72 dp, on pages of their own."""

from assets.terristories.scenes_ecologist import ECOLOGIST
from assets.terristories.scenes_entrepreneur import ENTREPRENEUR
from assets.terristories.scenes_farmer import FARMER
from assets.terristories.scenes_governor import GOVERNOR


def projects() -> dict[str, str]:
    scenes = FARMER | GOVERNOR | ENTREPRENEUR | ECOLOGIST
    return {f"card_{card}": scene() for card, scene in scenes.items()}
