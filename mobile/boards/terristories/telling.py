"""What happened in words: in the line under the plate what matters most, in the look back all; and how it sounds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from core.game import Seat
from core.games.terristories.events import (
    Acted,
    Agreed,
    Barren,
    Dismissed,
    Drawn,
    Due,
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
    Opened,
    Over,
    Paid,
    PowerUsed,
    Promised,
    Rained,
    Regrown,
    Restored,
    RoleTaken,
    Said,
    Settled,
    Shifted,
    Sited,
    Stage,
    Staked,
    Voted,
    Went,
)
from core.games.terristories.position import Step
from core.match import SeenEntry
from mobile.boards.terristories.gist import Tale, Weight
from mobile.boards.terristories.told import tales
from mobile.boards.terristories.wording import NameOf
from mobile.words import say

ROOM = 96  # letters that two lines hold: what matters most is said, and what else there is room for
SOUNDS: dict[type, str] = {  # of what is shown at once beside what somebody does
    Staked: "stake",
    Voted: "tick",
    Agreed: "agree",
    Gave: "take",
    Promised: "card",
    Due: "card",
    Kept: "take",
    Said: "",
}


PHASE_SOUNDS = {  # when a phase begins
    Step.CARDS_1: "phase_1",
    Step.CARDS_2: "phase_2",
    Step.CARDS_3: "phase_3",
    Step.CARDS_4: "phase_4",
    Step.CARDS_5: "phase_5",
    Step.CARDS_6: "phase_6",
}
HEARD: dict[type, str | Callable[[Any], str]] = {  # of what is seen to happen
    Stage: lambda stage: PHASE_SOUNDS.get(stage.step, ""),
    RoleTaken: "role",
    Settled: "zone",
    PowerUsed: "power",
    Shifted: lambda shifted: "index_up" if shifted.by > 0 else "index_down",
    Went: "steps",
    Hired: "arrive",
    Founded: "zone",
    Opened: "deal",
    Funded: "cubes",
    Laid: "card",
    Sited: "amenity",
    Acted: "project",
    Gained: "cubes",
    Handed: "cubes",
    Regrown: "regrow",
    Barren: "barren",
    Restored: "regrow",
    Harvested: "gather",
    Dismissed: "sent_home",
    Paid: "cubes",
    Rained: "rain_toss",
    Met: "goal",
}
FALLS, WARDS = "rain", "ward"  # when the rain falls; when something is spared
COUNTED, VERDICT = "goal_counted", "goal"  # with each goal at the end, and with what comes of them

BUSY: dict[Any, str] = {
    Drawn: "terristories.busy_hazard",
    Rained: "terristories.busy_rain",
    Over: "terristories.busy_end",
}


def event_line(seen: SeenEntry, seat: Seat | None, name_of: NameOf) -> str:
    """What happened, what matters most first; nothing when it is to be seen where it happens and matters little."""
    told = [tale for tale in tales(seen, seat, name_of) if tale.weight is not Weight.QUIET]
    line = ""
    for tale in sorted(told, key=lambda one: one.weight):
        if not line:
            line = _fitting(tale)
        elif len(line) + len(tale.text) < ROOM:
            line = f"{line} {tale.text}"
    return line


def _fitting(tale: Tale) -> str:
    """As much of it as there is room for."""
    ways = (tale.text, *tale.shorter)
    return next((way for way in ways if len(way) <= ROOM), min(ways, key=len))


def whole_line(seen: SeenEntry, seat: Seat | None, name_of: NameOf) -> str:
    """All that happened, one after the other, for who looks back."""
    told = [tale.text for tale in tales(seen, seat, name_of)]
    return " ".join(dict.fromkeys(told))


def busy_line(seen: SeenEntry, seat: Seat | None, name_of: NameOf) -> str:
    """What is said while an entry is being shown that takes its time."""
    found = [BUSY[type(event)] for event in seen.events if type(event) in BUSY]
    return say(found[-1]) if found else ""


def sound(seen: SeenEntry) -> str:
    """What is heard with what is shown at once beside what somebody does."""
    return next((name for event in seen.events if (name := SOUNDS.get(type(event), ""))), "")
