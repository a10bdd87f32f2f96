# ruff: noqa: E501 - the outlines of drawings are long
"""What cards are made of: their paper, the band of their role along the edge, and their backs."""

from assets.build.hand import BONE, INK, PAPER, SHADOW, circle, drawing, ellipse, group, moved, path, rect
from assets.terristories.paint import FILTERS, ROLES, flat, inked, line, polar, polygon, sign


def paper() -> str:
    """Thick cream card as a nine-patch of 48 dp; what is stretched is plain, words stand there."""
    wide, corner = 80, 14
    return drawing(
        48,
        48,
        rect(3, 6, wide, wide, corner, fill=SHADOW, opacity=0.5, filter="url(#contact)")
        + rect(1, 3.4, wide, wide, corner, fill="#a58a5a")
        + rect(0, 0, wide, wide, corner, fill="#f6ecd4")
        + rect(0, 0, wide, wide, corner, fill="none", stroke=INK, stroke_opacity=0.75, stroke_width=1.8)
        + rect(
            4.5,
            4.5,
            wide - 9,
            wide - 9,
            corner - 4,
            fill="none",
            stroke="#c39a5f",
            stroke_opacity=0.55,
            stroke_width=1.5,
        )
        + line(f"M2 {wide - 14}V14C2 7 7 2 14 2H{wide - 14}", "#fff", 1.8, opacity=0.9),
        (-8, -8, 96, 96),
        patch="14 14 14 14",
        body="4 4 40 40",
    )


def band(role: int) -> str:
    """The strip along a card's edge, stretched between its ends; the role's sign stands at its top."""
    fill, lit, dark, _, _ = ROLES[role]
    return drawing(
        10,
        44,
        rect(2.2, 2.2, 15.6, 83.6, 5, fill=fill)
        + rect(2.2, 2.2, 15.6, 83.6, 5, fill="none", stroke=INK, stroke_width=1.6)
        + line("M16 80V8", dark, 1.8)
        + line("M4 80V8C4 5.5 5.5 4 8 4H12", lit, 1.5)
        + moved(10, 15, sign(role, 5.4, stroke=INK, stroke_width=1, stroke_linejoin="round")),
        (0, 0, 20, 88),
        patch="4 16 4 6",
        body="1 1 8 42",
    )


def framed(wide: float, tall: float, fill: str, corner: float, picture: str) -> str:
    """A card's back with its shadow, thickness and paper rim, round 0,0; all in units."""
    box = (-wide / 2, -tall / 2, wide, tall, corner)
    k = corner * 0.55
    inner = (-wide / 2 + k, -tall / 2 + k, wide - 2 * k, tall - 2 * k, corner * 0.6)
    return (
        f'<clipPath id="back">{rect(*inner)}</clipPath>'
        + rect(*box, fill=SHADOW, opacity=0.5, transform="translate(3 5)", filter="url(#soft3)")
        + rect(*box, fill="#a58a5a", transform="translate(1.200 3)")
        + group(rect(*box, fill=PAPER), filter="url(#paper)")
        + rect(*box, fill="none", stroke=INK, stroke_width=1.8)
        + group(group(rect(*inner, fill=fill), filter="url(#paper)"), picture, clip_path="url(#back)")
        + rect(*inner, fill="none", stroke=INK, stroke_width=2.2)
    )


def rays(r: float, count: int, colour: str, opacity: float, x: float = 0, y: float = 0) -> str:
    step = 360 / count
    d = "".join(polygon([(x, y), polar(step * k, r, x, y), polar(step * (k + 0.5), r, x, y)]) for k in range(count))
    return path(d, fill=colour, opacity=opacity)


def back(role: int) -> str:
    """The back of a role's projects: its sign in a sun, over the curve of the planet."""
    fill, lit, dark, *_ = ROLES[role]
    horizon = "M-60 62C-30 34 30 34 60 62V80H-60Z"
    return framed(
        88,
        120,
        fill,
        12,
        rays(110, 20, lit, 0.5, 0, -6)
        + path(horizon, fill=dark)
        + line("M-60 62C-30 34 30 34 60 62", lit, 2)
        + circle(0, -6, 30, fill=dark, stroke=INK, stroke_width=2.4)
        + circle(0, -6, 25, fill="none", stroke=lit, stroke_width=1.8)
        + moved(0, -6, sign(role, 17, BONE, stroke=INK, stroke_width=2.4, stroke_linejoin="round")),
    )


