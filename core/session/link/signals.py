"""What two ends of a link say about the link itself, whatever else goes over it; and why it, or a session, is over."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

import msgspec

Moment = Annotated[int, msgspec.Meta(ge=0, le=2**53)]


class Ended(StrEnum):
    """Why a link or a session is over."""

    LEFT = "session.left"  # the other side closed it on purpose
    PAUSED = "session.paused"  # the host put the table away; it can be taken up again
    CLOSED = "session.closed"  # the host closed the room for good
    REMOVED = "session.removed"  # the host asked this device to leave
    AGAIN = "session.again"  # the same device came in by another link
    FULL = "session.full"
    VERSION = "session.version"  # other rules or another protocol
    FLOOD = "session.flood"  # too much at a time
    NONSENSE = "session.nonsense"  # what cannot be read
    SILENT = "session.silent"  # nothing heard for too long
    HANDED = "session.handed"  # the table goes on at another device


class Ping(msgspec.Struct, frozen=True, tag="ping"):
    at: Moment


class Pong(msgspec.Struct, frozen=True, tag="pong"):
    at: Moment


class Bye(msgspec.Struct, frozen=True, tag="bye"):
    """The last word."""

    why: Ended
