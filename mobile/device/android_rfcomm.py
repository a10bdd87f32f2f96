"""Android's Bluetooth sockets as wires: one listener that lets several guests in, and dialling that tries again.

Android's streams wait, so each connection has threads of its own; nothing else here waits. Not yet tried on a device.
"""

from __future__ import annotations

import logging
import threading
import time
from collections import deque
from collections.abc import Callable, Sequence
from enum import Enum
from typing import Any

from kivy.utils import platform

from core.session.link import rfcomm
from core.session.link.wire import Gone

ANDROID = platform == "android"
if ANDROID:
    # Looked up here, because only the main thread finds every class by its name.
    from android.permissions import check_permission
    from jnius import JavaException, autoclass

    Adapter = autoclass("android.bluetooth.BluetoothAdapter")
    Uuid = autoclass("java.util.UUID")
    SDK: int = autoclass("android.os.Build$VERSION").SDK_INT

log = logging.getLogger(__name__)

SERVICE = "5c0a1c86-93d4-4a0b-8f5e-6d3f0b7a2e91"  # by this a guest's phone finds the game on the host's: never changes
NAME = "Pichenette"
CONNECT = "android.permission.BLUETOOTH_CONNECT"

AT_ONCE = 1024  # bytes read at once: pyjnius copies the whole buffer each time, however little has come
WRITTEN_AT_ONCE = 16 * 1024
MOST_WAITING = 256 * 1024  # bytes that may wait, either way
SETTLE = 0.5  # seconds after connecting before we talk; some phones lose what is said at once
LAST_WORDS = 0.5  # seconds for what still waits when we close
PAUSES = (0.5, 1.0, 2.0)  # seconds before each try to reach a host
UNREACHABLE = "unreachable"  # whatever Android says, in the word that TCP has for it
LISTEN_AGAIN = 2.0  # seconds until the door tries to listen again


class State(Enum):
    """Where we stand with this device's Bluetooth."""

    ABSENT = "absent"
    DENIED = "denied"  # the person has not allowed it, or was not asked yet
    OFF = "off"
    READY = "ready"


def state() -> State:
    """Whether Android's Bluetooth can be used now. Asks nobody."""
    adapter = Adapter.getDefaultAdapter()
    if adapter is None:
        return State.ABSENT
    if SDK >= 31 and not check_permission(CONNECT):
        return State.DENIED
    try:
        return State.READY if adapter.isEnabled() else State.OFF
    except JavaException as refused:
        if not denied(refused):
            raise
        return State.DENIED


