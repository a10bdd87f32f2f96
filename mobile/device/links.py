"""Links that lead into the app, and texts that lead out of it. Not yet tried on a device."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

from kivy.clock import Clock
from kivy.utils import platform

log = logging.getLogger(__name__)


def listen(heard: Callable[[str], None]) -> None:
    """Call `heard` with the link that the app was opened by, and with each one that is opened later."""
    if platform != "android":
        return
    from android import activity
    from jnius import autoclass

    def opened(intent: Any) -> None:
        text = intent.getDataString() if intent is not None else None
        if text:
            Clock.schedule_once(lambda _: heard(text))

    activity.bind(on_new_intent=opened)
    opened(autoclass("org.kivy.android.PythonActivity").mActivity.getIntent())


def share(text: str, title: str) -> bool:
    """Hand a text to another app; False where it was only laid on the clipboard."""
    if platform == "android":
        try:
            _send(text, title)
            return True
        except Exception as refused:  # whatever Java throws
            log.warning("no other app takes it: %s", refused)
    from kivy.core.clipboard import Clipboard

    Clipboard.copy(text)
    return False


def pasted(most: int) -> str:
    """What lies on the clipboard, but no more than so much of it."""
    from kivy.core.clipboard import Clipboard

    try:
        return str(Clipboard.paste() or "")[:most]
    except Exception as refused:  # whatever the system throws
        log.warning("the clipboard cannot be read: %s", refused)
        return ""


def _send(text: str, title: str) -> None:
    from jnius import autoclass, cast

    intents, words = autoclass("android.content.Intent"), autoclass("java.lang.String")
    intent = intents(intents.ACTION_SEND)
    intent.setType("text/plain")
    intent.putExtra(intents.EXTRA_TEXT, cast("java.lang.CharSequence", words(text)))
    chooser = intents.createChooser(intent, cast("java.lang.CharSequence", words(title)))
    autoclass("org.kivy.android.PythonActivity").mActivity.startActivity(chooser)
