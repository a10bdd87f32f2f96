# ruff: noqa: E501 - filters are long
"""What the drawings of Paleo share besides the hand: the chart's colours, filters of its own, signs, rocks and stone."""

import math
from collections.abc import Sequence
from random import Random

from assets.build.hand import INK, SHADOW, circle, group, path

# The chart
SEA = "#6fa9b3"
DEEP = "#1d3a5c"  # the dark blue of outlines that keep reefs out
SAND = "#dcc28c"
OCHRE = "#c98427"
CARVING = "#8f6a35"
BRASS = "#d2b574"
BLOOD = "#a8321a"  # what is rubbed into the teeth of a mercenary: on bone,
EMBER = "#e2673a"  # and on charcoal

SIDES = ("white", "black")
SIGNS = ("spiral", "sun", "fish", "leaf")
PEN = {"fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round"}

# sea     paint worn by many games: broad lights and darks that lie along the water, and the tooth of the wood
# swell   the same without the wood, for small pictures
# shore   painted land: an unsteady edge, blots and tooth
# hewn    dressed stone, lit softly: for what will be turned, too
# glow    light that comes out of the ground
FILTERS = (
    "<defs>"
    '<filter id="sea" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">'
    '<feTurbulence type="fractalNoise" baseFrequency=".0045 .0135" numOctaves="3" seed="21"/>'
    '<feColorMatrix values="1.2 0 0 0 -.1  1.2 0 0 0 -.1  1.2 0 0 0 -.1  0 0 0 0 1" result="b"/>'
    '<feBlend in="b" in2="SourceGraphic" mode="soft-light" result="w"/>'
    '<feTurbulence type="fractalNoise" baseFrequency=".010 .14" numOctaves="2" seed="16"/>'
    '<feColorMatrix values=".3 0 0 0 .35  .3 0 0 0 .35  .3 0 0 0 .35  0 0 0 0 1"/>'
    '<feBlend in2="w" mode="soft-light"/><feComposite in2="SourceAlpha" operator="in"/></filter>'
    '<filter id="swell" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">'
    '<feTurbulence type="fractalNoise" baseFrequency=".005 .014" numOctaves="2" seed="21"/>'
    '<feColorMatrix values=".8 0 0 0 .1  .8 0 0 0 .1  .8 0 0 0 .1  0 0 0 0 1"/>'
    '<feBlend in2="SourceGraphic" mode="soft-light"/><feComposite in2="SourceAlpha" operator="in"/></filter>'
    '<filter id="shore" x="-.06" y="-.06" width="1.12" height="1.12" color-interpolation-filters="sRGB">'
    '<feTurbulence type="fractalNoise" baseFrequency=".05" numOctaves="4" seed="33"/><feColorMatrix values="1 0 0 0 0  0 1 0 0 0  0 0 1 0 0  0 0 0 0 1" result="n"/>'
    '<feDisplacementMap in="SourceGraphic" in2="n" scale="2.6" xChannelSelector="R" yChannelSelector="G" result="t"/>'
    '<feTurbulence type="fractalNoise" baseFrequency=".028" numOctaves="4" seed="7"/>'
    '<feColorMatrix values="1.4 0 0 0 -.2  1.4 0 0 0 -.2  1.4 0 0 0 -.2  0 0 0 0 1" result="b"/>'
    '<feBlend in="b" in2="t" mode="soft-light" result="w"/>'
    '<feTurbulence type="fractalNoise" baseFrequency=".35" numOctaves="1" seed="4"/>'
    '<feDiffuseLighting surfaceScale=".8" diffuseConstant=".62" lighting-color="#fff"><feDistantLight azimuth="225" elevation="54"/></feDiffuseLighting>'
    '<feBlend in2="w" mode="soft-light"/><feComposite in2="t" operator="in"/></filter>'
    '<filter id="hewn" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">'
    '<feTurbulence type="fractalNoise" baseFrequency=".07" numOctaves="4" seed="31"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0"/>'
    '<feDiffuseLighting surfaceScale="3.4" diffuseConstant=".64" lighting-color="#fff"><feDistantLight azimuth="225" elevation="52"/></feDiffuseLighting>'
    '<feBlend in2="SourceGraphic" mode="soft-light"/><feComposite in2="SourceAlpha" operator="in"/></filter>'
    '<filter id="glow" x="-.5" y="-.5" width="2" height="2"><feGaussianBlur stdDeviation="5"/></filter>'
    '<filter id="soft2" x="-.3" y="-.3" width="1.6" height="1.6"><feGaussianBlur stdDeviation="2"/></filter>'
    "</defs>"
)


