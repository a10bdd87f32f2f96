# ruff: noqa: E501 - the outlines of drawings are long
"""The cards: a picture each, in a comic's panel on card. No words, so that they are the same in every language.

What belongs together has one ground: moving is day and grass, weapons red, the knife green, Rahan gold, beasts night.
"""

from collections.abc import Callable
from random import Random

from assets.build.hand import INK, SHADOW, circle, drawing, ellipse, group, moved, path, rect, text
from assets.rahan.figures import figure
from assets.rahan.men import RAHAN_SKIN, knife, rahan_head
from assets.rahan.paint import (
    BONE,
    FANG,
    FILTERS,
    PEN,
    burst,
    flat,
    inked,
    limb,
    line,
    mark,
    polar,
    polygon,
    smooth,
    stars,
)
from assets.rahan.thrown import flint_large

HALF = (56, 80)  # of a card, in units; its drawing is 4 larger on each side
PANEL = (-49, -73, 98, 146)


def sheet(panel: str, edge: str = "#f6ecd4", line_: str = INK) -> str:
    """A card with its thickness and shadow, and the panel clipped to its frame."""
    w, h = HALF
    clip = f'<clipPath id="panel">{rect(*PANEL, 7)}</clipPath>'
    return (
        FILTERS
        + clip
        + rect(-w + 1, -h + 2.4, 2 * w, 2 * h, 11, fill=SHADOW, opacity=0.5, filter="url(#soft1)")
        + rect(-w + 0.6, -h + 1.8, 2 * w, 2 * h - 0.6, 11, fill="#8a6c40")
        + group(rect(-w, -h, 2 * w, 2 * h, 11, fill=edge), filter="url(#paper)")
        + rect(-w, -h, 2 * w, 2 * h, 11, fill="none", stroke=INK, stroke_width=1.6)
        + group(panel, clip_path="url(#panel)")
        + rect(*PANEL, 7, fill="none", stroke=line_, stroke_width=2.8)
        + path(
            f"M{-w + 2.2} {h - 12}V{-h + 12}Q{-w + 2.2} {-h + 2.2} {-w + 12} {-h + 2.2}H{w - 14}",
            stroke="#fff",
            stroke_opacity=0.85,
            stroke_width=1.6,
            **PEN,
        )
    )


def ground(top: str, low: str, horizon: float, seed: int = 1) -> str:
    """Sky and earth, painted; where they meet is never straight."""
    dice = Random(seed)
    places = [(-56 + 16 * i, horizon + dice.uniform(-4, 4)) for i in range(8)]
    earth = smooth(places, closed=False) + "L60 80H-60Z"
    return (
        group(rect(-52, -76, 104, 152, 0, fill=top), filter="url(#wash)")
        + group(path(earth, fill=low), filter="url(#ground)")
        + path(smooth(places, closed=False), stroke=INK, stroke_opacity=0.7, stroke_width=1.8, **PEN)
    )


def rays(x: float, y: float, fill: str, count: int = 14, opacity: float = 0.5, turn: float = 6) -> str:
    d = ""
    for i in range(count):
        a = 360 * i / count + turn
        d += polygon([(x, y), polar(a - 90 / count, 150, x, y), polar(a + 90 / count, 150, x, y)])
    return path(d, fill=fill, opacity=opacity)


def plaque(x: float, y: float, half: float, what: str, size: float, fill: str = "#fffaf0") -> str:
    """A number in a comic's burst."""
    d = burst(11, half * 1.2, half * 0.92, 3)
    return moved(
        x,
        y,
        path(d, fill=SHADOW, opacity=0.45, transform="translate(1.600 2.600)"),
        group(path(d, fill=fill, stroke=INK, stroke_width=2.6, stroke_linejoin="round"), filter="url(#hand)"),
        text(0, size * 0.345, size, what, fill="#7a1c0c"),
    )


def strip(content: str) -> str:
    """The foot of a card, where it is counted."""
    return rect(-52, 47, 104, 32, 0, fill="#f6ecd4") + path("M-52 47H52", stroke=INK, stroke_width=2.6) + content


def foot(x: float, y: float, turn: float, colour: str = "#6b3a1c", scale: float = 1) -> str:
    return moved(
        x,
        y,
        path(
            "M-2.600 7C-4.500 5-3.600 1-4.200-2C-4.600-5 3-6 4-2C4.600 1 3 3 2.800 6C2.400 9-1 9-2.600 7Z", fill=colour
        ),
        "".join(
            circle(a, b, r, fill=colour)
            for a, b, r in ((-3.6, -6.6, 1.7), (-0.6, -8, 1.5), (2, -7.6, 1.4), (4.2, -6, 1.2))
        ),
        turn=turn,
        scale=scale,
    )


