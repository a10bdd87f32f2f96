# ruff: noqa: E501 - the outlines of drawings are long
"""What grows and stands on living lands: fields and a dome, reeds and lilies, peaks. All within 95 units round 0,0."""

from random import Random

from assets.build.hand import INK, circle, ellipse, group, moved, path, rect
from assets.terristories.paint import (
    CANAL,
    DOME,
    DOME_SHADE,
    FIELD,
    GLASS,
    LEAF,
    LEAF_LIT,
    MEADOW,
    SIGNAL,
    SNOW,
    TILLED,
    WHEAT,
    line,
    polar,
    shadow,
    smooth,
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
# Where peaks stand round a high valley: x, y of the foot's middle, width, height, and a tone of rock.
RANGE = ((-58, -40, 66, 50, 1), (62, -40, 66, 52, 1), (-22, -46, 58, 42, 0), (26, -48, 58, 40, 2))
FLANKS = ((-66, 36, 62, 84, 0), (69, 34, 62, 82, 0), (-78, 76, 66, 66, 1), (80, 74, 66, 64, 2))
FOOT = ((-44, 92, 54, 50, 2), (46, 92, 54, 48, 0))


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
        line(f"M{-w:g} 0L0 {-high:g}L{w:g} 0", INK, 2.4),
    )


def mountain() -> str:
    """Snowy peaks all round a high valley of stone, a stream, pines."""
    floor = smooth([(-40, -40), (0, -44), (42, -38), (46, 10), (38, 60), (20, 98), (-20, 98), (-38, 60), (-44, 10)])
    ground = group(
        rect(-96, -96, 192, 192, 0, fill="#9c9087")
        + path(floor, fill="#c2b8a2")
        + path(floor, fill="#d0c9ab", transform="scale(.72 .86)"),
        filter="url(#wash)",
    )
    places = ((-36, -20), (-6, -26), (22, -14), (-20, 4), (12, 14), (-34, 28), (-6, 36), (18, 46), (-22, 58))
    ridges = "".join(f"M{x} {y}l7-8l7 8" for x, y in places)
    stream = "M10-42C16-24 0-8 6 8S26 34 20 54S10 82 14 98"
    pines = ((-26, 82, 0.9), (-14, 88, 0.8), (34, 80, 0.85), (-46, 34, 0.8), (48, 36, 0.8), (-38, 42, 0.7))
    return (
        ground
        + group(
            line(ridges, "#8d8072", 2, opacity=0.75),
            group(line(stream, "#3d5a66", 7), line(stream, "#8fd0dc", 4.2), opacity=0.85),
            *(peak(x, y, wide, high, True, tone) for x, y, wide, high, tone in (*RANGE, *FLANKS, *FOOT)),
            filter="url(#hand)",
        )
        + group(*(pine(*one) for one in pines), filter="url(#hand)")
    )
