# ruff: noqa: E501 - the outlines of drawings are long
"""What the pictures of persons, planets, missions and hazards share besides the parts: air, light and shade."""

from random import Random
from zlib import crc32

from assets.build.hand import INK, circle, ellipse, group, path, rect
from assets.terristories.parts import Place, polar, smooth

WHITE = "#fffaf0"


def air(top: str, low: str, horizon: float = 74) -> str:
    """What is behind everything: it changes from the top to the horizon."""
    shades = f'<linearGradient id="air" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="{top}"/><stop offset="1" stop-color="{low}"/></linearGradient>'
    return shades + rect(-100, -76, 200, 76 + horizon, 0, fill="url(#air)")


def blob(dice: Random, x: float, y: float, r: float, corners: int = 9, rough: float = 0.14, high: float = 1) -> str:
    """An uneven round outline; `high`: its height by its width."""
    places = [
        polar(360 * i / corners + dice.uniform(-9, 9), r * dice.uniform(1 - rough, 1 + rough)) for i in range(corners)
    ]
    return smooth([(x + a, y + b * high) for a, b in places])


def inked(*parts: str, width: float = 3) -> str:
    """Parts outlined in ink."""
    return group(*parts, stroke=INK, stroke_width=width, stroke_linejoin="round", stroke_linecap="round")


def flat(d: str, fill: str, **attributes: object) -> str:
    """A field of colour without an outline."""
    return path(d, fill=fill, stroke="none", **attributes)


def line(d: str, colour: str, width: float, **attributes: object) -> str:
    return path(d, fill="none", stroke=colour, stroke_width=width, **attributes)


def mark(d: str, width: float = 2.2) -> str:
    """A stroke of ink."""
    return path(d, fill="none", stroke_width=width)


def rod(d: str, colour: str, width: float, ink: float = 5) -> str:
    """A stick, a wire or an arm along a line, inked on both sides."""
    return path(d, fill="none", stroke_width=width + ink) + line(d, colour, width)


def named(kind: str, *said: object) -> str:
    """An id that depends on nothing but what is said."""
    return f"{kind}{crc32(repr(said).encode()):x}"


def within(d: str, *parts: str) -> str:
    """Parts, cut off at an outline."""
    name = named("w", d)
    return f'<clipPath id="{name}"><path d="{d}"/></clipPath>' + group(*parts, clip_path=f"url(#{name})")


def solid(d: str, fill: str, dark: str, shift: Place = (-5, -3), **attributes: object) -> str:
    """A filled outline, dark where the light from the upper left does not come; ink over both."""
    lit = flat(d, fill, transform=f"translate({shift[0]:g} {shift[1]:g})")
    return flat(d, dark) + within(d, lit) + path(d, fill="none", **attributes)


def disc(x: float, y: float, r: float) -> str:
    """A circle, as the d of a path."""
    return f"M{x - r:g} {y:g}A{r:g} {r:g} 0 1 1 {x + r:g} {y:g}A{r:g} {r:g} 0 1 1 {x - r:g} {y:g}Z"


def ball(x: float, y: float, r: float, fill: str, dark: str, **attributes: object) -> str:
    """A round thing, lit from the upper left."""
    return solid(disc(x, y, r), fill, dark, (-r * 0.22, -r * 0.16), **attributes)


def glow(x: float, y: float, r: float, colour: str, opacity: float = 0.8) -> str:
    """Light that fades out all round."""
    name = named("g", x, y, r, colour)
    return (
        f'<radialGradient id="{name}"><stop offset="0" stop-color="{colour}" stop-opacity="{opacity:g}"/>'
        f'<stop offset="1" stop-color="{colour}" stop-opacity="0"/></radialGradient>'
    ) + ellipse(x, y, r, r, fill=f"url(#{name})", stroke="none")


def dots(dice: Random, count: int, box: tuple[float, float, float, float], sizes: Place, fill: str) -> str:
    """Little rounds strewn over a box."""
    left, top, right, low = box
    return "".join(
        circle(
            round(dice.uniform(left, right), 1),
            round(dice.uniform(top, low), 1),
            round(dice.uniform(*sizes), 1),
            fill=fill,
            stroke="none",
        )
        for _ in range(count)
    )
