"""Makes the sounds: short knocks of wood, card and felt, a few notes of struck wood, and what each game has of its own.
44.1 kHz, mono, 16 bit. The same script makes the same files.
"""

import json
import wave
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from assets.build.sources import SOUNDS, fingerprint
from assets.sounds.colony import terristories
from assets.sounds.loudness import LOUDNESS, loudness
from assets.sounds.matter import (
    RATE,
    Sound,
    above,
    after,
    bar,
    below,
    card,
    drop,
    even,
    footfalls,
    knock,
    rubbed,
    rustle,
    seconds,
    struck,
    swell,
    together,
)

HIGHEST = 0.97  # of what a file can hold


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


# --- Sapiens: paper board, bone, fire, water, beasts ---


def lay(pitch: float, seed: int) -> Sound:
    """A tile of thick paper laid on the board: air under it first, then the board's dull wood."""
    slap = struck(
        0.14, [(286 * pitch, 1, 0.024), (612 * pitch, 0.65, 0.014), (1270 * pitch, 0.25, 0.006)], 1.3, seed, 2600
    )
    return together(0.3 * even(rubbed(0.05, 900, 5200, 1.4, seed + 1)), after(0.03, even(slap)))


def throat(pitch: Sound, colour: list[tuple[float, float, float]], rough: float, seed: int) -> Sound:
    """A voice of a pitch that moves: its overtones, strongest where the throat resounds (hertz, width, share)."""
    rng = np.random.default_rng(seed)
    shiver = 1 + rough * below(rng.standard_normal(pitch.size), 45) / 0.05
    turn = 2 * np.pi * np.cumsum(pitch * np.clip(shiver, 0.8, 1.2)) / RATE
    voice = np.zeros(pitch.size)
    for overtone in range(1, 25):
        hertz = overtone * pitch
        strength = sum(share * np.exp(-(((hertz - at) / width) ** 2)) for at, width, share in colour)
        voice += strength / overtone**0.4 * np.sin(overtone * turn)
    breath = below(above(rng.standard_normal(pitch.size), 300), 2200)
    mixed: Sound = voice + 0.5 * breath * np.abs(voice) / np.abs(voice).max()
    return mixed


def trumpet(seed: int) -> Sound:
    """A mammoth some way off."""
    length = 0.72
    t = seconds(length)
    pitch = 205 + 120 * np.minimum(1, t / 0.16) ** 0.7 - 95 * np.clip((t - 0.34) / 0.38, 0, 1) ** 1.4
    pitch = pitch * (1 + 0.014 * np.sin(2 * np.pi * 11 * t) * np.clip(t / 0.3, 0, 1))
    return throat(pitch, [(640, 320, 1), (1350, 380, 0.6), (330, 160, 0.5)], 0.05, seed) * swell(length, 0.07, 0.42)


def growl(seed: int) -> Sound:
    """A bear that does not want to be woken."""
    length = 0.78
    t = seconds(length)
    pitch = 84 + 14 * np.sin(np.pi * t / length) - 10 * t / length
    flutter = 0.62 + 0.38 * np.sin(2 * np.pi * 27 * t + 2 * np.sin(2 * np.pi * 3.3 * t))
    voice = throat(pitch, [(260, 120, 1), (560, 180, 0.7), (1050, 260, 0.3)], 0.16, seed)
    growled: Sound = voice * flutter * swell(length, 0.13, 0.4)
    return growled


def crackle(seed: int) -> Sound:
    """Twigs that burn."""
    length = 0.62
    rng = np.random.default_rng(seed)
    hiss = 0.06 * even(above(below(rng.standard_normal(round(length * RATE)), 3800), 500)) * swell(length, 0.12, 0.3)
    snaps = []
    for place in np.sort(rng.uniform(0.01, length - 0.12, 17)):
        hertz, size = rng.uniform(1300, 3600), rng.uniform(0.15, 1) ** 1.6
        snap = struck(0.04, [(hertz, 0.6, 0.003), (hertz * 0.41, 0.5, 0.005)], 1.6, int(rng.integers(1 << 30)), 6500)
        snaps.append(after(float(place), size * even(snap)))
    return together(hiss, *snaps)


