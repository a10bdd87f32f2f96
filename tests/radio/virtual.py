"""Bluetooth without a radio: RFCOMM's own frames and credits between virtual controllers, by bumble.

    with Ether() as ether:
        door = VirtualDoor(ether, "bt:F0:00:00:00:00:01")
        dialling = virtual_dial(ether, "bt:F0:00:00:00:00:01", own="bt:F0:00:00:00:00:02")

Everything of bumble's runs in the ether's thread; wires, doors and diallings are used from the test's, and never wait.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import threading
from collections import deque
from collections.abc import Coroutine
from concurrent.futures import Future
from typing import Any, TypeVar

from bumble import rfcomm
from bumble.controller import Controller
from bumble.core import UUID, BaseBumbleError, PhysicalTransport
from bumble.device import Connection, Device, DeviceConfiguration
from bumble.hci import Address
from bumble.host import Host
from bumble.link import LocalLink
from bumble.transport.common import AsyncPipeSink

from core.session.link.rfcomm import PATIENCE, plain, written
from core.session.link.wire import Gone

Made = TypeVar("Made")

SERVICE = "5c0a1c86-93d4-4a0b-8f5e-6d3f0b7a2e91"  # the phone's
RECORD = 0x10001
AT_ONCE = 8192
MOST_WAITING = 256 * 1024
LAST_WORDS = 0.5  # seconds
FAILURES = (BaseBumbleError, asyncio.CancelledError, asyncio.TimeoutError, AssertionError)

logging.getLogger("bumble").setLevel(logging.ERROR)  # it warns of what virtual controllers cannot do


class Ether:
    """Where virtual radios reach each other, and the thread they run in."""

    def __init__(self) -> None:
        self.link = LocalLink()
        self.look_up = asyncio.Lock()  # one at a time, for bumble's server of services has room for one
        self.devices: dict[str, Device] = {}
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="ether", daemon=True)
        self._thread.start()

    def begin(self, what: Coroutine[Any, Any, Made]) -> Future[Made]:
        return asyncio.run_coroutine_threadsafe(what, self._loop)

    def do(self, what: Coroutine[Any, Any, Made]) -> Made:
        return self.begin(what).result(10)

    async def device(self, address: str) -> Device:
        """The device of this address, switched on."""
        if address not in self.devices:
            mac = plain(address)
            controller = Controller(mac, link=self.link, public_address=mac)
            of = DeviceConfiguration(name=mac, address=Address(mac), classic_enabled=True, le_enabled=False)
            self.devices[address] = device = Device(config=of, host=Host(controller, AsyncPipeSink(controller)))
            await device.power_on()
        return self.devices[address]

    def close(self) -> None:
        async def end() -> None:
            others = asyncio.all_tasks() - {asyncio.current_task()}
            for task in others:
                task.cancel()
            await asyncio.gather(*others, return_exceptions=True)

        self.do(end())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def __enter__(self) -> Ether:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class VirtualWire:
    """One connection. To be made in the ether's thread."""

    def __init__(self, ether: Ether, dlc: rfcomm.DLC, connection: Connection) -> None:
        self.where = written(str(connection.peer_address).removesuffix("/P"))
        self.patience = PATIENCE
        self._ether = ether
        self._dlc = dlc
        self._connection = connection
        self._lock = threading.Lock()
        self._come = bytearray()
        self._waiting = bytearray()
        self._going = 0  # bytes taken from those that wait and not yet sent
        self._why = ""
        self._news = asyncio.Event()
        dlc.on(dlc.EVENT_CLOSE, lambda: self._end("lost"))
        dlc.sink = self._heard
        self._writer = asyncio.get_running_loop().create_task(self._write())

    @property
    def backlog(self) -> int:
        return len(self._waiting) + self._going

    def send(self, data: bytes) -> None:
        with self._lock:
            if self._why:
                return
            self._waiting += data
            if self.backlog > MOST_WAITING:
                self._waiting.clear()
                self._why = "backlog"
        self._tell_writer()

    def receive(self) -> bytes:
        with self._lock:
            if not self._come and self._why:
                raise Gone(self._why)
            come = bytes(self._come)
            self._come.clear()
            return come

    def close(self) -> None:
        with self._lock:
            self._why = self._why or "closed"
        self._tell_writer()

    def _tell_writer(self) -> None:
        async def tell() -> None:
            self._news.set()

        self._ether.begin(tell())

    def _heard(self, data: bytes) -> None:
        with self._lock:
            if not self._why:
                self._come += data

    def _end(self, why: str) -> None:
        with self._lock:
            self._why = self._why or why
            self._waiting.clear()
        self._news.set()

    async def _write(self) -> None:
        """Writes until the wire is closed and all is sent, and hangs up."""
        while chunk := await self._next():
            self._dlc.write(chunk)
            drained = asyncio.ensure_future(self._dlc.drain())
            while not drained.done() and self._dlc.state == rfcomm.DLC.State.CONNECTED and self._why != "backlog":
                await asyncio.wait([drained], timeout=0.05)
            drained.cancel()
        if self._dlc.state != rfcomm.DLC.State.CONNECTED:
            return
        # The channel first: its farewell comes after all that was said. Cutting the connection takes the rest with it.
        with contextlib.suppress(*FAILURES):
            await asyncio.wait_for(self._dlc.disconnect(), LAST_WORDS)
        with contextlib.suppress(*FAILURES):
            await asyncio.wait_for(self._connection.disconnect(), LAST_WORDS)

    async def _next(self) -> bytes:
        while True:
            self._news.clear()
            with self._lock:
                chunk = bytes(self._waiting[:AT_ONCE])
                del self._waiting[: len(chunk)]
                self._going = len(chunk)
                if chunk or self._why:
                    return chunk
            await self._news.wait()


