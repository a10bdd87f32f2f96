# ruff: noqa: E501 - filters are long
"""What the pictures of TerriStories are put together from: colours, a brush, skies, grounds and a frame.

A picture is 96 x 72 dp, 192 x 144 units, the origin in its middle. `drawn` reads shapes a line each, so that a drawing
is written as it is seen: a colour, then outlines. Things and beings are in parts_alive, parts_built, parts_people and
parts_things, each with its foot (or, what hangs or flies, its middle) on 0,0.
"""

import math
from collections.abc import Sequence
from random import Random
from typing import Any

from assets.build.hand import INK, drawing, group, moved, path, rect

HALF_WIDE, HALF_TALL = 96, 72
PEN: dict[str, Any] = {"fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round"}
LINE = 2.6  # the outline of what is shown at its own size

Place = tuple[float, float]

COLOURS = {
    "ink": INK,
    "white": "#fffaf0",
    "cream": "#f4efe0",
    "paper": "#f3e6c8",
    "bone": "#d9c7a0",
    "beech": "#ecc98c",  # bare wood: cubes, and people's heads
    "wood": "#c08a50",
    "oak": "#8f5f34",
    "walnut": "#5f3c20",
    "red": "#c2392b",
    "wine": "#8a2420",
    "coral": "#ea7d58",
    "pink": "#f4b8a6",
    "orange": "#e58a32",
    "gold": "#f2bc3b",
    "amber": "#d9932a",
    "wheat": "#eac25a",
    "straw": "#f6de96",
    "lime": "#c3d15e",
    "grass": "#a9bf56",
    "leaf": "#7fa648",
    "moss": "#57823f",
    "pine": "#2f5f4a",
    "mint": "#bfe3c6",
    "green": "#58b08a",
    "teal": "#2f8583",
    "water": "#4aa3b5",
    "foam": "#c6ecec",
    "sky": "#a8d8e6",
    "blue": "#2b62a8",
    "navy": "#1b3566",
    "violet": "#7a5a96",
    "plum": "#47284a",
    "soil": "#8d5a36",
    "mud": "#65402a",
    "barren": "#b08a6c",
    "stone": "#a99f92",
    "slate": "#6d7480",
    "steel": "#b9c6cc",
    "iron": "#566068",
    "brass": "#c9a04a",
    "glass": "#d4f1f0",
}

# By whose project it is and the time of day: what the sky is above and where it meets the ground.
SKIES = {
    ("farmer", "day"): ("#e9825a", "#fbdf9f"),
    ("farmer", "dusk"): ("#a83a3a", "#f6a85f"),
    ("farmer", "night"): ("#3d1c3c", "#b4504e"),
    ("governor", "day"): ("#3f8ac8", "#d6eef0"),
    ("governor", "dusk"): ("#2a4f92", "#a8c8e4"),
    ("governor", "night"): ("#14264f", "#3f6ea8"),
    ("entrepreneur", "day"): ("#efae34", "#fdf0b8"),
    ("entrepreneur", "dusk"): ("#b96a20", "#f8d468"),
    ("entrepreneur", "night"): ("#43270f", "#c07e24"),
    ("ecologist", "day"): ("#56b096", "#e8f4c8"),
    ("ecologist", "dusk"): ("#2c7a70", "#c4dc9a"),
    ("ecologist", "night"): ("#0f3a3c", "#4f9a7e"),
    ("hazard", "day"): ("#7d6f8c", "#e0c8a8"),
    ("hazard", "dusk"): ("#4a3550", "#d0785a"),
    ("hazard", "night"): ("#22203c", "#655a86"),
}

