"""Sounds, through one small interface: loaded when first played, silent where that cannot be."""

from __future__ import annotations

import logging
from typing import Any

from kivy.core.audio import SoundLoader

from mobile import device
from mobile.look.theme import ASSETS

log = logging.getLogger(__name__)

_on = True
_buzz = True
_loaded: dict[str, Any] = {}


def set_sound(on: bool, vibration: bool) -> None:
    global _on, _buzz
    _on, _buzz = on, vibration


def play(name: str, volume: float = 1.0) -> None:
    """A short sound by its name; one that is missing or cannot be played is none."""
    if not _on:
        return
    if name not in _loaded:
        path = next((ASSETS / "sounds").glob(f"{name}.*"), None)
        _loaded[name] = SoundLoader.load(str(path)) if path is not None else None
        if _loaded[name] is None:
            log.info("no sound %s", name)
    heard = _loaded[name]
    if heard is not None:
        heard.volume = volume
        heard.play()


def tick() -> None:
    """A touch of vibration."""
    if _buzz:
        device.buzz(0.015)