def hum(seed: int) -> Sound:
    """Stone that sounds with the voices before it."""
    length = 0.95
    t = seconds(length)
    voices = np.zeros(t.size)
    for hertz, share in ((220.0, 0.7), (293.7, 1.0), (295.2, 0.7), (440.4, 0.5), (587.3, 0.25), (881.0, 0.08)):
        voices += share * np.sin(2 * np.pi * hertz * t + hertz)
    rub = even(below(rubbed(length, 250, 1500, 0.6, seed), 1200))
    return even(voices * swell(length, 0.28, 0.6)) + 0.12 * rub


def bones(seed: int) -> Sound:
    """Bones thrown together."""

    def clack(pitch: float, own: int) -> Sound:
        tones = [
            (905 * pitch, 1, 0.016),
            (1710 * pitch, 0.7, 0.009),
            (2890 * pitch, 0.4, 0.006),
            (4650 * pitch, 0.15, 0.003),
        ]
        return even(struck(0.09, tones, 0.5, own, 6500))

    return together(
        clack(1, seed), after(0.075, 0.6 * clack(1.21, seed + 1)), after(0.125, 0.8 * clack(0.87, seed + 2))
    )


def pegs(seed: int) -> Sound:
    """Hides pulled over poles, and two blows on a peg."""
    t = seconds(0.2)
    flap = even(below(rubbed(0.2, 160, 1500, 0.9, seed), 1300)) * (0.6 + 0.4 * np.sin(2 * np.pi * 17 * t))
    blow = even(struck(0.12, [(395, 1, 0.022), (910, 0.6, 0.012), (1640, 0.25, 0.007)], 0.6, seed + 1, 3200))
    higher = even(struck(0.12, [(418, 1, 0.022), (965, 0.6, 0.012), (1730, 0.25, 0.007)], 0.6, seed + 2, 3200))
    return together(0.55 * flap, after(0.18, 0.8 * blow), after(0.31, higher))


def sapiens() -> dict[str, Sound]:
    """What belongs to Sapiens: a tile that is laid or taken, and each scene."""
    blow = struck(0.2, [(172, 1, 0.04), (298, 0.9, 0.03), (520, 0.45, 0.015)], 1.6, 120, 1100)
    made = {f"lay_{i}": lay(pitch, 100 + i) for i, pitch in enumerate((1.0, 0.93, 1.08), 1)}
    slid = together(
        even(rubbed(0.17, 500, 4200, 0.6, 110)), after(0.13, 0.5 * even(struck(0.06, [(760, 1, 0.01)], 0.4, 111, 3000)))
    )
    return made | {
        "take": slid,
        "feast": bones(112),
        "gather": rustle(113),
        "ritual": hum(117),
        "brawl": together(even(blow), after(0.016, 0.4 * even(rubbed(0.06, 300, 1800, 0.5, 121)))),
        "water": together(drop(620, 1350, 0.19, 122), after(0.13, 0.55 * drop(880, 1750, 0.15, 123))),
        "camp": pegs(124),
        "hunt": trumpet(127),
        "fire": crackle(128),
        "bear": growl(129),
    }


# --- Paleo: turned discs on a wooden board, stone, a chime ---


def clack(seed: int) -> Sound:
    """Two turned discs, dry."""
    tones = [(690, 1, 0.018), (1560, 0.8, 0.011), (2740, 0.4, 0.006), (4300, 0.15, 0.003)]
    return even(struck(0.1, tones, 0.55, seed, 6500))


def grind(seed: int) -> Sound:
    """A door of stone that turns in its ring: it grates, catches, grates on, and comes to rest."""
    length = 0.92
    t = seconds(length)
    rng = np.random.default_rng(seed)
    deep = even(below(above(rng.standard_normal(t.size), 140), 620))
    grit = even(above(below(rng.standard_normal(t.size), 3000), 700))
    catching = 0.55 + 0.45 * np.sign(np.sin(2 * np.pi * np.cumsum(21 + 13 * t / length) / RATE))
    catching = below(catching, 90) * np.clip(1.1 + 0.6 * below(rng.standard_normal(t.size), 12) / 0.03, 0.3, 1.6)
    hum = np.sin(2 * np.pi * 131 * t) + 0.6 * np.sin(2 * np.pi * 197 * t + 1)
    turning = (deep + 0.75 * grit * catching + 0.2 * hum) * (0.45 + 0.55 * catching) * swell(length, 0.16, 0.3)
    home = struck(0.3, [(118, 1, 0.06), (237, 0.8, 0.035), (505, 0.4, 0.016)], 0.7, seed + 1, 1400)
    return together(0.9 * even(turning), after(0.8, 0.85 * even(home)))