def falling() -> str:
    """A stone from the sky with its tail of fire, about 250 units across; its head is round 0,0."""
    tail = "M-44-30C-10-60 60-110 138-190C122-150 118-138 122-128C134-142 150-156 166-166C140-128 134-110 138-100C146-110 156-118 168-124C130-70 90 0 44 40Z"
    core = "M-30-22C0-50 50-86 104-140C86-92 96-84 110-100C92-60 70-6 30 30Z"
    stone = "M-56 4C-60-26-38-52-8-54C24-58 54-34 54-2C56 28 34 54 4 56C-28 58-52 36-56 4Z"
    craters = ((-22, -10, 14, 11), (16, 20, 10, 8), (14, -26, 8, 6), (-14, 28, 7, 5.5))
    return inked(
        path(tail, fill="#d8432b"),
        path(core, fill="#f59a36", stroke="none"),
        path("M-20-20C10-40 40-62 76-100C62-62 56-30 24 18Z", fill="#ffe28a", stroke="none"),
        path(stone, fill="#8d7a6e"),
        flat("M54-2C56 28 34 54 4 56C-14 57-30 50-42 38C-10 44 34 30 46-28C51-20 54-12 54-2Z", "#6a584e"),
        *(ellipse(x, y, rx, ry, fill="#5a4a42", stroke_width=3) for x, y, rx, ry in craters),
        width=5,
    ) + line("M-48-4C-46-26-30-42-10-46", "#e6d6c4", 5, opacity=0.8)


def dome(x: float, y: float, r: float) -> str:
    """A dwelling far off, its window lit."""
    return (
        path(f"M{x - r} {y}A{r} {r} 0 0 1 {x + r} {y}Z", fill="#7f8fb0", stroke=INK, stroke_width=4)
        + path(
            f"M{x} {y - r}A{r} {r} 0 0 1 {x + r} {y}H{x + r * 0.4:.1f}C{x + r * 0.5:.1f} {y - r * 0.5:.1f} {x + r * 0.3:.1f} {y - r * 0.85:.1f} {x} {y - r}Z",
            fill="#55648a",
        )
        + rect(x - r * 0.5, y - r * 0.45, r * 0.36, r * 0.45, 4, fill="#ffd95e", stroke=INK, stroke_width=3)
    )


def hazard_back() -> str:
    """The back of a hazard: a stone falls from the night sky, on to where people live."""
    places = (
        (-110, -150, 12),
        (-60, -186, 7),
        (-136, -70, 8),
        (-40, -110, 6),
        (120, 60, 9),
        (-120, 40, 7),
        (60, 96, 6),
        (20, -190, 8),
    )
    stars = "".join(
        flat(polygon([polar(45 * k, s if k % 2 == 0 else s * 0.34, x, y) for k in range(8)]), "#ffe7a0")
        for x, y, s in places
    )
    night = '<linearGradient id="night" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#23224a"/><stop offset=".6" stop-color="#4a4680"/><stop offset="1" stop-color="#c2705e"/></linearGradient>'
    hill = "M-200 168C-110 118 110 118 200 168V260H-200Z"
    return night + framed(
        344,
        464,
        "#33325a",
        24,
        rect(-180, -240, 360, 480, 0, fill="url(#night)")
        + stars
        + group(dome(-88, 139, 36), dome(-34, 134, 24), dome(88, 139, 30), filter="url(#hand)")
        + path(hill, fill="#1c1b33", stroke=INK, stroke_width=4)
        + line("M-200 168C-110 118 110 118 200 168", "#8a86c4", 3)
        + moved(-18, 6, falling(), scale=1.08),
    )


def stock() -> dict[str, str]:
    made = {
        "card": paper(),
        "hazard_back": drawing(162, 216, FILTERS + hazard_back(), (-180, -240, 360, 480), page="backs"),
    }
    for role in range(len(ROLES)):
        made[f"card_band_{role}"] = band(role)
        made[f"back_{role}"] = drawing(48, 64, FILTERS + moved(-1, -2.5, back(role), scale=0.96))
    return made
