# ruff: noqa: E501 - the outlines of drawings are long
"""Pictures made of the pieces: for the home screen, and for the rules."""

import math
import re
from random import Random

from assets.build.hand import GOLD, INK, PAPER, SHADOW, circle, drawing, ellipse, group, moved, path, rect
from assets.rahan.cards import every, rays
from assets.rahan.figures import standing
from assets.rahan.marks import square_chosen, target
from assets.rahan.paint import FILTERS, PEN
from assets.rahan.scenery import acacia, flowers, grass, puff, tree, tuft
from assets.rahan.thrown import die, die_shadow, flint, flint_pose

ACROSS = 240  # of the rules' pictures, in dp


def rounded(width: float, height: float, picture: str) -> str:
    """The picture with round corners and an inked outline."""
    frame = (-width / 2 + 3, -height / 2 + 3, width - 6, height - 6)
    clip = f'<clipPath id="corners">{rect(*frame, 20)}</clipPath>'
    return (
        clip + group(picture, clip_path="url(#corners)") + rect(*frame, 20, fill="none", stroke=INK, stroke_width=2.6)
    )


CARDS = every()


def card(x: float, y: float, name: str, scale: float = 0.7, turn: float = 0) -> str:
    """A card; what it is clipped by keeps a name of its own, since several lie on one picture."""
    content = CARDS[name].replace(FILTERS, "")
    own = re.sub(r"[^a-z0-9]", "", name)
    return moved(
        x,
        y,
        content.replace('id="panel"', f'id="panel{own}"').replace("url(#panel)", f"url(#panel{own})"),
        turn=turn,
        scale=scale,
    )


def who(x: float, y: float, name: str, scale: float = 0.6) -> str:
    return moved(x, y, standing(name), scale=scale)


def meadow(
    width: float, height: float, fill: str = "#b4c466", lit: str = "#d3d97c", squares: float = 0, seed: int = 2
) -> str:
    """Ground seen from above, perhaps with the board's squares."""
    dice = Random(seed)
    x, y = -width / 2, -height / 2
    blots = "".join(
        ellipse(
            round(dice.uniform(x, -x)),
            round(dice.uniform(y, -y)),
            dice.uniform(30, 70),
            dice.uniform(16, 34),
            fill=lit,
            opacity=0.4,
        )
        for _ in range(9)
    )
    lines = ""
    if squares:
        d = "".join(f"M{a:g} {y:g}V{-y:g}" for a in _steps(x, squares)) + "".join(
            f"M{x:g} {b:g}H{-x:g}" for b in _steps(y, squares)
        )
        lines = path(
            d, stroke="#fff8dc", stroke_opacity=0.5, stroke_width=2, fill="none", transform="translate(1.2 1.4)"
        ) + path(d, stroke=INK, stroke_opacity=0.5, stroke_width=1.6, fill="none")
    return group(rect(x - 6, y - 6, width + 12, height + 12, 0, fill=fill), filter="url(#calm)") + blots + lines


def _steps(low: float, side: float) -> list[float]:
    """Where lines are so far apart, one of them half a square from 0."""
    first = math.ceil((low - side / 2) / side) * side + side / 2
    return [first + i * side for i in range(round(-2 * low / side) + 1) if first + i * side < -low]


def pointing(x: float, y: float, scale: float = 1) -> str:
    d = "M-30-8H4V-22L32 0L4 22V8H-30Z"
    return moved(
        x,
        y,
        path(d, fill=SHADOW, opacity=0.5, transform="translate(3 5)", filter="url(#soft1)"),
        path(d, fill=PAPER, stroke=PAPER, stroke_width=8, stroke_linejoin="round"),
        path(d, fill=GOLD, stroke=INK, stroke_width=2.6, stroke_linejoin="round"),
        scale=scale,
    )


def verdict(x: float, y: float, good: bool) -> str:
    """Right or wrong, on a disc of paper."""
    tick = (
        path("M-8 0L-2 7L9-7", stroke="#3d6b35", stroke_width=5.5, **PEN)
        if good
        else path("M-8-8L8 8M8-8L-8 8", stroke="#b3301c", stroke_width=5.5, **PEN)
    )
    return moved(
        x,
        y,
        circle(1.5, 3, 17, fill=SHADOW, opacity=0.5, filter="url(#soft1)"),
        circle(0, 0, 17, fill=PAPER, stroke=INK, stroke_width=2),
        tick,
    )


