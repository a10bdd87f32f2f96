"""Tables near by: looked for while somebody wants to join one, and for a moment after; else it would cost battery."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from kivy.clock import ClockEvent

from mobile.net import every

if TYPE_CHECKING:
    from core.session.discovery.nearby import Found, Seeker

LOOK = 0.1  # seconds between two looks
LINGERS = 60.0  # seconds for which it goes on


class Lookout:
    """One device's."""

    def __init__(self) -> None:
        self._seeker: Seeker | None = None
        self._looking: ClockEvent | None = None
        self._until: float | None = None

    @property
    def on(self) -> bool:
        return self._seeker is not None

    @property
    def found(self) -> tuple[Found, ...]:
        """The tables, in the order in which they appeared."""
        return () if self._seeker is None else self._seeker.found()

    def begin(self) -> None:
        """From now on, until it is said otherwise."""
        from core.session.discovery.nearby import Seeker
        from mobile.device import network

        self._until = None
        if self._seeker is None:
            network.lock(self)
            self._seeker = Seeker()
            self._looking = every(LOOK, self._work)

    def linger(self) -> None:
        """For a moment still."""
        self._until = time.monotonic() + LINGERS

    def rest(self) -> None:
        """The app is put aside."""
        if self._until is not None:
            self.stop()

    def stop(self) -> None:
        if self._seeker is not None:
            from mobile.device import network

            self._seeker.close()
            network.unlock(self)
        if self._looking is not None:
            self._looking.cancel()
        self._seeker = self._looking = self._until = None

    def _work(self, _: float) -> None:
        now = time.monotonic()
        if self._until is not None and now > self._until:
            self.stop()
        elif self._seeker is not None:
            self._seeker.work(now)
