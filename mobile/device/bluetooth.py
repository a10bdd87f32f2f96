"""Bluetooth between phones: Android's classic sockets, or a desktop's where its Python has them.

The host's phone opens a door, the others dial it. Android's streams wait, so each connection has threads of its own;
nothing else here waits. What Android answers (permissions, phones found) is told on the window's thread. An address
is written "bt:AA:BB:CC:DD:EE:FF". Not yet tried on a device.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Any, NamedTuple

from kivy.clock import Clock
from kivy.utils import platform

from core.session.link import rfcomm
from core.session.link.wire import Listener
from mobile.device import android_rfcomm
from mobile.device.android_rfcomm import (
    ANDROID,
    CONNECT,
    BluetoothDialling,
    BluetoothListener,
    denied,
    stop_searching,
)
from mobile.device.android_rfcomm import State as State  # to others it is ours

if ANDROID:
    # Looked up here, because only the main thread finds every class by its name.
    from android.broadcast import BroadcastReceiver
    from android.permissions import request_permissions
    from jnius import JavaException, autoclass, cast

    from mobile.device.android_rfcomm import SDK, Adapter

    Bundle = autoclass("android.os.Bundle")
    Device = autoclass("android.bluetooth.BluetoothDevice")
    Intent = autoclass("android.content.Intent")
    PythonActivity = autoclass("org.kivy.android.PythonActivity")

log = logging.getLogger(__name__)

SCAN = "android.permission.BLUETOOTH_SCAN"
ADVERTISE = "android.permission.BLUETOOTH_ADVERTISE"
LOCATION = "android.permission.ACCESS_FINE_LOCATION"

TURNING_ON = 60.0  # seconds in which a person answers

# What a phone or tablet calls itself (android.bluetooth.BluetoothClass.Device.Major): the rest are headsets and cars.
MISC, COMPUTER, PHONE, UNSORTED = 0x0000, 0x0100, 0x0200, 0x1F00


class Seen(NamedTuple):
    """Another device."""

    name: str
    address: str


# What the screens use.


def offered() -> bool:
    """Whether Bluetooth is worth showing here at all. On iOS it is not: apps get no such sockets there."""
    return ANDROID or (platform != "ios" and rfcomm.available())


def state() -> State:
    """Whether it can be used now. Asks nobody."""
    if ANDROID:
        return android_rfcomm.state()
    return State.READY if offered() else State.ABSENT


def ask(done: Callable[[State], None]) -> None:
    """Ask the person for what Bluetooth needs; `done` hears where we stand then. Only after a tap on Bluetooth."""

    def answered(*_: object) -> None:
        _later(lambda: done(state()))

    if not ANDROID or state() is State.ABSENT:
        answered()
        return
    request_permissions([SCAN, CONNECT, ADVERTISE] if SDK >= 31 else [LOCATION], answered)


def turn_on(done: Callable[[], None] = lambda: None) -> None:
    """Have Android ask the person to turn Bluetooth on; `done` hears of it when that comes about within a minute."""
    if not ANDROID:
        return
    _show(Intent(Adapter.ACTION_REQUEST_ENABLE))
    end = time.monotonic() + TURNING_ON

    def look(_: float) -> bool:
        if state() is State.READY:
            done()
            return False
        return time.monotonic() < end

    Clock.schedule_interval(look, 0.25)


def make_discoverable(seconds: int = 300) -> None:
    """Have Android ask whether scanning phones may see this one. Turns Bluetooth on too."""
    if ANDROID:
        intent = Intent(Adapter.ACTION_REQUEST_DISCOVERABLE)
        extras = Bundle()  # not putExtra, of which pyjnius takes the one for bytes or shorts, and Android ignores that
        extras.putInt(Adapter.EXTRA_DISCOVERABLE_DURATION, seconds)
        intent.putExtras(extras)
        _show(intent)


def own_name() -> str:
    """What this phone is called in the others' lists; empty where that is not known."""
    if not ANDROID or state() is not State.READY:
        return ""
    return Adapter.getDefaultAdapter().getName() or ""