def fall(seed: int) -> Sound:
    """A disc that hops over the rim and comes to rest on the table, ever faster and softer."""
    hop = struck(0.12, [(235, 1, 0.03), (560, 0.5, 0.016)], 0.4, seed, 2600)
    landings = ((0.24, 1.0), (0.39, 0.55), (0.49, 0.36), (0.555, 0.24), (0.6, 0.16), (0.63, 0.1))
    bounces = [
        after(when, loud * even(knock(1.16 + 0.03 * i, seed + 1 + i))) for i, (when, loud) in enumerate(landings)
    ]
    return together(0.5 * even(hop), after(0.05, 0.12 * even(rubbed(0.18, 700, 3600, 0.6, seed + 9))), *bounces)


def paleo() -> dict[str, Sound]:
    """What belongs to Paleo: a flick and what it meets, a capture, a key, the gate."""
    snap = struck(0.09, [(1180, 0.8, 0.006), (2650, 0.5, 0.004), (415, 1, 0.02)], 0.9, 140, 6500)
    slid = together(even(rubbed(0.26, 260, 2300, 0.4, 141)), 0.1 * even(struck(0.2, [(240, 1, 0.06)], 0, 150)))
    rim = struck(0.16, [(252, 1, 0.036), (571, 0.8, 0.024), (1065, 0.4, 0.013), (1990, 0.14, 0.006)], 0.45, 142, 3400)
    stone = struck(
        0.12, [(1420, 1, 0.009), (2290, 0.8, 0.007), (3630, 0.45, 0.004), (610, 0.7, 0.014)], 0.55, 143, 6200
    )
    low = bar(146.83, 0.55, 0.15, 145)
    chime = together(
        *(
            after(0.085 * i, share * bar(hertz, 0.5, 0.1, 146 + i))
            for i, (hertz, share) in enumerate(((1046.5, 0.7), (1318.5, 0.8), (1568.0, 1.0)))
        )
    )
    return {
        "flick": snap,
        "slide_disc": slid,
        "rim": rim,
        "reef": stone,
        "capture": together(clack(144), after(0.045, 0.75 * even(low))),
        "key": chime,
        "gate": grind(151),
        "out": fall(153),
    }


# --- Rahan: a die of bone, a flint that whirls, beasts ---


def tumbling(seed: int) -> Sound:
    """A die of bone over wood: knocks that come ever closer, each a little softer."""
    rng = np.random.default_rng(seed)
    knocks, when, pause = [], 0.0, 0.11
    for i in range(9):
        pitch = rng.uniform(0.9, 1.16)
        tones = [
            (980 * pitch, 1, 0.012),
            (2060 * pitch, 0.6, 0.008),
            (430 * pitch, 0.7, 0.018),
            (3900 * pitch, 0.2, 0.003),
        ]
        knocks.append(after(when, (1 - 0.075 * i) * even(struck(0.09, tones, 0.5, seed + i, 5200))))
        when += pause * rng.uniform(0.85, 1.15)
        pause *= 0.84
    return together(*knocks)


def settling(seed: int) -> Sound:
    """It tips over its last edge and lies."""

    def tip(pitch: float, own: int) -> Sound:
        return even(
            struck(
                0.1, [(900 * pitch, 1, 0.014), (1930 * pitch, 0.5, 0.008), (390 * pitch, 0.8, 0.024)], 0.45, own, 4600
            )
        )

    return together(0.6 * tip(1.1, seed), after(0.075, tip(0.9, seed + 1)))


def whirring(seed: int) -> Sound:
    """A stone that turns over in the air: breaths of wind, one a half turn, higher as it comes down."""
    length = 0.56
    t = seconds(length)
    rng = np.random.default_rng(seed)
    air = rng.standard_normal(t.size)
    low, high = even(above(below(air, 900), 250)), even(above(below(air, 2600), 900))
    turn = np.cumsum(17 + 7 * (t / length)) / RATE
    beat = (0.5 + 0.5 * np.sin(2 * np.pi * turn)) ** 2
    moved: Sound = (
        (low * (1 - t / length) + high * (0.3 + 0.7 * t / length)) * (0.12 + beat) * swell(length, 0.09, 0.16)
    )
    return moved


