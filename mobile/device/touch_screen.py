"""Who hears what the touch screen reports: on Android a listener of ours in Java, else SDL. Not yet tried on a device.

Both hear a finger on the thread that tells of it, while the app may be busy with a frame. SDL stamps a report with the
moment at which it heard of it, and to tell us it needs Python's lock. The listener in Java needs no lock, and it knows
when the touch screen itself felt the finger, also between two reports.
"""

from __future__ import annotations

import atexit
import ctypes
import logging
from typing import Any

from kivy.utils import platform

from mobile.device import sdl
from mobile.gestures.reports import Kind, Reports

log = logging.getLogger(__name__)

FROM_JAVA = (Kind.DOWN, Kind.UP, Kind.MOVE, Kind.TAKEN)
KINDS = {0x700: Kind.DOWN, 0x701: Kind.UP, 0x702: Kind.MOVE}


class Event(ctypes.Structure):
    """The beginning of SDL's SDL_TouchFingerEvent."""

    _fields_ = (
        ("type", ctypes.c_uint32),
        ("timestamp", ctypes.c_uint32),
        ("touch", ctypes.c_int64),
        ("finger", ctypes.c_int64),
        ("x", ctypes.c_float),
        ("y", ctypes.c_float),
    )


class SdlReports(Reports):
    """By a watch on SDL's events; times are milliseconds since SDL began."""

    def __init__(self) -> None:
        self._sdl = sdl.library("SDL2")
        super().__init__(lambda: float(self._sdl.SDL_GetTicks() & 0xFFFFFFFF) / 1000)
        watch = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.POINTER(Event))
        self._watch = watch(self._watched)  # SDL keeps no more than its address
        self._sdl.SDL_AddEventWatch(self._watch, None)
        atexit.register(self._sdl.SDL_DelEventWatch, self._watch, None)

    def _watched(self, _: object, told: Any) -> int:
        event = told.contents
        kind = KINDS.get(event.type)
        if kind is not None:
            self.heard(kind, event.finger, event.timestamp / 1000, event.x, event.y)
        return 0


class AndroidReports(Reports):
    """By java/pichenette/TouchTrail.java; times are those of Android's SystemClock.uptimeMillis."""

    def __init__(self) -> None:
        from jnius import autoclass

        activity = autoclass("org.kivy.android.PythonActivity").mActivity
        self._trail = autoclass("pichenette.TouchTrail")
        if not self._trail.listen(activity):
            raise OSError("there is no view that hears touches")
        super().__init__(self._look)

    def _look(self) -> float:
        """Take what was reported since the last look; answers how late it is."""
        told = self._trail.take()
        for kind, finger, at, x, y in zip(*[iter(told[1:])] * 5):
            self.heard(FROM_JAVA[int(kind)], int(finger), at / 1000, x, y)
        return float(told[0]) / 1000


def reports() -> Reports | None:
    """Those of this device; None where nobody hears them before Kivy does."""
    if platform == "android":
        try:
            return AndroidReports()
        except Exception as refused:  # whatever Java throws: SDL hears of fingers, too
            log.warning("nobody listens to touches in Java: %s", refused)
    try:
        return SdlReports()
    except (OSError, AttributeError) as missing:
        log.info("the touch screen's own reports are not heard: %s", missing)
        return None
