"""How long what happens in TerriStories is seen, and where."""

from __future__ import annotations

from core.games.terristories import events as e

ROOM = 1.7  # seconds for all that an entry shows, beside what is tossed, turned over or counted
TUMBLES = 12  # pictures of a token that turns once round; its faces are the first, and half way
RAIN = tuple(
    tuple(f"terristories/rain_{(face + 1 + k) % TUMBLES}" for k in range(TUMBLES)) for face in (0, TUMBLES // 2)
)
SECONDS: dict[type, float] = {  # what is shown of a run of events takes so long, unless there is too much of it
    e.Settled: 0.5,
    e.PowerUsed: 0.7,
    e.Shifted: 0.65,
    e.Went: 0.4,
    e.Hired: 0.45,
    e.Founded: 0.45,
    e.Opened: 0.6,
    e.Funded: 0.7,
    e.Laid: 0.3,
    e.Drew: 0.25,
    e.Sited: 0.35,
    e.Acted: 0.5,
    e.Gained: 0.4,
    e.Handed: 0.4,
    e.Regrown: 0.4,
    e.Barren: 0.35,
    e.Restored: 0.35,
    e.Harvested: 0.4,
    e.Dismissed: 0.4,
    e.Paid: 0.4,
    e.Gave: 0.4,
    e.Met: 0.8,
}
ELSEWHERE = frozenset(  # what does not happen where the table negotiates
    {
        e.Stage,
        e.Sited,
        e.Acted,
        e.Gained,
        e.Regrown,
        e.Restored,
        e.Barren,
        e.Went,
        e.Hired,
        e.Founded,
        e.Drawn,
        e.Rained,
    }
)
CARRIED_OUT = frozenset({e.Funded, e.Returned, e.Shifted, e.Laid})  # what the table has agreed on comes true
LOST = 0.5  # seconds that what territories lose is seen, and what is spared
