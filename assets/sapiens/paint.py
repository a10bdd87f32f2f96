# ruff: noqa: E501 - filters are long
"""What the drawings of Sapiens share besides the hand: pigments, filters of its own, and shapes grown from a seed."""

import math
from random import Random

from assets.build.hand import SHADOW, circle, group, path

# Pigments
UMBER = "#3b1c0d"
OCHRE_RED = "#8e2a15"
CHALK = "#fdf0d0"
ROCK = "#9c9184"
SAND = "#d8ba66"
LEAVES = "#26391d"
SHELTER = "#1f4560"  # the ink of everything that counts shelter
FOOD = "#7a3f14"  # and food

# daub   paint put on with fingers: an unsteady outline, uneven colour, the rock showing through in specks
# rough  a painted ground: torn edges and blots
# tooth  only the fine grain of what is painted, alike at all edges, so squares meet without a seam
# blots  broad lights and darks in stone; to be faded out towards an edge
FILTERS = (
    "<defs>"
    '<filter id="daub" x="-.08" y="-.08" width="1.16" height="1.16" color-interpolation-filters="sRGB">'
    '<feTurbulence type="fractalNoise" baseFrequency=".14" numOctaves="2" seed="5"/><feColorMatrix values="1 0 0 0 0  0 1 0 0 0  0 0 1 0 0  0 0 0 0 1" result="n"/>'
    '<feDisplacementMap in="SourceGraphic" in2="n" scale="1.6" xChannelSelector="R" yChannelSelector="G" result="d"/>'
    '<feTurbulence type="fractalNoise" baseFrequency=".06" numOctaves="3" seed="17"/>'
    '<feColorMatrix values="1.5 0 0 0 -.25  1.5 0 0 0 -.25  1.5 0 0 0 -.25  0 0 0 0 1" result="b"/>'
    '<feBlend in="b" in2="d" mode="soft-light" result="w"/>'
    '<feTurbulence type="fractalNoise" baseFrequency=".36 .42" numOctaves="2" seed="9"/>'
    '<feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  6 0 0 0 -.72" result="holes"/>'
    '<feComposite in="w" in2="d" operator="in" result="p"/><feComposite in="p" in2="holes" operator="in"/></filter>'
    '<filter id="rough" x="-.06" y="-.06" width="1.12" height="1.12" color-interpolation-filters="sRGB">'
    '<feTurbulence type="fractalNoise" baseFrequency=".12" numOctaves="4" seed="64"/><feColorMatrix values="1 0 0 0 0  0 1 0 0 0  0 0 1 0 0  0 0 0 0 1" result="n"/>'
    '<feDisplacementMap in="SourceGraphic" in2="n" scale="2.8" xChannelSelector="R" yChannelSelector="G" result="t"/>'
    '<feTurbulence type="fractalNoise" baseFrequency=".03" numOctaves="4" seed="7"/>'
    '<feColorMatrix values="1.5 0 0 0 -.25  1.5 0 0 0 -.25  1.5 0 0 0 -.25  0 0 0 0 1" result="b"/>'
    '<feBlend in="b" in2="t" mode="soft-light" result="w"/>'
    '<feTurbulence type="fractalNoise" baseFrequency=".4" numOctaves="2" seed="4"/>'
    '<feDiffuseLighting surfaceScale="1.3" diffuseConstant=".62" lighting-color="#fff"><feDistantLight azimuth="225" elevation="54"/></feDiffuseLighting>'
    '<feBlend in2="w" mode="soft-light"/><feComposite in2="t" operator="in"/></filter>'
    '<filter id="tooth" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">'
    '<feTurbulence type="fractalNoise" baseFrequency=".3" numOctaves="2" seed="8"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0"/>'
    '<feDiffuseLighting surfaceScale="2.6" diffuseConstant=".64" lighting-color="#fff"><feDistantLight azimuth="225" elevation="52"/></feDiffuseLighting>'
    '<feBlend in2="SourceGraphic" mode="soft-light"/><feComposite in2="SourceAlpha" operator="in"/></filter>'
    '<filter id="blots" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">'
    '<feTurbulence type="fractalNoise" baseFrequency=".034" numOctaves="4" seed="12"/>'
    '<feColorMatrix values="2.2 0 0 0 -.6  2.2 0 0 0 -.6  2.2 0 0 0 -.6  0 0 0 0 1" result="b"/>'
    '<feBlend in="b" in2="SourceGraphic" mode="soft-light"/><feComposite in2="SourceAlpha" operator="in"/></filter>'
    '<filter id="crags" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">'
    '<feTurbulence type="fractalNoise" baseFrequency=".03" numOctaves="5" seed="31"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0"/>'
    '<feDiffuseLighting surfaceScale="12" diffuseConstant=".64" lighting-color="#fff"><feDistantLight azimuth="225" elevation="52"/></feDiffuseLighting>'
    '<feBlend in2="SourceGraphic" mode="hard-light" result="lit"/><feComposite in="lit" in2="SourceGraphic" operator="arithmetic" k2=".6" k3=".4"/>'
    '<feComposite in2="SourceAlpha" operator="in"/></filter>'
    '<filter id="blur5" x="-.3" y="-.3" width="1.6" height="1.6"><feGaussianBlur stdDeviation="5"/></filter>'
    "</defs>"
)


def pool(name: str, colour: str, opacity: float) -> str:
    """A gradient: light that lies on the rock behind a figure."""
    return (
        f'<radialGradient id="{name}"><stop offset="0" stop-color="{colour}" stop-opacity="{opacity:g}"/>'
        f'<stop offset="1" stop-color="{colour}" stop-opacity="0"/></radialGradient>'
    )


