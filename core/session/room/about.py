"""What a device says of itself before it sits down: two that do not play by the same rules do not play together."""

from __future__ import annotations

from hashlib import blake2b

import core
from core import games
from core.packing import pack
from core.session.discovery.beacon import Announcement
from core.session.link.handshake import VERSIONS, About
from core.session.room.host import Host


def rules_hash() -> bytes:
    """Eight bytes that differ when any game is played by other rules."""
    rules = [(name, games.find(name).rules) for name in sorted(games.names())]
    return blake2b(pack(rules), digest_size=8).digest()


def about(name: str) -> About:
    """This device, under the name its people gave it."""
    return About(core.VERSION, rules_hash(), name)


def announcement(room: Host, port: int) -> Announcement:
    """What is said of a room to whoever looks for tables near by."""
    seating = room.seating
    name, taken, seats = seating.people[0].name, len(seating.taken), len(seating.chairs)
    return Announcement(room.id, room.instance, port, name, room.game.name, taken, seats, *VERSIONS)