# painted   the whole picture: a slightly unsteady hand, blots, and a fine tooth
_PAINTED = (
    '<filter id="painted" filterUnits="userSpaceOnUse" x="-98" y="-74" width="196" height="148" color-interpolation-filters="sRGB">'
    '<feTurbulence type="fractalNoise" baseFrequency=".055" numOctaves="2" seed="5"/><feColorMatrix values="1 0 0 0 0  0 1 0 0 0  0 0 1 0 0  0 0 0 0 1" result="n"/>'
    '<feDisplacementMap in="SourceGraphic" in2="n" scale="1.5" xChannelSelector="R" yChannelSelector="G" result="t"/>'
    '<feTurbulence type="fractalNoise" baseFrequency=".024" numOctaves="3" seed="11"/>'
    '<feColorMatrix values="1.2 0 0 0 -.1  1.2 0 0 0 -.1  1.2 0 0 0 -.1  0 0 0 0 1" result="b"/>'
    '<feBlend in="b" in2="t" mode="soft-light" result="w"/>'
    '<feTurbulence type="fractalNoise" baseFrequency=".4" numOctaves="1" seed="4"/>'
    '<feDiffuseLighting surfaceScale=".7" diffuseConstant=".62" lighting-color="#fff"><feDistantLight azimuth="225" elevation="54"/></feDiffuseLighting>'
    '<feBlend in2="w" mode="soft-light"/></filter>'
)


# --- The brush ---


def colour(name: str) -> str:
    return name if name.startswith("#") else COLOURS[name]


def drawn(shapes: str, width: float = LINE) -> str:
    """Shapes in ink, one a line: how it is painted, then outlines, parted by semicolons.

    red M…       filled, outlined, lit from the upper left
    ~red/.5 M…   a field without an outline, so opaque
    -red/2 M…    a line of colour, so wide
    !1.5 M…      a line of ink, so wide
    =red/6 M…    a limb: a line of colour with ink on both sides

    An outline is the d of a path, `o x y r [ry]`, a round, or `b x y w h [corner]`, a box.
    """
    made = "".join(_shape(*line.split(None, 1)) for line in shapes.strip().splitlines() if line.strip())
    return group(made, stroke=INK, stroke_width=f"{width:g}", stroke_linejoin="round", stroke_linecap="round")


def _shape(how: str, outlines: str) -> str:
    d = "".join(_outline(outline.strip()) for outline in outlines.split(";"))
    kind, (name, _, more) = how[0], how.lstrip("~-!=").partition("/")
    match kind:
        case "~":
            return path(d, fill=colour(name), stroke="none", **({"opacity": more} if more else {}))
        case "-":
            return path(d, fill="none", stroke=colour(name), stroke_width=more or 2)
        case "!":
            return path(d, fill="none", stroke_width=name)
        case "=":
            wide = float(more or 5)
            return path(d, fill="none", stroke_width=wide + 4.4) + path(
                d, fill="none", stroke=colour(name), stroke_width=f"{wide:g}"
            )
    return path(d, fill=colour(name)) + path(d, fill="url(#gTL)", stroke="none", opacity=more or 0.8)


def _outline(said: str) -> str:
    if said[0] == "o":
        x, y, rx, *rest = map(float, said[1:].split())
        ry = rest[0] if rest else rx
        return f"M{x - rx:g} {y:g}A{rx:g} {ry:g} 0 0 1 {x + rx:g} {y:g}A{rx:g} {ry:g} 0 0 1 {x - rx:g} {y:g}Z"
    if said[0] == "b":
        x, y, w, h, *rest = map(float, said[1:].split())
        r = rest[0] if rest else 1.5
        return (
            f"M{x + r:g} {y:g}H{x + w - r:g}Q{x + w:g} {y:g} {x + w:g} {y + r:g}V{y + h - r:g}Q{x + w:g} {y + h:g} {x + w - r:g} {y + h:g}"
            f"H{x + r:g}Q{x:g} {y + h:g} {x:g} {y + h - r:g}V{y + r:g}Q{x:g} {y:g} {x + r:g} {y:g}Z"
        )
    return said


def polar(degrees: float, r: float, x: float = 0, y: float = 0) -> Place:
    """A place on a circle, clockwise from the top."""
    a = math.radians(degrees)
    return x + r * math.sin(a), y - r * math.cos(a)