def bonded() -> tuple[Seen, ...]:
    """The devices paired with this one, by name. No scan is needed for these."""
    if not ANDROID or state() is not State.READY:
        return ()
    try:
        devices = Adapter.getDefaultAdapter().getBondedDevices()
        seen = [_seen(device) for device in devices.toArray() if _may_play(device)] if devices else []
    except JavaException as refused:
        log.warning("no list of paired devices: %s", refused.innermessage)
        return ()
    return tuple(sorted(seen, key=lambda other: other.name.casefold()))


def scan(found: Callable[[Seen], None], finished: Callable[[State], None]) -> None:
    """Look around for some 12 seconds. Each device is found once; at the end `finished` hears where we stand.

    A scan that was under way is stopped.
    """
    stop_scan()
    now = state()
    if not ANDROID or now is not State.READY:
        _later(lambda: finished(now))
        return
    try:
        _scans.append(_Scan(found, finished))
    except JavaException as refused:
        answer = State.DENIED if denied(refused) else State.OFF
        log.warning("no scan: %s", refused.innermessage)
        _later(lambda: finished(answer))


def stop_scan() -> None:
    """Look no further. Nothing more is told of that scan."""
    while _scans:
        _scans.pop().stop()


def listener() -> Listener:
    """Let guests in. Raises OSError where that cannot be: `state` knows why."""
    return BluetoothListener() if ANDROID else rfcomm.RfcommListener()


def dial(address: str) -> BluetoothDialling | rfcomm.RfcommDialling:
    """Knock at a host's door. Raises Unreadable when the address is none.

    Its poll raises Gone with one word: unreachable, refused, timeout, or a state of Bluetooth.
    """
    return BluetoothDialling(address) if ANDROID else rfcomm.dial(address)


# What Android finds.


class _Scan:
    """One look around. Android tells what it finds on a thread of its own."""

    def __init__(self, found: Callable[[Seen], None], finished: Callable[[State], None]) -> None:
        self._found = found
        self._finished = finished
        self._on = True
        self._known: set[str] = set()
        self._receiver = BroadcastReceiver(
            self._heard, actions=[Device.ACTION_FOUND, Adapter.ACTION_DISCOVERY_FINISHED]
        )
        self._receiver.start()
        try:
            begun = Adapter.getDefaultAdapter().startDiscovery()
        except JavaException:
            self._receiver.stop()
            raise
        if not begun:
            _later(self._end)

    def stop(self) -> None:
        if self._on:
            self._on = False
            self._receiver.stop()
            stop_searching()

    def _heard(self, _context: Any, intent: Any) -> None:
        if intent.getAction() == Adapter.ACTION_DISCOVERY_FINISHED:
            _later(self._end)
            return
        device = cast(Device, intent.getParcelableExtra(Device.EXTRA_DEVICE))
        try:
            if _may_play(device):
                seen = _seen(device)
                _later(lambda: self._tell(seen))
        except JavaException as refused:  # allowed to scan, but not to hear names
            log.warning("something found: %s", refused.innermessage)

    def _tell(self, seen: Seen) -> None:
        if self._on and seen.address not in self._known:
            self._known.add(seen.address)
            self._found(seen)

    def _end(self) -> None:
        if self._on:
            self._on = False
            self._receiver.stop()
            self._finished(state())


_scans: list[_Scan] = []  # the one under way, for a device has one radio


def _seen(device: Any) -> Seen:
    mac: str = device.getAddress()
    return Seen(device.getName() or mac, rfcomm.written(mac))


def _may_play(device: Any) -> bool:
    kind = device.getBluetoothClass()
    return kind is None or kind.getMajorDeviceClass() in (MISC, COMPUTER, PHONE, UNSORTED)


def _show(intent: Any) -> None:
    """A question of Android's own, over our window."""
    try:
        PythonActivity.mActivity.startActivity(intent)
    except JavaException as refused:  # not allowed, or a device that has no such question
        log.warning("not asked: %s", refused.innermessage)


def _later(call: Callable[[], None]) -> None:
    """On the window's thread."""
    Clock.schedule_once(lambda _: call())
