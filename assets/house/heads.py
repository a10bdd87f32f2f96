# ruff: noqa: E501 - the outlines of drawings are long
"""The bots' faces: animals' heads carved in wood and stained, and a plain one for a bot that nobody knows.

face_<id> is 64 dp, for the dialog one is chosen in; bot_<id> is the same at 36 dp, for plates, chips and rows. Whoever it is is told by
the silhouette (ears, tufts, beak, tusks) before any colour.
"""

from assets.build.hand import BONE, GOLD, INK, PAPER, SHADOW, circle, drawing, ellipse, group, path

DARK = "#20120a"
ROUND = {"stroke_linejoin": "round", "stroke_linecap": "round"}


def both(part: str) -> str:
    """Something at the left, and its mirror image at the right."""
    return part + f'<g transform="scale(-1 1)">{part}</g>'


def carved(outline: str, wood: str, side: str, *details: str) -> str:
    """A head: shadow, thickness, a rim of bone that parts it from any ground, stained wood, light; and what is on it."""
    return (
        path(
            outline,
            fill=SHADOW,
            stroke=SHADOW,
            stroke_width=12,
            opacity=0.5,
            transform="translate(5 8)",
            filter="url(#contact)",
            **ROUND,
        )
        + path(outline, fill=side, stroke=INK, stroke_width=14, transform="translate(1.5 4)", **ROUND)
        + path(outline, fill=PAPER, stroke=INK, stroke_width=14, **ROUND)
        + path(outline, fill=PAPER, stroke=PAPER, stroke_width=9, **ROUND)
        + path(outline, fill=wood)
        + group(path(outline, fill=wood), filter="url(#wood)", opacity=0.55)
        + "".join(details)
        + path(outline, fill="url(#gTL)", opacity=0.62)
        + path(outline, fill="none", stroke=INK, stroke_width=2.6, **ROUND)
    )


def patch(d: str, fill: str, grain: str = "woodSoft") -> str:
    """A lighter or darker wood let in."""
    return group(path(d, fill=fill), filter=f"url(#{grain})") + path(
        d, fill="none", stroke=INK, stroke_opacity=0.55, stroke_width=1.8, **ROUND
    )


def eye(x: float, y: float, size: float, iris: str = DARK, white: str = BONE, look: float = 0) -> str:
    """One eye: bone, iris, a glint from the lamp; `look` moves the iris to the middle of the face."""
    toward = -look if x > 0 else look
    inner = circle(x + toward, y + 0.5, size * 0.62, fill=DARK)
    if iris != DARK:
        inner = circle(x + toward, y + 0.5, size * 0.74, fill=iris) + circle(
            x + toward, y + 0.5, size * 0.42, fill=DARK
        )
    return (
        circle(x, y, size, fill=white, stroke=INK, stroke_width=2.4)
        + inner
        + circle(x + toward - size * 0.26, y - size * 0.28, size * 0.22, fill="#fff")
    )


def line(d: str, width: float = 3.6, colour: str = DARK) -> str:
    return path(d, fill="none", stroke=colour, stroke_width=width, **ROUND)


def nose(y: float, wide: float, high: float, colour: str = DARK) -> str:
    return ellipse(0, y, wide, high, fill=colour) + ellipse(
        -wide * 0.3, y - high * 0.4, wide * 0.32, high * 0.24, fill="#fff", opacity=0.6
    )


def fox() -> str:
    outline = "M-62-66C-52-62-38-50-28-38Q0-46 28-38C38-50 52-62 62-66C68-42 68-16 60 4C52 28 34 44 12 62Q0 72-12 62C-34 44-52 28-60 4C-68-16-68-42-62-66Z"
    cheek = "M-62 2C-44-4-26 4-14 24C-8 36-6 50-8 66Q-10 65-12 62C-34 44-52 28-62 2Z"
    return carved(
        outline, "#d8722a", "#8a3f12",
        both(patch(cheek, "#f4e2bd")),
        both(patch("M-55-50C-48-46-40-38-36-31C-44-26-50-20-54-12C-58-24-58-38-55-50Z", "#4a2413")),
        both(line("M-46-18C-38-26-26-26-16-18", 5, "#7a3510")),
        both(eye(-28, -4, 13.5, look=3)),
        nose(48, 10, 8),
        line("M-20 34C-10 44 10 46 26 30", 3.6),
    )  # fmt: skip


