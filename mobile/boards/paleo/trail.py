"""Where things happened on Paleo's board: ways of pawns, who stood where and is captured, keys, the gate, reefs."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from math import hypot

from core.games.paleo.content import GATE, PAWN, RADIUS, is_mercenary
from core.games.paleo.position import Back, Captured, Entered, Laid, Opened, Rolled
from core.games.paleo.telling import hits, roll_of
from core.match import SeenEntry
from core.physics import Path
from mobile.boards import traces
from mobile.boards.canvas import Sprite
from mobile.boards.paleo.ground import Ground
from mobile.boards.sprites import faded

WAY, PUSHED = 1.5, 1.0  # how large the dots of a way are, of the flicked pawn and of those it pushed
FAR = 0.8 * PAWN  # mm: who was pushed by less shows no way
GHOST = 0.45  # how much is seen of a captured pawn, where it stood
REEF, KEY, ROUND = 66.0, 52.0, 42.0  # mm: rings round a reef, a key, a pawn
EARLIER = 0.55  # how much is seen of what happened before the newest entry
LASTS, BIG, SMALL = 320.0, 1.9, 1.1  # ms that a burst is seen in a roll, and how large it gets


def trail(recent: Iterable[SeenEntry], ground: Ground) -> list[Sprite]:
    """All of it, from the bottom up; the last flick and what followed from it is seen best."""
    entries = list(recent)
    last = max((k for k, seen in enumerate(entries) if roll_of(seen.events) is not None), default=len(entries) - 1)
    before = [sprite for seen in entries[:last] for sprite in faded(_entry(seen, ground), EARLIER)]
    return before + [sprite for seen in entries[max(0, last) :] for sprite in _entry(seen, ground)]


def _entry(seen: SeenEntry, ground: Ground) -> list[Sprite]:
    found: list[Sprite] = []
    for event in seen.events:
        match event:
            case Rolled():
                found += _rolled(event, [other for other in seen.events if isinstance(other, Captured)], ground)
            case Entered(pawn, sanctuary, True):
                found.append(traces.ring(*ground.key_place(sanctuary), ground.mark_of(pawn), KEY))
            case Back(pawn, place):
                found.append(_ring(ground, place[0] / 1000, place[1] / 1000, ground.mark_of(pawn), ROUND))
            case Opened():
                found.append(_ring(ground, 0.0, 0.0, ground.marks[seen.seat], 2 * GATE + 12))
            case Laid(seat, _, _, place):
                found.append(_ring(ground, place[0] / 10, place[1] / 10, ground.marks[seat], REEF))
    return found


def _rolled(rolled: Rolled, captured: list[Captured], ground: Ground) -> list[Sprite]:
    paths = {path.disc: path for path in rolled.roll.paths}
    found: list[Sprite] = []
    for disc, path in sorted(paths.items(), key=lambda one: one[0] == rolled.pawn):
        places = [(x / 10, y / 10) for _, x, y in path.points]
        long = sum(hypot(u - x, v - y) for (x, y), (u, v) in pairwise(places))
        if disc == rolled.pawn or long > FAR:
            unit = WAY if disc == rolled.pawn else PUSHED
            found += traces.way([ground.place(*place) for place in _short(places)], ground.mark_of(disc), unit)
    met = {hit.pawn: (hit.x, hit.y) for hit in hits([rolled])}
    for event in captured:
        spot = met.get(event.pawn) if event.out else _begun(paths.get(event.pawn)) or met.get(event.pawn)
        if spot is not None:
            found += faded([ground.pawn(event.pawn, *spot), ground.ring(event.pawn, *spot)], GHOST)
            found.append(_ring(ground, *spot, ground.mark_of(rolled.pawn), ROUND))
    return found


def _short(places: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """A way without its last bit, so that its head does not lie on the pawn."""
    left, kept = RADIUS + 4.0, list(places)
    while len(kept) > 1:
        (x, y), (u, v) = kept[-2:]
        long = hypot(u - x, v - y)
        if long > left:
            part = (long - left) / long
            return [*kept[:-1], (x + (u - x) * part, y + (v - y) * part)]
        left -= long
        kept.pop()
    return kept


def _begun(path: Path | None) -> tuple[float, float] | None:
    """Where a pawn stood that moved."""
    return (path.points[0][1] / 10, path.points[0][2] / 10) if path is not None else None


def _ring(ground: Ground, x: float, y: float, mark: int, across: float) -> Sprite:
    return traces.ring(*ground.place(x, y), mark, across)


class Bursts:
    """What flashes up in a roll, where and when somebody is hit or jumps out."""

    def __init__(self, rolled: Rolled, ground: Ground) -> None:
        self.ground = ground
        self.hits = hits([rolled])
        self.large = BIG if is_mercenary(rolled.pawn) else SMALL

    def sprites(self, time: float) -> list[Sprite]:
        found = []
        for hit in self.hits:
            part = (time - hit.at) / LASTS
            if 0.0 <= part < 1.0:
                burst = traces.burst(*self.ground.place(hit.x, hit.y), self.large * (0.6 + 0.4 * part))
                burst.alpha = 1.0 - part * part
                found.append(burst)
        return found
