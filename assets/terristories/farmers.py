# ruff: noqa: E501 - the outlines of drawings are long
"""The three farmers.

K01  talks to tractors    a cap, a grey walrus moustache; his tractor listens
K02  keeps seeds          a white bun that sprouts, round glasses, pockets full of seedlings
K03  never says no        bald and bearded, arms full, a hen on his head
"""

from assets.build.hand import INK, circle, ellipse, moved, path, rect
from assets.terristories.faces import (
    BROWN,
    ROSY,
    TAN,
    brows,
    cheeks,
    eyes,
    fist,
    head,
    lids,
    mouth,
    neck,
    nose,
    pinch,
    shoulders,
    shut,
    skull,
    sleeve,
)
from assets.terristories.parts import PEN, rays
from assets.terristories.views import air, ball, flat, glow, inked, line, mark, rod, solid

RED, RED_DARK = "#c2412f", "#8a2419"


def leaf(x: float, y: float, turn: float, scale: float = 1, fill: str = "#7fb04a") -> str:
    return moved(
        x, y, path("M0 0C-7-4-8-14 0-22C8-14 7-4 0 0Z", fill=fill), mark("M0-2V-15", 1.4), turn=turn, scale=scale
    )


def sprout(x: float, y: float, scale: float = 1, turn: float = 0, fill: str = "#7fb04a") -> str:
    return moved(
        x,
        y,
        rod("M0 2V-10", "#5d8a38", 2, 3.4),
        leaf(0, -9, -52, 0.62, fill),
        leaf(0, -9, 50, 0.7, fill),
        turn=turn,
        scale=scale,
    )


def furrows() -> str:
    """A field of corn up to the horizon."""
    rows = "".join(f"M{x} 30L{x * 3.4:.0f} 76" for x in range(-90, 91, 15))
    return flat("M-96 30C-50 24 50 24 96 30V74H-96Z", "#d99a3a") + path(rows, stroke="#a8682a", stroke_width=4, **PEN)


def ploughman() -> str:
    back = (
        air("#7fb8c9", "#fbe3a4", 36)
        + circle(-62, -44, 15, fill="#fff1c4")
        + circle(-36, -56, 7, fill="#f3d9b0")
        + furrows()
    )
    tractor = (
        path("M18 84L22 18C24 8 34 4 54 4C76 4 86 8 88 18L94 84Z", fill="#8a2419")
        + solid("M14 84L18 22C20 12 30 8 50 8C72 8 82 12 84 22L90 84Z", "#d64b34", "#a8321f", (-5, -4))
        + path("M34 84L36 34C37 28 64 28 66 34L69 84Z", fill="#4a3226", stroke_width=2.4)
        + line("M42 36L41 74M51 34V74M60 36L61 74", "#8d7a66", 3)
        + rod("M66 8V-26C66-32 72-34 76-32", "#5c5650", 6)
        + ball(22, 30, 12, "#fff3b8", "#e0b24a")
        + ball(80, 30, 12, "#fff3b8", "#e0b24a")
        + circle(19, 31, 4.4, fill=INK, stroke="none")
        + circle(76, 31, 4.4, fill=INK, stroke="none")
        + circle(17, 29, 1.5, fill="#fff", stroke="none")
        + circle(74, 29, 1.5, fill="#fff", stroke="none")
        + path("M10 14C14 8 26 8 32 15M70 15C76 8 88 9 92 16", fill="none", stroke_width=4)
        + line("M24 14C30 11 40 10.500 52 10.500", "#f7a48c", 3)
        + path(
            "M80-38C78-46 88-48 86-56M90-34C90-40 96-42 95-48",
            fill="none",
            stroke="#fffaf0",
            stroke_width=4,
            opacity=0.8,
        )
    )
    body = shoulders("#4a6f8c", "#33506a", 54, 36) + neck(TAN, 14)
    bib = (
        solid("M-26 82L-24 52C-12 56 10 56 22 52L26 82Z", RED, RED_DARK, (-4, -2))
        + rod("M-23 54L-30 38M21 54L27 38", RED, 7, 4.4)
        + circle(-21, 57, 3.4, fill="#f0c36a", stroke_width=2)
        + circle(19, 57, 3.4, fill="#f0c36a", stroke_width=2)
    )
    face = (
        head(skull(33, 24, -46, 26), TAN, 31)
        + brows("#a9a196", -19, 13, -1, 8, 5)
        + eyes(-9, 13, 5, (2.4, 0.4), "#4f7a8c")
        + lids(TAN, -9, 13, 5, 0.3)
        + cheeks(4, 21)
        + nose("bulb", TAN, 3)
        + path(
            "M0 5C-5 1-14 2-19 8C-24 14-27 19-32 17C-30 25-20 27-12 23C-7 21-3 18 0 14C3 18 7 21 12 23C20 27 30 25 32 17C27 19 24 14 19 8C14 2 5 1 0 5Z",
            fill="#d8d0c2",
            stroke_width=2.6,
        )
        + mark("M-22 17Q-14 18-7 11M22 17Q14 18 7 11", 1.6)
        + line("M-17 10Q-12 6-6 7M8 7Q12 6 16 9", "#fffaf0", 2)
    )
    cap = (
        path("M-34-24C-38-14-36-8-31-6L-29-20ZM34-24C38-14 36-8 31-6L29-20Z", fill="#a9a196")
        + solid("M-38-26C-44-46-26-62 0-62S44-46 38-26C20-34-20-34-38-26Z", "#8a6a44", "#5c4226")
        + path("M-44-24C-30-36 24-38 42-27C48-22 44-19 38-20C18-27-14-27-36-17C-46-14-50-19-44-24Z", fill="#6d5032")
        + mark("M-10-60C-12-50-12-42-11-34M14-60C18-50 18-42 17-35", 1.8)
        + line("M-32-42C-27-51-16-56-6-57", "#b8966a", 3)
    )
    return back + inked(moved(18, 14, tractor, scale=0.8), moved(-36, 4, body, bib, face, cap, turn=7))


