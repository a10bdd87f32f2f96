# ruff: noqa: E501 - the outlines of drawings are long
"""The three entrepreneurs.

K07  makes everything     red hair on end, goggles, a propeller, a spanner
K08  lends to the country a hat with a feather, pearls; her safe has a horn
K09  repents              a welder's mask pushed up, a sprout in what he took apart
"""

from assets.build.hand import INK, circle, moved, path
from assets.terristories.faces import (
    DARK,
    FAIR,
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
    skull,
    sleeve,
)
from assets.terristories.parts import at, drawn, polar, polygon, rays, stars
from assets.terristories.views import air, flat, glow, inked, line, mark, rod, solid

YELLOW, YELLOW_DARK = "#f0bc40", "#b5801c"


def cog(x: float, y: float, r: float, fill: str, teeth: int = 9) -> str:
    """A wheel with teeth."""
    outline = polygon(
        polar(360 / teeth * (i + k), r * far, x, y)
        for i in range(teeth)
        for k, far in ((0.0, 0.8), (0.14, 1), (0.4, 1), (0.54, 0.8))
    )
    return drawn(f"{fill} {outline}\n!2 o {x} {y} {r * 0.5:g}\n#4a3a2c o {x} {y} {r * 0.22:g}")


def maker() -> str:
    back = (
        air("#d8862c", "#fbe08c")
        + rays(0, -6, "#fff3b8", 16, 0.4, 4)
        + inked(cog(-74, 30, 30, "#b8733a"), cog(-50, -48, 20, "#d9a04a", 8), cog(84, -34, 24, "#c98a4a"))
    )
    hair = solid(
        "M-34 4L-52-2L-42-14L-60-28L-42-32L-52-52L-32-48L-30-70L-12-56L0-76L12-56L30-70L32-48L52-52L42-32L60-28L42-14L52-2L34 4Z",
        "#e2622a",
        "#a83a18",
        (-4, -3),
    )
    body = (
        shoulders("#f4efe0", "#c9b890", 54, 37)
        + neck(FAIR, 11)
        + drawn(
            """
        #d8432b M-50 62L-42 48-34 45-40 80H-50ZM-20 42L-14 42-18 80H-26ZM14 42L20 42 26 80H18ZM34 45L42 48 50 62V80H40Z
    """,
            1.6,
        )
        + solid("M-24 84V56H24V84Z", YELLOW, YELLOW_DARK, (-4, -3))
        + rod("M-20 56L-30 38M20 56L30 38", YELLOW, 7, 4.4)
        + drawn("#b9c6cc o -19 60 3\n#b9c6cc o 19 60 3\n#d9932a b -12 64 24 14 2", 2)
    )
    face = (
        head(skull(30, 20, -42, 29), FAIR, 28)
        + eyes(-6, 12, 6.6, (0.6, -0.6), "#3a8a6a")
        + brows("#c24a1c", -19, 12, -2.4, 7, 4)
        + cheeks(7, 20, "#e8604a", 5.4, 0.6)
        + "".join(
            circle(x, y, 1.2, fill="#c2703a", stroke="none")
            for x, y in ((-20, 3), (-15, 6), (-22, 8), (20, 3), (15, 6), (22, 8))
        )
        + nose("button", FAIR, 4)
        + mouth("grin", 15)
        + flat("M-2.500 14H2V18.500H-2.500Z", "#7a1f1c")
    )
    fringe = solid(
        "M-32-6C-38-28-28-44-18-46L-14-34L-4-48L2-34L14-47L18-34C26-40 36-24 32-6C30-14 28-20 24-24L16-18L10-28L2-19L-6-28L-12-18L-22-26C-28-20-30-14-32-6Z",
        "#e2622a",
        "#a83a18",
        (-2, -2),
    )
    goggles = rod("M-36-32C-20-38 20-38 36-32", "#6d4a2c", 7) + "".join(
        circle(x, -36, 12.5, fill="#c9a04a")
        + circle(x, -36, 8, fill="#7cc8d0", stroke_width=2.4)
        + line(f"M{x - 4} -38Q{x - 3} -41 {x} -41", "#fff", 2.4)
        for x in (-14, 14)
    )
    spanner = moved(
        0,
        0,
        rod("M0 30V-22", "#b9c6cc", 8),
        drawn(
            "#b9c6cc M-6-20C-18-24-20-40-9-46V-34L0-29 9-34V-46C20-40 18-24 6-20Z\n-white/2 M-13-30C-14-36-12-39-11-40"
        ),
        turn=18,
    )
    hand = moved(
        64, 34, spanner, sleeve("M4 48C8 36 6 26 2 16", "#f4efe0", "#c9b890", 16), fist(0, 6, FAIR, 14, 1, True)
    )
    whirl = at(
        -66,
        40,
        rod("M0 40V0", "#8a5a2c", 4),
        drawn("""
        #d8432b M0-2C-10-14-30-12-34-6C-30 2-10 2 0 2Z
        #7cc8d0 M0-2C10-14 30-12 34-6C30 2 10 2 0 2Z
        gold o 0 -1 5
        -white/2 M-26-18C-14-24 14-24 26-18M-20 10C-10 14 10 14 20 10
    """),
        turn=-8,
    )
    hand2 = moved(-64, 66, fist(0, 0, FAIR, -6, 0.95))
    return back + inked(moved(0, 6, hair, body, face, fringe, goggles), hand, whirl, hand2)


