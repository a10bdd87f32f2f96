"""What all sounds are put together from: struck and rubbed things, drops, and how they are laid one over the other.

A struck thing is a handful of tones that fade, each at its own pace, under the noise of the blow. Everything is
drawn from a fixed seed, so the same script makes the same sounds.
"""

import numpy as np
from numpy.typing import NDArray

Sound = NDArray[np.float64]

RATE = 44_100


def seconds(length: float) -> Sound:
    return np.arange(round(length * RATE)) / RATE


def struck(length: float, tones: list[tuple[float, float, float]], blow: float, seed: int, dull: float = 4000) -> Sound:
    """A thing that is hit: tones of (hertz, share, seconds to fade), and the noise of the blow below some hertz."""
    t = seconds(length)
    rng = np.random.default_rng(seed)
    body = sum(
        share * np.sin(2 * np.pi * hertz * t + rng.uniform(0, 0.4)) * np.exp(-t / fade) for hertz, share, fade in tones
    )
    noise = below(rng.standard_normal(t.size), dull) * np.exp(-t / 0.004)
    hit: Sound = body * (1 - np.exp(-t / 0.0006)) + blow * noise
    return hit


def below(sound: Sound, hertz: float) -> Sound:
    """The sound with what lies above these hertz taken away, gently."""
    spectrum = np.fft.rfft(sound)
    at = np.fft.rfftfreq(sound.size, 1 / RATE)
    return np.asarray(np.fft.irfft(spectrum / (1 + (at / hertz) ** 4), sound.size))


def above(sound: Sound, hertz: float) -> Sound:
    return sound - below(sound, hertz)


def rubbed(length: float, low: float, high: float, swell: float, seed: int) -> Sound:
    """A thing that slides: noise between two pitches that swells and goes, rough as a surface is."""
    t = seconds(length)
    rng = np.random.default_rng(seed)
    noise = above(below(rng.standard_normal(t.size), high), low)
    rough = 0.65 + 0.35 * below(rng.standard_normal(t.size), 60) / 0.06
    shape = (t / length) ** swell * (1 - t / length) ** 1.5
    return noise * np.clip(rough, 0.2, 1.6) * shape


def after(pause: float, sound: Sound) -> Sound:
    return np.concatenate([np.zeros(round(pause * RATE)), sound])


def together(*sounds: Sound) -> Sound:
    whole = np.zeros(max(sound.size for sound in sounds))
    for sound in sounds:
        whole[: sound.size] += sound
    return whole


def bar(hertz: float, length: float, fade: float, seed: int) -> Sound:
    """A note on a bar of wood: its overtones are those of a bar, not of a string."""
    return struck(
        length, [(hertz, 1, fade), (hertz * 3.93, 0.25, fade * 0.35), (hertz * 9.2, 0.07, fade * 0.12)], 0.12, seed
    )


def even(sound: Sound) -> Sound:
    """The sound at full height, so that several can be weighed against each other."""
    levelled: Sound = sound / np.abs(sound).max()
    return levelled


def swell(length: float, rise: float, fall: float) -> Sound:
    """From nothing up in some seconds, and down to nothing in some."""
    t = seconds(length)
    shape: Sound = np.minimum(1, t / rise) ** 1.5 * np.minimum(1, (length - t) / fall) ** 1.5
    return shape


def drop(low: float, high: float, length: float, seed: int) -> Sound:
    """A drop that falls in: its bubble sings higher as it closes."""
    t = seconds(length)
    pitch = low + (high - low) * np.minimum(1, t / (0.55 * length)) ** 1.6
    ring = np.sin(2 * np.pi * np.cumsum(pitch) / RATE) * np.exp(-t / (0.3 * length)) * np.minimum(1, t / 0.004)
    rng = np.random.default_rng(seed)
    splash = above(below(rng.standard_normal(t.size), 5200), 900) * np.exp(-t / 0.012)
    return together(0.16 * even(splash), ring)


def knock(pitch: float, seed: int) -> Sound:
    """A wooden piece on the wooden table."""
    return struck(
        0.13,
        [(310 * pitch, 1, 0.028), (742 * pitch, 0.55, 0.016), (1290 * pitch, 0.3, 0.010), (2480 * pitch, 0.12, 0.005)],
        0.5,
        seed,
    )


def card(seed: int) -> Sound:
    """A card that is turned: it bends, brushes and snaps down."""
    brush = rubbed(0.1, 1500, 9000, 1.6, seed)
    snap = struck(0.05, [(880, 0.5, 0.006), (2300, 0.4, 0.004)], 1.2, seed + 1, 8000)
    return together(0.8 * brush / np.abs(brush).max(), after(0.08, 0.7 * snap / np.abs(snap).max()))


def rustle(seed: int) -> Sound:
    """A hand through leaves, and a berry in the basket."""
    brushes = [
        after(0.085 * i, share * even(rubbed(0.12, 1900, 8200, 0.8, seed + i))) for i, share in enumerate((0.7, 1, 0.6))
    ]
    return together(
        *brushes, after(0.3, 0.5 * even(struck(0.06, [(430, 1, 0.012), (980, 0.3, 0.006)], 0.3, seed + 9, 1800)))
    )


def footfalls(seed: int) -> Sound:
    """Three bare feet in the grass."""

    def step(own: int, loud: float) -> Sound:
        return loud * together(
            even(struck(0.08, [(150, 1, 0.018), (260, 0.5, 0.01)], 0.4, own, 800)),
            0.35 * even(rubbed(0.07, 1500, 5600, 0.5, own + 1)),
        )

    return together(step(seed, 0.8), after(0.13, step(seed + 3, 1)), after(0.26, step(seed + 6, 0.85)))