def squares(count: int, fill: str, content: Callable[[int], str], most: int = 4) -> str:
    """So many squares in a row on the strip."""
    side, gap = (19.0, 3.0) if most <= 4 else (15.4, 2.4)
    x0 = -(count * side + (count - 1) * gap) / 2
    made = ""
    for i in range(count):
        x = x0 + i * (side + gap)
        made += rect(round(x, 1), 60 - side / 2, side, side, 3, fill=fill, stroke=INK, stroke_width=1.8) + moved(
            round(x + side / 2, 1), 60, content(i)
        )
    return made


# --- Someone on the move, seen from the side; hip on 0,0, looking right ---


def profile(x: float, y: float, turn: float = 0, shut: bool = False) -> str:
    """A shaggy head with a nose that leads the way."""
    return moved(
        x,
        y,
        path(
            "M-13 6C-14-8-6-16 5-15C14-14 17-6 16 0C21 2 24 7 20 10C17 12 15 11 14 10C13 18 6 22-2 21C-10 20-13 14-13 6Z",
            fill="#e3a36c",
        ),
        path("M-13 8C-12 22 0 32 12 24C16 21 16 16 14 12C10 13 8 11 4 10C-2 9-6 12-8 6Z", fill="#4a2410"),
        line("M-4 18C0 22 5 23 9 21", "#8a4a22", 2.4),
        (
            mark("M7 1L13 2", 2.6)
            if shut
            else circle(9, 0, 4.4, fill=FANG, stroke_width=2.2) + circle(10.8, 0.4, 2, fill=INK, stroke="none")
        ),
        mark("M4-7C7-9 11-8 14-6", 4.4),
        path(
            "M-9 12C-20 10-22-4-17-10C-20-18-12-26-4-23C2-30 14-28 16-20C20-16 18-10 15-9C10-12 4-12 0-8C-1-2-4 0-6 4C-8 2-11 4-9 12Z",
            fill="#2c1a12",
        ),
        line("M-15-8C-14-14-9-17-5-17M0-19C4-22 9-22 12-18", "#7d4f33", 2.6),
        path("M-6 3C-9 0-12 3-10 7C-8 9-6 8-5 7Z", fill="#e3a36c", stroke_width=2.6),
        turn=turn,
    )


SKIN, SHADE, PELT = "#e6ad78", "#b9774a", ("#e0822a", "#a3541a", "#ffc572")


def foot_at(x: float, y: float, turn: float = 0) -> str:
    return moved(x, y, path("M-5-5C-6 2-4 5 0 5H13C16 2 13-3 7-4L3-6Z", fill=SKIN), turn=turn)


def walker(
    far_arm: str,
    far_leg: str,
    far_foot: str,
    trunk: str,
    skirt: str,
    near_leg: str,
    near_foot: str,
    near_arm: str,
    head: str,
    held: str = "",
    before: str = "",
) -> str:
    """A body out of limbs; each is a line."""
    return inked(
        before
        + limb(far_arm, SHADE, 8, 6)
        + far_foot
        + limb(far_leg, SHADE, 9.5, 6)
        + held
        + limb(trunk, PELT[0], 23, 6)
        + near_foot
        + limb(near_leg, SKIN, 10, 6)
        + path(skirt, fill=PELT[0])
        + flat(skirt, PELT[1], opacity=0.35)
        + line(trunk, PELT[0], 21)
        + f'<g stroke-dasharray=".1 9">{line(trunk, "#7a3a12", 5)}</g>'
        + head
        + limb(near_arm, SKIN, 8.5, 6),
        width=3,
    )


def sneaking() -> str:
    """One step: on tiptoe, a finger on the lips."""
    return walker(
        "M8-30C20-26 28-18 30-8",
        "M4 0C14 6 20 16 14 30",
        foot_at(12, 34, 18),
        "M-2-4C0-14 2-20 6-28",
        "M-14-8L14-4L18 8L10 5L6 12L-2 6L-8 12L-12 4L-18 8Z",
        "M-4 2C-8 12-18 18-16 34",
        foot_at(-17, 38, 24),
        "M4-28C12-18 26-20 29-38",
        profile(12, -54, 8),
        before="",
    )


