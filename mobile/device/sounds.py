"""Who plays short sounds: Android's SoundPool, which starts at once and mixes; elsewhere Kivy's own player.

Kivy's players on Android are made for music: slow to start, few at a time. On an iPhone they leave their sound
the category that the system gives it, which the switch at its side silences. Not yet tried on a device.
"""

from __future__ import annotations

import logging
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from kivy.utils import platform

if TYPE_CHECKING:
    from kivy.core.audio import Sound

log = logging.getLogger(__name__)

AT_ONCE = 6  # sounds that may be heard together


class Player(Protocol):
    """Loads a file once and plays it as often as asked."""

    def load(self, path: Path) -> None: ...
    def play(self, path: Path, volume: float, weight: float) -> None:
        """So loud; where there is no more room, what weighs less gives way."""

    def let_go(self) -> bool: ...


class KivyPlayer:
    """By kivy.core.audio. A sound that is played again starts again."""

    def __init__(self) -> None:
        self._sounds: dict[Path, Sound | None] = {}

    def load(self, path: Path) -> None:
        from kivy.core.audio import SoundLoader

        self._sounds[path] = SoundLoader.load(str(path))

    def play(self, path: Path, volume: float, weight: float) -> None:
        heard = self._sounds.get(path)
        if heard is not None:
            heard.volume = volume
            heard.play()

    def let_go(self) -> bool:
        """Forget what is loaded, which is heard no more for now; True where that frees memory of the app's."""
        self._sounds.clear()
        return True


class SoundPoolPlayer:
    """By android.media.SoundPool."""

    def __init__(self) -> None:
        from jnius import autoclass

        attributes = autoclass("android.media.AudioAttributes$Builder")()
        usage = autoclass("android.media.AudioAttributes").USAGE_GAME
        builder = autoclass("android.media.SoundPool$Builder")()
        builder.setMaxStreams(AT_ONCE)
        builder.setAudioAttributes(attributes.setUsage(usage).build())
        self._pool = builder.build()
        self._ids: dict[Path, int] = {}

    def load(self, path: Path) -> None:
        self._ids[path] = self._pool.load(str(path), 1)

    def play(self, path: Path, volume: float, weight: float) -> None:
        number = self._ids.get(path)
        if number is not None:
            self._pool.play(number, volume, volume, round(100 * weight), 0, 1.0)

    def let_go(self) -> bool:
        """Nothing: the system has them."""
        return False


def player() -> Player:
    """The player of this device."""
    if platform == "android":
        try:
            return SoundPoolPlayer()
        except Exception as broken:  # whatever Java throws: without it there is still Kivy's player
            log.warning("no SoundPool: %s", broken)
    return KivyPlayer()
