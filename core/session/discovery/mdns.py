"""Zeroconf itself: the one part of discovery that needs the package, imported only in its own thread."""

from __future__ import annotations

import contextlib
import queue
from collections.abc import Awaitable

from zeroconf import Error, RecordUpdate, RecordUpdateListener, ServiceInfo, Zeroconf
from zeroconf._dns import DNSQuestion
from zeroconf._protocol.outgoing import DNSOutgoing
from zeroconf.asyncio import AsyncZeroconf

from core.packing import Unreadable
from core.session.discovery import beacon
from core.session.discovery.beacon import Announcement, Sighting
from core.session.link.addresses import is_loopback, is_near, own, rank
from core.session.link.addresses import write as typed

KIND = "_pichenette._tcp.local."
ADDRESSES = 8  # of one table

_QUERY, _PTR, _IN = 0, 12, 1


class Link:
    """Zeroconf on certain of our addresses."""

    def __init__(self, ips: tuple[str, ...], loopback: bool, sightings: queue.Queue[Sighting] | None) -> None:
        self.ips = ips
        self._loopback = loopback
        self._zeroconf = AsyncZeroconf(interfaces=list(ips))
        self._announced: Announcement | None = None
        self._service: ServiceInfo | None = None
        self._sent: Awaitable[object] | None = None
        if sightings is not None:
            self._zeroconf.zeroconf.async_add_listener(_Listener(self._zeroconf.zeroconf, sightings, loopback), None)

    async def start(self) -> None:
        await self._zeroconf.zeroconf.async_wait_for_start()

    async def announce(self, table: Announcement) -> None:
        if table == self._announced:
            return
        if self._sent is not None:
            await self._sent
        # Zone names mean nothing to others, so link-local IPv6 addresses are left out.
        near = [ip for ip in own(self._loopback) if "%" not in ip]
        service = ServiceInfo(
            KIND,
            f"{table.room.hex()}{table.instance.hex()}.{KIND}",
            port=table.port,
            properties={b"t": beacon.write(table)},
            server=f"pichenette-{table.instance.hex()}.local.",
            parsed_addresses=near,
        )
        if self._service is not None and self._service.name == service.name:
            self._sent = await self._zeroconf.async_update_service(service)
        else:
            if self._service is not None:
                await (await self._zeroconf.async_unregister_service(self._service))
            # The name is random: nobody needs to be asked whether it is free.
            self._sent = await self._zeroconf.async_register_service(service, cooperating_responders=True)
        self._announced, self._service = table, service

    def ask(self) -> None:
        """Ask all to answer, also those that we know."""
        question = DNSOutgoing(_QUERY)
        question.add_question(DNSQuestion(KIND, _PTR, _IN))
        self._zeroconf.zeroconf.async_send(question)

    async def close(self) -> None:
        if self._sent is not None:
            await self._sent
        await self._zeroconf.async_close()


class _Listener(RecordUpdateListener):
    """Makes sightings of what is heard."""

    def __init__(self, zc: Zeroconf, sightings: queue.Queue[Sighting], loopback: bool) -> None:
        super().__init__()
        self._zc = zc
        self._sightings = sightings
        self._loopback = loopback
        self._heard: dict[str, bool] = {}  # whether it is still there

    def async_update_records(self, zc: Zeroconf, now: float, records: list[RecordUpdate]) -> None:
        for update in records:
            record = update.new
            if record.type == _PTR and record.name.lower() == KIND:
                self._heard[getattr(record, "alias", "")] = not record.is_expired(now)

    def async_update_records_complete(self) -> None:
        heard, self._heard = self._heard, {}
        for name, there in heard.items():
            with contextlib.suppress(Unreadable, ValueError, Error, queue.Full):
                ids = bytes.fromhex(name.removesuffix(f".{KIND}"))
                self._see(name, ids[:8], ids[8:], there)

    def _see(self, name: str, room: bytes, instance: bytes, there: bool) -> None:
        if not there:
            self._sightings.put_nowait(Sighting(room, instance, None, ()))
            return
        service = ServiceInfo(KIND, name)
        service.load_from_cache(self._zc)  # if some of it has not come yet, it is seen at the next answer
        table = beacon.read(service.properties.get(b"t") or b"").table
        ips = [ip for ip in service.parsed_scoped_addresses() if is_near(ip) and is_loopback(ip) == self._loopback]
        if ips and (table.room, table.instance) == (room, instance):
            ips.sort(key=lambda ip: (rank(ip), ip))
            addresses = tuple(typed(ip, table.port) for ip in ips[:ADDRESSES])
            self._sightings.put_nowait(Sighting(room, instance, table, addresses))
