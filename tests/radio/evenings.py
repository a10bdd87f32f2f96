"""Whole matches over Bluetooth: what a phone does that hosts, and one that joins."""

from __future__ import annotations

import json
from typing import Any

from core import games
from core.bots.drive import Budget
from core.command.transcript import dumps
from core.game import Level
from core.session.play import Evening, Visit
from core.session.room.about import about
from core.session.room.guest import Guest
from core.session.room.host import Host

BUDGET = Budget(playouts=1)
_here: dict[str, Any] = {}


def evening(game: str, seats: str) -> Evening:
    """A room with no door yet."""
    return Evening(Host(games.find(game), {}, "host", about("host")), seats.split(","), BUDGET, seed=5)


def visit(dial: Any, address: str, code: str) -> Visit:
    guest = Guest("guest", about("guest"), games.find, dial, [address], code)
    return Visit(guest, Level.RANDOM, BUDGET, 5, lambda text: None)


# On a phone


def open_room(game: str, seats: str) -> str:
    """Open a room to Bluetooth; its code."""
    from mobile.device import bluetooth

    room = _here["evening"] = evening(game, seats)
    room.room.doors.open(bluetooth.listener())
    return room.room.code


def host_to_the_end() -> Any:
    from tests.radio.phone import until

    room: Evening = _here["evening"]
    until(lambda: not room.work() and room.over)
    room.room.close()
    return json.loads(dumps(room.told))


def visit_to_the_end(address: str, code: str) -> Any:
    from mobile.device import bluetooth
    from tests.radio.phone import until

    going = visit(bluetooth.dial, address, code)
    until(lambda: not going.work() and going.over)
    return json.loads(dumps(going.told))
