# ruff: noqa: E501 - the outlines of drawings are long
"""The standing figures: cut out of card, each on its base, with the shadow; and the same knocked over.

A base is 30 mm across, two thirds of a square: `body` is its upper face with the rim, to be laid on a square's middle.
One size serves all: at 32 dp a base, a square is 48; a board of smaller squares shows them smaller.
"""

import math

from assets.build.hand import BONE, SEATS, SHADOW, circle, drawing, ellipse, group, moved, path, shape
from assets.rahan.beasts import ANIMALS, creature
from assets.rahan.men import man, rahan
from assets.rahan.paint import FILTERS, INK, PEN, stars

R = 48.0  # a base's half width; man's units
DP = 16 / R  # dp a unit: a base is 32 dp across
LOW = 0.6 * DP  # and of those knocked over, who are seen for a moment
TALL = 11.0  # half the height of its upper face
SIDE = 12.0  # its thickness

ROUND = {
    "animal": ("#c9a566", "#8a6430", "#ecd098"),
    "beast": ("#8f8475", "#544a40", "#c9bfae"),
    "hero": ("#f0b83e", "#9a6414", "#fff0b4"),
}


def band(top: float, tall: float, r: float = R) -> str:
    """The side of a base, as the d of a path."""
    return (
        f"M{-r:g} {top:g}A{r:g} {TALL:g} 0 0 0 {r:g} {top:g}V{top + tall:g}A{r:g} {TALL:g} 0 0 1 {-r:g} {top + tall:g}Z"
    )


def base(kind: str) -> str:
    """A turned base, seen from a little above; a seat's has its colour all round and its shape in front."""
    if kind in SEATS:
        colour, _form, _ = SEATS[kind]
        face, side, lit = "#c99a5b", colour, "#f1d09a"
    else:
        face, side, lit = ROUND[kind]
    parts = [
        ellipse(6, 8, R + 2, TALL + 6, fill=SHADOW, opacity=0.5, filter="url(#contact)"),
        path(band(0, SIDE), fill=side, stroke=INK, stroke_width=3.4, stroke_linejoin="round"),
        path(
            f"M{-R + 3:g} {SIDE * 0.45:g}A{R - 3:g} {TALL:g} 0 0 0 {-R * 0.35:g} {SIDE * 0.5 + TALL * 0.92:g}",
            stroke="#fff",
            stroke_opacity=0.55,
            stroke_width=2.4,
            **PEN,
        ),
        path(
            f"M{R * 0.5:g} {TALL * 0.86 + 2:g}A{R - 1:g} {TALL:g} 0 0 0 {R - 1.6:g} 2V{SIDE - 1:g}A{R - 1:g} {TALL:g} 0 0 1 {R * 0.5:g} {SIDE + TALL * 0.8:g}Z",
            fill="#1d0d02",
            opacity=0.3,
        ),
        group(ellipse(0, 0, R, TALL, fill=face), filter="url(#slab)" if kind == "beast" else "url(#woodH)"),
        ellipse(0, 0, R, TALL, fill="none", stroke=INK, stroke_width=3.4),
        ellipse(
            -1,
            -0.6,
            R - 5,
            TALL - 3,
            fill="none",
            stroke=side if kind in SEATS else lit,
            stroke_width=3.4 if kind in SEATS else 1.8,
            stroke_opacity=0.9,
        ),
    ]
    return "".join(parts)


def badge(seat: str) -> str:
    """The seat's shape, before the base's middle, large enough to be told on the board."""
    colour, form, _ = SEATS[seat]
    size = {"triangle": 11.5, "circle": 11, "diamond": 10.8, "square": 12}[form]
    d = shape(form, size)
    return moved(
        0,
        SIDE + 4,
        path(
            d,
            fill=SHADOW,
            stroke=SHADOW,
            stroke_width=7,
            opacity=0.45,
            transform="translate(1.4 2.4)",
            filter="url(#soft1)",
        ),
        path(d, fill=INK, stroke=INK, stroke_width=9.5, stroke_linejoin="round"),
        path(d, fill=BONE, stroke=BONE, stroke_width=5.5, stroke_linejoin="round"),
        path(d, fill=colour),
        path(d, fill="url(#gTL)", opacity=0.6),
    )


def sunny() -> str:
    """Rahan's sign before his base: a little sun, that no seat has."""
    rays = "".join(
        f"M{9.6 * math.cos(a):.1f} {9.6 * math.sin(a):.1f}L{14.6 * math.cos(a):.1f} {14.6 * math.sin(a):.1f}"
        for a in (math.pi * i / 4 for i in range(8))
    )
    return moved(
        0,
        SIDE + 3,
        path(rays, stroke=INK, stroke_width=8, **PEN),
        circle(0, 0, 10, fill=INK),
        path(rays, stroke="#fff0b4", stroke_width=3.6, **PEN),
        circle(0, 0, 7.4, fill="#fff0b4"),
        circle(0, 0, 4, fill="#e0662c"),
    )


