"""The network as the system has it: what keeps it awake during a session, and what it is called."""

from __future__ import annotations

import logging
from typing import Any

from kivy.utils import platform

log = logging.getLogger(__name__)

UNKNOWN = "<unknown ssid>"  # what Android says instead of a name it may not tell

_lock: Any = None


def lock() -> None:
    """Let datagrams for everybody through; without this many phones drop them, and some drop more."""
    global _lock
    if platform != "android" or _lock is not None:
        return
    try:
        _lock = _wifi().createMulticastLock("pichenette")
        _lock.setReferenceCounted(False)
        _lock.acquire()
    except Exception as refused:  # whatever Java throws: sessions work without it on most phones
        log.warning("no multicast lock: %s", refused)
        _lock = None


def unlock() -> None:
    global _lock
    held, _lock = _lock, None
    if held is not None:
        held.release()


def wifi_name() -> str:
    """What the Wi-Fi is called, where the system tells; else nothing."""
    if platform != "android":
        return ""
    try:
        name: str = _wifi().getConnectionInfo().getSSID() or ""
    except Exception as refused:  # not allowed without the place of the phone, which we do not ask for
        log.info("no name of the network: %s", refused)
        return ""
    return "" if name == UNKNOWN else name.strip('"')


def _wifi() -> Any:
    from jnius import autoclass

    activity = autoclass("org.kivy.android.PythonActivity").mActivity
    return activity.getApplicationContext().getSystemService("wifi")
