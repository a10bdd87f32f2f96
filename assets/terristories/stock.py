"""What cards are made of: their paper, the band of their role along the edge, and their backs."""

from assets.build.hand import BONE, INK, PAPER, SHADOW, circle, drawing, group, moved, path, rect
from assets.terristories.paint import FILTERS, ROLES, flat, line, polar, polygon, sign
from assets.terristories.signs import meteor


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


def hazard_back() -> str:
    """The back of a hazard: night, a falling stone, a question that hangs in the stars."""
    stars = "".join(
        flat(polygon([polar(45 * k, s if k % 2 == 0 else s * 0.38, x, y) for k in range(8)]), "#ffe7a0")
        for x, y, s in (
            (-110, -150, 9),
            (96, 62, 7),
            (-60, 132, 8),
            (120, -40, 6),
            (-128, 40, 6),
            (40, 168, 6),
            (-30, -176, 6),
            (118, 150, 8),
            (-126, 172, 5),
        )
    )
    return framed(
        344,
        464,
        "#33325a",
        24,
        rays(330, 16, "#4d4b7d", 0.55, 150, -190)
        + stars
        + path("M-200 190C-90 110 90 110 200 190V260H-200Z", fill="#1c1b33")
        + line("M-200 190C-90 110 90 110 200 190", "#7a78b5", 4)
        + group(moved(6, 4, meteor(), scale=5.4), stroke_width=1),
    )


def stock() -> dict[str, str]:
    made = {
        "card": paper(),
        "hazard_back": drawing(132, 176, FILTERS + hazard_back(), (-180, -240, 360, 480), page="backs"),
    }
    for role in range(len(ROLES)):
        made[f"card_band_{role}"] = band(role)
        made[f"back_{role}"] = drawing(48, 64, FILTERS + moved(-1, -2.5, back(role), scale=0.96))
    return made