def polar(degrees: float, r: float, x: float = 0, y: float = 0) -> tuple[float, float]:
    """A place on a circle, clockwise from the top."""
    a = math.radians(degrees)
    return x + r * math.sin(a), y - r * math.cos(a)


def polygon(places: Sequence[tuple[float, float]]) -> str:
    return "M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in places) + "Z"


def smooth(places: list[tuple[float, float]]) -> str:
    """A closed line through all these places, without corners, as the d of a path."""
    count = len(places)
    d = f"M{places[0][0]:.1f} {places[0][1]:.1f}"
    for i in range(count):
        before, here, there, beyond = (places[(i + step) % count] for step in (-1, 0, 1, 2))
        one = here[0] + (there[0] - before[0]) / 6, here[1] + (there[1] - before[1]) / 6
        two = there[0] - (beyond[0] - here[0]) / 6, there[1] - (beyond[1] - here[1]) / 6
        d += f"C{one[0]:.1f} {one[1]:.1f} {two[0]:.1f} {two[1]:.1f} {there[0]:.1f} {there[1]:.1f}"
    return d + "Z"


def mixed(dark: str, light: str, share: float) -> str:
    """A colour between two."""
    share = min(1, max(0, share))
    both = ((int(dark[i : i + 2], 16), int(light[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in both)


# --- Signs of the sanctuaries: 40 units across, round 0,0 ---


def spiral(r: float, turns: float = 2.1, start: float = 0.6) -> str:
    """A spiral round 0,0 as the d of a path."""
    steps = round(turns * 16)
    places = []
    for i in range(steps + 1):
        a, d = start + 2 * math.pi * turns * i / steps, r * (0.04 + 0.96 * i / steps)
        places.append(f"{d * math.cos(a):.1f} {d * math.sin(a):.1f}")
    return "M" + "L".join(places)


def sign(name: str, colour: str, width: float = 4.6) -> str:
    line = {"stroke": colour, "stroke_width": width} | PEN
    if name == "spiral":
        return path(spiral(18.5, 2.25), **line)
    if name == "sun":
        rays = "".join(
            "M{:.1f} {:.1f}L{:.1f} {:.1f}".format(*polar(45 * i, 12.2), *polar(45 * i, 18.6)) for i in range(8)
        )
        return circle(0, 0, 7.6, fill=colour) + path(rays, **line)
    if name == "fish":
        eye = "M11.800-3.400A2.200 2.200 0 1 0 11.800 1A2.200 2.200 0 1 0 11.800-3.400Z"
        body = "M20 0C12.500-11.500-2-12-9.500-2.800L-20-11V11L-9.500 2.800C-2 12 12.500 11.500 20 0Z"
        return path(body + eye, fill=colour, fill_rule="evenodd")
    half = "M1.700-20C9-15 17.500-4 13 6C10.500 10.500 6 12.500 1.700 13.500V7L8.500 2.500L8 .500L1.700 4V-4L7-8L6.300-9.800L1.700-7Z"
    leaf = path(half, fill=colour) + path(half, fill=colour, transform="scale(-1 1)") + path("M0 12V20", **line)
    return group(leaf, transform="rotate(24)")


# --- Stone ---

# The light of a reef comes from the top left, softly, for reefs are turned.
REEFS = {
    "white": ("#8a7048", "#fbf3e2", "#2b1a10", "#5a4426"),
    "black": ("#1c1917", "#958d83", "#0d0a08", "#0d0b0a"),
}
BOULDERS = (
    (-71, -10, 18, 20.500),
    (-40, -15, 17, 15.500),
    (-8, -8, 22, 23),
    (25, -16, 16, 15),
    (52, -11, 19, 20),
    (77, -7, 13, 17),
    (-77, 17, 12.500, 13),
    (-48, 11, 21, 19.500),
    (-20, 19, 14, 12.500),
    (9, 18, 14, 13),
    (31, 10, 18, 20),
    (56, 18, 15, 13),
    (76, 17, 13, 13.500),
)


def boulder(dice: Random, place: tuple[float, float, float, float], side: str, lit: float, strength: float) -> str:
    """A broken rock from above: every face a tone chosen by where it looks. Light comes from so many degrees."""
    x, y, rx, ry = place
    dark, light, line, _ = REEFS[side]
    corners, start = dice.choice((7, 8)), dice.uniform(0, 360)
    outer, inner = [], []
    lean = polar(lit, 0.1 * rx)
    for i in range(corners):
        a = start + 360 * i / corners + dice.uniform(-13, 13)
        far, near = dice.uniform(0.93, 1.08), dice.uniform(0.44, 0.6)
        sx, sy = polar(a, 1)
        outer.append((x + sx * rx * far, y + sy * ry * far))
        inner.append((x + lean[0] + sx * rx * near, y + lean[1] + sy * ry * near))
    faces = []
    for i in range(corners):
        j = (i + 1) % corners
        middle = ((outer[i][0] + outer[j][0]) / 2 - x, (outer[i][1] + outer[j][1]) / 2 - y)
        looks = math.degrees(math.atan2(middle[0], -middle[1]))
        share = 0.5 + strength * math.cos(math.radians(looks - lit)) + dice.uniform(-0.06, 0.06)
        tone = mixed(dark, light, share)
        faces.append(path(polygon([outer[i], outer[j], inner[j], inner[i]]), fill=tone, stroke=tone, stroke_width=0.7))
    top = path(polygon(inner), fill=mixed(dark, light, 0.9 if side == "white" else 0.82))
    ridge = sorted(inner, key=lambda place: math.dist(place, polar(lit, 90, x, y)))[:3]
    ridge.sort(key=lambda place: math.atan2(place[1] - y, place[0] - x))
    shine = path(
        "M" + "L".join(f"{a:.1f} {b:.1f}" for a, b in ridge),
        stroke="#fff",
        stroke_opacity=0.75 if side == "white" else 0.4,
        stroke_width=1.4,
        **PEN,
    )
    return (
        path(polygon(outer), fill=SHADOW, opacity=0.4, transform="translate(1.400 2.400)")
        + "".join(faces)
        + top
        + path(polygon(outer), fill="none", stroke=line, stroke_width=2, stroke_linejoin="round")
        + (shine if ridge[0] != ridge[1] else "")
    )


def reef(side: str, turned: float = 0, strength: float = 0.34) -> str:
    """A bar of rocks, 180 x 64 units. When it is drawn turned by so many degrees, its light is not."""
    dice = Random(29 if side == "white" else 8)
    ground = REEFS[side][3]
    slab = "M-70-24C-50-26 50-26 70-24C80-20 84-12 84 2C84 16 80 23 68 25C50 27-50 27-70 25C-82 22-85 14-85 0C-85-14-80-21-70-24Z"
    rocks = sorted(BOULDERS, key=lambda place: place[1])
    return path(slab, fill=ground) + group(
        group(*(boulder(dice, rock, side, -45 - turned, strength) for rock in rocks), filter="url(#hand)"),
        filter="url(#bone)",
    )


def bar(half: float, tall: float, r: float) -> str:
    """A box with round corners, as the d of a path."""
    x, y = half, tall
    return f"M{-x + r:g}-{y:g}H{x - r:g}Q{x:g}-{y:g} {x:g} {-y + r:g}V{y - r:g}Q{x:g} {y:g} {x - r:g} {y:g}H{-x + r:g}Q{-x:g} {y:g} {-x:g} {y - r:g}V{-y + r:g}Q{-x:g}-{y:g} {-x + r:g}-{y:g}Z"


def paving(r: float) -> str:
    """The ring of hewn stones round the gate, its outer edge at r: 14 stones of unlike grey, with their joints."""
    dice = Random(12)
    stones, joints = [], []
    inner, count = r * 0.78, 14
    for i in range(count):
        a, b = 360 * i / count + 6, 360 * (i + 1) / count + 6
        (x1, y1), (x2, y2), (x3, y3), (x4, y4) = polar(a, r), polar(b, r), polar(b, inner), polar(a, inner)
        d = f"M{x1:.2f} {y1:.2f}A{r:g} {r:g} 0 0 1 {x2:.2f} {y2:.2f}L{x3:.2f} {y3:.2f}A{inner:g} {inner:g} 0 0 0 {x4:.2f} {y4:.2f}Z"
        stones.append(path(d, fill=mixed("#8f8574", "#cbbfa8", dice.random())))
        joints.append(f"M{x1:.2f} {y1:.2f}L{x4:.2f} {y4:.2f}")
    return (
        group(*stones, filter="url(#hewn)")
        + path("".join(joints), stroke=INK, stroke_opacity=0.75, stroke_width=r * 0.03, **PEN)
        + circle(0, 0, r - 0.6, fill="none", stroke="url(#gRim)", stroke_width=r * 0.05, opacity=0.75)
        + circle(0, 0, r - 0.5, fill="none", stroke=INK, stroke_width=r * 0.032)
    )


def gate(opened: bool) -> str:
    """The round gate of Paleo, 124 units across: a ring of stones, and within it the door."""
    r, inner = 62.0, 62 * 0.78
    if opened:
        light = (
            '<radialGradient id="gLight"><stop offset="0" stop-color="#fffbe0"/><stop offset=".34" stop-color="#ffe69a"/>'
            '<stop offset=".72" stop-color="#f2a43a"/><stop offset="1" stop-color="#8a3d10"/></radialGradient>'
        )
        leaf = "M-17-50A52 52 0 0 0-17 50C-23 30-25 18-25 0C-25-18-23-30-17-50Z"
        leaves = group(
            path(leaf, fill="#9a9080"), path(leaf, fill="#9a9080", transform="scale(-1 1)"), filter="url(#hewn)"
        )
        worn = "".join(
            "M{:.1f} {:.1f}L{:.1f} {:.1f}".format(*polar(way * a, 34), *polar(way * a, 42))
            for a in (61, 80, 100, 119)
            for way in (1, -1)
        )
        leaves += group(path(worn, stroke="#5f5140", stroke_width=3.6, **PEN), filter="url(#carved)", opacity=0.85)
        leaves += "".join(
            path(leaf, fill="none", stroke=INK, stroke_width=2.4, stroke_linejoin="round", transform=f"scale({way} 1)")
            for way in (1, -1)
        )
        beams = "".join(
            "M0 0L{:.1f} {:.1f}L{:.1f} {:.1f}Z".format(*polar(30 * i + 8, 46), *polar(30 * i + 19, 46))
            for i in range(12)
        )
        door = (
            light
            + f'<clipPath id="doorway">{circle(0, 0, inner)}</clipPath>'
            + group(
                circle(0, 0, inner, fill="url(#gLight)"),
                path(beams, fill="#fffbe0", opacity=0.3),
                leaves,
                circle(0, 0, 30, fill="#fff3b8", opacity=0.5, filter="url(#glow)"),
                clip_path="url(#doorway)",
            )
        )
        halo = circle(0, 0, inner, fill="none", stroke="#fff0b0", stroke_width=7, opacity=0.75, filter="url(#soft2)")
        return paving(r) + door + circle(0, 0, inner, fill="none", stroke=INK, stroke_width=2.2) + halo
    marks = group(
        path(spiral(20, 2.2, 0.4), stroke="#6b5c48", stroke_width=4, **PEN),
        circle(0, 0, 30, fill="none", stroke="#6b5c48", stroke_width=2.6),
        path(
            "".join("M{:.1f} {:.1f}L{:.1f} {:.1f}".format(*polar(a, 34), *polar(a, 41)) for a in range(15, 360, 30)),
            stroke="#6b5c48",
            stroke_width=3.4,
            **PEN,
        ),
        filter="url(#carved)",
        opacity=0.85,
    )
    return (
        paving(r)
        + group(circle(0, 0, inner, fill="#b5aa97"), filter="url(#hewn)")
        + path(f"M0-{inner:g}C-1.500-20 1.500 20 0 {inner:g}", stroke=INK, stroke_opacity=0.85, stroke_width=2.4, **PEN)
        + path(
            f"M2-{inner - 1:g}C.5-20 3.500 20 2 {inner - 1:g}",
            stroke="#fff",
            stroke_opacity=0.45,
            stroke_width=1.4,
            **PEN,
        )
        + marks
        + circle(0, 0, inner, fill="none", stroke=INK, stroke_width=2.6)
        + circle(0, 0, inner - 2.2, fill="none", stroke="url(#gRimIn)", stroke_width=3, opacity=0.8)
    )


# --- Keys: 72 x 72 units with the sign in the bow ---

KEY = 0.92  # their scale within their pieces, to leave room for the shadow

BOW = "M4.500 15.500V31.500Q4.500 33.500 2.500 33.500H-2.500Q-4.500 33.500-4.500 31.500V15.500A23.400 23.400 0 1 1 4.500 15.500Z"
BIT = "M4 20H12.500V25H8.500V27.500H12.500V32H4Z"
STAINS = {"spiral": "#c99a5b", "sun": "#d9a648", "fish": "#a9a06a", "leaf": "#bd9a4a"}


def key(name: str) -> str:
    """A key carved from wood, upright."""
    whole = BOW + BIT
    join = {"stroke_linejoin": "round"}
    return (
        path(whole, fill=SHADOW, opacity=0.5, transform="translate(2.200 3)", filter="url(#soft1)")
        + path(whole, fill="#5a3818", stroke=INK, stroke_width=2, transform="translate(.8 2.400)", **join)
        + path(whole, fill=INK, stroke=INK, stroke_width=2.4, **join)
        + group(path(whole, fill=STAINS[name]), filter="url(#wood)")
        + circle(0, -7.4, 18.4, fill="#f3dfae", opacity=0.42)
        + circle(0, -7.4, 18.6, fill="none", stroke="#6b451c", stroke_opacity=0.75, stroke_width=1.5)
        + group(group(sign(name, "#3c1d08", 5), transform="translate(0 -7.400) scale(.75)"), filter="url(#carved)")
        + path("M-21.600-12A22 22 0 0 1-6-28.400", stroke="#fff", stroke_opacity=0.8, stroke_width=2, **PEN)
    )


def slot() -> str:
    """The hollow in which a key lies, when the key has gone."""
    whole = BOW + BIT
    return (
        path(whole, fill="#fff", opacity=0.4, transform="translate(1.200 1.600)", stroke="#fff", stroke_width=2.4)
        + path(whole, fill="#24140a", stroke="#24140a", stroke_width=3, stroke_linejoin="round")
        + path(whole, fill="#4a2e18", transform="translate(1.800 2.400) scale(.94)", opacity=0.85)
        + circle(1, -6, 9, fill="#24140a", opacity=0.35)
        + path(whole, fill="none", stroke="#b98f52", stroke_opacity=0.75, stroke_width=1.5, stroke_linejoin="round")
    )