def bear() -> str:
    outline = "M-62-36A23 23 0 0 1-26-58Q0-66 26-58A23 23 0 0 1 62-36C64-32 61-26 58-22C68 0 66 28 50 46C36 60 18 66 0 66C-18 66-36 60-50 46C-66 28-68 0-58-22C-61-26-64-32-62-36Z"
    return carved(
        outline, "#8a5a30", "#452813",
        both(group(circle(-46, -42, 11, fill="#c68f57"), filter="url(#woodSoft)") + circle(-46, -42, 11, fill="none", stroke=INK, stroke_opacity=0.5, stroke_width=1.8)),
        patch("M-32 30C-32 12-16 4 0 4C16 4 32 12 32 30C32 48 16 58 0 58C-16 58-32 48-32 30Z", "#dfb97f"),
        both(eye(-28, -8, 12)),
        both(path("M-42-9C-40-24-16-24-14-9C-22-14-34-14-42-9Z", fill="#5c3619", stroke=INK, stroke_width=2.2)),
        nose(19, 14, 10),
        line("M0 29V38M-14 42Q0 52 14 42", 3.6),
    )  # fmt: skip


def owl() -> str:
    outline = "M-64-70C-50-60-28-54 0-54C28-54 50-60 64-70C66-50 64-34 66-14C70 22 52 66 0 68C-52 66-70 22-66-14C-64-34-66-50-64-70Z"
    disc = "M-58-10A30 30 0 1 1 2-10A30 30 0 1 1-58-10Z"
    feathers = "".join(
        line(f"M{x} {y}q5 7 10 0", 2.6, "#5a3715") for x, y in ((-26, 40), (-5, 46), (16, 40), (-16, 54), (6, 54))
    )
    return carved(
        outline, "#a8763f", "#59350f",
        both(patch("M-62-66C-48-58-34-52-18-50L-4-30C-24-44-48-46-64-34C-64-46-64-56-62-66Z", "#6d431d")),
        both(patch(disc, "#f1deb2")),
        both("".join(line(d, 1.8, "#b9925a") for d in ("M-52-24L-46-20M-56-10H-49M-52 4L-46 0M-40 14L-38 8M-22 14L-23 8"))),
        both(eye(-27, -9, 18, iris="#e8a22d")),
        feathers,
        path("M0-2C9 4 11 16 0 36C-11 16-9 4 0-2Z", fill="#f0b63f", stroke=INK, stroke_width=2.6, **ROUND),
        line("M-2 6C-5 12-5 18-2 24", 2.2, "#fff3c8"),
    )  # fmt: skip


def hare() -> str:
    outline = "M-14-18C-34-30-46-54-38-76C-20-74-6-50-4-24H4C6-50 20-74 38-76C46-54 34-30 14-18C40-14 54 6 54 28C54 54 30 70 0 70C-30 70-54 54-54 28C-54 6-40-14-14-18Z"
    return carved(
        outline, "#ead2a2", "#9b7a45",
        both(patch("M-16-26C-28-38-36-54-33-68C-22-62-12-44-10-26Z", "#d98a72")),
        patch("M-7-18Q0-10 7-18L5 16Q0 22-5 16Z", "#c65a34"),
        both(patch("M-52 34C-44 26-28 28-22 40C-24 52-34 58-44 52C-49 47-52 41-52 34Z", "#f7ead0")),
        both(line("M-42-2C-34-10-24-9-18-3", 5, "#9a6a34")),
        both(eye(-26, 14, 13.5, iris="#7a3f17")),
        path("M-9 30H9L0 40Z", fill="#b4563f", stroke=INK, stroke_width=2.4, **ROUND),
        path("M-9 48H9V60Q0 64-9 60Z", fill="#fffaf0", stroke=INK, stroke_width=2.4, **ROUND),
        line("M0 40V48M-18 46Q-8 50 0 47Q8 50 18 46M0 49V61", 2.6),
    )  # fmt: skip