def seed_keeper() -> str:
    drawers = rect(-96, -72, 192, 144, 0, fill="#a8703c") + "".join(
        rect(
            -94 + 32 * i,
            -70 + 29 * j,
            30,
            27,
            3,
            fill=("#c28a4e", "#b87f45", "#cc9659")[(i * 2 + j) % 3],
            stroke="#5a3a1e",
            stroke_width=2,
        )
        + ellipse(-79 + 32 * i, -54 + 29 * j, 4, 3.4, fill="#f0c36a", stroke="#5a3a1e", stroke_width=1.6)
        for i in range(6)
        for j in range(5)
    )
    back = drawers + glow(0, -14, 84, "#ffe7a8", 0.7)
    bun = (
        sprout(-12, -60, 1.05, -24)
        + sprout(14, -60, 1, 22, "#9cc65a")
        + sprout(0, -64, 1.35, 2)
        + solid("M-22-44C-28-60-12-70 0-69C14-69 27-59 22-44Z", "#f4efe4", "#c9c0b2", (-5, -3))
        + mark("M-12-48C-12-56-4-62 4-62M2-48C4-54 10-58 15-57", 1.8)
    )
    hair = solid(
        "M-38 6C-46-30-28-52 0-52S46-30 38 6C34-8 30-18 22-26C8-22-10-22-22-27C-30-18-34-8-38 6Z",
        "#f4efe4",
        "#c9c0b2",
        (-4, -2),
    ) + mark("M-14-48C-22-42-28-34-30-24M10-49C20-45 27-36 30-26", 1.6)
    vest = (
        shoulders("#f0dcb4", "#c9ab78", 58, 36)
        + neck(ROSY, 10)
        + solid("M-50 82C-52 58-42 46-24 40L-10 82ZM50 82C52 58 42 46 24 40L10 82Z", RED, RED_DARK, (-4, -2))
    )
    pockets = "".join(
        sprout(x - 4, 58, 0.9, -14, "#9cc65a")
        + sprout(x + 5, 57, 0.8, 16)
        + path(f"M{x - 12} 57H{x + 12}V74C{x + 8} 78 {x - 8} 78 {x - 12} 74Z", fill="#a8321f", stroke_width=2.4)
        + mark(f"M{x - 12} 62H{x + 12}", 1.6)
        for x in (-32, 33)
    )
    face = (
        head(skull(30, 20, -42, 28), ROSY, 28)
        + shut(-9, 13, 6, -3.5)
        + brows("#e6ddcc", -25, 13, 2, 6, 3)
        + circle(-13, -8, 11, fill="#dff2f4", fill_opacity=0.4, stroke_width=3)
        + circle(13, -8, 11, fill="#dff2f4", fill_opacity=0.4, stroke_width=3)
        + mark("M-2-10Q0-12 2-10M-24-9L-31-11M24-9L31-11", 2.6)
        + line("M-19-12Q-17-16-13-16M7-12Q9-16 13-16", "#fff", 2.2)
        + cheeks(7, 20, "#e2604f", 6, 0.6)
        + nose("button", ROSY, 5)
        + mouth("smile", 16)
        + mark("M-24 14Q-22 18-19 20M24 14Q22 18 19 20", 1.4)
    )
    hand = moved(
        68,
        32,
        sleeve("M-14 52C-8 40-2 30 0 18", "#f0dcb4", "#c9ab78", 16),
        pinch(0, 4, ROSY, 6, 1.1),
        solid(
            "M2-12C-14-12-22-26-16-38C-10-50 6-48 6-40C6-34-2-34-2-28C-2-24 4-24 8-28C14-34 22-28 18-20C15-14 9-12 2-12Z",
            "#9a4f8a",
            "#5c2a54",
            (-3, -3),
        ),
        flat(
            "M-14-30C-10-32-8-28-11-26ZM-10-20C-6-22-4-18-7-16ZM-6-40C-2-42 0-38-3-36ZM8-20C12-22 14-18 11-16Z",
            "#e8b8dc",
        ),
    )
    return back + inked(moved(-6, 10, bun, vest, pockets, face, hair, scale=0.9), hand)


