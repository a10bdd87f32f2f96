# ruff: noqa: E501 - the outlines of drawings are long
"""What grows and lies in the valley: drawn as it stands there, in millimetres of the board, foot on 0,0.

All of it is low or thin, and none of it stands in rows: nothing here may look like a wall.
"""

import itertools
import math
from random import Random

from assets.build.hand import SHADOW, circle, ellipse, group, moved, path
from assets.rahan.paint import INK, PEN, Place, blob, polar, polygon, smooth

LINE = {"stroke": INK, "stroke_width": 1.15, "stroke_linejoin": "round", "stroke_linecap": "round"}


def foot(rx: float, ry: float = 0, x: float = 1.2) -> str:
    """The soft shadow at the foot of something."""
    return ellipse(x, 0.4, rx, ry or rx * 0.32, fill=SHADOW, opacity=0.28)


def tuft(x: float, y: float, s: float = 1, colours: tuple[str, str] = ("#7f9a3a", "#c5d46a")) -> str:
    d = "M-5 0C-6-3-7-5-8-7C-5-5-4-4-3 0C-3.500-5-2.500-9-.5-12C.5-8 .2-4 0 0C1-5 3-8 6-10C5-6 4-3 3.500 0Z"
    return moved(
        x,
        y,
        path(d, fill=colours[0], stroke=INK, stroke_width=0.9, stroke_linejoin="round"),
        path(
            "M-4.500-1.500L-6-4.500M-1.300-2.500C-1.600-5-1-7-.6-9M3-2.500L4.300-6",
            stroke=colours[1],
            stroke_width=0.9,
            **PEN,
        ),
        scale=s,
    )


def grass(x: float, y: float, s: float = 1) -> str:
    """High dry grass, in the wind."""
    d = "M-6 0C-7-5-10-9-13-11C-9-11-6-9-4.500-5C-5-10-6-15-4-19C-2-15-1-10-1-5C0-11 3-16 8-19C6-14 4-10 3.500-5C5-9 9-12 13-12C10-9 8-5 7 0Z"
    return moved(
        x,
        y,
        foot(8),
        path(d, fill="#d9a93c", **LINE),
        path(
            "M-3.500-3C-3.800-8-4-12-3.800-15M1.500-4C2-9 4-13 6-16M6-3C7-6 9-9 11-10.500M-5.500-3C-7-6-8-8-10-9.500",
            stroke="#fff0b0",
            stroke_width=0.9,
            **PEN,
        ),
        scale=s,
    )


CROWNS = (("#4f7f3a", "#7faa4c", "#2f5528"), ("#3f7048", "#6d9c62", "#264a32"), ("#66893a", "#98b455", "#3f5c24"))


def tree(x: float, y: float, s: float = 1, kind: int = 0, seed: int = 1) -> str:
    """A round tree with its trunk; its crown is light where the sun comes from."""
    body, lit, dark = CROWNS[kind % 3]
    dice = Random(seed)
    crown = "M-11-9C-16-11-16-18-11.500-20C-12-26-4-29 0-25.500C5-29 12-26 11.500-20C16-18 16-11 11-9C8-6 3-6 0-8C-3-6-8-6-11-9Z"
    dots = "".join(f"M{dice.uniform(-8, 7):.1f} {dice.uniform(-20, -12):.1f}q1.500-1.600 3 0" for _ in range(4))
    return moved(
        x,
        y,
        foot(11, 3.6),
        path("M-2.600 0.500C-1.800-3-1.600-6-2-9H2.400C2-6 2.400-3 3.400 .5Z", fill="#7a4c28", **LINE),
        path(crown, fill=body, **LINE),
        path("M11-9C8-6 3-6 0-8C-3-6-8-6-11-9C-4-9.500 8-10 11.500-20C16-18 16-11 11-9Z", fill=dark, opacity=0.75),
        path(
            "M-11.500-16C-11.500-20-9-20.500-7.500-21C-7-25-2-26 0-23.500C-4-22-5-19-6-17C-9-18-11-17-11.500-16Z",
            fill=lit,
        ),
        path(dots, stroke=dark, stroke_width=1, **PEN),
        path(crown, fill="none", **LINE),
        scale=s,
    )


