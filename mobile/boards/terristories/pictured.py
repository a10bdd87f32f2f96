"""What an entry of TerriStories is about: a card, an index, a zone, individuals, resources, what begins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from core.games.terristories.content import CARDS, DANGERS, PERSONS
from core.games.terristories.effects import INDICES
from core.games.terristories.events import (
    Acted,
    Agreed,
    Barren,
    Character,
    Dismissed,
    Drawn,
    Drew,
    Dropped,
    Founded,
    Funded,
    Gained,
    Gave,
    Handed,
    Harvested,
    Hired,
    Kept,
    Laid,
    Met,
    Offered,
    Opened,
    Over,
    Paid,
    PowerUsed,
    Promised,
    Rained,
    Regrown,
    Restored,
    Returned,
    RoleTaken,
    Said,
    Settled,
    Shifted,
    Sited,
    Stage,
    Staked,
    Voted,
    Went,
    Withdrew,
)
from core.games.terristories.position import PHASES
from core.match import SeenEntry

FIRST = (Over, Met, Drawn, Funded, Opened, Rained)  # which matter more than what comes with them
LAST = (Stage, Drew)  # and less
PLAIN: dict[type, str] = {
    Staked: "cube",
    Gained: "cube",
    Handed: "cube",
    Gave: "cube",
    Paid: "cube",
    Harvested: "cube",
    Kept: "cube",
    PowerUsed: "power",
    Rained: "rain_0",
    Regrown: "rain_0",
    Barren: "land_plain_barren",
    Restored: "land_plain",
    Met: "target",
    Over: "target",
}
SIGNS: dict[type, str] = {
    Agreed: "house/icon_check",
    Withdrew: "house/icon_close",
    Said: "house/icon_speech",
    Promised: "house/icon_hand",
}


def pictures(seen: SeenEntry, marks: Sequence[int]) -> tuple[str, ...]:
    """By the event that matters most of those that have one."""
    ranked = sorted(seen.events, key=lambda event: (not isinstance(event, FIRST), isinstance(event, LAST)))
    for event in ranked:
        name = SIGNS.get(type(event), "") or _picture(event, seen.view, marks)
        if name:
            return (name if "/" in name else f"terristories/{name}",)
    return ()


def _picture(event: Any, view: Any, marks: Sequence[int]) -> str:
    match event:
        case RoleTaken(_, role):
            return f"face_{role}"
        case Character(_, character) if character >= 0:
            return f"person_{PERSONS[character].id}"
        case Drawn(hazard) if hazard >= 0:
            return f"card_{DANGERS[hazard].id}"
        case Funded(_, card) | Laid(_, card) | Acted(_, card) | Returned(_, card) if card >= 0:
            return f"card_{CARDS[card].id}"
        case Sited(_, card) if card >= 0 and CARDS[card].amenity:
            return f"amenity_{CARDS[card].id}"
        case Opened(cards):
            return next((f"card_{CARDS[card].id}" for card in cards if card >= 0), "")
        case Shifted(index) | Voted(_, index) if index is not None:
            return f"index_{INDICES[index.place]}"
        case Settled(seat) | Founded(seat):
            return f"zone_{marks[seat]}"
        case Went(seat) | Hired(seat) | Dismissed(seat):
            return f"man_{marks[seat]}"
        case Offered(seat) | Drew(seat) | Dropped(seat):
            return f"back_{marks[seat]}"
        case Stage(_, step):
            return f"phase_{PHASES[step]}" if PHASES[step] else ""
    return PLAIN.get(type(event), "")
