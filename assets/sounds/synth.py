"""Makes the sounds: short knocks of wood, card and felt, and a few notes of struck wood. 44.1 kHz, mono, 16 bit.

A struck thing is a handful of tones that fade, each at its own pace, under the noise of the blow. Everything is
drawn from a fixed seed, so the same script makes the same files.
"""

import json
import wave
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from assets.build.sources import SOUNDS, fingerprint

Sound = NDArray[np.float64]

RATE = 44_100
# Peaks: what is heard often is softer. 1 would be as loud as a file can be.
LOUD, USUAL, SOFT = 0.8, 0.6, 0.35


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


def knock(pitch: float, seed: int) -> Sound:
    """A wooden piece on the wooden table."""
    return struck(
        0.13,
        [(310 * pitch, 1, 0.028), (742 * pitch, 0.55, 0.016), (1290 * pitch, 0.3, 0.010), (2480 * pitch, 0.12, 0.005)],
        0.5,
        seed,
    )


def stack(pitch: float, seed: int) -> Sound:
    """A tile on a tile: brighter, twice, as it never comes down flat."""

    def touch(p: float, s: int) -> Sound:
        return struck(
            0.1,
            [(620 * p, 1, 0.02), (1480 * p, 0.7, 0.012), (2930 * p, 0.35, 0.007), (4300 * p, 0.15, 0.004)],
            0.55,
            s,
            7000,
        )

    return together(touch(pitch, seed), after(0.028, 0.45 * touch(pitch * 1.07, seed + 50)))


def card(seed: int) -> Sound:
    """A card that is turned: it bends, brushes and snaps down."""
    brush = rubbed(0.1, 1500, 9000, 1.6, seed)
    snap = struck(0.05, [(880, 0.5, 0.006), (2300, 0.4, 0.004)], 1.2, seed + 1, 8000)
    return together(0.8 * brush / np.abs(brush).max(), after(0.08, 0.7 * snap / np.abs(snap).max()))


def sounds() -> dict[str, tuple[Sound, float]]:
    """Every sound by name, and its peak."""
    made = {}
    for i, pitch in enumerate((1.0, 0.92, 1.1), 1):
        made[f"knock_{i}"] = (knock(pitch, i), USUAL)
        made[f"stack_{i}"] = (stack(pitch, 10 + i), USUAL)
    made["slide"] = (rubbed(0.24, 400, 3200, 0.7, 20), SOFT)
    lift = together(
        0.5 * rubbed(0.09, 900, 5000, 0.5, 21),
        after(0.012, 0.3 * struck(0.07, [(980, 1, 0.012), (2100, 0.4, 0.006)], 0.2, 22)),
    )
    made["lift"] = (lift, SOFT)
    made["place"] = (together(knock(0.8, 23), 0.4 * struck(0.13, [(150, 1, 0.04)], 0, 24)), USUAL)
    made["refuse"] = (
        together(
            struck(0.12, [(196, 1, 0.035), (410, 0.2, 0.012)], 0.1, 25, 900),
            after(0.09, 0.8 * struck(0.13, [(165, 1, 0.04), (350, 0.2, 0.014)], 0.1, 26, 900)),
        ),
        SOFT,
    )
    made["card"] = (card(27), USUAL)
    made["tick"] = (struck(0.06, [(1760, 1, 0.010), (4100, 0.3, 0.004)], 0.2, 28, 6000), SOFT)
    made["tap"] = (struck(0.05, [(520, 1, 0.009), (1240, 0.3, 0.005)], 0.25, 29), SOFT)
    made["your_turn"] = (together(bar(587.33, 0.42, 0.11, 30), after(0.13, bar(880.0, 0.42, 0.13, 31))), USUAL)
    notes = (523.25, 659.26, 783.99, 1046.5)
    chime = together(
        *(after(0.115 * i, (0.8 + 0.08 * i) * bar(hertz, 0.75, 0.16, 40 + i)) for i, hertz in enumerate(notes)),
        after(0.46, 0.5 * bar(523.25, 0.6, 0.2, 45)),
    )
    made["match_end"] = (chime, LOUD)
    return made


def finished(sound: Sound, peak: float) -> NDArray[np.int16]:
    """At its level, in whole steps, and silent at both ends: a click is a jump from or to silence."""
    centred = above(sound, 40)
    rise, fall = round(0.001 * RATE), min(round(0.02 * RATE), sound.size // 3)
    centred[:rise] *= np.linspace(0, 1, rise)
    centred[-fall:] *= np.linspace(1, 0, fall) ** 2
    levelled = centred * (peak / np.abs(centred).max())
    quiet = np.zeros(8)
    steps: NDArray[np.int16] = np.rint(np.concatenate([quiet, levelled, quiet]) * 32767).astype(np.int16)
    return steps


def write(path: Path, samples: NDArray[np.int16]) -> None:
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(samples.astype("<i2").tobytes())


def build() -> None:
    """Writes all sounds, and an index that says what they were made from."""
    for old in SOUNDS.glob("*.wav"):
        old.unlink()
    entries = {}
    for name, (sound, peak) in sorted(sounds().items()):
        samples = finished(sound, peak)
        write(SOUNDS / f"{name}.wav", samples)
        entries[name] = {"file": f"{name}.wav", "ms": round(1000 * samples.size / RATE), "peak": peak}
    lines = ",\n".join(f"  {json.dumps(name)}: {json.dumps(entry)}" for name, entry in entries.items())
    index = f'{{\n "sources": "{fingerprint(SOUNDS)}",\n "sounds": {{\n{lines}\n }}\n}}\n'
    (SOUNDS / "index.json").write_text(index, "utf-8")
    print(f"sounds: {len(entries)}")