def squirrel() -> str:
    outline = "M-56-72C-40-66-28-54-22-44Q0-50 22-44C28-54 40-66 56-72C58-56 56-40 48-28C54-20 56-12 58-2C74 10 74 40 54 50C40 62 20 66 0 66C-20 66-40 62-54 50C-74 40-74 10-58-2C-56-12-54-20-48-28C-56-40-58-56-56-72Z"
    nut = "M-14 46Q-14 34 0 34Q14 34 14 46Q14 60 0 68Q-14 60-14 46Z"
    return carved(
        outline, "#b04c22", "#5d210a",
        both(patch("M-50-62C-42-56-36-48-32-40L-44-32C-50-42-52-52-50-62Z", "#5a2410")),
        both(patch("M-64 24C-64 8-48 2-36 8C-26 14-22 30-30 42C-40 52-64 46-64 24Z", "#f0cf9a")),
        patch("M-8-46H8L5-16Q0-10-5-16Z", "#5a2410"),
        both(eye(-25, -8, 14, iris="#5a2a10")),
        nose(16, 9, 7),
        line("M0 22V28M-14 27Q0 36 14 27", 3.2),
        patch(nut, "#d9a04c"),
        path("M-17 44C-17 30 17 30 17 44Q0 50-17 44Z", fill="#7a4a1d", stroke=INK, stroke_width=2.4, **ROUND),
    )  # fmt: skip


def raven() -> str:
    outline = "M-8-60C-6-70 2-78 12-80C10-74 12-68 16-64C24-70 32-72 40-70C36-66 36-60 38-54C60-42 66-16 62 8L70 22L58 24L62 42L46 40C40 54 22 66 0 74C-22 66-40 54-46 40L-62 42L-58 24L-70 22L-62 8C-66-20-50-54-8-60Z"
    return carved(
        outline, "#46424e", "#17151b",
        both(patch("M-54-16C-50-34-26-40-10-26C-2-16-4 2-16 8C-34 14-56 4-54-16Z", "#6d6878")),
        both(eye(-29, -11, 14, iris="#e6b13a", look=2)),
        both(path("M-50-12C-46-30-22-34-10-16C-22-20-38-20-50-12Z", fill="#26232c", stroke=INK, stroke_width=2)),
        path("M-18 2C-10-8 10-8 18 2C20 24 12 48 0 70C-12 48-20 24-18 2Z", fill="#d8a23a", stroke=INK, stroke_width=3, **ROUND),
        path("M-18 2C-10-8 10-8 18 2C10 8-10 8-18 2Z", fill="#f6d98c", opacity=0.7),
        line("M-13 22Q0 32 13 22", 2.8),
        line("M-8 6C-11 16-9 30-5 40", 2.4, "#fff0bd"),
    )  # fmt: skip


def boar() -> str:
    outline = "M-70-52C-56-58-42-54-34-48C-26-58-14-64-8-72C-6-66-4-64 0-74C4-64 6-66 8-72C14-64 26-58 34-48C42-54 56-58 70-52C68-38 62-28 54-22C60 0 58 24 46 42C36 58 18 68 0 68C-18 68-36 58-46 42C-58 24-60 0-54-22C-62-28-68-38-70-52Z"
    tusk = "M-30 46C-42 44-50 34-50 18C-42 22-36 26-30 32C-26 38-26 44-30 46Z"
    return carved(
        outline, "#8d6650", "#452a1c",
        both(patch("M-62-46C-54-48-46-46-40-42C-44-36-50-32-56-30C-60-36-62-40-62-46Z", "#c58a72")),
        path("M-30-48C-24-56-14-62-8-70C-6-64-4-62 0-72C4-62 6-64 8-70C14-62 24-56 30-48C18-38 10-40 0-28C-10-40-18-38-30-48Z", fill="#3a2418", stroke=INK, stroke_width=1.8, **ROUND),
        both(eye(-27, -6, 12, iris="#6b2d12", look=2)),
        both(path("M-46-20L-10-8L-12-18L-42-32Z", fill="#3a2418", stroke=INK, stroke_width=2, **ROUND)),
        patch("M-30 34C-30 20-14 14 0 14C14 14 30 20 30 34C30 48 14 54 0 54C-14 54-30 48-30 34Z", "#dfa38b"),
        both(ellipse(-11, 33, 5.5, 8, fill=DARK)),
        both(path(tusk, fill="#fff6e0", stroke=INK, stroke_width=2.6, **ROUND)),
        line("M-14 60Q0 56 14 60", 3.2),
    )  # fmt: skip