def on_stone(seed: int) -> Sound:
    """Flint on rock: hard, bright, with a chip that skips off."""
    tones = [(2350.0, 1, 0.010), (3720.0, 0.8, 0.007), (5600.0, 0.4, 0.004), (1240.0, 0.5, 0.012)]
    chip = struck(0.05, [(4300, 1, 0.005), (6900, 0.5, 0.003)], 0.4, seed + 1, 9000)
    return together(
        even(struck(0.12, tones, 0.7, seed, 8000)), after(0.06, 0.25 * even(chip)), after(0.105, 0.14 * even(chip))
    )


def on_grass(seed: int) -> Sound:
    """Flint into turf: a dull thud, and blades that give way."""
    thud = struck(0.16, [(118, 1, 0.036), (205, 0.6, 0.02)], 0.5, seed, 700)
    return together(even(thud), 0.4 * even(rubbed(0.15, 1700, 7200, 0.35, seed + 1)))


def into_water(seed: int) -> Sound:
    """A splash, and three drops that fall back."""
    length = 0.42
    t = seconds(length)
    rng = np.random.default_rng(seed)
    burst = even(above(below(rng.standard_normal(t.size), 4200), 350)) * np.minimum(1, t / 0.012) * np.exp(-t / 0.085)
    plunge = np.sin(2 * np.pi * np.cumsum(230 - 120 * np.minimum(1, t / 0.1)) / RATE) * np.exp(-t / 0.05)
    drops = [
        after(when, loud * even(drop(low, 2 * low, 0.1, seed + i)))
        for i, (when, low, loud) in enumerate(((0.2, 760, 0.3), (0.27, 1010, 0.22), (0.34, 880, 0.16)))
    ]
    return together(burst + 0.6 * plunge, *drops)


def roar(low: float, length: float, colour: list[tuple[float, float, float]], flutter: float, seed: int) -> Sound:
    """A beast with its mouth open: the voice breaks upwards, then falls; the throat rattles."""
    t = seconds(length)
    rise = np.minimum(1, t / (0.22 * length))
    pitch = low * (0.72 + 0.42 * rise**0.8 - 0.34 * np.clip((t / length - 0.35) / 0.65, 0, 1) ** 1.3)
    rattle = 0.6 + 0.4 * np.sin(2 * np.pi * flutter * t + 1.6 * np.sin(2 * np.pi * 4.1 * t))
    voice = even(throat(pitch, colour, 0.1, seed))
    rng = np.random.default_rng(seed + 7)
    breath = even(above(below(rng.standard_normal(t.size), 2600), 400))
    roared: Sound = (voice * rattle + 0.13 * breath) * swell(length, 0.1 * length, 0.5 * length)
    return roared


def hiss(seed: int) -> Sound:
    """A crocodile: it hisses from deep down, and its jaws shut."""
    growling = roar(66, 0.62, [(190, 90, 1), (420, 140, 0.6)], 31, seed)
    t = seconds(0.62)
    rng = np.random.default_rng(seed + 1)
    air = even(above(below(rng.standard_normal(t.size), 5200), 1300)) * swell(0.62, 0.1, 0.4)
    jaws = struck(0.1, [(310, 1, 0.02), (780, 0.6, 0.012), (1500, 0.3, 0.006)], 0.8, seed + 2, 3000)
    return together(0.8 * even(growling), 0.4 * air, after(0.56, 0.9 * even(jaws)))


def clash(seed: int) -> Sound:
    """Two clubs that meet, and a drum of hide under them."""
    wood = struck(0.16, [(520, 1, 0.02), (1180, 0.7, 0.012), (2050, 0.35, 0.007)], 0.8, seed, 4200)
    drum = struck(0.4, [(82, 1, 0.11), (131, 0.5, 0.07), (196, 0.25, 0.04)], 0.4, seed + 1, 600)
    return together(0.8 * even(wood), after(0.11, 0.6 * even(wood)), 0.9 * even(drum), after(0.24, 0.8 * even(drum)))