def polygon(places: Sequence[Place]) -> str:
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in places) + "Z"


def smooth(places: Sequence[Place], closed: bool = True) -> str:
    """A line through all these places, without corners, as the d of a path."""
    count = len(places)
    d = f"M{places[0][0]:.1f} {places[0][1]:.1f}"
    for i in range(count if closed else count - 1):
        at = [(i + step) % count if closed else min(max(i + step, 0), count - 1) for step in (-1, 0, 1, 2)]
        before, here, there, beyond = (places[j] for j in at)
        one = here[0] + (there[0] - before[0]) / 6, here[1] + (there[1] - before[1]) / 6
        two = there[0] - (beyond[0] - here[0]) / 6, there[1] - (beyond[1] - here[1]) / 6
        d += f"C{one[0]:.1f} {one[1]:.1f} {two[0]:.1f} {two[1]:.1f} {there[0]:.1f} {there[1]:.1f}"
    return d + ("Z" if closed else "")


def shadow(x: float, y: float, rx: float, ry: float = 0, opacity: float = 0.32) -> str:
    """What a thing casts on the ground it stands on: to the right, low."""
    return drawn(f"~#1a0d18/{opacity:g} o {x + rx * 0.16:g} {y:g} {rx:g} {ry or rx * 0.2:g}")


def at(x: float, y: float, *parts: str, s: float = 1, turn: float = 0, flip: bool = False) -> str:
    """Parts moved, scaled, turned by degrees; mirrored first."""
    inside = "".join(parts)
    return moved(x, y, f'<g transform="scale(-1 1)">{inside}</g>' if flip else inside, turn=turn, scale=s)


# --- The frame ---


def picture(*parts: str, page: str = "projects") -> str:
    """A picture as it lies on a card: painted, clipped to its corners, with an ink line and the light on its edge."""
    w, h = HALF_WIDE, HALF_TALL
    light = f"M{3.4 - w} {h - 14}V{13 - h}Q{3.4 - w} {3.4 - h} {13 - w} {3.4 - h}H{w - 16}"
    content = (
        f'<defs>{_PAINTED}<clipPath id="frame">{rect(1.2 - w, 1.2 - h, 2 * w - 2.4, 2 * h - 2.4, 9)}</clipPath></defs>'
        + group(group(*parts, filter="url(#painted)"), clip_path="url(#frame)")
        + rect(1.4 - w, 1.4 - h, 2 * w - 2.8, 2 * h - 2.8, 9, fill="none", stroke=INK, stroke_width=2.6)
        + path(light, stroke="#fff", stroke_opacity=0.55, stroke_width=1.6, **PEN)
    )
    return drawing(w, h, content, page=page)


# --- Sky ---


def sky(whose: str, time: str = "day", to: float = 40) -> str:
    """The sky over everything, from above down to where the ground is."""
    top, low = SKIES[whose, time]
    return (
        f'<defs><linearGradient id="sky" gradientUnits="userSpaceOnUse" x1="0" y1="-72" x2="0" y2="{to:g}">'
        f'<stop offset="0" stop-color="{top}"/><stop offset="1" stop-color="{low}"/></linearGradient></defs>'
        '<rect x="-100" y="-76" width="200" height="152" fill="url(#sky)"/>'
    )


def sun(x: float, y: float, r: float, fill: str = "#fff3c4", rings: int = 3) -> str:
    """A sun as on an old poster, with rings of light."""
    made = "".join(f"~{fill}/{0.2:g} o {x:g} {y:g} {r * (1 + 0.5 * (rings - i)):g}\n" for i in range(rings))
    return drawn(f"{made}~{fill} o {x:g} {y:g} {r:g}")


