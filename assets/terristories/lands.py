# ruff: noqa: E501 - the outlines of drawings are long
"""The lands: plain, swamp and mountain, alive and barren; what shows on them what may be done; and the sky behind.

What lies on a land covers its middle, so what tells it apart stands round the edge: fields and a dome, reeds and lilies,
peaks. A barren land has lost its colour, is cracked all over, and its rim is scorched.
"""

from collections.abc import Callable
from random import Random

from assets.build.hand import BONE, INK, PAPER, SHADOW, circle, drawing, ellipse, group, moved, path, rect
from assets.terristories.paint import (
    BARREN,
    BARREN_DARK,
    BARREN_LIT,
    CANAL,
    CRACK,
    DOME,
    DOME_SHADE,
    FIELD,
    FILTERS,
    GLASS,
    LEAF,
    LEAF_LIT,
    MEADOW,
    PEN,
    SIGNAL,
    SNOW,
    TILLED,
    WHEAT,
    cracks,
    line,
    octagon,
    polar,
    shadow,
    smooth,
)

HALF = 95.0  # units from the middle of a land to its sides
SIDE = 104  # dp of its picture; the land itself is 96
RED = "#b3301c"


def card(painted: str, rim: str = PAPER, side: str = "#8d7346", light: str = "#fff") -> str:
    """An octagon of thick card with something painted on it."""
    outer, inner = octagon(HALF), octagon(HALF - 5.5)
    return (
        f'<clipPath id="land"><path d="{inner}"/></clipPath>'
        + path(outer, fill=SHADOW, opacity=0.6, transform="translate(3 5)", filter="url(#soft3)")
        + path(
            outer, fill=side, transform="translate(1.400 3.400)", stroke=side, stroke_width=2, stroke_linejoin="round"
        )
        + group(
            path(outer, fill=rim, stroke=rim, stroke_width=2, stroke_linejoin="round"),
            filter="url(#paper)",
        )
        + group(painted, clip_path="url(#land)")
        + path(inner, fill="none", stroke=INK, stroke_width=2.8, stroke_linejoin="round")
        + line(f"M{-HALF + 7.5:g} 34V-36L-36 {-HALF + 7.5:g}H34", light, 1.8, opacity=0.5)
    )


def tree(x: float, y: float, r: float, fill: str = LEAF, lit: str = LEAF_LIT) -> str:
    """A round tree seen from above and a little from the front."""
    return (
        ellipse(x + 2.5, y + 3.5, r, r * 0.9, fill="#16240f", opacity=0.45)
        + circle(x, y, r, fill=fill, stroke="#22331a", stroke_width=1.7)
        + circle(x - r * 0.28, y - r * 0.3, r * 0.48, fill=lit)
    )


def pine(x: float, y: float, s: float) -> str:
    d = f"M{x:g} {y - 13 * s:g}L{x + 6.5 * s:g} {y - 1 * s:g}H{x + 3 * s:g}L{x + 8 * s:g} {y + 7 * s:g}H{x - 8 * s:g}L{x - 3 * s:g} {y - 1 * s:g}H{x - 6.5 * s:g}Z"
    return (
        ellipse(x + 4 * s, y + 7 * s, 8 * s, 3 * s, fill="#16240f", opacity=0.45)
        + path(d, fill="#3b6a45", stroke="#1d3322", stroke_width=1.7, stroke_linejoin="round")
        + line(
            f"M{x - 1:g} {y - 8 * s:g}L{x - 4 * s:g} {y - 2 * s:g}M{x - 2 * s:g} {y + 1 * s:g}L{x - 5 * s:g} {y + 5 * s:g}",
            "#7fae74",
            1.5,
        )
    )


def dome(x: float, y: float, s: float = 1, flag: str = SIGNAL) -> str:
    """A dwelling of the colony."""
    return moved(
        x,
        y,
        shadow(5, 10, 25, 7),
        path("M-21 9C-21-12-10-20 1-20S23-12 23 9C15 14-13 14-21 9Z", fill=DOME, stroke=INK, stroke_width=2.6),
        path("M22 9C22-12 12-19 3-20C12-12 13 3 8 12C14 12 19 11 22 9Z", fill=DOME_SHADE),
        line("M-20 2C-8 7 12 7 22 2M-13-12C-4-9 8-9 15-12", "#8f7a55", 1.4),
        path("M-7 12V3C-7-3 3-3 3 3V12Z", fill=GLASS, stroke=INK, stroke_width=2),
        line("M1-20V-31", INK, 2.2),
        path("M1-32L11-29L1-25Z", fill=flag, stroke=INK, stroke_width=1.6, stroke_linejoin="round"),
        scale=s,
    )