def banker() -> str:
    back = (
        air("#8fc0c4", "#f8e8b8", 40)
        + flat("M-96 34C-50 22 40 24 96 36V76H-96Z", "#c3c468")
        + drawn("~#d8c08a M-96 60C-40 44 20 48 96 62V80H-96Z\n-white/1.6 M-90 66C-40 52 20 54 90 68")
        + "".join(
            at(x, y, drawn("#6f9a48 o 0 -16 13 12\n=oak/3 M0 0V-8", 2), s=s)
            for x, y, s in ((-84, 34, 0.8), (-66, 32, 0.6), (90, 38, 0.7))
        )
    )
    safe = drawn("""
        #3f5560 b -34 -42 70 74 7
        #5f7c88 b -29 -37 58 62 4
        #4a6470 b -22 -30 44 48 3
        brass o 0 -6 13
        !2 o 0 -6 7; M0-13V1M-7-6H7
        brass b -33 -24 6 10 1; b -33 6 6 10 1
        -white/2.4 M-25-32H10
        #2f2a26 o -22 36 13
        #2f2a26 o 22 36 13
        brass o -22 36 5
        brass o 22 36 5
    """) + drawn("""
        =brass/5 M10-46C10-60-6-62-8-54C-8-46 16-48 22-56
        brass M16-54C22-66 34-74 42-74C44-68 40-52 26-48C20-48 16-50 16-54Z
        ~#5f3c20 M36-71C41-75 44-72 43-67C41-62 36-58 34-60C32-63 33-68 36-71Z
        #b8283a o 8 -44 8 7
    """)
    body = (
        solid("M-56 84C-60 54-48 42-26 38C-10 48 10 48 26 38C48 42 60 54 56 84Z", YELLOW, YELLOW_DARK, (-8, -3))
        + neck(FAIR, 12)
        + drawn("""
        #f4efe0 M-30 36C-40 40-44 50-36 54C-38 62-26 66-20 60C-14 68-2 66 0 60C2 66 14 68 20 60C26 66 38 62 36 54C44 50 40 40 30 36C22 46-22 46-30 36Z
        !1.4 M-30 48L-27 54M-14 54L-12 60M14 54L12 60M30 48L27 54
    """)
        + "".join(
            circle(x, y, 4.2, fill="#fffaf0", stroke_width=1.8)
            for x, y in ((-18, 36), (-10, 41), (0, 43), (10, 41), (18, 36))
        )
    )
    face = (
        solid("M-34 20C-46-10-38-44 0-46S46-10 34 20C26 30-26 30-34 20Z", "#7a2f3a", "#4f1a24", (-5, -2))
        + head(skull(31, 24, -40, 28, -4), FAIR, 0)
        + eyes(-6, 13, 5.4, (1.8, 0), "#6a4a9a")
        + lids(FAIR, -6, 13, 5.4, 0.46)
        + line("M-19-9.500Q-13-13-7-9.500M7-9.500Q13-13 19-9.500", "#8a6ab0", 3)
        + mark("M-20-8L-23-11M20-8L23-11", 2)
        + brows("#5f2430", -21, 13, -1.6, 6.4, 2.6)
        + cheeks(8, 20, "#e8506a", 6, 0.55)
        + nose("button", FAIR, 4)
        + mouth("lips", 16)
        + circle(11, 10, 1.6, fill=INK, stroke="none")
    )
    curls = solid(
        "M-32-4C-42-24-22-38-4-34C6-38 36-34 33-4C29-14 22-22 8-22C-4-14-24-18-32-4Z", "#8f3a46", "#4f1a24", (-3, -2)
    )
    hat = (
        solid("M-28-30C-34-54-14-62 4-60C24-60 34-48 30-30Z", "#b5801c", "#7a5410", (-4, -2))
        + solid(
            "M-54-20C-48-38-20-38 0-36C22-38 50-40 56-24C46-30 24-28 0-27C-24-26-42-26-54-20Z",
            YELLOW,
            YELLOW_DARK,
            (-2, -2),
        )
        + path("M-30-38C-12-44 14-44 31-38V-31C14-36-12-36-30-31Z", fill="#7a2f3a", stroke_width=2.2)
        + path("M24-36C34-56 50-70 66-66C64-54 48-38 30-33C28-32 24-33 24-36Z", fill="#e8705c")
        + mark("M28-36C38-48 48-56 60-62M38-47L38-56M46-54L55-52", 1.6)
    )
    hand = moved(14, 54, sleeve("M-24 30C-14 26-6 20-2 10", YELLOW, YELLOW_DARK, 17), fist(2, 4, FAIR, 24, 0.95, True))
    return back + inked(at(51, 26, safe, s=0.9), moved(-38, 8, body, face, curls, hat), hand)