def rahan() -> dict[str, Sound]:
    """What belongs to Rahan: the die, the flint and what it meets, the beasts, what is won."""
    blow = struck(0.18, [(168, 1, 0.036), (330, 0.8, 0.022), (690, 0.35, 0.01)], 1.4, 170, 1500)
    star = together(
        *(
            after(0.05 * i, share * bar(hertz, 0.22, 0.05, 171 + i))
            for i, (hertz, share) in enumerate(((1318.5, 0.5), (1760.0, 0.35)))
        )
    )
    notes = ((523.25, 0.6), (659.26, 0.7), (783.99, 0.8), (1046.5, 1.0))
    thought = together(
        *(after(0.075 * i, share * bar(hertz, 0.5, 0.12, 175 + i)) for i, (hertz, share) in enumerate(notes))
    )
    dealt = together(*(after(0.11 * i, (0.8 + 0.1 * i) * even(card(180 + 2 * i))) for i in range(3)))
    return {
        "die_roll": tumbling(160),
        "die_rest": settling(190),
        "deal": dealt,
        "flint_air": whirring(191),
        "flint_stone": on_stone(192),
        "flint_grass": on_grass(194),
        "flint_water": into_water(196),
        "hit": together(even(blow), after(0.09, 0.35 * even(star))),
        "combat": clash(200),
        "steps": footfalls(203),
        "invention": thought,
        "roar_crocodile": hiss(210),
        "roar_tiger": roar(150, 0.62, [(620, 240, 1), (1150, 300, 0.7), (310, 130, 0.6)], 24, 214),
        "roar_mammoth": trumpet(216),
        "roar_bear": roar(88, 0.78, [(330, 140, 1), (690, 220, 0.8), (1200, 260, 0.3)], 21, 218),
    }


def sounds() -> dict[str, Sound]:
    """Every sound by name."""
    made = {}
    for i, pitch in enumerate((1.0, 0.92, 1.1), 1):
        made[f"knock_{i}"] = knock(pitch, i)
        made[f"stack_{i}"] = stack(pitch, 10 + i)
    made["slide"] = rubbed(0.24, 400, 3200, 0.7, 20)
    lift = together(
        0.5 * rubbed(0.09, 900, 5000, 0.5, 21),
        after(0.012, 0.3 * struck(0.07, [(980, 1, 0.012), (2100, 0.4, 0.006)], 0.2, 22)),
    )
    made["lift"] = lift
    made["place"] = together(knock(0.8, 23), 0.4 * struck(0.13, [(150, 1, 0.04)], 0, 24))
    made["refuse"] = together(
        struck(0.12, [(196, 1, 0.035), (410, 0.2, 0.012)], 0.1, 25, 900),
        after(0.09, 0.8 * struck(0.13, [(165, 1, 0.04), (350, 0.2, 0.014)], 0.1, 26, 900)),
    )
    made["card"] = card(27)
    made["tick"] = struck(0.06, [(1760, 1, 0.010), (4100, 0.3, 0.004)], 0.2, 28, 6000)
    made["tap"] = struck(0.05, [(520, 1, 0.009), (1240, 0.3, 0.005)], 0.25, 29)
    made["your_turn"] = together(bar(587.33, 0.42, 0.11, 30), after(0.13, bar(880.0, 0.42, 0.13, 31)))
    notes = (523.25, 659.26, 783.99, 1046.5)
    chime = together(
        *(after(0.115 * i, (0.8 + 0.08 * i) * bar(hertz, 0.75, 0.16, 40 + i)) for i, hertz in enumerate(notes)),
        after(0.46, 0.5 * bar(523.25, 0.6, 0.2, 45)),
    )
    made["match_end"] = chime
    return made | sapiens() | paleo() | rahan() | terristories()


def finished(sound: Sound) -> NDArray[np.int16]:
    """As loud as all others, in whole steps, and silent at both ends: a click is a jump from or to silence."""
    centred = above(sound, 40)
    rise, fall = round(0.001 * RATE), min(round(0.02 * RATE), sound.size // 3)
    centred[:rise] *= np.linspace(0, 1, rise)
    centred[-fall:] *= np.linspace(1, 0, fall) ** 2
    levelled = centred * 10 ** ((LOUDNESS - loudness(centred)) / 20)
    if np.abs(levelled).max() > HIGHEST:
        raise ValueError("too sharp a blow: it would have to be higher than a file can be")
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
    for name, sound in sorted(sounds().items()):
        samples = finished(sound)
        write(SOUNDS / f"{name}.wav", samples)
        entries[name] = {"file": f"{name}.wav", "ms": round(1000 * samples.size / RATE)}
    lines = ",\n".join(f"  {json.dumps(name)}: {json.dumps(entry)}" for name, entry in entries.items())
    index = f'{{\n "sources": "{fingerprint(SOUNDS)}",\n "sounds": {{\n{lines}\n }}\n}}\n'
    (SOUNDS / "index.json").write_text(index, "utf-8")
    print(f"sounds: {len(entries)}")