def furrows(clip: str, d: str, dark: str, light: str) -> str:
    """Ploughed lines within a field; every other one catches the lamp."""
    lines = d.split("|")
    name = clip
    return group(
        "".join(line(one, (dark, light)[k % 2], 2.4, opacity=0.75) for k, one in enumerate(lines)),
        clip_path=f"url(#{name})",
    )


def plain() -> str:
    """Fields round a meadow, a canal, hedges, a dome."""
    fields = {
        "north": ("M-96-96H-8C-10-66-40-36-96-30Z", FIELD),
        "east": ("M-8-96H96V-26C50-30 0-56-8-96Z", WHEAT),
        "south": ("M96 30V96H10C14 66 44 40 96 30Z", TILLED),
        "west": ("M-96 40C-56 42-20 62-12 96H-96Z", "#8fb24e"),
    }
    clips = "".join(f'<clipPath id="{name}"><path d="{d}"/></clipPath>' for name, (d, _) in fields.items())
    rows = {
        "north": "|".join(
            f"M{-8 - 11 * k} -98C{-12 - 10 * k} {-72 + 2 * k} {-44 - 6 * k} {-42 - 6 * k} -98 {-38 - 8 * k}"
            for k in range(8)
        ),
        "east": "|".join(
            f"M{3 + 11 * k} -98C{10 + 10 * k} {-62 - 4 * k} {56 + 5 * k} {-38 - 6 * k} 98 {-34 - 8 * k}"
            for k in range(8)
        ),
        "south": "|".join(
            f"M98 {38 + 8 * k}C{52 + 6 * k} {46 + 7 * k} {22 + 9 * k} {70 + 4 * k} {18 + 11 * k} 98" for k in range(8)
        ),
        "west": "|".join(
            f"M-98 {48 + 8 * k}C{-60 - 5 * k} {50 + 7 * k} {-30 - 8 * k} {68 + 4 * k} {-22 - 11 * k} 98"
            for k in range(8)
        ),
    }
    inks = {
        "north": ("#5c8236", "#a9c96c"),
        "east": ("#b98a26", "#f8dd88"),
        "south": ("#a9622a", "#f2ba72"),
        "west": ("#66913a", "#b4d277"),
    }
    ground = group(
        rect(-96, -96, 192, 192, 0, fill=MEADOW)
        + "".join(path(d, fill=fill) for d, fill in fields.values())
        + "".join(furrows(name, rows[name], *inks[name]) for name in fields),
        filter="url(#wash)",
    )
    dice = Random(4)
    tufts = "".join(
        f"M{x:.0f} {y:.0f}l-2.500-5M{x:.0f} {y:.0f}l.500-6M{x:.0f} {y:.0f}l3-4.500"
        for x, y in ((dice.uniform(-60, 60), dice.uniform(-26, 40)) for _ in range(12))
    )
    canal = "M98 22C50 28 2 56 -2 98"
    hedge = [
        (-90, -31, 6),
        (-78, -33, 7.5),
        (-64, -37, 6.5),
        (-52, -43, 7.5),
        (-40, -51, 6.5),
        (-30, -59, 7.5),
        (-21, -69, 6.5),
        (-14, -81, 7),
    ]
    more = [(86, -24, 7), (73, -27, 6), (-90, 38, 6.5), (-78, 41, 7), (58, 62, 7), (69, 52, 6), (40, 82, 7.5)]
    return (
        clips
        + ground
        + line(tufts, "#7d9a3a", 1.6)
        + group(
            line(canal, INK, 12)
            + line(canal, CANAL, 8.4)
            + line("M96 21C52 27 3 56 -1 90", "#c6ecec", 1.7, stroke_dasharray="10 7 16 9"),
            *(tree(*one) for one in hedge),
            *(tree(*one, "#6d8f3a", "#b5cf6c") for one in more),
            filter="url(#hand)",
        )
        + dome(-44, 58, 0.9)
    )