def engineer() -> str:
    machine = drawn("""
        #6d7480 b 30 -34 70 110 6
        #566068 b 40 -22 50 40 4
        ~#2f2a30 b 44 -18 42 32 2
        -#e58a32/3 M52-14C56-6 48 0 54 12M66-16C60-4 74 0 68 14
        brass o 44 34 4
        brass o 58 34 4
        =#566068/6 M48-34V-56H70V-76
        -white/2 M34-28H60
    """)
    back = air("#3f3058", "#e8935a") + stars(7, 12, -20) + glow(-10, -10, 74, "#ffd58a", 0.6) + machine
    bolts = "".join(
        at(x, y, drawn("#b9c6cc M-6-3L-3-8H3L6-3 3 2H-3Z\n!1.4 o 0 -3 2.2", 2), turn=t)
        for x, y, t in ((-84, -30, 20), (-72, -56, -30), (-88, 8, 50))
    )
    body = (
        shoulders("#8a9a6a", "#5c6a44", 52, 37)
        + neck(DARK, 11)
        + solid("M-24 84V54H22V84Z", YELLOW, YELLOW_DARK, (-4, -3))
        + rod("M-20 54L-28 39M19 54L28 39", YELLOW, 7, 4.4)
        + drawn("#b9c6cc o -19 58 3\n#b9c6cc o 18 58 3", 2)
    )
    face = (
        head(skull(29, 19, -40, 30), DARK, 27)
        + eyes(-8, 12, 5.8, (1.6, 3), "#3a2416")
        + lids(DARK, -8, 12, 5.8, 0.34)
        + brows("#241a16", -20, 12, -3.4, 6.6, 3.6)
        + cheeks(6, 19, "#c2412f", 5, 0.4)
        + nose("bulb", DARK, 3)
        + mouth("smirk", 16)
        + flat("M-12 28C-6 34 6 34 12 28C8 26-8 26-12 28Z", "#3a241a")
        + flat("M-24 0L-14 4L-15 8L-25 5Z", "#2f2a2a", opacity=0.5)
    )
    twists = "".join(
        solid(
            f"M{x - 6} {y}C{x - 9} {y + 10} {x - 7} {y + 20} {x} {y + 22}C{x + 7} {y + 20} {x + 9} {y + 10} {x + 6} {y}Z",
            "#3a2a24",
            "#1f1512",
            (-2, -1),
        )
        for x, y in ((-34, -22), (34, -22), (-36, -8), (36, -8))
    )
    mask = (
        rod("M-31-24C-20-30 20-30 31-24", "#4a3a30", 6)
        + solid("M-32-26C-36-52-24-72 0-73S36-52 32-26C20-34-20-34-32-26Z", "#566068", "#343c44", (-5, -3))
        + drawn("#2a4a3a b -20 -56 40 15 4\n~#7fc08a b -17 -53 34 9 2\n-white/2.4 M-12-50L-5-46")
        + line("M-26-46C-23-58-15-66-5-68", "#a9b6bc", 2.6)
    )
    gadget = (
        solid("M-22 26C-26 4-18-8 0-8S26 4 22 26C12 32-12 32-22 26Z", "#e58a3a", "#a8551c", (-4, -3))
        + drawn("""
            cream o -8 8 6
            ~ink o -8 8 2.6
            !2 M4 4L13 13M13 4L4 13
            !2.4 M-8 20Q0 24 9 20
            =#7f8a90/3 M18-4C26-10 22-18 30-20M-18-4C-26-8-24-16-30-16
        """)
        + moved(
            0,
            -8,
            rod("M0 2V-16", "#5d8a38", 3, 4),
            drawn(
                """
            #8fc05a M0-14C-16-12-20-24-22-28C-8-30-2-24 0-14Z
            #a9d46a M0-12C14-12 20-22 20-28C8-28 2-22 0-12Z
        """,
                2.4,
            ),
        )
    )
    hands = moved(0, 0, sleeve("M-30 84C-24 74-16 68-8 62", "#8a9a6a", "#5c6a44", 15)) + moved(
        0,
        0,
        drawn(
            f"{DARK[0]} M-10 50C-8 42 2 46 4 54C14 60 36 60 46 54C48 46 58 42 60 50C60 62 44 72 25 72S-10 62-10 50Z\n!1.8 M4 54L10 60M46 54L40 60"
        ),
    )
    return back + inked(
        bolts, moved(-20, 6, twists, body, face, mask), at(0, 0, moved(28, 38, gadget), moved(3, 2, hands))
    )
