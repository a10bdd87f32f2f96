"""Who makes the phone tremble: Android's motor, as strong as is wished where it can be told; on an iPhone what it has.

Not by plyer on Android: it knows no strength. Not yet felt on a device.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple, Protocol

from kivy.utils import platform

log = logging.getLogger(__name__)

EFFECTS, STRENGTHS = 26, 255  # the first Android whose motor may be told how strong; and the strongest
SHORTEST = 5  # ms: less sets no motor in motion
WEAK = 0.3  # what is weaker is not felt on an iPhone, whose motor knows one length only


class Pulse(NamedTuple):
    """The motor waits and runs."""

    wait: int  # ms
    run: int
    strong: float  # up to 1


class Motor(Protocol):
    """Runs as it is told, beside all else."""

    there: bool  # is there one?

    def run(self, pulses: Sequence[Pulse], strength: float) -> None: ...


class Still:
    """Where there is none."""

    there = False

    def run(self, pulses: Sequence[Pulse], strength: float) -> None:
        pass


class AndroidMotor:
    """By android.os.Vibrator. Where it knows no strength, what is weaker is shorter."""

    def __init__(self) -> None:
        from jnius import autoclass, cast

        context = autoclass("android.content.Context")
        activity = autoclass("org.kivy.android.PythonActivity").mActivity
        vibrator = cast("android.os.Vibrator", activity.getSystemService(context.VIBRATOR_SERVICE))
        self._vibrator = vibrator
        self.there = bool(vibrator.hasVibrator())
        self._told = autoclass("android.os.Build$VERSION").SDK_INT >= EFFECTS
        self._strong = self._told and bool(vibrator.hasAmplitudeControl())
        self._effects = autoclass("android.os.VibrationEffect") if self._told else None

    def run(self, pulses: Sequence[Pulse], strength: float) -> None:
        times: list[int] = []
        amplitudes: list[int] = []
        for pulse in pulses:
            strong = min(1.0, pulse.strong * strength)
            times += [pulse.wait, pulse.run if self._strong else max(SHORTEST, round(pulse.run * strong))]
            amplitudes += [0, max(1, round(STRENGTHS * strong))]
        if self._effects is None:
            self._vibrator.vibrate(times, -1)
        elif self._strong:
            self._vibrator.vibrate(self._effects.createWaveform(times, amplitudes, -1))
        else:
            self._vibrator.vibrate(self._effects.createWaveform(times, -1))


class PlyerMotor:
    """By plyer, where all that trembles is as long and as strong."""

    there = True

    def run(self, pulses: Sequence[Pulse], strength: float) -> None:
        from plyer import vibrator

        if max(pulse.strong for pulse in pulses) * strength >= WEAK:
            vibrator.vibrate(sum(pulse.run for pulse in pulses) / 1000)


@cache
def motor() -> Motor:
    """The motor of this device."""
    if platform == "android":
        try:
            return AndroidMotor()
        except Exception as broken:  # whatever Java throws
            log.warning("no motor: %s", broken)
            return Still()
    return PlyerMotor() if platform == "ios" else Still()