def reed(x: float, y: float, s: float = 1, dry: bool = False) -> str:
    """Three stems, two with their brown heads."""
    stem, head, ink = ("#a98c62", "#7d5b3a", "#4a3220") if dry else ("#6f9a3e", "#8a4f24", "#24401f")
    if dry:
        stems = "M0 0C-2-8-4-12-10-18M1 0C1-10 2-16 5-24M2 0C6-8 9-10 14-12"
        heads = "M-10-18L-15-17M5-24L11-27"
    else:
        stems = "M0 0C-1-10-3-18-7-26M1 0C1-12 1-20 3-33M2 0C5-10 8-15 13-21"
        heads = "M-7.500-27L-8.500-34M3-34V-42"
    return moved(
        x, y, line(stems, ink, 4.4), line(stems, stem, 2.2), line(heads, INK, 6.4), line(heads, head, 3.8), scale=s
    )


def lily(x: float, y: float, r: float, flower: bool = False) -> str:
    pad = f"M0 0L{r:g} {-r * 0.2:g}A{r:g} {r * 0.72:g} 0 1 1 {r * 0.72:g} {-r * 0.5:g}Z"
    bloom = (
        path(
            "M0-9C4-6 5-2 0 1C-5-2-4-6 0-9ZM-8-6C-3-6 0-3 0 1C-5 1-8-2-8-6ZM8-6C3-6 0-3 0 1C5 1 8-2 8-6Z",
            fill="#f7c3c8",
            stroke=INK,
            stroke_width=1.4,
            stroke_linejoin="round",
        )
        if flower
        else ""
    )
    return moved(
        x,
        y,
        path(pad, fill="#12333d", opacity=0.5, transform="translate(2 3)"),
        path(pad, fill="#6faa56", stroke="#274a2b", stroke_width=1.7, stroke_linejoin="round"),
        line(
            f"M{-r * 0.7:.1f} {-r * 0.2:.1f}A{r * 0.8:.1f} {r * 0.55:.1f} 0 0 1 {-r * 0.1:.1f} {-r * 0.58:.1f}",
            "#b6d98a",
            1.5,
        ),
        bloom,
    )


POND = [
    (-70, -40),
    (-40, -66),
    (4, -70),
    (46, -58),
    (72, -30),
    (80, 6),
    (64, 44),
    (26, 66),
    (-22, 70),
    (-58, 52),
    (-80, 20),
    (-82, -12),
]


def swamp() -> str:
    """Still water in a ring of moss and reeds, lilies, a footbridge."""
    pond = smooth(POND)
    inner = smooth([(x * 0.86, y * 0.86 + 2) for x, y in POND])
    ripples = "".join(
        f"M{x} {y}q5-4 10 0t10 0"
        for x, y in ((-44, -40), (16, -44), (-62, 0), (40, -12), (-16, 6), (28, 34), (-46, 34), (-8, 54))
    )
    dice = Random(8)
    moss = "".join(
        circle(round(x, 1), round(y, 1), dice.uniform(4, 8), fill=dice.choice(("#86a24c", "#5f8446", "#a3b65e")))
        for x, y in (polar(dice.uniform(0, 360), dice.uniform(82, 104)) for _ in range(60))
    )
    ground = group(
        rect(-96, -96, 192, 192, 0, fill="#76934a") + moss + path(pond, fill="#4f9a94") + path(inner, fill="#63aca6"),
        filter="url(#wash)",
    )
    bank = line(pond, "#2b4a34", 3)
    bridge = moved(
        -50,
        57,
        shadow(4, 8, 26, 6),
        group(
            "".join(
                rect(-26 + 10 * k, -7 + (k % 2), 8.6, 15, 1.5, fill="#c79a5c", stroke=INK, stroke_width=1.6)
                for k in range(5)
            ),
            filter="url(#wood)",
        ),
        turn=38,
    )
    return (
        ground
        + group(bank, line(ripples, "#c9ecdf", 2, opacity=0.75), filter="url(#hand)")
        + group(
            lily(-66, -22, 10, True),
            lily(66, 20, 11),
            lily(50, 48, 9, True),
            lily(-30, -58, 9),
            lily(70, -12, 8),
            filter="url(#hand)",
        )
        + bridge
        + group(
            *(
                reed(*one)
                for one in (
                    (-78, -36, 0.9),
                    (-64, -52, 1),
                    (-50, -64, 0.85),
                    (62, -44, 1),
                    (76, -30, 0.85),
                    (48, -60, 0.8),
                    (76, 58, 0.95),
                    (60, 74, 1.05),
                    (88, 40, 0.8),
                    (-90, 34, 0.8),
                )
            ),
            filter="url(#hand)",
        )
    )


