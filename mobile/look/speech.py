"""Sentences said aloud, where the device has a voice and it is wanted."""

from __future__ import annotations

from mobile.device.speech import voice

_on = False
_language = "en"
_volume = 1.0


def set_speech(on: bool, language: str, volume: float = 1.0) -> None:
    """As chosen in the settings."""
    global _on, _language, _volume
    if _on and not on:
        stop()
    _on, _language, _volume = on, language, volume


def there() -> bool:
    """Is there a voice?"""
    return voice().there


def on() -> bool:
    """Is anything said?"""
    return _on


def say(text: str, interrupt: bool = False) -> None:
    """After what is being said, or in place of it."""
    if not _on or not text:
        return
    if interrupt:
        voice().stop()
    voice().say(text, _language, _volume)


def stop() -> None:
    """Be silent, also about what was to be said."""
    if _on:
        voice().stop()
