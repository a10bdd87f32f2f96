# ruff: noqa: E501 - the outlines of drawings are long
"""The three ecologists.

K10  knows every moss     red braids with leaves, one eye large behind her glass
K11  tastes the soil      long, with a pith helmet, a spoon at his tongue
K12  walks the marshes    an oilskin hood, boots round her neck, a heron
"""

from assets.build.hand import INK, circle, ellipse, moved, path
from assets.terristories.faces import (
    DARK,
    FAIR,
    brows,
    cheeks,
    eye,
    eyes,
    fist,
    head,
    lids,
    mouth,
    neck,
    nose,
    shoulders,
    skull,
    sleeve,
)
from assets.terristories.farmers import leaf
from assets.terristories.parts import PEN
from assets.terristories.views import air, flat, glow, inked, line, mark, rod, solid

GREEN, GREEN_DARK = "#4c9a76", "#2c6a50"


def botanist() -> str:
    fern = "".join(
        f"M0 {-8 * i}C{s * 6} {-8 * i - 2} {s * (15 - i)} {-8 * i - 5} {s * (18 - 1.6 * i)} {-8 * i - 10}"
        for i in range(1, 9)
        for s in (-1, 1)
    )

    def frond(x: float, y: float, turn: float, scale: float, colour: str) -> str:
        return moved(
            x,
            y,
            path("M0 4V-74", stroke=colour, stroke_width=4, **PEN),
            path(fern, stroke=colour, stroke_width=4.6, **PEN),
            turn=turn,
            scale=scale,
        )

    back = (
        air("#bcd8a4", "#5f8f5a", 74)
        + glow(-30, -40, 80, "#fdf6c4", 0.8)
        + "".join(
            frond(*it)
            for it in (
                (-84, 76, -8, 1.5, "#3f6f46"),
                (-52, 80, 10, 1.3, "#4f8250"),
                (84, 78, 8, 1.6, "#3a6844"),
                (50, 84, -6, 1.2, "#4f8250"),
                (-70, 84, 24, 1, "#6a9a54"),
            )
        )
    )
    hair = solid("M-36 30C-50-10-42-52 0-54S50-10 36 30Z", "#c9562a", "#8f3418", (-6, -2))
    braids = "".join(
        "".join(
            solid(
                f"M{s * 34 - 8} {y}C{s * 34 - 12} {y + 8} {s * 34 - 6} {y + 15} {s * 34} {y + 16}C{s * 34 + 8} {y + 15} {s * 34 + 12} {y + 8} {s * 34 + 8} {y}C{s * 34 + 4} {y - 5} {s * 34 - 4} {y - 5} {s * 34 - 8} {y}Z",
                "#d9673a",
                "#9a3d1c",
                (-3, -2),
            )
            for y in (18, 31, 44)
        )
        + path(f"M{s * 34 - 7} 58H{s * 34 + 7}L{s * 34 + 8} 78H{s * 34 - 8}Z", fill="#c9562a")
        + path(f"M{s * 34 - 8} 55H{s * 34 + 8}V62H{s * 34 - 8}Z", fill="#8fc05a", stroke_width=2)
        for s in (-1, 1)
    )
    body = (
        shoulders(GREEN, GREEN_DARK, 54, 37)
        + neck(FAIR, 9)
        + path("M-20 36L0 56L20 36L26 44L4 70H-4L-26 44Z", fill="#cfe3b4")
    )
    face = (
        head(skull(31, 17, -44, 29), FAIR, 0)
        + eye(-15, -8, 6.4, (2, 1), "#4f8a3a")
        + brows("#a8451f", -21, 12, 2.5, 7, 3.4)
        + cheeks(7, 18, "#e8704f", 5.4, 0.55)
        + "".join(
            circle(x, y, 1.1, fill="#b8603a", stroke="none")
            for x, y in ((-20, 2), (-16, 4), (-22, 6), (-12, 2), (-6, 3))
        )
        + nose("point", FAIR, 4)
        + mouth("o", 17)
    )
    fringe = solid(
        "M-33-4C-38-38-18-52 2-51C24-50 38-34 33-2C30-14 26-22 18-29C14-22-2-20-12-27C-22-24-30-16-33-4Z",
        "#d9673a",
        "#9a3d1c",
        (-3, -2),
    ) + mark("M-10-46C-16-40-18-34-17-27M10-47C16-42 19-36 18-29", 1.8)
    crown = (
        leaf(-20, -40, -40, 0.9)
        + leaf(-8, -46, -16, 1, "#9cc65a")
        + leaf(7, -47, 14, 1)
        + leaf(20, -41, 38, 0.9, "#9cc65a")
    )
    glass = (
        circle(14, -7, 18, fill="#e4f6f0", stroke="none")
        + eye(14, -7, 12, (1, 1), "#5f9a44")
        + circle(14, -7, 18, fill="none", stroke_width=9)
        + circle(14, -7, 18, fill="none", stroke="#e0b24a", stroke_width=4.6)
        + path("M1-11C3-17 7-20 12-20", fill="none", stroke="#fff", stroke_width=3)
        + rod("M27 8L44 32", "#8a5a2c", 7)
    )
    hand = moved(46, 44, sleeve("M6 40C10 30 8 20 4 8", GREEN, GREEN_DARK, 15), fist(2, 0, FAIR, -30, 0.95, True))
    return back + inked(moved(-4, 2, hair, body, face, fringe, crown, braids, glass, hand))