def rays(x: float, y: float, fill: str = "white", count: int = 12, opacity: float = 0.28, turn: float = 8) -> str:
    """Beams from a place, over everything behind."""
    d = ""
    for i in range(count):
        a = 360 * i / count + turn
        d += polygon([(x, y), polar(a - 90 / count, 240, x, y), polar(a + 90 / count, 240, x, y)])
    return drawn(f"~{fill}/{opacity:g} {d}")


def moon(x: float, y: float, r: float, fill: str = "straw") -> str:
    return drawn(f"""
        ~{fill}/.18 o {x} {y} {r * 1.5:g}
        {fill} o {x} {y} {r}
        ~ink/.16 o {x - r * 0.3:g} {y - r * 0.2:g} {r * 0.22:g}; o {x + r * 0.35:g} {y + r * 0.3:g} {r * 0.28:g}; o {x - r * 0.1:g} {y + r * 0.55:g} {r * 0.15:g}
    """)


def planet(x: float, y: float, r: float, fill: str = "coral", ring: str = "straw", tilt: float = -18) -> str:
    """A planet with a ring round it, no ring when its colour is empty."""
    back = f"-ink/{r * 0.34:g} M{-r * 1.65:g} 0A{r * 1.65:g} {r * 0.42:g} 0 0 1 {r * 1.65:g} 0\n-{ring}/{r * 0.2:g} M{-r * 1.65:g} 0A{r * 1.65:g} {r * 0.42:g} 0 0 1 {r * 1.65:g} 0"
    front = back.replace("0 0 1", "0 0 0")
    ball = f"""
        {fill}/1 o 0 0 {r}
        ~white/.25 M{-r * 0.86:g} {-r * 0.5:g}Q0 {-r * 0.25:g} {r * 0.86:g} {-r * 0.5:g}L{r * 0.97:g} {-r * 0.2:g}Q0 {r * 0.1:g} {-r * 0.97:g} {-r * 0.2:g}Z
        ~ink/.14 M{-r * 0.9:g} {r * 0.42:g}Q0 {r * 0.72:g} {r * 0.9:g} {r * 0.42:g}L{r * 0.72:g} {r * 0.68:g}Q0 {r * 0.95:g} {-r * 0.72:g} {r * 0.68:g}Z
    """
    return at(x, y, drawn((back + ball + front) if ring else ball), turn=tilt)


def stars(seed: int, count: int = 16, low: float = 0, fill: str = "white") -> str:
    """Little stars all over the sky, down to a height."""
    dice = Random(seed)
    d = ""
    for i in range(count):
        x, y, r = dice.uniform(-92, 92), dice.uniform(-68, low), dice.uniform(0.7, 1.5)
        d += (
            f"o {x:.1f} {y:.1f} {r:.1f};"
            if i % 4
            else f"M{x:.1f} {y - 4:.1f}L{x + 1:.1f} {y - 1:.1f} {x + 4:.1f} {y:.1f} {x + 1:.1f} {y + 1:.1f} {x:.1f} {y + 4:.1f} {x - 1:.1f} {y + 1:.1f} {x - 4:.1f} {y:.1f} {x - 1:.1f} {y - 1:.1f}Z;"
        )
    return drawn(f"~{fill}/.9 {d[:-1]}")


def cloud(x: float, y: float, s: float = 1, fill: str = "white", flat: bool = False) -> str:
    """A cloud with a flat foot; outlined, or only paint when it is far away."""
    d = "M-30 8C-40 8-41-5-31-6C-32-17-17-21-11-14C-6-26 14-24 15-11C22-16 33-10 29-2C40-2 39 8 30 8Z"
    return at(x, y, drawn(f"~{fill}/.6 {d}" if flat else f"{fill} {d}\n!1.4 M-20-3q5-6 10 0M4-8q5-6 10 1"), s=s)


# --- Ground ---


