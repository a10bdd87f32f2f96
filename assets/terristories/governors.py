# ruff: noqa: E501 - the outlines of drawings are long
"""The three governors.

K04  builds squares       hair like a belfry, a pebble that is a town hall to her
K05  mediates             at peace between two robots that sulk
K06  counts the peas      a grey fringe, pince-nez, a pea in her tweezers
"""

from assets.build.hand import circle, moved, path
from assets.terristories.faces import (
    BROWN,
    FAIR,
    ROSY,
    brows,
    cheeks,
    eyes,
    fist,
    head,
    lids,
    mouth,
    neck,
    nose,
    shoulders,
    shut,
    skull,
    sleeve,
)
from assets.terristories.parts import at, drawn
from assets.terristories.views import air, ball, flat, glow, inked, line, mark, rod, solid

BLUE, BLUE_DARK = "#3a74b8", "#1f477c"


def builder() -> str:
    plan = "M-96-40H96M-96-8H96M-96 24H96M-96 56H96M-80-72V72M-48-72V72M-16-72V72M16-72V72M48-72V72M80-72V72"
    town = "M-92 60V6H-76V-8L-68-20-60-8V6H-50V60M50 60V-2H62V-30L70-44 78-30V-2H92V60M-86 18H-80M-72 18H-66M56 10H62M74 10H80M84 10H88"
    back = (
        air("#2f5f98", "#5f94c4") + line(plan, "#8fb8dc", 1.2, opacity=0.5) + line(town, "#d9ecf4", 2.6, opacity=0.85)
    )
    tower = (
        solid("M-17-36V-58L-20-60L0-76L20-60L17-58V-36Z", "#5a3524", "#3a1f16", (-4, -2))
        + flat("M-12-60L0-70L12-60Z", "#7a4c34")
        + drawn("#f6e8c4 o 0 -53 7.5\n!2 M0-53V-58M0-53L4-51")
        + rod("M-21-60H21", "#f0c36a", 3, 4)
    )
    hair = solid(
        "M-30 10C-38-30-24-48 0-48S38-30 30 10C28-4 26-14 20-22C8-30-8-30-20-22C-26-14-28-4-30 10Z",
        "#5a3524",
        "#3a1f16",
        (-4, -2),
    )
    coat = (
        shoulders(BLUE, BLUE_DARK, 50, 38)
        + neck(FAIR, 8, 18)
        + drawn("""
        #f4efe0 M-12 30L-26 44-6 62 0 50 6 62 26 44 12 30 0 42Z
        gold o 0 68 3.4
    """)
        + solid("M-14 26L-30 36L-24 52L-8 40ZM14 26L30 36L24 52L8 40Z", BLUE, BLUE_DARK, (-2, -2))
    )
    face = (
        head(skull(24, 13, -42, 32, -8), FAIR, 0)
        + eyes(-8, 10, 5.4, (2.6, 1.6), "#3a6a9a")
        + brows("#5a3524", -22, 11, -1, 6, 3)
        + cheeks(6, 15, "#e8705a", 4.6, 0.5)
        + nose("long", FAIR, 5)
        + mouth("smile", 19)
        + drawn("gold o -25 8 3\ngold o 25 8 3", 2)
    )
    pebble = solid(
        "M-24 10C-30-6-18-20 0-21C18-22 30-8 25 8C20 22-18 24-24 10Z", "#b9b0a4", "#837a70", (-4, -4)
    ) + drawn(
        """
            cream b -13 -8 26 20 0
            #c2392b M-17-8L0-20 17-8Z
            #5f3c20 M-4 12V2C-4-2 4-2 4 2V12Z
            ~#5f3c20 b -11 -3 4 6 .5; b 7 -3 4 6 .5
            !1.6 M0-20V-31
            gold M0-31L11-28 0-24Z
        """,
        1.8,
    )
    hand = moved(
        58,
        34,
        sleeve("M6 52C6 42 4 34 2 24", BLUE, BLUE_DARK, 16),
        moved(-2, -18, pebble),
        drawn(f"""
        {FAIR[0]} M-14 22C-24 14-30 4-26-4C-22-6-18 0-14 4C-4 8 8 8 16 4C20 0 24-6 28-4C30 6 24 16 14 22Z
        !1.8 M-14 4L-8 10M14 4L10 10
    """),
    )
    return back + glow(56, 10, 50, "#fff6d0", 0.8) + inked(moved(-22, 12, hair, coat, face, tower, hair_front()), hand)