def fern(x: float, y: float, s: float = 1) -> str:
    d = "M0 0C-2-5-6-8-11-8M0 0C-1-6-3-11-7-14M0 0C0-6 2-11 6-14M0 0C2-5 6-8 11-8"
    return moved(
        x,
        y,
        foot(7),
        path(d, stroke=INK, stroke_width=4, **PEN),
        path(d, stroke="#6f9a3e", stroke_width=2.2, **PEN),
        path("M-2-5C-3-8-4-10-6-12M2-5C3-8 4-10 5.500-12", stroke="#b7d26a", stroke_width=0.8, **PEN),
        scale=s,
    )


def mushroom(x: float, y: float, s: float = 1) -> str:
    return moved(
        x,
        y,
        foot(4),
        path("M-1.500 0C-1-2-1-3-1.500-5H1.500C1.300-3 1.300-2 1.800 0Z", fill="#f5e8c9", **LINE),
        path("M-5-4.500C-5-9-2-11 0-11S5-9 5-4.500C2-3.500-2-3.500-5-4.500Z", fill="#c2392b", **LINE),
        circle(-2, -7, 0.9, fill="#fffaf0"),
        circle(1.500, -8.400, 0.8, fill="#fffaf0"),
        circle(2.600, -5.800, 0.8, fill="#fffaf0"),
        scale=s,
    )


def flowers(dice: Random, x: float, y: float, colour: str, count: int = 4, wide: float = 9) -> str:
    made = ""
    for _ in range(count):
        a, b = x + dice.uniform(-wide, wide), y + dice.uniform(-wide * 0.6, wide * 0.6)
        made += (
            path(f"M{a:.1f} {b:.1f}v3", stroke="#55752a", stroke_width=0.9, **PEN)
            + circle(round(a, 1), round(b, 1), 1.5, fill=colour, stroke=INK, stroke_width=0.6)
            + circle(round(a, 1), round(b, 1), 0.5, fill="#ffe28a")
        )
    return made


def stone(
    x: float, y: float, r: float, seed: int, colours: tuple[str, str, str] = ("#a99c8a", "#d3c8b4", "#73685a")
) -> str:
    """A low rock of facets: lit from the upper left."""
    dice = Random(seed)
    corners = [polar(51.4 * i + dice.uniform(-14, 14), r * dice.uniform(0.84, 1.12)) for i in range(7)]
    outline = [(a, b * 0.72) for a, b in corners]
    top = [(a * 0.56 - r * 0.1, b * 0.34 - r * 0.22) for a, b in corners]
    body, lit, dark = colours
    low = [*outline[2:5], *reversed(top[2:5])]
    return moved(
        x,
        y,
        ellipse(r * 0.14, r * 0.34, r * 1.06, r * 0.62, fill=SHADOW, opacity=0.28),
        path(polygon(outline), fill=body),
        path(polygon(low), fill=dark),
        path(polygon(top), fill=lit),
        path(polygon(outline), fill="none", **LINE),
        path(
            "M" + "L".join(f"{a:.1f} {b:.1f}" for a, b in top[4:7]),
            stroke="#fff",
            stroke_opacity=0.7,
            stroke_width=0.8,
            **PEN,
        ),
        path(
            f"M{top[2][0]:.1f} {top[2][1]:.1f}L{outline[2][0]:.1f} {outline[2][1]:.1f}M{top[4][0]:.1f} {top[4][1]:.1f}L{outline[4][0]:.1f} {outline[4][1]:.1f}",
            stroke=INK,
            stroke_opacity=0.6,
            stroke_width=0.7,
            **PEN,
        ),
    )


def reeds(x: float, y: float, s: float = 1) -> str:
    d = "M-4 0C-4-6-5-11-7-15M0 0V-18M3.500 0C4-6 5-10 8-14"
    return moved(
        x,
        y,
        path(d, stroke=INK, stroke_width=3, **PEN),
        path(d, stroke="#7d9a3c", stroke_width=1.5, **PEN),
        path("M0-12V-17M-5.800-11L-6.800-14.500", stroke=INK, stroke_width=4.4, **PEN),
        path("M0-12V-17M-5.800-11L-6.800-14.500", stroke="#8a4a22", stroke_width=2.6, **PEN),
        scale=s,
    )


