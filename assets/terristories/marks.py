# ruff: noqa: E501 - the outlines of drawings are long
"""What lies on lands besides tokens: plates for numbers, places for zones, what may be done; and the sky behind."""

from random import Random

from assets.build.hand import BONE, INK, SHADOW, circle, group, moved, path, rect
from assets.terristories.paint import (
    PEN,
    line,
    octagon,
)

HALF = 95.0  # units from the middle of a land to its sides
RED = "#b3301c"


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
        + path("M356 21A13 13 0 0 1 356 47A17 17 0 0 0 356 21Z", fill="#b9a678")
        + circle(350, 31, 2.4, fill="#cdb98c")
        + circle(354, 40, 1.6, fill="#cdb98c")
        + circle(34, 366, 8, fill="#c9d6d2")
        + path("M34 358A8 8 0 0 1 34 374A11 11 0 0 0 34 358Z", fill="#93a5a8")
    )
