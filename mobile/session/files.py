"""The drawer of rooms: what a room of ours and a pass to another's are called in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.session.room.stored import Drawer, StoredRoom, Ticket

if TYPE_CHECKING:
    from core.archive import Kept

ROOM, PASS = ".room", ".pass"


def room_name(match: int) -> str:
    """What the room of a kept match is called in the drawer."""
    return f"{match}{ROOM}"


def room_of(drawer: Drawer, kept: Kept) -> StoredRoom | None:
    """The room of a kept match, if it was played with other devices; another match's of the same number is none."""
    room = drawer.get(room_name(kept.id), StoredRoom)
    same = room is not None and (room.game, len(room.owners)) == (kept.game, kept.setup.players)
    return room if same else None


def pass_name(kept: Ticket) -> str:
    return f"{kept.room.hex()}{PASS}"


def passes(drawer: Drawer) -> list[Ticket]:
    """The tables this device can come back to, the last one first."""
    return sorted(drawer.all(PASS, Ticket).values(), key=lambda kept: -kept.at)
