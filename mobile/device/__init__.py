"""What differs between Android, iOS and a desktop, behind one small interface each."""

from __future__ import annotations

import locale
import os
from collections.abc import Callable
from pathlib import Path

from kivy.utils import platform

KEYBOARD = 0.15  # of the window's height: no keyboard is lower, no bar higher


def folder(app_folder: Callable[[], str]) -> Path:
    """Where the app may keep its files. PICHENETTE_HOME names another place (tests, several windows)."""
    return Path(os.environ.get("PICHENETTE_HOME") or app_folder())


def language() -> str:
    """The device's language, as a tag."""
    if platform == "android":
        from jnius import autoclass

        tag: str = autoclass("java.util.Locale").getDefault().toLanguageTag()
        return tag
    return os.environ.get("LC_ALL") or os.environ.get("LANG") or locale.getlocale()[0] or "en"


def strong_contrast() -> bool:
    """Does whoever owns the device want words in strong contrast? Only Android tells."""
    if platform != "android":
        return False
    from jnius import JavaException, autoclass

    secure = autoclass("android.provider.Settings$Secure")
    owner = autoclass("org.kivy.android.PythonActivity").mActivity
    try:
        wanted: int = secure.getInt(owner.getContentResolver(), "high_text_contrast_enabled", 0)
    except JavaException:  # some systems do not say
        return False
    return wanted == 1


def insets() -> tuple[float, float, float, float]:
    """What the system covers at the left, top, right and bottom of the window, in pixels.

    PICHENETTE_INSETS="0,72,0,48" stands in for a device in tests.
    """
    told = os.environ.get("PICHENETTE_INSETS")
    if told:
        left, top, right, bottom = (float(part) for part in told.split(","))
        return left, top, right, bottom
    if platform == "android":
        return _android_insets()
    return 0.0, 0.0, 0.0, 0.0


def _android_insets() -> tuple[float, float, float, float]:
    from jnius import autoclass

    view = autoclass("org.kivy.android.PythonActivity").mActivity.getWindow().getDecorView()
    found = view.getRootWindowInsets()
    if found is None:
        return 0.0, 0.0, 0.0, 0.0
    bars = (
        found.getSystemWindowInsetLeft(),
        found.getSystemWindowInsetTop(),
        found.getSystemWindowInsetRight(),
        found.getSystemWindowInsetBottom(),
    )
    left, top, right, bottom = map(float, bars)
    return left, top, right, bottom


def keyboard() -> float:
    """How much of the window the system's keyboard covers from below, in pixels.

    PICHENETTE_KEYBOARD="290" stands in for one in tests.
    """
    told = os.environ.get("PICHENETTE_KEYBOARD")
    if told:
        return float(told)
    if platform == "android":
        return _android_keyboard()
    if platform == "ios":
        from kivy.core.window import Window

        return float(Window.keyboard_height)
    return 0.0


def _android_keyboard() -> float:
    """Kivy does not know it. What the system's own bars take alone is no keyboard."""
    from jnius import autoclass

    view = autoclass("org.kivy.android.PythonActivity").mActivity.getWindow().getDecorView()
    left = autoclass("android.graphics.Rect")()
    view.getWindowVisibleDisplayFrame(left)
    high = float(view.getHeight())
    covered = high - float(left.bottom)
    return covered if covered > KEYBOARD * high else 0.0
