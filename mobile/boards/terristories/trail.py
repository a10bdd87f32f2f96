"""Where things happened on the planet, until somebody touches it: who went where, what was set, taken, lost, spared.

Who looks on for long sees what happened in this round only: more would cover the planet.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from core.game import Seat
from core.games.terristories import events as e
from core.games.terristories.position import Step, View
from core.log import Kind
from core.match import SeenEntry
from mobile.boards import traces
from mobile.boards.canvas import Sprite
from mobile.boards.sprites import words
from mobile.boards.terristories import ground, wording
from mobile.boards.terristories.sight import Sight

RING = 34.0  # dp round what was set on a territory
WHOLE, LOW = 66.0, 12.0  # and round a territory, so far below its middle: its number stays free
LOSS, SPARED = (0.0, -12.0), (34.0, -34.0)  # dp from a territory's middle: how its resources changed, what protected it


def trail(recent: list[SeenEntry], board: Sight) -> list[Sprite]:
    """In the world of the planet's canvas."""
    return list(_Trail(board).sprites(recent))


class _Trail:
    """What is drawn of all that happened since the last touch; of rain only what it brought in all."""

    def __init__(self, board: Sight) -> None:
        self.board = board
        self.changed: Counter[int] = Counter()  # resources of territories
        self.spared: set[int] = set()

    def sprites(self, recent: list[SeenEntry]) -> Iterator[Sprite]:
        standing: list[SeenEntry] = []  # without what was taken back
        for seen in recent:
            if seen.kind is Kind.UNDO:
                standing = [kept for kept in standing if kept.n <= seen.to]
            else:
                standing.append(seen)
        begins = [k for k, seen in enumerate(standing) if any(map(_begins, seen.events))]
        for seen in standing[begins[-1] if begins else 0 :]:
            for event in seen.events:
                yield from self._of(event, seen.view, seen.seat)
        yield from self._sums()

    def _of(self, event: Any, view: View, doer: Seat) -> Iterator[Sprite]:
        match event:
            case e.Went(seat, start, goal):
                yield from traces.way([self._at(view, start), self._at(view, goal)], self.board.marks[seat])
            case e.Hired(seat, land) | e.Settled(seat, land):
                yield self._ring(view, land, seat, ground.PEOPLE_AT)
            case e.Founded(seat, land) | e.Sited(seat, _, land):
                yield self._ring(view, land, seat, ground.ROOMS_AT)
            case e.Dismissed(seat, land):
                yield self._ring(view, land, seat, ground.PEOPLE_AT)
            case e.Harvested(_, land, n):
                self.changed[land] -= n
            case e.Regrown(land, n):
                self.changed[land] += n
            case e.Rained(_, _, grown):
                self.changed.update({land: n for land, n in enumerate(grown) if n})
            case e.Restored(land, n):
                self.changed[land] += n
                yield self._round(view, land, max(0, doer))
            case e.Barren(land):
                yield traces.burst(*ground.middle(view.planet, land), 0.9)
            case e.Drawn(_, _, lands):
                self.spared |= set(lands)

    def _sums(self) -> Iterator[Sprite]:
        """What territories gained and lost in all, and which were protected."""
        planet = self.board.view.planet
        for land, by in sorted(self.changed.items()):
            if by:
                x, y = ground.middle(planet, land)
                x, y = x + LOSS[0], y + LOSS[1]
                yield Sprite("house/chip_dark", x, y, 34, 20)
                yield words(wording.signed(by), x, y, 15, 40, True, True)
        for land in sorted(self.spared):
            x, y = ground.middle(planet, land)
            yield Sprite("terristories/shield", x + SPARED[0], y + SPARED[1], 20, 20)

    def _at(self, view: View, land: int) -> tuple[float, float]:
        x, y = ground.middle(view.planet, land)
        return x, y + ground.PEOPLE_AT

    def _ring(self, view: View, land: int, seat: Seat, down: float) -> Sprite:
        x, y = ground.middle(view.planet, land)
        return traces.ring(x, y + down, self.board.marks[seat], RING)

    def _round(self, view: View, land: int, seat: Seat) -> Sprite:
        x, y = ground.middle(view.planet, land)
        return traces.ring(x, y + LOW, self.board.marks[seat], WHOLE)


def _begins(event: Any) -> bool:
    """Does a round begin?"""
    return isinstance(event, e.Stage) and event.step is Step.CARDS_1
