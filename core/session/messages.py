"""What devices say to each other about a match, as msgspec structs.

A guest learns of each entry its own seats' events and views and the public ones, and nothing else: what the seat may
not know is gone before anything is packed.
"""

from __future__ import annotations

import msgspec

from core.game import Outcome, Refusal, Seat
from core.log import Kind, Seated
from core.table import Proposal


class Part(msgspec.Struct, frozen=True, array_like=True):
    """An entry as one seat may know it."""

    seat: Seat | None
    events: msgspec.Raw
    view: msgspec.Raw
    undo: int | Refusal
    earliest: int  # the oldest entry the seat may be shown


class Told(msgspec.Struct, frozen=True, tag="told"):
    """A new entry, or the present position for one who joins."""

    n: int
    kind: Kind
    seat: Seat
    to: int
    seated: Seated | None
    asked: tuple[Seat, ...]
    outcome: Outcome | None
    parts: tuple[Part, ...]


class Welcome(msgspec.Struct, frozen=True, tag="welcome"):
    """The table a guest sits down at; the present position follows."""

    game: str
    rules: int
    seats: tuple[Seated, ...]
    own: tuple[Seat, ...]


class Asks(msgspec.Struct, frozen=True, tag="asks"):
    """The table is asked to agree to go back, or no longer."""

    proposal: Proposal | None


class Deny(msgspec.Struct, frozen=True, tag="deny"):
    """A wish is not granted."""

    seat: Seat
    refusal: Refusal


class Offer(msgspec.Struct, frozen=True, tag="offer"):
    """A seat wants to move, having seen entry `after`."""

    seat: Seat
    move: str
    after: int


class Undo(msgspec.Struct, frozen=True, tag="undo"):
    """A seat wants to take back: by right (no `to`), or as far as the table agrees."""

    seat: Seat
    to: int | None = None


class Agree(msgspec.Struct, frozen=True, tag="agree"):
    """A seat answers a proposal."""

    seat: Seat
    yes: bool


class Resign(msgspec.Struct, frozen=True, tag="resign"):
    """A seat gives up."""

    seat: Seat


FromHost = Welcome | Told | Asks | Deny
FromGuest = Offer | Undo | Agree | Resign
