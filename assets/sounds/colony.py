"""The sounds of TerriStories: cubes of beech, card, the colony's bell, building, weather."""

import numpy as np

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


def peg(pitch: float, seed: int) -> Sound:
    """A little cube of beech set down: dry, and soon over."""
    return even(
        struck(
            0.07,
            [
                (1180 * pitch, 1, 0.010),
                (2350 * pitch, 0.6, 0.006),
                (3900 * pitch, 0.25, 0.003),
                (420 * pitch, 0.5, 0.012),
            ],
            0.4,
            seed,
            6500,
        )
    )


def cubes(count: int, pause: float, seed: int) -> Sound:
    """So many of them, one after the other and never evenly."""
    rng = np.random.default_rng(seed)
    pegs = [
        after(
            pause * i + float(rng.uniform(0, 0.014)),
            (0.7 + 0.3 * float(rng.uniform(0, 1))) * peg(float(rng.uniform(0.86, 1.12)), seed + i),
        )
        for i in range(count)
    ]
    return together(*pegs)


def tube(hertz: float, length: float, fade: float, seed: int) -> Sound:
    """A tube of brass that is struck: the colony's bell."""
    tones = [
        (hertz, 0.6, fade),
        (hertz * 2.76, 1, fade * 0.5),
        (hertz * 5.4, 0.5, fade * 0.22),
        (hertz * 8.93, 0.2, fade * 0.1),
    ]
    return even(struck(length, tones, 0.06, seed, 5000))


def bell(notes: tuple[float, ...], under: Sound) -> Sound:
    """Notes of the bell, and under them something of what is going to be done."""
    rung = [
        after(0.12 * i, (0.75 + 0.25 * i / len(notes)) * tube(hertz, 0.55, 0.16, 300 + i))
        for i, hertz in enumerate(notes)
    ]
    return together(0.85 * even(together(*rung)), after(0.05, 0.5 * even(under)))


def hammer(seed: int) -> Sound:
    """Two blows on a post, and a plank that falls into place."""
    blow = even(struck(0.1, [(510, 1, 0.018), (1180, 0.7, 0.01), (2040, 0.3, 0.006)], 0.7, seed, 4200))
    plank = even(struck(0.16, [(228, 1, 0.034), (487, 0.7, 0.02), (905, 0.3, 0.01)], 0.6, seed + 1, 2200))
    return together(0.7 * blow, after(0.12, 0.85 * blow), after(0.27, plank))


def pattering(seed: int) -> Sound:
    """A shower on leaves and roofs: many drops, dense at first, and air between them."""
    length = 1.05
    rng = np.random.default_rng(seed)
    t = seconds(length)
    air = 0.16 * even(above(below(rng.standard_normal(t.size), 6000), 1200)) * swell(length, 0.15, 0.6)
    falling = [
        after(float(when), float(loud) * even(drop(float(low), 1.5 * float(low), 0.06, int(rng.integers(1 << 30)))))
        for when, loud, low in zip(
            0.02 + 0.9 * rng.uniform(0, 1, 30) ** 1.3,
            rng.uniform(0.15, 0.6, 30),
            rng.uniform(900, 2400, 30),
            strict=True,
        )
    ]
    return together(air, *falling)[: t.size]


def spinning(seed: int) -> Sound:
    """A round token that is tossed: a thumb, its whirr, and how it settles on the table."""
    t = seconds(0.34)
    flutter = 0.5 + 0.5 * np.sign(np.sin(2 * np.pi * np.cumsum(26 - 12 * t / 0.34) / RATE))
    whirr = even(rubbed(0.34, 700, 4200, 0.4, seed)) * flutter
    falls = [
        after(0.34 + when, loud * peg(0.62 + 0.05 * i, seed + 3 + i))
        for i, (when, loud) in enumerate(((0.0, 1.0), (0.09, 0.6), (0.15, 0.45), (0.19, 0.32), (0.22, 0.22)))
    ]
    return together(0.6 * peg(1.5, seed + 1), 0.3 * whirr, *falls)


def falling_star(seed: int) -> Sound:
    """Something comes down from the sky: it whistles lower and lower, then the ground answers."""
    t = seconds(0.55)
    pitch = 1500 - 1150 * (t / 0.55) ** 0.8
    whistle = np.sin(2 * np.pi * np.cumsum(pitch) / RATE) * (t / 0.55) ** 1.2 * np.minimum(1, (0.55 - t) / 0.03)
    hiss = even(rubbed(0.55, 600, 3200, 1.6, seed)) * (t / 0.55)
    thud = even(struck(0.5, [(62, 1, 0.13), (97, 0.7, 0.08), (150, 0.4, 0.05)], 1.2, seed + 1, 500))
    return together(0.3 * whistle, 0.35 * hiss, after(0.53, thud))