def hair_front() -> str:
    """Parted in the middle, drawn up to the tower."""
    return solid(
        "M-27-8C-29-34-16-46 0-46S29-34 27-8C24-20 14-30 0-36C-14-30-24-20-27-8Z", "#6d4430", "#3a1f16", (-3, -1)
    ) + mark("M0-44V-36", 1.6)


def robot(fill: str, dark: str, kind: str) -> str:
    """One of two who are not on speaking terms; its middle on 0,0."""
    if kind == "round":
        return (
            solid("M-30 60C-32 30-24 22 0 22S32 30 30 60Z", fill, dark, (-4, -3))
            + rod("M0-24V-36", "#8d8a84", 3)
            + ball(0, -40, 5, "#e2503a", "#9a2a1c")
            + ball(0, -2, 25, fill, dark)
            + drawn("""
                #22303c M-18-6C-18-14 18-14 18-6C18 6-18 6-18-6Z
                ~#7fe0e8 o -8 -4 4; o 8 -4 4
                !3 M-15-12L-3-8M15-12L3-8
                !2.6 M-7 13Q0 8 7 13
            """)
            + line("M-18-14C-15-20-9-23-3-24", "#fff", 2.4)
        )
    return (
        solid("M-28 60V30C-28 26-26 24-22 24H22C26 24 28 26 28 30V60Z", fill, dark, (-4, -3))
        + rod("M-12-20L-18-34M12-20L18-34", "#8d8a84", 2.4, 4)
        + drawn("gold o -18 -36 4\ngold o 18 -36 4")
        + solid("M-24-20H24V20H-24Z", fill, dark, (-4, -3))
        + drawn("""
            white o -10 -4 7
            white o 10 -4 7
            ~ink o -13 -3 3; o 7 -3 3
            !3 M-18-13L-5-9M18-13L5-9
            !2.6 M-9 13H9M-5 10V16M0 10V16M5 10V16
        """)
    )


def mediator() -> str:
    dome = flat("M-96 74V20C-70-70 70-70 96 20V74Z", "#cfe8ea", opacity=0.75) + line(
        "M-92 24C-66-62 66-62 92 24M-96 4C-40-8 40-8 96 4M-60-34C-30-40 30-40 60-34M0-44V30M-34-40C-48-10-52 10-54 40M34-40C48-10 52 10 54 40",
        "#7fa8b8",
        2.4,
    )
    back = air("#5f8fb8", "#e8e4cc") + dome + glow(0, -16, 64, "#fff6d8", 0.9)
    body = (
        shoulders("#f0e6d0", "#c4b48c", 48, 38)
        + neck(BROWN, 11)
        + path("M-14 36L22 84L44 84L14 38Z", fill=BLUE)
        + line("M-6 40L28 84", "#8fb8e0", 2.4)
        + drawn("gold o 20 64 5")
    )
    face = (
        head(skull(27, 16, -44, 30), BROWN, 26)
        + solid(
            "M-28-10C-34-40-18-52 0-52S34-40 28-10C26-22 22-30 12-34C-2-26-16-28-22-30C-26-24-27-16-28-10Z",
            "#2f2622",
            "#1a1412",
            (-3, -2),
        )
        + line("M-16-44C-10-48-2-49 4-49", "#6a5a50", 2.6)
        + shut(-9, 11, 5.6, 3.6)
        + brows("#2f2622", -21, 11, 1.4, 6.4, 3.4)
        + cheeks(4, 17, "#d2542f", 5, 0.45)
        + nose("long", BROWN, 3)
        + mouth("smile", 15)
        + path("M-7 24C-6 34 6 34 7 24C4 27-4 27-7 24Z", fill="#2f2622", stroke_width=2)
        + drawn("gold M0-33L3-30 0-27-3-30Z", 1.4)
    )
    left = at(-62, 20, robot("#e58a3a", "#a8551c", "square"), turn=-6)
    right = at(63, 20, robot("#9db4bc", "#647e88", "round"), turn=6)
    return back + inked(left, right, moved(0, 4, body, face), arms_out())


