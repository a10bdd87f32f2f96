"""The drawer of rooms: what a room of ours and a pass to another's are called in it."""

from __future__ import annotations

from core.session.room.stored import Drawer, Ticket


def room_name(match: int) -> str:
    """What the room of a kept match is called in the drawer."""
    return f"{match}.room"


def pass_name(kept: Ticket) -> str:
    return f"{kept.room.hex()}.pass"


def passes(drawer: Drawer) -> list[Ticket]:
    """The tables this device can come back to, the last one first."""
    return sorted(drawer.all(".pass", Ticket).values(), key=lambda kept: -kept.at)