def pearls(d: str, dark: bool = False) -> str:
    """A dotted way: the flight, or its shadow on the ground."""
    if dark:
        return path(d, stroke=SHADOW, stroke_opacity=0.5, stroke_width=6, stroke_dasharray="13 11", **PEN)
    return path(d, stroke=INK, stroke_opacity=0.85, stroke_width=9, stroke_dasharray=".1 15", **PEN) + path(
        d, stroke="#fffaf0", stroke_width=5.4, stroke_dasharray=".1 15", **PEN
    )


def flying(x: float, y: float, frame: int, size: float) -> str:
    return moved(x, y, flint(flint_pose(frame), size))


def dice(x: float, y: float, roll: str, frame: int, scale: float = 1) -> str:
    return moved(x, y, moved(0, 9, die_shadow()), die(roll, frame), scale=scale)


def mountain(x: float, y: float, scale: float) -> str:
    """The volcano, from afar."""
    return moved(
        x,
        y,
        puff(8, -84, 15, 3, "#d9cfc8", "#a39890"),
        puff(26, -98, 11, 5, "#e6ded8", "#b3a8a0"),
        puff(-4, -72, 11, 7, "#c4b8ae", "#968a82"),
        group(
            path(
                "M-90 4C-60-8-40-40-22-62C-14-60-10-64-2-62C6-60 12-64 20-61C38-38 58-8 92 4Z",
                fill="#a8785c",
                stroke=INK,
                stroke_width=2.6,
                stroke_linejoin="round",
            ),
            filter="url(#hand)",
        ),
        path("M20-61C38-38 58-8 92 4H30C34-10 24-20 26-34C18-40 22-52 20-61Z", fill="#6e4a3a", opacity=0.8),
        path(
            "M-22-62C-14-60-10-64-2-62C6-60 12-64 20-61C16-50 18-44 12-36C10-30 14-24 9-16C6-22 6-30 2-38C-2-32-4-26-3-20C-10-28-8-40-12-46C-16-50-20-54-22-62Z",
            fill="#e0562a",
            stroke=INK,
            stroke_width=2,
            stroke_linejoin="round",
        ),
        path("M-14-60C-8-58 4-62 12-60C10-52 8-48 6-42C2-48-2-46-4-40C-8-46-10-52-14-60Z", fill="#ffc04a"),
        path(
            "M-62-2C-52-10-44-20-38-30M-40 0C-34-8-30-14-28-20M56 0C50-8 46-14 42-22",
            stroke="#5b3a2a",
            stroke_width=2,
            **PEN,
        ),
        scale=scale,
    )


def scene() -> str:
    """A throw in the evening: the flint is in the air, the tiger has seen it."""
    dice_ = Random(6)
    horizon = -14.0
    lines = "".join(f"M{x * 0.42:.0f} {horizon:g}L{x * 2.3:.0f} 120" for x in range(-260, 270, 52))
    rows = "".join(f"M-180 {y:g}H180" for y in (-4, 12, 34, 64, 104))
    sky = '<linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#6fa9c4"/><stop offset=".55" stop-color="#f3d08a"/><stop offset="1" stop-color="#f0a860"/></linearGradient>'
    return (
        sky
        + rect(-176, -116, 352, 112, 0, fill="url(#dusk)")
        + group(rays(62, -14, "#fff0b4", 18, 0.28))
        + mountain(72, -12, 0.84)
        + group(
            path(
                "M-180-10C-150-26-120-22-96-14C-60-26-20-22 10-12L180-8V10H-180Z",
                fill="#6f8f4a",
                stroke=INK,
                stroke_width=2,
            ),
            filter="url(#hand)",
        )
        + group(rect(-176, horizon, 352, 130, 0, fill="#b0bf5c"), filter="url(#ground)")
        + path(lines + rows, stroke=INK, stroke_opacity=0.3, stroke_width=1.6, fill="none")
        + moved(-150, 2, tree(0, 0, 2.0, 0, 3), tree(26, 8, 1.6, 2, 5))
        + moved(150, 6, acacia(0, 0, 1.7))
        + "".join(
            tuft(x, y, z)
            for x, y, z in ((-60, 8, 1.2), (20, 4, 1), (-20, 46, 1.5), (54, 70, 1.6), (130, 60, 1.5), (-120, 30, 1.3))
        )
        + flowers(dice_, -40, 84, "#f6c0c8", 3, 20)
        + who(-16, 0, "rahan", 0.36)
        + ellipse(92, 60, 58, 10, fill=SHADOW, opacity=0.3)
        + who(90, 52, "tiger", 0.86)
        + pearls("M-84-6C-64-66-26-92 4-72")
        + moved(
            18,
            -62,
            path("M-25-9A27 27 0 0 1-5-26M25 9A27 27 0 0 1 5 26", stroke="#fffaf0", stroke_width=4, **PEN),
            flint(flint_pose(1), 27),
        )
        + moved(-106, 78, standing("caveman_red"), scale=0.72)
        + card(150, 98, "water", 0.5, 14)
        + card(118, 106, "move_3", 0.5, -5)
        + dice(-30, 88, "a", 6, 0.66)
    )


