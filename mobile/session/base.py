"""A session as the app holds it: the host with its doors, or the guest on its way, given time by one clock.

Screens ask it who is there and tell it what people want. What outlives the app is written into the drawer of rooms.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from core.game import Seat
from core.session.room.messages import Person, Presence, Room, Said
from core.session.room.stored import Drawer
from mobile.device import awake, network
from mobile.net import every

if TYPE_CHECKING:
    from mobile.session.flow import SessionFlow

log = logging.getLogger(__name__)

PACE = 0.02  # seconds between two looks
SLEPT = 3.0  # seconds after which it was us who slept
GONE = (Presence.AWAY, Presence.LOST)


def _awake() -> float:
    """A clock that goes on while the device sleeps, where there is one."""
    boot = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic() if boot is None else time.clock_gettime(boot)


class Session:
    """What host and guest have in common. `changed` and `said` hear what is new."""

    hosting = False

    def __init__(self, flow: SessionFlow) -> None:
        self.flow = flow
        self.drawer: Drawer = flow.app.rooms
        self.changed: list[Callable[[], None]] = []
        self.said: list[Callable[[Said], None]] = []
        self.open = True
        self._looked = _awake()
        network.lock(self)
        awake.keep(self)
        self._ticking = every(PACE, self._tick)

    @property
    def room(self) -> Room | None:
        raise NotImplementedError

    @property
    def you(self) -> int:
        """This device's number in the room."""
        return self.room.you if self.room is not None else -1

    @property
    def host_name(self) -> str:
        return self.room.host if self.room is not None else ""

    def person(self, number: int | None) -> Person | None:
        """A device in the room."""
        people = self.room.people if self.room is not None else ()
        return next((person for person in people if person.number == number), None)

    def device(self, seat: Seat) -> Person | None:
        """Whose device a seat belongs to, unless it is a bot's."""
        room = self.room
        return self.person(room.owners[seat]) if room is not None and seat < len(room.owners) else None

    def gone(self, seat: Seat) -> Person | None:
        """The device of a seat when it is another one and not there."""
        found = self.device(seat)
        return found if found is not None and found.number != self.you and found.presence in GONE else None

    @property
    def had(self) -> tuple[Seat, ...]:
        """The seats that this device has, or has had: it may come back to them."""
        owners = self.room.owners if self.room is not None else ()
        return tuple(seat for seat, owner in enumerate(owners) if owner == self.you)

    def say(self, reaction: str = "", text: str = "") -> None:
        raise NotImplementedError

    def sit(self, chair: int, name: str, mark: int) -> None:
        raise NotImplementedError

    def replace(self, seat: Seat) -> None:
        raise NotImplementedError

    def rise(self, seat: Seat) -> None:
        raise NotImplementedError

    def looked(self) -> None:
        """Whoever is here has seen how the match ended: nothing is taken back from here."""
        raise NotImplementedError

    # Time

    def work(self) -> None:
        raise NotImplementedError

    def sleep(self) -> None:
        """The app goes to the background."""
        network.unlock(self)

    def wake(self) -> None:
        """The app or the device has slept: nothing that was open can be trusted."""
        log.debug("nothing that was open is trusted: we have slept")
        self._looked = _awake()
        network.lock(self)

    def close(self) -> None:
        """The session is over for this device."""
        self.open = False
        self._ticking.cancel()
        network.unlock(self)
        awake.let(self)
        self.changed.clear()
        self.said.clear()

    def _tick(self, _: float) -> None:
        now = _awake()
        if now - self._looked > SLEPT:
            self.wake()
        self._looked = now
        self.work()

    def _notify(self) -> None:
        for heard in tuple(self.changed):
            heard()

    def _heard(self, said: Said) -> None:
        for heard in tuple(self.said):
            heard(said)
