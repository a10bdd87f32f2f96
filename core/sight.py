"""What seats are shown of a match and remember of it: made once, for however many ask, and packed once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any, Generic

import msgspec

from core.game import E, Game, K, M, S, Seat, V
from core.log import Entry, Kind, Seated
from core.packing import digest, pack

KEPT = 64  # sights: who looks further back has them made anew


class SeenEntry(msgspec.Struct, frozen=True):
    """One entry as a seat may know it: what happened, and what it sees now."""

    n: int
    kind: Kind
    seat: Seat
    events: tuple[Any, ...]
    view: Any
    to: int = -1
    seated: Seated | None = None


class Sight:
    """An entry as a seat may know it, for all who ask: packed when it is first sent somewhere."""

    def __init__(self, seen: SeenEntry, same: Sight | None = None) -> None:
        self.seen = seen
        self._same = same  # of another seat, which is told the same

    @cached_property
    def events(self) -> bytes:
        return pack(self.seen.events) if self._same is None else self._same.events

    @cached_property
    def view(self) -> bytes:
        return pack(self.seen.view)

    @cached_property
    def digest(self) -> bytes:
        """Tells the view apart."""
        return digest(self.view)


class Sights(Generic[S, M, E, V, K]):
    """One match's. It judges nothing: what a seat may be shown is the match's to say."""

    def __init__(self, game: Game[S, M, E, V, K]) -> None:
        self._game = game
        self._sights: dict[tuple[int, Seat | None], Sight] = {}
        self._memories: dict[Seat | None, tuple[int, int, K]] = {}

    def of(self, entry: Entry, seat: Seat | None) -> Sight:
        """The entry and the position after it. Where nothing is hidden, all seats have it from one."""
        sights = self._sights
        sight = sights.get((entry.n, seat))
        if sight is None:
            same = None if self._game.hides else next((one for (n, _), one in sights.items() if n == entry.n), None)
            if same is not None:
                view = msgspec.structs.replace(same.seen.view, seat=seat)
                sight = Sight(msgspec.structs.replace(same.seen, view=view), same)
            else:
                shown, view = self._shown(entry, seat), self._game.view(entry.state, seat)
                seen = SeenEntry(entry.n, entry.kind, entry.seat, shown, view, entry.to, entry.seated)
                sight = Sight(seen)
            sights[entry.n, seat] = sight
            if len(sights) > KEPT:
                del sights[next(iter(sights))]
        return sight

    def memory(self, path: Sequence[Entry], seat: Seat | None) -> K:
        """What the seat has learnt beyond its view, folded from the events it was shown since the beginning."""
        done, last, memory = self._memories.get(seat, (0, -1, self._game.blank(seat)))
        if done > len(path) or (done and path[done - 1].n != last):
            done, memory = 0, self._game.blank(seat)
        for entry in path[done:]:
            for event in self._shown(entry, seat):
                memory = self._game.remember(memory, event)
        self._memories[seat] = (len(path), path[-1].n, memory)
        return memory

    def _shown(self, entry: Entry, seat: Seat | None) -> tuple[E, ...]:
        shown = (self._game.shown(event, seat) for event in entry.events)
        return tuple(event for event in shown if event is not None)