def peak(x: float, y: float, wide: float, high: float, snow: bool = True, tone: int = 0) -> str:
    """A mountain: lit on the left, dark on the right."""
    light, dark = (("#cbbcae", "#8a7a72"), ("#bdb0a8", "#7c6f6c"), ("#c9b59c", "#8d775f"))[tone]
    w = wide / 2
    left = f"M0 {-high:g}L{-w:g} 0H{w * 0.16:g}L{w * 0.1:g} {-high * 0.3:g}L{w * 0.22:g} {-high * 0.62:g}Z"
    whole = f"M0 {-high:g}L{w:g} 0H{-w:g}Z"
    cap = (
        path(
            f"M0 {-high:g}L{w * 0.4:g} {-high * 0.6:g}L{w * 0.22:g} {-high * 0.52:g}L{w * 0.06:g} {-high * 0.62:g}L{-w * 0.12:g} {-high * 0.5:g}L{-w * 0.4:g} {-high * 0.6:g}Z",
            fill=SNOW,
        )
        + path(
            f"M0 {-high:g}L{w * 0.4:g} {-high * 0.6:g}L{w * 0.22:g} {-high * 0.52:g}L{w * 0.1:g} {-high * 0.6:g}L{w * 0.16:g} {-high * 0.78:g}Z",
            fill="#c3cdd6",
        )
        if snow
        else ""
    )
    return moved(
        x,
        y,
        path(f"M0 {-high:g}L{w:g} 0H{-w:g}Z", fill="#1d120a", opacity=0.4, transform="translate(5 3)"),
        path(whole, fill=dark),
        path(left, fill=light),
        cap,
        line(
            f"M{w * 0.45:.1f} {-high * 0.3:.1f}L{w * 0.55:.1f} {-high * 0.12:.1f}M{-w * 0.5:.1f} {-high * 0.22:.1f}L{-w * 0.42:.1f} {-high * 0.36:.1f}",
            INK,
            1.5,
            opacity=0.6,
        ),
        path(whole, fill="none", stroke=INK, stroke_width=2.4, stroke_linejoin="round"),
    )


def mountain() -> str:
    """A ring of snowy peaks round an alp, a stream, pines."""
    alp = smooth([(-52, -22), (-10, -36), (44, -28), (62, 6), (52, 44), (8, 56), (-40, 50), (-62, 16)])
    ground = group(
        rect(-96, -96, 192, 192, 0, fill="#a99c8e")
        + path(alp, fill="#b9bf84")
        + path(alp, fill="#c9cd92", transform="scale(.78)"),
        filter="url(#wash)",
    )
    dice = Random(3)
    stones = "".join(
        ellipse(
            round(x), round(y), dice.uniform(2, 4.500), dice.uniform(1.6, 3), fill="#8d8076", stroke=INK, stroke_width=1
        )
        for x, y in ((dice.uniform(-70, 70), dice.uniform(46, 88)) for _ in range(14))
    )
    stream = "M14-34C18-18 2-8 8 8S34 34 28 54S36 82 40 98"
    back = [
        (-62, -38, 62, 50, True, 1),
        (60, -36, 64, 54, True, 1),
        (-22, -44, 58, 46, True, 0),
        (24, -46, 60, 44, True, 2),
    ]
    sides = [(-84, 4, 48, 52, True, 0), (84, 8, 48, 54, True, 0), (-88, 48, 42, 38, True, 1), (88, 52, 44, 40, True, 2)]
    low = [(-58, 92, 52, 36, False, 2), (-18, 100, 48, 26, False, 1), (72, 94, 46, 34, False, 0)]
    return (
        ground
        + group(line(stream, "#3d5a66", 7.5), line(stream, "#8fd0dc", 4.6), opacity=0.85, filter="url(#hand)")
        + group(stones, *(peak(*one) for one in (*back, *sides, *low)), filter="url(#hand)")
        + group(
            *(
                pine(*one)
                for one in ((-66, 58, 1), (-50, 66, 0.9), (-76, 70, 0.9), (64, 62, 1), (50, 74, 0.95), (-34, 76, 0.8))
            ),
            filter="url(#hand)",
        )
    )