def arms_out() -> str:
    """One round either neighbour."""
    return "".join(
        at(
            s * 30,
            58,
            sleeve("M0 24C-4 10-10 2-20-2", "#f0e6d0", "#c4b48c", 15),
            drawn(
                f"{BROWN[0]} M-16-8C-24-14-38-12-46-6C-49-2-46 2-42 0C-46 4-42 8-38 5C-40 10-34 12-31 8C-26 12-18 8-14 4Z\n!1.6 M-42 0L-34-1M-38 5L-32 3",
                2.6,
            ),
            flip=s > 0,
        )
        for s in (-1, 1)
    )


def quartermaster() -> str:
    shelf = drawn("""
        #8a6a4c b -100 -76 200 152 0
        ~#74563c b -100 -40 200 8 0; b -100 8 200 8 0
        -#b8966c/2 M-100-40H100M-100 8H100
    """)
    jars = "".join(
        at(x, y, drawn(f"{c} b -10 -24 20 24 4\n#e8d8b0 b -8 -29 16 6 1.5\n-white/2 M-6-18V-8", 2.2))
        for x, y, c in (
            (-84, -41, "#a8c060"),
            (-60, -41, "#e0a048"),
            (-84, 7, "#d8704a"),
            (-60, 7, "#a8c060"),
            (62, -41, "#d8704a"),
            (84, -41, "#9a6aa0"),
            (84, 7, "#e0a048"),
            (62, 7, "#6aa8a8"),
        )
    )
    body = (
        solid("M-56 84C-58 54-46 44-26 40L0 46L26 40C46 44 58 54 56 84Z", "#3f6aa4", "#254a7c", (-7, -3))
        + neck(ROSY, 13, 18)
        + drawn("""
        #284e84 M-15 34L-26 42-4 60 0 48 4 60 26 42 15 34 0 44Z
        gold o -5 66 3
        gold o 5 66 3
        gold M-52 52L-36 45-32 50-49 58Z
    """)
    )
    face = (
        head(skull(32, 27, -40, 28, -6), ROSY, 0)
        + eyes(-6, 13, 5, (3, 2.4), "#4a5a6a")
        + lids(ROSY, -6, 13, 5, 0.42)
        + brows("#8d8a90", -17, 13, 2.8, 7, 4)
        + drawn(
            "!4.6 o -13 -5 9.5; o 13 -5 9.5\n-#e0b24a/2.6 o -13 -5 9.5; o 13 -5 9.5; M-4-7Q0-10 4-7\n-#e0b24a/1.6 M22-2C30 8 30 20 26 40",
            2,
        )
        + cheeks(8, 21, "#e0604a", 5, 0.45)
        + nose("hook", ROSY, 4)
        + mouth("stern", 17)
        + mark("M-18 13Q-17 17-14 19M18 13Q17 17 14 19", 1.5)
    )
    bob = (
        solid(
            "M-35 26C-48 20-46-50 0-52S48 20 35 26C32 16 33 0 32-12L-32-12C-33 0-32 16-35 26Z",
            "#a9a6ac",
            "#77747c",
            (-5, -2),
        )
        + solid("M-34-14C-36-42-20-52 0-52S36-42 34-14Z", "#b9b6bc", "#8a878e", (-4, -2))
        + mark("M-20-14V-26M-8-14V-28M6-14V-28M19-14V-26", 1.6)
        + line("M-24-38C-16-46-6-48 2-48", "#e8e6ea", 3)
    )
    hand = moved(
        62,
        40,
        sleeve("M8 42C10 30 8 20 2 10", "#3f6aa4", "#254a7c", 16),
        rod("M-2-4L-22-32M6-8L-19-33", "#d8dcde", 2.6, 3.8),
        fist(2, 2, ROSY, -32, 1, True),
        ball(-25, -37, 8.5, "#8fc04a", "#5a8a2a"),
        circle(-28, -40, 2, fill="#fff", stroke="none"),
    )
    peas = drawn("oak b -100 62 200 16 0") + "".join(
        ball(x, 60, 6, "#8fc04a", "#5a8a2a") for x in (-88, -74, -60, -46, -32)
    )
    return shelf + inked(jars) + glow(-6, -20, 70, "#ffe9b8", 0.5) + inked(moved(-14, 2, body, face, bob), hand, peas)