def lily(x: float, y: float, s: float = 1, bloom: bool = False) -> str:
    return moved(
        x,
        y,
        path(
            "M0 0L6-2C5-5 0-6-4-4.500C-8-3-7 2-3 3.500C1 5 6 3 6.500 0Z",
            fill="#6fa14a",
            stroke=INK,
            stroke_width=0.9,
            stroke_linejoin="round",
        ),
        path("M-5 0C-4-2-2-3 0-3.500", stroke="#b9d97c", stroke_width=0.9, **PEN),
        (
            path(
                "M0-1C-3-2-3-5-2-6C0-5 0-4 0-3C0-5 2-6 3-6.500C4-4 3-2 0-1Z",
                fill="#f6c0c8",
                stroke=INK,
                stroke_width=0.7,
            )
            if bloom
            else ""
        ),
        scale=s,
    )


def ripples(places: list[tuple[float, float, float]]) -> str:
    d = "".join(f"M{x - w / 2:.1f} {y:.1f}q{w / 4:.1f}-2.200 {w / 2:.1f} 0t{w / 2:.1f} 0" for x, y, w in places)
    return path(d, stroke="#eefaf6", stroke_opacity=0.8, stroke_width=1.2, **PEN)


FLAME = "M0 0C-8 0-10-7-7-12C-6-10-5-9-4-8.500C-6-15-2-20 1-24C1-19 5-17 6-12C7-13 7.500-15 7.500-16C10-11 10-3 4 0Z"


def flame(x: float, y: float, s: float = 1) -> str:
    return moved(
        x,
        y,
        path(FLAME, fill="#d8421b", **LINE),
        path(
            "M0-.6C-5-.6-6-5-4.500-8C-3-6-2-5-1-5C-2-10 0-13 1-16C2-12 5-10 4.500-5C5-6 5.500-7 5.500-8C7-5 6-1.500 3-.6Z",
            fill="#f79a2b",
        ),
        path("M.2-.6C-2.500-.8-3-3.500-1.500-6C0-5 1-7 1-8C3-6 4-2 2-.6Z", fill="#ffe28a"),
        scale=s,
    )


def puff(x: float, y: float, r: float, seed: int, fill: str = "#b9aca4", dark: str = "#8d8078") -> str:
    """A ball of smoke."""
    dice = Random(seed)
    n = 7
    d, places = "", [polar(360 * i / n + dice.uniform(-10, 10), r * dice.uniform(0.75, 0.95), x, y) for i in range(n)]
    for i, (a, b) in enumerate(places):
        c, e = places[(i + 1) % n]
        bow = math.dist((a, b), (c, e)) * 0.58
        d += (f"M{a:.1f} {b:.1f}" if i == 0 else "") + f"A{bow:.1f} {bow:.1f} 0 0 1 {c:.1f} {e:.1f}"
    return (
        path(d + "Z", fill=fill, **LINE)
        + path(blob(dice, x + r * 0.2, y + r * 0.28, r * 0.62), fill=dark, opacity=0.4)
        + path(
            f"M{x - r * 0.62:.1f} {y - r * 0.1:.1f}C{x - r * 0.6:.1f} {y - r * 0.5:.1f} {x - r * 0.2:.1f} {y - r * 0.7:.1f} {x + r * 0.1:.1f} {y - r * 0.64:.1f}",
            stroke="#fff",
            stroke_opacity=0.6,
            stroke_width=1.2,
            **PEN,
        )
    )


def bones(x: float, y: float, s: float = 1, turn: float = 0) -> str:
    """A skull with horns and a rib or two."""
    return moved(
        x,
        y,
        foot(9, 3),
        path(
            "M-4-9C-9-9-13-13-13-18C-9-15-6-14-3-13.500H3C6-14 9-15 13-18C13-13 9-9 4-9L3-2C2 0-2 0-3-2Z",
            fill="#f5e8c9",
            **LINE,
        ),
        path("M-2.600-9.500L-.8-8L-2.800-7ZM2.600-9.500L.8-8L2.800-7Z", fill=INK),
        path("M-1-3V-1.500M1-3V-1.500", stroke=INK, stroke_width=0.8, **PEN),
        turn=turn,
        scale=s,
    )