def walking() -> str:
    """Two: a club over the shoulder, whistling."""
    club = (
        line("M22-10L-24-44", INK, 9)
        + line("M22-10L-20-41", "#8a5a2c", 4.5)
        + path("M-14-36C-24-34-38-42-40-52C-40-60-30-62-22-54C-16-48-12-42-14-36Z", fill="#8a5a2c")
        + line("M-34-54C-32-57-28-56-25-53", "#d8a566", 2.6)
    )
    return walker(
        "M4-30C-4-20-12-14-16-4",
        "M-2 2C-8 14-16 22-24 34",
        foot_at(-26, 37, 26),
        "M0-2C0-12 0-20 2-28",
        "M-13-6L13-6L17 8L9 5L5 11L-2 6L-8 11L-11 5L-17 8Z",
        "M4 2C10 14 14 24 22 36",
        foot_at(22, 40, -12),
        "M4-28C14-20 24-18 22-8",
        profile(6, -53),
        held=club,
    )


def running() -> str:
    """Three: flat out, dust behind."""
    return walker(
        "M8-28C18-26 28-30 34-40",
        "M-2 2C-14 8-26 8-38 0",
        foot_at(-42, -2, 100),
        "M-6-2C-2-12 2-18 8-26",
        "M-18-8L10-2L14 10L6 7L0 13L-6 6L-14 9L-15 2L-24 2Z",
        "M0 2C14 2 24 8 20 26",
        foot_at(20, 30, -16),
        "M4-26C-8-24-18-26-24-18",
        profile(18, -48, 10),
    )


def leaping() -> str:
    """Four: a leap with all four limbs spread."""
    return walker(
        "M8-24C18-30 28-40 34-50",
        "M-4 2C-16 4-28 0-40-8",
        foot_at(-44, -9, 96),
        "M-8 0C-4-10 0-16 8-24",
        "M-20-6L8 2L10 13L3 9L-4 15L-9 8L-16 10L-17 4L-26 4Z",
        "M0 4C14 0 28 2 40 10",
        foot_at(42, 10, -46),
        "M2-22C-8-30-20-34-32-30",
        profile(17, -46, 4),
    )


def dust(places: tuple[tuple[float, float, float], ...]) -> str:
    return group("".join(cloud(x, y, r) for x, y, r in places), filter="url(#hand)")


def cloud(x: float, y: float, r: float) -> str:
    """A puff of dust, all lobes."""
    places = [polar(60 * i + 20, r, x, y) for i in range(6)]
    d = f"M{places[-1][0]:.1f} {places[-1][1]:.1f}" + "".join(
        f"A{r * 0.62:.1f} {r * 0.62:.1f} 0 0 1 {a:.1f} {b:.1f}" for a, b in places
    )
    return path(d, fill="#f3e6c4", stroke=INK, stroke_width=2) + path(
        f"M{x - r * 0.5:.1f} {y:.1f}A{r * 0.5:.1f} {r * 0.5:.1f} 0 0 1 {x:.1f} {y - r * 0.5:.1f}",
        stroke="#fff",
        stroke_width=2,
        **PEN,
    )


def speed(d: str) -> str:
    return path(d, stroke="#fffaf0", stroke_opacity=0.9, stroke_width=2.6, **PEN)


def move_card(steps: int) -> str:
    scene, horizon = ("#bfe3e6", "#9dbb58"), 14
    pose = (sneaking, walking, running, leaping)[steps - 1]
    extra = {
        1: path(
            "M-40 40C-42 32-38 28-36 24C-34 30-32 34-32 40ZM30 42C30 36 34 32 36 28C38 34 40 38 40 42Z",
            fill="#6f9438",
            stroke=INK,
            stroke_width=1.8,
        ),
        2: path("M30-40q4-5 8 0q4-5 8 0M-44-20q3-4 6 0q3-4 6 0", stroke=INK, stroke_width=2, **PEN),
        3: dust(((-42, 38, 9), (-30, 42, 7), (-46, 26, 6))) + speed("M-50-4H-32M-52-16H-26M-50-30H-34"),
        4: path(
            "M-14 46C-16 34-8 26 0 28C4 20 18 22 18 30C26 32 28 40 26 46Z",
            fill="#5f8a3a",
            stroke=INK,
            stroke_width=2.2,
            stroke_linejoin="round",
        )
        + path("M-6 36C-4 32 0 31 3 33M10 32C14 30 18 33 18 37", stroke="#a5c862", stroke_width=2, **PEN)
        + speed("M-50 18L-30 10M-52 2L-38-2M-46 32L-26 22"),
    }[steps]
    y = {1: 3, 2: 1, 3: 10, 4: 8}[steps]
    x = {1: 7, 2: 12, 3: 5, 4: 4}[steps]
    return sheet(
        ground(*scene, horizon, steps)
        + extra
        + moved(x, y, pose(), scale=0.92)
        + strip(squares(steps, "#b7cc6e", lambda i: foot(0, 0.5, 90, scale=0.92)))
        + plaque(-29, -51, 20.5, str(steps), 40)
    )


