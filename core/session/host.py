"""The host's end of one link: turns what happens at the local table into bytes for a guest's seats, and its bytes
into wishes."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from core.game import Refusal, Seat, TableReason
from core.log import Entry
from core.packing import Unreadable, pack, unpack
from core.session.messages import (
    Agree,
    Asks,
    Deny,
    FromGuest,
    Offer,
    Part,
    Resign,
    Told,
    Undo,
    Welcome,
)
from core.table import LocalTable, NewEntry, News, Proposed


class HostEnd:
    """Serves some seats of the table through `send`; without seats, watchers."""

    def __init__(self, table: LocalTable, seats: Sequence[Seat], send: Callable[[bytes], None]) -> None:
        self._table = table
        self._seats = tuple(seats)
        self._send = send
        setup = table.match.setup
        self._say(Welcome(setup.game, setup.rules, tuple(table.seats), self._seats))
        self._tell(table.match.entries[-1])
        self.close = table.listen(self._heard)

    def receive(self, packed: bytes) -> None:
        """A message from the guest."""
        try:
            wish: FromGuest = unpack(packed, FromGuest)
        except Unreadable:
            self._say(Deny(-1, Refusal(TableReason.UNREADABLE)))
            return
        refusal = self._granted(wish) if wish.seat in self._seats else Refusal(TableReason.NOT_YOURS)
        if refusal is not None:
            self._say(Deny(wish.seat, refusal))

    def _granted(self, wish: FromGuest) -> Refusal | None:
        table = self._table
        match wish:
            case Offer(seat, text, after):
                try:
                    return table.offer(seat, table.game.read(text), after)
                except Unreadable:
                    return Refusal(TableReason.UNREADABLE)
            case Undo(seat, to):
                return table.undo(seat, to)
            case Agree(seat, yes):
                return table.agree(seat, yes)
            case Resign(seat):
                return table.resign(seat)

    def _heard(self, news: News) -> None:
        if isinstance(news, NewEntry):
            self._tell(self._table.match.entries[news.n])
        elif isinstance(news, Proposed):
            self._say(Asks(news.proposal))

    def _tell(self, entry: Entry) -> None:
        match = self._table.match
        parts = []
        for seat in (*self._seats, None):
            tale = match.tale(entry, seat)
            right: int | Refusal = Refusal(TableReason.UNDO_NOTHING) if seat is None else match.undo_right(seat)
            raw = msgspec.Raw
            parts.append(Part(seat, raw(pack(tale.events)), raw(pack(tale.view)), right, match.earliest(seat)))
        kind, seated = entry.kind, entry.seated
        told = Told(entry.n, kind, entry.seat, entry.to, seated, match.asked, match.outcome, tuple(parts))
        self._say(told)

    def _say(self, message: Welcome | Told | Asks | Deny) -> None:
        self._send(pack(message))