class BluetoothWire:
    """A socket of Android's, with a thread that reads and one that writes."""

    def __init__(self, socket: Any, where: str) -> None:
        self.where = where
        self.patience = rfcomm.PATIENCE
        self._socket = socket
        self._in, self._out = socket.getInputStream(), socket.getOutputStream()
        self._settled = time.monotonic() + SETTLE
        self._spoke = 0.0
        self._change = threading.Condition()
        self._come = bytearray()
        self._waiting = bytearray()
        self._going = 0  # bytes that the writer has taken and not yet written
        self._why = ""  # we speak no more, and why
        self._cut = False  # the socket is of no more use
        _thread(self._read, f"from {where}")
        _thread(self._write, f"to {where}")

    @property
    def open(self) -> bool:
        return not self._why

    @property
    def backlog(self) -> int:
        return len(self._waiting) + self._going

    def send(self, data: bytes) -> None:
        with self._change:
            if self._why:
                return
            if self.backlog + len(data) <= MOST_WAITING:
                self._waiting += data
                self._change.notify_all()
                return
        self._hang_up("backlog")
        _thread(self._close_socket, f"cut {self.where}")

    def receive(self) -> bytes:
        with self._change:
            if self._come:
                come = bytes(self._come)
                self._come.clear()
                self._change.notify_all()
                return come
            if self._why:
                raise Gone(self._why)
            return b""

    def close(self) -> None:
        with self._change:
            if self._why:
                return
            self._why = "closed"
            self._change.notify_all()
        _thread(self._close_at_last, f"close {self.where}")

    def _read(self) -> None:
        buffer = bytearray(AT_ONCE)
        try:
            while (n := self._in.read(buffer, 0, AT_ONCE)) >= 0:
                with self._change:
                    if not self._why:
                        self._come += buffer[:n]
                    # While nobody takes what has come, nothing more is read, and the radio slows the other side down.
                    self._change.wait_for(lambda: len(self._come) < MOST_WAITING or self._why)
        except JavaException as broken:  # so ends every connection on Android, whoever closed it
            log.info("%s: %s", self.where, broken.innermessage)
        self._hang_up("lost")
        self._close_socket()

    def _write(self) -> None:
        with self._change:
            self._change.wait_for(lambda: self._cut, self._settled - time.monotonic())
        try:
            while chunk := self._next():
                self._out.write(chunk, 0, len(chunk))
                self._spoke = time.monotonic()
            self._out.flush()
        except JavaException as broken:
            log.info("%s: %s", self.where, broken.innermessage)
        else:
            # A socket closed at once loses what was just written. The other side, having heard our last, closes first.
            with self._change:
                self._change.wait_for(lambda: self._cut, self._spoke + LAST_WORDS - time.monotonic())
        self._hang_up("lost")
        self._close_socket()

    def _next(self) -> bytes:
        """What to write next, once there is something; nothing when all is said and we are to close."""
        with self._change:
            self._going = 0
            self._change.wait_for(lambda: self._waiting or self._why)
            chunk = bytes(self._waiting[:WRITTEN_AT_ONCE])
            del self._waiting[: len(chunk)]
            self._going = len(chunk)
            return chunk

    def _hang_up(self, why: str) -> None:
        with self._change:
            self._why = self._why or why
            self._cut = True
            self._waiting.clear()
            self._change.notify_all()

    def _close_at_last(self) -> None:
        """The writer closes when it is done; this is for when it cannot be."""
        with self._change:
            self._change.wait_for(lambda: self._cut, max(0.0, self._settled - time.monotonic()) + LAST_WORDS)
        self._hang_up("closed")
        self._close_socket()

    def _close_socket(self) -> None:
        _quietly(self._socket.close)


class BluetoothListener:
    """Lets several guests in through one listening socket; Android readies it again after each guest.

    Each device comes in once. When Bluetooth is switched off and on again, the door listens again.
    """

    def __init__(self) -> None:
        self.addresses: Sequence[str] = ()  # Android does not tell an app its own address: guests pick our name
        self._knocked: deque[BluetoothWire] = deque()
        self._inside: dict[str, BluetoothWire] = {}
        self._closed = threading.Event()
        self._lock = threading.Lock()
        try:
            self._listening = _listen()
        except Gone as not_ready:
            raise OSError(str(not_ready)) from not_ready
        except JavaException as refused:
            raise OSError(refused.innermessage) from refused
        _thread(self._wait, "door")

    def accept(self) -> BluetoothWire | None:
        with self._lock:
            return self._knocked.popleft() if self._knocked else None

    def close(self) -> None:
        """Wires that were accepted stay."""
        with self._lock:
            if self._closed.is_set():
                return
            self._closed.set()
        _thread(self._shut, "door closes")

    def _shut(self) -> None:
        _quietly(self._listening.close)
        while (wire := self.accept()) is not None:
            wire.close()

    def _wait(self) -> None:
        while not self._closed.is_set():
            try:
                socket = self._listening.accept()
            except JavaException as broken:
                log.info("door: %s", broken.innermessage)
                self._listen_again()
            else:
                self._let_in(socket)

    def _let_in(self, socket: Any) -> None:
        try:
            where = rfcomm.written(socket.getRemoteDevice().getAddress())
            there = self._inside.get(where)
            if there is not None and there.open:
                log.info("door: %s is here already", where)
                _quietly(socket.close)
                return
            wire = BluetoothWire(socket, where)
        except JavaException as broken:  # gone again already
            log.info("door: %s", broken.innermessage)
            _quietly(socket.close)
            return
        self._inside[where] = wire
        with self._lock:
            if not self._closed.is_set():
                self._knocked.append(wire)
                return
        wire.close()

    def _listen_again(self) -> None:
        _quietly(self._listening.close)
        while not self._closed.wait(LISTEN_AGAIN):
            try:
                fresh = _listen()
            except (Gone, JavaException):
                continue
            with self._lock:
                if not self._closed.is_set():
                    self._listening = fresh
                    return
            _quietly(fresh.close)