def crumbling(seed: int) -> Sound:
    """Earth that dries and splits: three cracks, and dust."""
    cracks = [
        after(
            when,
            loud
            * even(
                struck(0.08, [(700 * p, 0.8, 0.006), (1650 * p, 0.6, 0.004), (240, 0.5, 0.02)], 1.4, seed + i, 5200)
            ),
        )
        for i, (when, loud, p) in enumerate(((0.01, 0.9, 1.0), (0.12, 0.55, 1.25), (0.2, 1.0, 0.8)))
    ]
    return together(*cracks, after(0.2, 0.35 * even(rubbed(0.36, 500, 4600, 0.25, seed + 7))))


def sprouting(seed: int) -> Sound:
    """Something pushes up through wet earth: bubbles that climb, and a leaf that opens."""
    climbing = [
        after(0.07 * i, (0.5 + 0.1 * i) * even(drop(380 * 1.19**i, 620 * 1.19**i, 0.11, seed + i))) for i in range(5)
    ]
    return together(*climbing, after(0.34, 0.5 * even(bar(1046.5, 0.4, 0.09, seed + 9))))


def blast_off(seed: int) -> Sound:
    """A toy rocket: its fuse, a push of air, and away it sings."""
    length = 0.8
    t = seconds(length)
    rng = np.random.default_rng(seed)
    push = even(below(above(rng.standard_normal(t.size), 120), 1900)) * swell(length, 0.16, 0.5)
    pitch = 260 + 900 * (t / length) ** 2
    song = np.sin(2 * np.pi * np.cumsum(pitch) / RATE) * swell(length, 0.3, 0.3)
    return together(even(push), 0.22 * song, 0.5 * even(struck(0.12, [(120, 1, 0.03)], 1, seed + 1, 900)))


def terristories() -> dict[str, Sound]:
    """What belongs to TerriStories: cubes, the bell of each phase, building, weather, talks."""
    steps_ = {"up": (659.26, 880.0), "down": (659.26, 493.88)}
    made = {
        f"index_{way}": together(0.8 * even(bar(first, 0.24, 0.06, 320)), after(0.08, even(bar(then, 0.3, 0.08, 321))))
        for way, (first, then) in steps_.items()
    }
    stamp = even(struck(0.14, [(140, 1, 0.03), (262, 0.6, 0.02)], 1.2, 330, 1200))
    under = (
        hammer(331),
        card(333),
        rustle(334),
        struck(0.4, [(84, 1, 0.1), (131, 0.5, 0.06)], 0.5, 336, 600),
        cubes(3, 0.09, 337),
        drop(520, 900, 0.2, 340),
    )
    notes = ((523.25, 659.26), (523.25, 783.99), (587.33, 783.99), (466.16, 440.0), (523.25, 587.33), (493.88, 739.99))
    bells = zip(notes, under, strict=True)
    made |= {f"phase_{i}": bell(rung, then) for i, (rung, then) in enumerate(bells, 1)}
    yes = together(
        0.7 * peg(0.8, 350), after(0.09, peg(0.95, 351)), after(0.1, 0.45 * even(bar(783.99, 0.3, 0.07, 352)))
    )
    met = together(
        *(
            after(0.1 * i, share * even(bar(hertz, 0.6, 0.15, 356 + i)))
            for i, (hertz, share) in enumerate(((659.26, 0.7), (783.99, 0.8), (1046.5, 1.0)))
        ),
        after(0.2, 0.3 * tube(1046.5, 0.6, 0.2, 359)),
    )
    sent = together(
        0.8 * even(footfalls(362)),
        after(0.4, 0.6 * even(struck(0.14, [(210, 1, 0.03), (455, 0.5, 0.016)], 0.5, 365, 1600))),
    )
    came = together(0.7 * even(footfalls(368)), after(0.38, 0.7 * even(bar(880.0, 0.3, 0.07, 371))))
    fitted = together(
        0.8 * stamp,
        after(0.06, 0.5 * even(rubbed(0.1, 900, 4200, 0.6, 373))),
        after(0.16, 0.7 * tube(1318.5, 0.4, 0.1, 374)),
    )
    drawn_up = together(0.8 * even(card(376)), after(0.14, stamp))
    return made | {
        "stake": peg(1.0, 380),
        "cubes": cubes(4, 0.062, 382),
        "agree": yes,
        "role": together(0.8 * even(card(388)), after(0.12, 0.6 * tube(783.99, 0.5, 0.14, 390))),
        "zone": hammer(392),
        "amenity": fitted,
        "project": drawn_up,
        "arrive": came,
        "sent_home": sent,
        "power": blast_off(396),
        "hazard": falling_star(398),
        "ward": together(even(knock(0.7, 402)), after(0.02, 0.5 * tube(622.25, 0.5, 0.12, 403))),
        "barren": crumbling(406),
        "regrow": sprouting(416),
        "rain_toss": spinning(430),
        "rain": pattering(440),
        "goal_counted": together(0.7 * peg(0.7, 450), after(0.04, even(bar(587.33, 0.3, 0.07, 451)))),
        "goal": met,
    }
