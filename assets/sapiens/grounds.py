# ruff: noqa: E501 - the outlines of drawings are long
"""The squares of the valley and of the mountain round it: 50 dp, and edge to edge.

The ground has the same colour at all edges; broad lights and darks fade out before. What stands on it keeps inside, so
any square joins any other. Forest is dark, round and closed; plain is light, open, with few tufts.
"""

from random import Random

from assets.build.hand import SHADOW, circle, drawing, ellipse, group, moved, path, rect, text
from assets.sapiens.paint import FILTERS, LEAVES, ROCK, SAND, blob, peak, stone

SIDE = 50
PEN = {"fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round"}
FADE = (
    '<mask id="fade" maskUnits="userSpaceOnUse" x="-60" y="-60" width="120" height="120">'
    + rect(-41, -41, 82, 82, 14, fill="#fff", filter="url(#blur5)")
    + "</mask>"
)


def floor(colour: str, filter_: str, place: tuple[int, int], strength: float = 0.85) -> str:
    """The ground: its colour, broad blots in the middle only, fine grain all over. Each place has blots of its own."""
    x, y = place
    blots = f'<g transform="translate({-x} {-y})"><g filter="url(#{filter_})">{rect(x - 52, y - 52, 104, 104, 0, fill=colour)}</g></g>'
    even = rect(-54, -54, 108, 108, 0, fill=colour)
    return FILTERS + FADE + group(even, filter="url(#tooth)") + group(blots, mask="url(#fade)", opacity=strength)


def lines(colour: str, opacity: float) -> str:
    """A faint line where squares meet, half of it in each."""
    return rect(-50, -50, 100, 100, 0, fill="none", stroke=colour, stroke_opacity=opacity, stroke_width=1.6)


# --- Forest ---

CROWNS = (
    ("#27442c", "#38603b", "#52804b", "#79a061"),  # blue-green
    ("#2f4a24", "#44662f", "#638740", "#8aa955"),
    ("#3d4f1f", "#59702b", "#7d9139", "#a5b154"),  # olive
)
WOODS = (
    (
        (-29, -30, 19),
        (4, -33, 15.5),
        (33, -29, 18),
        (-33, 3, 15.5),
        (34, 4, 15),
        (-2, 2, 19),
        (-30, 32, 17.5),
        (4, 35, 14),
        (32, 33, 17),
    ),
    (
        (-33, -33, 15.5),
        (-3, -29, 19),
        (31, -32, 16),
        (-30, 1, 18),
        (3, 6, 16),
        (33, 1, 17),
        (-31, 34, 14.5),
        (1, 35, 15),
        (31, 32, 18),
    ),
    (
        (-30, -31, 17),
        (1, -34, 14.5),
        (31, -30, 19),
        (-34, 0, 14.5),
        (-5, -2, 18.500),
        (31, 6, 17),
        (-29, 31, 18.5),
        (6, 33, 16),
        (35, 36, 13),
    ),
)


def crown(dice: Random, x: float, y: float, r: float, colours: tuple[str, str, str, str]) -> str:
    """A tree from above: ever smaller and lighter towards the lamp."""
    dark, body, light, glint = colours
    return (
        path(blob(dice, x, y, r), fill="#0d1a0c", opacity=0.55, transform="translate(2.6 3.8)", filter="url(#soft1)")
        + path(blob(dice, x, y, r * 0.98), fill=dark, stroke="#1a2612", stroke_width=2)
        + path(blob(dice, x - r * 0.14, y - r * 0.16, r * 0.76), fill=body)
        + path(blob(dice, x - r * 0.3, y - r * 0.34, r * 0.45, 8), fill=light)
        + path(blob(dice, x - r * 0.44, y - r * 0.46, r * 0.2, 7), fill=glint)
    )