class BluetoothDialling:
    """Tries a few times to reach a host, on a thread of its own."""

    def __init__(self, address: str) -> None:
        self._mac = rfcomm.plain(address)
        self._where = rfcomm.written(self._mac)
        self._closed = threading.Event()
        self._lock = threading.Lock()
        self._socket: Any = None
        self._wire: BluetoothWire | None = None
        self._why = ""
        _thread(self._dial, f"dial {self._where}")

    def poll(self) -> BluetoothWire | None:
        """The wire, once. Raises Gone."""
        with self._lock:
            if self._why:
                raise Gone(self._why)
            if self._wire is not None:
                self._why = "closed"
                self._closed.set()
            return self._wire

    def close(self) -> None:
        with self._lock:
            if self._why:
                return
            self._why = "closed"
            self._closed.set()
        _thread(self._give_up, f"dial {self._where} no more")

    def _give_up(self) -> None:
        if self._wire is not None:
            self._wire.close()
        elif self._socket is not None:
            _quietly(self._socket.close)

    def _dial(self) -> None:
        try:
            why = self._reach()
        except Gone as gone:
            why = str(gone)
        except JavaException as refused:
            log.info("dial %s: %s", self._where, refused.innermessage)
            why = State.DENIED.value if denied(refused) else UNREACHABLE
        with self._lock:
            self._why = self._why or why

    def _reach(self) -> str:
        """Connect; what came in the way, or nothing."""
        device = _adapter().getRemoteDevice(self._mac)
        for n, pause in enumerate(PAUSES):
            searched = stop_searching()
            if (n or searched) and self._closed.wait(pause):
                break
            if self._connects(device.createRfcommSocketToServiceRecord(Uuid.fromString(SERVICE))):
                return ""
        return UNREACHABLE

    def _connects(self, socket: Any) -> bool:
        """Whether it did, or need not any more."""
        with self._lock:
            self._socket = socket
            if self._closed.is_set():
                return True
        try:
            socket.connect()
            wire = BluetoothWire(socket, self._where)
        except JavaException as failed:
            _quietly(socket.close)
            if denied(failed):
                raise
            log.info("dial %s: %s", self._where, failed.innermessage)
            return False
        with self._lock:
            if not self._closed.is_set():
                self._wire = wire
                return True
        wire.close()
        return True


def _adapter() -> Any:
    """The adapter, ready for use. Raises Gone if it is not."""
    now = state()
    if now is not State.READY:
        raise Gone(now.value)
    return Adapter.getDefaultAdapter()


def _listen() -> Any:
    return _adapter().listenUsingRfcommWithServiceRecord(NAME, Uuid.fromString(SERVICE))


def stop_searching() -> bool:
    """A radio that searches does not connect. Whether it was searching."""
    try:
        adapter = Adapter.getDefaultAdapter()
        searching: bool = adapter.isDiscovering()
        adapter.cancelDiscovery()
    except JavaException:  # scanning is not allowed, so nothing of ours scans
        return False
    return searching


def denied(failed: Any) -> bool:
    return bool(failed.classname == "java.lang.SecurityException")


def _quietly(close: Callable[[], None]) -> None:
    try:
        close()
    except JavaException as broken:
        log.info("closing: %s", broken.innermessage)


def _thread(run: Callable[[], None], name: str) -> None:
    """Plain threads only: pyjnius makes these leave Java properly at their end, not a threading.Timer."""
    threading.Thread(target=run, name=f"bluetooth {name}", daemon=True).start()