# --- Rahan, knife, weapon ---


def rahan_runs() -> str:
    skin, dark = RAHAN_SKIN
    return inked(
        limb("M8-28C18-26 28-30 34-42", dark, 8, 6)
        + moved(-42, -2, path("M-5-5C-6 2-4 5 0 5H13C16 2 13-3 7-4L3-6Z", fill="#9a5a2c"), turn=100)
        + limb("M-2 2C-14 8-26 8-38 0", dark, 9.5, 6)
        + limb("M-6-4C-2-12 2-18 8-26", skin, 21, 6)
        + limb("M0 2C14 2 24 8 20 26", skin, 10, 6)
        + moved(20, 30, path("M-5-5C-6 2-4 5 0 5H13C16 2 13-3 7-4L3-6Z", fill="#9a5a2c"), turn=-16)
        + path("M-19-9L9-2L14 10L6 7L0 13L-6 6L-14 9L-15 2L-25 2Z", fill="#f0d9a0")
        + limb("M4-26C-8-24-18-26-24-18", skin, 8.5, 6)
        + moved(-26, -16, knife(0, 0, -48, 0.5))
        + moved(10, -56, f'<g transform="rotate(8) scale(.58) translate(-72 -50)">{rahan_head(False)}</g>'),
        width=3,
    )


def advance_card() -> str:
    arrow = "M-26 54H8V47.500L24 60L8 72.500V66H-26Z"
    return sheet(
        group(rect(-52, -76, 104, 152, 0, fill="#f3bb48"), filter="url(#wash)")
        + rays(4, -14, "#ffe7a0", 14, 0.75)
        + group(path("M-60 32C-30 20 30 20 60 32V80H-60Z", fill="#b5aa52"), filter="url(#ground)")
        + path("M-60 32C-30 20 30 20 60 32", stroke=INK, stroke_opacity=0.7, stroke_width=1.8, **PEN)
        + dust(((-40, 38, 8), (-28, 42, 6)))
        + moved(10, 19, rahan_runs(), scale=0.9)
        + strip(
            group(
                path(arrow, fill="#e0662c", stroke=INK, stroke_width=2.4, stroke_linejoin="round"),
                filter="url(#hand)",
                transform="translate(1 0)",
            )
        )
        + moved(-22, -58, wide_plaque(0, 0, "1–5"), scale=0.86)
    )


def wide_plaque(x: float, y: float, what: str) -> str:
    d = polygon([(a * 1.5, b) for a, b in (polar(18 * i, 19 if i % 2 == 0 else 15.4) for i in range(20))])
    return moved(
        x,
        y,
        path(d, fill=SHADOW, opacity=0.45, transform="translate(1.600 2.600)"),
        group(path(d, fill="#fffaf0", stroke=INK, stroke_width=2.6, stroke_linejoin="round"), filter="url(#hand)"),
        text(0, 8.6, 25, what, fill="#7a1c0c"),
    )


def small_flint(x: float, y: float, scale: float = 0.17, turn: float = 24) -> str:
    return moved(x, y, flint_large(), turn=turn, scale=scale)


def knife_card() -> str:
    marks = "".join(moved(-31 + 31 * i, 60, flint_large(), turn=24, scale=0.2) for i in range(3))
    prints = "".join(paw(x, y, t, s) for x, y, t, s in ((-36, 30, -20, 0.8), (34, -58, 14, 0.8), (38, 20, 30, 0.7)))
    return sheet(
        group(rect(-52, -76, 104, 152, 0, fill="#3f8f7c"), filter="url(#wash)")
        + rays(0, -14, "#8fd0b4", 16, 0.6)
        + group(prints, opacity=0.45)
        + group(inked(knife(-12, 14, 34, 1.22)), transform="translate(2 2)")
        + path("M18-50l4-8M26-42l9-4M10-56l1-9", stroke="#fffaf0", stroke_width=3, **PEN)
        + strip(marks)
    )


