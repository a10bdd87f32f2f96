"""The network as the system has it: leave to use it, what keeps it awake during a session, and what it is called."""

from __future__ import annotations

import logging
from typing import Any

from kivy.utils import platform

log = logging.getLogger(__name__)

UNKNOWN = "<unknown ssid>"  # what Android says instead of a name it may not tell

LOCAL = "android.permission.ACCESS_LOCAL_NETWORK"
# Android 17: before it, and for apps made for an older one, whoever may use the internet may speak to devices near by.
ASKS_SINCE = 37

_lock: Any = None
_needed: set[object] = set()  # by whom
_asked = False  # the person, since the app began


def barred() -> bool:
    """May the app not speak to other devices in the Wi-Fi, because the person has not allowed it?"""
    if platform != "android":
        return False
    from android.permissions import check_permission
    from jnius import autoclass

    activity = autoclass("org.kivy.android.PythonActivity").mActivity
    meant_for = activity.getApplicationInfo().targetSdkVersion
    asks = min(autoclass("android.os.Build$VERSION").SDK_INT, meant_for) >= ASKS_SINCE
    return asks and not check_permission(LOCAL)


def _ask() -> None:
    """Once, when it is first wanted: the system shows its question over our window."""
    global _asked
    if _asked or not barred():
        return
    from android.permissions import request_permissions

    _asked = True
    request_permissions([LOCAL])


def lock(who: object) -> None:
    """Let datagrams for everybody through to this one; without this many phones drop them, and some drop more."""
    global _lock
    _needed.add(who)
    if platform != "android" or _lock is not None:
        return
    _ask()
    try:
        _lock = _wifi().createMulticastLock("pichenette")
        _lock.setReferenceCounted(False)
        _lock.acquire()
    except Exception as refused:  # whatever Java throws: sessions work without it on most phones
        log.warning("no multicast lock: %s", refused)
        _lock = None


def unlock(who: object) -> None:
    """This one needs them no more; they may be dropped once nobody does."""
    global _lock
    _needed.discard(who)
    if _lock is not None and not _needed:
        held, _lock = _lock, None
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
