# ruff: noqa: E501 - the outlines of drawings are long
"""The lands: plain, swamp and mountain, alive and barren; what shows on them what may be done; and the sky behind.

What lies on a land covers its middle, so what tells it apart stands round the edge: fields and a dome, reeds and lilies,
peaks. A barren land has lost its colour, is cracked all over, and its rim is scorched.
"""

from collections.abc import Callable

from assets.build.hand import INK, PAPER, SHADOW, drawing, group, moved, path
from assets.terristories.barren import mountain_barren, plain_barren, swamp_barren
from assets.terristories.marks import HALF, barren_plate, chosen, count_plate, legal, refused, room, space
from assets.terristories.paint import (
    FILTERS,
    line,
    octagon,
)
from assets.terristories.terrain import mountain, plain, swamp

SIDE = 104  # dp of its picture; the land itself is 96

LANDS: dict[str, Callable[[], str]] = {
    "plain": plain,
    "swamp": swamp,
    "mountain": mountain,
    "plain_barren": plain_barren,
    "swamp_barren": swamp_barren,
    "mountain_barren": mountain_barren,
}


def card(painted: str, rim: str = PAPER, side: str = "#8d7346", light: str = "#fff") -> str:
    """An octagon of thick card with something painted on it."""
    outer, inner = octagon(HALF), octagon(HALF - 5.5)
    return (
        f'<clipPath id="land"><path d="{inner}"/></clipPath>'
        + path(outer, fill=SHADOW, opacity=0.6, transform="translate(3 5)", filter="url(#soft3)")
        + path(
            outer, fill=side, transform="translate(1.400 3.400)", stroke=side, stroke_width=2, stroke_linejoin="round"
        )
        + group(
            path(outer, fill=rim, stroke=rim, stroke_width=2, stroke_linejoin="round"),
            filter="url(#paper)",
        )
        + group(painted, clip_path="url(#land)")
        + path(inner, fill="none", stroke=INK, stroke_width=2.8, stroke_linejoin="round")
        + line(f"M{-HALF + 7.5:g} 34V-36L-36 {-HALF + 7.5:g}H34", light, 1.8, opacity=0.5)
    )


def land(name: str) -> str:
    """A land with its card, round 0,0."""
    if name.endswith("_barren"):
        return card(LANDS[name](), "#d9bd98", "#6d5433", "#ffe9cc")
    return card(LANDS[name]())


def lands() -> dict[str, str]:
    made = {f"land_{name}": drawing(SIDE, SIDE, FILTERS + land(name), body="4 4 96 96", page="lands") for name in LANDS}
    for name, mark in (("legal", legal), ("chosen", chosen), ("refused", refused)):
        made[f"land_{name}"] = drawing(SIDE, SIDE, FILTERS + mark(), body="4 4 96 96", page="lands")
    made["count_plate"] = drawing(66, 28, FILTERS + count_plate(), body="2 3 62 22")
    made["barren_plate"] = drawing(90, 28, FILTERS + barren_plate(), body="2 3 86 22")
    made["room"] = drawing(36, 36, moved(0, -0.5, room(), scale=0.95))
    made["space"] = drawing(400, 400, FILTERS + space(), (0, 0, 400, 400), own="1000x1000")
    return made
