"""Sounds and buzzes by name: loaded when first heard, silent where that cannot be or is not wanted."""

from __future__ import annotations

import logging
from functools import cache
from pathlib import Path

from mobile import device
from mobile.device.sounds import Player, player
from mobile.look.theme import ASSETS

log = logging.getLogger(__name__)

TICK = 0.015  # seconds of vibration

_on = True
_buzz = True


def set_sound(on: bool, vibration: bool) -> None:
    """As chosen in the settings."""
    global _on, _buzz
    _on, _buzz = on, vibration


def play(name: str, volume: float = 1.0) -> None:
    """A short sound by its name; one that is missing is none."""
    if not _on:
        return
    path = _loaded(name)
    if path is not None:
        _player().play(path, volume)


def prepare() -> None:
    """Load all sounds, so that the first of each is heard in time."""
    for path in sorted((ASSETS / "sounds").glob("*.wav")):
        _loaded(path.stem)


def let_go() -> None:
    """No match is on: what is heard all the same is loaded again."""
    if _loaded.cache_info().currsize and _player().let_go():
        _loaded.cache_clear()


def tick(strength: float = 1.0) -> None:
    """A touch of vibration: a stronger one is longer."""
    if _buzz:
        device.buzz(TICK * strength)


@cache
def _player() -> Player:
    return player()


@cache
def _loaded(name: str) -> Path | None:
    path = ASSETS / "sounds" / f"{name}.wav"
    if not path.exists():
        log.warning("there is no sound %s", name)
        return None
    _player().load(path)
    return path