# --- Rules ---


def rules_goal() -> str:
    """Water, fire, food and an invention, and back into the cave."""
    dice_ = Random(9)
    cave = group(
        path(
            "M-66 52L-70 22L-60-12L-44-20L-36-44L-14-48L0-58L24-50L42-36L50-14L66-2L70 28L66 52Z",
            fill="#a99c8a",
            stroke=INK,
            stroke_width=4,
        ),
        path("M-30 52C-34 4-20-22 0-22C22-22 34 6 32 52Z", fill="#2a1208", stroke=INK, stroke_width=3.6),
        path("M-58 10L-52-8L-38-14L-32-36L-12-42L0-50M-60 36V24", stroke="#ded2be", stroke_width=4, **PEN),
        path("M66 50L68 28L64 2L50-10L42-32L24-46L34-20L44-4L46 20L54 50Z", fill="#71624f"),
        path("M34-26L46-14M50 10L60 8M-20-40L-12-34", stroke=INK, stroke_width=2.6, **PEN),
        filter="url(#hand)",
    )
    return (
        meadow(640, 200)
        + "".join(
            card(-262 + 88 * i, -2 + (4 if i % 2 else -4), name, 0.78, (-3, 2, -2, 3)[i])
            for i, name in enumerate(("water", "fire", "food", "invention"))
        )
        + pointing(104, 0, 1.1)
        + moved(222, 14, cave, scale=1.2)
        + who(226, 72, "caveman_blue", 0.5)
        + flowers(dice_, 150, 84, "#f6c0c8", 4, 14)
        + tuft(296, 88, 1.6)
    )


def rules_turn() -> str:
    """One of four: draw, move, throw, move Rahan."""
    parts = [meadow(640, 190, "#d9c48c", "#ecdcac", 0, 5)]
    parts += [
        path(
            f"M{x}-84C{x - 4}-30 {x + 4} 30 {x} 84",
            stroke=INK,
            stroke_opacity=0.5,
            stroke_width=3,
            stroke_dasharray="2 12",
            **PEN,
        )
        for x in (-160, 0, 160)
    ]
    parts += [
        card(-262, -4, "back", 0.74, -8),
        card(-222, 4, "back", 0.74, 6),
        dice(-256, 52, "b", 6, 0.9),
        card(-108, 0, "move_3", 0.74, -6),
        who(-42, 52, "caveman_yellow", 0.56),
        card(44, 0, "weapon", 0.74, -6),
        flying(116, -16, 0, 44),
        path("M84-36A40 40 0 0 1 108-58M150 0A40 40 0 0 1 124 24", stroke="#fffaf0", stroke_width=5, **PEN),
        card(212, 0, "advance", 0.74, -6),
        who(274, 52, "rahan", 0.56),
    ]
    return "".join(parts)


