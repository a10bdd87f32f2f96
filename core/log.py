"""What a match is made of: its set-up and a list of entries that only grows, in memory and as it is kept."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Any, Protocol

import msgspec

from core.chance import Draw
from core.game import Level, Number, Outcome, Refusal, Seat
from core.letters import Code
from core.timer import Limit, Times

Word = Annotated[str, msgspec.Meta(max_length=40)]  # what games, options and their values are called

Face = Annotated[str, msgspec.Meta(max_length=16)]  # a bot's character


class Seated(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits at a seat: a person (no level) or a bot. The mark is the app's colour and shape.

    The face is the id of a bot's character (core/characters.py); one that nobody knows, or none, is a plain bot's.
    """

    name: Annotated[str, msgspec.Meta(max_length=80)] = ""
    level: Level | None = None
    mark: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    face: Face = ""


class Setup(msgspec.Struct, frozen=True):
    """What was settled before the first draw."""

    game: Word
    rules: Number
    players: Annotated[int, msgspec.Meta(ge=1, le=8)]
    options: Annotated[dict[Word, Word], msgspec.Meta(max_length=32)]
    seats: Annotated[tuple[Seated, ...], msgspec.Meta(max_length=8)]
    first: Seat | None = None
    known: Code = ""  # the deal, by its code, where all who sat down had been told it
    limit: Limit | None = None  # the time for a choice, if the table gives one


class Kind(StrEnum):
    """What an entry tells."""

    SETUP = "setup"
    MOVE = "move"
    TIME_UP = "time_up"
    UNDO = "undo"
    HAND = "hand"
    RESIGN = "resign"


# A wish of a guest: by which member of the room, and its number there. So it is granted once, whatever is cut between.
By = tuple[Annotated[bytes, msgspec.Meta(max_length=16)], Annotated[int, msgspec.Meta(ge=0, le=2**53)]]


class Record(msgspec.Struct, frozen=True, array_like=True, omit_defaults=True):
    """One entry as it is kept: enough, with those before it, to play it again; the digest proves that."""

    n: Number
    kind: Kind
    seat: Seat
    move: Annotated[str, msgspec.Meta(max_length=2000)]
    draws: Annotated[tuple[Draw, ...], msgspec.Meta(max_length=1000)]
    to: Number
    seated: Seated | None
    at: Annotated[float, msgspec.Meta(ge=-1e11, le=1e11)]
    digest: Annotated[bytes, msgspec.Meta(max_length=16)]
    by: By | None = None


class Entry(msgspec.Struct, gc=False):  # never part of a cycle, and there are many
    """One entry in memory, with the position after it. The state is None where today's rules cannot rebuild it."""

    n: int
    kind: Kind
    seat: Seat
    move: Any  # the game's move; None unless kind is MOVE
    draws: tuple[Draw, ...]
    events: tuple[Any, ...]  # the game's events
    state: Any  # the game's state
    at: float  # seconds since 1970
    bot: bool = False  # made by a bot
    to: int = -1  # UNDO: the entry whose position is back
    seated: Seated | None = None  # HAND: who sits there now
    by: By | None = None  # the guest's wish it grants
    kept: Record | None = None  # made when it is first looked at


class Refused(Exception):
    """A player's wish that is not granted. The match is as it was."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.reason)
        self.refusal = refusal


class NotKept(Refused):
    """The store could not write, so the entry was not made."""


class BrokenRule(Refused):
    """An error inside a game's rules. The move was not made; the cause is chained for whoever mends it."""


class Journal(Protocol):
    """Where a match writes each entry before anybody sees it."""

    def write(self, record: Record, state: bytes, outcome: Outcome | None) -> None:
        """Keep the entry, the position after it and the result, all or nothing; raises NotKept."""

    def keep_times(self, times: Times) -> None:
        """Keep how time stands, if that can be: what is lost of it is a few seconds."""