def cat() -> str:
    outline = "M-60-74C-44-66-28-52-20-42Q0-47 20-42C28-52 44-66 60-74C64-54 66-28 64-6C66 30 42 62 0 62C-42 62-66 30-64-6C-66-28-64-54-60-74Z"
    return carved(
        outline, "#6f8797", "#2c3c48",
        both(patch("M-54-60C-44-54-36-46-30-38L-54-22C-56-36-56-48-54-60Z", "#e3b3a2")),
        "".join(line(d, 6, "#3d515e") for d in ("M0-44V-22", "M-15-40L-10-24", "M15-40L10-24")),
        both(line("M-64 18L-42 20M-60 34L-40 30", 5, "#3d515e")),
        patch("M-26 32C-26 20-12 16 0 20C12 16 26 20 26 32C26 46 12 54 0 54C-12 54-26 46-26 32Z", "#eef0e8"),
        both(eye(-29, -2, 15, iris="#8cba4c")),
        both(path("M-47-2C-46-22-14-22-11 2C-20-6-36-8-47-2Z", fill="#52697a", stroke=INK, stroke_width=2.4, **ROUND)),
        path("M-8 22H8L0 31Z", fill="#c9705e", stroke=INK, stroke_width=2.2, **ROUND),
        line("M0 31V37M-13 38Q-6 46 0 38Q6 46 13 38", 3),
    )  # fmt: skip


def plain() -> str:
    outline = "M-6-62V-76H6V-62C38-60 56-42 56-8V30C56 54 34 66 0 66C-34 66-56 54-56 30V-8C-56-42-38-60-6-62Z"
    return carved(
        outline, "#c89a5e", "#6d4a20",
        patch("M-42-14C-42-28-34-32-22-32H22C34-32 42-28 42-14V4C42 16 34 20 22 20H-22C-34 20-42 16-42 4Z", "#6b4522"),
        both(circle(-19, -6, 11, fill=GOLD, stroke=INK, stroke_width=2.4) + circle(-22, -9, 3.4, fill="#fff")),
        line("M-18 40Q0 50 18 40", 3.6),
        circle(0, -72, 8, fill=GOLD, stroke=INK, stroke_width=2.4),
    )  # fmt: skip


HEADS = {
    "nino": fox,
    "olga": bear,
    "otto": owl,
    "pia": hare,
    "milo": squirrel,
    "rita": raven,
    "hugo": boar,
    "iris": cat,
    "plain": plain,
}
AROUND = (-89, -89, 178, 178)


def level(bars: int) -> str:
    """How strong a bot is: so many of five pegs stand in gold."""
    drawn = ""
    for n, high in enumerate((10, 17, 24, 31, 38)):
        x, top = 10 * n - 24, 18 - high
        d = f"M{x} 18V{top + 4}Q{x} {top} {x + 4} {top}Q{x + 8} {top} {x + 8} {top + 4}V18Z"
        drawn += path(d, fill=SHADOW, opacity=0.4, transform="translate(1.5 2.5)")
        drawn += path(d, fill=GOLD if n < bars else "#6f5537", stroke=INK, stroke_width=2, **ROUND)
        if n < bars:
            drawn += line(f"M{x + 2.6} 14V{top + 6}", 1.6, "#fff6d8")
    return drawn


def heads() -> dict[str, str]:
    """All faces in both sizes, and the signs of the levels."""
    made = {}
    for name, head in HEADS.items():
        made[f"face_{name}"] = drawing(64, 64, head(), AROUND, page="face")
        made[f"bot_{name}"] = drawing(36, 36, head(), AROUND, page="bot")
    for bars in range(1, 6):
        made[f"level_{bars}"] = drawing(28, 28, level(bars), (-28, -28, 56, 56), page="bot")
    return made