def paw(x: float, y: float, turn: float, scale: float) -> str:
    return moved(
        x,
        y,
        path("M-6 6C-8 0-3-4 0-4C3-4 8 0 6 6C4 9-4 9-6 6Z", fill="#16443a"),
        "".join(circle(a, b, 2.4, fill="#16443a") for a, b in ((-7, -4), (-2.6, -8.5), (2.6, -8.5), (7, -4))),
        turn=turn,
        scale=scale,
    )


def weapon_card() -> str:
    club = (
        path("M-34 38L8-22C4-32 8-46 20-50C32-52 38-42 34-30C30-22 24-18 20-16L-26 44Z", fill="#8a5a2c")
        + line("M12-14L-18 28", "#c99254", 3)
        + line("M16-40C18-44 21-45 24-45", "#d8a566", 3)
        + mark("M26-34C28-31 27-27 24-24", 2.4)
    )
    spear = (
        line("M36 42L-26-36", INK, 10)
        + line("M34 40L-26-36", "#a8743c", 5)
        + path("M-24-32L-36-36C-42-44-42-52-40-58C-34-56-26-50-22-44L-22-34Z", fill="#b9b0a0")
        + flat("M-39-56L-26-36L-23-36L-23-43C-27-49-33-54-39-56Z", "#6f675c")
        + line("M-20-28L-28-22M-17-24L-25-18", "#e8d3a0", 3.4)
    )
    return sheet(
        group(rect(-52, -76, 104, 152, 0, fill="#b8472c"), filter="url(#wash)")
        + rays(0, -10, "#e88a5a", 16, 0.55)
        + inked(spear + club, width=3.2)
        + path(
            burst(12, 38, 28, 7),
            fill="#ffd86a",
            stroke=INK,
            stroke_width=2.6,
            stroke_linejoin="round",
            transform="translate(0 -6)",
        )
        + moved(1, -6, flint_large(), turn=14, scale=0.46)
        + strip(small_flint(0, 60, 0.22))
    )


# --- Beasts: each where it lives, by night ---


def claws(x: float, y: float) -> str:
    d = "M-9-11C-7-3-9 5-13 12C-13 3-13-5-9-11ZM-1-12C1-4-1 5-5 13C-5 3-5-5-1-12ZM7-12C9-4 7 5 3 13C3 3 3-5 7-12ZM14-10C16-3 14 4 11 11C10 3 11-5 14-10Z"
    return moved(x, y, path(d, fill="#f6d04a", stroke=INK, stroke_width=2, stroke_linejoin="round"))


