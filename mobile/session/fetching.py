"""A match that was another device's, once it is over: come from its host, proved, and kept among the finished ones.

The guest asks for it by itself (core/session/room/recall.py). To prove it means to play it again: that is done a little
each frame.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Generator
from typing import TYPE_CHECKING, Any

from core.archive.parcel import Refuses
from core.log import NotKept
from core.past import PastTable, Unseen
from core.session.room.recall import proving
from mobile import games
from mobile.lull import touched
from mobile.net import every

if TYPE_CHECKING:
    from core.game import Game
    from core.match import Match
    from core.session.room.guest import Guest
    from core.session.room.recall import Finished
    from mobile.session.flow import Around

log = logging.getLogger(__name__)

SLICE = 0.005  # seconds of a frame


class Fetching:
    """One guest's."""

    def __init__(self, app: Around, guest: Guest, changed: Callable[[], None]) -> None:
        self._app, self._guest, self._changed = app, guest, changed
        self.past: PastTable | None = None  # it is here
        self.why = ""  # it cannot be had
        self._of: Finished | None = None  # which match all this is about
        self._steps: Generator[float, None, Match[Any, Any, Any, Any, Any]] | None = None

    @property
    def under_way(self) -> bool:
        """Is something of it on its way here, or not opened yet?"""
        past = self._guest.past
        return self.past is None and (past.asking or past.waits or self._steps is not None)

    def now(self) -> None:
        """Somebody wants to look back: nobody here wants anything taken back, then."""
        self.why = ""
        self._guest.past.looked()
        if self._steps is None and self.past is None:
            self._guest.past.ask()

    def work(self) -> None:
        """Is another match over?"""
        of = self._guest.past.of
        if of is not self._of:
            self._of, self.past, self.why, self._steps = of, None, "", None

    def came(self) -> None:
        """All of it is here, or it cannot be had."""
        self.work()
        past = self._guest.past
        if past.none or past.of is None:
            self.why = "past.not_there"
            self._changed()
            return
        self._steps = proving(past.of, past.parcel, _found)
        every(0, self._step)

    def _step(self, _: float) -> bool:
        """A little of it; never under a finger. It is finished though its table may be left."""
        if touched():
            return True
        until = time.perf_counter() + SLICE
        try:
            while self._steps is not None and time.perf_counter() < until:
                next(self._steps)
        except StopIteration as done:
            self._proved(done.value)
        except Refuses as refuses:
            log.warning("the host's past is refused: %s", refuses.reason)
            self.why = "past.refused"
            self._guest.past.parcel = b""
        else:
            return self._steps is not None
        self._steps = None
        self._changed()
        return False

    def _proved(self, match: Match[Any, Any, Any, Any, Any]) -> None:
        try:
            self.past = PastTable(match)
            if self._app.archive is not None:
                number, known = self._app.archive.take_in(match), self._guest.past.of
                if number and known is not None and known.own:  # who only watched has played nothing
                    self._app.archive.count(number)
        except Unseen:
            self.why = "past.refused"
        except NotKept as no:
            log.warning("the match cannot be kept here: %s", no)


def _found(name: str) -> Game[Any, Any, Any, Any, Any] | None:
    return games.find(name) if name in games.names() else None