def forest(kind: int) -> str:
    dice = Random(40 + kind)
    trees = [crown(dice, x, y, r, CROWNS[(i * 2 + kind + i // 3) % 3]) for i, (x, y, r) in enumerate(WOODS[kind - 1])]
    return floor(LEAVES, "blots", (130 * kind, 0)) + group(*trees, filter="url(#hand)") + lines("#0e190a", 0.5)


# --- Plain ---

TUFTS = (
    (
        (-33, -26, 1.0),
        (-5, -33, 1.2),
        (29, -27, 0.9),
        (37, 3, 1.1),
        (-36, 9, 0.9),
        (-27, 40, 1.0),
        (4, 32, 0.85),
        (31, 37, 1.2),
    ),
    (
        (-35, -33, 0.9),
        (8, -27, 1.15),
        (36, -34, 0.85),
        (-28, -3, 1.1),
        (38, 12, 0.9),
        (-36, 30, 1.15),
        (-4, 39, 1.0),
        (24, 30, 0.9),
    ),
    (
        (-21, -36, 1.1),
        (27, -33, 1.1),
        (-37, -8, 0.85),
        (1, -6, 0.9),
        (36, -5, 1.0),
        (-33, 35, 0.9),
        (-9, 28, 1.15),
        (34, 40, 0.9),
    ),
)
PEBBLES = (((16, 12, 3.6), (20.5, 15, 2.4)), ((-14, 18, 3.2), (13, 3, 2.6)), ((19, 20, 3.8), (-20, 9, 2.4)))
TUFT = "M-6 0C-7-4-8-6-9-8C-6-6-4-4-3.500 0C-4-6-3-10-1-13C0-9-.5-5 0 0C1-6 3-9 6-11C5-7 4-4 4 0C5-3 7-5 9-6C8-3 7-1 6.500 0Z"


def tuft(x: float, y: float, size: float) -> str:
    return moved(
        x,
        y,
        ellipse(2, 1, 8, 2.4, fill="#6b5420", opacity=0.4),
        path(TUFT, fill="#8f8a35", stroke="#54501e", stroke_width=1),
        path("M-5-1C-6-4-6.500-5-7.500-6.500M-1.500-2C-2-6-1.500-9-1-11", stroke="#e0da86", stroke_width=1.1, **PEN),
        scale=size,
    )


def plain(kind: int) -> str:
    dice = Random(70 + kind)
    wind = "".join(
        path(
            f"M{x} {y}q{w * 0.25:.0f} -3 {w * 0.5:.0f} 0t{w * 0.5:.0f} 0",
            stroke="#9c7a2a",
            stroke_width=1.5,
            opacity=0.55,
            **PEN,
        )
        for x, y, w in (
            (dice.randint(-42, -20), -16 + dice.randint(-4, 4), 22),
            (dice.randint(-6, 14), 18 + dice.randint(-6, 6), 24),
            (dice.randint(-30, -6), 26, 18),
            (12, -12 + dice.randint(-5, 5), 22),
        )
    )
    stones = "".join(stone(blob(dice, x, y, r, 6), "#cfc0a0", 0.9) for x, y, r in PEBBLES[kind - 1])
    flowers = "".join(
        circle(dice.randint(-40, 40), dice.randint(-40, 40), 1.7, fill=f, stroke="#7a4a1c", stroke_width=0.7)
        for f in ("#fff4d0", "#e0602c", "#fff4d0")
    )
    grass = "".join(tuft(*place) for place in TUFTS[kind - 1])
    return (
        floor(SAND, "blots", (130 * kind, 260), 0.5)
        + group(wind, stones, grass, filter="url(#hand)")
        + flowers
        + lines("#6b4e18", 0.55)
    )


# --- Mountain ---

RANGES = (
    ((-22, 2, 23, 44), (24, -4, 24, 38), (8, 40, 34, 58), (-33, 44, 15, 24)),
    ((22, 4, 24, 46), (-22, -6, 23, 34), (-14, 40, 32, 56), (31, 45, 17, 28)),
    ((1, -4, 27, 42), (-31, 16, 17, 30), (28, 22, 20, 36), (-8, 45, 29, 46)),
)


def haze() -> str:
    """Dust over the far peaks, so that what is in front stands out."""
    return rect(-54, -54, 108, 108, 0, fill=ROCK, opacity=0.26)


def mountain(kind: int) -> str:
    return (
        floor(ROCK, "crags", (130 * kind, 520))
        + group(*(peak(*place) for place in RANGES[kind - 1]), filter="url(#hand)")
        + haze()
    )


# --- Waterfall ---


def waterfall(kind: int) -> str:
    dice = Random(90 + kind)
    left = -28 if kind == 1 else -31
    sway = 5 if kind == 1 else -5
    bed = f"M{left} -46C{left + sway} -24 {left - sway} -4 {left - 2} 16C-44 22-44 44-16 46H18C44 44 44 22 {-left + 2} 16C{-left - sway} -4 {-left + sway} -24 {-left} -46Z"
    falls = "".join(
        path(
            f"M{x} {-44 + dice.randint(0, 6)}C{x + sway} -22 {x - sway} -2 {x} {22 + dice.randint(-4, 4)}",
            stroke=colour,
            stroke_width=width,
            **PEN,
        )
        for x, colour, width in (
            (-22, "#8fd0dd", 6),
            (-8, "#dff4f4", 5),
            (4, "#8fd0dd", 7),
            (14, "#f4fbf8", 4.6),
            (22, "#8fd0dd", 4.6),
            (-15, "#2f7186", 3.4),
            (9, "#2f7186", 3),
        )
    )
    foam = "".join(
        circle(x, 30 + dice.uniform(-5, 6), dice.uniform(4, 6.5), fill="#f4fbf8", opacity=0.92)
        for x in range(-27, 30, 7)
    )
    rocks = "".join(
        stone(blob(dice, x, y, r, 7), "#a0958a")
        for x, y, r in (
            (-40, -34, 8),
            (40, -36, 8),
            (-42, -10, 7),
            (42, -6, 8),
            (-43, 12, 6),
            (43, 14, 6),
            (-40, 40, 8),
            (40, 40, 8),
        )
    )
    ripples = path("M-26 42C-18 39-12 39-5 42S10 44 24 41", stroke="#e3f5f5", stroke_width=2.4, **PEN)
    return floor(ROCK, "crags", (130 * kind, 780)) + group(
        path(bed, fill=SHADOW, opacity=0.5, stroke=SHADOW, stroke_width=5, filter="url(#soft1)"),
        path(bed, fill="#4d9bb0", stroke="#173f4c", stroke_width=2.6),
        falls,
        foam,
        ripples,
        rocks,
        filter="url(#hand)",
    )


# --- Caves: the mouth takes a token of 26 dp, its middle 6.5 dp above that of the square ---

MOUTH = "M-31 22C-35-2-30-45 0-45.500C30-45 35-2 31 22Z"


def plaque(content: str, half: float, y: float) -> str:
    """A strip of hide, 15 dp high, with what is written on it."""
    d = f"M{-half + 1:g} -14C{-half * 0.6:g} -15.500 {-half * 0.2:g} -13 {half * 0.1:g} -14.500C{half * 0.4:g} -15.500 {half * 0.7:g} -13 {half - 1:g} -14.500L{half + 1:g} -1L{half - 2:g} 13.500C{half * 0.5:g} 12 {half * 0.1:g} 14.500 {-half * 0.2:g} 13.200C{-half * 0.5:g} 12.500 {-half * 0.8:g} 14 {-half + 2:g} 13L{-half - 1:g} 0Z"
    return moved(
        0,
        y,
        path(d, fill=SHADOW, opacity=0.55, transform="translate(1.600 2.200)", filter="url(#soft1)"),
        group(path(d, fill="#f1deb2", stroke="#2b1a10", stroke_width=1.8), filter="url(#hand)"),
        path(
            f"M{-half + 4:g} -11.500C{-half * 0.4:g} -12.500 {half * 0.2:g} -11 {half * 0.5:g} -12.500",
            stroke="#fffaf0",
            stroke_width=1.6,
            **PEN,
        ),
        content,
    )


def cave(high: int, low: int) -> str:
    dice = Random(10 * high + low)
    boulders = "".join(
        stone(blob(dice, x, y, r, 7), f)
        for x, y, r, f in (
            (-40, 12, 9, "#a8937a"),
            (40, 13, 9, "#97846c"),
            (-39, -8, 10, "#b7a58c"),
            (39, -7, 10, "#a08c74"),
            (-34, -27, 10, "#c2b095"),
            (35, -26, 10, "#a8937a"),
            (-21, -40, 8, "#cdbb9f"),
            (22, -40, 8.5, "#b7a58c"),
            (1, -43.5, 6.5, "#cdbb9f"),
        )
    )
    depth = '<radialGradient id="mouth" cx=".5" cy=".85" r=".95"><stop offset="0" stop-color="#6b3c1c"/><stop offset=".5" stop-color="#33190c"/><stop offset="1" stop-color="#0e0603"/></radialGradient>'
    numbers = (
        text(-15, 10.7, 33.6, str(high))
        + path("M0 10L8-11", stroke="#a9743f", stroke_width=2.8, **PEN)
        + text(23, 10.7, 33.6, str(low), fill="#6d4a26")
    )
    return (
        depth
        + floor(ROCK, "crags", (130 * high, 1040))
        + group(
            path(MOUTH, fill=SHADOW, stroke=SHADOW, stroke_width=16, opacity=0.35, filter="url(#soft3)"),
            boulders,
            path(MOUTH, fill="url(#mouth)", stroke="#2b1a10", stroke_width=2.6),
            filter="url(#hand)",
        )
        + plaque(numbers, 41, 33.5)
    )


def grounds() -> dict[str, str]:
    made = {}
    for kind in (1, 2, 3):
        made[f"forest_{kind}"] = drawing(SIDE, SIDE, forest(kind))
        made[f"plain_{kind}"] = drawing(SIDE, SIDE, plain(kind))
        made[f"mountain_{kind}"] = drawing(SIDE, SIDE, mountain(kind))
    for kind in (1, 2):
        made[f"waterfall_{kind}"] = drawing(SIDE, SIDE, waterfall(kind))
    for high, low in ((7, 5), (6, 4), (8, 6)):
        made[f"cave_{high}_{low}"] = drawing(SIDE, SIDE, cave(high, low))
    return made
