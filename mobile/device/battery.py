"""Is there power to spare? On mains, or above half a battery, unless whoever owns the device is saving it.

Android tells all of it, without leave to be asked for; an iPhone by plyer. A phone that does not tell has none to
spare. A desktop is asked on Linux; one without a battery is on mains, and others are taken to be. Not yet tried on a
phone.
"""

from __future__ import annotations

import logging
import os
import time
from pathlib import Path
from typing import NamedTuple

from kivy.utils import platform

log = logging.getLogger(__name__)

SUPPLIES = Path("/sys/class/power_supply")
HALF = 0.5
AGAIN = 30.0  # seconds for which what was told holds


class Power(NamedTuple):
    """What the device tells."""

    mains: bool
    full: float | None = None  # the part of the battery that is left; None: it does not say
    saved: bool = False  # has its owner told it to save?

    @property
    def spare(self) -> bool:
        return not self.saved and (self.mains or (self.full is not None and self.full > HALF))


MAINS, UNKNOWN = Power(True), Power(False)

_told: tuple[float, Power] | None = None


def spare() -> bool:
    """Is there some to spare now? Asked anew after a while."""
    global _told
    now = time.monotonic()
    if _told is None or now - _told[0] >= AGAIN:
        _told = now, power()
    return _told[1].spare


def forget() -> None:
    """The device may be plugged in or out since."""
    global _told
    _told = None


def power() -> Power:
    """What the device tells. PICHENETTE_BATTERY="0.4" stands in for one that is so full, and not on mains."""
    told = os.environ.get("PICHENETTE_BATTERY")
    if told:
        return Power(False, float(told))
    try:
        if platform == "android":
            return _android()
        if platform == "ios":
            return _iphone()
        return linux(SUPPLIES) if platform == "linux" else MAINS
    except Exception as broken:  # whatever Java throws, or a system that keeps it otherwise
        log.warning("the battery cannot be asked: %s", broken)
        return UNKNOWN


def _android() -> Power:
    from jnius import autoclass, cast

    context = autoclass("android.content.Context")
    names = autoclass("android.os.BatteryManager")
    activity = autoclass("org.kivy.android.PythonActivity").mActivity
    manager = cast("android.os.BatteryManager", activity.getSystemService(context.BATTERY_SERVICE))
    saving = cast("android.os.PowerManager", activity.getSystemService(context.POWER_SERVICE)).isPowerSaveMode()
    percent: int = manager.getIntProperty(names.BATTERY_PROPERTY_CAPACITY)
    return Power(bool(manager.isCharging()), percent / 100 if 0 < percent <= 100 else None, bool(saving))


def _iphone() -> Power:
    from plyer import battery  # type: ignore[attr-defined]  # it is made when it is first looked at

    told = battery.status
    percent = told["percentage"]
    return Power(bool(told["isCharging"]), percent / 100 if percent is not None and percent >= 0 else None)


def linux(folder: Path) -> Power:
    """As the kernel lays it out: a folder each for mains and batteries; a mouse's or a pen's is not the device's."""
    parts, full = [], 0.0
    for supply in sorted(folder.glob("*")):
        kind = _read(supply / "type")
        if kind != "Battery" and _read(supply / "online") == "1":
            return MAINS
        if kind == "Battery" and _read(supply / "scope") != "Device":
            charged, whole = _read(supply / "capacity"), _read(supply / "status")
            if whole in ("Charging", "Full", "Not charging"):
                return MAINS
            parts.append(charged)
            full += float(charged) / 100 if charged else 0.0
    return Power(False, full / len(parts)) if parts else MAINS


def _read(path: Path) -> str:
    return path.read_text("utf-8").strip() if path.is_file() else ""