# --- Barren ---


def crater(x: float, y: float, r: float) -> str:
    return moved(
        x,
        y,
        ellipse(0, 0, r, r * 0.78, fill="#6b3f2b", stroke=INK, stroke_width=2.2),
        ellipse(r * 0.14, r * 0.2, r * 0.68, r * 0.5, fill="#9a6a4e"),
        line(
            f"M{-r * 0.86:.1f} {r * 0.44:.1f}C{-r * 0.3:.1f} {r * 1.05:.1f} {r * 0.5:.1f} {r * 0.98:.1f} {r * 0.92:.1f} {r * 0.36:.1f}",
            "#f0cfae",
            2.2,
        ),
    )


def snag(x: float, y: float, s: float = 1) -> str:
    """A dead tree."""
    d = "M0 4C1-6 0-12-6-20L-13-27M0-6C4-14 8-16 14-22M-6-20L-5-31M14-22L22-24M14-22L14-31M1 4L3 4"
    return moved(x, y, shadow(8, 4, 16, 4.5), line(d, INK, 7), line(d, "#b39a80", 3.2), scale=s)


def seams(seed: int, cell: float, kept: float, width: float) -> str:
    """Cracks with a lit lip below right."""
    d = cracks(Random(seed), 96, cell, kept)
    return group(
        line(d, "#f2d3ae", width * 0.8, opacity=0.6, transform="translate(1.300 1.700)"),
        line(d, CRACK, width),
        filter="url(#hand)",
    )


def plain_barren() -> str:
    """Dust over what were furrows, cracked; a crater, dead trees, a dome left to fall in."""
    old = "".join(
        f"M{-98} {-40 + 16 * k}C{-40} {-58 + 16 * k} {30} {-20 + 16 * k} 98 {-50 + 16 * k}" for k in range(-4, 10)
    )
    ground = group(
        rect(-96, -96, 192, 192, 0, fill=BARREN)
        + line(old, BARREN_LIT, 6, opacity=0.55)
        + line(old, BARREN_DARK, 1.6, opacity=0.6, transform="translate(0 5)"),
        filter="url(#wash)",
    )
    ruin = moved(
        -44,
        60,
        shadow(5, 10, 24, 7),
        path(
            "M-20 9C-20-6-15-14-9-18L-5-8L1-13L5-3L12-9L15-1L22 9C15 14-13 14-20 9Z",
            fill="#cdb79a",
            stroke=INK,
            stroke_width=2.6,
            stroke_linejoin="round",
        ),
        path("M22 9L15-1L12-9L8 2C10 6 10 10 8 12C14 12 19 11 22 9Z", fill="#9a8064"),
        path("M-8 12V4C-8-1 1-1 1 4V12Z", fill="#4a2e1e", stroke=INK, stroke_width=2),
    )
    return (
        ground
        + seams(5, 25, 0.86, 3)
        + group(crater(60, 58, 17), crater(-66, -34, 9), crater(74, -28, 8), filter="url(#hand)")
        + group(snag(-48, -52, 0.95), snag(52, -50, 1.05), ruin, filter="url(#hand)")
    )


