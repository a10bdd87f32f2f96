"""What host and guest tell whoever holds them: nobody is called back, they are taken one by one with `next_event`.

What must be known at once (could it be written down?) is a function that host and guest are made with.
"""

from __future__ import annotations

from collections import deque
from enum import StrEnum
from typing import Generic, TypeVar

import msgspec

from core.session.room.guest_table import GuestTable
from core.session.room.messages import Heir, Said, Stayed
from core.session.room.stored import Handed, Ticket


class Fate(StrEnum):
    """What became of the wish to give the table away, when it stays."""

    NO = "handing.no"  # they would rather not
    SILENT = "handing.silent"  # they have not answered, or are gone
    STAYED = "handing.stayed"  # they have got it, and did not take it up


class Changed(msgspec.Struct, frozen=True):
    """Something of the room, the link or the way there is not as it was. One is enough, however much that is."""


class Stays(msgspec.Struct, frozen=True):
    """The host's table was to go to somebody, and stays."""

    fate: Fate
    number: int  # whose device it was to go to


class GivenAway(msgspec.Struct, frozen=True):
    """The host's table is at another device now."""

    way: Ticket  # ours, back to it


class Started(msgspec.Struct, frozen=True):
    """A match is on at the guest's table, and here is its position."""

    table: GuestTable


class Fetched(msgspec.Struct, frozen=True):
    """The match that is over is here, or cannot be had; `recaller` says which."""


# The host hears what people say, and what became of the table it wanted to give away.
HostEvent = Changed | Said | Stays | GivenAway
# A guest is told by its host that others say something, that it shall have the table (`Heir`: it has to answer by
# `take_over`), that here it is (`Handed`), that it has stayed after all, and that a match is here once it was over.
GuestEvent = Changed | Started | Said | Heir | Handed | Stayed | Fetched

T = TypeVar("T")
_CHANGED = Changed()


class Events(Generic[T]):
    """What has not been taken yet, in the order in which it happened."""

    def __init__(self) -> None:
        self._queue: deque[T | Changed] = deque()

    def add(self, event: T) -> None:
        self._queue.append(event)

    def changed(self) -> None:
        if _CHANGED not in self._queue:
            self._queue.append(_CHANGED)

    def next(self) -> T | Changed | None:
        return self._queue.popleft() if self._queue else None
