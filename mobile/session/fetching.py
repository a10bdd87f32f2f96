"""A match that was another device's, once it is over: asked of its host, proved, and kept among the finished ones.

It is asked for when its result has been looked at for a moment, for from then on nothing is taken back at that table;
at once when somebody wants to look back. To prove it means to play it again: that is done a little each frame.
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
    from mobile.session.flow import Around

log = logging.getLogger(__name__)

SEEN, LATEST = 3.0, 20.0  # seconds after the result is on screen, or after the end, until it is asked for
SLICE = 0.005  # seconds of a frame


class Fetching:
    """One guest's."""

    def __init__(self, app: Around, guest: Guest, changed: Callable[[], None]) -> None:
        self._app, self._guest, self._changed = app, guest, changed
        self.past: PastTable | None = None  # it is here
        self.why = ""  # it cannot be had
        self._due: float | None = None
        self._asked = b""  # the match it was asked of last
        self._steps: Generator[float, None, Match[Any, Any, Any, Any, Any]] | None = None

    def of(self, match: bytes) -> bool:
        """Is it about this match?"""
        known = self._guest.past.of
        return known is not None and known.match == match

    def soon(self, seconds: float = SEEN) -> None:
        """It will be asked for."""
        due = time.monotonic() + seconds
        self._due = due if self._due is None else min(due, self._due)

    def now(self) -> None:
        """Somebody wants to look back."""
        self.why = ""
        if self._steps is None and self.past is None:
            self._guest.past.ask()

    def work(self) -> None:
        """Ask for it, when it is time to."""
        known = self._guest.past.of
        if known is None:
            return
        if known.match != self._asked:  # another match is over
            self._asked, self.past, self.why, self._steps = known.match, None, "", None
            self.soon(LATEST if self._guest.table is not None else 0.0)
        if self._due is not None and time.monotonic() >= self._due and self._guest.way.linked:
            self._due = None
            self.now()

    def came(self) -> None:
        """All of it is here, or it cannot be had."""
        past = self._guest.past
        if past.none or past.of is None:
            self.why = "past.not_there"
            if self._guest.table is not None:
                self.soon(LATEST)  # its last move was taken back, perhaps: it is asked for once more
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
