"""A guest that has left a table whose match was just over, and still waits for that match: to keep it."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from core.session.room.events import Fetched
from core.session.room.guest import Stage
from core.session.room.recall import ASKED, LATEST
from mobile.net import every

if TYPE_CHECKING:
    from core.session.room.guest import Guest

PACE = 0.1  # seconds between two looks
PATIENCE = LATEST + ASKED + 5.0  # seconds; by then nothing is taken back any more


class Leaving:
    """Nobody sees anything of it. For the others whoever was here has left."""

    def __init__(self, guest: Guest, under_way: Callable[[], bool], came: Callable[[], None]) -> None:
        """`under_way`: is it still to come? `came`: it is here."""
        self._guest, self._under_way, self._came = guest, under_way, came
        self._until = time.monotonic() + PATIENCE
        guest.past.looked(leaves=True)
        every(PACE, self._tick)

    def _tick(self, _: float) -> bool:
        guest = self._guest
        guest.work()
        while (event := guest.next_event()) is not None:
            if isinstance(event, Fetched):
                self._came()
        if guest.way.linked and self._under_way() and time.monotonic() < self._until:
            return True
        if guest.stage is not Stage.OVER:
            guest.leave()
        return False
