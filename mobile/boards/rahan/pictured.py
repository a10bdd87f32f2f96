"""What an entry of Rahan is about: what was gained, the animal or beast, the flint, cards, who moved."""

from __future__ import annotations

from core.games.rahan.content import NOTHING
from core.games.rahan.telling import Tale, Told, tales
from core.match import SeenEntry
from mobile.boards.rahan.ground import ANIMALS, BEASTS, NEEDS

STEPS = range(1, 5)  # of a move card
PLAIN = {
    Told.HOME: "lack_home_full",
    Told.STRUCK: "sign_weapon",
    Told.PARTED: "sign_weapon",
    Told.CHALLENGED: "card_combat",
    Told.HUNTS: "sign_weapon",
    Told.DEFENDS: "sign_weapon",
    Told.KNIFE: "sign_knife",
    Told.OVER: "flint",
    Told.SHORT: "flint",
    Told.PAST: "flint",
    Told.OFF: "flint",
    Told.LANDED: "flint",
    Told.DREW: "sign_die",
    Told.DREW_FULL: "sign_die",
    Told.SWAPPED: "card_back",
    Told.SHUFFLED: "card_back",
    Told.LED: "sign_rahan",
    Told.RAHAN_ASIDE: "sign_rahan",
}


def pictures(seen: SeenEntry) -> tuple[str, ...]:
    """By what matters most of what is told of it."""
    for tale in tales(seen.events, seen.view):
        name = _picture(tale)
        if name:
            return (f"rahan/{name}",)
    return ()


def _picture(tale: Tale) -> str:
    if tale.need != NOTHING:
        return f"lack_{NEEDS[tale.need]}_full"
    if tale.animal != NOTHING:
        return f"sign_{ANIMALS[tale.animal]}"
    if tale.beast != NOTHING:
        return f"sign_{BEASTS[tale.beast]}"
    if tale.told in PLAIN:
        return PLAIN[tale.told]
    return f"card_move_{tale.number}" if tale.told is Told.WENT and tale.number in STEPS else ""
