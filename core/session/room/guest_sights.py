"""What the seats of a guest's device have been told of a match: views, memories, and positions that look like them."""

from __future__ import annotations

import random
from collections.abc import Collection, Sequence
from typing import Annotated, Any

import msgspec

from core.game import Game, Seat
from core.log import Kind
from core.match import SeenEntry
from core.packing import Unreadable, digest, pack, unpack
from core.session.room.delta import expand
from core.session.room.messages import NIL, Part, Told

AT_MOST = msgspec.Meta(max_length=200)  # events of one entry
REMEMBERED = 4 * 1024 * 1024  # bytes, packed, of what was told: older entries cannot be looked at any more


class BadHost(Exception):
    """The host sends what cannot be."""


class Drift(Exception):
    """What the guest has is not what the host has: it needs the position as it is."""


class GuestSights:
    """Read from what the host tells; nothing of it is believed before all of it was tried."""

    def __init__(self, game: Game[Any, Any, Any, Any, Any], players: int) -> None:
        self.packed: dict[Seat | None, bytes] = {}  # the views, as the host has deflated the next ones against them
        kinds: Any = game
        self._game: Any = game
        self._events: Any = Annotated[tuple[kinds.event_type, ...], AT_MOST] | None
        self._players = range(players)
        self._views: dict[Seat | None, Any] = {}
        self._memories: dict[Seat | None, Any] = {}
        self._seen: dict[tuple[int, Seat | None], SeenEntry] = {}
        self._sizes: dict[int, int] = {}  # of what was told with each entry, packed
        self._imagined: dict[Seat, Any] = {}
        self._moves: dict[Seat, tuple[Any, ...] | None] = {}
        self._rng = random.Random()

    def view(self, seat: Seat | None) -> Any:
        return self._views[seat]

    def memory(self, seat: Seat | None) -> Any:
        return self._memories[seat]

    def moves(self, seat: Seat) -> tuple[Any, ...] | None:
        """While the match is on."""
        if seat not in self._moves:
            self._moves[seat] = self._game.moves(self.position(seat), seat)
        return self._moves[seat]

    def position(self, seat: Seat) -> Any:
        """A position that looks like the seat's view, kept until the next entry."""
        if seat not in self._imagined:
            self._imagined[seat] = self._game.imagine(self._views[seat], self._memories[seat], self._rng)
        return self._imagined[seat]

    def seen(self, n: int, seat: Seat | None) -> SeenEntry | None:
        return self._seen.get((n, seat))

    def whole(self, own: Sequence[Seat]) -> bool:
        """Is there a view for each of these seats? Not while a device has got others, and the position is to follow."""
        return all(seat in self._views for seat in own)

    def anew(self) -> None:
        """What comes next stands for itself."""
        self.packed, self._memories = {}, {}

    def read(self, told: Told, own: Sequence[Seat]) -> None:
        """Unpack what was told, and try what a board will ask; nothing is changed before all of it is right."""
        self._judge(told, own)
        packed: dict[Seat | None, bytes] = {}
        views, seen, memories = {}, {}, {}
        events: tuple[Any, ...] = ()
        last: bytes | None = None
        try:
            for part in told.parts:
                seat = part.seat
                view = packed[seat] = expand(part.view, self.packed.get(seat, b"") if last is None else last)
                if digest(view) != part.digest:
                    raise Drift
                own_events = unpack(part.events, self._events)
                events = events if own_events is None else own_events
                views[seat] = unpack(view, self._game.view_type)
                if views[seat].seat != seat or not (self._same(views, seat) or self._game.possible(views[seat])):
                    raise BadHost("a view that cannot be")
                memories[seat] = self._remembered(part, events)
                seen[told.n, seat] = SeenEntry(told.n, told.kind, told.seat, events, views[seat], told.to, told.seated)
                last = view
        except Unreadable as bad:
            if last is None and self.packed:
                raise Drift from bad  # deflated against another view than ours
            raise BadHost(str(bad)) from bad
        if told.kind not in (Kind.SETUP, Kind.TIME_UP) and told.seat not in self._players:
            raise BadHost("an entry of no seat")
        positions = {seat: self._game.imagine(views[seat], memories[seat], self._rng) for seat in own}
        moves = {} if told.outcome is not None else {seat: self._tried(positions[seat], seat) for seat in own}
        self.packed, self._views, self._memories = packed, views, memories
        self._imagined, self._moves = positions, moves
        self._seen |= seen
        self._sizes[told.n] = sum(map(len, packed.values())) + sum(len(bytes(part.events)) for part in told.parts)
        self._forget()

    def keep_only(self, numbers: Collection[int]) -> None:
        """Forget what was told with all other entries."""
        self._seen = {key: seen for key, seen in self._seen.items() if key[0] in numbers}
        self._sizes = {n: size for n, size in self._sizes.items() if n in numbers}

    def _judge(self, told: Told, own: Sequence[Seat]) -> None:
        """Can there be such an entry?"""
        players = set(self._players)
        handed = told.kind in (Kind.HAND, Kind.RESIGN)
        if not set(told.asked) <= players or (told.seated is not None and not (handed and told.seat in players)):
            raise BadHost("seats that cannot be")
        if tuple(part.seat for part in told.parts) != (*own, None):
            raise BadHost("told of other seats")
        outcome = told.outcome
        if outcome is not None and (len(outcome.scores) != len(players) or not set(outcome.winners) <= players):
            raise BadHost("an outcome that cannot be")

    def _same(self, views: dict[Seat | None, Any], seat: Seat | None) -> bool:
        """Where nothing is hidden: does it say what another one says that was found right?"""
        if self._game.hides or len(views) < 2:
            return False
        first = next(iter(views.values()))
        return bool(msgspec.structs.replace(first, seat=seat) == views[seat])

    def _remembered(self, part: Part, events: Sequence[Any]) -> Any:
        """What the seat has learnt now: as it is told, or with these events."""
        if bytes(part.memory) != bytes(NIL):
            return unpack(part.memory, self._game.memory_type)
        if part.seat not in self._memories:
            raise BadHost("an entry without what went before")
        memory = self._memories[part.seat]
        for event in events:
            memory = self._game.remember(memory, event)
        return unpack(pack(memory), self._game.memory_type)  # within its ranges

    def _tried(self, position: Any, seat: Seat) -> Any:
        moves = self._game.moves(position, seat)
        if not set(self._game.asked(position)) <= set(self._players):
            raise BadHost("a question to nobody")
        return moves

    def _forget(self) -> None:
        """What was told so long ago that all of it would fill the memory."""
        left = sum(self._sizes.values())
        if left > REMEMBERED:
            kept = set(self._sizes)
            for n in sorted(self._sizes)[:-1]:
                if left <= REMEMBERED // 2:
                    break
                kept.remove(n)
                left -= self._sizes[n]
            self.keep_only(kept)