def cut(figure: str) -> str:
    return group(figure, filter="url(#diecut)")


# Each figure with the room it takes: left, top, right, bottom of its base's middle, in its units.
ROOM = {
    "caveman_red": (-64, -192, 76, 36),
    "caveman_blue": (-64, -206, 76, 36),
    "caveman_yellow": (-86, -216, 86, 36),
    "caveman_green": (-64, -180, 82, 36),
    "rahan": (-92, -200, 88, 36),
    "deer": (-94, -172, 78, 34),
    "fish": (-78, -118, 78, 34),
    "bird": (-92, -166, 98, 34),
    "rabbit": (-64, -154, 66, 34),
    "crocodile": (-110, -108, 112, 34),
    "tiger": (-94, -122, 86, 34),
    "mammoth": (-110, -180, 108, 34),
    "bear": (-98, -178, 96, 34),
}


def kind_of(name: str) -> str:
    if name.startswith("caveman_"):
        return name.removeprefix("caveman_")
    return "hero" if name == "rahan" else "animal" if name in ANIMALS else "beast"


def figure(name: str, hit: bool = False) -> str:
    """The figure alone, its feet on 0,0."""
    if name.startswith("caveman_"):
        return man(name.removeprefix("caveman_"), hit)
    return rahan(hit) if name == "rahan" else creature(name, hit)


def standing(name: str, hit: bool = False) -> str:
    kind = kind_of(name)
    sign = badge(kind) if kind in SEATS else sunny() if kind == "hero" else ""
    return base(kind) + cut(figure(name, hit)) + sign


def fallen(name: str) -> str:
    """Knocked over to the left, seeing stars; its base on edge at the right."""
    _left, top, right, _ = ROOM[name]
    kind = kind_of(name)
    side = SEATS[kind][0] if kind in SEATS else ROUND[kind][1]
    face = "#c99a5b" if kind in SEATS else ROUND[kind][0]
    disc = (
        ellipse(10, 0, 13, R, fill=side, stroke=INK, stroke_width=3.4)
        + path(f"M0 {-R:g}H10M0 {R:g}H10", stroke=INK, stroke_width=3.4)
        + path(f"M0 {-R:g}H10A13 {R:g} 0 0 1 10 {R:g}H0Z", fill=side)
        + path(f"M0 {-R:g}H10A13 {R:g} 0 0 1 10 {R:g}H0", stroke=INK, stroke_width=3.4, **PEN)
        + ellipse(0, 0, 12, R, fill=face, stroke=INK, stroke_width=3.4)
    )
    seen = stars(
        [(top * 0.98 + 6, -right * 0.6, 13), (top * 0.72, -right * 0.9, 9), (top * 0.98 + 22, right * 0.66, 9)]
    )
    lying = moved(4, 0, cut(figure(name, True)), turn=-90)
    gloom = group(disc, lying, filter="url(#lying)")
    return gloom + disc + lying + group(seen, filter="url(#hand)")


def sized(
    content: str,
    room: tuple[float, float, float, float],
    body: tuple[float, float, float, float],
    dp: float,
    **hints: str,
) -> str:
    """A drawing of whole even dp round a room in units; the body, in units too, begins at a whole dp."""
    _, _, right, bottom = room
    left, top = (at - math.ceil((at - near) * dp) / dp for near, at in zip(room[:2], body[:2], strict=True))
    w, h = (2 * math.ceil((far - near) * dp / 2) for near, far in ((left, right), (top, bottom)))
    box = " ".join(
        str(round(v))
        for v in ((body[0] - left) * dp, (body[1] - top) * dp, (body[2] - body[0]) * dp, (body[3] - body[1]) * dp)
    )
    return drawing(w, h, FILTERS + content, (left, top, w / dp, h / dp), body=box, **hints)


def figures() -> dict[str, str]:
    made = {}
    for name, (left, top, right, bottom) in ROOM.items():
        made[name] = sized(standing(name), (left, top, right, bottom), (-R, -TALL, R, TALL + SIDE), DP)
        if name != "rahan":  # nobody shoots at him
            wide = max(right, -left, R) + 8
            low = (top - 22, -wide, 40, wide + 10)
            made[f"{name}_fallen"] = sized(fallen(name), low, (top, -right, 20, -left), LOW, page="fallen")
    return made