def soil_inspector() -> str:
    layers = "".join(
        flat(f"M-96 {y}C-60 {y - 8} -30 {y + 8} 0 {y}S60 {y - 8} 96 {y + 4}V80H-96Z", c)
        for y, c in ((-26, "#7a5230"), (-4, "#94643a"), (22, "#5f4030"), (46, "#a8763f"))
    )
    pebbles = "".join(
        ellipse(x, y, r, r * 0.7, fill=c, stroke=INK, stroke_width=1.8)
        for x, y, r, c in (
            (-76, 6, 6, "#c9b08a"),
            (-62, 34, 8, "#b89a74"),
            (-84, 56, 6, "#d8c096"),
            (78, -12, 6, "#c9b08a"),
            (84, 30, 8, "#b89a74"),
            (66, 56, 6, "#d8c096"),
            (-56, -10, 4, "#e0cda4"),
        )
    )
    roots = "M-84-34C-82-24-88-18-84-8M-84-24L-78-16M58-34C60-22 54-14 58-4M58-20L64-12"
    back = (
        air("#a9d0d4", "#e8efc8", -20)
        + layers
        + path("M-96-26C-60-34-30-18 0-26S60-34 96-22", stroke="#6f9a3e", stroke_width=7, **PEN)
        + path(roots, stroke="#d8b88a", stroke_width=2.4, **PEN)
        + pebbles
    )
    body = (
        shoulders("#5f8a5c", "#3c6242", 46, 40)
        + neck(FAIR, 9, 20)
        + path("M-16 40L0 52L16 40L20 47L0 66L-20 47Z", fill="#f3e6c8")
    )
    body += path("M-5 54L5 54L7 80H-7Z", fill="#8a5a2c", stroke_width=2.2)
    face = (
        head(skull(25, 15, -46, 37, -8), FAIR, 23, -4)
        + eye(-10, -13, 6.4, (1, -3.4), "#6d5a3a")
        + eye(11, -13, 6.4, (-1, -3.4), "#6d5a3a")
        + brows("#7a4a24", -28, 11, 3, 7, 3.4)
        + circle(11, -12, 10.5, fill="#e4f6f0", fill_opacity=0.35, stroke="none")
        + circle(11, -12, 10.5, fill="none", stroke_width=5.4)
        + circle(11, -12, 10.5, fill="none", stroke="#f0c36a", stroke_width=2.2)
        + line("M19-4C24 6 24 20 22 40", "#f0c36a", 1.6)
        + nose("long", FAIR, 8)
        + path("M-11 20C-6 17 6 17 11 20C8 26-6 26-11 20Z", fill="#7a1f1c", stroke_width=2.2)
        + path("M-7 22C-8 31-4 35 0 35S6 31 5 22Z", fill="#e2705c", stroke_width=2.2)
        + path(
            "M-1 16C-8 13-14 14-17 18C-12 19-6 19-1 17C4 19 10 19 16 18C12 14 6 13-1 16Z",
            fill="#7a4a24",
            stroke_width=2,
        )
    )
    helmet = (
        solid("M-26-34C-28-58-14-70 0-70S28-58 26-34Z", "#f0dfb4", "#c4a468", (-5, -2))
        + path("M-44-30C-36-42 36-42 44-30C48-24 40-22 34-25C14-32-14-32-34-25C-40-22-48-24-44-30Z", fill="#f6e8c4")
        + path("M-26-40C-10-46 10-46 26-40V-34C10-40-10-40-26-34Z", fill=GREEN, stroke_width=2.2)
        + circle(0, -70, 3.4, fill="#c4a468", stroke_width=2)
        + mark("M0-66V-46M-14-62C-18-56-19-50-18-44M14-62C18-56 19-50 18-44", 1.5)
    )
    spoon = moved(
        0,
        0,
        rod("M-10 37L-46 58", "#c9ccd0", 3.6, 4),
        path("M2 30C6 36-2 42-10 41C-16 40-16 34-11 31C-7 28-1 27 2 30Z", fill="#c9ccd0", stroke_width=2.4),
        path("M0 31C-1 25-5 22-9 26C-13 25-15 31-11 33Z", fill="#4a2c1a", stroke_width=2),
        sleeve("M-70 84C-66 76-60 70-54 66", "#5f8a5c", "#3c6242", 15),
        fist(-48, 60, FAIR, 40, 0.9),
    )
    tubes = "".join(
        path(f"M{x} 40H{x + 13}V72H{x}Z", fill="#e4f6f0", stroke_width=2.2)
        + flat(f"M{x + 1.5} {y}H{x + 11.5}V72H{x + 1.5}Z", c)
        + line(f"M{x + 3.5} 44V68", "#fff", 2)
        for x, y, c in ((42, 54, "#8a4a22"), (58, 50, "#d99a3a"), (74, 57, "#3c2a22"))
    ) + path("M38 60H91V66H38Z", fill="#b07a42", stroke_width=2.2)
    return back + inked(moved(-2, 4, body, face, helmet, spoon), tubes)


