# ruff: noqa: E501 - filters are long
"""What the drawings of TerriStories share besides the hand: its palette, filters of its own, ink, and wood."""

from random import Random
from typing import Any

from assets.build.hand import BONE, INK, PAPER, SHADOW, circle, ellipse, group, path, shape
from assets.rahan.paint import Place, blob, mixed, polar, polygon, smooth

__all__ = ["BONE", "INK", "PAPER", "SHADOW", "Place", "blob", "mixed", "polar", "polygon", "smooth"]

PEN: dict[str, Any] = {"fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round"}

# The colony
FIELD, MEADOW, WHEAT, TILLED = "#7fa648", "#a9bf56", "#e3b94a", "#d98f3f"
CANAL, WATER, DEEP = "#4aa3b5", "#3f93a8", "#26687f"
DOME, DOME_SHADE, GLASS, GLASS_LIT = "#f4efe0", "#c9b58f", "#7cc4c8", "#d9f3ee"
LEAF, LEAF_LIT, LEAF_DARK = "#4f8a3c", "#8dbb55", "#2f5a2c"
ROCK, SNOW, CRACK, BEECH = "#a89b90", "#fbf7ee", "#3a1c10", "#ecc98c"
BRASS, BRASS_LIT, BRASS_DARK = "#d9a441", "#ffe7a0", "#8f6318"
SIGNAL, FLAME = "#d8432b", "#f59a36"
STEEL, STEEL_LIT = "#a7b1b3", "#e2e8e6"

# The four roles in their order: colour, light and dark of it, the seat's shape, and what is written on it.
ROLES: tuple[tuple[str, str, str, str, str], ...] = (
    ("#c2392b", "#e8705c", "#7c1d14", "triangle", BONE),
    ("#2b62a8", "#6ea2dd", "#163a6b", "circle", BONE),
    ("#f2bc3b", "#ffe08a", "#a87a12", "diamond", "#33200f"),
    ("#58b08a", "#9fdcbf", "#2a6b50", "square", "#33200f"),
)

# wash    painted ground: broad blots and fine tooth, its edge a little unsteady
# cut     a thin paper rim round what is drawn, shaded below: it stands off dark grounds and light ones
FILTERS = (
    "<defs>"
    '<filter id="wash" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">'
    '<feTurbulence type="fractalNoise" baseFrequency=".03" numOctaves="4" seed="7"/>'
    '<feColorMatrix values="1.4 0 0 0 -.2  1.4 0 0 0 -.2  1.4 0 0 0 -.2  0 0 0 0 1" result="b"/>'
    '<feBlend in="b" in2="SourceGraphic" mode="soft-light" result="w"/>'
    '<feTurbulence type="fractalNoise" baseFrequency=".42" numOctaves="2" seed="4"/>'
    '<feDiffuseLighting surfaceScale="1.1" diffuseConstant=".62" lighting-color="#fff"><feDistantLight azimuth="225" elevation="54"/></feDiffuseLighting>'
    '<feBlend in2="w" mode="soft-light"/><feComposite in2="SourceAlpha" operator="in"/></filter>'
    '<filter id="cut" x="-.25" y="-.25" width="1.5" height="1.5" color-interpolation-filters="sRGB">'
    '<feGaussianBlur in="SourceAlpha" stdDeviation="1.9"/>'
    '<feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 14 -1.6" result="m"/>'
    '<feOffset in="m" dx="1" dy="1.6" result="m2"/>'
    '<feFlood flood-color="#8f7346"/><feComposite in2="m2" operator="in" result="side"/>'
    '<feFlood flood-color="#f6ead0"/><feComposite in2="m" operator="in" result="card"/>'
    '<feMerge><feMergeNode in="side"/><feMergeNode in="card"/><feMergeNode in="SourceGraphic"/></feMerge></filter>'
    '<filter id="blur5" x="-.4" y="-.4" width="1.8" height="1.8"><feGaussianBlur stdDeviation="5"/></filter>'
    "</defs>"
)