def beast_card(name: str) -> str:
    top, low, horizon, scale, y = {
        "crocodile": ("#3c4f7a", "#2f7f8c", 4, 0.46, 30),
        "tiger": ("#7a3a5c", "#8a6a58", 10, 0.52, 34),
        "mammoth": ("#5a4a86", "#b08a4a", 10, 0.44, 36),
        "bear": ("#33506a", "#3f5c3a", 6, 0.52, 38),
    }[name]
    moon = (
        circle(27, -50, 13, fill="#fff3c8", stroke=INK, stroke_width=2.2)
        + circle(31, -53, 2.6, fill="#e0cd94")
        + circle(24, -46, 2, fill="#e0cd94")
    )
    place = {
        "crocodile": path(
            "M-54 22q9-5 18 0t18 0t18 0t18 0t18 0M-54 38q9-5 18 0t18 0t18 0t18 0t18 0",
            stroke="#a9e0de",
            stroke_width=2.2,
            **PEN,
        ),
        "tiger": path(
            "M-56 16L-40-14L-30 0L-20-10L-8 14ZM20 14L34-8L44 4L58-12V16Z",
            fill="#54384a",
            stroke=INK,
            stroke_width=2.2,
            stroke_linejoin="round",
        ),
        "mammoth": path(
            "M-56 18L-34-16L-18 8L0-24L22 6L36-8L58 18Z",
            fill="#453a6a",
            stroke=INK,
            stroke_width=2.2,
            stroke_linejoin="round",
        )
        + path("M-10-12L0-24L9-12L4-14L0-9L-4-14Z", fill="#e6e2f0"),
        "bear": "".join(
            path(
                "M0 0L-14 0L-8-12H-12L-5-24H-9L0-40L9-24H5L12-12H8L14 0Z",
                fill=c,
                stroke=INK,
                stroke_width=2.2,
                stroke_linejoin="round",
                transform=f"translate({x} {b}) scale({z})",
            )
            for x, b, z, c in ((-40, 16, 1.1, "#28452f"), (38, 18, 1.25, "#28452f"), (12, 10, 0.8, "#2f5238"))
        ),
    }[name]
    front = {
        "crocodile": path("M-54 40C-44 32-30 36-20 34C0 30 20 36 54 32V80H-54Z", fill="#4fa3bd", opacity=0.75)
        + path("M-40 42q8-4 16 0t16 0M4 42q8-4 16 0t16 0", stroke="#e9f8f6", stroke_width=2.2, **PEN),
        "tiger": "",
        "mammoth": "".join(
            path(
                "M-6 0C-7-7-10-11-13-13C-9-13-6-11-4-7C-4-13-4-18-1-22C0-16 0-11 1-7C3-12 7-17 12-19C9-14 6-9 6 0Z",
                fill="#d9a93c",
                stroke=INK,
                stroke_width=2,
                stroke_linejoin="round",
                transform=f"translate({x} {b}) scale({z})",
            )
            for x, b, z in ((-40, 48, 1), (40, 48, 1), (20, 50, 0.8), (-18, 50, 0.8))
        ),
        "bear": path(
            "M-46 48C-44 42-40 40-36 44C-34 38-28 38-26 44L-24 48ZM26 48C28 40 34 40 36 45C38 40 46 42 46 48Z",
            fill="#4f7a3a",
            stroke=INK,
            stroke_width=2,
        ),
    }[name]
    body = group(figure(name), filter="url(#diecut)")
    return sheet(
        ground(top, low, horizon, 4)
        + moon
        + rays(-4, 4, "#fff3c8", 12, 0.1)
        + place
        + ellipse(2, y + 1, 42, 6, fill=SHADOW, opacity=0.4)
        + moved(0, y, body, scale=scale)
        + front
        + rect(-52, 47, 104, 32, 0, fill="#7a1c0c")
        + path(
            "M-52 47L-46 54L-39 47L-32 54L-25 47L-18 54L-11 47L-4 54L3 47L10 54L17 47L24 54L31 47L38 54L45 47L52 54V44H-52Z",
            fill="#fffaf0",
            stroke=INK,
            stroke_width=2,
            stroke_linejoin="round",
        )
        + moved(0, 63.5, claws(0, 0), scale=1.12)
        + moved(-30, 63.5, claws(0, 0), scale=0.8)
        + moved(30, 63.5, claws(0, 0), scale=0.8),
        line_="#5c1408",
        edge="#ead6b4",
    )


# --- Large cards ---


def food_art() -> str:
    """A roast on its bone."""
    meat = "M-10 20C-30 16-34-8-22-24C-10-40 18-42 30-26C42-8 34 16 14 22C6 24-2 23-10 20Z"
    return inked(
        path("M-14 14L-30 28C-38 24-44 32-38 38C-42 46-32 52-28 45C-20 48-18 40-22 36L-6 22Z", fill=BONE)
        + flat("M-28 44C-22 46-20 40-24 36L-8 21L-14 18L-26 30C-24 34-26 40-32 42Z", "#cdb587")
        + path(meat, fill="#b8622c")
        + flat(
            "M30-26C42-8 34 16 14 22C6 24-2 23-10 20C-16 19-20 16-23 13C0 18 22 8 26-12C28-20 26-28 22-33C26-32 28-29 30-26Z",
            "#7d3a16",
        )
        + line("M-20-14C-16-26-4-33 8-33", "#f0b070", 4.4)
        + mark("M-10-4C-4-10 2-12 8-12M2 6C8 4 14-2 16-8M-12 8L-6 4", 2.6)
        + path(
            "M-18-32C-22-38-16-42-18-48M0-40C-4-46 4-50 0-56M18-38C14-44 22-48 18-54",
            fill="none",
            stroke="#fff6e4",
            stroke_width=3,
        ),
        width=3.4,
    )


def water_art() -> str:
    """A gourd on its cord, water spilling from it into a drop."""
    return inked(
        line("M-18-38C-34-30-38-8-28 10", INK, 6)
        + line("M-18-38C-34-30-38-8-28 10", "#e6c79a", 2.4)
        + path(
            "M-8-34C-14-26-14-20-10-14C-26-10-34 4-32 18C-28 34-12 42 2 40C18 40 32 30 34 14C34 0 26-10 12-14C16-22 16-28 10-36Z",
            fill="#c9853c",
        )
        + flat(
            "M34 14C32 30 18 40 2 40C-6 41-15 39-22 34C2 36 22 24 22 4C22-4 18-10 12-14C26-10 34 0 34 14Z", "#8f5522"
        )
        + line("M-24 12C-24 2-18-4-10-7", "#f6c98a", 4.4)
        + path("M-12-34C-12-40 14-42 14-36C12-30-10-28-12-34Z", fill="#5c3a1a")
        + path("M-8-36C-6-39 8-40 10-37C8-34-6-33-8-36Z", fill="#7fd0e0", stroke_width=2)
        + line("M-30 12C-16 18 18 16 33 8", INK, 9)
        + line("M-30 12C-16 18 18 16 33 8", "#f3e3bc", 4.4)
        + mark("M-22 15L-18 10M-12 17L-8 12M0 17L4 12M12 16L16 10M24 12L27 7", 2)
        + path("M2 16C5 22 11 27 11 33C11 39 7 42 2 42S-7 39-7 33C-7 27-1 22 2 16Z", fill="#4fb0d0", stroke_width=2.8)
        + line("M-2 33C-2 30-1 28 1 25", "#fff", 2.4),
        width=3.4,
    )


