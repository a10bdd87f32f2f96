# ruff: noqa: E501 - the outlines of drawings are long
"""Pictures made of the pieces: for the home screen, and for the rules."""

import itertools
import re
from random import Random

from assets.build.hand import INK, circle, drawing, group, moved, path, rect
from assets.terristories.amenities import amenity
from assets.terristories.lands import land
from assets.terristories.paint import (
    DOME,
    DOME_SHADE,
    FILTERS,
    FLAME,
    GLASS,
    SIGNAL,
    flat,
    inked,
    line,
)
from assets.terristories.tokens import cube, figure, zone

_COUNT = itertools.count()


def alone(content: str) -> str:
    """A piece whose clips have names of their own, for several lie on one picture."""
    n = next(_COUNT)
    for name in set(re.findall(r'<clipPath id="([^"]+)"', content)):
        content = content.replace(f'id="{name}"', f'id="{name}_{n}"').replace(f"url(#{name})", f"url(#{name}_{n})")
    return content


def rounded(width: float, height: float, picture: str) -> str:
    """The picture with round corners and an inked outline."""
    frame = (-width / 2 + 3, -height / 2 + 3, width - 6, height - 6)
    clip = f'<clipPath id="corners">{rect(*frame, 20)}</clipPath>'
    return (
        clip + group(picture, clip_path="url(#corners)") + rect(*frame, 20, fill="none", stroke=INK, stroke_width=2.6)
    )


def ground(x: float, y: float, name: str, scale: float) -> str:
    return moved(x, y, alone(land(name)), scale=scale)


def town(x: float, y: float, role: int, scale: float = 0.9) -> str:
    return moved(x, y, alone(zone(role)), scale=scale)


def man(x: float, y: float, role: int, scale: float = 1) -> str:
    return moved(x, y, figure(role), scale=scale)


def box(x: float, y: float, scale: float = 1) -> str:
    return moved(x, y, cube(), scale=scale)


def rocket(x: float, y: float, scale: float, turn: float) -> str:
    """The ship that brought everybody."""
    return moved(
        x,
        y,
        path(
            "M-9 56C-26 74-30 104-22 140C-12 108 12 108 22 140C30 104 26 74 9 56Z",
            fill="#fff3d0",
            opacity=0.28,
            filter="url(#blur5)",
        ),
        inked(
            path("M-9 52C-14 64-11 76 0 90C11 76 14 64 9 52Z", fill=FLAME),
            path("M-4 52C-7 60-5 68 0 76C5 68 7 60 4 52Z", fill="#ffe28a", stroke="none"),
            path("M-20 16L-40 44V62L-17 48ZM20 16L40 44V62L17 48Z", fill=SIGNAL),
            path("M0-66C22-46 30-14 24 22L17 52H-17L-24 22C-30-14-22-46 0-66Z", fill=DOME),
            flat("M17 52L24 22C30-14 22-46 0-66C10-40 12 0 4 52Z", DOME_SHADE),
            path("M0-66C11-56 19-42 23-26H-23C-19-42-11-56 0-66Z", fill=SIGNAL),
            circle(0, -4, 11, fill="#e8d9a8"),
            circle(0, -4, 7, fill=GLASS),
            path("M-22 26H22", fill="none", stroke=SIGNAL, stroke_width=5),
            width=3,
        ),
        line("M-16-18C-19 0-18 16-15 34", "#fff", 3.4),
        turn=turn,
        scale=scale,
    )


def sky() -> str:
    """Evening over the planet, its two moons, and first stars."""
    dice = Random(5)
    stars = "".join(
        circle(
            round(dice.uniform(-166, 166), 1),
            round(-108 + 68 * dice.random() ** 1.5, 1),
            dice.choice((0.7, 0.9, 1.3)),
            fill="#fff6dc",
            opacity=round(dice.uniform(0.5, 1), 2),
        )
        for _ in range(46)
    )
    return (
        '<linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#16304a"/><stop offset=".22" stop-color="#2f5f7a"/><stop offset=".4" stop-color="#d98a6a"/><stop offset=".52" stop-color="#f7cf8e"/></linearGradient>'
        + rect(-170, -112, 340, 224, 0, fill="url(#dusk)")
        + stars
        + circle(104, -70, 25, fill="#f3dfae", stroke=INK, stroke_width=2)
        + flat("M104-95A25 25 0 0 1 104-45A32 32 0 0 0 104-95Z", "#cfae70")
        + "".join(circle(x, y, r, fill="#d9bf85") for x, y, r in ((94, -78, 5), (100, -58, 4), (88, -64, 2.6)))
        + circle(146, -92, 10, fill="#c9d9d6", stroke=INK, stroke_width=1.8)
        + flat("M146-102A10 10 0 0 1 146-82A13 13 0 0 0 146-102Z", "#93abb0")
    )


def hills() -> str:
    far = "M-170 4L-140-18L-112 0L-84-26L-50 2L-20-12L14 6L52-20L88 2L120-14L170 8V120H-170Z"
    return (
        flat(far, "#8a5f74")
        + line("M-170 4L-140-18L-112 0L-84-26L-50 2L-20-12L14 6L52-20L88 2L120-14L170 8", INK, 2)
        + flat("M-170 18C-90 2 90 2 170 18V120H-170Z", "#5c7d52")
        + line("M-170 18C-90 2 90 2 170 18", INK, 2)
    )


def scene() -> str:
    """The colony at evening: lands at one's feet, who lives there, cubes of the harvest, and the ship that comes."""
    light = (
        '<radialGradient id="lamp" cx=".25" cy=".1" r="1.1"><stop offset="0" stop-color="#fff0c0" stop-opacity=".22"/>'
        '<stop offset=".5" stop-color="#fff0c0" stop-opacity="0"/><stop offset="1" stop-color="#160a04" stop-opacity=".45"/></radialGradient>'
    )
    lands = (
        ground(-119, 46, "plain", 0.61)
        + ground(0, 46, "swamp", 0.61)
        + ground(119, 46, "mountain", 0.61)
        + ground(-59.500, 148, "mountain_barren", 0.61)
        + ground(59.500, 148, "plain", 0.61)
    )
    return (
        light
        + sky()
        + rocket(-52, -54, 0.6, 18)
        + hills()
        + lands
        + town(-144, 38, 0, 0.72)
        + moved(-88, 20, alone(amenity("F15")), scale=0.6)
        + "".join(box(x, y, s) for x, y, s in ((-86, 70, 0.7), (-70, 66, 0.7), (-79, 55, 0.7)))
        + man(-112, 64, 0, 0.94)
        + town(12, 22, 1, 0.74)
        + man(-28, 52, 1, 0.94)
        + man(26, 66, 3, 0.94)
        + town(134, 34, 2, 0.7)
        + man(94, 60, 2, 0.94)
        + "".join(box(x, y, s) for x, y, s in ((126, 72, 0.72), (142, 68, 0.72)))
        + rect(-170, -112, 340, 224, 0, fill="url(#lamp)")
    )


def pictures() -> dict[str, str]:
    return {"scene": drawing(168, 110, FILTERS + rounded(336, 220, scene()))}
