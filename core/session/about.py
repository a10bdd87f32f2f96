"""What a device says of itself before it sits down: two that do not play by the same rules do not play together."""

from __future__ import annotations

from hashlib import blake2b

import core
from core import games
from core.packing import pack
from core.session.handshake import About


def rules_hash() -> bytes:
    """Eight bytes that differ when any game is played by other rules."""
    rules = [(name, games.find(name).rules) for name in sorted(games.names())]
    return blake2b(pack(rules), digest_size=8).digest()


def about(name: str) -> About:
    """This device, under the name its people gave it."""
    return About(core.VERSION, rules_hash(), name)