def fire_art() -> str:
    """A fire between stones."""
    stones = "".join(
        path(
            f"M{x - 9} 34C{x - 10} 26 {x - 4} 24 {x} 24C{x + 5} 24 {x + 10} 28 {x + 9} 34C{x + 6} 38 {x - 6} 38 {x - 9} 34Z",
            fill=c,
            stroke_width=2.8,
        )
        for x, c in ((-28, "#8f8475"), (28, "#6f665a"), (-11, "#a99c8a"), (9, "#8f8475"))
    )
    return inked(
        line("M-28 28L24 12M28 28L-24 12", INK, 12)
        + line("M-27 27L24 12M27 27L-24 12", "#7a4a26", 7)
        + path(
            "M0 22C-22 22-28 4-20-10C-18-4-16-2-13-1C-18-20-6-36 4-50C4-34 16-28 19-12C22-16 23-20 23-25C32-10 32 20 8 22Z",
            fill="#d8421b",
        )
        + path(
            "M2 22C-13 22-17 10-12 0C-9 6-6 7-4 7C-8-8-1-18 4-28C6-16 15-10 14 4C16 2 17-2 17-5C22 6 20 20 8 22Z",
            fill="#f79a2b",
            stroke="none",
        )
        + path("M2 22C-6 21-8 12-4 5C0 9 2 6 3-2C9 5 12 18 6 22Z", fill="#ffe28a", stroke="none")
        + stones
        + path("M-26-22L-28-30M30-36L33-43M-14-40L-17-47M24-48L25-55", fill="none", stroke="#ffd75e", stroke_width=3.4),
        width=3.4,
    )


def invention_art() -> str:
    """The first wheel, and the light that goes up to whoever thinks of it."""
    spokes = "".join(
        "M{:.1f} {:.1f}L{:.1f} {:.1f}".format(*polar(60 * i + 12, 9), *polar(60 * i + 12, 25)) for i in range(6)
    )
    glints = "".join(
        "M{:.1f} {:.1f}L{:.1f} {:.1f}".format(*polar(a, 41), *polar(a, 50 if i % 2 else 55))
        for i, a in enumerate(range(-75, 90, 30))
    )
    return moved(
        0,
        2,
        inked(
            path(glints, fill="none", stroke=INK, stroke_width=8)
            + path(glints, fill="none", stroke="#ffe28a", stroke_width=4)
            + circle(2, 4, 35, fill="#5c3a1a")
            + circle(0, 0, 35, fill="#b9884c")
            + flat("M35 0A35 35 0 0 1-22 27C8 28 28 6 22-27C30-20 35-10 35 0Z", "#8a5a2c")
            + circle(0, 0, 25.5, fill="#3a2818", stroke_width=3)
            + path(spokes, fill="none", stroke=INK, stroke_width=11)
            + path(spokes, fill="none", stroke="#d9a860", stroke_width=5.4)
            + circle(0, 0, 10, fill="#d9a860", stroke_width=3.2)
            + circle(0, 0, 3.6, fill="#3a2818", stroke_width=2)
            + line("M-29-9C-26-20-17-28-6-30", "#f6d9a0", 3.4)
            + mark("M-30 4L-26 3M28 12L24 10M4 31L3 27M14-30L12-26", 2),
            width=3.4,
        ),
    )