def swamp_barren() -> str:
    """The pond has gone: rings of dried mud, plates that curl, dry reeds, a fish's bones."""
    rings = "".join(
        path(smooth([(x * k, y * k + 2) for x, y in POND]), fill=fill)
        for k, fill in ((1.06, "#9a7f66"), (0.92, "#b49a80"), (0.76, "#c6b096"), (0.58, "#b9a188"))
    )
    ground = group(rect(-96, -96, 192, 192, 0, fill="#8f7558") + rings, filter="url(#wash)")
    fish = moved(
        46,
        44,
        line("M-16 0H12M-8-5L-9 5M-3-6L-4 6M2-6L1 6M7-5L6 5", INK, 5.4),
        path("M12 0L20-7V7Z", fill="#f4e8d0", stroke=INK, stroke_width=1.8, stroke_linejoin="round"),
        path("M-14-6C-22-5-25-1-25 0S-22 5-14 6Z", fill="#f4e8d0", stroke=INK, stroke_width=1.8),
        line("M-16 0H12M-8-5L-9 5M-3-6L-4 6M2-6L1 6M7-5L6 5", "#f4e8d0", 2.4),
        circle(-19, -1, 1.5, fill=INK),
        turn=-20,
    )
    return (
        ground
        + group(
            *(line(smooth([(x * k, y * k + 2) for x, y in POND]), "#6f543c", 1.8, opacity=0.7) for k in (0.92, 0.58)),
            filter="url(#hand)",
        )
        + seams(11, 17, 0.94, 2.6)
        + group(
            *(
                reed(*one, True)
                for one in (
                    (-74, -34, 1),
                    (-58, -52, 1.1),
                    (62, -42, 1.1),
                    (76, -26, 1),
                    (-86, 36, 0.9),
                    (70, 72, 1),
                    (86, 40, 0.9),
                )
            ),
            snag(-56, 76, 0.9),
            crater(-30, -62, 8),
            fish,
            filter="url(#hand)",
        )
    )


def mountain_barren() -> str:
    """Bare broken rock: no snow, no green, a slide of stones, the stream's dry bed."""
    ground = group(
        rect(-96, -96, 192, 192, 0, fill="#8f7a6c")
        + path(
            smooth([(-56, -24), (-10, -40), (48, -30), (66, 6), (54, 46), (8, 58), (-44, 52), (-66, 16)]),
            fill="#a8917d",
        ),
        filter="url(#wash)",
    )

    def stump(x: float, y: float, wide: float, high: float) -> str:
        """A peak that has broken."""
        w = wide / 2
        d = f"M{-w:g} 0L{-w * 0.34:g} {-high * 0.86:g}L{-w * 0.12:g} {-high * 0.7:g}L{w * 0.1:g} {-high:g}L{w * 0.3:g} {-high * 0.66:g}L{w * 0.46:g} {-high * 0.72:g}L{w:g} 0Z"
        dark = f"M{w * 0.1:g} {-high:g}L{w * 0.3:g} {-high * 0.66:g}L{w * 0.46:g} {-high * 0.72:g}L{w:g} 0H{w * 0.1:g}L{w * 0.2:g} {-high * 0.4:g}Z"
        return moved(
            x,
            y,
            path(d, fill="#1d120a", opacity=0.4, transform="translate(5 3)"),
            path(d, fill="#a08672"),
            path(dark, fill="#6a5346"),
            line(
                f"M{-w * 0.3:.1f} {-high * 0.8:.1f}L{-w * 0.16:.1f} {-high * 0.4:.1f}L{-w * 0.3:.1f} {-high * 0.1:.1f}M{w * 0.4:.1f} {-high * 0.5:.1f}L{w * 0.5:.1f} {-high * 0.2:.1f}",
                CRACK,
                1.8,
            ),
            path(d, fill="none", stroke=INK, stroke_width=2.4, stroke_linejoin="round"),
        )

    dice = Random(12)
    scree = "".join(
        moved(
            round(dice.uniform(-74, 74)),
            round(dice.uniform(44, 90)),
            path(
                "M-5 2L-3-4L3-5L6 0L3 4L-3 4Z",
                fill=dice.choice(("#a38c7a", "#7d6858", "#b9a18b")),
                stroke=INK,
                stroke_width=1.5,
                stroke_linejoin="round",
            ),
            turn=dice.uniform(0, 180),
            scale=dice.uniform(0.6, 1.3),
        )
        for _ in range(26)
    )
    places = [
        (-62, -38, 64, 44),
        (60, -36, 66, 46),
        (-22, -46, 58, 36),
        (24, -48, 60, 34),
        (-84, 4, 50, 44),
        (84, 8, 50, 46),
        (-88, 48, 44, 34),
        (88, 52, 46, 34),
    ]
    return (
        ground
        + seams(21, 27, 0.7, 3)
        + group(*(stump(*one) for one in places), scree, crater(-26, 62, 10), snag(40, 62, 0.8), filter="url(#hand)")
    )