def rules_move() -> str:
    """Straight on, in one of eight directions, exactly so many squares."""
    side = 72.0
    arrows = ""
    for i in range(8):
        a = 45 * i
        far = 56 if i % 2 == 0 else 66
        arrows += moved(
            -144 + far * math.cos(math.radians(a)),
            far * math.sin(math.radians(a)),
            path("M14 0L-8-12C-5-5-5 5-8 12Z", fill="#ffe28a", stroke=INK, stroke_width=3, stroke_linejoin="round"),
            turn=a,
        )
    end = moved(72 + 2 * side, 0, square_chosen(), scale=0.78)
    trail = "".join(moved(36 + 21 * i, 0, ellipse(0, -7 if i % 2 else 7, 6, 3.6, fill="#4a3418")) for i in range(8))
    return (
        meadow(640, 220, squares=side, seed=7)
        + arrows
        + who(-144, 16, "caveman_red", 0.5)
        + end
        + trail
        + group(who(0, 22, "caveman_red", 0.46), opacity=0.55)
        + who(72 + 2 * side, 22, "caveman_red", 0.46)
        + card(-258, 0, "move_3", 0.84, -5)
        + verdict(286, -72, True)
    )


def rules_flint() -> str:
    """For a weapon card: the flint flies over what is low beneath it, comes down, bounces, slides, and hits."""
    arc = "M-146 20C-90-104 20-108 92 40"
    hops = "M92 40C102 18 120 18 130 40M130 40C136 31 143 31 148 40"
    return (
        meadow(640, 200, squares=80, seed=11)
        + grass(40, 92, 1.6)
        + card(-258, 0, "weapon", 0.8, -5)
        + pearls("M-150 60C-50 60 60 60 154 60", True)
        + who(-166, 62, "caveman_green", 0.62)
        + pearls(arc)
        + pearls(hops)
        + who(-16, 62, "rabbit", 0.52)
        + flying(-14, -66, 2, 30)
        + moved(226, 14, target(), scale=1.5)
        + who(234, 66, "deer", 0.66)
        + flying(160, 46, 0, 24)
    )


def rules_beast() -> str:
    """Missed: the caveman goes to where the flint fell, and shoots from there."""
    return (
        meadow(640, 210, "#8fa650", "#a9bd68", 70, 17)
        + tree(-6, -52, 2, 1, 4)
        + tree(296, 40, 2.2, 0, 6)
        + card(-260, -8, "bear", 0.78, -5)
        + group(who(-160, 76, "caveman_yellow", 0.56), opacity=0.5)
        + pearls("M-140 24C-100-50-20-60 32 56")
        + pearls("M-128 78C-80 84-10 84 20 74", True)
        + who(60, 74, "caveman_yellow", 0.62)
        + flying(18, 72, 0, 24)
        + who(214, 72, "bear", 0.74)
        + pearls("M96 6C120-30 150-36 176-20")
    )


def rules_combat() -> str:
    """Shot for shot, a step nearer after each miss, until one is hit."""
    return (
        meadow(640, 190, "#b4c466", "#d3d97c", 76, 19)
        + card(-258, -2, "combat", 0.8, -5)
        + who(-136, 60, "caveman_red", 0.64)
        + who(136, 60, "caveman_green", 0.64)
        + pearls("M-96-20C-50-70 20-70 60-30")
        + flying(70, -18, 1, 28)
        + moved(-70, 66, pointing(0, 0, 0.5))
        + moved(70, 66, f'<g transform="scale(-1 1)">{pointing(0, 0, 0.5)}</g>')
        + card(262, -6, "water", 0.62, 8)
        + card(246, 4, "fire", 0.62, -4)
    )


def pictures() -> dict[str, str]:
    made = {"scene": drawing(168, 110, FILTERS + rounded(336, 220, scene()))}
    for name, tall, draw in (
        ("goal", 200, rules_goal),
        ("turn", 190, rules_turn),
        ("move", 220, rules_move),
        ("flint", 200, rules_flint),
        ("beast", 210, rules_beast),
        ("combat", 190, rules_combat),
    ):
        high = 2 * round(tall * ACROSS / 1280)
        made[f"rules_{name}"] = drawing(
            ACROSS, high, FILTERS + rounded(640, tall, draw()), (-320, -tall / 2, 640, tall), fine="1"
        )
    return made
