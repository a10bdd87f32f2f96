# ruff: noqa: E501 - filters are long
"""What the drawings of Rahan share besides the hand: bold ink, two tones and a light a colour, filters of its own."""

import math
from collections.abc import Sequence
from random import Random
from typing import Any

from assets.build.hand import SHADOW, circle, ellipse, group, path

INK = "#21130b"  # of comics: a little darker than the house's
BONE = "#f5e8c9"
FANG = "#fffaf0"
PEN: dict[str, Any] = {"fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round"}

Place = tuple[float, float]

# ground   painted ground: broad blots and fine grain, its edge a little unsteady
# wash     blots only, for what lies on the ground
# calm     the same, broad and soft
# slab     hewn stone, softly lit
FILTERS = (
    "<defs>"
    '<filter id="ground" x="-.04" y="-.04" width="1.08" height="1.08" color-interpolation-filters="sRGB">'
    '<feTurbulence type="fractalNoise" baseFrequency=".05" numOctaves="4" seed="33"/><feColorMatrix values="1 0 0 0 0  0 1 0 0 0  0 0 1 0 0  0 0 0 0 1" result="n"/>'
    '<feDisplacementMap in="SourceGraphic" in2="n" scale="2.4" xChannelSelector="R" yChannelSelector="G" result="t"/>'
    '<feTurbulence type="fractalNoise" baseFrequency=".02" numOctaves="4" seed="7"/>'
    '<feColorMatrix values="1.3 0 0 0 -.15  1.3 0 0 0 -.15  1.3 0 0 0 -.15  0 0 0 0 1" result="b"/>'
    '<feBlend in="b" in2="t" mode="soft-light" result="w"/>'
    '<feTurbulence type="fractalNoise" baseFrequency=".35" numOctaves="1" seed="4"/>'
    '<feDiffuseLighting surfaceScale=".8" diffuseConstant=".62" lighting-color="#fff"><feDistantLight azimuth="225" elevation="54"/></feDiffuseLighting>'
    '<feBlend in2="w" mode="soft-light"/><feComposite in2="t" operator="in"/></filter>'
    '<filter id="wash" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">'
    '<feTurbulence type="fractalNoise" baseFrequency=".03" numOctaves="3" seed="12"/>'
    '<feColorMatrix values="1.2 0 0 0 -.1  1.2 0 0 0 -.1  1.2 0 0 0 -.1  0 0 0 0 1" result="b"/>'
    '<feBlend in="b" in2="SourceGraphic" mode="soft-light"/><feComposite in2="SourceAlpha" operator="in"/></filter>'
    '<filter id="calm" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">'
    '<feTurbulence type="fractalNoise" baseFrequency=".011" numOctaves="1" seed="12"/>'
    '<feColorMatrix values="1.6 0 0 0 -.3  1.6 0 0 0 -.3  1.6 0 0 0 -.3  0 0 0 0 1" result="b"/>'
    '<feBlend in="b" in2="SourceGraphic" mode="soft-light"/><feComposite in2="SourceAlpha" operator="in"/></filter>'
    '<filter id="slab" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">'
    '<feTurbulence type="fractalNoise" baseFrequency=".07" numOctaves="4" seed="31"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0"/>'
    '<feDiffuseLighting surfaceScale="3.4" diffuseConstant=".64" lighting-color="#fff"><feDistantLight azimuth="225" elevation="52"/></feDiffuseLighting>'
    '<feBlend in2="SourceGraphic" mode="soft-light"/><feComposite in2="SourceAlpha" operator="in"/></filter>'
    '<filter id="lying" x="-.2" y="-.2" width="1.4" height="1.4"><feGaussianBlur in="SourceAlpha" stdDeviation="3"/><feOffset dx="5" dy="9"/>'
    '<feColorMatrix values="0 0 0 0 .08  0 0 0 0 .04  0 0 0 0 .01  0 0 0 .5 0"/></filter>'
    '<filter id="print" x="-.1" y="-.1" width="1.2" height="1.2"><feColorMatrix values="0 0 0 0 .16  0 0 0 0 .09  0 0 0 0 .05  0 0 0 1 0"/></filter>'
    '<filter id="ochre" x="-.1" y="-.1" width="1.2" height="1.2"><feColorMatrix values="0 0 0 0 .5  0 0 0 0 .14  0 0 0 0 .07  0 0 0 1 0"/></filter>'
    '<filter id="far" x="-.5" y="-.5" width="2" height="2"><feGaussianBlur stdDeviation="6"/></filter>'
    "</defs>"
)


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
        if closed:
            before, here, there, beyond = (places[(i + step) % count] for step in (-1, 0, 1, 2))
        else:
            before, here, there, beyond = (places[min(max(i + step, 0), count - 1)] for step in (-1, 0, 1, 2))
        one = here[0] + (there[0] - before[0]) / 6, here[1] + (there[1] - before[1]) / 6
        two = there[0] - (beyond[0] - here[0]) / 6, there[1] - (beyond[1] - here[1]) / 6
        d += f"C{one[0]:.1f} {one[1]:.1f} {two[0]:.1f} {two[1]:.1f} {there[0]:.1f} {there[1]:.1f}"
    return d + ("Z" if closed else "")