def acacia(x: float, y: float, s: float = 1) -> str:
    """A flat tree of the plain."""
    crown = "M-17-19C-19-23-13-26-8-25C-5-29 5-29 8-26C14-27 19-23 17-19C10-16.500-10-16.500-17-19Z"
    return moved(
        x,
        y,
        foot(10, 3),
        path("M-1 0C0-6-4-11-9-17M1.500 0C1-7 4-12 9-17M-.5-6C0-10 0-14 0-18", stroke=INK, stroke_width=4, **PEN),
        path(
            "M-1 0C0-6-4-11-9-17M1.500 0C1-7 4-12 9-17M-.5-6C0-10 0-14 0-18", stroke="#8a5a30", stroke_width=1.8, **PEN
        ),
        path(crown, fill="#8f9a3a", **LINE),
        path("M17-19C10-16.500-10-16.500-17-19C-6-19 8-20 13-25C17-25 18.500-22 17-19Z", fill="#5f6a24", opacity=0.8),
        path("M-14-21C-12-24-9-23.500-7-23C-5-26 0-27 3-26", stroke="#d3da7a", stroke_width=1.3, **PEN),
        path(crown, fill="none", **LINE),
        scale=s,
    )


def nest(x: float, y: float, s: float = 1) -> str:
    return moved(
        x,
        y,
        foot(9, 3.4),
        ellipse(-2.500, -4.500, 2.600, 3.200, fill="#d6ecec", **LINE),
        ellipse(2.600, -4.500, 2.600, 3.200, fill="#d6ecec", **LINE),
        path("M-8-4C-8 1-4 2 0 2S8 1 8-4C4-1.500-4-1.500-8-4Z", fill="#a9743c", **LINE),
        path("M-6-1L0 .5M-2-1.500L5-.5M2 1L7-2M-7-2.500L-3 1", stroke="#5c3a1a", stroke_width=0.8, **PEN),
        scale=s,
    )


def butterfly(x: float, y: float, colour: str, turn: float = 0) -> str:
    return moved(
        x,
        y,
        path(
            "M0 0C-2-5-7-5-6-1C-6 1-3 1 0 0C-3 1-5 4-3 5C-1 5 0 2 0 0C0 2 1 5 3 5C5 4 3 1 0 0C3 1 6 1 6-1C7-5 2-5 0 0Z",
            fill=colour,
            stroke=INK,
            stroke_width=0.8,
            stroke_linejoin="round",
        ),
        path("M0-1.500V3M0-1.500L-1.500-4M0-1.500L1.500-4", stroke=INK, stroke_width=0.8, **PEN),
        turn=turn,
    )


def steps(places: list[Place], colour: str, opacity: float = 0.5, every: float = 9) -> str:
    """A trail of footprints along a line of places."""
    made, side, rest = "", 1, 0.0
    for (x1, y1), (x2, y2) in itertools.pairwise(places):
        long = math.dist((x1, y1), (x2, y2))
        turn = math.degrees(math.atan2(y2 - y1, x2 - x1)) + 90
        at = rest
        while at < long:
            x, y = x1 + (x2 - x1) * at / long, y1 + (y2 - y1) * at / long
            made += moved(
                round(x, 1), round(y, 1), ellipse(2.2 * side, 0, 1.3, 2.3), circle(2.2 * side, -3.4, 0.8), turn=turn
            )
            side, at = -side, at + every
        rest = at - long
    return group(made, fill=colour, opacity=opacity)


def path_line(places: list[Place]) -> str:
    return smooth(places, closed=False)


def log(x: float, y: float, s: float = 1) -> str:
    """A fallen trunk with moss and a mushroom."""
    return moved(
        x,
        y,
        foot(17, 4),
        path("M-16-8C-18-4-17 0-15 1L12 3C15 2 16-4 13-7Z", fill="#8a5a30", **LINE),
        path("M-12-4H2M-6-1H8M5-5H10", stroke="#5c3a1a", stroke_width=0.9, **PEN),
        path(
            "M-14-8C-10-11-6-8-4-10C0-11 2-8 5-8L4-6C0-5-4-7-8-5C-11-4-13-6-14-8Z",
            fill="#7fa14a",
            stroke=INK,
            stroke_width=0.9,
        ),
        ellipse(13, -2, 3, 5, fill="#e0b47c", **LINE),
        ellipse(13, -2, 1.2, 2.4, fill="none", stroke="#8a5a30", stroke_width=0.8),
        scale=s,
    )


def ribs(x: float, y: float, s: float = 1) -> str:
    """What is left of a mammoth."""
    d = "M-16 0C-20-10-16-18-8-20M-6 1C-10-9-7-18 1-20M4 1C0-8 3-16 9-18M13 1C10-6 12-12 17-14"
    return moved(
        x,
        y,
        foot(20, 4),
        path(d, stroke=INK, stroke_width=4.4, **PEN),
        path(d, stroke="#f5e8c9", stroke_width=2.2, **PEN),
        path("M-20 2C-10 4 8 4 20 1", stroke=INK, stroke_width=5, **PEN),
        path("M-20 2C-10 4 8 4 20 1", stroke="#e6d3a6", stroke_width=2.8, **PEN),
        scale=s,
    )


