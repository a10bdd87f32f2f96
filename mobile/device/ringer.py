"""Shall the phone ring? Android tells; on an iPhone the switch silences what is heard by itself (see sounds.py), on a
desktop the system's volume does. Not yet tried on a device."""

from __future__ import annotations

import logging
from enum import IntEnum
from functools import cache
from typing import Any

from kivy.utils import platform

log = logging.getLogger(__name__)


class Ringer(IntEnum):
    """By Android's own numbers."""

    STILL = 0  # neither heard nor felt
    FELT = 1
    LOUD = 2


def there() -> bool:
    """Does the system tell?"""
    return platform == "android"


def ringer() -> Ringer:
    """How it is now."""
    if not there():
        return Ringer.LOUD
    try:
        return Ringer(_audio().getRingerMode())
    except Exception as broken:  # whatever Java throws: who cannot be asked is not silent
        log.warning("the phone does not say how it rings: %s", broken)
        return Ringer.LOUD


@cache
def _audio() -> Any:
    from jnius import autoclass, cast

    context = autoclass("android.content.Context")
    activity = autoclass("org.kivy.android.PythonActivity").mActivity
    return cast("android.media.AudioManager", activity.getSystemService(context.AUDIO_SERVICE))