def inked(*parts: str, width: float = 2.6) -> str:
    """Parts outlined by the brush."""
    return group(
        *parts, filter="url(#hand)", stroke=INK, stroke_width=width, stroke_linejoin="round", stroke_linecap="round"
    )


def cut(*parts: str) -> str:
    """Parts on a thin rim of paper."""
    return group(*parts, filter="url(#cut)")


def flat(d: str, fill: str, **attributes: object) -> str:
    """A field of colour without an outline."""
    return path(d, fill=fill, stroke="none", **attributes)


def line(d: str, colour: str, width: float, **attributes: object) -> str:
    return path(d, stroke=colour, stroke_width=width, **PEN, **attributes)


def shade(d: str, across: float = 2, down: float = 3.5, opacity: float = 0.5, blur: str = "soft1") -> str:
    return path(d, fill=SHADOW, opacity=opacity, transform=f"translate({across:g} {down:g})", filter=f"url(#{blur})")


def shadow(x: float, y: float, rx: float, ry: float, opacity: float = 0.45) -> str:
    """What stands on the ground darkens it."""
    return ellipse(x, y, rx, ry, fill=SHADOW, opacity=opacity, filter="url(#soft1)")


def octagon(half: float) -> str:
    """A regular octagon, flat sides up, down, left and right, as the d of a path."""
    k = half * 0.41421
    return polygon([(-k, -half), (k, -half), (half, -k), (half, k), (k, half), (-k, half), (-half, k), (-half, -k)])


def sign(role: int, size: float, fill: str = "", **attributes: object) -> str:
    """The shape of a role's seat."""
    _, _, _, kind, ink = ROLES[role]
    return path(shape(kind, size), fill=fill or ink, **attributes)


def disc(r: float, fill: str, lit: str, dark: str) -> str:
    """A flat round token of painted wood: shadow, side, face, rim light."""
    return (
        circle(1.8, 3.6, r, fill=SHADOW, opacity=0.5, filter="url(#soft1)")
        + circle(0.9, 2.2, r, fill=dark)
        + group(circle(0, 0, r, fill=fill), filter="url(#wood)")
        + circle(0, 0, r, fill="none", stroke=INK, stroke_width=2)
        + line(f"M{-r + 2:.1f} 2A{r - 2:.1f} {r - 2:.1f} 0 0 1 3 {-r + 2:.1f}", lit, 1.6, opacity=0.85)
    )


def cracks(dice: Random, half: float, cell: float, kept: float = 0.9, rough: float = 0.3) -> str:
    """Earth that has dried: the seams between its plates, as the d of a path. Plates are hexagons that were pushed."""
    moved: dict[tuple[int, int], Place] = {}
    wide, high = cell * 0.866, cell * 1.5

    def corner(x: float, y: float) -> Place:
        key = (round(x), round(y))
        if key not in moved:
            push = cell * rough
            moved[key] = (x + dice.uniform(-push, push), y + dice.uniform(-push, push))
        return moved[key]

    d = ""
    for row in range(-int(half / high) - 2, int(half / high) + 3):
        for column in range(-int(half / wide / 2) - 2, int(half / wide / 2) + 3):
            x, y = column * 2 * wide + (row % 2) * wide, row * high
            top, right, low = corner(x, y - cell), corner(x + wide, y - cell / 2), corner(x + wide, y + cell / 2)
            left = corner(x - wide, y - cell / 2)
            for a, b in ((left, top), (top, right), (right, low)):
                if dice.random() < kept:
                    mx, my = (a[0] + b[0]) / 2 + dice.uniform(-2, 2), (a[1] + b[1]) / 2 + dice.uniform(-2, 2)
                    d += f"M{a[0]:.1f} {a[1]:.1f}L{mx:.1f} {my:.1f}L{b[0]:.1f} {b[1]:.1f}"
    return d
