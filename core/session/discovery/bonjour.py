"""Tables announced and found by zeroconf, as phones find printers. In a thread of its own; what it finds is queued."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
import threading
from typing import TYPE_CHECKING

from core.session.discovery.beacon import Announcement, Complaints, Sighting
from core.session.link.addresses import networks

if TYPE_CHECKING:
    from core.session.discovery.mdns import Link

log = logging.getLogger(__name__)

SOON = 1.0  # seconds between the first three questions
ASKED = 5.0  # and between later ones: a host that has died says nothing by itself
WAITING = 64  # sightings that nobody has fetched yet


class Bonjour:
    """Announces the table it is told, or looks for others. Cannot fail: trouble is logged, and it tries again."""

    def __init__(self, looking: bool, loopback: bool) -> None:
        self._looking = looking
        self._loopback = loopback
        self._sightings: queue.Queue[Sighting] = queue.Queue(WAITING)
        self._complaints = Complaints("zeroconf")
        self._wanted: Announcement | None = None
        self._link: Link | None = None
        self._asked = 0
        self._open = True
        self._loop = asyncio.new_event_loop()
        self._called = asyncio.Event()
        self._thread = threading.Thread(target=self._run, name="zeroconf", daemon=True)
        self._thread.start()

    def announce(self, table: Announcement) -> None:
        self._wanted = table
        self._call()

    def seen(self) -> Sighting | None:
        """The next sighting, if there is one."""
        try:
            return self._sightings.get_nowait()
        except queue.Empty:
            return None

    def close(self, wait: float = 0.0) -> None:
        """Say goodbye, in the background; wait for that at most so long."""
        self._open = False
        self._call()
        self._thread.join(wait)

    def _call(self) -> None:
        with contextlib.suppress(RuntimeError):  # the thread has ended
            self._loop.call_soon_threadsafe(self._called.set)

    def _run(self) -> None:
        try:
            self._loop.run_until_complete(self._live())
        except ImportError as missing:
            log.info("no zeroconf: %s", missing)
        finally:
            self._loop.close()

    async def _live(self) -> None:
        import core.session.discovery.mdns  # noqa: F401  (takes long, so it is done here; may be missing)

        while self._open:
            self._called.clear()
            try:
                await self._tend()
            except Exception as trouble:  # whatever the package or the network does, the game goes on without
                self._complaints.add(trouble)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._called.wait(), SOON if self._looking and self._asked < 3 else ASKED)
        await self._drop()

    async def _tend(self) -> None:
        """What is to be done now: be on the networks that there are, announce, ask."""
        from core.session.discovery.mdns import Link

        ips = tuple(str(net.ip) for net in networks(self._loopback))
        if self._link is not None and self._link.ips != ips:
            await self._drop()
        if self._link is None:
            if not ips:
                return
            self._asked = 0
            self._link = Link(ips, self._loopback, self._sightings if self._looking else None)
        await self._link.start()
        if self._wanted is not None:
            await self._link.announce(self._wanted)
        if self._looking:
            self._asked += 1
            self._link.ask()

    async def _drop(self) -> None:
        link, self._link = self._link, None
        if link is not None:
            try:
                await link.close()
            except Exception as trouble:
                self._complaints.add(trouble)