def blob(dice: Random, x: float, y: float, r: float, lobes: int = 9, rough: float = 0.12) -> str:
    """A closed outline of round lobes, as the d of a path: a tree's crown seen from above, a boulder, a pebble."""
    start = dice.uniform(0, 6.28)
    corners: list[tuple[float, float]] = []
    for i in range(lobes):
        a = start + 2 * math.pi * i / lobes + dice.uniform(-0.12, 0.12)
        far = r * dice.uniform(1 - rough, 1)
        corners.append((x + far * math.cos(a), y + far * math.sin(a)))
    d = f"M{corners[0][0]:.1f} {corners[0][1]:.1f}"
    for one, two in zip(corners, corners[1:] + corners[:1], strict=True):
        bow = math.dist(one, two) * dice.uniform(0.54, 0.66)
        d += f"A{bow:.1f} {bow:.1f} 0 0 1 {two[0]:.1f} {two[1]:.1f}"
    return d + "Z"


def stone(d: str, fill: str = "#b3a796", line: float = 1.5) -> str:
    """A boulder with its shadow and light."""
    return (
        path(d, fill=SHADOW, opacity=0.42, transform="translate(1.6 2.4)", filter="url(#soft1)")
        + path(d, fill=fill, stroke="#2b1a10", stroke_width=line)
        + path(d, fill="url(#gTL)")
    )


def peak(x: float, base: float, half: float, height: float, snow: float = 0.4) -> str:
    """A mountain: lit on the left, dark on the right, snow on top."""
    top = base - height
    s = snow * height

    def at(across: float, down: float) -> str:
        return f"{x + across * half:.1f} {top + down:.1f}"

    ridge = f"{at(0.1, 0.45 * height)}L{at(-0.06, 0.72 * height)}L{at(0.2, height)}"
    cap = f"M{at(0, 0)}L{at(-0.9 * snow, s)}L{at(-0.2, 1.2 * s)}L{at(-0.1, s)}L{at(0.1, 1.25 * s)}L{at(0.22, s)}L{at(0.9 * snow, 1.05 * s)}Z"
    return (
        path(f"M{at(-1, height)}L{at(0, 0)}L{at(1, height)}Z", fill=SHADOW, opacity=0.35, transform="translate(3 3)")
        + path(f"M{at(-1, height)}L{at(0, 0)}L{ridge}Z", fill="#b7a58c")
        + path(
            f"M{at(0, 0)}L{at(1, height)}L{ridge[ridge.rindex('L') + 1 :]}L{at(-0.06, 0.72 * height)}L{at(0.1, 0.45 * height)}Z",
            fill="#6a5a4b",
        )
        + path(cap, fill="#fbf6ea")
        + path(f"M{at(0, 0)}L{at(0.9 * snow, 1.05 * s)}L{at(0.22, s)}L{at(0.1, 1.25 * s)}Z", fill="#b9c4cf")
        + path(
            f"M{at(-0.55, 0.62 * height)}L{at(-0.42, 0.88 * height)}M{at(-0.3, 0.64 * height)}L{at(-0.2, 0.92 * height)}M{at(0.45, 0.6 * height)}L{at(0.5, 0.9 * height)}",
            stroke="#3a2c22",
            stroke_width=1.4,
            stroke_linecap="round",
            opacity=0.6,
        )
        + path(
            f"M{at(-1, height)}L{at(0, 0)}L{at(1, height)}",
            fill="none",
            stroke="#2b1a10",
            stroke_width=2.2,
            stroke_linejoin="round",
            stroke_linecap="round",
        )
    )


def spiral(r: float, turns: float = 2.1, start: float = 0.6) -> str:
    """A spiral round 0,0 as the d of a path."""
    steps = round(turns * 14)
    places = []
    for i in range(steps + 1):
        a, d = start + 2 * math.pi * turns * i / steps, r * (0.06 + 0.94 * i / steps)
        places.append(f"{d * math.cos(a):.1f} {d * math.sin(a):.1f}")
    return "M" + "L".join(places)


def bone_disc(r: float, ring: str = "", ink: str = "#2b1a10") -> str:
    """A disc of bone of so many units, with its thickness and shadow; perhaps with a coloured ring."""
    deep = max(2.4, r * 0.11)
    edge = circle(0, 0, r - r * 0.12, fill="none", stroke=ring, stroke_width=r * 0.15) if ring else ""
    return (
        circle(r * 0.08, deep * 1.5, r, fill=SHADOW, opacity=0.5, filter="url(#soft1)")
        + circle(0.6, deep, r, fill="#7d6238", stroke=ink, stroke_width=1)
        + circle(0, 0, r, fill="url(#gBone)", filter="url(#bone)")
        + edge
        + circle(0, 0, r, fill="none", stroke=ink, stroke_width=1.6)
        + path(
            f"M{-r * 0.87:.1f} {-r * 0.3:.1f}A{r * 0.92:.1f} {r * 0.92:.1f} 0 0 1 {-r * 0.2:.1f} {-r * 0.9:.1f}",
            fill="none",
            stroke="#fff",
            stroke_opacity=0.75,
            stroke_width=max(1.2, r * 0.07),
            stroke_linecap="round",
        )
    )


def hand_print(colour: str) -> str:
    """A left hand with its fingers spread, about 40 units high."""
    fingers = "M-9 2L-14-13M-3-3L-4.500-20M4-3L6-19M10 1L16-13"
    return group(
        path("M-12 2C-10-4 9-5 12 1C15 8 10 17 8 22H-7C-9 17-15 9-12 2Z", fill=colour),
        path(fingers, stroke=colour, stroke_width=6.4, stroke_linecap="round"),
        path("M10 12C15 11 19 7 22 3", fill="none", stroke=colour, stroke_width=6, stroke_linecap="round"),
    )
