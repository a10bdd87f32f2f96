"""Durations and curves: one place where speed and reduced motion are heeded."""

from __future__ import annotations

_speed = 1.0
_reduced = False
_pace = 1.0  # of a match that is looked back at


def set_motion(speed: float, reduced: bool) -> None:
    """As chosen in the settings; speed 0: no animation."""
    global _speed, _reduced
    _speed, _reduced = speed, reduced


def set_pace(pace: float) -> None:
    """All moves so many times as fast as is chosen, until it is 1 again."""
    global _pace
    _pace = pace


def seconds(usual: float) -> float:
    """How long something takes that usually takes so long."""
    if _speed == 0:
        return 0.0
    return usual / (_speed * _pace)


def reduced() -> bool:
    return _reduced


def ease_out(t: float) -> float:
    """Fast, then settling."""
    return 1 - (1 - t) ** 3