def combat_art() -> str:
    """Two clubs that meet."""
    club = (
        path("M-44 38L-10-6C-14-16-10-28 0-32C12-34 18-24 14-14C10-6 4-2 0 0L-36 44Z", fill="#8a5a2c")
        + line("M-8 2L-30 30", "#c99254", 3)
        + line("M-4-22C-2-26 1-27 4-27", "#d8a566", 3)
        + mark("M6-18C8-15 7-11 4-8", 2.4)
    )
    fist = path("M-40 28C-38 20-26 20-22 26C-20 34-22 42-30 44C-38 44-44 36-40 28Z", fill="#d9955f") + mark(
        "M-34 25L-31 34M-28 25L-26 32", 2.2
    )
    arm = limb("M-52 56C-46 50-40 44-34 38", "#d9955f", 10, 6)
    half = arm + club + fist
    return (
        path(
            burst(12, 44, 26, 5),
            fill="#ffd86a",
            stroke=INK,
            stroke_width=3,
            stroke_linejoin="round",
            transform="translate(0 -16)",
        )
        + path(burst(10, 26, 15, 8), fill="#fffaf0", transform="translate(0 -16)")
        + inked(moved(-2, 0, half) + f'<g transform="translate(2 0) scale(-1 1)">{half}</g>', width=3.2)
        + stars([(-34, -44, 8), (36, -42, 7), (0, -62, 7)])
    )


LARGE: dict[str, tuple[str, str, Callable[[], str]]] = {
    "food": ("#e3a648", "#ffe0a0", food_art),
    "water": ("#3f86a8", "#a9dbe6", water_art),
    "fire": ("#5c2440", "#d8642c", fire_art),
    "invention": ("#4a4486", "#a79ad8", invention_art),
    "combat": ("#a83220", "#e8784a", combat_art),
}


def large_card(name: str) -> str:
    colour, lit, art = LARGE[name]
    dark = {"food": "#8f5522", "water": "#17577a", "fire": "#3a1424", "invention": "#2c2758", "combat": "#6b1a10"}[name]
    band = "".join(f"M{-44 + 11 * i} 0l5.500-6l5.500 6" for i in range(8))
    return sheet(
        group(rect(-52, -76, 104, 152, 0, fill=colour), filter="url(#wash)")
        + rays(0, -2, lit, 16, 0.5)
        + ellipse(0, 0, 46, 50, fill=lit, opacity=0.45, filter="url(#far)")
        + group(
            path(band, stroke=dark, stroke_width=2.6, transform="translate(0 -62)", **PEN),
            path(band, stroke=dark, stroke_width=2.6, transform="translate(0 68)", **PEN),
            opacity=0.7,
        )
        + ellipse(3, 43, 36, 7, fill=SHADOW, opacity=0.35)
        + moved(0, 4, art(), scale=1.06 if name != "combat" else 0.94)
    )


def back() -> str:
    """A hide with the flint on it."""
    colour, dark, lit = "#8f4a26", "#5c2a12", "#e0a868"
    teeth = "".join(f"M{-42 + 12 * i} -66l6 6l6-6M{-42 + 12 * i} 66l6-6l6 6" for i in range(7)) + "".join(
        f"M-44 {-54 + 12 * i}l6 6l-6 6M44 {-54 + 12 * i}l-6 6l6 6" for i in range(9)
    )
    rays_ = "".join("M{:.1f} {:.1f}L{:.1f} {:.1f}".format(*polar(a, 34), *polar(a, 41)) for a in range(0, 360, 30))
    return sheet(
        group(rect(-52, -76, 104, 152, 0, fill=colour), filter="url(#wash)")
        + group(
            path(teeth, stroke=lit, stroke_opacity=0.8, stroke_width=2.4, **PEN),
            path(rays_, stroke=lit, stroke_width=3.4, **PEN),
            filter="url(#hand)",
        )
        + circle(0, 0, 29, fill=dark, opacity=0.55)
        + moved(0, 0, flint_large(), turn=12, scale=0.42)
        + foot(-26, -46, -20, lit, 0.8)
        + foot(26, 46, 160, lit, 0.8)
    )


def every() -> dict[str, str]:
    """All faces and backs by kind, without their sizes."""
    made = {f"move_{steps}": move_card(steps) for steps in (1, 2, 3, 4)}
    made |= {"advance": advance_card(), "knife": knife_card(), "weapon": weapon_card()}
    made |= {name: beast_card(name) for name in ("crocodile", "tiger", "mammoth", "bear")}
    made |= {name: large_card(name) for name in LARGE}
    return made | {"back": back()}


def cards() -> dict[str, str]:
    """One size for the hand and for whoever holds a card: on the table it is shown smaller."""
    view = (-60, -84, 120, 168)
    return {
        f"card_{name}": drawing(80, 112, content, view, body="3 3 74 106", page="cards")
        for name, content in every().items()
    }