# --- On lands ---


def count_plate() -> str:
    """What a land's number stands on: dark enough for bone letters, at the top of it."""
    box = (-31, -11, 62, 22)
    x, y, w, h = (2 * side for side in box)
    return (
        rect(x + 2, y + 4, w, h, 20, fill=SHADOW, opacity=0.5, filter="url(#soft1)")
        + group(rect(x, y, w, h, 20, fill="#f8eed6"), filter="url(#paper)")
        + rect(x, y, w, h, 20, fill="none", stroke=INK, stroke_width=2.4)
        + line(f"M{x + 5} 3V0C{x + 4} -12 {x + 10} {y + 4} {x + 22} {y + 3.4}H{-x - 24}", "#fff", 1.8, opacity=0.8)
    )


def barren_plate() -> str:
    """Scorched wood, split at one end: where a land's number stood."""
    d = "M-78-21H70L84-12L74-4L86 4L74 12L78 21H-78C-83 21-86 18-86 13V-13C-86-18-83-21-78-21Z"
    return (
        path(d, fill=SHADOW, opacity=0.5, transform="translate(2 4)", filter="url(#soft1)")
        + group(path(d, fill="#5a2f1c"), filter="url(#woodSoft)")
        + group(path(d, fill="none", stroke=INK, stroke_width=2.6, stroke_linejoin="round"), filter="url(#hand)")
        + line("M-83 8V-12C-83-16-81-18.500-77-18.500H66", "#c98d5c", 1.7, opacity=0.85)
    )


def room() -> str:
    """A place where a zone may be laid: four pegs and a string."""
    box = (-30, -30, 60, 60, 9)
    pegs = "".join(
        circle(x + 1, y + 2, 5.4, fill=SHADOW, opacity=0.5)
        + circle(x, y, 5, fill="#f6e3b8", stroke=INK, stroke_width=2)
        for x, y in ((-29, -29), (29, -29), (29, 29), (-29, 29))
    )
    return (
        rect(*box, fill="#fff8e0", opacity=0.34)
        + rect(*box, stroke=INK, stroke_width=5.4, stroke_opacity=0.8, stroke_dasharray="9 7.600", **PEN)
        + rect(*box, stroke="#fff3d0", stroke_width=2.8, stroke_dasharray="9 7.600", **PEN)
        + pegs
    )


def veil(colour: str, middle: float, edge: float) -> str:
    stops = "".join(
        f'<stop offset="{at}" stop-color="{colour}" stop-opacity="{opacity}"/>'
        for at, opacity in ((0, middle), (0.62, middle), (1, edge))
    )
    return f'<radialGradient id="veil" r=".58">{stops}</radialGradient>' + path(octagon(HALF - 2), fill="url(#veil)")


def legal() -> str:
    """One may act here: a broken ring of light."""
    ring = octagon(HALF - 1)
    return (
        path(ring, stroke="#ffe28a", stroke_width=11, fill="none", opacity=0.55, filter="url(#soft3)")
        + veil("#fff3b0", 0.05, 0.36)
        + path(ring, stroke=INK, stroke_width=8.6, stroke_dasharray="17 13", stroke_opacity=0.9, **PEN)
        + path(ring, stroke="#ffe07a", stroke_width=5.4, stroke_dasharray="17 13", **PEN)
    )


def chosen() -> str:
    """This one: a whole ring of gold."""
    ring = octagon(HALF - 1)
    return (
        path(ring, stroke="#ffb02a", stroke_width=15, fill="none", opacity=0.75, filter="url(#soft3)")
        + veil("#fff6d0", 0.03, 0.2)
        + path(ring, stroke=INK, stroke_width=10, fill="none", stroke_linejoin="round")
        + path(ring, stroke="#ffc02e", stroke_width=7, fill="none", stroke_linejoin="round")
        + path(ring, stroke="#fffbe6", stroke_width=2.2, fill="none", stroke_linejoin="round")
    )