def chair() -> str:
    fields = (
        air("#f2b65a", "#fbe6b0", 20)
        + rays(0, -10, "#fff4c8", 14, 0.4, 0)
        + flat("M-96 26C-60 12-20 18 0 24C30 16 70 12 96 24V74H-96Z", "#8fae4a")
    )
    houses = inked(
        "".join(
            path(
                f"M{x - 12 * s} {y}V{y - 12 * s}L{x} {y - 22 * s}L{x + 12 * s} {y - 12 * s}V{y}Z",
                fill="#f3e2c0",
                stroke_width=2.2,
            )
            + path(f"M{x - 15 * s} {y - 11 * s}L{x} {y - 24 * s}L{x + 15 * s} {y - 11 * s}Z", fill=c, stroke_width=2.2)
            for x, y, s, c in ((-78, 22, 1, "#c2412f"), (80, 20, 1.1, "#a8552f"))
        )
    )
    hen = (
        path("M22-66C30-72 34-80 32-84C26-84 20-78 16-72Z", fill="#8a4a22")
        + solid(
            "M-24-66C-26-54-16-46 0-46S26-52 26-66C20-62 14-64 10-68C2-62-6-62-10-72C-12-80-24-82-26-73C-27-70-25-68-24-66Z",
            "#c9743a",
            "#8f4a1e",
            (-3, -3),
        )
        + path("M-25-78C-28-84-24-86-22-82C-22-88-17-88-17-82C-14-86-11-82-14-78Z", fill="#d8382a", stroke_width=2)
        + path("M-27-74L-35-71L-27-69Z", fill="#f2bc3b", stroke_width=2)
        + path("M-27-68C-30-64-27-61-25-64Z", fill="#d8382a", stroke_width=1.8)
        + circle(-20, -74, 2, fill=INK, stroke="none")
        + path("M-4-62C2-64 12-62 16-58C10-52-2-53-4-62Z", fill="#e39a58", stroke_width=2)
    )
    body = shoulders("#e8d0a0", "#b8986a", 66, 38) + neck(BROWN, 16)
    scarf = path("M-20 36C-10 46 10 46 20 36L24 44C12 56-12 56-24 44Z", fill=RED) + path(
        "M-4 50L-12 66L0 60L10 68L5 50Z", fill=RED_DARK
    )
    face = (
        head(skull(35, 26, -48, 26), BROWN, 33)
        + path(
            "M-35-8C-34 6-36 14-30 24C-24 36-10 42 0 42S24 36 30 24C36 14 34 6 35-8C31-2 29 4 26 8C16 2-16 2-26 8C-29 4-31-2-35-8Z",
            fill="#3a2a22",
        )
        + line("M-28 20C-24 30-14 36-4 37M-18 12L-21 18M18 12L21 18", "#6d5444", 2.4)
        + shut(-11, 14, 6.5, -5)
        + brows("#3a2a22", -24, 14, 0, 8, 4.6)
        + cheeks(0, 22, "#d8542f", 6, 0.5)
        + nose("bulb", BROWN, 1)
        + moved(0, 0, mouth("laugh", 15), scale=1)
        + line("M-20-38C-14-43-6-45 0-45", "#d89a6c", 3.4)
    )
    crate = (
        "".join(
            circle(x, y, r, fill=c)
            for x, y, r, c in (
                (-16, -18, 9, "#d8382a"),
                (2, -22, 9, "#e8883a"),
                (18, -18, 9, "#8fb04a"),
                (-6, -14, 8, "#8fb04a"),
                (10, -13, 8, "#d8382a"),
            )
        )
        + path("M-28-12H30L27 22H-25Z", fill="#c9924e")
        + line("M-26-1H28M-25 11H27", "#7d5226", 2.6)
        + line("M-25-8H26", "#ecc48a", 2.4)
    )
    left = moved(
        -56,
        56,
        sleeve("M8 34C-4 30-14 24-20 14", "#e8d0a0", "#b8986a", 17),
        moved(-2, 2, crate, turn=-5),
        fist(-24, 12, BROWN, 60),
    )
    sack = (
        solid(
            "M-18 34C-26 14-20-4-10-14C-14-20-12-26-6-24C-2-28 4-28 6-24C12-26 14-20 10-14C22-4 28 14 20 34Z",
            "#dcc39a",
            "#a98a5c",
            (-4, -2),
        )
        + mark("M-10-14H10", 3)
        + leaf(0, 16, 0, 0.9, "#b88a3a")
    )
    right = moved(
        62, 40, sack, sleeve("M-12 48C4 44 14 36 16 22", "#e8d0a0", "#b8986a", 17), fist(18, 20, BROWN, -40, flip=True)
    )
    return fields + houses + inked(moved(0, 8, body, scarf, face, moved(2, 4, hen, scale=0.92)), left, right)
