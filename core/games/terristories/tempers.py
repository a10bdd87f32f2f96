"""TerriStories: how bots of a temper judge, as compared with their level's taste."""

from __future__ import annotations

import msgspec

from core.game import Temper
from core.games.terristories.judging import Taste

LEANINGS: dict[Temper, dict[str, float]] = {
    Temper.JOKER: {"noise": 0.8, "whim": 1.0},
    Temper.PATIENT: {"keep": 1},
    Temper.LOYAL: {"thanks": -1},
    Temper.BOLD: {"thrift": -0.4},
    Temper.HOARDER: {"thrift": 1.0},
    Temper.CALCULATING: {"whim": -0.5, "choosy": 1.0},
    Temper.STUBBORN: {"choosy": -3.0},
    Temper.DREAMER: {"future": 0.25, "over": 0.3},
}


def leaning(taste: Taste, temper: Temper | None) -> Taste:
    """The taste of somebody of this temper."""
    if temper is None:
        return taste
    changes = {
        name: max(0, getattr(taste, name) + by) if name == "whim" else getattr(taste, name) + by
        for name, by in LEANINGS[temper].items()
    }
    return msgspec.structs.replace(taste, **changes)