def refused() -> str:
    """Not here: hatched, and crossed out in its corner."""
    ring = octagon(HALF - 1)
    stripes = "".join(f"M{x} 100l200-200" for x in range(-300, 110, 26))
    cross = "M-8-8L8 8M8-8L-8 8"
    return (
        f'<clipPath id="in"><path d="{ring}"/></clipPath>'
        + group(path(stripes, stroke=RED, stroke_opacity=0.42, stroke_width=8, fill="none"), clip_path="url(#in)")
        + path(ring, stroke=INK, stroke_width=9, stroke_opacity=0.85, fill="none", stroke_linejoin="round")
        + path(ring, stroke=RED, stroke_width=5.6, fill="none", stroke_linejoin="round")
        + moved(
            66,
            -66,
            circle(0, 0, 18, fill=RED, stroke=BONE, stroke_width=3.4),
            circle(0, 0, 20, fill="none", stroke=INK, stroke_width=1.8),
            line(cross, BONE, 5),
        )
    )


def space() -> str:
    """Behind the planet: night with its stars, the curve of the world, two moons far off. 400 units square."""
    dice = Random(77)
    stars = "".join(
        circle(
            round(dice.uniform(0, 400), 1),
            round(dice.uniform(0, 400), 1),
            dice.choice((0.5, 0.6, 0.8, 1.1)),
            fill=dice.choice(("#fff6dc", "#cfe6f2", "#ffe1b0")),
            opacity=round(dice.uniform(0.3, 0.9), 2),
        )
        for _ in range(150)
    )
    return (
        '<radialGradient id="night" cx=".32" cy=".18" r="1.05"><stop offset="0" stop-color="#3a6480"/><stop offset=".5" stop-color="#203c54"/><stop offset="1" stop-color="#101f30"/></radialGradient>'
        '<radialGradient id="world" cx=".34" cy=".28" r=".8"><stop offset="0" stop-color="#4b7a84" stop-opacity=".75"/><stop offset=".75" stop-color="#2c5363" stop-opacity=".6"/><stop offset="1" stop-color="#1d3a4c" stop-opacity=".5"/></radialGradient>'
        + rect(0, 0, 400, 400, 0, fill="url(#night)")
        + stars
        + circle(200, 206, 178, fill="url(#world)", stroke="#8fc4c4", stroke_opacity=0.25, stroke_width=2.4)
        + circle(200, 206, 186, fill="none", stroke="#8fc4c4", stroke_opacity=0.1, stroke_width=10)
        + circle(356, 34, 13, fill="#e9d9b0")
        + circle(361, 31, 11, fill="#cdb98c", opacity=0.6)
        + circle(34, 366, 8, fill="#c9d6d2")
        + circle(37, 364, 6.500, fill="#9fb0b0", opacity=0.6)
    )


LANDS: dict[str, Callable[[], str]] = {
    "plain": plain,
    "swamp": swamp,
    "mountain": mountain,
    "plain_barren": plain_barren,
    "swamp_barren": swamp_barren,
    "mountain_barren": mountain_barren,
}


def land(name: str) -> str:
    """A land with its card, round 0,0."""
    if name.endswith("_barren"):
        return card(LANDS[name](), "#d9bd98", "#6d5433", "#ffe9cc")
    return card(LANDS[name]())


def lands() -> dict[str, str]:
    made = {f"land_{name}": drawing(SIDE, SIDE, FILTERS + land(name), body="4 4 96 96", page="lands") for name in LANDS}
    for name, mark in (("legal", legal), ("chosen", chosen), ("refused", refused)):
        made[f"land_{name}"] = drawing(SIDE, SIDE, FILTERS + mark(), body="4 4 96 96", page="lands")
    made["count_plate"] = drawing(66, 28, FILTERS + count_plate(), body="2 3 62 22")
    made["barren_plate"] = drawing(90, 28, FILTERS + barren_plate(), body="2 3 86 22")
    made["room"] = drawing(36, 36, room())
    made["space"] = drawing(400, 400, FILTERS + space(), (0, 0, 400, 400), own="1000x1000")
    return made