def frog(x: float, y: float, s: float = 1) -> str:
    return moved(
        x,
        y,
        path("M-6 0C-8-3-5-5-4-4C-4-8 4-8 4-4C5-5 8-3 6 0C3 1-3 1-6 0Z", fill="#7fb03c", **LINE),
        circle(-2.600, -6.600, 1.8, fill="#fffaf0", **LINE),
        circle(2.600, -6.600, 1.8, fill="#fffaf0", **LINE),
        circle(-2.600, -6.600, 0.6, fill=INK),
        circle(2.600, -6.600, 0.6, fill=INK),
        path("M-2.600-2.800C-1-1.800 1-1.800 2.600-2.800", stroke=INK, stroke_width=0.8, **PEN),
        scale=s,
    )


def lizard(x: float, y: float, turn: float = 0, s: float = 1) -> str:
    body = "M-13 4C-10 0-6 3-3 1C0-1 5-1 8-2C10-3.500 13-2 13 0C13 2 10 2.500 8 1.500C5 3 0 3-3 3C-7 5-10 3-13 4Z"
    legs = "M-2 1L-4-4L-6-4M4-1L5-5L7-6M-2 2.500L-3 7L-5 8M5 2L7 6L9 6"
    return moved(
        x,
        y,
        path(legs, stroke=INK, stroke_width=2.6, **PEN),
        path(legs, stroke="#d9842e", stroke_width=1.2, **PEN),
        path(body, fill="#e09a3c", **LINE),
        path("M-2 1.500H6", stroke="#8a3a1c", stroke_width=1, stroke_dasharray="1 1.600", **PEN),
        circle(10.5, -0.6, 0.7, fill=INK),
        turn=turn,
        scale=s,
    )


def dragonfly(x: float, y: float, turn: float = 0) -> str:
    return moved(
        x,
        y,
        path(
            "M0-1C4-5 9-6 11-4C10-1 5 0 0-.5C4 1 8 3 8 5C5 6 2 3 0 0C-2 3-5 6-8 5C-8 3-4 1 0-.5C-5 0-10-1-11-4C-9-6-4-5 0-1Z",
            fill="#e6f8f6",
            fill_opacity=0.9,
            stroke=INK,
            stroke_width=0.7,
        ),
        path("M0-3V10", stroke=INK, stroke_width=2.6, **PEN),
        path("M0-2.500V9.500", stroke="#d24a7a", stroke_width=1.3, **PEN),
        turn=turn,
    )


def hedgehog(x: float, y: float, s: float = 1) -> str:
    spikes = "M-8 0L-10-3L-8.500-4L-9.500-7L-6.500-7L-6-10L-3-8.500L-1-11.500L1-8.500L4-10L4.500-7L8-6L6.500-3.500L8 0Z"
    return moved(
        x,
        y,
        foot(9, 2.6),
        path(spikes, fill="#7d5a3a", **LINE),
        path("M-8 0C-9-4-12-4-14-.500C-12 1-9 1-8 0Z", fill="#e6c79a", **LINE),
        path("M-4-3L-5-6M0-4V-7M4-3L5-5.500", stroke="#d0a878", stroke_width=0.9, **PEN),
        circle(-13.6, -0.7, 0.9, fill=INK),
        circle(-10.6, -2, 0.6, fill=INK),
        scale=s,
    )


def snail(x: float, y: float, s: float = 1) -> str:
    return moved(
        x,
        y,
        path("M-8 0C-9-2-9-5-8-6M-6-2C-7-3-6-6-5.500-6.500", stroke=INK, stroke_width=0.9, **PEN),
        path("M-9 0C-9-3-6-3-4-1.500H6C7-1 7 .5 6 .5H-7C-8.500 .5-9 .4-9 0Z", fill="#e9cf9a", **LINE),
        circle(1, -4, 4.2, fill="#c9743c", **LINE),
        path("M1-4C1.500-5 3-4 2.500-3C1.500-1.500-1-2-1-4C-1-6 1-7 2.500-6.500", stroke=INK, stroke_width=0.8, **PEN),
        scale=s,
    )