def marsh_warden() -> str:
    reeds = "".join(
        path(f"M{x} 76C{x + 1} 40 {x + b} 10 {x + b} {-h}", stroke="#3f6a4a", stroke_width=4, **PEN)
        + path(f"M{x + b} {-h + 4}V{-h - 16}", stroke="#6d4422", stroke_width=8, **PEN)
        for x, b, h in ((-88, 3, 22), (-74, 5, 4), (-60, -3, 30), (84, -3, 14), (66, 4, -2))
    )
    water = flat("M-96 30H96V74H-96Z", "#4f8f94") + path(
        "M-96 40q12-5 24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0M-90 54q12-5 24 0t24 0t24 0t24 0t24 0t24 0t24 0",
        stroke="#a4d4c8",
        stroke_width=2.6,
        **PEN,
    )
    back = air("#e8a878", "#f6dcae", 34) + circle(-34, -34, 17, fill="#fff0c4", opacity=0.9) + water + reeds
    heron = (
        rod("M66 44V76M76 44L78 76", "#8a6a44", 2.6, 3.6)
        + solid("M50 36C50 18 64 10 78 14C92 20 96 36 94 50C80 56 58 54 50 36Z", "#9db4bc", "#68828c", (-4, -3))
        + path("M78 22C88 26 96 40 96 52C86 52 76 44 72 32Z", fill="#5f7884", stroke_width=2.2)
        + rod("M60 26C50 12 70 0 60-16C58-22 60-28 66-30", "#dfe8e6", 8, 5)
        + path("M58-36C64-40 74-38 76-32C77-27 70-24 64-25C58-26 55-33 58-36Z", fill="#eef2ee")
        + path("M58-34L30-27L60-27Z", fill="#f2bc3b")
        + path("M66-38C74-42 84-40 90-34C82-34 76-34 72-32Z", fill="#33424a", stroke_width=2)
        + circle(65, -32, 2.1, fill=INK, stroke="none")
    )
    hood = solid(
        "M-44 40C-54-14-46-60-2-62C42-62 52-14 42 40C20 50-20 50-44 40Z", "#e0b83a", "#a87d1e", (-6, -2)
    ) + line("M-38-20C-34-42-22-53-8-55", "#fbe48c", 3.6)
    body = solid("M-64 84C-66 54-46 42-22 38L0 46L22 38C46 42 66 54 64 84Z", GREEN, GREEN_DARK, (-8, -2))
    hole = path("M-31 22C-40-12-30-46 0-46S40-12 31 22C22 40-22 40-31 22Z", fill="#4a3418")
    face = (
        solid(skull(27, 18, -38, 30), DARK[0], DARK[1], (-5, -2))
        + path(
            "M-28-16C-30-36-14-42 0-41C16-42 30-36 28-16C24-22 22-26 17-28C14-25 8-25 5-29C1-25-5-25-8-28C-12-24-18-26-20-26C-24-24-26-20-28-16Z",
            fill="#2b2320",
        )
        + eyes(-9, 11, 5.6, (1.6, -0.4), "#3a2416")
        + lids(DARK, -9, 11, 5.6, 0.28)
        + brows("#2b2320", -19, 11, 0.5, 7, 3)
        + nose("button", DARK, 4)
        + mouth("grin", 15)
        + cheeks(6, 17, "#c2412f", 5, 0.45)
    )

    def boot(x: float, y: float, turn: float) -> str:
        return moved(
            x,
            y,
            solid("M-10-22H11L12 4C20 6 26 10 25 18H-12C-13 4-12-8-10-22Z", "#b5532f", "#7a3018", (-3, -2)),
            path("M-13 16H27V22H-13Z", fill="#c9a24a", stroke_width=2.2),
            path("M-11-23H12V-17H-11Z", fill="#c9a24a", stroke_width=2.2),
            line("M-6-12L-6 8", "#e89a74", 2.4),
            flat("M2 8L9 8L8 14L3 14Z", "#6d4a2a"),
            turn=turn,
        )

    laces = rod("M-16 30C-26 32-32 34-36 36M14 30C24 32 30 34 34 36", "#f3e2c0", 2, 3)
    boots = laces + boot(-36, 56, 6) + f'<g transform="translate(34 56) scale(-1 1)">{boot(0, 0, 6)}</g>'
    return back + inked(heron, moved(-18, -3, hood, hole, body, face, boots, scale=0.87))