def blob(dice: Random, x: float, y: float, r: float, corners: int = 9, rough: float = 0.14, flat: float = 1) -> str:
    """An uneven round outline."""
    places = [
        polar(360 * i / corners + dice.uniform(-9, 9), r * dice.uniform(1 - rough, 1 + rough)) for i in range(corners)
    ]
    return smooth([(x + a, y + b * flat) for a, b in places])


def mixed(dark: str, light: str, share: float) -> str:
    """A colour between two."""
    share = min(1, max(0, share))
    both = ((int(dark[i : i + 2], 16), int(light[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in both)


# --- Ink ---


def inked(*parts: str, width: float = 4) -> str:
    """Parts outlined by a bold brush."""
    return group(
        *parts, filter="url(#hand)", stroke=INK, stroke_width=width, stroke_linejoin="round", stroke_linecap="round"
    )


def flat(d: str, fill: str, **attributes: object) -> str:
    """A field of colour without an outline."""
    return path(d, fill=fill, stroke="none", **attributes)


def line(d: str, colour: str, width: float) -> str:
    return path(d, stroke=colour, stroke_width=width, fill="none")


def mark(d: str, width: float = 4) -> str:
    """A stroke of ink."""
    return path(d, stroke_width=width, fill="none")


def limb(d: str, colour: str, width: float, ink: float = 7) -> str:
    """An arm or a leg along a line: ink below, skin above."""
    return path(d, stroke_width=width + ink, fill="none") + path(d, stroke=colour, stroke_width=width, fill="none")


def eye(x: float, y: float, r: float, look: Place = (0, 0), hit: bool = False, white: str = FANG) -> str:
    """An eye that looks somewhere; or two crossed strokes, when its owner sees stars."""
    if hit:
        s = r * 0.8
        cross = f"M{x - s:.1f} {y - s:.1f}L{x + s:.1f} {y + s:.1f}M{x + s:.1f} {y - s:.1f}L{x - s:.1f} {y + s:.1f}"
        return circle(x, y, r * 1.25, fill=white, stroke_width=2.4) + path(cross, stroke_width=r * 0.5 + 1, fill="none")
    return ellipse(x, y, r * 1.05, r, fill=white, stroke_width=2.6) + circle(
        x + look[0], y + look[1], r * 0.54, fill=INK, stroke="none"
    )


def stars(places: Sequence[tuple[float, float, float]]) -> str:
    """What one sees who was hit."""
    d = "".join(
        polygon([polar(36 * i, (s if i % 2 == 0 else s * 0.45), x, y) for i in range(10)]) for x, y, s in places
    )
    return path(d, fill="#ffd84a", stroke=INK, stroke_width=2.6, stroke_linejoin="round")


def burst(points: int, far: float, near: float, seed: int = 1, flat_: float = 1) -> str:
    """A comic's star of a blow, as the d of a path."""
    dice = Random(seed)
    return polygon(
        [
            (x, y * flat_)
            for x, y in (
                polar(
                    180 * i / points, (far * dice.uniform(0.84, 1.08)) if i % 2 == 0 else near * dice.uniform(0.9, 1.08)
                )
                for i in range(2 * points)
            )
        ]
    )


def shade(d: str, across: float = 2, down: float = 3.5, opacity: float = 0.5, blur: str = "soft1") -> str:
    return path(d, fill=SHADOW, opacity=opacity, transform=f"translate({across:g} {down:g})", filter=f"url(#{blur})")