def hills(y: float, fill: str, seed: int = 1, bump: float = 4, inked: bool = True) -> str:
    """A ridge from edge to edge and all that is below it."""
    dice = Random(seed)
    places = [(-112 + 28 * i, y + dice.uniform(-bump, bump)) for i in range(9)]
    d = smooth(places, closed=False) + "L112 90H-112Z"
    line = smooth(places, closed=False)
    return drawn(f"~{fill} {d}\n-white/2.4 {line}" + (f"\n!2 {line}" if inked else ""))


def floor(y: float, fill: str = "wood", line: str = "oak") -> str:
    """Boards of a floor or a table, seen a little from above."""
    d = "".join(f"M{x * 0.5:g} {y:g}L{x:g} 76" for x in range(-200, 201, 40))
    return drawn(f"{fill}/.3 b -104 {y:g} 208 {80 - y:g} 0\n-{line}/1.4 {d}\n-white/1.6 M-100 {y + 2:g}H100")


def furrows(y: float, fills: Sequence[str] = ("soil", "mud"), x: float = 0, rows: int = 9, below: float = 80) -> str:
    """A field in rows that run together towards the horizon."""
    made = f"~{fills[0]} M-112 {y:g}H112V{below:g}H-112Z\n"
    wide = 300 / rows
    for i in range(-rows, rows + 1):
        near, far = i * wide, x + (i * wide - x) * 0.16
        made += f"~{fills[1]} M{far:.1f} {y:g}L{far + wide * 0.08:.1f} {y:g} {near + wide * 0.5:.1f} {below:g} {near:.1f} {below:g}Z\n"
    return drawn(made + f"!2 M-112 {y:g}H112")


def cracks(seed: int, top: float, count: int = 7, low: float = 70, width: float = 2.2) -> str:
    """Dry earth, broken."""
    dice = Random(seed)
    d = ""
    for _ in range(count):
        x, y = dice.uniform(-92, 84), dice.uniform(top, low)
        d += f"M{x:.1f} {y:.1f}"
        for _ in range(4):
            x, y = x + dice.uniform(6, 16), y + dice.uniform(-6, 6)
            d += f"L{x:.1f} {y:.1f}"
            if dice.random() < 0.5:
                d += f"l{dice.uniform(-3, 6):.1f} {dice.uniform(4, 9):.1f}M{x:.1f} {y:.1f}"
    return drawn(f"-#6a4630/{width:g} {d}")


def water(y: float, fill: str = "water", seed: int = 1, low: float = 80) -> str:
    """Open water from edge to edge, with light on it."""
    dice = Random(seed)
    d = ""
    for _ in range(14):
        x, at_y, w = dice.uniform(-96, 80), dice.uniform(y + 4, min(low, 70)), dice.uniform(8, 22)
        d += f"M{x:.1f} {at_y:.1f}q{w / 4:.1f}-2 {w / 2:.1f} 0t{w / 2:.1f} 0"
    return drawn(f"{fill}/.4 M-112 {y:g}H112V{low:g}H-112Z\n-foam/1.6 {d}")


def peak(x: float, y: float, wide: float, tall: float, fill: str = "stone", snow: bool = True) -> str:
    """A mountain, lit from the left, with snow on it."""
    w, t = wide / 2, tall
    lit = f"{fill} M{-w:g} 0L{-w * 0.36:g} {-t * 0.62:g} 0 {-t:g} {w * 0.42:g} {-t * 0.55:g} {w:g} 0Z\n~ink/.22 M0 {-t:g}L{w * 0.42:g} {-t * 0.55:g} {w:g} 0H{w * 0.2:g}L{w * 0.05:g} {-t * 0.4:g} {w * 0.16:g} {-t * 0.62:g}Z"
    cap = f"\nwhite/.4 M{-w * 0.24:g} {-t * 0.75:g}L0 {-t:g} {w * 0.28:g} {-t * 0.7:g} {w * 0.14:g} {-t * 0.62:g} {w * 0.04:g} {-t * 0.74:g} {-w * 0.08:g} {-t * 0.6:g}Z"
    return at(x, y, drawn(lit + (cap if snow else "")))