class VirtualDoor:
    """Lets several devices in."""

    def __init__(self, ether: Ether, address: str) -> None:
        self.addresses = (address,)
        self._ether = ether
        self._knocked: deque[VirtualWire] = deque()
        self._open = True
        ether.do(self._listen(address))

    def accept(self) -> VirtualWire | None:
        return self._knocked.popleft() if self._knocked else None

    def close(self) -> None:
        """Wires that were accepted stay."""

        async def end() -> None:
            self._device.sdp_service_records = {}
            await self._device.set_connectable(False)

        self._open = False
        self._ether.do(end())
        while self._knocked:
            self._knocked.popleft().close()

    async def _listen(self, address: str) -> None:
        self._device = device = await self._ether.device(address)
        await device.set_connectable(True)
        channel = rfcomm.Server(device).listen(self._let_in)
        device.sdp_service_records = {RECORD: rfcomm.make_service_sdp_records(RECORD, channel, UUID(SERVICE))}

    def _let_in(self, dlc: rfcomm.DLC) -> None:
        wire = VirtualWire(self._ether, dlc, dlc.multiplexer.l2cap_channel.connection)
        if self._open:
            self._knocked.append(wire)
        else:
            wire.close()


class VirtualDialling:
    """A connection that is being made."""

    def __init__(self, ether: Ether, address: str, own: str) -> None:
        self._begun = ether.begin(self._reach(ether, address, own))

    def poll(self) -> VirtualWire | None:
        """Raises Gone."""
        if self._begun.cancelled():
            raise Gone("closed")
        if not self._begun.done():
            return None
        try:
            return self._begun.result()
        except FAILURES as failed:
            raise Gone("unreachable") from failed

    def close(self) -> None:
        self._begun.cancel()

    async def _reach(self, ether: Ether, address: str, own: str) -> VirtualWire:
        device = await ether.device(own)
        connection = await device.connect(plain(address), transport=PhysicalTransport.BR_EDR, timeout=2)
        try:
            async with ether.look_up:
                channel = await rfcomm.find_rfcomm_channel_with_uuid(connection, UUID(SERVICE))
            assert channel is not None, "nobody listens"
            dlc = await (await rfcomm.Client(connection).start()).open_dlc(channel)
        except FAILURES:
            await connection.disconnect()
            raise
        return VirtualWire(ether, dlc, connection)


def virtual_dial(ether: Ether, address: str, own: str) -> VirtualDialling:
    """Knock at a door, from the device of an address of its own."""
    return VirtualDialling(ether, address, own)
